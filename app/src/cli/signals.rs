//! The signals that ask the program to end: Ctrl-C, and what a service, a terminal or the system sends when it closes.

use std::io;

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
