//! Samples of every message, covering every variant inside them.

use std::time::Duration;

use skipstone_core::bot::{Character, Level};
use skipstone_core::deal::{DealerDraw, MissingAgeError};
use skipstone_core::event::RoundResult;
use skipstone_core::milestone::{Milestone, Pebble};
use skipstone_core::table::{IntentError, PausedBy};
use skipstone_core::{
    Card, EndReason, IllegalMove, Move, Pile, PlayerAction, Preset, Rank, Seat, Source, Stone, Target, Team,
    VisibleEvent, event,
};

use crate::digest::Digest;
use crate::fair_deal::{DealSecret, Share};
use crate::fingerprint::Fingerprint;
use crate::invite::{self, ChannelBinding, Side};
use crate::protocol::*;
use crate::round_log::{
    Authority, ContractPlayer, ContractSeat, LogEntry, PauseAuthority, RoundContract, SignedCommitment,
    SignedHead, TakeoverCause, TimeLimits,
};
use crate::signature::Signature;

pub(super) const POSITION: LogPosition = LogPosition { round: 2, proposal: 1, entries: 300 };

pub(super) fn signature() -> Signature {
    Signature::new([1; 32], [2; 64])
}

pub(super) fn head() -> SignedHead {
    let run = serde_json::from_value(vec![9; 16].into()).expect("16 bytes");
    SignedHead { run, entries: 310, head: Digest::from_bytes([3; 32]), is_end: true, signature: signature() }
}

fn card(rank: u8, id: u8) -> Card {
    Card::new(Rank::new(rank), id).expect("a card")
}

fn proof(side: Side) -> Option<Proof> {
    let (host, guest) = (Fingerprint::of(b"host"), Fingerprint::of(b"guest"));
    let secret: invite::InviteSecret = invite::InviteSecret::from_bytes([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    Some(secret.proof(side, &ChannelBinding { channel: [5; 32], host, guest }))
}

fn fixed<T: serde::de::DeserializeOwned>(byte: u8) -> T {
    serde_json::from_value(vec![byte; 32].into()).expect("32 bytes")
}

fn witness() -> Witness {
    let SignedHead { head: shown, .. } = head();
    Witness { at: POSITION, head: shown, signed: head(), signature: signature() }
}

fn commitment(byte: u8) -> SignedCommitment {
    SignedCommitment { hash: fixed(byte), signature: signature() }
}

fn swap_offer() -> SwapOffer {
    SwapOffer { by: Fingerprint::of(b"Zoe"), from: Seat::Two, with: Fingerprint::of(b"Kim"), to: Seat::Four }
}

pub(super) fn to_host() -> Vec<ToHost> {
    let hello = |mode, proof| {
        let (app, name) = (ShortText::new("0.1.0"), Name::new("Zoë"));
        ToHost::Hello(Hello { versions: VERSIONS, app, name, mode, proof })
    };
    let ask = |request| ToHost::TableRequest(NumberedRequest { number: 77, request });
    let act = |action| ask(TableRequest::Act { at: POSITION, action, signature: signature() });
    let give = |given| ToHost::Deal { at: POSITION, given };
    let mut messages = vec![
        hello(JoinMode::Seat, None),
        hello(JoinMode::Watch, proof(Side::Guest)),
        hello(JoinMode::Return { table: TableId([8; 16]), seen: POSITION }, None),
        ToHost::Chat { to: Audience::Everyone, text: ChatLine::new("Guten Abend"), signed: None },
        ToHost::Chat {
            to: Audience::Partners,
            text: ChatLine::new("…"),
            signed: Some(SignedTalk { at: POSITION, signature: signature() }),
        },
        give(DealContribution::Commitment(commitment(7))),
        give(DealContribution::Share(fixed::<Share>(6))),
        give(DealContribution::Decline(Digest::from_bytes([6; 32]))),
        ToHost::Witness(Box::new(witness())),
        ToHost::Goodbye(None),
        ToHost::Goodbye(Some(Farewell { at: POSITION, signature: signature() })),
        ToHost::React(Reaction::OhNo),
        ToHost::Nudge,
        ToHost::Inactive(true),
    ];
    messages.extend(
        [
            LobbyRequest::Seat(Some(Seat::Three)),
            LobbyRequest::Seat(None),
            LobbyRequest::Team(Team::from_index(1)),
            LobbyRequest::Name(Name::new("Zoë")),
            LobbyRequest::Age(Some(41)),
            LobbyRequest::Stone(Stone::Coral),
            LobbyRequest::Stone(Stone::Bot(Character::Opal)),
            LobbyRequest::Pebble(Pebble::from(Some(Milestone::PuzzlesInARow))),
            LobbyRequest::OfferSwap(Seat::Four),
            LobbyRequest::WithdrawSwap,
            LobbyRequest::AnswerSwap { offer: swap_offer(), agreed: true },
        ]
        .map(ToHost::LobbyRequest),
    );
    messages.extend(
        [
            Move::Put(Source::Hand(4), Target::Build(Pile::Four)),
            Move::Put(Source::Stock(Seat::Six), Target::Build(Pile::One)),
            Move::Put(Source::Discard(Pile::Three, Seat::Six), Target::Discard(Pile::Two, Seat::Twelve)),
            Move::Pass,
            Move::Draw,
        ]
        .map(|mv| act(PlayerAction::Move(mv))),
    );
    messages.extend(
        [
            PlayerAction::OutOfTurn(Seat::Three, Move::Put(Source::Hand(0), Target::Build(Pile::Two))),
            PlayerAction::Catch(Seat::Three),
            PlayerAction::CallTalking { by: Seat::Three, talker: Seat::Four },
        ]
        .map(act),
    );
    messages.extend(
        [
            TableRequest::TakeBack { at: POSITION },
            TableRequest::Agree { asked: Seat::Two, at: POSITION, signature: Some(signature()) },
            TableRequest::Agree { asked: Seat::Two, at: POSITION, signature: None },
            TableRequest::Replace { seat: Seat::Two, at: POSITION, signature: signature() },
            TableRequest::Ready { proposal: Digest::from_bytes([4; 32]) },
            TableRequest::NotReady,
            TableRequest::Pause { paused: true, at: POSITION, signature: signature() },
            TableRequest::Log { round: 2, proposal: 1 },
            TableRequest::Record { round: 1 },
        ]
        .map(ask),
    );
    messages.extend([ToHost::CodeExchange(fixed(4)), ToHost::CodeConfirmation(fixed(3))]);
    messages
}

pub(super) fn to_guest() -> Vec<ToGuest> {
    let mut messages = vec![
        ToGuest::Knocked,
        ToGuest::Welcome(Welcome {
            version: VERSIONS.max,
            app: ShortText::new("0.1.0"),
            table: TableId([8; 16]),
            proof: proof(Side::Host),
        }),
        ToGuest::Lobby(Box::new(lobby())),
        ToGuest::Chat {
            number: 1,
            by: Speaker::Seat(Seat::One),
            to: Audience::Everyone,
            text: ChatLine::new("Well played"),
        },
        ToGuest::Chat {
            number: 70_000,
            by: Speaker::Spectator(Name::new("Kim")),
            to: Audience::Everyone,
            text: ChatLine::new("Hello"),
        },
        ToGuest::Chat {
            number: 70_001,
            by: Speaker::Former {
                key: Fingerprint::of(b"Zoe"),
                name: Name::new("Zo\u{eb}"),
                stone: Stone::Coral,
            },
            to: Audience::Partners,
            text: ChatLine::new("Good luck"),
        },
        ToGuest::TakebackAsked { by: Seat::Two, at: POSITION, awaited: vec![Seat::ONE, Seat::Three] },
        ToGuest::TakebackOver { by: Some(Seat::Three) },
        ToGuest::Witness(Box::new(witness())),
        ToGuest::RecordPart { round: 2, text: "{}\n".to_owned(), last: true },
    ];
    messages.extend(entries().into_iter().map(|entry| log(vec![entry])));
    messages.extend(
        [
            Refusal::Version { versions: VERSIONS, app: ShortText::new("0.1.0") },
            Refusal::Full,
            Refusal::NoWatching,
            Refusal::NotAdmitted,
            Refusal::CodeNeeded,
            Refusal::WrongCode { tries_left: 4 },
            Refusal::Banned,
            Refusal::NameTaken,
            Refusal::NoSeat,
            Refusal::Other(ShortText::new("Dinner is ready")),
        ]
        .map(ToGuest::Refused),
    );
    messages.extend(
        [
            PresenceEvent::Here(Seat::Two),
            PresenceEvent::Thinking { seat: Seat::Two, left: Some(20_000) },
            PresenceEvent::Away { seat: Seat::Two, grace: 60_000 },
            PresenceEvent::Replaced(Seat::Two),
            PresenceEvent::Quiet(Seat::Two),
        ]
        .map(ToGuest::Presence),
    );
    messages.extend(denials().into_iter().map(|why| ToGuest::Denied { request: 77, why }));
    messages.extend(
        [
            CloseReason::TableClosed,
            CloseReason::BackLater,
            CloseReason::Kicked,
            CloseReason::JoinedElsewhere,
            CloseReason::TooSlow,
            CloseReason::ProtocolError,
            CloseReason::Banned,
            CloseReason::HandedOver(Fingerprint::of(b"Ben")),
        ]
        .map(ToGuest::Goodbye),
    );
    let by = Speaker::Spectator(Name::new("Kim"));
    messages.extend([
        ToGuest::Reaction { by, reaction: Reaction::Nice },
        ToGuest::Nudged { by: Seat::One, seat: Seat::Two },
        ToGuest::Ready { seats: vec![Seat::One, Seat::Two], begins_in: Some(10_000) },
    ]);
    let answer = CodeAnswer { message: fixed(4), confirmation: fixed(3), tries_left: 4 };
    messages.extend([ToGuest::CodeExchange(Box::new(answer)), ToGuest::CodesPaused { seconds: 60 }]);
    messages.push(ToGuest::Kicked(Fingerprint::of(b"Zoe")));
    let mut left = lobby();
    left.seats[0].next = Some(NextPlayer::Leaver);
    messages.push(ToGuest::Lobby(Box::new(left)));
    let states = [SwapState::Offered, SwapState::Accepted, SwapState::Declined, SwapState::Withdrawn];
    messages.extend(states.map(|state| ToGuest::Swap { offer: swap_offer(), state }));
    messages.push(ToGuest::Pause { by: PausedBy::Host, paused: true });
    messages.push(ToGuest::Pause { by: PausedBy::Seat(Seat::Two), paused: false });
    messages
}

/// A message with these entries of a log.
pub(super) fn log(entries: Vec<LogEntry>) -> ToGuest {
    let (series, from) = (TableSeriesId([3; 16]), POSITION);
    ToGuest::Log(Box::new(LogUpdate { series, from, entries, head: head() }))
}

pub(super) fn entries() -> Vec<LogEntry> {
    let taken_over = |cause| LogEntry::TakenOver { seat: Seat::Two, cause };
    let mv = Move::Put(Source::Stock(Seat::One), Target::Build(Pile::Three));
    let paused_by = PauseAuthority::Person { seat: Seat::Two, entries: 300, signature: signature() };
    vec![
        LogEntry::Contract(Box::new(contract())),
        LogEntry::Begun(fixed(7)),
        LogEntry::Committed([(Seat::Two, commitment(8)), (Seat::Five, commitment(9))].into()),
        LogEntry::Failed(vec![Seat::Five]),
        LogEntry::Revealed([(Seat::Two, fixed(6)), (Seat::Five, fixed(5))].into()),
        LogEntry::Dealt {
            dealer: Seat::One,
            draws: vec![DealerDraw { seat: Seat::One, card: card(12, 140) }],
            events: events(),
        },
        LogEntry::Action {
            action: PlayerAction::Move(mv),
            by: Authority::Person(signature()),
            events: vec![VisibleEvent::Pass(event::Pass { seat: Seat::One })],
        },
        LogEntry::Action {
            action: PlayerAction::Move(Move::Pass),
            by: Authority::Computer,
            events: Vec::new(),
        },
        LogEntry::TakenBack {
            asker: Seat::Two,
            to: 41,
            signatures: [(Seat::Two, signature()), (Seat::Five, signature())].into(),
        },
        taken_over(TakeoverCause::Left { entries: 300, signature: signature() }),
        taken_over(TakeoverCause::Replaced { by: Seat::Five, signature: signature() }),
        taken_over(TakeoverCause::TurnLimit),
        taken_over(TakeoverCause::Kicked),
        LogEntry::Returned(Seat::Two),
        LogEntry::LimitsChanged(TimeLimits { turn_seconds: None, grace_seconds: 60 }),
        LogEntry::Talked { seat: Seat::Two, to: Audience::Partners, signature: signature() },
        LogEntry::Paused(PauseAuthority::Host),
        LogEntry::Paused(paused_by),
        LogEntry::Resumed(Some(paused_by)),
        LogEntry::Resumed(None),
        LogEntry::Secret(fixed::<DealSecret>(4)),
    ]
}

pub(super) fn contract() -> RoundContract {
    let person = ContractPlayer::person(Fingerprint::of(b"Zoe"), Level::STRONGEST);
    let bot = ContractPlayer::Bot(Name::new("bot:greedy"));
    let seat = |(name, player, age)| ContractSeat { name: Name::new(name), age, player };
    RoundContract {
        rules: Preset::Family.rules(),
        teams: 2,
        seats: [("Zoë", person, Some(41)), ("Pebble", bot, None)].map(seat).into(),
        bots: 5,
        limits: TimeLimits { turn_seconds: Some(90), grace_seconds: 60 },
        dealer: Some(Seat::Two),
        scores: vec![105, 0],
        previous: Digest::from_bytes([5; 32]),
        continues: None,
    }
}

fn lobby() -> Lobby {
    let person = Occupant::Person {
        name: Name::new("Zoë"),
        key: Fingerprint::of(b"Zoe"),
        stone: Stone::Jade,
        pebble: Pebble::from(Some(Milestone::Comeback)),
    };
    let bot = Occupant::Bot {
        name: Name::new("Pebble"),
        player: Name::new("bot:greedy"),
        stone: Stone::Bot(Character::Pebble),
    };
    let seat = |(occupant, age, next)| LobbySeat { occupant, age, next };
    let next = Some(NextPlayer::Spectator(Fingerprint::of(b"Kim")));
    Lobby {
        title: Name::new("Zoë's table"),
        series: TableSeriesId([3; 16]),
        rules: Preset::Family.rules(),
        teams: 3,
        seats: [
            (person, Some(41), Some(NextPlayer::Computer)),
            (bot, None, next),
            (Occupant::Nobody, None, None),
        ]
        .map(seat)
        .into(),
        phones: vec![Fingerprint::from_bytes([3; 32])],
        next_names: vec![(Fingerprint::from_bytes([3; 32]), Name::new("Zoë of Hill"))],
        spectators: vec![Spectator {
            name: Name::new("Kim"),
            key: Fingerprint::of(b"Kim"),
            stone: Stone::Obsidian,
        }],
        options: TableOptions {
            entry: EntryPolicy::Knock,
            watching: true,
            turn_seconds: Some(90),
            grace_seconds: 60,
        },
        begun: false,
    }
}

/// Events that ordinary rounds don't contain; the others come from played rounds.
fn events() -> Vec<VisibleEvent> {
    use skipstone_core::{Aim, Announcement, Misdeed, ReplenishedFrom};
    let aim = Announcement::BuildingTo(Aim(Rank::new(9)));
    vec![
        VisibleEvent::Deal { stocks: vec![(Some(card(7, 83)), 30), (None, 0)], draw: 100 },
        VisibleEvent::Turn(event::Turn { seat: Seat::Two }),
        VisibleEvent::Draw { seat: Seat::Two, count: 2, cards: Some(vec![card(1, 0), card(0, 150)]) },
        VisibleEvent::Draw { seat: Seat::One, count: 5, cards: None },
        VisibleEvent::Announce { seat: Seat::Two, what: aim, stock: Some(Seat::Two) },
        VisibleEvent::Announce { seat: Seat::Two, what: Announcement::Blocking(Seat::One), stock: None },
        VisibleEvent::Play {
            seat: Seat::Two,
            mv: Move::Put(Source::Stock(Seat::One), Target::Build(Pile::Three)),
            card: card(12, 143),
            rank: Rank::TWELVE,
            turned: Some(card(0, 161)),
        },
        VisibleEvent::Complete(event::Complete { pile: Pile::Three }),
        VisibleEvent::Replenish { from: ReplenishedFrom::UnderBuilds, draw: 12 },
        VisibleEvent::Discard(event::Discard {
            seat: Seat::Two,
            mv: Move::Put(Source::Hand(0), Target::Discard(Pile::Four, Seat::One)),
            card: card(4, 30),
        }),
        VisibleEvent::Pass(event::Pass { seat: Seat::One }),
        VisibleEvent::Out(event::Out { seat: Seat::Two }),
        VisibleEvent::Catch(event::Catch { seat: Seat::One, caught: Seat::Two }),
        VisibleEvent::Call(event::Call { seat: Seat::One, talker: Seat::Four }),
        VisibleEvent::Penalty { seat: Seat::Four, misdeed: Misdeed::Talking, count: 2, into: Seat::Two },
        VisibleEvent::End(RoundResult {
            reason: EndReason::Stalled,
            winner: None,
            left: [3, 3].into(),
            points: [0, 0].into(),
        }),
    ]
}

fn denials() -> Vec<Denial> {
    let mv = Move::Put(Source::Hand(0), Target::Build(Pile::One));
    let rejected = [
        IllegalMove::Over,
        IllegalMove::NotYourTurn { turn: Seat::Three },
        IllegalMove::NoHandCard { slot: 5, held: 4 },
        IllegalMove::StockEmpty,
        IllegalMove::DiscardEmpty { pile: Pile::Two },
        IllegalMove::NotYours { owner: Seat::Four },
        IllegalMove::PartnerClosed,
        IllegalMove::NotShared,
        IllegalMove::BuildNeeds { pile: Pile::One, needs: Rank::ONE, card: card(3, 25) },
        IllegalMove::WildOnWild { pile: Pile::Three },
        IllegalMove::StockDiscarded,
        IllegalMove::DiscardMoved,
        IllegalMove::DiscardElsewhere { owner: Seat::Two },
        IllegalMove::NoOwnPiles,
        IllegalMove::WildDiscarded,
        IllegalMove::PassWithHand,
        IllegalMove::PassWithPlay,
        IllegalMove::DrawnAlready,
        IllegalMove::DrawFirst { missing: 5 },
        IllegalMove::NothingToDraw,
        IllegalMove::OutOfTurn,
        IllegalMove::OtherOutOfTurn { seat: Seat::Two },
        IllegalMove::Caught,
        IllegalMove::NothingToCatch,
        IllegalMove::NothingToCall { seat: Seat::Two },
        IllegalMove::NotLeadingUp,
        IllegalMove::BreaksPromise,
        IllegalMove::PromiseOpen,
        IllegalMove::SamePile { pile: Pile::Four },
        IllegalMove::Blocked,
    ];
    let mut denials: Vec<Denial> = rejected.map(|why| Denial::Table(IntentError::Move { mv, why })).into();
    denials.extend(
        [
            IntentError::Objection(IllegalMove::NothingToCatch),
            IntentError::RoundGoesOn,
            IntentError::SeriesOver,
            IntentError::Revealed,
            IntentError::NothingAsked,
            IntentError::Paused(Seat::Two),
            IntentError::NotAway(Seat::Two),
            IntentError::WaitedFor { seat: Seat::Two, left: Duration::from_millis(1500) },
            IntentError::NothingToUndo,
            IntentError::Age(MissingAgeError { seat: Seat::Two }),
            IntentError::OthersPlay,
            IntentError::PauseTooSoon { left: Duration::from_millis(1500) },
            IntentError::NothingToRedo,
            IntentError::PausedByHost,
        ]
        .map(Denial::Table),
    );
    denials.extend([
        Denial::Stale,
        Denial::NotSeated,
        Denial::NotNow,
        Denial::SeatTaken,
        Denial::NameTaken,
        Denial::PartnersSilent,
        Denial::RateLimited,
        Denial::StoneTaken,
    ]);
    denials
}
