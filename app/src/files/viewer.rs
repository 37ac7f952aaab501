//! Files in the programs that the system has for them.

use std::path::Path;
use std::sync::mpsc;
use std::time::Duration;
use std::{io, thread};

/// A launcher that takes longer has found a viewer, and waits until the player closes it.
const LAUNCH_TIMEOUT: Duration = Duration::from_secs(4);

/// Opens a file with the program that the system has for it. Blocks for up to four seconds.
///
/// # Errors
/// If there is no such program, or it can't be started.
pub(crate) fn open_in_viewer(path: &Path) -> io::Result<()> {
    let (sender, opened) = mpsc::channel();
    let path = path.to_owned();
    thread::Builder::new().name("viewer".to_owned()).spawn(move || {
        // Nobody listens after the timeout.
        let _ = sender.send(open::that(path));
    })?;
    opened.recv_timeout(LAUNCH_TIMEOUT).unwrap_or(Ok(()))
}
