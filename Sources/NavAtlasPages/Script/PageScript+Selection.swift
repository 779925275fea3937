extension PageScript {
    /// What the state means: a finding, a cycle, ways, a node; and the list of steps that can be walked.
    static let selection = #"""
        const findingKey = finding => finding.rule + ":" + finding.subject;
        const lineKey = ({ from, kind, name, shown, to }) => JSON.stringify([nodes[from].name, kind, name, shown ?? "", nodes[to].name]);
        const selected = () => {
          const node = placeOf.get(state.node);
          const at = state.line ? edges.findIndex(edge => lineKey(edge) === state.line) : -1;
          const line = at >= 0 ? at : undefined;
          const finding = findings.find(finding => findingKey(finding) === state.finding);
          const cycle = cycles.find(cycle => cycle.subject === state.cycle);
          const [from, to] = [placeOf.get(state.from), placeOf.get(state.to)];
          const result = { node, line, finding, cycle, from, to };
          if (cycle) result.steps = cycle.edges;
          else if (to !== undefined) {
            result.answer = answer(from === undefined ? entries : [from], to, from === undefined);
            result.number = Math.min(Math.max(parseInt(state.step.split(".")[0], 10) || 1, 1), result.answer.ways.length || 1);
            result.steps = result.answer.ways[result.number - 1]?.steps ?? [];
          }
          // The step that is walked, from 0 on; -1 for the whole way.
          const step = parseInt(cycle ? state.step : state.step.split(".")[1], 10);
          result.step = result.steps && step >= 1 && step <= result.steps.length ? step - 1 : -1;
          return result;
        };

        // One thing is chosen at a time; ways between two nodes stay while a node is looked at.
        const choose = (changes, keepsFocus = false) => {
          if ("node" in changes || "line" in changes) Object.assign(state, { node: "", line: "", finding: "", cycle: "" });
          if ("finding" in changes || "cycle" in changes) Object.assign(state, { node: "", line: "", finding: "", cycle: "", from: "", to: "", step: "" });
          if ("from" in changes || "to" in changes) Object.assign(state, { node: "", line: "", finding: "", cycle: "", step: "" });
          Object.assign(state, changes, { at: "" });
          writeState(true);
          show(true);
          // Where the panel stands beneath the map, both are brought into sight.
          const isNarrow = matchMedia("(max-width: 60rem)").matches;
          if (isNarrow) $("view").scrollIntoView({ block: "start" });
          if (keepsFocus) return;
          if (!isNarrow) $("map").scrollIntoView({ block: "nearest" });
          ($("panel").querySelector("h2") ?? $("panel")).focus({ preventScroll: true });
        };
        const walk = by => {
          const { cycle, steps, step, number } = selected();
          if (!steps?.length) return;
          const count = steps.length;
          const next = cycle ? (step + by + count) % count : Math.min(Math.max(step + by, -1), count - 1);
          state.step = cycle ? String(next + 1) : number + (next >= 0 ? "." + (next + 1) : "");
          state.at = "";
          writeState(false);
          show(true);
        };
        """#
}
