//! The last lines of the log, without what is filled in: that may be a name or a card.

use std::collections::VecDeque;
use std::fmt::{self, Write as _};
use std::sync::{Mutex, PoisonError};

use tracing::field::{Field, Visit};
use tracing::{Event, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::Context;

/// The number of lines kept.
const MAX_LINES: usize = 40;

static LINES: Mutex<VecDeque<String>> = Mutex::new(VecDeque::new());

/// Keeps the last lines of the log for a crash report.
///
/// Only the message of an event is kept, not its fields. Messages are fixed texts, which a test holds them to.
#[derive(Debug, Clone, Copy)]
pub struct RecentLines;

impl RecentLines {
    /// The lines, the latest last.
    pub(super) fn get() -> Vec<String> {
        LINES.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
    }
}

impl<S: Subscriber> Layer<S> for RecentLines {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let metadata = event.metadata();
        let mut line = format!("{} {}: ", metadata.level(), metadata.target());
        event.record(&mut MessageOnly(&mut line));
        let mut lines = LINES.lock().unwrap_or_else(PoisonError::into_inner);
        if lines.len() == MAX_LINES {
            lines.pop_front();
        }
        lines.push_back(line);
    }
}

/// Appends the message of an event.
struct MessageOnly<'l>(&'l mut String);

impl Visit for MessageOnly<'_> {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        if field.name() == "message" {
            let _ = write!(self.0, "{value:?}");
        }
    }
}
