//! `skipstone verify`: what the log of a round proves, read from a file.

use std::fs;
use std::path::Path;
use std::process::Command;

use skipstone::files::transcript::Transcript;
use skipstone_core::bot::{self, Level};
use skipstone_core::deal::draw_for_dealer;
use skipstone_core::{Move, PlayerAction, Preset, RoundHistory, Rules, Seat, StockSize, VisibleEvent};
use skipstone_net::fair_deal::{DealContext, DealSecret, Share};
use skipstone_net::protocol::{Name, TableId, TableSeriesId};
use skipstone_net::round_log::{
    Authority, ContractPerson, ContractPlayer, ContractSeat, LogEntry, LogId, RoundContract, RoundLog, RunId,
    SignedCommitment, SignedCommitments, SignedHead, SignedLog, Statement, TakeoverCause, TimeLimits,
    check_without_secret,
};
use skipstone_net::testing::identity;
use skipstone_net::{Digest, Identity};

const ADA: Seat = Seat::One;
const BOT: Seat = Seat::Two;

/// The keys of a table whose host has no seat. They are the same in every run, and so are the rounds: in some deals Ada never
/// comes to move.
struct Keys {
    host: Identity,
    ada: Identity,
}

/// Who plays for Ada.
enum AdaPlays<'a> {
    /// Herself, with the signatures of this key.
    Herself(&'a Identity),
    /// A computer player of this level, from before the deal on.
    Not(Level),
}

impl Keys {
    fn new() -> Keys {
        Keys { host: identity(0), ada: identity(1) }
    }

    /// A round of Ada and a computer player. Ada's moves are signed with `mover`'s key.
    fn play(&self, mover: &Identity, shares: bool) -> RoundLog {
        self.play_by(&AdaPlays::Herself(mover), "bot:expert", shares)
    }

    /// A round of Ada, for whom the contract has this computer player take over, and a computer player.
    fn play_by(&self, ada: &AdaPlays<'_>, stand_in: &str, shares: bool) -> RoundLog {
        let push = |log: &mut RoundLog, entry| log.push(entry).expect("an entry at its place");
        let id = LogId {
            table: TableId([1; 16]),
            host: self.host.fingerprint(),
            series: TableSeriesId([2; 16]),
            round: 1,
            proposal: 1,
        };
        let mut log = RoundLog::new(id);
        let place = |name: &str, player| ContractSeat { name: Name::new(name), age: None, player };
        let contract = RoundContract {
            rules: Rules { stock: StockSize::Cards(5), ..Preset::Quick.rules() },
            teams: 2,
            seats: vec![
                place(
                    "Ada",
                    ContractPlayer::Person(ContractPerson {
                        stand_in: Name::new(stand_in),
                        ..ContractPerson::new(self.ada.fingerprint(), Level::STRONGEST)
                    }),
                ),
                place("Pebble", ContractPlayer::bot(Level::Greedy)),
            ],
            bots: bot::VERSION,
            limits: TimeLimits { turn_seconds: None, grace_seconds: 60 },
            dealer: None,
            scores: vec![0, 0],
            previous: Digest::default(),
            continues: None,
        };
        let setup = contract.check().expect("two can play");
        push(&mut log, LogEntry::Contract(Box::new(contract.clone())));
        if let AdaPlays::Not(_) = ada {
            push(&mut log, LogEntry::TakenOver { seat: ADA, cause: TakeoverCause::Kicked });
        }

        let context = DealContext(log.head());
        let (secret, share) = (DealSecret::from_bytes([5; 32]), Share::from_bytes([6; 32]));
        push(&mut log, LogEntry::Begun(context.commit_secret(&secret)));
        let hash = context.commit_share(ADA, &share);
        let statement = Statement::Commitment { head: log.head(), seat: ADA, hash };
        let signed = SignedCommitment { hash, signature: self.ada.sign(&statement.digest()) };
        let sharers = if shares { vec![ADA] } else { Vec::new() };
        let list = SignedCommitments::from_iter(sharers.iter().map(|seat| (*seat, signed)));
        push(&mut log, LogEntry::Committed(list));
        let shares = sharers.iter().map(|seat| (*seat, share)).collect();
        let seed = context.seed(&secret, &shares);
        push(&mut log, LogEntry::Revealed(shares));

        let (dealer, draws) = draw_for_dealer(&setup, &seed);
        let history = RoundHistory::deal(1, setup, seed, dealer, &contract.ages());
        let mut history = history.expect("no age is needed");
        push(&mut log, LogEntry::Dealt { dealer, draws, events: history.visible_events(None) });
        let adas = match ada {
            AdaPlays::Herself(_) => Level::Greedy,
            AdaPlays::Not(stand_in) => *stand_in,
        };
        let mut players = [(ADA, adas), (BOT, Level::Greedy)]
            .map(|(seat, level)| level.player_named(&contract.seats[seat.index()].name, &seed, seat));
        while history.result().is_none() {
            let seat = history.round().turn();
            let mv = players[seat.index()].choose(&history.round().view(seat));
            let action = PlayerAction::Move(mv);
            let statement = Statement::Move { head: log.game_head(), seat, action };
            let by = match ada {
                AdaPlays::Herself(mover) if seat == ADA => Authority::Person(mover.sign(&statement.digest())),
                _ => Authority::Computer,
            };
            let happened = history.apply(action).expect("a legal move").to_vec();
            let shown = |event| VisibleEvent::of(event, None, history.round());
            push(&mut log, LogEntry::Action { action, by, events: happened.iter().map(shown).collect() });
        }
        push(&mut log, LogEntry::Secret(secret));
        log
    }

    /// The text of a transcript that this key has signed up to here.
    fn signed(log: &RoundLog, entries: usize, by: &Identity) -> String {
        let run = RunId::generate().expect("random bytes");
        let head = log.sign(entries, run, by).expect("there are so many entries");
        transcript(log, head, None)
    }
}

fn transcript(log: &RoundLog, head: SignedHead, contradiction: Option<SignedHead>) -> String {
    Transcript(SignedLog { log: log.clone(), head, contradiction }).to_string()
}

/// The index of the first entry of this kind.
fn first(log: &RoundLog, is_wanted: impl FnMut(&LogEntry) -> bool) -> usize {
    log.entries().iter().position(is_wanted).expect("there is such an entry")
}

fn is_by_person(entry: &LogEntry) -> bool {
    matches!(entry, LogEntry::Action { by: Authority::Person(_), .. })
}

/// The exit code of `skipstone verify`, with what it prints and what it complains of.
fn verify(folder: &Path, text: &str) -> (Option<i32>, String, String) {
    let path = folder.join("round.skipstone-log");
    fs::write(&path, text).expect("a file in the test's folder");
    let program = Command::new(env!("CARGO_BIN_EXE_skipstone")).arg("verify").arg(path).output();
    let output = program.expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("it speaks UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn a_log_proves_its_round_or_says_where_it_breaks() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let keys = Keys::new();
    let log = keys.play(&keys.ada, true);
    let whole = Keys::signed(&log, log.len(), &keys.host);
    let read: Transcript = whole.parse().expect("what was written is read");
    assert!(read.to_string() == whole, "it is written the same again");
    let (code, out, err) = verify(folder, &whole);
    assert_eq!((code, err.as_str()), (Some(0), ""), "{out}");
    for line in [
        format!("round 1, hosted with the key {:#}", keys.host.fingerprint()),
        format!("seat 1: Ada, with the key {:#}", keys.ada.fingerprint()),
        "seat 2: Pebble (bot:greedy)".to_owned(),
        format!("verified: the host signed all {} entries, and they follow the rules to the end", log.len()),
        "the deal: nobody chose it, unless the host and all of these did together: Ada".to_owned(),
    ] {
        assert!(out.lines().any(|printed| printed == line), "{line}\n{out}");
    }

    let first = first(&log, is_by_person);
    let forged = keys.play(&keys.host, true);
    let alone = keys.play(&keys.ada, false);
    let (most, early) = (log.len() - 1, log.prefix(log.len() - 1));
    let broken = format!(
        "broken: at entry {first} the host made a move for a player (line {} of the file)",
        first + 2
    );
    let cases = [
        (Keys::signed(&forged, forged.len(), &keys.host), broken),
        (Keys::signed(&log, log.len(), &keys.ada), "not proven: the host's signature is missing".to_owned()),
        (
            Keys::signed(&log, most, &keys.host),
            format!("not proven: the host signed only the first {most} entries"),
        ),
        (Keys::signed(&early, most, &keys.host), "not proven: the log breaks off".to_owned()),
        (
            Keys::signed(&alone, alone.len(), &keys.host),
            "not proven: nobody but the host gave random".to_owned(),
        ),
        (whole.replace("\"Ada\"", "\"Eve\""), "not proven: the host's signature is missing".to_owned()),
    ];
    for (text, expected) in cases {
        let (code, out, err) = verify(folder, &text);
        assert!(code == Some(1) && out.contains(&expected), "{expected}\n{out}\n{err}");
    }

    let lines: Vec<&str> = whole.lines().collect();
    let unreadable = [
        (whole.replace("\"version\":1", "\"version\":9"), "line 1: this log has version 9, made by a newer"),
        (lines[1..].join("\n"), "line 1: this is no log of a round"),
        ([lines[0], lines[2]].join("\n"), "line 2: this entry can't be at this place of a log"),
        ([lines[0], lines[1], "{"].join("\n"), "line 3: "),
    ];
    for (text, expected) in unreadable {
        let (code, out, err) = verify(folder, &text);
        assert!((code, out.as_str()) == (Some(2), "") && err.contains(expected), "{expected}\n{err}");
    }
}

/// Whoever takes over is held to the level that the contract names, whatever is the strongest by now.
#[test]
fn who_takes_over_plays_as_the_contract_says() {
    let folder = tempfile::tempdir().expect("a folder");
    let keys = Keys::new();
    let as_said = (0, "computer players made moves for people: Ada");
    let otherwise = (1, "broken: at entry");
    for (stand_in, plays, (exit_code, said)) in [
        ("bot:expert", Level::Expert, as_said),
        ("bot:easy", Level::Easy, as_said),
        ("bot:easy", Level::Expert, otherwise),
        ("bot:expert", Level::Easy, otherwise),
        // Another version may have a level that this one doesn't know.
        ("bot:master", Level::Easy, (1, "not proven: the computer players are of another version")),
    ] {
        let log = keys.play_by(&AdaPlays::Not(plays), stand_in, true);
        let text = Keys::signed(&log, log.len(), &keys.host);
        let (code, out, err) = verify(folder.path(), &text);
        assert!(code == Some(exit_code) && out.contains(said), "{stand_in:?}, {plays}: {out}\n{err}");
    }
}

#[test]
fn cards_that_no_signature_covers_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let keys = Keys::new();
    let log = keys.play(&keys.ada, true);
    let whole = Keys::signed(&log, log.len(), &keys.host);
    let hidden = "\"cards\":null";
    let lines = (1..).zip(whole.lines()).filter(|(_, line)| line.contains(hidden));
    let lines: Vec<usize> = lines.map(|(line, _)| line).collect();
    // A round may be over after the first hands.
    assert!(!lines.is_empty(), "whoever begins draws a hand");
    for line in [lines[0], lines[lines.len() - 1]] {
        let show = |(at, text): (usize, &str)| match at == line {
            true => text.replacen(hidden, "\"cards\":[\"1.5\"]", 1),
            false => text.to_owned(),
        };
        let shown: Vec<String> = (1..).zip(whole.lines()).map(show).collect();
        let (code, out, err) = verify(folder.path(), &shown.join("\n"));
        let expected = format!("line {line}: this entry shows cards that no signature covers");
        assert!((code, out.as_str()) == (Some(2), "") && err.contains(&expected), "{expected}\n{out}\n{err}");
    }
}

#[test]
fn two_heads_that_the_host_signed_in_one_run_convict_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let keys = Keys::new();
    let [run, other_run] = [(); 2].map(|()| RunId::generate().expect("random bytes"));
    // The stories part at the third entry: with or without Ada's share.
    let [log, other] = [true, false].map(|shares| keys.play(&keys.ada, shares));
    let sign = |log: &RoundLog, entries, run, by: &Identity| log.sign(entries, run, by).expect("an entry");
    let of = |log: &RoundLog, entries| sign(log, entries, run, &keys.host);
    let end = log.len();

    let cases = [
        (log.clone(), end, of(&other, 5), 5),
        (other.clone(), other.len(), of(&log, 3), 3),
        (log.prefix(5), 5, of(&other, 5), 5),
        // The signature covers a part of the log that is enough.
        (log.clone(), 5, of(&other, 4), 4),
    ];
    for (log, signed, contradiction, entries) in cases {
        let text = transcript(&log, of(&log, signed), Some(contradiction));
        let read: Transcript = text.parse().expect("what was written is read");
        assert!(read.0.is_contradicted() && read.to_string() == text, "it is written the same again");
        let (code, out, err) = verify(folder.path(), &text);
        assert_eq!((code, err.as_str()), (Some(1), ""), "{out}");
        for line in [
            "broken: the host signed two different stories of this round".to_owned(),
            format!(
                "one signature is for {:?} after {signed} entries, as in this file",
                of(&log, signed).head
            ),
            format!(
                "the other is for {:?} after {entries} entries, where this file has {:?}",
                contradiction.head,
                of(&log, entries).head,
            ),
            format!("they differ after {entries} entries at the latest (line {} of the file)", entries + 1),
            "one run of the host's program signed both: no lost connection and no crash explains this"
                .to_owned(),
        ] {
            assert!(out.lines().any(|printed| printed == line), "{line}\n{out}");
        }
    }

    let another_round = RoundLog::new(LogId { round: 2, ..log.id() });
    let other_round = "it isn't the host's, or is for another log";
    let harmless = [
        (sign(&other, 5, run, &keys.ada), other_round),
        (of(&another_round, 0), other_round),
        (SignedHead { run, ..sign(&other, 5, other_run, &keys.host) }, other_round),
        (sign(&other, 5, other_run, &keys.host), "it is of another run of the host's program"),
        (of(&log, 5), "this log has the same head there"),
        (of(&log, end), "this log has the same head there"),
        (of(&other, 0), "this log has the same head there"),
    ];
    for (contradiction, why) in harmless {
        let (code, out, err) = verify(folder.path(), &transcript(&log, of(&log, end), Some(contradiction)));
        let expected = format!("the second signature proves nothing: {why}");
        assert!(out.contains(&expected) && !out.contains("broken"), "{expected}\n{out}\n{err}");
        assert!(code == Some(0) && out.contains("\nverified: "), "the log is as good as without it\n{out}");
    }
    let beyond = "the host's signature of this log covers fewer entries";
    let unsigned = "the log itself isn't signed by the host";
    let unproven = [
        (transcript(&log.prefix(5), of(&log, 5), Some(of(&other, 6))), beyond),
        (transcript(&log, of(&log, 5), Some(of(&other, 6))), beyond),
        (transcript(&log, sign(&log, end, run, &keys.ada), Some(of(&other, 5))), unsigned),
        (transcript(&log, of(&other, 6), Some(of(&other, 5))), unsigned),
    ];
    for (text, why) in unproven {
        let (code, out, err) = verify(folder.path(), &text);
        let expected = format!("the second signature proves nothing: {why}");
        assert!(out.contains(&expected) && !out.contains("broken"), "{expected}\n{out}\n{err}");
        assert!(code == Some(1) && out.contains("\nnot proven: "), "{out}");
    }
}

#[test]
fn a_log_without_its_end_is_broken_where_it_needs_no_seed() {
    let folder = tempfile::tempdir().expect("a folder");
    let keys = Keys::new();
    let log = keys.play(&keys.ada, true);
    for entries in 0..log.len() {
        assert_eq!(
            check_without_secret(&log.prefix(entries)),
            Ok(()),
            "an honest log after {entries} entries"
        );
    }
    for entries in [0, 1, 3, log.len() - 1] {
        let (code, out, _) = verify(folder.path(), &Keys::signed(&log.prefix(entries), entries, &keys.host));
        assert!(code == Some(1) && out.contains("not proven: the log breaks off before"), "{out}");
    }

    /// A log whose entry at this place is another one, and the last.
    fn bend(log: &RoundLog, at: usize, bend: impl FnOnce(&mut LogEntry)) -> RoundLog {
        let mut entry = log.entries()[at].clone();
        bend(&mut entry);
        push(log.prefix(at), entry)
    }
    fn push(mut log: RoundLog, entry: LogEntry) -> RoundLog {
        log.push(entry).expect("an entry at its place");
        log
    }
    let contract = bend(&log, 0, |entry| {
        let LogEntry::Contract(contract) = entry else { panic!("a contract") };
        contract.scores.push(7);
    });
    let list = bend(&log, 2, |entry| {
        let LogEntry::Committed(list) = entry else { panic!("the list of hashes") };
        let hash = list[&ADA].hash;
        list.insert(ADA, SignedCommitment { hash, signature: keys.host.sign(&log.head()) });
    });
    let shares = bend(&log, 3, |entry| {
        *entry = LogEntry::Revealed([(ADA, Share::from_bytes([7; 32]))].into());
    });
    // A computer player can't be taken over.
    let bot = push(log.prefix(5), LogEntry::TakenOver { seat: BOT, cause: TakeoverCause::Kicked });

    let own = first(&log, is_by_person);
    let forged = keys.play(&keys.host, true).prefix(own + 1);
    let computed = bend(&log, own, |entry| {
        let LogEntry::Action { by, .. } = entry else { panic!("a move") };
        *by = Authority::Computer;
    });
    // Ada's signature of another move, and of the same one at another place.
    let other_move = bend(&log, own, |entry| {
        let LogEntry::Action { action, .. } = entry else { panic!("a move") };
        *action = PlayerAction::Move(Move::Pass);
    });
    let repeated = push(log.prefix(own + 1), log.entries()[own].clone());
    let turn = first(&log, |entry| matches!(entry, LogEntry::Action { by: Authority::Computer, .. }));
    let for_bot = bend(&log, turn, |entry| {
        let LogEntry::Action { action, by, .. } = entry else { panic!("a move") };
        let statement = Statement::Move { head: log.prefix(turn).game_head(), seat: BOT, action: *action };
        *by = Authority::Person(keys.ada.sign(&statement.digest()));
    });

    let goodbye = keys.ada.sign(&Statement::Goodbye { head: log.prefix(own).head() }.digest());
    let left = |entries: usize| LogEntry::TakenOver {
        seat: ADA,
        cause: TakeoverCause::Left { entries: entries as u32, signature: goodbye },
    };
    assert_eq!(check_without_secret(&push(log.prefix(own), left(own))), Ok(()), "Ada left");
    let taken_over = push(log.prefix(own), left(own - 1));
    let absent = push(push(log.prefix(own), left(own)), log.entries()[own].clone());
    let returned = push(log.prefix(own), LogEntry::Returned(ADA));
    let signatures = [(ADA, keys.host.sign(&log.head()))].into();
    let taken_back = push(log.prefix(own + 1), LogEntry::TakenBack { asker: ADA, to: 0, signatures });

    let at = |entry: usize, what: &str| {
        format!("broken: at entry {entry} {what} (line {} of the file)", entry + 2)
    };
    let move_made = "the host made a move for a player";
    let took_over = "the host let a computer player take over without a reason";
    let cases = [
        (contract, "broken: the terms of this round don't follow".to_owned()),
        (list, "broken: the random bytes of seat 1 are not signed by its player".to_owned()),
        (shares, "broken: the random bytes of seat 1 are not the ones committed to".to_owned()),
        (bot, at(5, took_over)),
        (forged, at(own, move_made)),
        (computed, at(own, move_made)),
        (other_move, at(own, move_made)),
        (repeated, at(own + 1, move_made)),
        (for_bot, at(turn, move_made)),
        (taken_over, at(own, took_over)),
        (absent, at(own + 1, move_made)),
        (returned, at(own, took_over)),
        (taken_back, at(own + 1, "the host took moves back that it mustn't")),
    ];
    for (log, expected) in cases {
        let (code, out, err) = verify(folder.path(), &Keys::signed(&log, log.len(), &keys.host));
        assert!(code == Some(1) && out.contains(&expected), "{expected}\n{out}\n{err}");
        let (_, out, _) = verify(folder.path(), &Keys::signed(&log, log.len(), &keys.ada));
        assert!(
            out.contains("not proven: the host's signature is missing"),
            "nobody else convicts it\n{out}"
        );
    }
}
