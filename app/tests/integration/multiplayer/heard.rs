//! What people say, as assistive technology is told of it.

use iced::advanced::widget::operation::{Operation, Outcome, black_box};
use iced_test::runtime::user_interface::{Cache, UserInterface};
use skipstone::accessibility::{Found, Kind, collect};
use skipstone::widget::accessible::Role;
use skipstone_net::protocol::Reaction;

use super::company::said;
use super::*;
use crate::handover::renderer;

/// What is said is among the board's words while it is shown, and is told once: each time anew, but neither what the player says nor,
/// a second time, what the log tells.
#[test]
fn what_people_say_is_told_to_who_doesnt_see_the_board() {
    let mut game = HostedGame::begin(Some(ADA), false);
    let says = |words: &str| english!("table-says", words = words);
    let (hi, nice) = (english!("reaction-by", name = "Bea", words = "Hi"), english!("reaction-nice"));
    let nice_by = english!("reaction-by", name = "Bea", words = nice.as_str());
    let kim = english!("chat-spectator", name = "Kim");
    let joins = english!("reaction-by", name = kim, words = "May I join in?");
    let reacts = || ClientEvent::Reaction { by: Speaker::Seat(BEA), reaction: Reaction::Nice };
    game.hears(said(1, Speaker::Seat(BEA), "Hi"));
    assert!(is_described(&game, &says("Hi")) && news(&game).contains(&hi));
    game.hears(reacts());
    let first = news_ids(&game, &nice_by);
    assert!(is_described(&game, &says(&nice)) && !news(&game).contains(&hi) && first.len() == 1);
    game.hears(reacts());
    let second = news_ids(&game, &nice_by);
    assert!(second.len() == 1 && first != second, "said once more, it is told once more");
    game.hears(said(2, Speaker::Spectator(Name::new("Kim")), "May I join in?"));
    game.hears(said(3, Speaker::Seat(ADA), "Hello"));
    game.hears(ClientEvent::Presence(PresenceEvent::Away { seat: BEA, grace: 60_000 }));
    let away = english!("news-away", name = "Bea");
    assert!(is_described(&game, &says("Hello")) && is_described(&game, &away));
    let told = news(&game);
    assert!(told.contains(&joins) && !told.iter().any(|words| words.contains("Hello")), "{told:?}");
    assert_eq!(told.iter().filter(|words| **words == away).count(), 1, "{told:?}");
    game.waits(20);
    assert!(!news(&game).contains(&joins) && !is_described(&game, &away));
}

pub(super) fn found(game: &HostedGame) -> Vec<Found> {
    let mut renderer = renderer();
    let context = Context::new(&game.locale, &game.settings);
    let view = game.state.view(Some(&game.session), context);
    let mut interface = UserInterface::build(view, Size::new(1280.0, 800.0), Cache::new(), &mut renderer);
    let mut look = collect();
    interface.operate(&renderer, &mut black_box(&mut look));
    let Outcome::Some(found): Outcome<Vec<Found>> = look.finish() else { panic!("it finds all at once") };
    found
}

/// What is announced as news.
fn news(game: &HostedGame) -> Vec<String> {
    found(game).into_iter().filter(is_announced).map(|found| found.name).collect()
}

fn is_announced(found: &Found) -> bool {
    matches!(found.kind, Kind::Widget(Role::Announcement(_)))
}

/// The ids of the news of these words.
fn news_ids(game: &HostedGame, words: &str) -> Vec<u64> {
    let is_it = |found: &Found| is_announced(found) && found.name == words;
    found(game).into_iter().filter(is_it).map(|found| found.id).collect()
}

/// Whether a player's description ends with these words.
fn is_described(game: &HostedGame, words: &str) -> bool {
    found(game).iter().any(|found| found.kind == Kind::Widget(Role::Group) && found.name.ends_with(words))
}
