//! Names as people see them.

use crate::limits;
use crate::protocol::Name;

/// Whether two names are equal without case and surrounding spaces, and so too alike for people at one table.
pub(crate) fn same_name(name: &str, other: &str) -> bool {
    name.trim().to_lowercase() == other.trim().to_lowercase()
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
    fn a_taken_name_gets_a_number_within_its_length() {
        let long = Name::new(&"ü".repeat(limits::NAME / 2));
        assert_eq!(free_name(&long, |_| false), long);
        let numbered = free_name(&long, |name| !name.ends_with("(12)"));
        assert_eq!(&*numbered, format!("{} (12)", "ü".repeat(29)));
    }
}
