// The page of a phone at somebody's table: connects to the host and shows what it says. The protocol is docs/phone-protocol.md.

import { announce, announceAtOnce, announceOwnTurn, announceStep, endOwnTurn, showTitle, silence } from "./announce.js";
import { showBanners, showLink } from "./banners.js";
import { noticeBubble, speechBubble } from "./bubbles.js";
import { sendChoicesBy } from "./choices.js";
import { countDown } from "./clock.js";
import { currentCode, followTable, refuseCode, typeCode } from "./code.js";
import { Connection } from "./connection.js";
import { startDialogs, closeDialog } from "./dialogs.js";
import { byId, icon, setAttribute } from "./dom.js";
import { takeLanded } from "./drag.js";
import { firstFrames, firstSocket, hello } from "./early.js";
import { showEntry } from "./entry.js";
import { startInput } from "./input.js";
import { showLobby, startLobby } from "./lobby.js";
import { fillMenu, refuseName, refuseStone, showMenu, startMenu } from "./menu.js";
import { followChain } from "./peaks.js";
import { fetchCards } from "./pictures.js";
import { reopenResult, showResult } from "./result.js";
import { showRuleBook } from "./rules.js";
import { tellShown } from "./shown.js";
import { startSound, turnSound, winSound } from "./sound.js";
import { Steps } from "./steps.js";
import { keepPerson, keepToken } from "./storage.js";
import { addSaid, clearTalk, followRound, leaveTalk, logStep, showLog, showTalk, startTalk, takeBack } from "./talk.js";
import { clearTable, isOwnTurn, showTable, startTable } from "./table.js";
import { useTexts } from "./texts.js";

/** The states of `entry` after which the page doesn't come back by itself. */
const FINAL = new Set(["refused", "elsewhere", "closed"]);
/** What the open menu says itself, by the slot of the notice. */
const REFUSALS = { name: refuseName, stone: refuseStone };

let texts = null;
let latest = null;
/** What the player answered when asked for a name, until the host lets them in. */
let answer = null;
/** That a code was refused which nobody had typed, until it turns out whether the table lets in without one. */
let refusedCode = null;
/** Whether the page says that the table isn't there: that the socket is lost as well is no news. */
let isAway = false;

const connection = new Connection({
  hello,
  onMessage: (message) => handlers[message.type]?.(message),
  onLink: (connected) => showLink(connected || isAway),
});

const steps = new Steps({
  show: showState,
  tell: (step, table) => {
    announceStep(step, table.you.seat);
    logStep(step, roundOf(table));
    followChain(step);
  },
});

const handlers = {
  texts(message) {
    if (texts !== null && texts.table !== message.table) leaveTalk();
    steps.clear(); // What is shown next has all of it.
    texts = message;
    useTexts(message);
    followTable(message.table);
    fillMenu(message);
    clearTalk();
  },
  entry(entry) {
    if (entry.state === "name" && answer !== null) return sendAnswer(); // The socket was lost, or is a new one after a refusal.
    if (entry.asks_code && currentCode() !== null) {
      refuseCode();
      if (answer?.code === null) {
        refusedCode = entry; // The host may let in without a code.
        return sendAnswer();
      }
    }
    if (entry.asks_code) entry = refusedCode ?? entry;
    refusedCode = null;
    isAway = entry.state === "lost";
    if (FINAL.has(entry.state)) {
      answer = null;
      connection.stop();
      showLink(true);
    }
    steps.clear();
    leaveTable();
    showEntry(entry, texts, { join, retry: () => connection.open() });
    showScreen("entry");
  },
  token: ({ token }) => keepToken(token),
  rules: showRuleBook,
  table(table) {
    answer = refusedCode = null;
    isAway = false;
    steps.push(table);
  },
  said(said) {
    addSaid(said);
    if (said.old) return;
    announce([said.by, said.text].filter(Boolean).join(": "));
    if (said.kind !== "news") speechBubble(said, latest);
    if (said.kind === "nudge" && !said.own) turnSound();
  },
  log: showLog,
  notice({ text, slot }) {
    announceAtOnce(text);
    if (byId("menu").open && slot in REFUSALS) return REFUSALS[slot](text);
    if (slot === "chat") takeBack();
    takeLanded()?.drag.goBack();
    noticeBubble(text, slot, latest);
  },
};

function join(now) {
  if (now.code !== null) typeCode(now.code);
  answer = now;
  keepPerson(now);
  if (connection.isOpen) sendAnswer();
  else connection.open();
}

const sendAnswer = () => connection.send({ type: "join", ...answer, code: currentCode() });

function showState(table) {
  const before = latest;
  latest = table;
  followRound(roundOf(table));
  if (table.round !== null && (before === null || roundOf(before) !== roundOf(table))) fetchFaces(table.round);
  // Also what was changed since at the table.
  if (before?.you.name !== table.you.name || before?.you.stone !== table.you.stone) keepPerson(table.you);
  const hasCards = table.phase !== "lobby" && table.round !== null;
  showMenu(table);
  showTalk(table);
  showBanners(table);
  if (hasCards) {
    showScreen("table");
    showTable(table);
  } else {
    clearTable();
    showScreen("lobby");
    showLobby(table);
  }
  showResult(table);
  countDown("turn", hasCards ? table.clock?.left : null, () => document.querySelector("#status time"));
  showTitle(table.title, isOwnTurn(table));
  tellChanges(before, table);
}

const roundOf = ({ round }) => round?.number ?? null;

/** Fetches the cards of a round, after what is seen at once. */
const fetchFaces = ({ faces }) => setTimeout(() => fetchCards(Object.values(faces)), 1000);

function tellChanges(before, now) {
  if (isOwnTurn(now) && now.phase === "round" && !(before && isOwnTurn(before))) {
    turnSound();
    announceOwnTurn([now.status.lead, now.status.text].filter(Boolean).join(" "));
  }
  if (!isOwnTurn(now)) endOwnTurn();
  if (now.phase === "result" && before?.phase !== "result" && now.seats.some(({ you, face }) => you && face === "joy"))
    winSound();
}

function leaveTable() {
  latest = null;
  clearTable();
  leaveTalk();
  silence();
  showTitle(texts?.title, false);
  showBanners(null);
  for (const dialog of document.querySelectorAll("dialog")) closeDialog(dialog);
}

/** Shows a screen; the focus goes along where it would be lost. */
function showScreen(name) {
  const isNew = document.documentElement.dataset.screen !== name;
  setAttribute(document.documentElement, "data-screen", name);
  const active = document.activeElement;
  const isLost = active === null || active === document.body || active.offsetParent === null;
  if (isLost && (isNew || name === "entry")) byId(name).querySelector("h1")?.focus({ preventScroll: true });
}

for (const name of ["menu", "talk"]) {
  for (const button of document.querySelectorAll(`.${name}-button`)) button.append(icon(name));
}
startDialogs();
startMenu();
startLobby();
startTalk();
startTable();
startSound();
startInput(() => steps.hurry());
byId("reopen").addEventListener("click", reopenResult);
sendChoicesBy((message) => connection.send(message));
tellShown((message) => connection.send(message));
connection.take(firstSocket, firstFrames);
