//! Atomic file writes: after a crash or on a full disk there is the old file or the new one, never half of one.
//!
//! The bytes go into a temporary file in the same folder, which is renamed once they are synced to disk.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;

use tempfile::{Builder, NamedTempFile};

/// Writes a file, replacing an existing one.
///
/// Keeps the permissions of the replaced file; a new file gets the system's defaults.
///
/// # Errors
/// If it can't be written, or its folder doesn't exist. An existing file is unchanged then.
pub(crate) fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let file = temporary(path, bytes, |path| File::create_new(path))?;
    #[cfg(unix)]
    if let Ok(old) = fs::metadata(path) {
        file.as_file().set_permissions(old.permissions())?;
    }
    file.persist(path)?;
    Ok(())
}

/// Creates a file that only its owner may read (mode 600). Outside of Unix it has the permissions of its folder.
///
/// # Errors
/// If the path exists, the file can't be written, or its folder doesn't exist.
pub(crate) fn create_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let create = |path: &Path| {
        let mut options = fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(path)
    };
    temporary(path, bytes, create)?.persist_noclobber(path)?;
    Ok(())
}

/// A temporary file beside a path, with these bytes synced to disk. It is removed on drop unless it is persisted.
///
/// Avoids tempfile's own constructors and writers, which name the temporary file in every error.
fn temporary(
    path: &Path,
    bytes: &[u8],
    create: impl FnMut(&Path) -> io::Result<File>,
) -> io::Result<NamedTempFile> {
    let folder = path.parent().unwrap_or(path);
    let mut file = Builder::new().prefix(".skipstone-").make_in(folder, create)?;
    file.as_file_mut().write_all(bytes)?;
    file.as_file().sync_all()?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_as_a_whole() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.toml");
        for text in ["one", "another", ""] {
            replace(&path, text.as_bytes()).expect("it can be written");
            assert_eq!(fs::read_to_string(&path).expect("it is there"), text);
        }
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1, "nothing else is left");

        let nowhere = replace(&folder.path().join("nowhere/file"), b"one").expect_err("there is no folder");
        let missing = fs::read(folder.path().join("nowhere")).expect_err("there is no file");
        assert_eq!(nowhere.to_string(), missing.to_string(), "the system's words and no others");
    }

    #[test]
    fn a_file_that_is_there_is_not_replaced_by_a_private_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("player.key");
        create_private(&path, b"one").expect("it can be written");
        let error = create_private(&path, b"another").expect_err("it is there");
        assert_eq!(error.kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(fs::read(&path).expect("it is there"), b"one");
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1, "nothing else is left");
    }

    #[cfg(unix)]
    #[test]
    fn file_permissions_are_as_usual() {
        use std::os::unix::fs::PermissionsExt as _;

        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name);
        let mode = |name| fs::metadata(path(name)).expect("a file").permissions().mode() & 0o777;
        fs::write(path("ordinary"), b"").expect("it can be written");
        replace(&path("new"), b"").expect("it can be written");
        assert_eq!(mode("new"), mode("ordinary"), "as the system gives them");

        for kept in [0o640, 0o600, 0o644] {
            fs::set_permissions(path("new"), fs::Permissions::from_mode(kept)).expect("it is ours");
            replace(&path("new"), b"other").expect("it can be written");
            assert_eq!(mode("new"), kept);
        }
        create_private(&path("key"), b"").expect("it can be written");
        assert_eq!(mode("key"), 0o600);
    }
}
