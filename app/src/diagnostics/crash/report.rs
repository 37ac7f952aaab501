//! The text of a crash report.

use std::fmt::Write as _;
use std::panic::PanicHookInfo;
use std::thread;

use backtrace::{Backtrace, BacktraceFrame};
use jiff::Timestamp;

use super::RecentLines;
use crate::diagnostics::build_info::BuildInfo;

/// The most frames of the backtrace that are told.
const MAX_FRAMES: usize = 120;

/// The report of a panic, in the hook that sees it.
pub(super) fn text(info: &PanicHookInfo<'_>) -> String {
    let message = match info.payload().downcast_ref::<&'static str>() {
        Some(fixed) => fixed,
        // It may hold a card or a name.
        None => "(its message holds values, which are left out)",
    };
    let location = info.location().map_or_else(|| "unknown".to_owned(), ToString::to_string);
    let thread = thread::current();
    let mut text = format!(
        "Skipstone crash report\n\
         There are no cards, names or keys in it, so you can send it to the developers.\n\n\
         {}\ntime: {}\nthread: {}\nmessage: {message}\nplace: {location}\n\nlast lines of the log:\n",
        BuildInfo::CURRENT,
        Timestamp::now(),
        thread.name().unwrap_or("unnamed"),
    );
    let lines = RecentLines::get();
    if lines.is_empty() {
        text.push_str("(none)\n");
    }
    for line in lines {
        let _ = writeln!(text, "{line}");
    }
    let _ = writeln!(
        text,
        "\nbacktrace, as distances from the function skipstone::diagnostics::crash::write_reports:"
    );
    for (nth, frame) in Backtrace::new().frames().iter().take(MAX_FRAMES).enumerate() {
        let _ = writeln!(text, "{nth:>3} {}", frame_text(frame));
    }
    text
}

/// A frame's place in the program, from which it is found in the symbols that are kept of each release, and its function where
/// the program has its own symbols.
fn frame_text(frame: &BacktraceFrame) -> String {
    let origin = super::write_reports as *const () as usize;
    let distance = (frame.ip() as usize).wrapping_sub(origin) as isize;
    let plus_or_minus = if distance < 0 { '-' } else { '+' };
    let functions: Vec<String> =
        frame.symbols().iter().filter_map(|symbol| symbol.name()).map(|name| format!("{name:#}")).collect();
    format!("{plus_or_minus}{:#x} {}", distance.unsigned_abs(), functions.join(" in "))
}
