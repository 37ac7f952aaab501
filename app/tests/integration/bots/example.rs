//! The example bot in Python plays whole rounds, better than random.

use std::path::Path;

use skipstone_tests::has_python;

use super::{folder, python, simulate, write};

fn example() -> String {
    python(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../assets/examples/bot.py"))
}

/// Ten rounds are enough to tell it from random play.
#[test]
fn the_example_plays_sensibly() {
    if !has_python() {
        return;
    }
    let (report, err) = simulate(&format!("{},random", example()), &["--games", "10", "--seed", "5"]);
    assert_eq!((report["forfeits"].clone(), err.as_str()), (serde_json::json!([0, 0]), ""));
    assert!(report["wins"][0].as_u64() >= Some(9), "{report}");
}

#[test]
fn the_example_plays_by_any_rules() {
    if !has_python() {
        return;
    }
    let folder = folder();
    for (rules, more, teams) in [
        ("preset = 'classic-1980'\nstock = 8", "greedy,random", "3"),
        ("team_piles = 'two-per-team'\nhide_buried = true\nstock = 8\ndraw = 4", "greedy,greedy,random", "2"),
        (
            "finished_partner = 'goes-out'\nwild_discard = false\nconsecutive_wilds = false\nstock = 6",
            "random,greedy,random",
            "2",
        ),
        ("manual_draw = 'shuffle-into-stock'\nstock = 5", "greedy", "2"),
    ] {
        let rules = write(&folder, "rules.toml", rules);
        let seats = format!("{},{more}", example());
        let (report, err) =
            simulate(&seats, &["--games", "1", "--teams", teams, "--rules", rules.to_str().expect("UTF-8")]);
        assert!(!err.contains("forfeit") && report["forfeits"][0] == 0, "{err}");
    }
}
