//! A deal is played again beside its game, and a single round is played again.

use iced::keyboard::key::Named;
use skipstone::locale::Language;
use skipstone::store::{RoundKey, Store};
use skipstone_core::bot::review::Review;
use skipstone_core::event::Discard;
use skipstone_core::record::Record;
use skipstone_core::{Event, Move, Rules, Scoring, Seat};

use crate::english::ENGLISH;
use crate::round_end::{Window, short_rounds};
use crate::seen::Seen;

/// The moves of the first seat.
pub(crate) fn own_moves(record: &Record) -> Vec<Move> {
    let mv = |event: &Event| match event {
        Event::Play { seat: Seat::ONE, mv, .. } | Event::Discard(Discard { seat: Seat::ONE, mv, .. }) => {
            Some(*mv)
        }
        _ => None,
    };
    record.events.iter().filter_map(mv).collect()
}

/// The own stock pile as it was dealt, in words.
fn dealt_stock(record: &Record) -> String {
    let Some(Event::Deal { stocks, .. }) = record.events.first() else { panic!("it begins with the deal") };
    let (top, count) = (stocks[0].last().expect("a card"), stocks[0].len());
    english!("slot-stock", who = "you", name = "Ada", card = ENGLISH.card(*top), count = count)
}

/// Everything that is stored of the game.
fn stored(store: &Store) -> String {
    let series = store.series().expect("a store");
    let running = store.running_record(series[0].id).expect("a store");
    format!("{series:?} {:?} {running:?}", store.rounds().expect("a store"))
}

#[tokio::test(start_paused = true)]
async fn a_deal_is_practised_beside_the_series_which_waits() {
    let store = Store::in_memory();
    let mut window = Window::before_the_end(&store, short_rounds(), Language::ENGLISH).await;
    let before = stored(&store);
    let (title, back) = (english!("practice-title"), english!("practice-back"));
    let series = store.series().expect("a store")[0].id;
    let running = store.running_record(series).expect("a store").expect("a round in progress");
    let dealt = dealt_stock(&running);

    // In the middle of the round.
    window.click(&english!("table-menu"));
    window.click(&english!("menu-restart"));
    window.settle().await;
    assert!(window.shows(&title) && window.texts().contains(&dealt), "{dealt}: {:?}", window.texts());
    window.click(&english!("table-menu"));
    window.click(&back);
    window.settle().await;
    assert!(!window.shows(&title) && !window.texts().contains(&dealt));
    assert_eq!(stored(&store), before);
    window.win();
    window.settle().await;
    let next = english!("result-next-round");
    assert!(window.shows(&next), "the round goes on where it was");

    // On its result, and to the end of the practice: the same moves win again.
    let before = stored(&store);
    let record = store.record(RoundKey { series, number: 1 }).expect("a store").expect("it is stored");
    window.click(&english!("result-more"));
    window.click(&english!("menu-restart"));
    window.settle().await;
    assert!(window.shows(&title) && window.texts().contains(&dealt));
    for mv in own_moves(&record) {
        window.play(mv).await;
    }
    let won = english!("result-single", who = "you", name = "Ada");
    assert!(window.shows(&won) && window.shows(&back), "{:?}", window.texts());
    assert!(!window.shows(&next) && !window.shows(&english!("result-watch")));
    // Nothing is lost by taking it back, so nothing is asked.
    window.click(&english!("result-more"));
    window.click(&english!("practice-undo"));
    window.settle().await;
    assert!(!window.shows(&won) && !window.shows(&english!("reopen-title")));
    assert_eq!(stored(&store), before);

    // Whoever leaves finds the series on the title screen, as it was.
    window.click(&english!("table-menu"));
    window.click(&english!("menu-leave"));
    window.click(&english!("home-continue"));
    window.settle().await;
    assert!(window.shows(&next) && !window.shows(&title));
    assert_eq!(stored(&store), before);
}

#[tokio::test(start_paused = true)]
async fn a_single_round_is_no_series_and_is_played_again_at_one_press() {
    let store = Store::in_memory();
    let rules = Rules { scoring: Scoring::Single, ..short_rounds() };
    let mut window = Window::before_the_end(&store, rules, Language::ENGLISH).await;
    let no_series = |window: &Window| {
        let texts = window.texts();
        assert!(!texts.iter().any(|text| text.to_lowercase().contains("series")), "{texts:?}");
    };
    no_series(&window);
    window.click(&english!("table-menu"));
    no_series(&window);
    window.click(&english!("menu-leave"));
    no_series(&window);
    window.click(&english!("home-continue"));
    window.settle().await;
    window.win();
    window.settle().await;
    let again = english!("result-again");
    assert!(window.shows(&again));
    window.click(&english!("result-more"));
    assert!(window.shows(&english!("result-new-game")));
    no_series(&window);

    window.press(Named::Enter);
    window.settle().await;
    assert!(!window.shows(&again) && window.shows(&english!("table-undo")), "{:?}", window.texts());
    window.click(&english!("table-menu"));
    window.click(&english!("menu-leave"));
    window.click(&english!("home-more"));
    window.click(&english!("series-title"));
    assert!(window.shows(&english!("series-single")) && window.shows(&again));
    no_series(&window);
}

#[tokio::test(start_paused = true)]
async fn a_turn_of_a_review_is_played_again_and_the_game_waits() {
    let store = Store::in_memory();
    let mut window = Window::before_the_end(&store, short_rounds(), Language::ENGLISH).await;
    window.win();
    window.settle().await;
    let before = stored(&store);
    let series = store.series().expect("a store")[0].id;
    let record = store.record(RoundKey { series, number: 1 }).expect("a store").expect("it is stored");
    let turns = Review::of(&record, Seat::ONE).expect("by the rules").collect::<Vec<_>>();
    let worst = turns.iter().rev().max_by(|one, other| one.cost().total_cmp(&other.cost())).expect("a turn");
    window.click(&english!("result-lesson-show"));
    window.click(&english!("review-try"));
    window.settle().await;
    assert!(window.shows(&english!("practice-title")), "{:?}", window.texts());
    // The cards are those before the decision that cost most: what was played then can be played now.
    let decisions = worst.decisions.iter();
    let decision = decisions.max_by(|one, other| one.cost.total_cmp(&other.cost)).expect("a decision");
    let mv = decision.played[0].mv;
    window.play(mv).await;
    assert!(window.shows(&english!("practice-back")));
    window.click(&english!("practice-back"));
    window.settle().await;
    assert!(window.shows(&english!("review-try")), "the review is where it was: {:?}", window.texts());
    window.press(Named::Escape);
    assert!(window.shows(&english!("result-next-round")), "the series goes on where it was");
    assert_eq!(stored(&store), before);
    // Its table hears what its own tasks tell: the turns are rated once more.
    window.click(&english!("result-more"));
    window.click(&english!("result-undo"));
    window.click(&english!("reopen-yes"));
    window.settle().await;
    window.win();
    window.settle().await;
    window.click(&english!("result-turn-by-turn"));
    let costliest = english!("result-costliest", turn = worst.turn, percent = worst.percent());
    assert!(window.shows(&costliest), "{:?}", window.texts());
}
