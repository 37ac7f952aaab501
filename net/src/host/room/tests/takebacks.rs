//! Tests of what programs sign of takebacks.

use skipstone_core::table::{Intent, Update};

use super::clients::after_a_hidden_card;
use super::rounds::{GuestReplica, play};
use super::*;
use crate::client::ClientEvent;

/// The signature for a takeback among the messages that a program is about to send.
fn signed(replica: &GuestReplica) -> Option<Signature> {
    replica.state.messages.iter().find_map(|message| match message {
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

    // She may still ask once more: the others have agreed to it already.
    replicas[asker].intend(&mut harness, Intent::Undo);
    deliver(&mut harness, &mut replicas);
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
    assert!(state.events.iter().any(asks), "{:?}", state.events);
    assert!(state.messages.is_empty(), "nothing is answered for the player");
    assert_eq!(harness.entries().len(), before + 1);
}
