//! The shelf: what was played becomes pebbles, which can be looked at, watched and put beside the stone.

use iced::keyboard::key::Named;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use skipstone::locale::Language;
use skipstone::screen::shelf::{Action, Message, State};
use skipstone::settings::Settings;
use skipstone::store::{PlayedRound, Store};
use skipstone_core::Seat;
use skipstone_core::bot::Level;
use skipstone_core::milestone::Milestone;
use skipstone_core::record::Record;

use crate::english::ENGLISH;
use crate::round_end::Window;
use crate::seen::Seen;
use crate::statistics::fixtures;

const BEAT: Milestone = Milestone::Beat(Level::Easy);

/// A store with one round that Ada has won, which has reached nothing else.
pub(crate) fn store_with_a_win() -> (Store, PlayedRound, Record) {
    let table = fixtures::table("preset = 'quick'\nscoring = 'single'", 2, &["Ada", "Pebble:easy"]);
    let rounds = (1..).flat_map(|number| fixtures::series(number, &table, Seat::ONE, Timestamp::UNIX_EPOCH));
    let is_plain_win = |round: &PlayedRound| {
        let tally = round.tallies[Seat::ONE.index()];
        round.result.left[Seat::ONE.index()] == 0 && tally.most_stock < 4 && tally.longest_turn < 15
    };
    let (round, record) = rounds.into_iter().find(|(round, _)| is_plain_win(round)).expect("she wins one");
    let store = Store::in_memory();
    store.put_round(&round, &record);
    (store, round, record)
}

#[test]
fn an_old_round_is_a_new_pebble_until_it_is_looked_at_and_leads_to_its_last_turn() {
    let (store, round, record) = store_with_a_win();
    let mut shelf = State::read(&store, Timestamp::UNIX_EPOCH, &TimeZone::UTC).expect("a store");
    let mut settings = Settings::default();
    let missing = shelf.update(Message::Choose(Milestone::Flawless), &store, &settings);
    assert!(matches!(missing, Action::None), "what is missing stays new: {missing:?}");
    assert!(matches!(shelf.update(Message::Watch, &store, &settings), Action::None));
    let Action::LookedAt(looked_at) = shelf.update(Message::Choose(BEAT), &store, &settings) else {
        panic!("it was found")
    };
    assert_eq!(looked_at, [BEAT].into());
    settings.looked_at = looked_at;
    assert!(matches!(shelf.update(Message::Choose(BEAT), &store, &settings), Action::None), "only once");
    let Action::Watch { record: watched, me, finished, turn, .. } =
        shelf.update(Message::Watch, &store, &settings)
    else {
        panic!("its round is there")
    };
    assert_eq!((*watched == record, me, finished), (true, Seat::ONE, round.finished));
    assert_eq!(turn, record.turns().last().map(|(turn, _)| turn));
}

#[tokio::test(start_paused = true)]
async fn a_pebble_is_watched_and_lies_beside_the_stone() {
    let (store, ..) = store_with_a_win();
    let mut window = Window::at_home(&store, Language::ENGLISH);
    window.click(&english!("home-more"));
    window.click(&english!("shelf-title"));
    let about = english!("shelf-about", found = 1, all = Milestone::ALL.len());
    assert!(window.shows(&about) && window.shows(&english!("shelf-next")), "{:?}", window.texts());
    window.click(&ENGLISH.pebble(BEAT));
    assert!(window.shows(&ENGLISH.milestone(BEAT)), "{:?}", window.texts());
    window.click(&english!("shelf-watch-turn"));
    window.settle().await;
    assert!(window.shows(&english!("review-show")), "the replay is open: {:?}", window.texts());
    window.press(Named::Escape);
    window.click(&english!("shelf-put-beside"));
    let beside = english!("shelf-beside", name = ENGLISH.pebble(BEAT));
    assert!(window.shows(&beside), "{:?}", window.texts());
    window.click(&english!("shelf-take-away"));
    assert!(!window.shows(&beside));
    // What is missing can't lie there.
    window.click(&ENGLISH.pebble(Milestone::Comeback));
    assert!(window.shows(&english!("shelf-not-yet")) && !window.shows(&english!("shelf-put-beside")));
}
