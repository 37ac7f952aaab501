//! Export jobs: series as JSON, score sheets as text or pictures.

use std::path::{Path, PathBuf};

use skipstone_core::SetupError;

use crate::files::export::{self, ExportError};
use crate::files::series_file::{self, SeriesBundle};
use crate::paper::PaintError;
use crate::paper::score_sheet::Sheet;

/// Something to write to files. Painting pictures takes a moment, so it runs in the background.
#[derive(Debug, Clone, PartialEq)]
pub struct ExportJob {
    /// The name of the file, without its extension.
    pub(super) name: String,
    pub(super) content: Content,
}

#[derive(Debug, Clone, PartialEq)]
pub(super) enum Content {
    /// Series as JSON.
    Series(Vec<SeriesBundle>),
    /// A score sheet as text.
    Text(Box<Sheet>),
    /// A score sheet as pictures, one per page.
    Picture(Box<Sheet>),
}

/// Why an export failed.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// A file can't be written.
    #[error(transparent)]
    File(#[from] ExportError),
    /// A picture can't be painted.
    #[error(transparent)]
    Paint(#[from] PaintError),
    /// The setup of a series is invalid.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl ExportJob {
    /// Writes into the player's documents folder; the paths written.
    ///
    /// # Errors
    /// If the folder is missing or a file can't be written, or the sheet can't be painted.
    pub fn run(self) -> Result<Vec<PathBuf>, SaveError> {
        self.run_in(&export::documents()?)
    }

    /// Writes into a folder; the paths written.
    ///
    /// # Errors
    /// If a file can't be written, or the sheet can't be painted.
    pub fn run_in(self, folder: &Path) -> Result<Vec<PathBuf>, SaveError> {
        let name = export::file_name(&self.name);
        let write = |name: &str, extension, bytes: &[u8]| {
            export::to_folder(folder, name, extension, |file| file.write_all(bytes))
        };
        Ok(match self.content {
            Content::Series(series) => vec![write(&name, "json", series_file::write(&series)?.as_bytes())?],
            Content::Text(sheet) => vec![write(&name, "txt", sheet.to_string().as_bytes())?],
            Content::Picture(sheet) => {
                let pages = sheet.pictures()?;
                let page = |(number, page): (usize, &Vec<u8>)| match pages.len() {
                    1 => write(&name, "png", page),
                    _ => write(&format!("{name} {number}"), "png", page),
                };
                (1..).zip(&pages).map(page).collect::<Result<_, _>>()?
            }
        })
    }
}
