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
