// Cards and stones as pictures.

import { byId, element, setAttribute } from "./dom.js";

/** Drawings that come with the page, so that its first cards need no other request. */
const drawings = JSON.parse(byId("drawings").textContent);
const addresses = new Map();

function cardAddress(face) {
  if (!addresses.has(face)) addresses.set(face, newCardAddress(face));
  return addresses.get(face);
}

const newCardAddress = (face) =>
  Object.hasOwn(drawings, face) ? `data:image/svg+xml,${encodeURIComponent(drawings[face])}` : `/cards/${face}.svg`;

const stoneAddress = (name) => `/stones/${name}.svg`;

/** The picture of a card; `null` is its back. What it shows is told by its place, so it has no name of its own. */
export function cardPicture(face) {
  return element("img", { class: "card", src: cardAddress(face ?? "back"), alt: "", draggable: "false" });
}

export const showCard = (image, face) => setAttribute(image, "src", cardAddress(face ?? "back"));

/** Fetches pictures before they are needed, so that no card is seen empty. */
export function fetchCards(faces) {
  for (const face of new Set(faces)) new Image().src = cardAddress(face);
}

/** The face for a small card: with a large number, where there is one. */
export const largeFace = (face) => face?.replace(/^number-/, "large-") ?? null;

/** A stone with a face on it. */
export function stonePicture(stone, face = "calm") {
  const node = element("span", { class: "stone" });
  node.append(element("img", { alt: "" }), element("img", { alt: "" }));
  showStone(node, stone, face);
  return node;
}

/** `pebble` is what lies beside the stone, or `null`. */
export function showStone(node, stone, face = "calm", pebble = null) {
  node.classList.toggle("nobody", stone == null);
  if (stone == null) return;
  const [body, mood, beside] = node.children;
  setAttribute(body, "src", stoneAddress(stone));
  setAttribute(mood, "src", stoneAddress(`face-${face ?? "calm"}`));
  if (pebble === null) return beside?.remove();
  const picture = beside ?? node.appendChild(element("img", { class: "pebble", alt: "" }));
  setAttribute(picture, "src", stoneAddress(pebble.id));
}
