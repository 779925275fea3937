// What is said of a screen, a line and a finding that is chosen, beside the map.

/** @param {string} text */
const heading = text => make("h2", { tabindex: "-1" }, text);
/** @param {Record<string, string>} changes */
const closeButton = changes => button("Close", () => choose(changes), { class: "close" });
/** @param {PageEdge} edge */
const placesOf = edge => (edge.places ?? []).map(at => make("div", { class: "how" }, source(at)));

/**
 * @param {number} number
 * @param {boolean} isNow
 */
function stepItem(number, isNow = false) {
  const edge = edges[number];
  return make(
    "li",
    isNow ? { "aria-current": "step" } : {},
    linkTo(edge.from),
    " → ",
    linkTo(edge.to),
    make("div", { class: "how" }, lineLink(number, how(edge) || edge.kind)),
    ...placesOf(edge),
  );
}
/**
 * @param {number} number
 * @param {number} other
 */
function routeItem(number, other) {
  const edge = edges[number];
  return make(
    "li",
    {},
    linkTo(other),
    make("div", { class: "how" }, lineLink(number, whatIsDone(edge) + how(edge))),
    ...placesOf(edge),
  );
}
/** @param {Finding} finding */
const findingItem = finding =>
  make("li", { class: finding.severity }, make("b", {}, finding.severity), " ", findingLink(finding));

/** @param {number} place */
function nodePanel(place) {
  const node = nodes[place];
  const facts = [
    node.kind,
    node.entry ? "where the app starts" : "",
    reachWords[node.reach],
    fateWords[node.fate ?? ""] ?? testWords[node.fate ?? ""] ?? "",
    node.module ? "module " + node.module : "",
  ];
  const image =
    nodeElements[place]?.querySelector("image")?.getAttribute("href") ??
    nodeElements[place]?.querySelector("image")?.getAttributeNS("http://www.w3.org/1999/xlink", "href");
  return [
    closeButton({ node: "" }),
    heading(nameOf(place)),
    make("p", {}, facts.filter(Boolean).join(" · ")),
    ...(node.place ? [make("p", {}, source(node.place))] : []),
    nodeActions(place),
    ...(image?.startsWith("data:image/png;")
      ? [make("img", { src: image, alt: "What " + nameOf(place) + " looks like" })]
      : []),
    ...list(counted(findingsAt[place].length, "finding"), findingsAt[place].map(findingItem)),
    ...wayParts(place),
    ...list(
      "Deep links",
      (node.links ?? []).map(link => make("li", {}, make("code", {}, link))),
    ),
    ...list(
      "Connections in (" + into[place].length + ")",
      cut(into[place].map(edge => routeItem(edge, edges[edge].from))),
    ),
    ...list(
      "Connections out (" + outOf[place].length + ")",
      cut(outOf[place].map(edge => routeItem(edge, edges[edge].to))),
    ),
    ...reason(node),
  ];
}

/** @param {number} place */
function nodeActions(place) {
  const name = nodes[place].name,
    at = rowOf[place];
  const isOnly = state.only === name;
  const parts = [
    button("Paths to here", () => choose({ to: name })),
    button("Paths from here", () => choose({ from: name, to: state.to === name ? "" : state.to })),
    button(isOnly ? "Show all again" : "Only this and its neighbours", () => showOnly(isOnly ? "" : name)),
    whyButton([name]),
  ];
  if (at && at.row === 0 && isFoldable(arrangement.cards[at.card]) && !state.only)
    parts.push(
      button(closedCards().has(at.card) ? "Expand" : "Collapse", () => {
        toggleFold(at.card);
        $("panel").querySelector("h2")?.focus({ preventScroll: true });
      }),
    );
  return make("p", { class: "actions" }, ...parts);
}
/**
 * Leaves on the map only a node and what leads to it or is led to.
 * @param {string} name
 */
function showOnly(name) {
  state.only = name;
  choose({}, false);
  showWholeOrReadable();
}
/** After the cards have been laid out anew. */
function showWholeOrReadable() {
  if (!svg) return;
  const node = placeOf.get(state.only || state.node);
  if (wholeScale() >= legible || node === undefined) return showWhole();
  bringIntoView([boundsOf(node)], legible, [null], true);
  const box = boundsOf(node);
  if (box) lookAtClear((box.left + box.right) / 2, (box.top + box.bottom) / 2, legible);
}

/**
 * How a person comes to a node.
 * @param {number} place
 */
function wayParts(place) {
  const title = "From the start of the app";
  if (!entries.length) return [make("h3", {}, title), make("p", {}, "NavAtlas does not know where the app starts.")];
  const way = shortest(entries, place);
  if (way?.steps.length) {
    const words =
      "Shortest path from the start of the app" + (way.level ? ", by routes that no code is known to trigger" : "");
    return [
      ...list(
        words,
        way.steps.map(step => stepItem(step)),
        "ol",
      ),
      copyButtons(way),
    ];
  }
  if (way) return [];
  const opened = shortest(
    nodes.flatMap((node, at) => (node.opened ? [at] : [])),
    place,
  );
  const words = opened ? "There is no path. A deep link opens " + nameOf(opened.start) + "." : "No path leads here.";
  return [
    make("h3", {}, title),
    make("p", {}, words),
    ...list(
      "From there",
      (opened?.steps ?? []).map(step => stepItem(step)),
      "ol",
    ),
  ];
}

/**
 * One line may stand for several edges.
 * @param {number} line
 */
const edgesOf = line =>
  edgeElements[line]
    ? edges.flatMap((_, place) => (edgeElements[place] === edgeElements[line] ? [place] : []))
    : [line];

/**
 * What 'navatlas explain' says of a screen, an edge or a finding.
 * @param {{ why?: string }} about
 * @param {string} question
 */
const reason = ({ why }, question = "Why is it here?") =>
  why ? [make("details", { class: "why" }, make("summary", {}, question), make("pre", {}, why))] : [];

/** @param {number} line */
function linePanel(line) {
  const { from, to } = edges[line];
  const parts = [
    closeButton({ line: "" }),
    heading(nameOf(from) + " → " + nameOf(to)),
    make("p", {}, "From ", linkTo(from), " to ", linkTo(to)),
    make("p", { class: "actions" }, whyButton([nodes[from].name, nodes[to].name])),
  ];
  for (const edge of edgesOf(line).map(place => edges[place])) {
    const route = nodes[edge.from].name + "." + edge.name;
    const triggers = edges.flatMap((other, place) =>
      other.kind === "transition" && other.to === edge.to && other.name === route ? [place] : [],
    );
    const words = edge.kind === "transition" ? "triggered · " : "declared as a " + edge.kind + " · ";
    parts.push(
      make("h3", {}, edge.name || '""'),
      make("p", {}, words + how({ ...edge, name: "" })),
      ...list("Where", cut((edge.places ?? []).map(at => make("li", {}, source(at))))),
      ...list("Triggered by", cut(triggers.map(place => routeItem(place, edges[place].from)))),
      ...reason(edge),
    );
  }
  return parts;
}

/** @param {Finding} finding */
function findingPanel(finding) {
  const cycle = cycles.find(cycle => cycle.subject === finding.subject);
  const walkIt = cycle && button("Walk it step by step", () => choose({ cycle: cycle.subject, step: "1" }));
  return [
    closeButton({ finding: "" }),
    heading(finding.message),
    make("p", { class: finding.severity }, make("b", {}, finding.severity), " " + finding.rule),
    make("p", { class: "actions" }, ...(walkIt ? [walkIt] : []), whyButton([finding.rule, finding.subject])),
    ...list(
      "About",
      finding.nodes.map(place => make("li", {}, linkTo(place))),
    ),
    ...list("Where", cut((finding.places ?? []).map(at => make("li", {}, source(at))))),
    ...list("Facts", cut((finding.evidence ?? []).map(text => make("li", {}, make("code", {}, text))))),
    make("h3", {}, "What to do"),
    make("p", {}, helps[finding.help]),
    ...reason(finding, "Why is it found?"),
  ];
}
