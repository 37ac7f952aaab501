//! The events of a round, in order, with nothing hidden. A record consists of them.
//!
//! Events that nobody asked for aren't made: an [`EventSink`] decides. Much of the engine's speed comes from that.
//!
//! A [`Move`] is a player's choice, events are its effects. [`crate::visible_event::VisibleEvent`] is an event redacted for one
//! seat.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::bounded_list::UpTo;
use crate::card::{Card, Rank};
use crate::moves::Move;
use crate::pile::Pile;
use crate::player_action::PlayerAction;
use crate::seat::{MAX_SEATS, Seat, Team};
use crate::seed::RandomStream;

/// One event. Its serde form is a line of a record.
///
/// A variant with a struct is the same for everyone, and the same variant of
/// [`VisibleEvent`](crate::visible_event::VisibleEvent) has that struct too.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// The cards were dealt; each pile bottom to top.
    Deal {
        /// A stock pile for every seat, empty where none lies.
        stocks: Vec<Vec<Card>>,
        /// The draw pile.
        draw: Vec<Card>,
    },
    /// A turn began.
    Turn(Turn),
    /// Cards went from the draw pile to the end of a hand.
    Draw {
        /// The owner of the hand.
        seat: Seat,
        /// The cards in the order drawn, at least one.
        cards: Vec<Card>,
    },
    /// A play was announced (RULES 8).
    Announce {
        /// The seat that announces.
        seat: Seat,
        /// The purpose of the play.
        #[serde(flatten, deserialize_with = "announcement")]
        what: Announcement,
    },
    /// A card went onto a build pile.
    #[serde(serialize_with = "write_play", deserialize_with = "read_play")]
    Play {
        /// The seat that played it, not always the seat on turn (RULES 9).
        seat: Seat,
        /// Source and target of the card.
        mv: Move,
        /// The card that was moved.
        card: Card,
        /// The rank it is played as.
        rank: Rank,
    },
    /// A build pile reached 12 and left the table.
    Complete(Complete),
    /// The draw pile was made anew.
    Replenish {
        /// What went into it.
        from: ReplenishedFrom,
        /// The new draw pile, bottom to top.
        draw: Vec<Card>,
    },
    /// A hand card went onto a discard pile and ended the turn.
    #[serde(serialize_with = "write_discard", deserialize_with = "read_discard")]
    Discard(Discard),
    /// A turn ended without a discard (RULES 4.6).
    Pass(Pass),
    /// A seat's last stock card was played.
    Out(Out),
    /// A seat caught another: the state before the plays out of turn is restored (RULES 9).
    Catch(Catch),
    /// A seat called another for talking to its partners (RULES 9).
    Call(Call),
    /// Cards went into a stock pile (RULES 9).
    Penalty {
        /// The seat that is punished.
        seat: Seat,
        /// The misdeed.
        #[serde(rename = "for")]
        misdeed: Misdeed,
        /// The cards: the last of the hand, or those from the top of the draw pile.
        cards: Vec<Card>,
        /// The owner of the stock pile: the punished seat, or a partner if its own pile is empty.
        into: Seat,
        /// The stock pile, bottom to top.
        stock: Vec<Card>,
    },
    /// The round ended.
    End(RoundResult),
}

/// How a round ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundResult {
    /// The condition that ended it.
    pub reason: EndReason,
    /// The team that won it; `None` in a tie.
    // Required, so that a text without it is an error rather than a tie.
    #[serde(deserialize_with = "Option::deserialize")]
    pub winner: Option<Team>,
    /// The stock cards left, by seat.
    // A boxed slice, as is `points`: with a `Vec` every `Event` would be 8 bytes longer.
    #[serde(with = "UpTo::<MAX_SEATS>")]
    pub left: Box<[u8]>,
    /// What it added to the scores, by team.
    #[serde(with = "UpTo::<MAX_SEATS>")]
    pub points: Box<[u32]>,
}

/// The beginning of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// The seat whose turn it is.
    pub seat: Seat,
}

/// The completion of a build pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Complete {
    /// The pile.
    pub pile: Pile,
}

/// A discard of a hand card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Discard {
    /// The seat that discarded.
    pub seat: Seat,
    /// Source and target of the card.
    pub mv: Move,
    /// The card that was moved.
    pub card: Card,
}

/// The end of a turn without a discard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pass {
    /// The seat whose turn ended.
    pub seat: Seat,
}

/// The end of a stock pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Out {
    /// The owner of the stock pile.
    pub seat: Seat,
}

/// A catch of a play out of turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Catch {
    /// Who caught.
    pub seat: Seat,
    /// Who was caught.
    pub caught: Seat,
}

/// A call for talking.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Call {
    /// Who called.
    pub seat: Seat,
    /// Who had talked.
    pub talker: Seat,
}

impl Event {
    /// How the round ended, if this is its end.
    pub fn round_result(&self) -> Option<&RoundResult> {
        match self {
            Event::End(result) => Some(result),
            _ => None,
        }
    }

    /// The action that this event records; `None` for a mere effect. `turn` is the seat on turn. A draw is an action only where
    /// players draw by hand.
    pub(crate) fn to_action(&self, turn: Seat, by_hand: bool) -> Option<PlayerAction> {
        match *self {
            Event::Play { seat, mv, .. } | Event::Discard(Discard { seat, mv, .. }) => {
                Some(PlayerAction::from_move(seat, mv, turn))
            }
            Event::Pass(Pass { seat }) => Some(PlayerAction::from_move(seat, Move::Pass, turn)),
            Event::Draw { seat, .. } if by_hand => Some(PlayerAction::from_move(seat, Move::Draw, turn)),
            Event::Catch(Catch { seat, .. }) => Some(PlayerAction::Catch(seat)),
            Event::Call(Call { seat, talker }) => Some(PlayerAction::CallTalking { by: seat, talker }),
            Event::Deal { .. }
            | Event::Turn(_)
            | Event::Draw { .. }
            | Event::Announce { .. }
            | Event::Complete(_)
            | Event::Replenish { .. }
            | Event::Out(_)
            | Event::Penalty { .. }
            | Event::End(_) => None,
        }
    }
}

/// A play as a record's line tells it. The text of its move has a meaning only with the seat.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayLine {
    seat: Seat,
    #[serde(rename = "move")]
    mv: String,
    card: Card,
    #[serde(rename = "as")]
    rank: Rank,
}

fn write_play<S: Serializer>(
    seat: &Seat,
    mv: &Move,
    card: &Card,
    rank: &Rank,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mv = mv.written_by(*seat).to_string();
    PlayLine { seat: *seat, mv, card: *card, rank: *rank }.serialize(serializer)
}

fn read_play<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(Seat, Move, Card, Rank), D::Error> {
    let PlayLine { seat, mv, card, rank } = PlayLine::deserialize(deserializer)?;
    Ok((seat, Move::parse(&mv, seat).map_err(D::Error::custom)?, card, rank))
}

/// A discard as a record's line tells it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DiscardLine {
    seat: Seat,
    #[serde(rename = "move")]
    mv: String,
    card: Card,
}

fn write_discard<S: Serializer>(discard: &Discard, serializer: S) -> Result<S::Ok, S::Error> {
    let Discard { seat, mv, card } = *discard;
    DiscardLine { seat, mv: mv.written_by(seat).to_string(), card }.serialize(serializer)
}

fn read_discard<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Discard, D::Error> {
    let DiscardLine { seat, mv, card } = DiscardLine::deserialize(deserializer)?;
    Ok(Discard { seat, mv: Move::parse(&mv, seat).map_err(D::Error::custom)?, card })
}

/// What an announced play is for (RULES 8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Announcement {
    /// "Building to x": the stock top that discard-pile cards are played to reach.
    BuildingTo(Aim),
    /// "Blocking Mary's move".
    Blocking(Seat),
}

/// Reads an announcement from the fields of its event.
fn announcement<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Announcement, D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Fields {
        building_to: Option<Aim>,
        blocking: Option<Seat>,
    }

    match Fields::deserialize(deserializer)? {
        Fields { building_to: Some(aim), blocking: None } => Ok(Announcement::BuildingTo(aim)),
        Fields { building_to: None, blocking: Some(seat) } => Ok(Announcement::Blocking(seat)),
        _ => Err(D::Error::custom("an announcement is either building_to or blocking")),
    }
}

/// The rank that is built to; `None`, written `"W"` in text, for a wild on the stock pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Aim(pub Option<Rank>);

impl Serialize for Aim {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if !serializer.is_human_readable() {
            return self.0.serialize(serializer);
        }
        match self.0 {
            Some(rank) => rank.serialize(serializer),
            None => serializer.serialize_str("W"),
        }
    }
}

impl<'de> Deserialize<'de> for Aim {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Aim, D::Error> {
        if !deserializer.is_human_readable() {
            return Option::deserialize(deserializer).map(Aim);
        }
        match serde_json::Value::deserialize(deserializer)? {
            serde_json::Value::String(text) if text == "W" => Ok(Aim(None)),
            value => match value.as_u64().and_then(|number| Rank::new(u8::try_from(number).ok()?)) {
                Some(rank) => Ok(Aim(Some(rank))),
                None => Err(D::Error::custom(format!("building_to {value}: it is 1 to 12, or \"W\""))),
            },
        }
    }
}

/// What a new draw pile was made of (RULES 5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReplenishedFrom {
    /// The completed piles (and what was left of the draw pile).
    Completed,
    /// The cards under the tops of the build piles.
    UnderBuilds,
}

/// What a penalty is for (RULES 9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Misdeed {
    /// Drawing one card too many.
    Drawing,
    /// Talking to partners during a turn of the team.
    Talking,
}

/// The condition that ended a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// A seat's, or a team's, last stock card was played.
    StockEmpty,
    /// A full circle of passes (RULES 5).
    Blocked,
    /// Too many full circles in which no stock card was played (RULES 5).
    Stalled,
}

/// Receives a round's events, and can override its shuffles. `()` drops the events, a `Vec` collects them.
pub trait EventSink {
    /// Receives an event, which is constructed only if the sink calls the closure.
    fn emit(&mut self, event: impl FnOnce() -> Event);

    /// Shuffles the cards of a new draw pile. Replay substitutes the record's order.
    fn shuffle(&mut self, rng: &mut RandomStream, cards: &mut [Card]) {
        rng.shuffle(cards);
    }
}

impl EventSink for () {
    #[inline]
    fn emit(&mut self, _: impl FnOnce() -> Event) {}
}

impl EventSink for Vec<Event> {
    fn emit(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}

const _: () = assert!(size_of::<Event>() <= 56);
