//! What a translation lacks compared with English, and what it has too much of, for whoever translates.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use super::{Language, LocaleFolder};

/// A fault of a translation, and where it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TranslationFault {
    /// The name of the file.
    pub file: String,
    /// The line in that file, from 1 on; `None` if the file has to get one.
    pub line: Option<usize>,
    /// What is wrong.
    pub kind: TranslationFaultKind,
}

/// What may be wrong with a translation.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TranslationFaultKind {
    /// Fluent can't read it.
    #[error("{0}")]
    Syntax(String),
    /// A message isn't translated yet.
    #[error("{0} is missing")]
    Missing(String),
    /// A message is there twice.
    #[error("{0} is there twice")]
    Twice(String),
    /// English has no message of this name.
    #[error("English has no {0}")]
    Unknown(String),
    /// A message leaves out a variable.
    #[error("{message} leaves out the variable ${variable}")]
    LacksVariable {
        /// The message's name.
        message: String,
        /// The variable's name.
        variable: String,
    },
    /// A message has a variable that nobody sets.
    #[error("{message} has a variable ${variable}, which nobody sets")]
    UnknownVariable {
        /// The message's name.
        message: String,
        /// The variable's name.
        variable: String,
    },
    /// A message doesn't say how a number of that plural form is worded.
    #[error("{message} lacks the plural form [{form}]")]
    LacksPluralForm {
        /// The message's name.
        message: String,
        /// The form's name in Fluent.
        form: &'static str,
    },
}

impl fmt::Display for TranslationFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.file, self.kind),
            None => write!(f, "{}: {}", self.file, self.kind),
        }
    }
}

/// Where a message is, and what it is made of.
struct Message {
    file: String,
    line: usize,
    variables: BTreeSet<String>,
    /// Its choices between plural forms.
    plurals: Vec<Plural>,
}

/// A choice between plural forms.
struct Plural {
    /// The forms that it words.
    forms: BTreeSet<String>,
    /// The numbers that it words by themselves.
    numbers: BTreeSet<u16>,
}

impl LocaleFolder {
    /// What is wrong with the folder's texts, in the order of its files.
    pub fn faults(&self) -> Vec<TranslationFault> {
        let english = LocaleFolder::of_text(Language::ENGLISH.code(), &Language::ENGLISH.texts());
        let (english, _) = messages(&english);
        let (own, mut faults) = messages(self);
        let forms = PluralForms::of(&self.code);
        for (name, message) in &own {
            let mut tell = |kind| faults.push(message.fault(kind));
            let Some(original) = english.get(name) else {
                tell(TranslationFaultKind::Unknown(name.clone()));
                continue;
            };
            let named = |variable: &String| (name.clone(), variable.clone());
            for (message, variable) in original.variables.difference(&message.variables).map(named) {
                tell(TranslationFaultKind::LacksVariable { message, variable });
            }
            for (message, variable) in message.variables.difference(&original.variables).map(named) {
                tell(TranslationFaultKind::UnknownVariable { message, variable });
            }
            for form in message.plurals.iter().flat_map(|plural| forms.lacking(plural)) {
                tell(TranslationFaultKind::LacksPluralForm { message: name.clone(), form });
            }
        }
        for (name, original) in english.iter().filter(|(name, _)| !own.contains_key(*name)) {
            let kind = TranslationFaultKind::Missing(name.clone());
            faults.push(TranslationFault { file: original.file.clone(), line: None, kind });
        }
        faults.sort_by(|one, other| (&one.file, one.line).cmp(&(&other.file, other.line)));
        faults
    }
}

impl Message {
    fn fault(&self, kind: TranslationFaultKind) -> TranslationFault {
        TranslationFault { file: self.file.clone(), line: Some(self.line), kind }
    }
}

/// The messages of a folder by their names, and what can't be read.
fn messages(folder: &LocaleFolder) -> (BTreeMap<String, Message>, Vec<TranslationFault>) {
    let (mut messages, mut faults) = (BTreeMap::new(), Vec::new());
    for (file, text) in &folder.files {
        let resource = FluentResource::try_new(text.clone()).unwrap_or_else(|(resource, errors)| {
            faults.extend(errors.into_iter().map(|error| TranslationFault {
                file: file.clone(),
                line: text.get(..error.pos.start).map(|before| before.lines().count().max(1)),
                kind: TranslationFaultKind::Syntax(error.to_string()),
            }));
            resource
        });
        for entry in resource.entries() {
            let Entry::Message(entry) = entry else { continue };
            let name = entry.id.name;
            let is_there =
                |line: &str| line.strip_prefix(name).is_some_and(|rest| rest.trim_start().starts_with('='));
            let mut lines = text.lines().enumerate().filter(|(_, line)| is_there(line)).map(|(at, _)| at + 1);
            let line = lines.next().unwrap_or(1);
            let mut message =
                Message { file: file.clone(), line, variables: BTreeSet::new(), plurals: Vec::new() };
            entry.value.iter().for_each(|value| message.read(value));
            if messages.contains_key(name) {
                let again = Message { line: lines.next().unwrap_or(line), ..message };
                faults.push(again.fault(TranslationFaultKind::Twice(name.to_owned())));
                continue;
            }
            messages.insert(name.to_owned(), message);
        }
    }
    (messages, faults)
}

impl Message {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            self.read_expression(expression);
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                self.read_variants(variants);
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            _ => {}
        }
    }

    fn read_variants(&mut self, variants: &[Variant<&str>]) {
        let mut plural = Plural { forms: BTreeSet::new(), numbers: BTreeSet::new() };
        for variant in variants {
            match &variant.key {
                VariantKey::Identifier { name } => drop(plural.forms.insert((*name).to_owned())),
                VariantKey::NumberLiteral { value } => plural.numbers.extend(value.parse::<u16>().ok()),
            }
        }
        // "[other]" alone beside numbers is no plural: "1er janvier, 2 janvier".
        let is_plural = plural.forms.iter().all(|key| FORMS.iter().any(|(_, form)| key == form))
            && plural.forms.iter().any(|form| form != "other");
        if is_plural {
            self.plurals.push(plural);
        }
        variants.iter().for_each(|variant| self.read(&variant.value));
    }
}

/// The names of plural forms in Fluent.
const FORMS: [(PluralCategory, &str); 6] = [
    (PluralCategory::ZERO, "zero"),
    (PluralCategory::ONE, "one"),
    (PluralCategory::TWO, "two"),
    (PluralCategory::FEW, "few"),
    (PluralCategory::MANY, "many"),
    (PluralCategory::OTHER, "other"),
];

/// The plural form of each whole number up to 1,000 in a language; none if it isn't known.
struct PluralForms(Vec<(u16, &'static str)>);

impl PluralForms {
    fn of(code: &str) -> PluralForms {
        let id = code.parse::<LanguageIdentifier>();
        let language = id.map(|id| LanguageIdentifier::from_parts(id.language, None, None, &[]));
        let rules = language.ok().and_then(|id| PluralRules::create(id, PluralRuleType::CARDINAL).ok());
        let form_of = |rules: &PluralRules, number| {
            let category = rules.select(number).ok()?;
            FORMS.iter().find(|(form, _)| *form == category).map(|(_, name)| (number, *name))
        };
        let forms = rules.iter().flat_map(|rules| (0..=1_000).filter_map(|number| form_of(rules, number)));
        PluralForms(forms.collect())
    }

    /// The forms that a choice doesn't word.
    fn lacking(&self, plural: &Plural) -> BTreeSet<&'static str> {
        let others = self.0.iter().filter(|(number, _)| !plural.numbers.contains(number));
        others.map(|(_, form)| *form).filter(|form| !plural.forms.contains(*form)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(code: &str, text: &str) -> Vec<String> {
        let files = vec![("dates.ftl".to_owned(), text.to_owned())];
        let faults = LocaleFolder { code: code.to_owned(), files }.faults();
        let told = faults.into_iter().filter(|fault| fault.line.is_some());
        told.map(|fault| fault.to_string()).collect()
    }

    #[test]
    fn faults_are_told_by_name_with_file_and_line() {
        let text =
            "# Days.\n\ndate-today = dziś\ndate-today = dzisiaj\ndate-tomorow = jutro\ndate-on = { $day }\n";
        assert_eq!(
            told("pl", text),
            [
                "dates.ftl:4: date-today is there twice",
                "dates.ftl:5: English has no date-tomorow",
                "dates.ftl:6: date-on leaves out the variable $date",
                "dates.ftl:6: date-on has a variable $day, which nobody sets",
            ]
        );
        let broken = told("pl", "date-today = dziś\ndate-on = { $date\n");
        assert!(matches!(&broken[..], [fault] if fault.starts_with("dates.ftl:2: ")), "{broken:?}");
    }

    #[test]
    fn what_is_missing_is_told_with_its_file() {
        let faults = LocaleFolder { code: "pl".to_owned(), files: Vec::new() }.faults();
        assert!(faults.iter().any(|fault| fault.to_string() == "dates.ftl: date-today is missing"));
    }

    #[test]
    fn every_plural_form_of_the_language_is_asked_for() {
        let text = "closing-about = { $rounds ->\n    [one] karta\n   *[other] karty\n}\n";
        let forms = |code| -> Vec<String> {
            let lacking = told(code, text).into_iter().filter(|fault| fault.contains("plural"));
            lacking.map(|fault| fault.rsplit(' ').next().unwrap_or_default().to_owned()).collect()
        };
        assert_eq!(forms("pl"), ["[few]", "[many]"]);
        assert_eq!(forms("en"), [""; 0]);
    }
}
