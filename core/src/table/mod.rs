//! The table: the one authority over seats, rounds and the series played at it.
//!
//! It does no input or output and has no clock. Whoever holds it calls [`Table::handle`] with what came in and the time since
//! it began, sends on what comes out, and calls again with [`Input::Tick`] when [`Table::wake_at`] says so. Alone, among
//! people at one screen and on a network the same code decides.

mod config;
mod kept;
mod manners;
mod message;
mod people;
mod played;
mod takeback;

use std::time::Duration;

use crate::act::Act;
use crate::bot::{Bot, Level};
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

use people::People;
use played::Played;

pub use config::{Player, PlayerError, SeatConfig, TableConfig, TableError};
pub use kept::{Kept, KeptRound, ResumeError};
pub use message::{Ended, Input, Intent, Output, Presence, Refused, To, Update};
pub use people::Patience;

/// Seats, the series they play, and the round on the table.
pub struct Table {
    config: TableConfig,
    seed: Seed,
    series: Series,
    dealer_draws: Vec<DealerDraw>,
    round: Option<Played>,
    people: People,
    /// How long a computer player waits before each of its moves.
    pace: Duration,
    /// When a computer player makes the next move.
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
            people: People::new(),
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

    /// How long people are waited for from now on.
    pub fn set_patience(&mut self, patience: Patience) {
        self.people.patience = patience;
    }

    /// How long computer players wait before each of their moves from now on.
    pub fn set_pace(&mut self, pace: Duration) {
        self.pace = pace;
    }

    /// Whether the person of a seat is there.
    pub fn presence(&self, seat: Seat) -> Presence {
        self.people.presence(seat)
    }

    /// Who asks to take its last move back, if somebody does.
    pub fn takeback_asked(&self) -> Option<Seat> {
        self.people.asked.as_ref().map(|asked| asked.by)
    }

    /// Who stopped the game, if somebody did.
    pub fn paused(&self) -> Option<Seat> {
        self.people.paused
    }

    /// When to call again with [`Input::Tick`], if at all.
    pub fn wake_at(&self) -> Option<Duration> {
        self.due
    }

    /// Takes in what a seat asks for, or that time has passed; `now` is the time since the table began.
    pub fn handle(&mut self, now: Duration, input: Input) -> Vec<Output> {
        let before = self.turns();
        let outputs = match input {
            Input::From(seat, intent) => self.intent(now, seat, intent),
            Input::Deal(seed) => self.next_round(Some(seed)).unwrap_or_default(),
            Input::Left(seat) => self.presence_changed(seat, |people| people.leave(seat, now)),
            Input::Gone(seat) => self.presence_changed(seat, |people| people.give_up(seat)),
            Input::Came(seat) => self.presence_changed(seat, |people| people.come(seat)),
            Input::Talked(seat) => {
                self.talked(seat);
                return Vec::new();
            }
            Input::Tick if self.due.is_some_and(|due| due <= now) => self.bot_move(),
            Input::Tick => return Vec::new(),
        };
        let turn_is_new = self.turns() != before;
        if turn_is_new {
            self.people.hurried = None;
            self.forget_talk();
        }
        if turn_is_new || !matches!(outputs.as_slice(), [Output { update: Update::Refused(_), .. }]) {
            self.due = self.next_due(now, turn_is_new);
        }
        outputs
    }

    fn intent(&mut self, now: Duration, seat: Seat, intent: Intent) -> Vec<Output> {
        let done = match (intent, self.people.paused) {
            (
                Intent::Move(_) | Intent::NextRound | Intent::Undo | Intent::Catch | Intent::CallTalking(_),
                Some(by),
            ) => Err(Refused::Paused(by)),
            (Intent::Standing, _) => Ok(self.standing(To::Seat(seat))),
            (Intent::NextRound, _) => self.next_round(None),
            (Intent::Move(mv), _) => self.play(seat, mv).map_err(|why| Refused::Move { mv, why }),
            (Intent::Undo, _) => self.undo(seat),
            (Intent::Catch, _) => self.act(Act::Catch(seat)).map_err(Refused::Objection),
            (Intent::CallTalking(talker), _) => self.call_talking(seat, talker).map_err(Refused::Objection),
            (Intent::Agree(agreed), _) => self.agree(seat, agreed),
            (Intent::Pause(paused), _) => Ok(self.pause(seat, paused)),
            (Intent::Replace(away), _) => self.replace(away, now),
            (Intent::Pace(pace), _) => {
                self.pace = pace;
                Ok(Vec::new())
            }
        };
        done.unwrap_or_else(|refused| vec![Output { to: To::Seat(seat), update: Update::Refused(refused) }])
    }

    fn pause(&mut self, seat: Seat, paused: bool) -> Vec<Output> {
        if self.people.paused.is_some() == paused {
            return Vec::new();
        }
        self.people.paused = paused.then_some(seat);
        self.to_all(|_| Update::Paused(self.people.paused))
    }

    fn replace(&mut self, seat: Seat, now: Duration) -> Result<Vec<Output>, Refused> {
        if !self.is_person(seat) {
            return Err(Refused::NotAway(seat));
        }
        let presence = self.people.replace(seat, now)?;
        Ok(self.to_all(|_| Update::Presence(seat, presence)))
    }

    fn presence_changed(
        &mut self,
        seat: Seat,
        change: impl FnOnce(&mut People) -> Option<Presence>,
    ) -> Vec<Output> {
        if !self.is_person(seat) {
            return Vec::new();
        }
        let Some(presence) = change(&mut self.people) else { return Vec::new() };
        self.to_all(|_| Update::Presence(seat, presence))
    }

    /// How many turns have begun in the round on the table.
    fn turns(&self) -> (u32, usize) {
        let turns = self.round().map_or(0, Round::turns);
        (turns, self.round.as_ref().map_or(0, |played| played.number))
    }

    /// When a computer player moves next: its own turn's move, or what ends a turn that lasted too long.
    fn next_due(&self, now: Duration, turn_is_new: bool) -> Option<Duration> {
        let round = self.round().filter(|round| round.ending().is_none())?;
        if self.people.paused.is_some() {
            return None;
        }
        match (self.plays_itself(round.turn()), self.people.patience.turn) {
            (true, _) => Some(now + self.pace),
            (false, Some(clock)) if turn_is_new || self.due.is_none() => Some(now + clock),
            (false, Some(_)) => self.due,
            (false, None) => None,
        }
    }

    /// Whether a computer player decides for a seat now.
    fn plays_itself(&self, seat: Seat) -> bool {
        !self.is_person(seat)
            || self.people.presence(seat) == Presence::Replaced
            || self.people.hurried == Some(seat)
    }

    /// Deals the next round of the series.
    fn next_round(&mut self, seed: Option<Seed>) -> Result<Vec<Output>, Refused> {
        if self.round().is_some_and(|round| round.ending().is_none()) {
            return Err(Refused::RoundGoesOn);
        }
        if self.series.is_over() {
            return Err(Refused::SeriesOver);
        }
        let number = self.series.rounds().len() + 1;
        let played = self.deal(number, seed.unwrap_or_else(|| self.seed.child(number as u64)))?;
        let draws = if number == 1 { self.dealer_draws.clone() } else { Vec::new() };
        let scores = self.series.scores();
        let outputs = self.to_all(|viewer| Update::RoundBegan {
            number,
            dealer: self.series.dealer(),
            draws: draws.clone(),
            scores: scores.clone(),
            events: played.seen(viewer),
        });
        self.people.asked = None;
        self.people.talked = 0;
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

    fn bots(&self, seed: &Seed) -> Vec<Box<dyn Bot>> {
        let player = |(seat, config): (Seat, &SeatConfig)| match config.player {
            Player::Human => Level::STRONGEST.player(seed, seat),
            Player::Bot(level) => level.player(seed, seat),
        };
        self.setup().seats().zip(self.seats()).map(player).collect()
    }

    /// Plays a move.
    fn play(&mut self, seat: Seat, mv: Move) -> Result<Vec<Output>, Rejected> {
        let turn = self.round().ok_or(Rejected::Over)?.turn();
        self.act(Act::of(seat, mv, turn))
    }

    /// Does something and tells everyone what came of it.
    fn act(&mut self, act: Act) -> Result<Vec<Output>, Rejected> {
        let Some(played) = &mut self.round else { return Err(Rejected::Over) };
        let events = played.act(act)?.to_vec();
        let Some(played) = &self.round else { return Err(Rejected::Over) };
        let seen = |viewer| events.iter().map(|event| Seen::of(event, viewer, &played.round)).collect();
        let mut outputs = self.to_all(|viewer| Update::Events(seen(viewer)));
        // What was asked about the move before means something else now.
        if self.people.asked.take().is_some() {
            outputs.extend(self.to_all(|_| Update::TakebackOver));
        }
        if let Some(result) = played.result() {
            self.series.add(result);
            let (ended, scores) = (self.ended(), self.series.scores());
            outputs.extend(ended.into_iter().flat_map(|ended| {
                self.to_all(|_| Update::RoundEnded { ended: ended.clone(), scores: scores.clone() })
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

    /// How things are, for a seat or those who watch; nothing before the first round.
    pub fn standing(&self, to: To) -> Vec<Output> {
        let standing = |played: &Played| Update::Standing {
            number: played.number,
            scores: self.series.scores(),
            events: played.seen(to.viewer()),
            ended: self.ended(),
        };
        self.round.iter().map(|played| Output { to, update: standing(played) }).collect()
    }

    fn bot_move(&mut self) -> Vec<Output> {
        let Some(played) = self.round.as_mut().filter(|played| played.round.ending().is_none()) else {
            return Vec::new();
        };
        let seat = played.round.turn();
        let mv = played.bots[seat.index()].choose(&played.round.view(seat));
        if !self.plays_itself(seat) {
            self.people.hurried = Some(seat);
        }
        self.play(seat, mv).unwrap_or_else(|_| {
            debug_assert!(false, "a computer player made an illegal move");
            Vec::new()
        })
    }

    /// Whether a person sits there.
    fn is_person(&self, seat: Seat) -> bool {
        self.seats().get(seat.index()).is_some_and(|config| config.player == Player::Human)
    }

    /// The seats where people sit.
    fn people(&self) -> impl Iterator<Item = Seat> + use<'_> {
        self.setup().seats().filter(|seat| self.is_person(*seat))
    }

    /// All people, and those who watch.
    fn everyone(&self) -> impl Iterator<Item = To> + use<'_> {
        self.people().map(To::Seat).chain([To::Watchers])
    }

    /// Tells all people and those who watch.
    fn to_all(&self, update: impl Fn(Option<Seat>) -> Update) -> Vec<Output> {
        self.everyone().map(|to| Output { to, update: update(to.viewer()) }).collect()
    }
}

impl To {
    /// The seat whose eyes see it; nobody's for those who watch.
    const fn viewer(self) -> Option<Seat> {
        match self {
            To::Seat(seat) => Some(seat),
            To::Watchers => None,
        }
    }
}
