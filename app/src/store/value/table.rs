//! The seats and rules of a table as part of stored values.

use std::collections::HashMap;

use bincode::{Decode, Encode};
use skipstone_core::record::{Header, SeatRecord};
use skipstone_core::table::{SeatConfig, TableConfig};
use skipstone_core::{RuleKey, Rules, Setup};

use crate::store::value::StoredValueError;

/// A table, version 1.
#[derive(Debug, Clone, PartialEq, Eq, Encode, Decode)]
pub(super) struct TableV1 {
    /// The preset and its differences, as TOML.
    rules: String,
    teams: u8,
    seats: Vec<SeatV1>,
}

/// A seat, version 1.
#[derive(Debug, Clone, PartialEq, Eq, Encode, Decode)]
struct SeatV1 {
    name: String,
    /// As in records: `human`, or `bot:` and a level.
    player: String,
    age: Option<u8>,
}

/// Caches parsed rules by their text: most values share them, and parsing dominates the decoding.
#[derive(Debug, Default)]
pub(in crate::store) struct RulesCache(HashMap<String, Rules>);

impl TableV1 {
    pub(super) fn of(table: &TableConfig) -> TableV1 {
        TableV1::new(&table.rules, table.teams, table.seats.iter().map(SeatConfig::to_seat_record))
    }

    /// The table of a record, with its players' kinds as text, as they may be unknown to this version.
    pub(super) fn of_header(header: &Header) -> TableV1 {
        TableV1::new(header.setup.rules(), header.setup.team_count(), header.seats.iter().cloned())
    }

    fn new(rules: &Rules, teams: usize, seats: impl Iterator<Item = SeatRecord>) -> TableV1 {
        let seat = |seat: SeatRecord| SeatV1 { name: seat.name, player: seat.player, age: seat.age };
        TableV1 { rules: rules_text(rules), teams: teams as u8, seats: seats.map(seat).collect() }
    }

    pub(super) fn read(self, known: &mut RulesCache) -> Result<TableConfig, StoredValueError> {
        let seat = |seat: SeatV1| {
            let player = seat.player.parse().map_err(StoredValueError::new)?;
            Ok(SeatConfig { name: seat.name, player, age: seat.age })
        };
        let table = TableConfig {
            rules: known.read(self.rules)?,
            teams: usize::from(self.teams),
            seats: self.seats.into_iter().map(seat).collect::<Result<_, StoredValueError>>()?,
        };
        table.setup().map_err(StoredValueError::new)?;
        Ok(table)
    }

    pub(super) fn read_header(
        self,
        known: &mut RulesCache,
    ) -> Result<(Setup, Vec<SeatRecord>), StoredValueError> {
        let rules = known.read(self.rules)?;
        let setup =
            Setup::new(rules, self.seats.len(), usize::from(self.teams)).map_err(StoredValueError::new)?;
        let seated = |seat: SeatV1| SeatRecord { name: seat.name, player: seat.player, age: seat.age };
        Ok((setup, self.seats.into_iter().map(seated).collect()))
    }
}

impl RulesCache {
    fn read(&mut self, text: String) -> Result<Rules, StoredValueError> {
        if let Some(rules) = self.0.get(&text) {
            return Ok(*rules);
        }
        let rules = Rules::from_toml(&text).map_err(StoredValueError::new)?;
        self.0.insert(text, rules);
        Ok(rules)
    }
}

/// The preset and its differences. Always names the target, whose default depends on the scoring.
fn rules_text(rules: &Rules) -> String {
    let named = |key: &&RuleKey| {
        matches!(key.name, "preset" | "target") || rules.overrides().any(|k| k.name == key.name)
    };
    let line = |key: &RuleKey| format!("{} = {}\n", key.name, (key.get)(rules));
    RuleKey::ALL.iter().filter(named).map(line).collect()
}
