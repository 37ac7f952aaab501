//! A round played back on the table it was played at.

mod controls;
mod review;
mod view;

use std::time::{Duration, Instant};

use iced::{Task, window};
use skipstone_core::record::Record;
use skipstone_core::table::Player;
use skipstone_core::{Seat, SeatView};

use super::Context;
use crate::locale::recorded_names;
use crate::settings::Speed;
use crate::table::playback::{Jump, Playback, Sight};
use crate::table::{Lit, Log, Stage, Voice, lit};
use crate::widget::face::Faces;
use crate::widget::table::Input;

pub use review::Message as ReviewMessage;
use review::Review;

/// From one move to the next.
const PACE: Duration = Duration::from_millis(800);

/// A record being looked at.
#[derive(Debug)]
pub struct State {
    playback: Playback,
    /// The given names, by seat.
    names: Vec<String>,
    /// The seat of the player whose round it is, if it is known.
    me: Option<Seat>,
    /// What is shown. The playback may be a little ahead of it.
    stage: Stage,
    log: Log,
    faces: Faces,
    /// When the next step is due, while it plays.
    playing: Option<Instant>,
    pace: Pace,
    /// Physical pixels for each logical one, before any enlargement.
    density: f32,
    /// What is shown beside the board, once somebody has said.
    beside: Option<Beside>,
    /// The ratings of a seat's turns, once they were asked for.
    review: Option<Review>,
}

/// What is shown beside the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Beside {
    /// Nothing: the board has all the room.
    Nothing,
    /// What happened.
    Log,
    /// How well a seat played.
    Review,
}

/// How many times as fast as a table with people.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[allow(missing_docs)]
pub enum Pace {
    Half,
    #[default]
    Single,
    Double,
    Fourfold,
    Eightfold,
}

impl Pace {
    /// Every pace, the slowest first.
    pub const ALL: [Pace; 5] = [Pace::Half, Pace::Single, Pace::Double, Pace::Fourfold, Pace::Eightfold];

    /// A time at this pace.
    fn of(self, time: Duration) -> Duration {
        match self {
            Pace::Half => time * 2,
            Pace::Single => time,
            Pace::Double => time / 2,
            Pace::Fourfold => time / 4,
            Pace::Eightfold => time / 8,
        }
    }
}

/// What happens on the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// The board has something to do.
    Board(Input),
    /// Playing, or pausing.
    Play(bool),
    /// Going elsewhere in the record.
    Go(Jump),
    /// Playing faster or slower.
    Pace(Pace),
    /// Seeing it with other eyes.
    Look(Sight),
    /// Showing something else beside the board.
    Beside(Beside),
    /// Something happens to the review.
    Review(ReviewMessage),
    /// The window's scale factor is known.
    Density(f32),
    /// Leaving the screen.
    Leave,
}

/// What the screen wants of the rest.
#[derive(Debug)]
pub enum Action {
    /// Nothing.
    None,
    /// Think about something in the background.
    Run(Task<Message>),
    /// Leave the screen.
    Leave,
}

impl State {
    /// A record at its deal, all hands open, in front the player whose round it is, or the first person.
    pub fn new(record: Record, me: Option<Seat>, context: Context<'_>) -> (State, Task<Message>) {
        let names = recorded_names(&record.header);
        let human = Player::Human.to_string();
        let person = record.header.seated.iter().position(|seated| seated.player == human);
        let front = me.or(person.map(Seat::at)).unwrap_or(Seat::ONE);
        let sight = Sight { front, open: true };
        let playback = Playback::new(record, sight);
        let mut state = State {
            names,
            me,
            stage: playback.stage(),
            playback,
            log: Log::default(),
            faces: Faces::new(),
            playing: None,
            pace: Pace::default(),
            density: 1.0,
            beside: None,
            review: None,
        };
        state.show(Instant::now(), context);
        (state, window::latest().and_then(window::scale_factor).map(Message::Density))
    }

    /// The table as it is shown.
    pub fn table(&self) -> SeatView<'_> {
        self.stage.view()
    }

    /// The step that is shown, and the last one.
    pub fn place(&self) -> (usize, usize) {
        (self.playback.at(), self.playback.last())
    }

    /// Whether it plays by itself.
    pub fn plays(&self) -> bool {
        self.playing.is_some()
    }

    /// Does what a message asks for.
    pub fn update(&mut self, message: Message, now: Instant, context: Context<'_>) -> Action {
        match message {
            Message::Board(Input::Due(now)) => self.due(now, context),
            Message::Board(Input::Rescaled(density)) | Message::Density(density) => self.density = density,
            Message::Board(_) => {}
            Message::Play(true) => self.play(now, context),
            Message::Play(false) => self.playing = None,
            Message::Go(jump) => self.go(jump, now, context),
            Message::Pace(pace) => self.pace = pace,
            Message::Look(sight) => {
                self.playback.look(sight);
                self.show(now, context);
            }
            Message::Beside(beside) => return self.show_beside(beside),
            Message::Review(message) => return self.on_review(message, now, context),
            Message::Leave => return Action::Leave,
        }
        Action::None
    }

    /// Shows something beside the board. Whoever looks at the review for the first time sees the front seat's.
    fn show_beside(&mut self, beside: Beside) -> Action {
        self.beside = Some(beside);
        match (beside, &self.review) {
            (Beside::Review, None) => self.review_seat(self.playback.sight().front),
            _ => Action::None,
        }
    }

    /// Begins to rate a seat's turns.
    fn review_seat(&mut self, seat: Seat) -> Action {
        let Some((review, task)) = Review::begin(self.playback.record(), seat) else { return Action::None };
        self.review = Some(review);
        Action::Run(task.map(Message::Review))
    }

    fn on_review(&mut self, message: ReviewMessage, now: Instant, context: Context<'_>) -> Action {
        match (message, &mut self.review) {
            (ReviewMessage::Seat(seat), _) => return self.review_seat(seat),
            (ReviewMessage::Rated(seat, turn), Some(review)) if review.seat() == seat => {
                let voice = Voice { locale: context.locale, names: &self.names, me: self.me };
                review.rated(&turn, voice, |event| self.playback.table_before(event));
            }
            (ReviewMessage::Look(place), Some(review)) => {
                if let Some(event) = review.look_at(place) {
                    self.playing = None;
                    let front = review.seat();
                    self.playback.look(Sight { front, ..self.playback.sight() });
                    self.playback.go(Jump::To(self.playback.step_before(event)));
                    self.show(now, context);
                }
            }
            _ => {}
        }
        Action::None
    }

    /// The places of what would have been played in the turn that is looked at, while the board shows its begin.
    fn lit(&self) -> Vec<Lit> {
        let looked_at = self.review.as_ref().filter(|_| self.beside == Some(Beside::Review));
        let Some((event, line)) = looked_at.and_then(Review::looked_at) else { return Vec::new() };
        let view = self.stage.view();
        let there = self.playback.step_before(event) == self.playback.at();
        let own = self.review.as_ref().is_some_and(|review| review.seat() == view.seat());
        if there && own { lit::places(&view, line) } else { Vec::new() }
    }

    fn play(&mut self, now: Instant, context: Context<'_>) {
        if self.playback.at() == self.playback.last() {
            self.playback.go(Jump::Begin);
            self.show(now, context);
            self.rest(now);
        } else {
            self.step(now, context);
        }
    }

    fn go(&mut self, jump: Jump, now: Instant, context: Context<'_>) {
        match jump {
            Jump::Forward if self.playback.at() < self.playback.last() => {
                self.playing = None;
                self.step(now, context);
                self.playing = None;
            }
            _ => {
                self.playback.go(jump);
                self.show(now, context);
                match jump {
                    Jump::Back | Jump::Forward | Jump::End => self.playing = None,
                    _ if self.playing.is_some() => self.rest(now),
                    _ => {}
                }
            }
        }
    }

    /// Shows at once how things are here.
    fn show(&mut self, now: Instant, context: Context<'_>) {
        self.stage = self.playback.stage();
        self.stage.play_back(self.playback.past(), now, Speed::Off.beat());
        let told = self.playback.past().iter().map(|moment| self.playback.told(moment));
        self.log = Log::retell(self.voice(context), told, &self.playback.header().setup);
    }

    /// Makes the next step, cards and all.
    fn step(&mut self, now: Instant, context: Context<'_>) {
        self.playback.go(Jump::Forward);
        let voice = Voice { locale: context.locale, names: &self.names, me: self.me };
        for moment in self.playback.step() {
            self.log.write(voice, &self.playback.told(moment), &self.playback.header().setup);
        }
        self.stage.finish();
        self.stage.play_back(self.playback.step(), now, self.beat(context));
        self.rest(now);
    }

    /// Waits until the next step is due.
    fn rest(&mut self, now: Instant) {
        let next = now + self.pace.of(PACE);
        self.playing = Some(next);
        if !self.stage.is_moving() {
            self.stage.wait(next);
        }
    }

    /// The board has shown what it had to show, or waited long enough.
    fn due(&mut self, now: Instant, context: Context<'_>) {
        self.stage.advance(now, self.beat(context));
        let Some(next) = self.playing.filter(|_| !self.stage.is_moving()) else { return };
        if self.playback.at() == self.playback.last() {
            self.playing = None;
        } else if now < next {
            self.stage.wait(next);
        } else {
            self.step(now, context);
        }
    }

    /// How long a card flies. Who wants cards to be there at once gets them so here too.
    fn beat(&self, context: Context<'_>) -> Duration {
        match context.settings.speed {
            Speed::Off => Speed::Off.beat(),
            _ => self.pace.of(Speed::Normal.beat()),
        }
    }

    fn voice<'a>(&'a self, context: Context<'a>) -> Voice<'a> {
        Voice { locale: context.locale, names: &self.names, me: self.me }
    }
}
