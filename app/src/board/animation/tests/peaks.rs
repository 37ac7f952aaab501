//! Stock cards in a row, and the last one.

use skipstone_core::{Move, Position};

use super::*;
use crate::board::animation::accent::Occasion;

/// A table where seat 1 plays five of six stock cards and discards, and what each move causes.
fn chain() -> (AnimatedBoard, Vec<Vec<VisibleEvent>>) {
    let position: Position = "s@1: 9 5 4 3 2 1\ns@2: 9 8\nh@1: 7".parse().expect("a position");
    let mut round = position.round().expect("a round");
    let mut board = AnimatedBoard::new(*round.setup(), Seat::ONE);
    board.timeline_mut().begin_in(Replica::of(&round, Some(Seat::ONE)));
    let mut events = Vec::new();
    let batch = |mv| {
        round.play_legal(Move::parse(mv, Seat::ONE).expect("a move"), &mut events);
        events.drain(..).map(|event| VisibleEvent::of(&event, Some(Seat::ONE), &round)).collect()
    };
    let batches = ["s>b1"; 5].into_iter().chain(["h1>d1"]).map(batch).collect();
    (board, batches)
}

fn count(board: &AnimatedBoard, now: Instant) -> Option<(usize, f32, bool)> {
    board.chain_count(now).map(|count| (count.count, count.opacity, count.is_longest))
}

#[test]
fn each_further_stock_card_of_a_turn_is_answered_more_strongly_and_the_last_one_is_marked() {
    let (size, other) = (Size::new(1280.0, 692.0), Seat::from_index(1));
    let flight_time = Speed::Normal.flight_time();
    for motion in Motion::ALL {
        let (mut board, batches) = chain();
        board.set_motion(motion);
        let (mut now, mut reach) = (Instant::now(), Vec::new());
        for (nth, events) in batches[..5].iter().enumerate() {
            board.show_events(events, now, flight_time);
            let heard = board.take_cues().list;
            let notes =
                heard.iter().filter(|cue| matches!(cue.kind, SoundKind::Chain(_))).map(|cue| cue.kind);
            let note = (nth > 0).then_some(SoundKind::Chain(nth as u8 + 1));
            assert_eq!(notes.collect::<Vec<_>>(), Vec::from_iter(note));
            assert_eq!(heard.iter().any(|cue| cue.kind == SoundKind::LastCard), nth == 4);
            let (mut widest, mut gasps, mut drops) = (0.0_f32, false, 0);
            while board.needs_frames(now) || board.is_moving() {
                let layout = layout_of(&board.view(), size, HandOrder::default());
                for wave in board.waves(&layout, size, now) {
                    assert!((0.0..=1.0).contains(&wave.opacity) && wave.line > 0.0, "{wave:?}");
                    widest = widest.max(wave.radii.x);
                }
                gasps |= matches!(board.reaction(other, &layout, size, now), Some(Reaction::Gasps(_)));
                drops += board.chain_drops(&layout, size, now).len();
                now += Duration::from_millis(16);
                board.advance(now, flight_time);
            }
            assert_eq!(gasps, nth >= 3, "others gasp at the round's longest chain");
            assert_eq!(drops > 0, nth > 0 && motion == Motion::Full);
            assert_eq!(count(&board, now), (nth >= 2).then_some((nth + 1, 1.0, nth >= 3)), "still there");
            reach.push(widest);
        }
        match motion {
            Motion::Full => {
                assert!(reach[0] == 0.0 && reach[..4].is_sorted_by(|one, next| one < next), "{reach:?}");
                assert!(reach[3] > 0.9 * size.width / 2.0, "the wave reaches the shore");
            }
            Motion::Reduced => assert_eq!(reach, [0.0; 5]),
        }
        let lean = if motion == Motion::Full { 11.0 } else { 0.0 };
        let last = LastCard { lean, light: 1.0, opacity: 1.0 };
        assert_eq!((board.last_card(Seat::ONE, now), board.last_card(other, now)), (Some(last), None));
        assert_eq!(board.raised_flag(now), Some(RaisedFlag { turn: 0.0, raised: 1.0 }));
        board.show_events(&batches[5], now, flight_time);
        assert!(count(&board, now).is_some(), "until the turn ends");
        while board.needs_frames(now) || board.is_moving() {
            now += Duration::from_millis(16);
            board.advance(now, flight_time);
        }
        assert_eq!(count(&board, now), None);
        assert_eq!(board.last_card(Seat::ONE, now), Some(last), "until it is played");
    }
}

#[test]
fn without_animation_counts_and_last_cards_are_there_at_once() {
    let (mut board, batches) = chain();
    let now = Instant::now();
    for (nth, events) in batches[..5].iter().enumerate() {
        board.show_events(events, now, Speed::Off.flight_time());
        assert_eq!(count(&board, now), (nth >= 2).then_some((nth + 1, 1.0, nth >= 3)));
        assert!(!board.needs_frames(now));
    }
    let last = LastCard { lean: 11.0, light: 1.0, opacity: 1.0 };
    assert_eq!(board.last_card(Seat::ONE, now), Some(last));
}

/// The notes of a throw come before the chord, which comes with the stone at the flag; whoever skips the throw hears it at once.
#[test]
fn a_throw_is_heard_as_it_is_seen_and_leaves_nothing_behind_when_it_is_skipped() {
    let (setup, batches) = batches();
    let mut board = AnimatedBoard::new(setup, Seat::ONE);
    let (mut now, flight_time) = (Instant::now(), Speed::Normal.flight_time());
    for events in &batches {
        board.take_cues();
        board.show_events(events, now, flight_time);
        while board.is_moving() && board.celebration().is_none() {
            now += Duration::from_millis(16);
            board.advance(now, flight_time);
        }
    }
    board.push_cue(SoundKind::RoundWon);
    let arrives_at = board.celebration().map(Celebration::arrives_at);
    let heard = board.take_cues().list;
    let at = |cue: &Cue| (cue.kind == SoundKind::RoundWon).then_some(cue.at);
    assert_eq!(heard.iter().find_map(at), Some(arrives_at));
    let skips = heard.iter().filter(|cue| matches!(cue.kind, SoundKind::Skip(_)));
    assert!(skips.clone().all(|cue| cue.at < arrives_at));
    let chain = board.timeline().chain();
    let thrower = chain.seat().expect("somebody has gone out");
    assert_eq!(
        skips.count(),
        chain.last_stock_cards(thrower, 3).len(),
        "the last three of the round at least"
    );
    board.finish();
    assert!(board.take_cues().hurried);
    assert!(board.celebration().is_none() && !board.is_moving() && !board.needs_frames(now));
}

#[test]
fn a_completed_pile_a_freed_stock_card_and_a_saved_chain_have_accents_of_their_own() {
    let position = "b1: 1 2\nb2: 1 2 3 4 5 6 7 8 9 10 11\nb3: 1 2 3 4 5 6 7 8 9 10 11\n\
        s@1: 9 12 6 4\ns@2: 9 8\nh@1: 3 W 7 12";
    let position: Position = position.parse().expect("a position");
    for motion in Motion::ALL {
        let mut round = position.round().expect("a round");
        let mut board = AnimatedBoard::new(*round.setup(), Seat::ONE);
        board.timeline_mut().begin_in(Replica::of(&round, Some(Seat::ONE)));
        board.set_motion(motion);
        let (mut now, mut occasions) = (Instant::now(), Vec::new());
        for mv in ["h4>b3", "h1>b1", "s>b1", "h1>b1", "s>b1", "s>b2"] {
            let mv = Move::parse(mv, Seat::ONE).expect("a move");
            let events = round.play(Seat::ONE, mv).expect("a legal move");
            let events: Vec<VisibleEvent> =
                events.iter().map(|event| VisibleEvent::of(event, Some(Seat::ONE), &round)).collect();
            board.show_events(&events, now, Speed::Normal.flight_time());
            let (mut seen, mut drops, mut frames) = (None, 0, 0);
            while board.needs_frames(now) || board.is_moving() {
                let layout = layout_of(&board.view(), Size::new(1280.0, 692.0), HandOrder::default());
                seen = board.accents.first().map(|accent| accent.occasion).or(seen);
                drops += board.accent_drops(&layout, now).len();
                frames += board.accent_frames(now).count();
                now += Duration::from_millis(16);
                board.advance(now, Speed::Normal.flight_time());
            }
            let moves = motion == Motion::Full;
            assert_eq!([drops > 0, frames > 0], [seen.is_some() && moves, seen.is_some() && !moves]);
            occasions.push(seen);
        }
        let expected = [
            Some(Occasion::Completes { in_chain: false }),
            Some(Occasion::Frees),
            None,
            Some(Occasion::SavesChain),
            None,
            Some(Occasion::Completes { in_chain: true }),
        ];
        assert_eq!(occasions, expected);
    }
}
