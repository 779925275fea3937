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
