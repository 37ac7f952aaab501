// What ears are told: politely what happens, at once what is refused and the own turn. The title tells the turn of a hidden tab.
// What is told once can be read again later, so that only the latest of it stays, and of the own turn nothing once it is over.

import { byId, element } from "./dom.js";
import { text } from "./texts.js";

/** Older sentences are of no use to anybody. */
const KEPT = 12;
/** The lines that tell the own turn, until it is over. */
const ownTurn = [];

export const announce = (sentence) => append(byId("polite"), sentence);
export const announceAtOnce = (sentence) => append(byId("assertive"), sentence);

/** Tells a step of the round. */
export function announceStep({ say, kind, seat }, ownSeat) {
  const line = append(byId("polite"), say);
  if (kind === "turn" && seat === ownSeat) ownTurn.push(line);
}

export const announceOwnTurn = (sentence) => ownTurn.push(append(byId("assertive"), sentence));

/** Takes away what told the own turn. */
export const endOwnTurn = () => ownTurn.splice(0).forEach((line) => line?.remove());

/** Takes away all that was told: it is of a table that is left. */
export function silence() {
  for (const id of ["polite", "assertive"]) byId(id).replaceChildren();
}

function append(region, sentence) {
  if (!sentence) return null;
  const line = element("p", { text: sentence });
  region.append(line);
  while (region.childElementCount > KEPT) region.firstChild.remove();
  return line;
}

export function showTitle(title, ownTurn) {
  const now = [ownTurn ? text("your-turn") : null, title, "Skipstone"].filter(Boolean).join(" – ");
  if (document.title !== now) document.title = now;
}
