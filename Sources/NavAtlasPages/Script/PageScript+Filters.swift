extension PageScript {
    /// Which nodes the filters let through.
    static let filters = #"""
        const reachWords = { reachable: "reachable", deepLinkOnly: "by deep link only", unknown: "perhaps reachable", unreachable: "unreachable", gone: "gone" };
        const owners = nodes.map((_, place) => new Set(into[place].filter(edge => edges[edge].kind !== "transition").map(edge => edges[edge].from)));
        const findingsAt = nodes.map(() => []);
        findings.forEach(finding => finding.nodes.forEach(place => findingsAt[place].push(finding)));

        const tests = {
          kind: (place, value) => nodes[place].kind === value,
          shown: (place, value) => into[place].some(edge => edges[edge].shown === value),
          in: (place, value) => nodes[place].name === value || owners[place].has(placeOf.get(value)),
          module: (place, value) => nodes[place].module === value,
          about: (place, value) => findingsAt[place].some(finding => value === "any" || finding.rule === value),
          reach: (place, value) => value === "linked" ? Boolean(nodes[place].links) : nodes[place].reach === value,
          fate: (place, value) => value === "any" ? Boolean(nodes[place].fate) || [...into[place], ...outOf[place]].some(edge => edges[edge].fate)
            : nodes[place].fate === value || [...into[place], ...outOf[place]].some(edge => edges[edge].fate === value),
        };
        const activeFilters = () => filterKeys.filter(key => state[key]);
        const passing = () => {
          const active = activeFilters();
          return nodes.map((_, place) => active.every(key => tests[key](place, state[key])));
        };

        const fill = (id, first, options) => {
          const element = $(id);
          if (!element) return;
          element.append(make("option", { value: "" }, first));
          for (const [value, text] of options) element.append(make("option", { value }, text));
          element.disabled = options.length === 0;
          // A filter that would filter nothing is not there.
          if (filterKeys.includes(id)) element.closest(".field").hidden = element.disabled;
        };
        const distinct = values => [...new Set(values)].filter(value => value !== undefined && value !== "").sort();
        const fillFilters = () => {
          const names = nodes.map(node => [node.name, node.name || '""']);
          fill("from", entries.length ? "where the app starts" : "choose …", names);
          fill("to", "choose …", names);
          fill("kind", "any", distinct(nodes.map(node => node.kind)).map(kind => [kind, kind]));
          fill("shown", "any", distinct(edges.map(edge => edge.shown)).map(shown => [shown, shown]));
          fill("in", "any", distinct(owners.flatMap(set => [...set]).map(place => nodes[place].name)).map(name => [name, name]));
          fill("module", "any", distinct(nodes.map(node => node.module)).map(module => [module, module]));
          fill("about", "any or none", findings.length ? [["any", "with a finding"], ...distinct(findings.map(finding => finding.rule)).map(rule => [rule, rule])] : []);
          fill("reach", "any", [...distinct(nodes.map(node => node.reach)).map(reach => [reach, reachWords[reach]]), ...(nodes.some(node => node.links) ? [["linked", "opened by a link"]] : [])]);
          fill("fate", "any or none", [["any", "with a change"], ["added", "new"], ["removed", "gone"], ["changed", "changed"]]);
        };
        """#
}
