//! Every conceivable move is either listed or refused with a reason, and a refused one changes nothing.

use std::collections::BTreeSet;

use skipstone_core::{Event, IllegalMove, MAX_SEATS, Move, Pile, Position, Round, Seat, Source, Target};

use crate::tables::{TestRng, deal, random_setup};

/// Every move of the notation.
fn conceivable(round: &Round, seat: Seat) -> Vec<Move> {
    let owners = || Seat::first_n(MAX_SEATS);
    let held = round.view(seat).hand_size(seat) as u8;
    let hand = (0..held + 2).chain([255]).map(Source::Hand);
    let own = owners()
        .map(Source::Stock)
        .chain(owners().flat_map(|owner| Pile::ALL.map(|pile| Source::Discard(pile, owner))));
    let targets: Vec<Target> = (Pile::ALL.map(Target::Build).into_iter())
        .chain(owners().flat_map(|owner| Pile::ALL.map(|pile| Target::Discard(pile, owner))))
        .collect();
    let puts =
        hand.chain(own).flat_map(|source| targets.iter().map(move |target| Move::Put(source, *target)));
    puts.chain([Move::Pass, Move::Draw]).collect()
}

/// Tries every move; refused ones must not change the round.
fn ask_for_everything(round: &Round) {
    let (seat, before) = (round.turn(), Position::of(round).to_string());
    let moves: BTreeSet<Move> = round.legal_moves().iter().collect();
    let mut asked = round.clone();
    for mv in conceivable(round, seat) {
        let verdict = round.view(seat).check(mv);
        // Drawing one card too many by hand is possible (RULES 9), but not listed.
        let too_many = mv == Move::Draw && verdict.is_ok() && round.setup().draws_by_hand();
        let legal = too_many || moves.contains(&mv);
        assert_eq!(verdict.is_ok(), legal, "{mv:?}: {verdict:?} in\n{before}");
        if let Err(why) = verdict {
            assert!(!why.to_string().is_empty());
            assert_eq!(asked.play(seat, mv), Err(why), "{mv:?} in\n{before}");
        }
    }
    assert_eq!(Position::of(&asked).to_string(), before, "after everything illegal was asked for");
    for other in Seat::first_n(MAX_SEATS).filter(|other| *other != seat) {
        assert!(round.view(other).legal_moves().is_empty());
        // The tests of manners cover plays out of turn.
        let refused = round.setup().rules().out_of_turn
            || moves
                .iter()
                .all(|mv| round.view(other).check(*mv) == Err(IllegalMove::NotYourTurn { turn: seat }));
        assert!(refused, "seat {other} out of turn in\n{before}");
    }
}

#[test]
fn an_unlisted_move_is_refused_and_changes_nothing() {
    for seed in 2000..2040 {
        let mut rng = TestRng::new(seed);
        let (mut round, _) = deal(random_setup(&mut rng), seed);
        while round.ending().is_none() {
            if rng.below(if round.setup().rules().lead_up { 300 } else { 100 }) == 0 {
                ask_for_everything(&round);
            }
            let moves: Vec<Move> = round.legal_moves().iter().collect();
            round.play(round.turn(), rng.pick(&moves)).expect("a legal move");
        }
        // A round that is over refuses everything.
        let over = |mv: Move| round.view(round.turn()).check(mv) == Err(IllegalMove::Over);
        assert!(conceivable(&round, round.turn()).into_iter().all(over));
        assert!(round.legal_moves().is_empty());
    }
}

/// Moves on a clone don't change the original.
#[test]
fn a_cloned_round_is_independent() {
    let (mut round, _) = deal(random_setup(&mut TestRng::new(5)), 5);
    for _ in 0..40 {
        let moves = round.legal_moves();
        let Some(mv) = moves.get(moves.len() / 2) else { break };
        let before = Position::of(&round).to_string();
        let mut copy = round.clone();
        let mut events: Vec<Event> = copy.play(copy.turn(), mv).expect("a legal move");
        assert_eq!(Position::of(&round).to_string(), before);
        assert_eq!(round.play(round.turn(), mv), Ok(std::mem::take(&mut events)));
        assert_eq!(Position::of(&round).to_string(), Position::of(&copy).to_string());
    }
}
