//! The table a person plays at.
//!
//! What the player does becomes an intent for the table, or a hint why it can't be; what the table tells goes into the
//! player's copy of it, into the log, and onto the [`Stage`] that shows it.

mod company;
mod cover;
mod hint;
mod menu;
mod play;
mod result;
mod told;
mod view;

use std::time::{Duration, Instant};

use iced::{Subscription, Task, task, window};
use skipstone_core::bot::advice::Advice;
use skipstone_core::deal::DealerDraw;
use skipstone_core::table::{Ended, Intent, Table, Update};
use skipstone_core::{Mirror, Move, Seat, SeatView, Setup, SetupError};
use skipstone_net::host::Order;
use skipstone_net::link::{self, Keep, Link};

use super::Context;
use crate::chat::Chat;
use crate::locale::given_names;
use crate::settings::{Settings, Speed};
use crate::table::{Log, Slot, Stage, Voice};
use crate::widget::face::Faces;
use crate::widget::table::Input;

use company::Company;
pub use company::{Message as CompanyMessage, Sitting, Tab};
use hint::Hint;

/// How long the draw for the dealer is shown.
const DRAWS: Duration = Duration::from_millis(3200);

/// A table, as one player sees it, or one who watches.
#[derive(Debug)]
pub struct State {
    setup: Setup,
    /// The own seat; nobody's for one who watches.
    me: Option<Seat>,
    /// The given names, by seat.
    names: Vec<String>,
    /// The way to the table.
    link: Link,
    /// Listens to a table in this process until the screen is left.
    _session: Option<task::Handle>,
    /// The others; nobody at a table in this process.
    company: Option<Box<Company>>,
    /// How things are. What is shown may be a little behind.
    truth: Mirror,
    stage: Stage,
    log: Log,
    series: Standing,
    faces: Faces,
    board: Board,
    hint: Hint,
    /// Physical pixels for each logical one, before any enlargement.
    density: f32,
    /// Whether the menu is open.
    menu: bool,
    /// Whether the panel beside the board is shown, once the player has said.
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
    /// A table in this process tells something.
    Told(Update),
    /// Something happens that others have a part in.
    Company(CompanyMessage),
    /// Ending the turn without a discard.
    Pass,
    /// Drawing a card by hand.
    Draw,
    /// Looking back on the round that is over.
    Review,
    /// Taking back the last move.
    Undo,
    /// Asking for a hint, or having seen it.
    Hint,
    /// What the strongest player would do, to the question of that number.
    Advised(u32, Option<Box<Advice>>),
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
    /// Think about something in the background.
    Run(Task<Message>),
    /// Rate the turns of a round of this table.
    Review {
        /// Its number in the series.
        round: u32,
        /// The player's seat.
        me: Option<Seat>,
    },
    /// Another table.
    NewGame,
    /// The host decides something about its table.
    Order(Order),
    /// The title screen.
    Leave,
}

impl From<CompanyMessage> for Message {
    fn from(message: CompanyMessage) -> Message {
        Message::Company(message)
    }
}

impl State {
    /// Sits the first person of a table down at it, and has a round dealt unless one lies there.
    pub fn new(table: Table, keep: Keep, context: Context<'_>) -> (State, Task<Message>) {
        let me = table.first_person().unwrap_or(Seat::ONE);
        let names = given_names(table.seats());
        let begin = if table.round().is_some() { Intent::Standing } else { Intent::NextRound };
        let setup = *table.setup();
        let (link, updates) = link::local(table, me, keep);
        let told = iced::futures::stream::unfold(updates, async |mut updates| {
            let update = updates.next().await?;
            Some((update, updates))
        });
        let (listen, session) = Task::run(told, Message::Told).abortable();
        let mut state = State::at(setup, Some(me), names, link);
        state._session = Some(session.abort_on_drop());
        state.ask(Intent::Pace(context.settings.speed.pace()));
        state.ask(begin);
        (state, Task::batch([listen, density()]))
    }

    /// Sits down at a table with others, or beside it. What it tells must be passed on as [`CompanyMessage::News`].
    ///
    /// # Errors
    /// If its rules, seats and teams don't fit together.
    pub fn in_company(sitting: Sitting) -> Result<(State, Task<Message>), SetupError> {
        let lobby = &sitting.lobby;
        let setup = lobby.setup()?;
        let mut state = State::at(setup, sitting.me, Company::names(lobby), sitting.link.clone());
        state.company = Some(Box::new(Company::new(sitting)));
        Ok((state, density()))
    }

    /// An empty table.
    fn at(setup: Setup, me: Option<Seat>, names: Vec<String>, link: Link) -> State {
        State {
            setup,
            me,
            names,
            link,
            _session: None,
            company: None,
            truth: Mirror::new(setup, me),
            stage: Stage::new(setup, me),
            log: Log::default(),
            series: Standing::default(),
            faces: Faces::new(),
            board: Board::default(),
            hint: Hint::default(),
            density: 1.0,
            menu: false,
            log_shown: None,
        }
    }

    /// What people have said at the table, for the time after it.
    pub fn into_chat(self) -> Option<Chat> {
        self.company.map(|company| company.into_chat())
    }

    /// Lets time pass where something is shown that changes with it.
    pub fn subscription(&self) -> Subscription<Message> {
        match &self.company {
            Some(company) if company.is_timed() => {
                iced::time::every(Duration::from_secs(1)).map(|now| CompanyMessage::Tick(now).into())
            }
            _ => Subscription::none(),
        }
    }

    /// Whether the player is being asked about leaving.
    pub fn asks_to_leave(&self) -> bool {
        self.menu
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
            Message::Company(CompanyMessage::News(news)) => self.news(news, now, context),
            Message::Company(CompanyMessage::Order(order)) => return Action::Order(order),
            Message::Company(message) => self.answer(message),
            Message::Pass => self.ask_for(Move::Pass, None, context),
            Message::Draw => self.ask_for(Move::Draw, None, context),
            Message::Review => return Action::Review { round: self.series.round as u32, me: self.me },
            Message::Undo => self.undo(),
            Message::Hint => return self.ask_for_hint(),
            Message::Advised(asked, advice) => self.advised(asked, advice),
            Message::NextRound => self.ask(Intent::NextRound),
            Message::DrawsSeen => self.draws_seen(now, context),
            Message::ShowLog(shown) => self.show_panel(shown),
            Message::Density(density) => self.density = density,
            Message::Menu(open) => self.menu = open,
            Message::Speed(speed) => {
                // Among others the computer players keep the host's pace.
                if self.company.is_none() {
                    self.ask(Intent::Pace(speed.pace()));
                }
                return Action::Chosen(Settings { speed, ..context.settings.clone() });
            }
            Message::NewGame => return Action::NewGame,
            Message::Leave => return Action::Leave,
        }
        Action::None
    }

    /// Tells the table what the player wants. A table in this process ends with its link, so it is always there; the end of
    /// another one is told.
    fn ask(&self, intent: Intent) {
        if self.link.send(intent).is_err() {
            tracing::error!(?intent, "the table doesn't answer");
        }
    }

    fn undo(&mut self) {
        self.board = Board::default();
        self.hint.clear();
        self.ask(Intent::Undo);
    }

    fn answer(&mut self, message: CompanyMessage) {
        let intent = self.company.as_mut().and_then(|company| company.answer(message));
        intent.into_iter().for_each(|intent| self.ask(intent));
    }

    fn show_panel(&mut self, shown: bool) {
        self.log_shown = Some(shown);
        if let Some(company) = &mut self.company {
            company.looked_away();
        }
    }

    /// The seat at the bottom of the board: the own one, or the first for one who watches.
    fn front(&self) -> Seat {
        self.truth.view().seat()
    }

    /// Whether the player may touch cards: on turn, or where playing out of turn has to be caught (RULES 9).
    fn may_play(&self) -> bool {
        let view = self.truth.view();
        view.turn() == view.seat() || view.rules().out_of_turn
    }

    fn draws_seen(&mut self, now: Instant, context: Context<'_>) {
        self.series.draws = None;
        self.stage.go_on(now, context.settings.speed.beat());
    }

    fn voice<'a>(&'a self, context: Context<'a>) -> Voice<'a> {
        Voice { locale: context.locale, names: &self.names, me: self.me }
    }
}

/// Asks for the scale factor of the window.
fn density() -> Task<Message> {
    window::latest().and_then(window::scale_factor).map(Message::Density)
}
