//! What one can do nothing with says what it is.

use iced::Point;
use iced::keyboard::key::Named;
use iced_test::core::widget::Id;
use iced_test::selector::id;
use iced_test::simulator::click;
use skipstone::board::Slot;
use skipstone::screen::table::Message;
use skipstone::widget::board::BoardEvent;
use skipstone_core::{Pile, Seat};

use crate::game::{Game, short};
use crate::seen::Seen;

/// Where a player's stone is.
fn stone(game: &Game, seat: Seat) -> Point {
    let found = game.seen().find(id(Id::from(format!("player@{seat}"))));
    found.unwrap_or_else(|_| panic!("no player {seat}")).bounds().center()
}

/// To mouse and keyboard, and hidden cards stay hidden.
#[tokio::test(start_paused = true)]
async fn what_nobody_plays_from_says_what_it_is() {
    let mut game = Game::begin(2, 2, short()).await;
    let other = Seat::from_index(1);
    let view = game.state.table();
    let hands = [Seat::ONE, other].map(|seat| view.hand_size(seat));
    let counts = |who: &str, hand: usize| {
        english!("explain-player", who = who, name = "Player 2", hand = hand, stock = 5)
    };
    let draw = english!("explain-draw", count = game.state.table().draw_left());
    for (slot, told) in [
        (Slot::Draw, draw),
        (Slot::Completed, english!("explain-completed", count = 0)),
        (Slot::Stock(other), english!("explain-stock", name = "Player 2", count = 5)),
        (Slot::Discard(other, Pile::Three), english!("explain-discard", name = "Player 2")),
        (Slot::OtherHand(other), counts("other", hands[1])),
    ] {
        game.click(slot);
        assert!(game.shows(&told), "{told}");
        game.tell(Message::ShowLog(true));
        assert!(!game.shows(&told), "the next action takes it off");
        game.tell(Message::Board(BoardEvent::Focused(slot)));
        game.key(Named::Enter);
        assert!(game.shows(&told), "{told}");
    }
    for (seat, told) in [(other, counts("other", hands[1])), (Seat::ONE, counts("you", hands[0]))] {
        let stone = stone(&game, seat);
        game.does(|seen| {
            seen.point_at(stone);
            seen.simulate(click());
        });
        assert!(game.shows(&told), "{told}");
    }
}
