//! The standard output of commands.

use std::fmt;
use std::io::{self, BufWriter, StdoutLock, Write as _};

use serde::Serialize;

/// The standard output, buffered until it is [flushed](Output::flush).
///
/// `write!` and `writeln!` work on it, and fail with an error type of its own, distinct from other `io::Error`s. Text is printed
/// [without control characters](printable).
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
        Ok(self.0.write_all(printable(&text.to_string()).as_bytes())?)
    }

    /// Prints a value as one line of JSON.
    pub(super) fn json(&mut self, value: &impl Serialize) -> Result<(), OutputError> {
        serde_json::to_writer(&mut self.0, value).map_err(io::Error::from)?;
        Ok(writeln!(self.0)?)
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

/// A text for the terminal: names in files of others may hold control characters, which could write anywhere on the screen. Those
/// but line feeds become replacement characters.
pub(super) fn printable(text: &str) -> String {
    let letter = |letter: char| match letter {
        '\n' => '\n',
        control if control.is_control() => char::REPLACEMENT_CHARACTER,
        letter => letter,
    };
    text.chars().map(letter).collect()
}
