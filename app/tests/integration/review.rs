//! The review of a round beside its replay: rated in the background, worded, and controlled by mouse and keys.

use std::time::Instant;

use iced::advanced::widget::operation::{Operation as _, Outcome, black_box};
use iced::futures::StreamExt;
use iced::futures::stream::BoxStream;
use iced::keyboard::key::Named;
use iced::{Renderer, Size};
use iced_test::core::widget::Id;
use iced_test::runtime::user_interface::{Cache, UserInterface};
use iced_test::runtime::{Action as RuntimeAction, task::into_stream};
use iced_test::selector::{Selector as _, id};
use iced_test::simulator::{press_key, release_key};
use skipstone::Element;
use skipstone::board::playback::Jump;
use skipstone::locale::{Language, Locale};
use skipstone::screen::Context;
use skipstone::screen::replay::{Action, Message, ReviewMessage, ReviewStart, SidePanel, State};
use skipstone::settings::Settings;
use skipstone::theme::Theme;
use skipstone_core::bot::advice::Certainty;
use skipstone_core::bot::review::{RatedTurn, Review};
use skipstone_core::record::Record;
use skipstone_core::{Event, Seat};

use crate::handover::renderer;
use crate::seen::{ROOM, Seen, Ui};

/// The first turns of a record of version 1: three players under the 1980 rules.
fn golden() -> Record {
    let mut record: Record =
        include_str!("../../../core/tests/records/version-1.jsonl").parse().expect("a record");
    let is_turn = |event: &Event| matches!(event, Event::Turn(_));
    let turns = record.events.iter().enumerate().filter(|(_, event)| is_turn(event));
    let end = turns.map(|(at, _)| at).nth(9).expect("more turns than these");
    record.events.truncate(end);
    record
}

/// A replay window with its review.
struct ReplayWindow {
    state: State,
    rates: Option<BoxStream<'static, RuntimeAction<Message>>>,
    locale: Locale,
    settings: Settings,
}

impl Seen for ReplayWindow {
    type Message = Message;
    const SIZE: Size = ROOM;

    fn view(&self) -> Element<'_, Message> {
        self.state.view(Context::new(&self.locale, &self.settings))
    }
}

impl ReplayWindow {
    fn watch() -> ReplayWindow {
        let locale = Locale::new(Language::ENGLISH);
        let settings = Settings { language: Language::ENGLISH, ..Settings::default() };
        let context = Context::new(&locale, &settings);
        let (state, _) = State::new(golden(), Some(Seat::ONE), context);
        ReplayWindow { state, rates: None, locale, settings }
    }

    fn tell(&mut self, message: Message) {
        let ReplayWindow { state, rates, locale, settings } = self;
        let context = Context::new(locale, settings);
        for action in state.update(message, Instant::now(), context) {
            if let Action::Run(task) = action {
                *rates = into_stream(task);
            }
        }
    }

    /// Waits until every turn is rated. Returns their number.
    async fn rated(&mut self) -> usize {
        let mut rates = self.rates.take().expect("turns are being rated");
        let mut count = 0;
        while let Some(action) = rates.next().await {
            let RuntimeAction::Output(message) = action else { continue };
            self.tell(message);
            count += 1;
        }
        count
    }

    fn does(&mut self, what: impl FnOnce(&mut Ui<'_, Message>)) {
        self.messages_of(what).into_iter().for_each(|message| self.tell(message));
    }

    fn click(&mut self, words: &str) {
        self.messages_of_click(words).into_iter().for_each(|message| self.tell(message));
    }
}

/// Turns of a seat with these costs in percent.
fn costing(seat: Seat, costs: &[f32]) -> Vec<RatedTurn> {
    let turns = Review::of(&golden(), seat).expect("it follows the rules");
    let turns = turns.zip(costs).map(|(mut turn, cost)| {
        turn.decisions.iter_mut().for_each(|decision| decision.cost = 0.0);
        let last = turn.decisions.last_mut().expect("something was decided");
        last.cost = cost / 100.0;
        turn
    });
    turns.collect()
}

#[tokio::test]
async fn turns_are_rated_in_the_background_seat_by_seat() {
    let mut watching = ReplayWindow::watch();
    watching.click(&english!("review-show"));
    assert!(!watching.shows(&english!("review-every")), "nothing is rated yet");
    assert_eq!(watching.rated().await, 3);
    assert!(watching.shows(&english!("review-every")));
    watching.tell(Message::Review(ReviewMessage::Seat(Seat::from_index(1))));
    assert!(!watching.shows(&english!("review-every")));
    assert_eq!(watching.rated().await, 3);
    assert!(watching.shows(&english!("review-every")));
}

#[tokio::test]
async fn leaving_the_screen_stops_the_rating() {
    let mut watching = ReplayWindow::watch();
    watching.tell(Message::SidePanel(SidePanel::Review));
    let rates = watching.rates.take().expect("turns are being rated");
    drop(watching);
    assert_eq!(rates.count().await, 0);
}

#[test]
fn the_costliest_decision_is_listed_first_and_can_be_opened() {
    let mut watching = ReplayWindow::watch();
    watching.tell(Message::SidePanel(SidePanel::Review));
    let turns = costing(Seat::ONE, &[0.0, 2.0, 6.0]);
    for turn in &turns {
        watching.tell(Message::Review(ReviewMessage::Rated(Seat::ONE, Box::new(turn.clone()))));
        // Repeated turns and those of other seats are left out.
        watching.tell(Message::Review(ReviewMessage::Rated(Seat::ONE, Box::new(turns[0].clone()))));
        watching.tell(Message::Review(ReviewMessage::Rated(Seat::from_index(1), Box::new(turn.clone()))));
    }
    assert!(watching.shows(&english!("review-summary", grade = "loose")));
    assert!(watching.shows(&english!("review-sum", count = 3, percent = 8, mean = "2.7")));
    let height = |words: &str| watching.seen().find(words).expect(words).bounds().y;
    let cost = |percent| english!("review-cost", percent = percent);
    let in_order = [english!("review-most"), cost(6), cost(2), english!("review-every"), cost(0)]
        .map(|words| height(&words));
    assert!(in_order.is_sorted_by(|one, next| one < next), "{in_order:?}");

    // A click leads to the position before the decision, with the better line highlighted.
    watching.click(&cost(6));
    let worst = turns[2].decisions.last().expect("a decision");
    let view = watching.state.table();
    assert_eq!((view.seat(), view.turn(), view.turns()), (Seat::ONE, Seat::ONE, turns[2].turn));
    let lit = worst.advice.line[0].mv.target().map(skipstone::board::Slot::of_target);
    let lit = format!("hint-{}", lit.expect("a card goes somewhere"));
    let lights = |watching: &ReplayWindow| watching.seen().find(id(Id::from(lit.clone()))).is_ok();
    assert!(lights(&watching));
    watching.does(|seen| {
        drop(seen.simulate([press_key(Named::ArrowRight, None), release_key(Named::ArrowRight)]))
    });
    assert!(!lights(&watching));
}

#[test]
fn the_better_line_of_a_costly_turn_is_shown_step_by_step() {
    let mut watching = ReplayWindow::watch();
    watching.tell(Message::SidePanel(SidePanel::Review));
    let mut turns = costing(Seat::ONE, &[0.0, 2.0, 6.0]);
    let worst = turns[2].decisions.last_mut().expect("a decision");
    worst.certainty = Some(Certainty::Clear);
    let line = worst.advice.line.clone();
    for turn in turns {
        watching.tell(Message::Review(ReviewMessage::Rated(Seat::ONE, Box::new(turn))));
    }
    watching.click(&english!("review-cost", percent = 6));
    let text = |watching: &ReplayWindow| serde_json::to_string(&watching.state.table()).expect("a text");
    let (begin, position) = (text(&watching), watching.state.position());
    let step = |watching: &ReplayWindow, step: usize| {
        watching.shows(&english!("puzzle-step-count", step = step, steps = line.len()))
    };
    let key = |watching: &mut ReplayWindow, key: Named| {
        watching.does(|seen| drop(seen.simulate([press_key(key, None), release_key(key)])));
    };
    assert!(step(&watching, 0));
    watching.tell(Message::Review(ReviewMessage::Step(1)));
    let first = text(&watching);
    assert!(first != begin && step(&watching, 1));
    // Beyond the last move there is nothing.
    for nth in 2..=line.len() + 1 {
        key(&mut watching, Named::ArrowRight);
        assert!(step(&watching, nth.min(line.len())), "{nth}");
    }
    watching.tell(Message::Review(ReviewMessage::Step(1)));
    assert_eq!(text(&watching), first, "back to any move");
    key(&mut watching, Named::ArrowLeft);
    assert_eq!((text(&watching), watching.state.position()), (begin, position));
    watching.tell(Message::Review(ReviewMessage::Step(1)));
    watching.tell(Message::Go(Jump::Forward));
    assert_eq!(watching.state.position().0, position.0 + 1);
    assert!(step(&watching, 0), "the round as it was is gone through");
}

/// The list of turns is scrolled to the one that was asked for.
#[tokio::test]
async fn the_turn_that_a_review_is_opened_with_is_scrolled_to() {
    let low = Size::new(1280.0, 520.0);
    let mut watching = ReplayWindow::watch();
    let ReplayWindow { state, locale, settings, .. } = &mut watching;
    let context = Context::new(locale, settings);
    let rated = costing(Seat::ONE, &[9.0, 6.0, 2.0]);
    let wanted = rated[2].turn;
    let task = state.open_review(ReviewStart { turn: Some(wanted), rated }, Instant::now(), context);
    let (renderer, mut cache) = (&mut renderer(), Cache::new());
    let place = |interface: &mut UserInterface<'_, Message, Theme, Renderer>, renderer: &Renderer| {
        let mut find = id(Id::from("review-chosen")).find();
        interface.operate(renderer, &mut black_box(&mut find));
        let Outcome::Some(Some(target)) = find.finish() else { panic!("the turn is in the list") };
        (target.bounds(), target.visible_bounds())
    };
    let mut before = UserInterface::build(state.view(context), low, Cache::new(), renderer);
    assert_eq!(place(&mut before, renderer).1, None);
    drop(before);
    let mut actions = into_stream(task).expect("it scrolls");
    while let Some(action) = actions.next().await {
        let RuntimeAction::Widget(mut operation) = action else { continue };
        let mut interface = UserInterface::build(state.view(context), low, cache, renderer);
        interface.operate(renderer, operation.as_mut());
        if let Outcome::Chain(mut next) = operation.finish() {
            interface.operate(renderer, next.as_mut());
        }
        cache = interface.into_cache();
    }
    let mut after = UserInterface::build(state.view(context), low, cache, renderer);
    let (bounds, visible) = place(&mut after, renderer);
    assert!(visible.is_some_and(|visible| visible.height > bounds.height - 0.5), "{bounds:?} {visible:?}");
}

#[test]
fn a_round_without_mistakes_is_praised() {
    let mut watching = ReplayWindow::watch();
    watching.tell(Message::SidePanel(SidePanel::Review));
    for turn in costing(Seat::ONE, &[0.0, 0.0, 0.0]) {
        watching.tell(Message::Review(ReviewMessage::Rated(Seat::ONE, Box::new(turn))));
    }
    assert!(watching.shows(&english!("review-summary", grade = "flawless")));
    assert!(!watching.shows(&english!("review-most")));
    watching.click(&english!("review-hide"));
    assert!(!watching.shows(&english!("review-every")));
}
