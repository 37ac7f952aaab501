// Talk and log in one panel: what people say and show, and what happens on the table, in the order it came.

import { choose, say } from "./choices.js";
import { openDialog } from "./dialogs.js";
import { byId, element, foreign, keyed, setAttribute, setText, toggle } from "./dom.js";
import { showStone, stonePicture } from "./pictures.js";

/** The most lines that are kept. */
const KEPT = 300;
/** The protocol's limit on a line, in bytes. */
const LONGEST = 280;

let unread = 0;
/** The number of the round that the log is of; `null` without one. */
let logged = null;
/** What was said last, until the table has shown it or refused something. */
let sent = null;
/** Why nothing can be said, by who would read it. */
let silence = { everyone: null, team: null };

export function startTalk() {
  for (const button of document.querySelectorAll(".talk-button")) button.addEventListener("click", openTalk);
  byId("say").addEventListener("submit", (event) => {
    event.preventDefault();
    const field = byId("say-text");
    const words = cut(field.value.trim());
    if (words !== "" && whySilent() !== null) return;
    if (words !== "") say((sent = words), isForTeam());
    field.value = "";
  });
  byId("say-team").firstElementChild.addEventListener("change", showSilence);
}

function openTalk() {
  unread = 0;
  showUnread();
  openDialog(byId("talk"));
  byId("lines").scrollTop = byId("lines").scrollHeight;
}

const isForTeam = () => byId("say-team").firstElementChild.checked && !byId("say-team").hidden;

const whySilent = () => silence[isForTeam() ? "team" : "everyone"];

/** While partners have to be silent, what was begun waits in its field, which keeps the focus. */
function showSilence() {
  const why = whySilent();
  byId("say-text").readOnly = why !== null;
  byId("say").querySelector("button").disabled = why !== null;
  setText(byId("say-why"), why ?? "");
  toggle(byId("say-why"), why !== null);
}

/** The table hasn't taken what was said: it is given back unless something else is being written by now. */
export function takeBack() {
  const field = byId("say-text");
  if (sent !== null && field.value === "") field.value = sent;
  sent = null;
}

/** Offers what the reader may say. */
export function showTalk({ reactions, seats, you, silence: now }) {
  const own = seats.find((seat) => seat.you);
  toggle(
    byId("say-team"),
    seats.some(({ partner, you }) => partner && !you),
  );
  silence = now;
  showSilence();
  const stone = own?.stone ?? you.stone;
  keyed(
    byId("reactions"),
    reactions,
    ({ choice }) => choice,
    createReaction,
    (node, reaction) => {
      node.onclick = () => choose({ ...reaction, confirm: null });
      showStone(node.firstChild, stone, reaction.face);
      setText(node.lastChild, reaction.name);
    },
  );
}

const createReaction = () => element("button", { class: "reaction", type: "button" }, stonePicture(null), element("span"));

/** A `said` message of the host's. */
export function addSaid(said) {
  if (said.own && said.kind === "chat") sent = null;
  const line = element("p", { class: `line ${said.kind}${said.own ? " own" : ""}${said.team ? " team" : ""}` });
  if (said.stone) line.append(stonePicture(said.stone, said.face ?? "calm"));
  const words = element("span");
  if (said.by) words.append(foreign(said.by, { class: "name" }), " ");
  // News are sentences of the host's, in the page's language; what people say is in theirs.
  if (said.kind === "news") words.append(said.text);
  else words.append(foreign(said.text, { class: "words" }));
  line.append(words);
  append(line);
  if (said.old || said.own || said.kind === "news" || byId("talk").open) return;
  unread += 1;
  showUnread();
}

/** A step of a round. The deal begins its log. */
export function logStep({ say, kind }, round) {
  if (kind === "deal") beginLog(round);
  if (say) append(element("p", { class: "line step", text: say }));
}

/** What has happened in a round before the page came. */
export function showLog({ round, lines }) {
  beginLog(round);
  for (const say of lines) append(element("p", { class: "line step", text: say }));
}

/** Begins the log of a round whose deal the page has missed. */
export function followRound(round) {
  if (round !== logged) beginLog(round);
}

function beginLog(round) {
  logged = round;
  for (const line of byId("lines").querySelectorAll(".step")) line.remove();
}

/** Forgets what was said: the host tells it again to a page that comes back. */
export function clearTalk() {
  for (const line of byId("lines").querySelectorAll(".line:not(.step)")) line.remove();
}

/** Begins anew, for whoever is at no table any more, or at another one. */
export function leaveTalk() {
  byId("lines").replaceChildren();
  logged = null;
  unread = 0;
  showUnread();
}

function append(line) {
  const lines = byId("lines");
  const atEnd = lines.scrollTop + lines.clientHeight >= lines.scrollHeight - 8;
  lines.append(line);
  while (lines.childElementCount > KEPT) lines.firstChild.remove();
  if (atEnd) lines.scrollTop = lines.scrollHeight;
}

function showUnread() {
  for (const button of document.querySelectorAll(".talk-button")) setAttribute(button, "data-count", unread > 0 ? unread : null);
}

/** As much of a text as the protocol takes, without half a character at the end. */
function cut(words) {
  const bytes = new TextEncoder().encode(words);
  if (bytes.length <= LONGEST) return words;
  return new TextDecoder().decode(bytes.slice(0, LONGEST)).replace(/\uFFFD+$/, "");
}
