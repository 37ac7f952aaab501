use std::time::{Duration, Instant};

use skipstone_core::bot::Level;
use skipstone_core::record::SeatRecord;
use skipstone_core::{Card, Preset, Round, Seed, Setup, deal, event};

use super::*;

/// A whole round of four in two teams, and its state after each step.
fn played() -> (Record, Vec<Round>) {
    let setup = Setup::new(Preset::Quick.rules(), 4, 2).expect("four can play");
    let seed = Seed::from_number(11);
    let mut events = Vec::new();
    let mut round = deal::deal(setup, seed, Seat::ONE, &deal::NO_AGES, &mut events).expect("no ages");
    let mut bots: Vec<_> = setup.seats().map(|seat| Level::Greedy.player(&seed, seat)).collect();
    let mut rounds = vec![round.clone()];
    while round.ending().is_none() {
        let mv = bots[round.turn().index()].choose(&round.view(round.turn()));
        round.play_legal(mv, &mut events);
        rounds.push(round.clone());
    }
    let seats =
        setup.seats().map(|seat| SeatRecord { name: seat.to_string(), player: "human".into(), age: None });
    let seats = seats.collect();
    let header = Header { app: "0.1.0".into(), setup, seats, dealer: Seat::ONE, round: 1, seed };
    (Record { header, events }, rounds)
}

fn viewpoint(front: Seat, open: bool) -> Viewpoint {
    Viewpoint { front, open }
}

/// The animated table at the playback's current step.
fn shown(playback: &Playback) -> AnimatedBoard {
    let mut animation = playback.animation();
    animation.show_events(playback.events_so_far(), Instant::now(), Duration::ZERO);
    animation
}

fn text(view: &skipstone_core::SeatView<'_>) -> String {
    serde_json::to_string(view).expect("a view has a text")
}

#[test]
fn every_step_shows_the_round_after_its_move_to_every_seat() {
    let (record, rounds) = played();
    for front in record.header.setup.seats() {
        let mut playback = Playback::new(record.clone(), viewpoint(front, true));
        assert_eq!(playback.last_step() + 1, rounds.len());
        // In leaps, to cover jumps backwards as well.
        for step in (0..rounds.len()).map(|step| step * 7 % rounds.len()) {
            playback.jump(Jump::To(step));
            let (animation, round) = (shown(&playback), &rounds[step]);
            // The seats take turns, from the one after the dealer.
            let turns = playback.turn();
            let own = (turns > 0 && round.ending().is_none() && round.turn() == front)
                .then(|| turns.div_ceil(rounds[0].setup().seat_count()));
            if round.ending().is_none() {
                assert_eq!(playback.turn_of(front), own, "step {step}");
            }
            assert_eq!(text(&animation.view()), text(&round.view(front)));
            let hands = animation.hands().expect("all hands lie open");
            for seat in record.header.setup.seats() {
                assert_eq!(hands.of(seat), round.view(seat).hand().iter().collect::<Vec<Card>>());
            }
        }
    }
}

#[test]
fn a_seats_playback_shows_what_the_seat_saw() {
    let (record, rounds) = played();
    let mut playback = Playback::new(record, viewpoint(Seat::ONE, false));
    playback.jump(Jump::To(20));
    playback.set_viewpoint(viewpoint(Seat::from_index(2), false));
    assert_eq!(playback.position(), 20);
    assert!(shown(&playback).hands().is_none());
    assert_eq!(text(&shown(&playback).view()), text(&rounds[20].view(Seat::from_index(2))));
    let drawn = |playback: &Playback| {
        let events =
            playback.events_so_far().iter().map(|event| event.worded(playback.viewpoint().open).into_owned());
        let shown = events.filter_map(|seen| match seen {
            VisibleEvent::Draw { seat, cards, .. } => Some((seat, cards.is_some())),
            _ => None,
        });
        shown.collect::<Vec<_>>()
    };
    assert!(drawn(&playback).iter().all(|(seat, shown)| *shown == (*seat == Seat::from_index(2))));
    playback.set_viewpoint(viewpoint(Seat::from_index(2), true));
    assert!(drawn(&playback).iter().all(|(_, shown)| *shown));
}

#[test]
fn every_step_control_moves_as_named_and_stops_at_the_ends() {
    let (record, rounds) = played();
    let mut playback = Playback::new(record, viewpoint(Seat::ONE, true));
    let turns: Vec<usize> = (0..rounds.len())
        .filter(|step| *step == 0 || rounds[*step].turns() > rounds[*step - 1].turns())
        .collect();
    assert_eq!(playback.turns(), turns);
    let mut goes = |jump, to: usize| {
        playback.jump(jump);
        assert_eq!(playback.position(), to, "{jump:?}");
        assert_eq!(playback.turn() as u32, rounds[to].turns());
    };
    goes(Jump::Back, 0);
    goes(Jump::TurnBack, 0);
    goes(Jump::Forward, 1);
    goes(Jump::TurnForward, turns[1]);
    goes(Jump::TurnForward, turns[2]);
    goes(Jump::TurnBack, turns[1]);
    goes(Jump::To(turns[3] + 1), turns[3] + 1);
    goes(Jump::TurnBack, turns[3]);
    goes(Jump::To(usize::MAX), rounds.len() - 1);
    goes(Jump::Forward, rounds.len() - 1);
    goes(Jump::TurnForward, rounds.len() - 1);
    goes(Jump::Begin, 0);
    goes(Jump::End, rounds.len() - 1);
}

#[test]
fn playback_reports_whether_a_record_follows_the_rules() {
    let (mut record, rounds) = played();
    let seen = viewpoint(Seat::ONE, true);
    let playback = Playback::new(record.clone(), seen);
    assert_eq!(*playback.verdict(), Verification::Verified);
    let winner = rounds.last().and_then(Round::ending).expect("it is over").winner;
    assert_eq!(playback.ending(), Some((EndReason::StockEmpty, winner)));

    let mut foreign = record.clone();
    foreign.header.seed = Seed::from_number(12);
    assert_eq!(*Playback::new(foreign, seen).verdict(), Verification::NotFromSeed);

    let at = record.events.iter().rposition(|event| matches!(event, Event::Turn(_))).expect("a turn");
    record.events.insert(at, Event::Pass(event::Pass { seat: Seat::ONE }));
    let mut playback = Playback::new(record.clone(), seen);
    assert!(
        matches!(playback.verdict(), Verification::Differs(difference) if difference.line == Record::line_of(at))
    );
    assert_eq!(playback.ending(), None);
    playback.jump(Jump::End);
    assert_eq!(playback.events_so_far().len(), at, "it is shown up to there");

    record.events.clear();
    let mut playback = Playback::new(record, seen);
    playback.jump(Jump::End);
    assert!(matches!(playback.verdict(), Verification::Differs(_)));
    assert!(playback.events_so_far().is_empty() && playback.step_events().is_empty());
}

#[test]
fn another_line_leads_on_from_any_step_as_far_as_it_is_legal() {
    let (record, rounds) = played();
    let playback = Playback::new(record.clone(), viewpoint(Seat::ONE, true));
    let visible = |events: &[QueuedEvent]| -> Vec<VisibleEvent> {
        events.iter().map(|event| event.visible.clone()).collect()
    };
    for step in [1, 8, 30] {
        let round = &rounds[step];
        let mut at = playback.clone();
        at.jump(Jump::To(step + 1));
        let is_move = |event: &QueuedEvent| match &event.full {
            Some(Event::Play { mv, .. }) => Some(*mv),
            Some(Event::Discard(event::Discard { mv, .. })) => Some(*mv),
            _ => None,
        };
        let recorded = at.step_events().iter().find_map(is_move).expect("a move");
        let line = playback.what_if(step, round.turn(), [recorded, Move::Pass, recorded]);
        let led_to: Vec<_> = line.iter().map(|events| visible(events)).collect();
        assert_eq!(led_to, [visible(at.step_events())], "what was played, and no illegal move after it");
    }
    assert!(playback.what_if(rounds.len(), Seat::ONE, [Move::Pass]).is_empty(), "after its end");
}
