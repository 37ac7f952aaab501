//! Logging to standard error.

use tracing::level_filters::LevelFilter;
use tracing_subscriber::Layer as _;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::diagnostics::crash::RecentLines;

/// The crates that are logged at the chosen level. Other crates, such as those for windows and networking, log warnings at most, and
/// only errors unless more than the default is asked for: many of their warnings concern nobody who plays.
const OWN_CRATES: [&str; 2] = ["skipstone", "skipstone_net"];

/// Installs the logger with that level for our own crates.
pub(super) fn init(level: LevelFilter) {
    let up_to = |level: LevelFilter| {
        let others = match level > LevelFilter::WARN {
            true => LevelFilter::WARN,
            false => level.min(LevelFilter::ERROR),
        };
        Targets::new().with_default(others).with_targets(OWN_CRATES.map(|name| (name, level)))
    };
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(false);
    // Fails if a logger is already installed, as in a test; that one is kept.
    let lines = lines.with_filter(up_to(level));
    let recent = RecentLines.with_filter(up_to(level.max(LevelFilter::INFO)));
    let _ = tracing_subscriber::registry().with(lines).with(recent).try_init();
}
