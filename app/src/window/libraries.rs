//! The libraries that the toolkit loads when it opens the window. On other systems than Linux they are part of the system.

use std::env::consts;
use std::process::{Command, Stdio};

use super::display;

/// A library that the window needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Library {
    /// The file that is loaded.
    pub name: &'static str,
    /// The package of Debian and Ubuntu that it is in.
    pub package: &'static str,
    needed: Need,
}

/// The displays on which a library is needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Need {
    Always,
    Wayland,
    X11,
}

const LIBRARIES: [Library; 7] = [
    Library { name: "libX11.so.6", package: "libx11-6", needed: Need::X11 },
    Library { name: "libX11-xcb.so.1", package: "libx11-xcb1", needed: Need::X11 },
    Library { name: "libXcursor.so.1", package: "libxcursor1", needed: Need::X11 },
    Library { name: "libXi.so.6", package: "libxi6", needed: Need::X11 },
    Library { name: "libxkbcommon.so.0", package: "libxkbcommon0", needed: Need::Always },
    Library { name: "libxkbcommon-x11.so.0", package: "libxkbcommon-x11-0", needed: Need::X11 },
    Library { name: "libwayland-client.so.0", package: "libwayland-client0", needed: Need::Wayland },
];

/// Ordinary users of some systems don't have its folder on their `PATH`.
const LDCONFIG: [&str; 3] = ["ldconfig", "/sbin/ldconfig", "/usr/sbin/ldconfig"];

/// The libraries for the named displays that aren't installed; empty where that can't be found out.
pub fn missing_libraries() -> Vec<Library> {
    let cache = cfg!(target_os = "linux").then(cache).flatten();
    cache.map_or_else(Vec::new, |cache| missing_from(&cache, display::names_wayland(), display::names_x11()))
}

/// The libraries that the dynamic linker knows: a line for each, with its kind and its path.
fn cache() -> Option<String> {
    let print = |program| Command::new(program).arg("-p").stderr(Stdio::null()).output().ok();
    let printed = LDCONFIG.into_iter().filter_map(print).find(|printed| printed.status.success())?;
    String::from_utf8(printed.stdout).ok()
}

/// The libraries that a printed cache lacks, for one or both kinds of display; none if it isn't one.
fn missing_from(cache: &str, wayland: bool, x11: bool) -> Vec<Library> {
    // Libraries for other processors may lie beside those for this one.
    let kind = match consts::ARCH {
        "x86_64" => "x86-64",
        "aarch64" => "AArch64",
        _ => "",
    };
    let known: Vec<&str> = cache
        .lines()
        .filter_map(|line| line.trim().split_once(" ("))
        .filter(|(_, rest)| rest.contains("=>") && rest.contains(kind))
        .map(|(name, _)| name)
        .collect();
    let is_needed = |library: &Library| match library.needed {
        Need::Always => true,
        Need::Wayland => wayland,
        Need::X11 => x11,
    };
    let is_missing = |library: &Library| is_needed(library) && !known.contains(&library.name);
    if known.is_empty() { Vec::new() } else { LIBRARIES.into_iter().filter(is_missing).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn libraries_are_missing_that_the_linker_does_not_know_for_this_processor() {
        let kind = match consts::ARCH {
            "x86_64" => "libc6,x86-64",
            "aarch64" => "libc6,AArch64",
            _ => "libc6",
        };
        let lines = [
            format!("libxkbcommon.so.0 ({kind}) => /lib/libxkbcommon.so.0"),
            // Another library with a longer name, and one for a processor that isn't anybody's.
            format!("libXi.so.6.1 ({kind}) => /lib/libXi.so.6.1"),
            format!("libX11.so.6 ({kind}) => /lib/libX11.so.6"),
            format!("libX11-xcb.so.1 ({kind}, OS ABI: Linux 3.2.0) => /lib/libX11-xcb.so.1"),
            "libXcursor.so.1 (ELF, other) => /lib32/libXcursor.so.1".to_owned(),
        ];
        let cache =
            format!("{} libs found in cache `/etc/ld.so.cache'\n\t{}\n", lines.len(), lines.join("\n\t"));
        let names = |wayland, x11| -> Vec<&str> {
            missing_from(&cache, wayland, x11).iter().map(|library| library.name).collect()
        };
        // Which kinds are told apart is known for two processors.
        if consts::ARCH == "x86_64" || consts::ARCH == "aarch64" {
            assert_eq!(names(false, true), ["libXcursor.so.1", "libXi.so.6", "libxkbcommon-x11.so.0"]);
        }
        assert_eq!(names(true, false), ["libwayland-client.so.0"]);
        assert_eq!(names(false, false), [""; 0]);
        assert_eq!(missing_from("ldconfig: unknown option -p\n", true, true), []);
    }
}
