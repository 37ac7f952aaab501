//! `window.json`: where the window was, for the next start. It holds nothing that a person has made, so a file that can't be
//! read counts as missing.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::handle::Store;
use super::writer::OnFailure;
use crate::read_file::{FileKind, read_bytes};

/// The size, position and state of the window.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct WindowPlacement {
    /// The width of its content while it isn't maximised, in logical pixels.
    pub width: f32,
    /// The height of its content while it isn't maximised, in logical pixels.
    pub height: f32,
    /// The scale of everything in it.
    pub scale: f32,
    /// The upper left corner of its frame while it isn't maximised, in logical pixels; `None` where the system doesn't tell it.
    pub position: Option<(f32, f32)>,
    /// Whether it fills the screen with its frame.
    pub maximized: bool,
}

impl WindowPlacement {
    /// That of a profile's first window.
    pub const FIRST: WindowPlacement =
        WindowPlacement { width: 1280.0, height: 800.0, scale: 1.0, position: None, maximized: false };

    /// Reads the placement of the last window; `None` before the first one.
    pub fn read(path: &Path) -> Option<WindowPlacement> {
        serde_json::from_slice(&read_bytes(path, FileKind::WindowPlacement).ok()?).ok()
    }

    /// Has the store replace the file.
    pub fn write(&self, path: PathBuf, store: &Store) {
        match serde_json::to_vec(self) {
            Ok(bytes) => store.writer.write_file(path, bytes, OnFailure::Forget),
            Err(error) => tracing::warn!(%error, "the window's place isn't remembered"),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_placement_is_read_as_it_was_written_and_anything_else_is_none() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("deep/window.json");
        assert_eq!(WindowPlacement::read(&path), None);
        for position in [None, Some((-7.0, 30.5))] {
            let placement =
                WindowPlacement { width: 1000.0, height: 700.0, scale: 1.15, position, maximized: true };
            placement.write(path.clone(), &Store::in_memory());
            assert_eq!(WindowPlacement::read(&path), Some(placement));
        }
        for text in ["", "{}", "{\"width\":\"wide\"}", "\u{0}\u{1}"] {
            fs::write(&path, text).expect("it can be written");
            assert_eq!(WindowPlacement::read(&path), None, "{text:?}");
        }
    }
}
