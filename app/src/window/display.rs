//! The displays that the environment names.

use std::env;
use std::ffi::OsString;

/// The variables of the environment that name a Wayland display. They come before X11's.
pub(super) const WAYLAND: [&str; 2] = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET"];
/// The variable that names an X11 display.
const X11: &str = "DISPLAY";
/// Whether the system names its display in the environment.
const NAMES_DISPLAY: bool = cfg!(all(unix, not(target_os = "macos")));

/// The displays that the environment names, by their variables. Empty on systems that don't name theirs.
fn named() -> impl Iterator<Item = (&'static str, OsString)> {
    let variables = if NAMES_DISPLAY { &[WAYLAND[0], WAYLAND[1], X11][..] } else { &[] };
    variables
        .iter()
        .filter_map(|variable| Some((*variable, env::var_os(variable).filter(|value| !value.is_empty())?)))
}

/// Whether there may be a display. Always true on systems that don't name theirs.
pub(super) fn may_exist() -> bool {
    !NAMES_DISPLAY || named().next().is_some()
}

/// Whether the environment names a Wayland display.
pub(super) fn names_wayland() -> bool {
    named().any(|(variable, _)| WAYLAND.contains(&variable))
}

/// Whether the environment names an X11 display.
pub(super) fn names_x11() -> bool {
    named().any(|(variable, _)| variable == X11)
}

/// The named displays with their variables, such as `DISPLAY=:0`; `None` if there are none.
pub(super) fn names() -> Option<String> {
    let names: Vec<String> =
        named().map(|(variable, name)| format!("{variable}={}", name.display())).collect();
    (!names.is_empty()).then(|| names.join(" "))
}

/// What is told about the display, in English.
pub fn display() -> String {
    let unnamed = if NAMES_DISPLAY { "none" } else { "the system's" };
    names().unwrap_or_else(|| unnamed.to_owned())
}
