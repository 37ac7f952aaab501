//! A line chart with values at its left edge. It can show whose each line is, mark a point that can be pressed, and lead to the
//! place that is pressed.

use std::cell::RefCell;

use iced::advanced::Renderer as _;
use iced::advanced::image::{Handle, Image, Renderer as _};
use iced::advanced::text::Renderer as _;
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, renderer};
use iced::{Color, Event, Length, Point, Rectangle, Renderer, Size};

use super::fill;
use super::line_picture::{Line, LinePicture, PlotArea};
use crate::widget::picture_cache::PictureCache;
use crate::widget::pointer_event::PointerEvent;
use crate::widget::stone::Mood;
use crate::widget::stone_picture::draw_stone;
use crate::widget::text;
use crate::{Element, Theme};
use skipstone_core::Stone;

/// The size of the values at the left edge, and their distance from the lines.
const VALUE: f32 = 13.0;
const VALUE_GAP: f32 = 10.0;
/// The room above and below the plotted area, for half of a value or a mark.
const MARGIN: f32 = 10.0;
/// The room for a mark's half at the right edge.
const RIGHT: f32 = 9.0;
/// The width of a stone at the end of a line, the gap before it, and the least distance of two of them.
const STONE: f32 = 26.0;
const STONE_GAP: f32 = 8.0;
const STONE_STEP: f32 = 17.0;
/// The gap between a stone and its name, the largest width of a name, and its size.
const NAME_GAP: f32 = 6.0;
const NAME_MOST: f32 = 110.0;
const NAME: f32 = 13.0;
/// How far from a mark a press still counts, in logical pixels.
const REACH: f32 = 16.0;
/// The distance of a mark's words from its middle.
const MARK_GAP: f32 = 9.0;
/// How far the ground of these words reaches beyond them at both sides.
const MARK_GROUND: f32 = 4.0;
/// The thickness of the line at the current place.
const CURSOR: f32 = 2.0;

/// Whose a line is, shown at its end.
#[derive(Debug, Clone)]
pub struct LineEnd {
    /// The stone and its mood.
    pub stone: (Stone, Mood),
    /// The name, shortened if it is long.
    pub name: String,
}

/// A point that is marked.
#[derive(Debug, Clone)]
pub struct Mark<Message> {
    /// Its values.
    pub point: (f32, f32),
    /// What it is, in a word or two beside it.
    pub words: String,
    /// What a press on it sends.
    pub message: Message,
}

/// Whose the lines are, in the order of the lines.
pub struct LineEnds<'a> {
    /// The end of each line.
    pub ends: Vec<LineEnd>,
    /// Where their pictures are kept.
    pub pictures: &'a PictureCache,
}

/// Lines over a range of values. The widget fills its room.
pub struct LineChart<'a, Message> {
    /// The lines, in the order in which they are drawn.
    pub lines: Vec<Line>,
    /// The values at the right and upper edges; those at the left and lower ones are 0.
    pub range: (f32, f32),
    /// Physical pixels per logical pixel.
    pub scale: f32,
    /// The values that have a line across the chart, and their words at the left edge.
    pub values: Vec<(f32, String)>,
    /// Shows whose the lines are, at their ends.
    pub ends: Option<LineEnds<'a>>,
    /// Marks a point.
    pub mark: Option<Mark<Message>>,
    /// Marks the current place, by its value from the left.
    pub cursor: Option<f32>,
    /// Makes the chart lead to a place: the message gets the value from the left.
    pub on_press: Option<Box<dyn Fn(f32) -> Message + 'a>>,
    /// The distances of the plotted area from the left and right edges; `None` fits values and stones.
    pub insets: Option<(f32, f32)>,
    /// What the chart tells in words, for tests and assistive technology.
    pub words: String,
}

/// The picture that was painted last; painted anew only when it changes.
#[derive(Default)]
struct Painted(RefCell<Option<(LinePicture, Handle)>>);

impl<'a, Message: Clone> LineChart<'a, Message> {
    /// Lines without anything else.
    pub fn new(lines: Vec<Line>, range: (f32, f32), scale: f32) -> LineChart<'a, Message> {
        LineChart {
            lines,
            range,
            scale,
            values: Vec::new(),
            ends: None,
            mark: None,
            cursor: None,
            on_press: None,
            insets: None,
            words: String::new(),
        }
    }

    /// The distances of the plotted area from the left and right edges.
    fn horizontal_insets(&self) -> (f32, f32) {
        self.insets.unwrap_or_else(|| {
            let widest = self.values.iter().map(|(_, words)| text::width(words, VALUE)).fold(0.0, f32::max);
            let right =
                self.ends.as_ref().map_or(RIGHT, |ends| STONE_GAP + STONE + NAME_GAP + ends.name_width());
            (widest.ceil() + VALUE_GAP, right)
        })
    }

    /// Where the values lie in these bounds.
    fn plot(&self, bounds: Rectangle) -> PlotArea {
        let (left, right) = self.horizontal_insets();
        let area = Rectangle {
            x: bounds.x + left,
            y: bounds.y + MARGIN,
            width: (bounds.width - left - right).max(0.0),
            height: (bounds.height - 2.0 * MARGIN).max(0.0),
        };
        PlotArea { range: self.range, area }
    }

    /// The picture of the lines in a room.
    fn picture(&self, size: Size, theme: &Theme) -> LinePicture {
        let pixels = |length: f32| (length * self.scale).ceil() as u32;
        let colours = theme.tokens();
        LinePicture {
            lines: self.lines.clone(),
            plot: self.plot(Rectangle::with_size(size)),
            size: (pixels(size.width), pixels(size.height)),
            mark: self.mark.as_ref().map(|mark| (mark.point, [colours.panel, colours.danger])),
            scale: self.scale,
        }
    }

    /// The message of a press there; `None` beside everything that can be pressed.
    fn press(&self, at: Point, bounds: Rectangle) -> Option<Message> {
        let plot = self.plot(bounds);
        if let Some(mark) = &self.mark
            && plot.position(mark.point).distance(at) <= REACH
        {
            return Some(mark.message.clone());
        }
        let press = self.on_press.as_ref().filter(|_| bounds.contains(at))?;
        let part = (at.x - plot.area.x) / plot.area.width.max(1.0);
        Some(press(part.clamp(0.0, 1.0) * self.range.0))
    }

    /// Draws the lines across the chart with their values, and the current place.
    fn draw_axes(&self, renderer: &mut Renderer, plot: PlotArea, theme: &Theme) {
        let area = plot.area;
        let colours = theme.tokens();
        for (value, words) in &self.values {
            let from = plot.position((0.0, *value));
            let line = Rectangle::new(from, Size::new(area.width, 1.0));
            fill(renderer, line, 0.0, colours.field_edge.scale_alpha(0.45));
            let size = Size::new(text::width(words, VALUE).ceil() + 1.0, text::line_height(VALUE));
            let at = Point::new(from.x - VALUE_GAP - size.width, from.y - size.height / 2.0);
            let words = text::line(words.clone(), VALUE, size);
            renderer.fill_text(words, at, colours.text_soft, Rectangle::new(at, size));
        }
        if let Some(at) = self.cursor {
            let x = plot.position((at, 0.0)).x - CURSOR / 2.0;
            fill(renderer, Rectangle { x, width: CURSOR, ..area }, 0.0, colours.text_soft);
        }
    }

    /// Draws the words of the mark: below it, or above it at the lower edge, where its own line doesn't go on. They lie on a ground
    /// that hides the lines of others.
    fn draw_mark(&self, renderer: &mut Renderer, bounds: Rectangle, plot: PlotArea, theme: &Theme) {
        let Some(mark) = &self.mark else { return };
        let size = Size::new(text::width(&mark.words, VALUE).ceil() + 1.0, text::line_height(VALUE));
        let at = plot.position(mark.point);
        let below = at.y + MARK_GAP;
        let fits = below + size.height <= bounds.y + bounds.height;
        let y = if fits { below } else { at.y - MARK_GAP - size.height };
        let most = (bounds.x + bounds.width - size.width).max(bounds.x);
        let at = Point::new((at.x - size.width / 2.0).clamp(bounds.x, most), y);
        let ground = Rectangle::new(at, size).expand([0.0, MARK_GROUND]);
        let colours = theme.tokens();
        // Within a layer, pictures lie above the ground.
        renderer.with_layer(bounds, |renderer| {
            fill(renderer, ground, MARK_GROUND, colours.panel);
            renderer.fill_text(text::line(mark.words.clone(), VALUE, size), at, colours.danger, bounds);
        });
    }

    /// Draws the stones at the ends of the lines. Where lines end close together, stones keep their order and a distance.
    fn draw_ends(&self, renderer: &mut Renderer, bounds: Rectangle, plot: PlotArea, text_colour: Color) {
        let Some(ends) = &self.ends else { return };
        let last = |line: &Line| plot.position(line.points.last().copied().unwrap_or_default()).y;
        let mut places: Vec<(f32, &LineEnd)> =
            self.lines.iter().zip(&ends.ends).map(|(line, end)| (last(line), end)).collect();
        places.sort_by(|one, other| one.0.total_cmp(&other.0));
        let mut heights: Vec<f32> = places.iter().map(|(y, _)| *y).collect();
        spread(&mut heights, STONE_STEP, (plot.area.y, plot.area.y + plot.area.height));
        let x = plot.area.x + plot.area.width + STONE_GAP;
        for (y, (_, end)) in heights.into_iter().zip(places) {
            let at = Point::new(x, y - 0.45 * STONE);
            draw_stone(renderer, ends.pictures, end.stone, at, STONE, self.scale);
            let size = Size::new(NAME_MOST, text::line_height(NAME));
            let at = Point::new(x + STONE + NAME_GAP, y - size.height / 2.0);
            let name = text::line(text::shortened(&end.name, NAME, NAME_MOST), NAME, size);
            renderer.fill_text(name, at, text_colour, bounds);
        }
    }
}

impl LineEnds<'_> {
    /// The width of the longest name.
    fn name_width(&self) -> f32 {
        self.ends.iter().map(|end| text::width(&end.name, NAME).ceil()).fold(0.0, f32::max).min(NAME_MOST)
    }
}

/// Moves ascending values apart to a least distance, within limits as far as they suffice.
fn spread(values: &mut [f32], step: f32, (least, most): (f32, f32)) {
    let mut lowest = least;
    for value in values.iter_mut() {
        *value = value.max(lowest);
        lowest = *value + step;
    }
    let mut highest = most;
    for value in values.iter_mut().rev() {
        *value = value.min(highest);
        highest = *value - step;
    }
}

impl<Message: Clone> Widget<Message, Theme, Renderer> for LineChart<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Painted>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Painted::default())
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Fill)
    }

    fn layout(&mut self, _tree: &mut Tree, _renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::atomic(limits, Length::Fill, Length::Fill)
    }

    fn update(
        &mut self,
        _tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        _viewport: &Rectangle,
    ) {
        if PointerEvent::of(event) != Some(PointerEvent::Pressed) {
            return;
        }
        if let Some(message) = cursor.position().and_then(|at| self.press(at, layout.bounds())) {
            shell.publish(message);
            shell.capture_event();
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
        let bounds = layout.bounds();
        let plot = self.plot(bounds);
        self.draw_axes(renderer, plot, theme);
        let picture = self.picture(bounds.size(), theme);
        let size = Size::new(picture.size.0 as f32, picture.size.1 as f32) * (1.0 / self.scale);
        let Painted(painted) = tree.state.downcast_ref();
        let mut painted = painted.borrow_mut();
        if painted.as_ref().is_none_or(|(last, _)| *last != picture) {
            *painted = picture.paint().map(|handle| (picture, handle));
        }
        if let Some((_, handle)) = &*painted {
            let pixel = |length: f32| (length * self.scale).round() / self.scale;
            let place = Rectangle::new(Point::new(pixel(bounds.x), pixel(bounds.y)), size);
            renderer.draw_image(Image::new(handle.clone()), place, place);
        }
        self.draw_mark(renderer, bounds, plot, theme);
        self.draw_ends(renderer, bounds, plot, theme.tokens().text);
    }

    fn mouse_interaction(
        &self,
        _tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _viewport: &Rectangle,
        _renderer: &Renderer,
    ) -> mouse::Interaction {
        match cursor.position().and_then(|at| self.press(at, layout.bounds())) {
            Some(_) => mouse::Interaction::Pointer,
            None => mouse::Interaction::default(),
        }
    }

    fn operate(
        &mut self,
        _tree: &mut Tree,
        layout: Layout<'_>,
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.text(None, layout.bounds(), &self.words);
    }
}

impl<'a, Message: Clone + 'a> From<LineChart<'a, Message>> for Element<'a, Message> {
    fn from(chart: LineChart<'a, Message>) -> Self {
        Element::new(chart)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_spread_within_their_limits() {
        let mut values = [0.0, 1.0, 50.0, 99.0, 100.0, 100.0];
        spread(&mut values, 10.0, (0.0, 100.0));
        assert_eq!(values, [0.0, 10.0, 50.0, 80.0, 90.0, 100.0]);
        let mut level = [40.0, 40.0];
        spread(&mut level, 10.0, (0.0, 100.0));
        assert_eq!(level, [40.0, 50.0]);
    }
}
