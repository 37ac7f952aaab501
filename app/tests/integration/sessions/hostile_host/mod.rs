//! A host that tells anything in any order. A guest's window shows it somehow, never stops, and loses nothing of its own store.

mod stories;
mod told;

use skipstone::board::Slot;
use skipstone::screen::table;
use skipstone::settings::Speed;
use skipstone::store::{self, PlayedRound, SavedSeries};
use skipstone::widget::board::BoardEvent;
use skipstone_core::record::Record;
use skipstone_core::series::MAX_ROUNDS;
use skipstone_core::{MAX_SEATS, Move, Pile};
use tempfile::{TempDir, tempdir};

use self::stories::{Chance, Story, stories};
use self::told::Teller;
use super::*;
use crate::sample_size;
use crate::store::saved_game::SavedGame;

/// What is told in a case.
const EVENTS: usize = 120;

/// The ids of the series that the host tells of. The player's own series have them, too.
const SERIES: [TableSeriesId; 3] = [TableSeriesId([1; 16]), TableSeriesId([2; 16]), TableSeriesId([3; 16])];

/// A series and its rounds, each with its record.
type StoredSeries = (SavedSeries, Vec<(PlayedRound, Option<Record>)>);

/// A guest's window, and the series of the player's own that its store had before.
struct Guest {
    window: Window,
    key: Fingerprint,
    own: Vec<StoredSeries>,
    profile: Profile,
    _room: MockRoom,
    _folder: TempDir,
}

impl Guest {
    fn join() -> Guest {
        let folder = tempdir().expect("a folder");
        let profile = Profile::in_folder(folder.path());
        let (store, _) = Store::create(&profile);
        for series in SERIES {
            SavedGame::begin(&store, store::StoredSeriesId::of_own_table(series)).play_rounds(1);
        }
        store.flush().expect("it can be written");
        drop(store);
        let own = own_series(&profile);
        let mut window = Window::of_profile(&profile);
        let room = window.call();
        window.come_in(key());
        let key = profile.identity().expect("a key").identity.fingerprint();
        Guest { window, key, own, profile, _room: room, _folder: folder }
    }

    /// Closes the window, and looks at what is left of the player's own series.
    fn close(self) {
        let Guest { window, own, profile, .. } = self;
        drop(window);
        assert!(own_series(&profile) == own, "the player's own series are as they were");
    }

    fn tell(&mut self, message: table::Message) {
        self.window.tell(Message::Table(message));
    }

    /// What a player does at a table meanwhile, or looks at.
    fn act(&mut self, chance: &mut Chance) {
        let mut seat = || Seat::from_index(chance.below(6));
        let slots =
            [Slot::Stock(seat()), Slot::Discard(seat(), Pile::Two), Slot::OtherHand(seat()), Slot::Draw];
        let slot = match chance.below(6) {
            0 => Slot::Hand(chance.below(12) as u8),
            1 => Slot::Build(*chance.pick(&Pile::ALL)),
            _ => *chance.pick(&slots),
        };
        let message = match chance.below(13) {
            0 => table::Message::Board(BoardEvent::Clicked(Some(slot))),
            1 => table::Message::Board(BoardEvent::DoubleClicked(slot)),
            2 => table::Message::Board(BoardEvent::Lifted(slot)),
            3 => {
                let (onto, at) = (Some(Slot::Build(*chance.pick(&Pile::ALL))), iced::Point::ORIGIN);
                table::Message::Board(BoardEvent::Dropped { from: slot, onto, at })
            }
            4 => table::Message::Board(BoardEvent::Focused(slot)),
            5 => table::Message::Board(BoardEvent::PlayerClicked(Seat::from_index(chance.below(6)))),
            6 => table::Message::Board(BoardEvent::FastForward(chance.below(2) == 0)),
            7 => table::Message::ShowLog(chance.below(2) == 0),
            8 => table::Message::Hint,
            9 => table::Message::Menu(chance.below(4) == 0),
            10 => table::Message::Watch { turn: None },
            11 => {
                let speed = *chance.pick(&[Speed::Off, Speed::Normal]);
                table::Message::SettingsChanged(Box::new(Settings { speed, ..settings() }))
            }
            _ => table::Message::ShowLastRound(chance.below(2) == 0),
        };
        self.tell(message);
    }

    /// Lets time pass, and cards fly.
    fn wait(&mut self, chance: &mut Chance) {
        let longest = *chance.pick(&[1, 60, 500, 20_000]);
        self.window.now += Duration::from_millis(chance.below(longest) as u64);
        self.tell(table::Message::Board(BoardEvent::AnimationDue(self.window.now)));
        self.tell(table::MultiplayerMessage::Tick(self.window.now).into());
    }

    /// Draws the window, and finds every word that it shows.
    fn look(&self) {
        assert!(!self.window.texts().is_empty());
    }
}

/// The series at the player's own tables.
fn own_series(profile: &Profile) -> Vec<StoredSeries> {
    let (store, error) = Store::open(profile);
    assert_eq!(error, None);
    let rounds = store.rounds().expect("they can be read");
    let of_series = |series: TableSeriesId| {
        let id = store::StoredSeriesId::of_own_table(series);
        let rounds = rounds.iter().filter(|round| round.key.series == id).cloned();
        let record = |round: &PlayedRound| store.record(round.key).expect("it can be read");
        let rounds = rounds.map(|round| (round.clone(), record(&round))).collect();
        (store.find(id).expect("it can be read").expect("the player's own"), rounds)
    };
    SERIES.map(of_series).into()
}

/// Hears what a host tells that is chosen by these numbers.
fn hear(stories: &[Story], seeds: impl Iterator<Item = u64>) {
    for seed in seeds {
        let mut chance = Chance::new(seed);
        let mut guest = Guest::join();
        let mut teller = Teller::new(stories, guest.key);
        for _ in 0..EVENTS {
            match chance.below(8) {
                0 => guest.act(&mut chance),
                1 => guest.wait(&mut chance),
                _ => teller.tell(&mut chance).into_iter().for_each(|event| guest.window.news(event)),
            }
            if chance.below(20) == 0 {
                guest.look();
            }
        }
        guest.look();
        guest.close();
    }
}

#[test]
fn a_window_survives_whatever_a_host_tells() {
    hear(&stories(), 0..24);
}

/// Run with `cargo test --release -p skipstone --test integration -- --ignored hostile_host`; `SKIPSTONE_SAMPLE_SIZE` says how many
/// hosts.
#[test]
#[ignore = "takes minutes"]
fn a_window_survives_many_hosts() {
    let size = sample_size(1000);
    let (stories, threads) = (stories(), std::thread::available_parallelism().map_or(1, usize::from));
    std::thread::scope(|scope| {
        for first in 0..threads as u64 {
            let stories = &stories;
            scope.spawn(move || hear(stories, (10_000 + first..10_000 + size).step_by(threads)));
        }
    });
}

/// A round that the contract leaves the guest out of is told as to a spectator, whatever seat the lobby gives them. Hands grow where
/// a fixed number is drawn.
#[test]
fn a_seat_in_the_lobby_alone_sees_no_hand() {
    let stories = stories();
    let story =
        stories.iter().find(|story| story.viewer.is_none() && story.grows_hands()).expect("there is one");
    let shown = [true, false].map(|is_told| {
        let mut guest = Guest::join();
        let lobby = story.lobby(SERIES[0], Some(Seat::ONE), guest.key);
        guest.window.news(ClientEvent::Lobby(Box::new(lobby)));
        if is_told {
            guest.window.news(story.seated());
        }
        for update in &story.updates {
            guest.window.news(ClientEvent::Table(update.clone()));
        }
        guest.tell(table::Message::Board(BoardEvent::DoubleClicked(Slot::Hand(0))));
        guest.window.texts()
    });
    assert_ne!(shown[0], shown[1], "what isn't for the seat isn't shown");
}

/// Each host has ids of its own, and none of them is one of the player's own.
#[test]
fn hosts_name_no_series_of_others() {
    let [one, other] = [key(), key()];
    let id = store::StoredSeriesId::of_host(one, SERIES[0]);
    assert_eq!(id, store::StoredSeriesId::of_host(one, SERIES[0]));
    let others =
        [store::StoredSeriesId::of_host(other, SERIES[0]), store::StoredSeriesId::of_host(one, SERIES[1])];
    assert!(!others.contains(&id) && id != store::StoredSeriesId::of_own_table(SERIES[0]));
}
