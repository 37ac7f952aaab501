// The lobby: who sits where, who watches, and by which rules the game goes.

import { renderButtons } from "./buttons.js";
import { tellAge } from "./choices.js";
import { badgePicture, showBadge } from "./badges.js";
import { byId, element, foreign, keyed, setAttribute, setText, toggle } from "./dom.js";
import { showStone, stonePicture } from "./pictures.js";
import { showProposal } from "./proposal.js";
import { showRules } from "./rules.js";
import { text } from "./texts.js";

/** The greatest age that the protocol takes, in years. */
const OLDEST = 255;
/** The age that the field shows unless the player types another one. */
let age = null;

export function startLobby() {
  byId("age").addEventListener("submit", (event) => {
    event.preventDefault();
    const years = Number.parseInt(byId("age-years").value, 10);
    tellAge(Number.isNaN(years) ? null : Math.min(years, OLDEST));
  });
}

export function showLobby(table) {
  const { title, heading, you, status, seats, watching, rules, proposal, buttons } = table;
  setText(byId("lobby-title"), title);
  setText(
    byId("lobby-status"),
    [heading.filter(Boolean).join(" – "), [status.lead, status.text].filter(Boolean).join(" ")].filter(Boolean).join("\n"),
  );
  setText(byId("lobby-partners"), you.partners);
  toggle(byId("lobby-partners"), you.partners !== "");
  showProposal(byId("lobby-proposal"), proposal);
  toggle(byId("age"), you.asks_age);
  if (age !== you.age) byId("age-years").value = age = you.age; // What is being typed stays otherwise.
  renderButtons(
    byId("lobby-buttons"),
    buttons.filter(({ place }) => place === "lobby"),
  );
  keyed(
    byId("lobby-seats"),
    seats,
    ({ seat }) => seat,
    createPerson,
    (node, seat) => {
      showPerson(node, seat);
      renderButtons(
        node.lastChild,
        buttons.filter(({ place, seat: at }) => place === "seat" && at === seat.seat),
      );
    },
  );
  toggle(byId("lobby-watching"), watching.length > 0);
  const list = byId("lobby-watching").querySelector("ul");
  keyed(
    list,
    watching.map((person, at) => ({ ...person, at })),
    ({ at }) => at,
    createPerson,
    (node, person) => {
      showPerson(node, person);
      renderButtons(node.lastChild, []);
    },
  );
  showRules(byId("lobby-rules"), rules);
}

function createPerson() {
  const words = element("span", { class: "who" }, foreign("", { class: "name" }), badgePicture(), element("span", { class: "soft" }));
  return element("li", {}, stonePicture(null), words, element("div", { class: "buttons" }));
}

function showPerson(node, { seat, name, stone, pebble, note, face, badge, you, ready, kind }) {
  const [picture, words] = node.children;
  const [called, team, about] = words.children;
  setAttribute(node, "data-seat", seat);
  showStone(picture, stone, face, pebble);
  setText(called, name || text("free"));
  showBadge(team, badge);
  setText(about, note ?? "");
  node.classList.toggle("own", Boolean(you));
  node.classList.toggle("ready", Boolean(ready));
  node.classList.toggle("free", kind === "free");
}
