// The page's own fixed words, in the language that the host chose.

import { setAttribute, setText } from "./dom.js";

let words = {};

/** The words of a key, without its prefix; nothing before the host has sent them. */
export const text = (key) => words[`page-${key}`] ?? "";

/** Takes the host's `texts` and puts them where `index.html` names their keys. */
export function useTexts({ language, texts }) {
  words = texts;
  document.documentElement.lang = language;
  for (const node of document.querySelectorAll("[data-text]")) setText(node, text(node.dataset.text));
  for (const node of document.querySelectorAll("[data-label]")) setAttribute(node, "aria-label", text(node.dataset.label));
  for (const node of document.querySelectorAll("[data-placeholder]")) node.placeholder = text(node.dataset.placeholder);
}
