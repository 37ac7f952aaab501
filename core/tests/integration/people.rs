//! Several people at one table: redacted updates, absence, time limits, pause and takebacks.

use std::time::Duration;

use skipstone_core::bot::Level;
use skipstone_core::deal::draw_for_dealer;
use skipstone_core::table::{
    Intent, IntentError, Output, PausedBy, Player, PlayerPresence, Recipient, SeatConfig, Table, TableConfig,
    TableInput, Timeouts, Update,
};
use skipstone_core::{Event, IllegalMove, Move, Preset, Rules, Seat, Seed, Source, StockSize, VisibleEvent};

const ADA: Seat = Seat::ONE;
const BO: Seat = Seat::Two;
const CLEO: Seat = Seat::Three;

/// Three people and a computer player, with a round begun.
fn begun(seed: u64) -> Table {
    let seat = |player| SeatConfig { name: "Ada".into(), player, age: None };
    let mut seats = vec![seat(Player::Human); 3];
    seats.push(seat(Player::Bot(Level::Greedy)));
    let rules = Rules { stock: StockSize::Cards(5), ..Preset::Standard.rules() };
    let config = TableConfig { rules, teams: 4, seats };
    let mut table = Table::new(config, Seed::from_number(seed)).expect("four can play");
    table.handle(Duration::ZERO, TableInput::Intent(ADA, Intent::NextRound));
    table
}

fn at(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn turn(table: &Table) -> Seat {
    table.round().expect("a round was begun").turn()
}

/// Plays greedy moves until it is one of these seats' turn.
fn play_until(table: &mut Table, now: Duration, wanted: impl Fn(&Table) -> bool) {
    let mut bot = Level::Greedy.player(&Seed::from_number(0), ADA);
    for _ in 0..2000 {
        if wanted(table) {
            return;
        }
        let seat = turn(table);
        match table.wake_at() {
            Some(due) if seat == Seat::Four => drop(table.handle(due.max(now), TableInput::Tick)),
            _ => {
                let mv = bot.choose(&table.round().expect("it goes on").view(seat));
                table.handle(now, TableInput::Intent(seat, Intent::Move(mv)));
            }
        }
    }
    panic!("it doesn't come to that");
}

fn refusal(outputs: &[Output], to: Seat) -> Option<&IntentError> {
    match outputs {
        [Output { to: recipient, update: Update::Refused(refused) }] if *recipient == Recipient::Seat(to) => {
            Some(refused)
        }
        _ => None,
    }
}

#[test]
fn everybody_receives_only_what_they_may_see() {
    let mut table = begun(1);
    play_until(&mut table, at(0), |table| turn(table) == BO);
    let mv = |seat| Intent::Move(Move::parse("h1>d1", seat).expect("a move"));
    let early = table.handle(at(1), TableInput::Intent(ADA, mv(ADA)));
    assert!(matches!(
        refusal(&early, ADA),
        Some(IntentError::Move { why: IllegalMove::NotYourTurn { turn: BO }, .. })
    ));
    let updates = table.handle(at(1), TableInput::Intent(BO, mv(BO)));
    let to: Vec<Recipient> = updates.iter().map(|output| output.to).collect();
    assert_eq!(to, [Recipient::Seat(ADA), Recipient::Seat(BO), Recipient::Seat(CLEO), Recipient::Spectators]);
    // The next seat draws: it alone learns which cards.
    for Output { to, update } in updates {
        let Update::Events(events) = update else { panic!("{update:?}") };
        for event in events {
            if let VisibleEvent::Draw { seat, cards, .. } = event {
                assert_eq!(cards.is_some(), to == Recipient::Seat(seat), "{to:?} sees what {seat} draws");
            }
        }
    }
    let snapshot = table.snapshot(Recipient::Spectators);
    let [Output { to: Recipient::Spectators, update: Update::Snapshot { events, .. } }] = snapshot.as_slice()
    else {
        panic!("{snapshot:?}")
    };
    assert!(events.iter().all(|event| !matches!(event, VisibleEvent::Draw { cards: Some(_), .. })));
}

#[test]
fn an_absent_person_can_be_replaced_after_the_grace_period_until_they_return() {
    let mut table = begun(2);
    table.set_timeouts(Duration::ZERO, Timeouts { grace: at(30), turn: None });
    play_until(&mut table, at(0), |table| turn(table) == BO);
    let updates = table.handle(at(10), TableInput::Disconnected(BO));
    assert_eq!(updates.len(), 4);
    assert!(updates.iter().all(|output| output.update == Update::Presence(BO, PlayerPresence::Away(at(40)))));
    assert!(table.handle(at(11), TableInput::Disconnected(BO)).is_empty(), "that is known");
    assert_eq!(table.wake_at(), None, "the table waits");

    let early = table.handle(at(20), TableInput::Intent(ADA, Intent::Replace(BO)));
    assert_eq!(refusal(&early, ADA), Some(&IntentError::WaitedFor { seat: BO, left: at(20) }));
    for seat in [CLEO, Seat::Four] {
        assert!(table.handle(at(25), TableInput::KeepWaiting(seat)).is_empty(), "nobody waits for {seat}");
        let wrong = table.handle(at(50), TableInput::Intent(ADA, Intent::Replace(seat)));
        assert_eq!(refusal(&wrong, ADA), Some(&IntentError::NotAway(seat)));
    }
    table.handle(at(50), TableInput::Intent(ADA, Intent::Replace(BO)));
    assert_eq!(table.presence(BO), PlayerPresence::Replaced);
    let moves = table.round().map(|round| round.moves());
    let due = table.wake_at().expect("a computer player plays for the seat");
    table.handle(due, TableInput::Tick);
    assert!(table.round().map(|round| round.moves()) > moves);

    // A person who returns in the middle of their turn finishes it.
    table.handle(at(60), TableInput::Returned(BO));
    assert_eq!(table.presence(BO), PlayerPresence::Here);
    play_until(&mut table, at(60), |table| turn(table) == BO);
    assert_eq!(table.wake_at(), None);
}

#[test]
fn a_turn_over_its_time_limit_is_finished_by_a_computer_player() {
    let mut table = begun(3);
    table.set_timeouts(Duration::ZERO, Timeouts { grace: at(30), turn: Some(at(20)) });
    table.handle(at(1), TableInput::Intent(ADA, Intent::SetBotDelay(at(1))));
    play_until(&mut table, at(5), |table| turn(table) == BO);
    let began = table.wake_at().expect("the clock runs");
    assert_eq!(began, at(25));
    // Neither requests nor moves extend the time limit.
    let refused = table.handle(at(15), TableInput::Intent(BO, Intent::Move(Move::Pass)));
    assert!(refusal(&refused, BO).is_some());
    table.handle(at(16), TableInput::Intent(CLEO, Intent::Snapshot));
    assert_eq!(table.wake_at(), Some(at(25)));
    // A pause stops the clock and doesn't wind it up.
    table.handle(at(17), TableInput::Intent(CLEO, Intent::Pause(true)));
    table.handle(at(77), TableInput::Intent(CLEO, Intent::Pause(false)));
    assert_eq!(table.wake_at(), Some(at(85)), "8 seconds were left");
    let mut now = at(85);
    for _ in 0..100 {
        table.handle(now, TableInput::Tick);
        if turn(&table) != BO {
            break;
        }
        now = table.wake_at().expect("it is ended move by move");
    }
    assert_eq!(turn(&table), CLEO);
    assert_eq!(table.wake_at(), Some(now + at(20)), "the next one has all the time");
}

#[test]
fn a_turn_takes_no_time_while_others_decide_about_a_takeback() {
    let mut table = begun(5);
    table.set_timeouts(Duration::ZERO, Timeouts { grace: at(30), turn: Some(at(20)) });
    play_until(&mut table, at(0), may_be_undone);
    let by = turn(&table);
    assert_eq!(table.turn_ends_at(), Some(at(20)));
    table.handle(at(12), TableInput::Intent(by, Intent::Undo));
    assert_eq!(table.turn_ends_at(), None, "it stands");
    let asked_of = [ADA, BO, CLEO].into_iter().filter(|seat| *seat != by).collect::<Vec<_>>();
    table.handle(at(30), TableInput::Intent(asked_of[0], Intent::Agree(true)));
    assert_eq!(table.turn_ends_at(), None, "the other one still decides");
    table.handle(at(40), TableInput::Intent(asked_of[1], Intent::Agree(false)));
    assert_eq!((table.turn_ends_at(), table.wake_at()), (Some(at(48)), Some(at(48))));

    // A request that nobody answers, or that is made again and again, doesn't keep the others from playing.
    table.handle(at(41), TableInput::Intent(by, Intent::Undo));
    assert_eq!((table.turn_ends_at(), table.wake_at()), (None, Some(at(72))), "a minute in each turn");
    assert!(table.handle(at(72), TableInput::Tick).is_empty());
    assert_eq!(table.turn_ends_at(), Some(at(79)));
}

#[test]
fn a_turn_takes_no_time_while_its_player_is_waited_for() {
    let mut table = begun(3);
    table.set_timeouts(Duration::ZERO, Timeouts { grace: at(90), turn: Some(at(20)) });
    play_until(&mut table, at(5), |table| turn(table) == BO);
    table.handle(at(10), TableInput::Disconnected(CLEO));
    assert_eq!(table.turn_ends_at(), Some(at(25)), "another seat's player isn't waited for");
    table.handle(at(11), TableInput::Disconnected(BO));
    assert_eq!(table.turn_ends_at(), None);
    table.handle(at(50), TableInput::Returned(BO));
    assert_eq!(table.turn_ends_at(), Some(at(64)));

    // Whoever comes and goes gets no more than one grace period in a turn.
    table.handle(at(60), TableInput::Disconnected(BO));
    assert_eq!((table.turn_ends_at(), table.wake_at()), (None, Some(at(101))));
    table.handle(at(101), TableInput::Tick);
    assert_eq!(table.turn_ends_at(), Some(at(105)));
    let before = table.events().count();
    table.handle(at(105), TableInput::Tick);
    let done: Vec<&Event> = table.events().skip(before).collect();
    let is_discard = |event: &Event| matches!(event, Event::Discard(discard) if discard.seat == BO);
    assert!(done.first().is_some_and(|event| is_discard(event)) && turn(&table) == CLEO, "{done:?}");
}

#[test]
fn who_returns_in_their_own_turn_has_the_time_that_is_left() {
    let mut table = begun(3);
    table.set_timeouts(Duration::ZERO, Timeouts { grace: at(30), turn: Some(at(20)) });
    table.handle(at(1), TableInput::Intent(ADA, Intent::SetBotDelay(at(1))));
    play_until(&mut table, at(5), |table| turn(table) == BO);
    table.handle(at(11), TableInput::Quit(BO));
    assert_eq!((turn(&table), table.turn_ends_at()), (BO, None), "a computer player moves");
    table.handle(at(12), TableInput::Returned(BO));
    assert_eq!(table.turn_ends_at(), Some(at(25)), "the time has gone on");

    // A pause stops it, whether they leave or return meanwhile.
    table.handle(at(13), TableInput::Pause(true));
    table.handle(at(14), TableInput::Quit(BO));
    table.handle(at(15), TableInput::Pause(false));
    table.handle(at(16), TableInput::Pause(true));
    table.handle(at(17), TableInput::Returned(BO));
    table.handle(at(20), TableInput::Pause(false));
    assert_eq!((turn(&table), table.turn_ends_at()), (BO, Some(at(31))), "11 seconds were left");

    // Also where a computer player has begun the turn.
    table.handle(at(21), TableInput::Quit(CLEO));
    play_until(&mut table, at(22), |table| turn(table) == CLEO);
    table.handle(at(23), TableInput::Returned(CLEO));
    assert_eq!(table.turn_ends_at(), Some(at(42)));

    // Another limit applies to a turn that its person returns to, too.
    table.handle(at(24), TableInput::Quit(CLEO));
    table.set_timeouts(at(24), Timeouts { grace: at(30), turn: Some(at(60)) });
    table.handle(at(25), TableInput::Returned(CLEO));
    assert_eq!((turn(&table), table.turn_ends_at()), (CLEO, Some(at(84))));
}

#[test]
fn nobody_plays_while_the_game_is_paused() {
    let mut table = begun(4);
    play_until(&mut table, at(0), |table| turn(table) == Seat::Four);
    assert!(table.wake_at().is_some());
    table.handle(at(1), TableInput::Intent(BO, Intent::Pause(true)));
    assert_eq!((table.wake_at(), table.paused()), (None, Some(PausedBy::Seat(BO))));
    assert!(table.handle(at(1), TableInput::Intent(CLEO, Intent::Pause(true))).is_empty());
    let refused = table.handle(at(2), TableInput::Intent(ADA, Intent::Move(Move::Pass)));
    assert_eq!(refusal(&refused, ADA), Some(&IntentError::Paused(BO)));
    let updates = table.handle(at(9), TableInput::Intent(CLEO, Intent::Pause(false)));
    let resumed = Update::Resumed(Some(PausedBy::Seat(CLEO)));
    assert!(updates.iter().all(|output| output.update == resumed) && updates.len() == 4);
    assert!(table.wake_at() > Some(at(9)));
}

/// A seat whose last move was a play from the hand that revealed no card.
fn may_be_undone(table: &Table) -> bool {
    let last: Vec<&Event> = table.events().collect();
    let hand = |mv: &Move| matches!(mv.source(), Some(Source::Hand(_)));
    matches!(last.last(), Some(Event::Play { seat, mv, .. }) if *seat == turn(table) && *seat != Seat::Four && hand(mv))
}

#[test]
fn a_move_is_taken_back_if_all_agree_and_nothing_was_revealed() {
    let mut table = begun(5);
    play_until(&mut table, at(0), may_be_undone);
    let by = turn(&table);
    let others: Vec<Seat> = [ADA, BO, CLEO].into_iter().filter(|seat| *seat != by).collect();
    let played = table.to_saved();

    let is_told = |outputs: &[Output], update: &Update| {
        outputs.iter().all(|output| output.update == *update) && outputs.len() == 4
    };
    let waits_for = |awaited: &[Seat]| Update::TakebackAsked { by, awaited: awaited.to_vec() };

    // A single refusal ends the request. Everybody is told whose answers are missing, and who refused.
    let asked = table.handle(at(1), TableInput::Intent(by, Intent::Undo));
    assert!(is_told(&asked, &waits_for(&others)), "{asked:?}");
    let own = table.handle(at(1), TableInput::Intent(by, Intent::Agree(true)));
    assert_eq!(refusal(&own, by), Some(&IntentError::NothingAsked));
    let agreed = table.handle(at(1), TableInput::Intent(others[0], Intent::Agree(true)));
    assert!(is_told(&agreed, &waits_for(&others[1..])), "{agreed:?}");
    let refused = table.handle(at(1), TableInput::Intent(others[1], Intent::Agree(false)));
    assert!(is_told(&refused, &Update::TakebackOver { by: Some(others[1]) }), "{refused:?}");
    assert_eq!(table.to_saved(), played);

    // Whoever asks may think better of it.
    table.handle(at(1), TableInput::Intent(by, Intent::Undo));
    let withdrawn = table.handle(at(1), TableInput::Intent(by, Intent::Agree(false)));
    assert!(is_told(&withdrawn, &Update::TakebackOver { by: Some(by) }), "{withdrawn:?}");
    assert_eq!(table.takeback_asker(), None);

    // Somebody who is away can't be asked, and is waited for. Whoever was replaced isn't asked.
    table.handle(at(2), TableInput::Disconnected(others[1]));
    let late = table.handle(at(2), TableInput::Intent(by, Intent::Undo));
    assert!(matches!(refusal(&late, by), Some(IntentError::WaitedFor { seat, .. }) if *seat == others[1]));
    table.handle(at(2), TableInput::Returned(others[1]));
    table.handle(at(2), TableInput::Intent(by, Intent::Undo));
    let left = table.handle(at(2), TableInput::Quit(others[1]));
    assert!(left.iter().any(|output| output.update == waits_for(&others[..1])), "{left:?}");
    let back = table.handle(at(2), TableInput::Returned(others[1]));
    assert!(back.iter().any(|output| output.update == waits_for(&others)), "{back:?}");
    table.handle(at(2), TableInput::Quit(others[1]));
    let updates = table.handle(at(2), TableInput::Intent(others[0], Intent::Agree(true)));
    assert!(
        updates.iter().all(|output| matches!(output.update, Update::Snapshot { .. })) && updates.len() == 4
    );
    let moves =
        |kept: &skipstone_core::table::SavedTable| kept.round.as_ref().map_or(0, |round| round.actions.len());
    assert_eq!(moves(&table.to_saved()) + 1, moves(&played));

    // A move in between ends the request.
    play_until(&mut table, at(3), may_be_undone);
    let by = turn(&table);
    table.handle(at(3), TableInput::Intent(by, Intent::Undo));
    let before = table.to_saved();
    play_until(&mut table, at(3), |table| table.to_saved() != before);
    let late = table.handle(at(4), TableInput::Intent(others[0], Intent::Agree(true)));
    assert_eq!(refusal(&late, others[0]), Some(&IntentError::NothingAsked));

    // After a discard the next seat has drawn, and nobody else has seen what; once it has played, the discard stands.
    play_until(&mut table, at(5), |table| turn(table) == BO);
    play_until(&mut table, at(5), |table| turn(table) == CLEO);
    assert!(matches!(table.events().last(), Some(Event::Draw { seat: CLEO, .. })));
    let asked = table.handle(at(6), TableInput::Intent(BO, Intent::Undo));
    assert!(
        asked.iter().all(|output| matches!(output.update, Update::TakebackAsked { by: BO, .. }))
            && asked.len() == 4
    );
    let before = table.to_saved();
    play_until(&mut table, at(6), |table| table.to_saved() != before);
    let late = table.handle(at(7), TableInput::Intent(BO, Intent::Undo));
    assert_eq!(refusal(&late, BO), Some(&IntentError::Revealed));
}

/// Where takebacks are confirmed, whoever asks has the last word, and the only one at a table without others.
#[test]
fn whoever_asks_for_a_takeback_confirms_it_last() {
    for others_play in [true, false] {
        let mut table = begun(5);
        table.confirm_takebacks();
        play_until(&mut table, at(0), may_be_undone);
        let by = turn(&table);
        let others: Vec<Seat> = [ADA, BO, CLEO].into_iter().filter(|seat| *seat != by).collect();
        if !others_play {
            others.iter().for_each(|seat| drop(table.handle(at(1), TableInput::Quit(*seat))));
        }
        let moves = table.actions().len();
        let asks_back = Update::TakebackAsked { by, awaited: vec![by] };
        for confirms in [false, true] {
            let mut told = table.handle(at(1), TableInput::Intent(by, Intent::Undo));
            for seat in others.iter().filter(|_| others_play) {
                let early = table.handle(at(1), TableInput::Intent(by, Intent::Agree(true)));
                assert_eq!(refusal(&early, by), Some(&IntentError::NothingAsked));
                told = table.handle(at(1), TableInput::Intent(*seat, Intent::Agree(true)));
            }
            assert!(told.iter().all(|output| output.update == asks_back) && told.len() == 4, "{told:?}");
            assert_eq!(table.actions().len(), moves, "nothing is taken back yet");
            table.handle(at(1), TableInput::Intent(by, Intent::Agree(confirms)));
            assert_eq!(table.takeback_asker(), None);
            assert_eq!(table.actions().len(), if confirms { moves - 1 } else { moves });
        }
    }
}

/// Nobody is left to answer: the move is taken back.
#[test]
fn a_takeback_waits_for_nobody_who_has_left() {
    for has_left_before in [true, false] {
        let mut table = begun(5);
        play_until(&mut table, at(0), may_be_undone);
        let by = turn(&table);
        let mut updates = Vec::new();
        let leave = |table: &mut Table| -> Vec<Output> {
            let others = [ADA, BO, CLEO].into_iter().filter(|seat| *seat != by);
            others.flat_map(|seat| table.handle(at(1), TableInput::Quit(seat))).collect()
        };
        if has_left_before {
            leave(&mut table);
        }
        updates.extend(table.handle(at(1), TableInput::Intent(by, Intent::Undo)));
        if !has_left_before {
            updates.extend(leave(&mut table));
        }
        let is_taken_back = |output: &Output| matches!(output.update, Update::Snapshot { .. });
        assert!(updates.iter().any(is_taken_back), "{updates:?}");
        assert_eq!(table.takeback_asker(), None);
    }
}

#[test]
fn a_round_can_be_dealt_from_a_given_seed() {
    let seat = |player| SeatConfig { name: "Ada".into(), player, age: None };
    let config = TableConfig {
        rules: Preset::Quick.rules(),
        teams: 2,
        seats: vec![seat(Player::Human), seat(Player::Human)],
    };
    let mut table = Table::new(config, Seed::from_number(1)).expect("two can play");
    let ours = Seed::from_number(77);
    let updates = table.handle(at(0), TableInput::DealFrom(ours));
    let (drawn, all_draws) = draw_for_dealer(table.setup(), &ours);
    assert!(matches!(
        &updates[0].update,
        Update::RoundBegan { number: 1, dealer, draws, .. } if (*dealer, draws) == (drawn, &all_draws)
    ));
    assert_eq!(table.record("0").map(|record| record.header.seed), Some(ours));
    let early = table.handle(at(0), TableInput::DealFrom(ours));
    assert!(matches!(early[..], [Output { update: Update::Refused(IntentError::RoundGoesOn), .. }]));
    let kept = table.to_saved();
    assert_eq!(Table::resume(kept.clone()).map(|table| table.to_saved()), Ok(kept));
}
