//! Which build of the program this is.

use std::fmt;

use serde::Serialize;

use crate::VERSION;

/// Version, source and target of this program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct BuildInfo {
    /// The version, such as "0.1.0".
    pub version: &'static str,
    /// The commit it was built from; `None` if its source was no repository.
    pub commit: Option<&'static str>,
    /// The platform it was built for, as Rust names it.
    pub target: &'static str,
    /// What was built in where builds differ.
    pub features: &'static [&'static str],
}

/// How the window is drawn, where it is shown, and how sounds are played.
const FEATURES: &[&str] = if cfg!(windows) {
    &["wgpu", "tiny-skia", "wasapi"]
} else if cfg!(target_vendor = "apple") {
    &["wgpu", "tiny-skia", "coreaudio"]
} else {
    &["wgpu", "tiny-skia", "wayland", "x11", "pulseaudio"]
};

impl BuildInfo {
    /// Of this program.
    pub const CURRENT: BuildInfo = BuildInfo {
        version: VERSION,
        commit: option_env!("SKIPSTONE_COMMIT"),
        target: env!("SKIPSTONE_TARGET"),
        features: FEATURES,
    };
}

impl fmt::Display for BuildInfo {
    /// A line for each.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let commit = self.commit.unwrap_or("unknown");
        let BuildInfo { version, target, features, .. } = self;
        write!(f, "version: {version}\ncommit: {commit}\ntarget: {target}\nfeatures: {}", features.join(" "))
    }
}
