//! The race of the stones: how far each player's stock is, along a track to a flag.

use std::time::Instant;

use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, layout, mouse, renderer};
use iced::alignment::Horizontal;
use iced::{Color, Event, Length, Point, Rectangle, Renderer, Size, Vector, window};
use skipstone_core::{Seat, SeatView};

use super::PlayerDisplay;
use super::paint::{Painter, TextStyle};
use super::splash::ring_place;
use crate::board::{AnimatedBoard, TableWording};
use crate::theme::card_faces::CardFaces;
use crate::widget::picture_cache::{Drawing, PictureCache};
use crate::{Element, Theme};

/// The width of a stone, and of the number beside it.
const STONE: f32 = 34.0;
const COUNT: f32 = 22.0;
/// The width of a stone where there is little room.
const SMALL_STONE: f32 = 24.0;
const SMALL_COUNT: f32 = 17.0;
/// The distance of stones that are level, in stone widths.
const LEVEL: f32 = 0.55;
/// The distance of the dots of the track.
const DOTS: f32 = 9.0;
const FLAG: f32 = 26.0;
/// The width of the light around the flag, in its widths, and how far it is raised, while somebody has one stock card left.
const LIGHT: f32 = 3.2;
const LIFT: f32 = 3.0;
/// The width of the rings around a stone, in its widths.
const RINGS: f32 = 1.7;
/// In less room than this nothing is drawn.
const LEAST: f32 = 90.0;

/// A widget that shows how far the players are.
pub struct RaceWidget<'a> {
    animation: &'a AnimatedBoard,
    pictures: &'a PictureCache,
    wording: TableWording<'a>,
    players: Vec<PlayerDisplay>,
    scale: f32,
    magnification: f32,
    shows_turn: bool,
}

/// A player on the track.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Runner {
    seat: Seat,
    /// The stock cards left.
    left: usize,
    /// The stone's left edge, from the track's beginning.
    x: f32,
}

impl<'a> RaceWidget<'a> {
    /// The race of the players of a table. `scale` is in physical pixels per logical pixel.
    pub fn new(
        animation: &'a AnimatedBoard,
        pictures: &'a PictureCache,
        wording: TableWording<'a>,
        players: Vec<PlayerDisplay>,
        scale: f32,
    ) -> RaceWidget<'a> {
        let (magnification, shows_turn) = (1.0, false);
        RaceWidget { animation, pictures, wording, players, scale, magnification, shows_turn }
    }

    /// The same race to be read from across the room, with numbers so much larger, and rings around the stone on turn.
    pub fn magnified(self, magnification: f32) -> RaceWidget<'a> {
        RaceWidget { magnification, shows_turn: true, ..self }
    }

    /// The stock cards that are left of each seat with a stock, as far as the board has shown it.
    fn stocks(&self, view: &SeatView<'_>) -> Vec<(Seat, usize)> {
        // Before the first turn nobody has moved, though the stocks are still being dealt.
        let left =
            |seat| if view.turns() == 0 { view.setup().stock(seat).into() } else { view.stock_left(seat) };
        let runners = view.setup().seats().filter(|seat| view.setup().has_piles(*seat));
        runners.map(|seat| (seat, left(seat))).collect()
    }
}

/// Where the runners are on a track of a length, each stone `width` wide with room for a number after it. Who is level with
/// others stands close behind them, and the last of them has the number. Only where there is no room, a stone isn't where its
/// stock would be; the order is always right.
fn positions(stocks: &[(Seat, usize)], total: usize, length: f32, width: f32, count: f32) -> Vec<Runner> {
    let total = total.max(1) as f32;
    let place = |left: usize| (1.0 - (left as f32 / total).min(1.0)) * (length - width - count);
    let mut runners: Vec<Runner> =
        stocks.iter().map(|(seat, left)| Runner { seat: *seat, left: *left, x: place(*left) }).collect();
    runners.sort_by(|a, b| b.left.cmp(&a.left).then(a.seat.cmp(&b.seat)));
    let step =
        |one: &Runner, next: &Runner| if one.left == next.left { LEVEL * width } else { width + count };
    for nth in 1..runners.len() {
        let least = runners[nth - 1].x + step(&runners[nth - 1], &runners[nth]);
        runners[nth].x = runners[nth].x.max(least);
    }
    let mut most = length - width - count;
    for nth in (0..runners.len()).rev() {
        runners[nth].x = runners[nth].x.min(most);
        if nth > 0 {
            most = runners[nth].x - step(&runners[nth - 1], &runners[nth]);
        }
    }
    runners
}

impl<Message> Widget<Message, Theme, Renderer> for RaceWidget<'_> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Instant>()
    }

    /// When the last frame was drawn.
    fn state(&self) -> tree::State {
        tree::State::new(Instant::now())
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Fill)
    }

    fn layout(&mut self, _tree: &mut Tree, _renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::Node::new(limits.max())
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        _place: Layout<'_>,
        _cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        _shell: &mut Shell<'_, Message>,
        _viewport: &Rectangle,
    ) {
        // The table asks for the frames.
        if let Event::Window(window::Event::RedrawRequested(now)) = event {
            *tree.state.downcast_mut() = *now;
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        _style: &renderer::Style,
        place: Layout<'_>,
        _cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
        let bounds = place.bounds();
        // Before the deal there is nothing to be ahead in.
        if bounds.width < LEAST || self.animation.shows_draws() {
            return;
        }
        let now: Instant = *tree.state.downcast_ref();
        let celebration = self.animation.celebration();
        let view = self.animation.view();
        let stocks = self.stocks(&view);
        // Stones needn't be as large as numbers to be made out.
        let (large, magnified) = (0.5 + 0.5 * self.magnification, self.magnification);
        let flag_width = FLAG * large;
        let length = bounds.width - flag_width - 6.0;
        // Rings around the first stone need some room.
        let begin = if self.shows_turn { 0.5 * (RINGS - 1.0) * STONE * large } else { 0.0 };
        let sizes = |stone: f32, count: f32| (stone * large, count * magnified);
        let roomy = length >= (STONE * large + COUNT * magnified) * stocks.len() as f32;
        let (stone, count) = if roomy { sizes(STONE, COUNT) } else { sizes(SMALL_STONE, SMALL_COUNT) };
        let count = count.min(length / stocks.len().max(1) as f32 - stone).max(0.0);
        let mut runners =
            positions(&stocks, view.setup().largest_dealt().into(), length - begin, stone, count);
        runners.iter_mut().for_each(|runner| runner.x += begin);
        let colours = theme.tokens();
        let offset = Vector::new(bounds.x, bounds.y);
        renderer.with_translation(offset, |renderer| {
            let board = Rectangle::with_size(bounds.size());
            let mut painter = Painter::new(
                renderer,
                self.pictures,
                &view,
                CardFaces::default(),
                colours,
                self.scale,
                board,
            );
            // The light of the flag reaches beyond the track.
            painter.layer_in(board.expand([0.0, LIGHT * FLAG * large]), |painter| {
                let line = bounds.height * 0.62;
                for dot in 0..(length / DOTS) as usize {
                    let place =
                        Rectangle::new(Point::new(dot as f32 * DOTS, line - 1.0), Size::new(2.5, 2.5));
                    painter.area(place, 1.25, colours.text_soft.scale_alpha(0.5), Color::TRANSPARENT, 0.0);
                }
                let flag = Rectangle::new(
                    Point::new(length + 4.0, line + 4.0 - 1.2 * flag_width),
                    Size::new(flag_width, 1.2 * flag_width),
                );
                let raised = self.animation.raised_flag(now);
                if let Some(raised) = raised {
                    painter.light(flag.center(), LIGHT * flag_width, raised.raised);
                }
                let flag = flag - Vector::new(0.0, raised.map_or(0.0, |flag| (LIFT * flag.raised).round()));
                let waves = celebration.map_or(0.0, |celebration| celebration.flag_turn(now).round());
                let turn = raised.map_or(waves, |flag| flag.turn);
                painter.picture(Drawing::Flag, flag, flag_width, turn);
                for (nth, runner) in runners.iter().enumerate() {
                    let Some(player) = self.players.get(runner.seat.index()) else { continue };
                    let hop = celebration.map_or(0.0, |celebration| celebration.hop(runner.seat, now));
                    let place = Rectangle {
                        x: runner.x,
                        // Stones stand on the line, which their drawing has at seven eighths.
                        y: line - 0.8 * (0.87 + hop) * stone,
                        width: stone,
                        height: 0.8 * stone,
                    };
                    let is_on_turn = self.shows_turn && view.on_turn() == Some(runner.seat);
                    if is_on_turn {
                        let rings = ring_place(Point::new(place.center_x(), line), RINGS * stone);
                        painter.picture(Drawing::Ripple, rings, RINGS * stone, 0.0);
                    }
                    painter.picture(Drawing::Stone(player.stone), place, stone, 0.0);
                    painter.picture(Drawing::Mood(player.mood), place, stone, 0.0);
                    let is_last = runners.get(nth + 1).is_none_or(|next| next.left != runner.left);
                    if count >= SMALL_COUNT * magnified && is_last {
                        let marked = if self.shows_turn { view.on_turn() } else { self.wording.me };
                        let own = |other: &Runner| Some(other.seat) == marked && other.left == runner.left;
                        let colour = if runners.iter().any(own) { colours.accent } else { colours.text };
                        let height = 20.0 * magnified;
                        let y = line - 0.4 * stone - height / 2.0;
                        let words = Rectangle { x: runner.x + stone + 2.0, y, width: count, height };
                        let style = TextStyle { size: 14.0 * magnified, colour, align: Horizontal::Left };
                        painter.words(runner.left.to_string(), words, style);
                    }
                }
            });
        });
    }

    fn operate(
        &mut self,
        _tree: &mut Tree,
        place: Layout<'_>,
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let view = self.animation.view();
        let descriptions =
            self.stocks(&view).into_iter().map(|(seat, left)| format!("{} {left}", self.wording.name(seat)));
        let descriptions: Vec<String> = descriptions.collect();
        operation.text(Some(&"race".into()), place.bounds(), &descriptions.join(", "));
    }
}

impl<'a, Message: 'a> From<RaceWidget<'a>> for Element<'a, Message> {
    fn from(race: RaceWidget<'a>) -> Self {
        Element::new(race)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_hides_another_and_the_order_is_that_of_the_stocks() {
        for seats in 1..=12 {
            for spread in [0, 1, 5, 30] {
                let stocks: Vec<(Seat, usize)> =
                    (0..seats).map(|at| (Seat::from_index(at), 30 - (at * 7) % (spread + 1))).collect();
                let (width, count) = (30.0, 20.0);
                let runners = positions(&stocks, 30, 600.0, width, count);
                assert_eq!(runners.len(), seats);
                for pair in runners.windows(2) {
                    assert!(pair[0].left >= pair[1].left, "{runners:?}");
                    let apart = if pair[0].left == pair[1].left { LEVEL * width } else { width + count };
                    assert!(pair[1].x - pair[0].x >= apart - 0.01, "{runners:?}");
                }
                assert!(runners[0].x >= -0.01, "{runners:?}");
                assert!(runners[seats - 1].x <= 600.0 - width - count + 0.01, "{runners:?}");
            }
        }
    }

    #[test]
    fn the_track_is_as_long_as_the_stock() {
        let stocks = [(Seat::ONE, 30), (Seat::from_index(1), 0)];
        let runners = positions(&stocks, 30, 500.0, 30.0, 20.0);
        assert_eq!((runners[0].x, runners[1].x), (0.0, 450.0));
    }
}
