//! A table plays on, whatever some of those do who come to it: the offender alone is told and dropped.

mod people;

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use skipstone_core::{Move, Source, Target};
use skipstone_net::Identity;
use skipstone_net::codec::Frame;
use skipstone_net::protocol::{
    Audience, ChatLine, CloseReason, Hello, JoinMode, LobbyRequest, Name, NumberedRequest, Refusal, Revision,
    ShortText, TableRequest, ToGuest, ToHost, VERSIONS, Versions,
};
use skipstone_net::quic::{Dialer, DisconnectReason, HostConnection};
use tokio::time::timeout;

use people::TestTable;

/// Bounds what would otherwise wait for ever; it tells nothing about speed.
const LONG: Duration = Duration::from_secs(30);

/// Every offender comes with a key and from an address of its own.
fn dialer() -> Dialer {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let [.., high, low] = COUNT.fetch_add(1, Ordering::Relaxed).to_be_bytes();
    let identity = Identity::generate().expect("random bytes");
    Dialer::bind(([127, 66, high, low.max(1)], 0).into(), &identity).expect("a socket")
}

/// Each has a name of its own too: the one before may not be known to be gone yet.
fn hello(mode: JoinMode) -> Hello {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let name = Name::new(&format!("Mallory {}", COUNT.fetch_add(1, Ordering::Relaxed)));
    Hello { versions: VERSIONS, app: ShortText::new("0.1.0"), name, mode, proof: None }
}

fn bytes(message: &ToHost) -> Vec<u8> {
    Frame::new(message).expect("short enough").as_ref().to_vec()
}

/// Somebody who says these bytes, and is told so until the connection ends.
async fn says(at: SocketAddr, spoken: &[Vec<u8>]) -> Vec<ToGuest> {
    let dialer = dialer();
    let mut host = dialer.dial(at).await.expect("the host is there");
    for bytes in spoken {
        if host.outbox().send_frame(Frame::raw(bytes)).is_err() {
            break;
        }
    }
    let mut told = Vec::new();
    let ended = timeout(LONG, rest(&mut host, &mut told)).await;
    assert!(ended.is_ok(), "the host doesn't end it: {spoken:.3?} … {told:.3?}");
    told
}

/// Somebody who says these bytes, hears a first word, and goes in the midst of it.
async fn says_and_goes(at: SocketAddr, spoken: &[Vec<u8>]) {
    let dialer = dialer();
    let mut host = dialer.dial(at).await.expect("the host is there");
    spoken.iter().for_each(|bytes| host.outbox().send_frame(Frame::raw(bytes)).expect("it is sent"));
    let told = timeout(LONG, host.recv()).await.expect("an answer");
    let first = matches!(told, Ok(ToGuest::Welcome(_) | ToGuest::Goodbye(CloseReason::ProtocolError)));
    assert!(first, "{told:?}");
}

/// Everything that comes until the end.
async fn rest(host: &mut HostConnection, told: &mut Vec<ToGuest>) {
    while let Ok(message) = host.recv().await {
        told.push(message);
    }
}

fn is_misunderstood(told: &[ToGuest]) -> bool {
    matches!(told.last(), Some(ToGuest::Goodbye(CloseReason::ProtocolError)))
}

/// What can be done wrong with bytes.
async fn nonsense(at: SocketAddr) {
    let watch = || bytes(&ToHost::Hello(hello(JoinMode::Watch)));
    let say = bytes(&ToHost::Chat { to: Audience::Everyone, text: ChatLine::new("hello") });
    // Bits flipped, one after the other: read as something else, as nothing, or as the beginning of something longer.
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
    for early in [say, bytes(&ToHost::Goodbye), vec![1, 0, 99]] {
        assert!(is_misunderstood(&says(at, &[early]).await), "before hello");
    }
    assert!(is_misunderstood(&says(at, &[watch(), watch()]).await), "hello twice");
}

/// What can be done wrong with messages.
async fn mischief(at: SocketAddr) {
    let old = Hello { versions: Versions { min: 0, max: 0 }, ..hello(JoinMode::Watch) };
    let told = says(at, &[bytes(&ToHost::Hello(old))]).await;
    assert!(matches!(told[..], [ToGuest::Refused(Refusal::Version { .. })]), "{told:?}");

    // Who watches plays, sits down, catches and deals, again and again, and never at the right moment.
    let mv = Move::Put(Source::Hand(0), Target::Build(0));
    let requests = [
        TableRequest::Move { at: Revision::default(), mv },
        TableRequest::NextRound,
        TableRequest::Catch,
        TableRequest::Snapshot,
        TableRequest::Record { round: u32::MAX },
        TableRequest::Pause(true),
    ];
    let mut spoken = vec![bytes(&ToHost::Hello(hello(JoinMode::Watch)))];
    for (number, request) in (0..).zip(requests.into_iter().cycle().take(600)) {
        spoken.push(bytes(&ToHost::TableRequest(NumberedRequest { number, request })));
        spoken.push(bytes(&ToHost::LobbyRequest(LobbyRequest::Seat(Some(skipstone_core::Seat::ONE)))));
    }
    let told = says(at, &spoken).await;
    assert!(is_misunderstood(&told), "no person asks so much: {:?}", told.last());
}

/// Somebody who asks and never reads.
async fn never_reads(at: SocketAddr) {
    let dialer = dialer();
    let mut host = dialer.dial(at).await.expect("the host is there");
    host.outbox().send(&ToHost::Hello(hello(JoinMode::Watch))).expect("it is sent");
    for number in 0.. {
        let ask = ToHost::TableRequest(NumberedRequest { number, request: TableRequest::Snapshot });
        if host.outbox().send(&ask).is_err() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    // What was on its way is still there to be read; then it ends.
    timeout(LONG, rest(&mut host, &mut Vec::new())).await.expect("the host has ended it");
}

/// Some who come and go, properly or not.
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
            // Not even a word; or refused, because too many are there.
            (_, Ok(_) | Err(_)) => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_table_plays_on() {
    let evening = TestTable::new(3).await;
    let at = evening.address;
    let stop = AtomicBool::new(false);
    let offenders = async {
        nonsense(at).await;
        mischief(at).await;
        never_reads(at).await;
        comes_and_goes(at, 100).await;
        stop.store(true, Ordering::Relaxed);
    };
    let (verified, ()) = tokio::join!(evening.play_until(&stop), offenders);
    assert!(verified > 0, "whole rounds were played, and verified by everyone");
}
