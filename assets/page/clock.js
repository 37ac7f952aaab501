// Counting down what the host counts: it tells the seconds once, the page shows them each second.

import { setText } from "./dom.js";

const running = new Map();

/** From so many seconds on the node is marked as `low`. */
const LOW = 10;

/** Shows in the node that `find` returns how `seconds` run down; `null` stops it. `wording` makes the text of them. */
export function countDown(name, seconds, find, wording = clockTime) {
  clearInterval(running.get(name));
  running.delete(name);
  if (seconds === null || seconds === undefined) return;
  const end = performance.now() + seconds * 1000;
  const show = () => {
    const node = find();
    if (!node) return;
    const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
    setText(node, wording(left));
    node.classList.toggle("low", left <= LOW);
  };
  show();
  running.set(name, setInterval(show, 1000));
}

export const clockTime = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
