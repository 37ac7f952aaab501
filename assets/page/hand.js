// The own hand: a fan under the thumb, in two rows where one would leave too little of each card.

import { byId, element, keyed, setAttribute, setVariable } from "./dom.js";
import { heldPlace } from "./held.js";
import { cardPicture, showCard } from "./pictures.js";
import { faceOf } from "./places.js";

const TILT = 2.4; // degrees between neighbours
const SAG = 1.6; // how far the outer cards sink: pixels by the square of the distance to the middle
const ROW = 0.5; // of a card's height between two rows

export function showHand({ round }) {
  const held = heldPlace();
  keyed(
    byId("hand"),
    round.view.hand,
    (card) => card,
    createCard,
    (node, card, index) => {
      const place = `h${index + 1}`;
      setAttribute(node, "data-place", place);
      setAttribute(node, "data-mark", held === place ? "held" : null);
      setAttribute(node, "aria-label", round.places[place] ?? card);
      setAttribute(node, "aria-pressed", held === place ? "true" : "false");
      node.classList.toggle("away", false);
      showCard(node.firstChild, faceOf(round, card));
    },
  );
}

function createCard() {
  return element("button", { class: "hand-card", type: "button" }, cardPicture(null));
}

/** Puts the cards in their places of the fan; `sizes` are those of `layoutTable`. */
export function layHand({ hand, step, rows }) {
  const cards = [...byId("hand").children];
  const perRow = Math.ceil(cards.length / rows);
  cards.forEach((node, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, cards.length - row * perRow);
    const fromMiddle = (index % perRow) - (inRow - 1) / 2;
    const tilt = rows === 1 ? TILT : TILT / 2;
    setVariable(node, "--x", `${Math.round(fromMiddle * step)}px`);
    setVariable(node, "--y", `${Math.round(row * hand * 1.4 * ROW + fromMiddle ** 2 * SAG)}px`);
    setVariable(node, "--tilt", `${(fromMiddle * tilt).toFixed(2)}deg`);
  });
}
