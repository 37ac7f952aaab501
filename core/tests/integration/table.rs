//! Whole flows over the table: rounds, series, undo and updates.

use std::time::Duration;

use skipstone_core::bot::Level;
use skipstone_core::table::{
    Intent, IntentError, Output, Player, Recipient, ResumeError, RoundEnd, SavedRound, SavedTable,
    SeatConfig, Table, TableConfig, TableError, TableInput, Update,
};
use skipstone_core::{Event, FirstPlayer, Move, Pile, Preset, Replica, Rules, Seat, Seed, Source, Target};

fn config(rules: Rules, players: &[Player]) -> TableConfig {
    let seat = |player: &Player| SeatConfig { name: "Ada".into(), player: *player, age: None };
    TableConfig { rules, teams: players.len(), seats: players.iter().map(seat).collect() }
}

/// Whoever comes to a seat between rounds has an age where the first player goes by it, and nothing is dealt without.
#[test]
fn a_player_without_an_age_comes_to_no_table_that_goes_by_age() {
    let rules = Rules { first_player: FirstPlayer::Youngest, ..Preset::Quick.rules() };
    let mut with_ages = config(rules, &[Player::Human, Player::Human]);
    let bot = SeatConfig { player: Player::Bot(Level::Greedy), ..with_ages.seats[1].clone() };
    assert!(matches!(with_ages.check(), Err(TableError::Age(_))));
    with_ages.seats.iter_mut().for_each(|seat| seat.age = Some(30));
    let mut table = Table::new(with_ages.clone(), Seed::from_number(1)).expect("all tell their ages");
    assert!(matches!(table.change_player(Seat::Two, bot.clone()), Err(IntentError::Age(_))));
    assert_eq!(table.config(), &with_ages, "nothing has changed");
    let aged = SeatConfig { age: Some(9), ..bot };
    assert_eq!(table.change_player(Seat::Two, aged), Ok(()));
    let deal = || TableInput::DealFrom(Seed::from_number(2));
    let dealt = table.handle(Duration::ZERO, deal());
    assert!(dealt.iter().any(|output| matches!(output.update, Update::RoundBegan { .. })));
    let refused = table.handle(Duration::ZERO, deal());
    assert!(matches!(refused[..], [Output { update: Update::Refused(IntentError::RoundGoesOn), .. }]));
}

/// Drives a table whose first seat is a person that plays as greedy does; hands every update over.
struct TableDriver {
    table: Table,
    now: Duration,
    replica: Replica,
    updates: Vec<Update>,
}

impl TableDriver {
    fn new(rules: Rules, players: &[Player], seed: u64) -> TableDriver {
        let table =
            Table::new(config(rules, players), Seed::from_number(seed)).expect("a table that can be dealt");
        let replica = Replica::new(*table.setup(), Seat::ONE);
        TableDriver { table, now: Duration::ZERO, replica, updates: Vec::new() }
    }

    fn handle(&mut self, input: TableInput) {
        for Output { to, update } in self.table.handle(self.now, input) {
            if to != Recipient::Seat(Seat::ONE) {
                continue;
            }
            match &update {
                Update::RoundBegan { events, .. }
                | Update::Events(events)
                | Update::Snapshot { events, .. } => {
                    events.iter().for_each(|event| self.replica.apply(event));
                }
                _ => {}
            }
            self.updates.push(update);
        }
    }

    fn ask(&mut self, intent: Intent) {
        self.handle(TableInput::Intent(Seat::ONE, intent));
    }

    /// Plays until the round is over, or for this many moves.
    fn play(&mut self, moves: usize) {
        for _ in 0..moves {
            let view = self.replica.view();
            if view.ending().is_some() {
                return;
            }
            if view.turn() == Seat::ONE {
                self.ask(Intent::Move(self.choice()));
            } else {
                self.now = self.table.wake_at().expect("a computer player is on turn");
                self.handle(TableInput::Tick);
            }
        }
    }

    /// What seat 1 plays.
    fn choice(&self) -> Move {
        Level::Greedy.player(&Seed::from_number(0), Seat::ONE).choose(&self.replica.view())
    }

    fn refused(&self) -> Option<&IntentError> {
        match self.updates.last() {
            Some(Update::Refused(refused)) => Some(refused),
            _ => None,
        }
    }
}

const DUEL: [Player; 2] = [Player::Human, Player::Bot(Level::Greedy)];

/// RULES 6: rounds add up until the target is reached, the deal passes to the left, and then no round follows.
#[test]
fn a_series_goes_on_to_its_target() {
    let rules = Rules { target: 150, ..Preset::Quick.rules() };
    let mut driver = TableDriver::new(rules, &DUEL, 3);
    assert!(driver.replica.view().legal_moves().is_empty(), "before the deal nobody moves");
    let mut dealers = Vec::new();
    let over = loop {
        driver.ask(Intent::NextRound);
        assert_eq!(driver.refused(), None);
        if let Some(Update::RoundBegan { number, dealer, draws, .. }) = driver.updates.last() {
            assert_eq!(*number, dealers.len() + 1);
            assert_eq!(draws.is_empty(), *number > 1, "the draw for the dealer is shown once");
            dealers.push(*dealer);
        }
        driver.play(usize::MAX);
        let Some(Update::RoundEnded { ended: RoundEnd { series_winners: over, result }, scores }) =
            driver.updates.last()
        else {
            panic!("a finished round has an update");
        };
        assert_eq!(scores.iter().any(|score| *score >= 150), over.is_some());
        assert!(result.points.iter().sum::<u32>() <= scores.iter().sum());
        if let Some(over) = over {
            break over.clone();
        }
    };
    assert_eq!(over, driver.table.series().leaders());
    assert!(dealers.windows(2).all(|pair| pair[0] != pair[1]), "the deal passes on: {dealers:?}");
    driver.ask(Intent::NextRound);
    assert_eq!(driver.refused(), Some(&IntentError::SeriesOver));
}

/// Undo goes back to before the person's last move, any number of times, and the same moves then lead to the same round.
#[test]
fn undo_goes_back_move_by_move() {
    let mut driver = TableDriver::new(Preset::Quick.rules(), &DUEL, 8);
    driver.ask(Intent::Undo);
    assert_eq!(driver.refused(), Some(&IntentError::NothingToUndo));
    driver.ask(Intent::NextRound);
    driver.play(usize::MAX);
    let finished: Vec<_> = driver.table.events().cloned().collect();
    let scores = driver.table.series().scores();

    let mut undone = 0;
    driver.ask(Intent::Restart);
    assert_eq!(driver.table.events().filter(|event| matches!(event, Event::Turn(_))).count(), 1);
    assert_eq!(driver.table.series().rounds(), [], "a round that is played again doesn't count");
    driver.play(usize::MAX);
    assert_eq!(driver.table.events().cloned().collect::<Vec<_>>(), finished);
    while driver.refused().is_none() {
        driver.ask(Intent::Undo);
        undone += 1;
        if driver.refused().is_none() {
            assert_eq!(driver.replica.view().turn(), Seat::ONE);
            assert_eq!(driver.table.series().rounds(), [], "a taken back round doesn't count");
        }
    }
    assert_eq!(driver.refused(), Some(&IntentError::NothingToUndo));
    assert!(undone > 10);

    // As many steps lead forward again.
    for step in 1..undone {
        driver.ask(Intent::Redo);
        assert_eq!(driver.refused(), None, "step {step}");
    }
    assert_eq!(driver.table.events().cloned().collect::<Vec<_>>(), finished);
    assert_eq!(driver.table.series().scores(), scores);
    driver.ask(Intent::Redo);
    assert_eq!(driver.refused(), Some(&IntentError::NothingToRedo));
    // What is played as before leaves the rest, anything else ends it.
    (0..6).for_each(|_| driver.ask(Intent::Undo));
    driver.play(1);
    driver.ask(Intent::Redo);
    assert_eq!(driver.refused(), None);
    (0..6).for_each(|_| driver.ask(Intent::Undo));
    let moves = driver.replica.view().legal_moves();
    let other = (0..moves.len()).filter_map(|at| moves.get(at)).find(|mv| *mv != driver.choice());
    driver.ask(Intent::Move(other.expect("another move")));
    driver.ask(Intent::Redo);
    assert_eq!(driver.refused(), Some(&IntentError::NothingToRedo));
    driver.ask(Intent::Restart);
    driver.play(usize::MAX);
    assert_eq!(driver.table.events().cloned().collect::<Vec<_>>(), finished);
    assert_eq!(driver.table.series().scores(), scores);
}

/// A refused move changes nothing, not even when the computer player moves next.
#[test]
fn a_refused_move_changes_nothing() {
    let mut driver = TableDriver::new(Preset::Quick.rules(), &DUEL, 5);
    driver.ask(Intent::NextRound);
    driver.play(7);
    let (events, wake_at) = (driver.table.events().count(), driver.table.wake_at());
    driver.now += Duration::from_millis(1);
    for text in ["h9>b1", "s>d1", "pass", "draw", "d1>d2"] {
        driver.ask(Intent::Move(Move::parse(text, Seat::ONE).expect("a move")));
        assert!(matches!(driver.refused(), Some(IntentError::Move { .. })), "{text}");
    }
    driver.ask(Intent::NextRound);
    assert_eq!(driver.refused(), Some(&IntentError::RoundGoesOn));
    assert_eq!((driver.table.events().count(), driver.table.wake_at()), (events, wake_at));
}

/// The table refuses every invalid intent that a guest can encode.
#[test]
fn places_that_dont_exist_are_refused() {
    let mut driver = TableDriver::new(Preset::Quick.rules(), &DUEL, 5);
    driver.ask(Intent::NextRound);
    driver.play(7);
    let far = Seat::from_index(11);
    let sources = [Source::Hand(200), Source::Stock(far), Source::Discard(Pile::One, far)];
    let targets = [Target::Build(Pile::One), Target::Discard(Pile::One, Seat::ONE)];
    let from_nowhere = sources.into_iter().flat_map(|source| targets.map(|target| Move::Put(source, target)));
    let events = driver.table.events().count();
    for mv in from_nowhere.chain([Move::Put(Source::Hand(0), Target::Discard(Pile::One, far))]) {
        driver.ask(Intent::Move(mv));
        assert!(matches!(driver.refused(), Some(IntentError::Move { .. })), "{mv:?}");
    }
    assert_eq!(driver.table.events().count(), events);
}

/// A table that is saved and resumed after every move plays the same as one that never was: computer players, later shuffles, undo
/// and the log included.
#[test]
fn a_resumed_table_plays_on_unchanged() {
    let rules = Rules { target: 300, ..Preset::Quick.rules() };
    let players = [Player::Human, Player::Bot(Level::Random), Player::Bot(Level::Greedy)];
    let mut through = TableDriver::new(rules, &players, 11);
    let mut broken = TableDriver::new(rules, &players, 11);
    let mut moves = 0;
    while !through.table.series().is_over() {
        moves += 1;
        for driver in [&mut through, &mut broken] {
            if driver.replica.view().ending().is_some() || driver.table.round().is_none() {
                driver.ask(Intent::NextRound);
            } else {
                driver.play(1);
                if moves % 50 == 0 {
                    driver.ask(Intent::Undo);
                }
            }
        }
        let kept = broken.table.to_saved();
        assert_eq!(kept, through.table.to_saved());
        broken.table = Table::resume(kept.clone()).expect("it was put away like this");
        assert_eq!(broken.table.to_saved(), kept);
        // A returning person gets a snapshot, and setting the bot delay starts the computer players again.
        broken.ask(Intent::Snapshot);
        broken.ask(Intent::SetBotDelay(Duration::ZERO));
        assert_eq!(broken.table.record("0"), through.table.record("0"));
        assert!(broken.table.events().eq(through.table.events()));
    }
    assert!(through.table.series().rounds().len() > 1, "several rounds were played");
    let record = through.table.record("0").expect("the last round");
    let replayed = skipstone_core::replay::replay(&record).expect("its record follows the rules");
    assert!(replayed.finished && replayed.from_seed);
}

/// An impossible saved state is refused with its place.
#[test]
fn a_tampered_table_cant_be_resumed() {
    let mut driver = TableDriver::new(Preset::Quick.rules(), &DUEL, 5);
    driver.ask(Intent::NextRound);
    driver.play(20);
    let kept = driver.table.to_saved();
    let with = |change: &dyn Fn(&mut SavedRound)| {
        let mut kept: SavedTable = kept.clone();
        kept.round.iter_mut().for_each(change);
        Table::resume(kept).err()
    };
    assert_eq!(with(&|_| {}), None);
    assert_eq!(with(&|round| round.number = 3), Some(ResumeError::Number { number: 3, played: 0 }));
    assert!(matches!(
        with(&|round| round.actions[7] = Move::Draw.into()),
        Some(ResumeError::Move { at: 8, .. })
    ));
    let mut finished = kept.clone();
    driver.play(usize::MAX);
    finished.round = driver.table.to_saved().round;
    assert_eq!(Table::resume(finished).err(), Some(ResumeError::Ending(1)));
}
