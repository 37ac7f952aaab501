// The buttons that the host offers: what they do and how they look comes from it.

import { choose } from "./choices.js";
import { element, keyed, setAttribute, setText, toggle } from "./dom.js";

const offers = new WeakMap();

/** Shows these buttons, and nothing else, in `parent`. */
export function renderButtons(parent, buttons) {
  // What a switch chooses changes with each press: it keeps its place and the focus by its words.
  keyed(parent, buttons, ({ choice, label, on }) => (on === null ? `button ${choice}` : `switch ${label}`), create, update);
  toggle(parent, buttons.length > 0);
}

function create() {
  return element("button", { type: "button", onclick: (event) => choose(offers.get(event.currentTarget)) });
}

function update(node, button) {
  offers.set(node, button);
  setText(node, button.label);
  setAttribute(node, "class", `button ${button.style}`);
  setAttribute(node, "role", button.on === null ? null : "switch");
  setAttribute(node, "aria-checked", button.on === null ? null : String(button.on));
}
