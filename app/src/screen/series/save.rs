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
    name: String,
    content: Content,
}

#[derive(Debug, Clone, PartialEq)]
enum Content {
    Series(Vec<SeriesBundle>),
    Text(Box<Sheet>),
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
    /// Exports series as JSON.
    pub(super) fn series(name: String, series: Vec<SeriesBundle>) -> ExportJob {
        ExportJob { name, content: Content::Series(series) }
    }

    /// Exports a score sheet as text.
    pub(super) fn text(name: String, sheet: Sheet) -> ExportJob {
        ExportJob { name, content: Content::Text(Box::new(sheet)) }
    }

    /// Exports a score sheet as pictures, one per page.
    pub(super) fn picture(name: String, sheet: Sheet) -> ExportJob {
        ExportJob { name, content: Content::Picture(Box::new(sheet)) }
    }

    /// Writes into the player's documents folder; the paths written.
    ///
    /// # Errors
    /// If the folder is missing or a file can't be written, or the sheet can't be painted.
    pub fn run(self) -> Result<Vec<PathBuf>, SaveError> {
        self.write(|name, extension, bytes| {
            export::to_documents(name, extension, |file| file.write_all(bytes))
        })
    }

    /// Writes into a folder; the paths written.
    ///
    /// # Errors
    /// If a file can't be written, or the sheet can't be painted.
    pub fn run_in(self, folder: &Path) -> Result<Vec<PathBuf>, SaveError> {
        self.write(|name, extension, bytes| {
            export::to_folder(folder, name, extension, |file| file.write_all(bytes))
        })
    }

    fn write(
        self,
        to: impl Fn(&str, &str, &[u8]) -> Result<PathBuf, ExportError>,
    ) -> Result<Vec<PathBuf>, SaveError> {
        let name = export::file_name(&self.name);
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
