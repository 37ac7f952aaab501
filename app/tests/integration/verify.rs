//! `skipstone verify`: what the log of a round proves, read from a file.

use std::fs;
use std::path::Path;
use std::process::Command;

use skipstone::transcript::Transcript;
use skipstone_core::bot::{self, Level};
use skipstone_core::deal::draw_for_dealer;
use skipstone_core::table::Player;
use skipstone_core::{PlayerAction, Preset, RoundHistory, Rules, Seat, StockSize, VisibleEvent};
use skipstone_net::fair_deal::{DealContext, DealSecret, Share};
use skipstone_net::protocol::{Name, SeriesId, TableId};
use skipstone_net::round_log::{
    Authority, ContractPlayer, ContractSeat, LogEntry, LogId, RoundContract, RoundLog, RunId,
    SignedCommitment, SignedCommitments, Statement, TimeLimits,
};
use skipstone_net::{Digest, Identity};

const ADA: Seat = Seat::One;
const BOT: Seat = Seat::Two;

/// The keys of a table whose host has no seat.
struct Keys {
    host: Identity,
    ada: Identity,
}

impl Keys {
    fn new() -> Keys {
        let [host, ada] = [(); 2].map(|()| Identity::generate().expect("random bytes"));
        Keys { host, ada }
    }

    /// A round of Ada and a computer player. Ada's moves are signed with `mover`'s key.
    fn play(&self, mover: &Identity, shares: bool) -> RoundLog {
        let push = |log: &mut RoundLog, entry| log.push(entry).expect("an entry at its place");
        let id = LogId {
            table: TableId([1; 16]),
            host: self.host.fingerprint(),
            series: SeriesId([2; 16]),
            round: 1,
            draft: 1,
        };
        let mut log = RoundLog::new(id);
        let level = Player::Bot(Level::Greedy).to_string();
        let place = |name: &str, player| ContractSeat { name: Name::new(name), age: None, player };
        let contract = RoundContract {
            rules: Rules { stock: StockSize::Cards(5), ..Preset::Quick.rules() },
            teams: 2,
            seats: vec![
                place("Ada", ContractPlayer::Person(self.ada.fingerprint())),
                place("Pebble", ContractPlayer::Bot(Name::new(&level))),
            ],
            bots: bot::VERSION,
            limits: TimeLimits { turn_seconds: None, grace_seconds: 60 },
            dealer: None,
            scores: vec![0, 0],
            previous: Digest::default(),
            fair: true,
        };
        let setup = contract.check().expect("two can play");
        push(&mut log, LogEntry::Contract(Box::new(contract.clone())));

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
        let mut players = [ADA, BOT]
            .map(|seat| Level::Greedy.player_named(&contract.seats[seat.index()].name, &seed, seat));
        while history.result().is_none() {
            let seat = history.round().turn();
            let mv = players[seat.index()].choose(&history.round().view(seat));
            let action = PlayerAction::Move(mv);
            let statement = Statement::Move { head: log.game_head(), seat, action };
            let by = match seat {
                ADA => Authority::Person(mover.sign(&statement.digest())),
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
        Transcript { log: log.clone(), head }.to_string()
    }
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

    let is_ada = |entry: &LogEntry| matches!(entry, LogEntry::Action { by: Authority::Person(_), .. });
    let first = log.entries().iter().position(is_ada).expect("Ada moves");
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
