//! `skipstone host` with a guest: its log, and that no card is ever in it.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::SocketAddr;
use std::process::{Child, ChildStderr, Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use skipstone_core::record::Record;
use skipstone_core::table::Update;
use skipstone_core::{Event, Replica};
use skipstone_net::Identity;
use skipstone_net::client::{
    self, ClientEvent, ClientSession, ConnectionState, DealSummary, JoinConfig, JoinError, NoEvidenceStore,
    Verdict,
};
use skipstone_net::discovery::Interfaces;
use skipstone_net::protocol::{CloseReason, Lobby, Name, Refusal, ShortText};
use tempfile::TempDir;

const RULES: &str = "preset = 'quick'\nstock = 5\nscoring = 'single'\nfirst_player = 'left-of-dealer'";

/// The timeout of a wait; not a measure of speed.
const LONG: Duration = Duration::from_secs(20);

/// The timeout of a wait for lines of the program, also on a machine that does much else.
const LINES_TIMEOUT: Duration = Duration::from_secs(180);

/// A running `skipstone host`.
struct Hosting {
    child: KillOnDrop,
    /// The lines of its log; a thread reads them, so that a wait for one can end.
    out: mpsc::Receiver<String>,
    /// Its standard error output.
    beside: JoinHandle<String>,
}

/// The process, killed on drop so that it doesn't outlive a failed test.
struct KillOnDrop(Child);

impl Drop for KillOnDrop {
    fn drop(&mut self) {
        // The process may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Sends a process a signal, named without `SIG`.
pub(crate) fn send_signal(process: &Child, name: &str) {
    // Every shell has its own `kill`; a program of that name is missing on minimal systems.
    let id = process.id().to_string();
    let killed = Command::new("sh").args(["-c", &format!("kill -{name} $0"), &id]).status();
    assert!(killed.expect("a shell").success());
}

fn host(folder: &TempDir, more: &[&str]) -> Hosting {
    host_with(folder, more, |program| program)
}

/// The same, with more that the program starts with.
fn host_with(folder: &TempDir, more: &[&str], with: impl FnOnce(&mut Command) -> &mut Command) -> Hosting {
    let mut program = Command::new(env!("CARGO_BIN_EXE_skipstone"));
    program
        .args(["host", "--interfaces", "none", "--log", "trace"])
        .args(more)
        .env("HOME", folder.path())
        // The guest has the same name: a host without a seat doesn't take it.
        .env("USER", "ada")
        .env_remove("XDG_DATA_HOME")
        .env_remove("XDG_CONFIG_HOME")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = with(&mut program).spawn().expect("the program starts");
    let log = BufReader::new(child.stdout.take().expect("its log"));
    // Nothing is read ahead: what nobody waits for stays in the pipe.
    let (lines, out) = mpsc::sync_channel(0);
    std::thread::spawn(move || {
        let read = log.lines().map(|line| line.expect("it speaks UTF-8"));
        // Nobody reads on once a test has ended.
        let _ = read.map(|line| lines.send(line)).take_while(Result::is_ok).count();
    });
    let mut err: ChildStderr = child.stderr.take().expect("what it says beside");
    let beside = std::thread::spawn(move || {
        let mut text = String::new();
        err.read_to_string(&mut text).expect("it speaks UTF-8");
        text
    });
    Hosting { child: KillOnDrop(child), out, beside }
}

impl Hosting {
    /// The lines up to the first with a prefix.
    fn until(&mut self, begins: &str) -> Vec<String> {
        let mut lines = Vec::new();
        let deadline = Instant::now() + LINES_TIMEOUT;
        while !lines.last().is_some_and(|line: &String| line.starts_with(begins)) {
            match self.out.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(line) => lines.push(line),
                Err(RecvTimeoutError::Disconnected) => panic!("it ended without {begins:?}: {lines:#?}"),
                Err(RecvTimeoutError::Timeout) => {
                    panic!("it hasn't said {begins:?} for {LINES_TIMEOUT:?}, but: {lines:#?}")
                }
            }
        }
        lines
    }

    /// Waits for lines with each of these prefixes, in any order.
    fn until_all(&mut self, begins: &[&str]) {
        let mut missing = begins.to_vec();
        while !missing.is_empty() {
            let line = self.until("").pop().unwrap_or_default();
            missing.retain(|begins| !line.starts_with(begins));
        }
    }

    /// The rest of the next line with a prefix.
    fn find(&mut self, begins: &str) -> String {
        let lines = self.until(begins);
        lines.last().and_then(|line| line.strip_prefix(begins)).expect("it was found").to_owned()
    }

    /// Types a line on its standard input.
    fn types(&mut self, line: &str) {
        writeln!(self.child.0.stdin.as_ref().expect("it is piped"), "{line}").expect("it reads");
    }

    /// Sends the signal of Ctrl-C.
    fn press_ctrl_c(&self) {
        self.signal("INT");
    }

    fn signal(&self, name: &str) {
        send_signal(&self.child.0, name);
    }

    /// Presses Ctrl-C again and again until it ends. Returns its exit code.
    fn interrupt_again_and_again(&mut self) -> Option<i32> {
        for _ in 0..LONG.as_millis() / 100 {
            self.press_ctrl_c();
            std::thread::sleep(Duration::from_millis(100));
            if let Some(status) = self.child.0.try_wait().expect("it is ours") {
                return status.code();
            }
        }
        panic!("it doesn't end");
    }

    /// Interrupts it as Ctrl-C does. Returns the rest of its log and its standard error output.
    fn interrupt(mut self) -> (Vec<String>, String) {
        self.press_ctrl_c();
        let rest = self.until("the table is closed");
        assert!(self.child.0.wait().expect("it ends").success());
        (rest, self.beside.join().expect("it was read"))
    }
}

/// Joins as Ada.
fn join(identity: &Identity, to: SocketAddr) -> ClientSession {
    let config = JoinConfig {
        identity: identity.clone(),
        app: ShortText::new("0.1.0"),
        name: Name::new("Ada"),
        stone: skipstone_core::Stone::River,
        pebble: Default::default(),
        watch: false,
        addresses: vec![to],
        host_key: None,
        place: to.to_string(),
        hosts: Default::default(),
        series: None,
        code: None,
        bind: ([127, 0, 0, 1], 0).into(),
        interfaces: Interfaces::None,
    };
    client::join(config, Box::new(NoEvidenceStore))
}

/// The state in which a session ends.
async fn last_state(session: &mut ClientSession) -> Option<ConnectionState> {
    let mut last = None;
    while let Some(event) = tokio::time::timeout(LONG, session.events.recv()).await.expect("it ends") {
        if let ClientEvent::ConnectionState(state) = event {
            last = Some(state);
        }
    }
    last
}

/// Plays a round as a guest. Returns its record.
async fn play(identity: Identity, to: SocketAddr) -> String {
    let own = identity.fingerprint();
    let mut session = join(&identity, to);
    let mut lobby: Option<Box<Lobby>> = None;
    let mut replica: Option<Replica> = None;
    let mut last = String::new();
    loop {
        let next = tokio::time::timeout(LONG, session.events.recv()).await;
        let event = next.unwrap_or_else(|_| panic!("nothing more came after {last}"));
        let event = event.unwrap_or_else(|| panic!("the session ended after {last}"));
        last = format!("{event:?}");
        let seen = match event {
            ClientEvent::Lobby(now) => {
                lobby = Some(now);
                continue;
            }
            ClientEvent::Proposal(shown) => {
                skipstone_net::testing::agree(&session.link, shown.as_deref());
                continue;
            }
            ClientEvent::RoundChecked { record: Some(record), verdict, .. } => {
                let Verdict::Verified(summary) = verdict else { panic!("{verdict:?}") };
                // Whether the others have said what they were shown by now depends on the network.
                assert_eq!(DealSummary { witnesses: Vec::new(), ..summary }, DealSummary::default());
                return record;
            }
            ClientEvent::Table(Update::RoundBegan { events, .. } | Update::Snapshot { events, .. }) => {
                let lobby = lobby.as_ref().expect("the lobby comes first");
                let seat = lobby.seat_of(own).expect("the own seat");
                let stone = lobby.stone(seat);
                assert_eq!(stone, Some(skipstone_core::Stone::River), "the host holds nobody's usual one");
                replica = Some(Replica::new(lobby.setup().expect("a table"), Some(seat)));
                events
            }
            ClientEvent::Table(Update::Events(events)) => events,
            _ => continue,
        };
        let replica = replica.as_mut().expect("a round begins before anything happens in it");
        seen.iter().for_each(|event| replica.apply(event));
        let moves = replica.view().legal_moves();
        // Plays before discards: the last moves listed are plays.
        if let Some(mv) = moves.len().checked_sub(1).and_then(|last| moves.get(last)) {
            session.link.send(skipstone_core::table::Intent::Move(mv)).expect("the table is there");
        }
    }
}

#[test]
#[cfg_attr(not(unix), ignore = "it interrupts a program by a Unix signal")]
fn a_round_is_played_and_no_card_is_ever_in_the_logs() {
    let folder = tempfile::tempdir().expect("a folder");
    let rules = folder.path().join("rules.toml");
    std::fs::write(&rules, RULES).expect("a file");
    let rules = rules.to_str().expect("a UTF-8 path");
    let table = ["--title", "Kitchen", "--seats", "2", "--bots", "greedy", "--entry", "open"];
    let where_to = ["--rules", rules, "--listen", "127.0.0.1:0"];
    let mut hosting = host(&folder, &[&table[..], &where_to].concat());
    let opened = hosting.until("its invite code is");
    let find = |begins: &str| opened.iter().find_map(|line| line.strip_prefix(begins)).expect(begins);
    let address = find("the table listens at ").parse().expect("an address");
    let code = find("its invite code is ").to_owned();

    let identity = Identity::generate().expect("random bytes");
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let record = runtime.block_on(play(identity, address));
    let played = hosting.until("round 1 ends");
    for line in ["seat 1: Ada", "round 1 is proposed", "round 1 begins: "] {
        assert!(
            opened.iter().chain(&played).any(|said| said.starts_with(line)),
            "{line}: {opened:#?} {played:#?}"
        );
    }
    assert!(
        played.last().is_some_and(|line| line.contains("round 1 ends") && !line.contains("series")),
        "{played:#?}"
    );
    let (_, beside) = hosting.interrupt();

    assert!(beside.lines().count() > 3, "there was something to write down: {beside}");
    let record: Record = record.parse().expect("a record");
    let dealt = record.events.first().expect("a deal");
    let Event::Deal { stocks, draw } = dealt else { panic!("{dealt}") };
    let secrets = [record.header.seed.to_string(), code.clone(), code.replace('-', "")];
    assert!(secrets.iter().all(|secret| !beside.contains(secret.as_str())), "{beside}");
    // A line begins with its time.
    let said = beside.lines().filter_map(|line| line.split_once(' ')).map(|(_, said)| said);
    let words: Vec<&str> =
        said.flat_map(|said| said.split(|letter: char| !letter.is_alphanumeric() && letter != '.')).collect();
    for card in stocks.iter().flatten().chain(draw) {
        assert!(!words.contains(&card.to_string().as_str()), "{card} in\n{beside}");
    }
    assert!(!beside.contains("Card") && !beside.contains("VisibleEvent::"), "{beside}");
}

#[test]
fn guests_are_let_in_kicked_and_banned_by_typed_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = ["--title", "Kitchen", "--seats", "2", "--entry", "knock", "--listen", "127.0.0.1:0"];
    let mut hosting = host(&folder, &table);
    let address = hosting.find("the table listens at ").parse().expect("an address");
    let code = hosting.find("its invite code is ");
    let (ada, eve) = ["Ada", "Eve"].map(|_| Identity::generate().expect("random bytes")).into();
    let ada_key = format!("{:#}", ada.fingerprint());
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let _inside = runtime.enter();

    let mut session = join(&ada, address);
    hosting.until("Ada knocks, who was never here before");
    hosting.types("y");
    hosting.until_all(&["Ada came in.", "seat 1: Ada"]);
    hosting.types("who");
    hosting.until(&format!("seat 1: Ada ({ada_key})"));
    hosting.types("kick Ben");
    hosting.until("nobody is called \"Ben\" or has that key");
    hosting.types("kick ada");
    hosting.until("seat 1 is free");
    assert_eq!(
        runtime.block_on(last_state(&mut session)),
        Some(ConnectionState::Ended(Some(CloseReason::Kicked)))
    );

    let mut session = join(&ada, address);
    hosting.until("Ada knocks");
    hosting.types("y");
    hosting.until("seat 1: Ada");
    hosting.types(&format!("ban {ada_key}"));
    hosting.until(&format!("{ada_key} may not come back"));
    assert_eq!(
        runtime.block_on(last_state(&mut session)),
        Some(ConnectionState::Ended(Some(CloseReason::Banned)))
    );
    let refused = |why: Refusal| Some(ConnectionState::Failed(JoinError::Refused(why)));
    assert_eq!(runtime.block_on(last_state(&mut join(&ada, address))), refused(Refusal::Banned));

    let mut session = join(&eve, address);
    hosting.until("careful: the Ada who was here before came from another computer");
    hosting.until("Ada knocks");
    hosting.types("n");
    assert_eq!(runtime.block_on(last_state(&mut session)), refused(Refusal::NotAdmitted));

    let session = join(&eve, address);
    hosting.until("Ada knocks");
    drop(session);
    hosting.until("whoever knocked has gone again");
    hosting.types("y");
    hosting.until("Ada no longer knocks: nobody was let in or refused");

    hosting.types("renew");
    assert_ne!(hosting.find("its invite code is "), code);
    hosting.types("open sesame");
    hosting.until("\"open\" is no command: help lists them all");
    hosting.types("help");
    hosting.until("kick NAME");
    hosting.interrupt();
}

/// A table that whoever comes may join, with Ada at it.
fn host_with_ada(folder: &TempDir, runtime: &tokio::runtime::Runtime) -> (Hosting, ClientSession) {
    let mut hosting = host(folder, &["--entry", "open", "--listen", "127.0.0.1:0"]);
    let address = hosting.find("the table listens at ").parse().expect("an address");
    let _inside = runtime.enter();
    let session = join(&Identity::generate().expect("random bytes"), address);
    hosting.until("seat 1: Ada");
    (hosting, session)
}

/// A service is ended by SIGTERM, and a terminal that closes sends SIGHUP: guests are told, as with Ctrl-C.
#[test]
#[cfg_attr(not(unix), ignore = "it ends a program by Unix signals")]
fn a_table_is_closed_in_words_by_every_signal_to_end() {
    for signal in ["TERM", "HUP"] {
        let folder = tempfile::tempdir().expect("a folder");
        let runtime = tokio::runtime::Runtime::new().expect("threads");
        let (mut hosting, mut session) = host_with_ada(&folder, &runtime);
        hosting.signal(signal);
        hosting.until("the table is closed");
        assert!(hosting.child.0.wait().expect("it ends").success(), "{signal}");
        let closed = ConnectionState::Ended(Some(CloseReason::BackLater));
        assert_eq!(runtime.block_on(last_state(&mut session)), Some(closed), "{signal}");
    }
}

/// What systemd waits for before it starts what needs the table.
#[test]
#[cfg(target_os = "linux")]
fn systemd_is_told_of_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("systemd");
    let systemd = std::os::unix::net::UnixDatagram::bind(&path).expect("a socket");
    systemd.set_read_timeout(Some(LONG)).expect("a timeout");
    let told = || {
        let mut bytes = [0; 1024];
        let length = systemd.recv(&mut bytes).expect("it is told");
        String::from_utf8_lossy(&bytes[..length]).into_owned()
    };
    let mut hosting = host_with(&folder, &[], |program| program.env("NOTIFY_SOCKET", &path));
    let opened = told();
    assert!(opened.contains("READY=1\n") && opened.contains("STATUS=the table listens at "), "{opened}");
    hosting.until("the table listens at");
    hosting.signal("TERM");
    assert_eq!(told(), "STOPPING=1\n");
    hosting.until("the table is closed");
    assert!(hosting.child.0.wait().expect("it ends").success());
}

#[test]
fn a_port_that_is_taken_is_refused_where_it_was_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let taken = std::net::UdpSocket::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("it is bound").to_string();
    let mut hosting = host(&folder, &["--listen", &address]);
    assert_eq!(hosting.child.0.wait().expect("it ends").code(), Some(2));
    let said = hosting.beside.join().expect("it was read");
    assert!(said.contains(&format!("{address} is taken by another program")), "{said}");
}

#[test]
fn a_second_table_of_one_profile_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut first = host(&folder, &[]);
    first.until("its invite code is ");
    let mut second = host(&folder, &[]);
    assert_eq!(second.child.0.wait().expect("it ends").code(), Some(2));
    let said = second.beside.join().expect("it was read");
    assert!(said.contains("skipstone.redb is in use by another Skipstone"), "{said}");
}

/// Whoever stops reading the output stops neither the table nor Ctrl-C.
#[test]
#[cfg_attr(not(unix), ignore = "it interrupts a program by a Unix signal")]
fn a_table_goes_on_and_can_be_ended_while_its_output_is_blocked() {
    let folder = tempfile::tempdir().expect("a folder");
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let (mut hosting, mut session) = host_with_ada(&folder, &runtime);
    // The answers are more than a pipe holds.
    (0..2000).for_each(|_| hosting.types("help"));
    hosting.types("kick Ada");
    let kicked = ConnectionState::Ended(Some(CloseReason::Kicked));
    assert_eq!(runtime.block_on(last_state(&mut session)), Some(kicked));
    assert_eq!(hosting.interrupt_again_and_again(), Some(130));
}

/// Invalid configurations are reported before a socket is opened.
#[test]
fn a_table_that_cant_be_hosted_is_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    for (args, says) in [
        (&["--seats", "2", "--bots", "greedy,greedy"][..], "computer players on all of 2 seats"),
        (&["--continue"], "there is no hosted table to go on with in this profile"),
        (&["--seats", "7"], "7 seats can't play each for themselves"),
        (&["--continue", "--seats", "3"], "cannot be used with"),
        (&["--entry", "ajar"], "possible values: knock, code, open"),
        (&["--watch", "maybe"], "it is yes or no"),
    ] {
        let mut hosting = host(&folder, args);
        assert_eq!(hosting.child.0.wait().expect("it ends").code(), Some(2), "{args:?}");
        let beside = hosting.beside.join().expect("it was read");
        assert!(beside.contains(says), "{beside}");
    }
}
