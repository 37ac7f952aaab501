// A pile on the table: a button with the cards that can be seen, a count, and marks for what can be done there.

import { element, setAttribute, setText, setVariable, toggle } from "./dom.js";
import { cardPicture, showCard } from "./pictures.js";

/** A pile that is a button; with a label below where `labelled`. */
export function createPile(place, { labelled = false } = {}) {
  const node = element("button", { class: "pile", type: "button", "data-place": place });
  node.append(
    element(
      "span",
      { class: "stack", "aria-hidden": "true" },
      element("span", { class: "hint" }),
      element("span", { class: "chip" }),
      element("span", { class: "count" }),
    ),
  );
  if (labelled) node.append(element("span", { class: "label", "aria-hidden": "true" }));
  node.append(element("span", { class: "spoken" }));
  return node;
}

/**
 * Shows a pile: `faces` are the pictures of the cards that are seen, bottom to top; `back`: whether it lies face down;
 * `count` is how many cards it has, `badge` the words for that; `chip` the rank that a wild stands for; `hint` the rank that
 * an empty pile waits for; `name` what it is, for ears; `label` the words below; `mark`: `play` or `discard` where the held
 * card may go, `held`, or `null`.
 */
export function updatePile(node, { faces, count, badge, chip, hint, name, label, mark, back = false }) {
  const stack = node.firstChild;
  const pictures = back && count > 0 ? [null] : faces;
  syncCards(stack, pictures);
  setVariable(stack, "--cards", Math.max(1, pictures.length));
  setAttribute(stack, "data-thick", thickness(count - pictures.length + 1));
  const [hintNode, chipNode, countNode] = ["hint", "chip", "count"].map((name) => stack.querySelector(`.${name}`));
  setText(hintNode, pictures.length === 0 ? hint : "");
  setText(chipNode, chip);
  setText(countNode, badge ?? "");
  toggle(chipNode, Boolean(chip));
  toggle(countNode, Boolean(badge));
  setAttribute(node, "data-mark", mark);
  const spoken = node.querySelector(":scope > .spoken");
  if (spoken) setText(spoken, name);
  else setAttribute(node, "aria-label", name);
  if (node.tagName === "BUTTON") setAttribute(node, "aria-pressed", mark === "held" ? "true" : null);
  const labelNode = node.querySelector(":scope > .label");
  if (labelNode) showLabel(labelNode, label);
}

function syncCards(stack, faces) {
  const images = stack.querySelectorAll("img");
  const hint = stack.querySelector(".hint");
  for (let at = images.length - 1; at >= faces.length; at -= 1) images[at].remove();
  let last = hint;
  faces.forEach((face, at) => {
    const image = images[at] ?? cardPicture(face);
    showCard(image, face);
    setVariable(image, "--at", at);
    if (!image.parentNode) last.after(image);
    last = image;
  });
}

/** `next 5`, with the rank made to stand out. */
function showLabel(node, label = "") {
  if (node.dataset.label === label) return;
  node.dataset.label = label;
  const cut = label.length - rankOf(label).length;
  setVariable(node, "--letters", Math.max(label.length, 1));
  node.replaceChildren(element("span", { text: label.slice(0, cut).trimEnd() }), element("b", { text: label.slice(cut) }));
}

/** The rank at the end of a build pile's label: what it takes next. */
export const rankOf = (label = "") => /(?:^|\s)(\S{1,2})$/.exec(label)?.[1] ?? "";

function thickness(cards) {
  if (cards > 15) return 3;
  if (cards > 6) return 2;
  return cards > 1 ? 1 : 0;
}
