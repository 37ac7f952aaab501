//! `skipstone host --carry-on`.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, Command, Stdio};

use skipstone::store::Profile;

use super::*;

/// Ended on drop, so that it doesn't outlive a failed test.
struct Hosting(Child);

impl Drop for Hosting {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Hosting {
    /// Carries a series on, as the player whose profile is in that folder, and returns where.
    fn carry_on(home: &std::path::Path, series: &str) -> (Hosting, SocketAddr) {
        let child = Command::new(env!("CARGO_BIN_EXE_skipstone"))
            .args(["host", "--carry-on", series, "--entry", "open", "--interfaces", "none"])
            .args(["--listen", "127.0.0.1:0"])
            .envs([("XDG_DATA_HOME", home), ("XDG_CONFIG_HOME", home), ("HOME", home)])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn();
        let mut hosting = Hosting(child.expect("the program starts"));
        let mut log = BufReader::new(hosting.0.stdout.take().expect("its log")).lines();
        let listens = log.next().expect("a line").expect("text");
        let address = listens.strip_prefix("the table listens at ").expect(&listens).parse();
        // Nobody reads on, but the pipe has to be emptied.
        std::thread::spawn(move || log.count());
        (hosting, address.expect("an address"))
    }
}

/// Nobody plays at a table without a window: a computer player has the seat of whose computer it is.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_series_is_carried_on_without_a_window() {
    let folder = tempfile::tempdir().expect("a folder");
    let profile = Profile::in_folder(&folder.path().join("skipstone"));
    let [hanna, ben] = ["Hanna", "Ben"].map(Player::new);
    let identity = profile.identity().expect("a key").identity;
    let ada = Player { name: "Ada", identity, store: Store::open(&profile).0 };
    let (table, mut at_host) = open(&hanna);
    let (mut at_ada, mut at_ben) = (ada.join(table.address), ben.join(table.address));
    at_host.waits_for(3).await;
    begin(&table);
    let (_, by_ada, by_ben) = tokio::join!(at_host.plays(), at_ada.plays(), at_ben.plays());
    let (old, own) = (ada.keep(&hanna, &by_ada), ada.key());
    let seat = by_ada.contract.seat_of(own).expect("a seat");
    ben.keep(&hanna, &by_ben);
    drop((table, at_host, at_ada, at_ben));
    // What was seen of the round is written in the background, and the program waits for whoever has the store open.
    let at = NewHost { own, title: Name::new("Ada"), options: ada.host_config().options, port: 0 };
    carried_on(&ada, old, at).await;
    drop(ada);

    let (mut hosting, address) = Hosting::carry_on(folder.path(), &old.to_string());
    let (mut at_ben, mut at_hanna) = (ben.join(address), hanna.join(address));
    for at_table in [&mut at_ben, &mut at_hanna] {
        at_table.expected = vec![Surprise::OtherPlayers { seats: vec![seat] }];
    }
    let (by_ben, by_hanna) = tokio::join!(at_ben.plays(), at_hanna.plays());
    for played in [&by_ben, &by_hanna] {
        assert!(matches!(played.verdict, Verdict::Verified(_)), "{:?}", played.verdict);
        assert_eq!(played.record.header.round, 2);
        assert_eq!(played.contract.seat_of(own), None, "Ada watches");
    }
    let mut input = hosting.0.stdin.take().expect("its input");
    writeln!(input, "quit").expect("it reads");
    assert!(hosting.0.wait().expect("it ends").success());
}
