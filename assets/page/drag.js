// A card under the finger: a copy of its picture that follows the pointer, while its place is dimmed.

import { byId } from "./dom.js";
import { isStill } from "./motion.js";
import { heldTargets } from "./held.js";
import { nodeAt } from "./places.js";

/** How far (px) beside a place a card may be dropped; a legal place reaches further. */
const NEAR = 10;
const NEAR_LEGAL = 28;
/** How long (ms) a dropped card waits for the host's answer. */
const PATIENCE = 1500;

export class Drag {
  #copy;
  #home;
  #source;
  #places;

  constructor(node) {
    const image = [...node.querySelectorAll("img")].at(-1);
    this.#source = image;
    this.#home = upright(image);
    // Read before anything is written: nothing moves on the table while a card is dragged.
    this.#places = [...byId("table").querySelectorAll("button[data-place]")]
      .filter(({ dataset }) => /^[bd]/.test(dataset.place))
      .map((place) => ({ place: place.dataset.place, bounds: place.getBoundingClientRect() }));
    this.#copy = image.cloneNode();
    this.#copy.className = "flying dragged";
    this.#copy.style.width = `${this.#home.width}px`;
    byId("flights").append(this.#copy);
    image.classList.add("away");
    this.moveTo(0, 0);
  }

  moveTo(dx, dy) {
    this.#copy.style.transform = `translate(${this.#home.left + dx}px, ${this.#home.top + dy}px)`;
  }

  /** The place under a point; legal ones are preferred. */
  target(x, y) {
    const targets = heldTargets();
    const distances = this.#places.map(({ place, bounds }) => {
      const away = Math.hypot(outside(x, bounds.left, bounds.right), outside(y, bounds.top, bounds.bottom));
      const legal = place in targets;
      return { place, rank: away - (legal ? NEAR_LEGAL - NEAR : 0), near: away <= (legal ? NEAR_LEGAL : NEAR) };
    });
    return distances.filter(({ near }) => near).sort((a, b) => a.rank - b.rank)[0]?.place ?? null;
  }

  /** Lays the card down at a place until the host has answered. */
  settle(place) {
    const pile = nodeAt(place)?.querySelector(".stack")?.getBoundingClientRect();
    if (pile) {
      this.#copy.style.transformOrigin = "0 0";
      this.#copy.style.transform = `translate(${pile.left}px, ${pile.top}px) scale(${pile.width / this.#home.width})`;
    }
    landed = { drag: this, place, timer: setTimeout(() => takeLanded() && this.goBack(), PATIENCE) };
  }

  /** Takes the copy away. */
  remove() {
    this.#copy.remove();
    this.#source.classList.remove("away");
  }

  goBack() {
    if (isStill()) return this.remove();
    const { left, top } = this.#home;
    const flight = this.#copy.animate([{ transform: `translate(${left}px, ${top}px)` }], { duration: 180, easing: "ease-out" });
    flight.onfinish = flight.oncancel = () => this.remove();
  }
}

let landed = null;

/** The card that was dropped last, if the host hasn't answered yet: whoever takes it has to remove it or send it back. */
export function takeLanded() {
  const now = landed;
  landed = null;
  clearTimeout(now?.timer);
  return now;
}

const outside = (at, least, most) => Math.max(least - at, at - most, 0);

/** Where a tilted picture would lie upright: at its middle, in its own size. */
function upright(image) {
  const bounds = image.getBoundingClientRect();
  const [width, height] = [image.offsetWidth, image.offsetHeight];
  return { width, height, left: bounds.left + (bounds.width - width) / 2, top: bounds.top + (bounds.height - height) / 2 };
}
