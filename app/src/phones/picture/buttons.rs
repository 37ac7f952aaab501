//! What can be chosen on the page, beside the play of cards.

use std::time::Instant;

use skipstone_core::{Move, Seat};
use skipstone_net::protocol::{Lobby, LobbySeat, Occupant};

use crate::phones::choice::{Choice, choice_of};
use crate::phones::messages::{Button, ButtonPlace, ButtonStyle};
use crate::phones::places::number;
use crate::phones::table::{PhoneRound, PhoneTable};
use crate::session::{Answer, Prompt};
use crate::tr;

impl Button {
    fn new(choice: Choice, label: String, place: ButtonPlace) -> Button {
        Button {
            choice: choice.to_text(),
            label,
            place,
            seat: None,
            style: ButtonStyle::Plain,
            confirm: None,
            on: None,
        }
    }

    fn primary(self) -> Button {
        Button { style: ButtonStyle::Primary, ..self }
    }

    fn at(self, seat: Seat) -> Button {
        Button { seat: Some(number(seat)), ..self }
    }

    fn switched(self, on: bool) -> Button {
        Button { on: Some(on), ..self }
    }
}

impl PhoneTable {
    pub(super) fn buttons(&self, prompt: Option<&Prompt>, now: Instant) -> Vec<Button> {
        let Some(lobby) = self.session.lobby.as_deref() else { return Vec::new() };
        let mut buttons = match &self.round {
            None => self.lobby_buttons(lobby, prompt),
            Some(round) if round.result.is_some() => self.result_buttons(round, prompt),
            Some(round) => self.round_buttons(round, prompt, now),
        };
        buttons.extend(self.next_round_switch(lobby));
        let leave = Button::new(Choice::Leave, tr!(self.locale, "menu-leave"), ButtonPlace::Menu);
        buttons.push(Button {
            style: ButtonStyle::Danger,
            confirm: Some(self.leave_question(lobby)),
            ..leave
        });
        buttons
    }

    /// The question before leaving, and what becomes of the player's seat, as the window says it.
    fn leave_question(&self, lobby: &Lobby) -> String {
        let question = tr!(self.locale, "menu-leave-sure");
        let kept = match (lobby.begun, self.session.seat()) {
            (true, Some(_)) => tr!(self.locale, "menu-goes-on"),
            (true, None) => tr!(self.locale, "menu-watched"),
            (false, Some(_)) => tr!(self.locale, "phone-leave-lobby"),
            (false, None) => return question,
        };
        format!("{question} {kept}")
    }

    fn lobby_buttons(&self, lobby: &Lobby, prompt: Option<&Prompt>) -> Vec<Button> {
        let locale = &self.locale;
        let sit = |seat| Button::new(Choice::Sit(seat), tr!(locale, "lobby-sit"), ButtonPlace::Seat).at(seat);
        if self.session.next_round.proposed.proposal().is_some() {
            return self.ready_buttons(self.session.proposed_seat(), "lobby-ready", ButtonPlace::Lobby);
        }
        let watches = self.session.seat().is_none();
        let is_offered = |place: &LobbySeat| match place.occupant {
            Occupant::Nobody => true,
            Occupant::Bot { .. } => watches,
            Occupant::Person { .. } => false,
        };
        let offered = lobby.by_seat().filter(|(_, place)| is_offered(place));
        let mut buttons: Vec<Button> = offered.map(|(seat, _)| sit(seat)).collect();
        let swap = |seat| {
            Button::new(Choice::OfferSwap(seat), tr!(locale, "lobby-swap-offer"), ButtonPlace::Seat).at(seat)
        };
        let others = lobby.people().map(|(seat, _)| seat).filter(|seat| self.session.may_swap(*seat));
        buttons.extend(others.map(swap));
        buttons.extend(prompt.into_iter().flat_map(prompt_buttons));
        if !watches {
            let up = tr!(locale, "lobby-stand-up");
            buttons.push(Button::new(Choice::StandUp, up, ButtonPlace::Lobby));
        }
        buttons
    }

    fn result_buttons(&self, round: &PhoneRound, prompt: Option<&Prompt>) -> Vec<Button> {
        let is_over = round.result.as_ref().is_some_and(|result| result.series_over);
        let mut buttons = Vec::from_iter(prompt.into_iter().flat_map(prompt_buttons));
        let words = if is_over { "result-rematch" } else { "result-ready" };
        let seat = self.session.seat_after_round(is_over);
        buttons.extend(self.ready_buttons(seat, words, ButtonPlace::Result));
        buttons
    }

    /// The switch that says whether the player in a seat is ready, once they could read what is new and have confirmed what has to be.
    fn ready_buttons(&self, seat: Option<Seat>, words: &str, place: ButtonPlace) -> Vec<Button> {
        let (session, locale) = (&self.session, &self.locale);
        let Some(seat) = seat else { return Vec::new() };
        if !session.next_round.proposed.surprises().is_empty() {
            return vec![Button::new(Choice::Confirm, tr!(locale, "proposal-confirm"), place)];
        }
        let is_ready = session.next_round.readiness.is_ready(seat);
        let ready = Button::new(Choice::Ready(!is_ready), locale.text(words), place);
        let may_be_ready = is_ready || session.next_round.proposed.may_be_ready();
        Vec::from_iter(may_be_ready.then(|| ready.primary().switched(is_ready)))
    }

    /// The switch that is on while the player watches the next round, or while who watches plays in it. `None` before the first round
    /// and after a series, whose seats are changed in the lobby.
    fn next_round_switch(&self, lobby: &Lobby) -> Option<Button> {
        let place = match &self.round.as_ref()?.result {
            None => ButtonPlace::Menu,
            Some(result) if result.series_over => return None,
            Some(_) => ButtonPlace::Result,
        };
        let take = |seat| tr!(self.locale, "people-take", name = self.session.given_name(seat));
        let planned = lobby.next_seat_of(self.session.own_key);
        let (choice, words) = match (self.session.seat(), planned) {
            // It can't be had back.
            (Some(own), _) if self.session.is_promised(own) => return None,
            (Some(own), _) => {
                let choice = if self.session.will_watch() { Choice::Sit(own) } else { Choice::StandUp };
                (choice, tr!(self.locale, "people-watch"))
            }
            (None, Some(seat)) => (Choice::StandUp, take(seat)),
            (None, None) => {
                let seat = lobby.seats_to_take().next()?;
                (Choice::Sit(seat), take(seat))
            }
        };
        let is_on = self.session.will_watch() || planned.is_some();
        Some(Button::new(choice, words, place).switched(is_on))
    }

    fn round_buttons(&self, round: &PhoneRound, prompt: Option<&Prompt>, now: Instant) -> Vec<Button> {
        let locale = &self.locale;
        let mut buttons = Vec::new();
        let Some(me) = self.session.seat() else {
            return prompt.into_iter().flat_map(prompt_buttons).collect();
        };
        if self.session.presence.paused().is_some() {
            let resume = tr!(locale, "paused-go-on");
            buttons.push(Button::new(Choice::Pause(false), resume, ButtonPlace::Prompt).primary());
            return buttons;
        }
        buttons.extend(prompt.into_iter().flat_map(prompt_buttons));
        let view = round.replica.view();
        let legal = |wanted: Move| view.on_turn() == Some(me) && view.check(wanted).is_ok();
        if legal(Move::Draw) {
            let draw = tr!(locale, "table-draw-card");
            buttons.push(Button::new(Choice::Draw, draw, ButtonPlace::Bar).primary());
        }
        if legal(Move::Pass) {
            let pass = tr!(locale, "table-pass");
            buttons.push(Button::new(Choice::Pass, pass, ButtonPlace::Bar).primary());
        }
        if let Some(seat) = self.nudged_person(now) {
            let nudge = tr!(locale, "nudge", name = self.session.given_name(seat));
            buttons.push(Button::new(Choice::Nudge, nudge, ButtonPlace::Bar));
        }
        let undo = if self.session.has_other_people() { "table-undo-ask" } else { "table-undo" };
        buttons.push(Button::new(Choice::Undo, locale.text(undo), ButtonPlace::Menu));
        buttons.push(Button::new(Choice::Pause(true), tr!(locale, "table-pause"), ButtonPlace::Menu));
        buttons
    }
}

/// The answers to a prompt.
fn prompt_buttons(prompt: &Prompt) -> impl Iterator<Item = Button> {
    let button = |(words, answer): &(String, Answer)| {
        Some(Button::new(choice_of(*answer)?, words.clone(), ButtonPlace::Prompt))
    };
    prompt.answers.iter().filter_map(button)
}
