//! Logging to standard error.

use std::io::{self, Write};

use skipstone_core::text::EscapedLines;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::Layer as _;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::diagnostics::crash::RecentLines;

/// The crates that are logged at the chosen level. Other crates, such as those for windows and networking, log warnings at most, and
/// only errors unless more than the default is asked for: many of their warnings concern nobody who plays.
const OWN_CRATES: [&str; 2] = ["skipstone", "skipstone_net"];

/// The standard error output for lines that may name what others have named.
struct EscapedStderr;

impl Write for EscapedStderr {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let text = EscapedLines(String::from_utf8_lossy(line)).to_string();
        io::stderr().write_all(text.as_bytes())?;
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stderr().flush()
    }
}

/// Installs the logger with that level for our own crates.
pub(super) fn init(level: LevelFilter) {
    let up_to = |level: LevelFilter| {
        let others = match level > LevelFilter::WARN {
            true => LevelFilter::WARN,
            false => level.min(LevelFilter::ERROR),
        };
        Targets::new().with_default(others).with_targets(OWN_CRATES.map(|name| (name, level)))
    };
    let lines = tracing_subscriber::fmt::layer().with_writer(|| EscapedStderr).with_ansi(false);
    // Fails if a logger is already installed, as in a test; that one is kept.
    let lines = lines.with_filter(up_to(level));
    let recent = RecentLines.with_filter(up_to(level.max(LevelFilter::INFO)));
    let _ = tracing_subscriber::registry().with(lines).with(recent).try_init();
}
