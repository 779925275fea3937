extension PageScript {
    /// Ways through the graph. An edge's `walk` says from which level on it counts: 0 for what a person takes, 1 for what
    /// is declared and nobody is known to trigger.
    static let ways = #"""
        const outOf = nodes.map(() => []);
        const into = nodes.map(() => []);
        edges.forEach((edge, place) => { outOf[edge.from].push(place); into[edge.to].push(place); });
        const counts = (edge, level) => edges[edge].walk !== undefined && edges[edge].walk <= level;

        // How many steps it is from each node to the goal; -1 where there is no way.
        const stepsTo = (goal, level) => {
          const steps = new Int32Array(nodes.length).fill(-1);
          const queue = [goal];
          steps[goal] = 0;
          for (let next = 0; next < queue.length; next++)
            for (const edge of into[queue[next]]) {
              const node = edges[edge].from;
              if (!counts(edge, level) || steps[node] >= 0) continue;
              steps[node] = steps[queue[next]] + 1;
              queue.push(node);
            }
          return steps;
        };

        // Ways without a node twice, shortest first. A dense graph has more than anyone could list, so both their number
        // and the edges that are looked at are bounded; `areAll` says whether a bound was met.
        const mostWays = 50, mostLooks = 400000;
        const waysFrom = (start, goal, level, most) => {
          const left = stepsTo(goal, level);
          const ways = [];
          let looks = 0;
          if (left[start] < 0) return { ways, areAll: true };
          if (start === goal) return { ways: [[]], areAll: true };
          let isLonger = true;
          for (let length = left[start]; isLonger; length++) {
            isLonger = false;
            const way = [], on = new Set([start]), turns = [0];
            while (turns.length) {
              const node = way.length ? edges[way[way.length - 1]].to : start;
              const edge = outOf[node][turns[turns.length - 1]++];
              if (edge === undefined) {
                turns.pop();
                if (way.length) on.delete(edges[way.pop()].to);
                continue;
              }
              if (++looks > most) return { ways, areAll: false };
              const next = edges[edge].to;
              if (!counts(edge, level) || left[next] < 0 || on.has(next)) continue;
              if (way.length + 1 + left[next] > length) { isLonger = true; continue; }
              if (next === goal) {
                if (way.length + 1 < length) continue;
                if (ways.length === mostWays) return { ways, areAll: false };
                ways.push([...way, edge]);
              } else {
                way.push(edge); on.add(next); turns.push(0);
              }
            }
          }
          return { ways, areAll: true };
        };

        // As the command `paths` finds them: what a person takes; where there is no such way, what is declared; and to what
        // is not reached from an entry, what a link opens.
        const answer = (starts, goal, opened) => {
          for (const level of [0, 1]) {
            const found = starts.map(start => waysFrom(start, goal, level, mostLooks / starts.length));
            const ways = found.flatMap((one, place) => one.ways.map(steps => ({ start: starts[place], steps })));
            if (!ways.length) continue;
            ways.sort((one, other) => one.steps.length - other.steps.length);
            return { ways: ways.slice(0, mostWays), areAll: ways.length <= mostWays && found.every(one => one.areAll), level };
          }
          if (!opened) return { ways: [], areAll: true, level: 0 };
          const linked = nodes.flatMap((node, place) => node.opened ? [place] : []);
          return { ...answer(linked, goal, false), isOpened: true };
        };

        // A shortest way, by the same rules.
        const shortest = (starts, goal) => {
          for (const level of [0, 1]) {
            const left = stepsTo(goal, level);
            const start = starts.filter(start => left[start] >= 0).sort((one, other) => left[one] - left[other])[0];
            if (start === undefined) continue;
            const steps = [];
            for (let node = start; node !== goal;) {
              const edge = outOf[node].find(edge => counts(edge, level) && left[edges[edge].to] === left[node] - 1);
              steps.push(edge);
              node = edges[edge].to;
            }
            return { start, steps, level };
          }
          return null;
        };
        """#
}
