// Moving cards: by tapping (or a key on) a card and then a place, and by dragging. A move that isn't legal is sent all the
// same: the host says why not.

import { move } from "./choices.js";
import { byId } from "./dom.js";
import { Drag } from "./drag.js";
import { heldPlace, heldTargets, hold, letGo } from "./held.js";
import { focusNeighbour } from "./keys.js";
import { cardAt, parsePlace } from "./places.js";
import { currentTable } from "./table.js";

/** How far (px) a pointer moves before it drags. */
const SLOP = 8;

let pressed = null; // { place, node, id, x, y }
let drag = null;
let swallowClick = false;

/** `beforeInput` is called before anything is done with what is seen. */
export function startInput(beforeInput) {
  const root = byId("table");
  root.addEventListener("pointerdown", (event) => {
    beforeInput();
    press(event);
  });
  addEventListener("pointermove", follow);
  addEventListener("pointerup", (event) => release(event, true));
  addEventListener("pointercancel", (event) => release(event, false));
  root.addEventListener("click", tap);
  root.addEventListener("dragstart", (event) => event.preventDefault());
  root.addEventListener("contextmenu", (event) => placeOf(event) && event.preventDefault());
  root.addEventListener("keydown", (event) => {
    if (event.key === "Escape") letGo();
    else if (event.key.startsWith("Arrow")) focusNeighbour(event);
  });
}

const placeOf = (event) => event.target.closest("button[data-place]")?.dataset.place ?? null;

const isPlaying = () => currentTable()?.round != null && currentTable().you.seat !== null;

/** Whether a card can be taken from here: an own one, or a partner's that the host offers. */
function isSource(place) {
  const { round } = currentTable();
  if (place in round.sources) return true;
  const { kind, seat } = parsePlace(place);
  return seat === null && "hsd".includes(kind) && cardAt(round.view, place) !== null;
}

function tap(event) {
  if (swallowClick) {
    swallowClick = false;
    return;
  }
  const place = placeOf(event);
  if (!isPlaying()) return;
  if (place === null) letGo();
  else choosePlace(place);
}

function choosePlace(place) {
  const from = heldPlace();
  if (from === place) letGo();
  else if (from !== null && (place in heldTargets() || !wouldTake(from, place))) send(from, place);
  else if (isSource(place)) hold(place);
}

/** Whether a tap on a place takes its card rather than puts the held one there: only a card of the hand is ever discarded. */
function wouldTake(from, place) {
  if (!isSource(place)) return false;
  return !(parsePlace(from).kind === "h" && parsePlace(place).kind === "d");
}

function send(from, place) {
  const { kind } = parsePlace(place);
  if (kind !== "b" && kind !== "d") return;
  const target = heldTargets()[place];
  move(target?.move ?? `${from}>${place}`, currentTable().round.revision);
  letGo();
}

function press(event) {
  swallowClick = false;
  const node = event.target.closest("button[data-place]");
  if (!node || event.button !== 0 || !event.isPrimary || !isPlaying()) return;
  const place = node.dataset.place;
  if (isSource(place)) pressed = { place, node, id: event.pointerId, x: event.clientX, y: event.clientY };
}

function follow(event) {
  if (pressed === null || event.pointerId !== pressed.id) return;
  const [dx, dy] = [event.clientX - pressed.x, event.clientY - pressed.y];
  if (drag === null) {
    if (Math.hypot(dx, dy) < SLOP) return;
    if (heldPlace() !== pressed.place) hold(pressed.place);
    drag = new Drag(pressed.node);
  }
  drag.moveTo(dx, dy, event.clientX, event.clientY);
}

function release(event, wanted) {
  if (pressed === null || event.pointerId !== pressed.id) return;
  const { place } = pressed;
  pressed = null;
  if (drag === null) return;
  swallowClick = true;
  setTimeout(() => (swallowClick = false), 50); // Not every browser clicks after a drag.
  const target = wanted ? drag.target(event.clientX, event.clientY) : null;
  if (target !== null && target !== place && heldPlace() === place) {
    drag.settle(target);
    send(place, target);
  } else {
    drag.goBack();
    letGo();
  }
  drag = null;
}
