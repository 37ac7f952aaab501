//! Runs a hosted table from its opening to its end.

use std::io;
use std::pin::pin;
use std::time::Duration;

use skipstone_core::ErrorChain;
use skipstone_core::table::Update;
use skipstone_net::client::ClientEvent;
use skipstone_net::host::{self, Host, HostCommand, HostCommandSender, HostEvent};
use skipstone_net::protocol::{Lobby, Occupant};
use skipstone_net::trust::KnownPlayers;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::HostError;
use super::event_log::EventLog;
use super::guests::{self, Guest};
use super::input::{HELP, HostInput};
use super::knocks::{Answered, Knock, KnockQueue};
use super::opening::HostPlan;
use crate::cli::output::Output;
use crate::cli::warn;
use crate::store::Store;

/// The time between the end of a series and the return to the lobby.
const REMATCH_DELAY: Duration = Duration::from_secs(20);
/// Hosts a table until it is closed by Ctrl-C or an error. Starts rounds by itself, logs events, and reads commands from
/// standard input.
pub(super) async fn run_session(plan: HostPlan, store: Store, out: &mut Output) -> Result<(), HostError> {
    let HostPlan { opening, resumed } = plan;
    let own = opening.identity.fingerprint();
    let players = opening.players.clone();
    let opened = match resumed {
        Some((kept, table, saver)) => {
            host::resume(opening, kept, table, store.hosted_saver(own, Some(saver)), store.evidence())
        }
        None => host::open(opening, store.hosted_saver(own, None), store.evidence()),
    };
    let (Host { commands, events: host_events, address }, session) = opened?;
    let table = HostedTable {
        commands,
        event_log: EventLog::new(own),
        knocks: KnockQueue::default(),
        players,
        store,
        rematch: None,
    };
    writeln!(out, "the table listens at {address}")?;
    out.flush()?;
    table.run(session.events, host_events, stdin_lines(), out).await
}

/// A hosted table and what its host has to decide.
struct HostedTable {
    commands: HostCommandSender,
    event_log: EventLog,
    knocks: KnockQueue,
    players: KnownPlayers,
    store: Store,
    /// When the table returns to the lobby; `None` unless a series has ended.
    rematch: Option<Instant>,
}

impl HostedTable {
    /// Runs until the table is closed.
    async fn run(
        mut self,
        mut events: mpsc::Receiver<ClientEvent>,
        mut host_events: mpsc::Receiver<HostEvent>,
        mut input: mpsc::Receiver<String>,
        out: &mut Output,
    ) -> Result<(), HostError> {
        let mut interrupted = pin!(tokio::signal::ctrl_c());
        let mut closes = false;
        loop {
            let deadline = self.knocks.next_deadline();
            let lines = tokio::select! {
                event = events.recv() => {
                    let Some(event) = event else { break };
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
                signal = &mut interrupted, if !closes => {
                    signal.map_err(HostError::Signal)?;
                    closes = true;
                    self.send(HostCommand::Close { back_later: true });
                    Vec::new()
                }
            };
            for line in lines {
                writeln!(out, "{line}")?;
            }
            out.flush()?;
        }
        // The stream ends once the table has told everyone that it closes.
        while host_events.recv().await.is_some() {}
        Ok(())
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
                self.save_players();
            }
            HostEvent::Banned(who) => {
                self.knocks.withdraw(*who);
                self.players.ban(*who);
                self.save_players();
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
                        self.knocks.remove(who);
                        self.send(HostCommand::AnswerKnock { who, admit });
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
            Answered::Knock(Knock { who, .. }) => {
                self.send(HostCommand::AnswerKnock { who, admit });
                Vec::new()
            }
        };
        lines.extend(self.knocks.first().into_iter().flat_map(Knock::question));
        lines
    }

    fn knocking(&self) -> Vec<Guest> {
        self.knocks.iter().map(|knock| Guest { key: knock.who, name: knock.name.clone() }).collect()
    }

    fn save_players(&self) {
        if let Err(error) = self.store.put_players(&self.players) {
            warn(&ErrorChain(&error));
        }
    }

    /// Sends a command. That fails only after the table has closed, which ends the session, or while the table is far behind.
    fn send(&self, command: HostCommand) {
        let _ = self.commands.send(command);
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
    use skipstone_net::testing;

    use super::*;

    fn hosted() -> HostedTable {
        let config = testing::host_config(Preset::Quick.rules(), 2, 2);
        let own = config.identity.fingerprint();
        let (host, _) = host::open(config, Box::new(|_, _| {})).expect("a table on loopback");
        HostedTable {
            commands: host.commands,
            event_log: EventLog::new(own),
            knocks: KnockQueue::default(),
            players: KnownPlayers::default(),
            store: Store::in_memory(),
            rematch: None,
        }
    }

    #[tokio::test]
    async fn answers_of_the_host_reach_the_guest_who_was_asked_about() {
        let mut table = hosted();
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
