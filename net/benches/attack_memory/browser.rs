//! A browser of tables among fake announcements, over the loopback interface.

use std::time::Duration;

use skipstone_net::discovery::{Interfaces, TableBrowser};
use skipstone_net::testing::FakeAnnouncer;

/// The fake tables.
const ANNOUNCEMENTS: u16 = 20_000;
/// How many are announced at once, and the pause after them.
const AT_ONCE: usize = 50;
const PAUSE: Duration = Duration::from_millis(10);

/// Browses and reads all events until this process is killed.
pub(crate) async fn run() {
    let mut browser = TableBrowser::new(&Interfaces::Loopback).expect("loopback is there");
    println!("browsing");
    while browser.next().await.is_some() {}
}

/// Returns the number of announcements.
pub(crate) async fn flood() -> usize {
    let announcer = FakeAnnouncer::new().expect("loopback is there");
    for number in 0..ANNOUNCEMENTS {
        announcer.announce(number).expect("it is sent");
        if usize::from(number).is_multiple_of(AT_ONCE) {
            tokio::time::sleep(PAUSE).await;
        }
    }
    ANNOUNCEMENTS.into()
}
