//! The rules of the table in full.

use crate::phones::messages::{RuleBook, RuleBookSection, RuleLine};
use crate::phones::table::PhoneTable;
use crate::table::TableWording;
use crate::table::sentences::{RuleSection, RuleSentence, RuleSentences};

impl PhoneTable {
    /// The rules in sentences. `None` before the first lobby.
    pub(in crate::phones) fn rule_book(&self, wording: TableWording<'_>) -> Option<RuleBook> {
        let setup = self.session.lobby.as_ref()?.setup().ok()?;
        let RuleSentences { head, basics, sections } = wording.rules(&setup, true);
        let line = |RuleSentence { text, usual }| RuleLine { text, usual };
        let section = |RuleSection { title, rules }| RuleBookSection {
            title,
            rules: rules.into_iter().map(line).collect(),
        };
        Some(RuleBook { head, basics, sections: sections.into_iter().map(section).collect() })
    }
}
