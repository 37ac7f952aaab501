//! The table: the one authority over seats, rounds and the series played at it.
//!
//! It does no input or output and has no clock. Whoever holds it calls [`Table::handle`] with what came in and the time since
//! it began, sends on what comes out, and calls again with [`Input::Tick`] when [`Table::wake_at`] says so. Alone, among
//! people at one screen and on a network the same code decides.

mod config;
mod kept;
mod message;
mod played;

use std::time::Duration;

use crate::bot::Bot;
use crate::check::Rejected;
use crate::deal::{self, AgeMissing, DealerDraw};
use crate::event::Event;
use crate::moves::Move;
use crate::round::Round;
use crate::seat::Seat;
use crate::seed::Seed;
use crate::seen::Seen;
use crate::series::Series;
use crate::setup::Setup;

use played::Played;

pub use config::{Player, PlayerError, SeatConfig, TableConfig, TableError};
pub use kept::{Kept, KeptRound, ResumeError};
pub use message::{Ended, Input, Intent, Output, Refused, Update};

/// Seats, the series they play, and the round on the table.
pub struct Table {
    config: TableConfig,
    seed: Seed,
    series: Series,
    dealer_draws: Vec<DealerDraw>,
    round: Option<Played>,
    /// How long a computer player waits before each of its moves.
    pace: Duration,
    /// When the computer player on turn moves.
    due: Option<Duration>,
}

impl Table {
    /// A table whose rounds come from a seed.
    ///
    /// # Errors
    /// If its rules, seats and ages don't fit together.
    pub fn new(config: TableConfig, seed: Seed) -> Result<Table, TableError> {
        let setup = config.setup()?;
        let ages = config.ages();
        let (dealer, dealer_draws) = deal::draw_for_dealer(&setup, &seed);
        deal::first_player(&setup, &seed, dealer, &ages)?;
        Ok(Table {
            config,
            seed,
            series: Series::new(setup, dealer),
            dealer_draws,
            round: None,
            pace: Duration::from_millis(700),
            due: None,
        })
    }

    /// Who sits where.
    pub fn seats(&self) -> &[SeatConfig] {
        &self.config.seats
    }

    /// The first seat where a person sits.
    pub fn first_person(&self) -> Option<Seat> {
        self.config.first_person()
    }

    /// Rules, seats and teams.
    pub fn setup(&self) -> &Setup {
        self.series.setup()
    }

    /// The rounds played so far.
    pub fn series(&self) -> &Series {
        &self.series
    }

    /// The round on the table, if one was begun.
    pub fn round(&self) -> Option<&Round> {
        self.round.as_ref().map(|played| &played.round)
    }

    /// Everything that happened in the round on the table.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.round.iter().flat_map(Played::events)
    }

    /// When to call again with [`Input::Tick`], if at all.
    pub fn wake_at(&self) -> Option<Duration> {
        self.due
    }

    /// Takes in what a seat asks for, or that time has passed; `now` is the time since the table began.
    pub fn handle(&mut self, now: Duration, input: Input) -> Vec<Output> {
        let outputs = match input {
            Input::From(seat, intent) => self.intent(seat, intent),
            Input::Tick if self.due.is_some_and(|due| due <= now) => self.bot_move(),
            Input::Tick => return Vec::new(),
        };
        if !matches!(outputs.as_slice(), [Output { update: Update::Refused(_), .. }]) {
            self.due = self.bot_on_turn().map(|_| now + self.pace);
        }
        outputs
    }

    fn intent(&mut self, seat: Seat, intent: Intent) -> Vec<Output> {
        let done = match intent {
            Intent::Standing => Ok(self.standing(seat)),
            Intent::NextRound => self.next_round(),
            Intent::Move(mv) => self.play(seat, mv).map_err(|why| Refused::Move { mv, why }),
            Intent::Undo => self.undo(seat),
            Intent::Pace(pace) => {
                self.pace = pace;
                Ok(Vec::new())
            }
        };
        done.unwrap_or_else(|refused| vec![Output { to: seat, update: Update::Refused(refused) }])
    }

    /// Deals the next round of the series.
    fn next_round(&mut self) -> Result<Vec<Output>, Refused> {
        if self.round().is_some_and(|round| round.ending().is_none()) {
            return Err(Refused::RoundGoesOn);
        }
        if self.series.is_over() {
            return Err(Refused::SeriesOver);
        }
        let number = self.series.rounds().len() + 1;
        let played = self.deal(number, self.seed.child(number as u64))?;
        let draws = if number == 1 { self.dealer_draws.clone() } else { Vec::new() };
        let scores = self.series.scores();
        let outputs = self.to_people(|seat| Update::RoundBegan {
            number,
            dealer: self.series.dealer(),
            draws: draws.clone(),
            scores: scores.clone(),
            events: played.seen(seat),
        });
        self.round = Some(played);
        Ok(outputs)
    }

    /// Deals a round of the series from its seed.
    fn deal(&self, number: usize, seed: Seed) -> Result<Played, AgeMissing> {
        let dealer = self.series.dealer_of(number);
        let mut opening = Vec::new();
        let dealt = deal::deal(*self.setup(), seed, dealer, &self.config.ages(), &mut opening)?;
        Ok(Played::new(number, seed, dealt, opening, self.bots(&seed)))
    }

    fn bots(&self, seed: &Seed) -> Vec<Option<Box<dyn Bot>>> {
        let player = |(seat, config): (Seat, &SeatConfig)| match config.player {
            Player::Human => None,
            Player::Bot(level) => Some(level.player(seed, seat)),
        };
        self.setup().seats().zip(self.seats()).map(player).collect()
    }

    /// Plays a move and tells everyone what came of it.
    fn play(&mut self, seat: Seat, mv: Move) -> Result<Vec<Output>, Rejected> {
        let Some(played) = &mut self.round else { return Err(Rejected::Over) };
        let events = played.play(seat, mv)?.to_vec();
        let Some(played) = &self.round else { return Err(Rejected::Over) };
        let seen = |seat| events.iter().map(|event| Seen::of(event, Some(seat), &played.round)).collect();
        let mut outputs = self.to_people(|seat| Update::Events(seen(seat)));
        if let Some(result) = played.result() {
            self.series.add(result);
            let (ended, scores) = (self.ended(), self.series.scores());
            outputs.extend(ended.into_iter().flat_map(|ended| {
                self.to_people(|_| Update::RoundEnded { ended: ended.clone(), scores: scores.clone() })
            }));
        }
        Ok(outputs)
    }

    /// How the round on the table ended, if it did.
    fn ended(&self) -> Option<Ended> {
        let result = self.round.as_ref().and_then(Played::result)?;
        let over = self.series.is_over().then(|| self.series.leaders());
        Some(Ended { result, over })
    }

    /// How things are, for a seat.
    fn standing(&self, seat: Seat) -> Vec<Output> {
        let standing = |played: &Played| Update::Standing {
            number: played.number,
            scores: self.series.scores(),
            events: played.seen(seat),
            ended: self.ended(),
        };
        self.round.iter().map(|played| Output { to: seat, update: standing(played) }).collect()
    }

    fn bot_on_turn(&self) -> Option<Seat> {
        let played = self.round.as_ref().filter(|played| played.round.ending().is_none())?;
        let turn = played.round.turn();
        played.bots[turn.index()].is_some().then_some(turn)
    }

    fn bot_move(&mut self) -> Vec<Output> {
        let Some(seat) = self.bot_on_turn() else { return Vec::new() };
        let Some(played) = &mut self.round else { return Vec::new() };
        let Some(bot) = &mut played.bots[seat.index()] else { return Vec::new() };
        let mv = bot.choose(&played.round.view(seat));
        self.play(seat, mv).unwrap_or_else(|_| {
            debug_assert!(false, "a computer player made an illegal move");
            Vec::new()
        })
    }

    /// Takes back the asking seat's last move and all that followed, by playing the same deal again. Only where no other
    /// person sits at the table.
    fn undo(&mut self, seat: Seat) -> Result<Vec<Output>, Refused> {
        if self.people().any(|person| person != seat) {
            return Err(Refused::UndoAlone);
        }
        let played = self.round.as_mut().ok_or(Refused::NothingToUndo)?;
        let ended = played.round.ending().is_some();
        if !played.undo(seat) {
            return Err(Refused::NothingToUndo);
        }
        if ended {
            self.series.take_back();
        }
        Ok(self.standing(seat))
    }

    /// The seats where people sit.
    fn people(&self) -> impl Iterator<Item = Seat> + use<'_> {
        let people = |(seat, config): (Seat, &SeatConfig)| (config.player == Player::Human).then_some(seat);
        self.setup().seats().zip(self.seats()).filter_map(people)
    }

    fn to_people(&self, update: impl Fn(Seat) -> Update) -> Vec<Output> {
        self.people().map(|to| Output { to, update: update(to) }).collect()
    }
}
