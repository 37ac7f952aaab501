//! How the table screen is opened, by the kind of table.

use std::time::Instant;

use iced::{Task, window};
use skipstone_core::puzzle::Puzzle;
use skipstone_core::table::{Intent, StackedError, Table};
use skipstone_core::{Replica, Seat, Setup};
use skipstone_net::SaveReceipt;
use skipstone_net::link::{self, Link, SaveTableFn, ViewerLink};

use super::fast_forward::FastForward;
use super::handover::Handover;
use super::hint::Hint;
use super::input::Input;
use super::kind::{Alone, Counted, Guide, Practice, PracticeOrigin, TableKind};
use super::message::Message;
use super::model::TableModel;
use super::multiplayer::Multiplayer;
use super::puzzle::{PuzzleStanding, PuzzleTable, TimedPuzzle};
use super::spoken::Spoken;
use super::state::State;
use super::tips::Tips;
use crate::players::names::given_names;
use crate::puzzles::TimedSet;
use crate::screen::Context;
use crate::session::NetworkSession;
use crate::store::DayDeal;

impl State {
    /// Opens a table in this process for its people. Deals a round unless one is under way.
    pub fn new(table: Table, save: SaveTableFn, context: Context<'_>) -> (State, Task<Message>) {
        let kind = |people, viewers| -> Box<dyn TableKind> {
            if people == 1 { Box::new(Alone) } else { Box::new(Handover::new(viewers)) }
        };
        State::local(table, save, kind, context)
    }

    /// Opens the guided round. `None` if its script is broken, which tests rule out.
    pub fn guided(context: Context<'_>) -> Option<(State, Task<Message>)> {
        let (guide, table) = Guide::open()?;
        // It isn't saved: it takes two minutes, and begins anew.
        Some(State::local(table, unsaved(), |_, _| Box::new(guide), context))
    }

    /// Opens a table with a deal of a round, or a part of it, to be played once more. It isn't saved.
    pub fn practice(table: Table, origin: PracticeOrigin, context: Context<'_>) -> (State, Task<Message>) {
        State::local(table, unsaved(), |_, _| Box::new(Practice(origin)), context)
    }

    /// Opens the table of the round that counts for a challenge; for a day's deal, with the day.
    pub fn counted(
        table: Table,
        save: SaveTableFn,
        day: Option<DayDeal>,
        context: Context<'_>,
    ) -> (State, Task<Message>) {
        State::local(table, save, |_, _| Box::new(Counted(day)), context)
    }

    /// Opens a table with a puzzle. Nothing of it is saved but what [`PuzzleAction::Tried`](super::PuzzleAction::Tried) asks for.
    ///
    /// # Errors
    /// If no table fits it.
    pub fn puzzle(
        puzzle: Puzzle,
        standing: PuzzleStanding,
        context: Context<'_>,
    ) -> Result<(State, Task<Message>), StackedError> {
        let (open, table) = PuzzleTable::open(puzzle, standing, &context.settings.name)?;
        let origin = open.origin();
        Ok(State::in_position(table, origin, Box::new(open), context))
    }

    /// Opens a table with the puzzle that is next in a set, of which the best one so far has solved a number of puzzles. Nothing of
    /// it is saved. `None` if the set is over, or if no table fits the puzzle.
    pub fn timed_puzzle(
        set: TimedSet,
        best: Option<u32>,
        now: Instant,
        context: Context<'_>,
    ) -> Option<(State, Task<Message>)> {
        let (open, table) = TimedPuzzle::open(set, best, now, &context.settings.name)?;
        let origin = open.origin();
        let (mut state, task) = State::in_position(table, origin, Box::new(open), context);
        state.model.animation.set_celebrates(false);
        Some((state, task))
    }

    /// Opens a table in this process with a position, as its player sees it.
    fn in_position(
        table: Table,
        origin: Replica,
        kind: Box<dyn TableKind>,
        context: Context<'_>,
    ) -> (State, Task<Message>) {
        let (mut state, task) = State::local(table, unsaved(), |_, _| kind, context);
        state.model.animation.timeline_mut().begin_in(origin);
        (state, task)
    }

    /// Opens a table in this process, in a kind that depends on the number of people.
    fn local(
        table: Table,
        save: SaveTableFn,
        kind: impl FnOnce(usize, ViewerLink) -> Box<dyn TableKind>,
        context: Context<'_>,
    ) -> (State, Task<Message>) {
        let people: Vec<Seat> = table.people().collect();
        let names = given_names(table.seats());
        let players = table.seats().iter().map(|seat| seat.player).collect();
        let begin = if table.round().is_some() { Intent::Snapshot } else { Intent::NextRound };
        let setup = *table.setup();
        let (link, viewers, updates) = link::local(table, save);
        let stream = iced::futures::stream::unfold(updates, async |mut updates| {
            let update = updates.next().await?;
            Some((update, updates))
        });
        let (listen, session) = Task::run(stream, Message::Update).abortable();
        let kind = kind(people.len(), viewers);
        let mut state = State::at(TableModel::new(setup, people, names, players), kind, link);
        state._session = Some(session.abort_on_drop());
        state.send_bot_delay(context);
        state.send(begin);
        (state, Task::batch([listen, pixel_ratio()]))
    }

    /// Opens a network table for a player or spectator; `link` is the session's, `setup` its lobby's. Its events have to be
    /// passed on as [`Message::Multiplayer`], after the session has applied them.
    pub fn multiplayer(link: Link, setup: Setup, session: &mut NetworkSession) -> (State, Task<Message>) {
        // The lobby has shown every line so far.
        session.conversation.chat.mark_read();
        let people = session.seat().into_iter().collect();
        let mut model = TableModel::new(setup, people, session.given_names(), session.players());
        model.set_players(session.given_names(), session.players(), session.stones());
        model.set_pebbles(session.pebbles());
        let kind = Box::new(Multiplayer::new(session.hosting.is_some()));
        (State::at(model, kind, link), pixel_ratio())
    }

    /// The state before the first update.
    fn at(model: TableModel, kind: Box<dyn TableKind>, link: Link) -> State {
        State {
            model,
            kind,
            link,
            _session: None,
            input: Input::default(),
            hint: Hint::default(),
            fast_forward: FastForward::default(),
            tips: Tips::default(),
            spoken: Spoken::default(),
            menu: None,
            asks_to_reopen: false,
            names_piles: true,
            is_behind: false,
            series_ratings: 0,
            panel_shown: None,
        }
    }
}

/// Saves nothing of a table.
fn unsaved() -> SaveTableFn {
    Box::new(|_| SaveReceipt::default())
}

/// Reads the scale factor of the window.
fn pixel_ratio() -> Task<Message> {
    window::latest().and_then(window::scale_factor).map(Message::PixelRatio)
}
