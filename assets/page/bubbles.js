// Bubbles: why something wasn't possible, at its place; what somebody says, at their stone.

import { showNotice } from "./banners.js";
import { isCovered } from "./dialogs.js";
import { byId, element, foreign } from "./dom.js";
import { stonePicture } from "./pictures.js";
import { nodeAt } from "./places.js";

const SHOWN = 4000; // ms
const MARGIN = 8;
/** Chat is read in its own panel: a bubble shows how it begins. */
const LONGEST = 90;

const isShown = (node) => node !== null && node.offsetParent !== null;

/** A sentence about a place, or about the table as a whole. */
export function noticeBubble(sentence, place) {
  const anchor = (place && nodeAt(place)) ?? byId("status");
  if (isCovered() || !isShown(anchor)) showNotice(sentence);
  else show(element("p", { class: "bubble notice", text: sentence, dir: "auto" }), anchor);
}

/**
 * Words or a face of somebody at the table, with the name of who isn't oneself: the bubble covers those beside the stone. Who has no
 * stone there is heard where all that was said can be read.
 */
export function speechBubble({ by, text, stone, face, seat, own }) {
  const speaker = own ? byId("own-stone") : document.querySelector(`#table [data-seat="${seat}"]`);
  const anchor = [speaker, ...document.querySelectorAll(".talk-button")].find(isShown);
  if (anchor === undefined) return;
  const bubble = element("p", { class: "bubble speech", dir: "auto" });
  if (face && stone) bubble.append(stonePicture(stone, face));
  if (by && !own) bubble.append(foreign(by, { class: "name" }), " ");
  if (text) bubble.append(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
  show(bubble, anchor);
}

function show(bubble, anchor) {
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  byId("bubbles").replaceChildren(bubble);
  const { width, height } = bubble.getBoundingClientRect();
  const x = Math.min(Math.max((left + right - width) / 2, MARGIN), innerWidth - width - MARGIN);
  const above = top - height - 6;
  const y = above >= MARGIN ? above : Math.min(bottom + 6, innerHeight - height - MARGIN);
  bubble.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  setTimeout(() => bubble.remove(), SHOWN);
}
