//! Ways to bend a game: moves, takebacks, takeovers.

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
    ("a turn is over by a limit that the host has just set", Expected::NotProven, |table| {
        limit_the_turn_of_ada(table, 1);
        // The clock of the turn begins, and is over.
        table
            .harness
            .room
            .apply_to_table(table::TableInput::Intent(Seat::One, Intent::SetBotDelay(Duration::ZERO)), None);
        let_the_turn_run_out(table);
        // Only Ada knows that she had no time.
        table.victims = vec![1];
    }),
    ("a turn is over before the time that the host has just set", Expected::NotProven, |table| {
        limit_the_turn_of_ada(table, 30);
        table.exchange();
        table.invented_time = Duration::from_secs(25);
        let_the_turn_run_out(table);
        // Only Ada knows that she had more time.
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
    ("a takeback that nobody was asked for", Expected::Broken, |table| {
        table.start();
        play_hand_card(table);
        take_back_without(table, &[1, 2]);
    }),
    ("a takeback with one agreement of two", Expected::Broken, |table| {
        table.start();
        play_hand_card(table);
        take_back_without(table, &[1]);
    }),
    ("a takeback of more than the last move", Expected::Broken, |table| {
        table.start();
        play_hand_card(table);
        table.is_moot |= table.harness.room.game.as_ref().is_none_or(|game| game.table.actions().len() < 2);
        table.cheat(|_, entry| {
            vec![match entry {
                LogEntry::TakenBack { asker, to, signatures } => {
                    LogEntry::TakenBack { asker, to: to.saturating_sub(1), signatures }
                }
                entry => entry,
            }]
        });
        take_back_without(table, &[]);
        table.harness.room.cheat = None;
    }),
    ("a takeback of a move that showed a card, with everyone's signature", Expected::Broken, |table| {
        table.start();
        table.play_until_turn_of(0);
        let asker = table.harness.room.seating.seat_of(table.harness.room.host_key).expect("a seat");
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
    ("talk that nobody has heard", Expected::Broken, |table| {
        table.start();
        table.play_steps(4);
        table.harness.room.append(LogEntry::Talked(Seat::Two), &[]);
        table.harness.collect_outputs();
        table.exchange();
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

/// Plays on until the host has played a card that reveals nothing.
fn play_hand_card(table: &mut CheatingTable) {
    for _ in 0..2000 {
        table.play_until_turn_of(0);
        let Some(round) = table.harness.room.game.as_ref().and_then(|game| game.table.round()) else {
            return;
        };
        let hides_all = |mv: &Move| matches!(mv, Move::Put(Source::Hand(_), Target::Build(_)));
        let may_play = round.view(round.turn()).hand().iter().count() > 1;
        match round.legal_moves().iter().find(hides_all).filter(|_| may_play) {
            Some(mv) => {
                table.programs[0].state.handle_intent(Intent::Move(mv));
                return table.exchange();
            }
            None => table.step(),
        }
    }
}

/// The host takes its last move back, without these guests.
fn take_back_without(table: &mut CheatingTable, unasked: &[u64]) {
    let kept: Vec<u64> = [1, 2].into_iter().filter(|guest| !unasked.contains(guest)).collect();
    let host = table.harness.room.seating.seat_of(table.harness.room.host_key).expect("a seat");
    let (at, signature) = table.harness.signed(0, |head| Statement::TakeBack { head, asker: host });
    table.harness.request(0, 7, TableRequest::TakeBack { at, signature });
    for guest in [1, 2] {
        let (at, signature) = table.harness.signed(guest, |head| Statement::TakeBack { head, asker: host });
        let request = TableRequest::Agree { asked: host, at, signature: Some(signature) };
        if !kept.contains(&guest) {
            let seat = table.harness.room.seating.seat_of(key(guest)).expect("a seat");
            let agree = table::TableInput::Intent(seat, Intent::Agree(true));
            table.harness.room.apply_to_table(agree, None);
            table.harness.collect_outputs();
        } else {
            table.harness.request(guest, 7, request);
        }
    }
    table.exchange();
}

/// The host sets another time for turns in that of Ada.
fn limit_the_turn_of_ada(table: &mut CheatingTable, seconds: u16) {
    table.start();
    table.play_until_turn_of(1);
    table.is_moot |= !table.is_running();
    let options = TableOptions { turn_seconds: Some(seconds), ..table.harness.room.options };
    table.harness.command(HostCommand::SetOptions(options));
}

/// Waits until a computer player goes on with the turn.
pub(super) fn let_the_turn_run_out(table: &mut CheatingTable) {
    let before = table.harness.entries().len();
    // The lobby has a timer, too.
    while table.is_running() && table.harness.entries().len() == before {
        table.harness.now = table.harness.room.wake_at().expect("the clock of the turn");
        table.harness.handle(RoomInput::Tick);
    }
    table.exchange();
}
