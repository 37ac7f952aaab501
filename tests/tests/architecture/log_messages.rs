//! The messages of the log are fixed texts, as crash reports keep them: what is filled in may be a name or a card.

use crate::{root, sources};

/// The arguments of each event that a source text logs.
fn events(text: &str) -> impl Iterator<Item = &str> {
    text.split("tracing::").skip(1).filter_map(|part| {
        let (level, rest) = part.split_once("!(")?;
        ["trace", "debug", "info", "warn", "error"].contains(&level).then_some(())?;
        rest.split_once(");").map(|(arguments, _)| arguments)
    })
}

#[test]
fn messages_of_the_log_are_fixed_texts() {
    let mut found = 0;
    for (path, text) in ["net", "app"].iter().flat_map(|folder| sources(&root().join(folder).join("src"))) {
        for arguments in events(&text) {
            found += 1;
            let message = arguments.split('"').nth(1).unwrap_or_default();
            assert!(!message.is_empty(), "{}: an event without a message: {arguments}", path.display());
            assert!(!message.contains('{'), "{}: {message} is filled in", path.display());
        }
    }
    assert!(found > 30, "only {found} events were found");
}
