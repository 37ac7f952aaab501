//! The series screen: every series of the store with its score sheet, and renaming, ending, removing, importing and exporting.

mod chosen;
mod feedback;
mod list;
mod scores;

use std::path::PathBuf;
use std::sync::Arc;

use iced::widget::{column, container, row};
use iced::{Alignment, Fill};
use jiff::tz::TimeZone;
use skipstone_core::series::Series;
use skipstone_core::text::clean;

use super::export_job::{Content, ExportJob, SaveError};
use super::{Action, Context};
use crate::board::{Leaders, TableWording};
use crate::files::import_export::{self, ImportReport};
use crate::locale::Locale;
use crate::paper::print::{PdfJob, PdfSheet, PdfTarget};
use crate::paper::score_sheet::Sheet;
use crate::players::names::given_names;
use crate::screen::draft::Draft;
use crate::store::{SavedSeries, Store, StoreError, StoredSeriesId};
use crate::widget::page::{page, scrolled_sheet};
use crate::widget::{button, text};
use crate::{Element, tr};

pub use list::Group;

use feedback::{Feedback, Undo};

/// The width of the list.
const LIST_WIDTH: f32 = 356.0;

/// The series of a store, and the action in progress on the selected one.
#[derive(Debug)]
pub struct State {
    entries: Vec<SeriesEntry>,
    chosen: Option<StoredSeriesId>,
    mode: Mode,
    /// The groups that show all their entries.
    expanded: Vec<Group>,
    feedback: Option<Feedback>,
    /// The last change, if it can be undone.
    undo: Option<Undo>,
    zone: TimeZone,
}

/// A series of the store, with what the list needs of it.
#[derive(Debug)]
struct SeriesEntry {
    saved: SavedSeries,
    series: Series,
    /// Whether a round is under way.
    running: bool,
}

impl SeriesEntry {
    /// The teams that lead, or have won if the series is over.
    fn leaders(&self, locale: &Locale) -> Leaders {
        let names = given_names(&self.saved.table.seats);
        let wording = TableWording { locale, names: &names, me: self.saved.own_seat() };
        wording.leaders(self.series.setup(), &self.series.leaders())
    }
}

/// The action in progress on the selected series.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Mode {
    Browsing,
    /// The text of the name field.
    Renaming(String),
    /// The player is asked to confirm ending the series.
    ConfirmingEnd,
}

/// Input on the screen, and results of exports.
#[derive(Debug, Clone)]
pub enum Message {
    /// Selects a series.
    Selected(StoredSeriesId),
    /// Shows all entries of a group.
    ShowAll(Group),
    /// Continues the series.
    Continue(StoredSeriesId),
    /// Carries on a series of somebody else's table at this computer.
    CarryOn(StoredSeriesId),
    /// Starts a new series with the table of the selected one.
    PlayAgain,
    /// Opens the new game screen.
    NewGame,
    /// Opens the name field.
    Rename,
    /// The text of the name field changed.
    Named(String),
    /// Saves the name.
    NameSubmitted,
    /// Asks to confirm ending the series before its target.
    AskEnd,
    /// Ends the series.
    EndConfirmed,
    /// Removes the series.
    Remove,
    /// Undoes the last change.
    Undo,
    /// Dismisses the feedback, or the undo offer if there is none.
    Dismissed,
    /// Exports the selected series to a file.
    Export,
    /// Exports all series to a file.
    ExportAll,
    /// Saves the score sheet as text.
    SaveText,
    /// Saves the score sheet as pictures.
    SavePicture,
    /// Saves the score sheet as PDF, or opens it to be printed.
    Pdf(PdfTarget),
    /// The export finished: the written files, or why it failed.
    Saved(Result<Vec<PathBuf>, Arc<SaveError>>),
    /// Asks for a file and imports its series.
    Import,
    /// Cancels the action in progress, or leaves the screen.
    Back,
}

impl State {
    /// The id of the name field, to focus it.
    pub const NAME_FIELD: &'static str = "series-name";

    /// Reads the series of a store.
    pub fn new(store: &Store) -> State {
        let mut state = State {
            entries: Vec::new(),
            chosen: None,
            mode: Mode::Browsing,
            expanded: Vec::new(),
            feedback: None,
            undo: None,
            zone: TimeZone::system(),
        };
        state.reload(store);
        state
    }

    /// The screen after an import: its first series is selected and its result shown.
    pub fn after_import(imported: ImportReport, store: &Store) -> State {
        let mut state = State::new(store);
        if let Some(first) = imported.result.as_ref().ok().and_then(|taken| taken.first()) {
            state.choose(first.series().id);
        }
        state.feedback = Some(Feedback::Import(imported));
        state
    }

    /// Reads the series anew; keeps the selection if it still exists.
    fn reload(&mut self, store: &Store) {
        // The store reports what it can't read; series whose setup is invalid are left out.
        let entry = |saved: SavedSeries| {
            let series = saved.series().ok()?;
            let running = !series.is_over() && matches!(store.is_in_round(&saved), Ok(true));
            Some(SeriesEntry { saved, series, running })
        };
        self.entries = store.series().unwrap_or_default().into_iter().filter_map(entry).collect();
        if self.entry().is_none() {
            let first = Group::ALL.into_iter().find_map(|group| self.group(group).next());
            self.chosen = first.map(|entry| entry.saved.id);
            self.mode = Mode::Browsing;
        }
    }

    /// The selected series; `None` if there is none.
    fn entry(&self) -> Option<&SeriesEntry> {
        self.entries.iter().find(|entry| Some(entry.saved.id) == self.chosen)
    }

    fn choose(&mut self, id: StoredSeriesId) {
        self.chosen = Some(id);
        self.mode = Mode::Browsing;
    }

    /// Handles one message.
    pub fn update(&mut self, message: Message, store: &Store, context: Context<'_>) -> Action {
        match message {
            Message::Selected(id) => self.choose(id),
            Message::ShowAll(group) => self.expanded.push(group),
            Message::Continue(id) => return Action::Continue(id),
            Message::CarryOn(id) => return Action::CarryOn(id),
            Message::NewGame => return Action::NewGame,
            Message::Import => return Action::OpenFile(tr!(context, "series-file")),
            Message::Dismissed if self.feedback.is_none() => self.undo = None,
            Message::Dismissed => self.feedback = None,
            Message::Saved(saved) => self.feedback = Some(Feedback::Saved(saved)),
            Message::Undo => self.undo(store),
            Message::ExportAll => {
                let all = self.entries.iter().map(|entry| entry.saved.clone()).collect();
                return self.export(all, tr!(context.locale, "series-file"), store);
            }
            Message::Back if self.mode == Mode::Browsing => return Action::Leave,
            Message::Back => self.mode = Mode::Browsing,
            Message::Named(name) => self.mode = Mode::Renaming(name),
            Message::PlayAgain
            | Message::Rename
            | Message::NameSubmitted
            | Message::AskEnd
            | Message::EndConfirmed
            | Message::Remove
            | Message::Export
            | Message::SaveText
            | Message::SavePicture
            | Message::Pdf(_) => return self.with_chosen(message, store, context),
        }
        Action::None
    }

    /// Handles a message that concerns the selected series.
    fn with_chosen(&mut self, message: Message, store: &Store, context: Context<'_>) -> Action {
        let Some(entry) = self.entry() else { return Action::None };
        let saved = entry.saved.clone();
        let mode = std::mem::replace(&mut self.mode, Mode::Browsing);
        match (message, mode) {
            (Message::PlayAgain, _) => return Action::Play(Draft::from_table(saved.table).table().clone()),
            (Message::Rename, _) => {
                self.mode = Mode::Renaming(saved.name);
                return Action::Focus(State::NAME_FIELD);
            }
            (Message::NameSubmitted, Mode::Renaming(name)) => {
                let name = clean(name).trim().to_owned();
                self.put(SavedSeries { name, ..saved }, store);
            }
            (Message::AskEnd, _) => self.mode = Mode::ConfirmingEnd,
            (Message::EndConfirmed, Mode::ConfirmingEnd) => {
                let ended = SavedSeries { ended_early: true, ..saved.clone() };
                self.remember_undo(Undo::Ended(saved));
                self.put(ended, store);
            }
            (Message::Remove, _) => match store.remove(saved.id) {
                Ok(removed) => {
                    self.remember_undo(Undo::Removed(saved, removed));
                    self.reload(store);
                }
                Err(error) => self.feedback = Some(Feedback::Store(error)),
            },
            (Message::Export, _) => {
                let name = tr!(context.locale, "series-file-one", name = context.locale.series_title(&saved));
                return self.export(vec![saved], name, store);
            }
            (message @ (Message::SaveText | Message::SavePicture | Message::Pdf(_)), _) => {
                let name = tr!(context, "series-file-sheet", name = context.locale.series_title(&saved));
                // Series with an invalid setup aren't listed, so this doesn't fail.
                let Ok(sheet) = Sheet::new(&saved, context.locale, &self.zone) else { return Action::None };
                let sheet = Box::new(sheet);
                return match message {
                    Message::Pdf(target) => {
                        Action::Pdf(Box::new(PdfJob::new(&name, PdfSheet::Series(sheet), target)))
                    }
                    Message::SaveText => Action::Save(ExportJob { name, content: Content::Text(sheet) }),
                    _ => Action::Save(ExportJob { name, content: Content::Picture(sheet) }),
                };
            }
            _ => {}
        }
        Action::None
    }

    /// Writes a changed series to the store.
    fn put(&mut self, series: SavedSeries, store: &Store) {
        store.put(&series);
        self.reload(store);
    }

    /// Offers to undo a change until the next one, or until it is dismissed.
    fn remember_undo(&mut self, undo: Undo) {
        self.feedback = None;
        self.undo = Some(undo);
    }

    fn undo(&mut self, store: &Store) {
        match self.undo.take() {
            Some(Undo::Ended(before)) => self.put(before, store),
            Some(Undo::Removed(series, removed)) => {
                store.restore(removed);
                self.reload(store);
                self.choose(series.id);
            }
            None => {}
        }
    }

    fn export(&mut self, series: Vec<SavedSeries>, name: String, store: &Store) -> Action {
        let bundle = series.into_iter().map(|series| import_export::load_bundle(store, series));
        match bundle.collect::<Result<_, StoreError>>() {
            Ok(bundle) => Action::Save(ExportJob { name, content: Content::Series(bundle) }),
            Err(error) => {
                self.feedback = Some(Feedback::Store(error));
                Action::None
            }
        }
    }

    /// Builds the widgets for the current state; called after every message.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let feedback = self.feedback.as_ref().map(|feedback| feedback.view(locale));
        let feedback = feedback.or_else(|| self.undo.as_ref().map(|undo| undo.view(locale)));
        let content = match self.entry() {
            None => self.empty(locale),
            Some(entry) => row![
                column![self.list(locale), self.foot(locale)].spacing(12).width(LIST_WIDTH),
                scrolled_sheet(self.chosen(entry, locale)).height(Fill),
            ]
            .spacing(16)
            .height(Fill)
            .into(),
        };
        let content = column![content].push(feedback).spacing(12);
        page(tr!(locale, "series-title"), tr!(locale, "back"), Message::Back, content)
    }

    /// The buttons that concern no single series.
    fn foot(&self, locale: &Locale) -> Element<'_, Message> {
        row![
            button::secondary(tr!(locale, "series-import"), Some(Message::Import)).width(Fill),
            button::secondary(tr!(locale, "series-export-all"), Some(Message::ExportAll)).width(Fill),
        ]
        .spacing(10)
        .into()
    }

    /// Shown without any series: buttons to start or import one.
    fn empty(&self, locale: &Locale) -> Element<'_, Message> {
        let new_game = button::primary(tr!(locale, "home-new-game"), Some(Message::NewGame));
        let import = button::secondary(tr!(locale, "series-import"), Some(Message::Import));
        let buttons = row![new_game, import].spacing(12).align_y(Alignment::Center);
        let words = column![
            text::heading(tr!(locale, "series-none")),
            text::caption(tr!(locale, "series-none-about")).center(),
            container(buttons).padding(iced::padding::top(12)),
        ];
        container(words.spacing(6).align_x(Alignment::Center).max_width(520)).center(Fill).into()
    }
}
