//! Why the file can't be opened, read or written.

use std::io;

use skipstone_core::SharedError;

use super::super::error::{Cause, QuarantineReason};

/// Why the database file can't be opened.
#[derive(Debug)]
pub(in crate::store) enum OpenDatabaseError {
    /// Another process has it open.
    InUse,
    /// A newer version wrote it. It is left unchanged.
    Newer,
    /// It can't be trusted.
    Untrusted(QuarantineReason),
    /// The system refuses access.
    Unusable(Cause),
}

/// Why the open database can't be read or written.
#[derive(Debug)]
pub(in crate::store) enum AccessError {
    /// A checksum or the structure is wrong; the library's error.
    Damaged(SharedError),
    /// The system refuses access.
    Unusable(Cause),
}

impl From<redb::DatabaseError> for OpenDatabaseError {
    fn from(error: redb::DatabaseError) -> OpenDatabaseError {
        match error {
            redb::DatabaseError::DatabaseAlreadyOpen | redb::DatabaseError::LockProtocolMismatch => {
                OpenDatabaseError::InUse
            }
            redb::DatabaseError::UpgradeRequired(format) => {
                OpenDatabaseError::Untrusted(QuarantineReason::LibraryFormat(format))
            }
            error => AccessError::from(error).into(),
        }
    }
}

impl From<AccessError> for OpenDatabaseError {
    fn from(error: AccessError) -> OpenDatabaseError {
        match error {
            AccessError::Damaged(why) => OpenDatabaseError::Untrusted(QuarantineReason::Damaged(why)),
            AccessError::Unusable(why) => OpenDatabaseError::Unusable(why),
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
                AccessError::Damaged(SharedError::new(error))
            }
            redb::Error::Io(error) => AccessError::Unusable(error.into()),
            redb::Error::PreviousIo | redb::Error::DatabaseClosed => {
                AccessError::Unusable(Cause::Other(SharedError::new(error)))
            }
            error => AccessError::Damaged(SharedError::new(error)),
        }
    }
}
