//! One of every message, with one of everything that can be in it.

use std::time::Duration;

use skipstone_core::deal::{AgeMissing, DealerDraw};
use skipstone_core::series::RoundResult;
use skipstone_core::table::Refused;
use skipstone_core::{Card, EndReason, Move, Preset, Rank, Rejected, Seat, Seen, Source, Target, Team};

use crate::fair::{Secret, Share};
use crate::fingerprint::Fingerprint;
use crate::invite::{self, Binding, Side};
use crate::protocol::*;

pub(super) const MOMENT: Moment = Moment { round: 2, takebacks: 1, events: 300 };

fn card(rank: u8, id: u8) -> Card {
    Card::new(Rank::new(rank), id).expect("a card")
}

fn proof(side: Side) -> Option<invite::Proof> {
    let (host, guest) = (Fingerprint::of(b"host"), Fingerprint::of(b"guest"));
    let secret: invite::Secret = invite::Secret::from_bytes([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    Some(secret.proof(side, &Binding { channel: [5; 32], host, guest }))
}

fn fixed<T: serde::de::DeserializeOwned>(byte: u8) -> T {
    serde_json::from_value(vec![byte; 32].into()).expect("32 bytes")
}

pub(super) fn to_host() -> Vec<ToHost> {
    let hello = |wanted, proof| {
        let (app, name) = (Text::new("0.1.0"), Name::new("Zoë"));
        ToHost::Hello(Hello { versions: VERSIONS, app, name, wanted, proof })
    };
    let ask = |request| ToHost::Ask(Ask { number: 77, request });
    let mv = |mv| ask(Request::Move { at: MOMENT, mv });
    let mut messages = vec![
        hello(Wanted::Seat, None),
        hello(Wanted::Watch, proof(Side::Guest)),
        hello(Wanted::Return { table: TableId([8; 16]), seen: MOMENT }, None),
        ToHost::Say { to: Audience::Everyone, text: ChatLine::new("Guten Abend") },
        ToHost::Say { to: Audience::Partners, text: ChatLine::new("…") },
        ToHost::Share { round: 2, share: fixed::<Share>(6) },
        ToHost::Goodbye,
    ];
    messages.extend(
        [
            Wish::Seat(Some(Seat::Three)),
            Wish::Seat(None),
            Wish::Team(Team::at(1)),
            Wish::Ready(true),
            Wish::Name(Name::new("Zoë")),
            Wish::Age(Some(41)),
        ]
        .map(ToHost::Wish),
    );
    messages.extend(
        [
            Move::Put(Source::Hand(4), Target::Build(3)),
            Move::Put(Source::Stock(Some(Seat::Six)), Target::Build(0)),
            Move::Put(Source::Discard(2, Some(Seat::Six)), Target::Discard(1, Some(Seat::Twelve))),
            Move::Pass,
            Move::Draw,
        ]
        .map(mv),
    );
    messages.extend(
        [
            Request::TakeBack { at: MOMENT },
            Request::Agree { asked: Seat::Two, at: MOMENT, agreed: true },
            Request::Replace(Seat::Two),
            Request::NextRound,
            Request::Pause(true),
            Request::Standing,
            Request::Record { round: 1 },
            Request::Catch,
            Request::CallTalking(Seat::Four),
        ]
        .map(ask),
    );
    messages
}

pub(super) fn to_guest() -> Vec<ToGuest> {
    let result = RoundResult {
        reason: EndReason::StockEmpty,
        winner: Some(Team::at(1)),
        left: vec![3, 0],
        points: vec![0, 40],
    };
    let mut messages = vec![
        ToGuest::Knocked,
        ToGuest::Welcome(Welcome {
            version: 1,
            app: Text::new("0.1.0"),
            table: TableId([8; 16]),
            seat: Some(Seat::Two),
            proof: proof(Side::Host),
        }),
        ToGuest::Lobby(Box::new(lobby())),
        ToGuest::Standing(Standing {
            at: MOMENT,
            dealer: Seat::One,
            draws: vec![DealerDraw { seat: Seat::One, card: card(12, 140) }],
            scores: vec![105, 0],
        }),
        ToGuest::Events { from: MOMENT, events: events() },
        ToGuest::RoundEnded { round: 2, result, scores: vec![105, 40], winners: vec![Team::at(0)] },
        ToGuest::Said {
            by: Speaker::Seat(Seat::One),
            to: Audience::Everyone,
            text: ChatLine::new("Well played"),
        },
        ToGuest::Said {
            by: Speaker::Watcher(Name::new("Kim")),
            to: Audience::Everyone,
            text: ChatLine::new("Hello"),
        },
        ToGuest::TakebackAsked { by: Seat::Two, at: MOMENT },
        ToGuest::TakebackOver,
        ToGuest::Commitment { round: 2, commitment: fixed(7) },
        ToGuest::Shares { round: 2, shares: [(Seat::Two, fixed(6)), (Seat::Five, fixed(5))].into() },
        ToGuest::Reveal { round: 2, secret: fixed::<Secret>(4) },
        ToGuest::Part { round: 2, text: "{}\n".to_owned(), last: true },
    ];
    messages.extend(
        [
            Refusal::Version { versions: VERSIONS, app: Text::new("0.1.0") },
            Refusal::Full,
            Refusal::NoWatching,
            Refusal::NotLetIn,
            Refusal::CodeNeeded,
            Refusal::WrongCode { tries_left: 4 },
            Refusal::Banned,
            Refusal::NameTaken,
            Refusal::NoSeat,
            Refusal::Other(Text::new("Dinner is ready")),
        ]
        .map(ToGuest::Refused),
    );
    messages.extend(
        [
            Presence::Here(Seat::Two),
            Presence::Thinking { seat: Seat::Two, left: Some(20_000) },
            Presence::Away { seat: Seat::Two, grace: 60_000 },
            Presence::Replaced(Seat::Two),
            Presence::Paused(Some(Seat::Two)),
        ]
        .map(ToGuest::Presence),
    );
    messages.extend(denials().into_iter().map(|why| ToGuest::Denied { ask: 77, why }));
    messages.extend(
        [
            Farewell::Closed,
            Farewell::BackLater,
            Farewell::SentAway,
            Farewell::Replaced,
            Farewell::TooSlow,
            Farewell::Misunderstood,
        ]
        .map(ToGuest::Goodbye),
    );
    messages
}

fn lobby() -> Lobby {
    let person = Occupant::Person { name: Name::new("Zoë"), key: Fingerprint::of(b"Zoe"), ready: true };
    let bot = Occupant::Bot { name: Name::new("Pebble"), player: Name::new("bot:greedy") };
    let seat = |(occupant, age)| LobbySeat { occupant, age };
    Lobby {
        title: Name::new("Zoë's table"),
        series: SeriesId([3; 16]),
        rules: Preset::Family.rules(),
        teams: 3,
        seats: [(person, Some(41)), (bot, None), (Occupant::Nobody, None)].map(seat).into(),
        watchers: vec![Watcher { name: Name::new("Kim"), key: Fingerprint::of(b"Kim") }],
        options: TableOptions {
            entry: Entry::Knock,
            watching: true,
            turn_seconds: Some(90),
            grace_seconds: 60,
        },
        begun: false,
    }
}

/// What no ordinary round has in it; the others come from rounds that are played.
fn events() -> Vec<Seen> {
    use skipstone_core::{Aim, Announcement, Misdeed, ReplenishedFrom};
    let aim = Announcement::BuildingTo(Aim(Rank::new(9)));
    vec![
        Seen::Deal { stocks: vec![(Some(card(7, 83)), 30), (None, 0)], draw: 100 },
        Seen::Turn { seat: Seat::Two },
        Seen::Draw { seat: Seat::Two, count: 2, cards: Some(vec![card(1, 0), card(0, 150)]) },
        Seen::Draw { seat: Seat::One, count: 5, cards: None },
        Seen::Announce { seat: Seat::Two, what: aim, stock: Some(Seat::Two) },
        Seen::Announce { seat: Seat::Two, what: Announcement::Blocking(Seat::One), stock: None },
        Seen::Play {
            seat: Seat::Two,
            mv: Move::Put(Source::Stock(None), Target::Build(2)),
            card: card(12, 143),
            rank: Rank::TWELVE,
            turned: Some(card(0, 161)),
        },
        Seen::Complete { pile: 3.try_into().expect("a pile") },
        Seen::Replenish { from: ReplenishedFrom::UnderBuilds, draw: 12 },
        Seen::Discard {
            seat: Seat::Two,
            mv: Move::Put(Source::Hand(0), Target::Discard(3, None)),
            card: card(4, 30),
        },
        Seen::Pass { seat: Seat::One },
        Seen::Out { seat: Seat::Two },
        Seen::Catch { seat: Seat::One, caught: Seat::Two },
        Seen::Call { seat: Seat::One, talker: Seat::Four },
        Seen::Penalty { seat: Seat::Four, misdeed: Misdeed::Talking, count: 2, into: Seat::Two },
        Seen::End { reason: EndReason::Stalled, winner: None, left: vec![3, 3], points: vec![0, 0] },
    ]
}

fn denials() -> Vec<Denial> {
    let mv = Move::Put(Source::Hand(0), Target::Build(0));
    let rejected = [
        Rejected::Over,
        Rejected::NotYourTurn { turn: Seat::Three },
        Rejected::NoHandCard { slot: 5, held: 4 },
        Rejected::StockEmpty,
        Rejected::DiscardEmpty { pile: 1 },
        Rejected::NoSuchPile { pile: 9 },
        Rejected::NotYours { owner: Seat::Four },
        Rejected::PartnerClosed,
        Rejected::BuildNeeds { pile: 0, needs: Rank::ONE, card: card(3, 25) },
        Rejected::WildOnWild { pile: 2 },
        Rejected::StockDiscarded,
        Rejected::DiscardMoved,
        Rejected::DiscardElsewhere { owner: Seat::Two },
        Rejected::NoOwnPiles,
        Rejected::WildDiscarded,
        Rejected::PassWithHand,
        Rejected::PassWithPlay,
        Rejected::DrawnAlready,
        Rejected::DrawFirst { missing: 5 },
        Rejected::NothingToDraw,
        Rejected::OutOfTurn,
        Rejected::OtherOutOfTurn { seat: Seat::Two },
        Rejected::Caught,
        Rejected::NothingToCatch,
        Rejected::NothingToCall { seat: Seat::Two },
        Rejected::NotLeadingUp,
        Rejected::BreaksPromise,
        Rejected::PromiseOpen,
        Rejected::SamePile { pile: 3 },
        Rejected::Blocked,
    ];
    let mut denials: Vec<Denial> = rejected.map(|why| Denial::Table(Refused::Move { mv, why })).into();
    denials.extend(
        [
            Refused::Objection(Rejected::NothingToCatch),
            Refused::RoundGoesOn,
            Refused::SeriesOver,
            Refused::Revealed,
            Refused::NothingAsked,
            Refused::Paused(Seat::Two),
            Refused::NotAway(Seat::Two),
            Refused::WaitedFor { seat: Seat::Two, left: Duration::from_millis(1500) },
            Refused::NothingToUndo,
            Refused::Age(AgeMissing { seat: Seat::Two }),
        ]
        .map(Denial::Table),
    );
    denials.extend([
        Denial::Late,
        Denial::NotSeated,
        Denial::HostOnly,
        Denial::NotNow,
        Denial::SeatTaken,
        Denial::NameTaken,
        Denial::PartnersSilent,
        Denial::NotInTheRules,
        Denial::TooFast,
    ]);
    denials
}
