//! Ways to bend a game: moves, takebacks, takeovers, rewinding, and deals that are dropped.

use super::*;

/// Ways that bend a game that was dealt as agreed on, or drop it.
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
        table.harness.room.take_over(seat, TakeoverCause::Left { entries: 3, signature });
        let outputs = table.harness.room.take_outputs();
        table.harness.collect(outputs);
        table.exchange();
    }),
    ("a guest that others are said to have replaced", Expected::Broken, |table| {
        table.start();
        table.play_steps(5);
        let seat = table.harness.room.seating.seat_of(key(1)).expect("a seat");
        let signature = table.harness.room.signer.identity.sign(&Digest::default());
        table.harness.room.take_over(seat, TakeoverCause::Replaced { by: Seat::Three, signature });
        let outputs = table.harness.room.take_outputs();
        table.harness.collect(outputs);
        table.exchange();
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
    ("talk that nobody has heard", Expected::Broken, |table| {
        table.start();
        table.play_steps(4);
        table.harness.room.append(LogEntry::Talked(Seat::Two), &[]);
        let outputs = table.harness.room.take_outputs();
        table.harness.collect(outputs);
        table.exchange();
    }),
    ("the game is rewound to an earlier move", Expected::BrokenOrLeft, |table| {
        table.start();
        table.play_steps(8);
        rewind(table, Excuse::None);
    }),
    ("the game is rewound while the lobby flickers", Expected::BrokenOrLeft, |table| {
        table.start();
        table.play_steps(8);
        let lobby = table.harness.room.lobby();
        let mut other = lobby.clone();
        other.series = SeriesId([8; 16]);
        other.seats[1].occupant = Occupant::Nobody;
        for program in &mut table.programs {
            for lobby in [&other, &lobby] {
                let message = ToGuest::Lobby(Box::new(lobby.clone()));
                program.has_left |= program.state.handle_message(message).is_err();
            }
        }
        rewind(table, Excuse::None);
    }),
    ("the game is rewound after a cut connection", Expected::BrokenOrLeft, |table| {
        table.start();
        table.play_steps(8);
        rewind(table, Excuse::Disconnect);
    }),
    ("the game is rewound, with a restart for an excuse", Expected::NotProven, |table| {
        table.start();
        table.play_steps(8);
        rewind(table, Excuse::Restart);
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
    ("a deal is dropped for another contract of the same round", Expected::NotProven, |table| {
        table.start();
        drop_deal(table, false);
    }),
    ("a deal is dropped for another series", Expected::NotProven, |table| {
        table.start();
        drop_deal(table, true);
    }),
    ("deals are dropped for other series until one is liked", Expected::NotProven, |table| {
        table.start();
        for _ in 0..3 {
            drop_deal(table, true);
        }
    }),
];

/// The host makes some move for whose turn it is.
fn play_any_move(table: &mut CheatingTable) {
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
            let outputs = table.harness.room.take_outputs();
            table.harness.collect(outputs);
        } else {
            table.harness.request(guest, 7, request);
        }
    }
    table.exchange();
}

/// What a host has to say for it that the game isn't where it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Excuse {
    /// Nothing: the guests notice nothing of what it does.
    None,
    /// The connections were lost.
    Disconnect,
    /// Its program was started again.
    Restart,
}

/// The host goes back to an earlier save and plays on from there.
fn rewind(table: &mut CheatingTable, excuse: Excuse) {
    let (saved_table, mut saved) = table.harness.saved.clone().expect("a save");
    let mut round = saved_table.round.clone().expect("a round");
    let kept = round.actions.len() / 2;
    round.actions.truncate(kept);
    if let Some(log) = &mut saved.log {
        let mut actions = 0;
        log.entries.retain(|entry| {
            actions += usize::from(matches!(entry, LogEntry::Action { .. }));
            actions <= kept
        });
    }
    let saved_table = table::SavedTable { round: Some(round), ..saved_table };
    let run = table.harness.room.signer.run;
    restart(table, saved_table, saved, excuse, run);
    if excuse == Excuse::None {
        [1, 2, 9].into_iter().for_each(|guest| drop(table.harness.take_messages(guest)));
    }
    // Everybody makes other moves than before.
    table.rng = ChaCha8Rng::seed_from_u64(99);
    let kept = table.harness.entries().len();
    table.exchange();
    for _ in 0..20 {
        if !table.is_running() || table.harness.entries().len() >= kept + 3 {
            break;
        }
        match excuse {
            Excuse::Restart => table.step(),
            Excuse::None | Excuse::Disconnect => play_any_move(table),
        }
    }
    table.exchange();
}

/// The host's program is started again from what it says it has saved. Its guests come back.
fn restart(
    table: &mut CheatingTable,
    saved_table: table::SavedTable,
    saved: SavedRoom,
    excuse: Excuse,
    run: RunId,
) {
    let resumed = Table::resume(saved_table).expect("a valid save");
    let mut room = Room::resume(table.config.clone(), saved, resumed).expect("random bytes");
    if excuse != Excuse::Restart {
        room.signer.run = run;
    }
    table.harness = TestRoom::from_room(room);
    table.programs.retain(|program| program.guest != 0);
    table.programs.push(Program::new(&table.harness, 0, MemoryEvidenceStore::default()));
    for guest in [1, 2, 9] {
        let Some(program) = table.programs.iter_mut().find(|program| program.guest == guest) else {
            continue;
        };
        let seen = program.state.position();
        let mode = match guest {
            9 => JoinMode::Watch,
            _ => JoinMode::Return { table: table.harness.room.id, seen },
        };
        if excuse != Excuse::None {
            program.state.reconnected();
        }
        table.harness.join(table.harness.hello(guest, if guest == 9 { "Zoë" } else { "Whoever" }, mode));
    }
}

/// The host drops the deal once all shares are known, and makes another one.
fn drop_deal(table: &mut CheatingTable, other_series: bool) {
    let room = &mut table.harness.room;
    let config = room.seating.config().expect("a full table");
    let old = room.game.take().expect("a game");
    if other_series {
        room.series = SeriesId(random().expect("random bytes"));
    }
    let fresh = Table::new(config, skipstone_core::Seed([1; 32])).expect("a table");
    room.start_game(fresh, old.log.filter(|_| !other_series));
    room.broadcast_lobby();
    let outputs = room.take_outputs();
    table.harness.collect(outputs);
    table.harness.broadcast_lobby();
    table.exchange();
    table.start();
}
