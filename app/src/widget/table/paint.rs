//! The strokes a table is painted with.

use iced::advanced::image::{Image, Renderer as _};
use iced::advanced::text::{self, Paragraph as _, Renderer as _};
use iced::advanced::{Renderer as _, renderer};
use iced::alignment::{Horizontal, Vertical};
use iced::{Border, Color, Pixels, Point, Rectangle, Renderer, Size, Vector};
use skipstone_core::{Card, Deck, Print, SeatView, Suit as CoreSuit};

use crate::theme::Tokens;
use crate::widget::face::{self, Face, Faces, Suit};

/// Narrower cards bear a large index.
const SMALL: f32 = 56.0;

/// A renderer with everything a table is painted from, in board coordinates.
pub(super) struct Painter<'a> {
    renderer: &'a mut Renderer,
    faces: &'a Faces,
    deck: Deck,
    pub(super) colours: &'static Tokens,
    scale: f32,
    pub(super) board: Rectangle,
}

/// How words stand in their place.
#[derive(Debug, Clone, Copy)]
pub(super) struct Words {
    pub(super) size: f32,
    pub(super) colour: Color,
    pub(super) align: Horizontal,
}

impl<'a> Painter<'a> {
    pub(super) fn new(
        renderer: &'a mut Renderer,
        faces: &'a Faces,
        view: &SeatView<'_>,
        colours: &'static Tokens,
        scale: f32,
        board: Rectangle,
    ) -> Painter<'a> {
        Painter { renderer, faces, deck: view.rules().deck, colours, scale, board }
    }

    /// A layer above all painted so far.
    pub(super) fn layer(&mut self, paint: impl FnOnce(&mut Painter<'_>)) {
        let Painter { faces, deck, colours, scale, board, .. } = *self;
        self.renderer.with_layer(board, |renderer| {
            paint(&mut Painter { renderer, faces, deck, colours, scale, board });
        });
    }

    /// A face-up card.
    pub(super) fn card(&mut self, card: Card, place: Rectangle) {
        self.card_in(card, place, place.width);
    }

    /// A face-up card that is drawn from the picture of its resting width while it grows or turns.
    pub(super) fn card_in(&mut self, card: Card, place: Rectangle, rests: f32) {
        self.face(face_of(self.deck, card, rests < SMALL), place, rests);
    }

    /// A card's back.
    pub(super) fn back(&mut self, place: Rectangle) {
        self.face(Face::Back, place, place.width);
    }

    pub(super) fn face(&mut self, face: Face, place: Rectangle, rests: f32) {
        let width = (rests * self.scale).round().max(1.0) as u32;
        let handle = self.faces.handle(face, width);
        // On whole pixels and as large as the picture, a card at rest is as sharp as it was painted.
        let pixel = |length: f32| (length * self.scale).round() / self.scale;
        let mut place = Rectangle { x: pixel(place.x), y: pixel(place.y), ..place };
        if (place.width - rests).abs() < 0.01 {
            place.width = width as f32 / self.scale;
            place.height = face::height(width) as f32 / self.scale;
        }
        self.renderer.draw_image(Image::new(handle), place, self.board);
    }

    /// A rounded area with an outline.
    pub(super) fn area(&mut self, place: Rectangle, radius: f32, fill: Color, edge: Color, width: f32) {
        // Without soft shadows: the software renderer is slow at them, and forgets to wipe them away.
        let border = Border::default().rounded(radius).width(width).color(edge);
        let quad = renderer::Quad { bounds: place, border, ..renderer::Quad::default() };
        self.renderer.fill_quad(quad, fill);
    }

    /// The place of a card where none lies.
    pub(super) fn empty(&mut self, place: Rectangle) {
        let (fill, edge, line) = (self.colours.slot, self.colours.slot_edge, self.colours.line);
        self.area(place, radius(place), fill, edge, line + 0.5);
    }

    /// The shadow that a pile casts.
    pub(super) fn under(&mut self, place: Rectangle) {
        self.fill(place + Vector::new(0.0, 1.5), self.colours.shadow);
    }

    /// The shadow of a card high above the table.
    pub(super) fn shadow(&mut self, place: Rectangle) {
        for (spread, part) in [(4.0, 0.25), (2.0, 0.35), (0.0, 0.5)] {
            self.fill(place.expand(spread) + Vector::new(0.0, 6.0), self.colours.shadow.scale_alpha(part));
        }
    }

    /// A ring around a card.
    pub(super) fn ring(&mut self, place: Rectangle, colour: Color, width: f32) {
        let place = place.expand(width - 1.0);
        self.area(place, radius(place), Color::TRANSPARENT, colour, width);
    }

    /// The light under a card that stands out.
    pub(super) fn glow(&mut self, place: Rectangle, colour: Color) {
        for (spread, part) in [(10.0, 0.10), (7.0, 0.15), (4.0, 0.25)] {
            self.fill(place.expand(spread), colour.scale_alpha(part));
        }
    }

    /// Something in the shape of a card.
    fn fill(&mut self, place: Rectangle, colour: Color) {
        self.area(place, radius(place), colour, Color::TRANSPARENT, 0.0);
    }

    /// Words on one line, shortened where their place ends.
    pub(super) fn words(&mut self, words: impl Into<String>, place: Rectangle, style: Words) {
        if place.width < 1.0 || place.height < 1.0 {
            return;
        }
        let words = self.shortened(words.into(), place.width, style);
        // The renderers look for words that changed as if they began at their upper left corner: so they do.
        let width = match style.align {
            Horizontal::Left => place.width,
            Horizontal::Center | Horizontal::Right => self.measured(words.clone(), style),
        };
        let x = match style.align {
            Horizontal::Left => place.x,
            Horizontal::Center => place.center_x() - width / 2.0,
            Horizontal::Right => place.x + place.width - width,
        };
        let height = (text::LineHeight::default().to_absolute(Pixels(style.size)).0).ceil();
        let corner = Point::new(x, place.center_y() - height / 2.0);
        let size = Size::new(width.ceil() + 1.0, height);
        let text = self.text(words, size, style, text::Wrapping::None);
        self.renderer.fill_text(text, corner, style.colour, Rectangle::new(corner, size));
    }

    fn measured(&self, words: String, style: Words) -> f32 {
        let text = self.text(words, Size::INFINITE, style, text::Wrapping::None);
        <Renderer as text::Renderer>::Paragraph::with_text(text.as_ref()).min_width()
    }

    /// As much of some words as fits.
    fn shortened(&self, words: String, width: f32, style: Words) -> String {
        // Nothing in the typeface is wider than its size, so short words needn't be measured.
        if words.chars().count() as f32 * style.size <= width {
            return words;
        }
        let fits = |words: String| self.measured(words, style) <= width;
        if fits(words.clone()) {
            return words;
        }
        let ends: Vec<usize> = words.char_indices().map(|(at, _)| at).collect();
        let short = |end: usize| format!("{}…", words[..end].trim_end());
        let most = ends.partition_point(|end| fits(short(*end)));
        short(ends[most.saturating_sub(1)])
    }

    /// Words on a label of their own beside something.
    pub(super) fn bubble(&mut self, words: &str, anchor: Rectangle, widest: f32) {
        let style = Words { size: 15.0, colour: self.colours.danger, align: Horizontal::Left };
        let text = self.text(words.to_owned(), Size::new(widest, f32::INFINITY), style, text::Wrapping::Word);
        let size = <Renderer as text::Renderer>::Paragraph::with_text(text.as_ref()).min_bounds();
        let text = text::Text { bounds: size.expand(Size::new(1.0, 1.0)), ..text };
        let place = self.beside(anchor, size.expand(Size::new(24.0, 16.0)));
        self.panel(place);
        self.renderer.fill_text(text, place.position() + Vector::new(12.0, 8.0), style.colour, place);
    }

    /// A panel that lies above the table.
    pub(super) fn panel(&mut self, place: Rectangle) {
        self.shadow(place);
        self.area(place, 8.0, self.colours.panel, self.colours.panel_edge, self.colours.line);
    }

    /// A place of a size above something, or below it where there is no room, within the board.
    pub(super) fn beside(&self, anchor: Rectangle, size: Size) -> Rectangle {
        let board = self.board.shrink(4.0);
        let above = anchor.y - size.height - 6.0;
        let y = if above >= board.y { above } else { anchor.y + anchor.height + 6.0 };
        let rightmost = (board.x + board.width - size.width).max(board.x);
        let lowest = (board.y + board.height - size.height).max(board.y);
        let x = (anchor.center_x() - size.width / 2.0).clamp(board.x, rightmost);
        Rectangle::new(Point::new(x.round(), y.clamp(board.y, lowest).round()), size)
    }

    fn text(&self, content: String, bounds: Size, style: Words, wrapping: text::Wrapping) -> text::Text {
        text::Text {
            content,
            bounds,
            size: Pixels(style.size),
            line_height: text::LineHeight::default(),
            font: self.renderer.default_font(),
            align_x: text::Alignment::Left,
            align_y: Vertical::Top,
            shaping: text::Shaping::default(),
            wrapping,
        }
    }
}

/// How round a card's corners are.
fn radius(place: Rectangle) -> f32 {
    place.width.min(place.height) * 0.09
}

/// The face of a card.
fn face_of(deck: Deck, card: Card, small: bool) -> Face {
    match deck.print(card) {
        Print::Number(rank) if small => Face::Large(rank.number()),
        Print::Number(rank) => Face::Number(rank.number()),
        Print::Wild => Face::Wild,
        Print::Suited(rank, suit) => Face::Suited { rank: rank.number(), suit: suit_of(suit) },
        Print::King(suit) => Face::Suited { rank: 13, suit: suit_of(suit) },
        Print::Joker => Face::Joker,
    }
}

fn suit_of(suit: CoreSuit) -> Suit {
    match suit {
        CoreSuit::Spades => Suit::Spades,
        CoreSuit::Hearts => Suit::Hearts,
        CoreSuit::Clubs => Suit::Clubs,
        CoreSuit::Diamonds => Suit::Diamonds,
    }
}
