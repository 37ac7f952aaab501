// The places of the table, by the names that the protocol gives them: `h2`, `s`, `d1@3`, `b4`, `draw` …

/** What a place's name says: its kind, its index from 0, and the seat (from 1) if it is another's. */
export function parsePlace(place) {
  const [, kind, number, seat] = /^([a-z]+?)(\d*)(?:@(\d+))?$/.exec(place) ?? [null, place];
  return { kind, index: number ? Number(number) - 1 : 0, seat: seat ? Number(seat) : null };
}

/** The card at a source, as `7.83`, or `null`. */
export function cardAt(view, place) {
  const { kind, index, seat } = parsePlace(place);
  const owner = (seat ?? view.seat) - 1;
  if (kind === "h") return view.hand[index] ?? null;
  if (kind === "s") return view.stocks[owner]?.top ?? null;
  if (kind === "d") return view.discards[owner]?.[index]?.at(-1) ?? null;
  return null;
}

/** The picture of a card in the view. */
export const faceOf = (round, card) => (card == null ? null : (round.faces[card.split(".")[1]] ?? null));

export const isWild = (card) => card != null && card.startsWith("W");

/**
 * Where a place is on the screen, or `null`. Of a seat whose piles aren't shown it is the seat, of a card that isn't in the
 * own hand yet the hand.
 */
export function nodeAt(place) {
  const { kind, seat } = parsePlace(place);
  const node = document.querySelector(`#table [data-place="${CSS.escape(place)}"]`);
  if (node !== null) return node;
  if (seat !== null) return document.querySelector(`#table [data-seat="${seat}"]`);
  return kind.startsWith("h") ? document.getElementById("hand") : null;
}
