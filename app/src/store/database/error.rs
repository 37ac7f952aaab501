//! Why the file can't be opened, read or written.

use std::io;

use super::super::trouble::Cause;

/// Why the file can't be opened.
#[derive(Debug)]
pub(in crate::store) enum OpenError {
    /// Another window has it open.
    InUse,
    /// A newer program wrote it. Not a bit of it was changed.
    Newer,
    /// It has a format of the database library that this version of the library doesn't read. No release wrote one; a release
    /// that raises the library's format must upgrade such files before it comes to this.
    LibraryFormat(u8),
    /// It is a sound database, but of another program.
    Foreign,
    /// It isn't what was written there.
    Damaged(String),
    /// The system refuses.
    Unusable(Cause),
}

/// Why the open file can't be read or written.
#[derive(Debug)]
pub(in crate::store) enum AccessError {
    /// It isn't what was written there.
    Damaged(String),
    /// The system refuses.
    Unusable(Cause),
}

impl From<redb::DatabaseError> for OpenError {
    fn from(error: redb::DatabaseError) -> OpenError {
        match error {
            redb::DatabaseError::DatabaseAlreadyOpen | redb::DatabaseError::LockProtocolMismatch => {
                OpenError::InUse
            }
            redb::DatabaseError::UpgradeRequired(format) => OpenError::LibraryFormat(format),
            error => AccessError::from(error).into(),
        }
    }
}

impl From<AccessError> for OpenError {
    fn from(error: AccessError) -> OpenError {
        match error {
            AccessError::Damaged(why) => OpenError::Damaged(why),
            AccessError::Unusable(why) => OpenError::Unusable(why),
        }
    }
}

impl<E: Into<redb::Error>> From<E> for AccessError {
    fn from(error: E) -> AccessError {
        let error = error.into();
        match error {
            redb::Error::Io(error)
                if matches!(error.kind(), io::ErrorKind::InvalidData | io::ErrorKind::UnexpectedEof) =>
            {
                AccessError::Damaged(error.to_string())
            }
            redb::Error::Io(error) => AccessError::Unusable(error.into()),
            redb::Error::PreviousIo | redb::Error::DatabaseClosed => {
                AccessError::Unusable(Cause::Other(error.to_string()))
            }
            error => AccessError::Damaged(error.to_string()),
        }
    }
}
