//! Permissions of the store's files on Unix: only the owner may access them, because they hold invite secrets and the seeds of
//! running games. Outside of Unix they have the permissions of their folder.

use std::fs::{self, File};
use std::io;
use std::path::Path;

/// Creates a file with mode 600 unless it exists.
pub(super) fn create_private(path: &Path) -> io::Result<File> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Takes the permissions of the group and of others away from the database and from the files made of it: backups, quarantined
/// and temporary ones. Earlier versions gave them the permissions that the system gives.
#[cfg(unix)]
pub(super) fn restrict(path: &Path) {
    use std::os::unix::fs::PermissionsExt as _;

    let (Some(folder), Some(stem)) = (path.parent(), path.file_stem()) else { return };
    let prefix = format!("{}.", stem.to_string_lossy());
    // A folder that can't be listed is reported when the database is opened.
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let is_ours = name.starts_with(&prefix) && (name.ends_with(".redb") || name.ends_with(".redb.new"));
        // A link leads to a file whose permissions count.
        let metadata = is_ours.then(|| fs::metadata(entry.path()));
        let Some(Ok(metadata)) = metadata else { continue };
        let mode = metadata.permissions().mode() & 0o777;
        if metadata.is_file()
            && mode & 0o077 != 0
            && let Err(error) = fs::set_permissions(entry.path(), fs::Permissions::from_mode(mode & 0o700))
        {
            tracing::warn!(file = %entry.path().display(), %error, "others may read the store");
        }
    }
}

/// Leaves the permissions to the folder.
#[cfg(not(unix))]
pub(super) fn restrict(_: &Path) {}
