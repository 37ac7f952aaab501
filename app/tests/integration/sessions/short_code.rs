//! A short code where several tables are on the network.

use iced_test::simulator::typewrite;
use skipstone_net::protocol::VERSIONS;

use super::*;
use crate::seen::Seen;

#[test]
fn the_player_is_asked_once_whose_short_code_it_is() {
    let mut window = Window::open();
    window.choose("home-join");
    for (title, port) in [("Ada's table", 7462), ("Cem's table", 7463)] {
        let mut table = announcement(title, key(), SocketAddr::from(([127, 0, 0, 1], port)));
        table.table.version = VERSIONS.max;
        window.tell(found(table));
    }
    window.tell(Message::Join(join::Message::Typed("k7m 4rx".to_owned())));
    window.click(&english!("join-go"));
    let question = english!("join-which-host", code = "K7M-4RX");
    assert!(window.shows(&question) && window.shows("Ada's table") && window.shows("Cem's table"));
    // Whoever has pressed Enter twice hasn't chosen.
    window.press([press_key(Named::Enter, None)]);
    window.press(typewrite("3"));
    assert!(window.shows(&question));
    window.press(typewrite("2"));
    assert!(window.shows(&english!("join-calling", table = "Cem's table")));
    window.press([press_key(Named::Escape, None)]);
    assert!(!window.shows(&question) && window.shows(&english!("join-go")));
}
