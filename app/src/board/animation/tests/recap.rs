//! What others have changed, at the begin of the own turn.

use skipstone_core::{Move, Position};

use super::*;

const LATER: Duration = Duration::from_secs(60);

/// A table where seat 2 plays on a build pile, seat 3 plays the stock card of its partner, seat 1, seat 4 discards and seat 1 plays.
fn partners() -> (AnimatedBoard, Vec<Vec<VisibleEvent>>) {
    let position = "seats: 4\nteams: 2\nturn: 2\nb1: 1 2\ns@1: 8 4\nh@1: 5\ns@2: 9 9\nh@2: 3 12\n\
        s@3: 8 8\nh@3: 10\ns@4: 9 9\nh@4: 10";
    let position: Position = position.parse().expect("a position");
    let mut round = position.round().expect("a round");
    let mut board = AnimatedBoard::new(*round.setup(), Seat::ONE);
    board.timeline_mut().begin_in(Replica::of(&round, Some(Seat::ONE)));
    let batch = |mv| {
        let turn = round.turn();
        let events = round.play(turn, Move::parse(mv, turn).expect("a move")).expect("a legal move");
        events.iter().map(|event| VisibleEvent::of(event, Some(Seat::ONE), &round)).collect()
    };
    let batches = ["h1>b1", "h1>d1", "s@1>b1", "h1>d1", "h1>d1", "h1>b1"].map(batch).into();
    (board, batches)
}

/// Whether the changes and the cards taken from the own piles are told of.
fn told(board: &AnimatedBoard, now: Instant) -> (bool, usize) {
    (board.recap(now).is_some(), board.taken_cards().len())
}

#[test]
fn the_recap_comes_with_the_own_turn_and_leaves_with_the_first_move_or_after_a_while() {
    for moves in [false, true] {
        let (mut board, batches) = partners();
        let mut now = Instant::now();
        let show = |board: &mut AnimatedBoard, events: &[VisibleEvent], at: Instant| {
            board.show_events(events, at, Speed::Off.flight_time());
            board.track_recap(true, true, at);
        };
        for (nth, events) in batches[..5].iter().enumerate() {
            show(&mut board, events, now);
            assert_eq!(told(&board, now).1, usize::from(nth >= 2), "own piles are told of at once");
            assert_eq!(board.needs_frames(now), nth == 4, "it fades in at the own turn");
        }
        now += Duration::from_millis(200);
        let (changes, opacity) = board.recap(now).expect("the own turn has begun");
        assert_eq!((changes.builds().len(), changes.discards().len(), opacity), (1, 3, 1.0));
        assert!(!board.needs_frames(now), "it stands still");
        if moves {
            show(&mut board, &batches[5], now);
            assert_eq!(told(&board, now), (true, 0), "it fades out");
            assert!(board.needs_frames(now));
        } else {
            now = board.next_wake(now).expect("it leaves by itself");
        }
        now += Duration::from_millis(250);
        assert_eq!(told(&board, now), (false, usize::from(!moves)));
        board.track_recap(true, true, now + LATER);
        assert!(!told(&board, now + LATER).0, "it isn't shown twice");
        assert!(board.next_wake(now + LATER).is_none() && !board.needs_frames(now + LATER));
        board.dismiss_taken_cards();
        assert_eq!(board.taken_cards(), []);
    }
}

#[test]
fn who_wants_no_recap_has_none() {
    let (mut board, batches) = partners();
    let now = Instant::now();
    for events in &batches[..5] {
        board.show_events(events, now, Speed::Off.flight_time());
        board.track_recap(false, true, now);
        assert_eq!((told(&board, now), board.needs_frames(now)), ((false, 0), false));
    }
}
