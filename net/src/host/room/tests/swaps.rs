//! Tests of swaps: what two people agree to happens, and nothing else does.

use super::*;
use crate::host::room::swap_offers::SWAP_PAUSE;
use crate::protocol::{Denial, SwapOffer, SwapState};

/// A full table of two teams: Hanna and Ben against Ada and Kim.
fn full_table() -> TestRoom {
    let mut config = config(4, EntryPolicy::Open);
    config.setup.teams = 2;
    let mut harness = TestRoom::new(config);
    for (guest, name) in [(1, "Ada"), (2, "Ben"), (3, "Kim")] {
        harness.join(harness.hello(guest, name, JoinMode::Seat));
    }
    (0..4).for_each(|guest| drop(harness.take_messages(guest)));
    harness
}

fn offer(by: u64, from: Seat, with: u64, to: Seat) -> SwapOffer {
    SwapOffer { by: key(by), from, with: key(with), to }
}

/// What a guest was told of swaps, and which requests were denied.
fn told(harness: &mut TestRoom, guest: u64) -> Vec<Result<(SwapOffer, SwapState), Denial>> {
    let told = |message| match message {
        ToGuest::Swap { offer, state } => Some(Ok((offer, state))),
        ToGuest::Denied { why, .. } => Some(Err(why)),
        _ => None,
    };
    harness.take_messages(guest).into_iter().filter_map(told).collect()
}

fn wishes(harness: &mut TestRoom, guest: u64, request: LobbyRequest) {
    harness.send(guest, ToHost::LobbyRequest(request));
}

fn names(harness: &TestRoom) -> Vec<String> {
    (0..4).filter_map(|seat| harness.name_at(seat)).collect()
}

#[test]
fn two_swap_seats_once_both_want_it() {
    let mut harness = full_table();
    let asked = offer(1, Seat::Two, 2, Seat::Three);
    wishes(&mut harness, 1, LobbyRequest::OfferSwap(Seat::Three));
    assert_eq!(told(&mut harness, 1), [Ok((asked, SwapState::Offered))]);
    assert_eq!(told(&mut harness, 2), [Ok((asked, SwapState::Offered))]);
    assert_eq!(told(&mut harness, 3), [], "it is between the two");

    let agreed = |offer| LobbyRequest::AnswerSwap { offer, agreed: true };
    wishes(&mut harness, 3, agreed(asked));
    wishes(&mut harness, 1, agreed(asked));
    wishes(&mut harness, 2, agreed(SwapOffer { from: Seat::Four, ..asked }));
    for guest in [3, 1, 2] {
        assert_eq!(told(&mut harness, guest), [Err(Denial::Stale)], "nobody else, and nothing else");
    }
    assert_eq!(names(&harness), ["Hanna", "Ada", "Ben", "Kim"]);
    wishes(&mut harness, 2, agreed(asked));
    assert_eq!(names(&harness), ["Hanna", "Ben", "Ada", "Kim"]);
    for guest in [1, 2] {
        assert_eq!(told(&mut harness, guest), [Ok((asked, SwapState::Accepted))]);
    }
    wishes(&mut harness, 2, agreed(asked));
    assert_eq!(told(&mut harness, 2), [Err(Denial::Stale)], "once is enough");

    // Who offers what was offered to them agrees to it.
    wishes(&mut harness, 3, LobbyRequest::OfferSwap(Seat::Two));
    wishes(&mut harness, 2, LobbyRequest::OfferSwap(Seat::Four));
    assert_eq!(names(&harness), ["Hanna", "Kim", "Ada", "Ben"]);
}

#[test]
fn players_take_their_handicap_along_to_another_seat() {
    let sizes = |sizes: [u8; 4]| StockSize::from_sizes(&sizes).expect("sizes");
    let mut config = config(4, EntryPolicy::Open);
    config.setup.rules.stock = sizes([10, 20, 15, 5]);
    let mut harness = TestRoom::new(config);
    for (guest, name) in [(1, "Ada"), (2, "Ben")] {
        harness.join(harness.hello(guest, name, JoinMode::Seat));
    }
    let stock = |harness: &TestRoom| harness.room.seating.rules.stock;
    wishes(&mut harness, 1, LobbyRequest::OfferSwap(Seat::Three));
    wishes(&mut harness, 2, LobbyRequest::OfferSwap(Seat::Two));
    assert_eq!(names(&harness), ["Hanna", "Ben", "Ada"]);
    assert_eq!(stock(&harness), sizes([10, 15, 20, 5]));
    harness.command(HostCommand::SwapSeats(Seat::One, Seat::Two));
    assert_eq!(stock(&harness), sizes([15, 10, 20, 5]));
    // Ada moves to the free seat.
    wishes(&mut harness, 1, LobbyRequest::Seat(Some(Seat::Four)));
    assert_eq!(stock(&harness), sizes([15, 10, 5, 20]));
}

#[test]
fn an_offer_ends_with_a_no_and_whatever_moves_either() {
    let mut harness = full_table();
    let asked = offer(1, Seat::Two, 2, Seat::Three);
    let ask = |harness: &mut TestRoom| {
        harness.now += SWAP_PAUSE;
        wishes(harness, 1, LobbyRequest::OfferSwap(Seat::Three));
        let both = [told(harness, 1), told(harness, 2)];
        assert_eq!(both, [[Ok((asked, SwapState::Offered))], [Ok((asked, SwapState::Offered))]]);
    };
    let ended = |harness: &mut TestRoom, state| {
        assert!(told(harness, 1).contains(&Ok((asked, state))), "{state:?}");
        assert!(told(harness, 2).contains(&Ok((asked, state))), "{state:?}");
    };
    ask(&mut harness);
    wishes(&mut harness, 2, LobbyRequest::AnswerSwap { offer: asked, agreed: false });
    ended(&mut harness, SwapState::Declined);
    wishes(&mut harness, 1, LobbyRequest::OfferSwap(Seat::Three));
    assert_eq!(told(&mut harness, 1), [Err(Denial::RateLimited)], "who says no isn't asked again at once");

    ask(&mut harness);
    wishes(&mut harness, 1, LobbyRequest::WithdrawSwap);
    ended(&mut harness, SwapState::Withdrawn);

    ask(&mut harness);
    harness.command(HostCommand::SwapSeats(Seat::ONE, Seat::Three));
    assert_eq!(names(&harness), ["Ben", "Ada", "Hanna", "Kim"]);
    ended(&mut harness, SwapState::Withdrawn);
    harness.command(HostCommand::SwapSeats(Seat::ONE, Seat::Three));

    ask(&mut harness);
    harness.command(HostCommand::StartRound);
    ended(&mut harness, SwapState::Withdrawn);
    wishes(&mut harness, 3, LobbyRequest::OfferSwap(Seat::Two));
    assert_eq!(told(&mut harness, 3), [Err(Denial::NotNow)], "what is proposed stands");
    harness.command(HostCommand::SwapSeats(Seat::ONE, Seat::Three));
    assert_eq!(names(&harness), ["Hanna", "Ada", "Ben", "Kim"]);
    harness.command(HostCommand::Rematch);

    ask(&mut harness);
    harness.handle(RoomInput::Disconnected(GuestId(2)));
    assert_eq!(told(&mut harness, 1), [Ok((asked, SwapState::Withdrawn))]);
}
