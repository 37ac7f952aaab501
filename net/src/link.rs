//! What a screen holds of a table: a [`Link`] for the player's intents, and the [`LocalTable`] of a table in this process.
//!
//! Where several people share a screen, the [`LocalTable`] decides through whose eyes it looks.
//!
//! Awaiting the next update drives a local table. It needs no task of its own, and ends when the [`LocalTable`] is dropped.

use std::collections::VecDeque;

use skipstone_core::Seat;
use skipstone_core::table::{Intent, Output, Recipient, Table, TableInput, Update};
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;
use tokio::time::{Instant, sleep_until};

use crate::save_receipt::SaveReceipt;

/// The capacity of the intent channel. Further intents are rejected with [`LinkError::Full`].
const INTENT_QUEUE: usize = 64;

/// Sends the intents of one seat to its table. Clones share the channel.
#[derive(Debug, Clone)]
pub struct Link {
    intents: mpsc::Sender<Intent>,
}

/// Why a request isn't sent to a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    /// The table, or the session at it, has ended.
    #[error("the table is closed")]
    Closed,
    /// As many requests as the queue holds are waiting already.
    #[error("the table is far behind")]
    Full,
}

impl<T> From<TrySendError<T>> for LinkError {
    fn from(why: TrySendError<T>) -> LinkError {
        match why {
            TrySendError::Closed(_) => LinkError::Closed,
            TrySendError::Full(_) => LinkError::Full,
        }
    }
}

impl Link {
    pub(crate) fn new() -> (Link, mpsc::Receiver<Intent>) {
        let (sender, intents) = mpsc::channel(INTENT_QUEUE);
        (Link { intents: sender }, intents)
    }

    /// Sends an intent. The outcome arrives as an [`Update`].
    ///
    /// # Errors
    /// If the table is gone, or 64 intents are waiting.
    pub fn send(&self, intent: Intent) -> Result<(), LinkError> {
        self.intents.try_send(intent).map_err(LinkError::from)
    }
}

/// Begins to save a table, without waiting for a disk. Called after each change, whose updates are delivered once the receipt is
/// acknowledged.
pub type SaveTableFn = Box<dyn FnMut(&Table) -> SaveReceipt + Send>;

/// Asks a local table for the view of a seat, where several people share the screen. Clones share the channel.
#[derive(Debug, Clone)]
pub struct ViewerLink {
    viewers: mpsc::Sender<Seat>,
}

impl ViewerLink {
    /// Asks to see the table as the person on this seat. It is granted while that person is on turn or the next one who is;
    /// then a snapshot for the seat arrives as a [`LocalUpdate`].
    ///
    /// # Errors
    /// If the table is gone, or 64 requests are waiting.
    pub fn look_as(&self, seat: Seat) -> Result<(), LinkError> {
        self.viewers.try_send(seat).map_err(LinkError::from)
    }
}

/// What a local table tells at once, redacted for whoever looks at the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LocalUpdate {
    /// The seat that looks; `None` for a spectator's view. The first update after a change of viewer is the whole round so far.
    pub viewer: Option<Seat>,
    /// The updates, in order.
    pub updates: Vec<Update>,
}

/// The updates of a local table for one screen. Owns the table.
///
/// One person looks at the screen all the time. Several share it: each sees it from [`ViewerLink::look_as`] until the turn is
/// the next person's, and in between it shows what a spectator may see. So it is never sent a hand that is covered.
pub struct LocalTable {
    table: Table,
    save: SaveTableFn,
    /// The receipt of the last save, which `pending` waits for.
    saved: SaveReceipt,
    viewer: Option<Seat>,
    began: Instant,
    intents: mpsc::Receiver<Intent>,
    viewers: mpsc::Receiver<Seat>,
    pending: VecDeque<LocalUpdate>,
}

/// Connects a screen to a table in this process. Every change is saved before its updates are delivered.
pub fn local(table: Table, save: SaveTableFn) -> (Link, ViewerLink, LocalTable) {
    let (link, intents) = Link::new();
    let (sender, viewers) = mpsc::channel(INTENT_QUEUE);
    let viewer = table.only_person();
    let pending = VecDeque::new();
    let saved = SaveReceipt::default();
    let updates = LocalTable { table, save, saved, viewer, began: Instant::now(), intents, viewers, pending };
    (link, ViewerLink { viewers: sender }, updates)
}

/// What makes a local table go on.
enum Request {
    Intent(Intent),
    LookAs(Seat),
    Tick,
}

impl LocalTable {
    /// Waits for the next update; `None` once the [`Link`] is dropped. Needs a tokio runtime with time. Cancel safe.
    pub async fn next(&mut self) -> Option<LocalUpdate> {
        loop {
            self.saved.acknowledged().await;
            if let Some(update) = self.pending.pop_front() {
                return Some(update);
            }
            let wake_at = self.table.wake_at().map(|at| self.began + at);
            let request = tokio::select! {
                intent = self.intents.recv() => Request::Intent(intent?),
                Some(seat) = self.viewers.recv() => Request::LookAs(seat),
                () = sleep_until(wake_at.unwrap_or(self.began)), if wake_at.is_some() => Request::Tick,
            };
            match request {
                Request::LookAs(seat) => self.look_as(seat),
                Request::Intent(Intent::Snapshot) => self.deliver(self.table.snapshot(self.recipient())),
                Request::Intent(intent) => self.handle_intent(intent),
                Request::Tick => self.handle(TableInput::Tick),
            }
        }
    }

    fn look_as(&mut self, seat: Seat) {
        if self.may_look(seat) && self.viewer != Some(seat) {
            self.viewer = Some(seat);
            self.deliver(self.table.snapshot(self.recipient()));
        }
    }

    fn handle_intent(&mut self, intent: Intent) {
        let Some(seat) = self.viewer else {
            // A covered screen plays for nobody.
            if matches!(intent, Intent::NextRound | Intent::SetBotDelay(_)) {
                let anybody = self.table.first_person().unwrap_or(Seat::ONE);
                self.handle(TableInput::Intent(anybody, intent));
            }
            return;
        };
        self.handle(TableInput::Intent(seat, intent));
        if intent == Intent::Undo && self.table.takeback_asker() == Some(seat) {
            // The others sit at the same screen.
            let others: Vec<Seat> = self.table.people().filter(|other| *other != seat).collect();
            others.into_iter().for_each(|other| self.handle(TableInput::Intent(other, Intent::Agree(true))));
        }
    }

    /// Has the table handle an input, saves it and delivers the updates. When the viewer's turn is over, what a spectator saw
    /// before comes first.
    fn handle(&mut self, input: TableInput) {
        let covered = self.is_shared() && self.viewer.is_some();
        let covered = covered.then(|| self.table.snapshot(Recipient::Spectators));
        let outputs = self.table.handle(self.began.elapsed(), input);
        // A refused intent changes nothing, so nothing is saved.
        if outputs.iter().any(|output| !matches!(output.update, Update::Refused(_))) {
            self.saved = (self.save)(&self.table);
        }
        let is_over = self.viewer.is_some_and(|seat| !self.may_look(seat));
        if is_over {
            self.viewer = None;
        }
        let covered = covered.filter(|_| is_over).unwrap_or_default();
        self.deliver(covered.into_iter().chain(outputs));
    }

    fn deliver(&mut self, outputs: impl IntoIterator<Item = Output>) {
        let (viewer, recipient) = (self.viewer, self.recipient());
        let is_ours = |output: &Output| output.to == recipient || matches!(output.update, Update::Refused(_));
        let updates: Vec<Update> = outputs.into_iter().filter(is_ours).map(|output| output.update).collect();
        if !updates.is_empty() {
            self.pending.push_back(LocalUpdate { viewer, updates });
        }
    }

    fn recipient(&self) -> Recipient {
        self.viewer.map_or(Recipient::Spectators, Recipient::Seat)
    }

    /// Whether several people share the screen.
    fn is_shared(&self) -> bool {
        self.table.people().count() > 1
    }

    /// Whether a person may see their hand: always if nobody else shares the screen, else from the end of the turn of the person
    /// before to that of the own one. After the round nobody does.
    fn may_look(&self, seat: Seat) -> bool {
        if !self.is_shared() {
            return self.table.people().any(|person| person == seat);
        }
        let Some(round) = self.table.round().filter(|round| round.ending().is_none()) else { return false };
        let (before, from_turn): (Vec<Seat>, Vec<Seat>) =
            self.table.people().partition(|person| *person < round.turn());
        from_turn.first().or(before.first()) == Some(&seat)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use skipstone_core::bot::Level;
    use skipstone_core::table::{Player, SeatConfig, TableConfig};
    use skipstone_core::{Preset, Replica, Seed};
    use tokio::time::timeout;

    use super::*;

    #[test]
    fn a_table_that_is_closed_is_told_from_one_that_is_far_behind() {
        let (link, intents) = Link::new();
        let sent = (0..=INTENT_QUEUE).map(|_| link.send(Intent::Undo));
        assert_eq!(sent.filter_map(Result::err).collect::<Vec<_>>(), [LinkError::Full]);
        drop(intents);
        assert_eq!(link.send(Intent::Undo), Err(LinkError::Closed));
    }

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
                saved.store(table.to_saved().round.map_or(0, |round| round.actions.len()), Ordering::Relaxed);
                SaveReceipt::default()
            }
        };
        let (link, _viewers, mut updates) = local(table, Box::new(save));

        link.send(Intent::NextRound).expect("the table is there");
        let mut winner = None;
        while winner.is_none() {
            for update in updates.next().await.expect("the link is held").updates {
                match update {
                    Update::RoundBegan { events, .. } | Update::Events(events) => {
                        events.iter().for_each(|event| replica.apply(event));
                        let moves = replica.view().moves() as usize;
                        assert!(saved.load(Ordering::Relaxed) >= moves, "updates are delivered after saving");
                        if let Some(mv) = replica.view().legal_moves().get(0) {
                            link.send(Intent::Move(mv)).expect("the table is there");
                        }
                    }
                    Update::RoundEnded { ended, .. } => winner = Some(ended.result.winner),
                    other => panic!("unexpected: {other:?}"),
                }
            }
        }
        assert_eq!(replica.view().ending().map(|end| end.winner), winner);

        drop(link);
        assert_eq!(updates.next().await, None);
    }

    /// An update waits for its save, however often the wait is given up.
    #[tokio::test(start_paused = true)]
    async fn an_update_is_delivered_once_its_save_is_acknowledged() {
        let seat = |player| SeatConfig { name: String::new(), player, age: None };
        let seats = vec![seat(Player::Human), seat(Player::Bot(Level::Greedy))];
        let config = TableConfig { rules: Preset::Quick.rules(), teams: 2, seats };
        let table = Table::new(config, Seed::from_number(5)).expect("two can play");
        let (saves_tx, saves) = std::sync::mpsc::channel();
        let save = move |_: &Table| {
            let (sender, receipt) = SaveReceipt::pending();
            saves_tx.send(sender).expect("the test listens");
            receipt
        };
        let (link, _viewers, mut updates) = local(table, Box::new(save));
        link.send(Intent::NextRound).expect("the table is there");
        for _ in 0..3 {
            let told = timeout(Duration::from_secs(60), updates.next()).await;
            assert!(told.is_err(), "it is told before it is saved: {told:?}");
        }
        saves.try_recv().expect("the deal is saved").send(()).expect("the table waits");
        let told = updates.next().await.expect("the link is held");
        assert!(matches!(told.updates[..], [Update::RoundBegan { .. }, ..]), "{told:?}");
        assert!(saves.try_recv().is_err(), "one save is enough");
    }
}
