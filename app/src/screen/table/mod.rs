//! The table a person plays at.
//!
//! What the player does becomes an intent for the table, or a hint why it can't be; what the table tells goes into the
//! player's copy of it, into the log, and onto the [`Stage`] that shows it.

mod menu;
mod play;
mod result;
mod told;
mod view;

use std::time::{Duration, Instant};

use iced::{Task, task, window};
use skipstone_core::deal::DealerDraw;
use skipstone_core::table::{Ended, Intent, Table, Update};
use skipstone_core::{Mirror, Move, Seat, SeatView, Setup};
use skipstone_net::link::{self, Keep, Link};

use super::Context;
use crate::settings::{Settings, Speed};
use crate::table::{Log, Slot, Stage, Voice};
use crate::widget::face::Faces;
use crate::widget::table::Input;

/// How long the draw for the dealer is shown.
const DRAWS: Duration = Duration::from_millis(3200);

/// A table, as one player sees it.
#[derive(Debug)]
pub struct State {
    setup: Setup,
    me: Seat,
    names: Vec<String>,
    /// The way to the table.
    link: Link,
    /// Listens to the table until the screen is left.
    _session: task::Handle,
    /// How things are. What is shown may be a little behind.
    truth: Mirror,
    stage: Stage,
    log: Log,
    series: Standing,
    faces: Faces,
    board: Board,
    /// Physical pixels for each logical one, before any enlargement.
    density: f32,
    /// Whether the menu is open.
    menu: bool,
    /// Whether the log is shown, once the player has said.
    log_shown: Option<bool>,
}

/// How the series stands.
#[derive(Debug, Default)]
struct Standing {
    /// The number of the round.
    round: usize,
    scores: Vec<u32>,
    /// The draws for the dealer and who deals, while they are shown.
    draws: Option<(Vec<DealerDraw>, Seat)>,
    ended: Option<Ended>,
}

/// What the player is doing on the board.
#[derive(Debug, Default)]
struct Board {
    /// Where a card was picked up.
    held: Option<Slot>,
    /// The keyboard's cursor.
    focus: Option<Slot>,
    /// Whether the player uses the keyboard: then its keys are shown.
    keys: bool,
    /// A move in notation that isn't finished.
    typed: Option<String>,
    /// Why something can't be, and where it was tried.
    refused: Option<(Option<Slot>, String)>,
}

/// What happens on the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// The player did something on the board.
    Board(Input),
    /// The table tells something.
    Told(Update),
    /// Ending the turn without a discard.
    Pass,
    /// Taking back the last move.
    Undo,
    /// Dealing the next round.
    NextRound,
    /// The draw for the dealer was seen.
    DrawsSeen,
    /// Showing the log, or hiding it.
    ShowLog(bool),
    /// The window's scale factor is known.
    Density(f32),
    /// Opening the menu, or closing it.
    Menu(bool),
    /// How fast cards move.
    Speed(Speed),
    /// Putting a new table together.
    NewGame,
    /// Leaving the table.
    Leave,
}

/// What the screen wants of the rest.
#[derive(Debug)]
pub enum Action {
    /// Nothing.
    None,
    /// Other settings.
    Chosen(Settings),
    /// Another table.
    NewGame,
    /// The title screen.
    Leave,
}

impl State {
    /// Sits the first person of a table down at it, and has a round dealt unless one lies there.
    pub fn new(table: Table, keep: Keep, context: Context<'_>) -> (State, Task<Message>) {
        let setup = *table.setup();
        let me = table.first_person().unwrap_or(Seat::ONE);
        let names = table.seats().iter().map(|seat| seat.name.clone()).collect();
        let begin = if table.round().is_some() { Intent::Standing } else { Intent::NextRound };
        let (link, updates) = link::local(table, me, keep);
        let told = iced::futures::stream::unfold(updates, async |mut updates| {
            let update = updates.next().await?;
            Some((update, updates))
        });
        let (listen, session) = Task::run(told, Message::Told).abortable();
        let density = window::latest().and_then(window::scale_factor).map(Message::Density);
        let state = State {
            setup,
            me,
            names,
            link,
            _session: session.abort_on_drop(),
            truth: Mirror::new(setup, me),
            stage: Stage::new(setup, me),
            log: Log::default(),
            series: Standing::default(),
            faces: Faces::new(),
            board: Board::default(),
            density: 1.0,
            menu: false,
            log_shown: None,
        };
        state.ask(Intent::Pace(pace(context.settings.speed)));
        state.ask(begin);
        (state, Task::batch([listen, density]))
    }

    /// How things are on the table, as the player may know it.
    pub fn table(&self) -> SeatView<'_> {
        self.truth.view()
    }

    /// Does what a message asks for.
    pub fn update(&mut self, message: Message, now: Instant, context: Context<'_>) -> Action {
        match message {
            Message::Board(input) => self.input(input, now, context),
            Message::Told(update) => self.told(update, now, context),
            Message::Pass => self.ask_for(Move::Pass, None, context),
            Message::Undo => self.undo(),
            Message::NextRound => {
                self.series.ended = None;
                self.ask(Intent::NextRound);
            }
            Message::DrawsSeen => self.draws_seen(now, context),
            Message::ShowLog(shown) => self.log_shown = Some(shown),
            Message::Density(density) => self.density = density,
            Message::Menu(open) => self.menu = open,
            Message::Speed(speed) => {
                self.ask(Intent::Pace(pace(speed)));
                return Action::Chosen(Settings { speed, ..context.settings.clone() });
            }
            Message::NewGame => return Action::NewGame,
            Message::Leave => return Action::Leave,
        }
        Action::None
    }

    /// Tells the table what the player wants. A table in this process ends with its link, so it is always there.
    fn ask(&self, intent: Intent) {
        if self.link.send(intent).is_err() {
            tracing::error!(?intent, "the table doesn't answer");
        }
    }

    fn undo(&mut self) {
        self.board = Board::default();
        self.ask(Intent::Undo);
    }

    fn draws_seen(&mut self, now: Instant, context: Context<'_>) {
        self.series.draws = None;
        self.stage.go_on(now, context.settings.speed.beat());
    }

    fn voice<'a>(&'a self, context: Context<'a>) -> Voice<'a> {
        Voice { locale: context.locale, names: &self.names, me: Some(self.me) }
    }
}

/// How long computer players wait before each move.
fn pace(speed: Speed) -> Duration {
    Duration::from_millis(match speed {
        Speed::Off => 250,
        Speed::Fast => 350,
        Speed::Normal => 700,
        Speed::Slow => 1300,
    })
}
