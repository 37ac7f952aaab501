//! The menu beside the board: the rules in sentences, settings applied at once, and the deal played again.

use iced::Size;
use iced::keyboard::key::Named;
use skipstone::locale::{Language, Locale};
use skipstone::screen::Context;
use skipstone::screen::table::{MenuPage, Message, PracticeOrigin, State};
use skipstone::store::StoredSeriesId;
use skipstone::theme::Theme;
use skipstone::theme::card_faces::CardFaces;
use skipstone::tr;
use skipstone_core::{Preset, RuleKey, RuleValue, Rules, Seat, Setup};

use crate::game::{Game, short};
use crate::seen::{Seen, texts_of};

/// Every word of the page with the rules, in a window that is high enough for all of it.
fn rules_page(game: &Game) -> Vec<String> {
    texts_of(game.seen_in(Size::new(1280.0, 4000.0)))
}

/// A rule's value as the message of its sentence.
fn sentence(game: &Game, setup: &Setup, key: &RuleKey) -> String {
    let rules = setup.rules();
    let number = match (key.name, (key.get)(rules)) {
        ("stock", _) => setup.common_stock().unwrap_or_default().into(),
        ("draw", RuleValue::Text(_)) => rules.hand.into(),
        (_, RuleValue::Number(number)) => number,
        _ => 0,
    };
    let of = if key.name == "target" { RuleKey::from_name("scoring").expect("a rule") } else { key };
    let value = match (of.get)(rules) {
        RuleValue::Bool(on) => on.to_string(),
        RuleValue::Text(word) => word,
        RuleValue::Number(_) => "number".to_owned(),
        RuleValue::Numbers(_) => "list".to_owned(),
    };
    tr!(game.locale, format!("says-{}", key.name), value = value, number = number, name = "", list = "")
}

/// A message is missing if its key is shown instead.
#[tokio::test(start_paused = true)]
async fn every_rule_is_told_as_a_sentence() {
    for language in Language::all() {
        for preset in Preset::ALL {
            let mut game = Game::begin(4, 2, preset.rules()).await;
            game.locale = Locale::new(language);
            game.settings.language = language;
            game.tell(Message::MenuPage(MenuPage::Rules));
            let words = rules_page(&game);
            let rules = preset.rules();
            let setup = *game.state.table().setup();
            for key in RuleKey::ALL.iter().filter(|key| (2..=8).contains(&key.section)) {
                let sentence = sentence(&game, &setup, key);
                let is_told = words.contains(&sentence);
                let applies = match key.name {
                    "lead_up" | "alternating" | "blocking" => rules.lead_up || rules.alternating,
                    "target" | "max_rounds" => {
                        !matches!((RuleKey::from_name("scoring").expect("a rule").get)(&rules),
                        RuleValue::Text(word) if word == "single")
                    }
                    _ => true,
                };
                assert_eq!(is_told, applies, "{} of {} in {language}", key.name, preset.name());
            }
            let odd = words.iter().find(|word| word.contains("says-") || word.contains('{'));
            assert_eq!(odd, None, "{} in {language}", preset.name());
        }
    }
}

#[tokio::test(start_paused = true)]
async fn house_rules_are_marked_in_the_menu() {
    let mut game = Game::begin(2, 2, Rules { wild_discard: false, ..short() }).await;
    game.tell(Message::MenuPage(MenuPage::Rules));
    let words = rules_page(&game);
    let preset = english!("preset-standard");
    let (stock, wilds) = (english!("rule-stock"), english!("rule-wild_discard"));
    let changed = format!(
        "{stock} ({}), {wilds} ({})",
        english!("rule-stock-number", number = 5),
        english!("rule-off")
    );
    for told in [
        english!("menu-rules-house", preset = preset.as_str(), rules = changed),
        english!("says-wild_discard", value = "false"),
        english!("rule-changed", preset = preset, value = english!("rule-on")),
        english!("says-stock", number = 5),
    ] {
        assert!(words.contains(&told), "{told}: {words:?}");
    }
    assert!(!words.iter().any(|word| word.contains(&english!("section-7"))), "nobody has a partner");
}

#[tokio::test(start_paused = true)]
async fn settings_in_the_menu_apply_at_once_and_keep_it_open() {
    let mut game = Game::begin(2, 2, short()).await;
    game.tell(Message::MenuPage(MenuPage::Settings));
    game.does(|seen| drop(seen.click(english!("theme-felt")).expect("a theme")));
    game.does(|seen| drop(seen.click(english!("cards-french")).expect("card faces")));
    assert_eq!((game.settings.theme, game.settings.cards), (Some(Theme::Felt), CardFaces::French));
    assert!(game.state.menu_is_open());
    game.does(|seen| {
        let _ = seen.tap_key(Named::Escape);
    });
    assert!(!game.state.menu_is_open());
}

/// The buttons behind the menu are out of reach.
#[tokio::test(start_paused = true)]
async fn the_first_key_reaches_the_pages_of_the_menu() {
    let mut game = Game::begin(2, 2, short()).await;
    game.tell(Message::Menu(true));
    game.does(|seen| {
        for key in [Named::Tab, Named::ArrowRight] {
            let _ = seen.tap_key(key);
        }
    });
    assert!(rules_page(&game).contains(&english!("menu-rules-title")));
}

fn restart(game: &mut Game) {
    game.tell(Message::Menu(true));
    game.does(|seen| drop(seen.click(english!("menu-restart")).expect("a button")));
}

/// Before the first move there is nothing to play again.
#[tokio::test(start_paused = true)]
async fn a_deal_is_practised_once_something_was_played() {
    let mut game = Game::begin(2, 2, short()).await;
    let is_begun = game.state.table().moves() > 0;
    restart(&mut game);
    assert_eq!(game.state.menu_is_open(), !is_begun);
    game.tell(Message::Menu(false));
    game.types("1q");
    game.listen().await;
    restart(&mut game);
    assert!(!game.state.menu_is_open());
}

#[tokio::test(start_paused = true)]
async fn practice_begins_again_with_the_same_cards() {
    let practice = |table, context: Context<'_>| {
        State::practice(table, PracticeOrigin::Series(StoredSeriesId(1)), context)
    };
    let mut game = Game::open(2, 2, short(), practice).await;
    let cards = |game: &Game| {
        let view = game.state.table();
        let stocks: Vec<_> = view.setup().seats().map(|seat| view.stock_top(seat)).collect();
        (view.hand().iter().collect::<Vec<_>>(), stocks, view.draw_left(), view.turns())
    };
    let dealt = cards(&game);
    for key in ["1q", "1r"] {
        game.types(key);
        game.listen().await;
    }
    assert_ne!(cards(&game), dealt);
    restart(&mut game);
    game.listen().await;
    assert_eq!(cards(&game), dealt);
    assert_eq!(game.state.table().turn(), Seat::ONE);
    assert!(!game.state.menu_is_open());
}
