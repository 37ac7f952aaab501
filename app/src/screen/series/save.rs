//! What can be saved as a file.

use std::path::{Path, PathBuf};

use skipstone_core::SetupError;

use crate::export::{self, Failed};
use crate::score_sheet::{PaintError, Sheet};
use crate::series_file::{self, WholeSeries};

/// Something to be written into files. It may take a moment.
#[derive(Debug, Clone, PartialEq)]
pub struct Job {
    /// What the file is to be called, without its extension.
    name: String,
    content: Content,
}

#[derive(Debug, Clone, PartialEq)]
enum Content {
    Series(Vec<WholeSeries>),
    Text(Box<Sheet>),
    Picture(Box<Sheet>),
}

/// Why something isn't saved.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// The file can't be written.
    #[error(transparent)]
    File(#[from] Failed),
    /// The picture can't be painted.
    #[error(transparent)]
    Paint(#[from] PaintError),
    /// The table of a series can't be.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl Job {
    /// Series, as other programs can read them.
    pub(super) fn series(name: String, series: Vec<WholeSeries>) -> Job {
        Job { name, content: Content::Series(series) }
    }

    /// A score sheet as text.
    pub(super) fn text(name: String, sheet: Sheet) -> Job {
        Job { name, content: Content::Text(Box::new(sheet)) }
    }

    /// A score sheet as pictures.
    pub(super) fn picture(name: String, sheet: Sheet) -> Job {
        Job { name, content: Content::Picture(Box::new(sheet)) }
    }

    /// Writes into the player's folder for documents, and tells which files.
    ///
    /// # Errors
    /// If they can't be written.
    pub fn run(self) -> Result<Vec<PathBuf>, SaveError> {
        self.write(|name, extension, bytes| {
            export::to_documents(name, extension, |file| file.write_all(bytes))
        })
    }

    /// Writes into a folder.
    ///
    /// # Errors
    /// If they can't be written.
    pub fn run_in(self, folder: &Path) -> Result<Vec<PathBuf>, SaveError> {
        self.write(|name, extension, bytes| {
            export::to_folder(folder, name, extension, |file| file.write_all(bytes))
        })
    }

    fn write(
        self,
        to: impl Fn(&str, &str, &[u8]) -> Result<PathBuf, Failed>,
    ) -> Result<Vec<PathBuf>, SaveError> {
        let name = file_name(&self.name);
        Ok(match self.content {
            Content::Series(series) => vec![to(&name, "json", series_file::write(&series)?.as_bytes())?],
            Content::Text(sheet) => vec![to(&name, "txt", sheet.to_string().as_bytes())?],
            Content::Picture(sheet) => {
                let pages = sheet.pictures()?;
                let page = |(number, page): (usize, &Vec<u8>)| match pages.len() {
                    1 => to(&name, "png", page),
                    _ => to(&format!("{name} {number}"), "png", page),
                };
                (1..).zip(&pages).map(page).collect::<Result<_, _>>()?
            }
        })
    }
}

/// Words as every system takes them for a file's name.
fn file_name(words: &str) -> String {
    /// Systems allow 255 bytes, with extension and number.
    const LONGEST: usize = 50;
    let kept = |letter: char| match letter {
        '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|' => '-',
        letter if letter.is_control() => '-',
        letter => letter,
    };
    let name: String = words.chars().take(LONGEST).map(kept).collect();
    name.trim_matches([' ', '.']).to_owned()
}
