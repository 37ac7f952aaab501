//! The join screen: finding a table on the network, by address, by invite code or by short code.

mod failure;
mod kept;
mod question;
mod target;
#[cfg(test)]
mod tests;
mod view;

use std::collections::BTreeMap;
use std::net::SocketAddr;

use iced::{Task, task};
use skipstone_net::Fingerprint;
use skipstone_net::client::{ConnectionState, JoinError};
use skipstone_net::discovery::{AnnouncementId, BrowseEvent, DiscoveredTable, DiscoveryError, Interfaces};
use skipstone_net::protocol::{CloseReason, Name, Refusal, VERSIONS};
use skipstone_net::trust::KnownHosts;

use crate::link::LinkKind;
use crate::session::{DiscoveryEvent, JoinAddress, JoinAddressError, discover_tables};
use crate::store::{KeptSeat, SeriesWithOthers};

pub use target::{JoinRoute, JoinTarget};

/// The tables found, and the attempt to join one.
#[derive(Debug)]
pub struct State {
    /// Tables found on the network, sorted by name.
    found: Vec<DiscoveredTable>,
    search: Search,
    /// The hosts whose keys are known.
    hosts: KnownHosts,
    /// The addresses where connections have proven the keys of hosts.
    proven: ProvenHosts,
    /// The player's seat at a table that was joined before.
    kept: Option<KeptSeat>,
    /// The series that others may carry on.
    series: Vec<SeriesWithOthers>,
    typed: String,
    watch: bool,
    /// Whether the player tried to join with invalid text; its error is shown only then.
    submitted: bool,
    /// The tables among which the player is asked to choose that of the typed short code, in the order of their numbers; none while
    /// nothing is asked.
    asked: Vec<AnnouncementId>,
    attempt: Option<JoinAttempt>,
    /// How often the player has knocked from here.
    knocks: u32,
    /// The name that the player has chosen to join by; `None` for that of the settings.
    name: Option<Name>,
    /// The text of the field for another name, where somebody has the own one; `None` until it is edited.
    other_name: Option<String>,
    /// Stops the discovery when dropped; `None` if it is turned off.
    _search: Option<task::Handle>,
}

/// The address where a connection has last proven the key of each host that was joined in this window.
pub type ProvenHosts = BTreeMap<Fingerprint, SocketAddr>;

/// The state of the discovery.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Search {
    Running,
    /// Turned off in the settings.
    Off,
    /// The system or the network refused it.
    Failed,
    /// Another program leaves it no socket.
    PortHeld,
}

/// An attempt to join.
#[derive(Debug)]
struct JoinAttempt {
    target: JoinTarget,
    progress: Progress,
    /// The table that the target's host has announced since the attempt began. An earlier announcement may be out of date.
    announced: Option<DiscoveredTable>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Progress {
    Connecting,
    Knocked,
    Failed(JoinFailure),
}

/// Why an attempt to join failed, or a session ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum JoinFailure {
    /// The host name can't be resolved.
    UnknownHost(String),
    /// Connecting or joining failed.
    Join(JoinError),
    /// The host has ended the session, or says that it had ended.
    SessionEnded {
        /// Why.
        why: CloseReason,
        /// The host's name as it is shown.
        host: String,
    },
}

/// Input of the player and events of the discovery.
#[derive(Debug, Clone)]
pub enum Message {
    /// The discovery found or lost a table, or failed.
    Discovery(DiscoveryEvent),
    /// The text of the address field changed.
    Typed(String),
    /// Chooses whether to join as a spectator.
    Watch(bool),
    /// Joins the typed address or invite code.
    Join,
    /// Joins a table that was found.
    JoinFound(AnnouncementId),
    /// Joins the table where the player's seat is kept.
    JoinKept,
    /// Repeats the failed attempt.
    Retry,
    /// Repeats the failed attempt as a spectator.
    WatchInstead,
    /// Joins what the host of the failed attempt's table has announced since.
    JoinAnnounced,
    /// Accepts the host's changed key and joins.
    TrustNewKey(Fingerprint),
    /// Aborts the attempt, or closes its failure.
    Cancel,
    /// The text of the field for another name changed.
    NameChanged(String),
    /// Repeats the failed attempt under another name.
    JoinAs(Name),
    /// Opens the page about what keeps tables from being found.
    CheckNetwork,
    /// Leaves the screen.
    Back,
}

/// What the app does after [`State::update`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Nothing to do.
    None,
    /// Join a table.
    Connect(JoinTarget),
    /// Replace the known key of the target's host by this one, then join.
    Trust(JoinTarget, Fingerprint),
    /// Abort the attempt.
    Cancel,
    /// Open the page about what keeps tables from being found, with the address that can't be reached if there is one.
    CheckNetwork(Option<String>),
    /// Open the title screen.
    Leave,
}

impl State {
    /// The id of the address field, to focus it.
    pub const ADDRESS_FIELD: &str = "join-where";

    /// The id of the field for another name.
    const OTHER_NAME_FIELD: &str = "join-other-name";

    /// Starts the discovery on these interfaces, unless there are none.
    pub fn new(
        interfaces: &Interfaces,
        hosts: KnownHosts,
        proven: ProvenHosts,
        kept: Option<KeptSeat>,
        series: Vec<SeriesWithOthers>,
    ) -> (State, Task<Message>) {
        let off = *interfaces == Interfaces::None;
        let (task, handle) = match off {
            true => (Task::none(), None),
            false => {
                let (task, handle) =
                    Task::run(discover_tables(interfaces.clone()), Message::Discovery).abortable();
                (task, Some(handle.abort_on_drop()))
            }
        };
        let state = State {
            found: Vec::new(),
            search: if off { Search::Off } else { Search::Running },
            hosts,
            proven,
            kept,
            series,
            typed: String::new(),
            watch: false,
            submitted: false,
            asked: Vec::new(),
            attempt: None,
            knocks: 0,
            name: None,
            other_name: None,
            _search: handle,
        };
        (state, task)
    }

    /// Fills in what a link names.
    pub fn fill_in(&mut self, address: &JoinAddress) {
        self.typed = address.to_string();
    }

    /// Handles one message.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Discovery(seen) => {
                let returns = self.leads_back(&seen);
                self.handle_discovery(seen);
                if returns {
                    return self.join_announced();
                }
            }
            Message::Typed(typed) => {
                self.typed = typed;
                self.submitted = false;
                self.asked.clear();
            }
            Message::Watch(watch) => self.watch = watch,
            Message::Join => match self.address() {
                Ok(JoinAddress::ShortCode(_)) => match self.only_table().cloned() {
                    Some(found) => return self.join_found(&found),
                    None => self.ask_for_table(),
                },
                Ok(address) => {
                    let label = address.label();
                    return self.connect(JoinTarget {
                        label,
                        route: JoinRoute::Typed(address),
                        watch: self.watch,
                        name: self.name.clone(),
                        series: None,
                    });
                }
                Err(_) => self.submitted = true,
            },
            Message::JoinFound(id) => {
                if let Some(found) = self.found.iter().find(|found| found.id() == id).cloned() {
                    return self.join_found(&found);
                }
            }
            Message::JoinKept => {
                if let Some(KeptSeat { title, host, addresses, .. }) = &self.kept {
                    // Never as a spectator: the player has a seat there.
                    let kept = JoinTarget::discovered(title, *host, addresses, None);
                    return self.connect(JoinTarget { name: self.name.clone(), ..kept });
                }
            }
            Message::Retry => {
                if let Some(attempt) = &self.attempt {
                    return self.connect(attempt.target.clone());
                }
            }
            Message::WatchInstead => {
                if let Some(attempt) = &self.attempt {
                    return self.connect(JoinTarget { watch: true, ..attempt.target.clone() });
                }
            }
            Message::JoinAnnounced => return self.join_announced(),
            Message::TrustNewKey(shown) => {
                if let Some(attempt) = &mut self.attempt {
                    attempt.progress = Progress::Connecting;
                    return Action::Trust(attempt.target.clone(), shown);
                }
            }
            Message::Cancel if self.is_asking() => self.asked.clear(),
            Message::Cancel => {
                self.attempt = None;
                return Action::Cancel;
            }
            Message::NameChanged(name) => self.other_name = Some(name),
            Message::JoinAs(name) => {
                if let Some(attempt) = &self.attempt {
                    let name = Some(name).filter(|name| !name.is_empty());
                    return self.connect(JoinTarget { name, ..attempt.target.clone() });
                }
            }
            Message::CheckNetwork => return Action::CheckNetwork(self.unreached_address()),
            Message::Back => return Action::Leave,
        }
        Action::None
    }

    /// Whether a connection to one of the table's addresses has proven the announced key.
    fn is_proven(&self, found: &DiscoveredTable) -> bool {
        let host = found.table.host;
        let proven = self.proven.get(&host);
        let kept =
            self.kept.as_ref().filter(|kept| kept.host == host).and_then(|kept| kept.addresses.first());
        proven.into_iter().chain(kept).any(|address| found.addresses.contains(address))
    }

    /// Whether the host may be one who lets the player in for the first time: known players knock only once they were kicked.
    fn is_first_knock(&self, target: &JoinTarget) -> bool {
        let is_known = match target.host_key() {
            Some(host) => self.hosts.is_known(host),
            None => self.hosts.places().contains_key(&target.label),
        };
        self.knocks <= 1 && !is_known
    }

    /// The address and the key of a table whose name another one on the list has, too. `None` where the name tells it apart.
    fn distinction(&self, found: &DiscoveredTable) -> Option<(String, String)> {
        let is_alike =
            |other: &&DiscoveredTable| other.id() != found.id() && other.table.looks_like(&found.table);
        self.found.iter().find(is_alike)?;
        let address = found.addresses.first().map(SocketAddr::to_string).unwrap_or_default();
        Some((address, format!("{:#}", found.table.host)))
    }

    /// The table that a short code alone is for: the only one that is found. Among several the player chooses, as each try at a
    /// wrong one is counted there.
    fn only_table(&self) -> Option<&DiscoveredTable> {
        let mut tables = self.found.iter().filter(|found| is_joinable(found));
        tables.next().filter(|_| tables.next().is_none())
    }

    /// Joins a table that was found, with the short code that is typed, if there is one.
    fn join_found(&mut self, found: &DiscoveredTable) -> Action {
        let code = match self.address() {
            Ok(JoinAddress::ShortCode(code)) => Some(code),
            _ => None,
        };
        let DiscoveredTable { table, addresses, .. } = found;
        let carried =
            self.series.iter().find(|series| series.at(table).is_some()).map(|carried| carried.series);
        let found = JoinTarget::discovered(&table.name, table.host, addresses, code);
        self.connect(JoinTarget { watch: self.watch, name: self.name.clone(), series: carried, ..found })
    }

    /// Begins an attempt to join.
    pub fn connect(&mut self, target: JoinTarget) -> Action {
        self.other_name = None;
        self.asked.clear();
        self.name.clone_from(&target.name);
        let progress = Progress::Connecting;
        self.attempt = Some(JoinAttempt { target: target.clone(), progress, announced: None });
        Action::Connect(target)
    }

    /// What is typed, which may also be a whole link.
    fn address(&self) -> Result<JoinAddress, JoinAddressError> {
        JoinAddress::parse(&LinkKind::Table.code_in(&self.typed))
    }

    fn handle_discovery(&mut self, seen: DiscoveryEvent) {
        match seen {
            Ok(BrowseEvent::Found(table)) => {
                if let Some(attempt) = &mut self.attempt
                    && attempt.target.host_key() == Some(table.table.host)
                {
                    attempt.announced = Some(table.clone());
                }
                // The numbers of the others stay as they are.
                if self.is_asking() && is_joinable(&table) && !self.asked.contains(&table.id()) {
                    self.asked.push(table.id());
                }
                self.found.retain(|found| found.id() != table.id());
                self.found.push(table);
                self.found.sort_by_key(|found| (found.table.name.to_string(), found.id()));
            }
            Ok(BrowseEvent::Removed(id)) => {
                self.found.retain(|found| found.id() != id);
                if let Some(attempt) = &mut self.attempt {
                    attempt.announced.take_if(|found| found.id() == id);
                }
            }
            Err(DiscoveryError::PortHeld) => self.search = Search::PortHeld,
            Err(DiscoveryError::Daemon(_)) => self.search = Search::Failed,
        }
    }

    /// Follows the connection of the current attempt.
    pub fn connection(&mut self, connection: &ConnectionState) {
        match connection {
            ConnectionState::AwaitingHost => {
                self.knocks += 1;
                self.progress(Progress::Knocked);
            }
            ConnectionState::Connecting
            | ConnectionState::Joined { .. }
            | ConnectionState::Reconnecting { .. } => {
                self.progress(Progress::Connecting);
            }
            ConnectionState::Failed(error) => self.fail(JoinFailure::Join(error.clone())),
            ConnectionState::Ended(_) => {}
        }
    }

    fn progress(&mut self, progress: Progress) {
        if let Some(attempt) = &mut self.attempt {
            attempt.progress = progress;
        }
    }

    /// Shows why the current attempt failed.
    pub fn fail(&mut self, failure: JoinFailure) {
        self.progress(Progress::Failed(failure));
    }

    /// Whether an attempt to join this target is connecting.
    pub fn is_connecting_to(&self, target: &JoinTarget) -> bool {
        let calls =
            |attempt: &JoinAttempt| attempt.target == *target && attempt.progress == Progress::Connecting;
        self.attempt.as_ref().is_some_and(calls)
    }

    /// Shows why an attempt failed, or why a session ended.
    pub fn show_failure(&mut self, target: JoinTarget, failure: JoinFailure) {
        self.name.clone_from(&target.name);
        self.attempt = Some(JoinAttempt { target, progress: Progress::Failed(failure), announced: None });
    }

    /// The id of the field in which the player can change what has failed, to focus it. `None` without one.
    pub fn field_of_failure(&self) -> Option<&'static str> {
        let Progress::Failed(failure) = &self.attempt.as_ref()?.progress else { return None };
        is_name_taken(failure).then_some(State::OTHER_NAME_FIELD)
    }
}

/// Whether somebody at the table has the player's name.
fn is_name_taken(failure: &JoinFailure) -> bool {
    *failure == JoinFailure::Join(JoinError::Refused(Refusal::NameTaken))
}

/// Whether this program can join a table that was found.
fn is_joinable(found: &DiscoveredTable) -> bool {
    found.table.version >= VERSIONS.min
}

/// Whether the host has kicked the player, who may knock again.
fn is_kicked(failure: &JoinFailure) -> bool {
    matches!(failure, JoinFailure::SessionEnded { why: CloseReason::Kicked, .. })
}

/// Whether the host has banned the player, whom no further try lets in.
fn is_banned(failure: &JoinFailure) -> bool {
    matches!(
        failure,
        JoinFailure::SessionEnded { why: CloseReason::Banned, .. }
            | JoinFailure::Join(JoinError::Refused(Refusal::Banned))
    )
}

/// Whether the host has another table open, which the player can join.
fn is_other_table(failure: &JoinFailure) -> bool {
    *failure == JoinFailure::Join(JoinError::Refused(Refusal::NoSeat))
}

/// Whether a spectator may be admitted where a player isn't: the table is full.
fn may_watch(failure: &JoinFailure) -> bool {
    matches!(failure, JoinFailure::Join(JoinError::Refused(Refusal::Full)))
}
