//! Feedback below the list of series, with an undo button where undo is possible.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use iced::widget::{container, row};
use iced::{Alignment, Fill};
use skipstone_core::ErrorChain;

use super::Message;
use crate::files::import_export::{ImportReport, ImportedSeries};
use crate::locale::Locale;
use crate::screen::SaveError;
use crate::store::{RemovedSeries, SavedSeries, StoreError};
use crate::theme::container::{panel, warning};
use crate::widget::{button, text};
use crate::{Element, Theme, tr};

/// The result of an action.
#[derive(Debug)]
pub(super) enum Feedback {
    /// The files that an export wrote, or why it failed.
    Saved(Result<Vec<PathBuf>, Arc<SaveError>>),
    /// What was imported from a file, or why it was refused.
    Import(ImportReport),
    /// The store refused a change.
    Store(StoreError),
}

/// The last change that can be undone.
#[derive(Debug)]
pub(super) enum Undo {
    /// A series was removed: the series, and everything that was removed with it.
    Removed(SavedSeries, RemovedSeries),
    /// A series was ended early; its state before.
    Ended(SavedSeries),
}

impl Feedback {
    /// Draws the feedback, with a button to dismiss it.
    pub(super) fn view<'a>(&self, locale: &Locale) -> Element<'a, Message> {
        let bad = matches!(
            self,
            Feedback::Saved(Err(_))
                | Feedback::Import(ImportReport { result: Err(_), .. })
                | Feedback::Store(_)
        );
        bar(self.words(locale), None, if bad { warning } else { panel }, locale)
    }

    fn words(&self, locale: &Locale) -> String {
        match self {
            Feedback::Saved(Ok(paths)) => {
                let path = paths.first().map_or_else(String::new, |path| path.display().to_string());
                match paths.len() {
                    1 => tr!(locale, "exported", path = path),
                    pages => tr!(locale, "series-saved-pages", path = path, more = pages - 1),
                }
            }
            Feedback::Saved(Err(error)) => match &**error {
                SaveError::File(failed) => locale.export_error(failed),
                SaveError::Paint(error) => {
                    tr!(locale, "series-not-painted", why = ErrorChain(error).to_string())
                }
                SaveError::Setup(error) => locale.table_error(&error.clone().into()),
            },
            Feedback::Import(ImportReport { result: Ok(taken), .. }) => import_summary(taken, locale),
            Feedback::Import(ImportReport { path, result: Err(error) }) => {
                let name = path.file_name().map_or(path.as_path(), Path::new).display().to_string();
                tr!(locale, "import-refused", name = name, why = locale.import_error(error))
            }
            Feedback::Store(error) => locale.store_error(error),
        }
    }
}

impl Undo {
    /// Draws what was changed, with the undo button.
    pub(super) fn view<'a>(&self, locale: &Locale) -> Element<'a, Message> {
        let words = match self {
            Undo::Removed(series, _) => tr!(locale, "series-removed", name = locale.series_title(series)),
            Undo::Ended(series) => tr!(locale, "series-ended", name = locale.series_title(series)),
        };
        let undo = button::secondary(tr!(locale, "series-undo"), Some(Message::Undo));
        bar(words, Some(undo.into()), panel, locale)
    }
}

fn bar<'a>(
    words: String,
    undo: Option<Element<'a, Message>>,
    style: fn(&Theme) -> container::Style,
    locale: &Locale,
) -> Element<'a, Message> {
    let read = button::quiet(tr!(locale, "notice-dismiss"), Some(Message::Dismissed));
    let bar = row![text::notice(words).width(Fill)].push(undo).push(Element::from(read));
    container(bar.spacing(12).align_y(Alignment::Center)).padding([7, 16]).width(Fill).style(style).into()
}

/// How many series of the file are new, unchanged or copies.
fn import_summary(taken: &[ImportedSeries], locale: &Locale) -> String {
    let count = |which: fn(&ImportedSeries) -> bool| taken.iter().filter(|taken| which(taken)).count();
    let new = count(|taken| matches!(taken, ImportedSeries::New(_)));
    let known = count(|taken| matches!(taken, ImportedSeries::Unchanged(_)));
    let copies = count(|taken| matches!(taken, ImportedSeries::Copy(_)));
    let sentences = [(new, "import-new"), (known, "import-known"), (copies, "import-copy")];
    let feedback = sentences.into_iter().filter(|(count, _)| *count > 0);
    let feedback: Vec<String> =
        feedback.map(|(count, message)| tr!(locale, message, count = count)).collect();
    if feedback.is_empty() { tr!(locale, "import-empty") } else { feedback.join(" ") }
}
