//! Contracts that come before a round has shown its end, or after something that convicts the host: what was shown is judged all the same.

use super::deal_ways::deal_chosen_cards;
use super::drop_ways::drop_deal;
use super::play_ways::play_any_move;
use super::table_ways::agree_to_turns_of;
use super::untold::{assert_unverified, told_in_the_end};
use super::*;

/// The log as a guest is shown it.
fn shown_to(table: &CheatingTable, guest: u64) -> RoundLog {
    let viewer = table.harness.room.seating.seat_of(key(guest));
    let room = &table.harness.room;
    let messages = table.harness.log().messages(0, viewer, |log, entries| room.signer.sign(log, entries));
    let mut shown = RoundLog::new(table.log().id());
    for message in messages {
        if let ToGuest::Log(update) = message {
            update.entries.into_iter().for_each(|entry| shown.push(entry).expect("a log"));
        }
    }
    shown
}

fn forge(table: &mut CheatingTable) {
    table.play_until_turn_of(1);
    assert!(table.is_running());
    table.harness.room.cheat = Some(without(|entry| matches!(entry, LogEntry::TakenOver { .. })));
    play_any_move(table);
    table.harness.room.cheat = None;
    assert!(crate::round_log::check_without_secret(&table.log()).is_err(), "the log convicts");
    table.programs.iter_mut().for_each(Program::judge);
}

/// Ada is told in the end that a round was broken.
fn assert_told_as_broken(table: &mut CheatingTable) {
    let verdicts = told_in_the_end(table);
    let is_told = |(_, verdict): &(u32, Verdict)| matches!(verdict, Verdict::Broken(_));
    assert!(verdicts.iter().any(is_told), "{verdicts:?}");
}

/// A move made for Ada; then another contract of the same round takes its place.
#[test]
fn a_forged_move_is_told_though_another_contract_of_the_round_follows() {
    let mut table = CheatingTable::new(8);
    table.start();
    forge(&mut table);
    drop_deal(&mut table, false);
    table.finish();
    assert_told_as_broken(&mut table);
}

/// The same where Ada's share wasn't in the first deal.
#[test]
fn a_forged_move_without_the_own_share_is_told_though_another_contract_of_the_round_follows() {
    let mut table = CheatingTable::new(8);
    table.is_ignored = |guest, message| guest == 1 && matches!(message, ToHost::Deal { .. });
    table.start();
    table.wait();
    table.is_ignored = |_, _| false;
    forge(&mut table);
    drop_deal(&mut table, false);
    table.finish();
    assert_told_as_broken(&mut table);
}

/// A move is made for Ada, for all to see; then the host has "lost" it by a crash.
#[test]
fn a_forged_move_is_told_though_the_host_says_that_it_has_lost_it() {
    let mut table = CheatingTable::new(8);
    table.start();
    table.play_until_turn_of(1);
    let before = shown_to(&table, 1);
    forge(&mut table);
    table.harness.room.signer.run = RunId::generate().expect("random bytes");
    let told = update(&before, 0, table.sign(&before));
    let now = table.harness.now;
    let ada = table.program(1);
    ada.state.tell_time(now);
    ada.state.disconnected();
    ada.state.reconnected();
    table.tell(1, told);
    assert_told_as_broken(&mut table);
}

/// The host's part of the first round's deal comes after the contract of the second, whose scores weren't won.
#[test]
fn scores_that_werent_won_are_found_though_the_contract_comes_before_the_end() {
    let mut table = CheatingTable::new(3);
    table.start();
    table.propose(|contract| {
        if contract.previous != Digest::default() {
            contract.scores[0] += 50;
        }
    });
    let mut bend = table.tamper.take().expect("a tamper");
    let mut shown = BTreeSet::new();
    table.tamper(move |room, guest, message| {
        let mut told = Vec::new();
        for message in bend(room, guest, message) {
            match &message {
                _ if guest == 0 => told.push(message),
                // What is proposed stays on the screen.
                ToGuest::Proposal(None) => {}
                // Their programs ask for it.
                ToGuest::Log(update)
                    if !shown.contains(&guest)
                        && update.entries.iter().any(|entry| matches!(entry, LogEntry::Secret(_))) => {}
                ToGuest::Log(update) if update.from.round == 2 && update.from.entries == 0 => {
                    shown.insert(guest);
                    told.push(message);
                }
                _ => told.push(message),
            }
        }
        told
    });
    table.finish();
    table.start();
    table.finish();
    for guest in [1, 2] {
        let verdicts = &table.program(guest).verdicts;
        assert!(
            verdicts.iter().any(|(round, verdict)| *round == 2 && matches!(verdict, Verdict::Broken(_))),
            "{verdicts:?}"
        );
    }
}

/// The limit of turns grows in the first round; the second one has the shorter one again, and nobody is ready for it.
#[test]
fn limits_that_are_shorter_than_before_are_agreed_to() {
    let mut table = CheatingTable::new(7);
    agree_to_turns_of(&mut table, 20);
    table.start();
    table.play_until_turn_of(1);
    let options = TableOptions { turn_seconds: Some(60), ..table.harness.room.settings.options };
    table.harness.command(HostCommand::SetOptions(options));
    table.exchange();
    table.finish();
    agree_to_turns_of(&mut table, 20);
    table.program(1).state.handle_room_request(RoomRequest::NotReady);
    table.exchange();
    table.begin_without_agreement();
    table.finish();
    assert_unverified(&mut table, &[1], 2);
}

/// As with the scores: the contract of the second round comes before the end of the first, and has a dealer of the host's choice.
#[test]
fn a_dealer_of_the_hosts_choice_is_found_though_the_contract_comes_before_the_end() {
    let mut table = CheatingTable::new(3);
    table.start();
    let mut shown = BTreeSet::new();
    table.tamper(move |_, guest, message| match &message {
        _ if guest == 0 => vec![message],
        ToGuest::Proposal(None) => Vec::new(),
        ToGuest::Log(update)
            if !shown.contains(&guest)
                && update.entries.iter().any(|entry| matches!(entry, LogEntry::Secret(_))) =>
        {
            Vec::new()
        }
        ToGuest::Log(update) if update.from.round == 2 && update.from.entries == 0 => {
            shown.insert(guest);
            vec![message]
        }
        _ => vec![message],
    });
    table.finish();
    let first = table.log();
    let dealt = first.entries().iter().find_map(|entry| match entry {
        LogEntry::Dealt { dealer, .. } => Some(*dealer),
        _ => None,
    });
    let dealer = dealt.expect("a dealer");
    // The host's own bookkeeping says that another one dealt.
    let game = table.harness.room.game.as_mut().expect("a game");
    let mut saved = game.table.to_saved();
    saved.round = None;
    saved.first_dealer = Seat::first_n(4).find(|seat| *seat != saved.first_dealer).expect("another");
    game.table = Table::resume(saved).expect("a table");
    let head = first.head();
    // It follows the first round but for its dealer.
    let mut shown_also = table.tamper.take().expect("a tamper");
    table.bend_contract(move |contract| contract.previous = head);
    table.tamper(move |room, guest, mut message| {
        if let ToGuest::Proposal(Some(proposal)) = &mut message {
            proposal.contract.previous = head;
        }
        shown_also(room, guest, message)
    });
    table.harness.room.sync_proposal();
    table.harness.collect_outputs();
    table.exchange();
    table.start();
    table.finish();
    let contract = table.log().contract().cloned().expect("a contract");
    assert_ne!(contract.dealer, contract.setup().ok().map(|setup| setup.left_of(dealer)));
    assert_unverified(&mut table, &[1, 2], 2);
}

/// The cards were chosen. Before there is a verdict the host says that it was started again and begins another contract of the round,
/// and Ada's program is killed.
#[test]
fn a_broken_round_is_told_after_a_restart_though_another_contract_has_followed() {
    let mut table = CheatingTable::new(8);
    deal_chosen_cards(&mut table);
    table.harness.room.cheat = None;
    table.play_to_the_end();
    table.harness.now += Duration::from_secs(2);
    let now = table.harness.now;
    table.harness.room.signer.run = RunId::generate().expect("random bytes");
    let ada = table.program(1);
    ada.state.tell_time(now);
    assert_eq!(ada.state.outputs.checks.len(), 1);
    ada.state.disconnected();
    ada.state.reconnected();
    table.show_beginning(1, LogId { proposal: 2, ..table.log().id() });
    assert!(!table.program(1).has_left);
    let later = now + Duration::from_secs(2);
    table.program(1).state.tell_time(later);
    // What is on its disk by now.
    let store = table.program(1).store.copy();
    let mut again = Program::new(&table.harness, 1, store);
    again.judge();
    let is_told = |(_, verdict): &(u32, Verdict)| matches!(verdict, Verdict::Broken(_));
    assert!(again.verdicts.iter().any(is_told), "{:?}", again.verdicts);
}

/// The next round is proposed before the verdict on a broken one. Ada, who has asked for another name, says that she is ready, and
/// confirms nothing.
#[test]
fn after_a_broken_round_what_wasnt_wished_for_is_confirmed_though_it_was_proposed_before_the_verdict() {
    let mut table = CheatingTable::new(8);
    deal_chosen_cards(&mut table);
    table.harness.room.cheat = None;
    table.play_to_the_end();
    let ada = table.program(1);
    ada.judge();
    assert!(matches!(ada.verdicts[..], [(1, Verdict::Broken(_))]), "{:?}", ada.verdicts);
    ada.state.handle_room_request(RoomRequest::Lobby(LobbyRequest::Name(Name::new("Ada the Great"))));
    ada.state.outputs.messages.clear();
    ada.state.handle_intent(Intent::NextRound);
    let is_ready = |message: &ToHost| {
        matches!(message, ToHost::TableRequest(NumberedRequest { request: TableRequest::Ready { .. }, .. }))
    };
    assert!(!ada.state.outputs.messages.iter().any(is_ready), "{:?}", ada.state.outputs.messages);
}

/// The host shows the second round to its end but for its secret, and begins another contract of it: its players are told of a secret that
/// was never shown.
#[test]
fn a_secret_that_was_never_shown_is_told_though_another_contract_of_the_round_follows() {
    let mut table = CheatingTable::new(8);
    // Ada has no share in it.
    table.is_ignored = |guest, message| guest == 1 && matches!(message, ToHost::Deal { .. });
    table.start();
    table.wait();
    table.is_ignored = |_, _| false;
    table.harness.room.cheat = Some(without(|entry| matches!(entry, LogEntry::Secret(_))));
    table.play_to_the_end();
    table.harness.room.cheat = None;
    table.programs.iter_mut().for_each(Program::judge);
    drop_deal(&mut table, false);
    table.finish();
    for program in &mut table.programs {
        program.state.close();
        program.judge();
    }
    let verdicts = table.program(1).verdicts.clone();
    let is_told = |(_, verdict): &(u32, Verdict)| matches!(verdict, Verdict::NotProven(Doubt::EndNotShown));
    assert!(verdicts.iter().any(is_told), "{verdicts:?}");
}
