//! Draws the players: stone, name, caption and speech, and whose turn it is.

use std::time::Instant;

use iced::alignment::Horizontal;
use iced::{Color, Point, Rectangle, Size};
use skipstone_core::{Seat, SeatView};

use super::paint::{ItemCount, Painter, TextStyle};
use super::splash::{foot, ring_place};
use super::stage::LEAST_HEADLINE;
use super::{BoardWidget, PlayerDisplay};
use crate::board::layout::{MIN_FAN, SeatArea};
use crate::board::{BoardLayout, Slot, TextForms};
use crate::widget::pebble::PebbleState;
use crate::widget::picture_cache::Drawing;
use crate::widget::text;

/// The width of the rings around a stone on turn, in stone widths.
const RIPPLE: f32 = 1.4;
/// Stones narrower than this have no rings; their name's colour and the area show the turn.
const RIPPLE_FROM: f32 = 40.0;
/// From this height on, speech is drawn as a bubble, and from this one on two lines if one is too short for it.
const BUBBLE_FROM: f32 = 20.0;
const TWO_LINES_FROM: f32 = 40.0;
/// The width of the pebble beside a stone, in widths of the stone, and the part of it that lies before the stone.
const PEBBLE: f32 = 0.36;
const PEBBLE_INSIDE: f32 = 0.7;
/// The height of a bubble with one line at most and with two, the padding beside its words, and the height of each of two lines.
const BUBBLE: f32 = 30.0;
const TWO_LINE_BUBBLE: f32 = 38.0;
const BUBBLE_PAD: f32 = 11.0;
const LINE: f32 = 16.0;
/// The sizes of what people say, the larger one where it fits on a line.
const TALK: f32 = 15.0;
const SMALL_TALK: f32 = 13.0;
/// The size of speech where there is little room.
const SMALLEST_SPEECH: f32 = 12.5;
/// The size of the words that say whose turn it is.
const HEADLINE: f32 = 27.0;
/// The sizes of names, the largest that fits.
const SMALLER_NAMES: [f32; 2] = [13.5, 12.0];
/// The least size of the line under a name.
const SMALLEST_CAPTION: f32 = 10.5;

/// What an area is made of, the stone in it, and what is written of a player.
const AREA_ITEMS: ItemCount = ItemCount { shapes: 5, pictures: 0, texts: 0 };
const STONE_ITEMS: ItemCount = ItemCount { shapes: 0, pictures: 5, texts: 0 };
const HEADLINE_ITEMS: ItemCount = ItemCount { shapes: 0, pictures: 0, texts: 2 };
const WORD_ITEMS: ItemCount = ItemCount { shapes: 5, pictures: 0, texts: 6 };

impl<Message> BoardWidget<'_, Message> {
    /// The players' areas, below all cards.
    pub(super) fn areas(&self, painter: &mut Painter<'_>, layout: &BoardLayout) {
        let view = self.animation.view();
        let colours = painter.colours;
        for area in &layout.seats {
            painter.with_item_count(AREA_ITEMS, |painter| {
                let on_turn = view.on_turn() == Some(area.seat) && layout.own != Some(area.seat);
                if on_turn && layout.own.is_none() {
                    return turn_frame(painter, area.bounds, layout.magnification);
                }
                let (fill, edge, width) = match (on_turn, area.framed) {
                    (true, true) => (colours.turn, colours.accent, 2.0),
                    // The rings around the stone show it too.
                    (true, false) => (colours.turn.scale_alpha(0.45), Color::TRANSPARENT, 0.0),
                    (false, true) => (colours.slot.scale_alpha(0.5), colours.area_edge, colours.line),
                    (false, false) => return,
                };
                painter.area_on_water(area.bounds, 14.0, fill, edge, width);
            });
        }
    }

    /// The stones, above the water and below the cards.
    pub(super) fn stones(&self, painter: &mut Painter<'_>, layout: &BoardLayout, now: Instant) {
        let view = self.animation.view();
        for area in &layout.seats {
            let has_rings = layout.own.is_some() && view.on_turn() == Some(area.seat);
            painter.with_item_count(STONE_ITEMS, |painter| {
                self.stone(painter, layout, area, has_rings, now);
            });
        }
    }

    fn stone(
        &self,
        painter: &mut Painter<'_>,
        layout: &BoardLayout,
        area: &SeatArea,
        has_rings: bool,
        now: Instant,
    ) {
        let Some(player) = self.display.players.get(area.seat.index()) else { return };
        let stone = area.stone;
        self.last_card_light(painter, layout, (area.seat, stone), now);
        if has_rings && stone.width >= RIPPLE_FROM {
            let room = 2.0 * (stone.center_x().min(painter.board.width - stone.center_x()) - 6.0);
            let width = (RIPPLE * stone.width).min(room);
            let rings = ring_place(foot(area), width);
            painter.picture(Drawing::Ripple, rings, width, 0.0);
        }
        if self.animation.celebration().is_some() {
            // It is on the water, or looks on from above it.
            return;
        }
        let bearing = self.bearing(area.seat, player.mood, layout, painter.board, now);
        for drawing in [Drawing::Stone(player.stone), Drawing::Mood(bearing.mood)] {
            painter.turned(drawing, stone, stone.width, (bearing.tilt, foot(area)), 1.0);
        }
        if let Some(milestone) = player.pebble {
            let pebble = Drawing::Pebble(milestone, PebbleState::Found);
            let width = PEBBLE * stone.width;
            let corner = Point::new(
                stone.x + stone.width - PEBBLE_INSIDE * width,
                foot(area).y - 0.8 * pebble.aspect() * width,
            );
            let place = Rectangle::new(corner, Size::new(width, pebble.aspect() * width));
            painter.picture(pebble, place, width, 0.0);
        }
    }

    /// Names, captions, hand sizes and speech, and the headline where there is one.
    pub(super) fn words(&self, painter: &mut Painter<'_>, layout: &BoardLayout, now: Instant) {
        let view = self.animation.view();
        let room = layout.headline.width;
        let largest = HEADLINE * layout.magnification;
        let size = text::fitted_size(&self.display.turn, LEAST_HEADLINE * largest..=largest, room);
        let style = TextStyle { size, colour: painter.colours.accent, align: Horizontal::Center };
        let lines = text::on_lines(&self.display.turn, size, room, 2);
        let height = layout.headline.height / lines.len() as f32;
        painter.with_item_count(HEADLINE_ITEMS, |painter| {
            for (nth, line) in lines.into_iter().enumerate() {
                let y = layout.headline.y + height * nth as f32;
                painter.words(line, Rectangle { y, height, ..layout.headline }, style);
            }
        });
        for area in &layout.seats {
            painter.with_item_count(WORD_ITEMS, |painter| self.words_of(painter, &view, layout, area, now));
        }
    }

    fn words_of(
        &self,
        painter: &mut Painter<'_>,
        view: &SeatView<'_>,
        layout: &BoardLayout,
        area: &SeatArea,
        now: Instant,
    ) {
        self.name(painter, view, layout, area);
        let Some(player) = self.display.players.get(area.seat.index()) else { return };
        let magnified = layout.magnification;
        let has_room = has_room(player, area.speech, magnified);
        caption(painter, area, player, if has_room { "" } else { &player.remark }, magnified);
        if layout.own != Some(area.seat) && self.animation.hands().is_none() {
            if let Some(pile) =
                layout.pile(Slot::OtherHand(area.seat)).filter(|pile| pile.base.height < MIN_FAN)
            {
                let held = view.hand_size(area.seat);
                let landed = held.saturating_sub(self.animation.arriving(pile.slot, now));
                hand_size(painter, landed, pile.base);
            }
            match player.talk.as_str() {
                "" if has_room && !player.remark.is_empty() => {
                    speech(painter, &player.words().into(), area.speech, magnified)
                }
                "" => speech(painter, &player.speech, area.speech, magnified),
                talk => self::talk(painter, talk, area.talk, magnified),
            }
        } else if !player.talk.is_empty() {
            talk(painter, &player.talk, area.talk, magnified);
        }
    }

    fn name(&self, painter: &mut Painter<'_>, view: &SeatView<'_>, layout: &BoardLayout, area: &SeatArea) {
        let colours = painter.colours;
        // Under a stone the name is centred, beside it not.
        let align = if area.name.y > area.stone.center_y() { Horizontal::Center } else { Horizontal::Left };
        let magnified = layout.magnification;
        let size = if area.name.height >= 22.0 * magnified { 17.0 } else { 15.0 };
        let colour = if view.on_turn() == Some(area.seat) { colours.accent } else { colours.text };
        let name = self.wording.name(area.seat);
        let mut place = area.name;
        let badge = 23.0 * magnified;
        let room = if view.setup().has_partners() { place.width - badge } else { place.width };
        // A small name tells more than half of one.
        let fits = |size: &f32| text::fits(&name, *size, room);
        let mut sizes = [size].into_iter().chain(SMALLER_NAMES).map(|size| size * magnified);
        let size = sizes.find(fits).unwrap_or(SMALLER_NAMES[1] * magnified);
        let style = TextStyle { size, colour, align };
        if view.setup().has_partners() {
            let width = text::width(&name, size).min(place.width - badge);
            if align == Horizontal::Center {
                let spare = (place.width - width - badge) / 2.0;
                place = Rectangle { x: place.x + spare, width: width + badge + 1.0, ..place };
            }
            place = team(painter, view, area.seat, layout, place);
            return painter.words(name, place, TextStyle { align: Horizontal::Left, ..style });
        }
        painter.words(name, place, style);
    }
}

/// The line under a name; a remark takes its place, but for a warning, and is left out rather than cut off.
fn caption(painter: &mut Painter<'_>, area: &SeatArea, player: &PlayerDisplay, remark: &str, magnified: f32) {
    let colours = painter.colours;
    let align = if area.name.y > area.stone.center_y() { Horizontal::Center } else { Horizontal::Left };
    let colour = if player.urgent { colours.danger } else { colours.text_soft };
    let style = TextStyle { size: 13.0 * magnified, colour, align };
    let is_remark =
        !player.urgent && !remark.is_empty() && text::width(remark, style.size) <= area.caption.width;
    match is_remark {
        true => painter.words(remark, area.caption, TextStyle { colour: colours.text, ..style }),
        false => {
            let fits = |words: &str| text::fits(words, style.size, area.caption.width);
            let words = player.caption.fitting(fits);
            // A small line tells more than half of one.
            let size = SMALLEST_CAPTION * magnified..=style.size;
            let size = text::fitted_size(words, size, area.caption.width);
            painter.words(words, area.caption, TextStyle { size, ..style });
        }
    }
}

/// The team's number, filled for partners; the rest of the line for the name.
fn team(
    painter: &mut Painter<'_>,
    view: &SeatView<'_>,
    seat: Seat,
    layout: &BoardLayout,
    place: Rectangle,
) -> Rectangle {
    let (colours, magnified) = (painter.colours, layout.magnification);
    let mine = layout.own.is_some_and(|own| view.team(seat) == view.team(own));
    let number = view.team(seat).to_string();
    let size = Size::new(18.0 * magnified, 16.0 * magnified);
    let mark = Rectangle::new(Point::new(place.x, place.center_y() - size.height / 2.0), size);
    let (fill, said) =
        if mine { (colours.accent, colours.on_accent) } else { (Color::TRANSPARENT, colours.text) };
    painter.area(mark, 4.0, fill, if mine { colours.accent } else { colours.text_soft }, 1.0);
    let style = TextStyle { size: 12.0 * magnified, colour: said, align: Horizontal::Center };
    painter.words(number, mark, style);
    Rectangle { x: place.x + 23.0 * magnified, width: place.width - 23.0 * magnified, ..place }
}

/// The number of hidden hand cards, beside a small card.
fn hand_size(painter: &mut Painter<'_>, count: usize, place: Rectangle) {
    let colours = painter.colours;
    let card = Rectangle::new(Point::new(place.x + 4.0, place.center_y() - 6.5), Size::new(9.0, 13.0));
    painter.area(card, 2.0, colours.field, colours.text_soft, 1.0);
    let words = TextStyle { size: 14.0, colour: colours.text, align: Horizontal::Left };
    painter.words(
        count.to_string(),
        Rectangle { x: place.x + 18.0, width: place.width - 18.0, ..place },
        words,
    );
}

/// The style of speech of a size.
fn spoken(painter: &Painter<'_>, place: Rectangle, size: f32, magnified: f32) -> TextStyle {
    let is_line = place.height < BUBBLE_FROM * magnified;
    let colour = if is_line { painter.colours.text_soft } else { painter.colours.on_speech };
    TextStyle { size, colour, align: Horizontal::Left }
}

/// The width that speech of a size takes.
fn needed(said: &str, size: f32, magnified: f32) -> f32 {
    text::width(said, size) + 2.0 * BUBBLE_PAD * magnified
}

/// The number of lines that fit a place.
fn lines_in(place: Rectangle, magnified: f32) -> usize {
    if place.height < TWO_LINES_FROM * magnified { 1 } else { 2 }
}

/// Whether there is room for both what a player did last and a remark.
fn has_room(player: &PlayerDisplay, place: Rectangle, magnified: f32) -> bool {
    if player.remark.is_empty() {
        return true;
    }
    text::fits_on_lines(
        &player.words(),
        13.0 * magnified,
        place.width - 2.0 * BUBBLE_PAD * magnified,
        lines_in(place, magnified),
    )
}

/// The frame around the player on turn on a board that is nobody's, with a glow.
fn turn_frame(painter: &mut Painter<'_>, bounds: Rectangle, magnified: f32) {
    let colours = painter.colours;
    for (spread, part) in [(8.0, 0.10), (5.0, 0.14), (2.5, 0.2)] {
        let spread = spread * magnified;
        let glow = colours.accent.scale_alpha(part);
        painter.area(bounds.expand(spread), 14.0 + spread, glow, Color::TRANSPARENT, 0.0);
    }
    painter.area_on_water(bounds, 14.0, colours.turn, colours.accent, 3.0 * magnified);
}

/// Whether the bubble beside a stone has room for all that a person says.
pub(super) fn fits_in_bubble(said: &str, place: Rectangle, magnified: f32) -> bool {
    let room = place.width - 2.0 * BUBBLE_PAD * magnified;
    match place.height < BUBBLE_FROM * magnified {
        true => text::fits(said, SMALL_TALK * magnified, place.width),
        false => text::fits_on_lines(said, SMALL_TALK * magnified, room, lines_in(place, magnified)),
    }
}

/// What a person says to the others: a bright bubble, unlike what tells of the play. One that is too short for it has its beginning.
fn talk(painter: &mut Painter<'_>, said: &str, place: Rectangle, magnified: f32) {
    let colours = painter.colours;
    if place.width < 1.0 {
        return;
    }
    if place.height < BUBBLE_FROM * magnified {
        let size = SMALL_TALK * magnified;
        let style = TextStyle { size, colour: colours.accent, align: Horizontal::Left };
        return painter.words(said, place, style);
    }
    let room = place.width - 2.0 * BUBBLE_PAD * magnified;
    let [large, small] = [TALK, SMALL_TALK].map(|size| size * magnified);
    let size = if text::fits(said, large, room) { large } else { small };
    let shortened = (!fits_in_bubble(said, place, magnified)).then(|| text::shortened(said, size, room));
    let said = shortened.as_deref().unwrap_or(said);
    let style = TextStyle { size, colour: colours.middle, align: Horizontal::Left };
    bubble(painter, said, (place, magnified), style, (colours.text, colours.accent, 2.0));
}

/// What a player did last or said: a bubble, or a line where there is little room. A bubble of two lines grows upwards.
fn speech(painter: &mut Painter<'_>, said: &TextForms, place: Rectangle, magnified: f32) {
    if said.is_empty() || place.width < 1.0 {
        return;
    }
    if place.height < BUBBLE_FROM * magnified {
        let size = 13.0 * magnified;
        let said = said.fitting(|form| text::fits(form, size, place.width));
        let said = text::shortened_in_middle(said, size, place.width);
        return painter.words(said, place, spoken(painter, place, size, magnified));
    }
    let usual = if place.height > 28.0 * magnified { 15.0 } else { 13.5 };
    let [usual, smallest] = [usual, SMALLEST_SPEECH].map(|size| size * magnified);
    let lines = lines_in(place, magnified);
    let said = said.fitting(|form| {
        text::fits_on_lines(form, smallest, place.width - 2.0 * BUBBLE_PAD * magnified, lines)
    });
    let size =
        if text::fits(said, usual, place.width - 2.0 * BUBBLE_PAD * magnified) { usual } else { smallest };
    let style = spoken(painter, place, size, magnified);
    let place = (place, magnified);
    bubble(painter, said, place, style, (painter.colours.speech, Color::TRANSPARENT, 0.0));
}

/// Draws a bubble as wide as its words, with a fill, the colour of an edge and the edge's width.
fn bubble(
    painter: &mut Painter<'_>,
    said: &str,
    (place, magnified): (Rectangle, f32),
    style: TextStyle,
    (fill, edge, edge_width): (Color, Color, f32),
) {
    let lines = text::on_lines(
        said,
        style.size,
        place.width - 2.0 * BUBBLE_PAD * magnified,
        lines_in(place, magnified),
    );
    let widest = lines.iter().map(|line| needed(line, style.size, magnified)).fold(0.0, f32::max);
    let highest = BUBBLE * magnified;
    // The line above it and the hand beside that stay clear of it.
    let most = if lines.len() > 1 { TWO_LINE_BUBBLE * magnified } else { highest };
    let height = place.height.min(most);
    let width = widest.min(place.width).ceil();
    let bubble = Rectangle { y: place.y + place.height - height, width, height, ..place };
    painter.area(bubble, height.min(highest) / 2.0, fill, edge, edge_width);
    let pad = BUBBLE_PAD * magnified;
    let step = LINE * magnified * (lines.len() - 1) as f32;
    for (nth, line) in lines.into_iter().enumerate() {
        let y = bubble.y + LINE * magnified * nth as f32 - step / 2.0;
        painter.words(
            line,
            Rectangle { x: bubble.x + pad, y, width: width - 2.0 * pad + 2.0, ..bubble },
            style,
        );
    }
}

#[cfg(test)]
mod tests {
    use skipstone_core::{Preset, Rules, Seed, Setup, StockSize, deal};

    use super::*;
    use crate::app::scale_factor;
    use crate::board::HandOrder;
    use crate::board::layout::{ABOVE_BOARD, BoardSide, BoardSpace, KeptFree, watching_scale};
    use crate::settings::Settings;

    /// A turn of three plays and a discard is told as a whole to those who watch, in usual windows and in the smallest one.
    #[test]
    fn who_watches_reads_whole_turns() {
        let turn = "played 1, 2 from stock, wild 3; discarded 7";
        let rules = Rules { stock: StockSize::Cards(8), ..Preset::Standard.rules() };
        for seats in 2..=6 {
            let setup = Setup::new(rules, seats, seats).expect("so many can play");
            let round =
                deal::deal(setup, Seed::from_number(3), Seat::ONE, &deal::NO_AGES, &mut ()).expect("no ages");
            let view = round.view(Seat::ONE);
            for window in [Size::new(1280.0, 800.0), Size::new(960.0, 600.0)] {
                let factor = scale_factor(Settings::default().scale.factor(), window);
                let logical = Size::new(window.width / factor, window.height / factor);
                let head = (ABOVE_BOARD * watching_scale(logical)).floor();
                for has_corner in [false, true] {
                    let size = Size::new(logical.width, logical.height - head);
                    let side = BoardSide::Neutral(KeptFree { corner: has_corner, knock: false });
                    let hand_order = HandOrder::default();
                    let space = BoardSpace { size, enlargement: 1.0, open: false, side, hand_order };
                    let layout = BoardLayout::new(&view, space);
                    let magnified = layout.magnification;
                    for area in &layout.seats {
                        let room = area.speech.width - 2.0 * BUBBLE_PAD * magnified;
                        let fits = text::fits_on_lines(
                            turn,
                            SMALLEST_SPEECH * magnified,
                            room,
                            lines_in(area.speech, magnified),
                        );
                        let at = format!("{seats} seats in {window:?}, corner: {has_corner}");
                        assert!(fits, "{:?} has no room for “{turn}”: {at}", area.speech);
                    }
                }
            }
        }
    }
}
