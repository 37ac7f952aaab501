// The end of a round, over the dimmed table.

import { renderButtons } from "./buttons.js";
import { countDown } from "./clock.js";
import { closeDialog, openDialog } from "./dialogs.js";
import { byId, element, foreign, icon, setText } from "./dom.js";
import { stonePicture } from "./pictures.js";
import { showProposal } from "./proposal.js";
import { text } from "./texts.js";

let shown = null;

/** Shows a table's result once, and keeps its buttons up to date. */
export function showResult({ result, round, status, proposal, buttons, starts_in }) {
  const dialog = byId("result");
  if (result === null) {
    shown = null;
    countDown("start", null);
    return closeDialog(dialog);
  }
  const key = JSON.stringify([round?.number, result]);
  if (shown !== key) {
    shown = key;
    fill(dialog, result);
    openDialog(dialog);
  }
  showProposal(dialog.querySelector(".result-proposal"), proposal);
  renderButtons(
    dialog.querySelector(".result-buttons"),
    buttons.filter(({ place }) => place === "result"),
  );
  const line = dialog.querySelector(".result-start");
  if (starts_in === null) setText(line, status.text);
  countDown(
    "start",
    starts_in,
    () => line,
    (seconds) => `${text("starts")} ${seconds} s`,
  );
}

/** Opens the result again after it was closed to look at the table. */
export const reopenResult = () => shown !== null && openDialog(byId("result"));

function fill(dialog, result) {
  closeDialog(dialog); // Gives back what a dialog carries with it.
  const stones = element("div", { class: "winners" });
  result.stones.forEach((stone) => stones.append(element("span", { class: "winner" }, stonePicture(stone, "joy"))));
  const parts = [
    element("header", {}, stones, closeButton(dialog)),
    element("h2", { id: "result-title", tabindex: -1, autofocus: true, text: result.title }),
    element("p", { class: "soft", text: result.text }),
    rows(result),
    result.also_played ? element("p", { class: "soft", text: result.also_played }) : null,
    element("p", { class: "soft small", text: result.note }),
    element("section", { class: "result-proposal", "aria-live": "polite" }),
    element("p", { class: "soft result-start" }),
    element("div", { class: "buttons result-buttons" }),
  ];
  dialog.replaceChildren(...parts.filter((part) => part !== null));
}

function closeButton(dialog) {
  const button = element("button", {
    class: "round-button",
    type: "button",
    "aria-label": text("close"),
    onclick: () => closeDialog(dialog),
  });
  button.append(icon("close"));
  return button;
}

function rows({ rows, counted }) {
  const head = element("tr", {}, element("th", { scope: "col" }, element("span", { class: "spoken", text: text("player") })));
  head.append(...[text("left"), counted].filter(Boolean).map((words) => element("th", { scope: "col", text: words })));
  const table = element("table", {}, element("thead", {}, head), element("tbody"));
  table.lastChild.append(...rows.map((team) => row(team, Boolean(counted))));
  return table;
}

function row({ name, stones, left, gained, points, target, won }, counts) {
  const who = element("th", { scope: "row" });
  const pictures = stones.map((stone) => stonePicture(stone, won ? "joy" : "rueful"));
  who.append(element("span", { class: "row-stones" }, ...pictures), foreign(name, { class: "name" }));
  const cells = [who, element("td", { text: left.join(" + ") })];
  if (counts) cells.push(sumCell(gained, points, target));
  return element("tr", { class: won ? "won" : null }, ...cells);
}

function sumCell(gained, points, target) {
  const sum = element("td", {}, element("b", { text: String(points) }));
  if (gained) sum.append(element("span", { class: "gained", text: ` +${gained}` }));
  if (target !== null) sum.append(bar(points, target));
  return sum;
}

/** How far it is to the series' target. */
function bar(points, target) {
  const fill = element("span");
  fill.style.width = `${Math.min(100, Math.max(0, (100 * points) / target))}%`;
  return element("span", { class: "bar", "aria-hidden": "true" }, fill);
}
