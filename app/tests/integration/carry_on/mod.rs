//! A series is carried on at another computer, whole: three players over real connections, each with a store of their own.

mod evenings;
#[cfg(target_os = "linux")]
mod headless;

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use skipstone::store::{NewHost, OwnPart, ResumedSeries, RoundKey, SeriesKind, Store, StoredSeriesId};
use skipstone_core::bot::{Bot as _, Greedy};
use skipstone_core::record::Record;
use skipstone_core::table::{Intent, Update};
use skipstone_core::{Preset, Replica, Rules, Seat, Setup, StockSize};
use skipstone_net::client::{self, ClientEvent, ClientSession, JoinConfig, ShownProposal, Surprise, Verdict};
use skipstone_net::discovery::AnnouncedTable;
use skipstone_net::host::{self, Host, HostCommand, HostConfig, SavedRoom};
use skipstone_net::protocol::{Name, SeriesKey, TableSeriesId};
use skipstone_net::round_log::RoundContract;
use skipstone_net::testing;
use skipstone_net::{Fingerprint, Identity};

/// The timeout of a wait; not a measure of speed.
const LONG: Duration = Duration::from_secs(120);

/// Somebody at a computer of their own.
struct Player {
    name: &'static str,
    identity: Identity,
    store: Store,
}

/// Somebody at a table.
struct AtTable<'a> {
    player: &'a Player,
    session: ClientSession,
    /// The rules and the own seat there.
    seated: Option<(Setup, Option<Seat>)>,
    /// The next round, as it was proposed at the end of the last one.
    next: Option<ShownProposal>,
    /// What the player takes although it is unlike before.
    expected: Vec<Surprise>,
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

    fn key(&self) -> Fingerprint {
        self.identity.fingerprint()
    }

    fn join(&self, to: SocketAddr) -> AtTable<'_> {
        let identity = self.identity.clone();
        let config = JoinConfig { identity, ..testing::join_config(to, self.name) };
        AtTable::new(self, client::join(config, self.store.evidence(self.key())))
    }

    fn host_config(&self) -> HostConfig {
        let rules = Rules { stock: StockSize::Cards(5), target: 500, ..Preset::Standard.rules() };
        let identity = self.identity.clone();
        HostConfig { identity, name: Name::new(self.name), ..testing::host_config(rules, 3, 3) }
    }

    /// Keeps a round of somebody else's table, as the window does.
    fn keep(&self, host: &Player, played: &Played) -> StoredSeriesId {
        let own = self.key();
        let key = SeriesKey { host: host.key(), series: played.series };
        let part = OwnPart::Played(played.contract.seat_of(own).expect("a seat"));
        let before = played.contract.continues.map(|before| StoredSeriesId::of(own, before));
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

impl Player {
    /// The scores after a stored round.
    fn scores_after(&self, key: RoundKey) -> Option<Vec<u32>> {
        self.store.round(key).expect("a store").and_then(|round| round.scores_after())
    }
}

impl<'a> AtTable<'a> {
    fn new(player: &'a Player, session: ClientSession) -> AtTable<'a> {
        AtTable { player, session, seated: None, next: None, expected: Vec::new() }
    }

    async fn event(&mut self) -> ClientEvent {
        let event = tokio::time::timeout(LONG, self.session.events.recv()).await.expect("something comes");
        event.expect("the table is there")
    }

    /// Waits until so many people have a seat.
    async fn waits_for(&mut self, people: usize) {
        loop {
            if let ClientEvent::Lobby(lobby) = self.event().await
                && lobby.people().count() == people
            {
                return;
            }
        }
    }

    /// Is ready for a round, and only where nothing else than expected is unlike before. Nobody waits for a countdown.
    fn agrees(&self, proposal: &ShownProposal) {
        // What is expected may follow with the next proposal.
        let is_expected = proposal.surprises == self.expected || proposal.surprises.is_empty();
        assert!(is_expected, "{}: {:?}", self.player.name, proposal.surprises);
        if !proposal.surprises.is_empty() {
            self.session.room.confirm_proposal().expect("the table is there");
        }
        match proposal.must_be_agreed {
            true => testing::agree(&self.session.link, Some(proposal)),
            // Whose table is gone has nothing to be ready for.
            false => drop(self.session.link.send(Intent::NextRound)),
        }
    }

    /// Plays a round to its verdict.
    async fn plays(&mut self) -> Played {
        self.plays_until(None).await.expect("its end")
    }

    /// Plays a round to its verdict, or stops once cards are dealt and so many own moves were made.
    async fn plays_until(&mut self, most: Option<usize>) -> Option<Played> {
        let own = self.player.key();
        let mut replica: Option<Replica> = None;
        let (mut moves, mut is_over) = (0, false);
        if let Some(proposal) = self.next.take() {
            self.agrees(&proposal);
        }
        loop {
            let seen = match self.event().await {
                ClientEvent::Seated { setup, seat } => {
                    self.seated = Some((setup, seat));
                    continue;
                }
                ClientEvent::Proposal(Some(shown)) => {
                    match is_over {
                        true => self.next = Some(*shown),
                        false => self.agrees(&shown),
                    }
                    continue;
                }
                ClientEvent::RoundChecked { series, record: Some(record), verdict, log, .. } => {
                    let record: Record = record.parse().expect("a record");
                    let contract = log.and_then(|log| log.log.contract().cloned()).expect("its contract");
                    let has_seat = self.seated.as_ref().is_some_and(|(_, seat)| seat.is_some());
                    assert_eq!(contract.seat_of(own).is_some(), has_seat);
                    return Some(Played { series, contract, record, verdict });
                }
                ClientEvent::Table(Update::RoundBegan { events, .. } | Update::Snapshot { events, .. }) => {
                    let (setup, seat) = self.seated.expect("the own seat comes first");
                    replica = Some(Replica::new(setup, seat));
                    events
                }
                ClientEvent::Table(Update::Events(events)) => events,
                ClientEvent::Table(Update::RoundEnded { .. }) => {
                    is_over = true;
                    continue;
                }
                _ => continue,
            };
            let Some(replica) = replica.as_mut() else { continue };
            seen.iter().for_each(|event| replica.apply(event));
            if most == Some(moves) {
                return None;
            }
            let view = replica.view();
            let is_own = self.seated.as_ref().is_some_and(|(_, seat)| *seat == Some(view.turn()));
            if view.ending().is_none() && is_own {
                moves += 1;
                // Who has just been told of the round's end has nothing to play in.
                let _ = self.session.link.send(Intent::Move(Greedy.choose(&view)));
            }
        }
    }
}

/// Opens a table, as it is saved in the host's store.
fn open(player: &Player) -> (Host, AtTable<'_>) {
    let save = player.store.hosted_saver(player.key(), None);
    let opened = host::open(player.host_config(), save, player.store.host_evidence(player.key()));
    let (table, session) = opened.expect("a port is free");
    (table, AtTable::new(player, session))
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

/// Opens the table at which a player carries a series on, and tells the id of the series there.
async fn carries_on<'a>(
    player: &'a Player,
    old: StoredSeriesId,
) -> (Host, AtTable<'a>, SavedRoom, StoredSeriesId) {
    let own = player.key();
    let config = player.host_config();
    let at = NewHost { own, title: Name::new(player.name), options: config.options, port: 0 };
    let (room, resumed) = carried_on(player, old, at).await;
    let new = StoredSeriesId::of_own_table(room.series);
    let save = player.store.hosted_saver(own, Some(resumed.saver));
    let config = HostConfig { listen: (Ipv4Addr::LOCALHOST, 0).into(), ..config };
    let opened = host::resume(config, room.clone(), resumed.table, save, player.store.host_evidence(own));
    let (table, session) = opened.expect("a free port");
    (table, AtTable::new(player, session), room, new)
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
    at_host.waits_for(3).await;
    begin(&table);
    let (first, by_ada, by_ben) = tokio::join!(at_host.plays(), at_ada.plays(), at_ben.plays());
    let old = ada.keep(&hanna, &by_ada);
    let before = SeriesKey { host: hanna.key(), series: first.series };
    assert_eq!(ben.keep(&hanna, &by_ben), StoredSeriesId::of(ben.key(), before));

    // Hanna's computer is gone for good. Ada carries on.
    drop((table, at_host, at_ada, at_ben));
    let (table, mut at_host, room, new) = carries_on(&ada, old).await;
    // The others are told so by its announcement, and nobody believes it of a stranger.
    let announced = |host: &Player| AnnouncedTable {
        name: room.title.clone(),
        host: host.key(),
        id: room.id,
        version: 1,
        seats: 3,
        free: 0,
        continues: room.continues.map(|before| before.series.mark()),
    };
    for player in [&hanna, &ben] {
        let series = player.store.series_with_others(player.key()).expect("a store");
        let [series] = &series[..] else { panic!("{}: {series:?}", player.name) };
        let carried = series.at(&announced(&ada)).expect("both have played it");
        assert_eq!((&**carried.host, carried.others.len()), ("Ada", 1), "{}", player.name);
        assert_eq!(series.at(&announced(&Player::new("Eve"))), None);
        // Nor that a series is this one which another host has called the same.
        let of_another = SeriesKey { host: Player::new("Eve").key(), ..before };
        let elsewhere = AnnouncedTable { continues: Some(of_another.mark()), ..announced(&ada) };
        assert_eq!(series.at(&elsewhere), None);
    }
    // It goes on from the last series that was played: that of a table where no round came to its end is the one before.
    let at = ben.store.series_with_others_at(ben.key(), before).expect("a store").expect("that series");
    assert_eq!(at.series, before);
    let (mut at_ben, mut at_hanna) = (ben.join(table.address), hanna.join(table.address));
    let (_, by_ben, by_hanna) = tokio::join!(at_host.plays(), at_ben.plays(), at_hanna.plays());
    for played in [&by_ben, &by_hanna] {
        assert!(matches!(played.verdict, Verdict::Verified(_)), "{:?}", played.verdict);
        assert_eq!((played.record.header.round, played.contract.continues), (2, Some(before)));
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
