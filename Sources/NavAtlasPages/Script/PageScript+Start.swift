extension PageScript {
    /// Showing what the state says, now and whenever it changes.
    static let start = #"""
        const say = text => { $("status").textContent = text; };
        const summary = ({ node, line, finding, cycle, from, to, answer, step, steps }, passed) => {
          if (cycle) return step >= 0 ? "Step " + (step + 1) + " of " + steps.length + ": " + nameOf(edges[steps[step]].from) + " to " + nameOf(edges[steps[step]].to) : "A cycle of " + counted(steps.length, "step");
          if (finding) return finding.severity + ": " + finding.message;
          if (node !== undefined) return nameOf(node) + ": " + nodes[node].kind + ", " + reachWords[nodes[node].reach] + ", " + counted(into[node].length, "way") + " in, " + counted(outOf[node].length, "way") + " out";
          if (line !== undefined) return nameOf(edges[line].from) + " to " + nameOf(edges[line].to) + ", " + whatIsDone(edges[line]) + how(edges[line]);
          if (step >= 0) return "Step " + (step + 1) + " of " + steps.length + ": " + nameOf(edges[steps[step]].from) + " to " + nameOf(edges[steps[step]].to);
          if (to !== undefined) return answer.ways.length ? counted(answer.ways.length, "way") + (answer.areAll ? "" : ", and more,") + " to " + nameOf(to) : "There is no way to " + nameOf(to);
          if (from !== undefined) return "From " + nameOf(from) + ": choose where to";
          if (activeFilters().length) return passed.toLocaleString("en") + " of " + nodes.length.toLocaleString("en") + " match";
          return "";
        };
        const show = moves => {
          const chosen = selected();
          const isPassing = passing();
          for (const id of ["from", "to", ...filterKeys]) { const element = $(id); if (!element) continue; element.value = state[id]; if (element.selectedIndex < 0) element.value = ""; }
          const active = activeFilters().length;
          $("count").textContent = active ? " (" + active + ")" : "";
          showMarks(chosen, isPassing);
          $("panel").replaceChildren(...panelParts(chosen, isPassing));
          $("panel").scrollTop = 0;
          say(summary(chosen, isPassing.filter(Boolean).length));
          if (!svg) return;
          namesScale = 0;
          showNames();
          if (chosen.node !== undefined && nodeElements[chosen.node]) makeCurrent(chosen.node);
          if (!moves) return;
          if (chosen.step >= 0) bringIntoView([nodeElements[edges[chosen.steps[chosen.step]].from], nodeElements[edges[chosen.steps[chosen.step]].to]]);
          else if (chosen.node !== undefined) {
            // With what is beside it, as far as that can be read; a click on what is in sight moves nothing.
            const own = nodeElements[chosen.node];
            const around = [...into[chosen.node].map(edge => edges[edge].from), ...outOf[chosen.node].map(edge => edges[edge].to)];
            bringIntoView([own, ...around.map(number => nodeElements[number])], readable, moves === "first" ? undefined : [own]);
          }
          else if (chosen.line !== undefined) bringIntoView([nodeElements[edges[chosen.line].from], nodeElements[edges[chosen.line].to]], 0.3);
          else if (chosen.steps?.length) bringIntoView(chosen.steps.flatMap(edge => [nodeElements[edges[edge].from], nodeElements[edges[edge].to]]), 0.3);
          else if (chosen.finding) bringIntoView(chosen.finding.nodes.map(number => nodeElements[number]), 0.3);
          else if (active) bringIntoView(nodeElements.filter((_, number) => isPassing[number]), 0);
        };

        for (const element of document.querySelectorAll(".script")) element.hidden = false;
        document.body.classList.add("scripted");
        if (matchMedia("(min-width: 60rem)").matches && filterKeys.some(key => new URLSearchParams(location.hash.slice(1)).has(key))) $("filters").open = true;
        fillFilters();
        $("tools").addEventListener("submit", event => event.preventDefault());
        for (const id of ["from", "to"]) $(id).addEventListener("change", () => choose({ [id]: $(id).value }, true));
        for (const id of filterKeys) $(id)?.addEventListener("change", () => { state[id] = $(id).value; writeState(false); show(true); });
        $("clear").addEventListener("click", () => { for (const id of filterKeys) state[id] = ""; writeState(false); show(false); });
        // Links in the tables lead into the map.
        document.addEventListener("click", event => {
          const element = event.target.closest("a[href^='#']");
          if (!element || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
          const { finding, cycle } = element.dataset;
          const id = element.getAttribute("href").slice(1);
          const at = elementPlace(id);
          if (finding) choose({ finding: findingKey(findings[finding]) });
          else if (cycle) choose({ cycle: cycles[cycle].subject, step: "1" });
          else if (at !== undefined) choose({ node: nodes[at].name });
          else if ($(id)) { $(id).scrollIntoView(); $(id + "-title")?.focus({ preventScroll: true }); }
          else return;
          event.preventDefault();
        });
        addEventListener("hashchange", () => { if (readState()) show(true); });
        addEventListener("popstate", () => { if (readState()) show(true); });
        if (svg) { startView(); startKeyboard(); }
        const isKnown = readState();
        if (svg) showFirst();
        show(isKnown && !state.at && "first");
        """#
}
