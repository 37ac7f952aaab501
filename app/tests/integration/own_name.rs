//! Sentences about the player: "You win", never "You wins", wherever names are put into words.

use std::time::{Duration, Instant};

use iced::Size;
use iced_test::Simulator;
use iced_test::selector::Candidate;
use jiff::Timestamp;
use skipstone_core::bot::Level;
use skipstone_core::table::{Intent, Output, Player, Recipient, SeatConfig, Table, TableConfig, TableInput};
use skipstone_core::{Rules, Seat, Seed, Setup, Team};
use skipstone_net::SaveReceipt;
use skipstone_net::link::LocalUpdate;

use skipstone::board::TableWording;
use skipstone::board::playback::Jump;
use skipstone::files::import_export;
use skipstone::files::series_file;
use skipstone::locale::{Language, Locale};
use skipstone::paper::score_sheet::Sheet;
use skipstone::screen::replay::{self, Message as Replaying};
use skipstone::screen::series::{self, Message as Browsing};
use skipstone::screen::table::{self, Message as Playing};
use skipstone::screen::{Context, home, new_game, rounds};
use skipstone::settings::{Settings, Speed};
use skipstone::store::{RoundKey, Store, StoredSeriesId};
use skipstone::{Element, tr};

/// Texts that must not appear in a sentence, in either language.
const WRONG: [&str; 14] = [
    "You wins",
    "You’s",
    "You draws",
    "You plays",
    "You discards",
    "You passes",
    "You holds",
    "to You",
    "by You",
    "Du ist",
    "Du zieht",
    "Du spielt",
    "Du gewinnt",
    "von Du",
];

fn config(name: &str, rules: &str, seats: usize, teams: usize) -> TableConfig {
    let seat = |at: usize| SeatConfig {
        name: if at == 0 { name.to_owned() } else { ["Pebble", "Flint", "Slate"][at - 1].to_owned() },
        player: if at == 0 { Player::Human } else { Player::Bot(Level::Greedy) },
        age: None,
    };
    let rules = Rules::from_toml(&format!("preset = 'quick'\nstock = 5\n{rules}")).expect("rules");
    TableConfig { rules, teams, seats: (0..seats).map(seat).collect() }
}

/// A store with a series of one round, the updates its first seat received, and the id of the series.
fn played(config: TableConfig, seed: u64) -> (Store, StoredSeriesId, Vec<Output>) {
    let (store, id) = (Store::in_memory(), StoredSeriesId(7));
    let (mut table, mut saver) = store.new_series(id, config, Seed::from_number(seed)).expect("a table");
    let mut updates = table.handle(Duration::ZERO, TableInput::Intent(Seat::ONE, Intent::NextRound));
    updates.extend(
        table.handle(Duration::ZERO, TableInput::Intent(Seat::ONE, Intent::SetBotDelay(Duration::ZERO))),
    );
    let mut person = Level::Greedy.player(&Seed::from_number(1), Seat::ONE);
    while let Some(round) = table.round().filter(|round| round.ending().is_none()) {
        updates.extend(match (round.turn(), table.wake_at()) {
            (Seat::ONE, _) => {
                let mv = person.choose(&round.view(Seat::ONE));
                table.handle(Duration::ZERO, TableInput::Intent(Seat::ONE, Intent::Move(mv)))
            }
            (_, due) => table.handle(due.expect("a computer player is on turn"), TableInput::Tick),
        });
        saver.save(&table);
    }
    updates.retain(|output| output.to == Recipient::Seat(Seat::ONE));
    (store, id, updates)
}

/// Every text on a screen, with room for the log beside the board.
fn texts<'a, Message: 'a>(view: Element<'a, Message>) -> String {
    let mut texts = Vec::new();
    let mut seen = Simulator::with_size(iced::Settings::default(), Size::new(1920.0, 1080.0), view);
    let _ = seen.find(|candidate: Candidate<'_>| -> Option<()> {
        if let Candidate::Text { content, .. } = candidate {
            texts.push(content.to_owned());
        }
        None
    });
    texts.join("\n")
}

/// All texts of a series and its round: at the table, in the replay, on the score sheet and in the lists.
fn updates(rules: &str, seats: usize, seed: u64, language: Language, locale: &Locale) -> String {
    let settings = Settings { language, speed: Speed::Off, ..Settings::default() };
    let context = Context::new(locale, &settings);
    let config = config("", rules, seats, 2);
    let (store, id, outputs) = played(config.clone(), seed);
    let mut all = Vec::new();

    let table = Table::new(config, Seed::from_number(seed)).expect("a table");
    let (mut at, _) = table::State::new(table, Box::new(|_| SaveReceipt::default()), context);
    for output in outputs {
        drop(at.update(
            Playing::Update(LocalUpdate { viewer: Some(Seat::ONE), updates: vec![output.update] }),
            None,
            Instant::now(),
            context,
        ));
    }
    all.push(texts(at.view(None, context)));
    drop(at.update(Playing::EndDraws, None, Instant::now(), context));
    all.push(texts(at.view(None, context)));

    let record = store.record(RoundKey { series: id, number: 1 }).expect("a store").expect("a record");
    assert_eq!(record.to_string().parse(), Ok(record.clone()), "a record takes the name as it is");
    for (me, called) in [
        (Some(Seat::ONE), tr!(locale, "event-turn", who = "you", name = "")),
        (None, tr!(locale, "player-number", seat = 1)),
    ] {
        let (mut replay, _) = replay::State::new(record.clone(), me, context);
        drop(replay.update(Replaying::Go(Jump::End), Instant::now(), context));
        let updates = texts(replay.view(context));
        assert!(updates.contains(&called), "{called}:\n{updates}");
        all.push(updates);
    }

    let saved = store.find(id).expect("a store").expect("a series");
    assert_eq!(saved.table.seats[0].name, "", "what is stored stays as it is");
    let bundle = import_export::load_bundle(&store, saved.clone()).expect("a store");
    let file = series_file::write(std::slice::from_ref(&bundle)).expect("a file");
    assert_eq!(series_file::read(&file), Ok(vec![bundle]), "a file takes the name as it is");
    all.push(Sheet::new(&saved, locale, &jiff::tz::TimeZone::UTC).expect("a table").to_string());

    let mut list = series::State::new(&store);
    all.push(texts(list.view(context)));
    drop(list.update(Browsing::AskEnd, &store, context));
    all.push(texts(list.view(context)));
    all.push(texts(rounds::State::new(&store).expect("a store").view(context)));
    all.push(texts(home::State::new(&store, Timestamp::now()).view(context)));
    let mut again = new_game::State::new(&store);
    again.reload(&store);
    all.push(texts(again.view(context)));
    all.join("\n")
}

#[test]
fn a_player_without_a_name_is_called_you_in_the_current_language() {
    for language in Language::all() {
        let locale = Locale::new(language);
        let own = tr!(locale, "player-you");
        let other = if language == Language::ENGLISH { "Du" } else { "You" };
        let mut outcomes = Vec::new();
        for (rules, seats) in
            [("scoring = 'wins'\ntarget = 1", 2), ("scoring = 'wins'\ntarget = 1", 4), ("", 2)]
        {
            for seed in 1..=4 {
                let updates = updates(rules, seats, seed, language, &locale);
                let case = format!("{seats} seats, seed {seed}, {language}:\n{updates}");
                for wrong in WRONG {
                    assert!(!updates.contains(wrong), "{wrong}: {case}");
                }
                let words = || updates.split(|letter: char| !letter.is_alphanumeric());
                assert!(words().any(|word| word == own) && words().all(|word| word != other), "{case}");
                assert!(!updates.contains(", ,") && !updates.contains("\n, "), "{case}");
                let won = ["result-won", "result-series"].map(|message| {
                    let lone = tr!(locale, message, who = "you", name = "", count = 1, round = 1);
                    let team = tr!(locale, message, who = "team", name = "", count = 1, round = 1);
                    updates.contains(&lone) || updates.contains(&team)
                });
                outcomes.push(won);
            }
        }
        assert!(outcomes.contains(&[true, true]) && outcomes.contains(&[false, false]), "{outcomes:?}");
    }
}

#[test]
fn a_series_is_that_of_its_players_names() {
    let (store, id, _) = played(config("", "", 2, 2), 1);
    let saved = store.find(id).expect("a store").expect("a series");
    assert!(saved.matches_table(&config(" ", "", 2, 2)));
    assert!(!saved.matches_table(&config("Ada", "", 2, 2)));
    assert_eq!(saved.title(), "Player 1, Pebble");
}

#[test]
fn several_winners_are_named_together() {
    let setup = Setup::new(Rules::default(), 3, 3).expect("three can play");
    let pairs = Setup::new(Rules::default(), 4, 2).expect("four can play");
    let names = ["", "Flint", "Slate", "Onyx"].map(str::to_owned);
    let says = |language, message: &str, me, setup: &Setup, teams: &[usize]| {
        let locale = Locale::new(language);
        let wording = TableWording { locale: &locale, names: &names, me };
        let teams: Vec<Team> = teams.iter().map(|team| Team::from_index(*team)).collect();
        let leaders = wording.leaders(setup, &teams);
        tr!(locale, message, who = leaders.who, name = leaders.name, count = leaders.count)
    };
    let (english, german, me) = (Language::ENGLISH, Language::GERMAN, Some(Seat::ONE));
    for (said, expected) in [
        (says(english, "result-series", me, &setup, &[0]), "You win the series!"),
        (says(english, "result-series", me, &setup, &[1]), "Flint wins the series!"),
        (
            says(english, "result-series", me, &setup, &[0, 1, 2]),
            "You share the series win with Flint and Slate!",
        ),
        (says(english, "result-series", me, &setup, &[1, 2]), "Flint and Slate share the series win!"),
        (says(english, "result-series", None, &setup, &[0]), "Player 1 wins the series!"),
        (says(english, "result-series", me, &pairs, &[0]), "Your team wins the series!"),
        (says(english, "result-series", me, &pairs, &[1]), "Flint and Onyx win the series!"),
        (says(english, "sheet-leads", me, &pairs, &[0, 1]), "Your team is tied with Flint and Onyx."),
        (says(english, "sheet-leads", None, &pairs, &[0]), "In the lead: Player 1 and Slate."),
        (says(german, "result-series", me, &setup, &[0]), "Du gewinnst die Serie!"),
        (says(german, "result-series", me, &setup, &[0, 2]), "Du teilst dir den Seriensieg mit Slate!"),
        (says(german, "result-series", me, &pairs, &[0]), "Dein Team gewinnt die Serie!"),
        (says(german, "result-series", None, &setup, &[0]), "Spieler 1 gewinnt die Serie!"),
        (says(german, "sheet-leads", me, &setup, &[0]), "Du liegst vorn."),
    ] {
        assert_eq!(said, expected);
    }
}
