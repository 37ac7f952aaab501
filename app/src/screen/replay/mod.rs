//! A round played back on the table it was played at.

mod controls;
mod view;

use std::time::{Duration, Instant};

use iced::{Task, window};
use skipstone_core::record::Record;
use skipstone_core::table::Player;
use skipstone_core::{Seat, SeatView};

use super::Context;
use crate::settings::Speed;
use crate::table::playback::{Jump, Playback, Sight};
use crate::table::{Log, Stage, Voice};
use crate::widget::face::Faces;
use crate::widget::table::Input;

/// From one move to the next.
const PACE: Duration = Duration::from_millis(800);

/// A record being looked at.
#[derive(Debug)]
pub struct State {
    playback: Playback,
    names: Vec<String>,
    /// What is shown. The playback may be a little ahead of it.
    stage: Stage,
    log: Log,
    faces: Faces,
    /// When the next step is due, while it plays.
    playing: Option<Instant>,
    pace: Pace,
    /// Physical pixels for each logical one, before any enlargement.
    density: f32,
    /// Whether the log is shown, once somebody has said.
    log_shown: Option<bool>,
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
    /// Showing the log, or hiding it.
    ShowLog(bool),
    /// The window's scale factor is known.
    Density(f32),
    /// Leaving the screen.
    Leave,
}

/// What the screen wants of the rest.
#[derive(Debug, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// Leave the screen.
    Leave,
}

impl State {
    /// A record at its deal, all hands open, the first person in front.
    pub fn new(record: Record, context: Context<'_>) -> (State, Task<Message>) {
        let names = record.header.seated.iter().map(|seated| seated.name.clone()).collect();
        let human = Player::Human.to_string();
        let person = record.header.seated.iter().position(|seated| seated.player == human);
        let sight = Sight { front: person.map_or(Seat::ONE, Seat::at), open: true };
        let playback = Playback::new(record, sight);
        let mut state = State {
            names,
            stage: playback.stage(),
            playback,
            log: Log::default(),
            faces: Faces::new(),
            playing: None,
            pace: Pace::default(),
            density: 1.0,
            log_shown: None,
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
            Message::ShowLog(shown) => self.log_shown = Some(shown),
            Message::Leave => return Action::Leave,
        }
        Action::None
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
        let voice = Voice { locale: context.locale, names: &self.names, me: None };
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
        Voice { locale: context.locale, names: &self.names, me: None }
    }
}
