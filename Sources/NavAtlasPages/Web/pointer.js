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
