// What is unlike before in the round that the host proposes.

import { element, toggle } from "./dom.js";

const shown = new WeakMap();

/** Shows a proposal in a section, which is hidden without one. */
export function showProposal(section, proposal) {
  toggle(section, proposal !== null);
  const key = JSON.stringify(proposal);
  if (proposal === null || shown.get(section) === key) return;
  shown.set(section, key);
  const line = (words, kind) => element("li", { class: kind, text: words });
  const lines = proposal.changes.map((words) => line(words, "change"));
  lines.push(...proposal.surprises.map((words) => line(words, "surprise")));
  section.replaceChildren(element("h2", { text: proposal.title }), element("ul", { class: "rules" }, ...lines));
}
