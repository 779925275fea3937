extension PageScript {
    /// What is said of what is chosen, beside the map.
    static let panel = #"""
        const fateWords = { added: "new", removed: "gone", changed: "changed" };
        const heading = text => make("h2", { tabindex: "-1" }, text);
        // An edge in a few words: its name, how it is shown, and what is special about it.
        const how = edge => [edge.name, edge.shown === "fullScreen" ? "full screen" : edge.shown, edge.walk === 1 ? "no trigger seen" : "", fateWords[edge.fate] ?? ""].filter(Boolean).join(" · ");
        const whatIsDone = edge => edge.kind === "transition" ? "triggered: " : "declared: ";
        const lineLink = (number, text) => {
          const line = lineKey(edges[number]);
          return make("a", { href: "#" + new URLSearchParams({ line }), click: event => { event.preventDefault(); choose({ line }); } }, text);
        };
        const stepItem = (number, isNow = false) => {
          const edge = edges[number];
          const item = make("li", isNow ? { "aria-current": "step" } : {}, linkTo(edge.from), " → ", linkTo(edge.to), make("div", { class: "how" }, lineLink(number, how(edge) || edge.kind)));
          for (const at of edge.places ?? []) item.append(make("div", { class: "how" }, source(at)));
          return item;
        };
        const routeItem = (number, other) => {
          const edge = edges[number];
          const item = make("li", {}, linkTo(other), make("div", { class: "how" }, lineLink(number, whatIsDone(edge) + how(edge))));
          for (const at of edge.places ?? []) item.append(make("div", { class: "how" }, source(at)));
          return item;
        };
        const findingLink = finding => make("a", { href: "#" + new URLSearchParams({ finding: findingKey(finding) }), click: event => { event.preventDefault(); choose({ finding: findingKey(finding) }); } }, finding.message);
        const findingItem = finding => make("li", { class: finding.severity }, make("b", {}, finding.severity), " ", findingLink(finding));
        const close = changes => button("Close", () => choose(changes), { class: "close" });

        const nodePanel = place => {
          const node = nodes[place];
          const way = shortest(entries, place);
          const opened = way ? null : shortest(nodes.flatMap((node, at) => node.opened ? [at] : []), place);
          const parts = [close({ node: "" }), heading(nameOf(place)),
            make("p", {}, [node.kind, node.entry ? "where the app starts" : "", reachWords[node.reach], fateWords[node.fate] ?? "", node.module ? "module " + node.module : ""].filter(Boolean).join(" · "))];
          if (node.place) parts.push(make("p", {}, source(node.place)));
          parts.push(make("p", { class: "actions" }, button("Ways to here", () => choose({ to: node.name })), button("Ways from here", () => choose({ from: node.name, to: state.to === node.name ? "" : state.to }))));
          parts.push(...list(counted(findingsAt[place].length, "finding"), findingsAt[place].map(findingItem)));
          if (way?.steps.length) parts.push(...list("Shortest way from where the app starts" + (way.level ? ", through what nobody is known to trigger" : ""), way.steps.map(step => stepItem(step)), "ol"));
          if (!way && !entries.length) parts.push(make("h3", {}, "From where the app starts"), make("p", {}, "It is not known where the app starts."));
          else if (!way) parts.push(make("h3", {}, "From where the app starts"), make("p", {}, opened ? "There is no way. A link opens " + nameOf(opened.start) + "." : "There is no way here."));
          if (opened?.steps.length) parts.push(...list("From there", opened.steps.map(step => stepItem(step)), "ol"));
          parts.push(...list("Deep links", (node.links ?? []).map(link => make("li", {}, make("code", {}, link)))));
          parts.push(...list("Ways in (" + into[place].length + ")", cut(into[place].map(edge => routeItem(edge, edges[edge].from)))));
          parts.push(...list("Ways out (" + outOf[place].length + ")", cut(outOf[place].map(edge => routeItem(edge, edges[edge].to)))));
          return parts;
        };
        // One line may stand for several ways.
        const waysOf = line => edgeElements[line] ? edges.flatMap((_, place) => edgeElements[place] === edgeElements[line] ? [place] : []) : [line];
        const linePanel = line => {
          const { from, to } = edges[line];
          const parts = [close({ line: "" }), heading(nameOf(from) + " → " + nameOf(to)), make("p", {}, "From ", linkTo(from), " to ", linkTo(to))];
          for (const edge of waysOf(line).map(place => edges[place])) {
            const triggers = edges.flatMap((other, place) => other.kind === "transition" && other.to === edge.to && other.name === nodes[edge.from].name + "." + edge.name ? [place] : []);
            parts.push(make("h3", {}, edge.name || '""'), make("p", {}, (edge.kind === "transition" ? "triggered · " : "declared as a " + edge.kind + " · ") + how({ ...edge, name: "" })),
              ...list("Where", cut((edge.places ?? []).map(at => make("li", {}, source(at))))),
              ...list("Triggered by", cut(triggers.map(place => routeItem(place, edges[place].from)))));
          }
          return parts;
        };
        const walkButtons = (step, count) => make("p", { class: "actions" },
          button("← Back", () => walk(-1)), button("Next step →", () => walk(1)), make("span", {}, step >= 0 ? "step " + (step + 1) + " of " + count : counted(count, "step")));
        const wayText = ({ start, steps }) => [start, ...steps.map(step => edges[step].to)].map(nameOf).join(" → ");
        const waysPanel = ({ from, to, answer, number, steps, step }) => {
          const start = from === undefined ? "where the app starts" : nameOf(from);
          const parts = [close({ from: "", to: "" })];
          if (to === undefined) return [...parts, heading("From " + start), make("p", {}, "Choose where the ways lead: above, or by “Ways to here” at a screen.")];
          parts.push(heading("From " + start + " to " + nameOf(to)));
          const { ways, areAll, level, isOpened } = answer;
          if (!ways.length) return [...parts, make("p", {}, from === undefined && !entries.length ? "There is no way. It is not known where the app starts: choose above where the ways begin." : "There is no way.")];
          parts.push(make("p", {}, areAll ? "Every way that passes nothing twice: " + counted(ways.length, "way") + "."
            : "The " + counted(ways.length, "shortest way") + ". There are more: the list ends at " + mostWays + " ways, or where the search has looked at " + mostLooks.toLocaleString("en") + " edges."));
          if (level) parts.push(make("p", {}, "They take routes that are declared, and that nobody is known to trigger."));
          if (isOpened) parts.push(make("p", {}, "No way starts where the app starts; these start where a link opens a screen."));
          if (steps.length) parts.push(walkButtons(step, steps.length), make("ol", {}, ...steps.map((edge, place) => stepItem(edge, place === step))));
          else parts.push(make("p", {}, "It is already there."));
          if (ways.length > 1) parts.push(make("h3", {}, "All " + ways.length), make("ol", { class: "ways" }, ...ways.map((way, place) =>
            make("li", {}, button(wayText(way), () => { state.step = String(place + 1); writeState(false); show(true); }, { "aria-pressed": String(place + 1 === number) })))));
          return parts;
        };
        const cycleWords = { growing: "Every round puts more on the stack.", selfPresenting: "It shows itself, on top of itself.", switching: "A root or a tab is switched on the way, so that the stack does not grow." };
        const cyclePanel = ({ cycle, steps, step }) => [close({ cycle: "" }), heading("A cycle of " + counted(steps.length, "step")), make("p", {}, cycleWords[cycle.kind] ?? ""),
          walkButtons(step, steps.length), make("ol", {}, ...steps.map((edge, place) => stepItem(edge, place === step)))];
        const findingPanel = finding => {
          const cycle = cycles.find(cycle => cycle.subject === finding.subject);
          return [close({ finding: "" }), heading(finding.message), make("p", { class: finding.severity }, make("b", {}, finding.severity), " " + finding.rule),
            ...(cycle ? [make("p", { class: "actions" }, button("Walk it step by step", () => choose({ cycle: cycle.subject, step: "1" })))] : []),
            ...list("About", finding.nodes.map(place => make("li", {}, linkTo(place)))),
            ...list("Where", cut((finding.places ?? []).map(at => make("li", {}, source(at))))),
            ...list("Facts", cut((finding.evidence ?? []).map(text => make("li", {}, make("code", {}, text))))),
            make("h3", {}, "What to do"), make("p", {}, helps[finding.help])];
        };
        const passingPanel = isPassing => {
          const passed = nodes.flatMap((_, place) => isPassing[place] ? [place] : []);
          return [close(Object.fromEntries(filterKeys.map(key => [key, ""]))), heading(passed.length.toLocaleString("en") + " of " + nodes.length.toLocaleString("en") + " match"),
            make("ul", {}, ...cut(passed.map(place => make("li", {}, linkTo(place), " ", make("small", {}, nodes[place].kind))), 300))];
        };
        const welcomePanel = () => {
          const lost = nodes.filter(node => node.reach === "unreachable").length;
          // Many findings of one rule are one line, which shows them all.
          const rules = distinct(findings.map(finding => finding.rule)).map(rule => findings.filter(finding => finding.rule === rule));
          const byRule = rules.sort((one, other) => (one[0].severity > other[0].severity) - (one[0].severity < other[0].severity) || one.length - other.length);
          const ruleItem = all => all.length < 4 ? all.map(findingItem) : [make("li", { class: all[0].severity }, make("b", {}, counted(all.length, all[0].severity)), " ",
            make("a", { href: "#" + new URLSearchParams({ about: all[0].rule }), click: event => { event.preventDefault(); choose({ about: all[0].rule }); } }, all[0].rule),
              make("div", { class: "how" }, "such as: " + all[0].message))];
          const shortcuts = [];
          if ($("fate")) shortcuts.push(button("Show what has changed", () => choose({ fate: "any" })));
          if (lost) shortcuts.push(button("Show what cannot be reached (" + lost + ")", () => choose({ reach: "unreachable" })));
          return [heading("How to read this map"),
            make("p", {}, "A frame is a coordinator with the screens it shows; a line leads from where it is triggered to what is shown."),
            make("p", {}, "Choose a screen in the map, or find one by its name, to see how a person comes there and where it leads. Choose a line to see where in the source it is triggered. Choose two screens above to see every way between them."),
            ...list("The app starts at", cut(entries.map(place => make("li", {}, linkTo(place))), 10)),
            ...(entries.length || !nodes.length ? [] : [make("p", {}, "It is not known where the app starts, nor, therefore, what a person can reach.")]),
            ...(shortcuts.length ? [make("p", { class: "actions" }, ...shortcuts)] : []),
            ...list(counted(findings.length, "finding"), cut(byRule.flatMap(ruleItem), 12)),
            ...list("Cycles", cut(cycles.map(cycle => make("li", {}, make("a", { href: "#" + new URLSearchParams({ cycle: cycle.subject, step: "1" }), click: event => { event.preventDefault(); choose({ cycle: cycle.subject, step: "1" }); } },
              cycle.edges.map(edge => nameOf(edges[edge].from)).join(" → ")))), 5))];
        };
        const panelParts = (chosen, isPassing) => {
          const parts = [];
          if (chosen.cycle) parts.push(...cyclePanel(chosen));
          if (chosen.finding) parts.push(...findingPanel(chosen.finding));
          if (chosen.node !== undefined) parts.push(...nodePanel(chosen.node));
          if (chosen.line !== undefined) parts.push(...linePanel(chosen.line));
          if (!chosen.cycle && (chosen.to !== undefined || chosen.from !== undefined)) parts.push(...waysPanel(chosen));
          if (activeFilters().length) parts.push(...passingPanel(isPassing));
          // What explains the page is of no use on paper.
          $("panel").classList.toggle("start", !parts.length);
          return parts.length ? parts : welcomePanel();
        };
        """#
}
