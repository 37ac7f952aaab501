// The other seats: a strip with their stones and stock cards. One that is opened by a tap shows all its piles.

import { badgePicture, shortBadge, showBadge } from "./badges.js";
import { byId, element, foreign, icon, keyed, setAttribute, setText, toggle } from "./dom.js";
import { heldTargets } from "./held.js";
import { largeFace, showStone, stonePicture } from "./pictures.js";
import { updatePile, createPile } from "./pile.js";
import { showPilesOf } from "./piles.js";
import { faceOf, parsePlace } from "./places.js";
import { text } from "./texts.js";

let opened = null;
let onToggle = () => {};

export const openedSeat = () => opened;

export function whenOthersToggle(listener) {
  onToggle = listener;
}

/** The other seats in the order of turns, the one after the reader first. */
export function othersOf({ seats, you }) {
  if (you.seat === null) return seats;
  return [...seats.slice(you.seat), ...seats.slice(0, you.seat - 1)];
}

/** Opens a partner's piles when the held card may go there, or when a turn begins in which they can be played from. */
export function openPartner(round, isNewTurn) {
  const places = [...Object.keys(heldTargets()), ...(isNewTurn ? Object.keys(round.sources) : [])];
  const seat = places.map((place) => parsePlace(place).seat).find((seat) => seat !== null);
  if (seat != null) opened = seat;
}

export function closeOpened() {
  opened = null;
}

/** `sizes` are those of `layoutTable`. */
export function showOthers(table, sizes) {
  const all = othersOf(table);
  const seats = opened === null ? all : all.filter(({ seat }) => seat === opened);
  const list = byId("others").firstElementChild;
  keyed(
    list,
    seats,
    ({ seat }) => seat,
    createOther,
    (node, seat) => showOther(node, seat, table, sizes),
  );
}

function createOther({ seat }) {
  const stock = createPile(`s@${seat}`).firstChild;
  const head = element(
    "button",
    { class: "other-head", type: "button", onclick: () => toggleSeat(seat) },
    stonePicture(null),
    element("span", { class: "other-name", "aria-hidden": "true" }, foreign(""), badgePicture(), icon("open")),
    element(
      "span",
      { class: "other-about", "aria-hidden": "true" },
      element("span", { class: "other-note" }),
      element("span"),
      element("span", { class: "other-cards" }),
    ),
    element("span", { class: "other-stock" }, stock),
    element("span", { class: "spoken" }),
  );
  const turn = element("span", { class: "tag", "aria-hidden": "true" });
  return element("li", { class: "other", "data-seat": seat }, head, turn, element("div", { class: "other-piles" }));
}

function toggleSeat(seat) {
  opened = opened === seat ? null : seat;
  onToggle();
}

function showOther(node, seat, table, sizes) {
  const [head, tag, piles] = node.children;
  const { round } = table;
  const next = nextSeat(table);
  const onTurn = round.turn === seat.seat;
  const stock = round.view.stocks[seat.seat - 1];
  node.classList.toggle("on-turn", onTurn);
  node.classList.toggle("partner", seat.partner);
  node.classList.toggle("gone", seat.away);
  node.classList.toggle("last-card", stock.count === 1);
  node.classList.toggle("expanded", sizes.expanded);
  showStone(head.firstChild, seat.stone, seat.face, seat.pebble);
  setText(head.querySelector("bdi"), seat.name);
  showBadge(head.querySelector(".badge"), shortBadge(seat));
  const [note, points, cards] = head.querySelector(".other-about").children;
  setText(note, seat.note);
  setText(points, String(seat.points ?? ""));
  setText(cards, round.view.hands[seat.seat - 1] || "");
  const partner = seat.partner ? text("partner") : "";
  const state = onTurn ? text("on-turn") : next === seat.seat ? text("next") : "";
  setText(tag, (onTurn && state) || partner || state);
  toggle(tag, tag.textContent !== "");
  const closable = opened === seat.seat;
  const about = [`s@${seat.seat}`, `hand@${seat.seat}`].map((place) => round.places[place]);
  const words = [seat.name, seat.badge, partner, state, seat.note, ...about, seat.pebble?.name];
  setText(head.lastChild, words.filter(Boolean).join(", "));
  setAttribute(head, "aria-expanded", sizes.expanded && !closable ? null : String(closable));
  head.classList.toggle("fixed", sizes.expanded && !closable);
  if (sizes.expanded) showPilesOf(piles, round, seat.seat, 1 + (sizes.otherPeeks ?? 0));
  else keyed(piles, [], String);
  toggle(piles, sizes.expanded);
  toggle(head.querySelector(".other-stock"), !sizes.expanded);
  updatePile(head.querySelector(".other-stock"), {
    faces: stock.top === null ? [] : [largeFace(faceOf(round, stock.top))],
    back: stock.top === null,
    count: stock.count,
    badge: stock.count || "",
  });
}

/** Who is on turn after the reader, where the reader is. */
function nextSeat({ round, you, seats }) {
  return round.turn === you.seat && seats.length > 2 ? (round.turn % seats.length) + 1 : null;
}
