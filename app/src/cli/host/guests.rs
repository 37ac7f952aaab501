//! Finds the guest that a command names.

use skipstone_net::Fingerprint;
use skipstone_net::protocol::{Lobby, Name};

/// A person with a name that others may have too, and a key that nobody else has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Guest {
    pub(super) key: Fingerprint,
    pub(super) name: Name,
}

/// Why no guest is found.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(super) enum GuestError {
    #[error("nobody is called {0:?} or has that key: who lists everybody")]
    Nobody(String),
    #[error("several are called {0:?}: use one of the keys {1}")]
    Several(String, String),
}

/// The people at the table, seated ones first.
pub(super) fn people(lobby: &Lobby) -> Vec<Guest> {
    lobby.everybody().map(|person| Guest { key: person.key, name: person.name.clone() }).collect()
}

/// The key of the guest with this key, in its short or its whole form, or with this name. A key comes first: a name can be chosen
/// to look like one.
///
/// # Errors
/// If there is none, or several have the name.
pub(super) fn find(text: &str, guests: impl IntoIterator<Item = Guest>) -> Result<Fingerprint, GuestError> {
    let guests: Vec<Guest> = guests.into_iter().collect();
    let plain = |text: &str| text.trim().to_lowercase();
    let has_key = |guest: &&Guest| {
        [guest.key.to_string(), format!("{:#}", guest.key)].iter().any(|key| plain(key) == plain(text))
    };
    if let Some(guest) = guests.iter().find(has_key) {
        return Ok(guest.key);
    }
    let named: Vec<&Guest> = guests.iter().filter(|guest| plain(&guest.name) == plain(text)).collect();
    match named.as_slice() {
        [] => Err(GuestError::Nobody(text.to_owned())),
        [one] => Ok(one.key),
        several => {
            let keys: Vec<String> = several.iter().map(|guest| format!("{:#}", guest.key)).collect();
            Err(GuestError::Several(text.to_owned(), keys.join(", ")))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guest(number: u8, name: &str) -> Guest {
        Guest { key: Fingerprint::from_bytes([number; 32]), name: Name::new(name) }
    }

    #[test]
    fn guests_are_found_by_name_or_key() {
        let ada = guest(1, "Ada of Hill");
        // A guest can choose a name that is another guest's key.
        let eve = guest(2, &format!("{:#}", ada.key));
        let all = || [ada.clone(), eve.clone(), guest(3, "Ben"), guest(4, "ben")];
        let found = |text: &str| find(text, all());
        assert_eq!(found(" ada of hill "), Ok(ada.key));
        assert_eq!(found(&ada.key.to_string().to_lowercase()), Ok(ada.key));
        assert_eq!(found(&format!("{:#}", ada.key)), Ok(ada.key));
        assert_eq!(found("Cem"), Err(GuestError::Nobody("Cem".to_owned())));
        let Err(GuestError::Several(_, keys)) = found("Ben") else { panic!("there are two of them") };
        assert_eq!(find(keys.rsplit(", ").next().unwrap_or_default(), all()), Ok(guest(4, "").key));
    }
}
