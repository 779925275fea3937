extension PageScript {
    /// What is marked in the drawing: what is chosen, the way, and what the filters leave out.
    static let marks = #"""
        const markNames = ["chosen", "near", "onway", "onstep", "dim"];
        let marked = [], pressed;
        const mark = (element, name) => {
          if (!element) return;
          element.classList.add(name);
          marked.push(element);
        };
        const showMarks = ({ node, line, finding, cycle, from, to, steps, step, answer }, isPassing) => {
          for (const element of marked) element.classList.remove(...markNames);
          marked = [];
          if (activeFilters().length) {
            isPassing.forEach((passes, place) => { if (!passes) mark(nodeElements[place], "dim"); });
            edges.forEach((edge, place) => {
              const isShown = isPassing[edge.to] && (isPassing[edge.from] || !state.shown || edge.shown === state.shown);
              if (!isShown) mark(edgeElements[place], "dim");
            });
            const bright = new Set(isPassing.flatMap((passes, place) => passes ? [place, ...owners[place]] : []));
            for (const { element, node } of frames) if (!bright.has(node)) mark(element, "dim");
            // One line may stand for several edges.
            edges.forEach((edge, place) => { if (isPassing[edge.to] && isPassing[edge.from]) edgeElements[place]?.classList.remove("dim"); });
          }
          if (node !== undefined) {
            mark(nodeElements[node], "chosen");
            for (const edge of [...into[node], ...outOf[node]]) mark(edgeElements[edge], "near");
          }
          if (line !== undefined) {
            mark(edgeElements[line], "chosen");
            for (const place of [edges[line].from, edges[line].to]) mark(nodeElements[place], "near");
          }
          for (const place of finding?.nodes ?? []) mark(nodeElements[place], "chosen");
          for (const place of [from, to]) if (place !== undefined) mark(nodeElements[place], "chosen");
          for (const edge of [...(answer?.ways ?? []).flatMap(way => way.steps), ...(cycle?.edges ?? [])]) {
            mark(edgeElements[edge], "near");
            mark(nodeElements[edges[edge].from], "near");
            mark(nodeElements[edges[edge].to], "near");
          }
          for (const edge of steps ?? []) {
            mark(edgeElements[edge], "onway");
            mark(nodeElements[edges[edge].from], "onway");
            mark(nodeElements[edges[edge].to], "onway");
          }
          if (step >= 0) {
            mark(edgeElements[steps[step]], "onstep");
            mark(nodeElements[edges[steps[step]].to], "chosen");
          }
          nodeElements[pressed]?.setAttribute("aria-pressed", "false");
          pressed = node;
          nodeElements[pressed]?.setAttribute("aria-pressed", "true");
        };
        """#
}
