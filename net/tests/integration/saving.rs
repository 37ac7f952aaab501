//! What is sent waits for what it depends on to be saved, and nothing else does. The tests acknowledge each save by hand; a sleep
//! under paused time ends when every task waits for something else.

use std::time::Duration;

use skipstone_core::bot::{Bot as _, Greedy, Level};
use skipstone_core::table::{Intent, Table, Update};
use skipstone_core::{Preset, Replica, Seat, Setup};
use skipstone_net::client::{
    ClientEvent, ClientSession, Evidence, EvidenceStore, NoEvidenceStore, UnfinishedDeals,
};
use skipstone_net::host::{self, Host, HostCommand, HostConfig, SeatFiller};
use skipstone_net::protocol::{Audience, ChatLine, Name, SeriesKey};
use skipstone_net::{Fingerprint, SaveReceipt, testing};
use tokio::sync::{mpsc, oneshot};
use tokio::time::sleep;

/// A table of the host's player and a computer player.
fn config() -> HostConfig {
    let mut config = testing::host_config(Preset::Quick.rules(), 2, 2);
    config.setup.seats[1] = SeatFiller::Bot { name: Name::new("Pebble"), level: Level::Greedy };
    config
}

/// The host's player, who plays like a computer player.
struct Player {
    session: ClientSession,
    setup: Option<Setup>,
    round: Option<Replica>,
    chat: usize,
}

impl Player {
    fn new(session: ClientSession) -> Player {
        Player { session, setup: None, round: None, chat: 0 }
    }

    /// Applies what was told by now, and makes a move if it is the player's turn.
    fn catch_up(&mut self) {
        while let Ok(event) = self.session.events.try_recv() {
            match event {
                ClientEvent::Lobby(lobby) => self.setup = lobby.setup().ok(),
                ClientEvent::Table(Update::RoundBegan { events, .. }) => {
                    let setup = self.setup.expect("the lobby comes first");
                    let mut round = Replica::new(setup, Some(Seat::ONE));
                    events.iter().for_each(|event| round.apply(event));
                    self.round = Some(round);
                }
                ClientEvent::Table(Update::Events(events)) => {
                    let round = self.round.as_mut().expect("a round began");
                    events.iter().for_each(|event| round.apply(event));
                }
                ClientEvent::Chat { .. } => self.chat += 1,
                _ => {}
            }
        }
        if let Some(view) = self.round.as_ref().map(Replica::view)
            && self.is_on_turn()
        {
            // One that was sent before is refused.
            self.session.link.send(Intent::Move(Greedy.choose(&view))).expect("the table is open");
        }
    }

    fn is_on_turn(&self) -> bool {
        let view = self.round.as_ref().map(Replica::view);
        view.is_some_and(|view| view.turn() == Seat::ONE && view.ending().is_none())
    }

    fn moves(&self) -> u32 {
        self.round.as_ref().map_or(0, |round| round.view().moves())
    }

    fn is_over(&self) -> bool {
        self.round.as_ref().is_some_and(|round| round.view().ending().is_some())
    }
}

/// Lets every task go on until it waits for a save or for a player.
async fn settle() {
    sleep(Duration::from_secs(60)).await;
}

#[tokio::test(start_paused = true)]
async fn a_move_is_told_after_one_save_and_never_before() {
    let (saves_tx, mut saves) = mpsc::unbounded_channel();
    let save = Box::new(move |table: &Table, _: &_| {
        let (sender, receipt) = SaveReceipt::pending();
        let moves = table.round().map_or(0, |round| round.moves());
        saves_tx.send((moves, sender)).expect("the test listens");
        receipt
    });
    let (host, session) = host::open(config(), save, Box::new(NoEvidenceStore)).expect("a port is free");
    host.commands.send(HostCommand::StartRound).expect("the table is open");
    let mut player = Player::new(session);
    let mut saved = 0;
    while !player.is_over() {
        settle().await;
        player.catch_up();
        assert_eq!(player.moves(), saved, "what is saved is told, and nothing else");
        let Ok((moves, save)) = saves.try_recv() else { continue };
        assert!(saves.is_empty(), "the table waits for the acknowledgement");
        assert!(moves == 0 || moves == saved + 1, "one save for each move");
        save.send(()).expect("the table waits");
        saved = moves;
    }
    assert!(saved > 10, "{saved} moves were made");
}

/// Hands out the senders of its receipts.
#[derive(Debug)]
struct SlowEvidenceStore(mpsc::UnboundedSender<oneshot::Sender<()>>);

impl EvidenceStore for SlowEvidenceStore {
    fn keys(&mut self) -> Vec<SeriesKey> {
        Vec::new()
    }

    fn load(&mut self, _: SeriesKey) -> Option<Evidence> {
        None
    }

    fn save(&mut self, _: SeriesKey, _: &Evidence) -> SaveReceipt {
        let (sender, receipt) = SaveReceipt::pending();
        // The session may end after the test.
        let _ = self.0.send(sender);
        receipt
    }

    fn remove(&mut self, _: SeriesKey) {}

    fn hosts_with_unfinished_deals(&mut self) -> Vec<Fingerprint> {
        Vec::new()
    }

    fn load_unfinished_deals(&mut self, _: Fingerprint) -> UnfinishedDeals {
        UnfinishedDeals::default()
    }

    fn save_unfinished_deals(&mut self, _: Fingerprint, _: &UnfinishedDeals) -> SaveReceipt {
        SaveReceipt::default()
    }
}

/// Acknowledges all that is to be saved by now.
fn acknowledge(saves: &mut mpsc::UnboundedReceiver<oneshot::Sender<()>>) {
    while let Ok(save) = saves.try_recv() {
        // Who doesn't wait for it has dropped the receipt.
        let _ = save.send(());
    }
}

#[tokio::test(start_paused = true)]
async fn an_own_move_waits_for_its_evidence_and_the_screen_for_nothing() {
    let (saves_tx, mut saves) = mpsc::unbounded_channel();
    let evidence = Box::new(SlowEvidenceStore(saves_tx));
    let save = Box::new(|_: &_, _: &_| SaveReceipt::default());
    let (Host { commands, .. }, session) = host::open(config(), save, evidence).expect("a port is free");
    commands.send(HostCommand::StartRound).expect("the table is open");
    let mut player = Player::new(session);
    while player.moves() < 6 || !player.is_on_turn() {
        settle().await;
        acknowledge(&mut saves);
        settle().await;
        player.catch_up();
    }
    let moves = player.moves();
    settle().await;
    player.session.room.send_chat(Audience::Everyone, ChatLine::new("Hello!")).expect("the table is open");
    settle().await;
    player.catch_up();
    assert_eq!(
        (player.moves(), player.chat),
        (moves, 0),
        "the evidence isn't saved, and what is sent later waits behind it"
    );
    acknowledge(&mut saves);
    settle().await;
    player.catch_up();
    assert!(player.moves() > moves, "the own move is told");
    assert_eq!(player.chat, 1);
}
