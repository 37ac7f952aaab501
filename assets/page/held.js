// The card that the player holds: picked by a tap or a key, or being dragged.

import { cardAt } from "./places.js";

let round = null;
let held = null; // { place, card }
let onChange = () => {};

export const heldPlace = () => held?.place ?? null;

/** What can be done with the held card, by target. */
export const heldTargets = () => round?.sources[held?.place]?.targets ?? {};

/** What to say while it is held. */
export const heldText = () => round?.sources[held?.place]?.text ?? null;

export function whenHeldChanges(listener) {
  onChange = listener;
}

export function hold(place) {
  const card = round && cardAt(round.view, place);
  held = card == null ? null : { place, card };
  onChange();
}

export function letGo() {
  if (held === null) return;
  held = null;
  onChange();
}

/** Follows the held card into a new round's state: a hand closes its gaps. */
export function followHeld(now) {
  round = now;
  if (held === null) return;
  if (round === null) held = null;
  else if (held.place.startsWith("h")) {
    const at = round.view.hand.indexOf(held.card);
    held = at < 0 ? null : { place: `h${at + 1}`, card: held.card };
  } else if (cardAt(round.view, held.place) !== held.card) held = null;
}
