// What is shown at each pile of the table, from the view: build piles and draw pile, and the piles of one seat.

import { byId, element, keyed, setAttribute, setText, toggle } from "./dom.js";
import { heldPlace, heldTargets } from "./held.js";
import { createPile, rankOf, updatePile } from "./pile.js";
import { cardAt, faceOf, isWild } from "./places.js";
import { largeFace } from "./pictures.js";
import { text } from "./texts.js";

/** The most cards of an own discard pile that are seen in its fan. */
const FAN = 3;

/** What a place is and what can be done there, in one name. */
export function nameOf(round, place) {
  const target = heldTargets()[place];
  return [round.places[place] ?? place, target?.label].filter(Boolean).join(" – ");
}

/** How a place is marked: where a held card may go, or the held card itself. */
export function markOf(place) {
  const target = heldTargets()[place];
  if (target) return target.discards ? "discard" : "play";
  return heldPlace() === place ? "held" : null;
}

export function showBuilds({ round }) {
  const { view } = round;
  const piles = ["draw", ...view.builds.map((_, at) => `b${at + 1}`)];
  keyed(
    byId("builds"),
    piles,
    (place) => place,
    createMiddle,
    (node, place, index) => {
      if (place === "draw") showDraw(node, round);
      else showBuild(node, round, place, index - 1);
    },
  );
}

const createMiddle = (place) => (place === "draw" ? createDraw() : createPile(place, { labelled: true }));

function createDraw() {
  const stack = createPile("draw").firstChild;
  const pile = element(
    "div",
    { class: "pile", role: "img", "data-place": "draw" },
    stack,
    element("span", { class: "label", "aria-hidden": "true" }),
  );
  const completed = element("div", { class: "completed", role: "img", "data-place": "completed" });
  return element("div", { class: "draw" }, pile, completed);
}

function showDraw(node, round) {
  const { draw, completed } = round.view;
  const [pile, completedNode] = node.children;
  updatePile(pile, { faces: [], back: true, count: draw, badge: draw, name: round.places.draw, label: text("draw") });
  setText(completedNode, completed);
  setAttribute(completedNode, "aria-label", round.places.completed);
  toggle(completedNode, completed > 0);
}

function showBuild(node, round, place, at) {
  const cards = round.view.builds[at];
  const top = cards.at(-1);
  const target = heldTargets()[place];
  const needs = round.view.needs[at];
  updatePile(node, {
    faces: top == null ? [] : [faceOf(round, top)],
    count: cards.length,
    chip: isWild(top) ? (round.stands?.[at] ?? String(needs - 1)) : "",
    hint: rankOf(round.next[at]),
    name: nameOf(round, place),
    label: target?.label ?? round.next[at],
    mark: markOf(place),
  });
}

/** The stock and the discard piles of the reader. */
export function showOwnPiles({ round }) {
  const { view } = round;
  const own = view.seat - 1;
  const places = ["s", ...view.discards[own].map((_, at) => `d${at + 1}`)];
  keyed(
    byId("own-piles"),
    places,
    (place) => place,
    (place) => createPile(place),
    (node, place, index) => {
      if (place === "s") showStock(node, round, own, place);
      else showDiscard(node, round, own, { place, at: index - 1, fan: FAN });
    },
  );
}

/** The piles of another seat, with large numbers; `fan`: how many cards of a discard pile are seen. */
export function showPilesOf(parent, round, seat, fan) {
  const places = [`s@${seat}`, ...round.view.discards[seat - 1].map((_, at) => `d${at + 1}@${seat}`)];
  keyed(
    parent,
    places,
    (place) => place,
    (place) => createPile(place),
    (node, place, index) => {
      if (index === 0) showStock(node, round, seat - 1, place, largeFace);
      else showDiscard(node, round, seat - 1, { place, at: index - 1, fan, picture: largeFace });
    },
  );
}

const asIs = (face) => face;

function showStock(node, round, seat, place, picture = asIs) {
  const { count } = round.view.stocks[seat];
  const face = picture(faceOf(round, cardAt(round.view, place)));
  const faces = face === null ? [] : [face];
  updatePile(node, { faces, back: face === null, count, badge: count || "", name: nameOf(round, place), mark: markOf(place) });
}

function showDiscard(node, round, seat, { place, at, fan, picture = asIs }) {
  const faces = round.view.discards[seat][at].map((card) => picture(faceOf(round, card)));
  const count = round.view.depths[seat][at];
  const shown = faces.slice(-fan);
  updatePile(node, {
    faces: shown,
    count,
    badge: count > shown.length ? `×${count}` : "",
    name: nameOf(round, place),
    mark: markOf(place),
  });
}
