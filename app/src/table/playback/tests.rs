use std::time::{Duration, Instant};

use skipstone_core::bot::Level;
use skipstone_core::record::Seated;
use skipstone_core::{Card, Preset, Round, Seed, Setup, deal};

use super::*;

/// A whole round of four in two teams, and the round after each of its moves.
fn played() -> (Record, Vec<Round>) {
    let setup = Setup::new(Preset::Quick.rules(), 4, 2).expect("four can play");
    let seed = Seed::from_number(11);
    let mut events = Vec::new();
    let mut round = deal::deal(setup, seed, Seat::ONE, &deal::AGELESS, &mut events).expect("no ages");
    let mut bots: Vec<_> = setup.seats().map(|seat| Level::Greedy.player(&seed, seat)).collect();
    let mut rounds = vec![round.clone()];
    while round.ending().is_none() {
        let mv = bots[round.turn().index()].choose(&round.view(round.turn()));
        round.play_legal(mv, &mut events);
        rounds.push(round.clone());
    }
    let seated =
        setup.seats().map(|seat| Seated { name: seat.to_string(), player: "human".into(), age: None });
    let seated = seated.collect();
    let header = Header { app: "0.1.0".into(), setup, seated, dealer: Seat::ONE, round: 1, seed };
    (Record { header, events }, rounds)
}

fn sight(front: Seat, open: bool) -> Sight {
    Sight { front, open }
}

/// The stage at the place of a playback.
fn shown(playback: &Playback) -> Stage {
    let mut stage = playback.stage();
    stage.play_back(playback.past(), Instant::now(), Duration::ZERO);
    stage
}

fn text(view: &skipstone_core::SeatView<'_>) -> String {
    serde_json::to_string(view).expect("a view has a text")
}

#[test]
fn every_step_shows_the_round_after_its_move_to_every_seat() {
    let (record, rounds) = played();
    for front in record.header.setup.seats() {
        let mut playback = Playback::new(record.clone(), sight(front, true));
        assert_eq!(playback.last() + 1, rounds.len());
        // In leaps, so that going back is looked at as well.
        for step in (0..rounds.len()).map(|step| step * 7 % rounds.len()) {
            playback.go(Jump::To(step));
            let (stage, round) = (shown(&playback), &rounds[step]);
            assert_eq!(text(&stage.view()), text(&round.view(front)));
            let hands = stage.hands().expect("all hands lie open");
            for seat in record.header.setup.seats() {
                assert_eq!(hands.of(seat), round.view(seat).hand().iter().collect::<Vec<Card>>());
            }
        }
    }
}

#[test]
fn a_seat_sees_what_it_saw() {
    let (record, rounds) = played();
    let mut playback = Playback::new(record, sight(Seat::ONE, false));
    playback.go(Jump::To(20));
    playback.look(sight(Seat::at(2), false));
    assert_eq!(playback.at(), 20);
    assert!(shown(&playback).hands().is_none());
    assert_eq!(text(&shown(&playback).view()), text(&rounds[20].view(Seat::at(2))));
    let drawn = |playback: &Playback| {
        let told = playback.past().iter().map(|moment| playback.told(moment).into_owned());
        let shown = told.filter_map(|seen| match seen {
            Seen::Draw { seat, cards, .. } => Some((seat, cards.is_some())),
            _ => None,
        });
        shown.collect::<Vec<_>>()
    };
    assert!(drawn(&playback).iter().all(|(seat, shown)| *shown == (*seat == Seat::at(2))));
    playback.look(sight(Seat::at(2), true));
    assert!(drawn(&playback).iter().all(|(_, shown)| *shown));
}

#[test]
fn every_way_leads_where_it_says_and_none_beyond_the_ends() {
    let (record, rounds) = played();
    let mut playback = Playback::new(record, sight(Seat::ONE, true));
    let turns: Vec<usize> = (0..rounds.len())
        .filter(|step| *step == 0 || rounds[*step].turns() > rounds[*step - 1].turns())
        .collect();
    assert_eq!(playback.turns(), turns);
    let mut goes = |jump, to: usize| {
        playback.go(jump);
        assert_eq!(playback.at(), to, "{jump:?}");
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
fn it_is_told_whether_a_record_follows_the_rules() {
    let (mut record, rounds) = played();
    let seen = sight(Seat::ONE, true);
    let playback = Playback::new(record.clone(), seen);
    assert_eq!(*playback.verdict(), Verdict::Verified);
    let winner = rounds.last().and_then(Round::ending).expect("it is over").winner;
    assert_eq!(playback.ending(), Some((EndReason::StockEmpty, winner)));

    let mut foreign = record.clone();
    foreign.header.seed = Seed::from_number(12);
    assert_eq!(*Playback::new(foreign, seen).verdict(), Verdict::NotFromSeed);

    let at = record.events.iter().rposition(|event| matches!(event, Event::Turn { .. })).expect("a turn");
    record.events.insert(at, Event::Pass { seat: Seat::ONE });
    let mut playback = Playback::new(record.clone(), seen);
    assert!(
        matches!(playback.verdict(), Verdict::Differs(difference) if difference.line == Record::line_of(at))
    );
    assert_eq!(playback.ending(), None);
    playback.go(Jump::End);
    assert_eq!(playback.past().len(), at, "it is shown up to there");

    record.events.clear();
    let mut playback = Playback::new(record, seen);
    playback.go(Jump::End);
    assert!(matches!(playback.verdict(), Verdict::Differs(_)));
    assert!(playback.past().is_empty() && playback.step().is_empty());
}
