//! Getting to somebody's table: found on the network, by address or by invite code.

mod failure;
mod view;

use std::net::SocketAddr;

use iced::{Task, task};
use skipstone_net::Fingerprint;
use skipstone_net::discovery::{Found, Interfaces, Sighting};
use skipstone_net::invite::Secret;
use skipstone_net::protocol::{Farewell, Refusal};
use skipstone_net::trust::Hosts;
use skipstone_net::visit::{Connection, JoinError};

use crate::locale::Locale;
use crate::together::{Destination, NoDestination, Seen, look};
use crate::tr;

/// The tables there are, and the one the player goes to.
#[derive(Debug)]
pub struct State {
    /// What was found on the network, by name.
    found: Vec<Found>,
    search: Search,
    /// Which hosts the player knows.
    hosts: Hosts,
    typed: String,
    watch: bool,
    /// Whether a text that leads nowhere was tried: only then is it told what is wrong.
    tried: bool,
    attempt: Option<Attempt>,
    /// Looks for tables as long as the screen is shown.
    _search: Option<task::Handle>,
}

/// How looking for tables goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Search {
    Looking,
    /// The player doesn't want it.
    Off,
    /// The network doesn't allow it.
    Failed,
}

/// A table the player wants to get to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Target {
    /// What the player calls it, and what its host's key is remembered with.
    pub place: String,
    /// Where it is, or how that is found out.
    pub way: Way,
    /// Whether the player only wants to watch.
    pub watch: bool,
}

/// The way to a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Way {
    /// It was typed, and may have to be looked up.
    Typed(Destination),
    /// The network told its addresses.
    Found(Vec<SocketAddr>),
}

impl Target {
    /// What it is called on the screen.
    fn name(&self, locale: &Locale) -> String {
        match &self.way {
            Way::Typed(Destination::Code(_)) => tr!(locale, "join-of-code"),
            Way::Typed(Destination::Computer { .. }) | Way::Found(_) => self.place.clone(),
        }
    }

    /// What the invite code proves, if the way is one.
    pub fn secret(&self) -> Option<Secret> {
        match &self.way {
            Way::Typed(Destination::Code(invite)) => Some(*invite.secret()),
            Way::Typed(Destination::Computer { .. }) | Way::Found(_) => None,
        }
    }
}

/// A try to get to a table.
#[derive(Debug)]
struct Attempt {
    target: Target,
    progress: Progress,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Progress {
    Calling,
    Knocked,
    Failed(Failure),
}

/// Why it came to nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Failure {
    /// No computer has this name.
    Unknown(String),
    /// The table wasn't reached.
    Join(JoinError),
    /// The player was there, and isn't any more.
    Over(Farewell),
}

/// What happens on the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// The network tells of a table.
    Seen(Seen),
    /// An address or a code is being typed.
    Typed(String),
    /// To watch, or to play.
    Watch(bool),
    /// To what was typed.
    Go,
    /// To a table that was found.
    GoTo(Fingerprint),
    /// Once more.
    Again,
    /// Once more, only to watch.
    WatchInstead,
    /// The host's new key is believed.
    Anyway(Fingerprint),
    /// Not there, or not any more.
    Cancel,
    /// The player wants to no table.
    Back,
}

/// What the screen wants of the rest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// Go to a table.
    Call(Target),
    /// Believe a host's new key at a place, and go there.
    Trust(Target, Fingerprint),
    /// Stop going there.
    Cancel,
    /// Leave the screen.
    Leave,
}

impl State {
    /// Where an address or a code is typed.
    pub const FIELD: &str = "join-where";

    /// Looks for tables on these interfaces.
    pub fn new(interfaces: &Interfaces, hosts: Hosts) -> (State, Task<Message>) {
        let off = *interfaces == Interfaces::None;
        let (task, handle) = match off {
            true => (Task::none(), None),
            false => {
                let (task, handle) = Task::run(look(interfaces.clone()), Message::Seen).abortable();
                (task, Some(handle.abort_on_drop()))
            }
        };
        let state = State {
            found: Vec::new(),
            search: if off { Search::Off } else { Search::Looking },
            hosts,
            typed: String::new(),
            watch: false,
            tried: false,
            attempt: None,
            _search: handle,
        };
        (state, task)
    }

    /// Does what a message asks for.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Seen(seen) => self.see(seen),
            Message::Typed(typed) => {
                self.typed = typed;
                self.tried = false;
            }
            Message::Watch(watch) => self.watch = watch,
            Message::Go => match self.destination() {
                Ok(destination) => {
                    let place = destination.place();
                    return self.call(Target { place, way: Way::Typed(destination), watch: self.watch });
                }
                Err(_) => self.tried = true,
            },
            Message::GoTo(host) => {
                if let Some(found) = self.found.iter().find(|found| found.table.host == host) {
                    let place = found.table.name.to_string();
                    let way = Way::Found(found.addresses.clone());
                    return self.call(Target { place, way, watch: self.watch });
                }
            }
            Message::Again => {
                if let Some(attempt) = &self.attempt {
                    return self.call(attempt.target.clone());
                }
            }
            Message::WatchInstead => {
                if let Some(attempt) = &self.attempt {
                    return self.call(Target { watch: true, ..attempt.target.clone() });
                }
            }
            Message::Anyway(shown) => {
                if let Some(attempt) = &mut self.attempt {
                    attempt.progress = Progress::Calling;
                    return Action::Trust(attempt.target.clone(), shown);
                }
            }
            Message::Cancel => {
                self.attempt = None;
                return Action::Cancel;
            }
            Message::Back => return Action::Leave,
        }
        Action::None
    }

    fn call(&mut self, target: Target) -> Action {
        self.attempt = Some(Attempt { target: target.clone(), progress: Progress::Calling });
        Action::Call(target)
    }

    fn destination(&self) -> Result<Destination, NoDestination> {
        Destination::read(&self.typed)
    }

    fn see(&mut self, seen: Seen) {
        match seen {
            Ok(Sighting::There(table)) => {
                self.found.retain(|found| found.table.host != table.table.host);
                self.found.push(table);
                self.found.sort_by(|one, other| {
                    (&*one.table.name, one.table.host).cmp(&(&*other.table.name, other.table.host))
                });
            }
            Ok(Sighting::Gone(host)) => self.found.retain(|found| found.table.host != host),
            Err(_) => self.search = Search::Failed,
        }
    }

    /// How the connection to the table is that the player goes to.
    pub fn connection(&mut self, connection: &Connection) {
        match connection {
            Connection::Knocked => self.progress(Progress::Knocked),
            Connection::Calling | Connection::In { .. } | Connection::Lost { .. } => {
                self.progress(Progress::Calling);
            }
            Connection::Failed(error) => self.fail(Failure::Join(error.clone())),
            Connection::Over(_) => {}
        }
    }

    fn progress(&mut self, progress: Progress) {
        if let Some(attempt) = &mut self.attempt {
            attempt.progress = progress;
        }
    }

    /// The way to the table came to nothing.
    pub fn fail(&mut self, failure: Failure) {
        self.progress(Progress::Failed(failure));
    }

    /// Whether that table is being called.
    pub fn calls(&self, target: &Target) -> bool {
        let calls = |attempt: &Attempt| attempt.target == *target && attempt.progress == Progress::Calling;
        self.attempt.as_ref().is_some_and(calls)
    }

    /// Tells why a player who was at a table isn't there any more.
    pub fn tell(&mut self, target: Target, failure: Failure) {
        self.attempt = Some(Attempt { target, progress: Progress::Failed(failure) });
    }
}

/// Whether watching may be possible where playing isn't.
fn may_watch(failure: &Failure) -> bool {
    matches!(failure, Failure::Join(JoinError::Refused(Refusal::Full)))
}
