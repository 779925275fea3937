// Before and after, side by side: the same map twice, on the left without what is new, on the right without what is gone.

/** @type {any} */
let before = null;

/** Shows or hides the map as it was, as the state says. */
function showBeside() {
  if (!svg || (!changes.length && !state.beside)) return;
  const isBeside = Boolean(state.beside) && changes.length > 0;
  const isNew = isBeside !== Boolean(before);
  before?.remove();
  before = null;
  $("stage").classList.toggle("beside", isBeside);
  for (const element of svg.querySelectorAll(".absent")) element.classList.remove("absent");
  if (isNew && !state.at) requestAnimationFrame(() => showFirst());
  if (!isBeside) return;
  before = make("div", { id: "before", "aria-hidden": "true" }, svg.cloneNode(true), make("b", {}, "Before"));
  const copy = before.firstChild;
  leaveOut(copy, "added");
  leaveOut(svg, "removed");
  // The copy is a picture: nothing in it is the thing itself.
  for (const element of [copy, ...copy.querySelectorAll("[id], [tabindex], [role]")])
    for (const name of ["id", "tabindex", "role", "aria-label", "aria-pressed", "aria-expanded"])
      element.removeAttribute(name);
  copy.setAttribute("class", "drawing " + (svg.getAttribute("class") ?? ""));
  copy.firstElementChild.setAttribute("class", "navigation");
  view.before(before);
  followPlace();
}

/**
 * Leaves out of a map what became of it since.
 * @param {any} map
 * @param {string} fate
 */
function leaveOut(map, fate) {
  for (const element of map.querySelectorAll("[data-node]"))
    if (nodes[element.dataset.node].fate === fate) element.classList.add("absent");
  for (const element of map.querySelectorAll("[data-frame]"))
    if (nodes[element.dataset.frame].fate === fate) element.classList.add("absent");
  for (const element of map.querySelectorAll("[data-edges]")) {
    const own = element.dataset.edges.split(" ").filter(Boolean);
    if (own.length && own.every(/** @param {string} place */ place => edges[Number(place)].fate === fate))
      element.classList.add("absent");
  }
}

/** The map as it was moves with the other. */
function followPlace() {
  if (before) before.firstChild.style.transform = svg.style.transform;
}
