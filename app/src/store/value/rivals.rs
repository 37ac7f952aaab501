//! What others played of a challenge, as a value.

use bincode::{Decode, Encode};
use skipstone_core::challenge::{ChallengeCodeError, ChallengeFile};

use super::record::StoredRecord;
use super::table::RulesCache;
use super::{StoredValue, StoredValueError, decode, encode};

/// Version 1.
#[derive(Debug, Encode, Decode)]
struct RivalsV1 {
    code: String,
    /// Each as a stored record of a version of its own.
    records: Vec<Vec<u8>>,
}

impl StoredValue for ChallengeFile {
    const VERSION: u16 = 1;

    fn to_bytes(&self) -> Vec<u8> {
        let records = self.records.iter().map(|record| StoredRecord(record.clone()).to_bytes()).collect();
        encode::<ChallengeFile>(RivalsV1 { code: self.challenge.to_string(), records })
    }

    fn from_bytes(bytes: &[u8], known: &mut RulesCache) -> Result<ChallengeFile, StoredValueError> {
        let RivalsV1 { code, records } = decode::<ChallengeFile, _>(bytes)?;
        let challenge = code.parse().map_err(|error: ChallengeCodeError| StoredValueError::new(error))?;
        let mut record =
            |bytes: Vec<u8>| StoredRecord::from_bytes(&bytes, known).map(|StoredRecord(record)| record);
        let records = records.into_iter().map(&mut record).collect::<Result<_, _>>()?;
        Ok(ChallengeFile { challenge, records })
    }
}
