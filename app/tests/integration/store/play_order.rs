//! The series played last comes first, whatever the clock says.

use jiff::{SignedDuration, Timestamp};
use skipstone::store::{OwnPart, Profile, SavedSeries, Store, StoredSeriesId};
use skipstone_net::protocol::SeriesKey;
use tempfile::tempdir;

use super::multiplayer_series::{SharedGame, key};
use super::saved_game::SavedGame;

const FIRST: StoredSeriesId = StoredSeriesId(1);
const SECOND: StoredSeriesId = StoredSeriesId(2);
const THIRD: StoredSeriesId = StoredSeriesId(3);

/// The ids of all series, the one played last first.
fn order(store: &Store) -> Vec<StoredSeriesId> {
    store.series().expect("they can be read").iter().map(|series| series.id).collect()
}

/// Sets the time at which a series was played last, as if the clock had been wrong.
fn set_played(store: &Store, id: StoredSeriesId, played: Timestamp) {
    let series = store.find(id).expect("it can be read").expect("the series is there");
    store.put(&SavedSeries { played, ..series });
}

fn hours(hours: i64) -> Timestamp {
    Timestamp::now() + SignedDuration::from_hours(hours)
}

#[test]
fn a_clock_set_back_doesnt_change_which_series_was_played_last() {
    let folder = tempdir().expect("a folder");
    let open = || Store::open(&Profile::in_folder(folder.path())).0;
    let store = open();
    SavedGame::begin(&store, FIRST).play_rounds(1);
    set_played(&store, FIRST, hours(48));
    SavedGame::begin(&store, SECOND).play_rounds(1);
    assert_eq!(order(&store), [SECOND, FIRST], "the clock was set back by two days in between");
    SavedGame::begin(&store, THIRD).play_rounds(1);
    drop(store);
    let store = open();
    assert_eq!(order(&store), [THIRD, SECOND, FIRST]);
    SavedGame::continue_series(&store, SECOND).step();
    assert_eq!(order(&store), [SECOND, THIRD, FIRST]);

    let removed = store.remove(SECOND).expect("it can be read");
    store.restore(removed);
    assert_eq!(order(&store), [SECOND, THIRD, FIRST], "also after it was removed and restored");
}

#[test]
fn a_hosted_table_counts_as_played_when_it_is_saved() {
    let store = Store::in_memory();
    SavedGame::begin(&store, FIRST).play_rounds(1);
    set_played(&store, FIRST, hours(48));
    let mut hosted = SharedGame::begin(&store);
    hosted.play_round();
    assert_eq!(order(&store), [StoredSeriesId::of_own_table(hosted.kept.series), FIRST]);

    let guest = Store::in_memory();
    SavedGame::begin(&guest, FIRST).play_rounds(1);
    set_played(&guest, FIRST, hours(48));
    let record = hosted.play_round();
    let played = SharedGame::begin(&Store::in_memory()).play_round();
    let (host, series) = (key(1), hosted.kept.series);
    let id = StoredSeriesId::of_host(host, series);
    let add_remote_round = |record| {
        let added = guest.add_remote_round(
            SeriesKey { host, series },
            None,
            OwnPart::Played(skipstone_core::Seat::ONE),
            &[],
            record,
        );
        added.expect("a whole round");
    };
    add_remote_round(&played);
    assert_eq!(order(&guest), [id, FIRST]);
    SavedGame::continue_series(&guest, FIRST).step();
    add_remote_round(&record);
    assert_eq!(order(&guest), [id, FIRST]);
    SavedGame::continue_series(&guest, FIRST).step();
    add_remote_round(&record);
    assert_eq!(order(&guest), [FIRST, id], "a round that is stored already was not played now");
}

/// Series that were never played here, such as imported ones, are ordered by their times.
#[test]
fn an_imported_series_is_ordered_by_its_time() {
    let store = Store::in_memory();
    SavedGame::begin(&store, FIRST).play_rounds(1);
    SavedGame::begin(&store, SECOND).play_rounds(1);
    let series = store.find(FIRST).expect("it can be read").expect("the series is there");
    let older = SavedSeries { id: StoredSeriesId(8), played: hours(-1), ..series.clone() };
    let newer = SavedSeries { id: StoredSeriesId(9), played: hours(1), ..series };
    for imported in [&older, &newer] {
        store.put_bundle(imported, &[], None);
    }
    assert_eq!(order(&store), [newer.id, SECOND, FIRST, older.id]);
}
