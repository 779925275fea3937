// A path as text for somewhere else: steps, a Mermaid diagram, or a test for `NavAtlasTesting`.

/** @typedef {{ start: number, steps: number[] }} CopiedWay */

const manners = /** @type {Record<string, string>} */ ({
  push: "pushes",
  root: "shows as its root",
  tab: "shows as a tab",
  sheet: "shows as a sheet",
  fullScreen: "shows over the whole screen",
  popover: "shows in a popover",
});

/** @param {CopiedWay} way */
const asSteps = ({ start, steps }) =>
  [
    "1. Start at " + nameOf(start),
    ...steps.map((step, place) => {
      const { from, to, name, shown } = edges[step];
      const manner = manners[shown ?? ""] ?? (shown ? "shows as " + shown : "shows");
      return place + 2 + ". " + nameOf(from) + " " + manner + ": " + nameOf(to) + " (" + name + ")";
    }),
  ].join("\n") + "\n";

/**
 * Text in a label of Mermaid.
 * @param {string} text
 */
const mermaidText = text =>
  '"' +
  [...text].map(sign => (/[\p{L}\p{N} ._:/-]/u.test(sign) ? sign : "#" + sign.codePointAt(0) + ";")).join("") +
  '"';
/** @param {CopiedWay} way */
function asMermaid({ start, steps }) {
  const passed = [start, ...steps.map(step => edges[step].to)];
  const numbers = new Map([...new Set(passed)].map((node, number) => [node, "n" + number]));
  const lines = steps.map(step => {
    const { from, to, name, shown } = edges[step];
    const words = [name, shown === "push" ? "" : shown].filter(Boolean).join(", ");
    return "    " + numbers.get(from) + " -->" + (words ? "|" + mermaidText(words) + "| " : " ") + numbers.get(to);
  });
  return (
    [
      "flowchart LR",
      ...[...numbers].map(([node, id]) => "    " + id + "[" + mermaidText(nameOf(node)) + "]"),
      ...lines,
    ].join("\n") + "\n"
  );
}

/**
 * Text in a literal of Swift.
 * @param {string} text
 */
const swiftText = text =>
  '"' +
  [...text]
    .map(sign =>
      sign === '"' || sign === "\\"
        ? "\\" + sign
        : /\p{C}/u.test(sign)
          ? "\\u{" + sign.codePointAt(0)?.toString(16) + "}"
          : sign,
    )
    .join("") +
  '"';
/** @param {CopiedWay} way */
function asTest({ start, steps }) {
  const passed = [start, ...steps.map(step => edges[step].to)];
  const words = nameOf(passed[passed.length - 1]).match(/[\p{L}\p{N}]+/gu) ?? ["screen"];
  const name = words.join("_");
  return (
    `@Test func aPersonComesTo${name[0].toUpperCase() + name.slice(1)}() {\n    navigation.expect(.path([` +
    passed.map(node => swiftText(nameOf(node))).join(", ") +
    "]))\n}\n"
  );
}

/**
 * Puts a text on the clipboard, and says so.
 * @param {string} text
 * @param {string} what
 */
async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Older browsers, and pages that may not use the clipboard, copy what is selected.
    const field = make("textarea", { "aria-hidden": "true", class: "copied" });
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  say("Copied " + what + ".");
}

/** @param {CopiedWay} way */
const copyButtons = way =>
  make(
    "p",
    { class: "actions", role: "group", "aria-label": "Copy this path" },
    "Copy as",
    button("Steps", () => copy(asSteps(way), "the path as steps")),
    button("Mermaid", () => copy(asMermaid(way), "the path as a Mermaid diagram")),
    button("Test", () => copy(asTest(way), "the path as a test")),
  );

/**
 * The command that says why something is there, as a shell reads it.
 * @param {string[]} words
 */
const asQuestion = words =>
  "navatlas explain " +
  (words.some(word => word.startsWith("-")) ? "-- " : "") +
  words.map(word => "'" + word.replaceAll("'", "'\\''") + "'").join(" ");
/** @param {string[]} words */
const whyButton = words =>
  button("Copy the explain command", () => copy(asQuestion(words), "the command that explains it"));
