//! The own name: asked for before the first table with others, and another one where it is taken.

use iced::advanced::clipboard;
use iced::advanced::widget::operation::Outcome;
use iced::keyboard::Key;
use iced::mouse::Cursor;
use iced_test::runtime::user_interface::{Cache, UserInterface};
use skipstone::screen::introduction;

use super::*;
use crate::handover::renderer;
use crate::seen::Seen;

#[test]
fn another_name_is_proposed_where_somebody_has_the_own_one() {
    let mut window = Window::open();
    let _room = window.call();
    let taken = || JoinError::Refused(Refusal::NameTaken);
    window.news(ClientEvent::ConnectionState(ConnectionState::Failed(taken())));
    assert!(window.shows(&english!("join-name-taken")) && window.shows("Ben 2"));
    window.click(&english!("join-go"));
    assert!(window.shows(&english!("join-calling", table = ADDRESS)));
    let as_ben = |name| JoinTarget { name: Some(Name::new(name)), ..target() };
    let _room = window.dial(as_ben("Ben 2"));
    window.news(ClientEvent::ConnectionState(ConnectionState::Failed(taken())));
    assert!(window.shows("Ben 3"));
    window.tell(Message::Join(join::Message::NameChanged("Benno".to_owned())));
    window.click(&english!("join-go"));
    let _room = window.dial(as_ben("Benno"));
    window.news(ClientEvent::ConnectionState(ConnectionState::AwaitingHost));
    assert!(window.shows(&english!("join-knocked-about", name = "Benno")));
    assert!(window.shows(&english!("join-knocked-once")));
    // The way back leads to the tables, not to the title screen.
    window.click(&way_back("back"));
    assert!(window.shows(&english!("join-found")));
}

#[tokio::test]
async fn another_name_than_the_taken_one_is_typed_without_a_click() {
    let mut window = Window::open();
    let _room = window.call();
    let taken = ConnectionState::Failed(JoinError::Refused(Refusal::NameTaken));
    let news = SessionEvent::Client(ClientEvent::ConnectionState(taken));
    let task = window.app.update(Message::Session(window.sessions, news), window.now);
    let (mut renderer, room) = (renderer(), Size::new(960.0, 600.0));
    let mut interface = UserInterface::build(window.app.view(), room, Cache::new(), &mut renderer);
    let mut actions = runtime::task::into_stream(task).expect("the field gets the focus");
    while let Some(action) = actions.next().await {
        let Action::Widget(mut operation) = action else { continue };
        interface.operate(&renderer, operation.as_mut());
        if let Outcome::Chain(mut next) = operation.finish() {
            interface.operate(&renderer, next.as_mut());
        }
    }
    let letter = press_key(Key::Character("x".into()), Some("x".into()));
    let mut messages = Vec::new();
    let _ =
        interface.update(&[letter], Cursor::Unavailable, &mut renderer, &mut clipboard::Null, &mut messages);
    let typed =
        |message: &Message| matches!(message, Message::Join(join::Message::NameChanged(name)) if name == "x");
    assert!(messages.iter().any(typed), "{messages:?}");
}

#[test]
fn who_has_no_name_is_asked_once_who_sits_down() {
    for (button, next) in [("home-host", "lobby-opening"), ("home-join", "join-found")] {
        let mut window = Window::nameless();
        window.choose(button);
        assert!(window.shows(&english!("introduction-title")));
        window.click(&english!("introduction-cancel"));
        window.choose(button);
        let tell = |message| Message::Introduction(message);
        window.tell(tell(introduction::Message::NameChanged("  ".to_owned())));
        window.click(&english!("introduction-sit"));
        assert!(window.shows(&english!("introduction-title")), "nobody sits down without a name");
        assert!(window.shows(&english!("introduction-no-name")), "and is told so");
        window.tell(tell(introduction::Message::NameChanged("Ada".to_owned())));
        window.tell(tell(introduction::Message::Stone(Stone::Coral)));
        window.click(&english!("introduction-sit"));
        assert!(window.shows(&english!(next)));
        window.click(&way_back(if button == "home-host" { "lobby-leave" } else { "back" }));
        window.choose("home-join");
        assert!(window.shows(&english!("join-found")), "asked once");
    }
}
