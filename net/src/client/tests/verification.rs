//! Fair and unfair deals, correct and wrong records.

use super::*;

/// Feeds the end of a round and its record, and returns the verdict.
fn verdict(guest: &mut ClientState, secret: DealSecret, record: &str) -> Verdict {
    guest.events.clear();
    hear(guest, [ToGuest::Reveal { round: 1, secret }, ToGuest::Reveal { round: 1, secret }]);
    assert_eq!(requests(guest), [TableRequest::Record { round: 1 }], "once, however often it is revealed");
    hear(guest, ToGuest::record(1, record));
    run_checks(guest);
    match guest.events.pop() {
        Some(ClientEvent::RoundChecked { round: 1, record: Some(text), verdict, .. }) if text == record => {
            verdict
        }
        Some(ClientEvent::RoundChecked { round: 1, record: None, verdict, .. }) => verdict,
        other => panic!("{other:?} instead of a verdict"),
    }
}

#[test]
fn a_fair_round_is_verified_for_players_and_spectators() {
    for viewer in [Some(Seat::Two), None] {
        let (mut guest, secret, round) = begin(viewer);
        assert_eq!(guest.seat(), viewer);
        hear(&mut guest, round.messages());
        let messages = updates(&mut guest);
        let Some((Update::RoundBegan { number: 1, dealer, events, .. }, rest)) = messages.split_first()
        else {
            panic!("a round began")
        };
        assert_eq!(*dealer, round.snapshot.dealer);
        assert_eq!(*events, round.events[0]);
        let events = rest.iter().map(|update| match update {
            Update::Events(events) => events,
            other => panic!("{other:?}"),
        });
        assert!(events.eq(&round.events[1..]));

        hear(&mut guest, [round.ended.clone(), round.ended.clone()]);
        assert!(matches!(updates(&mut guest)[..], [Update::RoundEnded { .. }]), "reported once");
        // In the spectator's lobby another person has the guest's seat, and gave no share.
        let without = if viewer.is_none() { vec![Seat::Two] } else { Vec::new() };
        let summary = DealAbsences { failed: Vec::new(), without };
        assert_eq!(verdict(&mut guest, secret, &round.record.to_string()), Ok(summary));
    }
}

#[test]
fn a_rematch_before_the_record_arrived_loses_no_check() {
    let (mut guest, secret, round) = begin(Some(Seat::Two));
    hear(&mut guest, round.messages());
    hear(&mut guest, [round.ended.clone(), ToGuest::Reveal { round: 1, secret }]);
    let again = Lobby { series: SeriesId([9; 16]), begun: false, ..lobby(Some(Seat::Two)) };
    let of = lobby(Some(Seat::Two)).series;
    hear(&mut guest, [ToGuest::Lobby(Box::new(again))]);
    hear(&mut guest, ToGuest::record(1, &round.record.to_string()));
    run_checks(&mut guest);
    let Some(ClientEvent::RoundChecked { series, round: 1, verdict: Ok(_), .. }) = guest.events.pop() else {
        panic!("the round is checked all the same")
    };
    assert_eq!(series, of);
}

#[test]
fn every_change_by_the_host_is_detected() {
    let ended = || {
        let (mut guest, secret, round) = begin(Some(Seat::Two));
        hear(&mut guest, round.messages());
        hear(&mut guest, [round.ended.clone()]);
        (guest, secret, round)
    };
    let (mut guest, _, round) = ended();
    let another = DealSecret::generate().expect("random bytes");
    assert_eq!(verdict(&mut guest, another, &round.record.to_string()), Err(UnfairDeal::Secret.into()));

    // Another round at the same table, as others may have seen it.
    let (mut guest, secret, round) = ended();
    let (_, _, mut other) = ended();
    other.record.header.dealer = round.record.header.dealer;
    let found = verdict(&mut guest, secret, &other.record.to_string());
    assert!(
        matches!(found, Err(VerificationError::EventMismatch(_) | VerificationError::RuleViolation(_))),
        "{found:?}"
    );
    let (mut guest, secret, mut round) = ended();
    round.record.header.dealer = round.record.header.dealer.left(3);
    let found = verdict(&mut guest, secret, &round.record.to_string());
    assert!(
        matches!(found, Err(VerificationError::RuleViolation(_) | VerificationError::WrongRound)),
        "{found:?}"
    );

    let (mut guest, secret, mut round) = ended();
    let last = round.record.events.pop();
    assert_eq!(verdict(&mut guest, secret, &round.record.to_string()), Err(VerificationError::Unfinished));
    let (mut guest, secret, mut round) = ended();
    round.record.events.splice(1.., last);
    assert!(matches!(
        verdict(&mut guest, secret, &round.record.to_string()),
        Err(VerificationError::RuleViolation(_))
    ));
    let (mut guest, secret, mut round) = ended();
    round.record.header.round = 2;
    assert_eq!(verdict(&mut guest, secret, &round.record.to_string()), Err(VerificationError::WrongRound));
    let (mut guest, secret, mut round) = ended();
    round.record.header.seed = Seed::from_number(1);
    assert_eq!(verdict(&mut guest, secret, &round.record.to_string()), Err(UnfairDeal::Seed.into()));
    let (mut guest, secret, _) = ended();
    assert!(matches!(verdict(&mut guest, secret, "nothing"), Err(VerificationError::Unreadable(_))));

    // The host deals from other shares than those it showed.
    let mut guest = joined(Some(Seat::Two));
    let dealer = Dealer::new(1);
    dealer.deal(&mut guest);
    let round = play(Some(Seat::Two), dealer.seed(&dealer.shares(None)));
    hear(&mut guest, round.messages());
    hear(&mut guest, [round.ended.clone()]);
    assert_eq!(verdict(&mut guest, dealer.secret, &round.record.to_string()), Err(UnfairDeal::Seed.into()));
}

#[test]
fn a_late_guest_sees_the_round_but_cant_verify_the_deal() {
    let (_, secret, round) = begin(Some(Seat::Two));
    let mut guest = joined(Some(Seat::Two));
    let mut messages = round.messages();
    let ToGuest::Snapshot(snapshot) = &mut messages[0] else { panic!("the standing comes first") };
    let (now, all) = (round.events.len() / 2, round.events.concat());
    snapshot.at.events = round.events[..now].concat().len() as u32;
    let until = snapshot.at.events as usize;
    hear(&mut guest, messages.drain(..now));
    assert_eq!(updates(&mut guest), [], "until all parts have arrived");
    hear(&mut guest, messages.drain(..1));
    let [Update::Snapshot { number: 1, events, ended: None, .. }] = &updates(&mut guest)[..] else {
        panic!("how things stand")
    };
    assert_eq!(events[..], all[..until]);
    hear(&mut guest, messages);
    // A commitment after the deal is void.
    hear(&mut guest, [Dealer::new(1).begun(), round.ended.clone()]);
    assert_eq!(guest.messages, []);
    assert_eq!(verdict(&mut guest, secret, &round.record.to_string()), Err(VerificationError::NotPresent));

    // A guest that joins after the end gets the whole round and its result.
    let mut guest = joined(Some(Seat::Two));
    let at = Revision { events: all.len() as u32, ..round.snapshot.at };
    hear(&mut guest, [ToGuest::Snapshot(Snapshot { at, ..round.snapshot.clone() })]);
    hear(&mut guest, ToGuest::events(Revision { events: 0, ..at }, &all));
    assert_eq!(updates(&mut guest), []);
    hear(&mut guest, [round.ended.clone()]);
    assert!(matches!(&updates(&mut guest)[..], [Update::Snapshot { ended: Some(_), .. }]));
}

#[test]
fn denials_are_reported_and_a_lost_record_is_requested_again() {
    let (mut guest, secret, round) = begin(Some(Seat::Two));
    hear(&mut guest, round.messages());
    hear(&mut guest, [round.ended.clone(), ToGuest::Reveal { round: 1, secret }]);
    let pieces: Vec<ToGuest> = ToGuest::record(1, &round.record.to_string()).collect();
    hear(&mut guest, pieces[..1].to_vec());
    guest.messages.clear();
    guest.events.clear();
    guest.reconnected();
    let [ToHost::TableRequest(NumberedRequest { number, request: TableRequest::Record { round: 1 } })] =
        guest.messages[..]
    else {
        panic!("{:?}", guest.messages)
    };
    hear(&mut guest, pieces);
    run_checks(&mut guest);
    assert!(
        matches!(guest.events[..], [ClientEvent::RoundChecked { verdict: Ok(_), .. }]),
        "{:?}",
        guest.events
    );

    guest.events.clear();
    hear(&mut guest, [ToGuest::Denied { ask: number, why: Denial::Stale }]);
    hear(&mut guest, [ToGuest::Denied { ask: number, why: Denial::Table(IntentError::RoundGoesOn) }]);
    let refused = ClientEvent::Table(Update::Refused(IntentError::RoundGoesOn));
    assert_eq!(guest.events, [ClientEvent::Denied(Denial::Stale), refused]);
}

#[test]
fn the_record_of_a_missed_round_end_is_requested() {
    let (mut guest, _, round) = begin(Some(Seat::Two));
    hear(&mut guest, round.messages()[..9].to_vec());
    guest.reconnected();
    let opening = &round.events[0];
    let at = Revision { round: 2, takebacks: 0, events: opening.len() as u32 };
    hear(&mut guest, [ToGuest::Snapshot(Snapshot { at, ..round.snapshot.clone() })]);
    hear(&mut guest, ToGuest::events(Revision { events: 0, ..at }, opening));
    assert_eq!(requests(&mut guest), [TableRequest::Record { round: 1 }]);
    hear(&mut guest, ToGuest::record(1, &round.record.to_string()));
    run_checks(&mut guest);
    let checked = guest.events.pop();
    assert!(matches!(
        checked,
        Some(ClientEvent::RoundChecked {
            round: 1,
            record: Some(_),
            verdict: Err(VerificationError::NotPresent),
            ..
        })
    ));
}

#[test]
fn an_endless_record_is_given_up() {
    let (mut guest, secret, round) = begin(Some(Seat::Two));
    hear(&mut guest, round.messages());
    hear(&mut guest, [round.ended.clone(), ToGuest::Reveal { round: 1, secret }]);
    let part = ToGuest::RecordPart { round: 1, text: "x".repeat(crate::limits::RECORD_PART), last: false };
    for _ in 0..=crate::limits::RECORD / crate::limits::RECORD_PART {
        hear(&mut guest, [part.clone()]);
    }
    guest.events.clear();
    run_checks(&mut guest);
    let [ClientEvent::RoundChecked { record: None, verdict: Err(VerificationError::NoRecord), .. }] =
        &guest.events[..]
    else {
        panic!("{:?}", guest.events)
    };
    // What comes after it belongs to nothing.
    hear(&mut guest, [part]);
    assert!(guest.checks.is_empty());
}
