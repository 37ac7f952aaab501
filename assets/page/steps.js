// What has happened is shown step by step before the state it led to.

import { takeLanded } from "./drag.js";
import { clearFlights, fly } from "./flights.js";
import { isStill } from "./motion.js";

/** How long (ms) a step with cards takes, and how far (ms) the page may be behind the table. */
const STEP = 250;
const BEHIND = 1800;

export class Steps {
  #waiting = [];
  #running = false;

  /** `show` gets each state once its steps have been shown, `tell` each step as it begins. */
  constructor({ show, tell }) {
    this.show = show;
    this.tell = tell;
  }

  push(table) {
    this.#waiting.push(table);
    if (!this.#running) this.#run();
  }

  /** Shows the newest state at once: the player wants to go on. */
  hurry() {
    if (!this.#running) return;
    while (this.#waiting.length > 0) {
      const table = this.#waiting.shift();
      table.steps.slice(table.told ?? 0).forEach((step) => this.tell(step));
      table.told = table.steps.length;
      if (this.#waiting.length === 0) this.#finish(table);
    }
  }

  async #run() {
    this.#running = true;
    while (this.#waiting.length > 0) {
      const table = this.#waiting[0];
      const landed = takeLanded();
      for (const step of table.steps) {
        if (table.told === table.steps.length) break; // hurried
        table.told = (table.told ?? 0) + 1;
        this.tell(step);
        const shown = landed !== null && step.to === landed.place;
        if (!shown && step.to !== null && step.from !== null && !isStill()) await fly(step, this.#pace());
      }
      landed?.drag.remove();
      if (this.#waiting[0] === table) {
        this.#waiting.shift();
        this.#finish(table);
      }
    }
    this.#running = false;
  }

  #finish(table) {
    clearFlights();
    this.show(table);
  }

  /** The more is waiting, the faster a step goes. */
  #pace() {
    const steps = this.#waiting.flatMap(({ steps, told = 0 }) => steps.slice(Math.max(0, told - 1)));
    const flights = steps.filter(({ from, to }) => from !== null && to !== null).length;
    return Math.min(STEP, BEHIND / Math.max(1, flights));
  }
}
