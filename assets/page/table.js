// The table: shows a round's state, and lays it out in the room there is.

import { badgePicture, shortBadge, showBadge } from "./badges.js";
import { renderButtons } from "./buttons.js";
import { byId, setAttribute, setText, setVariable, toggle } from "./dom.js";
import { layHand, showHand } from "./hand.js";
import { followHeld, heldTargets, heldText, whenHeldChanges } from "./held.js";
import { layoutTable } from "./layout.js";
import { closeOpened, openedSeat, openPartner, othersOf, showOthers, whenOthersToggle } from "./others.js";
import { showStone, stonePicture } from "./pictures.js";
import { showBuilds, showOwnPiles } from "./piles.js";

const root = byId("table");
let table = null;
let room = { width: 0, height: 0, rem: 16 };

export const currentTable = () => table;

/** Begins to follow the room, the held card and what is opened. */
export function startTable() {
  new ResizeObserver(([{ contentRect }]) => {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    room = { width: contentRect.width, height: contentRect.height, rem };
    refresh();
  }).observe(root);
  byId("own-stone").append(stonePicture(null), badgePicture());
  whenOthersToggle(refresh);
  whenHeldChanges(() => {
    openPartner(table.round, false);
    refresh();
  });
}

/** Shows a state of the table in which cards lie. */
export function showTable(now) {
  const isNewTurn = isOwnTurn(now) && !(table && isOwnTurn(table));
  if (table?.round && table.round.number !== now.round.number) closeOpened();
  table = now;
  followHeld(now.round);
  openPartner(now.round, isNewTurn);
  refresh();
}

/** Forgets the round, when the table is left for the lobby. */
export function clearTable() {
  table = null;
  followHeld(null);
}

export const isOwnTurn = ({ round, you }) => round !== null && you.seat !== null && round.turn === you.seat;

function refresh() {
  if (table === null || room.width === 0) return;
  const watching = table.you.seat === null;
  const bar = table.buttons.filter(({ place }) => place === "bar");
  const sizes = layoutTable({
    ...room,
    others: othersOf(table).length,
    hand: Math.max(5, table.round.view.hand.length),
    open: openedSeat() !== null,
    bar: bar.length > 0,
    watching,
    partners: table.you.partners !== "",
  });
  applySizes(sizes);
  root.classList.toggle("watching", watching);
  root.classList.toggle("own-turn", isOwnTurn(table));
  root.classList.toggle("own-last-card", !watching && table.round.view.stocks[table.you.seat - 1].count === 1);
  setText(byId("table-title"), [table.title, ...table.heading].filter(Boolean).join(" – "));
  showOthers(table, sizes);
  showBuilds(table);
  if (!watching) {
    showOwnPiles(table);
    showHand(table);
    layHand(sizes);
  }
  showStatus();
  const own = table.seats.find(({ you }) => you);
  showStone(byId("own-stone").firstChild, table.you.stone, own?.face ?? "calm", own?.pebble ?? null);
  showBadge(byId("own-stone").lastChild, own ? shortBadge(own) : null);
  renderButtons(byId("bar"), bar);
}

function showStatus() {
  const { status, clock } = table;
  const line = byId("status").firstElementChild;
  if (line.childElementCount === 0) line.append(...["b", "span", "time"].map((tag) => document.createElement(tag)));
  const [lead, what, time] = line.children;
  setText(lead, status.lead);
  setText(what, heldText() ?? status.text);
  toggle(byId("reopen"), table.phase === "result");
  setText(byId("partners"), table.you.partners);
  toggle(byId("partners"), table.you.partners !== "");
  toggle(time, clock !== null);
  time.classList.toggle("own", clock?.seat === table.you.seat);
  const discards = Object.values(heldTargets()).some(({ discards }) => discards);
  byId("discard-note").classList.toggle("shown", discards);
}

/** Hands the sizes to the style sheet, which knows what lies where. */
function applySizes(sizes) {
  setAttribute(root, "data-form", sizes.form);
  root.classList.toggle("open-block", Boolean(sizes.block));
  root.classList.toggle("compact-others", Boolean(sizes.compact));
  root.classList.toggle("names-below", Boolean(sizes.namesBelow));
  const pixels = { ...sizes, handHeight: sizes.height };
  for (const name of [
    "band",
    "column",
    "rem",
    "rowHeight",
    "build",
    "stock",
    "discard",
    "row",
    "foot",
    "stone",
    "own",
    "hand",
    "handHeight",
    "other",
    "otherStone",
  ]) {
    setVariable(root, `--${name}`, `${Math.floor(10 * (pixels[name] ?? 0)) / 10}px`);
  }
  setVariable(root, "--columns", sizes.columns);
  setVariable(root, "--rows", sizes.otherRows);
}
