// Written by 'make web' from the files in Web; edit those.
// swift-format-ignore-file

/// The files of the page's script and style.
enum WebFiles {
static let base_css = #"""
/* Colours, text, forms and tables. */
:root {
  color-scheme: light dark;
  --ink: #111827;
  --quiet: #4b5563;
  --ground: #ffffff;
  --card: #f2f5f9;
  --line: #7c8796;
  --hair: #d5dce5;
  --link: #005c94;
  --error: #a33f00;
  --warning: #7a5000;
  --marker: #ffd23f;
  --added: #00694f;
  --removed: #a33f00;
  --changed: #5b4b9a;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --ink: #e8ebf0;
    --quiet: #b6bfcc;
    --ground: #10161f;
    --card: #1a2330;
    --line: #77869b;
    --hair: #2c394a;
    --link: #7cc4f5;
    --error: #ffb38a;
    --warning: #f2cc7d;
    --marker: #7a6200;
    --added: #6fd9b8;
    --removed: #ffb38a;
    --changed: #c3b5ff;
  }
}
* {
  box-sizing: border-box;
}
html {
  scroll-padding-top: 0.5rem;
}
body {
  margin: 0;
  color: var(--ink);
  background: var(--ground);
  font:
    15px / 1.45 Helvetica,
    Arial,
    sans-serif;
}
header,
section {
  padding: 0.5rem 1rem;
}
header {
  display: flex;
  flex-wrap: wrap;
  gap: 0.15rem 1.25rem;
  align-items: baseline;
}
h1 {
  margin: 0;
  font-size: 1.4rem;
  overflow-wrap: anywhere;
}
h2 {
  margin: 1rem 0 0.5rem;
  font-size: 1.2rem;
}
h3 {
  margin: 0.9rem 0 0.3rem;
  font-size: 1rem;
}
p {
  margin: 0.25rem 0;
}
header p {
  color: var(--quiet);
}
nav {
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  margin-left: auto;
}
a {
  color: var(--link);
  overflow-wrap: anywhere;
}
code {
  font-size: 0.9em;
  overflow-wrap: anywhere;
}
small,
.how {
  color: var(--quiet);
  font-size: 0.9em;
}
.how,
#panel li {
  overflow-wrap: anywhere;
}
kbd {
  border: 1px solid var(--line);
  border-radius: 4px;
  padding: 0 0.3em;
  font: inherit;
  font-size: 0.9em;
}
ul,
ol {
  padding-left: 1.4rem;
  margin: 0.25rem 0;
}
li {
  margin: 0.2rem 0;
}
.error > b {
  color: var(--error);
}
.warning > b {
  color: var(--warning);
}
.added > b {
  color: var(--added);
}
.removed > b {
  color: var(--removed);
}
.changed > b {
  color: var(--changed);
}
[hidden] {
  display: none !important;
}
:focus-visible {
  outline: 3px solid var(--link);
  outline-offset: 1px;
}
h2:focus {
  outline: none;
}
input,
select,
button,
summary {
  font: inherit;
  color: inherit;
}
input,
select,
button {
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: 6px;
  padding: 0.3rem 0.6rem;
  min-height: 2.1rem;
  max-width: 100%;
}
input::placeholder {
  color: var(--quiet);
  opacity: 1;
}
button {
  cursor: pointer;
}
button:hover {
  border-color: var(--ink);
}
select:disabled {
  color: var(--quiet);
}
summary {
  cursor: pointer;
  padding: 0.3rem 0;
}
.wide {
  overflow-x: auto;
}
table {
  border-collapse: collapse;
  width: 100%;
}
th,
td {
  text-align: left;
  vertical-align: top;
  padding: 0.3rem 0.9rem 0.3rem 0;
  border-bottom: 1px solid var(--hair);
  font-weight: normal;
  overflow-wrap: break-word;
}
thead th {
  font-weight: bold;
}
:is(th, td) :is(a, code) {
  overflow-wrap: break-word;
}
tbody :is(th, td) {
  max-width: 32rem;
}

"""#
static let camera_js = #"""
// Moving the map and changing its size, by a transform of the whole drawing: while it moves, nothing is laid out or drawn
// again.

const place = { x: 0, y: 0, scale: 1 };
/** The scale at which names are read with ease, and that from which on they can be read. */
const readable = 0.9,
  legible = 0.7;
/** The buttons lie on the lowest strip, where nothing that matters is to be hidden. */
const strip = 60;
let frame = 0,
  rest = 0,
  flight = 0,
  wasMoved = false,
  isFirst = false,
  sharpScale = 0;

const wholeScale = () => Math.min(view.clientWidth / scene.width, (view.clientHeight - strip) / scene.height);
const limits = () => ({ least: Math.min(wholeScale(), 1) * 0.8, most: 4 });
/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
const between = (value, least, most) => Math.min(Math.max(value, least), most);
/**
 * @param {number} x
 * @param {number} y
 */
const toDrawing = (x, y) => ({ x: (x - place.x) / place.scale, y: (y - place.y) / place.scale });

function drawPlace() {
  frame = 0;
  svg.style.transform = "translate(" + place.x + "px," + place.y + "px) scale(" + place.scale + ")";
  if (Math.max(place.scale / sharpScale, sharpScale / place.scale) > 2) sharpen();
  showWindow();
  followPlace();
}

/**
 * Has the browser draw the map at its size. While the map moves, it is kept as it was drawn at another size: of one that was
 * drawn much larger, there are many times the tiles that are seen.
 */
function sharpen() {
  sharpScale = place.scale;
  view.classList.add("sharpening");
  requestAnimationFrame(() => requestAnimationFrame(() => view.classList.remove("sharpening")));
}

/** When it comes to rest, the drawing is made sharp at its size, and the place goes into the fragment. */
function settle() {
  view.classList.remove("moving");
  showNames();
  if (sharpScale !== place.scale) sharpen();
  if (!wasMoved) return;
  const centre = toDrawing(view.clientWidth / 2, view.clientHeight / 2);
  state.at = [centre.x.toFixed(0), centre.y.toFixed(0), place.scale.toFixed(3)].join(",");
  writeState(false);
}

/** @param {boolean} isByHand */
function changed(isByHand) {
  isFirst = false;
  // Some of the drawing always stays in sight.
  const [width, height] = [scene.width * place.scale, scene.height * place.scale];
  place.x = between(place.x, 60 - width, view.clientWidth - 60);
  place.y = between(place.y, 60 - height, view.clientHeight - 60);
  wasMoved = isByHand;
  view.classList.add("moving");
  if (!frame) frame = requestAnimationFrame(drawPlace);
  clearTimeout(rest);
  rest = setTimeout(settle, 200);
}

function stopFlight() {
  cancelAnimationFrame(flight);
  flight = 0;
}
/**
 * @param {number} x
 * @param {number} y
 */
function move(x, y) {
  stopFlight();
  place.x += x;
  place.y += y;
  changed(true);
}
/**
 * @param {number} factor
 * @param {number} x
 * @param {number} y
 */
function zoom(factor, x = view.clientWidth / 2, y = view.clientHeight / 2) {
  stopFlight();
  const { least, most } = limits();
  const scale = between(place.scale * factor, least, most);
  place.x = x - ((x - place.x) * scale) / place.scale;
  place.y = y - ((y - place.y) * scale) / place.scale;
  place.scale = scale;
  changed(true);
}

/**
 * Goes to where a point of the drawing is in the middle, at once or in flight.
 * @param {number} x
 * @param {number} y
 * @param {number} wanted
 * @param {boolean} isInstant
 */
function lookAt(x, y, wanted, isInstant = true) {
  stopFlight();
  const { least, most } = limits();
  const scale = between(wanted, least, most);
  const goal = { x: view.clientWidth / 2 - x * scale, y: view.clientHeight / 2 - y * scale, scale };
  if (!isInstant && !matchMedia("(prefers-reduced-motion: reduce)").matches) return fly(goal);
  Object.assign(place, goal);
  changed(false);
}

/** @param {{ x: number, y: number, scale: number }} goal */
function fly(goal) {
  const start = { ...place },
    began = performance.now(),
    milliseconds = 400;
  const step = () => {
    const part = between((performance.now() - began) / milliseconds, 0, 1);
    const eased = part * part * (3 - 2 * part);
    // The scale grows by factors, and the point that stays under the eye is the same in both places.
    const scale = start.scale * (goal.scale / start.scale) ** eased;
    const along = goal.scale === start.scale ? eased : (scale - start.scale) / (goal.scale - start.scale);
    place.x = start.x + (goal.x - start.x) * along;
    place.y = start.y + (goal.y - start.y) * along;
    place.scale = scale;
    changed(false);
    flight = part < 1 ? requestAnimationFrame(step) : 0;
  };
  step();
}

/**
 * The same in what is clear of the buttons, and without more of the ground beyond the drawing's edges than need
 * be.
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 * @param {boolean} isInstant
 */
function lookAtClear(x, y, scale, isInstant = true) {
  /**
   * @param {number} at
   * @param {number} whole
   * @param {number} room
   */
  const inside = (at, whole, room) =>
    room >= whole ? whole / 2 : between(at, room / 2 - 20 / scale, whole - room / 2 + 20 / scale);
  const [wide, high] = [view.clientWidth / scale, (view.clientHeight - strip) / scale];
  lookAt(inside(x, scene.width, wide), inside(y, scene.height, high) + strip / 2 / scale, scale, isInstant);
}
/** @param {boolean} isInstant */
const showWhole = (isInstant = true) =>
  lookAtClear(scene.width / 2, scene.height / 2, Math.min(wholeScale() * 0.97, 2), isInstant);

/**
 * Shows all these places, not larger than they are. Where that would make them smaller than `least`, the first.
 * Nothing moves where those that matter are in sight already.
 * @param {(Bounds | null)[]} places
 * @param {number} least
 * @param {(Bounds | null)[]} mattering
 * @param {boolean} isInstant
 */
function bringIntoView(places, least = readable, mattering = places, isInstant = false) {
  const shown = places.filter(isBounds),
    needed = mattering.filter(isBounds);
  if (!shown.length || !needed.length) return;
  /** @param {Bounds} box */
  const fitOf = box =>
    Math.min(
      (view.clientWidth - 60) / (box.right - box.left),
      (view.clientHeight - 40 - strip) / (box.bottom - box.top),
    );
  let all = around(shown);
  if (fitOf(all) < least) all = shown[0];
  const fit = Math.min(fitOf(all), 1);
  const [from, to] = [toDrawing(0, 0), toDrawing(view.clientWidth, view.clientHeight - strip)];
  const seen = around(needed);
  const isInSight = seen.left >= from.x && seen.top >= from.y && seen.right <= to.x && seen.bottom <= to.y;
  if (isInSight && place.scale >= Math.min(legible, fit) && !flight) return;
  const scale = Math.min(Math.max(place.scale, readable), fit);
  lookAtClear((all.left + all.right) / 2, (all.top + all.bottom) / 2, scale, isInstant);
}
/**
 * @param {Bounds | null | undefined} bounds
 * @returns {bounds is Bounds}
 */
const isBounds = bounds => Boolean(bounds);

/** Where the map is looked at first: the whole of it where it can be read so, else where the app starts. */
function showFirst() {
  lookFirst();
  isFirst = true;
}
function lookFirst() {
  const numbers = state.at.split(",").map(Number);
  if (numbers.length === 3 && numbers.every(Number.isFinite))
    return lookAt(between(numbers[0], 0, scene.width), between(numbers[1], 0, scene.height), numbers[2]);
  const start = boundsOf(entries[0] ?? -1) ?? cardBounds(scene.boxes.findIndex(Boolean));
  if (wholeScale() >= legible || !start) return showWhole();
  // Along each side the whole where it fits, else from where the app starts on.
  const scale = Math.min(readable, Math.max(legible, view.clientWidth / scene.width));
  const [width, height] = [view.clientWidth / scale, (view.clientHeight - strip) / scale];
  const x = (start.left < width * 0.6 ? 0 : start.left - width / 4) + width / 2;
  const y = (start.top < height * 0.6 ? 0 : start.top - height / 4) + height / 2;
  lookAtClear(x, y, scale);
}

/** In a window of another size, what was in the middle stays there; what nobody has moved yet is fitted anew. */
function followSize() {
  let seen = { width: view.clientWidth, height: view.clientHeight };
  new ResizeObserver(() => {
    const now = { width: view.clientWidth, height: view.clientHeight };
    if (!now.width || (now.width === seen.width && now.height === seen.height)) return;
    const { x, y } = toDrawing(seen.width / 2, (seen.height - strip) / 2);
    place.x += (now.width - seen.width) / 2;
    place.y += (now.height - seen.height) / 2;
    seen = now;
    if (isFirst && !keys.some(key => key !== "beside" && state[key])) showFirst();
    else if (wasMoved || state.at) changed(false);
    else lookAtClear(x, y, place.scale);
  }).observe(view);
}

"""#
static let columns_js = #"""
// Which cards stand in which column, from top to bottom: `ColumnPlan` in Swift, step by step, so that what is arranged anew
// looks like what was drawn. A browser test holds one against the other.

/**
 * @typedef {{ card: number, row: number }} RowPlace
 * @typedef {{ rank: number, width: number, height: number, tops: number[], ports: number[] }} LaidCard
 * @typedef {{ from: RowPlace, to: RowPlace, look: number }} LaidLine
 * @typedef {{ cards: LaidCard[], lines: LaidLine[], order: number[], depths: number[] }} CardMap
 */

/** Room between two cards, in points. */
const cardGap = 15;

/**
 * How far down a card lines leave and enter a row.
 * @param {CardMap} map
 * @param {RowPlace} place
 */
const portOf = (map, place) => map.cards[place.card].tops[place.row] + map.cards[place.card].ports[place.row];

/**
 * The columns of a map.
 * @param {CardMap} map
 * @param {number} count
 * @returns {number[][]}
 */
function planColumns(map, count) {
  const ends = lineEnds(map);
  const columns = splitOrder(map, count);
  return improveColumns(map, ends, sortColumns(map, ends, columns));
}

/**
 * For each card: the cards at the other ends of its lines, with how far down the rows are at both ends.
 * @param {CardMap} map
 */
function lineEnds(map) {
  /** @type {{ other: number, own: number, there: number }[][]} */
  const ends = map.cards.map(() => []);
  for (const { from, to } of map.lines) {
    ends[from.card].push({ other: to.card, own: portOf(map, from), there: portOf(map, to) });
    ends[to.card].push({ other: from.card, own: portOf(map, to), there: portOf(map, from) });
  }
  return ends;
}

/**
 * Cuts the order of the cards into columns of about the same height.
 * @param {CardMap} map
 * @param {number} count
 */
function splitOrder({ order, cards, depths }, count) {
  const sums = [0];
  for (const card of order) sums.push(sums[sums.length - 1] + cards[card].height + cardGap);
  const mean = sums[sums.length - 1] / count;
  /**
   * @param {number} from
   * @param {number} to
   */
  const cost = (from, to) => {
    const height = sums[to] - sums[from] - mean;
    const breaksLayer = from > 0 && from < to && depths[order[from - 1]] === depths[order[from]];
    return height * height + (breaksLayer ? mean * mean * 0.08 : 0);
  };
  const cuts = cheapestCuts(order.length, count, cost);
  /** @type {number[][]} */
  const columns = [];
  let end = order.length;
  for (const cut of cuts.reverse()) {
    columns.unshift(order.slice(cut[end], end));
    end = cut[end];
  }
  columns.unshift(order.slice(0, end));
  return columns.filter(column => column.length > 0);
}

/**
 * For each column but the first, where it begins, by where it ends.
 * @param {number} length
 * @param {number} count
 * @param {(from: number, to: number) => number} cost
 */
function cheapestCuts(length, count, cost) {
  let best = Array.from({ length: length + 1 }, (_, end) => cost(0, end));
  /** @type {number[][]} */
  const cuts = [];
  for (let column = 1; column < count; column++) {
    const next = best.map(() => Infinity);
    const cut = best.map(() => 0);
    for (let end = 0; end <= length; end++) {
      for (let start = 0; start <= end; start++) {
        const sum = best[start] + cost(start, end);
        if (sum < next[end]) [next[end], cut[end]] = [sum, start];
      }
    }
    best = next;
    cuts.push(cut);
  }
  return cuts;
}

/**
 * How far down each card begins.
 * @param {CardMap} map
 * @param {number[][]} columns
 */
function topsOf(map, columns) {
  const tops = map.cards.map(() => 0);
  for (const column of columns) stackColumn(map, column, tops);
  return tops;
}

/**
 * @param {CardMap} map
 * @param {number[]} column
 * @param {number[]} tops
 */
function stackColumn(map, column, tops) {
  let y = 0;
  for (const card of column) {
    tops[card] = y;
    y += map.cards[card].height + cardGap;
  }
}

/**
 * Brings cards to the height of those that lines lead to, and keeps the best of several rounds.
 * @param {CardMap} map
 * @param {ReturnType<typeof lineEnds>} ends
 * @param {number[][]} columns
 */
function sortColumns(map, ends, columns) {
  /** @param {number[][]} columns */
  const lengthOf = columns => {
    const tops = topsOf(map, columns);
    let sum = 0;
    for (const [card, all] of ends.entries())
      for (const end of all) sum += Math.abs(tops[card] + end.own - tops[end.other] - end.there);
    return sum;
  };
  /**
   * @param {number} card
   * @param {number[]} tops
   */
  const wishOf = (card, tops) =>
    ends[card].length
      ? ends[card].reduce((sum, end) => sum + tops[end.other] + end.there - end.own, 0) / ends[card].length
      : Infinity;
  let current = columns.map(column => [...column]);
  let best = { columns: current, cost: lengthOf(current) };
  for (let round = 0; round < 12; round++) {
    const tops = topsOf(map, current);
    current = [...current];
    const sweep = current.map((_, column) => column);
    for (const column of round % 2 ? sweep.reverse() : sweep) {
      const wishes = current[column].map((card, place) => ({ card, place, wish: wishOf(card, tops) }));
      wishes.sort(
        (one, other) =>
          map.cards[one.card].rank - map.cards[other.card].rank ||
          (one.wish === other.wish ? one.place - other.place : one.wish - other.wish),
      );
      current[column] = wishes.map(({ card }) => card);
      stackColumn(map, current[column], tops);
    }
    const cost = lengthOf(current);
    if (cost < best.cost) best = { columns: current, cost };
  }
  return best.columns;
}

/**
 * Swaps neighbours for as long as that makes lines shorter.
 * @param {CardMap} map
 * @param {ReturnType<typeof lineEnds>} ends
 * @param {number[][]} columns
 */
function improveColumns(map, ends, columns) {
  if (map.cards.length > 150) return columns;
  const tops = topsOf(map, columns);
  /** @param {number} card */
  const around = card =>
    ends[card].reduce((sum, end) => sum + Math.abs(tops[card] + end.own - tops[end.other] - end.there), 0);
  /**
   * @param {number[]} column
   * @param {number} place
   */
  const swapIfBetter = (column, place) => {
    const [upper, lower] = [column[place - 1], column[place]];
    if (map.cards[upper].rank !== map.cards[lower].rank) return false;
    const before = around(upper) + around(lower);
    const saved = [tops[upper], tops[lower]];
    tops[lower] = tops[upper];
    tops[upper] = tops[lower] + map.cards[lower].height + cardGap;
    if (around(upper) + around(lower) < before - 0.5) {
      [column[place - 1], column[place]] = [lower, upper];
      return true;
    }
    [tops[upper], tops[lower]] = saved;
    return false;
  };
  const sorted = columns.map(column => [...column]);
  for (let round = 0; round < 8; round++) {
    let isBetter = false;
    for (const column of sorted)
      for (let place = 1; place < column.length; place++) if (swapIfBetter(column, place)) isBetter = true;
    if (!isBetter) break;
  }
  return sorted;
}

"""#
static let compare_js = #"""
// Before and after, side by side: the same map twice, on the left without what is new, on the right without what is gone.

/** @type {any} */
let before = null;

/** Shows or hides the map as it was, as the state says. */
function showBeside() {
  if (!svg || (!changes.length && !state.beside)) return;
  const isBeside = Boolean(state.beside) && changes.length > 0;
  const isNew = isBeside !== Boolean(before);
  before?.remove();
  before = null;
  $("stage").classList.toggle("beside", isBeside);
  for (const element of svg.querySelectorAll(".absent")) element.classList.remove("absent");
  if (isNew && !state.at) requestAnimationFrame(() => showFirst());
  if (!isBeside) return;
  before = make("div", { id: "before", "aria-hidden": "true" }, svg.cloneNode(true), make("b", {}, "Before"));
  const copy = before.firstChild;
  leaveOut(copy, "added");
  leaveOut(svg, "removed");
  // The copy is a picture: nothing in it is the thing itself.
  for (const element of [copy, ...copy.querySelectorAll("[id], [tabindex], [role]")])
    for (const name of ["id", "tabindex", "role", "aria-label", "aria-pressed", "aria-expanded"])
      element.removeAttribute(name);
  copy.setAttribute("class", "drawing " + (svg.getAttribute("class") ?? ""));
  copy.firstElementChild.setAttribute("class", "navigation");
  view.before(before);
  followPlace();
}

/**
 * Leaves out of a map what became of it since.
 * @param {any} map
 * @param {string} fate
 */
function leaveOut(map, fate) {
  for (const element of map.querySelectorAll("[data-node]"))
    if (nodes[element.dataset.node].fate === fate) element.classList.add("absent");
  for (const element of map.querySelectorAll("[data-frame]"))
    if (nodes[element.dataset.frame].fate === fate) element.classList.add("absent");
  for (const element of map.querySelectorAll("[data-edges]")) {
    const own = element.dataset.edges.split(" ").filter(Boolean);
    if (own.length && own.every(/** @param {string} place */ place => edges[Number(place)].fate === fate))
      element.classList.add("absent");
  }
}

/** The map as it was moves with the other. */
function followPlace() {
  if (before) before.firstChild.style.transform = svg.style.transform;
}

"""#
static let copying_js = #"""
// A path as text for somewhere else: steps, a Mermaid diagram, or a test for `NavAtlasTesting`.

/** @typedef {{ start: number, steps: number[] }} CopiedWay */

const manners = /** @type {Record<string, string>} */ ({
  push: "pushes",
  root: "shows as its root",
  tab: "shows as a tab",
  sheet: "shows as a sheet",
  fullScreen: "shows over the whole screen",
  popover: "shows in a popover",
});

/** @param {CopiedWay} way */
const asSteps = ({ start, steps }) =>
  [
    "1. Start at " + nameOf(start),
    ...steps.map((step, place) => {
      const { from, to, name, shown } = edges[step];
      const manner = manners[shown ?? ""] ?? (shown ? "shows as " + shown : "shows");
      return place + 2 + ". " + nameOf(from) + " " + manner + ": " + nameOf(to) + " (" + name + ")";
    }),
  ].join("\n") + "\n";

/**
 * Text in a label of Mermaid.
 * @param {string} text
 */
const mermaidText = text =>
  '"' +
  [...text].map(sign => (/[\p{L}\p{N} ._:/-]/u.test(sign) ? sign : "#" + sign.codePointAt(0) + ";")).join("") +
  '"';
/** @param {CopiedWay} way */
function asMermaid({ start, steps }) {
  const passed = [start, ...steps.map(step => edges[step].to)];
  const numbers = new Map([...new Set(passed)].map((node, number) => [node, "n" + number]));
  const lines = steps.map(step => {
    const { from, to, name, shown } = edges[step];
    const words = [name, shown === "push" ? "" : shown].filter(Boolean).join(", ");
    return "    " + numbers.get(from) + " -->" + (words ? "|" + mermaidText(words) + "| " : " ") + numbers.get(to);
  });
  return (
    [
      "flowchart LR",
      ...[...numbers].map(([node, id]) => "    " + id + "[" + mermaidText(nameOf(node)) + "]"),
      ...lines,
    ].join("\n") + "\n"
  );
}

/**
 * Text in a literal of Swift.
 * @param {string} text
 */
const swiftText = text =>
  '"' +
  [...text]
    .map(sign =>
      sign === '"' || sign === "\\"
        ? "\\" + sign
        : /\p{C}/u.test(sign)
          ? "\\u{" + sign.codePointAt(0)?.toString(16) + "}"
          : sign,
    )
    .join("") +
  '"';
/** @param {CopiedWay} way */
function asTest({ start, steps }) {
  const passed = [start, ...steps.map(step => edges[step].to)];
  const words = nameOf(passed[passed.length - 1]).match(/[\p{L}\p{N}]+/gu) ?? ["screen"];
  const name = words.join("_");
  return (
    `@Test func aPersonComesTo${name[0].toUpperCase() + name.slice(1)}() {\n    navigation.expect(.path([` +
    passed.map(node => swiftText(nameOf(node))).join(", ") +
    "]))\n}\n"
  );
}

/**
 * Puts a text on the clipboard, and says so.
 * @param {string} text
 * @param {string} what
 */
async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Older browsers, and pages that may not use the clipboard, copy what is selected.
    const field = make("textarea", { "aria-hidden": "true", class: "copied" });
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  say("Copied " + what + ".");
}

/** @param {CopiedWay} way */
const copyButtons = way =>
  make(
    "p",
    { class: "actions", role: "group", "aria-label": "Copy this path" },
    "Copy as",
    button("Steps", () => copy(asSteps(way), "the path as steps")),
    button("Mermaid", () => copy(asMermaid(way), "the path as a Mermaid diagram")),
    button("Test", () => copy(asTest(way), "the path as a test")),
  );

/**
 * The command that says why something is there, as a shell reads it.
 * @param {string[]} words
 */
const asQuestion = words =>
  "navatlas explain " +
  (words.some(word => word.startsWith("-")) ? "-- " : "") +
  words.map(word => "'" + word.replaceAll("'", "'\\''") + "'").join(" ");
/** @param {string[]} words */
const whyButton = words =>
  button("Copy the explain command", () => copy(asQuestion(words), "the command that explains it"));

"""#
static let data_js = #"""
// What the page holds, as `PageData` in Swift writes it. Nodes, edges and files are named by their places in the lists.

/**
 * @typedef {object} PageNode
 * @property {string} name
 * @property {string} kind
 * @property {string} reach
 * @property {string} [title] What the picture calls it, unless by its name.
 * @property {string} [module]
 * @property {Place} [place]
 * @property {string[]} [links]
 * @property {boolean} [entry]
 * @property {boolean} [opened] Whether a link that works leads there.
 * @property {string} [fate]
 * @property {string} [why] What 'navatlas explain' says of it.
 *
 * @typedef {object} PageEdge
 * @property {number} from
 * @property {number} to
 * @property {string} kind
 * @property {string} name
 * @property {string} [shown]
 * @property {string[]} [also]
 * @property {number} [walk] 0 for what a person takes, 1 for what only counts where there is no other way.
 * @property {Place[]} [places]
 * @property {string} [fate]
 * @property {string} [why] What 'navatlas explain' says of it.
 *
 * @typedef {[file: number, line: number, column: number]} Place
 * @typedef {{ rule: string, subject: string, severity: string, message: string, help: number, nodes: number[],
 *   places?: Place[], evidence?: string[], why?: string }} Finding
 * @typedef {{ subject: string, kind: string, edges: number[] }} Cycle
 * @typedef {{ sign: string, sentence: string, nodes: number[] }} Change
 * @typedef {{ x: number, y: number, width: number, hasHead: boolean, rows: number[][] }} DrawnCard
 * @typedef {{ cards: DrawnCard[], lines: number[][], drawn: number }} Arrangement
 * @typedef {{ nodes: PageNode[], edges: PageEdge[], findings: Finding[], cycles: Cycle[], helps: string[], files: string[],
 *   folder: string, sourceURL?: string, changes?: Change[], arrangement: Arrangement }} PageData
 */

/**
 * An element that the page is known to have.
 * @param {string} id
 * @returns {any}
 */
const $ = id => document.getElementById(id);

/** @type {PageData} */
const data = JSON.parse($("data").textContent);
const { nodes, edges, findings, cycles, files, helps, arrangement } = data;
const changes = data.changes ?? [];
const placeOf = new Map(nodes.map((node, place) => [node.name, place]));
const entries = nodes.flatMap((node, place) => (node.entry ? [place] : []));
/**
 * A node's id, which tells it from all others.
 * @param {number} place
 */
const nameOf = place => nodes[place].name || '""';
/**
 * What a node is called for short.
 * @param {number} place
 */
const titleOf = place => nodes[place].title || nameOf(place);
/**
 * @param {number} number
 * @param {string} noun
 */
const counted = (number, noun) => number.toLocaleString("en") + " " + noun + (number === 1 ? "" : "s");

/**
 * The edges that leave each node, and those that lead to it.
 * @type {number[][]}
 */
const outOf = nodes.map(() => []);
/** @type {number[][]} */
const into = nodes.map(() => []);
for (const [place, edge] of edges.entries()) {
  outOf[edge.from].push(place);
  into[edge.to].push(place);
}
/** @type {Finding[][]} */
const findingsAt = nodes.map(() => []);
for (const finding of findings) for (const place of finding.nodes) findingsAt[place].push(finding);
/** The coordinators that declare each node. */
const owners = nodes.map(
  (_, place) => new Set(into[place].filter(edge => edges[edge].kind !== "transition").map(edge => edges[edge].from)),
);

const reachWords = /** @type {Record<string, string>} */ ({
  reachable: "reachable",
  deepLinkOnly: "by deep link only",
  unknown: "perhaps reachable",
  unreachable: "unreachable",
  gone: "gone",
});
const fateWords = /** @type {Record<string, string>} */ ({ added: "new", removed: "gone", changed: "changed" });

/** What is said of what tests take. */
const testWords = /** @type {Record<string, string>} */ ({ tested: "tested", untested: "untested" });
/** @param {Finding} finding */
const findingKey = finding => finding.rule + ":" + finding.subject;
/** @param {PageEdge} edge */
const lineKey = ({ from, kind, name, shown, to }) =>
  JSON.stringify([nodes[from].name, kind, name, shown ?? "", nodes[to].name]);
/**
 * How an edge is shown, by each of its calls.
 * @param {PageEdge} edge
 */
const mannersOf = edge => [edge.shown, ...(edge.also ?? [])];
/**
 * An edge in a few words: its name, how it is shown, and what is special about it.
 * @param {PageEdge} edge
 */
const how = edge =>
  [
    edge.name,
    ...mannersOf(edge).map(manner => (manner === "fullScreen" ? "full screen" : manner)),
    edge.walk === 1 ? "no trigger seen" : "",
    fateWords[edge.fate ?? ""] ?? testWords[edge.fate ?? ""] ?? "",
  ]
    .filter(Boolean)
    .join(" · ");
/** @param {PageEdge} edge */
const whatIsDone = edge => (edge.kind === "transition" ? "triggered: " : "declared: ");

"""#
static let drawing_css = #"""
/* The drawing: what is chosen, on the way, and left out. Nothing is made transparent, for that costs a layer each. From far
   away, and while it moves, no line is dashed: a browser makes every dash of a line for each part of the picture that the
   line passes, which takes most of a second while the map grows. */
svg text {
  font-family: Helvetica, Arial, "Liberation Sans", sans-serif;
}
#drawing {
  display: block;
  overflow: visible;
  width: 100%;
  min-width: var(--least);
  height: auto;
}
#names {
  font-weight: bold;
  fill: var(--ink);
  stroke: var(--ground);
  stroke-width: 0.3em;
  paint-order: stroke;
  stroke-linejoin: round;
  pointer-events: none;
}
:is(#drawing, .drawing).far .edge text,
:is(#drawing, .drawing).far .node text,
:is(#drawing, .drawing).far .cluster text {
  visibility: hidden;
}
:is(#drawing, .drawing).far .edge path {
  stroke-width: var(--thin);
}
:is(#drawing, .drawing).far .edge path,
.moving :is(#drawing, .drawing) .edge path {
  stroke-dasharray: none;
}
:is(#drawing, .drawing).far .cluster rect {
  stroke-width: var(--thin);
}
.scripted :is(#drawing, .drawing) {
  position: absolute;
  left: 0;
  top: 0;
  min-width: 0;
  transform-origin: 0 0;
}
.scripted #drawing {
  will-change: transform;
}
.scripted .sharpening #drawing {
  will-change: auto;
}
.scripted .node[data-node],
.scripted .cluster,
.scripted .edge[data-edges],
.fold {
  cursor: pointer;
}
#drawing g:focus {
  outline: none;
}
#drawing .node:focus-visible > rect:first-of-type {
  stroke: var(--link);
  stroke-width: 3;
}

/* What closes and opens a card. */
.fold rect {
  fill: none;
  pointer-events: all;
}
.fold path {
  fill: #d3deec;
  stroke: none;
}
.node:has(rect[fill="#fefefe"]) ~ .fold path {
  fill: var(--quiet);
}
.node ~ .fold path {
  pointer-events: none;
}
.count {
  font-size: 8.5px;
  fill: var(--quiet);
}

/* A marker pen: the colour that no presentation has. */
#marker path {
  fill: none;
  stroke: var(--marker);
  stroke-width: max(7px, 7 * var(--thin, 0px));
  stroke-linejoin: round;
}
#marker path.onstep {
  stroke-width: max(11px, 10 * var(--thin, 0px));
}
#drawing .node.chosen > rect:first-of-type {
  fill: var(--marker);
  stroke: var(--ink);
  stroke-width: max(2px, 2 * var(--thin, 0px));
}
#drawing .node.onway:not(.chosen) > rect:first-of-type {
  stroke: var(--ink);
  stroke-width: max(1.4px, 1.5 * var(--thin, 0px));
}
#drawing .node.chosen > text,
#drawing .row:has(.node.chosen) :is(.edge text, .node > text) {
  fill: var(--ink);
}
#drawing .row:has(.node.chosen) .fold path {
  fill: var(--ink);
}
#drawing .edge.lit[data-line] > path {
  stroke-width: max(2px, 2 * var(--thin, 0px));
}
#drawing .edge.lit text {
  font-weight: bold;
}
#drawing .edge:is(.onway, .onstep)[data-line] > path {
  stroke-width: max(2.6px, 3 * var(--thin, 0px));
}

/* What does not concern the reader now. */
:is(#drawing, .drawing).dimming .cluster:not(.lit) rect {
  fill: var(--ground);
  stroke: var(--hair);
}
:is(#drawing, .drawing).dimming .node:not(.lit, .whose) :is(rect, path, circle) {
  fill: var(--ground);
  stroke: none;
}
:is(#drawing, .drawing).dimming .node:not(.lit, .whose) text {
  fill: var(--quiet);
  font-weight: normal;
}
:is(#drawing, .drawing).dimming .edge:not(.lit) :is(path, circle) {
  stroke: var(--hair);
}
:is(#drawing, .drawing).dimming .edge:not(.lit) :is(path, circle):not([fill="none"]) {
  fill: var(--hair);
}
:is(#drawing, .drawing).dimming .row:not(:has(.node:is(.lit, .whose))) .edge:not(.lit) text {
  fill: var(--quiet);
}
:is(#drawing, .drawing).dimming .row .edge:not(.lit) rect {
  stroke: none;
}
:is(#drawing, .drawing).dimming .row:not(:has(.node:is(.lit, .whose))) .fold path {
  fill: var(--quiet);
}
.absent {
  visibility: hidden;
}
.absent * {
  visibility: hidden !important;
}

"""#
static let elements_js = #"""
// Elements made of text. Nothing that comes from the graph is ever taken for markup.

/** @type {any} */
const svg = $("drawing");
/** @type {HTMLElement} */
const view = $("view");
const svgNames = "http://www.w3.org/2000/svg";

/** @typedef {Record<string, string | number | ((event: any) => void)>} Attributes */

/**
 * @param {any} element
 * @param {Attributes} attributes
 */
function setAttributes(element, attributes) {
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key, value);
    else element.setAttribute(key, String(value));
  }
  return element;
}

/**
 * @param {string} name
 * @param {Attributes} attributes
 * @param {...(Node | string)} children
 * @returns {any}
 */
function make(name, attributes = {}, ...children) {
  const element = setAttributes(document.createElement(name), attributes);
  element.append(...children);
  return element;
}

/**
 * A part of a drawing.
 * @param {string} name
 * @param {Attributes} attributes
 * @param {...(Node | string)} children
 * @returns {any}
 */
function draw(name, attributes = {}, ...children) {
  const element = setAttributes(document.createElementNS(svgNames, name), attributes);
  element.append(...children);
  return element;
}

/**
 * @param {string} text
 * @param {(event: any) => void} action
 * @param {Attributes} attributes
 */
const button = (text, action, attributes = {}) =>
  make("button", { type: "button", ...attributes, click: action }, text);

/**
 * A link to a state of the page.
 * @param {Record<string, string>} changes
 * @param {string} text
 */
const stateLink = (changes, text) =>
  make(
    "a",
    {
      href: "#" + new URLSearchParams(changes),
      click: event => {
        event.preventDefault();
        choose(changes);
      },
    },
    text,
  );
/** @param {number} place */
const linkTo = place => stateLink({ node: nodes[place].name }, nameOf(place));
/**
 * @param {number} number
 * @param {string} text
 */
const lineLink = (number, text) => stateLink({ line: lineKey(edges[number]) }, text);
/** @param {Finding} finding */
const findingLink = finding => stateLink({ finding: findingKey(finding) }, finding.message);

/**
 * A place in a source file: a link where the page was told where the source is.
 * @param {Place} place
 */
function source([file, line, column]) {
  // A long path breaks behind its slashes.
  const parts = (files[file] + ":" + line + ":" + column).split(/(?<=\/)/);
  const text = make("code", {}, ...parts.flatMap((part, place) => (place ? [make("wbr"), part] : [part])));
  if (!data.sourceURL) return text;
  // Encoded before the file's name is put in, so that it stays a part of the path whatever it is.
  const name = (data.folder + files[file]).split("/").map(encodeURIComponent).join("/");
  const url = data.sourceURL.replaceAll("{line}", String(line)).replaceAll("{column}", String(column));
  return make("a", { href: url.split("{file}").join(name), target: "_blank", rel: "noopener" }, text);
}

/**
 * A heading and a list, unless the list is empty.
 * @param {string} title
 * @param {Node[]} items
 * @param {string} kind
 * @returns {Node[]}
 */
const list = (title, items, kind = "ul") => (items.length ? [make("h3", {}, title), make(kind, {}, ...items)] : []);
/**
 * A long list is cut, and says so.
 * @param {Node[]} items
 * @param {number} most
 */
const cut = (items, most = 100) =>
  items.length <= most
    ? items
    : [...items.slice(0, most), make("li", {}, "… and " + (items.length - most).toLocaleString("en") + " more")];
/** @param {string} text */
const say = text => {
  $("status").textContent = text;
};

"""#
static let export_js = #"""
// What is seen, as a file: an SVG of its own, or a PNG drawn from it.

const drawnProperties = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "font-weight",
  "font-size",
  "paint-order",
];

/** The map as it is seen, as an SVG that needs nothing of this page. */
function seenDrawing() {
  const from = toDrawing(0, 0),
    to = toDrawing(view.clientWidth, view.clientHeight);
  const [left, top] = [Math.max(from.x, 0), Math.max(from.y, 0)];
  const [width, height] = [Math.min(to.x, scene.width) - left, Math.min(to.y, scene.height) - top];
  const whole = draw("svg", {
    xmlns: svgNames,
    viewBox: [left, top, width, height].map(Math.round).join(" "),
    width: Math.round(width),
    height: Math.round(height),
    "font-family": "Helvetica, Arial, Liberation Sans, sans-serif",
  });
  const ground = getComputedStyle(view).backgroundColor;
  whole.append(draw("title", {}, document.title), draw("rect", { x: left, y: top, width, height, fill: ground }));
  for (const part of svg.children) {
    const own = copyDrawn(part);
    if (own) whole.append(own);
  }
  return whole;
}

/**
 * A part of the drawing with its looks written at its elements, without what is not shown.
 * @param {any} element
 * @returns {any}
 */
function copyDrawn(element) {
  if (element.localName === "defs" || element.matches(".fold, [hidden]")) return null;
  if (element.localName === "title") return element.cloneNode(true);
  const style = getComputedStyle(element);
  if (style.display === "none") return null;
  const isShape = !["g", "a"].includes(element.localName);
  if (isShape && style.visibility === "hidden") return null;
  const copy = element.cloneNode(false);
  for (const name of [...copy.attributes].map(one => one.name))
    if (/^(id|class|role|tabindex|style|data-.*|aria-.*)$/.test(name)) copy.removeAttribute(name);
  if (isShape) for (const name of drawnProperties) copy.setAttribute(name, style.getPropertyValue(name));
  for (const child of element.childNodes) {
    const own = child.nodeType === Node.ELEMENT_NODE ? copyDrawn(child) : child.cloneNode(true);
    if (own) copy.append(own);
  }
  return copy;
}

const fileName = () => document.title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "map";
/**
 * @param {Blob} blob
 * @param {string} ending
 */
function save(blob, ending) {
  const href = URL.createObjectURL(blob),
    name = fileName() + "." + ending;
  make("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
  say("Saved " + name + ".");
}
const seenText = () => new XMLSerializer().serializeToString(seenDrawing());
const saveSVG = () => save(new Blob([seenText()], { type: "image/svg+xml" }), "svg");

/**
 * Twice as many pixels as points, or fewer where there would be too many.
 * @returns {Promise<Blob | null>}
 */
async function seenPixels() {
  const text = seenText();
  const image = new Image();
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(text);
  await image.decode();
  const scale = Math.min(2, Math.sqrt(40_000_000 / (image.width * image.height)));
  const canvas = make("canvas", { width: Math.round(image.width * scale), height: Math.round(image.height * scale) });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise(done => canvas.toBlob(done, "image/png"));
}
async function savePNG() {
  const blob = await seenPixels().catch(() => null);
  if (blob) save(blob, "png");
  else say("This browser could not draw the picture; save it as SVG.");
}

"""#
static let filters_js = #"""
// Which nodes the filters let through.

/** @type {Record<string, (place: number, value: string) => boolean>} */
const tests = {
  kind: (place, value) => nodes[place].kind === value,
  shown: (place, value) => into[place].some(edge => mannersOf(edges[edge]).includes(value)),
  in: (place, value) => nodes[place].name === value || owners[place].has(placeOf.get(value) ?? -1),
  module: (place, value) => nodes[place].module === value,
  about: (place, value) => findingsAt[place].some(finding => value === "any" || finding.rule === value),
  reach: (place, value) => (value === "linked" ? Boolean(nodes[place].links) : nodes[place].reach === value),
  fate: (place, value) =>
    [nodes[place], ...[...into[place], ...outOf[place]].map(edge => edges[edge])].some(({ fate }) =>
      value === "any" ? fate : fate === value,
    ),
};
const activeFilters = () => filterKeys.filter(key => state[key]);
/** @returns {boolean[]} */
function passing() {
  const active = activeFilters();
  return nodes.map((_, place) => active.every(key => tests[key](place, state[key])));
}

/**
 * @param {string} id
 * @param {string} first
 * @param {string[][]} options
 */
function fill(id, first, options) {
  const element = $(id);
  if (!element) return;
  element.append(make("option", { value: "" }, first));
  for (const [value, text] of options) element.append(make("option", { value }, text));
  element.disabled = options.length === 0;
  // A filter that would filter nothing is not there.
  if (filterKeys.includes(id)) element.closest(".field").hidden = element.disabled;
}
/**
 * @param {(string | undefined)[]} values
 * @returns {string[]}
 */
const distinct = values =>
  [...new Set(values)].filter(/** @returns {value is string} */ value => Boolean(value)).sort();
function fillFilters() {
  /** @param {(string | undefined)[]} values */
  const twice = values => distinct(values).map(value => [value, value]);
  const names = nodes.map(node => [node.name, node.name || '""']);
  const reaches = distinct(nodes.map(node => node.reach)).map(reach => [reach, reachWords[reach]]);
  fill("from", entries.length ? "the start of the app" : "choose …", names);
  fill("to", "choose …", names);
  fill("kind", "any", twice(nodes.map(node => node.kind)));
  fill("shown", "any", twice(edges.flatMap(mannersOf)));
  fill("in", "any", twice(owners.flatMap(set => [...set]).map(place => nodes[place].name)));
  fill("module", "any", twice(nodes.map(node => node.module)));
  fill(
    "about",
    "any or none",
    findings.length ? [["any", "with a finding"], ...twice(findings.map(one => one.rule))] : [],
  );
  fill("reach", "any", nodes.some(node => node.links) ? [...reaches, ["linked", "opened by a link"]] : reaches);
  fill("fate", "any or none", [["any", "with a change"], ...Object.entries(fateWords)]);
}

"""#
static let keyboard_js = #"""
// The map by keyboard: the map itself moves; inside, the arrows go from screen to screen.

/** The one node that Tab goes to. */
let current = entries[0] ?? nodeElements.findIndex(Boolean);

/** @param {number} number */
function makeCurrent(number) {
  nodeElements[current]?.setAttribute("tabindex", "-1");
  current = number;
  nodeElements[current]?.setAttribute("tabindex", "0");
}
/** @param {number} number */
function goTo(number) {
  makeCurrent(number);
  nodeElements[number].focus({ preventScroll: true });
  bringIntoView([boundsOf(number)]);
}
/**
 * Whether a node's row is on the map now.
 * @param {number} number
 */
const isOnMap = number => Boolean(nodeElements[number]) && !nodeElements[number].closest("[hidden]");
/** @param {number} number */
const centreOf = number => {
  const box = boundsOf(number);
  return box && { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
};

/**
 * The nearest node in that direction; what lies aside counts double.
 * @param {number} x
 * @param {number} y
 */
function neighbour(x, y) {
  const here = centreOf(current);
  /** @type {number | null} */
  let best = null;
  let least = Infinity;
  for (const number of nodes.keys()) {
    const there = number !== current && isOnMap(number) ? centreOf(number) : null;
    if (!there || !here) continue;
    const along = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    if (along > 1 && along + 2 * aside < least) [best, least] = [number, along + 2 * aside];
  }
  return best;
}

/** @param {any} event */
function pressInMap(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const arrows = /** @type {Record<string, number[]>} */ ({
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  });
  const arrow = arrows[event.key];
  const isAtNode = event.target !== view;
  if (arrow && isAtNode) {
    const next = neighbour(arrow[0], arrow[1]);
    if (next !== null) goTo(next);
  } else if (arrow) move((-arrow[0] * view.clientWidth) / 8, (-arrow[1] * view.clientHeight) / 8);
  else if (event.key === "+" || event.key === "=") zoom(1.25);
  else if (event.key === "-") zoom(1 / 1.25);
  else if (event.key === "0") showWhole();
  else if (!isAtNode) return;
  else if (event.key === "Enter" || event.key === " ") choose({ node: nodes[current].name }, true);
  else if (event.key === "c") foldCurrent();
  else if (event.key === "Escape") view.focus();
  else return;
  event.preventDefault();
}
/** Closes or opens the card that the current row belongs to. */
function foldCurrent() {
  const at = rowOf[current];
  if (!at || !isFoldable(arrangement.cards[at.card])) return;
  toggleFold(at.card);
  makeCurrent(arrangement.cards[at.card].rows[0][0]);
  nodeElements[current].focus({ preventScroll: true });
}

/** @param {any} event */
function pressAnywhere(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea")) return;
  if (event.key === "/") {
    find.focus();
    find.select();
  } else if (event.key === "n") walk(1);
  else if (event.key === "p") walk(-1);
  else return;
  event.preventDefault();
}

function startKeyboard() {
  setAttributes(svg, { role: "group", "aria-label": "Screens and coordinators" });
  // A tooltip of the whole would hide those of its parts.
  for (const element of svg.querySelectorAll(".edge, .cluster, .node:not([data-node])"))
    element.setAttribute("aria-hidden", "true");
  for (const [number, element] of nodeElements.entries()) {
    if (!element) continue;
    setAttributes(element, {
      role: "button",
      tabindex: number === current ? "0" : "-1",
      "aria-pressed": "false",
      "aria-label": element.querySelector("title")?.textContent ?? nameOf(number),
    });
  }
  view.addEventListener(
    "focusin",
    /** @param {any} event */ event => {
      const element = event.target.closest("[data-node]");
      if (element?.matches(":focus-visible")) bringIntoView([boundsOf(Number(element.dataset.node))]);
    },
  );
  // A browser scrolls to what has the focus, but the map has a place of its own.
  view.addEventListener("scroll", () => view.scrollTo(0, 0));
  view.addEventListener("keydown", pressInMap);
}

"""#
static let layout_js = #"""
// Where cards stand and lines run: `CardLayout` in Swift, step by step.

/** The room left of the first column, for the arrow that leads to an entry. */
const entryRoom = 26;
const mostColumns = 24;

/**
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ x: number, y: number, width: number, height: number }} Box
 * @typedef {{ boxes: Box[], paths: Point[][], width: number, height: number }} Layout
 */

/**
 * @param {CardMap} map
 * @param {number[][]} columns
 * @returns {Layout}
 */
function layOutColumns(map, columns) {
  const routing = routeLines(map, columns);
  /** @type {Box[]} */
  const boxes = [];
  /** @type {number[]} */
  const laneStarts = [];
  /** @type {{ left: number, right: number }[]} */
  const edges = [];
  let x = entryRoom;
  for (const [column, cards] of columns.entries()) {
    laneStarts.push(x);
    x += gutterWidth(routing, column);
    const wide = Math.max(0, ...cards.map(card => map.cards[card].width));
    for (const card of cards) boxes[card] = { x, y: routing.tops[card], width: wide, height: map.cards[card].height };
    edges.push({ left: x, right: x + wide });
    x += wide;
  }
  laneStarts.push(x);
  const paths = map.lines.map((_, line) => pathOf(routing, line, laneStarts, edges));
  const lowest = Math.max(0, ...paths.flat().map(point => point.y));
  const bottom = Math.max(0, ...boxes.filter(Boolean).map(box => box.y + box.height));
  return { boxes, paths, width: x + gutterWidth(routing, columns.length), height: Math.max(bottom, lowest + 2) };
}

/**
 * The points of a line, from its start to its end.
 * @param {Routing} routing
 * @param {number} line
 * @param {number[]} laneStarts
 * @param {{ left: number, right: number }[]} edges
 */
function pathOf({ nets, netOfLine }, line, laneStarts, edges) {
  const net = nets[netOfLine[line]];
  const member = net.members.find(one => one.line === line);
  const start = member && net.starts.get(keyOf(member.source));
  /** @type {Point[]} */
  const points = [];
  if (!member || start === undefined) return points;
  let y = start;
  /**
   * @param {number} gutter
   * @param {number} next
   */
  const turn = (gutter, next) => {
    const lane = net.lanes.get(gutter);
    if (lane !== undefined && Math.abs(next - y) > 0.01) {
      const x = laneStarts[gutter] + arrowRoom + lane * laneStep;
      points.push({ x, y }, { x, y: next });
    }
    y = next;
  };
  if (net.entersLeft) {
    points.push({ x: edges[member.column].right, y });
    for (let gutter = member.column + 1; gutter <= net.column; gutter++)
      turn(gutter, gutter === net.column ? net.end : (net.crossings.get(gutter) ?? y));
    points.push({ x: edges[net.column].left, y: net.end });
  } else {
    const isBeside = member.column === net.column;
    points.push({ x: isBeside ? edges[member.column].right : edges[member.column].left, y });
    for (let gutter = isBeside ? net.column + 1 : member.column; gutter > net.column; gutter--)
      turn(gutter, gutter === net.column + 1 ? net.end : (net.crossings.get(gutter - 1) ?? y));
    points.push({ x: edges[net.column].right, y: net.end });
  }
  return points;
}

/**
 * The layout that can be shown largest in a place; of several that fit as they are, the one with the most columns.
 * @param {CardMap} map
 * @param {{ width: number, height: number }} fit
 */
function fittingLayout(map, fit) {
  /** @param {Layout} layout */
  const scaleOf = layout => Math.min(fit.width / layout.width, fit.height / layout.height, 1);
  let best = layOutColumns(map, planColumns(map, 1));
  let worse = 0;
  for (let count = 2; count <= Math.min(mostColumns, map.cards.length) && worse < 3; count++) {
    const layout = layOutColumns(map, planColumns(map, count));
    if (scaleOf(layout) >= scaleOf(best)) [best, worse] = [layout, 0];
    else worse++;
  }
  return best;
}

"""#
static let map_css = #"""
/* The map, the tools above it and the panel beside it. */
#map {
  padding-bottom: 0;
}
#tools {
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem 1rem;
  align-items: center;
  margin-bottom: 0.5rem;
}
.field {
  display: flex;
  gap: 0.4rem;
  align-items: center;
  position: relative;
  min-width: 0;
}
.field label {
  white-space: nowrap;
}
.grows {
  flex: 1 1 16rem;
  max-width: 30rem;
}
.grows input {
  flex: 1;
  min-width: 0;
}
.field select {
  width: 13rem;
}
#filters[open] {
  flex-basis: 100%;
}
.fields {
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem 1rem;
  padding: 0.2rem 0 0.4rem;
}
#hits {
  position: absolute;
  z-index: 3;
  top: 100%;
  left: 2.6rem;
  right: 0;
  max-height: 60vh;
  overflow-y: auto;
  margin: 2px 0 0;
  padding: 0.25rem;
  list-style: none;
  background: var(--ground);
  border: 1px solid var(--line);
  border-radius: 6px;
  box-shadow: 0 6px 20px #0004;
}
#hits li {
  padding: 0.35rem 0.5rem;
  margin: 0;
  border-radius: 4px;
  cursor: pointer;
  overflow-wrap: anywhere;
}
#hits [aria-selected="true"],
#hits li:hover {
  background: var(--card);
  outline: 2px solid var(--link);
  outline-offset: -2px;
}
#view {
  background: var(--ground);
  border: 1px solid var(--line);
  border-radius: 8px;
  overflow: auto;
}
.scripted #stage {
  display: grid;
  grid-template-columns: minmax(0, 1fr) 24rem;
  gap: 0.6rem;
  position: relative;
  height: max(26rem, calc(100vh - 10.5rem));
}
.scripted #tools:has(#filters[open]) + #stage {
  height: max(26rem, calc(100vh - 17.5rem));
}
.scripted :is(#view, #before) {
  position: relative;
  overflow: hidden;
  touch-action: none;
  cursor: grab;
  user-select: none;
  -webkit-user-select: none;
}
.scripted #view.held {
  cursor: grabbing;
}
.scripted #stage.beside {
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 20rem;
}
#before {
  background: var(--ground);
  border: 1px solid var(--line);
  border-radius: 8px;
  cursor: default;
}
#before b,
.beside #view::after {
  position: absolute;
  right: 0.6rem;
  top: 0.4rem;
  padding: 0 0.4rem;
  color: var(--quiet);
  background: var(--ground);
  border-radius: 4px;
  font-weight: bold;
}
.beside #view::after {
  content: "After";
}
#size {
  position: absolute;
  left: 0.6rem;
  bottom: 0.6rem;
  display: flex;
  gap: 0.3rem;
}
.beside #size {
  left: calc((100% - 21.2rem) / 2 + 1.2rem);
}
#size button {
  min-width: 2.5rem;
  min-height: 2.5rem;
  background: var(--ground);
}
#minimap {
  position: absolute;
  right: calc(24rem + 1.2rem);
  bottom: 0.6rem;
  background: var(--ground);
  border: 1px solid var(--line);
  border-radius: 6px;
  cursor: crosshair;
  touch-action: none;
}
#minimap.whole {
  visibility: hidden;
}
.beside #minimap {
  display: none;
}
#minimap rect {
  fill: var(--line);
}
#minimap rect.coordinator {
  fill: var(--quiet);
}
#minimap rect.entry {
  fill: var(--ink);
}
#minimap rect.lost {
  fill: var(--error);
}
#minimap rect.seen {
  fill: none;
  stroke: var(--link);
  stroke-width: 2px;
  vector-effect: non-scaling-stroke;
}
#panel {
  overflow: auto;
  contain: layout;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: 8px;
  padding: 0.6rem 0.9rem;
}
#panel h2 {
  margin: 0 0 0.25rem;
  overflow-wrap: anywhere;
}
#panel h2 ~ h2 {
  margin-top: 1.2rem;
}
#panel button {
  background: var(--ground);
}
#panel .close {
  float: right;
  margin-left: 0.5rem;
}
#panel img {
  display: block;
  max-width: 100%;
  max-height: 22rem;
  margin: 0.6rem 0;
  border: 1px solid var(--line);
  border-radius: 6px;
}
.actions {
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem 0.6rem;
  align-items: center;
  margin: 0.5rem 0;
}
.why summary {
  cursor: pointer;
}
.why pre {
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  font-size: 0.9em;
}
[aria-current="step"] {
  background: var(--ground);
  outline: 2px solid var(--ink);
  outline-offset: 3px;
  border-radius: 2px;
}
.ways button {
  text-align: left;
  width: 100%;
  overflow-wrap: anywhere;
}
[aria-pressed="true"] {
  border: 2px solid var(--ink);
  font-weight: bold;
}
.copied {
  position: fixed;
  left: -100vw;
}
#status {
  min-height: 1.45em;
  color: var(--quiet);
}
#legend {
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.2rem;
  padding: 0;
  list-style: none;
  color: var(--quiet);
}
#legend li {
  display: flex;
  align-items: center;
  gap: 0.3rem;
}
#legend svg {
  overflow: visible;
}
@media (max-width: 60rem) {
  .scripted #tools + #stage#stage {
    display: block;
    height: auto;
  }
  .scripted :is(#view, #before) {
    height: 50vh;
    min-height: 18rem;
  }
  #panel {
    overflow: visible;
    margin-top: 0.5rem;
  }
  #size {
    bottom: auto;
    top: calc(max(50vh, 18rem) - 3.4rem);
  }
  #minimap {
    right: 0.6rem;
    bottom: auto;
    top: 0.6rem;
    width: 4.2rem;
    height: 3.2rem;
  }
  .beside #size {
    display: none;
  }
  nav {
    margin-left: 0;
  }
  .field select {
    width: 100%;
  }
  .field:not(.grows) {
    flex: 1 1 9rem;
    flex-direction: column;
    align-items: stretch;
    gap: 0;
  }
  #hits {
    left: 0;
  }
  input,
  select,
  button {
    min-height: 2.75rem;
  }
  summary {
    padding: 0.6rem 0;
  }
  nav a {
    padding: 0.4rem 0;
  }
}

"""#
static let marks_js = #"""
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

"""#
static let minimap_js = #"""
// The whole map in a corner, with the part that is seen; a press there goes there.

const minimap = draw("svg", { id: "minimap", "aria-hidden": "true" });
const seenPart = draw("rect", { class: "seen" });
const minimapSize = { width: 170, height: 130 };

function drawMinimap() {
  const scale = Math.min(minimapSize.width / scene.width, minimapSize.height / scene.height);
  setAttributes(minimap, {
    viewBox: `0 0 ${scene.width} ${scene.height}`,
    width: Math.max(scene.width * scale, 24),
    height: Math.max(scene.height * scale, 24),
  });
  const parts = scene.boxes.flatMap((box, card) => {
    if (!box) return [];
    const head = nodes[arrangement.cards[card].rows[0][0]];
    const kind = head.entry ? "entry" : head.reach === "unreachable" ? "lost" : head.kind;
    const { x, y, width, height } = box;
    return [draw("rect", { class: kind, x, y, width, height, rx: 2 / scale })];
  });
  minimap.replaceChildren(...parts, seenPart);
  showWindow();
}

/** Shows which part of the map is seen; where that is all of it, there is no mini-map. */
function showWindow() {
  const from = toDrawing(0, 0),
    to = toDrawing(view.clientWidth, view.clientHeight);
  const [left, top] = [Math.max(from.x, 0), Math.max(from.y, 0)];
  const [right, bottom] = [Math.min(to.x, scene.width), Math.min(to.y, scene.height)];
  const isWhole = from.x <= 0 && from.y <= 0 && to.x >= scene.width && to.y >= scene.height;
  minimap.classList.toggle("whole", isWhole);
  const width = Math.max(right - left, 0),
    height = Math.max(bottom - top, 0);
  setAttributes(seenPart, { x: left, y: top, width, height });
}

function startMinimap() {
  $("stage").append(minimap);
  /** @param {any} event */
  const go = event => {
    const box = minimap.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * scene.width;
    const y = ((event.clientY - box.top) / box.height) * scene.height;
    lookAt(x, y, place.scale);
    wasMoved = true;
  };
  minimap.addEventListener(
    "pointerdown",
    /** @param {any} event */ event => {
      minimap.setPointerCapture(event.pointerId);
      go(event);
      event.preventDefault();
    },
  );
  minimap.addEventListener(
    "pointermove",
    /** @param {any} event */ event => {
      if (event.buttons) go(event);
    },
  );
  drawMinimap();
}

"""#
static let names_js = #"""
// From far away names are written in letters that can be read: those of coordinators, as far as there is room, and always
// those of what is chosen or what the filters let through.

const names = draw("g", { id: "names", "aria-hidden": "true" });
svg?.append(names);
let namesScale = 0;
/**
 * The nodes that are always named.
 * @type {number[]}
 */
let alwaysNamed = [];

/**
 * What may be named, what matters most first.
 * @returns {{ text: string, box: Bounds, isSure: boolean }[]}
 */
function named() {
  const sure = alwaysNamed.flatMap(node => {
    const box = boundsOf(node);
    return box ? [{ text: titleOf(node), box, isSure: true }] : [];
  });
  if (sure.length) return sure;
  return [...arrangement.cards.keys()]
    .flatMap(card => {
      const box = cardBounds(card),
        { hasHead, rows } = arrangement.cards[card];
      return box && hasHead
        ? [{ text: titleOf(rows[0][0]).replace(/(?<=.)Coordinator$/, ""), box, isSure: false }]
        : [];
    })
    .sort((one, other) => other.box.bottom - other.box.top - one.box.bottom + one.box.top);
}

/**
 * @param {number} scale
 * @param {number} far
 */
function showNames(scale = place.scale, far = 0.5) {
  const isFar = scale < far;
  if (isFar && namesScale === scale) return;
  namesScale = isFar ? scale : 0;
  svg.classList.toggle("far", isFar);
  svg.style.setProperty("--thin", (isFar ? 0.7 / scale : 0) + "px");
  names.replaceChildren(...(isFar ? nameElements(scale) : []));
}

/** @param {number} scale */
function nameElements(scale) {
  const all = named();
  const short = placedNames(all, scale, leastGutter);
  // Where cards are too narrow for any name, those for which there is room are named whole.
  return short.length >= Math.min(all.length, 6) ? short : placedNames(all, scale, Infinity);
}

/**
 * Names without one over another; a name that need not be there is as wide as its card and some room beside it.
 * @param {ReturnType<typeof named>} all
 * @param {number} scale
 * @param {number} beside
 */
function placedNames(all, scale, beside) {
  /** @type {Bounds[]} */
  const taken = [];
  const letters = 12 / scale;
  return all.flatMap(({ text, box, isSure }) => {
    const most = Math.floor((box.right - box.left + beside) / (letters * 0.6));
    const shown = isSure || text.length <= most ? text : most >= 5 ? text.slice(0, most - 1) + "…" : "";
    const bottom = box.top + letters * 1.3;
    const own = { left: box.left, right: box.left + shown.length * letters * 0.6, top: box.top, bottom };
    const isFree = taken.every(
      one => one.left >= own.right || own.left >= one.right || one.top >= own.bottom || own.top >= one.bottom,
    );
    if (!shown || !isFree) return [];
    taken.push(own);
    return [draw("text", { x: own.left + letters * 0.2, y: own.top + letters, "font-size": letters }, shown)];
  });
}

/** Writes the names anew, because others matter or everything is elsewhere. */
function renewNames() {
  namesScale = 0;
  showNames();
}
const forgetBoxes = () => {
  namesScale = 0;
  if (svg) drawMinimap();
};

"""#
static let panel_js = #"""
// What is said of a screen, a line and a finding that is chosen, beside the map.

/** @param {string} text */
const heading = text => make("h2", { tabindex: "-1" }, text);
/** @param {Record<string, string>} changes */
const closeButton = changes => button("Close", () => choose(changes), { class: "close" });
/** @param {PageEdge} edge */
const placesOf = edge => (edge.places ?? []).map(at => make("div", { class: "how" }, source(at)));

/**
 * @param {number} number
 * @param {boolean} isNow
 */
function stepItem(number, isNow = false) {
  const edge = edges[number];
  return make(
    "li",
    isNow ? { "aria-current": "step" } : {},
    linkTo(edge.from),
    " → ",
    linkTo(edge.to),
    make("div", { class: "how" }, lineLink(number, how(edge) || edge.kind)),
    ...placesOf(edge),
  );
}
/**
 * @param {number} number
 * @param {number} other
 */
function routeItem(number, other) {
  const edge = edges[number];
  return make(
    "li",
    {},
    linkTo(other),
    make("div", { class: "how" }, lineLink(number, whatIsDone(edge) + how(edge))),
    ...placesOf(edge),
  );
}
/** @param {Finding} finding */
const findingItem = finding =>
  make("li", { class: finding.severity }, make("b", {}, finding.severity), " ", findingLink(finding));

/** @param {number} place */
function nodePanel(place) {
  const node = nodes[place];
  const facts = [
    node.kind,
    node.entry ? "where the app starts" : "",
    reachWords[node.reach],
    fateWords[node.fate ?? ""] ?? testWords[node.fate ?? ""] ?? "",
    node.module ? "module " + node.module : "",
  ];
  const image =
    nodeElements[place]?.querySelector("image")?.getAttribute("href") ??
    nodeElements[place]?.querySelector("image")?.getAttributeNS("http://www.w3.org/1999/xlink", "href");
  return [
    closeButton({ node: "" }),
    heading(nameOf(place)),
    make("p", {}, facts.filter(Boolean).join(" · ")),
    ...(node.place ? [make("p", {}, source(node.place))] : []),
    nodeActions(place),
    ...(image?.startsWith("data:image/png;")
      ? [make("img", { src: image, alt: "What " + nameOf(place) + " looks like" })]
      : []),
    ...list(counted(findingsAt[place].length, "finding"), findingsAt[place].map(findingItem)),
    ...wayParts(place),
    ...list(
      "Deep links",
      (node.links ?? []).map(link => make("li", {}, make("code", {}, link))),
    ),
    ...list(
      "Connections in (" + into[place].length + ")",
      cut(into[place].map(edge => routeItem(edge, edges[edge].from))),
    ),
    ...list(
      "Connections out (" + outOf[place].length + ")",
      cut(outOf[place].map(edge => routeItem(edge, edges[edge].to))),
    ),
    ...reason(node),
  ];
}

/** @param {number} place */
function nodeActions(place) {
  const name = nodes[place].name,
    at = rowOf[place];
  const isOnly = state.only === name;
  const parts = [
    button("Paths to here", () => choose({ to: name })),
    button("Paths from here", () => choose({ from: name, to: state.to === name ? "" : state.to })),
    button(isOnly ? "Show all again" : "Only this and its neighbours", () => showOnly(isOnly ? "" : name)),
    whyButton([name]),
  ];
  if (at && at.row === 0 && isFoldable(arrangement.cards[at.card]) && !state.only)
    parts.push(
      button(closedCards().has(at.card) ? "Expand" : "Collapse", () => {
        toggleFold(at.card);
        $("panel").querySelector("h2")?.focus({ preventScroll: true });
      }),
    );
  return make("p", { class: "actions" }, ...parts);
}
/**
 * Leaves on the map only a node and what leads to it or is led to.
 * @param {string} name
 */
function showOnly(name) {
  state.only = name;
  choose({}, false);
  showWholeOrReadable();
}
/** After the cards have been laid out anew. */
function showWholeOrReadable() {
  if (!svg) return;
  const node = placeOf.get(state.only || state.node);
  if (wholeScale() >= legible || node === undefined) return showWhole();
  bringIntoView([boundsOf(node)], legible, [null], true);
  const box = boundsOf(node);
  if (box) lookAtClear((box.left + box.right) / 2, (box.top + box.bottom) / 2, legible);
}

/**
 * How a person comes to a node.
 * @param {number} place
 */
function wayParts(place) {
  const title = "From the start of the app";
  if (!entries.length) return [make("h3", {}, title), make("p", {}, "NavAtlas does not know where the app starts.")];
  const way = shortest(entries, place);
  if (way?.steps.length) {
    const words =
      "Shortest path from the start of the app" + (way.level ? ", by routes that no code is known to trigger" : "");
    return [
      ...list(
        words,
        way.steps.map(step => stepItem(step)),
        "ol",
      ),
      copyButtons(way),
    ];
  }
  if (way) return [];
  const opened = shortest(
    nodes.flatMap((node, at) => (node.opened ? [at] : [])),
    place,
  );
  const words = opened ? "There is no path. A deep link opens " + nameOf(opened.start) + "." : "No path leads here.";
  return [
    make("h3", {}, title),
    make("p", {}, words),
    ...list(
      "From there",
      (opened?.steps ?? []).map(step => stepItem(step)),
      "ol",
    ),
  ];
}

/**
 * One line may stand for several edges.
 * @param {number} line
 */
const edgesOf = line =>
  edgeElements[line]
    ? edges.flatMap((_, place) => (edgeElements[place] === edgeElements[line] ? [place] : []))
    : [line];

/**
 * What 'navatlas explain' says of a screen, an edge or a finding.
 * @param {{ why?: string }} about
 * @param {string} question
 */
const reason = ({ why }, question = "Why is it here?") =>
  why ? [make("details", { class: "why" }, make("summary", {}, question), make("pre", {}, why))] : [];

/** @param {number} line */
function linePanel(line) {
  const { from, to } = edges[line];
  const parts = [
    closeButton({ line: "" }),
    heading(nameOf(from) + " → " + nameOf(to)),
    make("p", {}, "From ", linkTo(from), " to ", linkTo(to)),
    make("p", { class: "actions" }, whyButton([nodes[from].name, nodes[to].name])),
  ];
  for (const edge of edgesOf(line).map(place => edges[place])) {
    const route = nodes[edge.from].name + "." + edge.name;
    const triggers = edges.flatMap((other, place) =>
      other.kind === "transition" && other.to === edge.to && other.name === route ? [place] : [],
    );
    const words = edge.kind === "transition" ? "triggered · " : "declared as a " + edge.kind + " · ";
    parts.push(
      make("h3", {}, edge.name || '""'),
      make("p", {}, words + how({ ...edge, name: "" })),
      ...list("Where", cut((edge.places ?? []).map(at => make("li", {}, source(at))))),
      ...list("Triggered by", cut(triggers.map(place => routeItem(place, edges[place].from)))),
      ...reason(edge),
    );
  }
  return parts;
}

/** @param {Finding} finding */
function findingPanel(finding) {
  const cycle = cycles.find(cycle => cycle.subject === finding.subject);
  const walkIt = cycle && button("Walk it step by step", () => choose({ cycle: cycle.subject, step: "1" }));
  return [
    closeButton({ finding: "" }),
    heading(finding.message),
    make("p", { class: finding.severity }, make("b", {}, finding.severity), " " + finding.rule),
    make("p", { class: "actions" }, ...(walkIt ? [walkIt] : []), whyButton([finding.rule, finding.subject])),
    ...list(
      "About",
      finding.nodes.map(place => make("li", {}, linkTo(place))),
    ),
    ...list("Where", cut((finding.places ?? []).map(at => make("li", {}, source(at))))),
    ...list("Facts", cut((finding.evidence ?? []).map(text => make("li", {}, make("code", {}, text))))),
    make("h3", {}, "What to do"),
    make("p", {}, helps[finding.help]),
    ...reason(finding, "Why is it found?"),
  ];
}

"""#
static let panels_js = #"""
// What is said of paths, cycles, filters and changes, and of the page itself.

/**
 * @param {number} step
 * @param {number} count
 */
const walkButtons = (step, count) =>
  make(
    "p",
    { class: "actions" },
    button("← Back", () => {
      stopPlaying();
      walk(-1);
    }),
    button("Next step →", () => {
      stopPlaying();
      walk(1);
    }),
    button(playing ? "Pause" : "Play", play, { id: "play" }),
    make("span", {}, step >= 0 ? "step " + (step + 1) + " of " + count : counted(count, "step")),
  );

/** @param {Way} way */
const wayText = ({ start, steps }) => [start, ...steps.map(step => edges[step].to)].map(nameOf).join(" → ");
/**
 * The paths as texts; paths through the same nodes also say by which routes.
 * @param {Way[]} ways
 */
function wayTexts(ways) {
  const texts = ways.map(wayText);
  return ways.map((way, place) => {
    if (texts.filter(text => text === texts[place]).length === 1) return [texts[place]];
    return [
      texts[place],
      make("div", { class: "how" }, way.steps.map(step => how(edges[step]) || edges[step].kind).join(" → ")),
    ];
  });
}

/** @param {Chosen} selection */
function waysPanel({ from, to, answer, number, steps, step }) {
  const start = from === undefined ? "the start of the app" : nameOf(from);
  const parts = [closeButton({ from: "", to: "" })];
  if (to === undefined || !answer) {
    const words = "Choose where the paths end: above, or with “Paths to here” in the details of a screen.";
    return [...parts, heading("From " + start), make("p", {}, words)];
  }
  parts.push(heading("From " + start + " to " + nameOf(to)));
  const { ways, areAll, level, isOpened } = answer;
  if (!ways.length) {
    const rest =
      from === undefined && !entries.length
        ? " NavAtlas does not know where the app starts. Choose a start above."
        : "";
    return [...parts, make("p", {}, "There is no path." + rest)];
  }
  parts.push(
    make(
      "p",
      {},
      areAll
        ? "All paths that visit nothing twice: " + counted(ways.length, "path") + "."
        : "The " +
            counted(ways.length, "shortest path") +
            ". There are more: the list ends at " +
            mostWays +
            " paths, or when the search has looked at " +
            mostLooks.toLocaleString("en") +
            " connections.",
    ),
  );
  if (level) parts.push(make("p", {}, "They use routes that are declared, but that no code is known to trigger."));
  if (isOpened)
    parts.push(
      make("p", {}, "No path leads here from the start of the app. These start at a screen that a deep link opens."),
    );
  if (!steps.length) parts.push(make("p", {}, "The path starts and ends at the same screen."));
  else
    parts.push(
      walkButtons(step, steps.length),
      make("ol", {}, ...steps.map((edge, place) => stepItem(edge, place === step))),
      copyButtons({ start: ways[(number ?? 1) - 1].start, steps }),
    );
  return [...parts, ...wayList(ways, number)];
}

/**
 * @param {Way[]} ways
 * @param {number | undefined} number
 */
function wayList(ways, number) {
  if (ways.length < 2) return [];
  /** @param {number} place */
  const choosing = place => {
    stopPlaying();
    state.step = String(place + 1);
    writeState(false);
    show(true);
  };
  const items = wayTexts(ways).map((texts, place) => {
    const own = button("", () => choosing(place), { "aria-pressed": String(place + 1 === number) });
    own.append(...texts);
    return make("li", {}, own);
  });
  return [make("h3", {}, "All " + ways.length), make("ol", { class: "ways" }, ...items)];
}

const cycleWords = /** @type {Record<string, string>} */ ({
  growing: "Every round makes the stack grow.",
  selfPresenting: "It shows itself on top of itself.",
  switching: "Every round switches a root or a tab, so the stack does not grow.",
});
/**
 * @param {Cycle} cycle
 * @param {Chosen} selection
 */
const cyclePanel = (cycle, { steps, step }) => [
  closeButton({ cycle: "" }),
  heading("A cycle of " + counted(steps.length, "step")),
  make("p", {}, cycleWords[cycle.kind] ?? ""),
  walkButtons(step, steps.length),
  make("ol", {}, ...steps.map((edge, place) => stepItem(edge, place === step))),
];

/** @param {boolean[]} isPassing */
function passingPanel(isPassing) {
  const passed = nodes.flatMap((_, place) => (isPassing[place] ? [place] : []));
  const items = passed.map(place => make("li", {}, linkTo(place), " ", make("small", {}, nodes[place].kind)));
  return [
    closeButton(Object.fromEntries(filterKeys.map(key => [key, ""]))),
    heading(passed.length.toLocaleString("en") + " of " + nodes.length.toLocaleString("en") + " match"),
    make("ul", {}, ...cut(items, 300)),
  ];
}

/** The sentences of the command `diff`. */
function changesPanel() {
  const classes = /** @type {Record<string, string>} */ ({ "+": "added", "-": "removed", "!": "error" });
  const items = changes.map(({ sign, sentence, nodes: own }) => {
    const place = own[own.length - 1];
    return make(
      "li",
      { class: classes[sign] ?? "changed" },
      make("b", {}, sign),
      " ",
      place === undefined ? sentence : stateLink({ node: nodes[place].name }, sentence),
    );
  });
  return [
    closeButton({ beside: "" }),
    heading("Before and after"),
    make("p", {}, "On the left is the map as it was, on the right as it is. Both move together."),
    ...list(counted(changes.length, "change"), cut(items, 300)),
  ];
}

/** Many findings of one rule are one line, which shows them all. */
function findingItems() {
  const byRule = distinct(findings.map(finding => finding.rule)).map(rule =>
    findings.filter(finding => finding.rule === rule),
  );
  byRule.sort(
    (one, other) =>
      Number(one[0].severity > other[0].severity) - Number(one[0].severity < other[0].severity) ||
      one.length - other.length,
  );
  return byRule.flatMap(all =>
    all.length < 4
      ? all.map(findingItem)
      : [
          make(
            "li",
            { class: all[0].severity },
            make("b", {}, counted(all.length, all[0].severity)),
            " ",
            stateLink({ about: all[0].rule }, all[0].rule),
            make("div", { class: "how" }, "such as: " + all[0].message),
          ),
        ],
  );
}

function welcomePanel() {
  const lost = nodes.filter(node => node.reach === "unreachable").length;
  const shortcuts = [];
  if ($("fate")) {
    shortcuts.push(button("Before and after, side by side", () => choose({ beside: "1" })));
    shortcuts.push(button("Show what has changed", () => choose({ fate: "any" })));
  }
  if (lost)
    shortcuts.push(button("Show what cannot be reached (" + lost + ")", () => choose({ reach: "unreachable" })));
  return [
    heading("How to read this map"),
    make(
      "p",
      {},
      "A card is a coordinator with the screens that it shows. A line leads from the screen that triggers a transition to " +
        "the screen that is shown.",
    ),
    make(
      "p",
      {},
      "Choose a screen in the map, or find one by its name, to see how a person reaches it and where it leads. " +
        "Choose a line to see where in the source it is triggered. Choose two screens above to see all paths between them.",
    ),
    ...list(
      "The app starts at",
      cut(
        entries.map(place => make("li", {}, linkTo(place))),
        10,
      ),
    ),
    ...(entries.length || !nodes.length
      ? []
      : [make("p", {}, "NavAtlas does not know where the app starts, so it cannot tell what a person can reach.")]),
    ...(shortcuts.length ? [make("p", { class: "actions" }, ...shortcuts)] : []),
    ...list(counted(findings.length, "finding"), cut(findingItems(), 12)),
    ...list(
      "Cycles",
      cut(
        cycles.map(cycle =>
          make(
            "li",
            {},
            stateLink(
              { cycle: cycle.subject, step: "1" },
              cycle.edges.map(edge => nameOf(edges[edge].from)).join(" → "),
            ),
          ),
        ),
        5,
      ),
    ),
  ];
}

/**
 * @param {Chosen} selection
 * @param {boolean[]} isPassing
 */
function panelParts(selection, isPassing) {
  const { cycle, finding, node, line, from, to } = selection;
  /** @type {Node[]} */
  const parts = [];
  if (cycle) parts.push(...cyclePanel(cycle, selection));
  if (finding) parts.push(...findingPanel(finding));
  if (node !== undefined) parts.push(...nodePanel(node));
  if (line !== undefined) parts.push(...linePanel(line));
  if (!cycle && (to !== undefined || from !== undefined)) parts.push(...waysPanel(selection));
  if (activeFilters().length) parts.push(...passingPanel(isPassing));
  if (state.beside && changes.length) parts.push(...changesPanel());
  // What explains the page is of no use on paper.
  $("panel").classList.toggle("start", !parts.length);
  return parts.length ? parts : welcomePanel();
}

"""#
static let paper_js = #"""
// The map on paper: on one page where names can be read there, else the cards laid out anew for pages of that width, one
// strip of the map a page.

/** A page of A4 or Letter, in pixels, without its margins; and the least size of the map on it. */
const sheetSize = { width: 680, height: 900 },
  sheetScale = 0.72;

function layOutSheets() {
  if (!svg || Math.min(sheetSize.width / scene.width, sheetSize.height / scene.height) >= sheetScale) return;
  const drawn = { scene, state: state.only };
  const rows = shownRows();
  const width = sheetSize.width / sheetScale;
  const sheets = arranged(rows, { width, height: 1e6 });
  const scale = Math.min(sheetSize.width / sheets.width, 1),
    height = sheetSize.height / scale;
  scene = sheets;
  showScene(rows, false);
  const all = make("div", { id: "sheets", "aria-hidden": "true" });
  for (let top = 0; top < sheets.height; ) {
    const bottom = Math.min(pageEnd(top, height), sheets.height);
    const box = [0, top, sheets.width, bottom - top];
    const page = draw("svg", { viewBox: box.join(" "), width: sheets.width * scale, height: (bottom - top) * scale });
    const copy = $("navigation").cloneNode(true);
    for (const element of copy.querySelectorAll("[id]")) element.removeAttribute("id");
    copy.setAttribute("class", "navigation");
    copy.removeAttribute("id");
    keepWithin(copy, top, bottom);
    page.append(copy);
    all.append(page);
    top = bottom;
  }
  $("view").after(all);
  scene = drawn.scene;
  showScene(rows, !state.only && !closedCards().size);
}

/**
 * Where a page ends: at most a page further, at a height that cuts through as little as can be.
 * @param {number} top
 * @param {number} height
 */
function pageEnd(top, height) {
  const boxes = scene.boxes.filter(Boolean).map(box => /** @type {Box} */ (box));
  const ends = boxes
    .map(box => box.y + box.height + cardGap / 2)
    .filter(y => y > top + height / 2 && y <= top + height);
  /** @param {number} y */
  const cutCards = y => boxes.filter(box => box.y < y && box.y + box.height > y).length;
  return ends.reduce(
    (best, y) => (cutCards(y) < cutCards(best) || (cutCards(y) === cutCards(best) && y > best) ? y : best),
    top + height,
  );
}

/**
 * Leaves out of a page the cards of others.
 * @param {any} copy
 * @param {number} top
 * @param {number} bottom
 */
function keepWithin(copy, top, bottom) {
  for (const card of copy.querySelectorAll(".card")) {
    const box = scene.boxes[card.dataset.card];
    if (!box || box.y > bottom || box.y + box.height < top) card.remove();
  }
}

function startPaper() {
  addEventListener("beforeprint", () => {
    layOutSheets();
    showNames(Math.min(700 / scene.width, 900 / scene.height), 0);
  });
  addEventListener("afterprint", () => {
    $("sheets")?.remove();
    renewNames();
  });
}

"""#
static let pointer_js = #"""
// The map by mouse, pen and fingers.

/**
 * A line is thin: what is a few pixels beside it is meant for it, too.
 * @param {number} x
 * @param {number} y
 * @returns {any}
 */
function lineNear(x, y) {
  const steps = [
    [0, 0],
    [0, -3],
    [0, 3],
    [-3, 0],
    [3, 0],
    [0, -6],
    [0, 6],
    [-6, 0],
    [6, 0],
  ];
  for (const [aside, along] of steps) {
    const line = document.elementFromPoint(x + aside, y + along)?.closest("[data-edges]");
    if (line) return line;
  }
  return null;
}

/** The pointers that are down, and how far they have gone together. */
const fingers = /** @type {Map<number, { x: number, y: number }>} */ (new Map());
let travelled = 0;

/** @param {any} event */
function pressMap(event) {
  if (event.pointerType === "mouse" && event.button !== 0) return;
  if (!fingers.size) travelled = 0;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
}
/** @param {any} event */
function dragMap(event) {
  const last = fingers.get(event.pointerId);
  if (!last) return pointAt(event);
  const now = { x: event.clientX, y: event.clientY };
  travelled += Math.hypot(now.x - last.x, now.y - last.y);
  if (travelled < 4) return;
  // Only now, so that a click still goes to what was pressed.
  if (!view.hasPointerCapture(event.pointerId)) view.setPointerCapture(event.pointerId);
  view.classList.add("held");
  if (fingers.size === 1) move(now.x - last.x, now.y - last.y);
  if (fingers.size === 2) pinch(event.pointerId, last, now);
  fingers.set(event.pointerId, now);
}
/**
 * @param {number} id
 * @param {{ x: number, y: number }} last
 * @param {{ x: number, y: number }} now
 */
function pinch(id, last, now) {
  const other = [...fingers].find(([one]) => one !== id)?.[1] ?? now;
  const box = view.getBoundingClientRect();
  /** @param {{ x: number, y: number }} finger */
  const gap = finger => Math.hypot(finger.x - other.x, finger.y - other.y) || 1;
  move((now.x - last.x) / 2, (now.y - last.y) / 2);
  zoom(gap(now) / gap(last), (now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top);
}
/** @param {any} event */
function releaseMap(event) {
  fingers.delete(event.pointerId);
  view.classList.toggle("held", fingers.size > 0);
}
/** @param {any} event */
function turnWheel(event) {
  event.preventDefault();
  const box = view.getBoundingClientRect();
  const pixels = between(event.deltaY * [1, 16, 400][event.deltaMode], -200, 200);
  zoom(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0018)), event.clientX - box.left, event.clientY - box.top);
}

let pointing = 0;
/**
 * After a moment on a thing, the rest is dimmed.
 * @param {any} event
 */
function pointAt(event) {
  if (event.pointerType !== "mouse") return;
  clearTimeout(pointing);
  const element = event.target.closest("[data-node], [data-frame]"),
    line = event.target.closest("[data-edges]");
  const node = element && (element.dataset.node ?? element.dataset.frame);
  pointing = setTimeout(
    () =>
      hover(
        node === null || node === undefined ? undefined : Number(node),
        line ? line.dataset.edges.split(" ").map(Number) : [],
      ),
    90,
  );
}
function pointAway() {
  clearTimeout(pointing);
  hover(undefined, []);
}

/** @param {any} event */
function clickMap(event) {
  if (travelled >= 4) return;
  const card = event.target.closest("[data-fold]")?.dataset.fold;
  if (card !== undefined) return toggleFold(Number(card));
  const line = event.target.closest("[data-node]") ? null : lineNear(event.clientX, event.clientY);
  if (line) return choose({ line: lineKey(edges[line.dataset.edges.split(" ")[0]]) }, true);
  const element = event.target.closest("[data-node], [data-frame]");
  if (!element) return;
  const at = Number(element.dataset.node ?? element.dataset.frame);
  current = at;
  choose({ node: nodes[at].name }, true);
}

function startPointer() {
  view.addEventListener("wheel", turnWheel, { passive: false });
  view.addEventListener("pointerdown", pressMap);
  view.addEventListener("pointermove", dragMap);
  view.addEventListener("pointerleave", pointAway);
  for (const name of ["pointerup", "pointercancel"]) view.addEventListener(name, releaseMap);
  view.addEventListener("click", clickMap);
  $("larger").addEventListener("click", () => zoom(1.4));
  $("smaller").addEventListener("click", () => zoom(1 / 1.4));
  $("whole").addEventListener("click", () => {
    state.at = "";
    showWhole();
    writeState(false);
  });
  $("fold").addEventListener("click", () => (closedCards().size ? unfoldAll() : foldAll()));
}

"""#
static let print_css = #"""
/* On paper: the map at the width of the page, or strip by strip where it could not be read so; the panel where something is
   chosen; the tables. */
@media print {
  body {
    font-size: 10pt;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  #tools,
  #size,
  #minimap,
  nav,
  .keys,
  .save,
  #status,
  #panel button,
  #panel .actions,
  #panel.start {
    display: none !important;
  }
  .scripted #stage,
  #stage.beside,
  #view,
  #before {
    display: block !important;
    height: auto;
  }
  .scripted :is(#view, #before),
  #view {
    overflow: visible;
    height: auto !important;
    border: 0;
  }
  .scripted :is(#drawing, .drawing),
  #drawing {
    position: static;
    transform: none !important;
    width: 100% !important;
    min-width: 0;
    height: auto !important;
    max-height: 24cm;
  }
  #view:has(+ #sheets) {
    display: none !important;
  }
  #sheets svg {
    display: block;
    max-width: 100%;
    height: auto;
    break-inside: avoid;
    break-after: page;
  }
  #panel {
    border: 0;
    padding: 0;
    background: none;
    overflow: visible;
  }
  .wide {
    overflow: visible;
  }
  details::details-content {
    content-visibility: visible;
  }
  thead {
    display: table-header-group;
  }
  tr,
  li {
    break-inside: avoid;
  }
  h2,
  h3 {
    break-after: avoid;
  }
  table {
    font-size: 8.5pt;
  }
  td:last-child {
    min-width: 13rem;
  }
  tbody :is(th, td) {
    max-width: 11rem;
  }
  td:last-child,
  td code,
  td code a {
    overflow-wrap: anywhere;
  }
}

"""#
static let routing_js = #"""
// How lines run between columns of cards: `LineRouting` in Swift, step by step.

const laneStep = 4.5,
  trackStep = 4.5,
  arrowRoom = 10,
  leastGutter = 22;

/**
 * Lines that share their last part, as branches share a trunk.
 * @typedef {object} Net
 * @property {RowPlace} target
 * @property {number} column
 * @property {boolean} entersLeft
 * @property {{ line: number, source: RowPlace, column: number }[]} members
 * @property {Map<number, number>} crossings By column, how high it is crossed.
 * @property {Map<string, number>} starts By source, how high lines leave it.
 * @property {number} end
 * @property {Map<number, number>} lanes By gutter, which lane it takes.
 *
 * @typedef {object} Routing
 * @property {CardMap} map
 * @property {number[][]} columns
 * @property {Net[]} nets
 * @property {number[]} netOfLine By line, the net that it is in.
 * @property {number[]} laneCounts By gutter, how many lanes there are.
 * @property {number[]} tops How far down each card begins.
 *
 * @typedef {{ net: number, left: number[], right: number[], low: number, high: number }} Segment
 */

/** @param {RowPlace} place */
const keyOf = place => place.card + "." + place.row;

/**
 * @param {CardMap} map
 * @param {number[][]} columns
 * @returns {Routing}
 */
function routeLines(map, columns) {
  /** @type {Routing} */
  const routing = { map, columns, nets: [], netOfLine: [], laneCounts: [...columns, 0].map(() => 0), tops: [] };
  makeNets(routing);
  stackCards(routing, new Map());
  const gaps = chooseGaps(routing);
  stackCards(routing, new Map([...gaps].map(([gap, nets]) => [gap, nets.length])));
  placeCrossings(routing, gaps);
  placePorts(routing);
  for (let gutter = 0; gutter <= columns.length; gutter++) assignLanes(routing, gutter);
  return routing;
}

/** @param {Routing} routing */
function makeNets({ map, columns, nets, netOfLine }) {
  const columnOf = map.cards.map(() => 0);
  for (const [column, cards] of columns.entries()) for (const card of cards) columnOf[card] = column;
  /** @type {Map<string, number>} */
  const numbers = new Map();
  for (const [line, { from, to, look }] of map.lines.entries()) {
    const [source, target] = [columnOf[from.card], columnOf[to.card]];
    const trunk = [keyOf(to), source < target, look].join(" ");
    let number = numbers.get(trunk);
    if (number === undefined) {
      number = nets.length;
      numbers.set(trunk, number);
      nets.push({
        target: to,
        column: target,
        entersLeft: source < target,
        members: [],
        crossings: new Map(),
        starts: new Map(),
        end: 0,
        lanes: new Map(),
      });
    }
    nets[number].members.push({ line, source: from, column: source });
    netOfLine.push(number);
  }
}

/**
 * The columns that a net crosses on its way.
 * @param {Net} net
 */
function crossedColumns(net) {
  const sources = net.members.map(member => member.column);
  const columns = [];
  if (net.entersLeft) for (let column = net.column - 1; column > Math.min(...sources); column--) columns.push(column);
  else for (let column = net.column + 1; column < Math.max(...sources); column++) columns.push(column);
  return columns;
}

/**
 * Stacks the cards of each column, with room for so many lines between them.
 * @param {Routing} routing
 * @param {Map<string, number>} tracks
 */
function stackCards(routing, tracks) {
  for (const [column, cards] of routing.columns.entries()) {
    let y = 0;
    for (const [place, card] of cards.entries()) {
      const count = tracks.get(column + "." + place) ?? 0;
      y += place ? cardGap + Math.max(0, count - 1) * trackStep : count ? count * trackStep + 4 : 0;
      routing.tops[card] = y;
      y += routing.map.cards[card].height;
    }
  }
}

/**
 * @param {Routing} routing
 * @param {RowPlace} place
 */
const topOf = (routing, place) => routing.tops[place.card] + portOf(routing.map, place);

/**
 * For each gap between cards, by column and place, the nets that cross the column there, from top to bottom.
 * @param {Routing} routing
 */
function chooseGaps(routing) {
  /** @type {Map<string, { net: number, wish: number }[]>} */
  const gaps = new Map();
  for (const [number, net] of routing.nets.entries()) {
    let last = topOf(routing, net.target);
    for (const column of crossedColumns(net)) {
      const further = net.members.filter(member => (net.entersLeft ? member.column < column : member.column > column));
      const from = further.reduce((sum, { source }) => sum + topOf(routing, source), 0) / Math.max(further.length, 1);
      const best = cheapestGap(routing, column, last, from, gaps);
      const gap = column + "." + best.place;
      gaps.set(gap, [...(gaps.get(gap) ?? []), { net: number, wish: (last + from) / 2 }]);
      last = best.y;
    }
  }
  return new Map(
    [...gaps].map(([gap, list]) => [
      gap,
      list.sort((one, other) => one.wish - other.wish || one.net - other.net).map(({ net }) => net),
    ]),
  );
}

/**
 * @param {Routing} routing
 * @param {number} column
 * @param {number} last
 * @param {number} from
 * @param {Map<string, unknown[]>} gaps
 */
function cheapestGap({ map, columns, tops }, column, last, from, gaps) {
  const cards = columns[column];
  let best = { place: 0, y: 0, cost: Infinity };
  for (let place = 0; place <= cards.length; place++) {
    const low = place ? tops[cards[place - 1]] + map.cards[cards[place - 1]].height : -8;
    const isLast = place === cards.length;
    const y = isLast ? Math.max(low + 8, last) : place ? (low + tops[cards[place]]) / 2 : -4;
    const used = gaps.get(column + "." + place)?.length ?? 0;
    const cost = Math.abs(y - last) + Math.abs(y - from) + (isLast ? 0 : used * 3) + (place ? 0 : 10);
    if (cost < best.cost) best = { place, y, cost };
  }
  return best;
}

/**
 * @param {Routing} routing
 * @param {Map<string, number[]>} gaps
 */
function placeCrossings(routing, gaps) {
  for (const [gap, list] of gaps) {
    const [column, place] = gap.split(".").map(Number);
    const cards = routing.columns[column];
    const low = place ? routing.tops[cards[place - 1]] + routing.map.cards[cards[place - 1]].height : 0;
    let last = -Infinity;
    for (const [track, number] of list.entries()) {
      const net = routing.nets[number];
      let y = low + (place ? cardGap / 2 : 1) + track * trackStep;
      if (place === cards.length) y = Math.max(y, last + trackStep, topOf(routing, net.target));
      net.crossings.set(column, y);
      last = y;
    }
  }
}

/**
 * Spreads what leaves and enters a row at one side over its height.
 * @param {Routing} routing
 */
function placePorts(routing) {
  /** @type {Map<string, { place: RowPlace, list: { net: number, isEnd: boolean, towards: number }[] }>} */
  const sides = new Map();
  /**
   * @param {RowPlace} place
   * @param {boolean} isLeft
   * @param {{ net: number, isEnd: boolean, towards: number }} end
   */
  const add = (place, isLeft, end) => {
    const key = keyOf(place) + isLeft;
    if (!sides.has(key)) sides.set(key, { place, list: [] });
    sides.get(key)?.list.push(end);
  };
  for (const [number, net] of routing.nets.entries()) {
    const mean = net.members.reduce((sum, { source }) => sum + topOf(routing, source), 0) / net.members.length;
    add(net.target, net.entersLeft, { net: number, isEnd: true, towards: mean });
    for (const { source, column } of new Map(net.members.map(member => [keyOf(member.source), member])).values())
      add(source, !net.entersLeft && column > net.column, {
        net: number,
        isEnd: false,
        towards: topOf(routing, net.target),
      });
  }
  for (const { place, list } of sides.values()) {
    list.sort(
      (one, other) => one.towards - other.towards || one.net - other.net || Number(other.isEnd) - Number(one.isEnd),
    );
    const step = Math.min(4, 11 / Math.max(list.length - 1, 1));
    const start = topOf(routing, place) - (step * (list.length - 1)) / 2;
    for (const [number, { net, isEnd }] of list.entries()) {
      if (isEnd) routing.nets[net].end = start + number * step;
      else routing.nets[net].starts.set(keyOf(place), start + number * step);
    }
  }
}

/**
 * What a net does in a gutter: where it comes in or goes out at its left and at its right.
 * @param {Routing} routing
 * @param {number} number
 * @param {number} gutter
 * @returns {Segment | null}
 */
function segmentOf(routing, number, gutter) {
  const net = routing.nets[number];
  /** @param {number} column */
  const starts = column =>
    net.members.filter(member => member.column === column).map(({ source }) => net.starts.get(keyOf(source)) ?? 0);
  /** @param {number} column */
  const crossing = column => (net.crossings.has(column) ? [net.crossings.get(column) ?? 0] : []);
  if (net.entersLeft ? gutter > net.column : gutter <= net.column) return null;
  let left, right;
  if (net.entersLeft) {
    left = [...starts(gutter - 1), ...crossing(gutter - 1)];
    right = gutter === net.column ? [net.end] : crossing(gutter);
  } else {
    right = [...(gutter === net.column ? [] : starts(gutter)), ...crossing(gutter)];
    left = gutter === net.column + 1 ? [net.end, ...starts(net.column)] : crossing(gutter - 1);
  }
  const all = [...left, ...right];
  return all.length ? { net: number, left, right, low: Math.min(...all), high: Math.max(...all) } : null;
}

/**
 * @param {Routing} routing
 * @param {number} gutter
 */
function assignLanes(routing, gutter) {
  const segments = sortedSegments(routing, gutter);
  /** @type {{ low: number, high: number, lane: number }[]} */
  const placed = [];
  for (const { net, low, high } of segments) {
    const lane = placed
      .filter(one => one.low <= high + 3 && low - 3 <= one.high)
      .reduce((most, one) => Math.max(most, one.lane + 1), 0);
    placed.push({ low, high, lane });
    routing.nets[net].lanes.set(gutter, lane);
  }
  routing.laneCounts[gutter] = placed.reduce((most, one) => Math.max(most, one.lane + 1), 0);
}

/**
 * The segments of a gutter, from left to right, so that few cross.
 * @param {Routing} routing
 * @param {number} gutter
 */
function sortedSegments(routing, gutter) {
  /** @type {Segment[]} */
  const segments = [];
  for (const number of routing.nets.keys()) {
    const segment = segmentOf(routing, number, gutter);
    if (segment && (segment.high - segment.low > 0.5 || !segment.right.length)) segments.push(segment);
  }
  /**
   * @param {number} y
   * @param {Segment} segment
   */
  const meets = (y, segment) => segment.low - 1 < y && y < segment.high + 1;
  /**
   * @param {Segment} one
   * @param {Segment} other
   */
  const crossings = (one, other) =>
    one.right.filter(y => meets(y, other)).length + other.left.filter(y => meets(y, one)).length;
  segments.sort((one, other) => one.low - other.low || one.net - other.net);
  for (let round = 0; round < segments.length; round++) {
    let isBetter = false;
    for (let place = 1; place < segments.length; place++) {
      const [one, other] = [segments[place - 1], segments[place]];
      if (crossings(other, one) >= crossings(one, other)) continue;
      [segments[place - 1], segments[place]] = [other, one];
      isBetter = true;
    }
    if (!isBetter) break;
  }
  return segments;
}

/**
 * @param {Routing} routing
 * @param {number} gutter
 */
function gutterWidth({ laneCounts, columns }, gutter) {
  const lanes = laneCounts[gutter];
  if (gutter === 0) return 0;
  if (gutter === columns.length) return lanes ? 2 * arrowRoom - 6 + (lanes - 1) * laneStep : 0;
  return Math.max(leastGutter, 2 * arrowRoom + (lanes - 1) * laneStep);
}

"""#
static let scene_js = #"""
// The cards on the map: which are closed, which are shown, and where they and their lines are. As long as nothing is closed
// or left out, everything is where it was drawn; otherwise the cards are laid out anew.

/**
 * @typedef {{ boxes: (Box | null)[], tops: number[][], paths: Map<number, Point[]>, width: number, height: number }} Scene
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Bounds
 */

const trayHead = 18,
  countHeight = 13,
  sceneMargin = 10;
/**
 * Where each node stands.
 * @type {RowPlace[]}
 */
const rowOf = [];
for (const [card, { rows }] of arrangement.cards.entries())
  for (const [row, [node]] of rows.entries()) rowOf[node] = { card, row };
/** @param {DrawnCard} card */
const isFoldable = ({ hasHead, rows }) => hasHead && rows.length > 1;

/**
 * The drawing's elements, by the places of nodes and edges. Without a drawing there are none.
 * @type {any[]}
 */
const nodeElements = nodes.map(() => null);
/** @type {any[]} */
let edgeElements = [];
/** @type {any[]} */
const cardElements = svg ? [...svg.querySelectorAll(".card")] : [];
for (const element of svg?.querySelectorAll("[data-node]") ?? []) nodeElements[element.dataset.node] = element;
/**
 * The lines as they were drawn.
 * @type {any[]}
 */
const drawnLines = svg ? [...$("lines").children] : [];
const marker = svg ? draw("g", { id: "marker", "aria-hidden": "true" }) : null;
if (svg) $("lines").before(marker);

/**
 * @param {number} card
 * @param {number} row
 * @returns {any}
 */
const rowElement = (card, row) => cardElements[card].querySelector(`.row[data-row="${row}"]`);

function findEdgeElements() {
  edgeElements = edges.map(() => null);
  for (const element of svg?.querySelectorAll("[data-edges]") ?? [])
    if (!element.closest("[hidden]"))
      for (const place of element.dataset.edges.split(" ")) edgeElements[place] = element;
}

/** @returns {Set<number>} */
const closedCards = () =>
  new Set(
    state.closed
      .split(".")
      .filter(Boolean)
      .map(Number)
      .filter(card => arrangement.cards[card] && isFoldable(arrangement.cards[card])),
  );

/**
 * The rows of each card that are shown, none for a card that is not.
 * @returns {number[][]}
 */
function shownRows() {
  const closed = closedCards();
  const only = onlyNodes();
  return arrangement.cards.map(({ rows, hasHead }, card) => {
    if (closed.has(card) && !only) return [0];
    const all = rows.map((_, row) => row);
    if (!only) return all;
    const own = all.filter(row => only.has(rows[row][0]));
    return own.length && hasHead && own[0] !== 0 ? [0, ...own] : own;
  });
}

/** The node that `only` names with its neighbours; `null` where all are shown. */
function onlyNodes() {
  const node = placeOf.get(state.only);
  if (node === undefined) return null;
  return new Set([node, ...into[node].map(edge => edges[edge].from), ...outOf[node].map(edge => edges[edge].to)]);
}

// Measures

/**
 * @param {number} card
 * @param {number[]} rows
 * @param {boolean} isClosed
 */
function measured(card, rows, isClosed) {
  const { hasHead, rows: all, width } = arrangement.cards[card];
  const tops = /** @type {number[]} */ ([]);
  let y = hasHead ? 0 : trayHead;
  for (const row of rows) {
    tops[row] = y;
    y += all[row][1];
  }
  return { tops, width, height: y + 3 + (isClosed ? countHeight : 0) };
}

/**
 * The scene as it was drawn.
 * @returns {Scene}
 */
function drawnScene() {
  const tops = /** @type {number[][]} */ ([]);
  const boxes = arrangement.cards.map(({ x, y, width, rows }, card) => {
    const size = measured(card, [...rows.keys()], false);
    tops[card] = size.tops;
    return { x, y, width, height: size.height };
  });
  return { boxes, tops, paths: new Map(), width: drawnSize.width, height: drawnSize.height };
}
const drawnSize = { width: svg?.viewBox.baseVal.width || 1, height: svg?.viewBox.baseVal.height || 1 };
let scene = drawnScene();

/**
 * The columns that cards were drawn in, without those that are not shown.
 * @param {number[]} cards
 */
function drawnColumns(cards) {
  /** @type {Map<number, number[]>} */
  const columns = new Map();
  const sorted = [...cards].sort(
    (one, other) =>
      arrangement.cards[one].x - arrangement.cards[other].x || arrangement.cards[one].y - arrangement.cards[other].y,
  );
  for (const card of sorted) {
    const { x } = arrangement.cards[card];
    columns.set(x, [...(columns.get(x) ?? []), card]);
  }
  return [...columns.values()];
}

// Arranging

/**
 * The scene in which some rows are shown.
 * @param {number[][]} rows
 * @param {{ width: number, height: number } | null} fit
 * @returns {Scene}
 */
function arranged(rows, fit) {
  const shown = rows.flatMap((own, card) => (own.length ? [card] : []));
  const sizes = rows.map((own, card) =>
    measured(card, own, closedCards().has(card) && own.length === 1 && !state.only),
  );
  const lines = shownLines(rows);
  const numbers = new Map(shown.map((card, number) => [card, number]));
  /** @param {RowPlace} place */
  const numbered = ({ card, row }) => ({ card: numbers.get(card) ?? 0, row });
  /** @type {CardMap} */
  const map = {
    cards: shown.map(card => ({
      ...sizes[card],
      rank: rankOf(card),
      ports: arrangement.cards[card].rows.map(row => row[2]),
    })),
    lines: lines.map(({ from, to, look }) => ({ from: numbered(from), to: numbered(to), look })),
    ...readingOrder(shown, lines),
  };
  const layout = fit
    ? fittingLayout({ ...map, order: map.order }, fit)
    : layOutColumns(
        map,
        drawnColumns(shown).map(column => column.map(card => numbers.get(card) ?? 0)),
      );
  const moved = /** @param {Point} point */ ({ x, y }) => ({ x: x + sceneMargin, y: y + sceneMargin });
  /**
   * A card may be narrower than its column; lines reach it all the same.
   * @param {Point} point
   * @param {number} card
   */
  const touching = (point, card) => {
    const box = layout.boxes[numbers.get(card) ?? 0],
      right = box.x + sceneMargin + box.width;
    return Math.abs(point.x - right) < 0.1 ? { x: right - box.width + sizes[card].width, y: point.y } : point;
  };
  return {
    boxes: rows.map((own, card) =>
      own.length
        ? {
            ...layout.boxes[numbers.get(card) ?? 0],
            ...moved(layout.boxes[numbers.get(card) ?? 0]),
            width: sizes[card].width,
          }
        : null,
    ),
    tops: sizes.map(size => size.tops),
    paths: new Map(
      lines.map(({ number, from, to }, place) => {
        const path = layout.paths[place].map(moved),
          last = path.length - 1;
        return [number, [touching(path[0], from.card), ...path.slice(1, last), touching(path[last], to.card)]];
      }),
    ),
    width: layout.width + 2 * sceneMargin,
    height: layout.height + 2 * sceneMargin,
  };
}

/**
 * The lines between what is shown: those that were drawn; around one node all that leave it or lead to it.
 * @param {number[][]} rows
 */
function shownLines(rows) {
  const only = placeOf.get(state.only);
  const visible = rows.map(own => new Set(own));
  /** @type {Set<string>} */
  const known = new Set();
  return arrangement.lines.flatMap(([from, to, look], number) => {
    if (only === undefined ? number >= arrangement.drawn : from !== only && to !== only) return [];
    const ends = [rowOf[from], rowOf[to]].map(({ card, row }) => ({ card, row: visible[card].has(row) ? row : 0 }));
    const key = ends.map(keyOf).join(" ") + " " + look;
    if (known.has(key) || ends[0].card === ends[1].card || ends.some(({ card }) => !visible[card].size)) return [];
    known.add(key);
    return [{ number, from: ends[0], to: ends[1], look }];
  });
}

/**
 * An entry stands above all others, and what nobody gets to beneath.
 * @param {number} card
 */
function rankOf(card) {
  const { hasHead, rows } = arrangement.cards[card];
  const head = nodes[rows[0][0]];
  return !hasHead ? 3 : head.entry ? 0 : head.reach === "unreachable" ? 2 : 1;
}

/**
 * The order in which a reader meets cards, and how many steps each is from the first.
 * @param {number[]} shown
 * @param {{ from: RowPlace, to: RowPlace }[]} lines
 */
function readingOrder(shown, lines) {
  const numbers = new Map(shown.map((card, number) => [card, number]));
  /** @type {number[][]} */
  const leaving = shown.map(() => []);
  const hasWayIn = new Set();
  for (const { from, to } of lines) {
    leaving[numbers.get(from.card) ?? 0].push(numbers.get(to.card) ?? 0);
    hasWayIn.add(numbers.get(to.card));
  }
  /** @type {number[]} */
  const depths = [],
    order = /** @type {number[]} */ ([]);
  /**
   * @param {number} card
   * @param {number} depth
   */
  const meet = (card, depth) => {
    if (depths[card] !== undefined) return;
    depths[card] = depth;
    order.push(card);
  };
  const starts = shown.map((card, number) => ({
    number,
    rank: hasWayIn.has(number) ? rankOf(card) * 2 : rankOf(card),
  }));
  starts.sort((one, other) => one.rank - other.rank || one.number - other.number);
  let next = 0;
  for (const { number } of starts) {
    meet(number, 0);
    for (; next < order.length; next++) for (const card of leaving[order[next]]) meet(card, depths[order[next]] + 1);
  }
  return { order, depths };
}

// Boxes

/**
 * The bounds of a node's row, or of its card where the row is not shown.
 * @param {number} node
 * @returns {Bounds | null}
 */
function boundsOf(node) {
  const at = rowOf[node],
    box = at && scene.boxes[at.card];
  if (!box) return null;
  const top = scene.tops[at.card][at.row];
  const [y, height] = top === undefined ? [0, box.height] : [top, arrangement.cards[at.card].rows[at.row][1]];
  return { left: box.x, right: box.x + box.width, top: box.y + y, bottom: box.y + y + height };
}
/**
 * The bounds of a card.
 * @param {number} card
 * @returns {Bounds | null}
 */
function cardBounds(card) {
  const box = scene.boxes[card];
  return box && { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}
/**
 * @param {Bounds[]} all
 * @returns {Bounds}
 */
const around = all =>
  all.reduce((one, other) => ({
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  }));

"""#
static let search_js = #"""
// The search field with its list, as the WAI-ARIA Authoring Practices describe a combobox. It finds screens, coordinators,
// links and routes by words in any order, and forgives a slip in a longer word.

/**
 * What can be found. `ends` are words of the nodes at both ends of a route; `kind` is 0 for a node, 1 for a link, 2 for a
 * route.
 * @typedef {object} Findable
 * @property {string} text
 * @property {string} detail
 * @property {string[]} words
 * @property {string[]} ends
 * @property {Record<string, string>} go
 * @property {number} kind
 *
 * @typedef {{ one: Findable, rank: number }} Hit
 */

const find = $("find"),
  hits = $("hits");
/** @type {Hit[]} */
let found = [];
let active = -1;

/**
 * The words of a name, also those that capitals begin.
 * @param {string} text
 */
const wordsOf = text =>
  text
    .replace(/(?<=\p{Ll}|\p{N})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, " ")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** @type {Findable[] | undefined} */
let findables;
/** All that can be found; made when it is first looked for. */
function allFindables() {
  if (findables) return findables;
  const own = nodes.flatMap(({ name, kind, links }) => [
    { text: name || '""', detail: kind, words: wordsOf(name), ends: [], go: { node: name }, kind: 0 },
    ...(links ?? []).map(link => ({
      text: name,
      detail: link,
      words: wordsOf(link),
      ends: [],
      go: { node: name },
      kind: 1,
    })),
  ]);
  const routes = new Map(
    edges.map(edge => {
      const text = nameOf(edge.from) + " → " + nameOf(edge.to);
      const words = wordsOf(edge.name.slice(edge.name.lastIndexOf(".") + 1));
      const ends = [...wordsOf(nameOf(edge.from)), ...wordsOf(nameOf(edge.to))];
      return [text + edge.name, { text, detail: how(edge), words, ends, go: { line: lineKey(edge) }, kind: 2 }];
    }),
  );
  findables = [...own, ...routes.values()];
  return findables;
}

/**
 * How well a word is met by one of others: 0 begins so, 1 has it inside, 2 with a slip; -1 not at all.
 * @param {string} word
 * @param {string[]} others
 * @param {string} whole
 */
function met(word, others, whole) {
  if (others.some(other => other.startsWith(word))) return 0;
  if (whole.includes(word)) return 1;
  const slips = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  return slips && others.some(other => isNear(word, other, slips)) ? 2 : -1;
}

/**
 * Whether a word becomes another, or the beginning of it, by so few slips: a letter too many, missing, wrong, or
 * two that changed places.
 * @param {string} word
 * @param {string} other
 * @param {number} slips
 */
function isNear(word, other, slips) {
  if (other.length < word.length - slips) return false;
  let before = /** @type {number[]} */ ([]);
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= word.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = word[row - 1] === other[column - 1];
      let cost = Math.min(last[column] + 1, next[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1])
        cost = Math.min(cost, before[column - 2] + 1);
      next.push(cost);
    }
    [before, last] = [last, next];
  }
  return Math.min(...last.slice(Math.max(word.length - slips, 0))) <= slips;
}

/**
 * @param {string} text
 * @returns {Hit[]}
 */
function search(text) {
  const whole = text.toLowerCase(),
    words = wordsOf(text);
  if (!words.length) return [];
  return allFindables()
    .flatMap(one => {
      const own = (one.kind === 1 ? one.detail : one.kind === 2 ? one.words.join(" ") : one.text).toLowerCase();
      // Of several words some may say what the route leads from or to.
      const others = words.length > 1 ? [...one.words, ...one.ends] : one.words;
      const ranks = words.map(word => met(word, others, own));
      const isWhole = own.includes(whole);
      if (ranks.some(rank => rank < 0) && !isWhole) return [];
      const start = own.startsWith(whole) ? 0 : isWhole ? 1 : 2;
      return [{ one, rank: one.kind * 10 + (isWhole ? 0 : Math.max(...ranks) * 4) + start }];
    })
    .sort((one, other) => one.rank - other.rank || one.one.text.length - other.one.text.length);
}

/** @param {number} number */
function activate(number) {
  active = number;
  for (const [place, item] of [...hits.children].entries())
    item.setAttribute("aria-selected", String(place === active));
  if (active < 0) return find.removeAttribute("aria-activedescendant");
  find.setAttribute("aria-activedescendant", "hit-" + active);
  hits.children[active].scrollIntoView({ block: "nearest" });
}
/** @param {boolean} isOpen */
function openHits(isOpen) {
  hits.hidden = !isOpen;
  find.setAttribute("aria-expanded", String(isOpen));
  if (!isOpen) activate(-1);
}
/** @param {Hit} hit */
function jump(hit) {
  openHits(false);
  find.value = "";
  choose(hit.one.go);
}
function look() {
  const all = search(find.value.trim());
  found = all.slice(0, 12);
  hits.replaceChildren(
    ...found.map((hit, number) =>
      make(
        "li",
        {
          role: "option",
          id: "hit-" + number,
          "aria-selected": "false",
          pointerdown: event => event.preventDefault(),
          click: () => jump(hit),
        },
        hit.one.text + " ",
        make("small", {}, hit.one.detail),
      ),
    ),
  );
  openHits(found.length > 0);
  if (!find.value.trim()) return;
  say(
    all.length
      ? all.length.toLocaleString("en") + " found" + (all.length > 12 ? ", 12 shown" : "")
      : "Nothing matches this search.",
  );
}
/** @param {any} event */
function pressInSearch(event) {
  const { key } = event;
  if (key === "ArrowDown" || key === "ArrowUp") {
    if (hits.hidden) look();
    const by = key === "ArrowDown" ? 1 : active < 0 ? 0 : -1;
    if (found.length) activate((active + by + found.length) % found.length);
  } else if (key === "Enter") {
    const hit = found[Math.max(active, 0)];
    if (hit && !hits.hidden) jump(hit);
  } else if (key === "Escape" && !hits.hidden) openHits(false);
  else return;
  event.preventDefault();
}
function startSearch() {
  find.addEventListener("input", look);
  find.addEventListener("blur", () => openHits(false));
  find.addEventListener("keydown", pressInSearch);
}

"""#
static let selection_js = #"""
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

"""#
static let showing_js = #"""
// Putting the cards, their rows and the lines where the scene says, and closing and opening cards.

let sceneKey = "",
  isMoved = false;
/**
 * Puts everything where the state says; gives whether anything has moved.
 * @param {boolean} isForced
 */
function arrange(isForced = false) {
  const key = state.only + "\n" + state.closed;
  if (!svg || (key === sceneKey && !isForced)) return false;
  sceneKey = key;
  const rows = shownRows();
  const isDrawn = !state.only && !closedCards().size;
  scene = isDrawn
    ? drawnScene()
    : arranged(rows, state.only ? { width: view.clientWidth, height: view.clientHeight } : null);
  showScene(rows, isDrawn);
  return true;
}

/**
 * @param {number[][]} rows
 * @param {boolean} isDrawn
 */
function showScene(rows, isDrawn) {
  setAttributes(svg, { viewBox: `0 0 ${scene.width} ${scene.height}` });
  svg.style.width = scene.width + "px";
  svg.style.height = scene.height + "px";
  // Nothing is touched as long as everything is where it was drawn.
  if (isMoved || !isDrawn) for (const card of arrangement.cards.keys()) placeCard(card, rows[card]);
  isMoved = !isDrawn;
  $("lines").replaceChildren(
    ...(isDrawn ? drawnLines : [...scene.paths].map(([line, path]) => lineElement(line, path))),
  );
  findEdgeElements();
  forgetBoxes();
}

/**
 * @param {any} element
 * @param {number} x
 * @param {number} y
 */
const shift = (element, x, y) =>
  x || y ? element.setAttribute("transform", `translate(${x} ${y})`) : element.removeAttribute("transform");
/**
 * @param {any} element
 * @param {boolean} isShown
 */
const reveal = (element, isShown) => (isShown ? element.removeAttribute("hidden") : element.setAttribute("hidden", ""));

/**
 * @param {number} card
 * @param {number[]} rows
 */
function placeCard(card, rows) {
  const element = cardElements[card],
    box = scene.boxes[card],
    drawn = arrangement.cards[card];
  reveal(element, Boolean(box));
  if (!box) return;
  const [x, y] = [box.x - drawn.x, box.y - drawn.y];
  const tops = measured(card, [...drawn.rows.keys()], false).tops;
  for (const frame of element.querySelectorAll(".cluster")) {
    shift(frame, x, y);
    frame.querySelector("rect").setAttribute("height", box.height);
  }
  const shown = new Set(rows);
  for (const row of drawn.rows.keys()) {
    const own = rowElement(card, row);
    reveal(own, shown.has(row));
    if (shown.has(row)) shift(own, x, y + scene.tops[card][row] - tops[row]);
  }
  for (const branch of element.querySelectorAll(".branch")) placeBranch(branch, card, shown, tops, x, y);
  showFold(card, rows);
}

/**
 * @param {any} branch
 * @param {number} card
 * @param {Set<number>} shown
 * @param {number[]} tops
 * @param {number} x
 * @param {number} y
 */
function placeBranch(branch, card, shown, tops, x, y) {
  const row = Number(branch.dataset.row),
    parent = arrangement.cards[card].rows[row][4];
  const isWhole = shown.has(row) && shown.has(parent);
  reveal(branch, isWhole);
  if (!isWhole) return;
  const own = scene.tops[card];
  shift(branch, x, y + own[row] - tops[row]);
  // What is left out between the two rows makes the branch shorter.
  const path = branch.querySelector("path");
  path.dataset.drawn ||= path.getAttribute("d");
  const less = tops[row] - tops[parent] - (own[row] - own[parent]);
  path.setAttribute(
    "d",
    path.dataset.drawn.replace(
      /^M([\d.-]+) ([\d.-]+)v([\d.-]+)/,
      /**
       * @param {string} _
       * @param {string} at
       * @param {string} top
       * @param {string} length
       */
      (_, at, top, length) => `M${at} ${Number(top) + less}v${Number(length) - less}`,
    ),
  );
}

/**
 * A line of the layout, with the looks and the words that it was drawn with.
 * @param {number} number
 * @param {Point[]} path
 */
function lineElement(number, path) {
  const [from, to, look] = arrangement.lines[number];
  const sample = $("look-" + look),
    end = path[path.length - 1],
    before = path[path.length - 2];
  const side = before.x < end.x ? 1 : -1;
  const stroke = sample.firstElementChild.cloneNode(false);
  const points = [...path.slice(0, -1), { x: end.x - side * Number(sample.dataset.length), y: end.y }];
  stroke.setAttribute("d", roundedPath(points.reverse()));
  const head = draw("g", { transform: `translate(${end.x} ${end.y}) scale(${side} 1)` });
  for (const part of [...sample.children].slice(1)) {
    const copy = head.appendChild(part.cloneNode(true));
    // A sign is not written backwards.
    if (part.localName === "g") copy.setAttribute("transform", `${part.getAttribute("transform")} scale(${side} 1)`);
  }
  const own = edges.flatMap((edge, place) => (edge.from === from && edge.to === to ? [place] : []));
  const words = nameOf(from) + " → " + nameOf(to) + "; " + own.map(place => how(edges[place])).join("; ");
  const element = draw("g", { class: "edge", "data-line": number, "data-edges": own.join(" "), "aria-hidden": "true" });
  element.append(draw("title", {}, words), stroke, head);
  return element;
}

/**
 * A line round corners.
 * @param {Point[]} points
 */
function roundedPath(points) {
  let text = `M${points[0].x} ${points[0].y}`;
  for (let place = 1; place < points.length - 1; place++) {
    const corner = points[place];
    const [from, to] = [points[place - 1], points[place + 1]].map(other => {
      const length = Math.max(Math.hypot(other.x - corner.x, other.y - corner.y), 0.001);
      const cut = Math.min(4, length / 2) / length;
      return { x: corner.x + (other.x - corner.x) * cut, y: corner.y + (other.y - corner.y) * cut };
    });
    text += `L${from.x} ${from.y}Q${corner.x} ${corner.y} ${to.x} ${to.y}`;
  }
  return text + `L${points[points.length - 1].x} ${points[points.length - 1].y}`;
}

// Closing and opening cards

/** Adds to each card with rows what closes and opens it. */
function addFolds() {
  for (const [card, drawn] of arrangement.cards.entries()) {
    if (!isFoldable(drawn)) continue;
    const y = drawn.y + drawn.rows[0][2];
    const count = draw(
      "text",
      { class: "count", x: drawn.x + 17, y: drawn.y + drawn.rows[0][1] + 9, hidden: "" },
      counted(drawn.rows.length - 1, "screen"),
    );
    const fold = draw(
      "g",
      { class: "fold", "data-fold": card, "aria-hidden": "true" },
      draw("rect", { x: drawn.x - 4, y: y - 10, width: 13, height: 20 }),
      draw("path", { d: "M-2.2-1.4h4.4L0 1.8z" }),
    );
    fold.lastChild.setAttribute("transform", `translate(${drawn.x + 5} ${y})`);
    rowElement(card, 0).append(fold, count);
  }
}
/**
 * @param {number} card
 * @param {number[]} rows
 */
function showFold(card, rows) {
  const fold = cardElements[card].querySelector(".fold");
  if (!fold) return;
  const isClosed = rows.length === 1 && !state.only;
  const { x, y, rows: all } = arrangement.cards[card];
  fold.lastChild.setAttribute("transform", `translate(${x + 5} ${y + all[0][2]})${isClosed ? " rotate(-90)" : ""}`);
  reveal(cardElements[card].querySelector(".count"), isClosed);
  nodeElements[all[0][0]]?.setAttribute("aria-expanded", String(!isClosed));
}

/**
 * Closes some cards and opens others, with what was at its place on the screen staying there.
 * @param {Set<number>} closed
 * @param {number} [card]
 */
function fold(closed, card) {
  const before = card === undefined ? null : scene.boxes[card];
  state.closed = [...closed].sort((one, other) => one - other).join(".");
  state.only = "";
  state.at = "";
  writeState(false);
  show(false);
  const after = card === undefined ? null : scene.boxes[card];
  if (before && after) move((before.x - after.x) * place.scale, (before.y - after.y) * place.scale);
  else showFirst();
}
/** @param {number} card */
function toggleFold(card) {
  const closed = closedCards();
  if (!closed.delete(card)) closed.add(card);
  fold(closed, card);
}
const foldAll = () => fold(new Set(arrangement.cards.flatMap((card, place) => (isFoldable(card) ? [place] : []))));
const unfoldAll = () => fold(new Set());

"""#
static let start_js = #"""
// Showing what the state says, now and whenever it changes.

/**
 * What is chosen, in one sentence.
 * @param {Chosen} selection
 * @param {number} passed
 */
function summary({ node, line, finding, cycle, from, to, answer, step, steps }, passed) {
  const stepText = () =>
    "Step " +
    (step + 1) +
    " of " +
    steps.length +
    ": " +
    nameOf(edges[steps[step]].from) +
    " to " +
    nameOf(edges[steps[step]].to);
  if (cycle) return step >= 0 ? stepText() : "A cycle of " + counted(steps.length, "step");
  if (finding) return finding.severity + ": " + finding.message;
  if (node !== undefined)
    return (
      nameOf(node) +
      ": " +
      nodes[node].kind +
      ", " +
      reachWords[nodes[node].reach] +
      ", " +
      counted(into[node].length, "connection") +
      " in, " +
      counted(outOf[node].length, "connection") +
      " out"
    );
  if (line !== undefined) {
    const edge = edges[line];
    return nameOf(edge.from) + " to " + nameOf(edge.to) + ", " + whatIsDone(edge) + how(edge);
  }
  if (step >= 0) return stepText();
  if (to !== undefined && answer)
    return answer.ways.length
      ? counted(answer.ways.length, "path") + (answer.areAll ? "" : ", and more,") + " to " + nameOf(to)
      : "There is no path to " + nameOf(to);
  if (from !== undefined) return "From " + nameOf(from) + ": choose where to";
  if (!activeFilters().length) return "";
  return passed.toLocaleString("en") + " of " + nodes.length.toLocaleString("en") + " match";
}

/** @param {boolean | "first"} moves Whether the map goes to what is chosen; at first also where it is in sight. */
function show(moves) {
  const selection = selected();
  const isPassing = passing();
  const isAnew = arrange();
  for (const id of ["from", "to", ...filterKeys]) {
    const element = $(id);
    if (!element) continue;
    element.value = state[id];
    if (element.selectedIndex < 0) element.value = "";
  }
  const active = activeFilters().length;
  $("count").textContent = active ? " (" + active + ")" : "";
  $("fold").textContent = closedCards().size ? "Expand all" : "Collapse all";
  showMarks(selection, isPassing);
  $("panel").replaceChildren(...panelParts(selection, isPassing));
  $("panel").scrollTop = 0;
  say(summary(selection, isPassing.filter(Boolean).length));
  if (!svg) return;
  renewNames();
  showBeside();
  if (selection.node !== undefined && isOnMap(selection.node)) makeCurrent(selection.node);
  if (isAnew && state.only && moves) showWholeOrReadable();
  else if (moves) lookAtSelection(selection, isPassing, moves === "first");
}

/**
 * Brings what is chosen into sight.
 * @param {Chosen} selection
 * @param {boolean[]} isPassing
 * @param {boolean} isStart
 */
function lookAtSelection({ node, line, finding, step, steps }, isPassing, isStart) {
  /** @param {number[]} numbers */
  const boxes = numbers => numbers.map(boundsOf);
  /** @param {number} edge */
  const ends = edge => [edges[edge].from, edges[edge].to];
  if (step >= 0) bringIntoView(boxes(ends(steps[step]).reverse()));
  else if (node !== undefined) {
    // With what is beside it, as far as that can be read; a click on what is in sight moves nothing.
    const beside = [...into[node].map(edge => edges[edge].from), ...outOf[node].map(edge => edges[edge].to)];
    const all = boxes([node, ...beside]);
    bringIntoView(all, readable, isStart ? all : boxes([node]), isStart);
  } else if (line !== undefined) bringIntoView(boxes(ends(line)), 0.3);
  else if (steps.length) bringIntoView(boxes(steps.flatMap(ends)), 0.3);
  else if (finding) bringIntoView(boxes(finding.nodes), 0.3);
  else if (activeFilters().length) bringIntoView(boxes([...nodes.keys()].filter(place => isPassing[place])), 0);
}

/**
 * Links in the tables lead into the map.
 * @param {any} event
 */
function followLink(event) {
  const element = event.target.closest("a[href^='#']");
  if (!element || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { finding, cycle } = element.dataset;
  const id = element.getAttribute("href").slice(1);
  const at = elementPlace(id);
  if (finding) choose({ finding: findingKey(findings[finding]) });
  else if (cycle) choose({ cycle: cycles[cycle].subject, step: "1" });
  else if (at !== undefined) choose({ node: nodes[at].name });
  else if ($(id)) {
    $(id).scrollIntoView();
    $(id + "-title")?.focus({ preventScroll: true });
  } else return;
  event.preventDefault();
}

function startTools() {
  const given = new URLSearchParams(location.hash.slice(1));
  if (matchMedia("(min-width: 60rem)").matches && filterKeys.some(key => given.has(key))) $("filters").open = true;
  fillFilters();
  startSearch();
  $("tools").addEventListener("submit", /** @param {any} event */ event => event.preventDefault());
  for (const id of ["from", "to"]) $(id).addEventListener("change", () => choose({ [id]: $(id).value }, true));
  for (const id of filterKeys) {
    $(id)?.addEventListener("change", () => {
      state[id] = $(id).value;
      writeState(false);
      show(true);
    });
  }
  $("clear").addEventListener("click", () => {
    for (const id of filterKeys) state[id] = "";
    writeState(false);
    show(false);
  });
  $("svg").addEventListener("click", saveSVG);
  $("png").addEventListener("click", savePNG);
}

function startMap() {
  svg.removeAttribute("width");
  svg.removeAttribute("height");
  addFolds();
  startMinimap();
  startPointer();
  startKeyboard();
  followSize();
  startPaper();
}

function start() {
  for (const element of document.querySelectorAll(".script")) element.removeAttribute("hidden");
  document.body.classList.add("scripted");
  startTools();
  document.addEventListener("click", followLink);
  document.addEventListener("keydown", pressAnywhere);
  for (const name of ["hashchange", "popstate"])
    addEventListener(name, () => {
      if (readState()) show(true);
    });
  if (svg) startMap();
  const isKnown = readState();
  if (svg) {
    arrange(true);
    showFirst();
    // What a browser scrolled to before it knew that the map has a place of its own.
    const isElement = isKnown && state.node;
    addEventListener("load", () =>
      requestAnimationFrame(() => {
        view.scrollTo(0, 0);
        if (isElement) scrollTo(0, 0);
      }),
    );
  }
  show(isKnown && !state.at && "first");
}
start();

"""#
static let state_js = #"""
// What is chosen, from and to the fragment. Whatever stands there is a key to look things up by, and nothing else.

const filterKeys = ["kind", "shown", "in", "module", "about", "reach", "fate"];
const keys = [
  "node",
  "line",
  "from",
  "to",
  "finding",
  "cycle",
  "step",
  ...filterKeys,
  "only",
  "closed",
  "beside",
  "at",
];
/** @type {Record<string, string>} */
const state = Object.fromEntries(keys.map(key => [key, ""]));

/**
 * The node whose element has an id.
 * @param {string} id
 * @returns {number | undefined}
 */
function elementPlace(id) {
  let name = id;
  try {
    name = decodeURIComponent(id);
  } catch {
    return undefined;
  }
  const element = name ? $(name) : null;
  const place = element && svg?.contains(element) ? (element.dataset.node ?? element.dataset.frame) : undefined;
  return place === undefined ? undefined : Number(place);
}

/** Whether the fragment says anything about the state. */
function readState() {
  const fragment = location.hash.slice(1);
  // A fragment without a key is an element's id, as documentation links to it. It becomes a key, so that the browser does
  // not scroll to the element.
  if (fragment && !fragment.includes("=")) {
    const place = elementPlace(fragment);
    if (place === undefined) return false;
    for (const key of keys) state[key] = "";
    state.node = nodes[place].name;
    writeState(false);
    return true;
  }
  const given = new URLSearchParams(fragment);
  for (const key of keys) state[key] = given.get(key) ?? "";
  return true;
}

/** @param {boolean} isNewPlace */
function writeState(isNewPlace) {
  const kept = new URLSearchParams();
  for (const key of keys) if (state[key]) kept.set(key, state[key]);
  const fragment = "#" + kept;
  if (fragment === location.hash || (fragment === "#" && !location.hash)) return;
  try {
    if (isNewPlace) history.pushState(null, "", fragment);
    else history.replaceState(null, "", fragment);
  } catch {
    /* A document without a URL of its own keeps no state. */
  }
}

"""#
static let ways_js = #"""
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

"""#
}
