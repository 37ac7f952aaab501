//! The texts of a language as files: `assets/locales/<code>/*.ftl`. The build uses this file too, to pack them into the program.

use std::path::{Path, PathBuf};
use std::{fs, io};

/// Stands before the texts of a file where those of all files are one text: a comment.
const FILE: &str = "### File: ";

/// The message that says a language's name in the language itself.
const NAME: &str = "language-name";

/// A folder of Fluent files, which has the language's code as its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LocaleFolder {
    /// The language's code, such as `pt-BR`.
    pub code: String,
    /// The files, sorted by name, each with its text.
    pub files: Vec<(String, String)>,
}

impl LocaleFolder {
    /// Reads the Fluent files of a folder, each with a function. What lies beside them doesn't matter.
    ///
    /// # Errors
    /// If the folder can't be listed, as `listed` makes of it, or if a file can't be read.
    pub fn read<E>(
        folder: &Path,
        listed: impl Fn(io::Error) -> E,
        read: impl Fn(&Path) -> Result<String, E>,
    ) -> Result<LocaleFolder, E> {
        let entries = fs::read_dir(folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
        let mut paths: Vec<PathBuf> = entries.map_err(listed)?.iter().map(fs::DirEntry::path).collect();
        paths.retain(|path| path.extension().is_some_and(|extension| extension == "ftl"));
        paths.sort_unstable();
        let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let files = paths.iter().map(|path| Ok((name(path), read(path)?))).collect::<Result<_, E>>()?;
        Ok(LocaleFolder { code: name(folder), files })
    }

    /// The language's name in the language itself; its code until that is translated.
    pub fn name(&self) -> &str {
        let mut lines = self.files.iter().flat_map(|(_, text)| text.lines());
        let name = lines.find_map(|line| line.strip_prefix(NAME)?.trim_start().strip_prefix('='));
        name.map_or(&self.code, str::trim)
    }

    /// How many messages there are.
    pub fn message_count(&self) -> usize {
        let lines = self.files.iter().flat_map(|(_, text)| text.lines());
        lines.filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase())).count()
    }

    /// The texts of all files, each under its name.
    pub fn text(&self) -> String {
        self.files.iter().map(|(name, text)| format!("{FILE}{name}\n\n{text}\n")).collect()
    }

    /// The files that [`text`](Self::text) has put together.
    pub fn of_text(code: &str, text: &str) -> LocaleFolder {
        let files = text.split(FILE).filter_map(|file| file.split_once("\n\n"));
        let files = files.map(|(name, text)| (name.to_owned(), text.to_owned()));
        LocaleFolder { code: code.to_owned(), files: files.collect() }
    }
}
