//! The picture of a table that the page gets: everything in words and places, and nothing that its seat may not see.

mod buttons;
mod result;
mod round;
mod rules;
mod seats;

use std::time::Instant;

use skipstone_core::{Move, Rank, Seat};

use super::faces::{reaction_face, stone_picture};
use super::messages::{Clock, Phase, ProposalPicture, ReactionButton, Silence, Status, TablePicture, You};
use super::places::number;
use super::table::PhoneTable;
use crate::board::TableWording;
use crate::phones::choice::Choice;
use crate::session::talk::reaction_words;
use crate::tr;
use skipstone_net::protocol::{Audience, Reaction};

impl PhoneTable {
    /// The table as it is now, and what has happened since the last picture. `None` before the first lobby.
    pub(super) fn picture(&mut self, now: Instant) -> Option<TablePicture> {
        let steps = std::mem::take(&mut self.steps);
        let names = self.session.given_names();
        let wording = self.wording(&names);
        let lobby = self.session.shown_lobby()?;
        let locale = &self.locale;
        let phase = match &self.round {
            None => Phase::Lobby,
            Some(round) if round.result.is_some() => Phase::Result,
            Some(_) => Phase::Round,
        };
        let heading = match &self.round {
            Some(round) => [
                tr!(locale, "table-round", round = round.number),
                locale.target_inline(round.setup().rules()).unwrap_or_default(),
            ],
            None => [locale.target_title(&lobby.rules), String::new()],
        };
        let prompt = self.prompt(wording);
        Some(TablePicture {
            phase,
            title: lobby.title.to_string(),
            heading,
            you: self.you(),
            seats: self.seats(wording),
            watching: self.watching(),
            rules: self.rules_in_short(),
            proposal: self.proposal(),
            round: self.round.as_ref().map(|round| self.round_picture(round, wording)),
            status: self.status(wording),
            buttons: self.buttons(prompt.as_ref(), now),
            clock: self.clock(),
            pause: self.session.pause_words(wording),
            prompt: prompt.map(|prompt| prompt.words),
            starts_in: self.session.next_round.readiness.begins_in().map(|left| left.as_secs_f64()),
            result: self.round.as_ref().and_then(|round| round.result.clone()),
            reactions: self.reactions(),
            silence: self.silence(),
            steps,
        })
    }

    fn you(&self) -> You {
        You {
            name: self.session.own_name().to_owned(),
            stone: self.session.own_stone().map(stone_picture),
            seat: self.session.seat().map(number),
            asks_age: self.asks_age(),
            age: self.session.age(),
            note: self.phone_note(),
            partners: self.partners_words(),
        }
    }

    /// Who plays with the reader, in a sentence. Empty without partners, and while nobody has their seats.
    fn partners_words(&self) -> String {
        let session = &self.session;
        let Some(me) = session.seat() else { return String::new() };
        let is_partner = |seat: &Seat| *seat != me && session.team(*seat) == session.team(me);
        let names = Seat::first_n(session.given_names().len()).filter(is_partner);
        let names = names.map(|seat| session.given_name(seat).to_owned()).filter(|name| !name.is_empty());
        let names: Vec<String> = names.collect();
        if !session.has_partners() || names.is_empty() {
            return String::new();
        }
        tr!(self.locale, "phone-partners", names = self.locale.list(&names), count = names.len())
    }

    /// Whether the game can't begin without the player's age.
    fn asks_age(&self) -> bool {
        let is_open = self.round.is_none() && self.session.next_round.proposed.proposal().is_none();
        let is_in_lobby = is_open && self.session.seat().is_some();
        is_in_lobby && self.session.lobby.as_ref().is_some_and(|lobby| lobby.needs_ages())
    }

    fn clock(&self) -> Option<Clock> {
        let seat = self.round.as_ref()?.replica.view().on_turn()?;
        let left = self.session.presence.turn_time_left(seat)?;
        Some(Clock { seat: number(seat), left: left.as_secs_f64() })
    }

    fn reactions(&self) -> Vec<ReactionButton> {
        if self.session.seat().is_none() {
            return Vec::new();
        }
        let button = |reaction| ReactionButton {
            face: reaction_face(reaction),
            name: reaction_words(reaction, &self.locale),
            choice: Choice::React(reaction).to_text(),
        };
        Reaction::ALL.into_iter().map(button).collect()
    }

    fn silence(&self) -> Silence {
        let why = |to| self.session.is_silenced(to).then(|| tr!(self.locale, "denied-partners-silent"));
        Silence { everyone: why(Audience::Everyone), team: why(Audience::Partners) }
    }

    fn prompt(&self, wording: TableWording<'_>) -> Option<crate::session::Prompt> {
        let Some(round) = &self.round else { return self.session.swap_prompt(&self.locale) };
        let asked = round.asked.prompt(&round.replica.view(), &self.session.presence, wording);
        let watching = || self.session.watching_prompt(&self.locale);
        asked.or_else(watching).or_else(|| self.session.seat_prompt(wording))
    }

    /// What is missing before the game can begin.
    fn lobby_status(&self) -> String {
        let (locale, session) = (&self.locale, &self.session);
        if session.seat().is_none() {
            return tr!(locale, "lobby-watching-told");
        }
        if self.asks_age() && session.age().is_none() {
            return tr!(locale, "phone-tell-age");
        }
        let Some(own) = session.proposed_seat() else { return tr!(locale, "lobby-waits") };
        if !session.next_round.readiness.is_ready(own) {
            return tr!(locale, "lobby-say-ready");
        }
        let missing: Vec<&str> = session.unready_people().map(|seat| session.given_name(seat)).collect();
        match missing.is_empty() {
            true => tr!(locale, "ready-begins-now"),
            false => tr!(locale, "lobby-missing", names = locale.enumeration(missing)),
        }
    }

    /// What is unlike before in the proposed round. `None` where there is nothing to agree to.
    fn proposal(&self) -> Option<ProposalPicture> {
        let (session, locale) = (&self.session, &self.locale);
        session.proposed_seat().filter(|_| session.next_round.proposed.must_be_agreed())?;
        let changes = session.change_words(locale);
        let title = if changes.is_empty() { "proposal-as-shown" } else { "proposal-changes" };
        let title = locale.text(title);
        Some(ProposalPicture { title, changes, surprises: session.surprise_words(locale) })
    }

    /// Whom the next round, or another series, waits for. `None` if all people have gone.
    fn readiness_words(&self, is_series_over: bool, wording: TableWording<'_>) -> Option<String> {
        let (locale, session) = (&self.locale, &self.session);
        let own = session.seat_after_round(is_series_over);
        let people: Vec<_> = session.awaited_people(is_series_over).collect();
        let is_ready = |seat| session.next_round.readiness.is_ready(seat);
        let others = people.iter().filter(|(seat, _)| Some(*seat) != own);
        let (ready, missing): (Vec<_>, Vec<_>) = others.copied().partition(|(seat, _)| is_ready(*seat));
        let names = |people: &[_]| people.iter().map(|person| session.next_name(*person, wording)).collect();
        let (ready, missing): (Vec<String>, Vec<String>) = (names(&ready), names(&missing));
        let is_own_missing = own.is_some_and(|own| !is_ready(own));
        Some(match (is_own_missing, missing.is_empty()) {
            _ if people.is_empty() => return None,
            (true, true) if ready.is_empty() => tr!(locale, "phone-say-ready"),
            (true, true) => {
                tr!(locale, "ready-waits-own", names = locale.list(&ready), count = ready.len())
            }
            (true, false) => tr!(locale, "ready-waits-too", names = locale.enumeration(&missing)),
            (false, false) => tr!(locale, "ready-waits", names = locale.list(&missing)),
            (false, true) => tr!(locale, "ready-begins-now"),
        })
    }

    /// Whose turn it is, and what the player can do.
    fn status(&self, wording: TableWording<'_>) -> Status {
        let locale = &self.locale;
        let only = |text: String| Status { lead: String::new(), text };
        let Some(round) = &self.round else {
            return only(self.lobby_status());
        };
        if let Some(paused) = self.session.pause_words(wording) {
            return only(paused);
        }
        if let Some(result) = &round.result {
            let waits = self.readiness_words(result.series_over, wording);
            return only(waits.unwrap_or_else(|| tr!(locale, "table-status-over")));
        }
        let view = round.replica.view();
        if view.turns() == 0 {
            return only(tr!(locale, "table-status-deal"));
        }
        let Some(turn) = view.on_turn() else { return only(tr!(locale, "table-status-over")) };
        if Some(turn) != wording.me {
            let waits = self.session.presence.waiting_words(turn, wording);
            return only(
                waits.unwrap_or_else(|| tr!(locale, "table-status-other", name = wording.name(turn))),
            );
        }
        let text = if view.legal_moves().iter().any(|mv| mv == Move::Draw) {
            tr!(locale, "phone-draw")
        } else if let Some(card) = view.promise().and_then(|seat| view.stock_top(seat)) {
            let rank = card.rank().map_or(0, Rank::number);
            tr!(locale, "phone-promise", rank = locale.rank(rank))
        } else {
            match (view.hand_size(view.seat()), view.check(Move::Pass)) {
                (0, Ok(())) => tr!(locale, "phone-pass"),
                (0, Err(_)) => tr!(locale, "phone-empty-hand"),
                _ if view.legal_moves().iter().any(Move::is_play) => tr!(locale, "phone-choose"),
                _ => tr!(locale, "phone-nothing-fits"),
            }
        };
        Status { lead: tr!(locale, "phone-own-turn"), text }
    }
}
