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
