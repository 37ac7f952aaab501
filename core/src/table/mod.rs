//! The table: the one authority over seats, rounds and the series played at it.
//!
//! It does no input or output and has no clock. Whoever holds it calls [`Table::handle`] with what came in and the time since
//! it began, sends on what comes out, and calls again with [`TableInput::Tick`] when [`Table::wake_at`] says so. Alone, among
//! people at one screen and on a network the same code decides.
//!
//! ```
//! use std::time::Duration;
//!
//! use skipstone_core::bot::Level;
//! use skipstone_core::table::{Intent, Player, SeatConfig, Table, TableConfig, TableInput, Update};
//! use skipstone_core::{Preset, Seat, Seed};
//!
//! let seat = |name: &str, player| SeatConfig { name: name.into(), player, age: None };
//! let seats = vec![seat("Ada", Player::Human), seat("Pebble", Player::Bot(Level::Normal))];
//! let config = TableConfig { rules: Preset::Quick.rules(), teams: 2, seats };
//! let mut table = Table::new(config, Seed::from_number(3))?;
//!
//! let mut now = Duration::ZERO;
//! let outputs = table.handle(now, TableInput::Intent(Seat::ONE, Intent::NextRound));
//! assert!(outputs.iter().any(|output| matches!(output.update, Update::RoundBegan { number: 1, .. })));
//! while let Some(wake_at) = table.wake_at() {
//!     now = wake_at;
//!     table.handle(now, TableInput::Tick);
//! }
//!
//! // No computer player is on turn any more, so Ada is.
//! let mv = table.round().and_then(|round| round.legal_moves().get(0)).expect("a round that goes on");
//! let outputs = table.handle(now, TableInput::Intent(Seat::ONE, Intent::Move(mv)));
//! assert!(matches!(outputs[0].update, Update::Events(_)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bot_pace;
mod clock;
mod config;
mod manners;
mod message;
mod pause;
mod people;
mod saved;
mod seat_change;
mod stacked;
mod takeback;

use std::time::Duration;

use crate::bot::{Bot, Level, end_turn};
use crate::check::IllegalMove;
use crate::deal::{self, DealerDraw, MissingAgeError};
use crate::event::Event;
use crate::moves::Move;
use crate::player_action::PlayerAction;
use crate::round::Round;
use crate::round_history::RoundHistory;
use crate::seat::{BySeat, MAX_SEATS, Seat};
use crate::seed::Seed;
use crate::series::Series;
use crate::setup::Setup;
use crate::visible_event::VisibleEvent;

use bot_pace::BotPace;
use clock::TurnClock;
use people::People;

pub use config::{Player, PlayerError, SeatConfig, TableConfig, TableError};
pub use message::{
    Intent, IntentError, Output, PausedBy, PlayerPresence, Recipient, RoundEnd, TableInput, Update,
};
pub use people::Timeouts;
pub use saved::{ResumeError, SavedRound, SavedTable};
pub use stacked::StackedError;

/// A table: its seats, their series, and the current round.
pub struct Table {
    config: TableConfig,
    seed: Seed,
    series: Series,
    dealer_draws: Vec<DealerDraw>,
    round: Option<RoundHistory>,
    /// A computer player for every seat: its own, or the one that takes over for a person. None before the first round.
    bots: Vec<Box<dyn Bot>>,
    /// The levels of those that take over for people.
    stand_ins: BySeat<Level>,
    people: People,
    bot_pace: BotPace,
    clock: TurnClock,
}

impl Table {
    /// A table whose rounds come from a seed.
    ///
    /// # Errors
    /// If its rules, seats and ages don't fit together.
    pub fn new(config: TableConfig, seed: Seed) -> Result<Table, TableError> {
        let setup = config.check()?;
        let (dealer, dealer_draws) = deal::draw_for_dealer(&setup, &seed);
        Ok(Table {
            config,
            seed,
            series: Series::new(setup, dealer),
            dealer_draws,
            round: None,
            bots: Vec::new(),
            stand_ins: BySeat([Level::STRONGEST; MAX_SEATS]),
            people: People::new(),
            bot_pace: BotPace::new(Duration::from_millis(700)),
            clock: TurnClock::Off,
        })
    }

    /// Rules, teams and seats, as they are now: seats change hands between rounds.
    pub fn config(&self) -> &TableConfig {
        &self.config
    }

    /// The seats, clockwise, from seat 1.
    pub fn seats(&self) -> &[SeatConfig] {
        &self.config.seats
    }

    /// The first seat with a person. `None` if only computer players sit.
    pub fn first_person(&self) -> Option<Seat> {
        self.config.first_person()
    }

    /// The seat of the only person. `None` if several play, or none.
    pub fn only_person(&self) -> Option<Seat> {
        self.config.only_person()
    }

    /// The checked rules, seats and teams.
    pub fn setup(&self) -> &Setup {
        self.series.setup()
    }

    /// The series, with its finished rounds.
    pub fn series(&self) -> &Series {
        &self.series
    }

    /// The current or last round. `None` before the first.
    pub fn round(&self) -> Option<&Round> {
        self.round.as_ref().map(RoundHistory::round)
    }

    /// The events of the current round, from its deal on, nothing hidden.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.round.iter().flat_map(RoundHistory::events)
    }

    /// The actions of the current round, in order; those taken back are gone.
    pub fn actions(&self) -> &[PlayerAction] {
        self.round.as_ref().map_or(&[], RoundHistory::actions)
    }

    /// Sets the grace period and the turn limit. Another limit gives the current turn so much time from now on; without one no turn
    /// ends by time.
    pub fn set_timeouts(&mut self, now: Duration, timeouts: Timeouts) {
        let is_other = self.people.timeouts.turn != timeouts.turn;
        self.people.timeouts = timeouts;
        if is_other {
            self.set_clock(now, true, true);
        }
    }

    /// How long computer players wait before each of their moves from now on, when nothing shortens it: people don't wait much
    /// longer for many or long turns.
    pub fn set_bot_delay(&mut self, bot_delay: Duration) {
        self.bot_pace.delay = bot_delay;
    }

    /// Sets the levels of the computer players that take over for people from now on; the strongest unless they are set.
    pub fn set_stand_ins(&mut self, levels: BySeat<Level>) {
        self.stand_ins = levels;
        if let Some(seed) = self.round.as_ref().map(RoundHistory::seed) {
            self.bots = self.bots(&seed);
        }
    }

    /// The presence of a seat's person.
    pub fn presence(&self, seat: Seat) -> PlayerPresence {
        self.people.presence(seat)
    }

    /// The seat with an open takeback request.
    pub fn takeback_asker(&self) -> Option<Seat> {
        self.people.takeback.as_ref().map(|asked| asked.by)
    }

    /// How many actions of the round stay if the open takeback request is granted.
    pub fn takeback_target(&self) -> Option<usize> {
        self.people.takeback.as_ref().map(|asked| asked.to)
    }

    /// Who paused the game. `None` while it runs.
    pub fn paused(&self) -> Option<PausedBy> {
        self.people.paused
    }

    /// When to call [`Table::handle`] with [`TableInput::Tick`], as time since the table began. `None` if no timer runs.
    pub fn wake_at(&self) -> Option<Duration> {
        self.clock.wake_at()
    }

    /// Handles an input and returns the updates to deliver; `now` is the time since the table began.
    pub fn handle(&mut self, now: Duration, input: TableInput) -> Vec<Output> {
        let (before, actions_before) = (self.turns(), self.actions().len());
        let outputs = match input {
            TableInput::Intent(seat, intent) => self.handle_intent(now, seat, intent),
            TableInput::DealFrom(seed) => self.next_round(Some(seed)).unwrap_or_else(|why| {
                vec![Output { to: Recipient::Spectators, update: Update::Refused(why) }]
            }),
            TableInput::Disconnected(seat) => {
                self.change_presence(seat, |people| people.mark_away(seat, now))
            }
            TableInput::Quit(seat) => self.change_presence(seat, |people| people.mark_quit(seat)),
            TableInput::Returned(seat) => self.change_presence(seat, |people| people.mark_here(seat)),
            TableInput::TalkedToPartners(seat) => {
                self.note_talk(seat);
                return Vec::new();
            }
            TableInput::Pause(paused) => self.set_paused(now, PausedBy::Host, paused),
            TableInput::KeepWaiting(seat) => {
                self.change_presence(seat, |people| people.keep_waiting(seat, now))
            }
            TableInput::Tick if self.wake_at().is_none_or(|at| at > now) => return Vec::new(),
            TableInput::Tick if self.clock.is_due(now) => self.advance_turn(now),
            TableInput::Tick => Vec::new(),
        };
        let turn_is_new = self.turns() != before;
        let (_, round_before) = before;
        if self.turns().1 != round_before
            || self.round().is_some_and(|round| !self.is_bot_controlled(round.turn()))
        {
            self.bot_pace.restart(now);
        }
        if turn_is_new {
            self.people.timed_out = None;
            self.forget_talk();
        }
        if turn_is_new || !matches!(outputs.as_slice(), [Output { update: Update::Refused(_), .. }]) {
            self.set_clock(now, turn_is_new, turn_is_new || self.actions().len() != actions_before);
        }
        outputs
    }

    fn handle_intent(&mut self, now: Duration, seat: Seat, intent: Intent) -> Vec<Output> {
        let done = match (intent, self.people.paused) {
            (
                Intent::Move(_)
                | Intent::NextRound
                | Intent::Undo
                | Intent::Redo
                | Intent::Restart
                | Intent::Catch
                | Intent::CallTalking(_),
                Some(by),
            ) => Err(by.into()),
            (Intent::Snapshot, _) => Ok(self.snapshot(Recipient::Seat(seat))),
            (Intent::NextRound, _) => self.next_round(None),
            (Intent::Move(mv), _) => self.play(seat, mv).map_err(|why| IntentError::Move { mv, why }),
            (Intent::Undo, _) => self.undo(seat, now),
            (Intent::Redo, _) => self.redo(seat),
            (Intent::Restart, _) => self.restart(seat),
            (Intent::Catch, _) => self.apply(PlayerAction::Catch(seat)).map_err(IntentError::Objection),
            (Intent::CallTalking(talker), _) => {
                self.call_talking(seat, talker).map_err(IntentError::Objection)
            }
            (Intent::Agree(agreed), _) => self.agree(seat, agreed),
            (Intent::Pause(paused), _) => self.pause(now, seat, paused),
            (Intent::Replace(away), _) => self.replace(away, now),
            (Intent::SetBotDelay(bot_delay), _) => {
                self.set_bot_delay(bot_delay);
                // What people waited before was at another pace.
                self.bot_pace.restart(now);
                Ok(Vec::new())
            }
        };
        done.unwrap_or_else(|refused| {
            vec![Output { to: Recipient::Seat(seat), update: Update::Refused(refused) }]
        })
    }

    fn replace(&mut self, seat: Seat, now: Duration) -> Result<Vec<Output>, IntentError> {
        if !self.is_person(seat) {
            return Err(IntentError::NotAway(seat));
        }
        let presence = self.people.replace(seat, now)?;
        Ok(self.tell_presence(seat, presence))
    }

    fn change_presence(
        &mut self,
        seat: Seat,
        change: impl FnOnce(&mut People) -> Option<PlayerPresence>,
    ) -> Vec<Output> {
        if !self.is_person(seat) {
            return Vec::new();
        }
        let Some(presence) = change(&mut self.people) else { return Vec::new() };
        self.tell_presence(seat, presence)
    }

    /// Broadcasts a person's new presence. A takeback request may wait for somebody else then.
    fn tell_presence(&mut self, seat: Seat, presence: PlayerPresence) -> Vec<Output> {
        let mut outputs = self.broadcast(|_| Update::Presence(seat, presence));
        outputs.extend(self.settle_takeback());
        outputs
    }

    /// The number of turns begun in the current round, with the round's number.
    fn turns(&self) -> (u32, usize) {
        let turns = self.round().map_or(0, Round::turns);
        (turns, self.round.as_ref().map_or(0, RoundHistory::number))
    }

    /// Whether the person of a seat doesn't decide for it now: a computer player does, or their time for the turn is over.
    pub fn is_bot_controlled(&self, seat: Seat) -> bool {
        self.has_bot(seat) || self.people.timed_out == Some(seat)
    }

    /// Whether a computer player plays for a seat: its own one, or one that took over for a person.
    fn has_bot(&self, seat: Seat) -> bool {
        !self.is_person(seat) || self.people.presence(seat) == PlayerPresence::Replaced
    }

    /// Deals the next round of the series.
    fn next_round(&mut self, seed: Option<Seed>) -> Result<Vec<Output>, IntentError> {
        if self.round().is_some_and(|round| round.ending().is_none()) {
            return Err(IntentError::RoundGoesOn);
        }
        if self.series.is_over() {
            return Err(IntentError::SeriesOver);
        }
        let number = self.series.rounds().len() + 1;
        if let (1, Some(seed)) = (number, &seed) {
            let (dealer, draws) = deal::draw_for_dealer(self.setup(), seed);
            self.series.restore(dealer, Vec::new(), false);
            self.dealer_draws = draws;
        }
        let played = self.deal(number, seed.unwrap_or_else(|| self.seed.child(number as u64)))?;
        let draws = if number == 1 { self.dealer_draws.clone() } else { Vec::new() };
        let scores = self.series.scores();
        let outputs = self.broadcast(|viewer| Update::RoundBegan {
            number,
            dealer: self.series.dealer(),
            draws: draws.clone(),
            scores: scores.clone(),
            events: played.visible_events(viewer),
        });
        self.people.takeback = None;
        self.people.callable_talkers = 0;
        self.begin_round(played);
        Ok(outputs)
    }

    /// Deals a round of the series from its seed.
    fn deal(&self, number: usize, seed: Seed) -> Result<RoundHistory, MissingAgeError> {
        let dealer = self.series.dealer_of(number);
        RoundHistory::deal(number, *self.setup(), seed, dealer, &self.config.ages())
    }

    /// Puts a round on the table.
    fn begin_round(&mut self, played: RoundHistory) {
        self.bots = self.bots(&played.seed());
        self.round = Some(played);
    }

    /// A player for every seat: whoever plays for a person who left has the character of that person's name, like any other.
    fn bots(&self, seed: &Seed) -> Vec<Box<dyn Bot>> {
        let player = |(seat, config): (Seat, &SeatConfig)| {
            let level = match config.player {
                Player::Human => self.stand_ins[seat],
                Player::Bot(level) => level,
            };
            level.player_named(&config.name, seed, seat)
        };
        self.setup().seats().zip(self.seats()).map(player).collect()
    }

    /// Plays a move.
    fn play(&mut self, seat: Seat, mv: Move) -> Result<Vec<Output>, IllegalMove> {
        let turn = self.round().ok_or(IllegalMove::Over)?.turn();
        self.apply(PlayerAction::from_move(seat, mv, turn))
    }

    /// Applies an action and broadcasts its events.
    fn apply(&mut self, act: PlayerAction) -> Result<Vec<Output>, IllegalMove> {
        let Some(played) = &mut self.round else { return Err(IllegalMove::Over) };
        let events = played.apply(act)?.to_vec();
        let Some(played) = &self.round else { return Err(IllegalMove::Over) };
        let seen =
            |viewer| events.iter().map(|event| VisibleEvent::of(event, viewer, played.round())).collect();
        let mut outputs = self.broadcast(|viewer| Update::Events(seen(viewer)));
        // A takeback request refers to the state before this action.
        if self.people.takeback.take().is_some() {
            outputs.extend(self.broadcast(|_| Update::TakebackOver { by: None }));
        }
        if let Some(result) = played.result() {
            self.series.add(result);
            let (ended, scores) = (self.ended(), self.series.scores());
            outputs.extend(ended.into_iter().flat_map(|ended| {
                self.broadcast(|_| Update::RoundEnded { ended: ended.clone(), scores: scores.clone() })
            }));
        }
        Ok(outputs)
    }

    /// The result of the current round. `None` while it goes on.
    fn ended(&self) -> Option<RoundEnd> {
        let result = self.round.as_ref().and_then(RoundHistory::result)?;
        let over = self.series.is_over().then(|| self.series.leaders());
        Some(RoundEnd { result, series_winners: over })
    }

    /// A snapshot of the round for one recipient; empty before the first round.
    pub fn snapshot(&self, to: Recipient) -> Vec<Output> {
        let snapshot = |played: &RoundHistory| Update::Snapshot {
            number: played.number(),
            scores: self.series.scores(),
            events: played.visible_events(to.viewer()),
            ended: self.ended(),
        };
        self.round.iter().map(|played| Output { to, update: snapshot(played) }).collect()
    }

    /// Plays a computer player's move, or ends a turn that lasted too long. A pause by the seat on turn ends with
    /// the time of the turn.
    fn advance_turn(&mut self, now: Duration) -> Vec<Output> {
        let mut outputs = match self.people.paused {
            Some(by) => self.resume_game(now, by, None),
            None => Vec::new(),
        };
        outputs.extend(self.play_bot_move());
        outputs
    }

    fn play_bot_move(&mut self) -> Vec<Output> {
        let Some(round) =
            self.round.as_ref().map(RoundHistory::round).filter(|round| round.ending().is_none())
        else {
            return Vec::new();
        };
        let seat = round.turn();
        let view = round.view(seat);
        let mv = if self.has_bot(seat) {
            let Some(bot) = self.bots.get_mut(seat.index()) else { return Vec::new() };
            bot.choose(&view)
        } else {
            self.people.timed_out = Some(seat);
            end_turn(&view)
        };
        self.play(seat, mv).unwrap_or_else(|_| {
            debug_assert!(false, "a computer player made an illegal move");
            Vec::new()
        })
    }

    /// Whether a person sits on this seat.
    fn is_person(&self, seat: Seat) -> bool {
        self.seats().get(seat.index()).is_some_and(|config| config.player == Player::Human)
    }

    /// The seats with people, clockwise from seat 1.
    pub fn people(&self) -> impl Iterator<Item = Seat> + use<'_> {
        self.config.people()
    }

    /// All people, and the spectators.
    fn everyone(&self) -> impl Iterator<Item = Recipient> + use<'_> {
        self.people().map(Recipient::Seat).chain([Recipient::Spectators])
    }

    /// Sends an update, redacted per viewer, to all people and to the spectators.
    fn broadcast(&self, update: impl Fn(Option<Seat>) -> Update) -> Vec<Output> {
        self.everyone().map(|to| Output { to, update: update(to.viewer()) }).collect()
    }
}

impl Recipient {
    /// The seat whose view applies. `None` for spectators.
    const fn viewer(self) -> Option<Seat> {
        match self {
            Recipient::Seat(seat) => Some(seat),
            Recipient::Spectators => None,
        }
    }
}
