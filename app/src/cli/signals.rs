//! The signals that ask the program to end: Ctrl-C, and what a service, a terminal or the system sends when it closes.

use std::io;
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

#[cfg(unix)]
use tokio::signal::unix::{Signal, SignalKind, signal};
#[cfg(windows)]
use tokio::signal::windows::{
    CtrlC, CtrlClose, CtrlLogoff, CtrlShutdown, ctrl_c, ctrl_close, ctrl_logoff, ctrl_shutdown,
};

/// The exit code of a program that Ctrl-C has ended.
const INTERRUPTED: i32 = 130;

/// Becomes true with the first of them, for work on other threads. The second one ends the program at once.
///
/// # Errors
/// If the system doesn't tell of signals.
pub(super) fn stop_flag() -> io::Result<Arc<AtomicBool>> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut signals = runtime.block_on(async { EndSignals::listen() })?;
    let stop = Arc::new(AtomicBool::new(false));
    let asked = Arc::clone(&stop);
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        runtime.block_on(async {
            signals.next().await;
            asked.store(true, Ordering::Relaxed);
            signals.next().await;
            process::exit(INTERRUPTED);
        });
    })?;
    Ok(stop)
}

/// These signals, from when they are listened to on: one that comes before somebody waits is found.
pub(super) struct EndSignals {
    #[cfg(unix)]
    sources: (Signal, Signal, Signal),
    #[cfg(windows)]
    sources: (CtrlC, CtrlClose, CtrlLogoff, CtrlShutdown),
}

impl EndSignals {
    /// Listens to them. Needs a tokio runtime.
    ///
    /// # Errors
    /// If the system doesn't tell of signals.
    pub(super) fn listen() -> io::Result<EndSignals> {
        #[cfg(unix)]
        let sources = (
            signal(SignalKind::interrupt())?,
            signal(SignalKind::terminate())?,
            signal(SignalKind::hangup())?,
        );
        #[cfg(windows)]
        let sources = (ctrl_c()?, ctrl_close()?, ctrl_logoff()?, ctrl_shutdown()?);
        Ok(EndSignals { sources })
    }

    /// Waits for the next one.
    pub(super) async fn next(&mut self) {
        #[cfg(unix)]
        {
            let (interrupted, terminated, hung_up) = &mut self.sources;
            tokio::select! {
                _ = interrupted.recv() => {}
                _ = terminated.recv() => {}
                _ = hung_up.recv() => {}
            }
        }
        #[cfg(windows)]
        {
            let (pressed, closed, logged_off, shut_down) = &mut self.sources;
            tokio::select! {
                _ = pressed.recv() => {}
                _ = closed.recv() => {}
                _ = logged_off.recv() => {}
                _ = shut_down.recv() => {}
            }
        }
    }
}
