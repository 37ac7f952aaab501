//! The key a player is known by: made when it is first needed, in a file of its own that nobody else may read.

use std::fs;
use std::io;
use std::path::Path;

use skipstone_net::{Identity, IdentityError};

use super::trouble::{Mistrust, Trouble};
use super::{Profile, aside};
use crate::atomic_file;

/// A player's key, and what was wrong with where it is kept.
#[derive(Debug)]
pub struct Known {
    /// The key. If it couldn't be kept, it is another one the next time.
    pub identity: Identity,
    /// Why it isn't kept, or isn't the one that was there.
    pub trouble: Option<Trouble>,
}

impl Profile {
    /// The player's key. One that can't be read is never overwritten: others know the player by it.
    ///
    /// # Errors
    /// If none is there, and none can be made.
    pub fn identity(&self) -> Result<Known, IdentityError> {
        let path = self.key();
        let trouble = match fs::read(&path) {
            Ok(bytes) => match Identity::from_pkcs8(&bytes) {
                Ok(identity) => return Ok(Known { identity, trouble: None }),
                Err(why) => aside::set(&path, Mistrust::Damaged(why.to_string())),
            },
            Err(error) if error.kind() == io::ErrorKind::NotFound => return make(&path, None),
            Err(error) => Trouble::unusable(&path, error),
        };
        make(&path, Some(trouble))
    }
}

/// Makes a key, and keeps it unless something is in its place.
fn make(path: &Path, trouble: Option<Trouble>) -> Result<Known, IdentityError> {
    let identity = Identity::generate()?;
    let trouble = match (keep(path, identity.to_pkcs8()), trouble) {
        (Ok(()), trouble) | (Err(_), trouble @ Some(_)) => trouble,
        (Err(error), None) => Some(Trouble::unusable(path, error)),
    };
    Ok(Known { identity, trouble })
}

fn keep(path: &Path, key: &[u8]) -> io::Result<()> {
    fs::create_dir_all(path.parent().unwrap_or(path))?;
    atomic_file::create_private(path, key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_stays_the_same_and_nothing_is_overwritten() {
        let folder = tempfile::tempdir().expect("a folder");
        let profile = Profile::in_folder(&folder.path().join("deep"));
        let first = profile.identity().expect("a key");
        assert_eq!(first.trouble, None);
        let again = profile.identity().expect("a key");
        assert_eq!((again.identity.fingerprint(), again.trouble), (first.identity.fingerprint(), None));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = fs::metadata(profile.key()).expect("a file").permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "its owner may read it, nobody else");
        }

        fs::write(profile.key(), b"no key").expect("it can be written");
        let new = profile.identity().expect("a key");
        assert_ne!(new.identity.fingerprint(), first.identity.fingerprint());
        let Some(Trouble::SetAside { now, .. }) = new.trouble else { panic!("{:?}", new.trouble) };
        assert_eq!(fs::read(now).expect("it is there"), b"no key");
        let again = profile.identity().expect("a key");
        assert_eq!(again.identity.fingerprint(), new.identity.fingerprint());
    }

    #[test]
    fn what_cannot_be_read_stays_where_it_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let profile = Profile::in_folder(folder.path());
        fs::create_dir(profile.key()).expect("it can be made");
        let known = profile.identity().expect("a key");
        assert!(matches!(known.trouble, Some(Trouble::Unusable { .. })), "{:?}", known.trouble);
        assert!(profile.key().is_dir());
    }
}
