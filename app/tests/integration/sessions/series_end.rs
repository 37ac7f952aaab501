//! The end of a series in a guest's window.

use skipstone_core::event::RoundResult;
use skipstone_core::table::{RoundEnd, Update};
use skipstone_core::{EndReason, Team};

use super::*;

/// A guest who looks at the end of a series isn't taken to the lobby, and finds the next series there or at the table.
#[test]
fn the_end_of_a_series_stays_until_the_guest_follows_or_plays_again() {
    let series = |number: u8, begun| {
        let seats = [person("Ada", true), bot(), Occupant::Nobody, Occupant::Nobody];
        let lobby = Lobby { begun, series: SeriesId([number; 16]), ..lobby(seats) };
        ClientEvent::Lobby(Box::new(lobby))
    };
    let end = || {
        let (left, points) = ([0, 7, 7, 7].into(), [500, 0, 0, 0].into());
        let winner = Some(Team::from_index(0));
        let result = RoundResult { reason: EndReason::StockEmpty, winner, left, points };
        let ended = Some(RoundEnd { result, series_winners: winner.map(|team| vec![team]) });
        let scores = vec![500, 0, 0, 0];
        ClientEvent::Table(Update::Snapshot { number: 1, scores, events: Vec::new(), ended })
    };
    let mut window = Window::open();
    let _room = window.call();
    window.come_in(key());
    window.news(series(1, true));
    window.news(end());
    let closing = english!("closing-save");
    assert!(window.shows(&closing));
    // Everybody plays again: no lobby in between.
    window.news(series(2, true));
    assert!(window.shows(&closing), "until its first round begins");
    window.news(end());
    window.news(series(3, false));
    assert!(window.shows(&closing) && !window.shows(&english!("lobby-sit")), "nobody is taken along");
    window.click(&english!("result-to-lobby"));
    assert!(window.shows(&english!("lobby-sit")));
    // Who stays behind finds the next series in place of the one before.
    window.news(series(3, true));
    window.news(end());
    window.news(series(4, false));
    window.news(series(4, true));
    assert!(!window.shows(&closing) && window.shows(&english!("table-menu")));
}
