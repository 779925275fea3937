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
