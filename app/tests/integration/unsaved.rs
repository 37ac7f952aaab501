//! Moves that can't be saved: the menu says so, and closing the window asks. Another program's lock stands for a disk that can't be
//! written.

use skipstone::app::Message;
use skipstone::locale::Language;
use skipstone::screen::table;
use skipstone::store::{Profile, Store};
use tempfile::tempdir;

use crate::english::ENGLISH;
use crate::round_end::{Window, short_rounds};
use crate::seen::Seen;

#[tokio::test(start_paused = true)]
async fn closing_the_window_asks_only_while_moves_cant_be_saved() {
    let folder = tempdir().expect("a folder");
    let profile = Profile::in_folder(folder.path());
    let (other, _) = Store::create(&profile);
    let (store, _) = Store::open(&profile);
    let mut window = Window::before_the_end(&store, short_rounds(), Language::ENGLISH).await;
    window.settle_saved().await;
    window.tell(Message::Table(table::Message::Menu(true)));
    assert!(window.shows(&english!("menu-unsaved")) && !window.shows(&english!("menu-kept")));
    window.tell(Message::Table(table::Message::Menu(false)));

    let asks = |store: &Store| {
        let unsaved = store.unsaved().expect("it can't be written");
        assert!(unsaved.moves > 1, "{unsaved:?}");
        let lost = ENGLISH.unsaved(&unsaved);
        assert!(lost.ends_with(&format!(" {} moves would be lost.", unsaved.moves)), "{lost}");
        english!("unsaved-asks-close", lost = lost)
    };
    let first = asks(&store);
    window.tell(Message::Close);
    window.settle_saved().await;
    assert!(window.shows(&first) && !window.is_closed);
    window.answer(&english!("unsaved-cancel"));
    window.settle_saved().await;
    assert!(!window.shows(&first) && !window.is_closed);

    // Who plays on while it is asked, is asked again.
    window.tell(Message::Close);
    window.settle_saved().await;
    window.win();
    window.settle_saved().await;
    let second = asks(&store);
    assert_ne!(first, second);
    window.answer(&english!("unsaved-close"));
    window.settle_saved().await;
    assert!(window.shows(&second) && !window.is_closed);
    window.answer(&english!("unsaved-close"));
    window.settle_saved().await;
    assert!(window.is_closed);

    // There is room again: nothing is asked.
    window.is_closed = false;
    drop(other);
    window.tell(Message::Close);
    window.settle_saved().await;
    assert!(window.is_closed);
    assert_eq!(store.unsaved(), None);
}
