//! Atomic file writes: after a crash or on a full disk there is the old file or the new one, never half of one.

use std::fs::File;
use std::io::{self, Write as _};
use std::path::Path;

use skipstone_core::PathError;
use tempfile::Builder;

/// Writes a file, replacing an existing one.
pub(super) fn replace(path: &Path, bytes: &[u8]) -> Result<(), PathError> {
    write(path, bytes).map_err(PathError::write(path))
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = path.parent().unwrap_or(path);
    // A file of our own making has the usual permissions; tempfile's could be read by nobody else.
    let file = Builder::new().prefix(".skipstone-").make_in(folder, |path| File::create_new(path))?;
    file.as_file().write_all(bytes)?;
    file.as_file().sync_all()?;
    file.persist(path)?;
    Ok(())
}
