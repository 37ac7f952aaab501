//! What the table does with an input: as entries of the round's log, and as messages to those who don't read it there.

use skipstone_core::table::{self, Intent, PausedBy, PlayerPresence, Recipient, Update};
use skipstone_core::{Event, Seat, VisibleEvent};

use super::Room;
use super::game::Game;
use super::log::HostLog;
use super::messages::Requester;
use crate::protocol::{Denial, PresenceEvent, ToGuest};
use crate::round_log::{Authority, LogEntry, PauseAuthority, Phase, TakeoverCause};
use crate::signature::Signature;

/// What the log's entries need of the table before an input.
struct Before {
    /// The number of the round's actions.
    actions: usize,
    /// The number of the round's events.
    events: usize,
    /// The seat on turn, if its person plays.
    person: Option<Seat>,
    /// Who has asked for a takeback that the input may lead to.
    asker: Option<Seat>,
}

impl Before {
    fn new(game: &Game) -> Before {
        Before {
            actions: game.table.actions().len(),
            events: game.table.events().count(),
            person: game.turn().filter(|seat| !game.table.is_bot_controlled(*seat)),
            asker: game.table.takeback_asker(),
        }
    }
}

impl Room {
    /// Passes an input to the table after which no other computer players play for people than before, appends what it leads to
    /// to the round's log, and sends the rest to its recipients. A refusal goes to `requester`, as far as its rate limit allows;
    /// `None` if no request caused the input. Returns whether the table accepted it.
    pub(super) fn apply_to_table(&mut self, input: table::TableInput, requester: Option<Requester>) -> bool {
        self.apply_with_cause(input, requester, None)
    }

    /// Has a computer player take over a seat whose person has left for good.
    pub(super) fn take_over(&mut self, seat: Seat, cause: Option<TakeoverCause>) {
        let is_asked = |game: &Game| {
            game.table.takeback_asker().is_some() && game.table.presence(seat) != PlayerPresence::Replaced
        };
        if cause == Some(TakeoverCause::Kicked) && self.game.as_ref().is_some_and(is_asked) {
            // Nothing is taken back without the signature of somebody who was kicked.
            self.apply_to_table(table::TableInput::Intent(seat, Intent::Agree(false)), None);
        }
        self.apply_with_cause(table::TableInput::Quit(seat), None, cause);
        // Also of somebody who had left already, as nobody who was kicked is shown the cards of the seat.
        let is_unlogged = |log: &HostLog| !log.log().was_kicked(seat);
        if cause == Some(TakeoverCause::Kicked)
            && self.contract_key(seat).is_some()
            && self.current_log().is_some_and(is_unlogged)
        {
            self.append(LogEntry::TakenOver { seat, cause: TakeoverCause::Kicked }, &[]);
        }
    }

    /// Passes an input to the table, as [`Room::apply_to_table`] does; `cause` is why a computer player takes over by it.
    pub(super) fn apply_with_cause(
        &mut self,
        input: table::TableInput,
        requester: Option<Requester>,
        cause: Option<TakeoverCause>,
    ) -> bool {
        let Some(game) = &mut self.game else { return false };
        debug_assert!(
            !game.is_applying,
            "an input of the table inside another would be logged before its end"
        );
        game.is_applying = true;
        let before = Before::new(game);
        let outputs = game.table.handle(self.now, input);
        let (mut has_changed, mut is_accepted) = (false, true);
        for table::Output { to, update } in outputs {
            match (to, update) {
                (_, Update::Refused(why)) => {
                    is_accepted = false;
                    if let Some(requester) = requester {
                        self.deny_request(requester, Denial::Table(why));
                    }
                    continue;
                }
                (Recipient::Spectators, Update::RoundBegan { dealer, draws, events, .. }) => {
                    let happened = self.events_since(0);
                    self.append(LogEntry::Dealt { dealer, draws, events }, &happened);
                    has_changed = true;
                }
                (Recipient::Spectators, Update::Events(events)) => {
                    self.log_action(events, &before, requester.and_then(|requester| requester.signature));
                    has_changed = true;
                }
                // Always a takeback: a guest's request for the log doesn't reach the table.
                (Recipient::Spectators, Update::Snapshot { .. }) => {
                    self.log_takeback(&before);
                    has_changed = true;
                }
                (Recipient::Spectators, Update::Paused(by)) => {
                    self.log_pause(Some(by), true, requester.and_then(|requester| requester.pause));
                }
                (Recipient::Spectators, Update::Resumed(by)) => {
                    self.log_pause(by, false, requester.and_then(|requester| requester.pause));
                }
                // Entries of the log tell everybody.
                (
                    _,
                    Update::RoundBegan { .. }
                    | Update::Events(_)
                    | Update::Snapshot { .. }
                    | Update::RoundEnded { .. }
                    | Update::Paused(_)
                    | Update::Resumed(_),
                ) => continue,
                (to, Update::Presence(seat, presence)) => {
                    if to == Recipient::Spectators {
                        self.log_presence(seat, presence, cause);
                    }
                    self.send_presence(to, self.presence(seat, presence));
                }
                (to, Update::TakebackAsked { by, awaited }) => {
                    let at = self.current_log().map(|log| log.game_position()).unwrap_or_default();
                    self.send_to(to, ToGuest::TakebackAsked { by, at, awaited });
                }
                (to, Update::TakebackOver { by }) => self.send_to(to, ToGuest::TakebackOver { by }),
            }
            self.saves.save_now();
        }
        self.game.iter_mut().for_each(|game| game.is_applying = false);
        if has_changed && self.game.as_ref().is_some_and(Game::is_round_over) {
            self.store_record();
            self.reveal_secret();
        }
        self.broadcast_thinking();
        is_accepted
    }

    /// Logs an action with its player's signature; `None` if a computer player acted, for a person too whose time was over.
    fn log_action(&mut self, events: Vec<VisibleEvent>, before: &Before, signature: Option<Signature>) {
        let happened = self.events_since(before.events);
        if let (None, Some(seat)) = (signature, before.person) {
            self.append(LogEntry::TakenOver { seat, cause: TakeoverCause::TurnLimit }, &[]);
        }
        let by = signature.map_or(Authority::Computer, Authority::Person);
        if let Some(action) = self.game.as_ref().and_then(|game| game.table.actions().last().copied()) {
            self.append(LogEntry::Action { action, by, events }, &happened);
        }
    }

    /// Logs a takeback with the signatures of those who agreed.
    fn log_takeback(&mut self, before: &Before) {
        let (Some(game), Some(asker)) = (&mut self.game, before.asker) else { return };
        let to = game.table.actions().len();
        debug_assert!(to < before.actions);
        let signatures = std::mem::take(&mut game.takeback_signatures);
        self.append(LogEntry::TakenBack { asker, to: to as u32, signatures }, &[]);
    }

    /// Logs who plays for a seat from now on, if that changes.
    fn log_presence(&mut self, seat: Seat, presence: PlayerPresence, cause: Option<TakeoverCause>) {
        let Some(log) = self.current_log() else { return };
        match (presence, log.is_taken_over(seat)) {
            (PlayerPresence::Replaced, false) if self.contract_key(seat).is_some() => {
                if let Some(cause) = cause {
                    self.append(LogEntry::TakenOver { seat, cause }, &[]);
                }
            }
            (PlayerPresence::Here, true) => self.append(LogEntry::Returned(seat), &[]),
            _ => {}
        }
    }

    /// Logs that the game is paused, or resumed, with the person's signature. Between rounds everybody is told without a log.
    fn log_pause(&mut self, by: Option<PausedBy>, paused: bool, signed: Option<PauseAuthority>) {
        if !self.current_log().is_some_and(|log| log.log().phase().is_playing()) {
            return by.into_iter().for_each(|by| self.broadcast(ToGuest::Pause { by, paused }));
        }
        let authority = by.map(|by| match by {
            PausedBy::Host => Some(PauseAuthority::Host),
            PausedBy::Seat(_) => signed,
        });
        let entry = match (authority, paused) {
            (Some(Some(by)), true) => LogEntry::Paused(by),
            (Some(Some(by)), false) => LogEntry::Resumed(Some(by)),
            (None, false) => LogEntry::Resumed(None),
            (Some(None), _) | (None, true) => {
                debug_assert!(false, "a pause without a signature");
                return;
            }
        };
        self.append(entry, &[]);
    }

    /// Ends the log of a finished round with the host's secret.
    fn reveal_secret(&mut self) {
        let log = self.current_log().filter(|log| log.log().phase() == Phase::Ended);
        if let Some(secret) = log.and_then(|log| log.secret) {
            self.append(LogEntry::Secret(secret), &[]);
        }
    }

    /// What has happened in the round since there were so many events, with nothing hidden.
    fn events_since(&self, count: usize) -> Vec<Event> {
        self.game.as_ref().map(|game| game.table.events().skip(count).cloned().collect()).unwrap_or_default()
    }

    fn send_presence(&mut self, to: Recipient, event: PresenceEvent) {
        self.send_to(to, ToGuest::Presence(event));
    }

    /// Sends a message to an update's recipient, if it is connected.
    fn send_to(&mut self, to: Recipient, message: ToGuest) {
        self.outputs.send(self.recipients(to), message);
    }
}
