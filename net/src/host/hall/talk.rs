//! What people say to each other.

use std::collections::{BTreeMap, VecDeque};

use skipstone_core::{Seat, Team, table};

use super::Hall;
use super::guests::GuestId;
use crate::fingerprint::Fingerprint;
use crate::protocol::{Audience, ChatLine, Denial, Speaker, ToGuest};

/// How many lines are held for those who come later.
const LINES: usize = 60;

/// What was said, for those who come later.
#[derive(Debug, Default)]
pub(super) struct Talk {
    lines: VecDeque<Line>,
    /// How many were said in all.
    said: usize,
    /// How many were said when somebody left.
    heard: BTreeMap<Fingerprint, usize>,
}

#[derive(Debug, Clone)]
struct Line {
    by: Speaker,
    text: ChatLine,
    /// Whose ears it was for, if not everyone's.
    team: Option<Team>,
}

impl Line {
    fn message(&self) -> ToGuest {
        let to = if self.team.is_some() { Audience::Partners } else { Audience::Everyone };
        ToGuest::Said { by: self.by.clone(), to, text: self.text.clone() }
    }
}

impl Talk {
    /// Somebody leaves, who has heard all that was said until now.
    pub(super) fn heard_all(&mut self, key: Fingerprint) {
        self.heard.insert(key, self.said);
    }

    fn say(&mut self, line: Line) {
        self.said += 1;
        self.lines.push_back(line);
        if self.lines.len() > LINES {
            self.lines.pop_front();
        }
    }

    /// What was said after so many lines.
    fn since(&self, heard: usize) -> impl Iterator<Item = &Line> {
        let new = self.said.saturating_sub(heard).min(self.lines.len());
        self.lines.iter().skip(self.lines.len() - new)
    }
}

impl Hall {
    /// Somebody says something.
    pub(super) fn talks(&mut self, guest: GuestId, to: Audience, text: ChatLine) {
        if text.is_empty() || !self.affords(guest, 0) {
            return;
        }
        if let Err(why) = self.try_talk(guest, to, text) {
            self.deny(guest, 0, why);
        }
    }

    fn try_talk(&mut self, guest: GuestId, to: Audience, text: ChatLine) -> Result<(), Denial> {
        let Some((key, name)) = self.guests.get(guest).map(|guest| (guest.key, guest.name.clone())) else {
            return Ok(());
        };
        let seat = self.seating.seat_of(key);
        let team = match to {
            Audience::Everyone => None,
            Audience::Partners => Some(self.team_with_partners(seat.ok_or(Denial::NotSeated)?)?),
        };
        let talker = seat.filter(|seat| self.should_be_silent(*seat, to));
        if talker.is_some() && !self.talkers_are_called() {
            return Err(Denial::PartnersSilent);
        }
        // As at a table, who talks then is heard by all, and may be called for it (RULES 9).
        let team = team.filter(|_| talker.is_none());
        let line = Line { by: seat.map_or(Speaker::Watcher(name), Speaker::Seat), text, team };
        let message = line.message();
        self.talk.say(line);
        match team {
            None => self.tell_all(message),
            Some(team) => {
                let hears = |guest: &GuestId| self.team_of(*guest) == Some(team);
                let these = self.guests.inside().filter(hears).collect();
                self.outputs.push(super::Output::Tell(these, message));
            }
        }
        if let Some(talker) = talker {
            self.at_table(table::Input::Talked(talker), None);
        }
        Ok(())
    }

    /// Tells somebody who comes what was said before: all of it, or what one who returns has missed.
    pub(super) fn show_talk(&mut self, guest: GuestId, returns: bool) {
        let Some(key) = self.guests.get(guest).map(|guest| guest.key) else { return };
        let heard = self.talk.heard.get(&key).copied().filter(|_| returns).unwrap_or(0);
        let team = self.team_of(guest);
        let for_them = |line: &&Line| line.team.is_none() || line.team == team;
        let lines: Vec<ToGuest> = self.talk.since(heard).filter(for_them).map(Line::message).collect();
        for line in lines {
            self.tell(guest, line);
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
    fn talkers_are_called(&self) -> bool {
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
