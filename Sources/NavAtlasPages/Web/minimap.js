// The whole map in a corner, with the part that is seen; a press there goes there.

const minimap = draw("svg", { id: "minimap", "aria-hidden": "true" });
const seenPart = draw("rect", { class: "seen" });
const minimapSize = { width: 170, height: 130 };

function drawMinimap() {
  const scale = Math.min(minimapSize.width / scene.width, minimapSize.height / scene.height);
  setAttributes(minimap, {
    viewBox: `0 0 ${scene.width} ${scene.height}`,
    width: Math.max(scene.width * scale, 24),
    height: Math.max(scene.height * scale, 24),
  });
  const parts = scene.boxes.flatMap((box, card) => {
    if (!box) return [];
    const head = nodes[arrangement.cards[card].rows[0][0]];
    const kind = head.entry ? "entry" : head.reach === "unreachable" ? "lost" : head.kind;
    const { x, y, width, height } = box;
    return [draw("rect", { class: kind, x, y, width, height, rx: 2 / scale })];
  });
  minimap.replaceChildren(...parts, seenPart);
  showWindow();
}

/** Shows which part of the map is seen; where that is all of it, there is no mini-map. */
function showWindow() {
  const from = toDrawing(0, 0),
    to = toDrawing(view.clientWidth, view.clientHeight);
  const [left, top] = [Math.max(from.x, 0), Math.max(from.y, 0)];
  const [right, bottom] = [Math.min(to.x, scene.width), Math.min(to.y, scene.height)];
  const isWhole = from.x <= 0 && from.y <= 0 && to.x >= scene.width && to.y >= scene.height;
  minimap.classList.toggle("whole", isWhole);
  const width = Math.max(right - left, 0),
    height = Math.max(bottom - top, 0);
  setAttributes(seenPart, { x: left, y: top, width, height });
}

function startMinimap() {
  $("stage").append(minimap);
  /** @param {any} event */
  const go = event => {
    const box = minimap.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * scene.width;
    const y = ((event.clientY - box.top) / box.height) * scene.height;
    lookAt(x, y, place.scale);
    wasMoved = true;
  };
  minimap.addEventListener(
    "pointerdown",
    /** @param {any} event */ event => {
      minimap.setPointerCapture(event.pointerId);
      go(event);
      event.preventDefault();
    },
  );
  minimap.addEventListener(
    "pointermove",
    /** @param {any} event */ event => {
      if (event.buttons) go(event);
    },
  );
  drawMinimap();
}
