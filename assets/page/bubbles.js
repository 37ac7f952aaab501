// Bubbles: why something wasn't possible, at its place; what somebody says, at their stone.

import { showNotice } from "./banners.js";
import { isCovered } from "./dialogs.js";
import { byId, element, foreign } from "./dom.js";
import { stonePicture } from "./pictures.js";
import { nodeAt } from "./places.js";

const SHOWN = 4000; // ms
const MARGIN = 8;
const GAP = 6; // px between a bubble and its anchor
/** Chat is read in its own panel: a bubble shows how it begins. */
const LONGEST = 90;

const isShown = (node) => node !== null && node.offsetParent !== null;

/** A sentence about a place, or about the table as a whole. Who watches reads it above everything, where no build pile is. */
export function noticeBubble(sentence, place, table) {
  const anchor = (place && nodeAt(place)) ?? byId("status");
  if (isCovered() || !isShown(anchor) || table?.you.seat == null) showNotice(sentence);
  else show(element("p", { class: "bubble notice", text: sentence }), anchor, true);
}

/**
 * Words or a face of somebody at the table, with the name of who isn't oneself: the bubble covers those beside the stone. A nudge is
 * shown at whom it is for. Who has no stone there is heard where all that was said can be read.
 */
export function speechBubble({ by, text, stone, face, seat, to, own }, table) {
  const at = to ?? seat;
  const seats = [`#lobby [data-seat="${at}"] .stone`, `#table [data-seat="${at}"]`].map((place) => document.querySelector(place));
  if (at !== null && at === table?.you.seat) seats.push(byId("own-stone"));
  const anchor = [...seats, ...document.querySelectorAll(".talk-button")].find(isShown);
  if (anchor === undefined) return;
  const bubble = element("p", { class: "bubble speech", dir: "auto" });
  if (face && stone) bubble.append(stonePicture(stone, face));
  if (by && (!own || to !== null)) bubble.append(foreign(by, { class: "name" }), " ");
  if (text) bubble.append(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
  show(bubble, anchor);
}

/** Shows a bubble above its anchor, or else as near to it as it can without covering the build piles or leaving the screen. */
function show(bubble, anchor, coversBuilds = false) {
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  byId("bubbles").replaceChildren(bubble);
  const { width, height } = bubble.getBoundingClientRect();
  const x = Math.min(Math.max((left + right - width) / 2, MARGIN), innerWidth - width - MARGIN);
  const lowest = innerHeight - height - MARGIN;
  const builds = byId("builds").getBoundingClientRect();
  const isBeside = coversBuilds || x >= builds.right || x + width <= builds.left;
  const isFree = (y) => y >= MARGIN && y <= lowest && (isBeside || y >= builds.bottom || y + height <= builds.top);
  const away = (y) => Math.abs(y + height / 2 - (top + bottom) / 2);
  const others = [bottom + GAP, builds.top - height - 2, builds.bottom + 2].sort((a, b) => away(a) - away(b));
  const y = [top - height - GAP, ...others].find(isFree) ?? Math.min(bottom + GAP, lowest);
  bubble.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  setTimeout(() => bubble.remove(), SHOWN);
}
