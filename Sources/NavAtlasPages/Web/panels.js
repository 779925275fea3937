// What is said of paths, cycles, filters and changes, and of the page itself.

/**
 * @param {number} step
 * @param {number} count
 */
const walkButtons = (step, count) =>
  make(
    "p",
    { class: "actions" },
    button("← Back", () => {
      stopPlaying();
      walk(-1);
    }),
    button("Next step →", () => {
      stopPlaying();
      walk(1);
    }),
    button(playing ? "Pause" : "Play", play, { id: "play" }),
    make("span", {}, step >= 0 ? "step " + (step + 1) + " of " + count : counted(count, "step")),
  );

/** @param {Way} way */
const wayText = ({ start, steps }) => [start, ...steps.map(step => edges[step].to)].map(nameOf).join(" → ");
/**
 * The paths as texts; paths through the same nodes also say by which routes.
 * @param {Way[]} ways
 */
function wayTexts(ways) {
  const texts = ways.map(wayText);
  return ways.map((way, place) => {
    if (texts.filter(text => text === texts[place]).length === 1) return [texts[place]];
    return [
      texts[place],
      make("div", { class: "how" }, way.steps.map(step => how(edges[step]) || edges[step].kind).join(" → ")),
    ];
  });
}

/** @param {Chosen} selection */
function waysPanel({ from, to, answer, number, steps, step }) {
  const start = from === undefined ? "the start of the app" : nameOf(from);
  const parts = [closeButton({ from: "", to: "" })];
  if (to === undefined || !answer) {
    const words = "Choose where the paths end: above, or with “Paths to here” in the details of a screen.";
    return [...parts, heading("From " + start), make("p", {}, words)];
  }
  parts.push(heading("From " + start + " to " + nameOf(to)));
  const { ways, areAll, level, isOpened } = answer;
  if (!ways.length) {
    const rest =
      from === undefined && !entries.length
        ? " NavAtlas does not know where the app starts. Choose a start above."
        : "";
    return [...parts, make("p", {}, "There is no path." + rest)];
  }
  parts.push(
    make(
      "p",
      {},
      areAll
        ? "All paths that visit nothing twice: " + counted(ways.length, "path") + "."
        : "The " +
            counted(ways.length, "shortest path") +
            ". There are more: the list ends at " +
            mostWays +
            " paths, or when the search has looked at " +
            mostLooks.toLocaleString("en") +
            " connections.",
    ),
  );
  if (level) parts.push(make("p", {}, "They use routes that are declared, but that no code is known to trigger."));
  if (isOpened)
    parts.push(
      make("p", {}, "No path leads here from the start of the app. These start at a screen that a deep link opens."),
    );
  if (!steps.length) parts.push(make("p", {}, "The path starts and ends at the same screen."));
  else
    parts.push(
      walkButtons(step, steps.length),
      make("ol", {}, ...steps.map((edge, place) => stepItem(edge, place === step))),
      copyButtons({ start: ways[(number ?? 1) - 1].start, steps }),
    );
  return [...parts, ...wayList(ways, number)];
}

/**
 * @param {Way[]} ways
 * @param {number | undefined} number
 */
function wayList(ways, number) {
  if (ways.length < 2) return [];
  /** @param {number} place */
  const choosing = place => {
    stopPlaying();
    state.step = String(place + 1);
    writeState(false);
    show(true);
  };
  const items = wayTexts(ways).map((texts, place) => {
    const own = button("", () => choosing(place), { "aria-pressed": String(place + 1 === number) });
    own.append(...texts);
    return make("li", {}, own);
  });
  return [make("h3", {}, "All " + ways.length), make("ol", { class: "ways" }, ...items)];
}

const cycleWords = /** @type {Record<string, string>} */ ({
  growing: "Every round makes the stack grow.",
  selfPresenting: "It shows itself on top of itself.",
  switching: "Every round switches a root or a tab, so the stack does not grow.",
});
/**
 * @param {Cycle} cycle
 * @param {Chosen} selection
 */
const cyclePanel = (cycle, { steps, step }) => [
  closeButton({ cycle: "" }),
  heading("A cycle of " + counted(steps.length, "step")),
  make("p", {}, cycleWords[cycle.kind] ?? ""),
  walkButtons(step, steps.length),
  make("ol", {}, ...steps.map((edge, place) => stepItem(edge, place === step))),
];

/** @param {boolean[]} isPassing */
function passingPanel(isPassing) {
  const passed = nodes.flatMap((_, place) => (isPassing[place] ? [place] : []));
  const items = passed.map(place => make("li", {}, linkTo(place), " ", make("small", {}, nodes[place].kind)));
  return [
    closeButton(Object.fromEntries(filterKeys.map(key => [key, ""]))),
    heading(passed.length.toLocaleString("en") + " of " + nodes.length.toLocaleString("en") + " match"),
    make("ul", {}, ...cut(items, 300)),
  ];
}

/** The sentences of the command `diff`. */
function changesPanel() {
  const classes = /** @type {Record<string, string>} */ ({ "+": "added", "-": "removed", "!": "error" });
  const items = changes.map(({ sign, sentence, nodes: own }) => {
    const place = own[own.length - 1];
    return make(
      "li",
      { class: classes[sign] ?? "changed" },
      make("b", {}, sign),
      " ",
      place === undefined ? sentence : stateLink({ node: nodes[place].name }, sentence),
    );
  });
  return [
    closeButton({ beside: "" }),
    heading("Before and after"),
    make("p", {}, "On the left is the map as it was, on the right as it is. Both move together."),
    ...list(counted(changes.length, "change"), cut(items, 300)),
  ];
}

/** Many findings of one rule are one line, which shows them all. */
function findingItems() {
  const byRule = distinct(findings.map(finding => finding.rule)).map(rule =>
    findings.filter(finding => finding.rule === rule),
  );
  byRule.sort(
    (one, other) =>
      Number(one[0].severity > other[0].severity) - Number(one[0].severity < other[0].severity) ||
      one.length - other.length,
  );
  return byRule.flatMap(all =>
    all.length < 4
      ? all.map(findingItem)
      : [
          make(
            "li",
            { class: all[0].severity },
            make("b", {}, counted(all.length, all[0].severity)),
            " ",
            stateLink({ about: all[0].rule }, all[0].rule),
            make("div", { class: "how" }, "such as: " + all[0].message),
          ),
        ],
  );
}

function welcomePanel() {
  const lost = nodes.filter(node => node.reach === "unreachable").length;
  const shortcuts = [];
  if ($("fate")) {
    shortcuts.push(button("Before and after, side by side", () => choose({ beside: "1" })));
    shortcuts.push(button("Show what has changed", () => choose({ fate: "any" })));
  }
  if (lost)
    shortcuts.push(button("Show what cannot be reached (" + lost + ")", () => choose({ reach: "unreachable" })));
  return [
    heading("How to read this map"),
    make(
      "p",
      {},
      "A card is a coordinator with the screens that it shows. A line leads from the screen that triggers a transition to " +
        "the screen that is shown.",
    ),
    make(
      "p",
      {},
      "Choose a screen in the map, or find one by its name, to see how a person reaches it and where it leads. " +
        "Choose a line to see where in the source it is triggered. Choose two screens above to see all paths between them.",
    ),
    ...list(
      "The app starts at",
      cut(
        entries.map(place => make("li", {}, linkTo(place))),
        10,
      ),
    ),
    ...(entries.length || !nodes.length
      ? []
      : [make("p", {}, "NavAtlas does not know where the app starts, so it cannot tell what a person can reach.")]),
    ...(shortcuts.length ? [make("p", { class: "actions" }, ...shortcuts)] : []),
    ...list(counted(findings.length, "finding"), cut(findingItems(), 12)),
    ...list(
      "Cycles",
      cut(
        cycles.map(cycle =>
          make(
            "li",
            {},
            stateLink(
              { cycle: cycle.subject, step: "1" },
              cycle.edges.map(edge => nameOf(edges[edge].from)).join(" → "),
            ),
          ),
        ),
        5,
      ),
    ),
  ];
}

/**
 * @param {Chosen} selection
 * @param {boolean[]} isPassing
 */
function panelParts(selection, isPassing) {
  const { cycle, finding, node, line, from, to } = selection;
  /** @type {Node[]} */
  const parts = [];
  if (cycle) parts.push(...cyclePanel(cycle, selection));
  if (finding) parts.push(...findingPanel(finding));
  if (node !== undefined) parts.push(...nodePanel(node));
  if (line !== undefined) parts.push(...linePanel(line));
  if (!cycle && (to !== undefined || from !== undefined)) parts.push(...waysPanel(selection));
  if (activeFilters().length) parts.push(...passingPanel(isPassing));
  if (state.beside && changes.length) parts.push(...changesPanel());
  // What explains the page is of no use on paper.
  $("panel").classList.toggle("start", !parts.length);
  return parts.length ? parts : welcomePanel();
}
