//! RULES 10 and 11: presets, and the table of text keys, row by row.

use proptest::prelude::*;
use skipstone_core::{Deck, Preset, RuleKey, RuleProblem, Rules, Scoring, StockSize};

use crate::tables::{TestRng, random_rules};

/// Name, section, values that are allowed (default first), values that aren't.
type Row = (&'static str, u8, &'static [&'static str], &'static [&'static str]);

const BOOLS: [&[&str]; 3] = [&["true", "false"], &["false", "true"], &["1", "'true'", "[]"]];

const ROWS: [Row; 26] = [
    (
        "preset",
        10,
        &["'standard'", "'quick'", "'family'", "'classic-1980'", "'pre-1980'", "'spite-and-malice'"],
        &["'Standard'", "1980", "true"],
    ),
    ("deck", 2, &["'modern'", "'edition-1980'", "'pre-1980'", "'three-decks'"], &["'old'", "1980"]),
    (
        "stock",
        3,
        &["'standard'", "5", "30", "[12, 20, 20]", "[30, 5]"],
        &[
            "4",
            "31",
            "-5",
            "300",
            "10.0",
            "'10'",
            "true",
            "[]",
            "[12]",
            "[4, 20]",
            "[20, 31]",
            "['12', 20]",
            "[[12], 20]",
        ],
    ),
    (
        "first_player",
        3,
        &["'left-of-dealer'", "'youngest'", "'middle-age'", "'random'", "'highest-stock'", "1", "12"],
        &["0", "13", "'oldest'", "'1'"],
    ),
    ("hand", 4, &["5", "3", "7"], &["2", "8", "'five'"]),
    ("draw", 4, &["'refill'", "1", "7"], &["0", "8", "'five'"]),
    ("wild_discard", 4, BOOLS[0], BOOLS[2]),
    ("consecutive_wilds", 4, BOOLS[0], BOOLS[2]),
    ("hide_buried", 4, BOOLS[1], BOOLS[2]),
    ("replenish", 5, &["'when-empty'", "'at-once'", "1", "50"], &["0", "51", "'never'"]),
    ("replenish_from_builds", 5, BOOLS[0], BOOLS[2]),
    ("stalled_after", 5, &["40", "1", "1000"], &["0", "1001", "'never'"]),
    ("stalled_scores", 5, BOOLS[0], BOOLS[2]),
    ("scoring", 6, &["'points'", "'wins'", "'lowest-left'", "'single'"], &["'highest'", "5"]),
    ("target", 6, &["500", "1", "100000"], &["0", "100001", "-500", "0.5", "99999999999999999999"]),
    ("max_rounds", 6, &["0", "1", "1000"], &["-1", "1001", "'none'"]),
    ("team_piles", 7, &["'per-seat'", "'two-per-team'"], &["2", "'shared'"]),
    ("finished_partner", 7, &["'keeps-playing'", "'goes-out'"], &["true", "'out'"]),
    ("sharing", 7, &["'always'", "'after-out'", "'never'"], &["true", "'before-out'"]),
    ("partner_silence", 7, BOOLS[0], BOOLS[2]),
    ("lead_up", 8, BOOLS[1], BOOLS[2]),
    ("alternating", 8, BOOLS[1], BOOLS[2]),
    ("blocking", 8, &["0", "5", "30"], &["31", "-1", "true"]),
    ("manual_draw", 9, &["'off'", "'shuffle-into-stock'", "'under-stock'"], &["true", "'on'"]),
    ("out_of_turn", 9, BOOLS[1], BOOLS[2]),
    ("call_talking", 9, BOOLS[1], BOOLS[2]),
];

#[test]
fn section_11_every_key_and_value() {
    let names: Vec<&str> = RuleKey::ALL.iter().map(|key| key.name).collect();
    assert_eq!(names, ROWS.map(|row| row.0));
    for (key, (name, section, allowed, refused)) in RuleKey::ALL.iter().zip(ROWS) {
        assert_eq!(key.section, section, "{name}");
        let read = |value: &str| Rules::from_toml(&format!("{name} = {value}"));
        let mut seen = Vec::new();
        for value in allowed {
            let rules = read(value).unwrap_or_else(|error| panic!("{name} = {value}: {error}"));
            assert!(!seen.contains(&rules), "{name} = {value} means the same as another value");
            seen.push(rules);
            assert_eq!((key.get)(&rules).to_string(), value.replace('\'', "\""), "{name}");
            assert_eq!(Rules::from_toml(&rules.to_toml()), Ok(rules));
            let json = serde_json::to_string(&rules).expect("rules are JSON");
            assert_eq!(serde_json::from_str::<Rules>(&json).expect("its own JSON"), rules);
        }
        assert_eq!(seen[0], Rules::default(), "{name} = {} is the default", allowed[0]);
        for value in refused {
            let error = read(value).expect_err(&format!("{name} = {value} is not allowed")).to_string();
            let says = |words: &str| assert!(error.contains(words), "{name} = {value}: {error}");
            // A number beyond 64 bits isn't valid TOML and is reported as that.
            if !value.contains("999999") {
                says(&format!("{name} = {}", value.replace('\'', "\"")));
                says(&format!("{name} is {}", key.allowed()));
            }
        }
    }
}

#[test]
fn section_11_all_problems_at_once() {
    let text = "stock = 3\nstok = 10\ndraw = 'six'\nlead_up = true";
    let problems = Rules::from_toml(text).expect_err("three problems").problems;
    let shown: Vec<String> = problems.iter().map(RuleProblem::to_string).collect();
    assert_eq!(shown.len(), 3, "{shown:?}");
    let any =
        |words: &str| assert!(shown.iter().any(|problem| problem.contains(words)), "{words:?}: {shown:?}");
    any(
        "stock = 3 is not allowed: stock is \"standard\", a whole number from 5 to 30 or a list of such numbers, one for each stock pile",
    );
    any("unknown key \"stok\" (with value 10); the keys are preset, deck, stock,");
    any("draw = \"six\" is not allowed: draw is \"refill\" or a whole number from 1 to 7");
    let syntax = Rules::from_toml("stock = ").expect_err("not TOML").to_string();
    assert!(syntax.starts_with("not TOML: ") && syntax.contains("line 1"), "{syntax}");
}

/// RULES 3: so that rules have one text form.
#[test]
fn section_11_a_list_of_equal_numbers_is_that_number() {
    let rules = Rules::from_toml("stock = [12, 12]").expect("a list");
    assert_eq!(rules, Rules { stock: StockSize::Cards(12), ..Rules::default() });
    assert!(
        Rules::from_toml("stock = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]").is_err(),
        "no table has 13 seats"
    );
}

/// Missing keys have the preset's values; printed rules have every key.
#[test]
fn section_11_a_preset_is_what_the_others_start_from() {
    let rules = Rules::from_toml("stock = 12\npreset = 'classic-1980'").expect("rules");
    let expected = Rules { stock: StockSize::Cards(12), ..Preset::Classic1980.rules() };
    assert_eq!(rules, expected);
    assert_eq!(rules.overrides().map(|key| key.name).collect::<Vec<_>>(), ["stock"]);
    let text = rules.to_toml();
    assert!(
        RuleKey::ALL.iter().all(|key| text.lines().any(|line| line.starts_with(&format!("{} = ", key.name))))
    );
}

/// RULES 6: a number of points, else a number of wins or rounds.
#[test]
fn section_11_the_target_follows_the_scoring() {
    let target = |text| Rules::from_toml(text).map(|rules| rules.target);
    assert_eq!(target("scoring = 'points'"), Ok(500));
    assert_eq!(target("scoring = 'wins'"), Ok(Scoring::Wins.default_target()));
    assert_eq!(target("scoring = 'wins'\ntarget = 7"), Ok(7));
    assert_eq!(target("preset = 'family'"), Ok(200));
    assert_eq!(target("preset = 'family'\nscoring = 'points'"), Ok(200));
    assert!(Scoring::Wins.default_target() < 20 && Scoring::LowestLeft.default_target() < 20);
}

fn differs_from_standard(preset: Preset) -> String {
    // The preset's name isn't an override.
    let rules = Rules { preset: Preset::Standard, ..preset.rules() };
    let changed: Vec<String> =
        rules.overrides().map(|key| format!("{}={}", key.name, (key.get)(&rules))).collect();
    changed.join(" ")
}

#[test]
fn section_10_presets() {
    let differences = Preset::ALL.iter().map(|preset| (preset.name(), differs_from_standard(*preset)));
    let expected = [
        ("standard", ""),
        ("quick", "stock=10 target=100"),
        ("family", "stock=15 target=200"),
        ("classic-1980", "deck=\"edition-1980\" hide_buried=true lead_up=true alternating=true blocking=5"),
        ("pre-1980", "deck=\"pre-1980\""),
        ("spite-and-malice", "deck=\"three-decks\" stock=20"),
    ];
    assert_eq!(differences.collect::<Vec<_>>(), expected.map(|(name, text)| (name, text.to_owned())));
    assert_eq!(Rules::default(), Preset::Standard.rules());
    assert_eq!(Rules::default().deck, Deck::Modern);
}

#[test]
fn random_rules_read_back() {
    for seed in 0..500 {
        let rules = random_rules(&mut TestRng::new(seed));
        assert_eq!(Rules::from_toml(&rules.to_toml()), Ok(rules));
        let json = serde_json::to_string(&rules).expect("rules are JSON");
        assert_eq!(serde_json::from_str::<Rules>(&json).expect("its own JSON"), rules);
    }
}

proptest! {
    #[test]
    fn no_text_crashes_the_parser(text in "([a-z_]{0,12} ?= ?['\"]?[a-z0-9.-]{0,12}['\"]?\n?){0,4}") {
        if let Ok(rules) = Rules::from_toml(&text) {
            prop_assert_eq!(Rules::from_toml(&rules.to_toml()), Ok(rules));
        }
    }
}
