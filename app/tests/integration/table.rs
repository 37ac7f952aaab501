//! The table screen by mouse, keyboard and notation, over a real local link.

use iced::advanced::mouse;
use iced::keyboard::key::Named;
use iced::{Event, Rectangle, Size};
use iced_test::core::widget::Id;
use iced_test::selector::{id, is_focused};
use iced_test::simulator::{click, press_key, release_key};
use skipstone::board::Slot;
use skipstone::screen::table::{MenuPage, Message};
use skipstone::sound::SoundKind;
use skipstone_core::bot::advice::advise;
use skipstone_core::{Pile, Preset, Rules, Scoring, Seat, Sharing, StockSize};

use crate::game::{Game, short};
use crate::seen::Seen;

#[tokio::test(start_paused = true)]
async fn a_round_is_played_by_clicks() {
    let mut game = Game::begin(2, 2, short()).await;
    game.play(|game, mv| {
        let (from, to) = game.slots(mv);
        game.click(from);
        game.click(to);
    })
    .await;
    assert!(game.shows(&english!("result-next-round")) && game.shows(&english!("points-out", points = 25)));
    game.does(|seen| drop(seen.click(english!("result-next-round"))));
    game.over = false;
    game.listen().await;
    assert!(game.shows(&english!("table-round", round = 2)) && !game.shows(&english!("result-next-round")));
}

#[tokio::test(start_paused = true)]
async fn a_round_with_partners_is_played_by_drag_and_drop() {
    let mut game = Game::begin(4, 2, short()).await;
    game.play(|game, mv| {
        let (from, to) = game.slots(mv);
        game.drag(from, to);
    })
    .await;
    assert!(game.state.table().ending().is_some());
}

#[tokio::test(start_paused = true)]
async fn a_round_of_six_is_played_in_notation() {
    let rules = Rules { scoring: Scoring::Single, ..short() };
    let mut game = Game::begin(6, 6, rules).await;
    game.play(|game, mv| {
        game.types("/");
        game.types(&mv.written_by(Seat::ONE).to_string());
        game.key(Named::Enter);
    })
    .await;
    assert!(game.shows(&english!("result-again")) && !game.shows(&english!("result-next-round")));
}

#[tokio::test(start_paused = true)]
async fn keys_alone_discard_a_card() {
    let mut game = Game::begin(2, 2, short()).await;
    let moves = game.state.table().moves();
    // The cursor starts on the first hand card; the discard piles are to its left.
    for key in [Named::ArrowRight, Named::Enter, Named::ArrowLeft, Named::Enter] {
        game.key(key);
    }
    game.listen().await;
    assert!(game.state.table().moves() > moves);
    assert!(game.state.table().discard_depth(Seat::ONE, Pile::Four) == 1);

    // The same with the board's keys.
    game.types("1w");
    game.listen().await;
    assert!(game.state.table().discard_depth(Seat::ONE, Pile::Two) == 1);
}

#[tokio::test(start_paused = true)]
async fn an_illegal_move_is_explained_and_changes_nothing() {
    let mut game = Game::begin(2, 2, short()).await;
    let moves = game.state.table().moves();
    game.click(Slot::Stock(Seat::ONE));
    game.click(Slot::Discard(Seat::ONE, Pile::One));
    assert!(game.shows(&english!("rejected-stock-discarded")));

    game.types("/s@2>b1");
    game.key(Named::Enter);
    assert!(game.shows(&english!("rejected-not-yours", name = "Player 2")));
    game.tell(Message::ShowLog(true));
    assert!(!game.shows(&english!("rejected-not-yours", name = "Player 2")), "the next action takes it off");

    game.types("/h1>x");
    game.key(Named::Enter);
    assert!(game.shows(&english!("typed-target", text = "x")));
    // It can be mended; other letters begin anew.
    game.key(Named::Backspace);
    game.types("y");
    assert!(game.shows(&english!("table-typing", typed = "h1>y")));
    game.key(Named::Enter);
    game.types("h2");
    assert!(game.shows(&english!("table-typing", typed = "h2")));
    // One Escape for the typed text, one for the stock card that is still picked up.
    game.key(Named::Escape);
    game.key(Named::Escape);
    assert_eq!(game.state.table().moves(), moves);
    assert!(game.shows(&english!("table-status-own")));
}

#[tokio::test(start_paused = true)]
async fn a_move_is_taken_back() {
    let mut game = Game::begin(2, 2, short()).await;
    let hand: Vec<_> = game.state.table().hand().iter().collect();
    game.drag(Slot::Hand(0), Slot::Discard(Seat::ONE, Pile::Three));
    game.listen().await;
    assert_ne!(game.state.table().hand().iter().collect::<Vec<_>>(), hand);
    game.does(|seen| drop(seen.click(english!("table-undo"))));
    game.listen().await;
    assert_eq!(game.state.table().hand().iter().collect::<Vec<_>>(), hand);
}

#[tokio::test(start_paused = true)]
async fn a_hint_lights_up_its_places_until_the_next_move() {
    let mut game = Game::begin(2, 2, short()).await;
    let lit = |game: &Game, slot: Slot| game.seen().find(id(Id::from(format!("hint-{slot}")))).is_ok();
    game.types("h");
    game.think().await;
    let advice = advise(&game.state.table()).expect("it is the player’s turn");
    let (from, to) = game.slots(advice.line[0].mv);
    assert!(lit(&game, from) && lit(&game, to), "{advice:?}");

    // The same key removes it, and so does Escape.
    game.types("h");
    assert!(!lit(&game, from));
    game.does(|seen| drop(seen.click(english!("table-hint"))));
    game.think().await;
    assert!(lit(&game, from));
    game.key(Named::Escape);
    assert!(!lit(&game, from) && !game.shows(&english!("menu-stay")));

    // A hint that arrives after the move is ignored.
    game.types("h");
    game.drag(Slot::Hand(0), Slot::Discard(Seat::ONE, Pile::Three));
    game.listen().await;
    game.think().await;
    let seen = game.state.table().moves();
    assert!(seen > 1 && !lit(&game, from) && !lit(&game, to));
}

#[tokio::test(start_paused = true)]
async fn a_hint_goes_on_while_it_is_followed() {
    let lit = |game: &Game, slot: Slot| game.seen().find(id(Id::from(format!("hint-{slot}")))).is_ok();
    let mut game = Game::begin(2, 2, short()).await;
    for _ in 0..100 {
        let line = advise(&game.state.table()).expect("it is the player’s turn").line;
        if line.len() < 3 {
            let (from, to) = game.slots(line[0].mv);
            game.drag(from, to);
            game.listen().await;
            continue;
        }
        game.types("h");
        game.think().await;
        for (step, made) in line[..line.len() - 1].iter().enumerate() {
            let (from, to) = game.slots(made.mv);
            assert!(lit(&game, from) && lit(&game, to), "step {step} of {line:?}");
            game.drag(from, to);
            game.listen().await;
            let next = english!("hint-numbered", step = step + 2, steps = line.len(), does = "");
            assert!(game.texts().iter().any(|words| words.starts_with(&next)), "{next}: {:?}", game.texts());
        }
        // Another move than the last one takes it off.
        let mv = game.state.table().legal_moves().iter().find(|mv| *mv != line[line.len() - 1].mv);
        let (from, to) = game.slots(mv.expect("another move"));
        game.drag(from, to);
        game.listen().await;
        assert!(!game.texts().iter().any(|words| words.contains("Step ")), "{:?}", game.texts());
        return;
    }
    panic!("no hint is long enough");
}

#[tokio::test(start_paused = true)]
async fn escape_drops_the_card_first_and_then_opens_the_menu() {
    let mut game = Game::begin(2, 2, short()).await;
    game.click(Slot::Hand(0));
    for _ in 0..2 {
        assert!(!game.shows(&english!("menu-stay")));
        game.key(Named::Escape);
    }
    assert!(game.shows(&english!("menu-stay")));
    game.key(Named::Escape);
    assert!(!game.shows(&english!("menu-stay")));
}

#[tokio::test(start_paused = true)]
async fn every_pile_can_be_found_by_name() {
    let game = Game::begin(12, 3, short()).await;
    let mut seen = game.seen();
    for pile in Pile::ALL {
        let needs = game.state.table().build_next(pile);
        assert!(seen.find(english!("slot-build", pile = pile.number(), needs = needs.to_string())).is_ok());
    }
    for seat in 2..=12 {
        let at = Slot::Stock(Seat::from_index(seat - 1)).to_string();
        assert!(seen.find(id(Id::from(at))).is_ok(), "seat {seat}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_card_dropped_where_none_goes_is_explained() {
    let mut game = Game::begin(2, 2, short()).await;
    let why = english!("table-refused-no-target");
    for (from, onto) in [
        (Slot::Hand(0), Slot::Stock(Seat::ONE)),
        (Slot::Hand(0), Slot::Draw),
        (Slot::Stock(Seat::ONE), Slot::Draw),
        (Slot::Stock(Seat::ONE), Slot::Hand(4)),
    ] {
        game.drag(from, onto);
        assert!(game.shows(&why), "{from} onto {onto}");
        game.key(Named::Escape);
        assert!(!game.shows(&why));
    }
    game.drag(Slot::Hand(0), Slot::Hand(4));
    assert!(!game.shows(&why), "a card put back into the hand isn’t an attempt");
}

#[tokio::test(start_paused = true)]
async fn covered_cards_are_listed_under_the_pointer_and_the_cursor_only() {
    // Partners would play from the pile.
    let rules = Rules { stock: StockSize::Cards(8), sharing: Sharing::AfterOut, ..Preset::Standard.rules() };
    let mut game = Game::begin(12, 3, rules).await;
    let pile = Slot::Discard(Seat::ONE, Pile::One);
    let listed = |game: &Game| game.seen().find(id(Id::from(format!("list-{pile}")))).is_ok();
    while game.state.table().discard_depth(Seat::ONE, Pile::One) < 2 {
        game.types("1q");
        game.listen().await;
        assert!(!game.over);
    }
    assert!(!listed(&game), "the key that discards doesn’t move the cursor");
    let at = game.point(pile);
    let mut seen = game.seen();
    seen.point_at(at);
    seen.simulate([Event::Mouse(mouse::Event::CursorMoved { position: at })]);
    assert!(seen.find(id(Id::from(format!("list-{pile}")))).is_ok(), "the pointer is over it");
    drop(seen);
    // The cursor is on the pile, by its key. An arrow leads away from it, and another back.
    game.key(Named::ArrowRight);
    assert!(!listed(&game));
    game.key(Named::ArrowLeft);
    assert!(listed(&game));
    game.key(Named::Escape);
    assert!(!listed(&game));
}

#[tokio::test(start_paused = true)]
async fn keys_are_shown_where_they_cover_nothing() {
    for (seats, teams) in [(2, 2), (4, 2), (12, 3)] {
        let mut game = Game::begin(seats, teams, short()).await;
        let own = (0..5)
            .map(Slot::Hand)
            .chain(Pile::ALL.into_iter().map(Slot::Build))
            .chain([Slot::Stock(Seat::ONE)]);
        let own: Vec<Slot> =
            own.chain(Pile::ALL.into_iter().map(|pile| Slot::Discard(Seat::ONE, pile))).collect();
        game.key(Named::ArrowRight);
        for held in [None, Some("2"), Some("5")] {
            if let Some(key) = held {
                game.types(key);
            }
            let mut seen = game.seen();
            let mut keys = Vec::new();
            for slot in &own {
                let Ok(key) = seen.find(id(Id::from(format!("key-{slot}")))) else {
                    // Beside a lifted card there may be no room.
                    assert!(held.is_some() && matches!(slot, Slot::Hand(_)), "{slot}");
                    continue;
                };
                let key = key.bounds();
                let card = game.place(*slot);
                // Counts are at the upper right, a wild's rank in the middle. In the hand, a lifted card moves the key aside.
                let is_left = matches!(slot, Slot::Hand(_)) || key.x + key.width < card.center_x();
                assert!(key.y > card.center_y() && is_left, "{slot}: {key:?} on {card:?}");
                if let (Slot::Hand(at @ ..4), None) = (slot, held) {
                    let next = game.place(Slot::Hand(at + 1));
                    assert!(key.x + key.width <= next.x + 2.0, "the next card covers the key of {slot}");
                }
                assert!(keys.iter().all(|other| key.intersection(other).is_none()), "{slot}");
                keys.push(key);
            }
        }
    }
}

#[tokio::test(start_paused = true)]
async fn every_button_of_the_table_is_large_enough() {
    let mut game = Game::begin(2, 2, short()).await;
    for menu in [Message::Menu(false), Message::Menu(true), Message::MenuPage(MenuPage::Settings)] {
        game.tell(menu);
        let mut seen = game.seen();
        let mut places: Vec<Rectangle> = Vec::new();
        loop {
            seen.simulate([press_key(Named::Tab, None), release_key(Named::Tab)]);
            let place = seen.find(is_focused()).expect("a button").bounds();
            if places.contains(&place) {
                break;
            }
            assert!(place.height >= 44.0 && place.width >= 44.0, "{place:?}");
            places.push(place);
        }
        assert!(places.len() > 3);
    }
}

#[tokio::test(start_paused = true)]
async fn sounds_are_turned_off_and_on_at_the_table() {
    let mut game = Game::begin(2, 2, short()).await;
    let volume = game.settings.heard_volume();
    let speaker = game.seen().find(id(Id::from("sound"))).expect("a speaker").bounds();
    game.does(|seen| {
        seen.point_at(speaker.center());
        seen.simulate(click());
    });
    assert_eq!(game.settings.heard_volume(), 0);
    game.types("m");
    assert_eq!(game.settings.heard_volume(), volume, "it is as loud as before");
    game.types("m");
    game.tell(Message::MenuPage(MenuPage::Settings));
    let mut seen = game.seen_in(Size::new(1280.0, 3000.0));
    seen.click(english!("settings-percent", percent = 20)).expect("a volume");
    let chosen: Vec<_> = seen.into_messages().collect();
    chosen.into_iter().for_each(|message| game.tell(message));
    assert_eq!(game.settings.heard_volume(), 20, "whoever chooses a volume wants to hear it");
}

#[tokio::test(start_paused = true)]
async fn what_is_played_is_heard_from_where_it_lies() {
    let mut game = Game::begin(2, 2, short()).await;
    let mut sides = Vec::new();
    for pile in ["q", "r"] {
        game.sounds.clear();
        game.types(&format!("1{pile}"));
        game.listen().await;
        let sounds = &game.sounds;
        assert!(sounds.iter().all(|sound| sound.pan.abs() <= 0.6), "{sounds:?}");
        assert!(sounds.iter().any(|sound| sound.kind == SoundKind::Turn), "{sounds:?}");
        let own = sounds.iter().find(|sound| sound.kind == SoundKind::Land && sound.gain == 1.0);
        sides.push(own.unwrap_or_else(|| panic!("{sounds:?}")).pan);
    }
    assert!(sides[0] < sides[1], "{sides:?}");
}
