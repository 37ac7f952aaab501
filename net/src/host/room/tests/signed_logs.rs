//! A host that signs whatever it likes breaks no guest's program.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use skipstone_core::table::Update;
use skipstone_core::{ManualDraw, Replica};

use super::rounds::{play, three_people_and_bots_at};
use super::*;
use crate::client::{ClientState, NoEvidenceStore};
use crate::protocol::LogUpdate;
use crate::round_log::{LogId, PauseAuthority, RoundLog, TakeoverCause};

fn bytes_of(entry: &LogEntry) -> Vec<u8> {
    bincode::serde::encode_to_vec(entry, bincode::config::standard()).expect("bytes")
}

fn entry_of(bytes: &[u8]) -> Option<LogEntry> {
    bincode::serde::decode_from_slice(bytes, bincode::config::standard()).ok().map(|(entry, _)| entry)
}

fn logs(seed: u64) -> (LogId, Vec<LogEntry>, Lobby) {
    crate::random::fixed::seed(seed);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut pick = |count: usize| rng.next_u32() as usize % count;
    let mut config = config(4, EntryPolicy::Open);
    config.identity = identity(0);
    config.setup.teams = [2, 4][pick(2)];
    let draws = [ManualDraw::Off, ManualDraw::Off, ManualDraw::UnderStock, ManualDraw::ShuffleIntoStock];
    config.setup.rules = Rules {
        stock: StockSize::Cards(5),
        manual_draw: draws[pick(4)],
        out_of_turn: pick(2) == 0,
        call_talking: pick(2) == 0,
        ..Preset::ALL[pick(Preset::ALL.len())].rules()
    };
    let (mut harness, mut replicas) = three_people_and_bots_at(config);
    let lobby = harness.room.lobby();
    harness.start_round();
    play(&mut harness, &mut replicas, |replicas| replicas[0].seen > 400);
    let log = harness.log().log();
    // As guest 1 sees it: by the messages.
    let viewer = harness.room.viewer_of(GuestId(1), harness.log());
    let sign = |log: &RoundLog, entries: usize| harness.room.signer.sign(log, entries);
    let entries = harness.log().messages(0, viewer, sign).into_iter().flat_map(|message| match message {
        ToGuest::Log(update) => update.entries,
        _ => Vec::new(),
    });
    (log.id(), entries.collect(), lobby)
}

fn mutate(rng: &mut ChaCha8Rng, entries: &mut Vec<LogEntry>) {
    let mut below = |bound: usize| rng.next_u32() as usize % bound.max(1);
    let at = if below(4) == 0 { below(8.min(entries.len())) } else { below(entries.len()) };
    match below(12) {
        0 => drop(entries.remove(at)),
        1 => {
            let entry = entries[at].clone();
            let to = below(entries.len());
            entries.insert(to, entry);
        }
        2 => {
            let to = below(entries.len());
            entries.swap(at, to);
        }
        3 => {
            let to = below(entries.len() + 2) as u32;
            let entry =
                LogEntry::TakenBack { asker: Seat::from_index(below(4)), to, signatures: BTreeMap::new() };
            entries.insert(at.max(6).min(entries.len()), entry);
        }
        4 => {
            let seat = Seat::from_index(below(12));
            let signature = identity(1).sign(&Digest::default());
            let causes = [
                TakeoverCause::TurnLimit,
                TakeoverCause::Kicked,
                TakeoverCause::Left { entries: below(100) as u32, signature },
                TakeoverCause::Replaced { by: Seat::from_index(below(12)), signature },
            ];
            entries.insert(at.max(1), LogEntry::TakenOver { seat, cause: causes[below(4)] });
        }
        5 => {
            let signature = identity(1).sign(&Digest::default());
            let by = [
                PauseAuthority::Host,
                PauseAuthority::Person {
                    seat: Seat::from_index(below(12)),
                    entries: below(1000) as u32,
                    signature,
                },
            ][below(2)];
            entries.insert(at.max(6).min(entries.len()), LogEntry::Paused(by));
            if below(2) == 0 {
                entries.insert(
                    (at.max(6) + 1).min(entries.len()),
                    LogEntry::Resumed(Some(by).filter(|_| below(2) == 0)),
                );
            }
        }
        6 => entries.insert(at.max(1), LogEntry::Returned(Seat::from_index(below(12)))),
        _ => {
            for _ in 0..50 {
                let mut bytes = bytes_of(&entries[at]);
                for _ in 0..=below(3) {
                    let change = below(bytes.len());
                    bytes[change] = if below(2) == 0 { below(256) as u8 } else { below(14) as u8 };
                }
                if let Some(entry) = entry_of(&bytes)
                    && entry != entries[at]
                {
                    entries[at] = entry;
                    break;
                }
            }
        }
    }
}

fn follow(rng: &mut ChaCha8Rng, id: LogId, entries: &[LogEntry], lobby: &Lobby) -> (usize, bool) {
    let mut log = RoundLog::new(id);
    for entry in entries {
        if log.push(entry.clone()).is_err() {
            // Left out.
        }
    }
    let mut state = ClientState::new(
        identity(1 + rng.next_u32().is_multiple_of(3) as u64 * 8),
        "0.1.0",
        Box::new(NoEvidenceStore),
    );
    state.welcomed(id.table, id.host);
    let _ = state.handle_message(ToGuest::Lobby(Box::new(lobby.clone())));
    let run = RunId::generate().expect("random");
    let (mut from, mut now) = (0, Duration::ZERO);
    let mut shown: Option<Replica> = None;
    let mut left = false;
    while from < log.len() {
        let size = 1 + rng.next_u32() as usize % 30;
        let to = (from + size).min(log.len());
        now += Duration::from_millis(u64::from(rng.next_u32() % 3000));
        state.tell_time(now);
        let message = ToGuest::Log(Box::new(LogUpdate {
            series: id.series,
            from: LogPosition::new(id, from),
            entries: log.entries()[from..to].to_vec(),
            head: log.sign(to, run, &identity(0)).expect("a head"),
        }));
        if rng.next_u32().is_multiple_of(20) {
            state.disconnected();
            state.reconnected();
        }
        if state.handle_message(message).is_err() {
            left = true;
            break;
        }
        for event in state.events.drain(..) {
            match event {
                ClientEvent::Seated { .. } => {}
                ClientEvent::Table(Update::RoundBegan { events, .. } | Update::Snapshot { events, .. }) => {
                    let setup = log.contract().and_then(|contract| contract.setup().ok()).expect("a setup");
                    let mut replica = Replica::new(setup, None);
                    let events: Vec<_> =
                        events.into_iter().map(skipstone_core::VisibleEvent::into_public).collect();
                    events.iter().for_each(|event| replica.apply(event));
                    shown = Some(replica);
                }
                ClientEvent::Table(Update::Events(events)) => {
                    if let Some(replica) = &mut shown {
                        let events: Vec<_> =
                            events.into_iter().map(skipstone_core::VisibleEvent::into_public).collect();
                        events.iter().for_each(|event| replica.apply(event));
                    }
                }
                _ => {}
            }
        }
        if rng.next_u32().is_multiple_of(10) {
            state.handle_intent(Intent::Pause(true));
            state.handle_intent(Intent::Undo);
            state.handle_intent(Intent::Agree(true));
            state.handle_intent(Intent::Snapshot);
            let _ = state.farewell();
        }
        state.messages.clear();
        from = to;
    }
    state.close();
    let mut checked = 0;
    for check in state.checks.drain(..).collect::<Vec<_>>() {
        checked += 1;
        state.finish_check(check.run());
    }
    state.settle();
    (checked, left)
}

#[test]
fn a_host_that_signs_anything_breaks_no_program() {
    let seconds = std::env::var("ATTACK_SECONDS").map_or(20, |text| text.parse().expect("a number"));
    let first = std::env::var("ATTACK_SEED").map_or(1, |text| text.parse().expect("a number"));
    let began = std::time::Instant::now();
    let (mut seed, mut runs, mut broken, mut lefts) = (first, 0, 0, 0);
    while began.elapsed() < Duration::from_secs(seconds) {
        seed += 1;
        let (id, entries, lobby) = logs(seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        for _ in 0..60 {
            let mut bent = entries.clone();
            for _ in 0..=rng.next_u32() % 3 {
                mutate(&mut rng, &mut bent);
            }
            if bent.is_empty() || !matches!(bent[0], LogEntry::Contract(_)) {
                continue;
            }
            let state = rng.clone();
            let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                follow(&mut state.clone(), id, &bent, &lobby)
            }));
            rng.next_u32();
            match outcome {
                Ok((checked, left)) => {
                    runs += 1;
                    broken += checked;
                    lefts += usize::from(left)
                }
                Err(panic) => {
                    let why = panic
                        .downcast_ref::<String>()
                        .cloned()
                        .or(panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
                    let differs = bent.iter().zip(&entries).position(|(bent, entry)| bent != entry);
                    panic!(
                        "seed {seed}: {why:?}; first other entry {differs:?}: {:?}",
                        differs.map(|at| (&entries[at], &bent[at]))
                    );
                }
            }
        }
    }
}
