mod hand_and_takeback;
mod peaks;
mod recap;

use std::time::Duration;

use iced::{Rectangle, Size};
use skipstone_core::{Preset, Round, Seed, deal};

use super::*;
use crate::board::layout::{BoardSide, BoardSpace};
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

/// A view on a board of a size, as its seat sees it.
fn layout_of(view: &SeatView<'_>, size: Size, hand_order: HandOrder) -> BoardLayout {
    BoardLayout::new(
        view,
        BoardSpace { size, enlargement: 1.0, open: false, side: BoardSide::Own, hand_order },
    )
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
        let mut animation = AnimatedBoard::new(setup, Seat::ONE);
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
    let mut animation = AnimatedBoard::new(setup, Seat::ONE);
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
    let mut animation = AnimatedBoard::new(setup, Seat::ONE);
    let start = Instant::now();
    animation.show_events(&batches[0], start, Speed::Normal.flight_time());
    // Every stock grows from nothing to all of its cards, the open one last.
    let counts =
        |now| setup.seats().map(|seat| animation.shown_count(Slot::Stock(seat), now)).collect::<Vec<_>>();
    let ends = start + Duration::from_secs(9);
    assert_eq!(counts(start), vec![Some(0); setup.seat_count()]);
    assert_eq!(counts(ends), setup.stocks().iter().map(|stock| Some((*stock).into())).collect::<Vec<_>>());
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
    let to = Slot::of_target(mv.target().expect("it moves"));
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

#[test]
fn a_card_is_seen_in_flight_until_it_lies_where_it_goes() {
    let (setup, batches) = batches();
    let board = Size::new(1000.0, 700.0);
    for motion in Motion::ALL {
        let mut animation = AnimatedBoard::new(setup, Seat::ONE);
        animation.set_motion(motion);
        let now = Instant::now();
        for events in &batches {
            animation.show_events(events, now, Speed::Normal.flight_time());
            let layout = layout_of(&animation.view(), board, HandOrder::default());
            for flight in animation.flights().iter().filter(|flight| flight.to.0 != Slot::Completed) {
                for micros in (1..2000).step_by(25) {
                    let at = flight.lands_at() - Duration::from_micros(micros);
                    let pose = flight.pose(&layout, board, false, at);
                    assert!(pose.is_some(), "nothing is seen {micros} µs before {flight:?} lands");
                }
                assert_eq!(flight.pose(&layout, board, false, flight.lands_at()), None);
            }
            animation.finish();
        }
    }
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
    let mut animation = AnimatedBoard::new(setup, Seat::ONE);
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
    let mut animation = AnimatedBoard::new(setup, Seat::ONE);
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

/// The seats that a series' end is celebrated for.
const SERIES_WINNERS: [Seat; 1] = [Seat::ONE];

#[test]
fn cards_and_stones_stay_on_the_board_and_come_to_rest() {
    let (setup, batches) = batches();
    let board = Size::new(1000.0, 700.0);
    let whole = Rectangle::with_size(board);
    for motion in Motion::ALL {
        let mut animation = AnimatedBoard::new(setup, Seat::ONE);
        animation.set_motion(motion);
        let flight_time = Speed::Normal.flight_time();
        let (mut now, mut celebrated, mut on_stage) = (Instant::now(), 0, 0.0);
        let (mut seen, mut rippled, mut glowed) = (0, 0, 0);
        for events in &batches {
            animation.show_events(events, now, flight_time);
            if events.iter().any(|event| matches!(event, VisibleEvent::End(_))) {
                animation.end_series(SERIES_WINNERS.into());
            }
            while animation.needs_frames(now) || animation.is_moving() {
                let layout = layout_of(&animation.view(), board, HandOrder::default());
                for flight in animation.flights() {
                    let Some(pose) = flight.pose(&layout, board, false, now) else { continue };
                    let place = pose.place;
                    assert!(place.expand(-0.01).is_within(&whole), "{flight:?} is at {place:?}");
                    seen += 1;
                    if motion == Motion::Reduced {
                        // It is where it was at first, or where it will be at last.
                        let end = match flight.progress(now) < 0.5 {
                            true => flight.starts_at,
                            false => flight.lands_at() - Duration::from_millis(1),
                        };
                        let still = flight.pose(&layout, board, false, end).map(|pose| pose.place);
                        assert!(still.is_none_or(|still| still == place), "{flight:?} moves");
                        assert_eq!(pose.height, 0.0);
                    }
                }
                rippled += animation.ripples(&layout, now).count();
                glowed += usize::from(animation.glow(Slot::Stock(Seat::ONE), now) > 0.0);
                let bumps = setup.seats().map(|seat| animation.bump(Slot::Stock(seat), now));
                assert!(bumps.into_iter().all(|bump| bump.abs() < 0.04));
                if let Some(celebration) = animation.celebration() {
                    celebrated += 1;
                    assert_eq!(celebration.winners(), SERIES_WINNERS);
                    assert!(setup.seats().all(|seat| (0.0..=1.0).contains(&celebration.hop(seat, now))));
                    let scene = celebration.throw(&layout, board, now);
                    let still = motion == Motion::Reduced;
                    assert_eq!(scene.stones.len(), celebration.throwers().len());
                    assert!(scene.stones.iter().all(|stone| stone.place().is_within(&whole)), "{scene:?}");
                    assert!(!still || (scene.rings.is_empty() && scene.trail.is_empty()), "{scene:?}");
                    assert!(!still || scene.flag.turn == 0.0);
                    assert!(!still || setup.seats().all(|seat| celebration.hop(seat, now) == 0.0));
                    let Some(stage) = celebration.stage(now) else {
                        assert_eq!(on_stage, 0.0, "who has come to the middle stays there");
                        now += Duration::from_millis(16);
                        animation.advance(now, flight_time);
                        continue;
                    };
                    assert!(stage.way >= on_stage && stage.way <= 1.0, "the winner never turns back");
                    on_stage = stage.way;
                    let rings = celebration.rings(now);
                    assert!(rings.iter().all(|ring| (0.0..=1.0).contains(&ring.opacity)));
                    if still {
                        assert!(celebration.droplets(Point::ORIGIN, 1.0, now).is_empty());
                        assert_eq!((stage.way, stage.hop), (1.0, 0.0));
                        assert_eq!(celebration.flag_turn(now), 0.0);
                        assert!(rings.iter().all(|ring| ring.width == celebration.rings(now)[0].width));
                    }
                }
                now += Duration::from_millis(16);
                animation.advance(now, flight_time);
            }
            assert!(!animation.is_moving() && animation.next_wake(now).is_none());
        }
        assert!(seen > 100 && glowed > 10 && celebrated > 60, "{seen} {glowed} {celebrated}");
        assert_eq!(rippled > 100, motion == Motion::Full, "{rippled} rings");
    }
}

/// The flights that a celebration took before stones were thrown: nobody waits longer for the result, whatever the turn was like.
#[test]
fn a_throw_delays_the_result_no_longer_than_it_ever_was() {
    let now = Instant::now();
    for speed in [Speed::Fast, Speed::Normal, Speed::Slow] {
        let flight_time = speed.flight_time();
        for (occasion, flights) in [(Occasion::OwnRound, 8), (Occasion::RoundOfOthers, 7)] {
            for (cards, is_still) in (0..30).flat_map(|cards| [(cards, false), (cards, true)]) {
                let cards: Vec<Card> = (0..cards).filter_map(|nth| Card::new(None, nth)).collect();
                let seats = vec![Seat::ONE];
                let round = Celebration::new(seats.clone(), cards, occasion, is_still, now, flight_time);
                assert!(round.arrives_at() < round.ends_at(), "the stone is seen at the flag");
                assert!(round.ends_at() <= now + flights * flight_time, "{round:?}");
                let series = round.of_series(seats);
                assert!(series.ends_at() <= now + 11 * flight_time);
                assert!(
                    series.stage(series.ends_at() - flight_time * 2).is_some_and(|stage| stage.way == 1.0)
                );
            }
        }
    }
}

#[test]
fn a_win_that_is_merely_shown_is_not_celebrated() {
    let (setup, batches) = batches();
    for celebrates in [true, false] {
        let mut animation = AnimatedBoard::new(setup, Seat::ONE);
        animation.set_celebrates(celebrates);
        let flight_time = Speed::Normal.flight_time();
        let (mut now, mut celebrated) = (Instant::now(), false);
        for events in &batches {
            animation.show_events(events, now, flight_time);
            while animation.is_moving() {
                celebrated |= animation.celebration().is_some();
                now += Duration::from_millis(100);
                animation.advance(now, flight_time);
            }
        }
        assert_eq!(celebrated, celebrates);
    }
}

#[test]
fn ripples_and_bumps_delay_no_event() {
    let (setup, batches) = batches();
    let mut animation = AnimatedBoard::new(setup, Seat::ONE);
    let flight_time = Speed::Normal.flight_time();
    let mut now = Instant::now();
    let mut left_behind = false;
    for events in &batches {
        animation.show_events(events, now, flight_time);
        while animation.is_moving() && animation.celebration().is_none() {
            now += Duration::from_millis(5);
            animation.advance(now, flight_time);
        }
        left_behind |= animation.needs_frames(now);
        // Skipping leaves nothing to draw.
        animation.finish();
        assert!(!animation.needs_frames(now) && !animation.is_moving());
    }
    assert!(left_behind, "effects go on while the next event could be shown");
}

#[test]
fn a_completed_pile_skips_like_a_stone() {
    let (setup, batches) = batches();
    let mut animation = AnimatedBoard::new(setup, Seat::ONE);
    let (board, mut now) = (Size::new(1000.0, 700.0), Instant::now());
    let mut heights = Vec::new();
    for events in &batches {
        animation.show_events(events, now, Speed::Normal.flight_time());
        while animation.is_moving() && heights.last() != Some(&-1.0) {
            let layout = layout_of(&animation.view(), board, HandOrder::default());
            let skips = animation.flights().iter().find(|flight| flight.path == Path::Skips);
            match skips.and_then(|flight| flight.pose(&layout, board, false, now)) {
                Some(pose) => heights.push(pose.height),
                None if !heights.is_empty() => heights.push(-1.0),
                None => {}
            }
            now += Duration::from_millis(4);
            animation.advance(now, Speed::Normal.flight_time());
        }
        animation.finish();
    }
    let peaks: Vec<f32> = heights
        .windows(3)
        .filter(|three| three[0] < three[1] && three[1] >= three[2])
        .map(|t| t[1])
        .collect();
    assert!(peaks.len() == 3 && peaks.is_sorted_by(|one, next| one > next), "{peaks:?}");
}

/// A card lands, the board rests, the next card leaves; those of the people at this screen don't wait. A draw has ended by then.
#[test]
fn cards_of_other_players_leave_a_beat_after_the_last_card_has_landed() {
    let (setup, batches) = batches();
    let beat = Duration::from_millis(420);
    let mut animation = AnimatedBoard::new(setup, Seat::ONE);
    animation.set_beat(beat);
    let (mut now, flight_time) = (Instant::now(), Speed::Normal.flight_time());
    let mut flights: Vec<Flight> = Vec::new();
    for events in &batches {
        animation.show_events(events, now, flight_time);
        while animation.is_moving() {
            let new: Vec<Flight> =
                animation.flights().iter().filter(|flight| !flights.contains(flight)).cloned().collect();
            flights.extend(new);
            now += Duration::from_millis(7);
            animation.advance(now, flight_time);
        }
    }
    let (mut others, mut own) = (0, 0);
    for (nth, flight) in flights.iter().enumerate().skip(1) {
        if !matches!(flight.to.0, Slot::Build(_) | Slot::Discard(..)) {
            continue;
        }
        // A completed pile skips on while the next card flies.
        let settles = |earlier: &Flight| match earlier.path {
            Path::Skips => earlier.starts_at + flight_time * 3 / 2,
            _ => earlier.lands_at(),
        };
        let landed = flights[..nth].iter().map(settles).max().expect("an earlier flight");
        match flight.from {
            FlightStart::OwnHand(_) => own += 1,
            // Partners may play these, seat 1 too.
            FlightStart::Card(Slot::Stock(seat) | Slot::Discard(seat, _), _)
                if setup.team(seat) == setup.team(Seat::ONE) => {}
            _ => {
                assert!(flight.starts_at >= landed + beat, "{flight:?}");
                others += 1;
            }
        }
    }
    assert!(others > 20 && own > 20, "{others} {own}");
}
