//! Where commands print.

use std::fmt;
use std::io::{self, BufWriter, StdoutLock, Write as _};

use serde::Serialize;

/// The standard output, buffered. What is printed is seen at the latest when it is [flushed](Output::flush).
///
/// `write!` and `writeln!` work on it, with an error of its own: no other `io::Error` is taken for it.
pub(super) struct Output(BufWriter<StdoutLock<'static>>);

/// The output can't be written.
#[derive(Debug, thiserror::Error)]
#[error("the output can't be written: {0}")]
pub(super) struct OutputError(#[from] io::Error);

impl Output {
    /// The standard output, for one command.
    pub(super) fn stdout() -> Output {
        Output(BufWriter::new(io::stdout().lock()))
    }

    /// What `write!` and `writeln!` call.
    pub(super) fn write_fmt(&mut self, text: fmt::Arguments<'_>) -> Result<(), OutputError> {
        Ok(self.0.write_fmt(text)?)
    }

    /// Prints a value as JSON, on a line of its own.
    pub(super) fn json(&mut self, value: &impl Serialize) -> Result<(), OutputError> {
        serde_json::to_writer(&mut self.0, value).map_err(io::Error::from)?;
        Ok(writeln!(self.0)?)
    }

    /// Lets what was written so far be seen.
    pub(super) fn flush(&mut self) -> Result<(), OutputError> {
        Ok(self.0.flush()?)
    }
}

impl OutputError {
    /// Whether the output was closed. Whoever closes it, like `head`, has seen enough.
    pub(super) fn is_closed(&self) -> bool {
        self.0.kind() == io::ErrorKind::BrokenPipe
    }
}
