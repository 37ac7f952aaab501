//! What systemd is told of a table that it runs; nothing without it.

/// The table is open, and says how to find it.
#[cfg(target_os = "linux")]
pub(super) fn tell_open(words: &str) {
    use sd_notify::NotifyState;

    tell(&[NotifyState::Ready, NotifyState::Status(words)]);
}

/// The table closes.
#[cfg(target_os = "linux")]
pub(super) fn tell_closing() {
    tell(&[sd_notify::NotifyState::Stopping]);
}

#[cfg(target_os = "linux")]
fn tell(state: &[sd_notify::NotifyState<'_>]) {
    if let Err(error) = sd_notify::notify(state) {
        tracing::warn!(%error, "systemd can't be told of the table");
    }
}

/// There is no systemd.
#[cfg(not(target_os = "linux"))]
pub(super) fn tell_open(_words: &str) {}

/// There is no systemd.
#[cfg(not(target_os = "linux"))]
pub(super) fn tell_closing() {}
