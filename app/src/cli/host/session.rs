//! Runs a hosted table from its opening to its end.

use std::collections::VecDeque;
use std::io;
use std::pin::pin;
use std::time::Duration;

use skipstone_core::ErrorChain;
use skipstone_core::table::Update;
use skipstone_net::Fingerprint;
use skipstone_net::client::ClientEvent;
use skipstone_net::host::{self, Host, HostCommand, HostCommandSender, HostEvent};
use skipstone_net::protocol::{Lobby, Occupant};
use skipstone_net::trust::KnownPlayers;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::HostError;
use super::event_log::EventLog;
use super::opening::HostPlan;
use crate::cli::output::Output;
use crate::cli::warn;
use crate::store::Store;

/// The time between the end of a series and the return to the lobby.
const REMATCH_DELAY: Duration = Duration::from_secs(20);

/// Hosts a table until it is closed by Ctrl-C or an error. Starts rounds by itself, logs events, and reads answers to knocks
/// from standard input.
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
    let (Host { commands, events: mut host_events, address }, mut session) = opened?;
    writeln!(out, "the table listens at {address}")?;
    out.flush()?;
    let mut knock_queue =
        KnockQueue { commands: commands.clone(), knocking: VecDeque::new(), players, store };
    let mut event_log = EventLog::new(own);
    let mut answered = stdin_lines();
    let mut interrupted = pin!(tokio::signal::ctrl_c());
    let mut closes = false;
    let mut rematch: Option<Instant> = None;
    loop {
        let lines = tokio::select! {
            event = session.events.recv() => {
                let Some(event) = event else { break };
                // Sending fails only after the table has closed, which ends this loop.
                if let ClientEvent::Lobby(lobby) = &event
                    && !lobby.begun
                    && everybody_is_ready(lobby)
                {
                    let _ = commands.send(HostCommand::StartRound);
                }
                if let ClientEvent::Table(Update::RoundEnded { ended, .. }) = &event
                    && ended.series_winners.is_some()
                {
                    rematch = Some(Instant::now() + REMATCH_DELAY);
                }
                event_log.client_event(&event)
            }
            Some(event) = host_events.recv() => {
                knock_queue.apply(&event);
                event_log.host_event(&event)
            }
            Some(answer) = answered.recv() => {
                knock_queue.answer_next(&answer);
                Vec::new()
            }
            () = sleep_until(rematch.unwrap_or_else(Instant::now)), if rematch.is_some() => {
                rematch = None;
                let _ = commands.send(HostCommand::Rematch);
                Vec::new()
            }
            signal = &mut interrupted, if !closes => {
                signal.map_err(HostError::Signal)?;
                closes = true;
                let _ = commands.send(HostCommand::Close { back_later: true });
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

/// Whether every seat is taken and every person is ready.
fn everybody_is_ready(lobby: &Lobby) -> bool {
    lobby.seats.iter().all(|place| match place.occupant {
        Occupant::Nobody => false,
        Occupant::Person { ready, .. } => ready,
        Occupant::Bot { .. } => true,
    })
}

/// Answers knocks, and saves who was admitted or banned.
struct KnockQueue {
    commands: HostCommandSender,
    /// Unanswered knocks, the oldest first.
    knocking: VecDeque<Fingerprint>,
    players: KnownPlayers,
    store: Store,
}

impl KnockQueue {
    fn apply(&mut self, event: &HostEvent) {
        match event {
            HostEvent::Knock { who, .. } => self.knocking.push_back(*who),
            HostEvent::KnockWithdrawn(gone) => self.knocking.retain(|who| who != gone),
            HostEvent::Admitted { who, name } => {
                self.players.admit(*who, name);
                self.save();
            }
            HostEvent::Banned(who) => {
                self.players.ban(*who);
                self.save();
            }
            _ => {}
        }
    }

    fn save(&self) {
        if let Err(error) = self.store.put_players(&self.players) {
            warn(&ErrorChain(&error));
        }
    }

    /// Answers the oldest knock with a typed line; ignores a line that is neither yes nor no.
    fn answer_next(&mut self, answer: &str) {
        let admit = match answer.trim() {
            "y" | "Y" | "yes" => true,
            "n" | "N" | "no" => false,
            _ => return,
        };
        if let Some(who) = self.knocking.pop_front() {
            let _ = self.commands.send(HostCommand::AnswerKnock { who, admit });
        }
    }
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
