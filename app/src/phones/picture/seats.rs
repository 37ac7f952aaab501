//! Who sits at the table, and who watches.

use skipstone_core::{Scoring, Seat};
use skipstone_net::Fingerprint;
use skipstone_net::protocol::{LobbySeat, Occupant};

use crate::phones::faces::{face, stone_picture};
use crate::phones::messages::{SeatKind, SeatPicture, Watching};
use crate::phones::places::number;
use crate::phones::table::PhoneTable;
use crate::session::SeatPresence;
use crate::table::TableWording;
use crate::tr;
use crate::widget::stone::Mood;

impl PhoneTable {
    pub(super) fn seats(&self, wording: TableWording<'_>) -> Vec<SeatPicture> {
        let lobby = self.session.lobby.iter().flat_map(|lobby| lobby.by_seat());
        lobby.map(|(seat, place)| self.seat(seat, place, wording)).collect()
    }

    fn seat(&self, seat: Seat, place: &LobbySeat, wording: TableWording<'_>) -> SeatPicture {
        let lobby = self.session.lobby.as_deref();
        let key = match &place.occupant {
            Occupant::Person { key, .. } => Some(*key),
            Occupant::Bot { .. } | Occupant::Nobody => None,
        };
        let teams = lobby.map_or(1, |lobby| usize::from(lobby.teams)).max(1);
        let team = seat.index() % teams;
        let is_partner = |me: Seat| me != seat && me.index() % teams == team;
        let presence = self.session.presence.of(seat);
        let ready = self.is_ready(seat, place);
        SeatPicture {
            seat: number(seat),
            name: if place.occupant == Occupant::Nobody { String::new() } else { wording.name(seat) },
            stone: lobby.and_then(|lobby| lobby.stone(seat)).map(stone_picture),
            team: team + 1,
            kind: match place.occupant {
                Occupant::Person { .. } => SeatKind::Person,
                Occupant::Bot { .. } => SeatKind::Computer,
                Occupant::Nobody => SeatKind::Free,
            },
            you: Some(seat) == wording.me,
            phone: key.is_some_and(|key| lobby.is_some_and(|lobby| lobby.is_phone(key))),
            host: key.is_some() && key == self.session.host,
            note: self.note(seat, place, presence, ready),
            ready,
            away: presence.is_missing(),
            face: face(self.mood(seat, presence)),
            points: self.points(seat),
            partner: wording.me.is_some_and(is_partner),
        }
    }

    /// Whether a seat's player is ready to begin, or for the next round.
    fn is_ready(&self, seat: Seat, place: &LobbySeat) -> bool {
        match &self.round {
            Some(_) => self.session.readiness.is_ready(seat),
            None => matches!(place.occupant, Occupant::Person { ready: true, .. }),
        }
    }

    fn note(&self, seat: Seat, place: &LobbySeat, presence: SeatPresence, ready: bool) -> String {
        let locale = &self.locale;
        if let Some(why) = presence.missing(locale) {
            return why;
        }
        match &place.occupant {
            Occupant::Bot { .. } => {
                self.session.level(seat).map_or_else(String::new, |level| locale.level(level))
            }
            Occupant::Person { .. } if ready => tr!(locale, "lobby-is-ready"),
            // The page names a free seat itself.
            Occupant::Person { .. } | Occupant::Nobody => String::new(),
        }
    }

    fn mood(&self, seat: Seat, presence: SeatPresence) -> Mood {
        match (&self.round, presence) {
            (None, _) => Mood::Calm,
            // Who takes the seat for the next round has neither won nor lost this one.
            (Some(round), _) if !round.is_played_by(seat, self.session.given_name(seat)) => Mood::Calm,
            (Some(_), SeatPresence::Away(_) | SeatPresence::Replaced) => Mood::Asleep,
            (Some(round), SeatPresence::Here | SeatPresence::Quiet) => {
                Mood::of(seat, self.session.seat(), &round.replica.view())
            }
        }
    }

    /// The points of a seat's team in the series; `None` in a single round, and before the first.
    fn points(&self, seat: Seat) -> Option<u32> {
        let round = self.round.as_ref()?;
        let has_scores = round.setup().rules().scoring != Scoring::Single;
        round.scores.get(round.setup().team(seat).index()).copied().filter(|_| has_scores)
    }

    pub(super) fn watching(&self) -> Vec<Watching> {
        let Some(lobby) = self.session.lobby.as_deref() else { return Vec::new() };
        let is_own = |key: Fingerprint| key == self.session.own_key;
        let spectators = lobby.spectators.iter().map(|spectator| Watching {
            name: spectator.name.to_string(),
            stone: stone_picture(spectator.stone),
            phone: lobby.is_phone(spectator.key),
            you: is_own(spectator.key),
        });
        spectators.collect()
    }
}
