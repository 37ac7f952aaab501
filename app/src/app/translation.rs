//! A translation that somebody works at: shown whatever the settings say, and read again when its files change.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{fmt, io};

use iced::{Subscription, time};
use skipstone_core::PathError;
use skipstone_core::text::EscapedLines;

use super::{App, Message};
use crate::locale::{Locale, LocaleFolder, TranslationFault};
use crate::read_file::{FileKind, ReadFileError, read_text};

/// How often the files are read again, to see whether they have changed.
const LOOKED_AT_EVERY: Duration = Duration::from_secs(1);

/// A folder of texts as it was read last.
#[derive(Debug, Clone)]
pub struct Translation {
    path: PathBuf,
    folder: LocaleFolder,
}

/// Why a folder's texts can't be shown.
#[derive(Debug, thiserror::Error)]
pub enum TranslationError {
    /// The folder can't be used.
    #[error(transparent)]
    Path(#[from] PathError),
    /// One of its files can't be read.
    #[error(transparent)]
    Read(#[from] ReadFileError),
    /// There are no texts.
    #[error("there is no file *.ftl in {0}: a language's folder is like those in assets/locales")]
    Empty(PathBuf),
}

impl Translation {
    /// Reads a folder like those in `assets/locales`.
    ///
    /// # Errors
    ///
    /// If it can't be read, or has no texts.
    pub fn read(path: &Path) -> Result<Translation, TranslationError> {
        // Whoever gives "." means the folder that it stands for.
        let folder = path.canonicalize().map_err(PathError::read(path))?;
        let listed = |error| PathError::read(path)(error).into();
        let folder = LocaleFolder::read(&folder, listed, |file| {
            Ok::<_, TranslationError>(read_text(file, FileKind::Texts)?)
        })?;
        match folder.files.is_empty() {
            true => Err(TranslationError::Empty(path.to_owned())),
            false => Ok(Translation { path: path.to_owned(), folder }),
        }
    }

    /// Its texts.
    pub fn locale(&self) -> Locale {
        Locale::of_folder(&self.folder)
    }

    /// Prints what is wrong with it on the standard error output.
    pub fn tell(&self) {
        let _ = writeln!(io::stderr(), "{}", EscapedLines(&self.report()));
    }

    fn report(&self) -> TranslationReport<'_> {
        TranslationReport { path: &self.path, faults: self.folder.faults() }
    }

    /// Reads it again. `None` if nothing has changed, or if it can't be read: it is being written just now.
    fn changed(&self) -> Option<Translation> {
        let changed = Translation::read(&self.path).ok()?;
        (changed.folder != self.folder).then_some(changed)
    }
}

/// What is wrong with a translation: a line for each fault, with file and line, and how many there are.
#[derive(Debug)]
struct TranslationReport<'a> {
    path: &'a Path,
    faults: Vec<TranslationFault>,
}

impl fmt::Display for TranslationReport<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for fault in &self.faults {
            writeln!(f, "{}", self.path.join(fault.to_string()).display())?;
        }
        match self.faults.len() {
            0 => write!(f, "{}: complete, with nothing superfluous", self.path.display()),
            1 => write!(f, "{}: 1 fault", self.path.display()),
            faults => write!(f, "{}: {faults} faults", self.path.display()),
        }
    }
}

impl App {
    /// The window with the texts of a translation.
    pub fn with_translation(self, translation: Translation) -> App {
        let mut app = self;
        app.env.translate(translation);
        app
    }

    /// Shows what has changed in a translation, and tells its translator what is wrong.
    pub(super) fn look_at_translation(&mut self) {
        if let Some(changed) = self.env.translation().and_then(Translation::changed) {
            changed.tell();
            self.env.translate(changed);
        }
    }

    /// When to look whether a translation has changed.
    pub(super) fn translation_looks(&self) -> Subscription<Message> {
        match self.env.translation() {
            None => Subscription::none(),
            Some(_) => time::every(LOOKED_AT_EVERY).map(|_| Message::LookAtTranslation),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::settings::Settings;
    use crate::store::Store;
    use crate::tr;

    #[test]
    fn a_changed_text_is_shown_and_told() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("eo");
        let write = |text: &str| fs::write(path.join("home.ftl"), text).expect("a file");
        assert!(matches!(Translation::read(&path), Err(TranslationError::Path(_))));
        fs::create_dir(&path).expect("a folder");
        assert!(matches!(Translation::read(&path), Err(TranslationError::Empty(_))));

        write("home-quit = Fini\n");
        let translation = Translation::read(&path).expect("texts");
        let app = App::new(Settings::default(), Store::in_memory(), iced::Size::new(1280.0, 800.0));
        let mut app = app.with_translation(translation.clone());
        assert_eq!(tr!(app.env.locale, "home-quit"), "Fini");
        assert_eq!(tr!(app.env.locale, "settings-title"), "Settings", "what is missing is English");
        assert!(translation.changed().is_none());

        write("home-quit = Forlasi\nhome-quitted = Finita\n");
        app.look_at_translation();
        assert_eq!(tr!(app.env.locale, "home-quit"), "Forlasi");
        let told = app.env.translation().expect("it is there").report().to_string();
        let unknown = path.join("home.ftl:2: English has no home-quitted");
        assert!(told.lines().any(|line| line == unknown.display().to_string()), "{told}");
        // A setting that changes the language doesn't take it away.
        app.apply(Settings { cards: crate::theme::card_faces::CardFaces::French, ..Settings::default() });
        assert_eq!(tr!(app.env.locale, "home-quit"), "Forlasi");
    }
}
