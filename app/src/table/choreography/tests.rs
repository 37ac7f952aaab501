use skipstone_core::{Preset, Round, Seed, deal};

use super::*;
use crate::settings::Speed;

/// A round between players who make the last legal move, told to seat 1 in batches.
fn batches() -> (Setup, Vec<Vec<Seen>>) {
    let setup = Setup::new(Preset::Quick.rules(), 4, 2).expect("four can play");
    let mut events = Vec::new();
    let mut round: Round =
        deal::deal(setup, Seed::from_number(8), Seat::ONE, &deal::AGELESS, &mut events).expect("no ages");
    let mut batches = Vec::new();
    loop {
        batches.push(events.drain(..).map(|event| Seen::of(&event, Some(Seat::ONE), &round)).collect());
        let moves = round.legal_moves();
        let at = if moves.len().is_multiple_of(3) { 0 } else { moves.len().saturating_sub(1) };
        let Some(mv) = moves.get(at) else { return (setup, batches) };
        round.play_legal(mv, &mut events);
    }
}

/// What a stage shows, as text that can be compared.
fn shown(view: &SeatView<'_>) -> String {
    serde_json::to_string(view).expect("a view has a text")
}

#[test]
fn what_is_shown_ends_up_as_it_is() {
    let (setup, batches) = batches();
    for speed in Speed::ALL {
        let mut truth = Mirror::new(setup, Seat::ONE);
        let mut stage = Stage::new(setup, Seat::ONE);
        let mut now = Instant::now();
        for events in &batches {
            events.iter().for_each(|event| truth.apply(event));
            stage.play(events, now, speed.beat());
            let mut frames = 0;
            while stage.is_moving() {
                now += Duration::from_millis(16);
                stage.advance(now, speed.beat());
                frames += 1;
                assert!(frames < 2000, "it never comes to rest");
            }
            assert_eq!(shown(&stage.view()), shown(&truth.view()));
        }
        assert!(truth.view().ending().is_some());
    }
}

#[test]
fn a_click_shows_at_once_how_things_are() {
    let (setup, batches) = batches();
    let mut truth = Mirror::new(setup, Seat::ONE);
    let mut stage = Stage::new(setup, Seat::ONE);
    let now = Instant::now();
    for events in &batches {
        events.iter().for_each(|event| truth.apply(event));
        stage.play(events, now, Speed::Slow.beat());
        stage.finish();
        assert!(!stage.is_moving());
        assert_eq!(shown(&stage.view()), shown(&truth.view()));
    }
}

#[test]
fn cards_fly_from_where_they_were_to_where_they_go() {
    let (setup, batches) = batches();
    let mut stage = Stage::new(setup, Seat::ONE);
    let start = Instant::now();
    stage.play(&batches[0], start, Speed::Normal.beat());
    let dealt: Vec<Slot> = stage.flights().iter().map(|flight| flight.to.0).collect();
    assert_eq!(dealt, setup.seats().map(Slot::Stock).collect::<Vec<_>>());
    assert_eq!(stage.awaited(Slot::Stock(Seat::ONE), start), 1);
    assert_eq!(stage.flights()[0].progress(start), 0.0);
    stage.finish();

    let at =
        batches.iter().position(|events| matches!(events[0], Seen::Discard { .. })).expect("one discards");
    for events in &batches[1..at] {
        stage.play(events, start, Speed::Off.beat());
    }
    let Seen::Discard { seat, mv, card } = batches[at][0] else { unreachable!() };
    let from = Slot::of_source(mv.source().expect("it moves"), seat, Seat::ONE);
    let to = Slot::of_target(mv.target().expect("it moves"), seat);
    stage.let_go(from, Point::new(3.0, 4.0));
    stage.play(&batches[at], start, Speed::Normal.beat());
    let flight = &stage.flights()[0];
    assert_eq!(
        (flight.card, flight.from, flight.to.0),
        (Some(card), Spot::Dropped(Point::new(3.0, 4.0)), to)
    );
    assert_eq!(stage.dropped(), None);
    let landed = start + Duration::from_secs(1);
    assert_eq!(flight.progress(landed), 1.0);
    assert_eq!(stage.awaited(to, landed), 0);
}
