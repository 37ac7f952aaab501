//! Plays deal after deal, each from every rotation of the seats.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use indicatif::ProgressBar;
use skipstone_core::bot::{self, Bot};
use skipstone_core::record::{self, Header, Record};
use skipstone_core::{Event, EventSink, Round, Seat, Seed, Setup, deal};

use super::entrants::Entrant;
use super::forfeits::Forfeits;
use super::players::PlayerSpec;
use super::record::Folder;
use super::stopwatch::Stopwatch;
use super::totals::Totals;
use crate::VERSION;
use crate::cli::error::AgesRequiredError;
use crate::cli::{CommandError, workers};

/// The setup of a simulation.
pub(super) struct Contest<'a> {
    /// In the first rotation. Where the stock piles differ, each player takes their own along.
    pub(super) setup: Setup,
    pub(super) players: &'a [PlayerSpec],
    /// The longest time an external program may take for an answer.
    pub(super) limit: Duration,
    pub(super) seed: Seed,
    /// `None` writes no records.
    pub(super) folder: Option<Folder>,
    /// Whether to stop after the deals under way.
    pub(super) stop: &'a AtomicBool,
}

/// The state of one thread: its players and its results.
struct Worker<'a> {
    entrants: Vec<Entrant<'a>>,
    forfeits: &'a Forfeits<'a>,
    tally: Totals,
}

/// A player in a seat for one round.
struct SeatedPlayer<'a> {
    /// The player's index on the command line.
    player: usize,
    bot: Box<dyn Bot + 'a>,
}

/// A dealt round, before its first move.
struct DealtRound {
    /// The number of the round, from 0.
    number: u64,
    /// How many seats everyone has moved on.
    rotation: usize,
    seed: Seed,
    dealer: Seat,
    round: Round,
    events: Vec<Event>,
}

impl Contest<'_> {
    /// Plays that many deals, or fewer if it is stopped. The result doesn't depend on the number of threads, as each deal is seeded by
    /// its number.
    pub(super) fn play(
        &self,
        deals: u64,
        threads: usize,
        progress: &ProgressBar,
    ) -> Result<Totals, CommandError> {
        // Large enough to avoid contention between threads, small enough to keep all of them busy to the end.
        let batch = (deals / (threads as u64 * 32)).clamp(1, 256);
        let next = AtomicU64::new(0);
        let forfeits = Forfeits::new(progress);
        let worker = || -> Result<Totals, CommandError> {
            let mut bench = Worker {
                entrants: self.players.iter().map(|player| Entrant::new(player, self.limit)).collect(),
                forfeits: &forfeits,
                tally: Totals::new(self.players.len()),
            };
            loop {
                let first = next.fetch_add(batch, Ordering::Relaxed);
                if first >= deals || self.is_stopped() {
                    return Ok(bench.tally);
                }
                let numbers = first..deals.min(first + batch);
                for number in numbers.clone() {
                    // A failure stops all threads.
                    self.play_deal(number, &mut bench)
                        .inspect_err(|_| next.store(deals, Ordering::Relaxed))?;
                }
                progress.inc((numbers.end - numbers.start) * self.players.len() as u64);
            }
        };
        let mut all = Totals::new(self.players.len());
        for tally in workers::run_on_threads(threads, worker) {
            all.add(&tally?);
        }
        Ok(all)
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Plays a deal from each rotation. One that is stopped counts for nobody: it would favour some, and what stopped it may have
    /// stopped external programs too.
    fn play_deal(&self, number: u64, bench: &mut Worker<'_>) -> Result<(), CommandError> {
        if self.is_stopped() {
            return Ok(());
        }
        let mut tally = Totals::new(self.players.len());
        for rotation in 0..self.players.len() {
            self.play_round(self.deal(number, rotation)?, bench, &mut tally)?;
        }
        if !self.is_stopped() {
            bench.tally.add(&tally);
        }
        Ok(())
    }

    fn deal(&self, deal: u64, rotation: usize) -> Result<DealtRound, CommandError> {
        let setup = self.setup.rotated(rotation);
        let seed = self.seed.child(deal);
        let (dealer, _) = deal::draw_for_dealer(&setup, &seed);
        let mut events = Vec::new();
        let ages = &deal::NO_AGES;
        let round = match self.folder {
            Some(_) => deal::deal(setup, seed, dealer, ages, &mut events),
            None => deal::deal(setup, seed, dealer, ages, &mut ()),
        };
        let round = round.map_err(|_| AgesRequiredError)?;
        let number = deal * self.players.len() as u64 + rotation as u64;
        Ok(DealtRound { number, rotation, seed, dealer, round, events })
    }

    fn play_round(
        &self,
        dealt: DealtRound,
        bench: &mut Worker<'_>,
        tally: &mut Totals,
    ) -> Result<(), CommandError> {
        let Worker { entrants, forfeits, .. } = bench;
        let DealtRound { number, rotation, seed, dealer, mut round, events } = dealt;
        let players = self.players.len();
        let setup = *round.setup();
        let player_at = |seat: Seat| (seat.index() + players - rotation) % players;
        let seat_of = |player: usize| Seat::from_index((player + rotation) % players);
        let seated = entrants.iter_mut().enumerate().map(|(player, entrant)| {
            // Seeded by player and not by seat: otherwise equal players would repeat the same round in every rotation.
            let own = bot::own_seed(&seed, Seat::from_index(player));
            SeatedPlayer { player, bot: entrant.sit_down(&setup, seat_of(player), own) }
        });
        let mut seated: Vec<SeatedPlayer<'_>> = seated.collect();
        seated.rotate_right(rotation);
        let mut events = self.folder.as_ref().map(|_| events);
        match &mut events {
            None => play_out(&mut round, seated, &mut tally.stopwatches, &mut ()),
            Some(events) => play_out(&mut round, seated, &mut tally.stopwatches, events),
        }
        if self.is_stopped() {
            return Ok(());
        }
        if let (Some(folder), Some(events)) = (&self.folder, events) {
            let seats = setup.seats().map(|seat| {
                let player = player_at(seat);
                let (name, kind) = (entrants[player].name(player + 1), entrants[player].kind());
                record::SeatRecord { name, player: kind, age: None }
            });
            let header =
                Header { app: VERSION.to_owned(), setup, seats: seats.collect(), dealer, round: 1, seed };
            folder.write(number, &Record { header, events })?;
        }
        let lost = forfeits.collect(&round, number, entrants, seat_of)?;
        tally.count(&round, &lost, player_at);
        Ok(())
    }
}

/// Plays a round to its end, timing each decision.
fn play_out(
    round: &mut Round,
    mut seated: Vec<SeatedPlayer<'_>>,
    stopwatches: &mut [Stopwatch],
    sink: &mut impl EventSink,
) {
    while round.ending().is_none() {
        let seat = round.turn();
        let SeatedPlayer { player, bot } = &mut seated[seat.index()];
        let mv = stopwatches[*player].time(|| bot.choose(&round.view(seat)));
        // Bots choose among legal moves only, which their tests check; a check here would cost a fifth of a fast round.
        debug_assert_eq!(round.view(seat).check(mv), Ok(()));
        round.play_legal(mv, sink);
    }
}
