//! Sheets as PDF files: saved among the player's documents, or opened in the system's viewer, from where they are printed.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use jiff::tz::TimeZone;
use skipstone_core::record::Record;
use skipstone_core::{ErrorChain, Seat, SharedError};

use super::round_sheet::RoundSheet;
use super::score_sheet::Sheet;
use crate::files::export::{self, ExportError};
use crate::files::viewer::open_in_viewer;
use crate::locale::Locale;
use crate::paper::{self, PaintError};
use crate::tr;

/// A sheet to write as PDF. Fonts are looked up and programs started, so it runs in the background.
#[derive(Debug, Clone, PartialEq)]
pub struct PdfJob {
    /// The name of the file, without its extension.
    name: String,
    sheet: PdfSheet,
    target: PdfTarget,
}

/// What is written.
#[derive(Debug, Clone, PartialEq)]
pub enum PdfSheet {
    /// The score sheet of a series.
    Series(Box<Sheet>),
    /// A played round.
    Round(Box<RoundSheet>),
}

/// Where the file goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PdfTarget {
    /// Into the player's documents folder.
    Documents,
    /// Into a temporary folder, and from there into the system's viewer.
    Viewer,
}

/// What became of a job.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PdfOutcome {
    /// The file was saved among the documents.
    Saved(PathBuf),
    /// The file was opened in the viewer.
    Opened(PathBuf),
    /// No viewer could be started, so the file was saved among the documents.
    NotOpened(PathBuf),
}

/// Why there is no file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PdfError {
    /// The file can't be written.
    #[error(transparent)]
    File(#[from] ExportError),
    /// The pages can't be drawn.
    #[error("the document can't be made")]
    Paint(#[source] SharedError),
}

impl From<PaintError> for PdfError {
    fn from(error: PaintError) -> PdfError {
        PdfError::Paint(SharedError::new(error))
    }
}

impl PdfJob {
    /// A job for a file of that name, without its extension. Characters that file systems refuse are replaced.
    pub fn new(name: &str, sheet: PdfSheet, target: PdfTarget) -> PdfJob {
        PdfJob { name: export::file_name(name), sheet, target }
    }

    /// A job for the sheet of a round that ended at that time, with dates where the player lives. `me` is the player's own seat.
    pub fn round(
        record: &Record,
        finished: Option<Timestamp>,
        me: Option<Seat>,
        target: PdfTarget,
        locale: &Locale,
    ) -> PdfJob {
        let zone = TimeZone::system();
        let round = record.header.round;
        let name = match finished {
            Some(time) => {
                let date = zone.to_datetime(time).strftime("%Y-%m-%d %H.%M").to_string();
                tr!(locale, "round-sheet-file-dated", round = round, date = date)
            }
            None => tr!(locale, "round-sheet-file", round = round),
        };
        let sheet = RoundSheet::new(record, finished, me, locale, &zone);
        PdfJob::new(&name, PdfSheet::Round(Box::new(sheet)), target)
    }

    /// Writes the file, and opens it in the viewer if it is to go there.
    ///
    /// # Errors
    /// If the pages can't be drawn, or the documents folder is missing or can't be written.
    pub fn run(self) -> Result<PdfOutcome, PdfError> {
        self.run_in(export::documents, open_in_viewer)
    }

    /// As [`run`](Self::run), with another folder for documents, which a viewer that opens doesn't need, and another viewer.
    ///
    /// # Errors
    /// If the pages can't be drawn, or the folder is missing or can't be written.
    pub fn run_in(
        self,
        documents: impl FnOnce() -> Result<PathBuf, ExportError>,
        open: impl FnOnce(&Path) -> io::Result<()>,
    ) -> Result<PdfOutcome, PdfError> {
        let PdfJob { name, sheet, target } = self;
        let bytes = match &sheet {
            PdfSheet::Series(sheet) => paper::pdf(&**sheet),
            PdfSheet::Round(sheet) => paper::pdf(&**sheet),
        }?;
        let save = || export::to_folder(&documents()?, &name, "pdf", |file| file.write_all(&bytes));
        if target == PdfTarget::Documents {
            return Ok(PdfOutcome::Saved(save()?));
        }
        match view(&name, &bytes, open) {
            Ok(path) => Ok(PdfOutcome::Opened(path)),
            Err(error) => {
                tracing::warn!(%error, "no viewer for a PDF");
                Ok(PdfOutcome::NotOpened(save()?))
            }
        }
    }
}

/// Saves a picture under a name among the player's documents.
///
/// # Errors
/// If it can't be painted, or the documents folder is missing or can't be written.
pub fn save_picture(
    file: &str,
    paint: impl FnOnce() -> Result<Vec<u8>, PaintError>,
) -> Result<PdfOutcome, PdfError> {
    let bytes = paint()?;
    let name = export::file_name(file);
    Ok(PdfOutcome::Saved(export::to_documents(&name, "png", |file| file.write_all(&bytes))?))
}

/// Writes a temporary file and opens it. The file stays until the system cleans up, because the viewer may read it at any time.
fn view(name: &str, bytes: &[u8], open: impl FnOnce(&Path) -> io::Result<()>) -> io::Result<PathBuf> {
    // In a folder of its own, the file can have the name that the viewer shows.
    let folder = tempfile::Builder::new().prefix("skipstone-").tempdir()?;
    let path = folder.path().join(format!("{name}.pdf"));
    fs::write(&path, bytes)?;
    open(&path)?;
    let _ = folder.keep();
    Ok(path)
}

impl Locale {
    /// What became of a PDF, as a sentence in the player's language.
    pub fn pdf_outcome(&self, outcome: &Result<PdfOutcome, PdfError>) -> String {
        match outcome {
            Ok(PdfOutcome::Saved(path)) => tr!(self, "exported", path = path.display().to_string()),
            Ok(PdfOutcome::Opened(_)) => tr!(self, "print-opened"),
            Ok(PdfOutcome::NotOpened(path)) => {
                tr!(self, "print-not-opened", path = path.display().to_string())
            }
            Err(PdfError::File(error)) => self.export_error(error),
            Err(PdfError::Paint(error)) => {
                tr!(self, "print-not-painted", why = ErrorChain(error).to_string())
            }
        }
    }
}
