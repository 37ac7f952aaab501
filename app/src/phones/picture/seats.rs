//! Who sits at the table, and who watches.

use skipstone_core::{Scoring, Seat};
use skipstone_net::Fingerprint;

use crate::board::TableWording;
use crate::phones::faces::{face, pebble_picture, stone_picture};
use crate::phones::messages::{PebblePicture, SeatKind, SeatPicture, Watching};
use crate::phones::places::number;
use crate::phones::table::PhoneTable;
use crate::session::SeatPresence;
use crate::tr;
use crate::widget::stone::Mood;

impl PhoneTable {
    pub(super) fn seats(&self, wording: TableWording<'_>) -> Vec<SeatPicture> {
        Seat::first_n(wording.names.len()).map(|seat| self.seat(seat, wording)).collect()
    }

    fn seat(&self, seat: Seat, wording: TableWording<'_>) -> SeatPicture {
        let session = &self.session;
        let is_free = session.given_name(seat).is_empty() && session.key_at(seat).is_none();
        let kind = match session.key_at(seat) {
            Some(_) => SeatKind::Person,
            None if is_free => SeatKind::Free,
            None => SeatKind::Computer,
        };
        let team = session.team(seat);
        let is_partner = |me: Seat| me != seat && session.team(me) == team;
        let presence = session.presence.of(seat);
        let ready = session.next_round.readiness.is_ready(seat);
        SeatPicture {
            seat: number(seat),
            name: if is_free { String::new() } else { wording.name(seat) },
            stone: session.shown_lobby().and_then(|lobby| lobby.stone(seat)).map(stone_picture),
            pebble: self.pebble(seat),
            team: team + 1,
            badge: session.has_teams().then(|| tr!(self.locale, "new-game-team", team = team + 1)),
            kind,
            you: Some(seat) == wording.me,
            phone: session.is_on_phone(seat),
            host: session.key_at(seat).is_some_and(|key| Some(key) == session.connection.host),
            note: self.note(seat, kind, presence, ready),
            ready,
            away: presence.is_missing(),
            face: face(self.mood(seat, presence)),
            points: self.points(seat),
            partner: wording.me.is_some_and(is_partner),
        }
    }

    /// What lies beside a seat's stone.
    fn pebble(&self, seat: Seat) -> Option<PebblePicture> {
        let milestone = self.session.shown_lobby()?.pebble(seat).milestone()?;
        let locale = &self.locale;
        let name = tr!(locale, "pebble-beside", name = locale.pebble(milestone));
        Some(PebblePicture { id: pebble_picture(milestone), name })
    }

    fn note(&self, seat: Seat, kind: SeatKind, presence: SeatPresence, ready: bool) -> String {
        let locale = &self.locale;
        if let Some(why) = presence.missing(locale) {
            return why;
        }
        match kind {
            SeatKind::Computer => {
                self.session.level(seat).map_or_else(String::new, |level| locale.level(level))
            }
            SeatKind::Person if ready => tr!(locale, "lobby-is-ready"),
            SeatKind::Person if self.session.is_proposed_away(seat) => tr!(locale, "ready-away"),
            // The page names a free seat itself.
            SeatKind::Person | SeatKind::Free => String::new(),
        }
    }

    fn mood(&self, seat: Seat, presence: SeatPresence) -> Mood {
        match (&self.round, presence) {
            (None, SeatPresence::Quiet) => Mood::Asleep,
            (None, _) => Mood::Calm,
            // Who takes the seat for the next round has neither won nor lost this one.
            (Some(round), _) if !round.is_played_by(seat, self.session.given_name(seat)) => Mood::Calm,
            (Some(_), SeatPresence::Quiet | SeatPresence::Away(_) | SeatPresence::Replaced) => Mood::Asleep,
            (Some(round), SeatPresence::Here) => Mood::of(seat, self.session.seat(), &round.replica.view()),
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
