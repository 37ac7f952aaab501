//! Rules as text: TOML in a file, JSON in a record. Both are read key by key, and all problems are reported at once.

use std::fmt::Write as _;

use serde::de::Error as _;
use serde::ser::SerializeMap as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Preset, RuleKey, RuleValue, Rules};
use crate::error_chain::SharedError;
use crate::text::Escaped;

/// All problems of a rules text.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", join_lines(.problems))]
pub struct RulesError {
    /// At least one, in the order of the text's keys.
    pub problems: Vec<RuleProblem>,
}

/// One problem of a rules text.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RuleProblem {
    /// The text isn't TOML.
    #[error("not TOML: {}", .0.to_string().trim_end())]
    Syntax(SharedError),
    /// No rule has this name.
    #[error("unknown key {key:?} (with value {}); the keys are {}", Escaped(value), names())]
    Key {
        /// The key in the text.
        key: String,
        /// The value in the text.
        value: String,
    },
    /// The rule doesn't allow this value.
    #[error("{key} = {} is not allowed: {key} is {allowed}", Escaped(value))]
    Value {
        /// The rule's name.
        key: &'static str,
        /// The value in the text.
        value: String,
        /// The allowed values, for display.
        allowed: String,
    },
}

impl RuleKey {
    /// Writes a value into rules.
    ///
    /// # Errors
    /// If the key doesn't allow the value; the rules stay as they were.
    pub fn set(&self, rules: &mut Rules, value: &RuleValue) -> Result<(), RuleProblem> {
        if (self.set)(rules, value) {
            Ok(())
        } else {
            Err(RuleProblem::Value {
                key: self.name,
                value: value.to_string(),
                allowed: self.allowed().to_string(),
            })
        }
    }
}

impl Rules {
    /// Reads rules from TOML. What the text doesn't name is as in its preset, or standard without one; a target that
    /// isn't named follows a scoring that is.
    ///
    /// # Errors
    /// With every unknown key and every value that isn't allowed.
    pub fn from_toml(text: &str) -> Result<Rules, RulesError> {
        let table: toml::Table = text.parse().map_err(|error: toml::de::Error| RulesError {
            problems: vec![RuleProblem::Syntax(SharedError::new(error))],
        })?;
        let known = |value: &toml::Value| match value {
            toml::Value::Boolean(value) => Ok(RuleValue::Bool(*value)),
            toml::Value::Integer(value) => Ok(RuleValue::Number(*value)),
            toml::Value::String(value) => Ok(RuleValue::Text(value.clone())),
            toml::Value::Array(values) => {
                let numbers: Option<_> = values.iter().map(toml::Value::as_integer).collect();
                numbers.map(RuleValue::Numbers).ok_or_else(|| value.to_string())
            }
            other => Err(other.to_string()),
        };
        let entries: Vec<_> = table.iter().map(|(key, value)| (key.as_str(), known(value))).collect();
        Rules::from_values(&entries)
    }

    /// Reads rules from keys and values; a value no rule can have comes as its text.
    pub(crate) fn from_values(entries: &[(&str, Result<RuleValue, String>)]) -> Result<Rules, RulesError> {
        let named = |name| entries.iter().find(|(key, _)| *key == name).map(|(_, value)| value);
        let mut rules = match named("preset") {
            Some(Ok(RuleValue::Text(preset))) => Preset::from_name(preset).unwrap_or_default().rules(),
            _ => Rules::default(),
        };
        let mut problems = Vec::new();
        for (name, value) in entries {
            let text = || value.as_ref().map_or_else(String::clone, RuleValue::to_string);
            match (RuleKey::from_name(name), value) {
                (None, _) => problems.push(RuleProblem::Key { key: (*name).to_owned(), value: text() }),
                (Some(key), Err(_)) => problems.push(RuleProblem::Value {
                    key: key.name,
                    value: text(),
                    allowed: key.allowed().to_string(),
                }),
                (Some(key), Ok(value)) => problems.extend(key.set(&mut rules, value).err()),
            }
        }
        // The default target depends on the scoring.
        if named("scoring").is_some()
            && named("target").is_none()
            && rules.scoring != rules.preset.rules().scoring
        {
            rules.target = rules.scoring.default_target();
        }
        if problems.is_empty() { Ok(rules) } else { Err(RulesError { problems }) }
    }

    /// Prints every key with its value as TOML, each with what it allows.
    pub fn to_toml(&self) -> String {
        let mut text = String::new();
        for key in RuleKey::ALL {
            let line = format!("{} = {}", key.name, (key.get)(self));
            let _ = writeln!(text, "{line:<40} # RULES {}: {}", key.section, key.allowed());
        }
        text
    }
}

/// Every key with its value, so that a record can be read without knowing the presets (RULES 11).
impl Serialize for Rules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(RuleKey::ALL.len()))?;
        for key in RuleKey::ALL {
            map.serialize_entry(key.name, &(key.get)(self))?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Rules {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rules, D::Error> {
        let map = serde_json::Map::deserialize(deserializer)?;
        let known = |value: &serde_json::Value| {
            let numbers = |values: &Vec<serde_json::Value>| {
                values.iter().map(serde_json::Value::as_i64).collect::<Option<_>>()
            };
            let read = match value {
                serde_json::Value::Bool(value) => Some(RuleValue::Bool(*value)),
                serde_json::Value::Number(value) => value.as_i64().map(RuleValue::Number),
                serde_json::Value::String(value) => Some(RuleValue::Text(value.clone())),
                serde_json::Value::Array(values) => numbers(values).map(RuleValue::Numbers),
                serde_json::Value::Null | serde_json::Value::Object(_) => None,
            };
            read.ok_or_else(|| value.to_string())
        };
        let entries: Vec<_> = map.iter().map(|(key, value)| (key.as_str(), known(value))).collect();
        Rules::from_values(&entries).map_err(|error| D::Error::custom(format!("rules: {error}")))
    }
}

/// Joins problems with line breaks.
pub(crate) fn join_lines(problems: &[impl ToString]) -> String {
    problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

fn names() -> String {
    RuleKey::ALL.iter().map(|key| key.name).collect::<Vec<_>>().join(", ")
}
