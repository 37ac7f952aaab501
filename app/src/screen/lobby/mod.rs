//! The lobby of a table: who sits where, by which rules, and how others come in. The host and its guests have the same screen;
//! only the host has the controls that decide.

mod door;
mod foot;
mod rules;
mod seats;
mod view;

use skipstone_core::bot::Level;
use skipstone_core::table::Player;
use skipstone_core::{FirstPlayer, Seat};
use skipstone_net::Fingerprint;
use skipstone_net::host::{Chair, Order};
use skipstone_net::protocol::{Entry, Lobby, Name, Occupant, TableOptions, Wish};

use super::Context;
use crate::chat;
use crate::draft::{Change, stone};
use crate::together::{Answer, Together};

use rules::Plans;

/// What of the lobby is open.
#[derive(Debug, Default)]
pub struct State {
    /// Other rules, while the host looks for some.
    plans: Option<Plans>,
    /// Somebody the host may want to send away.
    asked: Option<Fingerprint>,
    /// Whether the invite code was copied.
    copied: bool,
    /// What stands in the field for the own age.
    age: Option<String>,
}

/// What happens in the lobby.
#[derive(Debug, Clone)]
pub enum Message {
    /// The player wants that seat; none to stand up.
    Sit(Option<Seat>),
    /// The player wants to begin, or not yet.
    Ready(bool),
    /// The player is so old.
    Aged(String),
    /// Something in the chat.
    Chat(chat::Message),
    /// Somebody at the door is answered.
    Door(Answer),
    /// Who sits on a seat unless a person does.
    Chair(Seat, Option<Level>),
    /// Somebody may be sent away; or nobody any more.
    AskAway(Option<Fingerprint>),
    /// Somebody is sent away.
    SendAway {
        /// Who.
        who: Fingerprint,
        /// Whether they may not come back.
        for_good: bool,
    },
    /// How guests come in.
    Entry(Entry),
    /// The invite code is copied.
    Copy(String),
    /// Another invite code is wanted.
    NewCode,
    /// Other rules are looked for.
    Plan,
    /// The planned rules or teams change.
    Changed(Change),
    /// The planned way to run the table changes.
    Options(TableOptions),
    /// What was planned holds; or not.
    Planned(bool),
    /// The first round is dealt.
    Begin,
    /// The player leaves.
    Leave,
}

/// What the screen wants of the rest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// Put a text into the clipboard.
    Copy(String),
    /// Leave the table.
    Leave,
}

impl State {
    /// Does what a message asks for.
    pub fn update(&mut self, message: Message, together: &mut Together, context: Context<'_>) -> Action {
        match message {
            Message::Sit(seat) => together.wish(Wish::Seat(seat)),
            Message::Ready(ready) => together.wish(Wish::Ready(ready)),
            Message::Aged(age) => {
                together.wish(Wish::Age(age.trim().parse().ok()));
                self.age = Some(age);
            }
            Message::Chat(message) => together.write(message),
            Message::Door(Answer { who, welcome }) => together.answer(who, welcome),
            Message::Chair(seat, level) => together.order(Order::Chair(seat, chair(seat, level))),
            Message::AskAway(who) => self.asked = who,
            Message::SendAway { who, for_good } => {
                self.asked = None;
                together.order(Order::SendAway { who, for_good });
            }
            Message::Entry(entry) => {
                if let Some(lobby) = &together.lobby {
                    let options = TableOptions { entry, ..lobby.options };
                    together.order(Order::Options(options));
                }
            }
            Message::Copy(text) => {
                self.copied = true;
                return Action::Copy(text);
            }
            Message::NewCode => {
                self.copied = false;
                together.order(Order::NewCode);
            }
            Message::Plan => {
                self.plans = together.lobby.as_ref().map(|lobby| Plans::like(lobby, context.locale));
            }
            Message::Changed(change) => {
                if let Some(plans) = &mut self.plans {
                    plans.editor.make(change);
                }
            }
            Message::Options(options) => {
                if let Some(plans) = &mut self.plans {
                    plans.options = options;
                }
            }
            Message::Planned(holds) => {
                if let Some(plans) = self.plans.take().filter(|_| holds) {
                    plans.carry_out(together);
                }
            }
            Message::Begin => begin(together),
            Message::Leave => return Action::Leave,
        }
        Action::None
    }
}

/// Has computer players sit down wherever a seat is free, and the first round dealt.
fn begin(together: &mut Together) {
    let Some(lobby) = &together.lobby else { return };
    let free = lobby.seats.iter().enumerate().filter(|(_, seat)| seat.occupant == Occupant::Nobody);
    let free: Vec<Seat> = free.map(|(index, _)| Seat::at(index)).collect();
    for seat in free {
        together.order(Order::Chair(seat, chair(seat, Some(Level::Normal))));
    }
    together.order(Order::Deal);
}

/// A chair for a computer player of a level, or for a person.
fn chair(seat: Seat, level: Option<Level>) -> Chair {
    match level {
        Some(level) => Chair::Bot { name: Name::new(stone(seat)), level },
        None => Chair::Free,
    }
}

/// The computer player of a seat, if one sits there whose level is known here.
fn level(occupant: &Occupant) -> Option<Level> {
    let Occupant::Bot { player, .. } = occupant else { return None };
    match player.parse() {
        Ok(Player::Bot(level)) => Some(level),
        Ok(Player::Human) | Err(_) => None,
    }
}

/// Whether the first player goes by age.
fn asks_ages(lobby: &Lobby) -> bool {
    matches!(lobby.rules.first_player, FirstPlayer::Youngest | FirstPlayer::MiddleAge)
}
