//! What a chat has told, as a value.

use bincode::{Decode, Encode};

use super::table::RulesCache;
use super::{StoredValue, StoredValueError, decode, encode};
use crate::store::{ChatNews, ChatNewsLine};

/// Version 1.
#[derive(Debug, Encode, Decode)]
struct ChatNewsV1 {
    /// For each line the number of the one that was said last before it, and the words.
    lines: Vec<(u32, String)>,
}

impl StoredValue for ChatNews {
    const VERSION: u16 = 1;

    fn to_bytes(&self) -> Vec<u8> {
        let lines = self.0.iter().map(|line| (line.after, line.words.clone())).collect();
        encode::<ChatNews>(ChatNewsV1 { lines })
    }

    fn from_bytes(bytes: &[u8], _: &mut RulesCache) -> Result<ChatNews, StoredValueError> {
        let ChatNewsV1 { lines } = decode::<ChatNews, _>(bytes)?;
        Ok(ChatNews(lines.into_iter().map(|(after, words)| ChatNewsLine { after, words }).collect()))
    }
}
