//! Gestures of the mouse and of fingers, as a window brings them: drags and how they end, taps, long presses and scrolling.

use std::time::{Duration, Instant};

use iced::advanced::clipboard;
use iced::advanced::renderer::Style;
use iced::advanced::widget::operation::{Operation, Outcome, black_box};
use iced::keyboard::key::Named;
use iced::mouse::{self, Button, Cursor};
use iced::touch::{self, Finger};
use iced::widget::{column, scrollable};
use iced::{Color, Event, Point, Rectangle, Renderer, window};
use iced_test::runtime::user_interface::{Cache, UserInterface};
use iced_test::selector::Selector;
use iced_test::simulator::press_key;
use skipstone::Element;
use skipstone::board::Slot;
use skipstone::screen::table::Message;
use skipstone::theme::Theme;
use skipstone::widget::board::BoardEvent;
use skipstone::widget::button;
use skipstone::widget::chart::LineChart;
use skipstone::widget::primary_pointer::PrimaryPointer;
use skipstone::widget::scrubber::Scrubber;
use skipstone::widget::tooltip::{Position, with_tooltip};
use skipstone_core::{Pile, Seat};

use crate::game::{Game, short};
use crate::handover::renderer;
use crate::seen::{ROOM, Seen};

const FIRST: Finger = Finger(7);
const SECOND: Finger = Finger(8);
/// As long as nothing waits longer.
const LONG: Duration = Duration::from_secs(5);
/// Longer than any round takes on the paused clock.
const A_DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// The widgets of a window, which keep their state from one event to the next, and its cursor.
struct Surface {
    cache: Cache,
    renderer: Renderer,
    cursor: Cursor,
}

impl Surface {
    fn new() -> Surface {
        Surface { cache: Cache::new(), renderer: renderer(), cursor: Cursor::Unavailable }
    }

    /// The messages of an event. The cursor is where the toolkit has it.
    fn send<Message>(&mut self, view: Element<'_, Message>, event: Event) -> Vec<Message> {
        match &event {
            Event::Mouse(mouse::Event::CursorMoved { position }) => {
                self.cursor = Cursor::Available(*position);
            }
            Event::Touch(
                touch::Event::FingerPressed { position, .. }
                | touch::Event::FingerMoved { position, .. }
                | touch::Event::FingerLifted { position, .. }
                | touch::Event::FingerLost { position, .. },
            ) => self.cursor = Cursor::Available(*position),
            Event::Mouse(mouse::Event::CursorLeft) => self.cursor = Cursor::Unavailable,
            _ => {}
        }
        let mut messages = Vec::new();
        let cache = std::mem::take(&mut self.cache);
        let view = PrimaryPointer::new(view);
        let mut interface = UserInterface::build(view, ROOM, cache, &mut self.renderer);
        let clipboard = &mut clipboard::Null;
        let _ = interface.update(&[event], self.cursor, &mut self.renderer, clipboard, &mut messages);
        self.cache = interface.into_cache();
        messages
    }

    fn send_all<'a, Message: 'a>(
        &mut self,
        view: impl Fn() -> Element<'a, Message>,
        events: impl IntoIterator<Item = Event>,
    ) -> Vec<Message> {
        events.into_iter().flat_map(|event| self.send(view(), event)).collect()
    }

    /// Plays a gesture at a table, which follows every event before the next one.
    fn play(&mut self, game: &mut Game, events: impl IntoIterator<Item = Event>) {
        for event in events {
            let messages = self.send(game.view(), event);
            messages.into_iter().for_each(|message| game.tell(message));
        }
    }

    /// The visible bounds of words.
    fn find<Message>(&mut self, view: Element<'_, Message>, words: &'static str) -> Option<Rectangle> {
        let cache = std::mem::take(&mut self.cache);
        let view = PrimaryPointer::new(view);
        let mut interface = UserInterface::build(view, ROOM, cache, &mut self.renderer);
        let mut find = Selector::find(words);
        interface.operate(&self.renderer, &mut black_box(&mut find));
        self.cache = interface.into_cache();
        match find.finish() {
            Outcome::Some(found) => found?.visible_bounds(),
            _ => None,
        }
    }
}

/// How many texts are drawn: tooltips publish none.
fn drawn_texts<Message>(surface: &mut Surface, view: Element<'_, Message>) -> usize {
    let Surface { cache, renderer, cursor } = surface;
    let view = PrimaryPointer::new(view);
    let mut interface = UserInterface::build(view, ROOM, std::mem::take(cache), renderer);
    // Lays the tooltip out.
    let _ = interface.update(&[], *cursor, renderer, &mut clipboard::Null, &mut Vec::new());
    interface.draw(renderer, &Theme::Lake, &Style { text_color: Color::WHITE }, *cursor);
    *cache = interface.into_cache();
    let Renderer::Secondary(renderer) = renderer else { unreachable!("made so") };
    renderer.layers().iter().map(|layer| layer.text.len()).sum()
}

fn moved(position: Point) -> Event {
    Event::Mouse(mouse::Event::CursorMoved { position })
}

fn pressed() -> Event {
    Event::Mouse(mouse::Event::ButtonPressed(Button::Left))
}

fn released() -> Event {
    Event::Mouse(mouse::Event::ButtonReleased(Button::Left))
}

fn left() -> Event {
    Event::Mouse(mouse::Event::CursorLeft)
}

fn down(id: Finger, position: Point) -> Event {
    Event::Touch(touch::Event::FingerPressed { id, position })
}

fn slid(id: Finger, position: Point) -> Event {
    Event::Touch(touch::Event::FingerMoved { id, position })
}

fn lifted(id: Finger, position: Point) -> Event {
    Event::Touch(touch::Event::FingerLifted { id, position })
}

fn lost(id: Finger, position: Point) -> Event {
    Event::Touch(touch::Event::FingerLost { id, position })
}

fn frame(now: Instant) -> Event {
    Event::Window(window::Event::RedrawRequested(now))
}

/// Drags a card to where it could be dropped, ends that in a way that drops nothing, and tries whether it is in the hand then: a
/// click on a pile that would take it does nothing, and another card is discarded there.
async fn assert_put_back(
    how: &str,
    grab: impl Fn(Point, Point) -> Vec<Event>,
    end: impl Fn(&mut Surface, &mut Game),
) {
    let mut game = Game::begin(2, 2, short()).await;
    let mut surface = Surface::new();
    let pile = Slot::Discard(Seat::ONE, Pile::One);
    let top = |game: &Game, slot: Slot| game.state.table().source_card(slot.source().expect("own")).ok();
    let dragged = top(&game, Slot::Hand(0)).expect("a card");
    let other = (1..5).map(Slot::Hand).find(|slot| top(&game, *slot) != Some(dragged)).expect("another one");
    let kept = top(&game, other);
    let (to, dragged_from, other_at) = (game.point(pile), game.point(Slot::Hand(0)), game.point(other));
    surface.play(&mut game, grab(dragged_from, to));
    end(&mut surface, &mut game);
    let before = game.state.table().moves();
    let click = |at| [moved(at), pressed(), released()];
    surface.play(&mut game, click(to));
    surface.play(&mut game, click(other_at));
    surface.play(&mut game, click(to));
    game.listen().await;
    assert!(game.state.table().moves() > before, "{how}: the other card is played");
    assert_eq!(top(&game, pile), kept, "{how}");
}

#[tokio::test(start_paused = true)]
async fn a_drag_that_ends_without_a_drop_puts_the_card_back() {
    let outside = Point::new(-300.0, 400.0);
    let by_mouse = |from, to| vec![moved(from), pressed(), moved(to)];
    let ends: [(&str, Vec<Event>); 8] = [
        ("released outside", vec![moved(outside), released()]),
        ("released where the window isn’t told", vec![left(), released()]),
        ("moved on outside after leaving", vec![left(), moved(outside), released()]),
        ("released below, where it overlaps piles", vec![moved(Point::new(640.0, 801.0)), released()]),
        ("the focus goes to another window", vec![Event::Window(window::Event::Unfocused), released()]),
        ("another button", vec![Event::Mouse(mouse::Event::ButtonPressed(Button::Right)), released()]),
        ("Escape", vec![press_key(Named::Escape, None), released()]),
        ("a key that leads away", vec![press_key(Named::F1, None), released()]),
    ];
    for (how, events) in ends {
        assert_put_back(how, by_mouse, |surface, game| surface.play(game, events.clone())).await;
    }
    assert_put_back("the release is never told", by_mouse, |surface, game| surface.play(game, [left()]))
        .await;
    assert_put_back("a menu opens", by_mouse, |surface, game| {
        game.tell(Message::Menu(true));
        surface.play(game, [frame(Instant::now()), released()]);
        game.tell(Message::Menu(false));
    })
    .await;

    let by_finger = |from, to| vec![down(FIRST, from), slid(FIRST, to)];
    assert_put_back("the finger is lost", by_finger, |surface, game| {
        surface.play(game, [lost(FIRST, Point::ORIGIN)]);
    })
    .await;
    let elsewhere = Event::Window(window::Event::Unfocused);
    assert_put_back("the window is switched under the finger", by_finger, |surface, game| {
        surface.play(game, [elsewhere.clone(), slid(FIRST, outside), lifted(FIRST, outside)]);
    })
    .await;
}

/// Taps and drags play a whole round, while a second finger taps on other cards.
#[tokio::test(start_paused = true)]
async fn a_round_is_played_by_finger() {
    let mut game = Game::begin(2, 2, short()).await;
    let mut surface = Surface::new();
    let played = game.play(|game, mv| {
        let (from, to) = game.slots(mv);
        let (from, to, other) = (game.point(from), game.point(to), game.point(Slot::Hand(2)));
        if game.state.table().moves() % 2 == 0 {
            surface.play(game, [down(FIRST, from), lifted(FIRST, from)]);
            surface.play(game, [down(FIRST, to), lifted(FIRST, to)]);
        } else {
            let half = from + (to - from) * 0.5;
            surface.play(game, [down(FIRST, from), slid(FIRST, half), down(SECOND, other), slid(FIRST, to)]);
            surface.play(game, [slid(SECOND, from), lifted(SECOND, from), lifted(FIRST, to)]);
        }
    });
    tokio::time::timeout(A_DAY, played).await.expect("no move is waited for in vain");
}

#[tokio::test(start_paused = true)]
async fn a_long_press_tells_what_lies_there_and_presses_nothing() {
    let game = Game::begin(2, 2, short()).await;
    let at = game.point(Slot::Stock(Seat::Two));
    let clicks = |resting: Duration| {
        let began = Instant::now();
        let press = [frame(began), down(FIRST, at), frame(began + resting), lifted(FIRST, at)];
        let messages = Surface::new().send_all(|| game.view(), press);
        let is_click = |message: &Message| matches!(message, Message::Board(BoardEvent::Clicked(_)));
        messages.iter().filter(|message| is_click(message)).count()
    };
    assert_eq!((clicks(Duration::ZERO), clicks(LONG)), (1, 0));

    let view = || {
        let button: Element<'static, &str> = button::quiet("Print", Some("printed")).into();
        with_tooltip(button, "P prints".to_owned(), Position::Bottom)
    };
    let mut surface = Surface::new();
    let at = surface.find(view(), "Print").expect("it is there").center();
    let began = Instant::now();
    assert_eq!(surface.send_all(view, [down(FIRST, at), frame(began), lifted(FIRST, at)]), ["printed"]);
    assert_eq!(drawn_texts(&mut surface, view()), 1, "a tap tells nothing");
    surface.send_all(view, [down(FIRST, at), frame(began + LONG)]);
    assert_eq!(drawn_texts(&mut surface, view()), 2);
    assert!(surface.send_all(view, [lifted(FIRST, at), frame(began + LONG)]).is_empty());
    assert_eq!(drawn_texts(&mut surface, view()), 1, "nothing points at it any more");
    surface.send_all(view, [moved(at), frame(began + LONG)]);
    assert_eq!(drawn_texts(&mut surface, view()), 2, "the mouse does");
}

#[test]
fn a_finger_leads_through_a_replay() {
    let line = || Element::from(Scrubber::new(0, 100, &[], |place| place));
    let at = |part: f32| Point::new(part * ROOM.width, 10.0);
    let mut surface = Surface::new();
    let slide = [down(FIRST, at(0.25)), slid(FIRST, at(0.5)), down(SECOND, at(0.1)), slid(SECOND, at(0.2))];
    assert_eq!(surface.send_all(line, slide), [25, 50]);
    assert_eq!(surface.send_all(line, [slid(FIRST, Point::new(0.75 * ROOM.width, 300.0))]), [75]);
    for end in [lifted(FIRST, at(0.75)), lost(FIRST, at(0.75)), Event::Window(window::Event::Unfocused)] {
        surface.send_all(line, [down(FIRST, at(0.5)), end]);
        assert!(surface.send_all(line, [slid(FIRST, at(0.3)), moved(at(0.4))]).is_empty());
    }

    let chart = || {
        let chart = LineChart::new(Vec::new(), (100.0, 1.0), 1.0);
        Element::from(LineChart { on_press: Some(Box::new(f32::round)), insets: Some((0.0, 0.0)), ..chart })
    };
    let tap = [down(FIRST, at(0.5)), down(SECOND, at(0.1)), lifted(FIRST, at(0.5))];
    assert_eq!(Surface::new().send_all(chart, tap), [50.0]);
}

/// A list of buttons scrolls under a finger, which presses only what it taps.
#[test]
fn a_finger_scrolls_from_wherever_it_lies() {
    const ROWS: [&str; 4] = ["one", "two", "three", "four"];
    let view = || {
        let rows = ROWS.map(|row| Element::from(button::quiet(row, Some(row))));
        Element::from(scrollable(column(rows).spacing(300)))
    };
    let mut surface = Surface::new();
    let at = |surface: &mut Surface, row| surface.find(view(), row).expect("it is there").center();
    let three = at(&mut surface, "three");
    let up = |by: f32| Point::new(three.x, three.y - by);
    let drag = [down(FIRST, three), slid(FIRST, up(3.0)), slid(FIRST, up(50.0)), slid(FIRST, up(200.0))];
    assert!(surface.send_all(view, drag).is_empty());
    assert!(at(&mut surface, "three").distance(up(200.0)) < 1.0);
    assert!(surface.send_all(view, [lifted(FIRST, up(200.0))]).is_empty());
    let tap = [down(FIRST, up(200.0)), slid(FIRST, up(203.0)), lifted(FIRST, up(203.0))];
    assert_eq!(surface.send_all(view, tap), ["three"]);
}
