// Cards in the air: pictures over the table that move by transforms alone.

import { byId } from "./dom.js";
import { cardPicture, largeFace } from "./pictures.js";
import { nodeAt, parsePlace } from "./places.js";
import { cardSound } from "./sound.js";

/** The most cards of one step that are seen flying. */
const MOST = 5;
const EASING = "cubic-bezier(.3, .1, .2, 1)";

/** Shows a step's cards going from place to place; they stay there until `clearFlights`. Ends after `duration` ms. */
export async function fly({ from, to, face, count }, duration) {
  const [source, target] = [boundsAt(from), boundsAt(to)];
  if (source === null || target === null) return;
  const cards = Math.min(Math.max(1, count), MOST);
  const gap = cards > 1 ? duration / (2 * cards) : 0;
  const picture = target.width < 56 ? largeFace(face) : face;
  const vanish = parsePlace(to).kind === "hand" && parsePlace(to).seat !== null;
  const flights = [];
  hideSource(from);
  for (let at = 0; at < cards; at += 1) flights.push(launch(picture, source, target, { duration, delay: at * gap, vanish }));
  cardSound();
  await Promise.all(flights.map(({ finished }) => finished.catch(() => {})));
}

/** Takes all flown cards away, and lets those that left be seen again where they still are. */
export function clearFlights() {
  for (const node of byId("flights").querySelectorAll(":not(.dragged)")) node.remove();
  for (const node of document.querySelectorAll("#table .away")) node.classList.remove("away");
}

function launch(face, source, target, { duration, delay, vanish }) {
  const image = cardPicture(face);
  image.className = "flying";
  image.style.width = `${target.width}px`;
  byId("flights").append(image);
  const at = ({ left, top, width }) => `translate(${left}px, ${top}px) scale(${width / target.width})`;
  const frames = [{ transform: at(source) }, { transform: at(target), opacity: vanish ? 0 : 1 }];
  return image.animate(frames, { duration, delay, easing: EASING, fill: "both" });
}

/** Where a card lies, or would lie, at a place. */
function boundsAt(place) {
  const node = nodeAt(place);
  if (!node || node.offsetParent === null) return null;
  const { kind, seat } = parsePlace(place);
  if (kind === "hand" && seat !== null) return atStone(node); // Another's hand isn't shown.
  const image = [...node.querySelectorAll("img.card")].at(-1);
  if (image) return upright(image);
  const { left, top, width, height } = (node.querySelector(".stack") ?? node).getBoundingClientRect();
  if (!kind.startsWith("h")) return { left, top, width };
  const card = Math.min(width, height / 1.4); // An empty hand, or a card that isn't there yet.
  return { left: left + (width - card) / 2, top, width: card };
}

function atStone(node) {
  const { left, top, width } = node.querySelector(".stone").getBoundingClientRect();
  return { left: left + width / 4, top, width: width / 2 };
}

function upright(image) {
  const { left, top, width, height } = image.getBoundingClientRect();
  const own = image.offsetWidth;
  return { left: left + (width - own) / 2, top: top + (height - image.offsetHeight) / 2, width: own };
}

/** A card of the hand isn't seen twice while it flies. */
function hideSource(place) {
  if (parsePlace(place).kind === "h" && parsePlace(place).seat === null) nodeAt(place)?.classList.add("away");
}
