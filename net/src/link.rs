//! What a screen holds of a table: a [`Link`] to send what its player wants, and [`Updates`] that tell what happened.
//!
//! A table in this process lives inside its `Updates`: whoever waits for the next one drives it. So it needs no task of its
//! own, and ends when the `Updates` are dropped.

use std::collections::VecDeque;
use std::time::Duration;

use skipstone_core::Seat;
use skipstone_core::table::{Input, Intent, Output, Table, To, Update};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

/// How many intents may wait for the table. A person can't fill this; whoever does loses intents, not memory.
const INTENTS: usize = 64;

/// The way to a table for one seat.
#[derive(Debug, Clone)]
pub struct Link {
    intents: mpsc::Sender<Intent>,
}

/// The table takes no more intents: it is gone, or far too many wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Closed;

impl Link {
    pub(crate) fn new() -> (Link, mpsc::Receiver<Intent>) {
        let (sender, intents) = mpsc::channel(INTENTS);
        (Link { intents: sender }, intents)
    }

    /// Sends what the player wants. What comes of it arrives as an update.
    ///
    /// # Errors
    /// If the table is gone.
    pub fn send(&self, intent: Intent) -> Result<(), Closed> {
        self.intents.try_send(intent).map_err(|_| Closed)
    }
}

/// Keeps a table somewhere safe.
pub type Keep = Box<dyn FnMut(&Table) + Send>;

/// What happens at a table, for one seat.
pub struct Updates {
    table: Table,
    keep: Keep,
    seat: Seat,
    began: Instant,
    intents: mpsc::Receiver<Intent>,
    pending: VecDeque<Update>,
}

/// Sits a player down at a table in this process. Whatever happens there is kept before anybody is told of it.
pub fn local(table: Table, seat: Seat, keep: Keep) -> (Link, Updates) {
    let (link, intents) = Link::new();
    let updates = Updates { table, keep, seat, began: Instant::now(), intents, pending: VecDeque::new() };
    (link, updates)
}

impl Updates {
    /// Waits for the next update; `None` once the [`Link`] is dropped. Needs a tokio runtime with time. May be dropped while it
    /// waits: nothing is lost.
    pub async fn next(&mut self) -> Option<Update> {
        loop {
            if let Some(update) = self.pending.pop_front() {
                return Some(update);
            }
            let wake_at = self.table.wake_at().map(|at| self.began + at);
            let input = tokio::select! {
                intent = self.intents.recv() => Input::From(self.seat, intent?),
                () = sleep_until(wake_at.unwrap_or(self.began)), if wake_at.is_some() => Input::Tick,
            };
            let now: Duration = self.began.elapsed();
            let outputs = self.table.handle(now, input);
            // What is refused changes nothing.
            if outputs.iter().any(|output| !matches!(output.update, Update::Refused(_))) {
                (self.keep)(&self.table);
            }
            let ours = |Output { to, update }| (to == To::Seat(self.seat)).then_some(update);
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
    use skipstone_core::{Mirror, Preset, Seed};

    use super::*;

    /// A person who plays the first legal move and two computer players finish a round, and the person's copy of the table
    /// follows by the updates alone.
    #[tokio::test(start_paused = true)]
    async fn a_round_over_a_local_link() {
        let seat = |player| SeatConfig { name: String::new(), player, age: None };
        let bot = || seat(Player::Bot(Level::Greedy));
        let seats = vec![seat(Player::Human), bot(), bot()];
        let config = TableConfig { rules: Preset::Quick.rules(), teams: 3, seats };
        let table = Table::new(config.clone(), Seed::from_number(5)).expect("three can play");
        let mut mirror = Mirror::new(config.setup().expect("three can play"), Seat::ONE);
        let kept = Arc::new(AtomicUsize::new(0));
        let keep = {
            let kept = Arc::clone(&kept);
            move |table: &Table| {
                kept.store(table.kept().round.map_or(0, |round| round.acts.len()), Ordering::Relaxed)
            }
        };
        let (link, mut updates) = local(table, Seat::ONE, Box::new(keep));

        link.send(Intent::NextRound).expect("the table is there");
        loop {
            match updates.next().await.expect("the link is held") {
                Update::RoundBegan { events, .. } | Update::Events(events) => {
                    events.iter().for_each(|event| mirror.apply(event));
                    let told = mirror.view().moves() as usize;
                    assert!(kept.load(Ordering::Relaxed) >= told, "what is told was kept before");
                    if let Some(mv) = mirror.view().legal_moves().get(0) {
                        link.send(Intent::Move(mv)).expect("the table is there");
                    }
                }
                Update::RoundEnded { ended, .. } => {
                    assert_eq!(mirror.view().ending().map(|end| end.winner), Some(ended.result.winner));
                    break;
                }
                other => panic!("unexpected: {other:?}"),
            }
        }

        drop(link);
        assert_eq!(updates.next().await, None);
    }
}
