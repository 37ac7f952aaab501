//! What came of something, told below the series, and what can be undone of it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use iced::widget::{container, row};
use iced::{Alignment, Fill};

use super::{Message, SaveError};
use crate::exchange::{Imported, TakenIn};
use crate::locale::Locale;
use crate::store::{Removed, SavedSeries, Trouble};
use crate::theme::container::{panel, warning};
use crate::widget::{button, text};
use crate::{Element, Theme, tr};

/// What is to be told.
#[derive(Debug)]
pub(super) enum Told {
    /// Files were written, or weren't.
    Saved(Result<Vec<PathBuf>, Arc<SaveError>>),
    /// Series were taken in from a file, or weren't.
    Import(Imported),
    /// The store can't do what it was asked for.
    Trouble(Trouble),
}

/// What can be undone.
#[derive(Debug)]
pub(super) enum Undo {
    /// A series was removed: what it was, and all that belongs to it.
    Removed(SavedSeries, Removed),
    /// A series was ended; this is how it was before.
    Ended(SavedSeries),
}

impl Told {
    /// Draws what is to be told.
    pub(super) fn view<'a>(&self, locale: &Locale) -> Element<'a, Message> {
        let bad = matches!(
            self,
            Told::Saved(Err(_)) | Told::Import(Imported { taken: Err(_), .. }) | Told::Trouble(_)
        );
        bar(self.words(locale), None, if bad { warning } else { panel }, locale)
    }

    fn words(&self, locale: &Locale) -> String {
        match self {
            Told::Saved(Ok(paths)) => {
                let path = paths.first().map_or_else(String::new, |path| path.display().to_string());
                match paths.len() {
                    1 => tr!(locale, "exported", path = path),
                    pages => tr!(locale, "series-saved-pages", path = path, more = pages - 1),
                }
            }
            Told::Saved(Err(error)) => match &**error {
                SaveError::File(failed) => locale.not_exported(failed),
                SaveError::Paint(error) => tr!(locale, "series-not-painted", why = error.to_string()),
                SaveError::Setup(error) => locale.table_error(&error.clone().into()),
            },
            Told::Import(Imported { taken: Ok(taken), .. }) => taken_in(taken, locale),
            Told::Import(Imported { path, taken: Err(error) }) => {
                let name = path.file_name().map_or(path.as_path(), Path::new).display().to_string();
                tr!(locale, "import-refused", name = name, why = locale.import_error(error))
            }
            Told::Trouble(trouble) => locale.trouble(trouble),
        }
    }
}

impl Undo {
    /// Draws what was done, and the way back.
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
    let read = button::quiet(tr!(locale, "notice-dismiss"), Some(Message::Read));
    let bar = row![text::body(words).width(Fill)].push(undo).push(Element::from(read));
    container(bar.spacing(12).align_y(Alignment::Center)).padding([7, 16]).width(Fill).style(style).into()
}

/// What became of the series of a file.
fn taken_in(taken: &[TakenIn], locale: &Locale) -> String {
    let count = |which: fn(&TakenIn) -> bool| taken.iter().filter(|taken| which(taken)).count();
    let new = count(|taken| matches!(taken, TakenIn::New(_)));
    let known = count(|taken| matches!(taken, TakenIn::Known(_)));
    let copies = count(|taken| matches!(taken, TakenIn::Copy(_)));
    let sentences = [(new, "import-new"), (known, "import-known"), (copies, "import-copy")];
    let told = sentences.into_iter().filter(|(count, _)| *count > 0);
    let told: Vec<String> = told.map(|(count, message)| tr!(locale, message, count = count)).collect();
    if told.is_empty() { tr!(locale, "import-empty") } else { told.join(" ") }
}
