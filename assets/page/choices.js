// Sending what the player has chosen, after asking where the host wants that.

import { closeDialog, openDialog } from "./dialogs.js";
import { byId, element } from "./dom.js";
import { text } from "./texts.js";

let send = () => {};

/** Everything that is chosen goes out by this function. */
export function sendChoicesBy(sender) {
  send = sender;
}

/** A button of the host's. The menu stays open for a switch, which shows what has come of it. */
export function choose({ choice, label, confirm, style, place, on }) {
  const act = () => send({ type: "do", choice });
  if (confirm) ask(confirm, label, style, act);
  else {
    act();
    if (place === "menu" && on === null) closeDialog(byId("menu"));
  }
}

export const move = (what, revision) => send({ type: "move", move: what, revision });
export const say = (words, team) => send({ type: "chat", text: words, team });
export const rename = (name) => send({ type: "name", name });
export const tellAge = (age) => send({ type: "age", age });
export const changeStone = (stone) => send({ type: "stone", stone });

function ask(question, label, style, act) {
  const dialog = byId("confirm");
  const answer = (yes) => () => {
    closeDialog(dialog);
    if (!yes) return;
    closeDialog(byId("menu"));
    act();
  };
  dialog.replaceChildren(
    element("h2", { id: "confirm-question", tabindex: -1, autofocus: true, text: question }),
    element(
      "div",
      { class: "buttons" },
      element("button", { class: `button ${style}`, type: "button", text: label, onclick: answer(true) }),
      element("button", { class: "button plain", type: "button", text: text("cancel"), onclick: answer(false) }),
    ),
  );
  openDialog(dialog);
}
