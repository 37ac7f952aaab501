// The sizes of everything on the table, from the room there is. Pure: numbers in, numbers out, all in CSS pixels.
//
// Three forms: `tall` (a phone upright), `low` (a phone sideways: the others are a column) and `wide` (a tablet or a computer).

const RATIO = 1.4; // of a card's height to its width
const TAP = 44; // the least size of what can be tapped
const STEP = 0.45; // of a fan, in widths of the card: less than 0.4 would hide the line under 6 and 9
const LIFT = 26; // of a held card, with the tilt of a fan's outer cards
const GAP = 8;
const LOW = 560;
/** The height of an own discard pile's fan of three, in widths of its card. */
const FAN = RATIO + 2 * 0.39;
/** The least room in which a seat shows all its piles at once. */
const OPEN_WIDTH = 290;
const OPEN_HEIGHT = 70;
/** The least width of a seat that has room for a name beside its stock pile. */
const NAME_BESIDE = 170;

/**
 * `width` and `height` without the safe areas; `rem` is the text's size; `others` and `hand` are counts; `open`: whether
 * one of the others is open; `bar`: whether there are buttons beside the own stone; `watching`: whether there are no own
 * cards; `partners`: whether the status names them, in a line of its own.
 */
export function layoutTable(room) {
  const { width, height } = room;
  const isLow = width > height && height < LOW;
  const rem = Math.min(room.rem, height / (isLow ? 18 : 26)); // Text of any size leaves room for cards.
  const arrange = width <= height ? tall : isLow ? low : wide;
  return { rem, ...arrange({ ...room, rem }) };
}

/** The height of the line that names partners. */
const partnersLine = ({ partners, rem }) => (partners ? rem : 0);

function tall(room) {
  const { width, height, rem, others, hand, open, bar, watching } = room;
  const label = 2.1 * rem;
  const status = Math.max(TAP + 4, 2.7 * rem) + partnersLine(room);
  const gaps = 5 * GAP + 6;
  if (watching) {
    const buildHeight = Math.min(buildWidth(width) * RATIO, height * 0.25);
    const band = height - buildHeight - label - status - gaps;
    return { form: "tall", ...arrangeOthers(others, { width, height: band }, open), build: buildHeight / RATIO };
  }
  const rows = closedRows(others, width);
  const closed = rows.count * rows.height;
  const expanded = others === 1 || width / others >= OPEN_WIDTH;
  const band = expanded ? Math.max(closed, height * 0.13) : closed + (open ? Math.max(0, Math.min(36, height - 760)) : 0);
  const build = buildWidth(width);
  const discard = (width - 5 * GAP) / 5.55;
  const stock = 1.55 * discard;
  const handWidth = Math.min(width - 10, 0.62 * height);
  const fan = fitHand(hand, handWidth, height);
  const cards = RATIO * (build + stock) + fan.height;
  const free = height - band - label - status - gaps - LIFT;
  const note = Math.max(bar ? TAP + 4 : 1.6 * rem, height < 720 ? 0 : 0.06 * height);
  const foot = clamp(free - cards, note, Math.max(note, 0.08 * height)); // The stone shrinks before the cards do.
  const scale = Math.min(1, (free - foot) / cards);
  return {
    form: "tall",
    ...arrangeOthers(others, { width, height: band }, open),
    build: build * scale,
    stock: stock * scale,
    discard: discard * scale,
    row: stock * scale * RATIO + 4,
    foot,
    stone: foot,
    ...fitHand(hand, handWidth, fan.height * scale),
  };
}

function low(room) {
  const { width, height, rem, others, watching } = room;
  const areaHeight = height - 52; // above the round buttons
  const columns = columnsOf(others, areaHeight);
  const column = Math.max(watching ? width * 0.4 : 0, columns === 1 ? 116 : 82 * columns);
  const area = { width: width - column - 2 * GAP, height: height - 2.3 * rem - 1.7 * rem - partnersLine(room) - 5 * GAP };
  return {
    form: "low",
    column,
    ...arrangeOthers(others, { width: column, height: areaHeight }, room.open, true),
    ...lowerTable(room, area),
  };
}

function wide(room) {
  const { width, height, rem, others, watching } = room;
  const band = height * (watching ? 0.36 : 0.19);
  // Larger cards than these would only be further apart.
  const area = { width, height: Math.min(height - band - 2.4 * rem - Math.max(TAP + 8, 2 * rem) - partnersLine(room) - 6 * GAP, 0.38 * width) };
  return { form: "wide", column: 0, ...arrangeOthers(others, { width, height: band }, room.open), ...lowerTable(room, area) };
}

/** The build piles, and under them own piles and hand side by side. */
function lowerTable({ rem, hand, bar, watching }, { width, height }) {
  const upper = height * (watching ? 0.8 : 0.42);
  const build = Math.min(upper / RATIO, width / 5.5);
  const lower = height - build * RATIO;
  const foot = Math.max(bar ? TAP + 4 : 1.5 * rem, 0.14 * lower);
  const stock = Math.min((lower - foot) / (0.76 * FAN), (0.5 * width - 5 * GAP) / 4.04);
  const discard = 0.76 * stock;
  const row = discard * FAN;
  const own = stock + 4 * discard + 5 * GAP;
  const stone = Math.min(foot + row - RATIO * stock - 6, 100);
  return { build, stock, discard, row, foot, stone, own, ...fitHand(hand, width - own - 3 * GAP, lower - LIFT) };
}

/** The width of a build pile where four of them, the draw pile and the gaps take the whole width. */
const buildWidth = (width) => (width - 4 * GAP - 8) / 4.64;

/**
 * A fan of `count` cards in a room: their width and step, and in how many rows they lie so that each has a strip to tap.
 * A second row leaves the upper part of the first to be seen.
 */
export function fitHand(count, width, height) {
  const most = Math.min(width / (1 + 4 * STEP), height / RATIO);
  const single = fitRow(count, width, most);
  const double = fitRow(Math.ceil(count / 2), width, Math.min(most, height / (RATIO * 1.5)));
  if (single.card >= 0.7 * double.card) return { hand: single.card, step: single.step, rows: 1, height: single.card * RATIO };
  return { hand: double.card, step: double.step, rows: 2, height: double.card * RATIO * 1.5 };
}

function fitRow(count, width, most) {
  const card = Math.min(most, width / (1 + (count - 1) * STEP), width - (count - 1) * TAP);
  const step = count > 1 ? Math.min(card * 0.8, (width - card) / (count - 1)) : 0;
  return { card, step };
}

/** Rows of the others where only their stock cards show. */
function closedRows(others, width) {
  const columns = Math.max(1, Math.min(others, Math.floor(width / 60)));
  const count = Math.ceil(others / columns) || 1;
  return { columns: Math.ceil(others / count) || 1, count, height: count === 1 ? 84 : 62 };
}

/**
 * How the others are arranged in their room, and the sizes of their cards: all their piles where these are large enough;
 * `beside`: whether they are a column beside the table.
 */
function arrangeOthers(others, { width, height }, open, beside = false) {
  const all = { band: height };
  if (open) return { ...all, columns: 1, otherRows: 1, rowHeight: height, expanded: true, ...openSizes(width, height) };
  return { ...all, ...(expandedCells(others, width, height) ?? closedCells(others, width, height, beside)) };
}

function expandedCells(others, width, height) {
  let best = null;
  for (let columns = 1; columns <= others; columns += 1) {
    const otherRows = Math.ceil(others / columns);
    const cell = {
      width: Math.min(560, (width - (columns - 1) * GAP) / columns),
      height: (height - (otherRows - 1) * GAP) / otherRows,
    };
    if (cell.width < OPEN_WIDTH || cell.height < OPEN_HEIGHT) continue;
    const sizes = openSizes(cell.width, cell.height);
    if (best === null || sizes.other > best.other)
      best = { columns, otherRows, rowHeight: cell.height, expanded: true, ...sizes };
  }
  return best;
}

function closedCells(others, width, height, beside) {
  const { columns, count } = beside ? columnRows(others, height) : closedRows(others, width);
  const cell = { width: (width - (columns - 1) * 6) / columns, height: (height - (count - 1) * 6) / count };
  const rowHeight = Math.min(cell.height, 92);
  const compact = cell.width < 84;
  const namesBelow = cell.width < NAME_BESIDE;
  const other = Math.min(0.37 * cell.width, (rowHeight - (namesBelow && !compact ? 26 : 20)) / RATIO, 60);
  const otherStone = Math.min(0.4 * cell.width, 52, rowHeight - 26);
  return { columns, otherRows: count, rowHeight, expanded: false, compact, namesBelow, other, otherStone };
}

/** In how many columns the others stand beside the table. */
const columnsOf = (others, height) => Math.ceil(others / Math.max(1, Math.floor(height / 66)));

function columnRows(others, height) {
  const columns = columnsOf(others, height);
  return { columns, count: Math.max(Math.ceil(others / columns), Math.floor(height / 100)) };
}

/** The sizes within a seat that shows all its piles: in a row, or in a narrow room as a block. */
function openSizes(width, height) {
  if (width < 260) {
    const other = Math.min((width - 3 * GAP) / 2, (height - 70 - 5 * GAP) / 3 / RATIO);
    return { block: true, other, otherStone: 36, otherPeeks: 0 };
  }
  const other = Math.min((width - 84 - 6 * GAP) / 5, (height - 18) / RATIO, Math.max(76, (height - 18) / 2.2));
  const peeks = Math.min(2, Math.max(0, Math.floor((height - 18 - other * RATIO) / (other * 0.34))));
  return { block: false, other, otherStone: Math.min(64, height * 0.45), otherPeeks: peeks };
}

const clamp = (value, least, most) => Math.min(Math.max(value, least), most);
