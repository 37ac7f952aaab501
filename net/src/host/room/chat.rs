//! What people say to each other.

use std::collections::{BTreeMap, VecDeque};

use skipstone_core::{Seat, Team, table};

use super::Room;
use super::messages::{GuestId, RoomOutput};
use crate::fingerprint::Fingerprint;
use crate::protocol::{Audience, ChatLine, Denial, Speaker, ToGuest};

/// How many lines are held for those who come later.
const HISTORY_LEN: usize = 60;

/// What was said, for those who come later.
#[derive(Debug, Default)]
pub(super) struct ChatHistory {
    lines: VecDeque<ChatEntry>,
    /// How many were said in all.
    said: usize,
    /// How many were said when somebody left.
    read_up_to: BTreeMap<Fingerprint, usize>,
}

#[derive(Debug, Clone)]
struct ChatEntry {
    by: Speaker,
    text: ChatLine,
    /// Whose ears it was for, if not everyone's.
    team: Option<Team>,
}

impl ChatEntry {
    fn message(&self) -> ToGuest {
        let to = if self.team.is_some() { Audience::Partners } else { Audience::Everyone };
        ToGuest::Chat { by: self.by.clone(), to, text: self.text.clone() }
    }
}

impl ChatHistory {
    /// Somebody leaves, who has heard all that was said until now.
    pub(super) fn mark_read(&mut self, key: Fingerprint) {
        self.read_up_to.insert(key, self.said);
    }

    fn push(&mut self, line: ChatEntry) {
        self.said += 1;
        self.lines.push_back(line);
        if self.lines.len() > HISTORY_LEN {
            self.lines.pop_front();
        }
    }

    /// What was said after so many lines.
    fn since(&self, heard: usize) -> impl Iterator<Item = &ChatEntry> {
        let new = self.said.saturating_sub(heard).min(self.lines.len());
        self.lines.iter().skip(self.lines.len() - new)
    }
}

impl Room {
    /// Somebody says something.
    pub(super) fn handle_chat(&mut self, guest: GuestId, to: Audience, text: ChatLine) {
        if text.is_empty() || !self.check_rate(guest, 0) {
            return;
        }
        if let Err(why) = self.post_chat(guest, to, text) {
            self.deny(guest, 0, why);
        }
    }

    fn post_chat(&mut self, guest: GuestId, to: Audience, text: ChatLine) -> Result<(), Denial> {
        let Some((key, name)) = self.guests.get(guest).map(|guest| (guest.key, guest.name.clone())) else {
            return Ok(());
        };
        let seat = self.seating.seat_of(key);
        let team = match to {
            Audience::Everyone => None,
            Audience::Partners => Some(self.team_with_partners(seat.ok_or(Denial::NotSeated)?)?),
        };
        let talker = seat.filter(|seat| self.should_be_silent(*seat, to));
        if talker.is_some() && !self.may_call_talkers() {
            return Err(Denial::PartnersSilent);
        }
        // As at a table, who talks then is heard by all, and may be called for it (RULES 9).
        let team = team.filter(|_| talker.is_none());
        let line = ChatEntry { by: seat.map_or(Speaker::Watcher(name), Speaker::Seat), text, team };
        let message = line.message();
        self.chat.push(line);
        match team {
            None => self.broadcast(message),
            Some(team) => {
                let hears = |guest: &GuestId| self.team_of(*guest) == Some(team);
                let these = self.guests.inside().filter(hears).collect();
                self.outputs.push(RoomOutput::Send(these, message));
            }
        }
        if let Some(talker) = talker {
            self.apply_to_table(table::TableInput::TalkedToPartners(talker), None);
        }
        Ok(())
    }

    /// Tells somebody who comes what was said before: all of it, or what one who returns has missed.
    pub(super) fn send_chat_history(&mut self, guest: GuestId, returns: bool) {
        let Some(key) = self.guests.get(guest).map(|guest| guest.key) else { return };
        let heard = self.chat.read_up_to.get(&key).copied().filter(|_| returns).unwrap_or(0);
        let team = self.team_of(guest);
        let for_them = |line: &&ChatEntry| line.team.is_none() || line.team == team;
        let lines: Vec<ToGuest> = self.chat.since(heard).filter(for_them).map(ChatEntry::message).collect();
        for line in lines {
            self.send(guest, line);
        }
    }

    /// The team of a seat, where it has more members.
    fn team_with_partners(&self, seat: Seat) -> Result<Team, Denial> {
        let setup = self.seating.setup().filter(|setup| setup.has_partners()).ok_or(Denial::NotNow)?;
        Ok(setup.team(seat))
    }

    fn team_of(&self, guest: GuestId) -> Option<Team> {
        self.team_with_partners(self.seat_of(guest)?).ok()
    }

    /// Whether partners may break their silence, and be called for it (RULES 9).
    fn may_call_talkers(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.table.setup().rules().call_talking)
    }

    /// Partners say nothing during each other's turns (RULES 7), and nothing to each other during their own.
    fn should_be_silent(&self, seat: Seat, to: Audience) -> bool {
        let Some(game) = &self.game else { return false };
        let Some(turn) = game.turn().filter(|_| game.table.setup().rules().partner_silence) else {
            return false;
        };
        let same_team = match (self.team_with_partners(seat), self.team_with_partners(turn)) {
            (Ok(ours), Ok(theirs)) => ours == theirs,
            _ => false,
        };
        same_team && (turn != seat || to == Audience::Partners)
    }
}
