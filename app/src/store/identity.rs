//! The player's key: made when it is first needed, in a file that only its owner may read.

use std::fs;
use std::io;
use std::path::Path;

use skipstone_core::SharedError;
use skipstone_net::{Identity, IdentityError};

use super::atomic_file::create_private;
use super::error::{QuarantineReason, StoreError};
use super::profile::Profile;
use super::quarantine::{quarantine, unreadable};
use crate::read_file::{FileKind, read_bytes};

/// The player's key, and a problem with its file.
#[derive(Debug)]
pub struct LoadedIdentity {
    /// The key. If `error` is set, it may be another one at the next start.
    pub identity: Identity,
    /// Why the key isn't saved, or why a new one replaces the file's.
    pub error: Option<StoreError>,
}

impl Profile {
    /// Loads the player's key or makes one. A damaged file is quarantined, one that can't be read is left alone: others know the
    /// player by its key.
    ///
    /// # Errors
    /// If there is no key and none can be generated.
    pub fn identity(&self) -> Result<LoadedIdentity, IdentityError> {
        let path = self.identity_path();
        let error = match read_bytes(&path, FileKind::Key) {
            Ok(bytes) => match Identity::from_pkcs8(&bytes) {
                Ok(identity) => return Ok(LoadedIdentity { identity, error: None }),
                Err(why) => quarantine(&path, QuarantineReason::Damaged(SharedError::new(why))),
            },
            Err(error) if error.problem.is_missing() => return make(&path, None),
            Err(error) => unreadable(&path, error.problem),
        };
        make(&path, Some(error))
    }
}

/// Generates a key and saves it, unless a file is already there.
fn make(path: &Path, error: Option<StoreError>) -> Result<LoadedIdentity, IdentityError> {
    let identity = Identity::generate()?;
    let error = match (keep(path, identity.to_pkcs8()), error) {
        (Ok(()), error) | (Err(_), error @ Some(_)) => error,
        (Err(error), None) => Some(StoreError::unusable(path, error)),
    };
    Ok(LoadedIdentity { identity, error })
}

fn keep(path: &Path, key: &[u8]) -> io::Result<()> {
    fs::create_dir_all(path.parent().unwrap_or(path))?;
    create_private(path, key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_is_loaded_again_and_never_overwritten() {
        let folder = tempfile::tempdir().expect("a folder");
        let profile = Profile::in_folder(&folder.path().join("deep"));
        let first = profile.identity().expect("a key");
        assert_eq!(first.error, None);
        let again = profile.identity().expect("a key");
        assert_eq!((again.identity.fingerprint(), again.error), (first.identity.fingerprint(), None));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = fs::metadata(profile.identity_path()).expect("a file").permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "its owner may read it, nobody else");
        }

        fs::write(profile.identity_path(), b"no key").expect("it can be written");
        let new = profile.identity().expect("a key");
        assert_ne!(new.identity.fingerprint(), first.identity.fingerprint());
        let Some(StoreError::Quarantined { now, .. }) = new.error else { panic!("{:?}", new.error) };
        assert_eq!(fs::read(now).expect("it is there"), b"no key");
        let again = profile.identity().expect("a key");
        assert_eq!(again.identity.fingerprint(), new.identity.fingerprint());
    }

    #[test]
    fn an_unreadable_key_file_is_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let profile = Profile::in_folder(folder.path());
        fs::create_dir(profile.identity_path()).expect("it can be made");
        let known = profile.identity().expect("a key");
        assert!(matches!(known.error, Some(StoreError::Unusable { .. })), "{:?}", known.error);
        assert!(profile.identity_path().is_dir());
    }
}
