//! Draws what is told of a pile: how many cards, what it takes next, what it is.

use std::time::Instant;

use iced::alignment::Horizontal;
use iced::{Color, Point, Rectangle, Size};
use skipstone_core::{Pile, Rank, SeatView};

use super::BoardWidget;
use super::draw::SlotContents;
use super::input::Pointer;
use super::paint::{ItemCount, Painter, TextStyle};
use crate::board::layout::{NAME_ASIDE, PilePlace};
use crate::board::{BoardLayout, Slot};
use crate::tr;
use crate::widget::text;

/// What a pile's labels are made of: a disc or two with numbers, and what it takes next.
const LABEL_ITEMS: ItemCount = ItemCount { shapes: 4, pictures: 0, texts: 4 };
/// How small a pile's name becomes at least where it needs room, as a part of its size.
const LEAST_NAME: f32 = 0.75;
/// How small what a build pile takes next becomes at least, as a part of its size.
const LEAST_NEXT: f32 = 0.6;
/// The least margin beside what a build pile takes next, and between two of these labels.
const LEAST_MARGIN: f32 = 6.0;

impl<Message> BoardWidget<'_, Message> {
    /// The numeral of the rank that an empty build pile takes, under the cards.
    pub(super) fn ghosts(&self, painter: &mut Painter<'_>, layout: &BoardLayout, now: Instant) {
        let view = self.animation.view();
        for pile in &layout.piles {
            if let Slot::Build(nth) = pile.slot
                && view.build_pile(nth).len() <= self.animation.incoming(pile.slot, now)
            {
                let rank = self.rank_shown(self.landed_next(&view, nth, now));
                let colour = painter.colours.slot_edge;
                let style = TextStyle { size: 0.52 * pile.base.width, colour, align: Horizontal::Center };
                painter.words(rank, pile.base, style);
            }
        }
    }

    /// Counts, needed ranks and names of the piles, above the cards.
    pub(super) fn labels(&self, painter: &mut Painter<'_>, layout: &BoardLayout, pointer: &Pointer) {
        let view = self.animation.view();
        let taking = self.stock_targets(view.seat());
        for pile in layout.piles.iter().filter(|pile| !matches!(pile.slot, Slot::Hand(_))) {
            painter.with_item_count(LABEL_ITEMS, |painter| {
                self.count(painter, &view, layout, pile, pointer.now);
                if let Slot::Build(nth) = pile.slot
                    && !self.animation.shows_draws()
                {
                    let has_landed = self.animation.incoming(pile.slot, pointer.now) == 0;
                    let takes_stock = has_landed && taking.contains(&nth);
                    self.next(painter, &view, (pile, layout), nth, takes_stock, pointer);
                }
            });
        }
        if self.display.labels && !self.animation.shows_draws() {
            self.names(painter, layout, pointer.now);
        }
    }

    /// The number of cards of stock, draw and completed piles, and of those of a discard pile that aren't shown.
    fn count(
        &self,
        painter: &mut Painter<'_>,
        view: &SeatView<'_>,
        layout: &BoardLayout,
        pile: &PilePlace,
        now: Instant,
    ) {
        let magnified = layout.magnification;
        if let Slot::Discard(..) = pile.slot {
            if pile.buried > 0 {
                buried(painter, pile, magnified);
            }
            return;
        }
        if matches!(pile.slot, Slot::Stock(_)) && self.animation.shows_draws() {
            return;
        }
        // An empty draw pile is told too: it is filled again from the completed piles.
        let is_told = |count: &usize| *count > 0 || (pile.slot == Slot::Draw && view.turns() > 0);
        let Some(count) = self.animation.shown_count(pile.slot, now).filter(is_told) else { return };
        let colours = painter.colours;
        let (fill, ink) = match pile.slot {
            Slot::Stock(seat) if layout.own == Some(seat) => (colours.accent, colours.on_accent),
            _ => (colours.panel, colours.text),
        };
        let number = count.to_string();
        let place = pile.count_place(number.chars().count(), magnified);
        painter.disc(number, place, fill, ink);
    }

    /// A rank, 1 to 12, as cards show it.
    fn rank_shown(&self, number: u8) -> String {
        Rank::new(number).map_or_else(String::new, |rank| self.wording.locale.rank_text(rank))
    }

    /// The number that a build pile takes next, as far as its cards have landed.
    fn landed_next(&self, view: &SeatView<'_>, nth: Pile, now: Instant) -> u8 {
        let awaited = self.animation.incoming(Slot::Build(nth), now) as u8;
        (view.build_next(nth).number() + 11 - awaited % 12) % 12 + 1
    }

    /// What a build pile takes next, and the rank of a wild on top. `takes_stock` if that is the own stock card, now.
    fn next(
        &self,
        painter: &mut Painter<'_>,
        view: &SeatView<'_>,
        (pile, layout): (&PilePlace, &BoardLayout),
        nth: Pile,
        takes_stock: bool,
        pointer: &Pointer,
    ) {
        let (base, magnified) = (pile.base, layout.magnification);
        let next = self.landed_next(view, nth, pointer.now);
        if let SlotContents::Cards(cards) = self.slot_contents(view, pile, pointer)
            && cards.last().is_some_and(|(_, card)| card.is_wild())
        {
            let stands = (next + 10) % 12 + 1;
            let diameter = 0.42 * base.width;
            let corner =
                Point::new(base.center_x() - diameter / 2.0, base.y + 0.76 * base.height - diameter / 2.0);
            let place = Rectangle::new(corner, Size::new(diameter, diameter));
            painter.disc(self.rank_shown(stands), place, Color::WHITE, Color::BLACK);
        }
        let colours = painter.colours;
        let word = tr!(self.wording.locale, "table-next");
        let room = next_room(layout);
        let size = (0.15 * base.width).clamp(14.0 * magnified, 18.0 * magnified);
        let (ground, word_colour, number_colour) = match takes_stock {
            true => (colours.accent, colours.on_accent, colours.on_accent),
            false => (colours.panel.scale_alpha(0.85), colours.text, colours.accent),
        };
        let (number, widest) = (self.rank_shown(next), self.rank_shown(10));
        let label = NextLabel::new(&word, [&number, &widest], size, magnified, room);
        let soft = TextStyle { size: label.word_size, colour: word_colour, align: Horizontal::Left };
        let strong = TextStyle { size: label.number_size, colour: number_colour, align: Horizontal::Left };
        let (word_width, number_width) = (label.word_width, label.number_width);
        let height = size + 13.0 * magnified;
        let width = label.width();
        let pill =
            Rectangle { x: base.center_x() - width / 2.0, y: base.y + base.height + 7.0, width, height };
        painter.area(pill, height / 2.0, ground, Color::TRANSPARENT, 0.0);
        painter.words(word, Rectangle { x: pill.x + label.margin, width: word_width + 1.0, ..pill }, soft);
        let x = pill.x + label.margin + word_width + label.gap;
        painter.words(number, Rectangle { x, width: number_width + 1.0, ..pill }, strong);
    }

    /// The names of the own piles, of the draw pile and of the completed piles.
    fn names(&self, painter: &mut Painter<'_>, layout: &BoardLayout, now: Instant) {
        let locale = self.wording.locale;
        let me = layout.own;
        let (size, aside) = (13.0 * layout.magnification, NAME_ASIDE * layout.magnification);
        let style = TextStyle { size, colour: painter.colours.text_soft, align: Horizontal::Center };
        let name = |painter: &mut Painter<'_>, words: String, place: Rectangle| {
            // A little less than the room: widths don't grow quite evenly with the size.
            let size = text::fitted_size(&words, LEAST_NAME * size..=size, place.width - 2.0);
            painter.words(words, place, TextStyle { size, ..style });
        };
        let foot = |pile: &PilePlace| pile.bounds.y + pile.bounds.height + 6.0;
        let discards = layout
            .piles
            .iter()
            .filter(|pile| matches!(pile.slot, Slot::Discard(seat, _) if Some(seat) == me));
        let deepest = discards.map(foot).fold(0.0, f32::max);
        for pile in &layout.piles {
            let base = pile.base;
            let below = Rectangle {
                x: base.center_x() - base.width / 2.0 - aside,
                y: base.y + base.height + 8.0,
                width: base.width + 2.0 * aside,
                height: 18.0 * layout.magnification,
            };
            match pile.slot {
                Slot::Draw => {
                    name(painter, tr!(locale, "table-label-draw"), beside_builds(below, layout));
                }
                Slot::Completed => {
                    name(painter, tr!(locale, "table-label-completed"), beside_builds(below, layout));
                }
                // Its last card is named instead.
                Slot::Stock(seat) if self.animation.last_card(seat, now).is_some() => {}
                Slot::Stock(seat) if Some(seat) == me => {
                    let place = Rectangle { y: foot(pile), ..below };
                    name(painter, tr!(locale, "table-label-stock"), place);
                }
                Slot::Discard(seat, Pile::One) if Some(seat) == me => {
                    let width = 4.3 * base.width;
                    let place = Rectangle { x: base.x, width, y: deepest, ..below };
                    name(painter, tr!(locale, "table-label-discard"), place);
                }
                _ => {}
            }
        }
    }
}

/// How large what a build pile takes next is.
struct NextLabel {
    word_size: f32,
    number_size: f32,
    word_width: f32,
    number_width: f32,
    /// Between word and number.
    gap: f32,
    /// Beside them.
    margin: f32,
}

impl NextLabel {
    /// The label of a word and a rank. All of a table have the size at which the widest rank has room too.
    fn new(word: &str, [rank, widest]: [&str; 2], size: f32, magnified: f32, room: f32) -> NextLabel {
        let (number_size, gap) = (size + 3.0 * magnified, 5.0 * magnified);
        let full = text::width(word, size) + gap + text::width(widest, number_size);
        let scale = ((room - 2.0 * LEAST_MARGIN) / full).clamp(LEAST_NEXT, 1.0);
        let (word_size, number_size, gap) = (scale * size, scale * number_size, scale * gap);
        let (word_width, number_width) = (text::width(word, word_size), text::width(rank, number_size));
        let margin = ((room - word_width - gap - number_width) / 2.0).clamp(LEAST_MARGIN, 12.0);
        NextLabel { word_size, number_size, word_width, number_width, gap, margin }
    }

    fn width(&self) -> f32 {
        self.word_width + self.gap + self.number_width + 2.0 * self.margin
    }
}

/// The centres of the build piles, from left to right.
fn build_centres(layout: &BoardLayout) -> impl Iterator<Item = f32> {
    let builds = layout.piles.iter().filter(|pile| matches!(pile.slot, Slot::Build(_)));
    builds.map(|pile| pile.base.center_x())
}

/// The width of what a build pile takes next at most, so that neighbours stay apart.
fn next_room(layout: &BoardLayout) -> f32 {
    let distances = build_centres(layout).skip(1).zip(build_centres(layout)).map(|(next, one)| next - one);
    distances.fold(f32::INFINITY, f32::min) - LEAST_MARGIN
}

/// The part of the place of a name beside the build piles that lies over nothing else: neither what these take next, nor the area of
/// a seat at the side.
fn beside_builds(place: Rectangle, layout: &BoardLayout) -> Rectangle {
    let room = next_room(layout) / 2.0 + LEAST_MARGIN;
    let Some((first, last)) = build_centres(layout).next().zip(build_centres(layout).last()) else {
        return place;
    };
    let (top, bottom) = (place.y, place.y + place.height);
    let areas = layout.seats.iter().map(|area| area.bounds);
    let areas = areas.filter(|area| area.y < bottom && area.y + area.height > top);
    match place.center_x() {
        centre if centre < first => {
            let sides = areas.map(|area| area.x + area.width).filter(|side| *side < centre);
            between(sides.fold(0.0, f32::max), first - room, place)
        }
        centre if centre > last => {
            let sides = areas.map(|area| area.x).filter(|side| *side > centre);
            between(last + room, sides.fold(f32::INFINITY, f32::min), place)
        }
        // It lies below them.
        _ => place,
    }
}

/// A place that is moved and, if it has to be, made narrower, so that it begins and ends between these.
fn between(left: f32, right: f32, place: Rectangle) -> Rectangle {
    let x = place.x.max(left);
    let end = (x + place.width).min(right);
    let x = x.min(end - place.width).max(left);
    Rectangle { x, width: end - x, ..place }
}

/// How many more cards lie below those of a discard pile that are shown, in its upper right corner.
fn buried(painter: &mut Painter<'_>, pile: &PilePlace, magnified: f32) {
    let number = format!("+{}", pile.buried);
    let place = pile.buried_place(number.chars().count(), magnified);
    painter.area(place, 0.3 * place.height, painter.colours.panel, Color::TRANSPARENT, 0.0);
    let style =
        TextStyle { size: 0.74 * place.height, colour: painter.colours.text, align: Horizontal::Center };
    painter.words(number, place, style);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_beside_the_build_piles_lies_between_what_is_left_and_right_of_it() {
        let place = |x, width| Rectangle { x, y: 0.0, width, height: 18.0 };
        assert_eq!(between(0.0, 200.0, place(50.0, 100.0)), place(50.0, 100.0));
        assert_eq!(between(60.0, 200.0, place(50.0, 100.0)), place(60.0, 100.0));
        assert_eq!(between(0.0, 120.0, place(50.0, 100.0)), place(20.0, 100.0));
        assert_eq!(between(60.0, 120.0, place(50.0, 100.0)), place(60.0, 60.0));
    }

    /// On a television, whose words are larger than its cards, and in a window.
    #[test]
    fn what_build_piles_take_next_stays_apart_from_what_the_next_one_takes() {
        for (size, magnified, room) in [(21.0, 1.5, 89.0), (14.0, 1.0, 120.0)] {
            for word in ["next", "braucht"] {
                let labels =
                    ["1", "10", "12"].map(|rank| NextLabel::new(word, [rank, "10"], size, magnified, room));
                for label in &labels {
                    // Widths don't grow quite evenly with the size.
                    assert!(label.width() <= room + 2.0, "{word}: {} of {room}", label.width());
                    assert!((label.word_size - labels[0].word_size).abs() < 0.01, "{word}");
                }
            }
        }
    }
}
