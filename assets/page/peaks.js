// What is more than a card: stock cards that are played in a row.

import { element } from "./dom.js";
import { isStill } from "./motion.js";
import { nodeAt, parsePlace } from "./places.js";
import { chainSound } from "./sound.js";
import { text } from "./texts.js";

/** From how many stock cards in a turn on they are counted in words, and the most rings around the pile. */
const COUNTED = 3;
const RINGS = 4;
/** When (ms) a card has landed, how long a ring spreads, by how much the next one is later, and how long the words stay. */
const LANDS = 230;
const SPREADS = 560;
const LATER = 90;
const STAYS = 1600;

let chain = 0;

/** Follows a step of the round. */
export function followChain({ kind, from, to }) {
  if (kind === "turn" || kind === "deal") chain = 0;
  if (kind !== "play" || from === null || parsePlace(from).kind !== "s") return;
  chain += 1;
  const count = chain;
  if (count > 1) setTimeout(() => showChain(count, nodeAt(to)), isStill() ? 0 : LANDS);
}

function showChain(count, pile) {
  if (pile === null || pile.offsetParent === null) return;
  chainSound(count);
  const { left, top, width, height } = (pile.querySelector(".stack") ?? pile).getBoundingClientRect();
  const put = (node) => {
    node.style.left = `${left + width / 2}px`;
    node.style.top = `${top + height / 2}px`;
    document.body.append(node);
    return node;
  };
  if (!isStill()) {
    for (let nth = 0; nth < Math.min(count, RINGS); nth += 1) spread(put(element("span", { class: "peak-ring" })), width, nth);
  }
  if (count < COUNTED) return;
  const words = `${count} ${text("in-a-row")}`;
  for (const before of document.querySelectorAll(".peak-words")) before.remove();
  const node = put(element("span", { class: "peak-words", "aria-hidden": "true", text: words }));
  setTimeout(() => node.remove(), STAYS);
}

function spread(ring, width, nth) {
  ring.style.width = `${width}px`;
  const at = (scale) => `translate(-50%, -50%) scale(${scale})`;
  const frames = [
    { transform: at(0.8), opacity: 0.8 },
    { transform: at(1.5 + 0.4 * nth), opacity: 0 },
  ];
  const spreading = ring.animate(frames, { duration: SPREADS, delay: nth * LATER, easing: "ease-out", fill: "both" });
  spreading.finished.catch(() => {}).then(() => ring.remove());
}
