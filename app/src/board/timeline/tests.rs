use skipstone_core::bot::Level;
use skipstone_core::{Preset, Round, Rules, Seed, StockSize, deal};

use super::*;
use crate::board::{HandOrder, TableWording};
use crate::locale::{Language, Locale};

/// A round between two characters: its events as seat 1 sees them, each with the unredacted one.
fn played(number: u64) -> (Setup, Vec<QueuedEvent>) {
    let rules = Rules { stock: StockSize::Cards(20), ..Preset::Standard.rules() };
    let setup = Setup::new(rules, 2, 2).expect("two can play");
    let seed = Seed::from_number(number);
    let (mut step, mut events) = (Vec::new(), Vec::new());
    let mut round: Round =
        deal::deal(setup, seed, Seat::ONE, &deal::NO_AGES, &mut step).expect("no age is asked for");
    let mut bots = CHARACTERS.map(|character| Level::Normal.in_character(character, number));
    loop {
        events.extend(step.drain(..).map(|event| QueuedEvent {
            visible: VisibleEvent::of(&event, Some(Seat::ONE), &round),
            full: Some(event),
        }));
        if round.ending().is_some() {
            return (setup, events);
        }
        let view = round.view(round.turn());
        let mv = bots[view.seat().index()].choose(&view);
        round.play_legal(mv, &mut step);
    }
}

const CHARACTERS: [Option<Character>; 2] = [Some(Character::Quartz), Some(Character::Slate)];

/// A timeline of such a round, before its deal.
fn begun(setup: Setup) -> Timeline {
    let mut timeline = Timeline::new(setup, Some(Seat::ONE));
    timeline.set_characters(CHARACTERS.to_vec());
    timeline
}

fn text(replica: &Replica) -> String {
    serde_json::to_string(&replica.view()).expect("a view has a text")
}

/// Tells in English, with remarks.
fn tell(timeline: &mut Timeline) -> Vec<VisibleEvent> {
    let locale = Locale::new(Language::ENGLISH);
    let names = ["Ada", "Bo"].map(str::to_owned);
    let wording = TableWording { locale: &locale, names: &names, me: Some(Seat::ONE) };
    let speaker = Speaker { wording, verbosity: Verbosity::Normal, hand_order: HandOrder::Drawn };
    timeline.tell(speaker, true, false)
}

fn lines(timeline: &Timeline) -> Vec<&str> {
    timeline.log().lines().iter().map(|line| &*line.text).collect()
}

/// Shows all that waits, and tells after each event.
fn show_one_by_one(timeline: &mut Timeline) {
    while timeline.advance().is_some() {
        tell(timeline);
    }
}

#[test]
fn events_are_shown_in_order_each_with_the_state_before() {
    let (setup, events) = played(1);
    let mut timeline = begun(setup);
    timeline.receive(&events);
    let mut truth = Replica::new(setup, Seat::ONE);
    for (nth, event) in events.iter().enumerate() {
        assert_eq!(timeline.waiting(), events.len() - nth);
        let shown = timeline.advance().expect("an event waits");
        assert_eq!(shown.event.visible, event.visible);
        assert_eq!(text(&shown.before), text(&truth));
        truth.apply(&event.visible);
        assert_eq!(text(timeline.shown()), text(&truth));
        assert!(timeline.known().view().ending().is_some(), "all is known from the start");
    }
    assert!(timeline.advance().is_none());
    assert_eq!(text(timeline.shown()), text(timeline.known()));
}

#[test]
fn nothing_is_told_before_it_is_shown_and_everything_once() {
    let (setup, events) = played(1);
    let mut timeline = begun(setup);
    timeline.receive(&events);
    assert!(tell(&mut timeline).is_empty());
    assert!(lines(&timeline).is_empty() && timeline.stocks() == &StockHistory::default());
    let mut told = Vec::new();
    for count in [1, 3, 0, 20].into_iter().cycle() {
        if timeline.waiting() == 0 {
            break;
        }
        let shown = (0..count).filter(|_| timeline.advance().is_some()).count();
        let now = tell(&mut timeline);
        assert_eq!(now.len(), shown);
        told.extend(now);
    }
    let visible: Vec<VisibleEvent> = events.iter().map(|event| event.visible.clone()).collect();
    assert_eq!(told, visible);
    assert_eq!(timeline.stocks().turns() as u32, timeline.shown().view().turns());
}

/// Only what is said now depends on how much was shown at once.
#[test]
fn skipping_to_the_end_tells_the_same() {
    let (setup, events) = played(1);
    let (mut slow, mut fast) = (begun(setup), begun(setup));
    slow.receive(&events);
    show_one_by_one(&mut slow);
    fast.receive(&events);
    while fast.advance().is_some() {}
    tell(&mut fast);
    assert!(events.len() > MAX_LINES, "old lines are dropped");
    assert_eq!(lines(&slow), lines(&fast));
    assert_eq!(slow.log().last_cards(Seat::ONE), fast.log().last_cards(Seat::ONE));
    assert_eq!((slow.stocks(), slow.changes()), (fast.stocks(), fast.changes()));
    assert_eq!(text(slow.shown()), text(fast.shown()));
}

#[test]
fn of_turns_that_were_passed_over_at_once_none_is_remarked_upon_but_the_last() {
    let (setup, events) = played(1);
    let says = |timeline: &Timeline| setup.seats().any(|seat| timeline.remarks().of(seat).is_some());
    let mut slow = begun(setup);
    slow.receive(&events);
    let mut remarked = Vec::new();
    for nth in 0..events.len() {
        let said = says(&slow);
        slow.advance();
        tell(&mut slow);
        if says(&slow) && !said {
            remarked.push(nth);
        }
    }
    let first = *remarked.first().expect("a remark");
    let turns_later = |turns: usize| {
        let later = events.iter().enumerate().skip(first + 1);
        let mut later = later.filter(|(_, event)| matches!(event.visible, VisibleEvent::Turn(_)));
        later.nth(turns - 1).expect("the round goes on").0
    };
    for (end, is_said) in [(first, true), (turns_later(1), true), (turns_later(2), false)] {
        let mut timeline = begun(setup);
        timeline.receive(&events[..=end]);
        while timeline.advance().is_some() {}
        tell(&mut timeline);
        assert_eq!(says(&timeline), is_said, "{end}");
    }
}

/// As after a move was taken back: the whole round comes anew, without its last events.
#[test]
fn a_round_that_is_shown_anew_replaces_the_one_before() {
    let (setup, events) = played(1);
    let mut timeline = begun(setup);
    timeline.receive(&events[..90]);
    show_one_by_one(&mut timeline);
    // Some events wait, and some are shown but not told of.
    timeline.receive(&events[90..120]);
    timeline.advance();
    while timeline.advance().is_some() {}
    timeline.begin_round();
    timeline.receive(&events[..80]);
    while timeline.advance().is_some() {}
    assert_eq!(tell(&mut timeline).len(), 80);

    let mut anew = begun(setup);
    anew.receive(&events[..80]);
    while anew.advance().is_some() {}
    tell(&mut anew);
    assert_eq!(text(timeline.shown()), text(anew.shown()));
    assert_eq!(text(timeline.known()), text(anew.known()));
    assert_eq!(lines(&timeline), lines(&anew));
    assert_eq!((timeline.stocks(), timeline.changes()), (anew.stocks(), anew.changes()));
    assert_eq!(
        setup.seats().map(|seat| timeline.remarks().of(seat)).collect::<Vec<_>>(),
        setup.seats().map(|seat| anew.remarks().of(seat)).collect::<Vec<_>>()
    );
}

#[test]
fn open_hands_are_told_with_the_cards_of_every_draw() {
    let (setup, events) = played(1);
    for open in [false, true] {
        let mut timeline = begun(setup);
        if open {
            timeline = timeline.with_open_hands();
        }
        timeline.receive(&events);
        while timeline.advance().is_some() {}
        for event in tell(&mut timeline) {
            if let VisibleEvent::Draw { seat, cards, .. } = event {
                assert_eq!(cards.is_some(), open || seat == Seat::ONE);
            }
        }
        assert_eq!(timeline.hands().is_some(), open);
    }
}

#[test]
fn a_notice_stands_after_what_happened_before_it() {
    let (setup, events) = played(5);
    let mut timeline = begun(setup);
    timeline.receive(&events[..6]);
    while timeline.advance().is_some() {}
    timeline.log_notice("Bo’s move was taken back.".to_owned());
    tell(&mut timeline);
    assert_eq!(lines(&timeline).last(), Some(&"Bo’s move was taken back."));
}
