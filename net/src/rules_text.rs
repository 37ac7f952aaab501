//! Serde for a table's rules in messages: the record's text form, so that an error names the missing or unknown key.

use serde::de::Error as _;
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serializer};
use skipstone_core::Rules;

use crate::limits;

pub(crate) fn serialize<S: Serializer>(rules: &Rules, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&serde_json::to_string(rules).map_err(S::Error::custom)?)
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Rules, D::Error> {
    let text = String::deserialize(deserializer)?;
    if text.len() > limits::RULES {
        return Err(D::Error::custom(format!("rules are longer than {} bytes", limits::RULES)));
    }
    serde_json::from_str(&text).map_err(D::Error::custom)
}
