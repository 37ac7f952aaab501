//! A series is carried on at another computer, whole: three players over real connections, each with a store of their own.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use skipstone::store::{NewHost, OwnPart, ResumedSeries, SeriesKind, Store, StoredSeriesId};
use skipstone_core::bot::{Bot as _, Greedy};
use skipstone_core::record::Record;
use skipstone_core::table::{Intent, Update};
use skipstone_core::{Preset, Replica, Rules, Seat, Setup, StockSize};
use skipstone_net::Identity;
use skipstone_net::client::{self, ClientEvent, ClientSession, JoinConfig, Verdict};
use skipstone_net::discovery::AnnouncedTable;
use skipstone_net::host::{self, Host, HostCommand, HostConfig, SavedRoom};
use skipstone_net::protocol::{Name, SeriesKey, TableSeriesId};
use skipstone_net::round_log::{Continuation, RoundContract};
use skipstone_net::testing;

/// The timeout of a wait; not a measure of speed.
const LONG: Duration = Duration::from_secs(120);

/// Somebody at a computer of their own.
struct Player {
    name: &'static str,
    identity: Identity,
    store: Store,
}

/// A round as a player was shown it.
struct Played {
    series: TableSeriesId,
    contract: RoundContract,
    record: Record,
    verdict: Verdict,
}

impl Player {
    fn new(name: &'static str) -> Player {
        let identity = Identity::generate().expect("random bytes");
        Player { name, identity, store: Store::in_memory() }
    }

    fn join(&self, to: SocketAddr) -> ClientSession {
        let identity = self.identity.clone();
        let own = identity.fingerprint();
        let config = JoinConfig { identity, ..testing::join_config(to, self.name) };
        client::join(config, self.store.evidence(own))
    }

    fn host_config(&self) -> HostConfig {
        let rules = Rules { stock: StockSize::Cards(5), target: 500, ..Preset::Standard.rules() };
        let identity = self.identity.clone();
        HostConfig { identity, name: Name::new(self.name), ..testing::host_config(rules, 3, 3) }
    }

    /// Plays a round to its verdict. Being ready for it is agreed to only where nothing is unlike before.
    async fn play(&self, session: &mut ClientSession) -> Played {
        let own = self.identity.fingerprint();
        let mut seated: Option<(Setup, Option<Seat>)> = None;
        let mut replica: Option<Replica> = None;
        loop {
            let event = tokio::time::timeout(LONG, session.events.recv()).await.expect("something comes");
            let seen = match event.expect("the table is there") {
                ClientEvent::Seated { setup, seat } => {
                    seated = Some((setup, seat));
                    continue;
                }
                ClientEvent::Proposal(Some(shown)) => {
                    assert_eq!(shown.surprises, [], "{}", self.name);
                    testing::agree(&session.link, Some(&shown));
                    continue;
                }
                ClientEvent::RoundChecked { series, record: Some(record), verdict, log, .. } => {
                    let record: Record = record.parse().expect("a record");
                    let contract = log.and_then(|log| log.log.contract().cloned()).expect("its contract");
                    assert_eq!(
                        contract.seat_of(own).is_some(),
                        seated.is_some_and(|(_, seat)| seat.is_some())
                    );
                    return Played { series, contract, record, verdict };
                }
                ClientEvent::Table(Update::RoundBegan { events, .. } | Update::Snapshot { events, .. }) => {
                    let (setup, seat) = seated.expect("the own seat comes first");
                    replica = Some(Replica::new(setup, seat));
                    events
                }
                ClientEvent::Table(Update::Events(events)) => events,
                _ => continue,
            };
            let Some(replica) = replica.as_mut() else { continue };
            seen.iter().for_each(|event| replica.apply(event));
            let view = replica.view();
            let is_own = seated.is_some_and(|(_, seat)| seat == Some(view.turn()));
            if view.ending().is_none() && is_own {
                // Who has just been told of the round's end has nothing to play in.
                let _ = session.link.send(Intent::Move(Greedy.choose(&view)));
            }
        }
    }

    /// Keeps a round of somebody else's table, as the window does.
    fn keep(&self, host: &Player, played: &Played) -> StoredSeriesId {
        let own = self.identity.fingerprint();
        let key = SeriesKey { host: host.identity.fingerprint(), series: played.series };
        let part = OwnPart::Played(played.contract.seat_of(own).expect("a seat"));
        let before = played.contract.continues;
        let before = before.map(|before| (StoredSeriesId::of(own, before.series), before.round));
        let missing = self.store.add_remote_round(key, before, part, &[], &played.record);
        assert_eq!(missing, Ok(Vec::new()), "{}", self.name);
        StoredSeriesId::of(own, key)
    }

    /// The points of each round of a series, as they are stored.
    fn points(&self, series: StoredSeriesId) -> Vec<Vec<u32>> {
        let saved = self.store.find(series).expect("a store").expect("the series");
        saved.rounds.iter().map(|round| round.result.points.to_vec()).collect()
    }
}

/// Opens a table, as it is saved in the host's store.
fn open(player: &Player) -> (Host, ClientSession) {
    let own = player.identity.fingerprint();
    let save = player.store.hosted_saver(own, None);
    host::open(player.host_config(), save, player.store.host_evidence(own)).expect("a port is free")
}

/// The room at which a player carries a series on. What was seen of its last round is written in the background.
async fn carried_on(player: &Player, old: StoredSeriesId, at: NewHost) -> (SavedRoom, ResumedSeries) {
    let written = async {
        loop {
            match player.store.carry_on(old, at.clone()) {
                Ok(carried) => return carried,
                Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    };
    tokio::time::timeout(LONG, written).await.expect("she has played it")
}

/// Waits until so many people have a seat.
async fn seated(session: &mut ClientSession, count: usize) {
    loop {
        let event = tokio::time::timeout(LONG, session.events.recv()).await.expect("somebody comes");
        if let Some(ClientEvent::Lobby(lobby)) = event
            && lobby.people().count() == count
        {
            return;
        }
    }
}

fn begin(host: &Host) {
    for command in [HostCommand::SetPace(Duration::ZERO), HostCommand::StartRound] {
        host.commands.send(command).expect("the table is open");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_has_played_a_series_carries_it_on_when_its_host_is_gone() {
    let [hanna, ada, ben] = ["Hanna", "Ada", "Ben"].map(Player::new);
    let (table, mut at_host) = open(&hanna);
    let (mut at_ada, mut at_ben) = (ada.join(table.address), ben.join(table.address));
    seated(&mut at_host, 3).await;
    begin(&table);
    let (first, by_ada, by_ben) =
        tokio::join!(hanna.play(&mut at_host), ada.play(&mut at_ada), ben.play(&mut at_ben));
    let old = ada.keep(&hanna, &by_ada);
    assert_eq!(
        ben.keep(&hanna, &by_ben),
        StoredSeriesId::of(
            ben.identity.fingerprint(),
            SeriesKey { host: hanna.identity.fingerprint(), series: first.series }
        )
    );

    // Hanna's computer is gone for good. Ada carries on.
    drop((table, at_host, at_ada, at_ben));
    let own = ada.identity.fingerprint();
    let config = ada.host_config();
    let at = NewHost { own, title: Name::new("Ada’s table"), options: config.options, port: 0 };
    let (room, resumed) = carried_on(&ada, old, at).await;
    let new = StoredSeriesId::of_own_table(room.series);
    // The others are told so by its announcement, and nobody believes it of a stranger.
    let announced = |host: &Player| AnnouncedTable {
        name: room.title.clone(),
        host: host.identity.fingerprint(),
        id: room.id,
        version: 1,
        seats: 3,
        free: 0,
        continues: room.continues.map(|before| before.at.series.series),
    };
    for player in [&hanna, &ben] {
        let own = player.identity.fingerprint();
        let series = player.store.series_with_others(own).expect("a store");
        let [series] = &series[..] else { panic!("{}: {series:?}", player.name) };
        let carried = series.at(&announced(&ada)).expect("both have played it");
        assert_eq!((&**carried.host, carried.others.len()), ("Ada", 1), "{}", player.name);
        assert_eq!(series.at(&announced(&Player::new("Eve"))), None);
    }
    let save = ada.store.hosted_saver(own, Some(resumed.saver));
    let evidence = ada.store.host_evidence(own);
    let config = HostConfig { listen: (Ipv4Addr::LOCALHOST, 0).into(), ..config };
    let (table, mut at_host) =
        host::resume(config, room, resumed.table, save, evidence).expect("a free port");
    let (mut at_ben, mut at_hanna) = (ben.join(table.address), hanna.join(table.address));
    let (_, by_ben, by_hanna) =
        tokio::join!(ada.play(&mut at_host), ben.play(&mut at_ben), hanna.play(&mut at_hanna));
    for played in [&by_ben, &by_hanna] {
        assert!(matches!(played.verdict, Verdict::Verified(_)), "{:?}", played.verdict);
        let before = SeriesKey { host: hanna.identity.fingerprint(), series: first.series };
        assert_eq!(
            (played.record.header.round, played.contract.continues),
            (2, Some(Continuation { series: before, round: 1 }))
        );
    }
    // Everybody's points are those of their own rounds, in the same order.
    let at_bens = ben.keep(&ada, &by_ben);
    let points = ada.points(new);
    assert_eq!((points.len(), &points), (2, &ben.points(at_bens)));
    assert_eq!(points[0], by_ada.record.result().expect("a result").points.to_vec());
    assert_eq!(ada.points(old), points[..1], "the old series stays as it was");
    let saved = ada.store.find(new).expect("a store").expect("the series");
    assert_eq!(saved.kind, SeriesKind::Hosted);
}
