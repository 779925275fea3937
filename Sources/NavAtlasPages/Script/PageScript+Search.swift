extension PageScript {
    /// The search field with its list, as the WAI-ARIA Authoring Practices describe a combobox.
    static let search = #"""
        const find = $("find"), hits = $("hits");
        let found = [], active = -1;
        // What begins with the words comes first, then what a word in it begins with, then what has it anywhere.
        const rank = (text, words) => {
          const at = text.toLowerCase().indexOf(words);
          if (at < 0) return -1;
          if (at === 0) return 0;
          return text[at] !== text[at].toLowerCase() || /[^\p{L}\p{N}]/u.test(text[at - 1]) ? 1 : 2;
        };
        const search = words => {
          if (!words) return [];
          return nodes.flatMap((node, place) => {
            const link = (node.links ?? []).find(link => rank(link, words) >= 0);
            const own = rank(node.name, words);
            return own >= 0 ? [{ place, rank: own }] : link ? [{ place, rank: 3, link }] : [];
          }).sort((one, other) => one.rank - other.rank || nodes[one.place].name.length - nodes[other.place].name.length);
        };
        const activate = number => {
          active = number;
          [...hits.children].forEach((item, place) => item.setAttribute("aria-selected", String(place === active)));
          if (active >= 0) {
            find.setAttribute("aria-activedescendant", "hit-" + active);
            hits.children[active].scrollIntoView({ block: "nearest" });
          } else find.removeAttribute("aria-activedescendant");
        };
        const open = isOpen => { hits.hidden = !isOpen; find.setAttribute("aria-expanded", String(isOpen)); if (!isOpen) activate(-1); };
        const jump = hit => { open(false); find.value = ""; choose({ node: nodes[hit.place].name }); };
        const look = () => {
          const all = search(find.value.trim().toLowerCase());
          found = all.slice(0, 12);
          hits.replaceChildren(...found.map((hit, number) => make("li", { role: "option", id: "hit-" + number, "aria-selected": "false", pointerdown: event => event.preventDefault(), click: () => jump(hit) },
            nameOf(hit.place) + " ", make("small", {}, hit.link ?? nodes[hit.place].kind))));
          open(found.length > 0);
          if (find.value.trim()) say(all.length ? all.length.toLocaleString("en") + " found" + (all.length > 12 ? ", 12 shown" : "") : "Nothing is called that.");
        };
        find.addEventListener("input", look);
        find.addEventListener("blur", () => open(false));
        find.addEventListener("keydown", event => {
          if (event.key === "ArrowDown" || event.key === "ArrowUp") {
            if (hits.hidden) look();
            if (found.length) activate((active + (event.key === "ArrowDown" ? 1 : -1) + found.length + (active < 0 && event.key === "ArrowUp" ? 1 : 0)) % found.length);
          } else if (event.key === "Enter") {
            const hit = found[Math.max(active, 0)];
            if (hit && !hits.hidden) jump(hit);
          } else if (event.key === "Escape" && !hits.hidden) open(false);
          else return;
          event.preventDefault();
        });
        """#
}
