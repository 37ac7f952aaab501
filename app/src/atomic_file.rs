//! Files that are written as a whole: whoever stops the program or fills the disk finds the old file or the new one, never half
//! of one.
//!
//! The bytes go into a temporary file in the same folder, which takes its final name once they are on the disk.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;

use tempfile::{Builder, NamedTempFile};

/// Writes a file, in place of one that is there.
///
/// It keeps the permissions of the one that it replaces; a new one gets those that the system gives to new files.
///
/// # Errors
/// If it can't be written, or its folder isn't there. What was there is unchanged then.
pub(crate) fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let file = temporary(path, bytes, |path| File::create_new(path))?;
    #[cfg(unix)]
    if let Ok(old) = fs::metadata(path) {
        file.as_file().set_permissions(old.permissions())?;
    }
    file.persist(path)?;
    Ok(())
}

/// Writes a file that its owner alone may read, where none is there. Outside of Unix, only the folder keeps others away.
///
/// # Errors
/// If something has that name already, the file can't be written, or its folder isn't there.
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

/// A temporary file beside a path, with these bytes on the disk. It is removed unless it gets that path's name.
///
/// tempfile's own way to make one, and to write to it, names the temporary file in every error.
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
    fn permissions_are_those_that_people_expect() {
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
