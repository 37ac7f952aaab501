//! Atomic file writes: after a crash or on a full disk there is the old file or the new one, never half of one.
//!
//! The bytes go into a temporary file in the same folder, which is renamed once they are synced to disk.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

/// Writes a file, replacing an existing one.
///
/// Keeps the permissions of the replaced file; a new file gets the system's defaults.
///
/// # Errors
/// If it can't be written, or its folder doesn't exist. An existing file is unchanged then.
pub(crate) fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let file = temporary(path, |path| File::create_new(path), |file| file.write_all(bytes))?;
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
    temporary(path, create, |file| file.write_all(bytes))?.persist_noclobber(path)?;
    Ok(())
}

/// Creates a file, with the system's default permissions.
///
/// # Errors
/// If the path exists, the file can't be written, or its folder doesn't exist. Nothing is left behind then.
pub(crate) fn create(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    create_first_free([path.to_owned()], write).map(drop)
}

/// Creates a file under the first of these paths that doesn't exist; all are in one folder. Returns the path.
///
/// # Errors
/// If all paths exist, the file can't be written, or its folder doesn't exist. Nothing is left behind then.
pub(crate) fn create_first_free(
    paths: impl IntoIterator<Item = PathBuf>,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<PathBuf> {
    let mut paths = paths.into_iter().peekable();
    let first = paths.peek().ok_or(io::ErrorKind::AlreadyExists)?;
    let file = temporary(first, |path| File::create_new(path), write)?;
    for path in paths {
        // Claims the name first: not every file system can rename without replacing, memory sticks for one.
        match File::create_new(&path) {
            Ok(_) => {
                file.persist(&path).inspect_err(|_| drop(fs::remove_file(&path)))?;
                return Ok(path);
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// A temporary file beside a path, written and synced to disk. It is removed on drop unless it is persisted.
///
/// Avoids tempfile's own constructors and writers, which name the temporary file in every error.
fn temporary(
    path: &Path,
    create: impl FnMut(&Path) -> io::Result<File>,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<NamedTempFile> {
    let folder = path.parent().unwrap_or(path);
    let file = Builder::new().prefix(".skipstone-").make_in(folder, create)?;
    let mut buffer = BufWriter::new(file.as_file());
    write(&mut buffer)?;
    buffer.flush()?;
    drop(buffer);
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

    #[test]
    fn a_new_file_replaces_none_and_a_failed_one_leaves_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let paths = ["a.csv", "b.csv"].map(|name| folder.path().join(name));
        let names = || fs::read_dir(folder.path()).expect("a folder").count();
        let full = create(&paths[0], |file| {
            file.write_all(&[1; 1 << 16])?;
            Err(io::ErrorKind::StorageFull.into())
        });
        assert_eq!(full.expect_err("it is full").kind(), io::ErrorKind::StorageFull);
        assert_eq!(names(), 0);
        let create = || create_first_free(paths.clone(), |file| file.write_all(b"one"));
        assert_eq!(create().expect("it can be written"), paths[0]);
        fs::write(&paths[0], b"another").expect("it can be written");
        assert_eq!(create().expect("it can be written"), paths[1]);
        assert_eq!(create().expect_err("none is free").kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(fs::read(&paths[0]).expect("it is there"), b"another");
        assert_eq!(names(), 2);
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
