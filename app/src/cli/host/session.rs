//! Runs a hosted table from its opening to its end.

use std::io;
use std::sync::mpsc as blocking;
use std::time::Duration;

use skipstone_core::ErrorChain;
use skipstone_core::table::Update;
use skipstone_net::client::{ClientEvent, ConnectionState};
use skipstone_net::host::{self, Host, HostCommand, HostCommandSender, HostEvent};
use skipstone_net::protocol::{CloseReason, Lobby, Occupant};
use skipstone_net::trust::KnownPlayers;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use super::event_log::EventLog;
use super::guests::{self, Guest};
use super::input::{HELP, HostInput};
use super::knocks::{Answered, Knock, KnockQueue};
use super::opening::HostPlan;
use crate::cli::{CommandError, warn};
use crate::store::Store;

/// The time between the end of a series and the return to the lobby.
const REMATCH_DELAY: Duration = Duration::from_secs(20);
/// The exit code after a second Ctrl-C: that of a program that the signal ends.
const INTERRUPTED: i32 = 130;

/// Hosts a table until it is closed by Ctrl-C or an error. Starts rounds by itself, sends its log to `log` line by line, and
/// reads commands from standard input.
pub(super) async fn run_session(
    plan: HostPlan,
    store: Store,
    log: blocking::Sender<String>,
) -> Result<(), CommandError> {
    let HostPlan { opening, resumed } = plan;
    let own = opening.identity.fingerprint();
    let players = opening.players.clone();
    let interrupted = interrupts();
    let opened = match resumed {
        Some((kept, table, saver)) => {
            host::resume(opening, kept, table, store.hosted_saver(own, Some(saver)), store.host_evidence())
        }
        None => host::open(opening, store.hosted_saver(own, None), store.host_evidence()),
    };
    let (Host { commands, events: host_events, address }, session) = opened?;
    let table = HostedTable {
        commands: Some(commands),
        event_log: EventLog::new(own),
        knocks: KnockQueue::default(),
        players,
        store,
        rematch: None,
        log,
    };
    table.write([format!("the table listens at {address}")]);
    table.run(session.events, host_events, stdin_lines(), interrupted).await
}

/// A hosted table and what its host has to decide.
struct HostedTable {
    /// `None` once the table closes, which it does when this is dropped.
    commands: Option<HostCommandSender>,
    event_log: EventLog,
    knocks: KnockQueue,
    players: KnownPlayers,
    store: Store,
    /// When the table returns to the lobby; `None` unless a series has ended.
    rematch: Option<Instant>,
    log: blocking::Sender<String>,
}

impl HostedTable {
    /// Runs until the session of the host's own player ends, then closes the table if it is still open.
    async fn run(
        mut self,
        mut events: mpsc::Receiver<ClientEvent>,
        mut host_events: mpsc::Receiver<HostEvent>,
        mut input: mpsc::Receiver<String>,
        mut interrupted: oneshot::Receiver<io::Result<()>>,
    ) -> Result<(), CommandError> {
        let mut store_error = self.store.watch_error();
        let mut closes = false;
        let mut end = None;
        loop {
            let deadline = self.knocks.next_deadline();
            let lines = tokio::select! {
                event = events.recv() => {
                    let Some(event) = event else { break };
                    if let ClientEvent::ConnectionState(state) = &event {
                        end = Some(state.clone());
                    }
                    self.handle_client_event(&event)
                }
                Some(event) = host_events.recv() => self.handle_host_event(&event),
                Some(line) = input.recv() => self.handle_input(&line),
                () = sleep_until(self.rematch.unwrap_or_else(Instant::now)), if self.rematch.is_some() => {
                    self.rematch = None;
                    self.send(HostCommand::Rematch);
                    Vec::new()
                }
                () = sleep_until(deadline.unwrap_or_else(Instant::now)), if deadline.is_some() => {
                    let over = self.knocks.expire(Instant::now());
                    over.iter().map(|knock| format!("{} knocked for too long and is refused", knock.name)).collect()
                }
                Ok(()) = store_error.changed() => {
                    store_error.borrow_and_update().iter().for_each(|error| warn(&ErrorChain(error)));
                    Vec::new()
                }
                Ok(signal) = &mut interrupted, if !closes => {
                    signal.map_err(CommandError::Signal)?;
                    closes = true;
                    self.commands = None;
                    Vec::new()
                }
            };
            self.write(lines);
        }
        // Only the own session may have ended.
        self.commands = None;
        // The stream ends once the table has told everyone that it closes.
        while let Some(event) = host_events.recv().await {
            let lines = self.handle_host_event(&event);
            self.write(lines);
        }
        match end {
            _ if closes => Ok(()),
            Some(ConnectionState::Ended(Some(CloseReason::TableClosed | CloseReason::BackLater))) => Ok(()),
            Some(ConnectionState::Failed(error)) => Err(CommandError::SessionEnded(Some(error))),
            _ => Err(CommandError::SessionEnded(None)),
        }
    }

    fn handle_client_event(&mut self, event: &ClientEvent) -> Vec<String> {
        if let ClientEvent::Lobby(lobby) = event
            && !lobby.begun
            && everybody_is_ready(lobby)
        {
            self.send(HostCommand::StartRound);
        }
        if let ClientEvent::Table(Update::RoundEnded { ended, .. }) = event
            && ended.series_winners.is_some()
        {
            self.rematch = Some(Instant::now() + REMATCH_DELAY);
        }
        self.event_log.client_event(event)
    }

    /// Notes who knocks, and saves who was admitted or banned.
    fn handle_host_event(&mut self, event: &HostEvent) -> Vec<String> {
        match event {
            HostEvent::Knock { who, name, status } => {
                let knock = Knock { who: *who, name: name.clone(), status: *status };
                self.knocks.push(knock, Instant::now());
            }
            HostEvent::KnockWithdrawn(who) => self.knocks.withdraw(*who),
            HostEvent::Admitted { who, name } => {
                self.knocks.withdraw(*who);
                self.players.admit(*who, name);
                self.store.put_players(&self.players);
            }
            HostEvent::Banned(who) => {
                self.knocks.withdraw(*who);
                self.players.ban(*who);
                self.store.put_players(&self.players);
            }
            _ => {}
        }
        self.event_log.host_event(event)
    }

    fn handle_input(&mut self, line: &str) -> Vec<String> {
        match HostInput::parse(line) {
            Ok(None) => Vec::new(),
            Ok(Some(HostInput::Help)) => HELP.map(str::to_owned).into(),
            Ok(Some(HostInput::Who)) => self.event_log.everybody(&self.knocks),
            Ok(Some(HostInput::RenewInvite)) => {
                self.send(HostCommand::RenewInvite);
                Vec::new()
            }
            Ok(Some(HostInput::Answer { admit, guest: None })) => self.answer(admit),
            Ok(Some(HostInput::Answer { admit, guest: Some(guest) })) => {
                match guests::find(&guest, self.knocking()) {
                    Ok(who) => {
                        if let Some(Knock { who, name, .. }) = self.knocks.remove(who) {
                            self.send(HostCommand::AnswerKnock { who, name, admit });
                        }
                        Vec::new()
                    }
                    Err(error) => vec![error.to_string()],
                }
            }
            Ok(Some(HostInput::Kick { guest, ban })) => {
                // Only a ban means something to a guest who isn't in yet.
                let knocking = if ban { self.knocking() } else { Vec::new() };
                match guests::find(&guest, self.event_log.guests().into_iter().chain(knocking)) {
                    Ok(who) => {
                        self.send(HostCommand::Kick { who, ban });
                        Vec::new()
                    }
                    Err(error) => vec![error.to_string()],
                }
            }
            Err(error) => vec![error.to_string()],
        }
    }

    /// Answers the knock that was asked about, and asks about the next one.
    fn answer(&mut self, admit: bool) -> Vec<String> {
        let mut lines = match self.knocks.answer() {
            Answered::Nobody => return Vec::new(),
            Answered::Gone(name) => {
                vec![format!("{name} no longer knocks: nobody was let in or refused")]
            }
            Answered::Knock(Knock { who, name, .. }) => {
                self.send(HostCommand::AnswerKnock { who, name, admit });
                Vec::new()
            }
        };
        lines.extend(self.knocks.first().into_iter().flat_map(Knock::question));
        lines
    }

    fn knocking(&self) -> Vec<Guest> {
        self.knocks.iter().map(|knock| Guest { key: knock.who, name: knock.name.clone() }).collect()
    }

    /// Sends a command, unless the table closes.
    fn send(&self, command: HostCommand) {
        if let Some(commands) = &self.commands
            && commands.send(command).is_err()
        {
            tracing::warn!("a command isn't sent: the table is closed, or far behind");
        }
    }

    fn write(&self, lines: impl IntoIterator<Item = String>) {
        // The receiver is gone only when the output can't be written, which ends the program.
        lines.into_iter().for_each(|line| drop(self.log.send(line)));
    }
}

/// Whether every seat is taken and every person is ready.
fn everybody_is_ready(lobby: &Lobby) -> bool {
    lobby.seats.iter().all(|place| match place.occupant {
        Occupant::Nobody => false,
        Occupant::Person { ready, .. } => ready,
        Occupant::Bot { .. } => true,
    })
}

/// Receives the first Ctrl-C. The next one, or the first after the session's end, ends the process at once: the output may block.
/// Nothing is lost, because the table is saved after every move.
fn interrupts() -> oneshot::Receiver<io::Result<()>> {
    let (tx, rx) = oneshot::channel();
    tokio::spawn(async move {
        if tx.send(tokio::signal::ctrl_c().await).is_ok() && tokio::signal::ctrl_c().await.is_err() {
            return;
        }
        std::process::exit(INTERRUPTED);
    });
    rx
}

/// The lines of standard input.
fn stdin_lines() -> mpsc::Receiver<String> {
    let (says, answers) = mpsc::channel(16);
    // The thread ends with the process, because a blocking read can't be cancelled.
    std::thread::spawn(move || {
        for line in io::stdin().lines().map_while(Result::ok) {
            if says.blocking_send(line).is_err() {
                return;
            }
        }
    });
    answers
}

#[cfg(test)]
mod tests {
    use skipstone_core::Preset;
    use skipstone_net::Fingerprint;
    use skipstone_net::SaveReceipt;
    use skipstone_net::client::{JoinError, NoEvidenceStore, ProtocolViolation};
    use skipstone_net::testing;
    use tokio::time::timeout;

    use super::*;

    /// The timeout of a wait; not a measure of speed.
    const LONG: Duration = Duration::from_secs(20);

    fn hosted() -> (HostedTable, mpsc::Receiver<HostEvent>, blocking::Receiver<String>) {
        let config = testing::host_config(Preset::Quick.rules(), 2, 2);
        let own = config.identity.fingerprint();
        let (host, _) =
            host::open(config, Box::new(|_, _| SaveReceipt::default()), Box::new(NoEvidenceStore))
                .expect("a table on loopback");
        let (log, lines) = blocking::channel();
        let table = HostedTable {
            commands: Some(host.commands),
            event_log: EventLog::new(own),
            knocks: KnockQueue::default(),
            players: KnownPlayers::default(),
            store: Store::in_memory(),
            rematch: None,
            log,
        };
        (table, host.events, lines)
    }

    /// What the host's own client can't believe ends its session, though the table is open.
    #[tokio::test]
    async fn the_table_is_closed_when_the_hosts_own_session_ends() {
        let (table, host_events, lines) = hosted();
        let (session, room) = testing::client_session();
        let error = JoinError::from(ProtocolViolation::Log);
        room.emit(ClientEvent::ConnectionState(ConnectionState::Failed(error.clone())));
        drop(room);
        let (_input, input) = mpsc::channel(1);
        let (_signal, interrupted) = oneshot::channel();
        let ended = table.run(session.events, host_events, input, interrupted);
        let ended = timeout(LONG, ended).await.expect("it ends by itself");
        assert!(matches!(ended, Err(CommandError::SessionEnded(Some(why))) if why == error));
        assert_eq!(lines.iter().next().as_deref(), Some("the table is closed"));
    }

    /// A ban just before the table closes is kept too.
    #[tokio::test]
    async fn bans_are_saved_until_the_table_is_closed() {
        let (table, ..) = hosted();
        let store = table.store.clone();
        let (session, _) = testing::client_session();
        let (bans, host_events) = mpsc::channel(32);
        let keys: Vec<_> = (0..32).map(|number| Fingerprint::from_bytes([number; 32])).collect();
        keys.iter().for_each(|key| bans.try_send(HostEvent::Banned(*key)).expect("room"));
        drop(bans);
        let (_input, input) = mpsc::channel(1);
        let (_signal, interrupted) = oneshot::channel();
        let ended = table.run(session.events, host_events, input, interrupted);
        drop(timeout(LONG, ended).await.expect("it ends by itself"));
        assert!(store.players().expect("they can be read").banned().iter().eq(&keys));
    }

    #[tokio::test]
    async fn answers_of_the_host_reach_the_guest_who_was_asked_about() {
        let (mut table, ..) = hosted();
        let knock = |number: u8, name: &str| HostEvent::Knock {
            who: Fingerprint::from_bytes([number; 32]),
            name: skipstone_net::protocol::Name::new(name),
            status: skipstone_net::trust::PlayerKeyStatus::New,
        };
        table.handle_host_event(&knock(1, "Ada"));
        table.handle_host_event(&knock(2, "Eve"));
        table.handle_host_event(&HostEvent::KnockWithdrawn(Fingerprint::from_bytes([1; 32])));
        let lines = table.handle_input("y");
        assert_eq!(lines[0], "Ada no longer knocks: nobody was let in or refused");
        assert!(lines[1].starts_with("Eve knocks, who was never here before"), "{lines:?}");
        assert_eq!(table.knocking().len(), 1, "Eve still waits");
        assert!(table.handle_input("n").is_empty() && table.knocking().is_empty());
        assert!(table.handle_input("y").is_empty(), "nobody knocks");
    }
}
