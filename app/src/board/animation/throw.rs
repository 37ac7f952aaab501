//! The throw of who goes out: their stone skips over the lake to a flag, one touch for each of the last stock cards.
//!
//! A pure function of time and of where the stone starts. Times are in milliseconds at the normal speed since the last card has
//! landed, angles in degrees clockwise.

use std::f32::consts::TAU;

use iced::{Point, Rectangle, Size, Vector};
use skipstone_core::Card;

use super::droplet::{Droplet, droplet};
use super::wave::{Wave, ease_out};

/// The water rises over the table, in bands from below.
pub const BANDS: usize = 8;
const RISES: (f32, f32) = (160.0, 290.0);
/// The flag appears with the water.
const FLAG_APPEARS: f32 = 200.0;
/// The stone leaps, and skips in ever shorter hops. A single one has time.
const LEAP: f32 = RISES.1;
const HOPS: [f32; 4] = [330.0, 300.0, 260.0, 240.0];
const LAST_HOP: f32 = 330.0;
const SINGLE_HOPS: [f32; 2] = [500.0, 420.0];
const LONE_LEAP: f32 = 620.0;
/// Of more touches, each is so much shorter than the one before, and all together take as long as four.
const SHORTER: f32 = 0.93;
/// How much shorter each step over the water is than the one before.
const STEP: f32 = 0.88;
/// How high the first hop is, as a part of the board's height, a single one too, and each further one against the one before.
const RISE: f32 = 0.29;
const SINGLE_RISE: f32 = 0.34;
const LOWER: f32 = 0.73;
/// How the stone is turned when it leaves the water, and when it comes down.
const LEAVES: f32 = -16.0;
const COMES_DOWN: f32 = 18.0;
/// The width of the stone at the flag, as a part of the board's height.
const STONE: f32 = 0.105;
/// The foot of the flag as parts of the board's size, and its height as a part of the board's.
const FLAG: Vector = Vector::new(0.86, 0.42);
const FLAG_HEIGHT: f32 = 0.25;
/// How much larger the flag is at the end of a series.
const SERIES_FLAG: f32 = 1.3;
/// How much lower than the ends the way over the lake hangs through, as a part of the board's height.
const HANGS_AT: f32 = 0.72;
/// What a touch leaves behind: three rings, and drops.
const RINGS: f32 = 450.0;
const NEXT_RING: f32 = 70.0;
/// The height of a ring in its widths.
const FLATNESS: f32 = 0.42;
const DROPS: (usize, f32) = (9, 300.0);
/// How long a card takes to appear.
const CARD_APPEARS: f32 = 120.0;
/// The trail behind the stone: pieces, and how long they are seen.
const TRAIL: (usize, f32) = (24, 500.0);
/// At the flag: the glow, and how far, how often and how long it swings.
const GLOWS: f32 = 250.0;
const SWING: (f32, f32, f32) = (8.0, 3.0, 900.0);
/// How much later each partner follows, at most and for all of them.
const FOLLOWS: f32 = 120.0;
const ALL_FOLLOW: f32 = 240.0;

/// When a stone touches the water and arrives.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Schedule {
    /// When each hop ends; the last one at the flag.
    ends: Vec<f32>,
}

/// The stone's way over the lake.
#[derive(Debug, Clone, PartialEq)]
struct Way {
    /// Where each hop begins and ends.
    points: Vec<Point>,
    /// 1 to the right, -1 to the left.
    direction: f32,
    /// The stone's width at first and at last.
    widths: (f32, f32),
    board: Size,
}

/// A stone on its way.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ThrownStone {
    /// Where it would stand on the water.
    pub foot: Point,
    /// Its width.
    pub width: f32,
    /// How far it is turned.
    pub turn: f32,
}

impl ThrownStone {
    /// The bounds of its drawing, upright.
    pub fn place(&self) -> Rectangle {
        // Stones stand on the water with seven eighths of their drawing.
        let corner = self.foot - Vector::new(self.width / 2.0, 0.7 * self.width);
        Rectangle::new(corner, Size::new(self.width, 0.8 * self.width))
    }
}

/// The flag at which a throw ends.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ThrowFlag {
    /// Where its pole stands.
    pub foot: Point,
    /// Its height.
    pub height: f32,
    /// From 0, invisible, to 1.
    pub opacity: f32,
    /// How far it is turned.
    pub turn: f32,
    /// How strongly it glows, from 0 to 1.
    pub glow: f32,
}

/// A piece of the trail behind a stone.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TrailPiece {
    /// Its ends.
    pub from: Point,
    /// The end nearer to the stone.
    pub to: Point,
    /// From 0, invisible, to 1.
    pub opacity: f32,
}

/// A throw at one moment.
#[derive(Debug, Clone, PartialEq)]
pub struct ThrowScene {
    /// How many bands of water have risen, of [`BANDS`] from below.
    pub bands: usize,
    /// The flag.
    pub flag: ThrowFlag,
    /// The thrown stone, then those of its partners.
    pub stones: Vec<ThrownStone>,
    /// The cards on the water: each with its bounds and its opacity.
    pub cards: Vec<(Card, Rectangle, f32)>,
    /// Rings around what has touched the water.
    pub rings: Vec<Wave>,
    /// Drops of water.
    pub drops: Vec<Droplet>,
    /// What is seen of the stone's way.
    pub trail: Vec<TrailPiece>,
}

/// Where and how a throw is seen.
#[derive(Debug, Clone, Copy)]
pub(super) struct Thrown<'a> {
    /// The stone at its seat, and its partners'.
    pub(super) stones: &'a [Rectangle],
    pub(super) cards: &'a [Card],
    /// The width of a card on the water.
    pub(super) card: f32,
    pub(super) board: Size,
    /// Whether drops splash.
    pub(super) splashes: bool,
    pub(super) ends_series: bool,
}

impl Schedule {
    pub(super) fn new(touches: usize) -> Schedule {
        let last = |hops: &[f32]| hops.iter().copied().chain([LAST_HOP]).collect::<Vec<f32>>();
        let hops = match touches {
            0 => vec![LONE_LEAP],
            1 => SINGLE_HOPS.to_vec(),
            2..=4 => last(&HOPS[..touches]),
            _ => {
                let lengths: Vec<f32> = (0..touches).map(|nth| SHORTER.powi(nth as i32)).collect();
                let part = HOPS.iter().sum::<f32>() / lengths.iter().sum::<f32>();
                last(&lengths.iter().map(|length| part * length).collect::<Vec<f32>>())
            }
        };
        let mut at = LEAP;
        let ends = hops.into_iter().map(|hop| {
            at += hop;
            at
        });
        Schedule { ends: ends.collect() }
    }

    /// When the stone touches the water before it arrives.
    pub(super) fn touches(&self) -> &[f32] {
        &self.ends[..self.ends.len() - 1]
    }

    /// When it is at the flag.
    pub(super) fn arrives(&self) -> f32 {
        self.ends[self.ends.len() - 1]
    }

    /// The hop at a time, from 0, and how much of it has passed. Before the leap it is the beginning of the first, at the flag the end
    /// of the last.
    fn hop(&self, time: f32) -> (usize, f32) {
        let nth = self.ends.iter().position(|end| time < *end).unwrap_or(self.ends.len() - 1);
        let begins = if nth == 0 { LEAP } else { self.ends[nth - 1] };
        (nth, ((time - begins) / (self.ends[nth] - begins)).clamp(0.0, 1.0))
    }
}

impl Way {
    /// The way of a stone that stands there.
    fn new(stone: Rectangle, touches: usize, board: Size) -> Way {
        let start = foot_of(stone);
        let direction = if start.x < board.width / 2.0 { 1.0 } else { -1.0 };
        let width = STONE * board.height;
        let foot = flag_foot(direction, board);
        let end = foot - Vector::new(0.75 * direction * width, 0.0);
        let hang = Point::new((start.x + end.x) / 2.0, HANGS_AT * board.height);
        let steps: Vec<f32> = (0..=touches).map(|nth| STEP.powi(nth as i32)).collect();
        let all: f32 = steps.iter().sum();
        let mut way = 0.0;
        let further = steps.iter().map(|step| {
            way += step / all;
            curve(start, hang, end, way)
        });
        let points = [start].into_iter().chain(further).collect();
        Way { points, direction, widths: (stone.width, width), board }
    }

    /// The way of a partner's stone, the `nth` after this one, from where it stands to a place beside it.
    fn followed(&self, stone: Rectangle, nth: usize) -> Way {
        let mut points = self.points.clone();
        points[0] = foot_of(stone);
        points[self.hops()].x -= 0.95 * self.direction * self.widths.1 * nth as f32;
        Way { points, widths: (stone.width, self.widths.1), ..*self }
    }

    fn hops(&self) -> usize {
        self.points.len() - 1
    }

    /// The stone in a hop, after a part of it.
    fn stone(&self, (nth, part): (usize, f32)) -> ThrownStone {
        let (from, to) = (self.points[nth], self.points[nth + 1]);
        let between = |from: f32, to: f32, part: f32| from + (to - from) * part;
        let (before, after) = self.widths;
        let width = between(before, after, (nth as f32 + part) / self.hops() as f32);
        let wanted = match self.hops() {
            ..=2 => SINGLE_RISE * 0.6_f32.powi(nth as i32),
            _ => RISE * LOWER.powi(nth as i32),
        };
        // It stays on the board.
        let most = |nth: usize| {
            let part = nth as f32 / 20.0;
            (between(from.y, to.y, part) - 0.72 * width.max(after)) / (4.0 * part * (1.0 - part))
        };
        let most = (1..20).map(most).fold(f32::INFINITY, f32::min);
        let height = (wanted * self.board.height).min(most.max(0.0));
        let foot = Point::new(
            between(from.x, to.x, part),
            between(from.y, to.y, part) - 4.0 * height * part * (1.0 - part),
        );
        let flies = (0.0..1.0).contains(&part) && part > 0.0;
        let turn = if flies { self.direction * between(LEAVES, COMES_DOWN, part) } else { 0.0 };
        ThrownStone { foot, width, turn }
    }
}

/// Where a stone touches the water.
fn foot_of(stone: Rectangle) -> Point {
    Point::new(stone.center_x(), stone.y + 0.875 * stone.height)
}

/// A point of a curve from one point to another that a third one pulls at.
fn curve(from: Point, by: Point, to: Point, part: f32) -> Point {
    let rest = 1.0 - part;
    let along = |from: f32, by: f32, to: f32| rest * rest * from + 2.0 * rest * part * by + part * part * to;
    Point::new(along(from.x, by.x, to.x), along(from.y, by.y, to.y))
}

/// Where the flag stands: at the side to which the stone is thrown.
fn flag_foot(direction: f32, board: Size) -> Point {
    let across = if direction > 0.0 { FLAG.x } else { 1.0 - FLAG.x };
    Point::new(across * board.width, FLAG.y * board.height)
}

/// A throw at a time. Nothing moves if it `is_still`: the stone is at the flag, and the cards lie on the water.
pub(super) fn scene(thrown: &Thrown<'_>, schedule: &Schedule, time: f32, is_still: bool) -> ThrowScene {
    let Thrown { stones, cards, card, board, splashes, ends_series } = *thrown;
    let touches = schedule.touches().len();
    let way = stones.first().map(|stone| Way::new(*stone, touches, board));
    let direction = way.as_ref().map_or(1.0, |way| way.direction);
    let appeared = if is_still { time / CARD_APPEARS } else { (time - RISES.0) / FLAG_APPEARS };
    let since_arrival = if is_still { time } else { time - schedule.arrives() };
    let (swing, swings, swinging) = SWING;
    let swung = (since_arrival / swinging).clamp(0.0, 1.0);
    let turn =
        if is_still || swung >= 1.0 { 0.0 } else { swing * (TAU * swings * swung).sin() * (1.0 - swung) };
    let larger = if ends_series { SERIES_FLAG } else { 1.0 };
    let flag = ThrowFlag {
        foot: flag_foot(direction, board),
        height: larger * FLAG_HEIGHT * board.height,
        opacity: appeared.clamp(0.0, 1.0),
        turn,
        glow: (since_arrival / GLOWS).clamp(0.0, 1.0),
    };
    let risen = ((time - RISES.0) / (RISES.1 - RISES.0)).clamp(0.0, 1.0);
    let bands = if is_still { BANDS } else { (risen * BANDS as f32).ceil() as usize };
    let mut scene = ThrowScene {
        bands,
        flag,
        stones: Vec::new(),
        cards: Vec::new(),
        rings: Vec::new(),
        drops: Vec::new(),
        trail: Vec::new(),
    };
    let Some(way) = way else { return scene };
    let ways: Vec<Way> = stones.iter().enumerate().map(|(nth, stone)| way.followed(*stone, nth)).collect();
    for (nth, (card_of, at)) in cards.iter().zip(schedule.touches()).enumerate() {
        let age = if is_still { time } else { time - at };
        let opacity = (age / CARD_APPEARS).clamp(0.0, 1.0);
        if opacity > 0.0 {
            let center = way.points[nth + 1];
            let size = Size::new(card, 1.4 * card);
            let corner = center - Vector::new(size.width / 2.0, 0.62 * size.height);
            scene.cards.push((*card_of, Rectangle::new(corner, size), opacity));
        }
    }
    if is_still {
        scene.stones = ways.iter().map(|way| way.stone((way.hops() - 1, 1.0))).collect();
        return scene;
    }
    let between = FOLLOWS.min(ALL_FOLLOW / ways.len().saturating_sub(1).max(1) as f32);
    for (nth, way) in ways.iter().enumerate() {
        scene.stones.push(way.stone(schedule.hop(time - between * nth as f32)));
    }
    let begins = [LEAP].into_iter().chain(schedule.touches().iter().copied());
    for (nth, at) in begins.chain([schedule.arrives()]).enumerate() {
        let (age, foot) = (time - at, way.points[nth]);
        let width = way.stone((nth.min(way.hops() - 1), 0.0)).width;
        scene.rings.extend((0..3).filter_map(|ring| {
            let age = (age - NEXT_RING * ring as f32) / RINGS;
            Wave::spreading(foot, (0.3 * width, 1.35 * width), FLATNESS, age)
        }));
        let (count, lasts) = DROPS;
        let drops = if splashes { count } else { 0 };
        scene.drops.extend(
            (0..drops).filter_map(|drop| droplet(drop + count * nth, foot, width, 0.55, age / lasts)),
        );
    }
    scene.trail = trail(&way, schedule, time);
    scene
}

/// What is seen of the stone's way, the nearest piece first.
fn trail(way: &Way, schedule: &Schedule, time: f32) -> Vec<TrailPiece> {
    let (pieces, lasts) = TRAIL;
    let at = |nth: usize| {
        let time = (time - lasts * nth as f32 / pieces as f32).clamp(LEAP, schedule.arrives());
        let stone = way.stone(schedule.hop(time));
        stone.foot - Vector::new(0.0, 0.35 * stone.width)
    };
    let piece = |nth: usize| {
        let (to, from) = (at(nth), at(nth + 1));
        let opacity = 0.7 * (1.0 - ease_out(nth as f32 / pieces as f32));
        (from != to).then_some(TrailPiece { from, to, opacity })
    };
    (0..pieces).filter_map(piece).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: Size = Size::new(1280.0, 690.0);
    const OWN: Rectangle = Rectangle { x: 40.0, y: 520.0, width: 113.0, height: 90.0 };

    fn places() -> impl Iterator<Item = Rectangle> {
        let others = [(10.0, 20.0), (420.0, 20.0), (860.0, 20.0), (1200.0, 300.0)];
        let other = |(x, y)| Rectangle { x, y, width: 60.0, height: 48.0 };
        others.into_iter().map(other).chain([OWN])
    }

    #[test]
    fn each_hop_is_shorter_and_lower_and_four_take_as_long_as_many() {
        let arrives: Vec<f32> = (0..30).map(|touches| Schedule::new(touches).arrives()).collect();
        assert_eq!(arrives[4], 1750.0);
        for (touches, arrives) in arrives.iter().enumerate() {
            let schedule = Schedule::new(touches);
            assert_eq!(schedule.touches().len(), touches);
            assert!((arrives - 1750.0) < 0.1, "{touches} touches take {arrives} ms");
            assert!(schedule.touches().iter().is_sorted_by(|one, next| one < next));
        }
        let way = Way::new(OWN, 4, BOARD);
        let peak = |hop: usize| way.points[hop].y.min(way.points[hop + 1].y) - way.stone((hop, 0.5)).foot.y;
        assert!((1..5).all(|hop| peak(hop) < peak(hop - 1)), "{:?}", (0..5).map(peak).collect::<Vec<_>>());
    }

    #[test]
    fn a_thrown_stone_starts_at_its_seat_stays_on_the_board_and_ends_at_the_flag() {
        for (stone, touches) in places().flat_map(|stone| (0..13).map(move |touches| (stone, touches))) {
            let schedule = Schedule::new(touches);
            let cards: Vec<Card> =
                (0..touches).map(|nth| Card::new(None, nth as u8).expect("a card")).collect();
            let thrown = Thrown {
                stones: &[stone],
                cards: &cards,
                card: 50.0,
                board: BOARD,
                splashes: true,
                ends_series: false,
            };
            let at = |time| scene(&thrown, &schedule, time, false);
            let first = at(0.0);
            assert!(first.bands == 0 && first.cards.is_empty() && first.rings.is_empty());
            assert!((first.stones[0].place().x - stone.x).abs() < 1.0, "it is where it was");
            let whole = Rectangle::with_size(BOARD).expand(1.0);
            for time in (0..1900).step_by(8) {
                let scene = at(time as f32);
                assert!(scene.stones[0].place().is_within(&whole), "{stone:?} at {time}: {scene:?}");
                assert!(scene.cards.len() <= touches);
            }
            let last = at(schedule.arrives() + SWING.2);
            assert_eq!((last.cards.len(), last.bands), (touches, BANDS));
            assert!(last.flag.turn.abs() < 0.01, "it stands still again");
            let gap = (last.stones[0].foot.x - last.flag.foot.x).abs();
            assert!(gap < 1.2 * last.stones[0].width, "it lies at the flag");
            assert!(last.trail.is_empty() || schedule.arrives() + SWING.2 < TRAIL.1, "nothing is left");
            assert!(last.rings.is_empty() && last.drops.is_empty(), "the water is calm again");
            let still = scene(&thrown, &schedule, 300.0, true);
            assert_eq!((still.stones, still.cards), (last.stones, last.cards), "the same without moving");
        }
    }
}
