//! Ways to bend a contract or a deal.

use super::*;
use crate::fair_deal::DealSecret;

/// Ways that bend the contract or the deal of the first round.
pub(super) const DEAL_WAYS: &[Way] = &[
    ("a guest's commitment is left out of the list", Expected::NotProven, |table| {
        table.cheat(|room, entry| {
            let seat = room.seating.seat_of(key(1)).expect("a seat");
            vec![match entry {
                LogEntry::Committed(mut list) => {
                    list.remove(&seat);
                    LogEntry::Committed(list)
                }
                entry => entry,
            }]
        });
        table.start();
        // Ben verifies what Ada can't.
        table.victims = vec![1];
    }),
    ("a beginner that takes over for people", Expected::Nothing, |table| {
        table.bend_contract(|contract| {
            let key = contract.seats[2].player.key().expect("Ben's");
            contract.seats[2].player = ContractPlayer::person(key, Level::Easy);
        });
        table.start();
        table.is_moot = !table.is_running();
    }),
    ("a list with a guest's seat for another key", Expected::Nothing, |table| {
        table.bend_contract(|contract| {
            contract.seats[2].player = ContractPlayer::person(key(77), Level::STRONGEST)
        });
        table.start();
        table.harness.now += Duration::from_secs(5);
        table.harness.handle(RoomInput::Tick);
        table.exchange();
        table.cheat(|_, entry| match entry {
            LogEntry::Action { action, events, .. } => {
                vec![LogEntry::Action { action, by: Authority::Computer, events }]
            }
            entry => vec![entry],
        });
        table.victims = vec![1];
    }),
    ("a commitment that isn't signed by its player", Expected::Broken, |table| {
        table.cheat(|room, entry| {
            let forger = room.signer.identity.clone();
            vec![match entry {
                LogEntry::Committed(mut list) => {
                    let given = list.get_mut(&Seat::Three).expect("Ben's");
                    given.signature = forger.sign(&Digest::default());
                    LogEntry::Committed(list)
                }
                entry => entry,
            }]
        });
        table.start();
    }),
    ("a share of the host's own seat", Expected::Broken, |table| {
        table.cheat(|room, entry| {
            let own = room.signer.identity.clone();
            let attempt = room.game.as_ref().and_then(|game| game.log.as_ref()?.deal.current().cloned());
            vec![match (entry, attempt) {
                (LogEntry::Committed(mut list), Some(attempt)) => {
                    let hash = attempt.context.commit_share(Seat::One, &share(Seat::One));
                    let statement = Statement::Commitment { head: attempt.begun, seat: Seat::One, hash };
                    let signature = own.sign(&statement.digest());
                    list.insert(Seat::One, SignedCommitment { hash, signature });
                    LogEntry::Committed(list)
                }
                (entry, _) => entry,
            }]
        });
        table.start();
        table.harness.now += Duration::from_secs(5);
        table.harness.handle(RoomInput::Tick);
        table.exchange();
    }),
    ("an attempt fails without a name", Expected::Broken, |table| {
        let mut has_failed = false;
        table.cheat(move |_, entry| match entry {
            LogEntry::Revealed(_) if !std::mem::replace(&mut has_failed, true) => {
                vec![LogEntry::Failed(Vec::new())]
            }
            entry => vec![entry],
        });
        table.start();
    }),
    ("an attempt fails with a name that isn't in the list", Expected::Broken, |table| {
        let mut has_failed = false;
        table.cheat(move |_, entry| match entry {
            LogEntry::Revealed(_) if !std::mem::replace(&mut has_failed, true) => {
                vec![LogEntry::Failed(vec![Seat::One])]
            }
            entry => vec![entry],
        });
        table.start();
    }),
    ("a share is exchanged", Expected::Broken, |table| {
        table.cheat(|_, entry| {
            vec![match entry {
                LogEntry::Revealed(mut shares) => {
                    shares.insert(Seat::Three, Share::from_bytes([9; 32]));
                    LogEntry::Revealed(shares)
                }
                entry => entry,
            }]
        });
        table.start();
    }),
    ("another secret than the one committed to", Expected::Broken, |table| {
        table.cheat(|_, entry| {
            vec![match entry {
                LogEntry::Secret(_) => LogEntry::Secret(DealSecret::from_bytes([3; 32])),
                entry => entry,
            }]
        });
        table.start();
    }),
    ("the secret is never shown", Expected::NotProven, |table| {
        table.harness.room.cheat = Some(without(|entry| matches!(entry, LogEntry::Secret(_))));
        table.start();
    }),
    ("cards from another seed than the agreed one", Expected::Broken, deal_chosen_cards),
    ("fewer stock cards than agreed on", Expected::Broken, |table| {
        table.propose(|contract| contract.rules.stock = StockSize::Cards(4));
        table.start();
    }),
    ("other teams than agreed on", Expected::Broken, |table| {
        table.propose(|contract| {
            contract.teams = 2;
            contract.scores.truncate(2);
        });
        table.start();
    }),
    ("scores from nowhere", Expected::Broken, |table| {
        table.propose(|contract| contract.scores[0] = 400);
        table.start();
    }),
    ("a dealer of the host's choice", Expected::Broken, |table| {
        table.propose(|contract| contract.dealer = Some(Seat::One));
        table.start();
    }),
    ("draws for the dealer that weren't drawn", Expected::Broken, |table| {
        table.cheat(|_, entry| {
            vec![match entry {
                LogEntry::Dealt { dealer, mut draws, events } => {
                    draws.reverse();
                    LogEntry::Dealt { dealer, draws, events }
                }
                entry => entry,
            }]
        });
        table.start();
    }),
    ("a computer player of no known level", Expected::Broken, |table| {
        let levels = ["bot:Greedy", "bot:gre\u{435}dy", "cmd:cheat", "human", ""];
        let level = levels[table.below(levels.len())];
        table.propose(move |contract| contract.seats[3].player = bot(level));
        table.start();
    }),
    ("a computer player that plays otherwise than its level", Expected::Broken, |table| {
        table.harness.command(HostCommand::Rematch);
        let name = Name::new("Pebble");
        table.harness.command(HostCommand::SetSeats(vec![(
            Seat::Four,
            SeatFiller::Bot { name, level: Level::Random },
        )]));
        table.harness.broadcast_lobby();
        table.propose(|contract| contract.seats[3].player = bot("bot:greedy"));
        table.start();
    }),
    ("computer players that nobody else has", Expected::NotProven, |table| {
        table.propose(|contract| contract.bots += 1);
        table.start();
    }),
    ("a limit for turns that wasn't agreed on", Expected::Nothing, |table| {
        table.bend_contract(|contract| {
            contract.limits = TimeLimits { turn_seconds: Some(1), grace_seconds: 1 }
        });
        table.start();
    }),
    ("another age than the proposal shows", Expected::Nothing, |table| {
        table.bend_contract(|contract| contract.seats[1].age = Some(7));
        table.start();
    }),
    ("two lists of hashes", Expected::SomeBroken, |table| {
        // Ada is shown a list without Ben, with the host's signature; what follows fits the other list.
        table.tamper(|room, guest, message| match (message, guest) {
            (ToGuest::Log(update), 1) if matches!(update.entries[..], [LogEntry::Committed(_)]) => {
                let log = room.game.as_ref().and_then(|game| game.log.as_ref()).expect("a log").log();
                let mut told = log.prefix(update.from.entries as usize);
                let LogEntry::Committed(mut list) = update.entries[0].clone() else { return Vec::new() };
                list.remove(&Seat::Three);
                told.push(LogEntry::Committed(list)).expect("a list");
                vec![super::update(
                    &told,
                    told.len() - 1,
                    room.signer.sign(&told, told.len()).expect("a head"),
                )]
            }
            (message, _) => vec![message],
        });
        table.start();
        table.victims = vec![1];
    }),
    ("another name, which plays in another character", Expected::Nothing, |table| {
        table.bend_contract(|contract| contract.seats[3].name = Name::new("Marble"));
        table.start();
    }),
];

/// The host deals cards that it has chosen.
pub(super) fn deal_chosen_cards(table: &mut CheatingTable) {
    let mut secret = None;
    table.cheat(move |room, entry| {
        let Some(log) = room.game.as_mut().and_then(|game| game.log.as_mut()) else { return vec![entry] };
        match entry {
            // Without its secret the room doesn't deal by itself.
            LogEntry::Revealed(_) => secret = log.secret.take(),
            LogEntry::Dealt { .. } => log.secret = secret,
            _ => {}
        }
        vec![entry]
    });
    table.start();
    let chosen = table::TableInput::DealFrom(skipstone_core::Seed([5; 32]));
    table.harness.room.apply_to_table(chosen, None);
    table.harness.collect_outputs();
    table.exchange();
}
