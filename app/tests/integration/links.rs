//! Links that are followed into the window, and how the command line takes them.

use skipstone::app::Message;
use skipstone::link::{Link, LinkError};
use skipstone::locale::Language;
use skipstone::screen::introduction;
use skipstone::store::Store;

use crate::cli::without_display;
use crate::round_end::Window;
use crate::seen::Seen;

const CHALLENGE: &str = "skipstone:challenge/EGVkTECRqfYZeDLaLj4q8vjWIQPd6OTCfTfjl6ue3TB9EQEBAgY0OnE";

fn follow(window: &mut Window, link: &str) {
    window.tell(Message::LinkFollowed(link.parse()));
}

#[test]
fn a_table_is_filled_in_and_joined_by_a_press_only() {
    let mut window = Window::at_home(&Store::in_memory(), Language::ENGLISH);
    follow(&mut window, "skipstone:join/127.0.0.1:7/K7M-4RX");
    assert!(window.shows(&english!("introduction-title")), "who joins is asked first: {:?}", window.texts());
    window.tell(Message::Introduction(introduction::Message::NameChanged("Ada".to_owned())));
    window.click(&english!("introduction-sit"));
    let read = english!("join-is-computer-with-code", host = "127.0.0.1", port = "7");
    assert!(window.shows(&read), "{:?}", window.texts());
    window.click(&english!("join-go"));
    assert!(!window.shows(&read), "now it is being joined: {:?}", window.texts());
}

#[tokio::test(start_paused = true)]
async fn a_challenge_and_a_puzzle_are_shown_and_not_begun() {
    let store = Store::in_memory();
    let mut window = Window::at_home(&store, Language::ENGLISH);
    follow(&mut window, CHALLENGE);
    window.settle().await;
    assert!(window.shows(&english!("challenges-counts")) && window.shows(&english!("days-play")));
    assert!(store.accepted_challenges().expect("a store").is_empty());

    let mut window = Window::at_home(&store, Language::ENGLISH);
    follow(&mut window, "skipstone:puzzle/9iiywxk");
    window.settle().await;
    assert!(window.shows(&english!("puzzle-copy")), "{:?}", window.texts());
    assert!(store.tried_puzzles().expect("a store").is_empty());
}

#[test]
fn a_link_that_leads_nowhere_is_told() {
    let mut window = Window::at_home(&Store::in_memory(), Language::ENGLISH);
    let code = english!("challenge-code-none");
    for (link, words) in [
        ("skipstone:join/K7M-4RX.", english!("link-broken")),
        ("skipstone:watch/K7M-4RX", english!("link-unknown")),
        ("skipstone:challenge/EGVk", english!("link-wrong", why = code)),
        ("skipstone:puzzle/aaaaaaa", english!("link-no-puzzle")),
    ] {
        follow(&mut window, link);
        assert!(window.shows(&words), "{link}: {:?}", window.texts());
        window.answer(&english!("notice-dismiss"));
    }
}

/// Windows puts a link between quotation marks into a command line, where one with a quotation mark adds arguments: behind `--` none
/// of them is an option or a command.
#[cfg(target_os = "linux")]
#[test]
fn no_link_passes_for_an_option_or_a_command() {
    let broken = "skipstone:join/K7M-4RX.".parse::<Link>().expect_err("a full stop");
    assert_eq!(broken, LinkError::LastLetter('.'));
    for (args, told) in [
        (&["--", "skipstone:join/K7M-4RX."][..], broken.to_string()),
        (&["SkipStone:join/K7M-4RX."], broken.to_string()),
        (&["skipstone:join/K7M-4RX"], "there is no display".to_owned()),
        (&["--", "skipstone:join/x", "--profile", "other"], "unexpected argument".to_owned()),
        (&["--", "skipstone:join/x", "host"], "unexpected argument".to_owned()),
        (&["--", "host"], "there is neither a command nor a file".to_owned()),
    ] {
        let result = without_display(args);
        assert_eq!(result.code, Some(2), "{args:?}: {}", result.err);
        assert!(result.err.contains(&told), "{args:?}: {}", result.err);
    }
}
