// Modal dialogs. Live regions and banners go with the uppermost one: what lies behind it is silent and can't be used.

import { byId, icon } from "./dom.js";

const open = [];

/** Makes the close buttons work and follows the keyboard that covers a part of the screen. */
export function startDialogs() {
  for (const button of document.querySelectorAll(".close-button")) {
    button.append(icon("close"));
    button.addEventListener("click", () => closeDialog(button.closest("dialog")));
  }
  for (const dialog of document.querySelectorAll("dialog")) {
    dialog.addEventListener("close", () => forget(dialog));
    dialog.addEventListener("click", (event) => event.target === dialog && closeDialog(dialog));
  }
  visualViewport?.addEventListener("resize", followKeyboard);
  visualViewport?.addEventListener("scroll", followKeyboard);
  followKeyboard();
}

export function openDialog(dialog) {
  if (dialog.open) return;
  dialog.showModal();
  open.push(dialog);
  lift(dialog);
}

export function closeDialog(dialog) {
  if (!dialog.open) return;
  dialog.close();
  forget(dialog); // The event comes later: until then what it carries would be lost with what it shows.
}

function forget(dialog) {
  if (dialog.open) return; // It was opened again.
  const at = open.indexOf(dialog);
  if (at >= 0) open.splice(at, 1);
  lift(open.at(-1) ?? document.body);
}

/** Whether a dialog covers the screen. */
export const isCovered = () => open.length > 0;

function lift(parent) {
  parent.prepend(byId("banners"));
  parent.append(byId("live"));
}

/** A pinch also changes the visual viewport, but leaves no part covered. */
function followKeyboard() {
  const { height, offsetTop, scale } = visualViewport ?? { height: innerHeight, offsetTop: 0, scale: 1 };
  const root = document.documentElement.style;
  root.setProperty("--visible-height", scale > 1.01 ? "100dvh" : `${Math.round(height)}px`);
  root.setProperty("--visible-top", scale > 1.01 ? "0px" : `${Math.round(offsetTop)}px`);
}
