//! Ways to bend what a table agrees on during a round: takebacks, kicks, time limits, pauses.

use super::play_ways::let_the_turn_run_out;
use super::*;

/// Ways that bend what people agree on, rather than their moves.
pub(super) const TABLE_WAYS: &[Way] = &[
    ("a takeback that nobody was asked for", Expected::Broken, |table| {
        table.start();
        play_hand_card(table, 0);
        take_back_with(table, 0, &[0]);
    }),
    ("a takeback with one agreement of two", Expected::Broken, |table| {
        table.start();
        play_hand_card(table, 0);
        take_back_with(table, 0, &[0, 2]);
    }),
    ("a takeback of more than the last move", Expected::Broken, |table| {
        table.start();
        play_hand_card(table, 0);
        table.is_moot |= table.harness.room.game.as_ref().is_none_or(|game| game.table.actions().len() < 2);
        table.cheat(|_, entry| {
            vec![match entry {
                LogEntry::TakenBack { asker, to, signatures } => {
                    LogEntry::TakenBack { asker, to: to.saturating_sub(1), signatures }
                }
                entry => entry,
            }]
        });
        take_back_with(table, 0, &[0, 1, 2]);
        table.harness.room.cheat = None;
    }),
    ("a takeback of a move that showed a card, with everyone's signature", Expected::Broken, |table| {
        table.start();
        table.play_until_turn_of(0);
        let asker = table.harness.room.seating.seat_of(table.harness.room.host_key()).expect("a seat");
        for _ in 0..40 {
            if !table.is_running() || table.harness.room.game.as_ref().and_then(Game::turn) != Some(asker) {
                break;
            }
            table.step();
        }
        table.is_moot |= !table.is_running();
        // The next player has drawn.
        let actions = table.harness.room.game.as_ref().map_or(0, |game| game.table.actions().len());
        let people = [(Seat::One, 0), (Seat::Two, 1), (Seat::Three, 2)];
        let sign =
            |(seat, guest)| (seat, table.harness.signed(guest, |head| Statement::TakeBack { head, asker }).1);
        let signatures = people.map(sign).into();
        let to = actions.saturating_sub(1) as u32;
        table.harness.room.append(LogEntry::TakenBack { asker, to, signatures }, &[]);
        table.harness.collect_outputs();
        table.exchange();
    }),
    ("a takeback that was withdrawn", Expected::Broken, |table| {
        table.start();
        play_hand_card(table, 1);
        intend(table, 1, Intent::Undo);
        intend(table, 2, Intent::Agree(true));
        // Everything that the host has got by the time at which Ada thinks better of it.
        let signed = table.harness.room.game.as_ref().map(|game| game.takeback_signatures.clone());
        intend(table, 1, Intent::Agree(false));
        take_back_by(table, 1, signed.unwrap_or_default(), &[0]);
    }),
    ("a takeback that nobody has agreed to", Expected::Broken, |table| {
        table.start();
        play_hand_card(table, 1);
        intend(table, 1, Intent::Undo);
        let signed = confirmed_by(table, 1);
        take_back_by(table, 1, signed, &[0]);
    }),
    ("a takeback that its asker hasn't asked for", Expected::Broken, |table| {
        table.start();
        play_hand_card(table, 1);
        let signed = confirmed_by(table, 1);
        assert!(signed.is_empty(), "she signs for what she has asked for");
        take_back_by(table, 1, signed, &[0, 2]);
    }),
    ("a guest who was kicked is said to be back", Expected::Broken, |table| {
        table.start();
        table.play_steps(3);
        table.is_moot |= !table.is_running();
        kick_ada(table);
        table.harness.room.append(LogEntry::Returned(Seat::Two), &[]);
        table.harness.collect_outputs();
        table.exchange();
    }),
    ("a takeback without a guest who was kicked", Expected::Broken, |table| {
        table.start();
        play_hand_card(table, 0);
        kick_ada(table);
        take_back_with(table, 0, &[0, 2]);
    }),
    ("a turn is over by a limit that the host has just set", Expected::Broken, |table| {
        table.start();
        table.play_until_turn_of(1);
        table.is_moot |= !table.is_running();
        set_limits(
            table,
            TimeLimits { turn_seconds: Some(1), ..table.harness.room.settings.options.limits() },
        );
        // The clock of the turn begins, and is over.
        table
            .harness
            .room
            .apply_to_table(table::TableInput::Intent(Seat::One, Intent::SetBotDelay(Duration::ZERO)), None);
        let_the_turn_run_out(table);
    }),
    ("the time to come back is shortened", Expected::Broken, |table| {
        table.start();
        table.play_steps(4);
        table.is_moot |= !table.is_running();
        set_limits(table, TimeLimits { grace_seconds: 1, ..table.harness.room.settings.options.limits() });
    }),
    ("a turn is first given more time, then less", Expected::Broken, |table| {
        let limit = |turn_seconds| TimeLimits { turn_seconds: Some(turn_seconds), grace_seconds: 60 };
        agree_to_turns_of(table, 20);
        table.start();
        table.play_steps(4);
        table.is_moot |= !table.is_running();
        set_limits(table, limit(40));
        set_limits(table, limit(30));
    }),
    ("a turn is over before the time that the host has just set", Expected::NotProven, |table| {
        agree_to_turns_of(table, 20);
        table.start();
        table.play_until_turn_of(1);
        table.is_moot |= !table.is_running();
        let options = TableOptions { turn_seconds: Some(30), ..table.harness.room.settings.options };
        table.harness.command(HostCommand::SetOptions(options));
        table.exchange();
        table.invented_time = Duration::from_secs(25);
        let_the_turn_run_out(table);
        // Only Ada knows that she had more time.
        table.victims = vec![1];
    }),
    ("a pause in the name of a guest", Expected::Broken, |table| {
        table.start();
        table.play_steps(4);
        let signature = table.harness.room.signer.identity.sign(&Digest::default());
        let entries = table.harness.entries().len() as u32;
        pause(table, PauseAuthority::Person { seat: Seat::Two, entries, signature });
    }),
    ("a pause with a guest's signature of an earlier one", Expected::Broken, |table| {
        table.start();
        table.play_steps(4);
        intend(table, 1, Intent::Pause(true));
        let by = pause_in_log(table);
        intend(table, 1, Intent::Pause(false));
        by.into_iter().for_each(|by| pause(table, by));
    }),
    ("a guest's pause is resumed in the guest's name", Expected::Broken, |table| {
        table.start();
        table.play_steps(4);
        intend(table, 1, Intent::Pause(true));
        let by = pause_in_log(table);
        // The signature is of the pause.
        table.cheat(move |_, entry| {
            vec![match entry {
                LogEntry::Resumed(_) => LogEntry::Resumed(by),
                entry => entry,
            }]
        });
        table.harness.command(HostCommand::Pause(false));
        table.harness.room.cheat = None;
        table.exchange();
    }),
    ("a pause is said to have ended with the time of a turn", Expected::Broken, |table| {
        table.start();
        table.play_steps(4);
        table.is_moot |= !table.is_running();
        table.harness.room.append(LogEntry::Paused(PauseAuthority::Host), &[]);
        table.harness.room.append(LogEntry::Resumed(None), &[]);
        table.harness.collect_outputs();
        table.exchange();
    }),
];

/// Plays on until this player has played a card that reveals nothing.
pub(super) fn play_hand_card(table: &mut CheatingTable, guest: u64) {
    for _ in 0..2000 {
        table.play_until_turn_of(guest);
        let Some(round) = table.harness.room.game.as_ref().and_then(|game| game.table.round()) else {
            return;
        };
        let hides_all = |mv: &Move| matches!(mv, Move::Put(Source::Hand(_), Target::Build(_)));
        let may_play = round.view(round.turn()).hand().iter().count() > 1;
        match round.legal_moves().iter().find(hides_all).filter(|_| may_play && table.is_running()) {
            Some(mv) => return intend(table, guest, Intent::Move(mv)),
            None => table.step(),
        }
    }
}

/// The player wants something.
pub(super) fn intend(table: &mut CheatingTable, guest: u64, intent: Intent) {
    table.program(guest).state.handle_intent(intent);
    table.exchange();
}

/// What a player's program signs that is told that everybody agrees to its takeback.
pub(super) fn confirmed_by(table: &mut CheatingTable, guest: u64) -> BTreeMap<Seat, Signature> {
    let by = table.harness.room.seating.seat_of(key(guest)).expect("a seat");
    let at = table.harness.log().game_position();
    let program = table.programs.iter_mut().find(|program| program.guest == guest).expect("a player");
    let asked = ToGuest::TakebackAsked { by, at, awaited: vec![by] };
    program.state.handle_message(asked).expect("a message like any other");
    let signature = |message: ToHost| match message {
        ToHost::TableRequest(NumberedRequest {
            request: TableRequest::Agree { signature: Some(signature), .. },
            ..
        }) => Some((by, signature)),
        _ => None,
    };
    program.state.outputs.messages.drain(..).filter_map(signature).collect()
}

/// The host takes the last move of this player back, with the signatures of these players.
pub(super) fn take_back_with(table: &mut CheatingTable, asker: u64, signers: &[u64]) {
    take_back_by(table, asker, BTreeMap::new(), signers);
}

/// As [`take_back_with`], with signatures that others have given.
pub(super) fn take_back_by(
    table: &mut CheatingTable,
    asker: u64,
    given: BTreeMap<Seat, Signature>,
    signers: &[u64],
) {
    let seat = |guest: u64| {
        let key = key(guest);
        table.harness.log().log().contract().and_then(|contract| contract.seat_of(key)).expect("a seat")
    };
    let by = seat(asker);
    let sign = |guest: &u64| {
        (seat(*guest), table.harness.signed(*guest, |head| Statement::TakeBack { head, asker: by }).1)
    };
    let signatures = given.into_iter().chain(signers.iter().map(sign)).collect();
    let room = &mut table.harness.room;
    room.apply_to_table(table::TableInput::Intent(by, Intent::Undo), None);
    let Some(game) = &mut room.game else { return };
    table.is_moot |= game.table.takeback_asker().is_none();
    game.takeback_signatures = signatures;
    // Whoever has to answer is said to agree.
    while let Some(seat) = room.game.as_ref().and_then(|game| game.table.takeback_awaited().first().copied())
    {
        room.apply_to_table(table::TableInput::Intent(seat, Intent::Agree(true)), None);
    }
    // Nobody hears of it before it is done.
    table.harness.collect_outputs();
    table.exchange();
}

/// The host says that somebody has paused the game, and resumes it.
fn pause(table: &mut CheatingTable, by: PauseAuthority) {
    table.is_moot |= !table.is_running();
    table.harness.room.append(LogEntry::Paused(by), &[]);
    table.harness.room.append(LogEntry::Resumed(Some(PauseAuthority::Host)), &[]);
    table.harness.collect_outputs();
    table.exchange();
}

/// Who has paused the game first, as the log says.
fn pause_in_log(table: &CheatingTable) -> Option<PauseAuthority> {
    table.harness.entries().iter().find_map(|entry| match entry {
        LogEntry::Paused(by) => Some(*by),
        _ => None,
    })
}

/// The host kicks Ada, whose program hears nothing more.
fn kick_ada(table: &mut CheatingTable) {
    table.harness.command(HostCommand::Kick { who: key(1), ban: false });
    table.programs.retain(|program| program.guest != 1);
    table.exchange();
}

/// Everybody agrees to turns of so many seconds.
pub(super) fn agree_to_turns_of(table: &mut CheatingTable, seconds: u16) {
    let options = TableOptions { turn_seconds: Some(seconds), ..table.harness.room.settings.options };
    table.harness.command(HostCommand::SetOptions(options));
    table.exchange();
}

/// The host's program takes other limits for those of the round, longer or shorter ones.
fn set_limits(table: &mut CheatingTable, limits: TimeLimits) {
    table.harness.room.append(LogEntry::LimitsChanged(limits), &[]);
    table.harness.room.apply_timeouts();
    table.harness.collect_outputs();
    table.exchange();
}
