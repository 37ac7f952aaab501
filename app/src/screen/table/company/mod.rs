//! What a table with others has beyond one alone: who is there, what they say and ask, and whether all is fair.

mod matters;
mod news;
mod panel;

use std::time::{Duration, Instant};

use skipstone_core::table::Intent;
use skipstone_core::{BySeat, MAX_SEATS, Seat};
use skipstone_net::host::Order;
use skipstone_net::link::{Closed, Link};
use skipstone_net::protocol::{Lobby, Occupant};
use skipstone_net::visit::{Company as People, News, Verdict};

use crate::chat::{self, Chat};
use crate::locale::given_name;

/// A place at a table with others, or beside it.
#[derive(Debug)]
pub struct Sitting {
    /// The own seat; nobody's for one who watches.
    pub me: Option<Seat>,
    /// Who sits where, and by which rules.
    pub lobby: Lobby,
    /// The way to the table.
    pub link: Link,
    /// The way to the people at it.
    pub people: People,
    /// What they have said so far.
    pub chat: Chat,
    /// Whether the player opened the table.
    pub hosts: bool,
}

/// The company at a table.
#[derive(Debug)]
pub(super) struct Company {
    pub(super) hosts: bool,
    people: People,
    lobby: Lobby,
    chat: Chat,
    tab: Tab,
    seats: BySeat<There>,
    /// Until when whose turn may last.
    clock: Option<(Seat, Instant)>,
    paused: Option<Seat>,
    /// When the next try is made to get back to the table, if it can't be reached.
    lost: Option<Instant>,
    asked: Option<Takeback>,
    /// Who of another team has talked during its turn, and may be called for it (RULES 9).
    talked: Option<Seat>,
    /// What was found when the round that ended was checked.
    verdict: Option<Verdict>,
    /// When the picture was made: for what is left of a time.
    now: Instant,
}

/// What is shown beside the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    /// What people say.
    Chat,
    /// What happened.
    Log,
}

/// Whether the player of a seat is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum There {
    Here,
    /// Not there; the seat is waited for until then.
    Away(Instant),
    /// Not there, and a computer player plays.
    Replaced,
}

/// A move that somebody wants to take back.
#[derive(Debug, Clone, Copy)]
struct Takeback {
    by: Seat,
    /// Whether the player has answered, or has asked.
    answered: bool,
}

/// What happens in company.
#[derive(Debug, Clone)]
pub enum Message {
    /// The table tells something.
    News(News),
    /// Time has passed.
    Tick(Instant),
    /// The player writes.
    Chat(chat::Message),
    /// Something else is to be shown beside the board.
    Show(Tab),
    /// Whether the player agrees that a move is taken back.
    Agree(bool),
    /// Going on to wait for a seat's player.
    Wait(Seat),
    /// A computer player is to take over a seat.
    Replace(Seat),
    /// Catching who has played out of turn.
    Catch,
    /// Calling one who has talked to partners.
    Call(Seat),
    /// The game is to rest, or to go on.
    Pause(bool),
    /// The host decides something.
    Order(Order),
}

impl Company {
    pub(super) fn new(sitting: Sitting) -> Company {
        let Sitting { lobby, people, chat, hosts, .. } = sitting;
        Company {
            hosts,
            people,
            lobby,
            chat,
            tab: Tab::Chat,
            seats: BySeat([There::Here; MAX_SEATS]),
            clock: None,
            paused: None,
            lost: None,
            asked: None,
            talked: None,
            verdict: None,
            now: Instant::now(),
        }
    }

    /// The given names, by seat.
    pub(super) fn names(lobby: &Lobby) -> Vec<String> {
        let name = |occupant: &Occupant| match occupant {
            Occupant::Person { name, .. } => given_name(name, true).to_owned(),
            Occupant::Bot { name, .. } => name.to_string(),
            Occupant::Nobody => String::new(),
        };
        lobby.seats.iter().map(|seat| name(&seat.occupant)).collect()
    }

    /// Whether others than the player of a seat are to be asked before a move is taken back.
    pub(super) fn has_others(&self, me: Seat) -> bool {
        let people = self.lobby.seats.iter().enumerate();
        let mut people = people.filter(|(_, seat)| matches!(seat.occupant, Occupant::Person { .. }));
        people.any(|(at, _)| at != me.index())
    }

    /// Whether something is shown that changes as time passes.
    pub(super) fn is_timed(&self) -> bool {
        let awaited = |there: &There| matches!(there, There::Away(until) if *until > self.now);
        let limited = self.clock.is_some_and(|(_, until)| until > self.now);
        limited || self.lost.is_some() || self.seats.0.iter().any(awaited)
    }

    /// Who has stopped the game, if somebody has.
    pub(super) fn paused(&self) -> Option<Seat> {
        self.paused
    }

    /// Whether the table can't be reached.
    pub(super) fn is_lost(&self) -> bool {
        self.lost.is_some()
    }

    /// How long until the next try to reach the table.
    pub(super) fn tries_in(&self) -> Duration {
        self.lost.map_or(Duration::ZERO, |next| self.until(next))
    }

    /// What was found when the round that ended was checked, once it was.
    pub(super) fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_ref()
    }

    /// The chat was looked at until now, if it was shown at all.
    pub(super) fn looked_away(&mut self) {
        if self.tab == Tab::Chat {
            self.chat.mark_read();
        }
    }

    /// What people have said, for the time after the table.
    pub(super) fn into_chat(self) -> Chat {
        self.chat
    }

    /// Does what the player asks for; what it is that the table is to do.
    pub(super) fn answer(&mut self, message: Message) -> Option<Intent> {
        match message {
            Message::Tick(now) => self.now = now,
            Message::Chat(message) => {
                if let Some((to, text)) = self.chat.update(message) {
                    tell_closed(self.people.say(to, text));
                }
            }
            Message::Show(tab) => {
                self.looked_away();
                self.tab = tab;
                self.looked_away();
            }
            Message::Agree(agreed) => {
                self.asked.iter_mut().for_each(|asked| asked.answered = true);
                return Some(Intent::Agree(agreed));
            }
            Message::Wait(seat) => {
                let grace = Duration::from_secs(self.lobby.options.grace_seconds.into());
                self.seats[seat] = There::Away(self.now + grace);
            }
            Message::Replace(seat) => return Some(Intent::Replace(seat)),
            Message::Catch => return Some(Intent::Catch),
            Message::Call(talker) => {
                self.talked = None;
                return Some(Intent::CallTalking(talker));
            }
            Message::Pause(paused) => return Some(Intent::Pause(paused)),
            Message::News(_) | Message::Order(_) => {}
        }
        None
    }
}

/// A visit that is over is told of by its news.
fn tell_closed(sent: Result<(), Closed>) {
    if sent.is_err() {
        tracing::warn!("nothing more can be said at this table");
    }
}
