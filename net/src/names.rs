//! Names as people see them: which of them look the same.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use unicode_normalization::UnicodeNormalization as _;
use unicode_security::confusable_detection;

use crate::limits;
use crate::protocol::Name;

/// Whether two names look the same, and so are too alike for people at one table: equal without case, invisible characters, the
/// amount of white space, differences of Unicode compatibility (NFKC) and letters that look alike (UTS 39), such as the Latin and
/// the Cyrillic "a".
pub(crate) fn same_name(name: &str, other: &str) -> bool {
    #[cfg(test)]
    COMPARISONS.set(COMPARISONS.get() + 1);
    let (name, other) = (Looks::of(name), Looks::of(other));
    name.in_lower_case == other.in_lower_case || name.as_written == other.as_written
}

/// What a name looks like. Some letters look alike in upper case only, such as "B" and the Cyrillic "В", others in lower case only.
struct Looks {
    in_lower_case: String,
    as_written: String,
}

/// The most names whose looks are remembered: finding them out takes long, and each name at a table is compared with all others.
const REMEMBERED: usize = 512;

thread_local! {
    static REMEMBERED_LOOKS: RefCell<HashMap<String, Rc<Looks>>> = RefCell::default();
    /// The comparisons of names in this thread.
    #[cfg(test)]
    pub(crate) static COMPARISONS: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

impl Looks {
    fn of(name: &str) -> Rc<Looks> {
        REMEMBERED_LOOKS.with_borrow_mut(|remembered| {
            if let Some(looks) = remembered.get(name) {
                return Rc::clone(looks);
            }
            if remembered.len() >= REMEMBERED {
                remembered.clear();
            }
            let in_lower_case = skeleton(&folded(name));
            let as_written = skeleton(&folded(&skeleton(&visible(name))));
            let looks = Rc::new(Looks { in_lower_case, as_written });
            remembered.insert(name.to_owned(), Rc::clone(&looks));
            looks
        })
    }
}

/// The name with single spaces and without invisible characters. Those stay that shape letters and emoji. `None` if nothing
/// visible is left.
pub(crate) fn clean_name(name: &str) -> Option<Name> {
    let kept: String = name.chars().filter(|letter| !is_invisible(*letter) || is_joiner(*letter)).collect();
    (!folded(&kept).is_empty()).then(|| Name::new(&single_spaced(&kept)))
}

/// A name with one letter for each group of letters that look alike.
fn skeleton(name: &str) -> String {
    confusable_detection::skeleton(name).collect()
}

/// A name without case, invisible characters, the amount of white space and differences of Unicode compatibility.
fn folded(name: &str) -> String {
    // Upper case first: it has one form of letters that have several in lower case, such as "ß" and "ss".
    let folded: String = visible(name).to_uppercase().to_lowercase().nfkc().collect();
    single_spaced(&folded)
}

fn visible(name: &str) -> String {
    name.nfkc().filter(|letter| !is_invisible(*letter)).collect()
}

fn single_spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a character is drawn as nothing: those that Unicode calls default ignorable, and the empty Braille pattern.
fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Whether an invisible character shapes its neighbours: joiners of letters and emoji, and variation selectors.
fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

/// The name itself, or the first of "name (2)", "name (3)" … that isn't taken.
pub(crate) fn free_name(name: &Name, is_taken: impl Fn(&str) -> bool) -> Name {
    if !is_taken(name) {
        return name.clone();
    }
    // Fewer than 256 people and computer players are at a table.
    let numbered = (2..=256).map(|number| {
        let number = format!(" ({number})");
        let mut start = &**name;
        while start.len() + number.len() > limits::NAME {
            start = start.split_at(start.char_indices().next_back().map_or(0, |(at, _)| at)).0;
        }
        Name::new(&format!("{start}{number}"))
    });
    numbered.into_iter().find(|name| !is_taken(name)).unwrap_or_else(|| name.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clean_name_keeps_what_shapes_its_letters() {
        let clean = |name| clean_name(name).map(|name| name.to_string());
        assert_eq!(clean(" Ada\u{200b}  von\u{3000}L\u{ad} ").as_deref(), Some("Ada von L"));
        let family = "\u{1f469}\u{200d}\u{1f467} \u{2764}\u{fe0f}";
        assert_eq!(clean(family).as_deref(), Some(family));
        assert_eq!([clean(" \u{200d}\u{fe0f}"), clean("\u{1160} \u{2800}")], [None, None]);
    }

    #[test]
    fn names_are_compared_as_they_look() {
        for (name, other) in [("ΟΔΥΣΣΕΥΣ", "οδυσσευς"), ("ﬁn", "Fin"), ("Å", "A\u{30a}"), ("ǅ", "dž")]
        {
            assert!(same_name(name, other), "{name:?} and {other:?}");
        }
        // Cyrillic, Greek and Armenian letters for Latin ones.
        let alike = [
            ("Ada", "Аdа"),
            ("Ben", "Вen"),
            ("BEN", "ВЕN"),
            ("Hanna", "Ηanna"),
            ("ina", "Іna"),
            ("Mo", "Мо"),
        ];
        for (name, other) in alike.into_iter().chain([("Otto", "Օttօ"), ("Lars", "1ars")]) {
            assert!(same_name(name, other), "{name:?} and {other:?}");
        }
        let different = [("Ada", "Adam"), ("Ada B", "AdaB"), ("Zoe", "Zoë"), ("Ada", "Eva"), ("Ben", "Бен")];
        for (name, other) in different {
            assert!(!same_name(name, other), "{name:?} and {other:?}");
        }
    }

    #[test]
    fn a_taken_name_gets_a_number_within_its_length() {
        let long = Name::new(&"ü".repeat(limits::NAME / 2));
        assert_eq!(free_name(&long, |_| false), long);
        let numbered = free_name(&long, |name| !name.ends_with("(12)"));
        assert_eq!(&*numbered, format!("{} (12)", "ü".repeat(29)));
    }
}
