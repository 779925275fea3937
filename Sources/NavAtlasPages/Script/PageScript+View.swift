extension PageScript {
    /// Moving the map and changing its size, by a transform of the whole drawing: while it moves, nothing is laid out or
    /// drawn again.
    static let view = #"""
        const view = $("view");
        const size = svg ? { width: svg.viewBox.baseVal.width || 1, height: svg.viewBox.baseVal.height || 1 } : null;
        const place = { x: 0, y: 0, scale: 1 };
        const readable = 0.75, legible = 0.6;
        let frame = 0, rest = 0, wasMoved = false;

        // The buttons lie on the lowest strip, where nothing that matters is to be hidden.
        const strip = 60;
        const wholeScale = () => Math.min(view.clientWidth / size.width, (view.clientHeight - strip) / size.height);
        const limits = () => {
          const fit = wholeScale();
          return { least: Math.min(fit, 1) * 0.8, most: 4 };
        };
        const draw = () => {
          frame = 0;
          svg.style.transform = "translate(" + place.x + "px," + place.y + "px) scale(" + place.scale + ")";
        };
        // When it comes to rest, the drawing is made sharp at its size, and the place goes into the fragment. It has a
        // layer of its own, which keeps the size at which it was made: so that is made anew where the size has changed.
        let sharpScale = 0;
        const settle = () => {
          view.classList.remove("moving");
          showNames();
          if (sharpScale !== place.scale) {
            sharpScale = place.scale;
            view.classList.add("sharpening");
            requestAnimationFrame(() => requestAnimationFrame(() => view.classList.remove("sharpening")));
          }
          if (!wasMoved) return;
          const centre = toDrawing(view.clientWidth / 2, view.clientHeight / 2);
          state.at = [centre.x.toFixed(0), centre.y.toFixed(0), place.scale.toFixed(3)].join(",");
          writeState(false);
        };
        // From far away only coordinators are named, in letters that can be read, as far as there is room.
        const names = document.createElementNS("http://www.w3.org/2000/svg", "g");
        names.setAttribute("id", "names");
        names.setAttribute("aria-hidden", "true");
        svg?.append(names);
        let namesScale = 0;
        // What is named: with filters, what they let through; else coordinators, the largest first.
        const named = () => {
          if (activeFilters().length) {
            const isPassing = passing();
            return nodeElements.flatMap((element, node) => element && isPassing[node] ? [{ text: "● " + nameOf(node), box: boxOf(element) }] : []);
          }
          const area = ({ box }) => (box.right - box.left) * (box.bottom - box.top);
          return frames.map(({ element, node }) => ({ text: nameOf(node).replace(/(?<=.)Coordinator$/, ""), box: boxOf(element) }))
            .sort((one, other) => area(other) - area(one));
        };
        const showNames = (scale = place.scale, far = 0.45) => {
          const isFar = scale < far;
          if (isFar && namesScale === scale) return;
          namesScale = isFar ? scale : 0;
          svg.classList.toggle("far", isFar);
          // Lines stay as thick as they can be seen; where a screen is a dot, only its frame is shown.
          svg.style.setProperty("--thin", (isFar ? 0.7 / scale : 0) + "px");
          svg.classList.toggle("tiny", scale < 0.12 && frames.length > 0);
          if (!isFar) return names.replaceChildren();
          const taken = [];
          const letters = 13 / scale;
          names.replaceChildren(...named().flatMap(({ text, box }) => {
            const own = { left: box.left, right: box.left + text.length * letters * 0.62, top: box.top, bottom: box.top + letters * 1.25 };
            if (taken.some(one => one.left < own.right && own.left < one.right && one.top < own.bottom && own.top < one.bottom)) return [];
            taken.push(own);
            const element = document.createElementNS(svg.namespaceURI, "text");
            for (const [key, value] of [["x", box.left], ["y", box.top + letters], ["font-size", letters]]) element.setAttribute(key, value);
            element.textContent = text;
            return [element];
          }));
        };
        let isFirst = false;
        const changed = isByHand => {
          isFirst = false;
          // Some of the drawing always stays in sight.
          const [width, height] = [size.width * place.scale, size.height * place.scale];
          place.x = Math.min(Math.max(place.x, 60 - width), view.clientWidth - 60);
          place.y = Math.min(Math.max(place.y, 60 - height), view.clientHeight - 60);
          wasMoved = isByHand;
          view.classList.add("moving");
          if (!frame) frame = requestAnimationFrame(draw);
          clearTimeout(rest);
          rest = setTimeout(settle, 200);
        };
        const toDrawing = (x, y) => ({ x: (x - place.x) / place.scale, y: (y - place.y) / place.scale });
        const move = (x, y) => { place.x += x; place.y += y; changed(true); };
        const zoom = (factor, x = view.clientWidth / 2, y = view.clientHeight / 2) => {
          const { least, most } = limits();
          const scale = Math.min(Math.max(place.scale * factor, least), most);
          place.x = x - (x - place.x) * scale / place.scale;
          place.y = y - (y - place.y) * scale / place.scale;
          place.scale = scale;
          changed(true);
        };
        const lookAt = (x, y, scale) => {
          const { least, most } = limits();
          place.scale = Math.min(Math.max(scale, least), most);
          place.x = view.clientWidth / 2 - x * place.scale;
          place.y = view.clientHeight / 2 - y * place.scale;
          changed(false);
        };
        // The same in what is clear of the buttons, and without more of the ground beyond the drawing's edges than need be.
        const lookAtClear = (x, y, scale) => {
          const inside = (at, whole, room) => room >= whole ? whole / 2 : Math.min(Math.max(at, room / 2 - 20 / scale), whole - room / 2 + 20 / scale);
          lookAt(inside(x, size.width, view.clientWidth / scale), inside(y, size.height, (view.clientHeight - strip) / scale) + strip / 2 / scale, scale);
        };
        const showWhole = () => lookAtClear(size.width / 2, size.height / 2, wholeScale() * 0.97);

        // The boxes of elements, in the drawing's own points. They never change.
        const boxes = new Map(), matrices = new Map();
        const matrixOf = parent => {
          if (!matrices.has(parent)) matrices.set(parent, svg.getCTM()?.inverse().multiply(parent.getCTM()) ?? new DOMMatrix());
          return matrices.get(parent);
        };
        const boxOf = element => {
          if (boxes.has(element)) return boxes.get(element);
          const own = element.getBBox(), matrix = matrixOf(element.parentElement);
          const [one, other] = [[own.x, own.y], [own.x + own.width, own.y + own.height]].map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix));
          const box = { left: Math.min(one.x, other.x), top: Math.min(one.y, other.y), right: Math.max(one.x, other.x), bottom: Math.max(one.y, other.y) };
          boxes.set(element, box);
          return box;
        };
        // Shows all these elements, not larger than they are. Where that would make them smaller than `least`, the first.
        // Nothing moves where those that matter are in sight already.
        const bringIntoView = (elements, least = readable, mattering = undefined) => {
          const shown = elements.filter(Boolean).map(boxOf);
          if (!shown.length) return;
          const fitOf = box => Math.min((view.clientWidth - 60) / (box.right - box.left), (view.clientHeight - 40 - strip) / (box.bottom - box.top));
          const around = boxes => boxes.reduce((one, other) => ({ left: Math.min(one.left, other.left), top: Math.min(one.top, other.top), right: Math.max(one.right, other.right), bottom: Math.max(one.bottom, other.bottom) }));
          let all = around(shown);
          if (fitOf(all) < least) all = shown[0];
          const fit = Math.min(fitOf(all), 1);
          const [from, to] = [toDrawing(0, 0), toDrawing(view.clientWidth, view.clientHeight - strip)];
          const seen = mattering ? around(mattering.filter(Boolean).map(boxOf)) : all;
          const isInSight = seen.left >= from.x && seen.top >= from.y && seen.right <= to.x && seen.bottom <= to.y;
          if (isInSight && place.scale >= Math.min(legible, fit)) return;
          const scale = Math.min(Math.max(place.scale, readable), fit);
          lookAtClear((all.left + all.right) / 2, (all.top + all.bottom) / 2, scale);
        };

        // A line is thin: what is a few pixels beside it is meant for it, too.
        const lineNear = (x, y) => {
          for (const [aside, along] of [[0, 0], [0, -3], [0, 3], [-3, 0], [3, 0], [0, -6], [0, 6], [-6, 0], [6, 0]]) {
            const line = document.elementFromPoint(x + aside, y + along)?.closest("[data-edges]");
            if (line) return line;
          }
          return null;
        };

        const startView = () => {
          svg.removeAttribute("width"); svg.removeAttribute("height");
          svg.style.width = size.width + "px";
          svg.style.height = size.height + "px";
          const fingers = new Map();
          let travelled = 0;
          view.addEventListener("wheel", event => {
            event.preventDefault();
            const box = view.getBoundingClientRect();
            const pixels = event.deltaY * [1, 16, 400][event.deltaMode];
            zoom(Math.exp(-Math.max(-200, Math.min(200, pixels)) * (event.ctrlKey ? 0.01 : 0.0018)), event.clientX - box.left, event.clientY - box.top);
          }, { passive: false });
          view.addEventListener("pointerdown", event => {
            if (event.pointerType === "mouse" && event.button !== 0) return;
            if (!fingers.size) travelled = 0;
            fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
          });
          view.addEventListener("pointermove", event => {
            const last = fingers.get(event.pointerId);
            if (!last) return;
            const now = { x: event.clientX, y: event.clientY };
            travelled += Math.hypot(now.x - last.x, now.y - last.y);
            if (travelled < 4) return;
            // Only now, so that a click still goes to what was pressed.
            if (!view.hasPointerCapture(event.pointerId)) view.setPointerCapture(event.pointerId);
            view.classList.add("held");
            if (fingers.size === 1) move(now.x - last.x, now.y - last.y);
            if (fingers.size === 2) {
              const [, other] = [...fingers].find(([id]) => id !== event.pointerId);
              const box = view.getBoundingClientRect();
              const gap = finger => Math.hypot(finger.x - other.x, finger.y - other.y) || 1;
              move((now.x - last.x) / 2, (now.y - last.y) / 2);
              zoom(gap(now) / gap(last), (now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top);
            }
            fingers.set(event.pointerId, now);
          });
          for (const name of ["pointerup", "pointercancel"])
            view.addEventListener(name, event => { fingers.delete(event.pointerId); view.classList.toggle("held", fingers.size > 0); });
          view.addEventListener("click", event => {
            if (travelled >= 4) return;
            const line = event.target.closest("[data-node]") ? null : lineNear(event.clientX, event.clientY);
            if (line) return choose({ line: lineKey(edges[line.dataset.edges.split(" ")[0]]) }, true);
            const element = event.target.closest("[data-node], [data-frame]");
            if (!element) return;
            const at = element.dataset.node ?? element.dataset.frame;
            current = Number(at);
            choose({ node: nodes[at].name }, true);
          });
          $("larger").addEventListener("click", () => zoom(1.4));
          $("smaller").addEventListener("click", () => zoom(1 / 1.4));
          $("whole").addEventListener("click", () => { state.at = ""; showWhole(); writeState(false); });
          // On paper, which shows the whole, smaller letters can be read.
          addEventListener("beforeprint", () => showNames(Math.min(700 / size.width, 900 / size.height), 0.35));
          addEventListener("afterprint", () => showNames());
          // In a window of another size, what was in the middle stays there; what nobody has moved yet is fitted anew.
          let seen = { width: view.clientWidth, height: view.clientHeight };
          new ResizeObserver(() => {
            const now = { width: view.clientWidth, height: view.clientHeight };
            if (now.width === seen.width && now.height === seen.height) return;
            const { x, y } = toDrawing(seen.width / 2, (seen.height - strip) / 2);
            place.x += (now.width - seen.width) / 2;
            place.y += (now.height - seen.height) / 2;
            seen = now;
            if (isFirst && !keys.some(key => state[key])) showFirst();
            else if (wasMoved || state.at) changed(false);
            else lookAtClear(x, y, place.scale);
          }).observe(view);
        };
        // Where the map is looked at first: the whole of it where it can be read so, or where its parts can be named, and
        // there are some; else where the app starts.
        const showFirst = () => { lookFirst(); isFirst = true; };
        const lookFirst = () => {
          const numbers = state.at.split(",").map(Number);
          if (numbers.length === 3 && numbers.every(Number.isFinite)) {
            const inside = (number, most) => Math.min(Math.max(number, 0), most);
            return lookAt(inside(numbers[0], size.width), inside(numbers[1], size.height), numbers[2]);
          }
          const fit = wholeScale();
          showWhole();
          const start = nodeElements[entries[0]];
          const areNamed = fit >= 0.04 && frames.length >= 8;
          if (fit >= legible || areNamed || !start) return;
          // Along each side the whole where it fits, else from where the app starts on.
          const box = boxOf(start);
          const [width, height] = [view.clientWidth / readable, (view.clientHeight - strip) / readable];
          const x = (box.left < width * 0.8 ? 0 : box.left - width / 3) + width / 2;
          const y = (box.top < height * 0.8 ? 0 : box.top - height / 3) + height / 2;
          lookAtClear(x, y, readable);
        };
        """#
}
