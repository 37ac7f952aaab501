//! Plays deal after deal, each from every rotation of the seats.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use indicatif::ProgressBar;
use skipstone_core::bot::{self, Bot};
use skipstone_core::record::{self, Header, Record};
use skipstone_core::{Event, Round, Seat, Seed, Setup, Sink, deal};

use super::entrants::Entrant;
use super::error::SimulateError;
use super::forfeits::Forfeits;
use super::players::Player;
use super::record::Folder;
use super::stopwatch::Stopwatch;
use super::tally::Tally;
use crate::cli::rules::AgeNeeded;
use crate::cli::workers;

/// Who plays what.
pub(super) struct Contest<'a> {
    pub(super) setup: Setup,
    pub(super) players: &'a [Player],
    /// How long a program may think about a move.
    pub(super) limit: Duration,
    pub(super) seed: Seed,
    /// Where records go.
    pub(super) folder: Option<Folder>,
}

/// What a thread plays with, and what came of it.
struct Bench<'a> {
    entrants: Vec<Entrant<'a>>,
    forfeits: &'a Forfeits<'a>,
    tally: Tally,
}

/// A player in a seat.
struct Seated<'a> {
    /// Which of the players, from 0.
    player: usize,
    bot: Box<dyn Bot + 'a>,
}

/// A round that is dealt, before its first move.
struct Dealt {
    /// Counts from 0.
    number: u64,
    seed: Seed,
    dealer: Seat,
    round: Round,
    events: Vec<Event>,
}

impl Contest<'_> {
    /// Plays so many deals. What comes of it doesn't depend on the number of threads: a deal's chance comes from its number.
    pub(super) fn play(
        &self,
        deals: u64,
        threads: usize,
        progress: &ProgressBar,
    ) -> Result<Tally, SimulateError> {
        // Large enough that threads don't wait for each other, small enough that all have something to do to the end.
        let batch = (deals / (threads as u64 * 32)).clamp(1, 256);
        let next = AtomicU64::new(0);
        let forfeits = Forfeits::new(progress);
        let worker = || -> Result<Tally, SimulateError> {
            let mut bench = Bench {
                entrants: self.players.iter().map(|player| Entrant::new(player, self.limit)).collect(),
                forfeits: &forfeits,
                tally: Tally::new(self.players.len()),
            };
            loop {
                let first = next.fetch_add(batch, Ordering::Relaxed);
                if first >= deals {
                    return Ok(bench.tally);
                }
                let numbers = first..deals.min(first + batch);
                for number in numbers.clone() {
                    // A failure ends the work of all.
                    self.play_deal(number, &mut bench)
                        .inspect_err(|_| next.store(deals, Ordering::Relaxed))?;
                }
                progress.inc((numbers.end - numbers.start) * self.players.len() as u64);
            }
        };
        let mut all = Tally::new(self.players.len());
        for tally in workers::on_threads(threads, worker) {
            all.add(&tally?);
        }
        Ok(all)
    }

    fn play_deal(&self, number: u64, bench: &mut Bench<'_>) -> Result<(), SimulateError> {
        let dealt = self.deal(number)?;
        (0..self.players.len()).try_for_each(|rotation| self.play_round(&dealt, rotation, bench))
    }

    fn deal(&self, number: u64) -> Result<Dealt, SimulateError> {
        let seed = self.seed.child(number);
        let (dealer, _) = deal::draw_for_dealer(&self.setup, &seed);
        let mut events = Vec::new();
        let ages = &deal::AGELESS;
        let round = match self.folder {
            Some(_) => deal::deal(self.setup, seed, dealer, ages, &mut events),
            None => deal::deal(self.setup, seed, dealer, ages, &mut ()),
        };
        Ok(Dealt { number, seed, dealer, round: round.map_err(|_| AgeNeeded)?, events })
    }

    fn play_round(&self, dealt: &Dealt, rotation: usize, bench: &mut Bench<'_>) -> Result<(), SimulateError> {
        let Bench { entrants, forfeits, tally } = bench;
        let players = self.players.len();
        let number = dealt.number * players as u64 + rotation as u64;
        let player_at = |seat: Seat| (seat.index() + players - rotation) % players;
        let seat_of = |player: usize| Seat::at((player + rotation) % players);
        let seated = entrants.iter_mut().enumerate().map(|(player, entrant)| {
            // A player has its own chance in whatever seat: otherwise equals would only repeat their rounds.
            let own = bot::own_seed(&dealt.seed, Seat::at(player));
            Seated { player, bot: entrant.sit_down(&self.setup, seat_of(player), own) }
        });
        let mut seated: Vec<Seated<'_>> = seated.collect();
        seated.rotate_right(rotation);
        let mut round = dealt.round.clone();
        match &self.folder {
            None => play_out(&mut round, seated, &mut tally.stopwatches, &mut ()),
            Some(folder) => {
                let mut events = dealt.events.clone();
                play_out(&mut round, seated, &mut tally.stopwatches, &mut events);
                let seated = self.setup.seats().map(|seat| (player_at(seat), &entrants[player_at(seat)]));
                let header = self.header(dealt, seated);
                folder.write(number, &Record { header, events })?;
            }
        }
        let lost = forfeits.collect(&round, number, entrants, seat_of)?;
        tally.count(&round, &lost, player_at);
        Ok(())
    }

    /// `seated` are the players by seat, with their numbers from 0.
    fn header<'e>(&self, dealt: &Dealt, seated: impl Iterator<Item = (usize, &'e Entrant<'e>)>) -> Header {
        let seated = seated.map(|(player, entrant)| record::Seated {
            name: format!("{} {}", entrant.name(), player + 1),
            player: entrant.kind(),
            age: None,
        });
        Header {
            app: env!("CARGO_PKG_VERSION").to_owned(),
            setup: self.setup,
            seated: seated.collect(),
            dealer: dealt.dealer,
            round: 1,
            seed: dealt.seed,
        }
    }
}

/// Plays a round to its end.
fn play_out(
    round: &mut Round,
    mut seated: Vec<Seated<'_>>,
    stopwatches: &mut [Stopwatch],
    sink: &mut impl Sink,
) {
    while round.ending().is_none() {
        let seat = round.turn();
        let Seated { player, bot } = &mut seated[seat.index()];
        let mv = stopwatches[*player].time(|| bot.choose(&round.view(seat)));
        // Computer players choose among the legal moves, as their tests prove; to ask again costs a fifth of a fast round.
        debug_assert_eq!(round.view(seat).check(mv), Ok(()));
        round.play_legal(mv, sink);
    }
}
