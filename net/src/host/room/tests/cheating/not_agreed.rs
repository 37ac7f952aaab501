//! What a host may do to play by an agreement that wasn't given, or was ended.

use super::deal_ways::deal_chosen_cards;
use super::table_ways::{confirmed_by, intend, play_hand_card, take_back_by};
use super::untold::assert_unverified;
use super::*;
use crate::fair_deal::{DealContext, DealSecret};
use crate::protocol::PresenceEvent;

fn log_id(room: &Room, update: &LogUpdate) -> LogId {
    let LogPosition { round, proposal, .. } = update.from;
    LogId { table: room.id, host: room.host_key(), series: update.series, round, proposal }
}

/// Tells the guests a contract that follows from the round before in a message that they have to refuse, and then another one.
fn begin_twice(table: &mut CheatingTable, good: impl Fn(&mut RoundContract) + 'static) {
    let mut begun = BTreeSet::new();
    table.tamper(move |room, guest, message| match message {
        ToGuest::Log(update)
            if guest != 0
                && !begun.contains(&guest)
                && update.from.entries == 0
                && update.from.round == 2
                && matches!(update.entries.first(), Some(LogEntry::Contract(_))) =>
        {
            begun.insert(guest);
            let Some(LogEntry::Contract(contract)) = update.entries.first() else { unreachable!() };
            let mut contract = contract.clone();
            good(&mut contract);
            let mut log = RoundLog::new(log_id(room, &update));
            log.push(LogEntry::Contract(contract)).expect("a contract");
            // A head that doesn't fit.
            let head = room.signer.sign(&log, 0).expect("a head");
            let first = LogUpdate { entries: log.entries().to_vec(), head, ..(*update).clone() };
            vec![ToGuest::Log(Box::new(first)), ToGuest::Log(update)]
        }
        message => vec![message],
    });
}

/// Cuts the connections of all guests for a moment; they come back to what the room plays.
fn cut_connections(table: &mut CheatingTable) {
    let now = table.harness.now - table.invented_time;
    for program in table.programs.iter_mut().filter(|program| program.guest != 0) {
        program.state.tell_time(now);
        program.state.disconnected();
    }
    table.come_back();
}

/// The second round's scores: 50 points more for the host's team, in the proposal, the contract and all that follows.
#[test]
fn a_log_that_begins_twice_brings_no_other_scores() {
    let mut table = CheatingTable::new(3);
    table.start();
    table.bend_contract(|contract| {
        if contract.previous != Digest::default() {
            contract.scores[0] += 50;
        }
    });
    begin_twice(&mut table, |contract| contract.scores[0] -= 50);
    let mut tamper = table.tamper.take().expect("a tamper");
    table.tamper(move |room, guest, mut message| {
        if let ToGuest::Proposal(Some(proposal)) = &mut message
            && proposal.round == 2
        {
            proposal.contract.scores[0] += 50;
        }
        tamper(room, guest, message)
    });
    table.finish();
    for program in &mut table.programs {
        program.verdicts.clear();
    }
    table.start();
    table.finish();
    for guest in [1, 2] {
        let verdicts = &table.program(guest).verdicts;
        assert!(!verdicts.iter().any(|(_, verdict)| matches!(verdict, Verdict::Verified(_))), "{verdicts:?}");
    }
}

/// Ada and Ben agree to one contract and commit to shares. The host's program is "started again" and has another contract under the
/// same number. The round after that is "like the one before".
#[test]
fn no_share_is_given_for_another_contract_of_the_same_number() {
    let mut table = CheatingTable::new(5);
    let run = RunId::generate().expect("random bytes");
    let mut told = BTreeSet::new();
    table.tamper(move |room, guest, message| match message {
        message if guest == 0 || guest == 9 => vec![message],
        ToGuest::Proposal(Some(mut proposal)) => {
            proposal.contract.rules.stock = StockSize::Cards(6);
            vec![ToGuest::Proposal(Some(proposal))]
        }
        ToGuest::Log(first) => {
            let Some(LogEntry::Contract(contract)) = first.entries.first().filter(|_| told.insert(guest))
            else {
                return Vec::new();
            };
            let mut contract = contract.clone();
            contract.rules.stock = StockSize::Cards(6);
            let mut log = RoundLog::new(log_id(room, &first));
            log.push(LogEntry::Contract(contract)).expect("a contract");
            let secret = DealSecret::from_bytes([3; 32]);
            let begun = DealContext(log.head()).commit_secret(&secret);
            log.push(LogEntry::Begun(begun)).expect("an attempt");
            let head = log.sign(log.len(), run, &room.signer.identity).expect("a head");
            vec![update(&log, 0, head)]
        }
        message => vec![message],
    });
    table.is_ignored = |_, message| matches!(message, ToHost::Deal { .. });
    table.start();
    table.tamper = None;
    table.is_ignored = |_, _| false;
    for program in table.programs.iter().filter(|program| program.guest != 0) {
        assert!(!program.agrees && !program.has_left);
    }
    cut_connections(&mut table);
    let lists = |table: &CheatingTable| {
        let list = |entry: &LogEntry| match entry {
            LogEntry::Committed(list) => Some(list.keys().copied().collect::<Vec<Seat>>()),
            _ => None,
        };
        table.harness.entries().iter().filter_map(list).collect::<Vec<_>>()
    };
    let given_first = lists(&table);
    table.finish();
    table.begin_without_agreement();
    table.finish();
    assert_unverified(&mut table, &[1, 2], 2);
    assert!(given_first.iter().all(Vec::is_empty), "shares for what nobody agreed to: {given_first:?}");
}

/// The contract that is played is another one than the screen was told.
#[test]
fn the_screen_is_told_of_the_contract_that_is_played() {
    let mut table = CheatingTable::new(5);
    let run = RunId::generate().expect("random bytes");
    table.is_ignored = |_, message| matches!(message, ToHost::Deal { .. });
    let at = table.programs.iter().position(|program| program.guest == 1).expect("Ada");
    let mut ada = table.programs.remove(at);
    table.start();
    // What Ada's program is told first: another name and level of the computer player.
    let log = table.log();
    let mut contract = log.contract().cloned().expect("a contract");
    contract.seats[3].name = Name::new("Marble");
    contract.seats[3].player = bot("bot:expert");
    let mut first = RoundLog::new(log.id());
    first.push(LogEntry::Contract(Box::new(contract))).expect("a contract");
    let head = first.sign(first.len(), run, &table.harness.room.signer.identity).expect("a head");
    let lobby = ToGuest::Lobby(Box::new(table.harness.room.lobby()));
    ada.state.handle_message(lobby).expect("a lobby");
    ada.state.handle_message(update(&first, 0, head)).expect("a log");
    table.harness.take_messages(1);
    ada.state.disconnected();
    ada.state.reconnected();
    table.harness.handle(RoomInput::Disconnected(GuestId(1)));
    let mode = JoinMode::Return { table: table.harness.room.id, seen: LogPosition::default() };
    table.harness.join(table.harness.hello(1, "Whoever", mode));
    for message in table.harness.take_messages(1) {
        ada.state.handle_message(message).expect("a message");
    }
    assert_eq!(ada.state.position().entries as usize, table.log().len(), "she follows the other log");
    let told = ada.state.outputs.events.iter().rev().find_map(|event| match event {
        ClientEvent::Contract(contract, _) => Some(contract.clone()),
        _ => None,
    });
    let told = told.expect("a contract");
    let played = table.log().contract().cloned().expect("a contract");
    assert_eq!(*told, played);
}

/// The host leaves Ada's hash out of the list; the next round is dealt though she has agreed to nothing since.
#[test]
fn a_round_without_the_own_share_was_agreed_to_by_nobody() {
    let mut table = CheatingTable::new(10);
    table.is_ignored = |guest, message| guest == 1 && matches!(message, ToHost::Deal { .. });
    table.start();
    table.wait();
    table.finish();
    table.is_ignored = |_, _| false;
    table.begin_without_agreement();
    table.finish();
    assert_unverified(&mut table, &[1], 2);
}

/// A round is broken, as the replay finds. Before the verdict the host shows another series for a moment.
#[test]
fn a_broken_round_was_agreed_to_by_nobody_whatever_series_is_shown() {
    let mut table = CheatingTable::new(8);
    deal_chosen_cards(&mut table);
    table.harness.room.cheat = None;
    table.play_to_the_end();
    let id = table.log().id();
    for guest in [1, 2] {
        table.show_beginning(guest, LogId { series: TableSeriesId([66; 16]), round: 1, proposal: 1, ..id });
    }
    table.programs.iter_mut().for_each(Program::judge);
    cut_connections(&mut table);
    table.begin_without_agreement();
    table.finish();
    for guest in [1, 2] {
        let verdicts = &table.program(guest).verdicts;
        assert!(
            matches!(
                verdicts[..],
                [(1, Verdict::Broken(_)), (2, Verdict::NotProven(Doubt::OwnShareMissing))]
            ),
            "{verdicts:?}"
        );
    }
}

/// Ada's program is killed before it has judged a broken round, and judges it before the host shows it anything.
#[test]
fn a_broken_round_that_is_judged_after_a_restart_was_agreed_to_by_nobody() {
    let mut table = CheatingTable::new(8);
    deal_chosen_cards(&mut table);
    table.harness.room.cheat = None;
    table.play_to_the_end();
    table.harness.now += Duration::from_secs(2);
    let now = table.harness.now;
    table.program(1).state.tell_time(now);
    let store = table.program(1).store.copy();
    let mut again = Program::new(&table.harness, 1, store);
    // The verdict takes a third of a second; the host waits for so long after its welcome.
    again.judge();
    *table.program(1) = again;
    table.harness.handle(RoomInput::Disconnected(GuestId(1)));
    table.harness.take_messages(1);
    let mode = JoinMode::Return { table: table.harness.room.id, seen: LogPosition::default() };
    table.harness.join(table.harness.hello(1, "Whoever", mode));
    table.exchange();
    table.programs.iter_mut().for_each(Program::judge);
    table.begin_without_agreement();
    table.finish();
    let verdicts = &table.program(1).verdicts;
    assert_eq!(verdicts.last(), Some(&(2, Verdict::NotProven(Doubt::OwnShareMissing))), "{verdicts:?}");
}

/// The verdict on a broken round comes after the end of the next one.
#[test]
fn no_round_after_a_broken_one_was_agreed_to() {
    let mut table = CheatingTable::new(8);
    deal_chosen_cards(&mut table);
    table.harness.room.cheat = None;
    table.play_to_the_end();
    table.start();
    table.play_to_the_end();
    table.programs.iter_mut().for_each(Program::judge);
    table.begin_without_agreement();
    table.finish();
    let verdicts = &table.program(1).verdicts;
    let are_told = |verdict: &Verdict| matches!(verdict, Verdict::Verified(deal) if deal.are_scores_told);
    let [(1, Verdict::Broken(_)), (2, second), (3, third)] = &verdicts[..] else { panic!("{verdicts:?}") };
    assert!(are_told(second), "{second:?}");
    assert_eq!(*third, Verdict::NotProven(Doubt::OwnShareMissing), "nobody was ready for it");
}

/// Ada's request for a takeback is over, as her program tells her: it has lapsed with a lost connection, or Ben has refused. Then the
/// host has it confirmed by her program.
#[test]
fn a_takeback_that_is_over_is_not_confirmed() {
    let mut deceived = Vec::new();
    for is_lapsed in [true, false] {
        let mut table = CheatingTable::new(9);
        table.start();
        play_hand_card(&mut table, 1);
        assert!(table.is_running());
        let at = table.harness.log().game_position();
        table.is_ignored = |guest, message| guest == 1 && matches!(message, ToHost::TableRequest(_));
        intend(&mut table, 1, Intent::Undo);
        table.is_ignored = |_, _| false;
        table.program(1).state.outputs.events.clear();
        if is_lapsed {
            table
                .tell(1, ToGuest::TakebackAsked { by: Seat::Two, at, awaited: vec![Seat::One, Seat::Three] });
            let now = table.harness.now;
            let ada = &mut table.program(1).state;
            ada.tell_time(now);
            ada.disconnected();
            ada.reconnected();
            table.tell(1, ToGuest::Presence(PresenceEvent::Here(Seat::Two)));
            assert!(table.program(1).state.outputs.events.contains(&ClientEvent::TakebackLapsed));
        } else {
            table.tell(1, ToGuest::TakebackOver { by: Some(Seat::Three) });
            let over = ClientEvent::Table(Update::TakebackOver { by: Some(Seat::Three) });
            assert!(table.program(1).state.outputs.events.contains(&over));
        }
        table.harness.now += Duration::from_secs(30);
        let signed = confirmed_by(&mut table, 1);
        take_back_by(&mut table, 1, signed, &[0, 2]);
        table.finish();
        let is_verified = |(_, verdict): &(u32, Verdict)| matches!(verdict, Verdict::Verified(_));
        if table.program(1).verdicts.iter().any(is_verified) {
            deceived.push(is_lapsed);
        }
    }
    assert!(deceived.is_empty(), "{deceived:?}");
}

/// Ada agrees to Hanna's takeback, and is told that Hanna has withdrawn it. Half a minute later it is done with her signature.
#[test]
fn an_agreement_ends_with_its_request() {
    let mut table = CheatingTable::new(9);
    table.start();
    play_hand_card(&mut table, 0);
    assert!(table.is_running());
    intend(&mut table, 0, Intent::Undo);
    intend(&mut table, 1, Intent::Agree(true));
    table.tell(1, ToGuest::TakebackOver { by: Some(Seat::One) });
    table.tamper(|_, guest, message| match message {
        ToGuest::TakebackAsked { .. } if guest == 1 => Vec::new(),
        message => vec![message],
    });
    table.harness.now += Duration::from_secs(30);
    intend(&mut table, 2, Intent::Agree(true));
    assert!(matches!(table.harness.entries().last(), Some(LogEntry::TakenBack { .. })));
    table.finish();
    assert_unverified(&mut table, &[1], 1);
}

/// Who has agreed to a takeback has signed it: that stands while the request is open, so there is nothing that a host could ignore.
#[test]
fn an_agreement_stands_while_its_request_is_open() {
    let mut table = CheatingTable::new(9);
    table.start();
    play_hand_card(&mut table, 0);
    intend(&mut table, 0, Intent::Undo);
    intend(&mut table, 1, Intent::Agree(true));
    let ada = table.program(1);
    ada.state.outputs.events.clear();
    ada.state.handle_intent(Intent::Agree(false));
    let refused = ClientEvent::Table(Update::Refused(table::IntentError::NothingAsked));
    assert_eq!((ada.state.outputs.messages.len(), ada.state.outputs.events.contains(&refused)), (0, true));
}
