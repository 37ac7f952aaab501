//! A move that is taken back if all agree: what players and spectators read of it.

use super::*;
use crate::seen::Seen;

/// A seat asks to take its last move back, and these have to answer.
pub(super) fn asks(by: Seat, awaited: &[Seat]) -> ClientEvent {
    ClientEvent::Table(Update::TakebackAsked { by, awaited: awaited.to_vec() })
}

#[test]
fn a_move_is_taken_back_if_the_others_agree() {
    let mut game = HostedGame::begin(Some(ADA), false);
    game.hears(asks(BEA, &[ADA, CEM]));
    game.clicks_at_once(&english!("takeback-agree"));
    assert_eq!(game.room.intents(), [], "it may have appeared under the pointer");
    game.clicks(&english!("takeback-agree"));
    assert_eq!(game.room.intents(), [Intent::Agree(true)]);
    let waits = english!("takeback-answered", name = "Bea", count = 1, names = "Cem");
    assert!(
        !game.shows(&english!("takeback-agree")) && game.shows(&waits),
        "who has answered waits for the others"
    );
    game.hears(asks(BEA, &[ADA]));
    assert!(!game.shows(&english!("takeback-agree")), "the answer is on its way");
    game.hears(asks(BEA, &[ADA, CEM]));
    assert!(game.shows(&english!("takeback-agree")), "another request");
    game.hears(ClientEvent::Table(Update::TakebackOver { by: Some(CEM) }));
    let refused = english!("takeback-refused", who = "other", name = "Cem");
    assert!(game.shows(&refused), "it is said where everybody looks");
    game.hears(asks(BEA, &[ADA, CEM]));
    let question = english!("takeback-asked", name = "Bea");
    assert!(game.shows(&question) && !game.shows(&refused), "the next question");
    game.hears(ClientEvent::Table(Update::TakebackOver { by: Some(BEA) }));
    let withdrawn = english!("takeback-withdrawn", who = "other", name = "Bea");
    assert!(game.shows(&withdrawn));
    game.makes_a_move();
    assert!(!game.shows(&withdrawn), "the table has gone on");
    game.hears(asks(BEA, &[ADA]));
    game.hears(ClientEvent::Table(Update::TakebackOver { by: None }));
    assert!(game.shows(&english!("takeback-over")));
    game.makes_a_move();
    game.clicks(&english!("table-undo-ask"));
    assert_eq!(game.room.intents(), [Intent::Undo]);
    game.hears(asks(ADA, &[BEA, CEM]));
    let waits = english!("takeback-waits", count = 2, names = "Bea and Cem");
    assert!(!game.shows(&english!("takeback-agree")) && game.shows(&waits));
    game.hears(asks(ADA, &[CEM]));
    assert!(game.shows(&english!("takeback-waits", count = 1, names = "Cem")));
    game.clicks(&english!("takeback-withdraw"));
    assert_eq!(game.room.intents(), [Intent::Agree(false)]);
    let snapshot = game.table.snapshot(Recipient::Seat(ADA)).into_iter().map(|output| output.update);
    snapshot.for_each(|update| game.hears(ClientEvent::Table(update)));
    game.clicks(&english!("table-chat"));
    game.clicks(&english!("table-log-show"));
    assert!(game.shows(&english!("takeback-done", who = "you")));
}

/// Below the board stands that a move was taken back until the table goes on, to those who play and on a television.
#[test]
fn that_a_move_was_taken_back_is_told_until_the_table_goes_on() {
    let done = english!("takeback-done", who = "other", name = "Bea");
    for me in [Some(ADA), None] {
        let mut game = HostedGame::begin(me, false);
        game.plays_until(BEA);
        game.hears(asks(BEA, &[CEM]));
        let to = me.map_or(Recipient::Spectators, Recipient::Seat);
        let snapshot = game.table.snapshot(to).into_iter().map(|output| output.update);
        snapshot.for_each(|update| game.hears(ClientEvent::Table(update)));
        assert!(game.shows(&done), "{me:?}");
        game.makes_a_move();
        assert!(!game.shows(&done), "{me:?}");
    }
}

/// On a television, in the words above the build piles.
#[test]
fn who_watches_reads_that_an_undo_is_asked_for_and_how_it_ended() {
    let mut game = HostedGame::begin(None, false);
    let waits = |names: &str| english!("takeback-watched", name = "Bea", names = names);
    game.hears(asks(BEA, &[ADA, CEM]));
    assert!(game.shows(&waits("Ada and Cem")) && !game.shows(&english!("takeback-agree")));
    game.hears(asks(BEA, &[CEM]));
    assert!(game.shows(&waits("Cem")));
    game.hears(ClientEvent::Table(Update::TakebackOver { by: Some(CEM) }));
    let refused = english!("takeback-refused", who = "other", name = "Cem");
    assert!(game.shows(&refused) && !game.shows(&waits("Cem")));
    game.makes_a_move();
    assert!(!game.shows(&refused));
}
