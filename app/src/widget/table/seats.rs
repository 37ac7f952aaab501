//! Draws the players: stone, name, caption and speech, and whose turn it is.

use std::time::Instant;

use iced::alignment::Horizontal;
use iced::{Color, Point, Rectangle, Size, Vector};
use skipstone_core::{Seat, SeatView};

use super::paint::{ItemCount, Painter, TextStyle};
use super::splash::{foot, ring_place};
use super::{PlayerDisplay, TableWidget};
use crate::table::layout::{MIN_FAN, SeatArea};
use crate::table::{BoardLayout, Slot, TextForms};
use crate::widget::picture_cache::Drawing;
use crate::widget::text;

/// The width of the rings around a stone on turn, in stone widths.
const RIPPLE: f32 = 1.4;
/// Stones narrower than this have no rings; their name's colour and the area show the turn.
const RIPPLE_FROM: f32 = 40.0;
/// From this height on, speech is drawn as a bubble, and from this one on two lines if one is too short for it.
const BUBBLE_FROM: f32 = 20.0;
const TWO_LINES_FROM: f32 = 40.0;
/// The height of a bubble with one line at most, and of each of two lines.
const BUBBLE: f32 = 30.0;
const LINE: f32 = 18.0;
/// The size of speech where there is little room.
const SMALLEST_SPEECH: f32 = 12.5;
/// The height of the bubble with the own words to the others.
const OWN_TALK: f32 = 26.0;
/// The sizes of names, the largest that fits.
const SMALLER_NAMES: [f32; 2] = [13.5, 12.0];

/// What an area is made of, the stone in it, and what is written of a player.
const AREA_ITEMS: ItemCount = ItemCount { shapes: 2, pictures: 0, texts: 0 };
const STONE_ITEMS: ItemCount = ItemCount { shapes: 0, pictures: 3, texts: 0 };
const WORD_ITEMS: ItemCount = ItemCount { shapes: 5, pictures: 0, texts: 6 };

impl<Message> TableWidget<'_, Message> {
    /// The players' areas, below all cards.
    pub(super) fn areas(&self, painter: &mut Painter<'_>, layout: &BoardLayout) {
        let view = self.animation.view();
        let colours = painter.colours;
        for area in &layout.seats {
            painter.with_item_count(AREA_ITEMS, |painter| {
                let on_turn = view.on_turn() == Some(area.seat) && area.seat != view.seat();
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
            painter.with_item_count(STONE_ITEMS, |painter| self.stone(painter, &view, area, now));
        }
    }

    fn stone(&self, painter: &mut Painter<'_>, view: &SeatView<'_>, area: &SeatArea, now: Instant) {
        let Some(player) = self.display.players.get(area.seat.index()) else { return };
        let stone = area.stone;
        if view.on_turn() == Some(area.seat) && stone.width >= RIPPLE_FROM {
            let room = 2.0 * (stone.center_x().min(painter.board.width - stone.center_x()) - 6.0);
            let width = (RIPPLE * stone.width).min(room);
            let rings = ring_place(foot(area), width);
            painter.picture(Drawing::Ripple, rings, width, 0.0);
        }
        if self.is_on_stage(area.seat, now) {
            return;
        }
        let hop = self.animation.celebration().map_or(0.0, |celebration| celebration.hop(area.seat, now));
        let stone = stone - Vector::new(0.0, hop * stone.height);
        painter.picture(Drawing::Stone(player.stone), stone, stone.width, 0.0);
        painter.picture(Drawing::Mood(player.mood), stone, stone.width, 0.0);
    }

    /// Names, captions, hand sizes and speech.
    pub(super) fn words(&self, painter: &mut Painter<'_>, layout: &BoardLayout, now: Instant) {
        let view = self.animation.view();
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
        self.name(painter, view, area);
        let Some(player) = self.display.players.get(area.seat.index()) else { return };
        let has_room = has_room(player, area.speech);
        caption(painter, area, player, if has_room { "" } else { &player.remark });
        if area.seat != view.seat() && self.animation.hands().is_none() {
            if let Some(pile) =
                layout.pile(Slot::OtherHand(area.seat)).filter(|pile| pile.base.height < MIN_FAN)
            {
                let held = view.hand_size(area.seat);
                let landed = held.saturating_sub(self.animation.arriving(pile.slot, now));
                hand_size(painter, landed, pile.base);
            }
            match player.talk.as_str() {
                "" if has_room && !player.remark.is_empty() => {
                    speech(painter, &player.words().into(), area.speech)
                }
                "" => speech(painter, &player.speech, area.speech),
                talk => self::talk(painter, talk, area.speech),
            }
        } else if !player.talk.is_empty() {
            talk(painter, &player.talk, own_talk(area.stone));
        }
    }

    fn name(&self, painter: &mut Painter<'_>, view: &SeatView<'_>, area: &SeatArea) {
        let colours = painter.colours;
        // Under a stone the name is centred, beside it not.
        let align = if area.name.y > area.stone.center_y() { Horizontal::Center } else { Horizontal::Left };
        let size = if area.name.height >= 22.0 { 17.0 } else { 15.0 };
        let colour = if view.on_turn() == Some(area.seat) { colours.accent } else { colours.text };
        let name = self.wording.name(area.seat);
        let mut place = area.name;
        let room = if view.setup().has_partners() { place.width - 23.0 } else { place.width };
        // A small name tells more than half of one.
        let fits = |size: &f32| text::fits(&name, *size, room);
        let size = [size].into_iter().chain(SMALLER_NAMES).find(fits).unwrap_or(SMALLER_NAMES[1]);
        let style = TextStyle { size, colour, align };
        if view.setup().has_partners() {
            let width = text::width(&name, size).min(place.width - 23.0);
            if align == Horizontal::Center {
                let spare = (place.width - width - 23.0) / 2.0;
                place = Rectangle { x: place.x + spare, width: width + 24.0, ..place };
            }
            place = team(painter, view, area.seat, place);
            return painter.words(name, place, TextStyle { align: Horizontal::Left, ..style });
        }
        painter.words(name, place, style);
    }
}

/// The line under a name; a remark takes its place, but for a warning, and is left out rather than cut off.
fn caption(painter: &mut Painter<'_>, area: &SeatArea, player: &PlayerDisplay, remark: &str) {
    let colours = painter.colours;
    let align = if area.name.y > area.stone.center_y() { Horizontal::Center } else { Horizontal::Left };
    let colour = if player.urgent { colours.danger } else { colours.text_soft };
    let style = TextStyle { size: 13.0, colour, align };
    let is_remark =
        !player.urgent && !remark.is_empty() && text::width(remark, style.size) <= area.caption.width;
    match is_remark {
        true => painter.words(remark, area.caption, TextStyle { colour: colours.text, ..style }),
        false => {
            let fits = |words: &str| text::fits(words, style.size, area.caption.width);
            painter.words(player.caption.fitting(fits), area.caption, style);
        }
    }
}

/// The team's number, filled for partners; the rest of the line for the name.
fn team(painter: &mut Painter<'_>, view: &SeatView<'_>, seat: Seat, place: Rectangle) -> Rectangle {
    let colours = painter.colours;
    let mine = view.team(seat) == view.team(view.seat());
    let number = view.team(seat).to_string();
    let mark = Rectangle::new(Point::new(place.x, place.center_y() - 8.0), Size::new(18.0, 16.0));
    let (fill, said) =
        if mine { (colours.accent, colours.on_accent) } else { (Color::TRANSPARENT, colours.text) };
    painter.area(mark, 4.0, fill, if mine { colours.accent } else { colours.text_soft }, 1.0);
    painter.words(number, mark, TextStyle { size: 12.0, colour: said, align: Horizontal::Center });
    Rectangle { x: place.x + 23.0, width: place.width - 23.0, ..place }
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
fn spoken(painter: &Painter<'_>, place: Rectangle, size: f32) -> TextStyle {
    let is_line = place.height < BUBBLE_FROM;
    let colour = if is_line { painter.colours.text_soft } else { painter.colours.on_speech };
    TextStyle { size, colour, align: Horizontal::Left }
}

/// The width that speech of a size takes.
fn needed(said: &str, size: f32) -> f32 {
    text::width(said, size) + 22.0
}

/// The number of lines that fit a place.
fn lines_in(place: Rectangle) -> usize {
    if place.height < TWO_LINES_FROM { 1 } else { 2 }
}

/// Whether there is room for both what a player did last and a remark.
fn has_room(player: &PlayerDisplay, place: Rectangle) -> bool {
    if player.remark.is_empty() {
        return true;
    }
    text::fits_on_lines(&player.words(), 13.0, place.width - 22.0, lines_in(place))
}

/// Where the own words to the others are shown: above the own stone.
fn own_talk(stone: Rectangle) -> Rectangle {
    Rectangle { x: stone.x, y: stone.y - OWN_TALK - 2.0, width: stone.width, height: OWN_TALK }
}

/// What a person says to the others: a bright bubble, unlike what tells of the play.
fn talk(painter: &mut Painter<'_>, said: &str, place: Rectangle) {
    let colours = painter.colours;
    if place.width < 1.0 {
        return;
    }
    if place.height < BUBBLE_FROM {
        let style = TextStyle { size: 13.0, colour: colours.accent, align: Horizontal::Left };
        return painter.words(text::shortened(said, 13.0, place.width), place, style);
    }
    let size = if text::fits(said, 15.0, place.width - 22.0) { 15.0 } else { 13.0 };
    let style = TextStyle { size, colour: colours.middle, align: Horizontal::Left };
    bubble(painter, said, place, style, (colours.text, colours.accent, 2.0));
}

/// What a player did last or said: a bubble, or a line where there is little room. A bubble of two lines grows upwards.
fn speech(painter: &mut Painter<'_>, said: &TextForms, place: Rectangle) {
    if said.is_empty() || place.width < 1.0 {
        return;
    }
    if place.height < BUBBLE_FROM {
        let said = said.fitting(|form| text::fits(form, 13.0, place.width));
        let said = text::shortened_in_middle(said, 13.0, place.width);
        return painter.words(said, place, spoken(painter, place, 13.0));
    }
    let usual = if place.height > 28.0 { 15.0 } else { 13.5 };
    let said =
        said.fitting(|form| text::fits_on_lines(form, SMALLEST_SPEECH, place.width - 22.0, lines_in(place)));
    let size = if text::fits(said, usual, place.width - 22.0) { usual } else { SMALLEST_SPEECH };
    let style = spoken(painter, place, size);
    bubble(painter, said, place, style, (painter.colours.speech, Color::TRANSPARENT, 0.0));
}

/// Draws a bubble as wide as its words, with a fill, the colour of an edge and the edge's width.
fn bubble(
    painter: &mut Painter<'_>,
    said: &str,
    place: Rectangle,
    style: TextStyle,
    (fill, edge, edge_width): (Color, Color, f32),
) {
    let lines = text::on_lines(said, style.size, place.width - 22.0, lines_in(place));
    let widest = lines.iter().map(|line| needed(line, style.size)).fold(0.0, f32::max);
    let height = if lines.len() > 1 { place.height } else { place.height.min(BUBBLE) };
    let width = widest.min(place.width).ceil();
    let bubble = Rectangle { y: place.y + place.height - height, width, height, ..place };
    painter.area(bubble, height.min(BUBBLE) / 2.0, fill, edge, edge_width);
    let step = LINE * (lines.len() - 1) as f32;
    for (nth, line) in lines.into_iter().enumerate() {
        let y = bubble.y + LINE * nth as f32 - step / 2.0;
        painter.words(line, Rectangle { x: bubble.x + 11.0, y, width: width - 20.0, ..bubble }, style);
    }
}
