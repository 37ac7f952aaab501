//! A hosted table from its opening to its end.

use std::collections::VecDeque;
use std::io;
use std::pin::pin;
use std::time::Duration;

use skipstone_core::table::Update;
use skipstone_net::Fingerprint;
use skipstone_net::host::{self, Host, HostNews, Order, Orders};
use skipstone_net::protocol::{Lobby, Occupant};
use skipstone_net::trust::Players;
use skipstone_net::visit::News;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::HostError;
use super::diary::Diary;
use super::opening::Planned;
use crate::cli::output::Output;
use crate::cli::warn;
use crate::store::Store;

/// How long people look at how a series has ended, before they find themselves in the lobby again.
const LOOK: Duration = Duration::from_secs(20);

/// Hosts a table until it is closed.
pub(super) async fn evening(planned: Planned, store: Store, out: &mut Output) -> Result<(), HostError> {
    let Planned { opening, before } = planned;
    let own = opening.identity.fingerprint();
    let players = opening.players.clone();
    let opened = match before {
        Some((kept, table, keeper)) => {
            host::resume(opening, kept, table, store.keep_hosted(own, Some(keeper)))
        }
        None => host::open(opening, store.keep_hosted(own, None)),
    };
    let (Host { orders, mut news, address }, mut visit) = opened?;
    writeln!(out, "the table listens at {address}")?;
    out.flush()?;
    let mut doorman = Doorman { orders: orders.clone(), knocking: VecDeque::new(), players, store };
    let mut diary = Diary::new(own);
    let mut answered = answers();
    let mut interrupted = pin!(tokio::signal::ctrl_c());
    let mut closes = false;
    let mut rematch: Option<Instant> = None;
    loop {
        let lines = tokio::select! {
            told = visit.news.recv() => {
                let Some(told) = told else { break };
                // A table that takes no orders any more is closed, and says so itself.
                if let News::Lobby(lobby) = &told
                    && !lobby.begun
                    && everybody_is_ready(lobby)
                {
                    let _ = orders.give(Order::Deal);
                }
                if let News::Table(Update::RoundEnded { ended, .. }) = &told
                    && ended.over.is_some()
                {
                    rematch = Some(Instant::now() + LOOK);
                }
                diary.news(&told)
            }
            Some(told) = news.recv() => {
                doorman.hears(&told);
                diary.host_news(&told)
            }
            Some(answer) = answered.recv() => {
                doorman.answers(&answer);
                Vec::new()
            }
            () = sleep_until(rematch.unwrap_or_else(Instant::now)), if rematch.is_some() => {
                rematch = None;
                let _ = orders.give(Order::Rematch);
                Vec::new()
            }
            signal = &mut interrupted, if !closes => {
                signal.map_err(HostError::Signal)?;
                closes = true;
                let _ = orders.give(Order::Close { back_later: true });
                Vec::new()
            }
        };
        for line in lines {
            writeln!(out, "{line}")?;
        }
        out.flush()?;
    }
    // Everyone is told before it ends.
    while news.recv().await.is_some() {}
    Ok(())
}

/// Whether nobody is missing, and every person wants to begin.
fn everybody_is_ready(lobby: &Lobby) -> bool {
    lobby.seats.iter().all(|place| match place.occupant {
        Occupant::Nobody => false,
        Occupant::Person { ready, .. } => ready,
        Occupant::Bot { .. } => true,
    })
}

/// Lets people in, and remembers whom.
struct Doorman {
    orders: Orders,
    /// Who waits for an answer, the first one first.
    knocking: VecDeque<Fingerprint>,
    players: Players,
    store: Store,
}

impl Doorman {
    fn hears(&mut self, news: &HostNews) {
        match news {
            HostNews::Knock { who, .. } => self.knocking.push_back(*who),
            HostNews::KnockOver(gone) => self.knocking.retain(|who| who != gone),
            HostNews::LetIn { who, name } => {
                self.players.let_in(*who, name);
                self.keep();
            }
            HostNews::Banned(who) => {
                self.players.ban(*who);
                self.keep();
            }
            _ => {}
        }
    }

    fn keep(&self) {
        if let Err(trouble) = self.store.put_players(&self.players) {
            warn(&trouble);
        }
    }

    /// The host answers the one who has waited longest.
    fn answers(&mut self, answer: &str) {
        let welcome = match answer.trim() {
            "y" | "Y" | "yes" => true,
            "n" | "N" | "no" => false,
            _ => return,
        };
        if let Some(who) = self.knocking.pop_front() {
            let _ = self.orders.give(Order::Answer { who, welcome });
        }
    }
}

/// What is typed on the terminal, line by line.
fn answers() -> mpsc::Receiver<String> {
    let (says, answers) = mpsc::channel(16);
    // It ends with the program: nothing can stop a thread that waits for a key.
    std::thread::spawn(move || {
        for line in io::stdin().lines().map_while(Result::ok) {
            if says.blocking_send(line).is_err() {
                return;
            }
        }
    });
    answers
}
