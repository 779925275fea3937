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
