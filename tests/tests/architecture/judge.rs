//! What says whether a round was fair knows its contract, its signed log and the own journal, and nothing that a host hasn't signed.

use std::fs;

use crate::{root, sources};

/// Where a round is judged, drawn from its log, and where the own journal is kept.
const JUDGE: [&str; 7] =
    ["evidence", "own_turn", "round", "round_check", "seen_round", "unfinished_deals", "verdict"];

/// The messages by which a host tells something without signing it.
const UNSIGNED: [&str; 5] = ["Lobby", "Welcome", "PresenceEvent", "Denial", "Proposal"];

#[test]
fn the_judge_knows_nothing_that_a_host_hasnt_signed() {
    let client = root().join("net/src/client");
    let files = JUDGE.map(|name| client.join(name).with_extension("rs"));
    let files = files.into_iter().map(|path| (path.clone(), fs::read_to_string(&path).expect("a module")));
    let log = sources(&root().join("net/src/round_log"));
    // A proposal is the log's own term: it is made of a contract, and none of its checks asks for one.
    let log = log.into_iter().filter(|(path, _)| !path.ends_with("proposal.rs") && !path.ends_with("mod.rs"));
    for (path, text) in files.chain(log) {
        for (number, line) in (1..).zip(text.lines()) {
            let code = line.split("//").next().unwrap_or_default();
            let mut words = code.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
            let word = words.find(|word| UNSIGNED.contains(word));
            assert!(word.is_none(), "{}:{number} must not know {word:?}", path.display());
        }
    }
}
