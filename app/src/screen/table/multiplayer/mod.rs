//! What only a network table has: presence, time limits, takeback votes, chat and the verification of deals.

mod events;
mod panel;
mod prompts;

use std::time::{Duration, Instant};

use skipstone_core::table::Intent;
use skipstone_core::{BySeat, MAX_SEATS, Seat};
use skipstone_net::client::{ClientEvent, RoomLink, Verdict};
use skipstone_net::host::HostCommand;
use skipstone_net::link::Closed;
use skipstone_net::protocol::{Lobby, Occupant};

use crate::chat::{self, Chat};
use crate::names::given_name;
use crate::session::NetworkSeat;

/// The state of a network table that the local one doesn't have.
#[derive(Debug)]
pub(super) struct Multiplayer {
    pub(super) hosts: bool,
    client: RoomLink,
    lobby: Lobby,
    chat: Chat,
    tab: Tab,
    seats: BySeat<SeatPresence>,
    /// The seat whose turn is limited, and when its time is over; `None` without a limit.
    turn_limit: Option<(Seat, Instant)>,
    paused: Option<Seat>,
    /// When the next reconnect is tried; `None` while connected.
    retry_at: Option<Instant>,
    takeback: Option<Takeback>,
    /// The opponent who talked during their own team's turn and can still be called for it (RULES 9).
    talker: Option<Seat>,
    /// The result of verifying the last round's deal; `None` until it is known.
    verdict: Option<Verdict>,
    /// The time of the last tick or event; countdowns are drawn relative to it.
    now: Instant,
}

/// The tabs of the panel beside the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    /// The chat.
    Chat,
    /// The game log.
    Log,
}

/// Whether a seat's player is connected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SeatPresence {
    Here,
    /// Disconnected; the grace period ends then.
    Away(Instant),
    /// Disconnected; a computer player has taken over.
    Replaced,
}

/// A pending request to take back a move.
#[derive(Debug, Clone, Copy)]
struct Takeback {
    by: Seat,
    /// Whether this player has voted, or made the request.
    answered: bool,
}

/// Events of the client session, and input that only a network table has.
#[derive(Debug, Clone)]
pub enum Message {
    /// An event of the client session.
    Event(ClientEvent),
    /// One second has passed; sent while a countdown is shown.
    Tick(Instant),
    /// Input in the chat.
    Chat(chat::Message),
    /// Switches the panel to a tab.
    Show(Tab),
    /// Votes for or against the pending takeback.
    AnswerTakeback(bool),
    /// Restarts a disconnected player's grace period on this screen.
    KeepWaiting(Seat),
    /// Asks for a computer player at a disconnected player's seat.
    Replace(Seat),
    /// Reports a play out of turn (RULES 9).
    Catch,
    /// Reports a seat that talked to its partners (RULES 9).
    Call(Seat),
    /// Pauses or resumes the game.
    Pause(bool),
    /// A command of the host to its room; handled by the table screen.
    HostCommand(HostCommand),
}

impl Multiplayer {
    pub(super) fn new(network_seat: NetworkSeat) -> Multiplayer {
        let NetworkSeat { lobby, client, chat, hosts, .. } = network_seat;
        Multiplayer {
            hosts,
            client,
            lobby,
            chat,
            tab: Tab::Chat,
            seats: BySeat([SeatPresence::Here; MAX_SEATS]),
            turn_limit: None,
            paused: None,
            retry_at: None,
            takeback: None,
            talker: None,
            verdict: None,
            now: Instant::now(),
        }
    }

    /// The given names by seat; empty for an empty seat.
    pub(super) fn names(lobby: &Lobby) -> Vec<String> {
        let name = |occupant: &Occupant| match occupant {
            Occupant::Person { name, .. } => given_name(name, true).to_owned(),
            Occupant::Bot { name, .. } => name.to_string(),
            Occupant::Nobody => String::new(),
        };
        lobby.seats.iter().map(|seat| name(&seat.occupant)).collect()
    }

    /// Whether people other than `me` are seated, so that a takeback needs a vote.
    pub(super) fn has_other_people(&self, me: Seat) -> bool {
        let client = self.lobby.seats.iter().enumerate();
        let mut client = client.filter(|(_, seat)| matches!(seat.occupant, Occupant::Person { .. }));
        client.any(|(at, _)| at != me.index())
    }

    /// Whether a countdown is shown that needs a tick each second.
    pub(super) fn needs_ticks(&self) -> bool {
        let awaited = |there: &SeatPresence| matches!(there, SeatPresence::Away(until) if *until > self.now);
        let limited = self.turn_limit.is_some_and(|(_, until)| until > self.now);
        limited || self.retry_at.is_some() || self.seats.0.iter().any(awaited)
    }

    /// The seat that paused the game; `None` while it runs.
    pub(super) fn paused(&self) -> Option<Seat> {
        self.paused
    }

    /// Whether the connection is lost and being reestablished.
    pub(super) fn is_lost(&self) -> bool {
        self.retry_at.is_some()
    }

    /// The time until the next reconnect attempt; zero while connected.
    pub(super) fn retry_in(&self) -> Duration {
        self.retry_at.map_or(Duration::ZERO, |next| self.time_until(next))
    }

    /// The result of verifying the last round's deal; `None` until it is known.
    pub(super) fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_ref()
    }

    /// Marks the chat as read if its tab is shown.
    pub(super) fn mark_chat_read(&mut self) {
        if self.tab == Tab::Chat {
            self.chat.mark_read();
        }
    }

    /// The chat, for the lobby to continue.
    pub(super) fn into_chat(self) -> Chat {
        self.chat
    }

    /// Handles one message; the intent to send to the table, if it results in one.
    pub(super) fn update(&mut self, message: Message) -> Option<Intent> {
        match message {
            Message::Tick(now) => self.now = now,
            Message::Chat(message) => {
                if let Some((to, text)) = self.chat.update(message) {
                    warn_if_closed(self.client.send_chat(to, text));
                }
            }
            Message::Show(tab) => {
                self.mark_chat_read();
                self.tab = tab;
                self.mark_chat_read();
            }
            Message::AnswerTakeback(agreed) => {
                self.takeback.iter_mut().for_each(|asked| asked.answered = true);
                return Some(Intent::Agree(agreed));
            }
            Message::KeepWaiting(seat) => {
                let grace = Duration::from_secs(self.lobby.options.grace_seconds.into());
                self.seats[seat] = SeatPresence::Away(self.now + grace);
            }
            Message::Replace(seat) => return Some(Intent::Replace(seat)),
            Message::Catch => return Some(Intent::Catch),
            Message::Call(talker) => {
                self.talker = None;
                return Some(Intent::CallTalking(talker));
            }
            Message::Pause(paused) => return Some(Intent::Pause(paused)),
            Message::Event(_) | Message::HostCommand(_) => {}
        }
        None
    }
}

/// Logs a closed session; the session's own event tells the player why.
fn warn_if_closed(sent: Result<(), Closed>) {
    if sent.is_err() {
        tracing::warn!("nothing more can be said at this table");
    }
}
