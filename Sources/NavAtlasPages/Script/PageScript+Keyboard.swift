extension PageScript {
    /// The map by keyboard: the map itself moves; inside, the arrows go from screen to screen.
    static let keyboard = #"""
        // The one node that Tab goes to.
        let current = entries[0] ?? nodeElements.findIndex(Boolean);
        let centres;
        const centre = number => {
          centres ??= nodeElements.map(element => {
            if (!element) return null;
            const box = boxOf(element);
            return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
          });
          return centres[number];
        };
        const makeCurrent = number => {
          nodeElements[current]?.setAttribute("tabindex", "-1");
          current = number;
          nodeElements[current]?.setAttribute("tabindex", "0");
        };
        const goTo = number => {
          makeCurrent(number);
          nodeElements[number].focus({ preventScroll: true });
          bringIntoView([nodeElements[number]]);
        };
        // The nearest node in that direction; what lies aside counts double.
        const neighbour = (x, y) => {
          const here = centre(current);
          let [best, least] = [null, Infinity];
          nodeElements.forEach((element, number) => {
            if (!element || number === current) return;
            const there = centre(number);
            const [along, aside] = [(there.x - here.x) * x + (there.y - here.y) * y, Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x)];
            const far = along + 2 * aside;
            if (along > 1 && far < least) [best, least] = [number, far];
          });
          return best;
        };
        const startKeyboard = () => {
          svg.setAttribute("role", "group");
          svg.setAttribute("aria-label", "Screens and coordinators");
          // A tooltip of the whole would hide those of its parts.
          for (const element of svg.querySelectorAll(".edge, .cluster, .node:not([data-node])")) element.setAttribute("aria-hidden", "true");
          nodeElements.forEach((element, number) => {
            if (!element) return;
            element.setAttribute("role", "button");
            element.setAttribute("tabindex", number === current ? "0" : "-1");
            element.setAttribute("aria-pressed", "false");
            element.setAttribute("aria-label", element.querySelector("title")?.textContent ?? nameOf(number));
          });
          view.addEventListener("focusin", event => {
            const element = event.target.closest("[data-node]");
            if (element && element.matches(":focus-visible")) bringIntoView([element]);
          });
          // A browser scrolls to what has the focus, but the map has a place of its own.
          view.addEventListener("scroll", () => view.scrollTo(0, 0));
          view.addEventListener("keydown", event => {
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
            const isAtNode = event.target !== view;
            if (arrow && isAtNode) {
              const next = neighbour(...arrow);
              if (next !== null) goTo(next);
            } else if (arrow) move(-arrow[0] * view.clientWidth / 8, -arrow[1] * view.clientHeight / 8);
            else if (event.key === "+" || event.key === "=") zoom(1.25);
            else if (event.key === "-") zoom(1 / 1.25);
            else if (event.key === "0") showWhole();
            else if (isAtNode && (event.key === "Enter" || event.key === " ")) choose({ node: nodes[current].name }, true);
            else if (isAtNode && event.key === "Escape") view.focus();
            else return;
            event.preventDefault();
          });
        };
        document.addEventListener("keydown", event => {
          if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea")) return;
          if (event.key === "/") { $("find").focus(); $("find").select(); }
          else if (event.key === "n") walk(1);
          else if (event.key === "p") walk(-1);
          else return;
          event.preventDefault();
        });
        """#
}
