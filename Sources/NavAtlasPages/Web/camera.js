// Moving the map and changing its size, by a transform of the whole drawing: while it moves, nothing is laid out or drawn
// again.

const place = { x: 0, y: 0, scale: 1 };
/** The scale at which names are read with ease, and that from which on they can be read. */
const readable = 0.9,
  legible = 0.7;
/** The buttons lie on the lowest strip, where nothing that matters is to be hidden. */
const strip = 60;
let frame = 0,
  rest = 0,
  flight = 0,
  wasMoved = false,
  isFirst = false,
  sharpScale = 0;

const wholeScale = () => Math.min(view.clientWidth / scene.width, (view.clientHeight - strip) / scene.height);
const limits = () => ({ least: Math.min(wholeScale(), 1) * 0.8, most: 4 });
/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
const between = (value, least, most) => Math.min(Math.max(value, least), most);
/**
 * @param {number} x
 * @param {number} y
 */
const toDrawing = (x, y) => ({ x: (x - place.x) / place.scale, y: (y - place.y) / place.scale });

function drawPlace() {
  frame = 0;
  svg.style.transform = "translate(" + place.x + "px," + place.y + "px) scale(" + place.scale + ")";
  if (Math.max(place.scale / sharpScale, sharpScale / place.scale) > 2) sharpen();
  showWindow();
  followPlace();
}

/**
 * Has the browser draw the map at its size. While the map moves, it is kept as it was drawn at another size: of one that was
 * drawn much larger, there are many times the tiles that are seen.
 */
function sharpen() {
  sharpScale = place.scale;
  view.classList.add("sharpening");
  requestAnimationFrame(() => requestAnimationFrame(() => view.classList.remove("sharpening")));
}

/** When it comes to rest, the drawing is made sharp at its size, and the place goes into the fragment. */
function settle() {
  view.classList.remove("moving");
  showNames();
  if (sharpScale !== place.scale) sharpen();
  if (!wasMoved) return;
  const centre = toDrawing(view.clientWidth / 2, view.clientHeight / 2);
  state.at = [centre.x.toFixed(0), centre.y.toFixed(0), place.scale.toFixed(3)].join(",");
  writeState(false);
}

/** @param {boolean} isByHand */
function changed(isByHand) {
  isFirst = false;
  // Some of the drawing always stays in sight.
  const [width, height] = [scene.width * place.scale, scene.height * place.scale];
  place.x = between(place.x, 60 - width, view.clientWidth - 60);
  place.y = between(place.y, 60 - height, view.clientHeight - 60);
  wasMoved = isByHand;
  view.classList.add("moving");
  if (!frame) frame = requestAnimationFrame(drawPlace);
  clearTimeout(rest);
  rest = setTimeout(settle, 200);
}

function stopFlight() {
  cancelAnimationFrame(flight);
  flight = 0;
}
/**
 * @param {number} x
 * @param {number} y
 */
function move(x, y) {
  stopFlight();
  place.x += x;
  place.y += y;
  changed(true);
}
/**
 * @param {number} factor
 * @param {number} x
 * @param {number} y
 */
function zoom(factor, x = view.clientWidth / 2, y = view.clientHeight / 2) {
  stopFlight();
  const { least, most } = limits();
  const scale = between(place.scale * factor, least, most);
  place.x = x - ((x - place.x) * scale) / place.scale;
  place.y = y - ((y - place.y) * scale) / place.scale;
  place.scale = scale;
  changed(true);
}

/**
 * Goes to where a point of the drawing is in the middle, at once or in flight.
 * @param {number} x
 * @param {number} y
 * @param {number} wanted
 * @param {boolean} isInstant
 */
function lookAt(x, y, wanted, isInstant = true) {
  stopFlight();
  const { least, most } = limits();
  const scale = between(wanted, least, most);
  const goal = { x: view.clientWidth / 2 - x * scale, y: view.clientHeight / 2 - y * scale, scale };
  if (!isInstant && !matchMedia("(prefers-reduced-motion: reduce)").matches) return fly(goal);
  Object.assign(place, goal);
  changed(false);
}

/** @param {{ x: number, y: number, scale: number }} goal */
function fly(goal) {
  const start = { ...place },
    began = performance.now(),
    milliseconds = 400;
  const step = () => {
    const part = between((performance.now() - began) / milliseconds, 0, 1);
    const eased = part * part * (3 - 2 * part);
    // The scale grows by factors, and the point that stays under the eye is the same in both places.
    const scale = start.scale * (goal.scale / start.scale) ** eased;
    const along = goal.scale === start.scale ? eased : (scale - start.scale) / (goal.scale - start.scale);
    place.x = start.x + (goal.x - start.x) * along;
    place.y = start.y + (goal.y - start.y) * along;
    place.scale = scale;
    changed(false);
    flight = part < 1 ? requestAnimationFrame(step) : 0;
  };
  step();
}

/**
 * The same in what is clear of the buttons, and without more of the ground beyond the drawing's edges than need
 * be.
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 * @param {boolean} isInstant
 */
function lookAtClear(x, y, scale, isInstant = true) {
  /**
   * @param {number} at
   * @param {number} whole
   * @param {number} room
   */
  const inside = (at, whole, room) =>
    room >= whole ? whole / 2 : between(at, room / 2 - 20 / scale, whole - room / 2 + 20 / scale);
  const [wide, high] = [view.clientWidth / scale, (view.clientHeight - strip) / scale];
  lookAt(inside(x, scene.width, wide), inside(y, scene.height, high) + strip / 2 / scale, scale, isInstant);
}
/** @param {boolean} isInstant */
const showWhole = (isInstant = true) =>
  lookAtClear(scene.width / 2, scene.height / 2, Math.min(wholeScale() * 0.97, 2), isInstant);

/**
 * Shows all these places, not larger than they are. Where that would make them smaller than `least`, the first.
 * Nothing moves where those that matter are in sight already.
 * @param {(Bounds | null)[]} places
 * @param {number} least
 * @param {(Bounds | null)[]} mattering
 * @param {boolean} isInstant
 */
function bringIntoView(places, least = readable, mattering = places, isInstant = false) {
  const shown = places.filter(isBounds),
    needed = mattering.filter(isBounds);
  if (!shown.length || !needed.length) return;
  /** @param {Bounds} box */
  const fitOf = box =>
    Math.min(
      (view.clientWidth - 60) / (box.right - box.left),
      (view.clientHeight - 40 - strip) / (box.bottom - box.top),
    );
  let all = around(shown);
  if (fitOf(all) < least) all = shown[0];
  const fit = Math.min(fitOf(all), 1);
  const [from, to] = [toDrawing(0, 0), toDrawing(view.clientWidth, view.clientHeight - strip)];
  const seen = around(needed);
  const isInSight = seen.left >= from.x && seen.top >= from.y && seen.right <= to.x && seen.bottom <= to.y;
  if (isInSight && place.scale >= Math.min(legible, fit) && !flight) return;
  const scale = Math.min(Math.max(place.scale, readable), fit);
  lookAtClear((all.left + all.right) / 2, (all.top + all.bottom) / 2, scale, isInstant);
}
/**
 * @param {Bounds | null | undefined} bounds
 * @returns {bounds is Bounds}
 */
const isBounds = bounds => Boolean(bounds);

/** Where the map is looked at first: the whole of it where it can be read so, else where the app starts. */
function showFirst() {
  lookFirst();
  isFirst = true;
}
function lookFirst() {
  const numbers = state.at.split(",").map(Number);
  if (numbers.length === 3 && numbers.every(Number.isFinite))
    return lookAt(between(numbers[0], 0, scene.width), between(numbers[1], 0, scene.height), numbers[2]);
  const start = boundsOf(entries[0] ?? -1) ?? cardBounds(scene.boxes.findIndex(Boolean));
  if (wholeScale() >= legible || !start) return showWhole();
  // Along each side the whole where it fits, else from where the app starts on.
  const scale = Math.min(readable, Math.max(legible, view.clientWidth / scene.width));
  const [width, height] = [view.clientWidth / scale, (view.clientHeight - strip) / scale];
  const x = (start.left < width * 0.6 ? 0 : start.left - width / 4) + width / 2;
  const y = (start.top < height * 0.6 ? 0 : start.top - height / 4) + height / 2;
  lookAtClear(x, y, scale);
}

/** In a window of another size, what was in the middle stays there; what nobody has moved yet is fitted anew. */
function followSize() {
  let seen = { width: view.clientWidth, height: view.clientHeight };
  new ResizeObserver(() => {
    const now = { width: view.clientWidth, height: view.clientHeight };
    if (!now.width || (now.width === seen.width && now.height === seen.height)) return;
    const { x, y } = toDrawing(seen.width / 2, (seen.height - strip) / 2);
    place.x += (now.width - seen.width) / 2;
    place.y += (now.height - seen.height) / 2;
    seen = now;
    if (isFirst && !keys.some(key => key !== "beside" && state[key])) showFirst();
    else if (wasMoved || state.at) changed(false);
    else lookAtClear(x, y, place.scale);
  }).observe(view);
}
