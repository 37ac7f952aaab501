//! The series that were played: how they stand, their score sheets, and everything that can be done with them.

mod chosen;
mod list;
mod save;
mod scores;
mod told;

use std::path::PathBuf;
use std::sync::Arc;

use iced::widget::{column, container, row};
use iced::{Alignment, Fill};
use jiff::tz::TimeZone;
use skipstone_core::series::Series;
use skipstone_core::table::TableConfig;

use super::Context;
use crate::draft::Draft;
use crate::exchange::{self, Imported};
use crate::locale::{Locale, given_names, own_seat};
use crate::score_sheet::Sheet;
use crate::store::{SavedSeries, SeriesId, Store, Trouble};
use crate::table::{Leaders, Voice};
use crate::widget::page::{page, scrolled_sheet};
use crate::widget::{button, text};
use crate::{Element, tr};

pub use list::Group;
pub use save::{Job, SaveError};

use told::{Told, Undo};

/// How wide the list is.
const LIST: f32 = 356.0;

/// The series of a store, and what is being done with one of them.
#[derive(Debug)]
pub struct State {
    entries: Vec<Entry>,
    chosen: Option<SeriesId>,
    doing: Doing,
    /// The groups that are shown to their ends.
    whole: Vec<Group>,
    told: Option<Told>,
    /// What was done last that can be undone.
    undo: Option<Undo>,
    zone: TimeZone,
}

/// A series of the store.
#[derive(Debug)]
struct Entry {
    saved: SavedSeries,
    series: Series,
    /// Whether a round is on the table.
    running: bool,
    /// Whether its table is somebody else's.
    elsewhere: bool,
}

impl Entry {
    /// The teams that have won or lead.
    fn leaders(&self, locale: &Locale) -> Leaders {
        let names = given_names(&self.saved.table.seats);
        let voice = Voice { locale, names: &names, me: own_seat(&self.saved) };
        voice.leaders(self.series.setup(), &self.series.leaders())
    }
}

/// What is being done with the chosen series.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Doing {
    Nothing,
    /// Its name is being typed.
    Naming(String),
    /// It is about to be ended.
    Ending,
}

/// What happens on the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// A series is to be looked at.
    Chosen(SeriesId),
    /// A group is to be shown to its end.
    Whole(Group),
    /// The series is to go on.
    Continue(SeriesId),
    /// The same table is to play anew.
    Again,
    /// A new game is wanted.
    NewGame,
    /// The series is to be called otherwise.
    Rename,
    /// So far it is called this.
    Named(String),
    /// That is its name.
    NameDone,
    /// The series is to be ended before its target.
    End,
    /// Yes, it is.
    Ended,
    /// The series is to be removed.
    Remove,
    /// What was done last is to be undone.
    Undo,
    /// What was told is read.
    Read,
    /// The chosen series is to be written into a file.
    Export,
    /// All series are.
    ExportAll,
    /// The score sheet is to be saved as text.
    SaveText,
    /// The score sheet is to be saved as pictures.
    SavePicture,
    /// It was saved, or wasn't.
    Saved(Result<Vec<PathBuf>, Arc<SaveError>>),
    /// Series are to be taken in from a file.
    Import,
    /// The player is done, with what is being done or with the screen.
    Back,
}

/// What the screen wants of the rest.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Nothing.
    None,
    /// Go on with a series.
    Continue(SeriesId),
    /// Play at this table.
    Play(TableConfig),
    /// Put a new table together.
    NewGame,
    /// Write something into the player's folder for documents, and tell what came of it with [`Message::Saved`].
    Save(Job),
    /// Let the player choose a file of series, and tell what came of it with [`State::after`].
    Open,
    /// Put the keyboard into the field for the name.
    Focus,
    /// Leave the screen.
    Leave,
}

impl State {
    /// What the field for the name is known by.
    pub const NAME: &'static str = "series-name";

    /// The series of a store.
    pub fn new(store: &Store) -> State {
        let mut state = State {
            entries: Vec::new(),
            chosen: None,
            doing: Doing::Nothing,
            whole: Vec::new(),
            told: None,
            undo: None,
            zone: TimeZone::system(),
        };
        state.look_up(store);
        state
    }

    /// The series of a store that a file's were taken into, or should have been.
    pub fn after(imported: Imported, store: &Store) -> State {
        let mut state = State::new(store);
        if let Some(first) = imported.taken.as_ref().ok().and_then(|taken| taken.first()) {
            state.choose(first.series().id);
        }
        state.told = Some(Told::Import(imported));
        state
    }

    /// Reads what the store has.
    fn look_up(&mut self, store: &Store) {
        // What can't be read is told by the store.
        let entry = |saved: SavedSeries| {
            let series = saved.series().ok()?;
            let running = !series.is_over() && matches!(store.running(saved.id), Ok(Some(_)));
            let elsewhere = saved.is_shared() && !store.is_hosted(saved.id);
            Some(Entry { saved, series, running, elsewhere })
        };
        self.entries = store.series().unwrap_or_default().into_iter().filter_map(entry).collect();
        if self.entry().is_none() {
            let first = Group::ALL.into_iter().find_map(|group| self.group(group).next());
            self.chosen = first.map(|entry| entry.saved.id);
            self.doing = Doing::Nothing;
        }
    }

    /// The chosen series.
    fn entry(&self) -> Option<&Entry> {
        self.entries.iter().find(|entry| Some(entry.saved.id) == self.chosen)
    }

    fn choose(&mut self, id: SeriesId) {
        self.chosen = Some(id);
        self.doing = Doing::Nothing;
    }

    /// Does what a message asks for.
    pub fn update(&mut self, message: Message, store: &Store, context: Context<'_>) -> Action {
        match message {
            Message::Chosen(id) => self.choose(id),
            Message::Whole(group) => self.whole.push(group),
            Message::Continue(id) => return Action::Continue(id),
            Message::NewGame => return Action::NewGame,
            Message::Import => return Action::Open,
            Message::Read if self.told.is_none() => self.undo = None,
            Message::Read => self.told = None,
            Message::Saved(saved) => self.told = Some(Told::Saved(saved)),
            Message::Undo => self.undo(store),
            Message::ExportAll => {
                let all = self.entries.iter().map(|entry| entry.saved.clone()).collect();
                return self.export(all, tr!(context.locale, "series-file"), store);
            }
            Message::Back if self.doing == Doing::Nothing => return Action::Leave,
            Message::Back => self.doing = Doing::Nothing,
            Message::Named(name) => self.doing = Doing::Naming(name),
            Message::Again
            | Message::Rename
            | Message::NameDone
            | Message::End
            | Message::Ended
            | Message::Remove
            | Message::Export
            | Message::SaveText
            | Message::SavePicture => return self.with_chosen(message, store, context),
        }
        Action::None
    }

    /// Does something with the chosen series.
    fn with_chosen(&mut self, message: Message, store: &Store, context: Context<'_>) -> Action {
        let Some(entry) = self.entry() else { return Action::None };
        let saved = entry.saved.clone();
        let doing = std::mem::replace(&mut self.doing, Doing::Nothing);
        match (message, doing) {
            (Message::Again, _) => return Action::Play(Draft::like(saved.table).table().clone()),
            (Message::Rename, _) => {
                self.doing = Doing::Naming(saved.name);
                return Action::Focus;
            }
            (Message::NameDone, Doing::Naming(name)) => {
                let name = name.trim().to_owned();
                self.put(SavedSeries { name, ..saved }, store);
            }
            (Message::End, _) => self.doing = Doing::Ending,
            (Message::Ended, Doing::Ending) => {
                let ended = SavedSeries { ended_early: true, ..saved.clone() };
                self.done(Undo::Ended(saved));
                self.put(ended, store);
            }
            (Message::Remove, _) => match store.remove(saved.id) {
                Ok(removed) => {
                    self.done(Undo::Removed(saved, removed));
                    self.look_up(store);
                }
                Err(trouble) => self.told = Some(Told::Trouble(trouble)),
            },
            (Message::Export, _) => {
                let name = tr!(context.locale, "series-file-one", name = context.locale.series_title(&saved));
                return self.export(vec![saved], name, store);
            }
            (Message::SaveText, _) => return self.save_sheet(&saved, context.locale, Job::text),
            (Message::SavePicture, _) => return self.save_sheet(&saved, context.locale, Job::picture),
            _ => {}
        }
        Action::None
    }

    /// Keeps a changed series.
    fn put(&mut self, series: SavedSeries, store: &Store) {
        // What can't be written yet is told by the store, and tried again.
        let _ = store.put(&series);
        self.look_up(store);
    }

    /// Notes what was done, so that it can be undone for a while.
    fn done(&mut self, undo: Undo) {
        self.told = None;
        self.undo = Some(undo);
    }

    fn undo(&mut self, store: &Store) {
        match self.undo.take() {
            Some(Undo::Ended(before)) => self.put(before, store),
            Some(Undo::Removed(series, removed)) => {
                // What can't be written yet is told by the store, and tried again.
                let _ = store.restore(removed);
                self.look_up(store);
                self.choose(series.id);
            }
            None => {}
        }
    }

    fn export(&mut self, series: Vec<SavedSeries>, name: String, store: &Store) -> Action {
        let whole = series.into_iter().map(|series| exchange::whole(store, series));
        match whole.collect::<Result<_, Trouble>>() {
            Ok(whole) => Action::Save(Job::series(name, whole)),
            Err(trouble) => {
                self.told = Some(Told::Trouble(trouble));
                Action::None
            }
        }
    }

    fn save_sheet(&self, saved: &SavedSeries, locale: &Locale, job: fn(String, Sheet) -> Job) -> Action {
        let name = tr!(locale, "series-file-sheet", name = locale.series_title(saved));
        // A series whose table can't be isn't listed.
        Sheet::new(saved, locale, &self.zone).map_or(Action::None, |sheet| Action::Save(job(name, sheet)))
    }

    /// Draws the screen.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let told = self.told.as_ref().map(|told| told.view(locale));
        let told = told.or_else(|| self.undo.as_ref().map(|undo| undo.view(locale)));
        let content = match self.entry() {
            None => self.empty(locale),
            Some(entry) => row![
                column![self.list(locale), self.foot(locale)].spacing(12).width(LIST),
                scrolled_sheet(self.chosen(entry, locale)).height(Fill),
            ]
            .spacing(16)
            .height(Fill)
            .into(),
        };
        let content = column![content].push(told).spacing(12);
        page(tr!(locale, "series-title"), tr!(locale, "back"), Message::Back, content)
    }

    /// What concerns no single series.
    fn foot(&self, locale: &Locale) -> Element<'_, Message> {
        row![
            Element::from(button::secondary(tr!(locale, "series-import"), Some(Message::Import)).width(Fill)),
            Element::from(
                button::secondary(tr!(locale, "series-export-all"), Some(Message::ExportAll)).width(Fill)
            ),
        ]
        .spacing(10)
        .into()
    }

    /// Where there is no series: how to come by one.
    fn empty(&self, locale: &Locale) -> Element<'_, Message> {
        let new_game = button::primary(tr!(locale, "home-new-game"), Some(Message::NewGame));
        let import = button::secondary(tr!(locale, "series-import"), Some(Message::Import));
        let buttons =
            row![Element::from(new_game), Element::from(import)].spacing(12).align_y(Alignment::Center);
        let words = column![
            text::heading(tr!(locale, "series-none")),
            text::caption(tr!(locale, "series-none-about")),
            container(buttons).padding(iced::padding::top(12)),
        ];
        container(words.spacing(6).align_x(Alignment::Center).max_width(520)).center(Fill).into()
    }
}
