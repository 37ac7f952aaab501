//! The round that counts for a day's deal, from its first move to the calendar.

use std::fs;

use iced::keyboard::key::Named;
use jiff::Timestamp;
use jiff::civil::date;
use jiff::tz::TimeZone;
use skipstone::app::Message;
use skipstone::days::DayPlays;
use skipstone::files::import_export::{self, ImportedSeries};
use skipstone::files::{open_file, series_file};
use skipstone::locale::Language;
use skipstone::screen::challenges::RecordsCheck;
use skipstone::screen::{Context, challenges, day_deals, home, table};
use skipstone::settings::{Settings, Speed};
use skipstone::store::{DayDeal, SeriesKind, Store};
use skipstone_core::Seed;
use skipstone_core::bot::Level;
use skipstone_core::challenge::{AttemptTurn, ChallengeAttempt, ChallengeFile, DayLength};
use skipstone_core::milestone::Milestone;
use skipstone_core::record::Record;
use tempfile::tempdir;

use crate::english::ENGLISH;
use crate::practice::own_moves;
use crate::round_end::Window;
use crate::seen::{ROOM, Seen, see_in, texts_of};

const DAY: DayDeal = DayDeal { date: date(2028, 2, 29), length: DayLength::Short };

/// The round of a player of a level, and what it proves.
fn played(level: Level) -> (Record, ChallengeAttempt) {
    let challenge = DAY.challenge();
    let mut player = level.player(challenge.seed(), challenge.seat());
    let record = challenge.play("", "", &mut *player).expect("a legal move");
    let attempt = challenge.check(&record).expect("it proves something");
    (record, attempt)
}

#[tokio::test(start_paused = true)]
async fn a_days_deal_counts_as_it_was_played_and_stands_in_the_calendar() {
    let store = Store::in_memory();
    let begun: Timestamp = "2028-02-29T20:00:00Z".parse().expect("a time");
    let (_, saver) =
        store.accept(DAY.challenge(), Some(DAY), "", begun, &TimeZone::UTC).expect("the first time");
    let series = saver.series().id;
    drop(saver);
    let (record, made) =
        Level::ALL.into_iter().map(played).find(|(_, made)| made.won).expect("somebody wins");
    let mut window = Window::continuing(&store, series, Language::ENGLISH).await;
    let title = english!("days-table-title", date = "29 Feb 2028");
    for (at, mv) in own_moves(&record).into_iter().enumerate() {
        let texts = window.texts();
        let is_offered = |words: &str| texts.iter().any(|text| text == words);
        assert!(is_offered(&title), "{texts:?}");
        for words in ["table-undo", "table-hint"] {
            assert!(!is_offered(&english!(words)), "{words}");
        }
        // Neither do keys take anything back.
        if at == 1 {
            window.tell(Message::Table(table::Message::Undo));
            window.tell(Message::Table(table::Message::Hint));
            window.settle().await;
        }
        // Whoever leaves goes on with the same cards.
        if at == 2 {
            window.click(&english!("table-menu"));
            assert!(!window.shows(&english!("menu-restart")) && window.shows(&english!("days-kept")));
            window.click(&english!("menu-leave"));
            window.click(&english!("home-continue"));
            window.settle().await;
        }
        window.play(mv).await;
    }
    assert!(window.shows(&english!("days-to-calendar")), "{:?}", window.texts());
    assert!(!window.shows(&english!("result-undo")) && !window.shows(&english!("menu-restart")));
    // Its end tells what it means for the day, and what else it has reached.
    assert!(window.shows(&english!("days-streak", days = 1)), "{:?}", window.texts());
    let beat = ENGLISH.reached_milestones(&[Milestone::Beat(Level::Normal)]).expect("one");
    let beat = english!("shelf-found-line", words = beat, back = "none");
    assert!(window.shows(&beat), "{beat}: {:?}", window.texts());
    let hidden = Settings { milestones: false, speed: Speed::Off, ..Settings::default() };
    window.tell(Message::Table(table::Message::SettingsChanged(Box::new(hidden))));
    assert!(!window.shows(&beat) && window.shows(&english!("days-streak", days = 1)));
    assert!(window.shows(&english!("days-picture")));
    window.click(&english!("days-copy"));
    assert!(window.shows(&english!("days-copied")) && !window.shows(&english!("days-copy")));
    window.click(&english!("days-to-calendar"));
    assert!(window.shows(&english!("days-title")));

    let outcome = DayPlays::read(&store).expect("a store").of(DAY).and_then(|play| play.outcome);
    let outcome = outcome.expect("it was played to its end");
    assert_eq!((outcome.won, usize::from(outcome.turns)), (made.won, made.turns.len()));
    assert_eq!(outcome.left, made.left());
    let mut calendar = day_deals::State::new(&store, begun, &TimeZone::UTC).expect("a store");
    let settings = Settings::default();
    let context = Context::new(&ENGLISH, &settings);
    let shown = texts_in(calendar.view(context));
    let told = english!("days-won", turns = outcome.turns);
    for words in [&told, &english!("days-streak", days = 1), &english!("days-again")] {
        assert!(shown.contains(words), "{words}: {shown:?}");
    }

    // What is sent tells how it went, in the same bars for everybody, and nothing of the cards.
    let day_deals::Action::Copy(sent) =
        calendar.update(day_deals::Message::Copy, (begun, &TimeZone::UTC), &store, context)
    else {
        panic!("there is a result")
    };
    let lines: Vec<&str> = sent.lines().collect();
    assert_eq!(lines.len(), 4, "{sent}");
    assert!(lines[1].ends_with(&told) && lines[2].contains("10 ") && lines[2].ends_with("▁ 0"), "{sent}");
    assert_eq!(lines[3], english!("days-streak", days = 1));

    // The same as a picture, with a leap for each card.
    let day_deals::Action::SavePicture(picture) =
        calendar.update(day_deals::Message::SavePicture, (begun, &TimeZone::UTC), &store, context)
    else {
        panic!("there is a result")
    };
    assert_eq!((picture.has_won, picture.dealt, picture.leaps.iter().sum::<u8>()), (true, 10, 10));
    assert_eq!(picture.leaps.len(), usize::from(outcome.turns));
    assert_eq!(picture.result, english!("days-picture-home", turns = outcome.turns));
    assert!(picture.paint().expect("a picture").len() < 150_000);

    // The deals of a day that is over are practice.
    let past = date(2028, 1, 31);
    calendar.update(day_deals::Message::Day(past), (begun, &TimeZone::UTC), &store, context);
    let shown = texts_in(calendar.view(context));
    for words in ["days-past-about", "days-back", "days-play"] {
        assert!(shown.contains(&english!(words)), "{words}: {shown:?}");
    }
    assert!(!shown.contains(&told) && !shown.contains(&english!("days-copy")), "{shown:?}");
    let again = calendar.update(
        day_deals::Message::PlayAgain(DayLength::Short),
        (begun, &TimeZone::UTC),
        &store,
        context,
    );
    assert_eq!(again, day_deals::Action::PlayAgain(DayDeal { date: past, length: DayLength::Short }));
    calendar.update(day_deals::Message::Day(date(2028, 3, 1)), (begun, &TimeZone::UTC), &store, context);
    assert!(texts_in(calendar.view(context)).contains(&told), "there is nothing after today");

    // It counts once, and is compared with records of the same deal only.
    let screen = challenges::State::new(&store, Some(&DAY.challenge())).expect("a store");
    let shown = texts_in(screen.view(context));
    assert!(!shown.contains(&english!("days-play")), "it counts once: {shown:?}");
    let mut theirs = played(Level::Hard).0;
    assert!(RecordsCheck::of_record(&theirs, &store).is_ok_and(|check| check.is_some()));
    theirs.header.seed = Seed::from_number(1);
    assert!(RecordsCheck::of_record(&theirs, &store).is_ok_and(|check| check.is_none()));

    // The pressed button says that it has copied the code, and the cards can be played again beside all that is kept.
    window.press(Named::Escape);
    window.tell(Message::Home(home::Message::Challenges));
    assert!(window.shows(&told));
    window.click(&english!("challenges-copy"));
    assert!(window.shows(&english!("days-copied")) && !window.shows(&english!("challenges-copy")));
    window.click(&english!("days-again"));
    window.settle().await;
    assert!(window.shows(&english!("practice-title")), "{:?}", window.texts());
}

/// What doesn't count for its day counts nowhere: it is practice, of which nothing is kept.
#[tokio::test(start_paused = true)]
async fn a_deal_of_a_day_that_is_over_counts_nowhere() {
    let past = DayDeal { date: date(2024, 2, 29), length: DayLength::Short };
    let challenge = past.challenge();
    let mut player = Level::Normal.player(challenge.seed(), challenge.seat());
    let record = challenge.play("", "", &mut *player).expect("a legal move");
    let store = Store::in_memory();
    let mut window = Window::at_home(&store, Language::ENGLISH);
    window.tell(Message::Home(home::Message::DayDeals));
    window.tell(Message::DayDeals(day_deals::Message::Day(past.date)));
    window.tell(Message::DayDeals(day_deals::Message::PlayAgain(past.length)));
    window.settle().await;
    assert!(window.shows(&english!("practice-title")), "{:?}", window.texts());
    for mv in own_moves(&record) {
        window.play(mv).await;
    }
    assert_eq!((store.rounds(), store.series()), (Ok(Vec::new()), Ok(Vec::new())));
    window.click(&english!("practice-back"));
    assert!(window.shows(&english!("days-title")), "{:?}", window.texts());
}

/// A challenge as somebody else sent it, with their round.
fn sent(level: Level, name: &str) -> ChallengeFile {
    let mut record = played(level).0;
    record.header.seats[DAY.challenge().seat().index()].name = name.to_owned();
    ChallengeFile { challenge: DAY.challenge(), records: vec![record] }
}

async fn open(window: &mut Window, file: &ChallengeFile) {
    let folder = tempdir().expect("a folder");
    let path = folder.path().join("challenge.skipstone");
    fs::write(&path, file.to_string()).expect("it can be written");
    window.tell(Message::Opened(open_file::open(&path)));
    window.settle().await;
}

fn lines_of(window: &Window, name: &str) -> Vec<String> {
    let is_theirs = |text: &String| text.starts_with(&format!("{name}: "));
    window.texts().into_iter().filter(is_theirs).collect()
}

#[tokio::test(start_paused = true)]
async fn a_challenge_from_a_file_shows_what_others_made_of_it_after_the_own_round() {
    let store = Store::in_memory();
    let file = sent(Level::Hard, "Ben");
    let theirs = file.challenge.check(&file.records[0]).expect("it proves something");
    let mut window = Window::at_home(&store, Language::ENGLISH);
    open(&mut window, &file).await;
    let rivals = english!("challenges-rivals", names = "Ben");
    assert!(window.shows(&rivals), "{:?}", window.texts());

    // It waits until it is played, and says nothing of Ben's round.
    window.press(Named::Escape);
    window.click(&english!("home-more"));
    window.click(&english!("challenges-title"));
    assert!(window.shows(&english!("challenges-waiting")) && window.shows(&rivals), "{:?}", window.texts());
    assert_eq!(lines_of(&window, "Ben"), [""; 0]);
    window.click(&english!("days-play"));
    window.settle().await;
    for (at, mv) in own_moves(&played(Level::Normal).0).into_iter().enumerate() {
        if at == 1 {
            window.click(&english!("table-menu"));
            window.click(&english!("menu-leave"));
            window.tell(Message::Home(home::Message::Challenges));
            assert!(window.shows(&rivals) && lines_of(&window, "Ben").is_empty(), "{:?}", window.texts());
            window.click(&english!("home-continue"));
            window.settle().await;
        }
        if at == 2 {
            open(&mut window, &file).await;
            let kept = english!("challenge-kept", refused = 0);
            assert!(window.shows(&kept) && window.shows(&english!("table-menu")), "the table stays");
        }
        window.play(mv).await;
    }
    window.click(&english!("challenges-back"));
    let told = match theirs.won {
        true => english!("days-won", turns = theirs.turns.len()),
        false => english!("days-lost", turns = theirs.turns.len(), left = theirs.left()),
    };
    assert_eq!(lines_of(&window, "Ben"), [format!("Ben: {told}")]);
    assert_eq!(lines_of(&window, &english!("player-you")).len(), 1);
    let figures = |of: fn(&AttemptTurn) -> u8| {
        theirs.turns.iter().map(|turn| of(turn).to_string()).collect::<Vec<_>>().join(" ")
    };
    let course = english!("challenges-course", cards = figures(|turn| turn.stock_left));
    let cards = english!("challenges-played-cards", cards = figures(|turn| turn.played));
    assert!(window.shows(&course) && window.shows(&cards), "{:?}", window.texts());

    // What is claimed is refused, with the place, and what others send later stands with the rest. Nothing counts twice.
    let mut forged = sent(Level::Easy, "Cleo");
    forged.records.insert(0, file.records[0].clone());
    let last = forged.records[1].events.pop();
    open(&mut window, &forged).await;
    let refused = format!("Cleo: {}", english!("attempt-unfinished"));
    assert_eq!(lines_of(&window, "Cleo"), [refused]);
    forged.records[1].events.extend(last);
    forged.records[1].events.swap(5, 6);
    open(&mut window, &forged).await;
    let line = 1 + file.records[0].events.len() + 1 + 7;
    let found = lines_of(&window, "Cleo");
    assert!(found.len() == 1 && found[0].contains(&format!("line {line}")), "{found:?}, line {line}");
    open(&mut window, &sent(Level::Easy, "Cleo")).await;
    assert_eq!([lines_of(&window, "Cleo").len(), lines_of(&window, "Ben").len()], [1, 1]);

    // Whoever is sent the file of all three has the other two to beat.
    let all = challenges::file_of(&DAY.challenge(), &store).expect("a store");
    assert_eq!(all.names().collect::<Vec<_>>(), ["", "Ben", "Cleo"]);
}

fn texts_in<Message>(screen: skipstone::Element<'_, Message>) -> Vec<String> {
    texts_of(see_in(ROOM, screen))
}

#[test]
fn an_imported_series_counts_for_no_challenge() {
    let (store, folder) = (Store::in_memory(), tempdir().expect("a folder"));
    let begun = Timestamp::UNIX_EPOCH;
    let (_, saver) =
        store.accept(DAY.challenge(), Some(DAY), "", begun, &TimeZone::UTC).expect("the first time");
    let series = store.find(saver.series().id).expect("a store").expect("it is saved at once");
    let bundle = import_export::load_bundle(&store, series.clone()).expect("a store");
    let path = folder.path().join("series.json");
    fs::write(&path, series_file::write(&[bundle]).expect("a series that was played")).expect("a file");
    assert_eq!(
        import_export::import(&store, &path).expect("a file"),
        [ImportedSeries::Unchanged(series.clone())],
        "the kind stays"
    );
    store.remove(series.id).expect("a store");
    let imported = import_export::import(&store, &path).expect("a file");
    let [ImportedSeries::Copy(copy)] = &imported[..] else { panic!("{imported:?}") };
    assert_eq!(copy.kind, SeriesKind::Local);
}

#[test]
fn the_next_game_is_not_at_the_table_of_a_challenge() {
    let store = Store::in_memory();
    let begun = Timestamp::UNIX_EPOCH;
    drop(store.accept(DAY.challenge(), Some(DAY), "", begun, &TimeZone::UTC).expect("the first time"));
    let home = home::State::new(&store, begun);
    let named = |name: &str| home.recommended().seats.iter().any(|seat| seat.name == name);
    assert!(!DAY.challenge().seats().iter().any(|seat| named(&seat.name) && !seat.name.is_empty()));
}

/// A page that stays open over midnight doesn't begin a try of yesterday's deal that counts.
#[test]
fn a_day_that_has_begun_meanwhile_is_shown_before_a_try_of_it_counts() {
    let store = Store::in_memory();
    let settings = Settings::default();
    let context = Context::new(&ENGLISH, &settings);
    let time = |text: &str| text.parse::<Timestamp>().expect("a time");
    let (evening, night) = (time("2028-02-29T23:59:30Z"), time("2028-03-01T00:00:30Z"));
    let mut days = day_deals::State::new(&store, evening, &TimeZone::UTC).expect("a store");
    let mut play = |now| {
        let play = day_deals::Message::Play(DayLength::Short);
        let action = days.update(play, (now, &TimeZone::UTC), &store, context);
        (action, texts_in(days.view(context)).contains(&english!("days-begun")))
    };
    let accepts = |date| day_deals::Action::Accept(DayDeal { date, length: DayLength::Short });
    assert_eq!(play(evening), (accepts(date(2028, 2, 29)), false));
    assert_eq!(play(night), (day_deals::Action::None, true));
    assert_eq!(play(night), (accepts(date(2028, 3, 1)), true));
}
