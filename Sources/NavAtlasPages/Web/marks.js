// What stands out on the map: what is chosen or pointed at with what belongs to it. All else is dimmed.

/**
 * What concerns the reader, strongest first: what is chosen, the way, and what is beside it.
 * @typedef {object} Concern
 * @property {Set<number>} chosen
 * @property {Set<number>} nodes
 * @property {Set<number>} edges
 * @property {Set<number>} steps
 * @property {number | null} step
 */

const markNames = ["chosen", "lit", "whose", "onway", "onstep"];
/** @type {any[]} */
let marked = [];
/** @type {number | undefined} */
let pressed;
/** @type {Concern | null} */
let concern = null;

/**
 * @param {any} element
 * @param {string} name
 */
const mark = (element, name) => {
  if (!element) return;
  element.classList.add(name);
  marked.push(element);
};

/** @returns {Concern} */
const noConcern = () => ({ chosen: new Set(), nodes: new Set(), edges: new Set(), steps: new Set(), step: null });

/**
 * A node with all that leads to it and from it.
 * @param {Concern} concern
 * @param {number} node
 */
function concernNode(concern, node) {
  concern.chosen.add(node);
  for (const edge of [...into[node], ...outOf[node]]) concern.edges.add(edge);
}

/**
 * What the state is about; `null` where everything is.
 * @param {Chosen} selection
 * @param {boolean[]} isPassing
 */
function concernOf({ node, line, finding, cycle, from, to, answer, steps, step }, isPassing) {
  const own = noConcern();
  if (node !== undefined) concernNode(own, node);
  if (line !== undefined) {
    own.steps.add(line);
    own.step = line;
  }
  for (const place of finding?.nodes ?? []) own.chosen.add(place);
  for (const place of [from, to]) if (place !== undefined && !cycle) own.chosen.add(place);
  for (const edge of [...(answer?.ways ?? []).flatMap(way => way.steps), ...(cycle?.edges ?? [])]) own.edges.add(edge);
  for (const edge of steps) own.steps.add(edge);
  if (step >= 0) {
    own.step = steps[step];
    own.chosen.clear();
    own.chosen.add(edges[own.step].to);
  }
  for (const edge of [...own.edges, ...own.steps]) own.nodes.add(edges[edge].from).add(edges[edge].to);
  for (const place of own.chosen) own.nodes.add(place);
  if (own.nodes.size) return own;
  if (!activeFilters().length) return null;
  for (const [place, passes] of isPassing.entries()) if (passes) own.nodes.add(place);
  for (const [place, edge] of edges.entries()) {
    const isShown =
      isPassing[edge.to] && (isPassing[edge.from] || (state.shown && mannersOf(edge).includes(state.shown)));
    if (isShown) own.edges.add(place);
  }
  return own;
}

/** @param {Concern | null} own */
function showConcern(own) {
  for (const element of marked) element.classList.remove(...markNames);
  marked = [];
  svg.classList.toggle("dimming", Boolean(own));
  marker?.replaceChildren();
  if (!own) return;
  /** @type {Set<number>} */
  const cards = new Set();
  for (const node of own.nodes) {
    mark(nodeElements[node], "lit");
    if (rowOf[node]) cards.add(rowOf[node].card);
  }
  for (const card of cards) {
    mark(cardElements[card].querySelector(".cluster"), "lit");
    // A card's head says whose the row is.
    if (arrangement.cards[card].hasHead) mark(nodeElements[arrangement.cards[card].rows[0][0]], "whose");
  }
  for (const edge of own.edges) markLine(edge, "lit");
  for (const edge of own.steps) markLine(edge, edge === own.step ? "onstep" : "onway");
  for (const edge of own.steps)
    for (const node of [edges[edge].from, edges[edge].to]) mark(nodeElements[node], "onway");
  for (const node of own.chosen) mark(nodeElements[node], "chosen");
}

/**
 * Marks a line, and draws along it as with a broad pen where it matters most.
 * @param {number} edge
 * @param {string} name
 */
function markLine(edge, name) {
  const element = edgeElements[edge];
  if (!element) return;
  mark(element, "lit");
  if (name === "lit" || element.classList.contains(name)) return;
  mark(element, name);
  const path = element.dataset.line && element.querySelector("path");
  if (path) marker?.append(draw("path", { d: path.getAttribute("d"), class: name }));
}

/**
 * @param {Chosen} selection
 * @param {boolean[]} isPassing
 */
function showMarks(selection, isPassing) {
  if (!svg) return;
  concern = concernOf(selection, isPassing);
  const isChosen = concern && (concern.chosen.size > 0 || concern.steps.size > 0 || concern.edges.size > 0);
  alwaysNamed = concern ? [...concern.chosen, ...(isChosen && concern.nodes.size > 40 ? [] : concern.nodes)] : [];
  alwaysNamed = [...new Set(alwaysNamed)];
  namedByChoice = alwaysNamed;
  showConcern(concern);
  nodeElements[pressed ?? -1]?.setAttribute("aria-pressed", "false");
  pressed = selection.node;
  nodeElements[pressed ?? -1]?.setAttribute("aria-pressed", "true");
}

let hovered = "";
/** @type {number[]} */
let namedByChoice = [];
/**
 * Shows what the pointer is on, with what belongs to it; on nothing, what is chosen again.
 * @param {number | undefined} node
 * @param {number[]} lines
 */
function hover(node, lines) {
  const key = (node ?? "") + " " + lines.join(" ");
  if (key === hovered) return;
  hovered = key;
  if (node === undefined && !lines.length) {
    alwaysNamed = namedByChoice;
    showConcern(concern);
    return renewFarNames();
  }
  const own = noConcern();
  if (node !== undefined) concernNode(own, node);
  for (const edge of lines) own.edges.add(edge);
  for (const edge of own.edges) own.nodes.add(edges[edge].from).add(edges[edge].to);
  for (const place of own.chosen) own.nodes.add(place);
  alwaysNamed = [...own.chosen, ...own.nodes];
  showConcern(own);
  renewFarNames();
}
const renewFarNames = () => {
  if (svg.classList.contains("far")) renewNames();
};
