//! What waits for a slow disk, and how often it is written.

use std::time::Duration;

use iced::futures::FutureExt as _;
use jiff::Timestamp;
use skipstone_core::bot::{Bot as _, Greedy, Level};
use skipstone_core::table::{Intent, Player, SeatConfig, Table, TableConfig, Update};
use skipstone_core::{Preset, Replica, Seat, Seed};
use skipstone_net::client::ClientEvent;
use skipstone_net::host::{self, HostCommand, SeatFiller};
use skipstone_net::protocol::{Name, SeriesKey};
use skipstone_net::testing;

use super::super::database::RowKind;
use super::super::database::slow_disk::SlowDisk;
use super::*;
use crate::store::handle::Store;
use crate::store::saved::{SavedSeries, StoredSeriesId};
use crate::store::series_kind::SeriesKind;
use crate::store::table_saver::TableSaver;

/// A store on a disk.
fn store(disk: &SlowDisk) -> Store {
    let pending_writes = PendingWrites::of("nowhere".into(), Some(Arc::new(disk.database())));
    Store { writer: Arc::new(Writer::new(pending_writes, None)) }
}

/// A series with this number.
fn series(store: &Store, number: u128) -> SavedSeries {
    let seat = |player| SeatConfig { name: String::new(), player, age: None };
    let seats = vec![seat(Player::Human), seat(Player::Bot(Level::Greedy))];
    let config = TableConfig { rules: Preset::Quick.rules(), teams: 2, seats };
    let table = Table::new(config, Seed::from_number(1)).expect("two can play");
    let series =
        TableSaver::of(store.clone(), StoredSeriesId(number), SeriesKind::Local, &table).series().clone();
    // A store keeps whole seconds.
    SavedSeries { began: Timestamp::UNIX_EPOCH, played: Timestamp::UNIX_EPOCH, ..series }
}

/// While a transaction waits for the disk, changes are taken and found; whoever asks for the receipt waits. If a change or a read
/// waited too, this test would never end: only its own thread lets the disk go on.
#[test]
fn nobody_waits_for_the_disk_but_who_awaits_a_receipt() {
    let disk = SlowDisk::default();
    let store = store(&disk);
    let (first, second) = (series(&store, 1), series(&store, 2));
    let held = disk.hold();
    store.put(&first);
    disk.wait_until_busy();
    let renamed = SavedSeries { name: "Friday".to_owned(), ..first.clone() };
    store.put(&renamed);
    store.put(&second);
    let removed = store.remove(first.id).expect("it can be read");
    assert_eq!(store.find(first.id), Ok(None), "the newest change counts");
    store.restore(removed);
    assert_eq!(store.find(first.id), Ok(Some(renamed.clone())));
    assert_eq!(store.series().map(|series| series.len()), Ok(2));
    assert_eq!(store.round_count(), Ok(0));
    let mut saved = store.receipt();
    assert_eq!(saved.acknowledged().now_or_never(), None, "nothing is written yet");

    drop(held);
    assert_eq!(store.flush(), Ok(()));
    assert_eq!(saved.acknowledged().now_or_never(), Some(()));
    assert_eq!(disk.writes(), 2, "what came during the first transaction was written together");
    assert_eq!(store.find(first.id), Ok(Some(renamed)));
    assert_eq!(store.find(second.id), Ok(Some(second)));
}

#[test]
fn a_change_that_failed_gives_way_to_a_newer_one() {
    let key = |number: u8| (RowKind::Series, vec![number]);
    let mut pending_writes = PendingWrites::default();
    pending_writes.queued = [(key(1), Some(vec![1])), (key(2), Some(vec![1]))].into();
    pending_writes.begin_writing();
    pending_writes.queued.insert(key(2), Some(vec![2]));
    pending_writes.queued.insert(key(3), None);
    pending_writes.finish_writing(false);
    let expected = [(key(1), Some(vec![1])), (key(2), Some(vec![2])), (key(3), None)];
    assert_eq!(pending_writes.queued, expected.into());
}

#[test]
fn a_small_file_that_cant_be_written_is_reported_and_tried_again() {
    // Without a thread, whoever changes something writes it.
    for store in [store(&SlowDisk::default()), Store::in_memory()] {
        let folder = tempfile::tempdir().expect("a folder");
        let [settings, place] = ["settings.toml", "window.json"].map(|name| folder.path().join(name));
        fs::create_dir(&settings).and_then(|()| fs::create_dir(&place)).expect("it can be made");
        store.writer.write_file(place, b"{}".to_vec(), OnFailure::Forget);
        assert_eq!(store.flush(), Ok(()), "nobody has made it");
        store.writer.write_file(settings.clone(), b"speed = 1".to_vec(), OnFailure::Retry);
        let failed = store.flush().expect_err("a folder is in its place");
        assert!(matches!(&failed, StoreError::Unusable { path, .. } if *path == settings), "{failed}");
        store.put(&series(&store, 1));
        assert_eq!(store.flush(), Err(failed.clone()));
        assert_eq!(*store.watch_error().borrow(), Some(failed), "the database doesn't hide it");
        fs::remove_dir(&settings).expect("it is there");
        assert_eq!(store.flush(), Ok(()));
        assert_eq!(fs::read(&settings).expect("it is there"), b"speed = 1");
        assert_eq!(*store.watch_error().borrow(), None);
    }
}

/// A move at a network table is told after one write: its table's. What the host's own player has seen goes along with the next.
#[tokio::test]
async fn each_save_of_a_hosted_table_is_one_write() {
    let disk = SlowDisk::default();
    let store = store(&disk);
    let mut config = testing::host_config(Preset::Quick.rules(), 2, 2);
    config.setup.seats[1] = SeatFiller::Bot { name: Name::new("Pebble"), level: Level::Greedy };
    let own_key = config.identity.fingerprint();
    let mut saver = store.hosted_saver(own_key, None);
    let (mut saves, writes) = (0, disk.clone());
    let save = Box::new(move |table: &Table, room: &_| {
        assert_eq!(writes.writes(), saves, "nothing but earlier saves was written, and each of them once");
        saves += 1;
        saver(table, room)
    });
    let (host, mut session) = host::open(config, save, store.host_evidence(own_key)).expect("a port is free");
    for command in [HostCommand::SetPace(Duration::ZERO), HostCommand::StartRound] {
        host.commands.send(command).expect("the table is open");
    }
    let (mut series, mut round) = (None, None::<Replica>);
    while round.as_ref().is_none_or(|round| round.view().ending().is_none()) {
        match session.events.recv().await.expect("the table is open") {
            ClientEvent::Lobby(lobby) => series = Some((lobby.series, lobby.setup().expect("two can play"))),
            ClientEvent::Table(Update::RoundBegan { events, .. } | Update::Events(events)) => {
                let (_, setup) = series.expect("the lobby comes first");
                let round = round.get_or_insert_with(|| Replica::new(setup, Some(Seat::ONE)));
                events.iter().for_each(|event| round.apply(event));
                let view = round.view();
                if view.turn() == Seat::ONE && view.ending().is_none() {
                    session.link.send(Intent::Move(Greedy.choose(&view))).expect("the table is open");
                }
            }
            _ => {}
        }
    }
    // The shortest rounds have a handful of moves.
    assert!(disk.writes() > 5, "{} saves", disk.writes());
    let (series, _) = series.expect("a round was played");
    let key = SeriesKey { host: own_key, series };
    assert!(store.host_evidence(own_key).load(key).is_some(), "what was seen is kept");
}
