//! What remains of a crash: a report beside the player's data, which the next start offers to show.
//!
//! A report holds what a developer needs and nothing that belongs to the player: neither cards nor names nor keys. That holds by
//! construction: of the log only fixed texts are kept (`recent_lines`), and of a panic only a fixed message (`report`).
//!
//! `packaging/symbolize.sh` names the functions of a report.

mod recent_lines;
mod report;

#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};
use std::sync::Once;
use std::{fs, panic};

use crate::store::{self, Profile};

pub use recent_lines::RecentLines;

/// Writes a report of this process's first panic to the profile's folder, from now on, but of none that the store takes for a damaged
/// file. What else happens at a panic stays.
pub fn write_reports(profile: &Profile) {
    let path = profile.crash_report_path();
    let usual_hook = panic::take_hook();
    let first = Once::new();
    panic::set_hook(Box::new(move |info| {
        if store::is_guarded() {
            return;
        }
        // Later ones mostly follow from the first.
        first.call_once(|| write(&path, &report::text(info)));
        usual_hook(info);
    }));
}

/// Nothing can be done about a report that can't be written: the panic itself is on the standard error output.
fn write(path: &Path, report: &str) {
    if let Some(folder) = path.parent() {
        let _ = fs::create_dir_all(folder);
    }
    let _ = fs::write(path, report);
}

/// The report of an earlier crash, once: it is moved aside. `None` if there is none.
pub fn take_report(profile: &Profile) -> Option<PathBuf> {
    let path = profile.crash_report_path();
    let shown = path.with_file_name("crash-report-shown.txt");
    fs::rename(path, &shown).ok().map(|()| shown)
}
