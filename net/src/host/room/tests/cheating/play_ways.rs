//! Ways to bend a game: moves and takeovers.

use super::*;

/// Ways that bend a game that was dealt as agreed on.
pub(super) const PLAY_WAYS: &[Way] = &[
    ("a move for a guest", Expected::Broken, |table| {
        table.start();
        table.play_until_turn_of(1);
        table.harness.room.cheat = Some(without(|entry| matches!(entry, LogEntry::TakenOver { .. })));
        play_any_move(table);
    }),
    ("a move for a guest with an invented signature", Expected::Broken, |table| {
        table.start();
        table.play_until_turn_of(1);
        table.cheat(|room, entry| match entry {
            LogEntry::TakenOver { .. } => Vec::new(),
            LogEntry::Action { action, by: Authority::Computer, events } => {
                let signature = room.signer.identity.sign(&Digest::default());
                vec![LogEntry::Action { action, by: Authority::Person(signature), events }]
            }
            entry => vec![entry],
        });
        play_any_move(table);
        table.harness.room.cheat = None;
    }),
    ("a guest's signature of an earlier move", Expected::Broken, |table| {
        table.start();
        table.play_until_turn_of(1);
        table.step();
        table.play_until_turn_of(2);
        table.play_until_turn_of(1);
        let earlier = table.harness.entries().iter().find_map(|entry| match entry {
            LogEntry::Action { by: Authority::Person(signature), .. } if signature.signer() == key(1) => {
                Some(*signature)
            }
            _ => None,
        });
        table.cheat(move |_, entry| match (entry, earlier) {
            (LogEntry::TakenOver { .. }, _) => Vec::new(),
            (LogEntry::Action { action, by: Authority::Computer, events }, Some(signature)) => {
                vec![LogEntry::Action { action, by: Authority::Person(signature), events }]
            }
            (entry, _) => vec![entry],
        });
        play_any_move(table);
        table.harness.room.cheat = None;
    }),
    ("a turn whose time is over where there is no limit", Expected::Broken, |table| {
        table.start();
        table.play_until_turn_of(1);
        play_any_move(table);
    }),
    ("a guest that is said to have left", Expected::Broken, |table| {
        table.start();
        table.play_steps(5);
        let seat = table.harness.room.seating.seat_of(key(1)).expect("a seat");
        let signature = table.harness.room.signer.identity.sign(&Digest::default());
        table.harness.room.take_over(seat, Some(TakeoverCause::Left { entries: 3, signature }));
        table.harness.collect_outputs();
        table.exchange();
    }),
    ("a guest that others are said to have replaced", Expected::Broken, |table| {
        table.start();
        table.play_steps(5);
        let seat = table.harness.room.seating.seat_of(key(1)).expect("a seat");
        let signature = table.harness.room.signer.identity.sign(&Digest::default());
        table.harness.room.take_over(seat, Some(TakeoverCause::Replaced { by: Seat::Three, signature }));
        table.harness.collect_outputs();
        table.exchange();
    }),
    ("a computer player plays for a guest who is there", Expected::NotProven, |table| {
        table.start();
        table.play_steps(5);
        table.harness.room.take_over(Seat::Two, Some(TakeoverCause::Kicked));
        table.harness.collect_outputs();
        table.exchange();
        table.is_moot = !table.is_running();
        // Only Ada knows that she was there.
        table.victims = vec![1];
    }),
    ("a goodbye from before a return, which the host hasn't told of", Expected::NotProven, |table| {
        table.start();
        table.play_steps(3);
        let ada = table.programs.iter_mut().find(|program| program.guest == 1).expect("Ada");
        let farewell = ada.state.farewell().expect("a round");
        let cause = TakeoverCause::Left { entries: farewell.at.entries, signature: farewell.signature };
        table.harness.room.take_over(Seat::Two, Some(cause));
        table.harness.collect_outputs();
        table.is_moot = !table.is_running();
        table.exchange();
        table.victims = vec![1];
    }),
    ("whoever plays for a kicked guest plays badly", Expected::Broken, |table| {
        table.start();
        table.play_steps(3);
        table.harness.command(HostCommand::Kick { who: key(1), ban: false });
        table.programs.retain(|program| program.guest != 1);
        table.exchange();
        let kicked = Seat::Two;
        table.is_moot = true;
        for _ in 0..400 {
            if table.is_running() && table.harness.room.game.as_ref().and_then(Game::turn) == Some(kicked) {
                // The last of its legal moves, again and again.
                let round = table.harness.room.game.as_ref().and_then(|game| game.table.round());
                let mv = round.expect("a round").legal_moves().iter().last().expect("a move");
                table.play_for(kicked, mv);
                table.is_moot = false;
                table.exchange();
            } else if table.is_running() {
                table.step();
            }
        }
    }),
    ("a guest is shown cards that it doesn't have", Expected::Broken, |table| {
        let seat = table.harness.room.seating.seat_of(key(1)).expect("a seat");
        table.tamper(move |_, guest, mut message| {
            if let ToGuest::Log(update) = &mut message
                && guest == 1
            {
                for entry in &mut update.entries {
                    let (LogEntry::Dealt { events, .. } | LogEntry::Action { events, .. }) = entry else {
                        continue;
                    };
                    for event in events {
                        if let skipstone_core::VisibleEvent::Draw { seat: owner, cards: Some(cards), .. } =
                            event
                            && *owner == seat
                        {
                            cards.reverse();
                        }
                    }
                }
            }
            vec![message]
        });
        // Of five cards in another order nobody else knows anything.
        table.start();
        table.play_until_turn_of(1);
        table.victims = vec![1];
    }),
    ("a goodbye from before a return", Expected::Broken, |table| {
        table.start();
        table.play_steps(3);
        let ada = table.programs.iter_mut().find(|program| program.guest == 1).expect("Ada");
        let farewell = ada.state.farewell().expect("a round");
        table.harness.send(1, ToHost::Goodbye(Some(farewell)));
        table.harness.join(table.harness.hello(
            1,
            "Ada",
            JoinMode::Return { table: table.harness.room.id, seen: LogPosition::default() },
        ));
        table.exchange();
        table.play_steps(3);
        let cause = TakeoverCause::Left { entries: farewell.at.entries, signature: farewell.signature };
        table.harness.room.take_over(Seat::Two, Some(cause));
        table.harness.collect_outputs();
        table.is_moot = !table.is_running();
        table.exchange();
    }),
    ("points that weren't won", Expected::Broken, |table| {
        table.start();
        table.cheat(|_, mut entry| {
            if let LogEntry::Action { events, .. } = &mut entry
                && let Some(skipstone_core::VisibleEvent::End(result)) = events.last_mut()
            {
                result.points.iter_mut().for_each(|points| *points += 5);
            }
            vec![entry]
        });
    }),
    ("one guest is told another story than the others", Expected::SomeBroken, |table| {
        table.start();
        table.play_steps(4);
        // Ada is shown a takeover that the others aren't; her own signatures hold in her story only.
        table.victims = vec![1];
        let mut story = table.log();
        let seat = table.harness.room.seating.seat_of(key(2)).expect("a seat");
        let cause = TakeoverCause::Kicked;
        story.push(LogEntry::TakenOver { seat, cause }).expect("a round");
        let told = update(&story, story.len() - 1, table.sign(&story));
        let ada = table.programs.iter_mut().find(|program| program.guest == 1).expect("Ada");
        ada.has_left = ada.state.handle_message(told).is_err();
        ada.show_events();
        // The next true entry comes at the position of the invented one.
    }),
    ("a head that isn't signed", Expected::NotProven, |table| {
        table.start();
        table.play_steps(4);
        table.tamper(|_, _, mut message| {
            if let ToGuest::Log(update) = &mut message {
                update.head.entries = update.head.entries.wrapping_add(1);
            }
            vec![message]
        });
    }),
];

/// The host makes some move for whose turn it is.
pub(super) fn play_any_move(table: &mut CheatingTable) {
    let Some(round) = table.harness.room.game.as_ref().and_then(|game| game.table.round()) else { return };
    if round.ending().is_none() {
        let (turn, mv) = (round.turn(), round.legal_moves().get(0).expect("a move"));
        table.play_for(turn, mv);
        table.exchange();
    }
}

/// Waits until a computer player goes on with the turn.
pub(super) fn let_the_turn_run_out(table: &mut CheatingTable) {
    let before = table.harness.entries().len();
    // The lobby has a timer, too.
    while table.is_running() && table.harness.entries().len() == before {
        table.harness.wait_until_due();
        table.harness.handle(RoomInput::Tick);
    }
    table.exchange();
}
