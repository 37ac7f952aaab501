//! Drawing primitives of the table.

use iced::advanced::image::{FilterMethod, Handle, Image, Renderer as _};
use iced::advanced::text::{Renderer as _, Wrapping};
use iced::advanced::{Renderer as _, Text, renderer};
use iced::alignment::Horizontal;
use iced::border::{self, Radius};
use iced::{Border, Color, Point, Rectangle, Renderer, Size, Vector};
use skipstone_core::{Card, Deck, SeatView};

use crate::theme::ColorRoles;
use crate::theme::card_backs::CardBack;
use crate::theme::card_faces::CardFaces;
use crate::widget::face::Face;
use crate::widget::picture_cache::{CardRing, Drawing, Picture, PictureCache};
use crate::widget::{ground, text};

/// On cards narrower than this, the large-index face is used.
const LARGE_INDEX_BELOW: f32 = 56.0;
/// The size of the text in a bubble.
const BUBBLE_TEXT: f32 = 15.0;
/// The distance of what lies beside something from that, and from the board's edges.
const BESIDE: f32 = 6.0;
const EDGE: f32 = 4.0;
/// The edges of the cards in a pile, in every theme, as the cards are.
const PAPER: Color = iced::color!(0xe9e6dc);
const PAPER_EDGE: Color = iced::color!(0x8d9490);

/// A renderer with all that a table is drawn with, in board coordinates.
pub(super) struct Painter<'a> {
    pub(super) renderer: &'a mut Renderer,
    pictures: &'a PictureCache,
    deck: Deck,
    faces: CardFaces,
    back: CardBack,
    /// Narrower cards have a large index.
    large_below: f32,
    pub(super) colours: &'static ColorRoles,
    /// Physical pixels per logical pixel.
    pub(super) scale: f32,
    filter: FilterMethod,
    pub(super) board: Rectangle,
    drawn: ItemCount,
}

/// A number of shapes, pictures and texts.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct ItemCount {
    pub(super) shapes: usize,
    pub(super) pictures: usize,
    pub(super) texts: usize,
}

/// The size, colour and alignment of a text.
#[derive(Debug, Clone, Copy)]
pub(super) struct TextStyle {
    pub(super) size: f32,
    pub(super) colour: Color,
    pub(super) align: Horizontal,
}

impl<'a> Painter<'a> {
    pub(super) fn new(
        renderer: &'a mut Renderer,
        pictures: &'a PictureCache,
        view: &SeatView<'_>,
        faces: CardFaces,
        colours: &'static ColorRoles,
        scale: f32,
        board: Rectangle,
    ) -> Painter<'a> {
        // Pictures are shown at the size they are painted at, or move too fast to be looked at closely. The software renderer
        // takes more than twice as long with a filter. One filter for all, as others would be drawn in another order.
        let filter = match renderer {
            Renderer::Primary(_) => FilterMethod::Linear,
            Renderer::Secondary(_) => FilterMethod::Nearest,
        };
        let (deck, drawn) = (view.rules().deck, ItemCount::default());
        let large_below = LARGE_INDEX_BELOW;
        let back = CardBack::default();
        Painter { renderer, pictures, deck, faces, back, large_below, colours, scale, filter, board, drawn }
    }

    /// Shows this back on all cards.
    pub(super) fn with_back(self, back: CardBack) -> Painter<'a> {
        Painter { back, ..self }
    }

    /// Gives cards a large index up to a width, if that is more than usual.
    pub(super) fn with_large_index(self, width: f32) -> Painter<'a> {
        Painter { large_below: self.large_below.max(width + 0.5), ..self }
    }

    /// Draws a layer above everything drawn so far.
    pub(super) fn layer(&mut self, paint: impl FnOnce(&mut Painter<'_>)) {
        self.layer_in(self.board, paint);
    }

    /// Draws a layer that shows nothing outside `bounds`. Where it is small, the software renderer has less to do; but whenever
    /// its bounds change, it repaints all of it.
    pub(super) fn layer_in(&mut self, bounds: Rectangle, paint: impl FnOnce(&mut Painter<'_>)) {
        let Painter { pictures, deck, faces, back, large_below, colours, scale, filter, board, .. } = *self;
        self.renderer.with_layer(bounds, |renderer| {
            let drawn = ItemCount::default();
            paint(&mut Painter {
                renderer,
                pictures,
                deck,
                faces,
                back,
                large_below,
                colours,
                scale,
                filter,
                board,
                drawn,
            });
        });
    }

    /// Draws a part of the table that counts as `room` items, whether it draws that many or fewer. The software renderer
    /// compares the items of two frames by their order and repaints what differs: a pile that grows must not move all others
    /// in that order.
    pub(super) fn with_item_count(&mut self, room: ItemCount, paint: impl FnOnce(&mut Painter<'_>)) {
        let before = self.drawn;
        paint(self);
        if let Renderer::Primary(_) = self.renderer {
            return;
        }
        let spare = |room: usize, before: usize, now: usize| (before + room).saturating_sub(now);
        // Smaller than nothing, as the renderer repaints a pixel around every item.
        let nowhere = Rectangle { x: 0.0, y: 0.0, width: -2.0, height: -2.0 };
        for _ in 0..spare(room.shapes, before.shapes, self.drawn.shapes) {
            self.rounded(nowhere, 0.0, Color::TRANSPARENT, Border::default());
        }
        for _ in 0..spare(room.pictures, before.pictures, self.drawn.pictures) {
            self.image(Image::new(self.pictures.blank()), nowhere);
        }
        for _ in 0..spare(room.texts, before.texts, self.drawn.texts) {
            let text = text::line(String::new(), 1.0, Size::ZERO);
            self.fill_text(text, Point::ORIGIN, Color::TRANSPARENT, Rectangle::default());
        }
    }

    /// Draws a card face up, turned clockwise by `degrees`.
    pub(super) fn card(&mut self, card: Card, place: Rectangle, degrees: f32) {
        let face = self.face_of(card, place.width);
        self.picture(Drawing::Face(face), place, place.width, degrees);
    }

    /// Draws a card face up from the picture of its resting width, while it grows or turns.
    pub(super) fn card_in(&mut self, card: Card, place: Rectangle, rests: f32, opacity: f32) {
        let face = self.face_of(card, rests);
        self.faded(Drawing::Face(face), place, rests, 0.0, opacity);
    }

    /// The face of a card that is so wide, in logical pixels.
    fn face_of(&self, card: Card, width: f32) -> Face {
        match Face::of_card(card, self.deck, self.faces) {
            Face::Number(rank) if width < self.large_below => Face::Large(rank),
            face => face,
        }
    }

    /// Draws a card's back, turned clockwise by `degrees`.
    pub(super) fn back(&mut self, place: Rectangle, degrees: f32) {
        self.picture(Drawing::Face(Face::Back(self.back)), place, place.width, degrees);
    }

    /// Draws a card's back from the picture of its resting width, while it grows.
    pub(super) fn back_in(&mut self, place: Rectangle, rests: f32, opacity: f32) {
        self.faded(Drawing::Face(Face::Back(self.back)), place, rests, 0.0, opacity);
    }

    /// Draws a drawing from its picture of a resting width.
    pub(super) fn picture(&mut self, drawing: Drawing, place: Rectangle, rests: f32, degrees: f32) {
        self.faded(drawing, place, rests, degrees, 1.0);
    }

    /// Draws a drawing from its picture of a resting width, more or less transparent.
    pub(super) fn faded(
        &mut self,
        drawing: Drawing,
        place: Rectangle,
        rests: f32,
        degrees: f32,
        opacity: f32,
    ) {
        let picture = self.picture_of(drawing, rests, degrees);
        let mut place = place;
        if (place.width - rests).abs() < 0.01 {
            // Aligned to whole pixels and at the picture's size, a picture at rest is sharp.
            let size = Size::new(picture.width as f32 / self.scale, picture.height as f32 / self.scale);
            let corner = place.center() - Vector::new(size.width / 2.0, size.height / 2.0);
            let corner = if degrees == 0.0 { place.position() } else { corner };
            place = Rectangle::new(corner, size);
        }
        self.draw_picture(picture.handle, place, opacity);
    }

    /// The picture of a drawing at a resting width, turned clockwise.
    pub(super) fn picture_of(&self, drawing: Drawing, rests: f32, degrees: f32) -> Picture {
        self.pictures.picture(drawing, (rests * self.scale).round().max(1.0) as u32, degrees)
    }

    /// Draws a picture whose corner is on whole pixels.
    pub(super) fn draw_picture(&mut self, picture: Handle, place: Rectangle, opacity: f32) {
        let pixel = |length: f32| (length * self.scale).round() / self.scale;
        let place = Rectangle { x: pixel(place.x), y: pixel(place.y), ..place };
        self.image(Image::new(picture).filter_method(self.filter).opacity(opacity), place);
    }

    fn image(&mut self, image: Image, place: Rectangle) {
        self.drawn.pictures += 1;
        self.renderer.draw_image(image, place, self.board);
    }

    fn fill_text(&mut self, text: Text, corner: Point, colour: Color, clip: Rectangle) {
        self.drawn.texts += 1;
        self.renderer.fill_text(text, corner, colour, clip);
    }

    /// Draws the edges of the cards under the top one of a pile.
    pub(super) fn thickness(&mut self, place: Rectangle, cards: usize) {
        let edges = match cards {
            ..=1 => 0,
            2..=5 => 1,
            6..=14 => 2,
            15..=29 => 3,
            _ => 4,
        };
        let step = (place.width * 0.014).max(1.0);
        for nth in (1..=edges).rev() {
            let away = step * nth as f32;
            let place = place + Vector::new(away, away);
            self.area(place, radius(place), PAPER, PAPER_EDGE, 1.0);
        }
    }

    /// Draws a number on a disc, or on one that is drawn out.
    pub(super) fn disc(&mut self, number: String, place: Rectangle, fill: Color, ink: Color) {
        self.area(place, place.height / 2.0, fill, Color::WHITE, if place.height < 20.0 { 1.0 } else { 1.5 });
        let size = place.height
            * match number.chars().count() {
                _ if place.width > place.height => 0.75,
                ..=2 => 0.56,
                _ => 0.46,
            };
        self.words(number, place, TextStyle { size, colour: ink, align: Horizontal::Center });
    }

    /// Draws a rounded rectangle with an outline.
    pub(super) fn area(&mut self, place: Rectangle, radius: f32, fill: Color, edge: Color, width: f32) {
        if width > 0.0 && fill.a == 1.0 && edge.a == 1.0 {
            // The software renderer fills twice faster than it strokes.
            self.rounded(place, radius, edge, Border::default());
            self.rounded(place.shrink(width), (radius - width).max(0.0), fill, Border::default());
        } else {
            self.rounded(place, radius, fill, Border::default().width(width).color(edge));
        }
    }

    /// Draws a rounded rectangle with an outline, both opaque: what the colours look like on the water.
    pub(super) fn area_on_water(
        &mut self,
        place: Rectangle,
        radius: f32,
        fill: Color,
        edge: Color,
        width: f32,
    ) {
        let part = place.center_y() / self.board.height;
        let over = |colour| ground::colour_over(self.colours, part, colour);
        self.area(place, radius, over(fill), over(edge), width);
    }

    fn rounded(&mut self, place: Rectangle, radius: impl Into<Radius>, fill: Color, border: Border) {
        // No soft shadows: the software renderer is slow at them, and doesn't clear them.
        let border = border.rounded(radius);
        let quad = renderer::Quad { bounds: place, border, ..renderer::Quad::default() };
        self.drawn.shapes += 1;
        self.renderer.fill_quad(quad, fill);
    }

    /// Draws an empty slot.
    pub(super) fn empty(&mut self, place: Rectangle) {
        let (fill, edge, line) = (self.colours.slot, self.colours.slot_edge, self.colours.line);
        self.area_on_water(place, radius(place), fill, edge, line + 0.5);
    }

    /// Draws the shadow of a pile: only what its cards don't hide.
    pub(super) fn pile_shadow(&mut self, place: Rectangle) {
        let radius = radius(place);
        let y = place.y + place.height - 2.0 * radius;
        let foot = Rectangle { y, height: 2.0 * radius, ..place };
        for (away, part) in [(4.0, 0.35), (1.5, 0.75)] {
            let foot = Rectangle { x: foot.x + 0.3 * away, y: foot.y + away, ..foot };
            self.area(foot, radius, self.colours.shadow.scale_alpha(part), Color::TRANSPARENT, 0.0);
        }
    }

    /// Draws the soft shadow of an upright card that is so high above the table, in logical pixels: only what the card doesn't
    /// hide, to its right and below.
    pub(super) fn flight_shadow(&mut self, card: Rectangle, height: f32) {
        if height < 1.0 {
            return;
        }
        let (away, round) = (Vector::new(0.32 * height, 0.8 * height), radius(card));
        // The higher, the softer.
        for (spread, part) in [(0.3, 0.16), (0.1, 0.18), (-0.1, 0.2)] {
            let shadow = card.expand(spread * height) + away;
            let (right, bottom) = (shadow.x + shadow.width, shadow.y + shadow.height);
            let radius = (round + spread * height).max(1.0);
            let hidden = Point::new(card.x + card.width - 2.0 * round, card.y + card.height - 2.0 * round);
            let colour = self.colours.shadow.scale_alpha(part);
            let beside =
                Rectangle { x: hidden.x, y: shadow.y, width: right - hidden.x, height: hidden.y - shadow.y };
            let below =
                Rectangle { x: shadow.x, y: hidden.y, width: shadow.width, height: bottom - hidden.y };
            self.rounded(beside, border::top_right(radius), colour, Border::default());
            self.rounded(below, border::bottom(radius), colour, Border::default());
        }
    }

    /// Draws the shadow of a panel.
    pub(super) fn shadow(&mut self, place: Rectangle) {
        for (spread, part) in [(4.0, 0.25), (2.0, 0.35), (0.0, 0.5)] {
            self.fill(place.expand(spread) + Vector::new(0.0, 6.0), self.colours.shadow.scale_alpha(part));
        }
    }

    /// Draws a ring around a card, of a width that is multiplied by the theme's.
    pub(super) fn ring(&mut self, place: Rectangle, colour: Color, width: f32) {
        let width = width * self.colours.line;
        let place = place.expand(width - 1.0);
        self.area(place, radius(place), Color::TRANSPARENT, colour, width);
    }

    /// Draws the same ring as a picture, on which the next card can lie. `gap` is what is left free around the card.
    pub(super) fn ring_below(&mut self, card: Rectangle, colour: Color, width: f32, gap: f32) {
        let width = width * self.colours.line;
        let margin = width - 1.0 + gap;
        let all = card.width + 2.0 * margin;
        let part = |length: f32| (1000.0 * length / all).round() as u16;
        let ring = CardRing { colour: colour.into_rgba8(), line: part(width), margin: part(margin) };
        let corner = card.position() - Vector::new(margin, 1.4 * margin);
        self.picture(Drawing::Ring(ring), Rectangle::new(corner, Size::new(all, 1.4 * all)), all, 0.0);
    }

    /// Draws the glow under a card.
    pub(super) fn glow(&mut self, place: Rectangle, colour: Color) {
        for (spread, part) in [(10.0, 0.10), (7.0, 0.15), (4.0, 0.25)] {
            self.fill(place.expand(spread), colour.scale_alpha(part));
        }
    }

    /// Fills the shape of a card.
    fn fill(&mut self, place: Rectangle, colour: Color) {
        self.area(place, radius(place), colour, Color::TRANSPARENT, 0.0);
    }

    /// Draws text on one line, shortened to fit.
    pub(super) fn words(&mut self, words: impl Into<String>, place: Rectangle, style: TextStyle) {
        if place.width < 1.0 || place.height < 1.0 {
            return;
        }
        let words = text::shortened(&words.into(), style.size, place.width);
        // The renderers detect changed text as if it were aligned to its upper left corner, so it is.
        let width = match style.align {
            Horizontal::Left => place.width,
            Horizontal::Center | Horizontal::Right => text::width(&words, style.size),
        };
        let x = match style.align {
            Horizontal::Left => place.x,
            Horizontal::Center => place.center_x() - width / 2.0,
            Horizontal::Right => place.x + place.width - width,
        };
        let height = text::line_height(style.size);
        let corner = Point::new(x, place.center_y() - height / 2.0);
        let size = Size::new(width.ceil() + 1.0, height);
        let text = text::line(words, style.size, size);
        self.fill_text(text, corner, style.colour, Rectangle::new(corner, size));
    }

    /// Draws text on as many lines as its width takes, from the upper left corner of its place.
    pub(super) fn paragraph(&mut self, words: String, place: Rectangle, size: f32, colour: Color) {
        let text = paragraph(words, size, place.size().expand(Size::new(1.0, 1.0)));
        self.fill_text(text, place.position(), colour, place);
    }

    /// The place of a bubble with text beside `anchor`.
    pub(super) fn bubble_place(&self, words: &str, anchor: Rectangle, widest: f32) -> Rectangle {
        let size = text::measure(bubble_text(words, Size::new(widest, f32::INFINITY)));
        self.place_beside(anchor, size.expand(Size::new(24.0, 16.0)))
    }

    /// Draws text in a bubble at its place.
    pub(super) fn bubble(&mut self, words: String, place: Rectangle, colour: Color) {
        let size = place.size() - Size::new(24.0, 16.0);
        let text = bubble_text(words, size.expand(Size::new(1.0, 1.0)));
        self.panel(place);
        self.fill_text(text, place.position() + Vector::new(12.0, 8.0), colour, place);
    }

    /// Draws a panel above the table.
    pub(super) fn panel(&mut self, place: Rectangle) {
        self.shadow(place);
        self.area(place, 8.0, self.colours.panel, self.colours.panel_edge, self.colours.line);
    }

    /// A place of a size above `anchor`, or below it if there is no room, within the board.
    pub(super) fn place_beside(&self, anchor: Rectangle, size: Size) -> Rectangle {
        let above = Point::new(anchor.center_x() - size.width / 2.0, anchor.y - size.height - BESIDE);
        let has_room = above.y >= self.board.y + EDGE;
        let below = Point::new(above.x, anchor.y + anchor.height + BESIDE);
        self.on_board(if has_room { above } else { below }, size)
    }

    /// A place of a size above, below, left or right of `anchor`: the first of those that cover least of `anchor` and `free`.
    pub(super) fn place_clear_of(&self, anchor: Rectangle, size: Size, free: &[Rectangle]) -> Rectangle {
        let middle = anchor.center() - Vector::new(size.width / 2.0, size.height / 2.0);
        let corners = [
            Point::new(middle.x, anchor.y - size.height - BESIDE),
            Point::new(middle.x, anchor.y + anchor.height + BESIDE),
            Point::new(anchor.x - size.width - BESIDE, middle.y),
            Point::new(anchor.x + anchor.width + BESIDE, middle.y),
        ];
        let covered = |place: &Rectangle| {
            let kept = free.iter().chain([&anchor]).filter_map(|kept| kept.intersection(place));
            kept.map(|part| part.area()).sum::<f32>()
        };
        let places = corners.map(|corner| self.on_board(corner, size));
        places.into_iter().min_by(|a, b| covered(a).total_cmp(&covered(b))).unwrap_or(places[0])
    }

    /// The place of a size at a corner, moved so that all of it is on the board.
    fn on_board(&self, corner: Point, size: Size) -> Rectangle {
        let board = self.board.shrink(EDGE);
        let rightmost = (board.x + board.width - size.width).max(board.x);
        let lowest = (board.y + board.height - size.height).max(board.y);
        let corner = Point::new(corner.x.clamp(board.x, rightmost), corner.y.clamp(board.y, lowest));
        Rectangle::new(Point::new(corner.x.round(), corner.y.round()), size)
    }
}

/// The room that a text takes on lines of a width.
pub(super) fn paragraph_size(words: &str, size: f32, width: f32) -> Size {
    text::measure(paragraph(words, size, Size::new(width, f32::INFINITY)))
}

/// A text that people have written: words without an end are broken too.
fn paragraph<Words>(words: Words, size: f32, bounds: Size) -> Text<Words> {
    Text { wrapping: Wrapping::WordOrGlyph, ..text::line(words, size, bounds) }
}

/// The text of a bubble, broken at word ends.
fn bubble_text<Words>(words: Words, bounds: Size) -> Text<Words> {
    Text { wrapping: Wrapping::Word, ..text::line(words, BUBBLE_TEXT, bounds) }
}

/// The radius of a card's corners.
fn radius(place: Rectangle) -> f32 {
    place.width.min(place.height) * 0.09
}

#[cfg(test)]
mod tests {
    use iced::{Font, Pixels};
    use skipstone_core::{Position, Seat};

    use super::*;
    use crate::Theme;

    /// The width of a ring's line in a theme.
    fn line_of(theme: Theme) -> f32 {
        let position: Position = "s@1: 9?\ns@2: 9?\nh@1: 5?".parse().expect("a position");
        let round = position.round().expect("a round");
        let software = iced_tiny_skia::Renderer::new(Font::default(), Pixels(16.0));
        let (mut renderer, pictures) = (Renderer::Secondary(software), PictureCache::default());
        let board = Rectangle::with_size(Size::new(400.0, 300.0));
        let view = round.view(Seat::ONE);
        let colours = theme.tokens();
        let mut painter =
            Painter::new(&mut renderer, &pictures, &view, CardFaces::default(), colours, 1.0, board);
        painter.ring(Rectangle::new(Point::new(50.0, 50.0), Size::new(50.0, 70.0)), colours.legal, 3.0);
        let Renderer::Secondary(mut software) = renderer else { unreachable!("made so") };
        software.layers()[0].quads[0].0.border.width
    }

    #[test]
    fn rings_are_twice_as_wide_in_high_contrast() {
        assert_eq!(line_of(Theme::HighContrast), 2.0 * line_of(Theme::Lake));
    }
}
