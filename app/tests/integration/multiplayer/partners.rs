//! What partners say to each other, and when they can't.

use super::*;

/// Cem is Ada's partner.
#[test]
fn while_partners_are_silent_what_was_begun_waits() {
    let mut game = HostedGame::begin(Some(ADA), false);
    let silent = english!("denied-partners-silent");
    game.plays_until(BEA);
    game.clicks(&english!("table-chat"));
    game.with(|seen| drop(seen.simulate(typewrite("7!"))));
    assert!(!game.shows(&silent));

    let enter = |game: &mut HostedGame| {
        game.with(|seen| {
            seen.click(iced_test::selector::id(Chat::DRAFT)).expect("a line to write in");
            seen.simulate([press_key(Named::Enter, None), release_key(Named::Enter)]);
        });
    };
    game.plays_until(CEM);
    assert!(game.shows(&silent));
    game.with(|seen| drop(seen.simulate(typewrite("mu"))));
    enter(&mut game);
    assert_eq!((game.room.room_requests(), game.room.intents()), (vec![], vec![]), "nothing goes anywhere");

    game.plays_until(BEA);
    assert!(!game.shows(&silent));
    enter(&mut game);
    let said = RoomRequest::Chat(Audience::Everyone, ChatLine::new("7!"));
    assert_eq!(game.room.room_requests(), std::slice::from_ref(&said));
    // The turn may end while a line is on its way.
    game.hears(ClientEvent::Denied(Denial::PartnersSilent));
    enter(&mut game);
    assert_eq!(game.room.room_requests(), [said], "what was refused is given back");
}
