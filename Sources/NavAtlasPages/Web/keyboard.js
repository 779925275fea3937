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
