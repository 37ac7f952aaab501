// What has happened is shown step by step before the state it led to.

import { takeLanded } from "./drag.js";
import { clearFlights, fly } from "./flights.js";
import { isStill } from "./motion.js";

/** How long (ms) a step with cards takes, and how far (ms) the page may be behind the table. */
const STEP = 250;
const BEHIND = 1700;
/** A shorter flight (ms) would not be seen. */
const LEAST = 30;

const moves = ({ from, to }) => from !== null && to !== null;

export class Steps {
  #waiting = []; // { table, steps (still to be shown), arrived }
  #running = false;

  /** `show` gets each state once its steps have been shown, `tell` each step as it begins, with the state it leads to. */
  constructor({ show, tell }) {
    this.show = show;
    this.tell = tell;
  }

  push(table) {
    this.#waiting.push({ table, steps: [...table.steps], arrived: performance.now() });
    if (!this.#running) this.#run().finally(() => (this.#running = false));
  }

  /** Shows the newest state at once: the player wants to go on. */
  hurry() {
    const last = this.#waiting.at(-1);
    if (last === undefined) return;
    for (const { table, steps } of this.#waiting) steps.splice(0).forEach((step) => this.tell(step, table));
    this.#waiting = [];
    this.#finish(last.table);
  }

  /** Forgets what hasn't been shown yet. */
  clear() {
    for (const { steps } of this.#waiting) steps.splice(0);
    this.#waiting = [];
    clearFlights();
  }

  async #run() {
    this.#running = true;
    while (this.#waiting.length > 0) {
      const now = this.#waiting[0];
      const landed = takeLanded();
      while (now.steps.length > 0) {
        const pace = this.#pace();
        const step = now.steps.shift();
        this.tell(step, now.table);
        const isShown = landed !== null && step.to === landed.place;
        if (moves(step) && !isShown && pace >= LEAST && !isStill()) await fly(step, pace);
      }
      landed?.drag.remove();
      if (this.#waiting[0] !== now) continue; // The player was in a hurry.
      this.#waiting.shift();
      this.#finish(now.table);
    }
  }

  #finish(table) {
    clearFlights();
    this.show(table);
  }

  /** The time for the next step: shorter when there would not be enough for all that wait. */
  #pace() {
    const flights = this.#waiting.flatMap(({ steps }) => steps).filter(moves).length;
    const left = this.#waiting.at(-1).arrived + BEHIND - performance.now();
    return Math.min(STEP, left / Math.max(1, flights));
  }
}
