//! The lobby: seats, teams, rules and options of a table.

use serde::{Deserialize, Serialize};
use skipstone_core::milestone::Pebble;
use skipstone_core::{MAX_SEATS, Rules, Seat, Setup, SetupError, Stone, Team, UpTo};

use crate::fingerprint::Fingerprint;
use crate::ids::TableSeriesId;
use crate::limits;
use crate::round_log::TimeLimits;
use crate::rules_text;
use crate::text::Name;

/// Everything public about a table and the people at it. Sent as a whole after each change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lobby {
    /// The table's name, chosen by the host.
    pub title: Name,
    /// The current series. Each one that is played at the table has another.
    pub series: TableSeriesId,
    /// The rules. [`Lobby::setup`] checks that they fit the seats and teams.
    #[serde(with = "rules_text")]
    pub rules: Rules,
    /// The number of teams; equal to the number of seats without partners.
    pub teams: u8,
    /// The seats, clockwise, from seat 1.
    #[serde(with = "UpTo::<MAX_SEATS>")]
    pub seats: Vec<LobbySeat>,
    /// The spectators, at most [`SPECTATORS`](crate::limits::SPECTATORS).
    #[serde(with = "UpTo::<{ limits::SPECTATORS }>")]
    pub spectators: Vec<Spectator>,
    /// The keys of those with a seat, or with a part in the current or the last round, who play from a phone: the host's computer
    /// plays their part in the deal, and holds their keys. A key belongs to a phone for good.
    #[serde(with = "UpTo::<{ limits::PHONES }>")]
    pub phones: Vec<Fingerprint>,
    /// The names that people with a seat have from the next round on, by their keys: those of a round are in its contract.
    #[serde(with = "UpTo::<MAX_SEATS>")]
    pub next_names: Vec<(Fingerprint, Name)>,
    /// Admission and time limits.
    pub options: TableOptions,
    /// Whether the host has begun a series: seats and rules are fixed, and rounds are proposed, until the host leads back to the lobby.
    pub begun: bool,
}

/// A person at the table, with or without a seat.
#[derive(Debug, Clone, Copy)]
pub struct PersonAtTable<'a> {
    /// The seat. `None` for a spectator.
    pub seat: Option<Seat>,
    /// The name.
    pub name: &'a Name,
    /// The key, which nobody else has.
    pub key: Fingerprint,
    /// The stone that the person is shown as.
    pub stone: Stone,
}

impl Lobby {
    /// The seat that a spectator has from the next round on. `None` without one.
    pub fn next_seat_of(&self, key: Fingerprint) -> Option<Seat> {
        let is_next = |place: &LobbySeat| place.next == Some(NextPlayer::Spectator(key));
        self.by_seat().find(|(_, place)| is_next(place)).map(|(seat, _)| seat)
    }

    /// The seats that a spectator can have from the next round on: those that computer players would have. None before a series.
    pub fn seats_to_take(&self) -> impl Iterator<Item = Seat> {
        let is_offered = |place: &LobbySeat| match place.occupant {
            Occupant::Bot { .. } => place.next.is_none(),
            Occupant::Person { .. } => {
                matches!(place.next, Some(NextPlayer::Computer | NextPlayer::Leaver))
            }
            Occupant::Nobody => false,
        };
        let seats = self.by_seat().filter(move |(_, place)| self.begun && is_offered(place));
        seats.map(|(seat, _)| seat)
    }

    /// Whether the rules choose the first player by age.
    pub fn needs_ages(&self) -> bool {
        self.rules.first_player.goes_by_age()
    }

    /// What the lobby holds of each seat, clockwise from seat 1.
    pub fn by_seat(&self) -> impl Iterator<Item = (Seat, &LobbySeat)> {
        Seat::first_n(self.seats.len()).zip(&self.seats)
    }

    /// The seats of people, with their keys.
    pub fn people(&self) -> impl Iterator<Item = (Seat, Fingerprint)> {
        self.by_seat().filter_map(|(seat, place)| match place.occupant {
            Occupant::Person { key, .. } => Some((seat, key)),
            Occupant::Bot { .. } | Occupant::Nobody => None,
        })
    }

    /// The seat of the person with this key. `None` for a spectator.
    pub fn seat_of(&self, key: Fingerprint) -> Option<Seat> {
        self.people().find(|(_, theirs)| *theirs == key).map(|(seat, _)| seat)
    }

    /// Whether somebody else has the seat of the person with this key from the next round on.
    pub fn will_watch(&self, key: Fingerprint) -> bool {
        let place = self.seat_of(key).and_then(|seat| self.seats.get(seat.index()));
        place.is_some_and(|place| place.next.is_some_and(|next| next != NextPlayer::Leaver))
    }

    /// Whether the person with this key has only a phone.
    pub fn is_phone(&self, key: Fingerprint) -> bool {
        self.phones.contains(&key)
    }

    /// The stone of a seat's player, the same in all windows. `None` for a seat that is free or isn't there.
    pub fn stone(&self, seat: Seat) -> Option<Stone> {
        match self.seats.get(seat.index())?.occupant {
            Occupant::Person { stone, .. } | Occupant::Bot { stone, .. } => Some(stone),
            Occupant::Nobody => None,
        }
    }

    /// The pebble beside the stone of a seat's player. None beside that of a computer player.
    pub fn pebble(&self, seat: Seat) -> Pebble {
        match self.seats.get(seat.index()).map(|place| &place.occupant) {
            Some(Occupant::Person { pebble, .. }) => *pebble,
            _ => Pebble::default(),
        }
    }

    /// The pebble beside the stone of the player with this key. None of who has no seat.
    pub fn pebble_of(&self, key: Fingerprint) -> Pebble {
        let of_player = |place: &LobbySeat| match &place.occupant {
            Occupant::Person { key: player, pebble, .. } if *player == key => Some(*pebble),
            _ => None,
        };
        self.seats.iter().find_map(of_player).unwrap_or_default()
    }

    /// The stone of the person with this key, a spectator or not. `None` if it isn't at the table.
    pub fn stone_of(&self, key: Fingerprint) -> Option<Stone> {
        self.everybody().find(|person| person.key == key).map(|person| person.stone)
    }

    /// The name of the person with this key, a spectator or not. `None` if it isn't at the table.
    pub fn name_of(&self, key: Fingerprint) -> Option<&Name> {
        self.everybody().find(|person| person.key == key).map(|person| person.name)
    }

    /// The name that the person with this key has from the next round on. `None` if that doesn't change.
    pub fn next_name_of(&self, key: Fingerprint) -> Option<&Name> {
        self.next_names.iter().find(|(renamed, _)| *renamed == key).map(|(_, name)| name)
    }

    /// Every person at the table: those with a seat by their seats, then the spectators.
    pub fn everybody(&self) -> impl Iterator<Item = PersonAtTable<'_>> {
        let seated = self.by_seat().filter_map(|(seat, place)| match &place.occupant {
            Occupant::Person { name, key, stone, .. } => {
                Some(PersonAtTable { seat: Some(seat), name, key: *key, stone: *stone })
            }
            Occupant::Bot { .. } | Occupant::Nobody => None,
        });
        let watching = self.spectators.iter().map(|Spectator { name, key, stone }| PersonAtTable {
            seat: None,
            name,
            key: *key,
            stone: *stone,
        });
        seated.chain(watching)
    }

    /// Rules, seats and teams as a checked [`Setup`].
    ///
    /// # Errors
    /// If rules, seats and teams don't fit together.
    pub fn setup(&self) -> Result<Setup, SetupError> {
        Setup::new(self.rules, self.seats.len(), self.teams.into())
    }
}

/// A spectator.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spectator {
    /// The spectator's name, shown to everyone.
    pub name: Name,
    /// The spectator's key, which identifies them whatever their name.
    pub key: Fingerprint,
    /// The stone that the spectator is shown as. No player has it; another spectator may, once there are no others.
    pub stone: Stone,
}

/// One seat of a lobby.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LobbySeat {
    /// Nobody, a person or a computer player.
    pub occupant: Occupant,
    /// The player's age in years. `None` if unknown; needed only where the first player goes by age (RULES 3).
    pub age: Option<u8>,
    /// Who plays here from the next round of the series on. `None` if that doesn't change.
    pub next: Option<NextPlayer>,
}

/// Who plays in a seat from the next round on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum NextPlayer {
    /// The spectator with this key, in the seat of a computer player, or of a person who watches then.
    Spectator(Fingerprint),
    /// A computer player, while the person watches.
    Computer,
    /// A computer player for the person, who has left: they have the seat again once they are back, unless a spectator has taken it.
    Leaver,
}

/// The occupant of a lobby seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Occupant {
    /// The seat is free.
    Nobody,
    /// A person.
    Person {
        /// The person's name, shown to everyone.
        name: Name,
        /// The person's key, which identifies them whatever their name.
        key: Fingerprint,
        /// The stone that the person is shown as. No other player has it.
        stone: Stone,
        /// What lies beside the stone.
        pebble: Pebble,
    },
    /// A computer player.
    Bot {
        /// The computer player's name, shown to everyone.
        name: Name,
        /// The level as records write it: `bot:greedy`. A guest's program may not know it.
        player: Name,
        /// The stone that the computer player is shown as: that of its name if it has one. No other player has it.
        stone: Stone,
    },
}

/// A table's options beside the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableOptions {
    /// Who is admitted, and how.
    pub entry: EntryPolicy,
    /// Whether spectators are allowed.
    pub watching: bool,
    /// The limit of a turn in seconds. `None` for no limit.
    pub turn_seconds: Option<u16>,
    /// The seconds after a disconnect until others may have a computer player take over the seat.
    pub grace_seconds: u16,
}

impl TableOptions {
    /// The time limits, as a contract names them.
    pub fn limits(&self) -> TimeLimits {
        TimeLimits { turn_seconds: self.turn_seconds, grace_seconds: self.grace_seconds }
    }
}

/// The admission policy for guests who are new to the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum EntryPolicy {
    /// The host's player admits each guest by name.
    Knock,
    /// The invite code is required.
    Code,
    /// Everyone is admitted.
    Open,
}

/// A guest's request to change its own entry in the lobby.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum LobbyRequest {
    /// Takes this seat; `None` gives up the seat and watches. During a series both hold from the next round on: the seat must be a
    /// computer player's, or the own one, which is kept after all; a spectator's `None` takes the wish back.
    Seat(Option<Seat>),
    /// Takes any free seat of this team.
    Team(Team),
    /// Changes the guest's name; during a series, for a player, from the next round on.
    Name(Name),
    /// Sets the guest's age in years, or removes it.
    Age(Option<u8>),
    /// Wishes for a stone, also during a series, and once while the guest knocks. Somebody else's is not given: the guest keeps
    /// its own, which is the first free one for a guest who has come in. Programs begin with the wish of their player; of a guest
    /// who has come back, that one counts only if it is a new one.
    Stone(Stone),
    /// Offers the person in this seat to swap seats, in an open lobby. It takes the place of an earlier offer.
    OfferSwap(Seat),
    /// Takes the offer of a swap back.
    WithdrawSwap,
    /// Answers an offer to the guest.
    AnswerSwap {
        /// The offer as the guest was told it: one about other seats is another offer.
        offer: SwapOffer,
        /// Whether the two swap.
        agreed: bool,
    },
    /// Puts a pebble beside the guest's stone, or takes it away, also during a series.
    Pebble(Pebble),
}

/// That a person would like to swap seats with another one. It is withdrawn once either sits elsewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SwapOffer {
    /// The key of whoever offers.
    pub by: Fingerprint,
    /// Their seat.
    pub from: Seat,
    /// The key of whoever is asked.
    pub with: Fingerprint,
    /// That person's seat.
    pub to: Seat,
}

/// What has become of a [`SwapOffer`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum SwapState {
    /// It waits for an answer.
    Offered,
    /// The two have swapped.
    Accepted,
    /// The other person has said no.
    Declined,
    /// It is off: taken back, or one of the two has moved or gone, or a round is proposed.
    Withdrawn,
}
