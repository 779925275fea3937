// From far away names are written in letters that can be read: those of coordinators, as far as there is room, and always
// those of what is chosen or what the filters let through.

const names = draw("g", { id: "names", "aria-hidden": "true" });
svg?.append(names);
let namesScale = 0;
/**
 * The nodes that are always named.
 * @type {number[]}
 */
let alwaysNamed = [];

/**
 * What may be named, what matters most first.
 * @returns {{ text: string, box: Bounds, isSure: boolean }[]}
 */
function named() {
  const sure = alwaysNamed.flatMap(node => {
    const box = boundsOf(node);
    return box ? [{ text: titleOf(node), box, isSure: true }] : [];
  });
  if (sure.length) return sure;
  return [...arrangement.cards.keys()]
    .flatMap(card => {
      const box = cardBounds(card),
        { hasHead, rows } = arrangement.cards[card];
      return box && hasHead
        ? [{ text: titleOf(rows[0][0]).replace(/(?<=.)Coordinator$/, ""), box, isSure: false }]
        : [];
    })
    .sort((one, other) => other.box.bottom - other.box.top - one.box.bottom + one.box.top);
}

/**
 * @param {number} scale
 * @param {number} far
 */
function showNames(scale = place.scale, far = 0.5) {
  const isFar = scale < far;
  if (isFar && namesScale === scale) return;
  namesScale = isFar ? scale : 0;
  svg.classList.toggle("far", isFar);
  svg.style.setProperty("--thin", (isFar ? 0.7 / scale : 0) + "px");
  names.replaceChildren(...(isFar ? nameElements(scale) : []));
}

/** @param {number} scale */
function nameElements(scale) {
  const all = named();
  const short = placedNames(all, scale, leastGutter);
  // Where cards are too narrow for any name, those for which there is room are named whole.
  return short.length >= Math.min(all.length, 6) ? short : placedNames(all, scale, Infinity);
}

/**
 * Names without one over another; a name that need not be there is as wide as its card and some room beside it.
 * @param {ReturnType<typeof named>} all
 * @param {number} scale
 * @param {number} beside
 */
function placedNames(all, scale, beside) {
  /** @type {Bounds[]} */
  const taken = [];
  const letters = 12 / scale;
  return all.flatMap(({ text, box, isSure }) => {
    const most = Math.floor((box.right - box.left + beside) / (letters * 0.6));
    const shown = isSure || text.length <= most ? text : most >= 5 ? text.slice(0, most - 1) + "…" : "";
    const bottom = box.top + letters * 1.3;
    const own = { left: box.left, right: box.left + shown.length * letters * 0.6, top: box.top, bottom };
    const isFree = taken.every(
      one => one.left >= own.right || own.left >= one.right || one.top >= own.bottom || own.top >= one.bottom,
    );
    if (!shown || !isFree) return [];
    taken.push(own);
    return [draw("text", { x: own.left + letters * 0.2, y: own.top + letters, "font-size": letters }, shown)];
  });
}

/** Writes the names anew, because others matter or everything is elsewhere. */
function renewNames() {
  namesScale = 0;
  showNames();
}
const forgetBoxes = () => {
  namesScale = 0;
  if (svg) drawMinimap();
};
