//! What a screen holds of a table: a [`Link`] for the player's intents, and the [`LocalTable`] of a table in this process.
//!
//! Awaiting the next update drives a local table. It needs no task of its own, and ends when the [`LocalTable`] is dropped.

use std::collections::VecDeque;
use std::time::Duration;

use skipstone_core::Seat;
use skipstone_core::table::{Intent, Output, Recipient, Table, TableInput, Update};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

/// The capacity of the intent channel. Further intents are rejected with [`Closed`].
const INTENT_QUEUE: usize = 64;

/// Sends the intents of one seat to its table. Clones share the channel.
#[derive(Debug, Clone)]
pub struct Link {
    intents: mpsc::Sender<Intent>,
}

/// The receiver is gone, or its queue is full.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Closed;

impl Link {
    pub(crate) fn new() -> (Link, mpsc::Receiver<Intent>) {
        let (sender, intents) = mpsc::channel(INTENT_QUEUE);
        (Link { intents: sender }, intents)
    }

    /// Sends an intent. The outcome arrives as an [`Update`].
    ///
    /// # Errors
    /// If the table is gone, or 64 intents are waiting.
    pub fn send(&self, intent: Intent) -> Result<(), Closed> {
        self.intents.try_send(intent).map_err(|_| Closed)
    }
}

/// Saves a table; called after each change, before the updates are delivered.
pub type SaveTableFn = Box<dyn FnMut(&Table) + Send>;

/// The updates of a local table for one seat. Owns the table.
pub struct LocalTable {
    table: Table,
    save: SaveTableFn,
    seat: Seat,
    began: Instant,
    intents: mpsc::Receiver<Intent>,
    pending: VecDeque<Update>,
}

/// Connects a seat to a table in this process. Every change is saved before its updates are delivered.
pub fn local(table: Table, seat: Seat, save: SaveTableFn) -> (Link, LocalTable) {
    let (link, intents) = Link::new();
    let updates = LocalTable { table, save, seat, began: Instant::now(), intents, pending: VecDeque::new() };
    (link, updates)
}

impl LocalTable {
    /// Waits for the next update; `None` once the [`Link`] is dropped. Needs a tokio runtime with time. Cancel safe.
    pub async fn next(&mut self) -> Option<Update> {
        loop {
            if let Some(update) = self.pending.pop_front() {
                return Some(update);
            }
            let wake_at = self.table.wake_at().map(|at| self.began + at);
            let input = tokio::select! {
                intent = self.intents.recv() => TableInput::Intent(self.seat, intent?),
                () = sleep_until(wake_at.unwrap_or(self.began)), if wake_at.is_some() => TableInput::Tick,
            };
            let now: Duration = self.began.elapsed();
            let outputs = self.table.handle(now, input);
            // A refused intent changes nothing, so nothing is saved.
            if outputs.iter().any(|output| !matches!(output.update, Update::Refused(_))) {
                (self.save)(&self.table);
            }
            let ours = |Output { to, update }| (to == Recipient::Seat(self.seat)).then_some(update);
            self.pending.extend(outputs.into_iter().filter_map(ours));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use skipstone_core::bot::Level;
    use skipstone_core::table::{Player, SeatConfig, TableConfig};
    use skipstone_core::{Preset, Replica, Seed};

    use super::*;

    /// A person who plays the first legal move finishes a round against two computer players, with a replica fed by the updates
    /// alone.
    #[tokio::test(start_paused = true)]
    async fn a_round_over_a_local_link() {
        let seat = |player| SeatConfig { name: String::new(), player, age: None };
        let bot = || seat(Player::Bot(Level::Greedy));
        let seats = vec![seat(Player::Human), bot(), bot()];
        let config = TableConfig { rules: Preset::Quick.rules(), teams: 3, seats };
        let table = Table::new(config.clone(), Seed::from_number(5)).expect("three can play");
        let mut replica = Replica::new(config.setup().expect("three can play"), Seat::ONE);
        let saved = Arc::new(AtomicUsize::new(0));
        let save = {
            let saved = Arc::clone(&saved);
            move |table: &Table| {
                saved.store(table.to_saved().round.map_or(0, |round| round.actions.len()), Ordering::Relaxed)
            }
        };
        let (link, mut updates) = local(table, Seat::ONE, Box::new(save));

        link.send(Intent::NextRound).expect("the table is there");
        loop {
            match updates.next().await.expect("the link is held") {
                Update::RoundBegan { events, .. } | Update::Events(events) => {
                    events.iter().for_each(|event| replica.apply(event));
                    let moves = replica.view().moves() as usize;
                    assert!(saved.load(Ordering::Relaxed) >= moves, "updates are delivered after saving");
                    if let Some(mv) = replica.view().legal_moves().get(0) {
                        link.send(Intent::Move(mv)).expect("the table is there");
                    }
                }
                Update::RoundEnded { ended, .. } => {
                    assert_eq!(replica.view().ending().map(|end| end.winner), Some(ended.result.winner));
                    break;
                }
                other => panic!("unexpected: {other:?}"),
            }
        }

        drop(link);
        assert_eq!(updates.next().await, None);
    }
}
