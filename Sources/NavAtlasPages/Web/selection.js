// What the state means: a finding, a cycle, ways, a node; and the list of steps that can be walked.

/**
 * @typedef {object} Chosen
 * @property {number} [node]
 * @property {number} [line]
 * @property {Finding} [finding]
 * @property {Cycle} [cycle]
 * @property {number} [from]
 * @property {number} [to]
 * @property {Answer} [answer]
 * @property {number} [number] Which of the ways is shown, from 1 on.
 * @property {number[]} steps
 * @property {number} step The step that is walked, from 0 on; -1 for the whole way.
 */

/** @returns {Chosen} */
function selected() {
  const at = state.line ? edges.findIndex(edge => lineKey(edge) === state.line) : -1;
  /** @type {Chosen} */
  const result = {
    node: placeOf.get(state.node),
    line: at >= 0 ? at : undefined,
    finding: findings.find(finding => findingKey(finding) === state.finding),
    cycle: cycles.find(cycle => cycle.subject === state.cycle),
    from: placeOf.get(state.from),
    to: placeOf.get(state.to),
    steps: [],
    step: -1,
  };
  const { cycle, from, to } = result;
  if (cycle) result.steps = cycle.edges;
  else if (to !== undefined) {
    result.answer = answer(from === undefined ? entries : [from], to, from === undefined);
    const wanted = parseInt(state.step.split(".")[0], 10) || 1;
    result.number = Math.min(Math.max(wanted, 1), result.answer.ways.length || 1);
    result.steps = result.answer.ways[result.number - 1]?.steps ?? [];
  }
  const step = parseInt(cycle ? state.step : state.step.split(".")[1], 10);
  if (step >= 1 && step <= result.steps.length) result.step = step - 1;
  return result;
}

/**
 * One thing is chosen at a time; ways between two nodes stay while a node is looked at.
 * @param {Record<string, string>} changes
 * @param {boolean} keepsFocus
 */
function choose(changes, keepsFocus = false) {
  stopPlaying();
  const [things, ways] = [
    ["node", "line", "finding", "cycle"],
    ["from", "to", "step"],
  ];
  /** @param {string[]} keys */
  const clear = keys => {
    for (const key of keys) state[key] = "";
  };
  if ("node" in changes || "line" in changes) clear(things);
  if ("finding" in changes || "cycle" in changes) clear([...things, ...ways]);
  if ("from" in changes || "to" in changes) clear([...things, "step"]);
  Object.assign(state, changes, { at: "" });
  writeState(true);
  show(true);
  // Where the panel stands beneath the map, both are brought into sight.
  const isNarrow = matchMedia("(max-width: 60rem)").matches;
  if (isNarrow) view.scrollIntoView({ block: "start" });
  if (keepsFocus) return;
  if (!isNarrow) $("map").scrollIntoView({ block: "nearest" });
  ($("panel").querySelector("h2") ?? $("panel")).focus({ preventScroll: true });
}

/**
 * Goes to another step of the way or the cycle that is shown; gives whether there was one.
 * @param {number} by
 */
function walk(by) {
  const { cycle, steps, step, number } = selected();
  const count = steps.length;
  if (!count) return false;
  const next = cycle ? (step + by + count) % count : Math.min(Math.max(step + by, -1), count - 1);
  state.step = cycle ? String(next + 1) : number + (next >= 0 ? "." + (next + 1) : "");
  state.at = "";
  writeState(false);
  show(true);
  return next !== step;
}

const secondsAStep = 1.6;
let playing = 0;
/** Walks on by itself, from the beginning where the way is at its end; a cycle goes round once. */
function play() {
  if (playing) return stopPlaying();
  const { cycle, steps, step } = selected();
  let left = cycle ? steps.length : steps.length - 1 - (step === steps.length - 1 ? -1 : step);
  if (!cycle && step === steps.length - 1) walk(-steps.length);
  const next = () => {
    if (left-- <= 0 || !walk(1)) return stopPlaying();
    playing = setTimeout(next, secondsAStep * 1000);
    showPlaying();
  };
  next();
}
function stopPlaying() {
  if (!playing) return;
  clearTimeout(playing);
  playing = 0;
  showPlaying();
}
function showPlaying() {
  const own = $("play");
  if (own) own.textContent = playing ? "Pause" : "Play";
}
