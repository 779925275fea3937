// Ways through the graph. An edge's `walk` says from which level on it counts: 0 for what a person takes, 1 for what is
// declared and nobody is known to trigger.

/** @typedef {{ start: number, steps: number[] }} Way */
/** @typedef {{ ways: Way[], areAll: boolean, level: number, isOpened?: boolean }} Answer */

const mostWays = 50,
  mostLooks = 400000;
/**
 * @param {number} edge
 * @param {number} level
 */
const counts = (edge, level) => edges[edge].walk !== undefined && Number(edges[edge].walk) <= level;

/**
 * How many steps it is from each node to the goal; -1 where there is no way.
 * @param {number} goal
 * @param {number} level
 */
function stepsTo(goal, level) {
  const steps = new Int32Array(nodes.length).fill(-1);
  const queue = [goal];
  steps[goal] = 0;
  for (let next = 0; next < queue.length; next++) {
    for (const edge of into[queue[next]]) {
      const node = edges[edge].from;
      if (!counts(edge, level) || steps[node] >= 0) continue;
      steps[node] = steps[queue[next]] + 1;
      queue.push(node);
    }
  }
  return steps;
}

/**
 * Ways without a node twice, shortest first. A dense graph has more than anyone could list, so both their number
 * and the edges that are looked at are bounded; `areAll` says whether a bound was met.
 * @param {number} start
 * @param {number} goal
 * @param {number} level
 * @param {number} most
 */
function waysFrom(start, goal, level, most) {
  const left = stepsTo(goal, level);
  const found = { ways: /** @type {number[][]} */ ([]), areAll: true, looks: 0 };
  if (left[start] < 0) return found;
  if (start === goal) found.ways.push([]);
  else for (let length = left[start]; lookFor(length); ) length++;
  return found;

  /**
   * Adds the ways of a length; gives whether there may be longer ones.
   * @param {number} length
   */
  function lookFor(length) {
    let isLonger = false;
    const way = /** @type {number[]} */ ([]),
      on = new Set([start]),
      turns = [0];
    while (turns.length) {
      const node = way.length ? edges[way[way.length - 1]].to : start;
      const edge = outOf[node][turns[turns.length - 1]++];
      if (edge === undefined) {
        turns.pop();
        if (way.length) on.delete(edges[/** @type {number} */ (way.pop())].to);
        continue;
      }
      const next = edges[edge].to;
      if (++found.looks > most) return stop();
      if (!counts(edge, level) || left[next] < 0 || on.has(next)) continue;
      if (way.length + 1 + left[next] > length) isLonger = true;
      else if (next !== goal) {
        way.push(edge);
        on.add(next);
        turns.push(0);
      } else if (way.length + 1 === length) {
        if (found.ways.length === mostWays) return stop();
        found.ways.push([...way, edge]);
      }
    }
    return isLonger;
  }
  function stop() {
    found.areAll = false;
    return false;
  }
}

/**
 * As the command `paths` finds them: what a person takes; where there is no such way, what is declared; and to
 * what is not reached from an entry, what a person takes from where a link opens the app.
 * @param {number[]} starts
 * @param {number} goal
 * @param {boolean} opened
 * @param {number[]} levels
 * @returns {Answer}
 */
function answer(starts, goal, opened, levels = [0, 1]) {
  for (const level of levels) {
    const found = starts.map(start => waysFrom(start, goal, level, mostLooks / starts.length));
    const ways = found.flatMap((one, place) => one.ways.map(steps => ({ start: starts[place], steps })));
    if (!ways.length) continue;
    ways.sort((one, other) => one.steps.length - other.steps.length);
    const areAll = ways.length <= mostWays && found.every(one => one.areAll);
    return { ways: ways.slice(0, mostWays), areAll, level };
  }
  if (!opened) return { ways: [], areAll: true, level: 0 };
  const linked = nodes.flatMap((node, place) => (node.opened ? [place] : []));
  return { ...answer(linked, goal, false, [0]), isOpened: true };
}

/**
 * A shortest way, by the same rules.
 * @param {number[]} starts
 * @param {number} goal
 */
function shortest(starts, goal) {
  for (const level of [0, 1]) {
    const left = stepsTo(goal, level);
    const start = starts.filter(start => left[start] >= 0).sort((one, other) => left[one] - left[other])[0];
    if (start === undefined) continue;
    const steps = [];
    for (let node = start; node !== goal; node = edges[steps[steps.length - 1]].to) {
      const edge = outOf[node].find(edge => counts(edge, level) && left[edges[edge].to] === left[node] - 1);
      if (edge === undefined) return null;
      steps.push(edge);
    }
    return { start, steps, level };
  }
  return null;
}
