//! Malicious or corrupt bytes. `tests/fuzz` explores further.

use proptest::prelude::*;
use proptest::sample::Index;
use skipstone_core::deal::DealerDraw;
use skipstone_core::event::RoundResult;
use skipstone_core::{
    Card, EndReason, MAX_SEATS, Move, Rank, ReplenishedFrom, Seat, SharedError, Source, Target, VisibleEvent,
};

use super::{bytes, samples};
use crate::codec::{BadFrame, Decoder, Message};
use crate::limits;
use crate::protocol::{NumberedRequest, Revision, Snapshot, TableRequest, ToGuest, ToHost};
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

fn decode<M: Message>(bytes: &[u8]) -> Result<M, BadFrame> {
    let mut decoder = Decoder::default();
    decoder.push(bytes);
    decoder.next_message().expect("a whole frame")
}

/// Why a message is refused whose last bytes are replaced by these.
fn refusal<M: Message>(message: &M, last: &[u8]) -> Option<BadFrame> {
    let mut bytes = bytes(message);
    let kept = bytes.len() - last.len();
    bytes.truncate(kept);
    bytes.extend(last);
    decode::<M>(&bytes).err()
}

fn events(events: Vec<VisibleEvent>) -> ToGuest {
    ToGuest::Events { from: Revision::default(), events }
}

fn value(why: &str) -> Option<BadFrame> {
    Some(BadFrame::Value(SharedError::new(why)))
}

#[test]
fn impossible_cards_and_piles_are_refused() {
    let card = Card::new(Some(Rank::ONE), 7).expect("a card");
    let mv = |mv| {
        let request = TableRequest::Move { at: Revision::default(), mv };
        ToHost::TableRequest(NumberedRequest { number: 1, request })
    };
    let build = mv(Move::Put(Source::Hand(0), Target::Build(3)));
    assert_eq!(refusal(&build, &[3]), None);
    assert_eq!(refusal(&build, &[4]), value("there is no pile 4"));
    let discard = mv(Move::Put(Source::Discard(3, None), Target::Discard(3, None)));
    assert_eq!(refusal(&discard, &[3, 0, 1, 3, 0]), None);
    assert_eq!(refusal(&discard, &[3, 0, 1, 4, 0]), value("there is no pile 4"));
    assert_eq!(refusal(&discard, &[4, 0, 1, 3, 0]), value("there is no pile 4"));
    let draw = events(vec![VisibleEvent::Draw { seat: Seat::One, count: 1, cards: Some(vec![card]) }]);
    for (bytes, why) in [
        ([12, 7], None),
        ([0, 175], None),
        ([13, 7], value("there is no card 13.7")),
        ([15, 255], value("there is no card 15.255")),
        ([0, 176], value("there is no card 0.176")),
    ] {
        assert_eq!(refusal(&draw, &bytes), why);
    }
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
        let result = RoundResult { reason: EndReason::Blocked, winner: None, left, points };
        [
            events(vec![VisibleEvent::End(result.clone())]),
            ToGuest::RoundEnded { round: 1, result, scores: vec![], winners: vec![] },
        ]
    };
    let many =
        |count| events(vec![VisibleEvent::Replenish { from: ReplenishedFrom::Completed, draw: 12 }; count]);
    let snapshot = |draws| {
        let draws = vec![DealerDraw { seat: Seat::One, card }; draws];
        ToGuest::Snapshot(Snapshot { at: Revision::default(), dealer: Seat::One, draws, scores: vec![] })
    };
    let cases = [
        (MAX_SEATS, vec![deal(MAX_SEATS)], vec![deal(MAX_SEATS + 1)]),
        (168, vec![draw(168)], vec![draw(169)]),
        (168, vec![snapshot(168)], vec![snapshot(169)]),
        (limits::EVENTS_PER_MESSAGE, vec![many(256)], vec![many(257)]),
        (
            MAX_SEATS,
            end(MAX_SEATS, MAX_SEATS).into(),
            end(MAX_SEATS + 1, 0).into_iter().chain(end(0, MAX_SEATS + 1)).collect(),
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
