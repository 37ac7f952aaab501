//! The standard output of commands.

use std::fmt;
use std::io::{self, BufWriter, StdoutLock, Write as _};

use serde::Serialize;
use skipstone_core::text::EscapedLines;

/// The standard output, buffered until it is [flushed](Output::flush).
///
/// `write!` and `writeln!` work on it, and fail with an error type of its own, distinct from other `io::Error`s.
///
/// Whatever is printed may hold text of others, so control and direction characters are [escaped](EscapedLines). Line feeds are not:
/// what others may have put them into is [`Escaped`](skipstone_core::text::Escaped) where it becomes part of a line.
pub(super) struct Output(BufWriter<StdoutLock<'static>>);

/// The output can't be written.
#[derive(Debug, thiserror::Error)]
#[error("the output can't be written")]
pub(super) struct OutputError(#[from] io::Error);

impl Output {
    /// Locks the standard output for one command.
    pub(super) fn stdout() -> Output {
        Output(BufWriter::new(io::stdout().lock()))
    }

    /// Called by `write!` and `writeln!`.
    pub(super) fn write_fmt(&mut self, text: fmt::Arguments<'_>) -> Result<(), OutputError> {
        Ok(write!(self.0, "{}", EscapedLines(text))?)
    }

    /// Prints a value as one line of JSON.
    pub(super) fn json(&mut self, value: &impl Serialize) -> Result<(), OutputError> {
        let text = serde_json::to_string(value).map_err(io::Error::from)?;
        self.write_fmt(format_args!("{text}\n"))
    }

    /// Writes the buffer out.
    pub(super) fn flush(&mut self) -> Result<(), OutputError> {
        Ok(self.0.flush()?)
    }
}

impl OutputError {
    /// Whether the reader closed the pipe, as `head` does; commands then end without an error.
    pub(super) fn is_closed(&self) -> bool {
        self.0.kind() == io::ErrorKind::BrokenPipe
    }
}
