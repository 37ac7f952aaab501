//! The signals that ask the program to end: Ctrl-C, and what a service, a terminal or the system sends when it closes.

use std::io;
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// The exit code of a program that Ctrl-C has ended.
const INTERRUPTED: i32 = 130;

/// Becomes true with the first of them, for work on other threads. The second one ends the program at once.
///
/// # Errors
/// If the system doesn't tell of signals.
pub(super) fn stop_flag() -> io::Result<Arc<AtomicBool>> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let stop = Arc::new(AtomicBool::new(false));
    let asked = Arc::clone(&stop);
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        runtime.block_on(async {
            if asked_to_end().await.is_ok() {
                asked.store(true, Ordering::Relaxed);
                if asked_to_end().await.is_ok() {
                    process::exit(INTERRUPTED);
                }
            }
        });
    })?;
    Ok(stop)
}

/// Waits for the next of them. What has come while nobody waited isn't found.
///
/// # Errors
/// If the system doesn't tell of signals.
pub(super) async fn asked_to_end() -> io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};

        let (mut ended, mut hung_up) = (signal(SignalKind::terminate())?, signal(SignalKind::hangup())?);
        tokio::select! {
            pressed = tokio::signal::ctrl_c() => pressed,
            _ = ended.recv() => Ok(()),
            _ = hung_up.recv() => Ok(()),
        }
    }
    #[cfg(windows)]
    {
        use tokio::signal::windows::{ctrl_close, ctrl_logoff, ctrl_shutdown};

        let (mut closed, mut logged_off, mut shut_down) = (ctrl_close()?, ctrl_logoff()?, ctrl_shutdown()?);
        tokio::select! {
            pressed = tokio::signal::ctrl_c() => pressed,
            _ = closed.recv() => Ok(()),
            _ = logged_off.recv() => Ok(()),
            _ = shut_down.recv() => Ok(()),
        }
    }
}
