//! Tests that new versions of values make new formats of the store.

use skipstone_core::challenge::ChallengeFile;
use skipstone_net::client::{Evidence, UnfinishedDeals};
use skipstone_net::host::SavedRoom;
use skipstone_net::trust::{Introductions, KnownHosts, KnownPlayers};

use super::accepted::AcceptedChallenge;
use super::database::{RowKind, newest_format};
use super::favourite_puzzles::FavouritePuzzles;
use super::kept_seat::KeptSeat;
use super::outcomes::SeriesOutcome;
use super::play_order::PlayOrder;
use super::reviews::RoundReview;
use super::round_luck::RoundLuck;
use super::saved::{PlayedRound, SavedSeries};
use super::system_messages::SystemMessages;
use super::timed_sets::BestTimedSet;
use super::tried_puzzles::TriedPuzzle;
use super::trust::{MutedPlayers, Visits};
use super::value::{Running, StoredRecord, StoredValue};

/// A new version of a value, or a new kind of values, needs a new format of the store: a line in the file, and a step that leads to it.
#[test]
fn new_versions_are_new_formats() {
    fn version<T: StoredValue>(kind: RowKind) -> String {
        format!("{} {}", kind.name(), T::VERSION)
    }
    let trust = [
        KnownHosts::VERSION,
        KnownPlayers::VERSION,
        Introductions::VERSION,
        MutedPlayers::VERSION,
        Visits::VERSION,
    ];
    let versions = [
        version::<SavedSeries>(RowKind::Series),
        version::<Running>(RowKind::Running),
        version::<SavedRoom>(RowKind::Hosted),
        version::<Evidence>(RowKind::Evidence),
        version::<UnfinishedDeals>(RowKind::UnfinishedDeals),
        version::<PlayedRound>(RowKind::Rounds),
        version::<StoredRecord>(RowKind::Records),
        format!("{} {}", RowKind::Trust.name(), trust.map(|version| version.to_string()).join(" ")),
        version::<PlayOrder>(RowKind::PlayOrder),
        version::<KeptSeat>(RowKind::KeptSeat),
        version::<SeriesOutcome>(RowKind::Outcomes),
        version::<AcceptedChallenge>(RowKind::Accepted),
        version::<TriedPuzzle>(RowKind::TriedPuzzles),
        version::<FavouritePuzzles>(RowKind::FavouritePuzzles),
        version::<BestTimedSet>(RowKind::TimedSets),
        version::<RoundReview>(RowKind::Reviews),
        version::<RoundLuck>(RowKind::Luck),
        version::<ChallengeFile>(RowKind::Rivals),
        version::<SystemMessages>(RowKind::SystemMessages),
    ];
    let formats = include_str!("golden/formats.txt");
    let newest = format!("{}: {}", newest_format(), versions.join(", "));
    assert_eq!(formats.lines().last(), Some(&*newest), "a new version needs a new format");
    assert_eq!(formats.lines().count() as u64, newest_format(), "each format has its line");
}
