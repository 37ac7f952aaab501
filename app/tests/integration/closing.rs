//! The end of a series in the whole window: the closing page, the last round behind it, and what comes next.

use std::path::PathBuf;

use iced::{Rectangle, Size};
use skipstone::app::Message;
use skipstone::locale::{Language, Locale};
use skipstone::paper::print::PdfOutcome;
use skipstone::store::Store;
use skipstone::tr;
use skipstone_core::Rules;

use crate::round_end::{Window, short_rounds};
use crate::seen::Seen;

#[tokio::test(start_paused = true)]
async fn a_series_ends_with_a_podium_and_the_last_round_is_behind_it() {
    let locale = Locale::new(Language::GERMAN);
    let store = Store::in_memory();
    let rules = Rules { target: 25, ..short_rounds() };
    let mut window = Window::before_the_end(&store, rules, Language::GERMAN).await;
    window.win();
    window.settle().await;
    let texts = window.texts();
    let shows = |words: String| assert!(texts.contains(&words), "{words} isn’t in {texts:?}");
    shows(tr!(locale, "result-series", who = "you", name = "Ada", count = 1));
    shows(tr!(locale, "closing-about", rounds = 1, scoring = "points", target = 25));
    shows(tr!(locale, "closing-score", scoring = "points", count = 0));
    shows(tr!(locale, "closing-won", count = 1));
    shows(tr!(locale, "closing-costliest"));
    assert!(!texts.contains(&tr!(locale, "closing-streak")), "one round is no streak");
    assert!(!texts.contains(&tr!(locale, "closing-standing")), "nobody else is there");
    // The measure is that of the round's own review.
    let costliest = |texts: &[String]| {
        let percent = |text: &String| text.split('−').nth(1)?.split_whitespace().next()?.parse::<u32>().ok();
        texts.iter().filter_map(percent).max()
    };
    let of_series = costliest(&texts);

    window.click(&tr!(locale, "closing-last-round"));
    window.settle().await;
    window.click(&tr!(locale, "result-turn-by-turn"));
    assert!(window.shows(&tr!(locale, "result-chart")));
    assert_eq!(costliest(&window.texts()), of_series);
    window.click(&tr!(locale, "closing-back"));
    assert!(window.shows(&tr!(locale, "closing-save")));
    // Taken back, the series goes on, and ends once more.
    window.click(&tr!(locale, "result-more"));
    window.click(&tr!(locale, "result-undo"));
    window.click(&tr!(locale, "reopen-yes"));
    window.settle().await;
    assert!(!window.shows(&tr!(locale, "closing-save")));
    window.win();
    window.settle().await;
    window.click(&tr!(locale, "result-more"));
    window.click(&tr!(locale, "result-new-game"));
    assert!(window.shows(&tr!(locale, "new-game-title")));
}

#[tokio::test(start_paused = true)]
async fn a_series_that_goes_on_has_no_closing_page() {
    let store = Store::in_memory();
    let locale = Locale::new(Language::ENGLISH);
    let mut window = Window::before_the_end(&store, short_rounds(), Language::ENGLISH).await;
    window.win();
    window.settle().await;
    assert!(window.shows(&tr!(locale, "result-watch-turn")) && !window.shows(&tr!(locale, "closing-save")));
}

#[tokio::test(start_paused = true)]
async fn what_was_saved_covers_neither_players_nor_the_headline() {
    let locale = Locale::new(Language::GERMAN);
    let store = Store::in_memory();
    let rules = Rules { target: 25, ..short_rounds() };
    let mut window = Window::before_the_end(&store, rules, Language::GERMAN).await;
    let saved = PdfOutcome::Saved(PathBuf::from("/home/ada/Dokumente/skipstone-2026-11-27-serie.png"));
    window.tell(Message::PdfWritten(Ok(saved.clone())));
    let saved = locale.pdf_outcome(&Ok(saved));
    let headline = tr!(locale, "result-series", who = "you", name = "Ada", count = 1);
    for is_over in [false, true] {
        if is_over {
            window.win();
            window.settle().await;
        }
        for size in [Size::new(1280.0, 800.0), Size::new(960.0, 600.0)] {
            window.tell(Message::Resized(size));
            let notice = window.bounds_in(size, &saved);
            let covered = match is_over {
                true => window.bounds_in(size, &headline),
                // The menu, and the others at the table.
                false => Rectangle::with_size(Size::new(size.width, size.height / 3.0)),
            };
            assert!(!notice.intersects(&covered), "{notice:?} over {covered:?} in {size:?}");
        }
    }
}
