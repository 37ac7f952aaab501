//! No error repeats its source in its own text: `ErrorChain` would print it twice.

use crate::{CRATES, root, sources};

/// The parts of a source text that declare an error's message, each with the variant or struct after it.
fn declarations(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split("#[error(").skip(1).filter_map(|part| part.split_once(")]\n"))
}

/// Whether a message prints the source of its variant or struct.
fn repeats_source(message: &str, item: &str) -> bool {
    let Some((before, after)) = item.split_once("#[source]").or_else(|| item.split_once("#[from]")) else {
        return false;
    };
    if message == "transparent" {
        return false;
    }
    match after.trim_start().split_once(':') {
        // A named field follows on a line of its own, so nothing but whitespace stands before the attribute.
        Some((name, _)) if before.trim_end().ends_with(['{', ',']) || before.ends_with("    ") => {
            message.contains(&format!("{{{name}")) || message.contains(&format!(".{name}"))
        }
        _ => message.contains("{0") || message.contains(".0"),
    }
}

#[test]
fn no_error_repeats_its_source() {
    let mut found = 0;
    for (path, text) in CRATES.iter().flat_map(|folder| sources(&root().join(folder).join("src"))) {
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for (message, item) in declarations(code) {
            found += 1;
            assert!(!repeats_source(message, item), "{}: {message} repeats its source", path.display());
        }
    }
    assert!(found > 100, "only {found} errors were found");
}

#[test]
fn repeated_sources_are_recognised() {
    let declared = |text: &str| declarations(text).any(|(message, item)| repeats_source(message, item));
    assert!(declared("#[error(\"can't be read: {0}\")]\n    Read(#[from] io::Error),\n"));
    assert!(declared(
        "#[error(\"{why}\")]\n    Read {\n        path: PathBuf,\n        #[source]\n        why: Cause,\n"
    ));
    assert!(!declared("#[error(\"can't be read\")]\n    Read(#[from] io::Error),\n"));
    assert!(!declared(
        "#[error(\"{path}\")]\n    Read {\n        path: PathBuf,\n        #[source]\n        why: Cause,\n"
    ));
    assert!(!declared("#[error(transparent)]\n    Read(#[from] io::Error),\n"));
    assert!(!declared("#[error(\"seat {0}\")]\n    NoSeat(Seat),\n"));
}
