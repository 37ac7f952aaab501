//! The chat of the table: who is sent what, and partner silence.

use skipstone_core::{Seat, table};

use super::Room;
use super::game::Game;
use super::log::Extra;
use super::messages::GuestId;
use crate::fingerprint::Fingerprint;
use crate::host::saved::SavedLine;
use crate::limits::NUDGE_AFTER;
use crate::protocol::{Audience, ChatLine, Denial, Reaction, SignedTalk, Speaker, ToGuest};
use crate::round_log::{LogEntry, Statement, can_call_talkers, must_be_silent};
use crate::signature::Signature;

impl Room {
    /// Posts a guest's line to its recipients, or denies it. Empty lines are ignored.
    pub(super) fn handle_chat(
        &mut self,
        guest: GuestId,
        to: Audience,
        text: ChatLine,
        signed: Option<SignedTalk>,
    ) {
        if !self.check_rate(guest, 0) || text.is_empty() {
            return;
        }
        if let Err(why) = self.post_chat(guest, to, text, signed) {
            self.deny(guest, 0, why);
        }
    }

    /// Shows a guest's reaction to everyone, or denies it. It isn't kept for guests who come later.
    pub(super) fn handle_reaction(&mut self, guest: GuestId, reaction: Reaction) {
        if !self.check_rate(guest, 0) {
            return;
        }
        let Some((seat, by)) = self.speaker(guest) else { return };
        if seat.is_some_and(|seat| self.should_be_silent(seat, Audience::Everyone)) {
            return self.deny(guest, 0, Denial::PartnersSilent);
        }
        self.broadcast(ToGuest::Reaction { by, reaction });
    }

    /// Passes on that a player waits for the one on turn, if that one is there and has been waited for long enough.
    pub(super) fn handle_nudge(&mut self, guest: GuestId) {
        if !self.check_rate(guest, 0) {
            return;
        }
        let now = self.now;
        let by = self.seat_of(guest);
        let game = self.game.as_mut().filter(|game| game.table.paused().is_none());
        let awaited = game.and_then(|game| {
            let seat =
                game.turn().filter(|seat| Some(*seat) != by && game.table.people().any(|at| at == *seat))?;
            let is_here = game.table.presence(seat) == table::PlayerPresence::Here;
            (is_here && now >= game.waiting_since + NUDGE_AFTER).then(|| {
                game.waiting_since = now;
                seat
            })
        });
        match by.zip(awaited) {
            Some((by, seat)) => self.broadcast(ToGuest::Nudged { by, seat }),
            None => self.deny(guest, 0, Denial::NotNow),
        }
    }

    /// The seat of a guest who says something, and who it is said by. `None` for an unknown connection.
    fn speaker(&self, guest: GuestId) -> Option<(Option<Seat>, Speaker)> {
        let key = self.guests.get(guest)?.key;
        let (name, seat) = (self.people.name(key)?, self.seating.seat_of(key));
        Some((seat, seat.map_or_else(|| Speaker::Spectator(name.clone()), Speaker::Seat)))
    }

    /// The seat of a guest who says something, and who the line is kept as said by. `None` for an unknown connection.
    fn author(&self, guest: GuestId) -> Option<(Option<Seat>, Speaker)> {
        let (seat, by) = self.speaker(guest)?;
        let person = seat.and_then(|seat| self.people.as_former(self.seating.person(seat)?));
        Some((seat, person.unwrap_or(by)))
    }

    fn post_chat(
        &mut self,
        guest: GuestId,
        to: Audience,
        text: ChatLine,
        signed: Option<SignedTalk>,
    ) -> Result<(), Denial> {
        let Some((seat, by)) = self.author(guest) else { return Ok(()) };
        let readers = match to {
            Audience::Everyone => None,
            Audience::Partners => Some(self.team_mates(seat.ok_or(Denial::NotSeated)?)?),
        };
        let talk = match seat.filter(|seat| self.should_be_silent(*seat, to)) {
            Some(seat) => Some(self.check_talk(guest, seat, to, signed)?),
            None => None,
        };
        // A line that breaks partner silence goes to everyone, so that others can call its author (RULES 9).
        let readers = readers.filter(|_| talk.is_none());
        let line = self.chat.push(by, readers, text);
        let recipients = self.guests.inside().filter(|guest| self.may_read(*guest, &line)).collect();
        self.outputs.send(recipients, line.message(&self.seating));
        if let Some((talker, signature)) = talk {
            self.append(LogEntry::Talked { seat: talker, to, signature }, &[]);
            self.apply_to_table(table::TableInput::TalkedToPartners(talker), None);
        }
        Ok(())
    }

    /// A seat that breaks partner silence, with the signature of its line, by which it can be called.
    ///
    /// # Errors
    /// [`Denial::PartnersSilent`] if it can't be called for this line: by the rules, or because the line is from another moment.
    fn check_talk(
        &mut self,
        guest: GuestId,
        seat: Seat,
        to: Audience,
        signed: Option<SignedTalk>,
    ) -> Result<(Seat, Signature), Denial> {
        let may_call = self.game.as_ref().is_some_and(|game| can_call_talkers(game.table.setup()));
        let has_room = self.current_log().is_some_and(|log| log.has_room_for(Extra::Talk));
        let SignedTalk { at, signature } =
            signed.filter(|_| may_call && has_room).ok_or(Denial::PartnersSilent)?;
        let statement = |head| Statement::Talk { head, seat, to };
        self.check_signed(guest, seat, at, &signature, statement).map_err(|_| Denial::PartnersSilent)?;
        Ok((seat, signature))
    }

    /// Sends a guest the kept lines that it may read. Its program leaves out those that it has had.
    pub(super) fn send_chat_history(&mut self, guest: GuestId) {
        let lines = self.chat.lines.iter().filter(|line| self.may_read(guest, line));
        let lines: Vec<ToGuest> = lines.map(|line| line.message(&self.seating)).collect();
        for line in lines {
            self.send(guest, line);
        }
    }

    /// Whether a guest may read a line.
    fn may_read(&self, guest: GuestId, line: &SavedLine) -> bool {
        let is_reader = |readers: &Vec<Fingerprint>| {
            self.guests.get(guest).is_some_and(|guest| readers.contains(&guest.key))
        };
        line.readers.as_ref().is_none_or(is_reader)
    }

    /// The people of a seat's team at a table with partners.
    ///
    /// # Errors
    /// [`Denial::NotNow`] without partners, or if rules, seats and teams don't fit together.
    fn team_mates(&self, seat: Seat) -> Result<Vec<Fingerprint>, Denial> {
        let setup = self.seating.setup().filter(|setup| setup.has_partners()).ok_or(Denial::NotNow)?;
        let is_mate = |(other, _): &(Seat, Fingerprint)| setup.team(*other) == setup.team(seat);
        Ok(self.seating.people().filter(is_mate).map(|(_, key)| key).collect())
    }

    /// Whether partner silence forbids this line now.
    fn should_be_silent(&self, seat: Seat, to: Audience) -> bool {
        let forbids = |game: &Game| Some(must_be_silent(game.table.setup(), game.turn()?, seat, to));
        self.game.as_ref().and_then(forbids).unwrap_or_default()
    }
}
