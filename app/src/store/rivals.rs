//! Challenges that came as files, with the checked records of rounds that others played of them. They are shown after the own
//! round.

use skipstone_core::challenge::{Challenge, ChallengeFile};
use skipstone_core::record::Record;

use super::database::{RowKey, RowKind};
use super::error::StoreError;
use super::handle::Store;
use super::value::StoredValue;

impl Store {
    /// Every challenge that came as a file, with what others played of it, in no order.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn rivals(&self) -> Result<Vec<ChallengeFile>, StoreError> {
        self.all(RowKind::Rivals)
    }

    /// What others played of a challenge, the earliest to arrive first.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn rivals_at(&self, challenge: &Challenge) -> Result<Vec<Record>, StoreError> {
        Ok(self.get::<ChallengeFile>(&row_key(challenge))?.map_or_else(Vec::new, |file| file.records))
    }

    /// Keeps a challenge with what others played of it: records that [`Challenge::check`] accepts. Those that are kept already count
    /// once, and beyond [`ChallengeFile::MAX_RECORDS`] no more are.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn add_rivals(&self, file: ChallengeFile) -> Result<(), StoreError> {
        let ChallengeFile { challenge, records } = file;
        let mut kept = ChallengeFile { records: self.rivals_at(&challenge)?, challenge };
        for record in records {
            if kept.records.len() < ChallengeFile::MAX_RECORDS {
                kept.add(record);
            }
        }
        self.write([(row_key(&kept.challenge), Some(kept.to_bytes()))].into());
        Ok(())
    }

    /// Forgets a challenge that came as a file, with what others played of it.
    pub fn remove_rivals(&self, challenge: &Challenge) {
        self.write([(row_key(challenge), None)].into());
    }
}

fn row_key(challenge: &Challenge) -> RowKey {
    (RowKind::Rivals, challenge.to_string().into_bytes())
}
