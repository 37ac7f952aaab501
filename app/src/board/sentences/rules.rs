//! The rules of a table, each explained in a sentence, with what differs from the preset marked.

use skipstone_core::{RuleKey, RuleValue, Scoring, Seat, Setup};

use super::TableWording;
use crate::locale::{Locale, slashed};
use crate::tr;

/// The rules of a table in sentences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleSentences {
    /// The preset, and the house rules by name.
    pub head: String,
    /// What every game has in common.
    pub basics: String,
    /// The sections of the rule book that matter at the table.
    pub sections: Vec<RuleSection>,
}

/// A section of the rule book.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleSection {
    /// Its heading.
    pub title: String,
    /// Its rules, one at least.
    pub rules: Vec<RuleSentence>,
}

/// A rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleSentence {
    /// What it says at this table.
    pub text: String,
    /// What the preset says, with its name; `None` if that is the same. What explains the rule to those who choose it would seem to
    /// contradict the choice.
    pub usual: Option<String>,
}

impl TableWording<'_> {
    /// The rules. Table manners (RULES 9) are told of at a table with `others`, on a network, only.
    pub fn rules(self, setup: &Setup, others: bool) -> RuleSentences {
        let locale = self.locale;
        let rules = setup.rules();
        let preset = tr!(locale, format!("preset-{}", rules.preset.name()));
        let changed = rules.overrides().map(|key| {
            let value = rule_value(locale, key, &(key.get)(rules), |seat| self.name(seat));
            format!("{} ({value})", tr!(locale, format!("rule-{}", key.name)))
        });
        let changed: Vec<String> = changed.collect();
        let head = match changed.is_empty() {
            true => tr!(locale, "menu-rules-preset", preset = preset),
            false => tr!(locale, "menu-rules-house", preset = preset, rules = changed.join(", ")),
        };
        let sections = (2..=9).filter_map(|number: u8| {
            let keys = RuleKey::ALL.iter().filter(|key| key.section == number && applies(key, setup, others));
            let rules: Vec<RuleSentence> = keys.map(|key| self.rule(setup, key)).collect();
            let title = tr!(locale, format!("section-{number}"));
            (!rules.is_empty()).then_some(RuleSection { title, rules })
        });
        RuleSentences { head, basics: tr!(locale, "menu-rules-basics"), sections: sections.collect() }
    }

    fn rule(self, setup: &Setup, key: &'static RuleKey) -> RuleSentence {
        let (locale, rules) = (self.locale, setup.rules());
        let usual = (key.get)(&rules.preset.rules());
        let differs = (key.get)(rules) != usual;
        let usual = differs.then(|| {
            let name = tr!(locale, format!("preset-{}", rules.preset.name()));
            let usual = rule_value(locale, key, &usual, |seat| self.name(seat));
            tr!(locale, "rule-changed", preset = name, value = usual)
        });
        RuleSentence { text: self.says(setup, key), usual }
    }

    /// A rule's value as a sentence.
    fn says(self, setup: &Setup, key: &'static RuleKey) -> String {
        let value = |key: &RuleKey| (key.get)(setup.rules());
        let number = match (key.name, value(key)) {
            ("stock", _) => setup.common_stock().unwrap_or_default().into(),
            // A refill has a number too.
            ("draw", RuleValue::Text(_)) => setup.rules().hand.into(),
            (_, RuleValue::Number(number)) => number,
            _ => 0,
        };
        // The target's unit follows from the scoring.
        let decides = RuleKey::from_name("scoring").filter(|_| key.name == "target").unwrap_or(key);
        let value = match value(decides) {
            // Where partners share nothing, everyone goes out.
            _ if key.name == "finished_partner" && setup.finished_seats_drop_out() => "goes-out".to_owned(),
            RuleValue::Number(_) => "number".to_owned(),
            RuleValue::Numbers(_) => "list".to_owned(),
            RuleValue::Bool(on) => on.to_string(),
            RuleValue::Text(word) => word,
        };
        let seat = u8::try_from(number).ok().and_then(Seat::new).filter(|_| names_seat(key));
        let name = seat.map(|seat| self.name(seat)).unwrap_or_default();
        let list = if key.takes_list { self.stocks(setup) } else { String::new() };
        tr!(
            self.locale,
            format!("says-{}", key.name),
            value = value,
            number = number,
            name = name,
            list = list
        )
    }
}

/// Whether a rule can matter at the table.
fn applies(key: &RuleKey, setup: &Setup, others: bool) -> bool {
    let rules = setup.rules();
    match (key.section, key.name) {
        (7, _) => setup.has_partners(),
        (9, _) => others,
        (_, "target" | "max_rounds") => rules.scoring != Scoring::Single,
        (8, _) => rules.lead_up || rules.alternating,
        _ => true,
    }
}

/// Whether a rule's number is that of a seat.
pub fn names_seat(key: &RuleKey) -> bool {
    key.name == "first_player"
}

/// A rule's value in the player's language; `name` names the player in a seat.
pub fn rule_value(
    locale: &Locale,
    key: &RuleKey,
    value: &RuleValue,
    name: impl Fn(Seat) -> String,
) -> String {
    match value {
        RuleValue::Bool(true) => tr!(locale, "rule-on"),
        RuleValue::Bool(false) => tr!(locale, "rule-off"),
        RuleValue::Text(word) => tr!(locale, format!("rule-{}-{word}", key.name)),
        RuleValue::Number(number) if names_seat(key) => {
            let seat = u8::try_from(*number).ok().and_then(Seat::new);
            seat.map_or_else(|| number.to_string(), name)
        }
        RuleValue::Number(number) => tr!(locale, format!("rule-{}-number", key.name), number = *number),
        RuleValue::Numbers(numbers) => {
            tr!(locale, format!("rule-{}-list", key.name), list = slashed(numbers))
        }
    }
}
