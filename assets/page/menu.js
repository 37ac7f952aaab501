// The menu: the host's buttons, the player's name and stone, this browser's settings, the rules.

import { renderButtons } from "./buttons.js";
import { changeStone, rename } from "./choices.js";
import { closeDialog, openDialog } from "./dialogs.js";
import { byId, element, setAttribute, setText } from "./dom.js";
import { fillStones } from "./entry.js";
import { showRules } from "./rules.js";
import { changeSetting, setting } from "./storage.js";
import { text } from "./texts.js";

let texts = null;
let table = null;
/** The stones that the open menu offers, as text. */
let offered = null;

export function startMenu() {
  for (const button of document.querySelectorAll(".menu-button")) button.addEventListener("click", openMenu);
  byId("rename").addEventListener("submit", (event) => {
    event.preventDefault();
    const name = byId("rename-name").value.trim();
    if (name === table.you.name) closeDialog(byId("menu"));
    else rename(name);
  });
  byId("rename-name").addEventListener("input", () => showProblem(""));
}

/** Says beside the field why the name can't be had, and waits for another one. */
export function refuseName(why) {
  showProblem(why);
  byId("rename-name").focus();
  byId("rename-name").select();
}

/** Says beside the stones why one can't be had, and marks the one that the player has. */
export function refuseStone(why) {
  setText(byId("restone-why"), why);
  markOwnStone();
}

function markOwnStone() {
  for (const radio of byId("restone").querySelectorAll("input")) radio.checked = radio.value === table.you.stone;
}

function chooseStone(stone) {
  setText(byId("restone-why"), "");
  changeStone(stone);
}

function showProblem(why) {
  setText(byId("rename-why"), why);
  setAttribute(byId("rename-name"), "aria-invalid", why === "" ? null : "true");
}

function openMenu() {
  byId("rename-name").value = table.you.name;
  showProblem("");
  setText(byId("restone-why"), "");
  offered = null;
  showStones();
  openDialog(byId("menu"));
}

/** Offers the stones that nobody else at the table has. */
function showStones() {
  const others = [...table.seats, ...table.watching].filter(({ you }) => !you);
  const taken = others.map(({ stone }) => stone);
  const stones = texts.stones.filter(({ id }) => !taken.includes(id));
  const now = JSON.stringify(stones.map(({ id }) => id));
  if (now === offered) return;
  offered = now;
  fillStones(byId("restone"), "menu", { stones }, table.you.stone, chooseStone);
}

/** Takes the words, and makes the switches of this browser. */
export function fillMenu(now) {
  texts = now;
  byId("settings").replaceChildren(...["sound", "vibration"].map(settingSwitch));
}

function settingSwitch(name) {
  const node = element("button", { class: "button plain", type: "button", role: "switch", text: text(name) });
  const show = () => setAttribute(node, "aria-checked", String(setting(name)));
  node.addEventListener("click", () => {
    changeSetting(name, !setting(name));
    show();
  });
  show();
  return node;
}

export function showMenu(now) {
  if (table !== null && table.you.name !== now.you.name) closeDialog(byId("menu")); // The new name is there.
  const hasNewStone = table !== null && table.you.stone !== now.you.stone;
  table = now;
  if (byId("menu").open) {
    showStones();
    if (hasNewStone) markOwnStone();
  }
  const { title, heading, you, rules, buttons } = now;
  setText(byId("menu-heading"), [[title, ...heading].filter(Boolean).join(" – "), you.note].filter(Boolean).join("\n"));
  renderButtons(
    byId("menu-buttons"),
    buttons.filter(({ place }) => place === "menu"),
  );
  showRules(byId("menu-rules"), rules);
}
