//! Draws what others have changed since the player's last move: the cards that were covered as ghosts, who did it, and the ways of
//! cards from the player's own piles.

use std::time::Instant;

use iced::advanced::graphics::geometry::Path;
use iced::alignment::Horizontal;
use iced::{Color, Point, Rectangle, Size, Vector};
use skipstone_core::Card;

use super::BoardWidget;
use super::draw::SlotContents;
use super::input::Pointer;
use super::paint::{ItemCount, Painter, TextStyle};
use super::paths::{dashes, dots};
use crate::board::changes::BuildChange;
use crate::board::layout::PilePlace;
use crate::board::{BoardLayout, Slot, TextForms};
use crate::theme::ColorRoles;
use crate::tr;
use crate::widget::picture_cache::Drawing;
use crate::widget::text;

/// How far a ghost lies left of its pile and above it, in card widths, and how much of it is seen.
const ASIDE: Vector = Vector::new(0.25, 0.04);
const GHOST: f32 = 0.55;
/// At larger tables only the build piles and the player's own ones are told of.
const MOST_WITH_DISCARDS: usize = 4;
/// How far a frame lies around its pile, and the width of its line, in logical pixels.
const FRAME_GAP: f32 = 4.0;
const FRAME_LINE: f32 = 2.0;
/// The height of a note and the least one, its distance from the cards, and the padding beside its words.
const NOTE: f32 = 22.0;
const LEAST_NOTE: f32 = 16.5;
const NOTE_GAP: f32 = 1.0;
const PAD: f32 = 6.0;
/// The width of the stones on it, how far each further one is moved, in its heights, and how many there are at most.
const STONE: f32 = 1.15;
const NEXT_STONE: f32 = 0.7;
const MOST_STONES: usize = 3;
/// The width of all of it at most, in card widths.
const WIDEST: f32 = 1.2;
/// Where above a pile is no room, its note lies over the corner of its card that has no number: of such a width, in card widths.
const CORNER: f32 = 0.7;
/// The size of its words, in its heights, and the least one.
const WORDS: f32 = 0.66;
const LEAST_WORDS: f32 = 9.5;

const NOTE_ITEMS: ItemCount = ItemCount { shapes: 2, pictures: 2 * MOST_STONES, texts: 1 };

/// What lies under all cards: ghosts, and the ways of cards.
#[derive(Default)]
pub(super) struct CoveredCards {
    ghosts: Vec<(Card, Rectangle)>,
    opacity: f32,
    ways: Vec<[Point; 2]>,
}

impl CoveredCards {
    /// What it covers.
    pub(super) fn bounds(&self) -> impl Iterator<Item = Rectangle> {
        let way = |[from, to]: &[Point; 2]| {
            let corner = Point::new(from.x.min(to.x), from.y.min(to.y));
            Rectangle::new(corner, Size::new((from.x - to.x).abs(), (from.y - to.y).abs())).expand(4.0)
        };
        self.ghosts.iter().map(|(_, place)| place.expand(2.0)).chain(self.ways.iter().map(way))
    }

    pub(super) fn draw(&self, painter: &mut Painter<'_>) {
        for (card, place) in &self.ghosts {
            painter.card_in(*card, *place, place.width, GHOST * self.opacity);
        }
        let ways: Vec<_> =
            self.ways.iter().map(|[from, to]| (dots(*from, *to), painter.colours.accent)).collect();
        painter.shapes(&ways);
    }
}

impl<Message> BoardWidget<'_, Message> {
    /// The cards that were covered or taken, and the ways of those that others took from the player.
    pub(super) fn covered_cards(&self, layout: &BoardLayout, now: Instant) -> CoveredCards {
        let mut covered = CoveredCards::default();
        let place = |slot| Some(layout.pile(slot)?.base);
        if let Some((changes, opacity)) = self.animation.recap(now) {
            let builds = changes.builds().iter().map(|build| (build.covered, Slot::Build(build.pile)));
            let stock = changes.taken().iter().find(|taken| matches!(taken.from, Slot::Stock(_)));
            let stock = stock.map(|taken| (Some(taken.card), taken.from));
            let ghost = |(card, slot): (Option<Card>, Slot)| {
                let (card, place) = (card?, place(slot)?);
                Some((card, place - Vector::new(ASIDE.x * place.width, ASIDE.y * place.width)))
            };
            covered.ghosts = builds.chain(stock).filter_map(ghost).collect();
            covered.opacity = opacity;
        }
        let way = |from, to| Some([place(from)?.center(), place(Slot::Build(to))?.center()]);
        let taken = self.animation.taken_cards().iter();
        covered.ways = taken.filter_map(|taken| way(taken.from, taken.to)).collect();
        covered
    }

    /// Dashed frames around changed discard piles, and golden ones around the player's piles from which others took a card. An emptied
    /// place has none.
    pub(super) fn recap_frames(&self, painter: &mut Painter<'_>, layout: &BoardLayout, pointer: &Pointer) {
        let view = self.animation.view();
        let ColorRoles { text, accent, .. } = *painter.colours;
        let recap = self.animation.recap(pointer.now);
        let recap = recap.filter(|_| view.setup().seat_count() <= MOST_WITH_DISCARDS);
        let discards = recap.into_iter().flat_map(|(changes, opacity)| {
            changes.discards().iter().map(move |slot| (*slot, text.scale_alpha(0.85 * opacity)))
        });
        let taken = self.animation.taken_cards().iter().map(|taken| (taken.from, accent));
        let frame = |(slot, colour): (Slot, Color)| {
            let pile = layout.pile(slot)?;
            let is_empty = matches!(self.slot_contents(&view, pile, pointer), SlotContents::Nothing);
            (!is_empty).then(|| (dashes(pile.bounds.expand(FRAME_GAP), FRAME_LINE), colour))
        };
        let frames: Vec<(Path, Color)> = discards.chain(taken).filter_map(frame).collect();
        painter.shapes(&frames);
    }

    /// Who played what on each build pile, above it.
    pub(super) fn recap_notes(&self, painter: &mut Painter<'_>, layout: &BoardLayout, pointer: &Pointer) {
        let recap = self.animation.recap(pointer.now);
        for pile in layout.piles.iter().filter(|pile| matches!(pile.slot, Slot::Build(_))) {
            painter.with_item_count(NOTE_ITEMS, |painter| {
                let Some((changes, opacity)) = recap else { return };
                let change = changes.builds().iter().find(|build| Slot::Build(build.pile) == pile.slot);
                if let Some(change) = change {
                    self.recap_note(painter, layout, pile, change, opacity);
                }
            });
        }
    }

    fn recap_note(
        &self,
        painter: &mut Painter<'_>,
        layout: &BoardLayout,
        pile: &PilePlace,
        change: &BuildChange,
        opacity: f32,
    ) {
        let (card, room) = (pile.base, room_above(pile, layout) - 2.0 * NOTE_GAP);
        let height = room.clamp(LEAST_NOTE, NOTE);
        let is_above = room >= LEAST_NOTE;
        let widest = if is_above { WIDEST } else { CORNER } * card.width;
        let (stone, size) = (STONE * height, WORDS * height);
        let stones = |count: usize| stone + (count - 1) as f32 * NEXT_STONE * height;
        let words = self.recap_words(change);
        let fits =
            |words: &str, count: usize| text::fits(words, LEAST_WORDS, widest - stones(count) - 1.5 * PAD);
        // As many stones as have room beside the words: the last ones.
        let shortest = words.fitting(|_| false);
        let most = MOST_STONES.min(change.players.len());
        let count = (2..=most).rev().find(|count| fits(shortest, *count)).unwrap_or(1);
        let players = &change.players[change.players.len().saturating_sub(count)..];
        let players = players.iter().filter_map(|seat| self.display.players.get(seat.index()));
        let words = words.fitting(|words| fits(words, count));
        let beside = stones(count) + 1.5 * PAD;
        let size = text::fitted_size(words, LEAST_WORDS..=size, widest - beside);
        let width = (text::width(words, size).ceil() + beside).min(widest);
        let corner = match is_above {
            true => Point::new(card.center_x() - width / 2.0, card.y - NOTE_GAP - height),
            false => Point::new(card.x + card.width - width, card.y - height / 2.0),
        };
        let note = Rectangle::new(corner, Size::new(width, height));
        let colours = painter.colours;
        let is_own = self.animation.taken_cards().iter().any(|taken| Slot::Build(taken.to) == pile.slot);
        let edge = if is_own { colours.accent } else { colours.panel_edge };
        let faded = |colour: Color| colour.scale_alpha(opacity);
        painter.area(note, height / 2.0, faded(colours.panel), faded(edge), colours.line);
        for (nth, player) in players.enumerate() {
            let upright = Size::new(stone, Drawing::Stone(player.stone).aspect() * stone);
            let x = note.x + nth as f32 * NEXT_STONE * height;
            let at = Point::new(x, note.center_y() - 0.5 * upright.height);
            for drawing in [Drawing::Stone(player.stone), Drawing::Mood(player.mood)] {
                painter.faded(drawing, Rectangle::new(at, upright), stone, 0.0, opacity);
            }
        }
        let place = Rectangle { x: note.x + beside - PAD, width: note.width - beside + 1.0, ..note };
        let style = TextStyle { size, colour: faded(colours.text), align: Horizontal::Left };
        painter.words(words, place, style);
    }

    /// What was played on a build pile, and in short.
    fn recap_words(&self, change: &BuildChange) -> TextForms {
        let locale = self.wording.locale;
        let (first, last) = change.ranks;
        let cards = match first == last {
            true => locale.rank_text(first),
            false => format!("{}–{}", locale.rank_text(first), locale.rank_text(last)),
        };
        let full = match (change.is_completed, change.is_begun_again) {
            (false, _) => cards.clone(),
            (true, false) => tr!(locale, "recap-completed", cards = cards.as_str()),
            (true, true) => tr!(locale, "recap-begun-again", cards = cards.as_str()),
        };
        TextForms::new([full, cards])
    }
}

/// The height above a build pile up to the next cards.
fn room_above(pile: &PilePlace, layout: &BoardLayout) -> f32 {
    let (left, right) = (pile.base.x - 0.1 * pile.base.width, pile.base.x + 1.1 * pile.base.width);
    let above = layout.piles.iter().map(|other| other.bounds).filter(|other| {
        other.y < pile.base.y && other.x < right && other.x + other.width > left && *other != pile.bounds
    });
    pile.base.y - above.map(|other| other.y + other.height).fold(0.0, f32::max)
}
