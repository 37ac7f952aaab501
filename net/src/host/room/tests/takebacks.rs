//! Tests of what programs sign of takebacks.

use skipstone_core::table::{Intent, Update};

use super::clients::{after_a_hidden_card, after_a_hidden_card_with, doubt, rejoin, restarted};
use super::rounds::{GuestReplica, play};
use super::*;
use crate::client::{ClientEvent, Doubt};
use crate::host::room::log::Extra;
use crate::protocol::Denial;
use crate::testing::MemoryEvidenceStore;

/// The signature for a takeback among the messages that a program is about to send.
fn signed(replica: &GuestReplica) -> Option<Signature> {
    replica.state.outputs.messages.iter().find_map(|message| match message {
        ToHost::TableRequest(NumberedRequest { request: TableRequest::Agree { signature, .. }, .. }) => {
            *signature
        }
        _ => None,
    })
}

/// Delivers all messages, but plays nothing.
fn deliver(harness: &mut TestRoom, replicas: &mut [GuestReplica]) {
    play(harness, replicas, |_| true);
}

/// Ada withdraws her request while the last agreement is on its way to her.
#[test]
fn a_takeback_that_was_withdrawn_is_not_signed() {
    let (mut harness, mut replicas, asker, before) = after_a_hidden_card(|_| true);
    replicas[asker].state.handle_intent(Intent::Undo);
    assert_eq!(signed(&replicas[asker]), None, "whoever asks signs last");
    replicas[asker].answer(&mut harness);
    deliver(&mut harness, &mut replicas);
    let others: Vec<usize> = (0..3).filter(|other| *other != asker).collect();
    replicas[others[0]].intend(&mut harness, Intent::Agree(true));
    deliver(&mut harness, &mut replicas);
    replicas[others[1]].intend(&mut harness, Intent::Agree(true));
    let told = harness.take_messages(replicas[asker].guest);
    replicas[asker].state.handle_intent(Intent::Agree(false));
    told.into_iter().for_each(|message| replicas[asker].state.handle_message(message).expect("a message"));
    assert_eq!(signed(&replicas[asker]), None, "she has withdrawn it");
    replicas[asker].answer(&mut harness);
    deliver(&mut harness, &mut replicas);
    assert_eq!(harness.entries().len(), before + 1, "the move stands");

    // She may still ask once more, and the others are asked again.
    replicas[asker].intend(&mut harness, Intent::Undo);
    deliver(&mut harness, &mut replicas);
    assert_eq!(harness.entries().len(), before + 1, "nobody has agreed to it yet");
    for other in others {
        replicas[other].intend(&mut harness, Intent::Agree(true));
        deliver(&mut harness, &mut replicas);
    }
    assert!(matches!(harness.entries()[before + 1..], [LogEntry::TakenBack { .. }]));
    play(&mut harness, &mut replicas, |_| false);
    assert!(replicas.iter().all(|replica| replica.verified), "{:?}", replicas[1].verdicts);
}

/// A signature stands, and a refusal leaves none.
#[test]
fn who_has_refused_is_asked_again() {
    let (mut harness, mut replicas, asker, before) = after_a_hidden_card(|_| true);
    let other = (asker + 1) % 3;
    replicas[asker].intend(&mut harness, Intent::Undo);
    deliver(&mut harness, &mut replicas);
    replicas[other].intend(&mut harness, Intent::Agree(false));
    deliver(&mut harness, &mut replicas);
    replicas[asker].intend(&mut harness, Intent::Undo);
    let told = harness.take_messages(replicas[other].guest);
    let state = &mut replicas[other].state;
    told.into_iter().for_each(|message| state.handle_message(message).expect("a message"));
    let asks = |event: &ClientEvent| matches!(event, ClientEvent::Table(Update::TakebackAsked { .. }));
    assert!(state.outputs.events.iter().any(asks), "{:?}", state.outputs.events);
    assert!(state.outputs.messages.is_empty(), "nothing is answered for the player");
    assert_eq!(harness.entries().len(), before + 1);
}

/// The program gives the same answer after a restart, without asking its player once more.
#[test]
fn an_agreement_is_in_the_own_journal() {
    let store = MemoryEvidenceStore::default();
    let (mut harness, mut replicas, asker, before) = after_a_hidden_card_with(&store, |asker| asker != 1);
    let ask = |harness: &mut TestRoom, replicas: &mut [GuestReplica]| {
        replicas[asker].intend(harness, Intent::Undo);
        deliver(harness, replicas);
    };
    ask(&mut harness, &mut replicas);
    replicas[1].intend(&mut harness, Intent::Agree(true));
    rejoin(&mut harness, 1);
    replicas[1] = restarted(&harness, 1, &store);
    deliver(&mut harness, &mut replicas);
    ask(&mut harness, &mut replicas);
    let third = (0..3).find(|other| ![1, asker].contains(other)).expect("a third player");
    replicas[third].intend(&mut harness, Intent::Agree(true));
    deliver(&mut harness, &mut replicas);
    assert!(harness.entries()[before..].iter().any(|entry| matches!(entry, LogEntry::TakenBack { .. })));
    play(&mut harness, &mut replicas, |_| false);
    assert!(replicas[1].verified, "{:?}", replicas[1].verdicts);
}

/// The key is in use twice.
#[test]
fn an_agreement_by_another_program_is_not_proven() {
    let (mut harness, mut replicas, asker, _) = after_a_hidden_card(|asker| asker != 1);
    replicas[asker].intend(&mut harness, Intent::Undo);
    deliver(&mut harness, &mut replicas);
    let asked = replicas[asker].seat;
    let (at, signature) = harness.signed(1, |head| Statement::TakeBack { head, asker: asked });
    harness.request(1, 1, TableRequest::Agree { asked, at, signature: Some(signature) });
    let third = (0..3).find(|other| ![1, asker].contains(other)).expect("a third player");
    replicas[third].intend(&mut harness, Intent::Agree(true));
    deliver(&mut harness, &mut replicas);
    play(&mut harness, &mut replicas, |_| false);
    assert_eq!(doubt(&replicas[1]), Some(Doubt::UnknownSignature), "{:?}", replicas[1].verdicts);
    assert!(replicas[asker].verified);
}

/// Fills the log with such entries while there is room for another takeback.
fn fill(harness: &mut TestRoom, entry: &LogEntry) {
    let log = harness.room.game.as_mut().and_then(|game| game.log.as_mut()).expect("a round");
    while log.has_room_for(Extra::Takeback) {
        assert!(log.push(entry.clone(), &[]));
    }
}

/// A log that is too long for the guests would end the table for everyone.
#[test]
fn nobody_fills_the_log_by_taking_back() {
    let signature = identity(1).sign(&Digest::default());
    let signatures = Seat::first_n(12).map(|seat| (seat, signature)).collect();
    let short = |harness: &TestRoom| LogEntry::LimitsChanged(harness.room.settings.options.limits());
    let long = |_: &TestRoom| LogEntry::TakenBack {
        asker: Seat::ONE,
        to: 0,
        signatures: BTreeMap::clone(&signatures),
    };
    for (fills, entry) in [(false, &short as &dyn Fn(&TestRoom) -> LogEntry), (true, &short), (true, &long)] {
        let (mut harness, replicas, asker, _) = after_a_hidden_card(|_| true);
        if fills {
            let entry = entry(&harness);
            fill(&mut harness, &entry);
        }
        let guest = replicas[asker].guest;
        harness.take_messages(guest);
        let at = harness.log().game_position();
        harness.request(guest, 900, TableRequest::TakeBack { at });
        let why = Denial::NotNow;
        let is_denied = harness.take_messages(guest).contains(&ToGuest::Denied { request: 900, why });
        assert_eq!(is_denied, fills);
        // Others go on until later, and the end of the game always can.
        assert!(harness.log().has_room_for(Extra::Replacement));
        let is_pause_denied = harness.room.check_pause(true).is_err();
        assert_eq!(is_pause_denied, fills);
    }
}
