// Coming in: a name and a stone, and everything the host may answer to that.

import { byId, element, foreign } from "./dom.js";
import { stonePicture } from "./pictures.js";
import { lastPerson } from "./storage.js";
import { text } from "./texts.js";

/** What the screen shows, as text. */
let asked = null;

/** `actions`: `join({name, stone, watch, code})`, where `code` is `null` unless one was asked for, and `retry()`. */
export function showEntry(entry, texts, actions) {
  const again = JSON.stringify(entry);
  // A new socket asks the same: what was typed stays.
  if (entry.state === "name" && asked === again && document.documentElement.dataset.screen === "entry") return;
  asked = again;
  const asks = entry.state === "name" || (entry.state === "refused" && entry.retry);
  const person = { stone: texts.stone, ...lastPerson() };
  const parts = [
    element("div", { class: "entry-stone" }, stonePicture(person.stone, entry.state === "knocking" ? "thinking" : "calm")),
    element("h1", { tabindex: -1 }, foreign(texts.title)),
    entry.text ? element("p", { class: "entry-text", role: "status", text: entry.text }) : null,
    asks ? joinForm(entry, texts, person, actions.join) : null,
    asks ? null : againButton(entry, actions.retry),
  ];
  byId("entry").replaceChildren(...parts.filter(Boolean));
}

function joinForm(entry, texts, person, join) {
  const name = element("input", {
    id: "entry-name",
    name: "name",
    maxlength: 32,
    required: true,
    autocomplete: "nickname",
    enterkeyhint: "go",
    value: entry.name ?? person.name,
  });
  const code = entry.asks_code
    ? element("input", {
        id: "entry-code",
        name: "code",
        maxlength: 16,
        required: true,
        autocomplete: "off",
        autocapitalize: "characters",
      })
    : null;
  const stones = stoneChoice("entry", texts, person.stone, (stone) => {
    byId("entry").querySelector(".entry-stone").replaceChildren(stonePicture(stone));
  });
  const form = element(
    "form",
    { class: "panel" },
    element("label", { for: "entry-name", text: text("name") }),
    name,
    code && element("label", { for: "entry-code", text: text("code") }),
    code,
    stones,
    element(
      "div",
      { class: "buttons" },
      element("button", { class: "button primary", name: "play", text: text("play") }),
      entry.state === "name" || entry.may_watch || entry.asks_code
        ? element("button", { class: "button plain", name: "watch", text: text("watch") })
        : null,
    ),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const stone = form.querySelector("input[type=radio]:checked")?.value ?? person.stone;
    const watch = event.submitter?.name === "watch";
    join({ name: name.value.trim(), stone, watch, code: code?.value.trim() ?? null });
  });
  return form;
}

function againButton({ state, retry }, act) {
  if (!retry && state !== "elsewhere") return null;
  const label = state === "elsewhere" ? text("here") : text("again");
  return element("button", { class: "button primary", type: "button", text: label, onclick: act });
}

/** The stones to choose from, as radio buttons. */
export function stoneChoice(name, { stones }, chosen, onChoice) {
  const choice = element("fieldset", { class: "stones" }, element("legend", { text: text("stone") }));
  fillStones(choice, name, { stones }, chosen, onChoice);
  return choice;
}

export function fillStones(fieldset, name, { stones }, chosen, onChoice) {
  for (const label of fieldset.querySelectorAll("label")) label.remove();
  for (const stone of stones) {
    const radio = element("input", {
      type: "radio",
      name: `${name}-stone`,
      value: stone.id,
      "aria-label": stone.name,
      onchange: () => onChoice?.(stone.id),
    });
    radio.checked = stone.id === chosen;
    fieldset.append(element("label", {}, radio, stonePicture(stone.id)));
  }
}
