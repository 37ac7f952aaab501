//! Guests who are there while computer players play for them: they have let the countdown to the round pass.

use skipstone_core::table::Intent;
use skipstone_core::{Move, Source, Target};

use super::clients::rejoin;
use super::rounds::{GuestReplica, play, three_and_a_bot};
use super::*;
use crate::client::{Doubt, Verdict};

/// A round in which more than the opening is shown. Ben, the last one, has let the countdown to it pass: he is there, and a computer
/// player plays for him.
fn without_an_answer_of_ben() -> (TestRoom, Vec<GuestReplica>) {
    let (mut harness, mut replicas) = three_and_a_bot();
    replicas[2].agrees = false;
    harness.command(HostCommand::StartRound);
    replicas[..2].iter_mut().for_each(|replica| replica.receive(&mut harness));
    harness.begin_round();
    play(&mut harness, &mut replicas[..2], |replicas| replicas[0].seen > 8);
    assert!(harness.log().is_taken_over(replicas[2].seat));
    (harness, replicas)
}

/// Plays the round to its end. Ben has no share in its deal, and blames nobody.
fn finish_without_bens_share(harness: &mut TestRoom, replicas: &mut [GuestReplica]) {
    play(harness, replicas, |_| false);
    assert!(replicas[..2].iter().all(|replica| replica.verified), "{:?}", replicas[0].verdicts);
    assert_eq!(replicas[2].verdicts, [Verdict::NotProven(Doubt::OwnShareMissing)]);
}

#[test]
fn who_pauses_or_resumes_is_back_in_their_seat_first() {
    for resumes_only in [false, true] {
        let (mut harness, mut replicas) = without_an_answer_of_ben();
        let first = if resumes_only { 1 } else { 2 };
        replicas[first].receive(&mut harness);
        replicas[first].intend(&mut harness, Intent::Pause(true));
        assert_eq!(harness.log().is_taken_over(replicas[2].seat), resumes_only);
        harness.now += Duration::from_secs(1);
        replicas[2].receive(&mut harness);
        replicas[2].intend(&mut harness, Intent::Pause(false));
        assert!(matches!(harness.entries()[..], [.., LogEntry::Resumed(Some(_))]));
        assert!(!harness.log().is_taken_over(replicas[2].seat));
        finish_without_bens_share(&mut harness, &mut replicas);
    }
}

/// Ben isn't asked, as a computer player plays for him; then he comes back before the others have answered.
#[test]
fn who_agrees_to_a_takeback_unasked_has_signed_it() {
    let is_hidden = |mv: &Move| matches!(mv, Move::Put(Source::Hand(_), Target::Build(_)));
    let (mut harness, mut replicas, asker) = loop {
        let (mut harness, mut replicas) = without_an_answer_of_ben();
        let mut asker = None;
        while asker.is_none() && !replicas[0].over {
            let is_turn = |replica: &GuestReplica| replica.first_move().is_some();
            play(&mut harness, &mut replicas[..2], |replicas| replicas.iter().any(is_turn));
            let Some(on_turn) = replicas[..2].iter().position(is_turn) else { continue };
            let round = harness.room.game.as_ref().and_then(|game| game.table.round()).expect("a round");
            let may_stay = round.view(round.turn()).hand().iter().count() > 1;
            let hidden = round.legal_moves().iter().find(is_hidden).filter(|_| may_stay);
            let mv = hidden.or(replicas[on_turn].first_move()).expect("a move");
            replicas[on_turn].intend(&mut harness, Intent::Move(mv));
            play(&mut harness, &mut replicas[..2], |_| true);
            asker = hidden.map(|_| on_turn);
        }
        if let Some(asker) = asker {
            break (harness, replicas, asker);
        }
    };
    let asked = replicas[asker].seat;
    replicas[asker].intend(&mut harness, Intent::Undo);
    replicas[1 - asker].receive(&mut harness);
    let (at, signature) = harness.signed(2, |head| Statement::TakeBack { head, asker: asked });
    harness.request(2, 7, TableRequest::Agree { asked, at, signature: Some(signature) });
    harness.request(2, 8, TableRequest::Ready { proposal: Digest::default() });
    replicas[1 - asker].intend(&mut harness, Intent::Agree(true));
    play(&mut harness, &mut replicas, |_| true);
    let signed = harness.entries().iter().find_map(|entry| match entry {
        LogEntry::TakenBack { signatures, .. } => Some(signatures.len()),
        _ => None,
    });
    assert_eq!(signed, Some(3));
    finish_without_bens_share(&mut harness, &mut replicas);
}

/// Ben has agreed to nothing, and says nothing to the next round either, or his program has forgotten all that it knew.
#[test]
fn who_says_nothing_keeps_nobody_from_a_round_like_the_one_before() {
    for has_forgotten in [false, true] {
        let (mut harness, mut replicas) = without_an_answer_of_ben();
        finish_without_bens_share(&mut harness, &mut replicas);
        if has_forgotten {
            rejoin(&mut harness, 2);
            replicas[2] = GuestReplica::new(&harness, 2);
        }
        replicas.iter_mut().for_each(|replica| replica.agrees = false);
        replicas[2].verdicts.clear();
        harness.begin_round();
        // His share is waited for.
        for _ in 0..20 {
            replicas.iter_mut().for_each(|replica| replica.receive(&mut harness));
            harness.now += Duration::from_secs(1);
            harness.handle(RoomInput::Tick);
        }
        play(&mut harness, &mut replicas, |_| false);
        assert_eq!(harness.log().position().round, 2);
        assert!(replicas[..2].iter().all(|replica| replica.verified), "{:?}", replicas[0].verdicts);
        let last = replicas[2].verdicts.last();
        assert_eq!(last, Some(&Verdict::NotProven(Doubt::OwnShareMissing)));
    }
}
