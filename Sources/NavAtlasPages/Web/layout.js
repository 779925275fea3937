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
