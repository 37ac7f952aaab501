use skipstone_core::{Preset, Round, Seed, deal, event};

use super::*;
use crate::settings::Speed;

/// A round in which everyone plays the last legal move: its events as seat 1 sees them, in batches.
fn batches() -> (Setup, Vec<Vec<VisibleEvent>>) {
    let setup = Setup::new(Preset::Quick.rules(), 4, 2).expect("four can play");
    let mut events = Vec::new();
    let mut round: Round =
        deal::deal(setup, Seed::from_number(8), Seat::ONE, &deal::NO_AGES, &mut events).expect("no ages");
    let mut batches = Vec::new();
    loop {
        batches
            .push(events.drain(..).map(|event| VisibleEvent::of(&event, Some(Seat::ONE), &round)).collect());
        let moves = round.legal_moves();
        let at = if moves.len().is_multiple_of(3) { 0 } else { moves.len().saturating_sub(1) };
        let Some(mv) = moves.get(at) else { return (setup, batches) };
        round.play_legal(mv, &mut events);
    }
}

/// The drawn state as text, to compare.
fn shown(view: &SeatView<'_>) -> String {
    serde_json::to_string(view).expect("a view has a text")
}

#[test]
fn an_animation_ends_in_the_shown_state() {
    let (setup, batches) = batches();
    for speed in Speed::ALL {
        let mut truth = Replica::new(setup, Seat::ONE);
        let mut animation = AnimatedTable::new(setup, Seat::ONE);
        let mut now = Instant::now();
        for events in &batches {
            events.iter().for_each(|event| truth.apply(event));
            animation.show_events(events, now, speed.flight_time());
            let mut frames = 0;
            while animation.is_moving() {
                now += Duration::from_millis(16);
                animation.advance(now, speed.flight_time());
                frames += 1;
                assert!(frames < 2000, "it never comes to rest");
            }
            assert_eq!(shown(&animation.view()), shown(&truth.view()));
        }
        assert!(truth.view().ending().is_some());
    }
}

#[test]
fn finish_shows_the_final_state_at_once() {
    let (setup, batches) = batches();
    let mut truth = Replica::new(setup, Seat::ONE);
    let mut animation = AnimatedTable::new(setup, Seat::ONE);
    let now = Instant::now();
    for events in &batches {
        events.iter().for_each(|event| truth.apply(event));
        animation.show_events(events, now, Speed::Slow.flight_time());
        animation.finish();
        assert!(!animation.is_moving());
        assert_eq!(shown(&animation.view()), shown(&truth.view()));
    }
}

#[test]
fn cards_fly_from_where_they_were_to_where_they_go() {
    let (setup, batches) = batches();
    let mut animation = AnimatedTable::new(setup, Seat::ONE);
    let start = Instant::now();
    animation.show_events(&batches[0], start, Speed::Normal.flight_time());
    // Every stock grows from nothing to all of its cards, the open one last.
    let counts =
        |now| setup.seats().map(|seat| animation.shown_count(Slot::Stock(seat), now)).collect::<Vec<_>>();
    let ends = start + Duration::from_secs(9);
    assert_eq!(counts(start), vec![Some(0); setup.seat_count()]);
    assert_eq!(counts(ends), vec![Some(setup.stock().into()); setup.seat_count()]);
    for seat in setup.seats() {
        assert_eq!(animation.incoming(Slot::Stock(seat), start), 1);
    }
    assert_eq!(animation.flights()[0].progress(start), 0.0);
    animation.finish();

    let at = batches
        .iter()
        .position(|events| matches!(events[0], VisibleEvent::Discard(_)))
        .expect("one discards");
    for events in &batches[1..at] {
        animation.show_events(events, start, Speed::Off.flight_time());
    }
    let VisibleEvent::Discard(event::Discard { seat, mv, card }) = batches[at][0] else { unreachable!() };
    let from = Slot::of_source(mv.source().expect("it moves"), seat, Seat::ONE);
    let to = Slot::of_target(mv.target().expect("it moves"), seat);
    animation.set_dropped(from, Point::new(3.0, 4.0));
    animation.show_events(&batches[at], start, Speed::Normal.flight_time());
    let flight = &animation.flights()[0];
    assert_eq!(
        (flight.card, flight.from, flight.to.0),
        (Some(card), FlightStart::Dropped(Point::new(3.0, 4.0)), to)
    );
    assert_eq!(animation.dropped(), None);
    let landed = start + Duration::from_secs(1);
    assert_eq!(flight.progress(landed), 1.0);
    assert_eq!(animation.incoming(to, landed), 0);
}

/// The events of cards that land, and of own turns.
fn heard_events(events: &[VisibleEvent]) -> (usize, usize) {
    let lands = |event: &&VisibleEvent| matches!(event, VisibleEvent::Play { .. } | VisibleEvent::Discard(_));
    let own = |event: &&VisibleEvent| matches!(event, VisibleEvent::Turn(turn) if turn.seat == Seat::ONE);
    (events.iter().filter(lands).count(), events.iter().filter(own).count())
}

fn heard_cues(cues: &Cues) -> (usize, usize) {
    let lands = |cue: &&Cue| matches!(cue.kind, SoundKind::Build(_) | SoundKind::Land);
    let own = |cue: &&Cue| cue.kind == SoundKind::Turn;
    (cues.list.iter().filter(lands).count(), cues.list.iter().filter(own).count())
}

#[test]
fn every_card_is_heard_once_when_it_lands() {
    let (setup, batches) = batches();
    let mut animation = AnimatedTable::new(setup, Seat::ONE);
    let mut now = Instant::now();
    for events in &batches {
        animation.show_events(events, now, Speed::Normal.flight_time());
        let mut all = Cues::default();
        while animation.is_moving() {
            let cues = animation.take_cues();
            assert!(!cues.hurried);
            for cue in &cues.list {
                let flights = animation.flights();
                let mut times = flights.iter().flat_map(|flight| [flight.starts_at, flight.lands_at()]);
                assert!(
                    cue.at.is_some_and(|at| times.any(|time| time == at) || cue.slot.is_none()),
                    "{cue:?}"
                );
            }
            all.list.extend(cues.list);
            now += Duration::from_millis(16);
            animation.advance(now, Speed::Normal.flight_time());
        }
        all.list.extend(animation.take_cues().list);
        assert_eq!(heard_cues(&all), heard_events(events));
    }
}

#[test]
fn what_is_shown_at_once_is_heard_at_once_and_not_as_a_crowd() {
    let (setup, batches) = batches();
    let mut animation = AnimatedTable::new(setup, Seat::ONE);
    let now = Instant::now();
    for (nth, events) in batches.iter().enumerate() {
        // Without animation, and with one that is ended as soon as it has begun.
        let is_ended = nth % 2 == 0;
        let speed = if is_ended { Speed::Slow } else { Speed::Off };
        animation.show_events(events, now, speed.flight_time());
        animation.finish();
        let cues = animation.take_cues();
        assert!(is_ended || !cues.hurried);
        assert!(cues.list.iter().all(|cue| cue.at.is_none_or(|at| at == now)), "{cues:?}");
        let (lands, own) = heard_cues(&cues);
        let (landed, turns) = heard_events(events);
        assert_eq!((lands > 0, own), (landed > 0, turns.min(1)));
        let kinds: Vec<_> = cues.list.iter().map(|cue| std::mem::discriminant(&cue.kind)).collect();
        assert!((1..kinds.len()).all(|at| !kinds[at..].contains(&kinds[at - 1])), "{cues:?}");
    }
}
