//! Files that a desktop names by their address: where a program takes links, as ours does, it gets `file:///home/ada/a%20round` for a
//! file on Linux.

use std::path::{Path, PathBuf};

/// The path that an argument names: a path, or a `file:` address of this computer.
#[must_use]
pub fn path(argument: &Path) -> PathBuf {
    #[cfg(unix)]
    {
        use std::ffi::OsString;
        use std::os::unix::ffi::{OsStrExt as _, OsStringExt as _};

        let bytes = argument.as_os_str().as_bytes();
        let path = bytes.strip_prefix(b"file://").map(|rest| rest.strip_prefix(b"localhost").unwrap_or(rest));
        if let Some(path) = path.filter(|path| path.starts_with(b"/")) {
            return OsString::from_vec(decoded(path)).into();
        }
    }
    argument.to_owned()
}

/// The bytes of an address, with `%20` and the like as what they stand for.
#[cfg(unix)]
fn decoded(mut address: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(address.len());
    while let [first, rest @ ..] = address {
        let digits =
            rest.get(..2).filter(|digits| *first == b'%' && digits.iter().all(u8::is_ascii_hexdigit));
        let byte = digits.and_then(|digits| u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok());
        bytes.push(byte.unwrap_or(*first));
        address = if byte.is_some() { &rest[2..] } else { rest };
    }
    bytes
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_files_are_paths() {
        for (argument, read) in [
            ("a%20round.skipstone", "a%20round.skipstone"),
            ("/home/ada/a%20round", "/home/ada/a%20round"),
            ("file:///home/ada/a%20round%F0%9F%82%A1%zz%2", "/home/ada/a round🂡%zz%2"),
            ("file://localhost/round", "/round"),
            ("file://elsewhere/round", "file://elsewhere/round"),
            ("file:round", "file:round"),
        ] {
            assert_eq!(path(Path::new(argument)), Path::new(read));
        }
    }
}
