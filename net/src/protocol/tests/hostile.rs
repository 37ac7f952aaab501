//! Malicious or corrupt bytes. `tests/fuzz` explores further.

use proptest::prelude::*;
use proptest::sample::Index;
use skipstone_core::deal::DealerDraw;
use skipstone_core::event::RoundResult;
use skipstone_core::{
    Card, EndReason, MAX_SEATS, Move, Pile, PlayerAction, Rank, ReplenishedFrom, Seat, SharedError, Source,
    Stone, Target, VisibleEvent,
};

use super::{bytes, samples};
use crate::codec::{Decoder, FrameError, Message};
use crate::limits;
use crate::protocol::{LobbyRequest, NumberedRequest, TableRequest, ToGuest, ToHost};
use crate::round_log::{Authority, ContractSeat, LogEntry, RoundContract};
use crate::testing::decode_anything;

fn sample() -> impl Strategy<Value = Vec<u8>> {
    let all: Vec<Vec<u8>> =
        samples::to_host().iter().map(bytes).chain(samples::to_guest().iter().map(bytes)).collect();
    prop::sample::select(all)
}

/// Content behind a correct length prefix, so that decoding gets past the frame.
fn framed(content: &[u8]) -> Vec<u8> {
    [&(content.len() as u16).to_le_bytes()[..], content].concat()
}

proptest! {
    #[test]
    fn arbitrary_bytes(content in prop::collection::vec(any::<u8>(), 0..400)) {
        decode_anything(&content);
        decode_anything(&framed(&content));
    }

    #[test]
    fn flipped_bytes(mut sample in sample(), flips in prop::collection::vec((any::<Index>(), any::<u8>()), 1..4)) {
        for (at, flip) in flips {
            let at = at.index(sample.len());
            sample[at] ^= flip;
        }
        decode_anything(&sample);
    }

    #[test]
    fn truncated_messages(sample in sample(), cut in any::<Index>()) {
        let content = &sample[2..];
        decode_anything(&framed(&content[..cut.index(content.len() + 1)]));
    }
}

fn decode<M: Message>(bytes: &[u8]) -> Result<M, FrameError> {
    let mut decoder = Decoder::default();
    decoder.push(bytes);
    decoder.next_message().expect("a whole frame")
}

/// Why a message is refused in which these bytes, which it has once, are replaced.
fn refusal<M: Message>(message: &M, bytes_now: &[u8], changed: &[u8]) -> Option<FrameError> {
    let mut bytes = bytes(message);
    let places: Vec<usize> = (0..bytes.len()).filter(|at| bytes[*at..].starts_with(bytes_now)).collect();
    assert_eq!(places.len(), 1, "{places:?}");
    bytes[places[0]..][..changed.len()].copy_from_slice(changed);
    decode::<M>(&bytes).err()
}

/// A message with an action that has these events.
fn events(events: Vec<VisibleEvent>) -> ToGuest {
    let action = PlayerAction::Move(Move::Draw);
    samples::log(vec![LogEntry::Action { action, by: Authority::Computer, events }])
}

fn value(why: &str) -> Option<FrameError> {
    Some(FrameError::Value(SharedError::new(why)))
}

#[test]
fn impossible_cards_and_piles_are_refused() {
    let card = Card::new(Some(Rank::ONE), 7).expect("a card");
    let act = |mv| {
        let (at, action, signature) = (samples::POSITION, PlayerAction::Move(mv), samples::signature());
        let request = TableRequest::Act { at, action, signature };
        ToHost::TableRequest(NumberedRequest { number: 1, request })
    };
    // What is replaced is followed by the key of the signature.
    let build = act(Move::Put(Source::Hand(0), Target::Build(Pile::Four)));
    assert_eq!(refusal(&build, &[4, 1, 1], &[4]), None);
    assert_eq!(refusal(&build, &[4, 1, 1], &[5]), value("pile 5: build piles are 1 to 4, discard piles too"));
    let discard =
        act(Move::Put(Source::Discard(Pile::Four, Seat::One), Target::Discard(Pile::Four, Seat::One)));
    let now = [4, 1, 1, 4, 1, 1, 1];
    assert_eq!(refusal(&discard, &now, &[4, 1, 1, 4, 1]), None);
    assert_eq!(
        refusal(&discard, &now, &[4, 1, 1, 5, 1]),
        value("pile 5: build piles are 1 to 4, discard piles too")
    );
    assert_eq!(
        refusal(&discard, &now, &[0, 1, 1, 4, 1]),
        value("pile 0: build piles are 1 to 4, discard piles too")
    );
    let draw = events(vec![VisibleEvent::Draw { seat: Seat::One, count: 1, cards: Some(vec![card]) }]);
    for (bytes, why) in [
        ([12, 7], None),
        ([0, 175], None),
        ([13, 7], value("there is no card 13.7")),
        ([15, 255], value("there is no card 15.255")),
        ([0, 176], value("there is no card 0.176")),
    ] {
        assert_eq!(refusal(&draw, &[1, 7], &bytes), why);
    }
}

#[test]
fn stones_that_dont_exist_are_refused() {
    let wish = ToHost::LobbyRequest(LobbyRequest::Stone(Stone::Moonstone));
    assert_eq!(refusal(&wish, &[6], &[18]), None);
    assert_eq!(refusal(&wish, &[6], &[19]), value("there is no stone 19"));
    assert_eq!(refusal(&wish, &[6], &[250]), value("there is no stone 250"));
}

#[test]
fn lists_that_are_too_long_are_refused() {
    let card = Card::new(None, 7).expect("a card");
    let deal = |seats| events(vec![VisibleEvent::Deal { stocks: vec![(Some(card), 30); seats], draw: 1 }]);
    let draw = |count| {
        events(vec![VisibleEvent::Draw { seat: Seat::One, count: 1, cards: Some(vec![card; count]) }])
    };
    let end = |left, points| {
        let (left, points) = (vec![0; left].into(), vec![0; points].into());
        events(vec![VisibleEvent::End(RoundResult {
            reason: EndReason::Blocked,
            winner: None,
            left,
            points,
        })])
    };
    let replenish = VisibleEvent::Replenish { from: ReplenishedFrom::Completed, draw: 12 };
    let many = |count| events(vec![replenish.clone(); count]);
    let dealt = |draws, count| {
        let (draws, events) =
            (vec![DealerDraw { seat: Seat::One, card }; draws], vec![replenish.clone(); count]);
        samples::log(vec![LogEntry::Dealt { dealer: Seat::One, draws, events }])
    };
    let contract = |seats, scores| {
        let contract = samples::contract();
        let ContractSeat { player, .. } = contract.seats[1].clone();
        let seat = ContractSeat { player, ..contract.seats[0].clone() };
        let (seats, scores) = (vec![seat; seats], vec![0; scores]);
        samples::log(vec![LogEntry::Contract(Box::new(RoundContract { seats, scores, ..contract }))])
    };
    let failed = |seats| samples::log(vec![LogEntry::Failed(vec![Seat::One; seats])]);
    let entries = |count| samples::log(vec![LogEntry::Returned(Seat::One); count]);
    let cases = [
        (MAX_SEATS, vec![deal(MAX_SEATS)], vec![deal(MAX_SEATS + 1)]),
        (168, vec![draw(168)], vec![draw(169)]),
        (168, vec![dealt(168, 0)], vec![dealt(169, 0)]),
        (
            limits::EVENTS_PER_ENTRY,
            vec![many(limits::EVENTS_PER_ENTRY), dealt(0, limits::EVENTS_PER_ENTRY)],
            vec![many(limits::EVENTS_PER_ENTRY + 1), dealt(0, limits::EVENTS_PER_ENTRY + 1)],
        ),
        (
            limits::ENTRIES_PER_MESSAGE,
            vec![entries(limits::ENTRIES_PER_MESSAGE)],
            vec![entries(limits::ENTRIES_PER_MESSAGE + 1)],
        ),
        (MAX_SEATS, vec![end(MAX_SEATS, MAX_SEATS)], vec![end(MAX_SEATS + 1, 0), end(0, MAX_SEATS + 1)]),
        (
            MAX_SEATS,
            vec![contract(MAX_SEATS, MAX_SEATS), failed(MAX_SEATS)],
            vec![contract(MAX_SEATS + 1, 0), contract(0, MAX_SEATS + 1), failed(MAX_SEATS + 1)],
        ),
    ];
    for (most, allowed, too_long) in cases {
        for message in allowed {
            assert_eq!(decode(&bytes(&message)), Ok(message));
        }
        for message in too_long {
            let why = value(&format!("a list is longer than {most}"));
            assert_eq!(decode::<ToGuest>(&bytes(&message)).err(), why);
        }
    }
}
