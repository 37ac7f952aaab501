// What ears are told: politely what happens, at once what is refused and the own turn. The title tells the turn of a hidden tab.

import { byId, element } from "./dom.js";
import { text } from "./texts.js";

/** Older sentences are of no use to anybody. */
const KEPT = 12;

export const announce = (sentence) => append(byId("polite"), sentence);
export const announceAtOnce = (sentence) => append(byId("assertive"), sentence);

function append(region, sentence) {
  if (!sentence) return;
  region.append(element("p", { text: sentence, dir: "auto" }));
  while (region.childElementCount > KEPT) region.firstChild.remove();
}

export function showTitle(title, ownTurn) {
  const now = [ownTurn ? text("your-turn") : null, title, "Skipstone"].filter(Boolean).join(" – ");
  if (document.title !== now) document.title = now;
}
