//! The wire form of core's values.
//!
//! Their own serde forms are the texts of records. Here a card is two bytes and a move at most seven, and impossible cards, piles
//! and lists are rejected on reading. The `…Def` types are serde remote copies of core's types: a variant added there without
//! one here doesn't compile.

mod form;
mod game;
mod refused;
pub(super) mod rules;

pub(super) use form::{UpTo, deserialize, serialize};
pub(super) use refused::IntentErrorDef;
