//! Agreements to takebacks whose request is over.

use super::play_ways::let_the_turn_run_out;
use super::table_ways::{agree_to_turns_of, confirmed_by, intend, play_hand_card, take_back_by};
use super::untold::assert_unverified;
use super::*;

/// Ada agrees to Hanna's takeback, and is told that Hanna has withdrawn it. Half a minute later the host asks once more, of which Ada
/// sees nothing, and it is done with her signature.
#[test]
fn an_agreement_isnt_given_again_after_its_request_is_over() {
    let mut table = CheatingTable::new(9);
    table.start();
    play_hand_card(&mut table, 0);
    assert!(table.is_running());
    intend(&mut table, 0, Intent::Undo);
    intend(&mut table, 1, Intent::Agree(true));
    let at = table.harness.log().game_position();
    table.tell(1, ToGuest::TakebackOver { by: Some(Seat::One) });
    let over = ClientEvent::Table(Update::TakebackOver { by: Some(Seat::One) });
    assert!(table.program(1).state.outputs.events.contains(&over), "Ada's screen says that it is over");
    table.program(1).state.outputs.events.clear();
    table.harness.now += Duration::from_secs(30);
    table.tell(1, ToGuest::TakebackAsked { by: Seat::One, at, awaited: vec![Seat::Two, Seat::Three] });
    table.exchange();
    intend(&mut table, 2, Intent::Agree(true));
    assert!(matches!(table.harness.entries().last(), Some(LogEntry::TakenBack { .. })));
    table.finish();
    assert_unverified(&mut table, &[1], 1);
}

/// Ada has asked for a takeback. Her screen is told that Ben asks for one, and then that the request is over: there is none any more.
/// Half a minute later the host has hers confirmed by her program.
#[test]
fn a_takeback_that_is_over_is_not_confirmed_whoever_was_said_to_ask() {
    let mut table = CheatingTable::new(9);
    table.start();
    play_hand_card(&mut table, 1);
    assert!(table.is_running());
    let at = table.harness.log().game_position();
    table.is_ignored = |guest, message| guest == 1 && matches!(message, ToHost::TableRequest(_));
    intend(&mut table, 1, Intent::Undo);
    table.is_ignored = |_, _| false;
    table.tell(1, ToGuest::TakebackAsked { by: Seat::Two, at, awaited: vec![Seat::One, Seat::Three] });
    table.tell(1, ToGuest::TakebackAsked { by: Seat::Three, at, awaited: vec![Seat::One, Seat::Two] });
    table.program(1).state.outputs.events.clear();
    table.tell(1, ToGuest::TakebackOver { by: Some(Seat::Three) });
    let over = ClientEvent::Table(Update::TakebackOver { by: Some(Seat::Three) });
    assert!(table.program(1).state.outputs.events.contains(&over));
    table.harness.now += Duration::from_secs(30);
    let signed = confirmed_by(&mut table, 1);
    take_back_by(&mut table, 1, signed, &[0, 2]);
    table.finish();
    assert_unverified(&mut table, &[1], 1);
}

/// Ada agrees to Hanna's takeback. Behind the contract of the next round she is told that it is over; then it is done.
#[test]
fn an_agreement_ends_with_its_request_behind_the_next_round_too() {
    let mut table = CheatingTable::new(9);
    agree_to_turns_of(&mut table, 20);
    table.start();
    table.play_until_second_turn_of_ada();
    table.step();
    play_hand_card(&mut table, 0);
    assert!(table.is_running());
    intend(&mut table, 0, Intent::Undo);
    intend(&mut table, 1, Intent::Agree(true));
    table.hide_end_from_ada();
    table.show_next_round(1);
    table.tell(1, ToGuest::TakebackOver { by: Some(Seat::One) });
    let over = ClientEvent::Table(Update::TakebackOver { by: Some(Seat::One) });
    assert!(table.program(1).state.outputs.events.contains(&over));
    table.harness.now += Duration::from_secs(10);
    intend(&mut table, 2, Intent::Agree(true));
    assert!(matches!(table.harness.entries().last(), Some(LogEntry::TakenBack { .. })));
    // The rest of the round goes by as in the ways with hidden turns.
    while table.is_running() {
        if table.turn() != Some(Seat::Two) {
            table.step();
            continue;
        }
        table.exchange();
        table.harness.now += Duration::from_millis(20_500);
        cut(&mut table, 1);
        let_the_turn_run_out(&mut table);
    }
    table.tamper = None;
    table.finish();
    assert_unverified(&mut table, &[1], 1);
}
