//! What the table screen shows only at a network table: prompts, takeback votes, the panel with the chat, verification.
//!
//! Lobby, chat and presence belong to the [`NetworkSession`], which the screen borrows.

mod events;
mod panel;
mod prompts;
mod reactions;

use std::time::Instant;

use skipstone_core::table::Intent;
use skipstone_core::{Move, Seat};
use skipstone_net::Fingerprint;
use skipstone_net::client::{ClientEvent, Verdict};
use skipstone_net::host::HostCommand;
use skipstone_net::protocol::{CloseReason, Name, NextPlayer, Reaction};
use skipstone_net::trust::Acquaintance;

use super::model::TableModel;
use crate::board::layout::KeptFree;
use crate::locale::Locale;
use crate::screen::Context;
use crate::session::chat;
use crate::session::{Answer, Asked, CarriedOnAt, NetworkSession, PRESS_GRACE, ReopenedTable};
use crate::tr;

pub(super) use reactions::{reaction, reactions};

/// The id of the field for a person's other name, to focus it.
pub(super) const NAME_FIELD: &str = "person-name";

/// What this screen keeps of a network table.
#[derive(Debug, Default)]
pub(super) struct Multiplayer {
    tab: Tab,
    /// What the others ask of the player.
    asked: Asked,
    /// The verdict on the last round; `None` until it is known.
    verdict: Option<Verdict>,
    /// What the places of the prompt's buttons depend on, as it was last shown.
    prompt: PromptPlace,
    /// When the prompt's buttons came to their places; `None` before the first.
    prompted_at: Option<Instant>,
    /// The turn of the table, and whether its first cards have landed on the board: until then its clock isn't shown.
    landed: (u32, bool),
    /// How long the player on turn has been waited for.
    wait: reactions::Wait,
    /// The number of the own turn that the player was called to, and whether a nudge came since the last call.
    called_to: Option<u32>,
    /// Whether the words are open by which people compare what they were shown.
    shows_safety_number: bool,
    /// What is being decided in the menu.
    decision: Option<Decision>,
    is_nudged: bool,
    /// What a spectator's board keeps free: its corner for the way to the table if a seat could be taken when the round began, and the
    /// room for a knock if it is the host's.
    pub(super) kept_free: KeptFree,
}

/// What the places of a prompt's buttons depend on: its sentence, and whether a button to draw or to pass is right of them.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
struct PromptPlace {
    words: Option<String>,
    draw: bool,
    pass: bool,
}

/// The tabs of the panel beside the board.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    /// The chat.
    #[default]
    Chat,
    /// The game log.
    Log,
}

/// What the player is deciding about a person at the table, about its series, or about going.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Decision {
    /// Whether to kick them.
    Kick(Fingerprint),
    /// Whether to hand the table over to them.
    HandOver(Fingerprint),
    /// In which computer player's seat they play from the next round on.
    Seat(Fingerprint),
    /// What to call them: the text so far.
    Rename(Fingerprint, String),
    /// Whether to end the series, for another one by other rules.
    NewSeries,
    /// Whether to leave the table.
    Leave,
}

/// A network table as the screen shows it: its own part and the borrowed session.
#[derive(Debug, Clone, Copy)]
pub(super) struct NetworkTable<'a> {
    pub(super) session: &'a NetworkSession,
    own: &'a Multiplayer,
}

/// Events of the client session, and input that only a network table has.
#[derive(Debug, Clone)]
pub enum Message {
    /// An event of the client session, which the [`NetworkSession`] has applied.
    Event(ClientEvent),
    /// A request was refused: [`NetworkSession::denied`] says why.
    Denied,
    /// One second has passed; sent while a countdown is shown.
    Tick(Instant),
    /// Input in the chat.
    Chat(chat::Message),
    /// Switches the panel to a tab.
    Show(Tab),
    /// Opens or folds the words by which people compare what they were shown.
    ShowSafetyNumber(bool),
    /// Answers what the others ask.
    Answer(Answer),
    /// Pauses or resumes the game.
    Pause(bool),
    /// Shows a reaction to everyone.
    React(Reaction),
    /// Says after a round that the player isn't ready for the next one after all.
    NotReady,
    /// Takes what is proposed for the player unlike their wishes.
    Confirm,
    /// Reminds the person on turn that everyone waits.
    Nudge,
    /// Shows nothing more that a person says, or all again.
    Mute(Fingerprint, bool),
    /// Begins to decide something in the menu; `None` to leave it.
    Decide(Option<Decision>),
    /// Has a person be called otherwise: the player, or anybody by the host.
    Rename(Fingerprint, Name),
    /// Says who plays in a seat from the next round on; `None` for who plays there now.
    SetNextPlayer(Seat, Option<NextPlayer>),
    /// Lets phones join, or no more.
    AllowPhones(bool),
    /// Copies a text, such as the invite code.
    Copy(String),
    /// A command of the host to its room.
    HostCommand(HostCommand),
}

/// What the screen or the app has to do about input.
#[derive(Debug, Clone)]
pub(super) enum Effect {
    /// Sends an intent to the table.
    Send(Intent),
    /// Puts the focus into the chat.
    FocusChat,
    /// Puts the focus into the field for another name.
    FocusName,
    /// Saves who is muted.
    SaveMuted,
    /// Keeps the player's new name for later tables.
    KeepName(Name),
}

impl Multiplayer {
    /// A table before its first event; that of the host keeps room for a knock.
    pub(super) fn new(hosts: bool) -> Multiplayer {
        Multiplayer { kept_free: KeptFree { knock: hosts, ..KeptFree::default() }, ..Multiplayer::default() }
    }

    /// Whether a message answers a prompt whose buttons have only just come to their places: the press was meant for something
    /// else.
    pub(super) fn ignores(&self, message: &Message, now: Instant) -> bool {
        let answers_prompt = matches!(message, Message::Answer(_));
        answers_prompt && self.prompted_at.is_some_and(|at| now < at + PRESS_GRACE)
    }

    /// Handles input that concerns neither the board nor the client session's events; what is left to do about it, if anything.
    pub(super) fn handle_input(
        &mut self,
        message: Message,
        session: &mut NetworkSession,
        now: Instant,
    ) -> Option<Effect> {
        match message {
            Message::Tick(now) => session.tick(now),
            Message::Chat(message) => {
                let is_typed = matches!(message, chat::Message::Typed(_));
                session.update_chat(message);
                return is_typed.then_some(Effect::FocusChat);
            }
            Message::Show(tab) => {
                self.mark_chat_read(session);
                self.tab = tab;
                self.mark_chat_read(session);
                return self.shows_chat().then_some(Effect::FocusChat);
            }
            Message::ShowSafetyNumber(shown) => self.shows_safety_number = shown,
            Message::Answer(Answer::KeepWaiting(seat)) => session.keep_waiting(seat),
            Message::Answer(Answer::KeepSeat(seat)) => session.set_next_player(seat, None),
            Message::Answer(Answer::Watch) => session.accept_watching(),
            Message::Answer(Answer::TakeSeat(seat)) => {
                session.set_next_player(seat, Some(NextPlayer::Spectator(session.own_key)));
            }
            Message::Answer(Answer::GiveSeat(seat, to)) => session.give_seat(seat, to),
            Message::Answer(Answer::DeclineSeat(seat)) => session.decline_seat(seat),
            Message::Answer(Answer::AnswerSwap(from, agreed)) => session.answer_swap(from, agreed),
            Message::Answer(Answer::WithdrawSwap) => session.withdraw_swap(),
            Message::Answer(Answer::Intent(intent)) => {
                self.asked.answer(intent);
                return Some(Effect::Send(intent));
            }
            Message::Pause(paused) => return session.pause(paused).map(Effect::Send),
            Message::React(reaction) => session.send_reaction(reaction),
            Message::NotReady => session.send_ready(false),
            Message::Confirm => session.confirm_proposal(),
            Message::Nudge => {
                self.wait.restart(now);
                session.send_nudge();
            }
            Message::Mute(who, muted) => {
                session.mute(who, muted);
                return Some(Effect::SaveMuted);
            }
            Message::Decide(decision) => {
                let was_renaming = self.is_renaming();
                self.decision = decision;
                return (self.is_renaming() && !was_renaming).then_some(Effect::FocusName);
            }
            Message::Rename(who, name) => {
                self.decision = None;
                session.rename(who, name.clone());
                return (who == session.own_key).then_some(Effect::KeepName(name));
            }
            Message::SetNextPlayer(seat, next) => {
                self.decision = None;
                session.set_next_player(seat, next);
            }
            Message::HostCommand(command) => {
                self.decision = None;
                session.send_command(command);
            }
            Message::AllowPhones(allowed) => session.allow_phones(allowed),
            Message::Event(_) | Message::Denied | Message::Copy(_) => {}
        }
        None
    }

    /// Notes who is waited for, and when the prompt's buttons appear or move: they ignore presses for [`PRESS_GRACE`]. Called
    /// after every message.
    pub(super) fn follow(
        &mut self,
        model: &TableModel,
        session: &NetworkSession,
        now: Instant,
        context: Context<'_>,
    ) {
        self.wait.track(model, self.asked.awaits_answer(), now);
        let view = model.shown();
        let turn = model.known().turns();
        let has_landed = view.turns() == turn && !model.animation.is_moving();
        self.landed = (turn, has_landed || self.landed == (turn, true));
        let prompt = NetworkTable::new(self, session).prompt(&view, model.wording(context));
        let words = prompt.map(|prompt| prompt.words);
        let place = PromptPlace { words, draw: model.has_to_draw(), pass: view.check(Move::Pass).is_ok() };
        if self.prompt != place {
            (self.prompt, self.prompted_at) = (place, Some(now));
        }
    }
}

impl Multiplayer {
    /// Notes that somebody reminds the player that it is their turn.
    pub(super) fn be_nudged(&mut self) {
        self.is_nudged = true;
    }

    /// Whether the player has to be called to the window: their turn has begun on the board, or somebody nudges them.
    pub(super) fn take_call(&mut self, model: &TableModel) -> bool {
        let view = model.shown();
        let turn = model.is_own_turn().then(|| view.turns());
        let begins = turn.is_some() && turn != self.called_to;
        self.called_to = turn;
        std::mem::take(&mut self.is_nudged) || begins
    }

    /// Whether another name is being typed.
    fn is_renaming(&self) -> bool {
        matches!(self.decision, Some(Decision::Rename(..)))
    }

    /// Decides nothing any more: the menu is closed or opened anew.
    pub(super) fn end_decision(&mut self) {
        self.decision = None;
    }

    /// Whether the panel's tab is the chat.
    pub(super) fn shows_chat(&self) -> bool {
        self.tab == Tab::Chat
    }

    /// Marks the chat as read if its tab is selected.
    pub(super) fn mark_chat_read(&self, session: &mut NetworkSession) {
        if self.shows_chat() {
            session.conversation.chat.mark_read();
        }
    }
}

impl NetworkTable<'_> {
    /// Whether the player is the host.
    pub(super) fn hosts(self) -> bool {
        self.session.hosting.is_some()
    }

    /// The first seat that the player, who watches, can have from the next round on; `None` for who will play.
    pub(super) fn seat_to_take(self) -> Option<Seat> {
        let is_free = self.session.seat_in_next_round().is_none();
        self.session.lobby.as_ref()?.seats_to_take().next().filter(|_| is_free)
    }

    /// Whether the player is ready for the next round.
    pub(super) fn is_own_ready(self) -> bool {
        self.is_ready(self.session.seat_in_next_round())
    }

    /// The key of the words by which a player is ready for the next round, or plays again after a series.
    pub(super) fn ready_words(self, is_over: bool) -> &'static str {
        if is_over { "result-rematch" } else { "result-ready" }
    }

    /// Whether nothing of what is proposed keeps the player from being ready.
    pub(super) fn may_be_ready(self) -> bool {
        self.session.next_round.proposed.may_be_ready()
    }

    /// Whether another round of the series, unless that is over, will follow at the open table.
    pub(super) fn waits_for_round(self, is_over: bool) -> bool {
        !is_over && !self.is_closed()
    }

    /// Whether the table goes on once everybody wants it to: with the next round, or after a series with another one.
    pub(super) fn waits_for_people(self) -> bool {
        !self.is_closed() && !self.is_in_lobby()
    }

    /// Whether the host has led back to the lobby while this player still looks at the end of the series.
    pub(super) fn is_in_lobby(self) -> bool {
        !self.session.has_begun()
    }

    /// Whether the host may lead everybody back to the lobby after a series, where seats and rules can be changed.
    pub(super) fn may_change_table(self) -> bool {
        self.hosts() && self.waits_for_people()
    }

    /// Whether leaving costs the player a seat in a series that goes on, or the host the company of others in it.
    pub(super) fn loses_by_leaving(self, model: &TableModel) -> bool {
        let is_over = model.series.ended.as_ref().is_some_and(|ended| ended.series_winners.is_some());
        let goes_on = self.session.has_begun() && !self.is_closed() && !is_over;
        let is_needed = if self.hosts() { self.session.has_other_people() } else { model.me.is_some() };
        goes_on && is_needed
    }

    /// How it goes on after a series.
    pub(super) fn series_over_words(self, is_single: bool, locale: &Locale) -> String {
        match self.is_in_lobby() {
            true => tr!(locale, "result-host-in-lobby", name = self.session.host_name(locale)),
            false => tr!(locale, "result-waits", what = if is_single { "round" } else { "series" }),
        }
    }

    /// Whether a player is ready for the next round, or plays again after a series.
    pub(super) fn is_ready(self, seat: Option<Seat>) -> bool {
        seat.is_some_and(|seat| self.session.next_round.readiness.is_ready(seat))
    }

    /// Whether the host decides about the next round without those who aren't ready; it may begin it until the countdown does.
    pub(super) fn decides_to_begin(self, model: &TableModel, is_over: bool) -> bool {
        let decides = self.hosts() && !model.is_spectator() && self.session.has_other_people();
        decides && self.waits_for_round(is_over)
    }

    /// The person without whom the next round begins as soon as all others are ready, unless the host waits on. `None` for everybody
    /// but the host.
    pub(super) fn person_to_wait_for(self, is_over: bool) -> Option<Seat> {
        let stays = |seat: &Seat| self.session.next_player(*seat).is_none();
        let waits = self.hosts() && self.waits_for_round(is_over);
        self.session.presence.overdue().filter(|seat| waits && stays(seat))
    }

    /// Whether the host has closed the table.
    pub(super) fn is_closed(self) -> bool {
        self.session.closed().is_some()
    }

    /// What the host of the closed table has open by now; `None` while nothing is known to be.
    pub(super) fn reopened(self) -> Option<ReopenedTable> {
        self.session.way_back.reopened.filter(|_| self.is_closed())
    }

    /// Who carries the series on elsewhere. `None` if nobody does.
    pub(super) fn elsewhere_words(self, locale: &Locale) -> Option<String> {
        self.session.way_back.elsewhere_words(locale)
    }

    /// Who alone carries the series on elsewhere. `None` where nobody does, and where the player has to choose.
    pub(super) fn new_host(self) -> Option<Fingerprint> {
        match self.elsewhere() {
            [table] => Some(table.host),
            _ => None,
        }
    }

    /// Whether the host has handed the table over to the player.
    pub(super) fn is_successor(self) -> bool {
        self.session.successor() == Some(self.session.own_key)
    }

    /// Whether the closed table may be open once more without this program finding out.
    pub(super) fn may_be_open(self) -> bool {
        let way_back = &self.session.way_back;
        let is_known = way_back.reopened.is_some() || way_back.search.is_some();
        self.is_closed() && !is_known && self.session.successor().is_none()
    }

    /// That the host has closed the table, and what becomes of the game; `None` while it is open.
    pub(super) fn closed_words(self, locale: &Locale) -> Option<String> {
        let name = self.session.host_name(locale);
        let words = match (self.session.closed()?, self.reopened()) {
            (CloseReason::BackLater, Some(reopened)) => reopened.words(&name, locale),
            (_, Some(ReopenedTable::New)) => tr!(locale, "closed-new-table", name = name),
            (_, Some(reopened)) => reopened.words(&name, locale),
            (CloseReason::HandedOver(to), None) if to == self.session.own_key => {
                tr!(locale, "closed-handed-to-you", name = name)
            }
            (CloseReason::HandedOver(to), None) => {
                let other = self.session.name_of(to, locale).unwrap_or_default();
                tr!(locale, "closed-handed-over", name = name, other = other)
            }
            (CloseReason::BackLater, None) => tr!(locale, "closed-saved", name = name),
            (_, None) => tr!(locale, "closed-for-good", name = name),
        };
        Some(match self.elsewhere_words(locale) {
            Some(elsewhere) => format!("{words} {elsewhere}"),
            None => words,
        })
    }
}

impl<'a> NetworkTable<'a> {
    /// Where others carry the series on.
    pub(super) fn elsewhere(self) -> &'a [CarriedOnAt] {
        &self.session.way_back.elsewhere
    }

    /// The session at the table.
    pub(super) fn session(self) -> &'a NetworkSession {
        self.session
    }

    pub(super) fn new(own: &'a Multiplayer, session: &'a NetworkSession) -> NetworkTable<'a> {
        NetworkTable { session, own }
    }

    /// What the player is deciding in the menu; `None` for nothing.
    pub(super) fn decision(self) -> Option<&'a Decision> {
        self.own.decision.as_ref()
    }

    /// The verdict on the last round; `None` until it is known.
    pub(super) fn verdict(self) -> Option<&'a Verdict> {
        self.own.verdict.as_ref()
    }

    /// How well the computer of a player of the judged round was known when it came to the table; `None` of the own one.
    pub(super) fn acquaintance(self, seat: Seat) -> Option<Acquaintance> {
        self.session.judged_acquaintance(seat)
    }

    /// Whether a player of the judged round has played it from a phone.
    pub(super) fn was_on_phone(self, seat: Seat) -> bool {
        self.session.judged_on_phone(seat)
    }

    /// The given name of a player of the judged round. `None` if there is none.
    pub(super) fn name(self, seat: Seat) -> Option<&'a str> {
        self.session.judged_name(seat)
    }
}
