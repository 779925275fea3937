// Elements made of text. Nothing that comes from the graph is ever taken for markup.

/** @type {any} */
const svg = $("drawing");
/** @type {HTMLElement} */
const view = $("view");
const svgNames = "http://www.w3.org/2000/svg";

/** @typedef {Record<string, string | number | ((event: any) => void)>} Attributes */

/**
 * @param {any} element
 * @param {Attributes} attributes
 */
function setAttributes(element, attributes) {
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key, value);
    else element.setAttribute(key, String(value));
  }
  return element;
}

/**
 * @param {string} name
 * @param {Attributes} attributes
 * @param {...(Node | string)} children
 * @returns {any}
 */
function make(name, attributes = {}, ...children) {
  const element = setAttributes(document.createElement(name), attributes);
  element.append(...children);
  return element;
}

/**
 * A part of a drawing.
 * @param {string} name
 * @param {Attributes} attributes
 * @param {...(Node | string)} children
 * @returns {any}
 */
function draw(name, attributes = {}, ...children) {
  const element = setAttributes(document.createElementNS(svgNames, name), attributes);
  element.append(...children);
  return element;
}

/**
 * @param {string} text
 * @param {(event: any) => void} action
 * @param {Attributes} attributes
 */
const button = (text, action, attributes = {}) =>
  make("button", { type: "button", ...attributes, click: action }, text);

/**
 * A link to a state of the page.
 * @param {Record<string, string>} changes
 * @param {string} text
 */
const stateLink = (changes, text) =>
  make(
    "a",
    {
      href: "#" + new URLSearchParams(changes),
      click: event => {
        event.preventDefault();
        choose(changes);
      },
    },
    text,
  );
/** @param {number} place */
const linkTo = place => stateLink({ node: nodes[place].name }, nameOf(place));
/**
 * @param {number} number
 * @param {string} text
 */
const lineLink = (number, text) => stateLink({ line: lineKey(edges[number]) }, text);
/** @param {Finding} finding */
const findingLink = finding => stateLink({ finding: findingKey(finding) }, finding.message);

/**
 * A place in a source file: a link where the page was told where the source is.
 * @param {Place} place
 */
function source([file, line, column]) {
  // A long path breaks behind its slashes.
  const parts = (files[file] + ":" + line + ":" + column).split(/(?<=\/)/);
  const text = make("code", {}, ...parts.flatMap((part, place) => (place ? [make("wbr"), part] : [part])));
  if (!data.sourceURL) return text;
  // Encoded before the file's name is put in, so that it stays a part of the path whatever it is.
  const name = (data.folder + files[file]).split("/").map(encodeURIComponent).join("/");
  const url = data.sourceURL.replaceAll("{line}", String(line)).replaceAll("{column}", String(column));
  return make("a", { href: url.split("{file}").join(name), target: "_blank", rel: "noopener" }, text);
}

/**
 * A heading and a list, unless the list is empty.
 * @param {string} title
 * @param {Node[]} items
 * @param {string} kind
 * @returns {Node[]}
 */
const list = (title, items, kind = "ul") => (items.length ? [make("h3", {}, title), make(kind, {}, ...items)] : []);
/**
 * A long list is cut, and says so.
 * @param {Node[]} items
 * @param {number} most
 */
const cut = (items, most = 100) =>
  items.length <= most
    ? items
    : [...items.slice(0, most), make("li", {}, "… and " + (items.length - most).toLocaleString("en") + " more")];
/** @param {string} text */
const say = text => {
  $("status").textContent = text;
};
