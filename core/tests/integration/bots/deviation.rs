//! Whether the computer players of a record decided as their levels do.

use std::time::Duration;

use skipstone_core::bot::{Level, first_deviation};
use skipstone_core::record::Record;
use skipstone_core::table::{Intent, Player, SeatConfig, Table, TableConfig, TableInput};
use skipstone_core::{Rules, Seat, Seed};

/// A round of a person called Marble, who plays as a level does, and computer players in characters of their own.
pub(super) fn play_round(person: Level, bots: &[Level], rules: &str, teams: usize, seed: u64) -> Record {
    let seat = |(player, name): (Player, &str)| SeatConfig { name: name.into(), player, age: None };
    let players = [Player::Human].into_iter().chain(bots.iter().map(|level| Player::Bot(*level)));
    let seats: Vec<SeatConfig> = players.zip(["Marble", "Flint", "slate", "Opal"]).map(seat).collect();
    let rules = Rules::from_toml(rules).expect("known rules");
    let seed = Seed::from_number(seed);
    let mut table = Table::new(TableConfig { rules, teams, seats }, seed).expect("a table");
    table.handle(Duration::ZERO, TableInput::Intent(Seat::ONE, Intent::SetBotDelay(Duration::ZERO)));
    table.handle(Duration::ZERO, TableInput::Intent(Seat::ONE, Intent::NextRound));
    let seed = table.record("0.1.0").expect("a round has begun").header.seed;
    let mut person = person.player_named("Marble", &seed, Seat::ONE);
    while let Some(round) = table.round().filter(|round| round.ending().is_none()) {
        let input = match round.turn() {
            Seat::ONE => TableInput::Intent(Seat::ONE, Intent::Move(person.choose(&round.view(Seat::ONE)))),
            _ => TableInput::Tick,
        };
        table.handle(Duration::ZERO, input);
    }
    table.record("0.1.0").expect("a round was played")
}

#[test]
fn decisions_of_computer_players_can_be_repeated_from_the_record() {
    let seats = |bots: &[Level]| {
        bots.iter().copied().zip(1..).map(|(level, at)| (Seat::from_index(at), level)).collect::<Vec<_>>()
    };
    for (rules, teams) in [
        ("stock = 5", 4),
        ("stock = 5\nmanual_draw = 'under-stock'\nout_of_turn = true", 2),
        ("preset = 'classic-1980'\nstock = 5", 4),
    ] {
        let bots = [Level::Easy, Level::Hard, Level::Random];
        let record = play_round(Level::Greedy, &bots, rules, teams, 5);
        assert_eq!(first_deviation(&record, seats(&bots)), Ok(None), "{rules}");
        for wrong in 0..bots.len() {
            let mut others = bots;
            others[wrong] = Level::Planner;
            let found = first_deviation(&record, seats(&others)).expect("it follows the rules");
            assert!(found.is_some_and(|event| event < record.events.len()), "seat {}, {rules}", wrong + 2);
        }
        let another = Record {
            header: skipstone_core::record::Header { seed: Seed::from_number(9), ..record.header.clone() },
            ..record
        };
        assert!(
            first_deviation(&another, seats(&bots)).is_ok_and(|found| found.is_some()),
            "the seed counts"
        );
    }
}

/// A character is in the name alone, so a computer player that takes over for a person has that of the person's name.
#[test]
fn the_name_decides_the_character_of_whoever_plays() {
    let record = play_round(Level::Hard, &[Level::Easy, Level::Normal], "stock = 10", 3, 6);
    let deviates =
        |record: &Record, level| first_deviation(record, [(Seat::ONE, level)]).expect("by the rules");
    assert_eq!(deviates(&record, Level::Hard), None);
    assert!(deviates(&record, Level::Normal).is_some());
    for other in ["Ada", "Onyx"] {
        let mut renamed = record.clone();
        renamed.header.seats[0].name = other.to_owned();
        assert!(deviates(&renamed, Level::Hard).is_some(), "{other}");
    }
}
