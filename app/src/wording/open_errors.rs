//! Sentences for errors of opening files.

use std::io::ErrorKind;
use std::path::Path;

use skipstone_core::ErrorChain;

use crate::files::open_file::OpenFileError;
use crate::locale::Locale;
use crate::read_file::{IrregularFile, ReadFileError, ReadProblem, TextProblem};
use crate::tr;

impl Locale {
    /// Why a file can't be opened.
    pub fn open_error(&self, error: &OpenFileError) -> String {
        match error {
            OpenFileError::Read(ReadFileError { path, problem }) => {
                let file = name(path);
                match problem {
                    ReadProblem::System { kind: ErrorKind::NotFound, .. } => {
                        tr!(self, "file-missing", file = file)
                    }
                    ReadProblem::System { kind: ErrorKind::PermissionDenied, .. } => {
                        tr!(self, "file-forbidden", file = file)
                    }
                    ReadProblem::Irregular(IrregularFile::Folder) => tr!(self, "file-folder", file = file),
                    problem => tr!(self, "file-broken", file = file, why = self.read_problem(problem)),
                }
            }
            OpenFileError::Record { path, error } => {
                tr!(self, "file-broken", file = name(path), why = self.record_error(error))
            }
            OpenFileError::Challenge { path, error } => {
                tr!(self, "file-broken", file = name(path), why = self.challenge_file_error(error))
            }
        }
    }

    /// Why a file can't be read, as a sentence without its name.
    pub(super) fn read_problem(&self, problem: &ReadProblem) -> String {
        match problem {
            // The system's own message.
            ReadProblem::System { why, .. } => {
                tr!(self, "file-unreadable", why = ErrorChain(why).to_string())
            }
            ReadProblem::Irregular(IrregularFile::Folder) => tr!(self, "file-is-folder"),
            ReadProblem::Irregular(IrregularFile::Device) => tr!(self, "file-is-device"),
            ReadProblem::TooLarge(kind) => tr!(self, "file-too-large", mebibytes = kind.max_bytes() >> 20),
            ReadProblem::Text(TextProblem::Encoding(encoding)) => {
                tr!(self, "file-encoding", encoding = *encoding)
            }
            ReadProblem::Text(TextProblem::Undecodable { line, encoding }) => {
                tr!(self, "file-undecodable", line = *line, encoding = *encoding)
            }
            ReadProblem::Text(TextProblem::LineEnd(line)) => tr!(self, "file-line-end", line = *line),
        }
    }
}

/// The file's name without its folder.
fn name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}
