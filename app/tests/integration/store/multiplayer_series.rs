//! Series of several people: saved by the host for resuming, and by each guest as finished rounds.

use std::time::Duration;

use skipstone::store::random_seed;
use skipstone::store::{ContinueError, OwnPart, PlayedRound, Profile, SeriesKind, Store, StoredSeriesId};
use skipstone_core::bot::Level;
use skipstone_core::record::Record;
use skipstone_core::series::MAX_ROUNDS;
use skipstone_core::table::{Intent, Player, SeatConfig, Table, TableConfig, TableInput};
use skipstone_core::{Preset, Rules, Seat, Seed, Stone};
use skipstone_net::Fingerprint;
use skipstone_net::host::{
    Person, SaveRoomFn, SavedBot, SavedChat, SavedLog, SavedRoom, SavedSeat, SavedShortCode, Standing,
};
use skipstone_net::invite;
use skipstone_net::protocol::{EntryPolicy, Name, SeriesKey, TableId, TableOptions, TableSeriesId};
use tempfile::tempdir;

const ADA: Seat = Seat::ONE;

pub(crate) fn key(number: u8) -> Fingerprint {
    format!("{}0", number.to_string().repeat(51)).parse().expect("a key")
}

/// A hosted table of two people who play like computer players.
pub(crate) struct SharedGame {
    table: Table,
    pub(crate) kept: SavedRoom,
    save: SaveRoomFn,
}

fn person(key: Fingerprint, name: &str, stone: Stone) -> (Fingerprint, Person) {
    let mut person = Person::new(Name::new(name), Standing::Plays);
    person.stone = Some(stone);
    (key, person)
}

impl SharedGame {
    /// Ada hosts and has the second seat.
    pub(crate) fn begin(store: &Store) -> SharedGame {
        let seat = |name: &str| SeatConfig { name: name.to_owned(), player: Player::Human, age: None };
        let rules = Rules { target: 10_000, ..Preset::Quick.rules() };
        let config = TableConfig { rules, teams: 2, seats: vec![seat("Bea"), seat("Ada")] };
        let (ada, bea) = (key(1), key(2));
        let kept = SavedRoom {
            id: TableId([1; 16]),
            series: TableSeriesId([7; 16]),
            title: Name::new("Ada’s table"),
            options: TableOptions {
                entry: EntryPolicy::Knock,
                watching: true,
                turn_seconds: Some(30),
                grace_seconds: 60,
            },
            port: 7462,
            secret: invite::InviteSecret::from_bytes([9; 10]),
            continues: None,
            seats: [bea, ada].map(|key| SavedSeat { person: Some(key), ..SavedSeat::default() }).into(),
            people: [person(bea, "Bea", Stone::Coral), person(ada, "Ada", Stone::Jade)].into(),
            chat: SavedChat::default(),
            log: None,
            short_code: SavedShortCode {
                code: "K7M-4RX".parse().expect("a code"),
                tries: invite::AttemptLimiter::default(),
                wrong: 0,
            },
            paused: None,
        };
        let table = Table::new(config, Seed::from_number(3)).expect("two can play");
        SharedGame { table, kept, save: store.hosted_saver(ada, None) }
    }

    fn ask(&mut self, seat: Seat, intent: Intent) {
        self.table.handle(Duration::ZERO, TableInput::Intent(seat, intent));
        (self.save)(&self.table, &self.kept);
    }

    pub(crate) fn step(&mut self) {
        let on_turn = self.table.round().filter(|round| round.ending().is_none()).map(|round| {
            let seat = round.turn();
            let mut player = Level::Greedy.player(&Seed::from_number(0), seat);
            (seat, Intent::Move(player.choose(&round.view(seat))))
        });
        let (seat, intent) = on_turn.unwrap_or((ADA, Intent::NextRound));
        self.ask(seat, intent);
    }

    /// Has the host kick Bea.
    pub(crate) fn kick_bea(&mut self) {
        let seat = &mut self.kept.seats[0];
        seat.stands_in_for = seat.person.take();
        seat.bot = Some(SavedBot::new(Name::new("Pebble"), Level::STRONGEST));
        (self.save)(&self.table, &self.kept);
    }

    pub(crate) fn scores(&self) -> Vec<u32> {
        self.table.series().scores().to_vec()
    }

    /// Plays a round to its end and returns its record.
    pub(crate) fn play_round(&mut self) -> Record {
        let played = self.table.series().rounds().len();
        while self.table.series().rounds().len() == played {
            self.step();
        }
        self.table.record("0.1.0").expect("a round was played")
    }
}

#[test]
fn a_hosted_table_is_restored_with_its_people_at_the_same_card() {
    let folder = tempdir().expect("a folder");
    let open = || Store::open(&Profile::in_folder(folder.path())).0;
    let id = StoredSeriesId(u128::from_be_bytes([7; 16]));
    let store = open();
    let mut game = SharedGame::begin(&store);
    game.step();
    assert_eq!(store.hosted_table(id), Ok(Some(game.kept.clone())), "a deal is kept before the first move");
    game.play_round();
    game.kept.log = Some(SavedLog { round: 2, proposal: 1, secret: None, entries: Vec::new() });
    (0..9).for_each(|_| game.step());
    let SharedGame { table, kept, save } = game;
    drop((save, store));

    let store = open();
    assert_eq!(store.hosted_table(id), Ok(Some(kept)));
    let series = store.find(id).expect("the file is sound").expect("the series is there");
    assert!(series.can_continue());
    let resumed = store.continue_series(id, random_seed()).expect("the series is there");
    assert_eq!(resumed.table.to_saved(), table.to_saved());
    let own: Vec<_> = store.rounds().expect("the file is sound").iter().map(PlayedRound::own_seat).collect();
    assert_eq!(own, [Some(Seat::from_index(1))], "the host's own place counts, wherever it is");
}

#[test]
fn a_guest_stores_the_rounds_of_a_series_in_any_order_and_once() {
    let host = Store::in_memory();
    let mut game = SharedGame::begin(&host);
    let records = [game.play_round(), game.play_round(), game.play_round()];
    let (ada, series) = (key(1), game.kept.series);

    let guest = Store::in_memory();
    let take_in = |round: usize| {
        guest
            .add_remote_round(
                SeriesKey { host: ada, series },
                None,
                OwnPart::Played(ADA),
                &[],
                &records[round - 1],
            )
            .expect("it is whole")
    };
    assert_eq!(take_in(3), [1, 2]);
    assert_eq!(take_in(1), [2]);
    assert_eq!(guest.series(), Ok(Vec::new()), "a series with gaps is none");
    assert_eq!((take_in(2), take_in(3)), (Vec::new(), Vec::new()));

    let find = |store: &Store, id| store.find(id).expect("it can be read").expect("the series is there");
    let found = |store: &Store| find(store, StoredSeriesId::of_host(ada, series));
    let (theirs, own) = (find(&host, StoredSeriesId::of_own_table(series)), found(&guest));
    assert_eq!(theirs.kind, SeriesKind::Hosted);
    assert_eq!(own.kind, SeriesKind::Remote { host: ada, series });
    let continued = guest.continue_series(own.id, random_seed());
    assert!(
        matches!(continued, Err(ContinueError::Remote(id)) if id == own.id),
        "only its host continues it"
    );
    assert_eq!(own.series(), theirs.series(), "the same rounds, dealer and scores");
    assert_eq!(own.table, theirs.table);
    assert!(!own.can_continue(), "it goes on at its host's table");
    let rounds = guest.rounds().expect("it can be read");
    assert_eq!(rounds.len(), 3);
    assert!(rounds.iter().all(|round| round.own_seats == [ADA]));

    let late = Store::in_memory();
    let take_in = |round: usize, part| {
        late.add_remote_round(SeriesKey { host: ada, series }, None, part, &[], &records[round - 1])
    };
    assert_eq!(take_in(2, OwnPart::Played(ADA)), Ok(vec![1]));
    assert_eq!(take_in(1, OwnPart::Missed), Ok(Vec::new()));
    assert_eq!(found(&late).rounds.len(), 2, "the series has rounds that its player has missed");
    let own_seats = late.rounds().expect("it can be read").into_iter().map(|round| round.own_seats);
    let mut own_seats: Vec<Vec<Seat>> = own_seats.collect();
    own_seats.sort();
    assert_eq!(own_seats, [vec![], vec![ADA]]);

    let far = Store::in_memory();
    let mut last = records[0].clone();
    last.header.round = MAX_ROUNDS;
    let missing =
        far.add_remote_round(SeriesKey { host: ada, series }, None, OwnPart::Played(ADA), &[], &last);
    let asked: Vec<u32> = (MAX_ROUNDS - 8..MAX_ROUNDS).collect();
    assert_eq!(missing, Ok(asked), "no more than a host may still have");

    let spectator = Store::in_memory();
    assert_eq!(
        spectator.add_remote_round(SeriesKey { host: ada, series }, None, OwnPart::Watched, &[], &records[1]),
        Ok(Vec::new())
    );
    assert_eq!((spectator.series(), spectator.rounds().map(|rounds| rounds.len())), (Ok(Vec::new()), Ok(1)));
    let mut broken = records[0].clone();
    broken.events.pop();
    assert!(
        spectator
            .add_remote_round(SeriesKey { host: ada, series }, None, OwnPart::Watched, &[], &broken)
            .is_err()
    );
}
