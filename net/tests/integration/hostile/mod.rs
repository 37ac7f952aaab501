//! A table plays on despite hostile guests and strangers: only the offender is disconnected.

mod codes;
mod players;
mod seated;
mod strangers;
mod undisturbed;

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use skipstone_core::{Move, Pile, PlayerAction, Seat, Source, Target};
use skipstone_net::codec::Frame;
use skipstone_net::protocol::{
    Audience, ChatLine, CloseReason, EntryPolicy, Hello, JoinMode, LobbyRequest, LogPosition, Name,
    NumberedRequest, Refusal, ShortText, TableRequest, ToGuest, ToHost, VERSIONS, Versions,
};
use skipstone_net::quic::{Dialer, DisconnectReason, HostConnection};
use skipstone_net::{Digest, Identity, Signature};
use tokio::time::timeout;

use players::TestTable;
use undisturbed::undisturbed;

/// The timeout of a wait; not a measure of speed.
const LONG: Duration = Duration::from_secs(300);

/// Every offender has its own key and address.
fn dialer() -> Dialer {
    dialer_of(&Identity::generate().expect("random bytes"))
}

fn dialer_of(identity: &Identity) -> Dialer {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let [.., high, low] = COUNT.fetch_add(1, Ordering::Relaxed).to_be_bytes();
    Dialer::bind(([127, 66, high, low.max(1)], 0).into(), identity).expect("a socket")
}

/// Each has its own name too, because the one before may still count as connected.
fn hello(mode: JoinMode) -> Hello {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let name = Name::new(&format!("Mallory {}", COUNT.fetch_add(1, Ordering::Relaxed)));
    Hello { versions: VERSIONS, app: ShortText::new("0.1.0"), name, mode, proof: None }
}

/// A signature of something else than what it comes with.
fn invented_signature() -> Signature {
    Identity::generate().expect("random bytes").sign(&Digest::default())
}

fn bytes(message: &ToHost) -> Vec<u8> {
    Frame::new(message).expect("short enough").as_ref().to_vec()
}

/// Sends these bytes and reads until the connection ends.
async fn says(at: SocketAddr, spoken: &[Vec<u8>]) -> Vec<ToGuest> {
    let dialer = dialer();
    let mut host = dialer.dial(at).await.expect("the host is there");
    for bytes in spoken {
        if host.outbox().send_frame(Frame::raw(bytes)).is_err() {
            break;
        }
    }
    let mut received = Vec::new();
    let ended = timeout(LONG, rest(&mut host, &mut received)).await;
    assert!(ended.is_ok(), "the host doesn't end it: {spoken:.3?} … {received:.3?}");
    received
}

/// Sends these bytes, reads a first answer, and drops the connection.
async fn says_and_goes(at: SocketAddr, spoken: &[Vec<u8>]) {
    let dialer = dialer();
    let mut host = dialer.dial(at).await.expect("the host is there");
    spoken.iter().for_each(|bytes| host.outbox().send_frame(Frame::raw(bytes)).expect("it is sent"));
    let received = timeout(LONG, host.recv()).await.expect("an answer");
    let first = matches!(received, Ok(ToGuest::Welcome(_) | ToGuest::Goodbye(CloseReason::ProtocolError)));
    assert!(first, "{received:?}");
}

/// All messages until the connection ends.
async fn rest(host: &mut HostConnection, received: &mut Vec<ToGuest>) {
    while let Ok(message) = host.recv().await {
        received.push(message);
    }
}

fn is_misunderstood(received: &[ToGuest]) -> bool {
    matches!(received.last(), Some(ToGuest::Goodbye(CloseReason::ProtocolError)))
}

/// Offences with malformed bytes.
async fn nonsense(at: SocketAddr) {
    let watch = || bytes(&ToHost::Hello(hello(JoinMode::Watch)));
    let say = bytes(&ToHost::Chat { to: Audience::Everyone, text: ChatLine::new("hello"), signed: None });
    // Single flipped bits give another message, an invalid one, or an incomplete one.
    for bit in (0..say.len() * 8).step_by(5) {
        let mut flipped = say.clone();
        flipped[bit / 8] ^= 1 << (bit % 8);
        says_and_goes(at, &[watch(), flipped]).await;
    }
    for end in 0..say.len() {
        says_and_goes(at, &[watch(), say[..end].to_vec()]).await;
    }
    let oversized = vec![0xff; 64];
    assert!(is_misunderstood(&says(at, &[watch(), oversized]).await));
    let endless = vec![0; 100_000];
    assert!(is_misunderstood(&says(at, &[watch(), endless]).await));
    let mut trailing = say.clone();
    trailing[0] += 1;
    trailing.push(0);
    assert!(is_misunderstood(&says(at, &[watch(), trailing]).await));
    for early in [say, bytes(&ToHost::Goodbye(None)), vec![1, 0, 99]] {
        assert!(is_misunderstood(&says(at, &[early]).await), "before hello");
    }
    assert!(is_misunderstood(&says(at, &[watch(), watch()]).await), "hello twice");
}

/// Offences with well-formed messages.
async fn mischief(at: SocketAddr) {
    for version in [0, 2] {
        let versions = Versions { min: version, max: version };
        let received = says(at, &[bytes(&ToHost::Hello(Hello { versions, ..hello(JoinMode::Watch) }))]).await;
        let is_told = |refusal: &ToGuest| matches!(refusal, ToGuest::Refused(Refusal::Version { versions, .. }) if *versions == VERSIONS);
        assert!(matches!(&received[..], [refusal] if is_told(refusal)), "{received:?}");
    }
    // A newer program that speaks this version too comes in by it. The newer version is made up.
    let (dialer, versions) = (dialer(), Versions { min: VERSIONS.min, max: VERSIONS.max + 1 });
    let mut host = dialer.dial(at).await.expect("the host is there");
    let hello_of_newer = ToHost::Hello(Hello { versions, ..hello(JoinMode::Watch) });
    host.outbox().send(&hello_of_newer).expect("a connection");
    let answer = host.recv().await.expect("an answer");
    assert!(matches!(&answer, ToGuest::Welcome(welcome) if welcome.version == VERSIONS.max), "{answer:?}");
    drop(host);

    // A spectator sends requests that are never allowed, again and again.
    let mv = Move::Put(Source::Hand(0), Target::Build(Pile::One));
    let (at_start, signature) = (LogPosition::default(), invented_signature());
    let act = |action| TableRequest::Act { at: at_start, action, signature };
    let requests = [
        act(PlayerAction::Move(mv)),
        TableRequest::Ready { proposal: Digest::default() },
        act(PlayerAction::Catch(Seat::ONE)),
        TableRequest::Log { round: 1, proposal: 1 },
        TableRequest::Record { round: u32::MAX },
        TableRequest::Pause { paused: true, at: at_start, signature },
    ];
    let mut spoken = vec![bytes(&ToHost::Hello(hello(JoinMode::Watch)))];
    for (number, request) in (0..).zip(requests.into_iter().cycle().take(600)) {
        spoken.push(bytes(&ToHost::TableRequest(NumberedRequest { number, request })));
        spoken.push(bytes(&ToHost::LobbyRequest(LobbyRequest::Seat(Some(Seat::ONE)))));
    }
    let received = says(at, &spoken).await;
    assert!(is_misunderstood(&received), "no person asks so much: {:?}", received.last());
}

/// A guest that sends requests and never reads.
async fn never_reads(at: SocketAddr) {
    let dialer = dialer();
    let mut host = dialer.dial(at).await.expect("the host is there");
    host.outbox().send(&ToHost::Hello(hello(JoinMode::Watch))).expect("it is sent");
    for number in 0.. {
        let request = TableRequest::Log { round: 1, proposal: 1 };
        let ask = ToHost::TableRequest(NumberedRequest { number, request });
        if host.outbox().send(&ask).is_err() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    // Messages in flight can still be read, then the connection ends.
    timeout(LONG, rest(&mut host, &mut Vec::new())).await.expect("the host has ended it");
}

/// Guests that connect and disconnect, properly or not.
async fn comes_and_goes(at: SocketAddr, times: usize) {
    for time in 0..times {
        let dialer = dialer();
        match (time % 3, dialer.dial(at).await) {
            (0, Ok(host)) => drop(host),
            (1, Ok(mut host)) => {
                host.outbox().send(&ToHost::Hello(hello(JoinMode::Watch))).expect("it is sent");
                let _: Result<ToGuest, DisconnectReason> =
                    timeout(LONG, host.recv()).await.expect("an answer");
            }
            // Either silent, or refused at the connection limit.
            (_, Ok(_) | Err(_)) => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_table_plays_on_with_hostile_guests() {
    undisturbed(|| async {
        let table = TestTable::new(3, EntryPolicy::Open, false).await;
        let at = table.address;
        let stop = AtomicBool::new(false);
        let offenders = async {
            nonsense(at).await;
            mischief(at).await;
            never_reads(at).await;
            comes_and_goes(at, 100).await;
            stop.store(true, Ordering::Relaxed);
        };
        let (verified, ()) = tokio::join!(table.play_until(&stop), offenders);
        assert!(verified > 0, "whole rounds were played, and verified by everyone");
    })
    .await;
}
