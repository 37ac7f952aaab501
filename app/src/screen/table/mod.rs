//! The table screen, for a table in this process and for a network table.
//!
//! At a network table the screen borrows the [`NetworkSession`], which the root owns. What the player does becomes an [`Intent`],
//! or a sentence saying why it isn't legal. Each `Update` of the table goes onto the [`Timeline`](crate::table::Timeline) of the
//! [`AnimatedTable`], which shows it; what is told follows.

mod fast_forward;
mod guide;
mod handover;
mod hint;
mod menu;
mod multiplayer;
mod overlay;
mod play;
mod result;
mod sounds;
mod tips;
mod updates;
mod view;

use std::time::{Duration, Instant};

use iced::widget::operation;
use iced::{Subscription, Task, task, window};
use skipstone_core::bot::advice::Advice;
use skipstone_core::bot::review::RatedTurn;
use skipstone_core::table::{Intent, Player, RoundEnd, Table};
use skipstone_core::{Move, Seat, SeatView, Setup};
use skipstone_net::link::{self, Link, LocalUpdate, SaveTableFn};

use super::Context;
use crate::chat::Chat;
use crate::names::given_names;
use crate::session::NetworkSession;
use crate::settings::Settings;
use crate::table::{AnimatedTable, Slot, TableWording};
use crate::widget::picture_cache::PictureCache;
use crate::widget::table::BoardEvent;

use fast_forward::FastForward;
use guide::Guide;
use handover::Handover;
use hint::Hint;
pub use menu::MenuPage;
use multiplayer::Multiplayer;
pub use multiplayer::{Message as MultiplayerMessage, Tab};
use result::ResultDetails;
use tips::Tips;

/// A table as one player or spectator sees it.
#[derive(Debug)]
pub struct State {
    setup: Setup,
    /// The seat that looks at the screen; `None` for a spectator, and while the hands of people who share the screen are covered.
    me: Option<Seat>,
    /// The seats of the people at this screen; empty for a spectator.
    people: Vec<Seat>,
    /// Who looks next, where several people share the screen.
    handover: Option<Handover>,
    /// The players' given names, by seat.
    names: Vec<String>,
    /// The kinds of players, by seat.
    players: Vec<Player>,
    /// Carries intents to the table.
    link: Link,
    /// Aborts the update stream of a table in this process when dropped; `None` at a network table.
    _session: Option<task::Handle>,
    /// What this screen keeps only at a network table; `None` at a table in this process.
    multiplayer: Option<Multiplayer>,
    /// The round as this seat may know it, and as the board shows it.
    animation: AnimatedTable,
    series: SeriesStatus,
    pictures: PictureCache,
    board: BoardState,
    hint: Hint,
    fast_forward: FastForward,
    /// The script of the guided round; `None` in any other.
    guide: Option<Guide>,
    tips: Tips,
    /// The window's scale factor: physical pixels per logical pixel, without the board's own enlargement.
    pixel_ratio: f32,
    /// The page of the menu; `None` while it is closed.
    menu: Option<MenuPage>,
    names_piles: bool,
    /// Whether the panel beside the board is shown; `None` until the player decides, then the window's width does.
    panel_shown: Option<bool>,
}

/// The series as far as the screen shows it.
#[derive(Debug, Default)]
struct SeriesStatus {
    /// The number of the round in the series, from 1.
    round: usize,
    scores: Vec<u32>,
    ended: Option<RoundEnd>,
    /// The end of the round and the scores after it, until the board has shown the round's last event.
    unshown: Option<(RoundEnd, Vec<u32>)>,
    /// What is known of the round since it ended.
    details: ResultDetails,
}

/// The player's unfinished input on the board.
#[derive(Debug, Default)]
struct BoardState {
    /// The slot whose card is picked up.
    picked: Option<Slot>,
    focus: Option<Slot>,
    /// The slot that an arrow key has moved the cursor to, until the next input.
    inspected: Option<Slot>,
    /// Whether the keyboard was used last; the board then shows its keys.
    keys: bool,
    /// An unfinished move in notation.
    typed: Option<String>,
    /// Why the last attempt was refused, and at which slot; `None` as slot for refusals that belong to none.
    refused: Option<(Option<Slot>, String)>,
}

/// Input of the player and updates of the table.
#[derive(Debug, Clone)]
pub enum Message {
    /// Mouse or keyboard input on the board.
    Board(BoardEvent),
    /// Updates of a table in this process; updates of a network table come as [`Message::Multiplayer`].
    Update(LocalUpdate),
    /// The person on this seat says that it is them who looks at the screen now.
    LookAs(Seat),
    /// An event or input that only a network table has; ignored without its session.
    Multiplayer(MultiplayerMessage),
    /// Ends the turn without a discard.
    Pass,
    /// Draws a card by hand (RULES 9).
    Draw,
    /// Opens the review of the round that is over.
    Review {
        /// The turn of the round to show, from 1; `None` for none in particular.
        turn: Option<u32>,
    },
    /// Opens the replay of the round that is over.
    WatchAgain,
    /// A turn of the round with that number was rated.
    Rated(usize, Box<RatedTurn>),
    /// Takes back the last move, or asks the others to allow it.
    Undo,
    /// Asks for a hint, or removes the one that is shown.
    Hint,
    /// The answer to the hint request with that number; `None` if there is no advice.
    Advised(u32, Option<Box<Advice>>),
    /// Deals the next round.
    NextRound,
    /// Takes the draws for the dealer off the table.
    EndDraws,
    /// Ends the celebration of the round or series.
    EndCelebration,
    /// Shows or hides the panel beside the board.
    ShowLog(bool),
    /// The window's scale factor was read.
    PixelRatio(f32),
    /// Opens or closes the menu.
    Menu(bool),
    /// Turns to a page of the menu.
    MenuPage(MenuPage),
    /// Plays the round again from its deal.
    Restart,
    /// A setting changed; holds all settings.
    SettingsChanged(Box<Settings>),
    /// Skips ahead until the own turn begins.
    SkipToOwnTurn,
    /// Goes on from a step of the guided round that was read.
    ReadOn,
    /// Takes the shown tip off.
    DismissTip,
    /// Turns sounds off, or on again.
    ToggleSound,
    /// Leaves the guided round for a short game.
    PlayShortGame,
    /// Leaves for the new game screen.
    NewGame,
    /// Leaves for the title screen.
    Leave,
}

/// What the app does after [`State::update`].
#[derive(Debug)]
pub enum Action {
    /// Nothing to do.
    None,
    /// Apply and save changed settings.
    SaveSettings(Settings),
    /// Run a task whose messages come back to this screen.
    Run(Task<Message>),
    /// Open the review of a finished round of this table.
    Review {
        /// The round's number in the series, from 1.
        round: u32,
        /// The own seat; `None` for a spectator, and if several people share the screen.
        me: Option<Seat>,
        /// The turn of the round to show, from 1; `None` for none in particular.
        turn: Option<u32>,
        /// The own turns that have been rated already, the first ones of the round.
        rated: Vec<RatedTurn>,
    },
    /// Open the replay of a finished round of this table.
    Replay {
        /// The round's number in the series, from 1.
        round: u32,
        /// The own seat; `None` for a spectator, and if several people share the screen.
        me: Option<Seat>,
    },
    /// Open the new game screen.
    NewGame,
    /// Open a table for a short game.
    PlayShortGame,
    /// Open the title screen.
    Leave,
}

impl From<MultiplayerMessage> for Message {
    fn from(message: MultiplayerMessage) -> Message {
        Message::Multiplayer(message)
    }
}

impl State {
    /// Opens a table in this process for its people. Deals a round unless one is under way.
    pub fn new(table: Table, save: SaveTableFn, context: Context<'_>) -> (State, Task<Message>) {
        let people: Vec<Seat> = table.people().collect();
        let names = given_names(table.seats());
        let players = table.seats().iter().map(|seat| seat.player).collect();
        let begin = if table.round().is_some() { Intent::Snapshot } else { Intent::NextRound };
        let setup = *table.setup();
        let (link, viewers, updates) = link::local(table, save);
        let told = iced::futures::stream::unfold(updates, async |mut updates| {
            let update = updates.next().await?;
            Some((update, updates))
        });
        let (listen, session) = Task::run(told, Message::Update).abortable();
        let mut state = State::at(setup, people, names, players, link);
        state.handover = state.me.is_none().then(|| Handover::new(viewers));
        state._session = Some(session.abort_on_drop());
        state.send_bot_delay(context);
        state.send(begin);
        (state, Task::batch([listen, pixel_ratio()]))
    }

    /// Opens a network table for a player or spectator; `link` is the session's, `setup` its lobby's. Its events have to be
    /// passed on as [`MultiplayerMessage::Event`], after the session has applied them.
    pub fn multiplayer(link: Link, setup: Setup, session: &mut NetworkSession) -> (State, Task<Message>) {
        // The lobby has shown every line so far.
        session.chat.mark_read();
        let people = session.seat().into_iter().collect();
        let mut state = State::at(setup, people, session.given_names(), session.players(), link);
        state.multiplayer = Some(Multiplayer::default());
        (state, pixel_ratio())
    }

    /// The state before the first update: no cards, no log. Who sits here alone looks from the start.
    fn at(setup: Setup, people: Vec<Seat>, names: Vec<String>, players: Vec<Player>, link: Link) -> State {
        let me = people.first().copied().filter(|_| people.len() == 1);
        let mut state = State {
            setup,
            me,
            animation: AnimatedTable::new(setup, me).with_people(people.clone()),
            people,
            handover: None,
            names,
            players,
            link,
            _session: None,
            multiplayer: None,
            series: SeriesStatus::default(),
            pictures: PictureCache::new(),
            board: BoardState::default(),
            hint: Hint::default(),
            fast_forward: FastForward::default(),
            guide: None,
            tips: Tips::default(),
            pixel_ratio: 1.0,
            menu: None,
            names_piles: true,
            panel_shown: None,
        };
        state.track_characters();
        state
    }

    /// Whether the piles are named on the board, or only when the pointer rests on them. They are at first.
    pub fn name_piles(&mut self, named: bool) {
        self.names_piles = named;
    }

    /// Ticks once a second while a countdown is shown, else never.
    pub fn subscription(&self, session: Option<&NetworkSession>) -> Subscription<Message> {
        match self.network(session) {
            Some(network) if network.session.presence.needs_ticks() => {
                iced::time::every(Duration::from_secs(1)).map(|now| MultiplayerMessage::Tick(now).into())
            }
            _ => Subscription::none(),
        }
    }

    /// Whether the menu is open. It is also where the player confirms leaving.
    pub fn menu_is_open(&self) -> bool {
        self.menu.is_some()
    }

    /// The current state as the own seat may know it, ahead of animations.
    pub fn table(&self) -> SeatView<'_> {
        self.animation.timeline().known().view()
    }

    /// Handles one message. `session` is that of a network table; `now` is the time for animations.
    pub fn update(
        &mut self,
        message: Message,
        mut session: Option<&mut NetworkSession>,
        now: Instant,
        context: Context<'_>,
    ) -> Action {
        self.animation.set_motion(context.settings.motion);
        let action = self.handle_message(message, session.as_deref_mut(), now, context);
        self.track_fast_forward(now, context);
        self.tell(now, context);
        self.track_handover(now);
        self.track_prompt(session.as_deref(), now, context);
        self.track_tips(context);
        action
    }

    fn handle_message(
        &mut self,
        message: Message,
        session: Option<&mut NetworkSession>,
        now: Instant,
        context: Context<'_>,
    ) -> Action {
        match message {
            Message::Board(input) => self.handle_board_event(input, now, context),
            Message::Update(LocalUpdate { viewer, updates }) => {
                self.set_viewer(viewer);
                updates.into_iter().for_each(|update| self.apply_update(update, now, context));
            }
            Message::LookAs(seat) => self.look_as(seat, now),
            Message::Multiplayer(message) => {
                let opens_chat = matches!(message, MultiplayerMessage::Show(Tab::Chat));
                if let Some(session) = session {
                    self.update_multiplayer(message, session, now, context);
                }
                if opens_chat {
                    return focus_chat();
                }
            }
            Message::Pass => self.try_move(Move::Pass, None, context),
            Message::Draw => self.try_move(Move::Draw, None, context),
            Message::Review { turn } => return self.review(turn),
            Message::WatchAgain => {
                return Action::Replay { round: self.series.round as u32, me: self.only_person() };
            }
            Message::Rated(round, turn) => self.add_rated_turn(round, *turn),
            Message::Undo => self.undo(),
            Message::Hint => return self.ask_for_hint(),
            Message::Advised(asked, advice) => self.show_hint(asked, advice),
            Message::NextRound => self.send(Intent::NextRound),
            Message::EndDraws => self.animation.end_draws(now, self.flight_time(context)),
            Message::SkipToOwnTurn => self.skip_to_own_turn(),
            Message::EndCelebration => self.animation.finish(),
            Message::ShowLog(shown) => {
                self.show_panel(shown, session);
                if shown && self.multiplayer.as_ref().is_some_and(Multiplayer::shows_chat) {
                    return focus_chat();
                }
            }
            Message::PixelRatio(pixel_ratio) => self.pixel_ratio = pixel_ratio,
            Message::Menu(open) => self.menu = open.then(MenuPage::default),
            Message::MenuPage(page) => return Action::Run(self.show_menu_page(page)),
            Message::Restart => self.restart(),
            Message::SettingsChanged(settings) => {
                self.send_bot_delay(Context { settings: &settings, ..context });
                return Action::SaveSettings(*settings);
            }
            Message::ReadOn => self.read_on(context),
            Message::DismissTip => self.dismiss_tip(),
            Message::ToggleSound => return Action::SaveSettings(context.settings.with_sound_toggled()),
            Message::NewGame => return Action::NewGame,
            Message::PlayShortGame => return Action::PlayShortGame,
            Message::Leave => {
                self.finish_guide();
                return Action::Leave;
            }
        }
        Action::None
    }

    /// Sends an intent. A local link can't be closed, as the table lives as long as its link; the end of a client session is
    /// reported by a [`ConnectionState`](skipstone_net::client::ConnectionState) event.
    fn send(&self, intent: Intent) {
        if self.link.send(intent).is_err() {
            tracing::error!(?intent, "the table doesn't answer");
        }
    }

    fn undo(&mut self) {
        // The guided round goes by its script.
        if self.guide.is_some() {
            return;
        }
        self.board = BoardState::default();
        self.hint.clear();
        self.send(Intent::Undo);
    }

    fn restart(&mut self) {
        // The guided round goes by its script.
        if self.guide.is_some() {
            return;
        }
        self.menu = None;
        self.board = BoardState::default();
        self.hint.clear();
        self.send(Intent::Restart);
    }

    fn show_panel(&mut self, shown: bool, session: Option<&mut NetworkSession>) {
        self.panel_shown = Some(shown);
        if let (Some(multiplayer), Some(session)) = (&self.multiplayer, session) {
            multiplayer.mark_chat_read(session);
        }
    }

    /// Whether nobody at this screen has a seat.
    fn is_spectator(&self) -> bool {
        self.people.is_empty()
    }

    /// The seat of the person at this screen; `None` for a spectator, and if several share it.
    fn only_person(&self) -> Option<Seat> {
        self.people.first().copied().filter(|_| self.people.len() == 1)
    }

    /// Whether it is a person's turn who sits at this screen, as far as the table is; also if there is none.
    fn is_own_turn_or_none(&self) -> bool {
        self.table().on_turn().is_none_or(|seat| self.people.contains(&seat))
    }

    /// The seat at the bottom of the board: the viewer's, or another one for a spectator.
    fn front(&self) -> Seat {
        self.table().seat()
    }

    /// Whether the player may lift cards: on turn, or where the rules allow playing out of turn (RULES 9).
    fn may_play(&self) -> bool {
        let view = self.table();
        view.turn() == view.seat() || view.rules().out_of_turn
    }

    fn wording<'a>(&'a self, context: Context<'a>) -> TableWording<'a> {
        TableWording { locale: context.locale, names: &self.names, me: self.me }
    }
}

/// Reads the scale factor of the window.
fn pixel_ratio() -> Task<Message> {
    window::latest().and_then(window::scale_factor).map(Message::PixelRatio)
}

/// Focuses the line of the chat, which a player opens to type.
fn focus_chat() -> Action {
    Action::Run(operation::focus(Chat::DRAFT))
}
