//! The script against the rules: it can't teach what isn't so.

use std::time::Duration;

use skipstone_core::table::{Intent, Output, Recipient, TableInput, Update};
use skipstone_core::{Move, Pile, Replica, Source, Target, VisibleEvent};

use super::*;
use crate::locale::{Language, Locale};
use crate::theme::card_faces::CardFaces;
use crate::tr;

/// A round by the script. Among equal moves, `choose` picks by index.
struct Lesson {
    script: Script,
    table: Table,
    now: Duration,
    replica: Replica,
    progress: Progress,
    events: Vec<VisibleEvent>,
}

impl Lesson {
    fn begin() -> Lesson {
        let script = Script::guided_round().expect("the script can be read");
        let mut table = script.table("Pebble").expect("the deal is one");
        let replica = Replica::new(*table.setup(), Some(LEARNER));
        let outputs = table.handle(Duration::ZERO, TableInput::Intent(LEARNER, Intent::Snapshot));
        let mut lesson = Lesson {
            script,
            table,
            now: Duration::ZERO,
            replica,
            progress: Progress::default(),
            events: Vec::new(),
        };
        lesson.receive(outputs);
        lesson
    }

    fn receive(&mut self, outputs: Vec<Output>) {
        for Output { to, update } in outputs {
            let (Recipient::Seat(_), Update::Events(events) | Update::Snapshot { events, .. }) = (to, update)
            else {
                continue;
            };
            for event in events {
                self.replica.apply(&event);
                self.progress.apply(&self.script, &event);
                self.events.push(event);
            }
        }
    }

    fn step(&self) -> Option<&Step> {
        self.progress.step(&self.script)
    }

    /// The choices at the step that the learner has to play.
    fn choices(&self) -> Vec<Move> {
        let awaited = self.progress.awaited(&self.script);
        awaited.iter().flat_map(|pattern| pattern.legal_moves(&self.replica.view())).collect()
    }

    /// Plays to the end. `each` sees every step when it begins.
    fn play(&mut self, mut choose: impl FnMut(usize) -> usize, mut each: impl FnMut(&Lesson, &Step)) {
        let mut told = 0;
        while let Some(step) = self.step().cloned() {
            if told < self.progress.number() {
                told = self.progress.number();
                each(self, &step);
            }
            let learner_is_on_turn = self.replica.view().on_turn() == Some(LEARNER);
            match step.awaits {
                _ if self.progress.awaits_reader(&self.script) => {
                    assert!(self.progress.read(&self.script));
                }
                Awaits::Reader => unreachable!("it awaits its reader"),
                Awaits::Learner(_) => {
                    let choices = self.choices();
                    assert!(!choices.is_empty(), "{}: nothing awaited can be played", step.name);
                    let mv = choices[choose(choices.len())];
                    assert!(
                        self.progress.allows(&self.script, &self.replica.view(), mv),
                        "{}: {mv:?}",
                        step.name
                    );
                    let input = TableInput::Intent(LEARNER, Intent::Move(mv));
                    let outputs = self.table.handle(self.now, input);
                    self.receive(outputs);
                }
                Awaits::Teacher(_) => {
                    assert!(!learner_is_on_turn, "{}: it is the learner's turn", step.name);
                    let before = self.progress.clone();
                    self.now = self.table.wake_at().expect("the other player moves");
                    let outputs = self.table.handle(self.now, TableInput::Tick);
                    self.receive(outputs);
                    assert_ne!(self.progress, before, "{}: the other player left the script", step.name);
                }
            }
        }
    }
}

/// Whatever equal piles the learner takes, and in whatever order, every move is legal and the learner wins with the last one.
#[test]
fn every_way_through_the_guided_round_wins() {
    for seed in 0..200_usize {
        let mut lesson = Lesson::begin();
        let mut chance = seed;
        lesson.play(
            |choices| {
                chance =
                    chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                if seed == 0 { 0 } else { (chance >> 33) % choices }
            },
            |_, _| {},
        );
        let end = lesson.replica.view().ending().expect("the round is over");
        assert_eq!(end.winner, Some(lesson.replica.view().team(LEARNER)), "{seed}");
    }
}

/// Every lesson occurs, at the step that speaks of it.
#[test]
fn the_guided_round_teaches_the_game() {
    let mut lesson = Lesson::begin();
    let mut taught = Vec::new();
    lesson.play(
        |_| 0,
        |lesson, step| {
            let view = lesson.replica.view();
            let last = |nth: usize| lesson.events.iter().rev().nth(nth);
            let drew = |event: Option<&VisibleEvent>| match event {
                Some(VisibleEvent::Draw { seat: LEARNER, count, .. }) => Some(*count),
                _ => None,
            };
            let slots = lesson.progress.slots(&lesson.script, &view);
            let teachers_stock = view.stock_top(TEACHER).and_then(|card| card.rank());
            let blocked = |rank| Pile::ALL.into_iter().all(|pile| view.build_next(pile) != rank);
            let is_so = match step.name.as_str() {
                "build" => {
                    // A hand card and every empty build pile.
                    slots.len() == 5 && view.moves() == 0
                }
                "goal" => slots == [Slot::Stock(LEARNER), Slot::Stock(TEACHER)],
                "wild" => lesson.choices().iter().all(|mv| {
                    view.source_card(mv.source().expect("a card")).is_ok_and(|card| card.is_wild())
                }),
                "stock" => lesson.choices().iter().all(|mv| mv.source() == Some(Source::Stock(LEARNER))),
                "discard" => {
                    lesson.choices().iter().all(|mv| matches!(mv.target(), Some(Target::Discard(..))))
                        && view.stock_left(LEARNER) == 4
                }
                "hand" => drew(last(0)) == Some(4) && view.hand_size(LEARNER) == 5,
                "freed" => {
                    view.stock_top(LEARNER).is_some_and(|card| !blocked(card.rank().expect("a number")))
                }
                "empty" => view.hand_size(LEARNER) == 2,
                // The hand was played empty, and the turn goes on.
                "refill" => drew(last(0)) == Some(5) && matches!(last(1), Some(VisibleEvent::Play { .. })),
                "block" => teachers_stock.is_some_and(|rank| !blocked(rank)),
                // One lower than the card it goes onto, which it can be played before.
                "order" => teachers_stock.is_some_and(blocked) && slots.len() == 2,
                "finish" => view.completed_size() == 12 && teachers_stock.is_some_and(blocked),
                "reward" => {
                    lesson.choices().iter().all(|mv| matches!(mv.source(), Some(Source::Discard(..))))
                }
                "win" => view.stock_left(LEARNER) == 2,
                _ => return,
            };
            assert!(is_so, "{}: {slots:?}", step.name);
            taught.push(step.name.clone());
        },
    );
    assert_eq!(taught.len(), 14, "{taught:?}");
}

/// What is legal but not awaited isn't allowed, and changes nothing.
#[test]
fn only_awaited_moves_are_allowed() {
    let lesson = Lesson::begin();
    let view = lesson.replica.view();
    let allowed = |mv: &Move| lesson.progress.allows(&lesson.script, &view, *mv);
    let legal: Vec<Move> = view.legal_moves().iter().collect();
    assert!(legal.len() > 20 && legal.iter().filter(|mv| allowed(mv)).count() == 4);
}

#[test]
fn errors_of_scripts_name_their_lines() {
    let deal = "s@1: 5? 1\ns@2: 5? 2\n";
    for (text, error) in [
        (
            "s@1 7\n== a",
            "line 1: \"s@1 7\" is not a line of a position: lines are key: value, like b1: 1 2 W",
        ),
        (deal, "the script has no steps"),
        (&format!("{deal}== a\n== a"), "line 4: \"a\" can't be the name of a step: each has its own"),
        (
            &format!("{deal}== a\nsay: b"),
            "line 4: \"say: b\" is no line of a step: show, note, play or other, a colon and a value",
        ),
        (
            &format!("{deal}== a\nplay: h:1>b:1\nother: h:1>b:1"),
            "line 5: play or other: a step has each key once, and either play or other",
        ),
        (
            &format!("{deal}== a\nshow: stock@3 stack"),
            "line 4: \"stack\" is no slot: slots are like stock@1, hand-3, discard-2@1, build-4 or draw",
        ),
    ] {
        assert_eq!(text.parse::<Script>().expect_err(text).to_string(), error);
    }
}

/// The numbers in a text.
fn numbers(text: &str) -> Vec<u8> {
    text.split(|letter: char| !letter.is_ascii_digit())
        .filter_map(|digits| digits.parse::<u8>().ok())
        .collect()
}

/// Every number that is said is one that the step is about: a card or pile of its moves, a stock card, or an end of a build pile.
/// What is a letter on the cards is no number in the words.
#[test]
fn what_is_said_fits_the_cards() {
    for (language, cards) in Language::all().flat_map(|one| CardFaces::ALL.map(|cards| (one, cards))) {
        let locale = Locale::new(language);
        Lesson::begin().play(
            |_| 0,
            |lesson, step| {
                let said = tr!(locale, format!("guide-{}", step.name), name = "Pebble", faces = cards.key());
                let moves = match &step.awaits {
                    Awaits::Learner(moves) | Awaits::Teacher(moves) => moves.as_slice(),
                    Awaits::Reader => &[],
                };
                let view = lesson.replica.view();
                let stocks = [LEARNER, TEACHER].into_iter().filter_map(|seat| view.stock_top(seat)?.rank());
                let mut known: Vec<u8> = stocks.map(|rank| rank.number()).chain([1, 12]).collect();
                known.extend(moves.iter().flat_map(|pattern| numbers(&pattern.to_string())));
                let is_letter = |number: &u8| cards == CardFaces::French && [1, 11, 12].contains(number);
                known.retain(|number| !is_letter(number));
                let wrong: Vec<u8> =
                    numbers(&said).into_iter().filter(|number| !known.contains(number)).collect();
                assert!(wrong.is_empty(), "{language}, {}: {wrong:?} of {said}", step.name);
            },
        );
    }
}

#[test]
fn french_cards_are_called_by_their_letters() {
    for locale in Language::all().map(Locale::new) {
        for message in ["how-piles-about", "guide-end-about"] {
            let said = |cards: CardFaces| tr!(locale, message, faces = cards.key());
            assert!(numbers(&said(CardFaces::Classic)).contains(&12), "{message}");
            assert!(numbers(&said(CardFaces::French)).is_empty(), "{message}");
        }
    }
}
