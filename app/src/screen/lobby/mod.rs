//! The lobby of a hosted table: seats, rules and entry. Host and guests share the screen; only the host has the controls that
//! decide.

mod entry;
mod foot;
mod proposed;
mod rules;
mod seats;
mod swaps;
mod view;

use std::time::Instant;

use skipstone_core::bot::Level;
use skipstone_core::table::Player;
use skipstone_core::{Seat, Stone};
use skipstone_net::Fingerprint;
use skipstone_net::host::{HostCommand, SeatFiller};
use skipstone_net::protocol::{EntryPolicy, Lobby, LobbyRequest, Name, Occupant, Reaction, TableOptions};

use super::Context;
use crate::players::names::bot_name;
use crate::screen::draft::Change;
use crate::session::chat;
use crate::session::{Answer, NetworkSession, PRESS_GRACE};

use rules::TableChanges;

/// The level of computer players that take free seats when the game starts.
const FILLING: Level = Level::Normal;

/// The lobby's open panels and unfinished input; the lobby itself belongs to the session.
#[derive(Debug, Default)]
pub struct State {
    /// The host's unsent changes of rules and options; `None` while the rules page is closed.
    changes: Option<TableChanges>,
    /// The person the host is asked to confirm kicking.
    kick_candidate: Option<Fingerprint>,
    /// The seat that the host swaps with the one chosen next.
    swapped: Option<Seat>,
    /// When the host has asked for a proposal last.
    proposed_at: Option<Instant>,
    /// Whether the host is asked to confirm leaving.
    asks_to_leave: bool,
    /// The code that was copied last; its button says so.
    copied: Option<String>,
    /// Whether all rules are shown in sentences.
    shows_rules: bool,
    /// The text of the own age field; `None` until it is edited.
    age: Option<String>,
    /// The text of the own name's field; `None` until it is edited.
    name: Option<String>,
}

/// Input in the lobby.
#[derive(Debug, Clone)]
pub enum Message {
    /// Takes a seat; `None` stands up.
    Sit(Option<Seat>),
    /// Sets whether the player is ready for the proposed round.
    Ready(bool),
    /// Takes what is proposed for the player unlike their wishes.
    Confirm,
    /// Leads everybody back to the open lobby, where something can be changed.
    Reopen,
    /// Some time has passed while a countdown is shown.
    Tick(Instant),
    /// The text of the own age field changed.
    AgeChanged(String),
    /// Chooses the own stone.
    Stone(Stone),
    /// The text of the own name's field changed.
    NameChanged(String),
    /// Asks for the name in that field.
    Rename,
    /// Shows a reaction to everyone.
    React(Reaction),
    /// Input in the chat.
    Chat(chat::Message),
    /// Puts a computer player of a level on a seat; `None` opens it for a person.
    SetSeat(Seat, Option<Level>),
    /// Asks to confirm kicking a person; `None` cancels.
    ConfirmKick(Option<Fingerprint>),
    /// Kicks a person.
    Kick {
        /// The person's key.
        who: Fingerprint,
        /// Whether to ban them as well.
        ban: bool,
    },
    /// Offers whoever sits here to swap seats.
    OfferSwap(Seat),
    /// Answers what others ask of the player.
    Answer(Answer),
    /// Chooses the first of two seats that the host swaps; `None` leaves it.
    BeginSwap(Option<Seat>),
    /// Has who sits in two seats swap.
    SwapSeats(Seat, Seat),
    /// Lets a banned person knock again.
    Unban(Fingerprint),
    /// Sets who may join.
    EntryPolicy(EntryPolicy),
    /// Lets phones join, or no more.
    AllowPhones(bool),
    /// Copies a code.
    Copy(String),
    /// Replaces both codes; the old ones stop working.
    NewCode,
    /// Opens the page about what keeps tables from being found.
    CheckNetwork,
    /// Opens the rules page.
    EditTable,
    /// Shows all rules in sentences, or the lobby again.
    ShowRules(bool),
    /// Changes the unsent rules or teams.
    Changed(Change),
    /// Changes the unsent table options.
    Options(TableOptions),
    /// Closes the rules page, or asks what becomes of the changes. While that is asked, goes on with them.
    LeaveEdit,
    /// Closes the rules page; `true` applies the changes.
    FinishEdit(bool),
    /// Proposes the first round; later begins the countdown after which it is dealt without those who aren't ready.
    Begin,
    /// Leaves the table; asks the host first, who closes it for others who are there.
    Leave,
    /// Closes the table, as the host has confirmed.
    Close,
    /// Stays, after being asked.
    Stay,
}

/// What the app does after [`State::update`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Nothing to do.
    None,
    /// Put a text into the clipboard.
    Copy(String),
    /// Show the player as this stone.
    ChooseStone(Stone),
    /// Remember this name for later tables.
    KeepName(Name),
    /// Open the page about what keeps tables from being found.
    CheckNetwork,
    /// Leave the table.
    Leave,
}

impl State {
    /// Handles one message; requests go to the host through `session`.
    pub fn update(
        &mut self,
        message: Message,
        session: &mut NetworkSession,
        now: Instant,
        context: Context<'_>,
    ) -> Action {
        match message {
            Message::Sit(seat) => session.send_lobby_request(LobbyRequest::Seat(seat)),
            Message::Ready(ready) => session.send_ready(ready),
            Message::Confirm => session.confirm_proposal(),
            Message::Reopen => session.send_command(HostCommand::Rematch),
            Message::Tick(now) => session.tick(now),
            Message::AgeChanged(age) => {
                session.send_lobby_request(LobbyRequest::Age(age.trim().parse().ok()));
                self.age = Some(age);
            }
            Message::ShowRules(shown) => self.shows_rules = shown,
            Message::Stone(stone) => return Action::ChooseStone(stone),
            Message::NameChanged(name) => self.name = Some(name),
            Message::Rename => {
                let name = self.name.take().map(|name| Name::new(&name)).filter(|name| !name.is_empty());
                if let Some(name) = name {
                    session.send_lobby_request(LobbyRequest::Name(name.clone()));
                    return Action::KeepName(name);
                }
            }
            Message::React(reaction) => session.send_reaction(reaction),
            Message::Chat(message) => session.update_chat(message),
            Message::SetSeat(seat, level) => {
                session.send_command(HostCommand::SetSeats(vec![(seat, chair(seat, level))]));
            }
            Message::ConfirmKick(who) => self.kick_candidate = who,
            Message::Kick { who, ban } => {
                self.kick_candidate = None;
                session.send_command(HostCommand::Kick { who, ban });
            }
            Message::OfferSwap(seat) => session.offer_swap(seat),
            Message::Answer(answer) => session.answer_in_lobby(answer),
            Message::BeginSwap(first) => self.swapped = first,
            Message::SwapSeats(one, other) => {
                self.swapped = None;
                session.swap_seats(one, other);
            }
            Message::Unban(who) => session.send_command(HostCommand::Unban(who)),
            Message::EntryPolicy(entry) => {
                if let Some(lobby) = &session.lobby {
                    let options = TableOptions { entry, ..lobby.options };
                    session.send_command(HostCommand::SetOptions(options));
                }
            }
            Message::AllowPhones(allowed) => session.allow_phones(allowed),
            Message::Copy(text) => {
                self.copied = Some(text.clone());
                return Action::Copy(text);
            }
            Message::NewCode => {
                self.copied = None;
                session.send_command(HostCommand::RenewInvite);
            }
            Message::CheckNetwork => return Action::CheckNetwork,
            Message::EditTable => {
                self.changes =
                    session.lobby.as_ref().map(|lobby| TableChanges::from_lobby(lobby, context.locale));
            }
            Message::Changed(change) => {
                if let Some(changes) = &mut self.changes {
                    changes.editor.apply(change);
                }
            }
            Message::Options(options) => {
                if let Some(changes) = &mut self.changes {
                    changes.options = options;
                }
            }
            Message::LeaveEdit => match &mut self.changes {
                Some(changes) if !changes.is_empty() => changes.asks = !changes.asks,
                _ => self.changes = None,
            },
            Message::FinishEdit(holds) => {
                if let Some(changes) = self.changes.take().filter(|_| holds) {
                    changes.send(session);
                }
            }
            Message::Begin => self.begin(session, now),
            Message::Leave if closes_for_others(session) => self.asks_to_leave = !self.asks_to_leave,
            Message::Leave | Message::Close => return Action::Leave,
            Message::Stay => self.asks_to_leave = false,
        }
        Action::None
    }

    /// Proposes the first round, or begins the countdown to it. Its button comes to the place of the one before, so a double click
    /// doesn't begin without the others.
    fn begin(&mut self, session: &mut NetworkSession, now: Instant) {
        let is_proposed = session.next_round.proposed.proposal().is_some();
        if self.proposed_at.is_some_and(|at| is_proposed && now < at + PRESS_GRACE) {
            return;
        }
        if is_proposed {
            return session.send_command(HostCommand::StartRound);
        }
        self.proposed_at = Some(now);
        begin(session);
    }
}

/// Whether the table closes for somebody else when the player leaves.
fn closes_for_others(session: &NetworkSession) -> bool {
    let others = session.lobby.iter().flat_map(|lobby| lobby.everybody());
    session.hosting.is_some() && others.into_iter().any(|person| person.key != session.own_key)
}

/// Fills free seats with computer players and has the first round proposed.
fn begin(session: &mut NetworkSession) {
    let Some(lobby) = &session.lobby else { return };
    let fillers: Vec<(Seat, SeatFiller)> =
        free_seats(lobby).map(|seat| (seat, chair(seat, Some(FILLING)))).collect();
    if !fillers.is_empty() {
        session.send_command(HostCommand::SetSeats(fillers));
    }
    session.send_command(HostCommand::StartRound);
}

/// The seats that computer players take when the game starts.
fn free_seats(lobby: &Lobby) -> impl Iterator<Item = Seat> {
    lobby.by_seat().filter(|(_, place)| place.occupant == Occupant::Nobody).map(|(seat, _)| seat)
}

/// A seat kept for a computer player of a level; free for a person with `None`.
fn chair(seat: Seat, level: Option<Level>) -> SeatFiller {
    match level {
        Some(level) => SeatFiller::Bot { name: Name::new(bot_name(seat)), level },
        None => SeatFiller::Free,
    }
}

/// The level of a seat's computer player; `None` for a person, an empty seat or a kind of player unknown here.
fn level(occupant: &Occupant) -> Option<Level> {
    let Occupant::Bot { player, .. } = occupant else { return None };
    match player.parse() {
        Ok(Player::Bot(level)) => Some(level),
        Ok(Player::Human) | Err(_) => None,
    }
}
