// The rules of the table: a line that sums them up, and all of them in sentences, which are unfolded.

import { element, keyed } from "./dom.js";

/** Shows the lines that sum the rules up. */
export function showRules(list, rules) {
  keyed(
    list,
    rules,
    (rule) => rule,
    (rule) => element("li", { text: rule }),
  );
}

/** Shows all rules wherever they can be unfolded. Those that differ from the preset are marked, and what it says stands below. */
export function showRuleBook({ head, basics, sections }) {
  for (const place of document.querySelectorAll(".all-rules > div")) {
    const parts = sections.flatMap(({ title, rules }) => [element("h3", { text: title }), element("ul", { class: "rules" }, ...rules.map(line))]);
    place.replaceChildren(element("p", { class: "house", text: head }), element("p", { text: basics }), ...parts);
  }
}

function line({ text, usual }) {
  const differs = usual !== null;
  return element("li", { class: differs ? "house" : null, text }, differs ? element("small", { text: usual }) : null);
}
