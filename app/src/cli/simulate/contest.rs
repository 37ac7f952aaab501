//! Plays deal after deal, each from every rotation of the seats.

use std::sync::atomic::{AtomicU64, Ordering};

use indicatif::ProgressBar;
use skipstone_core::bot::{Bot, Level};
use skipstone_core::record::{self, Header, Record};
use skipstone_core::{Event, Round, Seat, Seed, Setup, Sink, deal};

use super::record::Folder;
use super::stopwatch::Stopwatch;
use super::tally::Tally;
use crate::cli::failure::Failure;
use crate::cli::workers;

/// Who plays what.
pub(super) struct Contest<'a> {
    pub(super) setup: Setup,
    pub(super) players: &'a [Level],
    pub(super) seed: Seed,
    /// Where records go.
    pub(super) folder: Option<Folder>,
}

/// A player in a seat.
struct Seated {
    /// Which of the players, from 0.
    player: usize,
    bot: Box<dyn Bot>,
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
    pub(super) fn play(&self, deals: u64, threads: usize, progress: &ProgressBar) -> Result<Tally, Failure> {
        // Large enough that threads don't wait for each other, small enough that all have something to do to the end.
        let batch = (deals / (threads as u64 * 32)).clamp(1, 256);
        let next = AtomicU64::new(0);
        let worker = || -> Result<Tally, Failure> {
            let mut tally = Tally::new(self.players.len());
            loop {
                let first = next.fetch_add(batch, Ordering::Relaxed);
                if first >= deals {
                    return Ok(tally);
                }
                let numbers = first..deals.min(first + batch);
                for number in numbers.clone() {
                    // A failure ends the work of all.
                    self.play_deal(number, &mut tally)
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

    fn play_deal(&self, number: u64, tally: &mut Tally) -> Result<(), Failure> {
        let dealt = self.deal(number)?;
        (0..self.players.len()).try_for_each(|rotation| self.play_round(&dealt, rotation, tally))
    }

    fn deal(&self, number: u64) -> Result<Dealt, Failure> {
        let seed = self.seed.child(number);
        let (dealer, _) = deal::draw_for_dealer(&self.setup, &seed);
        let mut events = Vec::new();
        let ages = &deal::AGELESS;
        let round = match self.folder {
            Some(_) => deal::deal(self.setup, seed, dealer, ages, &mut events),
            None => deal::deal(self.setup, seed, dealer, ages, &mut ()),
        };
        Ok(Dealt { number, seed, dealer, round: round.map_err(|_| Failure::Ageless)?, events })
    }

    fn play_round(&self, dealt: &Dealt, rotation: usize, tally: &mut Tally) -> Result<(), Failure> {
        let players = self.players.len();
        let player_at = |seat: Seat| (seat.index() + players - rotation) % players;
        let sit_down = |seat: Seat| {
            let player = player_at(seat);
            // A player has its own chance in whatever seat: otherwise equals would only repeat their rounds.
            Seated { player, bot: self.players[player].player(&dealt.seed, Seat::at(player)) }
        };
        let mut seated: Vec<Seated> = self.setup.seats().map(sit_down).collect();
        let mut round = dealt.round.clone();
        match &self.folder {
            None => play_out(&mut round, &mut seated, &mut tally.stopwatches, &mut ()),
            Some(folder) => {
                let mut events = dealt.events.clone();
                play_out(&mut round, &mut seated, &mut tally.stopwatches, &mut events);
                let header = self.header(dealt, &seated);
                folder.write(dealt.number * players as u64 + rotation as u64, &Record { header, events })?;
            }
        }
        tally.count(&round, player_at);
        Ok(())
    }

    fn header(&self, dealt: &Dealt, seated: &[Seated]) -> Header {
        let seated = seated.iter().map(|seated| {
            let level = self.players[seated.player];
            record::Seated {
                name: format!("{level} {}", seated.player + 1),
                player: format!("bot:{level}"),
                age: None,
            }
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
fn play_out(round: &mut Round, seated: &mut [Seated], stopwatches: &mut [Stopwatch], sink: &mut impl Sink) {
    while round.ending().is_none() {
        let seat = round.turn();
        let Seated { player, bot } = &mut seated[seat.index()];
        let mv = stopwatches[*player].time(|| bot.choose(&round.view(seat)));
        // Computer players choose among the legal moves, as their tests prove; to ask again costs a fifth of a fast round.
        debug_assert_eq!(round.view(seat).check(mv), Ok(()));
        round.play_legal(mv, sink);
    }
}
