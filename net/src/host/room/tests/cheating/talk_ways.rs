//! Ways to have somebody called for talk that there wasn't (RULES 9). At these tables Hanna and Ben are partners, and so are Ada and
//! the computer player.

use super::*;
use crate::protocol::Audience;

/// Ways that bend who has talked.
pub(super) const TALK_WAYS: &[Way] = &[
    ("talk that nobody has heard", Expected::Broken, |table| {
        table.start();
        table.play_until_turn_of(0);
        let signature = table.harness.room.signer.identity.sign(&Digest::default());
        punish(table, Audience::Everyone, signature);
    }),
    ("harmless chat in the own turn", Expected::Broken, |table| {
        table.start();
        table.play_until_turn_of(2);
        let signature = said(table, Audience::Everyone);
        punish(table, Audience::Everyone, signature);
    }),
    ("a line to everyone in the own turn is said to be for partners", Expected::Broken, |table| {
        table.start();
        table.play_until_turn_of(2);
        let signature = said(table, Audience::Everyone);
        punish(table, Audience::Partners, signature);
    }),
    ("a line that was said in the turn of opponents", Expected::Broken, |table| {
        table.start();
        table.play_until_turn_of(1);
        let signature = said(table, Audience::Everyone);
        table.play_until_turn_of(0);
        punish(table, Audience::Everyone, signature);
    }),
    ("a line is punished again in a later turn", Expected::Broken, |table| {
        table.start();
        table.play_until_turn_of(0);
        let signature = said(table, Audience::Everyone);
        table.play_until_turn_of(1);
        table.play_until_turn_of(0);
        punish(table, Audience::Everyone, signature);
    }),
    ("who has talked once is called twice", Expected::Broken, |table| {
        table.start();
        table.play_until_turn_of(0);
        let signature = said(table, Audience::Everyone);
        call(table);
        punish(table, Audience::Everyone, signature);
    }),
];

/// What Ben's program signs for a line to these. The host logs it where it may.
fn said(table: &mut CheatingTable, to: Audience) -> Signature {
    table.is_moot |= !table.is_running();
    let ben = table.programs.iter_mut().find(|program| program.guest == 2).expect("Ben");
    ben.state.handle_room_request(RoomRequest::Chat(to, ChatLine::new("Good luck!")));
    let signature = ben.state.outputs.messages.iter().find_map(|message| match message {
        ToHost::Chat { signed, .. } => Some(signed.map(|signed| signed.signature)),
        _ => None,
    });
    table.exchange();
    // A round that is over by then proves nothing.
    let invented = table.harness.room.signer.identity.sign(&Digest::default());
    signature.flatten().unwrap_or(invented)
}

/// The host says that Ben has talked, and Ada calls him for it.
fn punish(table: &mut CheatingTable, to: Audience, signature: Signature) {
    table.is_moot |= !table.is_running();
    table.harness.room.append(LogEntry::Talked { seat: Seat::Three, to, signature }, &[]);
    table.harness.room.apply_to_table(table::TableInput::TalkedToPartners(Seat::Three), None);
    table.harness.collect_outputs();
    table.exchange();
    call(table);
}

/// Ada calls Ben.
pub(super) fn call(table: &mut CheatingTable) {
    let ada = table.programs.iter_mut().find(|program| program.guest == 1).expect("Ada");
    ada.state.handle_intent(Intent::CallTalking(Seat::Three));
    table.exchange();
}
