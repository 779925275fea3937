// The map on paper: on one page where names can be read there, else the cards laid out anew for pages of that width, one
// strip of the map a page.

/** A page of A4 or Letter, in pixels, without its margins; and the least size of the map on it. */
const sheetSize = { width: 680, height: 900 },
  sheetScale = 0.72;

function layOutSheets() {
  if (!svg || Math.min(sheetSize.width / scene.width, sheetSize.height / scene.height) >= sheetScale) return;
  const drawn = { scene, state: state.only };
  const rows = shownRows();
  const width = sheetSize.width / sheetScale;
  const sheets = arranged(rows, { width, height: 1e6 });
  const scale = Math.min(sheetSize.width / sheets.width, 1),
    height = sheetSize.height / scale;
  scene = sheets;
  showScene(rows, false);
  const all = make("div", { id: "sheets", "aria-hidden": "true" });
  for (let top = 0; top < sheets.height; ) {
    const bottom = Math.min(pageEnd(top, height), sheets.height);
    const box = [0, top, sheets.width, bottom - top];
    const page = draw("svg", { viewBox: box.join(" "), width: sheets.width * scale, height: (bottom - top) * scale });
    const copy = $("navigation").cloneNode(true);
    for (const element of copy.querySelectorAll("[id]")) element.removeAttribute("id");
    copy.setAttribute("class", "navigation");
    copy.removeAttribute("id");
    keepWithin(copy, top, bottom);
    page.append(copy);
    all.append(page);
    top = bottom;
  }
  $("view").after(all);
  scene = drawn.scene;
  showScene(rows, !state.only && !closedCards().size);
}

/**
 * Where a page ends: at most a page further, at a height that cuts through as little as can be.
 * @param {number} top
 * @param {number} height
 */
function pageEnd(top, height) {
  const boxes = scene.boxes.filter(Boolean).map(box => /** @type {Box} */ (box));
  const ends = boxes
    .map(box => box.y + box.height + cardGap / 2)
    .filter(y => y > top + height / 2 && y <= top + height);
  /** @param {number} y */
  const cutCards = y => boxes.filter(box => box.y < y && box.y + box.height > y).length;
  return ends.reduce(
    (best, y) => (cutCards(y) < cutCards(best) || (cutCards(y) === cutCards(best) && y > best) ? y : best),
    top + height,
  );
}

/**
 * Leaves out of a page the cards of others.
 * @param {any} copy
 * @param {number} top
 * @param {number} bottom
 */
function keepWithin(copy, top, bottom) {
  for (const card of copy.querySelectorAll(".card")) {
    const box = scene.boxes[card.dataset.card];
    if (!box || box.y > bottom || box.y + box.height < top) card.remove();
  }
}

function startPaper() {
  addEventListener("beforeprint", () => {
    layOutSheets();
    showNames(Math.min(700 / scene.width, 900 / scene.height), 0);
  });
  addEventListener("afterprint", () => {
    $("sheets")?.remove();
    renewNames();
  });
}
