//! The round that counts for a day's deal, from its first move to the calendar.

use iced::Size;
use iced_test::Simulator;
use jiff::Timestamp;
use jiff::civil::date;
use jiff::tz::TimeZone;
use skipstone::app::Message;
use skipstone::days::DayPlays;
use skipstone::locale::Language;
use skipstone::screen::{Context, challenges, day_deals, home, table};
use skipstone::settings::Settings;
use skipstone::store::{DayDeal, Store};
use skipstone_core::Seed;
use skipstone_core::bot::Level;
use skipstone_core::challenge::{Attempt, DayLength};
use skipstone_core::record::Record;

use crate::english::ENGLISH;
use crate::practice::own_moves;
use crate::round_end::{Window, texts_of};

const DAY: DayDeal = DayDeal { date: date(2028, 2, 29), length: DayLength::Short };

/// The round of a player of a level, and what it proves.
fn played(level: Level) -> (Record, Attempt) {
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
        store.take_up(DAY.challenge(), Some(DAY), "", begun, &TimeZone::UTC).expect("the first time");
    let series = saver.series().id;
    drop(saver);
    let (record, made) = played(Level::Normal);
    let mut window = Window::continuing(&store, series, Language::English).await;
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
    window.click(&english!("days-to-calendar"));
    assert!(window.shows(&english!("days-title")));

    let outcome = DayPlays::read(&store).expect("a store").of(DAY).and_then(|play| play.outcome);
    let outcome = outcome.expect("it was played to its end");
    assert_eq!((outcome.won, usize::from(outcome.turns)), (made.won, made.stock_left.len()));
    assert_eq!(Some(&outcome.left), made.stock_left.last());
    let calendar = day_deals::State::new(&store, begun, &TimeZone::UTC).expect("a store");
    let settings = Settings::default();
    let context = Context::new(&ENGLISH, &settings);
    let shown = texts_in(calendar.view(context));
    let told = match made.won {
        true => english!("days-won", turns = outcome.turns),
        false => english!("days-lost", turns = outcome.turns, left = outcome.left),
    };
    for words in [&told, &english!("days-streak", days = 1), &english!("days-again")] {
        assert!(shown.contains(words), "{words}: {shown:?}");
    }

    // Somebody else's record of the same deal stands beside the own one, once it was played again.
    let mut screen = challenges::State::new(&store, Some(&DAY.challenge())).expect("a store");
    assert!(texts_in(screen.view(context)).contains(&english!("challenges-played")), "it counts once");
    let mut theirs = played(Level::Hard).0;
    theirs.header.seats[0].name = "Ben".to_owned();
    let compared = screen.compare(&theirs, &store).expect("it is of this deal").run();
    screen.update(compared);
    let both = texts_in(screen.view(context));
    let line = |name: &str, told: &str| both.contains(&format!("{name}: {told}"));
    assert!(line(&english!("challenges-nameless"), &told), "{both:?}");
    assert!(both.iter().any(|text| text.starts_with("Ben: ")), "{both:?}");
    // One that was changed is refused, and one of another deal isn't compared.
    let end = theirs.events.pop();
    screen.update(screen.compare(&theirs, &store).expect("it is of this deal").run());
    assert!(texts_in(screen.view(context)).contains(&english!("attempt-unfinished")));
    theirs.events.extend(end);
    theirs.header.seed = Seed::from_number(1);
    assert!(screen.compare(&theirs, &store).is_none());
}

fn texts_in<Message>(screen: skipstone::Element<'_, Message>) -> Vec<String> {
    texts_of(Simulator::with_size(iced::Settings::default(), Size::new(1280.0, 800.0), screen))
}

#[test]
fn the_next_game_is_not_at_the_table_of_a_challenge() {
    let store = Store::in_memory();
    let begun = Timestamp::UNIX_EPOCH;
    drop(store.take_up(DAY.challenge(), Some(DAY), "", begun, &TimeZone::UTC).expect("the first time"));
    let home = home::State::new(&store, begun);
    let named = |name: &str| home.recommended().seats.iter().any(|seat| seat.name == name);
    assert!(!DAY.challenge().seats().iter().any(|seat| named(&seat.name) && !seat.name.is_empty()));
}
