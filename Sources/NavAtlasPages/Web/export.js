// What is seen, as a file: an SVG of its own, or a PNG drawn from it.

const drawnProperties = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "font-weight",
  "font-size",
  "paint-order",
];

/** The map as it is seen, as an SVG that needs nothing of this page. */
function seenDrawing() {
  const from = toDrawing(0, 0),
    to = toDrawing(view.clientWidth, view.clientHeight);
  const [left, top] = [Math.max(from.x, 0), Math.max(from.y, 0)];
  const [width, height] = [Math.min(to.x, scene.width) - left, Math.min(to.y, scene.height) - top];
  const whole = draw("svg", {
    xmlns: svgNames,
    viewBox: [left, top, width, height].map(Math.round).join(" "),
    width: Math.round(width),
    height: Math.round(height),
    "font-family": "Helvetica, Arial, Liberation Sans, sans-serif",
  });
  const ground = getComputedStyle(view).backgroundColor;
  whole.append(draw("title", {}, document.title), draw("rect", { x: left, y: top, width, height, fill: ground }));
  for (const part of svg.children) {
    const own = copyDrawn(part);
    if (own) whole.append(own);
  }
  return whole;
}

/**
 * A part of the drawing with its looks written at its elements, without what is not shown.
 * @param {any} element
 * @returns {any}
 */
function copyDrawn(element) {
  if (element.localName === "defs" || element.matches(".fold, [hidden]")) return null;
  if (element.localName === "title") return element.cloneNode(true);
  const style = getComputedStyle(element);
  if (style.display === "none") return null;
  const isShape = !["g", "a"].includes(element.localName);
  if (isShape && style.visibility === "hidden") return null;
  const copy = element.cloneNode(false);
  for (const name of [...copy.attributes].map(one => one.name))
    if (/^(id|class|role|tabindex|style|data-.*|aria-.*)$/.test(name)) copy.removeAttribute(name);
  if (isShape) for (const name of drawnProperties) copy.setAttribute(name, style.getPropertyValue(name));
  for (const child of element.childNodes) {
    const own = child.nodeType === Node.ELEMENT_NODE ? copyDrawn(child) : child.cloneNode(true);
    if (own) copy.append(own);
  }
  return copy;
}

const fileName = () => document.title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "map";
/**
 * @param {Blob} blob
 * @param {string} ending
 */
function save(blob, ending) {
  const href = URL.createObjectURL(blob),
    name = fileName() + "." + ending;
  make("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
  say("Saved " + name + ".");
}
const seenText = () => new XMLSerializer().serializeToString(seenDrawing());
const saveSVG = () => save(new Blob([seenText()], { type: "image/svg+xml" }), "svg");

/**
 * Twice as many pixels as points, or fewer where there would be too many.
 * @returns {Promise<Blob | null>}
 */
async function seenPixels() {
  const text = seenText();
  const image = new Image();
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(text);
  await image.decode();
  const scale = Math.min(2, Math.sqrt(40_000_000 / (image.width * image.height)));
  const canvas = make("canvas", { width: Math.round(image.width * scale), height: Math.round(image.height * scale) });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise(done => canvas.toBlob(done, "image/png"));
}
async function savePNG() {
  const blob = await seenPixels().catch(() => null);
  if (blob) save(blob, "png");
  else say("This browser could not draw the picture; save it as SVG.");
}
