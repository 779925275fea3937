extension PageScript {
    /// The data, and elements made of text.
    static let elements = #"""
        const data = JSON.parse(document.getElementById("data").textContent);
        const { nodes, edges, findings, cycles, files, helps, sourceURL } = data;
        const placeOf = new Map(nodes.map((node, place) => [node.name, place]));
        const entries = nodes.flatMap((node, place) => node.entry ? [place] : []);
        const $ = id => document.getElementById(id);
        const nameOf = place => nodes[place].name || '""';
        const counted = (number, noun) => number.toLocaleString("en") + " " + noun + (number === 1 ? "" : "s");

        // The drawing's elements, by the places of nodes and edges. Without a drawing there are none.
        const svg = $("drawing");
        const nodeElements = nodes.map(() => null);
        const edgeElements = edges.map(() => null);
        const frames = [];
        for (const element of svg?.querySelectorAll("[data-node], [data-edges], [data-frame]") ?? []) {
          if (element.dataset.node) nodeElements[element.dataset.node] = element;
          if (element.dataset.frame) frames.push({ element, node: Number(element.dataset.frame) });
          for (const place of element.dataset.edges?.split(" ") ?? []) edgeElements[place] = element;
        }

        const make = (name, attributes = {}, ...children) => {
          const element = document.createElement(name);
          for (const [key, value] of Object.entries(attributes)) {
            if (typeof value === "function") element.addEventListener(key, value);
            else element.setAttribute(key, value);
          }
          element.append(...children);
          return element;
        };
        const button = (text, action, attributes = {}) => make("button", { type: "button", ...attributes, click: action }, text);
        const linkTo = place => {
          const element = make("a", { href: "#" + new URLSearchParams({ node: nodes[place].name }) }, nameOf(place));
          element.addEventListener("click", event => { event.preventDefault(); choose({ node: nodes[place].name }); });
          return element;
        };
        // A place in a source file: a link where the page was told where the source is.
        const source = ([file, line, column]) => {
          // A long path breaks behind its slashes.
          const text = make("code", {}, ...(files[file] + ":" + line + ":" + column).split(/(?<=\/)/).flatMap((part, place) => place ? [make("wbr"), part] : [part]));
          if (!sourceURL) return text;
          // Encoded before the file's name is put in, so that it stays a part of the path whatever it is.
          const name = files[file].split("/").map(encodeURIComponent).join("/");
          const href = sourceURL.replaceAll("{line}", line).replaceAll("{column}", column).split("{file}").join(name);
          return make("a", { href, target: "_blank", rel: "noopener" }, text);
        };
        const list = (title, items, kind = "ul") => items.length ? [make("h3", {}, title), make(kind, {}, ...items)] : [];
        // A long list is cut, and says so.
        const cut = (items, most = 100) => items.length <= most ? items
          : [...items.slice(0, most), make("li", {}, "… and " + (items.length - most).toLocaleString("en") + " more")];
        """#
}
