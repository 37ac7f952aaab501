//! Challenges on the command line: made, shown, taken up, handed on as files and compared.

use std::fs;
use std::path::Path;

use crate::cli::{GOLDEN, folder, skipstone, words, write};

#[test]
fn a_challenge_is_made_taken_up_and_compared() {
    let folder = folder();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let line = |args: &[&str]| {
        let result = skipstone(args);
        assert_eq!((result.code, result.err.as_str()), (Some(0), ""), "{args:?}");
        result.out.trim_end().to_owned()
    };
    let make = ["challenge", "make", "--opponents", "hard:opal,normal", "--rules", "quick", "--seed", "7"];
    let code = line(&make);
    assert!(code.len() < 60 && code == line(&make), "{code}");
    let shown = line(&["challenge", "show", &code]);
    let expected = "seat 1: whoever takes it up\nseat 2: Opal (bot:hard)\nseat 3: Pebble (bot:normal)\nrules: quick\nstock piles of 10";
    assert_eq!(shown, expected);

    let [ada, ben] = [("Ada", "normal"), ("Ben", "easy")].map(|(name, level)| {
        let file = path(name);
        let told = line(&["challenge", "play", &code, "--player", level, "--name", name, "-o", &file]);
        assert!(told.starts_with(&format!("{name}: ")), "{told}");
        (told, file)
    });
    let compared = line(&["challenge", "compare", &code, &ben.1, &ada.1]);
    let mut lines: Vec<&str> = compared.lines().collect();
    lines.sort_unstable();
    assert_eq!(lines, [ada.0.as_str(), ben.0.as_str()]);
    // The deal of a round is the same challenge again.
    assert_eq!(line(&["challenge", "make", "--record", &ada.1]), code);

    // A record of another deal, and one that was changed.
    let claimed = fs::read_to_string(&ada.1).expect("a record").replace("bot:hard", "bot:easy");
    let claimed = write(&folder, "claimed.jsonl", &claimed);
    let refused = skipstone(["challenge", "compare", &code, &claimed, GOLDEN]);
    assert_eq!((refused.code, refused.out.lines().count()), (Some(1), 2), "{}", refused.out);
    assert!(refused.out.contains("it has other players") && refused.out.contains("it has other rules"));
    // As a file, it goes on with what was made of it, which only a comparison tells.
    let save = |file: &str, records: &[&str]| {
        let output = path(file);
        assert_eq!(line(&[&["challenge", "save", &code, "-o", &output], records].concat()), "");
        output
    };
    let sent = save("sent.skipstone", &[&ada.1]);
    assert_eq!(line(&["challenge", "show", &sent]), format!("{expected}\nplayed by: Ada"));
    let compared = line(&["challenge", "compare", &sent, &ben.1]);
    assert!(
        compared.lines().all(|line| lines.contains(&line)) && compared.lines().count() == 2,
        "{compared}"
    );
    let both = save("both.skipstone", &[&sent, &ben.1, &ada.1]);
    assert!(line(&["challenge", "show", &both]).ends_with("played by: Ada, Ben"));
    let nowhere = path("nowhere.skipstone");
    let refused = skipstone(["challenge", "save", &code, &claimed, "-o", &nowhere]);
    assert_eq!((refused.code, Path::new(&nowhere).exists()), (Some(1), false), "{}", refused.out);
    let cut =
        write(&folder, "cut.skipstone", &fs::read_to_string(&sent).expect("a file").replacen("ver", "", 1));
    let refused = skipstone(["challenge", "show", &cut]);
    assert!(refused.code == Some(2) && refused.err.contains("line 1: "), "{}", refused.err);

    for none in [&["abc"][..], &["hello there friend"]] {
        let refused = skipstone([&["challenge", "show"], none].concat());
        let said = (refused.code, refused.err.contains("this is no challenge code: "));
        assert_eq!(said, (Some(2), true), "{}", refused.err);
    }
    let broken = words("challenge show EbdN5ewmvuGBPtmgAmRuMBFtCFUY");
    assert_eq!(broken.code, Some(2));
    assert!(broken.err.contains("incomplete, or has a wrong letter"), "{}", broken.err);
}
