//! Strangers attack a table that lets in guests with the code, or who knock: the seated ones lose their connections and come back,
//! and verify every round.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use skipstone_net::Identity;
use skipstone_net::client::{
    self, ClientEvent, ClientSession, ConnectionState, JoinConfig, JoinError, NoEvidenceStore,
};
use skipstone_net::invite::{InviteSecret, Proof, Side};
use skipstone_net::protocol::{EntryPolicy, Hello, JoinMode, Name, Refusal, ToGuest, ToHost};
use skipstone_net::quic::{Dialer, HostConnection};
use skipstone_net::testing;
use tokio::time::{sleep, timeout};

use super::players::TestTable;
use super::undisturbed::undisturbed;
use super::{LONG, hello};

const SEATS: usize = 3;
/// The address of the honest guests, from which strangers come too.
const SHARED: [u8; 4] = [127, 0, 0, 1];
/// How often the seated guests have to come back during an attack.
const RETURNS: usize = 6;

/// Somebody whom the table doesn't know, with a new key.
struct Stranger {
    /// Keeps the socket open.
    _dialer: Dialer,
    host: HostConnection,
}

impl Stranger {
    /// `None` if the host has no place for another connection.
    async fn dial(from: [u8; 4], at: SocketAddr) -> Option<Stranger> {
        let identity = Identity::generate().expect("random bytes");
        let dialer = Dialer::bind((from, 0).into(), &identity).expect("a socket");
        let host = dialer.dial(at).await.ok()?;
        Some(Stranger { _dialer: dialer, host })
    }

    /// The answer to a hello. `None` if the host has no place for the connection.
    async fn say(&mut self, hello: Hello) -> Option<ToGuest> {
        // The host may have closed the connection by now.
        let _ = self.host.outbox().send(&ToHost::Hello(hello));
        timeout(LONG, self.host.recv()).await.expect("an answer").ok()
    }
}

/// Holds silent connections from many addresses, and opens new ones in the place of those that the host closes.
async fn stay_silent(at: SocketAddr, stop: &AtomicBool) {
    let mut held = std::collections::VecDeque::new();
    for number in (0_u8..12).cycle() {
        let from = if number == 0 { SHARED } else { [127, 70, 0, number] };
        held.extend(Stranger::dial(from, at).await);
        if held.len() > 60 {
            held.pop_front();
        }
        if stop.load(Ordering::Relaxed) {
            return;
        }
        sleep(Duration::from_millis(5)).await;
    }
}

/// Guesses the code, under the names of those who sit at the table.
async fn guess_codes(at: SocketAddr) {
    let mut refused = 0;
    for number in 0_u8..240 {
        let from = if number % 8 == 0 { SHARED } else { [127, 71, 0, number % 8] };
        let Some(mut stranger) = Stranger::dial(from, at).await else { continue };
        let guessed = InviteSecret::generate().expect("random bytes");
        let proof = Some(guessed.proof(Side::Guest, stranger.host.binding()));
        let name = Name::new(["Hanna", "Guest 1", "Guest 2"][usize::from(number % 3)]);
        match stranger.say(Hello { name, proof, ..hello(JoinMode::Watch) }).await {
            Some(ToGuest::Refused(Refusal::WrongCode { .. })) => refused += 1,
            answer => assert_eq!(answer, None),
        }
    }
    assert!(refused > 200, "{refused}");
}

/// Asks for names that are taken, blank or invisible.
async fn ask_for_names(at: SocketAddr) {
    let taken = ["Hanna", "guest 1", "Gu\u{200b}est 2", "Hаnnа"];
    let blank = ["", " ", "\u{200b}", "\u{3164}\u{2800}"];
    let names = taken.map(|name| (name, true)).into_iter().chain(blank.map(|name| (name, false)));
    for (number, (name, is_taken)) in (0_u8..80).zip(names.cycle()) {
        let Some(mut stranger) = Stranger::dial([127, 72, 0, number % 8 + 1], at).await else { continue };
        let mode = if number < 40 { JoinMode::Seat } else { JoinMode::Watch };
        match stranger.say(Hello { name: Name::new(name), ..hello(mode) }).await {
            Some(ToGuest::Refused(Refusal::NameTaken)) if is_taken => {}
            Some(ToGuest::Refused(Refusal::Other(_))) if !is_taken => {}
            answer => assert_eq!(answer, None, "{name:?}"),
        }
    }
}

/// Knocks and withdraws, or waits. Nobody answers.
async fn knock(at: SocketAddr) {
    let mut waiting = Vec::new();
    for number in 0_u8..120 {
        let from = if number % 12 == 0 { SHARED } else { [127, 73, 0, number % 12] };
        let Some(mut stranger) = Stranger::dial(from, at).await else { continue };
        match stranger.say(hello(JoinMode::Watch)).await {
            Some(ToGuest::Knocked) if number % 4 == 0 => waiting.push(stranger),
            Some(ToGuest::Knocked) => stranger.host.close(Some(&ToHost::Goodbye(None))).await,
            Some(ToGuest::Refused(Refusal::NotAdmitted)) => {}
            answer => assert_eq!(answer, None),
        }
    }
    assert!(!waiting.is_empty());
}

/// Joins to watch, at a new address and again while the host has no place. Returns once the round is shown.
async fn join_with_code(at: SocketAddr, secret: InviteSecret) -> ClientSession {
    let call = testing::join_config(at, "Kim");
    let call =
        JoinConfig { watch: true, code: Some(secret.into()), bind: ([127, 74, 0, 1], 0).into(), ..call };
    loop {
        let mut session = client::join(call.clone(), Box::new(NoEvidenceStore));
        loop {
            match session.events.recv().await.expect("the session goes on") {
                ClientEvent::ConnectionState(ConnectionState::Failed(JoinError::Busy)) => break,
                ClientEvent::ConnectionState(ConnectionState::Failed(error)) => panic!("{error}"),
                ClientEvent::Table(_) => return session,
                _ => {}
            }
        }
    }
}

/// Plays while an attack goes on, until it is over and the guests have come back often enough.
async fn play_during(table: TestTable, attack: impl Future<Output = ()>) {
    let (at, returns) = (table.address, table.returns.clone());
    let (stop, is_over) = (AtomicBool::new(false), AtomicBool::new(false));
    let attack = async {
        attack.await;
        while returns.load(Ordering::Relaxed) < RETURNS {
            sleep(Duration::from_millis(10)).await;
        }
        is_over.store(true, Ordering::Relaxed);
    };
    let attacks = async {
        let in_time = timeout(4 * LONG, async { tokio::join!(attack, stay_silent(at, &is_over)) }).await;
        stop.store(true, Ordering::Relaxed);
        in_time.is_ok()
    };
    let (verified, in_time) = tokio::join!(table.play_until(&stop), attacks);
    assert!(in_time, "the guests come back");
    assert!(verified > 1, "whole rounds were played, and verified by everyone");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_without_the_code_stop_nobody() {
    undisturbed(|| async {
        let table = TestTable::new(SEATS, EntryPolicy::Code, true).await;
        let (at, secret) = (table.address, table.secret);
        let attack = async {
            let join_later = async {
                sleep(Duration::from_millis(500)).await;
                join_with_code(at, secret).await
            };
            tokio::join!(guess_codes(at), ask_for_names(at), join_later);
        };
        play_during(table, attack).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_who_knock_stop_nobody() {
    undisturbed(|| async {
        let table = TestTable::new(SEATS, EntryPolicy::Knock, true).await;
        let at = table.address;
        let attack = async {
            tokio::join!(knock(at), ask_for_names(at));
        };
        play_during(table, attack).await;
    })
    .await;
}

/// They say hello and goodbye, and keep their connections: more than there are places for strangers.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_who_say_goodbye_are_disconnected() {
    undisturbed(|| async {
        for (entry, proof) in [
            (EntryPolicy::Code, Some(Proof::EXCHANGE_FOLLOWS)),
            (EntryPolicy::Knock, None),
            (EntryPolicy::Open, None),
        ] {
            let table = TestTable::new(SEATS, entry, false).await;
            let mut held = Vec::new();
            for number in 0_u8..40 {
                let mut stranger =
                    Stranger::dial([127, 75, 0, number + 1], table.address).await.expect("there are places");
                for message in
                    [ToHost::Hello(Hello { proof, ..hello(JoinMode::Watch) }), ToHost::Goodbye(None)]
                {
                    stranger.host.outbox().send(&message).expect("it is sent");
                }
                let ended = async { while stranger.host.recv().await.is_ok() {} };
                timeout(LONG, ended).await.expect("the host ends it");
                held.push(stranger);
            }
        }
    })
    .await;
}
