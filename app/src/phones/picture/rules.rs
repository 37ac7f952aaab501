//! The rules of the table, in short and in full.

use crate::board::TableWording;
use crate::board::sentences::{RuleSection, RuleSentence, RuleSentences};
use crate::phones::messages::{RuleBook, RuleBookSection, RuleLine};
use crate::phones::table::PhoneTable;

impl PhoneTable {
    /// The rules in a line, and the time limit of a turn in another one if there is one.
    pub(super) fn rules_in_short(&self) -> Vec<String> {
        let rules = self.session.setup().map(|setup| self.locale.rules_line(&setup));
        let limit = self.session.limits().and_then(|limits| limits.turn_seconds);
        let limit = limit.map(|seconds| self.locale.turn_limit(seconds));
        rules.into_iter().chain(limit).collect()
    }

    /// The rules in sentences. `None` before the first lobby.
    pub(in crate::phones) fn rule_book(&self, wording: TableWording<'_>) -> Option<RuleBook> {
        let setup = self.session.setup()?;
        let RuleSentences { head, basics, sections } = wording.rules(&setup, true);
        let line = |RuleSentence { text, usual }| RuleLine { text, usual };
        let section = |RuleSection { title, rules }| RuleBookSection {
            title,
            rules: rules.into_iter().map(line).collect(),
        };
        Some(RuleBook { head, basics, sections: sections.into_iter().map(section).collect() })
    }
}
