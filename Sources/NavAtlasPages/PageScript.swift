/// What the page does. All that it shows is set as text, never as markup; its state is in the URL's fragment.
enum PageScript {
    static let javaScript = #"""
        "use strict";
        (() => {
          const data = JSON.parse(document.getElementById("data").textContent);
          const byName = new Map(data.nodes.map((node, index) => [node.id, index]));
          const $ = id => document.getElementById(id);
          const svg = document.querySelector("#view svg");
          const part = id => id && svg ? svg.querySelector("#" + CSS.escape(id)) : null;
          document.body.classList.add("scripted");
          document.querySelectorAll(".script").forEach(element => { if (element.id !== "details") element.hidden = false; });

          // The state, from and to the fragment.
          const state = { node: "", from: "", to: "", show: "" };
          const readState = () => {
            const given = new URLSearchParams(location.hash.slice(1));
            for (const key of Object.keys(state)) state[key] = given.get(key) ?? "";
          };
          const writeState = changes => {
            Object.assign(state, changes);
            const kept = new URLSearchParams();
            for (const [key, value] of Object.entries(state)) if (value) kept.set(key, value);
            history.replaceState(null, "", "#" + kept.toString());
            show();
          };

          // Ways.
          const walkedFrom = index => data.edges.filter(edge => edge.isWalked && edge.from === index);
          const shortest = (starts, goal) => {
            const came = new Map(starts.map(start => [start, null]));
            const queue = [...starts];
            while (queue.length) {
              const node = queue.shift();
              if (node === goal) {
                const way = [];
                for (let at = goal; came.get(at); at = came.get(at).from) way.unshift(came.get(at));
                return way;
              }
              for (const edge of walkedFrom(node)) if (!came.has(edge.to)) { came.set(edge.to, edge); queue.push(edge.to); }
            }
            return null;
          };
          const reached = (start, forward) => {
            const seen = new Set(start);
            const queue = [...start];
            while (queue.length) {
              const node = queue.shift();
              for (const edge of data.edges) {
                if (!edge.isWalked || (forward ? edge.from : edge.to) !== node) continue;
                const next = forward ? edge.to : edge.from;
                if (!seen.has(next)) { seen.add(next); queue.push(next); }
              }
            }
            return seen;
          };
          const entries = data.nodes.flatMap((node, index) => node.isEntry ? [index] : []);

          // Elements, always from text.
          const make = (name, text, ...children) => {
            const element = document.createElement(name);
            if (text) element.textContent = text;
            element.append(...children);
            return element;
          };
          const link = index => {
            const element = make("a", data.nodes[index].id);
            element.href = "#" + new URLSearchParams({ node: data.nodes[index].id });
            return element;
          };
          const step = edge => {
            const how = (edge.shown ? edge.shown + ", " : "") + edge.name;
            const item = make("li", "", link(edge.from), " → ", link(edge.to), " (" + how + ") ");
            for (const place of edge.places) item.append(make("code", place), " ");
            return item;
          };
          const list = (title, items) => items.length ? [make("h3", title), make("ul", "", ...items)] : [];

          const describe = index => {
            const node = data.nodes[index];
            const way = shortest(entries, index);
            return [
              make("h2", node.id),
              make("p", [node.kind, node.reach, node.module].filter(Boolean).join(", ")),
              ...(node.place ? [make("p", "", make("code", node.place))] : []),
              ...list("Findings", node.findings.map(text => make("li", text))),
              ...(way ? list("Shortest way from where the app starts", way.map(step)) : []),
              ...list("Deep links", node.links.map(text => make("li", text))),
              ...list("Ways in", data.edges.filter(edge => edge.to === index).map(step)),
              ...list("Ways out", data.edges.filter(edge => edge.from === index).map(step)),
            ];
          };

          const isShown = node => {
            switch (state.show) {
              case "": return true;
              case "findings": return node.findings.length > 0;
              case "unreachable": return node.reach === "unreachable";
              case "linked": return node.links.length > 0;
              default: {
                const word = state.show.replace(/^shown:/, "");
                const index = byName.get(node.id);
                return data.edges.some(edge => edge.to === index && edge.shown === word);
              }
            }
          };

          const show = () => {
            for (const id of ["from", "to", "show"]) $(id).value = state[id];
            svg?.querySelectorAll(".chosen, .onway, .dim").forEach(element => element.classList.remove("chosen", "onway", "dim"));
            data.nodes.forEach(node => part(node.element)?.classList.toggle("dim", !isShown(node)));
            const content = [];
            if (byName.has(state.to)) {
              const starts = byName.has(state.from) ? [byName.get(state.from)] : entries;
              const goal = byName.get(state.to);
              const way = shortest(starts, goal);
              const forward = reached(starts, true);
              const between = [...reached([goal], false)].filter(index => forward.has(index));
              for (const index of between) part(data.nodes[index].element)?.classList.add("onway");
              for (const edge of way ?? []) part(edge.element)?.classList.add("onway");
              const title = "From " + (state.from || "where the app starts") + " to " + state.to;
              content.push(make("h2", title), make("p", way
                ? way.length + " steps; " + between.length + " screens and coordinators lie on some way" : "There is no way."));
              content.push(...list("Shortest way", (way ?? []).map(step)));
            }
            if (byName.has(state.node)) {
              const index = byName.get(state.node);
              part(data.nodes[index].element)?.classList.add("chosen");
              content.push(...describe(index));
              centre(part(data.nodes[index].element));
            }
            $("details").replaceChildren(...content);
            $("details").hidden = content.length === 0;
          };

          // Moving and zooming, by the drawing's own coordinates.
          const whole = svg ? svg.viewBox.baseVal : null;
          const full = whole ? { x: whole.x, y: whole.y, width: whole.width, height: whole.height } : null;
          let box = full ? { ...full } : null;
          const apply = () => svg?.setAttribute("viewBox", [box.x, box.y, box.width, box.height].join(" "));
          const zoom = (factor, x = .5, y = .5) => {
            const width = Math.min(Math.max(box.width * factor, full.width / 60), full.width * 2);
            const scale = width / box.width;
            box = { x: box.x + box.width * x * (1 - scale), y: box.y + box.height * y * (1 - scale), width, height: box.height * scale };
            apply();
          };
          const move = (x, y) => { box.x += box.width * x; box.y += box.height * y; apply(); };
          const centre = element => {
            if (!element || !box) return;
            const at = element.getBBox();
            const matrix = element.ownerSVGElement.getCTM().inverse().multiply(element.getCTM());
            const point = new DOMPoint(at.x + at.width / 2, at.y + at.height / 2).matrixTransform(matrix);
            if (point.x < box.x || point.y < box.y || point.x > box.x + box.width || point.y > box.y + box.height) {
              box.x = point.x - box.width / 2; box.y = point.y - box.height / 2;
              apply();
            }
          };
          if (svg) {
            svg.removeAttribute("width"); svg.removeAttribute("height");
            svg.setAttribute("preserveAspectRatio", "xMidYMid meet");
            const view = $("view");
            // As high as the map is at the page's width, and no higher than most of the window.
            view.style.height = "min(70vh, " + Math.max(260, view.clientWidth * full.height / full.width + 24) + "px)";
            view.addEventListener("wheel", event => {
              event.preventDefault();
              const place = svg.getBoundingClientRect();
              zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, (event.clientX - place.left) / place.width, (event.clientY - place.top) / place.height);
            }, { passive: false });
            const fingers = new Map();
            view.addEventListener("pointerdown", event => { fingers.set(event.pointerId, event); view.classList.add("moving"); });
            view.addEventListener("pointermove", event => {
              const last = fingers.get(event.pointerId);
              if (!last) return;
              const place = svg.getBoundingClientRect();
              if (fingers.size === 1) move((last.clientX - event.clientX) / place.width, (last.clientY - event.clientY) / place.height);
              if (fingers.size === 2) {
                const other = [...fingers.values()].find(finger => finger.pointerId !== event.pointerId);
                const gap = finger => Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY) || 1;
                zoom(gap(last) / gap(event));
              }
              fingers.set(event.pointerId, event);
            });
            for (const name of ["pointerup", "pointercancel", "pointerleave"])
              view.addEventListener(name, event => { fingers.delete(event.pointerId); view.classList.remove("moving"); });
            view.addEventListener("keydown", event => {
              const keys = { ArrowLeft: [-.1, 0], ArrowRight: [.1, 0], ArrowUp: [0, -.1], ArrowDown: [0, .1] };
              if (keys[event.key]) move(...keys[event.key]);
              else if (event.key === "+" || event.key === "=") zoom(1 / 1.25);
              else if (event.key === "-") zoom(1.25);
              else if (event.key === "0") { box = { ...full }; apply(); }
              else return;
              event.preventDefault();
            });
            $("in").addEventListener("click", () => zoom(1 / 1.25));
            $("out").addEventListener("click", () => zoom(1.25));
            $("fit").addEventListener("click", () => { box = { ...full }; apply(); });
            data.nodes.forEach(node => part(node.element)?.addEventListener("click", () => writeState({ node: node.id })));
          }

          $("tools").addEventListener("submit", event => event.preventDefault());
          const find = () => {
            const word = $("find").value.toLowerCase();
            const hit = data.nodes.find(node => node.id.toLowerCase() === word)
              ?? (word ? data.nodes.find(node => node.id.toLowerCase().includes(word)) : undefined);
            if (hit) writeState({ node: hit.id });
          };
          $("find").addEventListener("change", find);
          for (const id of ["from", "to", "show"]) $(id).addEventListener("change", () => writeState({ [id]: $(id).value }));
          addEventListener("hashchange", () => { readState(); show(); });
          readState();
          show();
        })();
        """#
}
