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
