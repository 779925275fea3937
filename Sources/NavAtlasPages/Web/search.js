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
