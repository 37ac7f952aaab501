//! Evenings on which the host's computer is gone again and again, at any moment, and somebody else carries the series on.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use skipstone_net::client::Doubt;

use super::*;
use crate::sample_size;

/// When a table is lost at which a series is carried on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Loss {
    /// Everybody is there, but no round is proposed.
    InLobby,
    /// The cards of its first round have just been dealt.
    AfterDeal,
    /// The host has made a move in its first round.
    InTurn,
    /// Its first round is over.
    AfterRound,
    /// Its second round has been dealt.
    InNextRound,
}

const LOSSES: [Loss; 5] = [Loss::InLobby, Loss::AfterDeal, Loss::InTurn, Loss::AfterRound, Loss::InNextRound];

/// How a table is opened and lost.
#[derive(Debug, Clone, Copy)]
struct Chapter {
    loss: Loss,
    /// Which of those who can carry the series on does.
    host: usize,
    /// Whether the other one does as well, to whom nobody comes.
    has_rival: bool,
}

impl Chapter {
    fn random(seed: u64, number: usize) -> Chapter {
        let draw = |what: &str, below: usize| {
            let mut hasher = DefaultHasher::new();
            (seed, number, what).hash(&mut hasher);
            (hasher.finish() % below as u64) as usize
        };
        Chapter {
            loss: LOSSES[draw("loss", LOSSES.len())],
            host: draw("host", 2),
            has_rival: draw("rival", 2) == 1,
        }
    }
}

/// What was played to its end.
struct Standing {
    /// Whose table it was.
    host: usize,
    /// What the series is called in each player's store.
    series: [Option<StoredSeriesId>; 3],
    /// The points of each round, as everybody has seen them.
    points: Vec<Vec<u32>>,
}

impl Standing {
    /// The scores by team.
    fn scores(&self) -> Vec<u32> {
        let of_team = |team: usize| self.points.iter().map(|points| points[team]).sum();
        (0..self.points[0].len()).map(of_team).collect()
    }

    /// Takes note of a round that everybody has played: all have seen the same.
    fn note(&mut self, players: &[Player; 3], host: usize, own: Option<StoredSeriesId>, seen: [Played; 3]) {
        self.host = host;
        let points = seen[host].record.result().expect("a result").points.to_vec();
        self.points.push(points);
        for (at, played) in seen.iter().enumerate() {
            assert_eq!(played.record, seen[host].record);
            self.series[at] = match at == host {
                true => own,
                false => Some(players[at].keep(&players[host], played)),
            };
            if let Some(series) = self.series[at] {
                assert_eq!(players[at].points(series), self.points, "{}", players[at].name);
                let number = self.points.len() as u32;
                let scores = players[at].scores_after(RoundKey { series, number });
                assert_eq!(scores, Some(self.scores()), "{}", players[at].name);
            }
        }
    }
}

async fn all_play(at_table: &mut [AtTable<'_>; 3]) -> [Played; 3] {
    let [one, two, three] = at_table;
    tokio::join!(one.plays(), two.plays(), three.plays()).into()
}

/// Plays until the host has made so many moves.
async fn play_in_part(at_table: &mut [AtTable<'_>; 3], host: usize, moves: usize) {
    let stops = |at: usize| (at == host).then_some(moves);
    let [one, two, three] = at_table;
    tokio::select! {
        played = one.plays_until(stops(0)) => assert!(played.is_none()),
        played = two.plays_until(stops(1)) => assert!(played.is_none()),
        played = three.plays_until(stops(2)) => assert!(played.is_none()),
    }
}

/// Nobody is accused of the loss of a computer, but deals that were broken off are told of once.
fn check_verdict(verdict: &Verdict, broken_off: bool) {
    match verdict {
        Verdict::Verified(_) => {}
        Verdict::NotProven(Doubt::UnfinishedDeals(_)) if broken_off => {}
        other => panic!("{other:?}"),
    }
}

/// Plays a first round at one table, goes through the chapters, and ends with a round.
async fn evening(chapters: &[Chapter]) {
    let players = ["Hanna", "Ada", "Ben"].map(Player::new);
    let (table, at_host) = open(&players[0]);
    let mut at_table = [at_host, players[1].join(table.address), players[2].join(table.address)];
    at_table[0].waits_for(3).await;
    begin(&table);
    let mut standing = Standing { host: 0, series: [None; 3], points: Vec::new() };
    let seen = all_play(&mut at_table).await;
    standing.note(&players, 0, None, seen);
    drop((table, at_table));
    let last = Chapter { loss: Loss::AfterRound, host: 0, has_rival: false };
    // Whose deals were broken off, without a round of theirs since.
    let mut broken_off = [false; 3];
    for chapter in chapters.iter().chain([&last]) {
        let others: Vec<usize> = (0..3).filter(|at| *at != standing.host).collect();
        let (host, rival) = (others[chapter.host], others[1 - chapter.host]);
        let series = |at: usize| standing.series[at].expect("they have played it as guests");
        let rivals = match chapter.has_rival {
            true => Some(carries_on(&players[rival], series(rival)).await),
            false => None,
        };
        let (table, at_host, _, new) = carries_on(&players[host], series(host)).await;
        drop(rivals);
        let mut at_host = Some(at_host);
        let mut at_table = [0, 1, 2].map(|at| match at == host {
            true => at_host.take().expect("one host"),
            false => players[at].join(table.address),
        });
        match chapter.loss {
            Loss::InLobby => at_table[host].waits_for(3).await,
            Loss::AfterDeal | Loss::InTurn => {
                play_in_part(&mut at_table, host, usize::from(chapter.loss == Loss::InTurn)).await;
                broken_off[host] = true;
            }
            Loss::AfterRound | Loss::InNextRound => {
                let seen = all_play(&mut at_table).await;
                for (at, round) in seen.iter().enumerate().filter(|(at, _)| *at != host) {
                    assert_eq!(round.record.header.round as usize, standing.points.len() + 1, "{at}");
                    check_verdict(&round.verdict, broken_off.contains(&true));
                }
                standing.note(&players, host, Some(new), seen);
                broken_off[host] = chapter.loss == Loss::InNextRound;
                if broken_off[host] {
                    play_in_part(&mut at_table, host, 0).await;
                }
            }
        }
        drop((table, at_table));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_series_goes_on_whenever_its_host_is_lost() {
    let evenings = LOSSES.iter().enumerate().map(|(at, loss)| {
        let lost = Chapter { loss: *loss, host: at % 2, has_rival: at % 2 == 1 };
        tokio::spawn(async move { evening(&[lost]).await })
    });
    for evening in evenings.collect::<Vec<_>>() {
        evening.await.expect("no assertion has failed");
    }
}

/// Run with `cargo test --release -p skipstone --test integration -- --ignored many_evenings`; `SKIPSTONE_SAMPLE_SIZE` says how many.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes"]
async fn a_series_goes_on_through_many_evenings() {
    let size = sample_size(100);
    for first in (0..size).step_by(4) {
        let evenings = (first..size.min(first + 4)).map(|seed| {
            let chapters: Vec<Chapter> = (0..4).map(|number| Chapter::random(seed, number)).collect();
            let played = chapters.clone();
            (seed, chapters, tokio::spawn(async move { evening(&played).await }))
        });
        for (seed, chapters, evening) in evenings.collect::<Vec<_>>() {
            evening.await.unwrap_or_else(|error| panic!("{seed}: {error}: {chapters:?}"));
        }
    }
}
