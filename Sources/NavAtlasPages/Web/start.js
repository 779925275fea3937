// Showing what the state says, now and whenever it changes.

/**
 * What is chosen, in one sentence.
 * @param {Chosen} selection
 * @param {number} passed
 */
function summary({ node, line, finding, cycle, from, to, answer, step, steps }, passed) {
  const stepText = () =>
    "Step " +
    (step + 1) +
    " of " +
    steps.length +
    ": " +
    nameOf(edges[steps[step]].from) +
    " to " +
    nameOf(edges[steps[step]].to);
  if (cycle) return step >= 0 ? stepText() : "A cycle of " + counted(steps.length, "step");
  if (finding) return finding.severity + ": " + finding.message;
  if (node !== undefined)
    return (
      nameOf(node) +
      ": " +
      nodes[node].kind +
      ", " +
      reachWords[nodes[node].reach] +
      ", " +
      counted(into[node].length, "connection") +
      " in, " +
      counted(outOf[node].length, "connection") +
      " out"
    );
  if (line !== undefined) {
    const edge = edges[line];
    return nameOf(edge.from) + " to " + nameOf(edge.to) + ", " + whatIsDone(edge) + how(edge);
  }
  if (step >= 0) return stepText();
  if (to !== undefined && answer)
    return answer.ways.length
      ? counted(answer.ways.length, "path") + (answer.areAll ? "" : ", and more,") + " to " + nameOf(to)
      : "There is no path to " + nameOf(to);
  if (from !== undefined) return "From " + nameOf(from) + ": choose where to";
  if (!activeFilters().length) return "";
  return passed.toLocaleString("en") + " of " + nodes.length.toLocaleString("en") + " match";
}

/** @param {boolean | "first"} moves Whether the map goes to what is chosen; at first also where it is in sight. */
function show(moves) {
  const selection = selected();
  const isPassing = passing();
  const isAnew = arrange();
  for (const id of ["from", "to", ...filterKeys]) {
    const element = $(id);
    if (!element) continue;
    element.value = state[id];
    if (element.selectedIndex < 0) element.value = "";
  }
  const active = activeFilters().length;
  $("count").textContent = active ? " (" + active + ")" : "";
  $("fold").textContent = closedCards().size ? "Expand all" : "Collapse all";
  showMarks(selection, isPassing);
  $("panel").replaceChildren(...panelParts(selection, isPassing));
  $("panel").scrollTop = 0;
  say(summary(selection, isPassing.filter(Boolean).length));
  if (!svg) return;
  renewNames();
  showBeside();
  if (selection.node !== undefined && isOnMap(selection.node)) makeCurrent(selection.node);
  if (isAnew && state.only && moves) showWholeOrReadable();
  else if (moves) lookAtSelection(selection, isPassing, moves === "first");
}

/**
 * Brings what is chosen into sight.
 * @param {Chosen} selection
 * @param {boolean[]} isPassing
 * @param {boolean} isStart
 */
function lookAtSelection({ node, line, finding, step, steps }, isPassing, isStart) {
  /** @param {number[]} numbers */
  const boxes = numbers => numbers.map(boundsOf);
  /** @param {number} edge */
  const ends = edge => [edges[edge].from, edges[edge].to];
  if (step >= 0) bringIntoView(boxes(ends(steps[step]).reverse()));
  else if (node !== undefined) {
    // With what is beside it, as far as that can be read; a click on what is in sight moves nothing.
    const beside = [...into[node].map(edge => edges[edge].from), ...outOf[node].map(edge => edges[edge].to)];
    const all = boxes([node, ...beside]);
    bringIntoView(all, readable, isStart ? all : boxes([node]), isStart);
  } else if (line !== undefined) bringIntoView(boxes(ends(line)), 0.3);
  else if (steps.length) bringIntoView(boxes(steps.flatMap(ends)), 0.3);
  else if (finding) bringIntoView(boxes(finding.nodes), 0.3);
  else if (activeFilters().length) bringIntoView(boxes([...nodes.keys()].filter(place => isPassing[place])), 0);
}

/**
 * Links in the tables lead into the map.
 * @param {any} event
 */
function followLink(event) {
  const element = event.target.closest("a[href^='#']");
  if (!element || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { finding, cycle } = element.dataset;
  const id = element.getAttribute("href").slice(1);
  const at = elementPlace(id);
  if (finding) choose({ finding: findingKey(findings[finding]) });
  else if (cycle) choose({ cycle: cycles[cycle].subject, step: "1" });
  else if (at !== undefined) choose({ node: nodes[at].name });
  else if ($(id)) {
    $(id).scrollIntoView();
    $(id + "-title")?.focus({ preventScroll: true });
  } else return;
  event.preventDefault();
}

function startTools() {
  const given = new URLSearchParams(location.hash.slice(1));
  if (matchMedia("(min-width: 60rem)").matches && filterKeys.some(key => given.has(key))) $("filters").open = true;
  fillFilters();
  startSearch();
  $("tools").addEventListener("submit", /** @param {any} event */ event => event.preventDefault());
  for (const id of ["from", "to"]) $(id).addEventListener("change", () => choose({ [id]: $(id).value }, true));
  for (const id of filterKeys) {
    $(id)?.addEventListener("change", () => {
      state[id] = $(id).value;
      writeState(false);
      show(true);
    });
  }
  $("clear").addEventListener("click", () => {
    for (const id of filterKeys) state[id] = "";
    writeState(false);
    show(false);
  });
  $("svg").addEventListener("click", saveSVG);
  $("png").addEventListener("click", savePNG);
}

function startMap() {
  svg.removeAttribute("width");
  svg.removeAttribute("height");
  addFolds();
  startMinimap();
  startPointer();
  startKeyboard();
  followSize();
  startPaper();
}

function start() {
  for (const element of document.querySelectorAll(".script")) element.removeAttribute("hidden");
  document.body.classList.add("scripted");
  startTools();
  document.addEventListener("click", followLink);
  document.addEventListener("keydown", pressAnywhere);
  for (const name of ["hashchange", "popstate"])
    addEventListener(name, () => {
      if (readState()) show(true);
    });
  if (svg) startMap();
  const isKnown = readState();
  if (svg) {
    arrange(true);
    showFirst();
    // What a browser scrolled to before it knew that the map has a place of its own.
    const isElement = isKnown && state.node;
    addEventListener("load", () =>
      requestAnimationFrame(() => {
        view.scrollTo(0, 0);
        if (isElement) scrollTo(0, 0);
      }),
    );
  }
  show(isKnown && !state.at && "first");
}
start();
