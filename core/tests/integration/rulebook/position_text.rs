//! Positions as text: they read back to the same round, and all problems are reported at once.

use skipstone_core::{Event, Move, Position, Preset, Round};

use crate::tables::{TestRng, deal, preset_setup, random_setup};

fn text(round: &Round) -> String {
    Position::of(round).to_string()
}

/// Plays both to the end with the same moves; they must stay the same.
fn same_future(mut one: Round, mut other: Round, rng: &mut TestRng) {
    while one.ending().is_none() {
        let moves: Vec<Move> = one.legal_moves().iter().collect();
        assert!(other.legal_moves().iter().eq(moves.iter().copied()));
        let mv = rng.pick(&moves);
        let events: Vec<Event> = one.play(one.turn(), mv).expect("a legal move");
        assert_eq!(other.play(other.turn(), mv), Ok(events));
    }
    assert_eq!(one.ending(), other.ending());
    assert_eq!(text(&one), text(&other));
}

#[test]
fn a_round_reads_back_from_its_text_at_any_moment() {
    for seed in 3000..3030 {
        let mut rng = TestRng::new(seed);
        let classic = rng.below(3) == 0;
        let setup = if classic { preset_setup(Preset::Classic1980, 4, 2) } else { random_setup(&mut rng) };
        let (mut round, _) = deal(setup, seed);
        let mut futures = 1;
        loop {
            if round.ending().is_none() && rng.below(4) > 0 {
                let moves: Vec<Move> = round.legal_moves().iter().collect();
                round.play(round.turn(), rng.pick(&moves)).expect("a legal move");
                continue;
            }
            let written = text(&round);
            let read = written.parse::<Position>().expect("its own text").round();
            let read = read.unwrap_or_else(|error| panic!("{error}\n{written}"));
            assert_eq!(text(&read), written);
            assert_eq!(read.ending(), round.ending());
            if round.ending().is_some() {
                break;
            }
            if futures > 0 && rng.below(100) == 0 {
                futures -= 1;
                same_future(round.clone(), read, &mut rng);
            }
            let moves: Vec<Move> = round.legal_moves().iter().collect();
            round.play(round.turn(), rng.pick(&moves)).expect("a legal move");
        }
    }
}

/// All errors of an invalid text.
fn unread(text: &str) -> Vec<String> {
    let errors = text.parse::<Position>().expect_err("it can't be read").errors;
    errors.iter().map(ToString::to_string).collect()
}

#[test]
fn every_invalid_line_is_reported() {
    let errors = unread(
        "seats: two\nb1 1 2\nb5: 1\n\n# a comment\nh@1: 7.500 8\nrules: preset=quik stock=3 lead_up\nturn: 1\nturn: 2\n\
         d1@1: ..3 4\nend: over\nlast_pile: h@1\nhas_blocked: no\nb2: ..12 1",
    );
    let expected = [
        "line 1: seats: \"two\" is not allowed: seats is a number from 2 to 12",
        "line 2: \"b1 1 2\" is not a line of a position: lines are key: value",
        "line 3: unknown key \"b5\"; the keys are rules, seats,",
        "line 6: h@1: \"7.500 8\" is not allowed: h@1 is cards, bottom to top: 7.83, 7, W, ? or 9?",
        "line 7: preset = \"quik\" is not allowed: preset is \"standard\", \"quick\"",
        "line 7: stock = 3 is not allowed",
        "line 7: lead_up = \"\" is not allowed: lead_up is true or false",
        "line 9: turn stands in line 8 already",
        "line 10: d1@1: \"..3 4\" is not allowed",
        "line 11: end: \"over\" is not allowed: end is stock_empty, blocked or stalled",
        "line 12: last_pile: \"h@1\" is not allowed: last_pile is a discard pile",
        "line 13: has_blocked: \"no\" is not allowed: has_blocked is true or false",
        "line 14: b2: \"..12 1\" is not allowed: b2 is cards, bottom to top, with ..6 in front",
    ];
    assert_eq!(errors.len(), expected.len(), "{errors:#?}");
    for (error, expected) in errors.iter().zip(expected) {
        assert!(error.starts_with(expected), "{error}\nis not\n{expected}");
    }
}

/// All problems of an impossible position.
fn impossible(text: &str) -> Vec<String> {
    let position: Position = text.parse().expect("it can be read");
    let problems = position.round().expect_err("it can't be").problems;
    problems.iter().map(ToString::to_string).collect()
}

#[test]
fn all_problems_are_reported_at_once() {
    let problems = impossible(
        "seats: 2\nturn: 3\nb1: 1 3\nb2: 1 2 3 4 5 6 7 8 9 10 11 12\nh@1: 7.72 7.72 7.0 1 2 W\ns@1: 31?\ns@3: 1\nd1@1: 80?\n\
         d2@1: 80?\npromise: 1\nlast_pile: d1@3\nhas_blocked: true\nbegun: 1 5\nend: stock_empty\ns@2: 5",
    );
    let starts = [
        "line 5: h@1: 7.72 lies in h@1 already",
        "line 5: h@1: 7.0 is not in this deck of 162: a deck's cards are numbered from 1.0 to W.161",
        "line 9: d2@1: 49 cards more than are left in the deck",
        "line 3: b1: 3.24 can't lie there as the 2: a build pile runs from 1 up, wilds stand for any rank",
        "line 4: b2: a build pile that reached 12 leaves the table",
        "line 6: s@1: 31 cards are more than the 30 that a stock pile is dealt",
        "line 5: h@1: 6 cards are more than a hand can hold under these rules: 5",
        "line 7: s@3: there is no seat 3 at a table of 2",
        "line 14: end: every team has stock cards left",
        "line 2: turn: there is no seat 3 at a table of 2",
        "line 13: begun: there is no seat 5 at a table of 2",
        "line 11: last_pile: there is no seat 3 at a table of 2",
        "line 10: promise: these rules know no such thing (RULES 8)",
        "line 12: has_blocked: these rules know no such thing",
    ];
    for start in starts {
        assert!(
            problems.iter().any(|problem| problem.starts_with(start)),
            "{start}\nis not among\n{problems:#?}"
        );
    }
    assert_eq!(problems.len(), starts.len(), "{problems:#?}");
}

#[test]
fn each_problem_has_its_message() {
    let cases = [
        (
            "s@1: 5\ns@2: 6\nh@1: 6?",
            "line 3: h@1: 6 cards are more than a hand can hold under these rules: 5",
        ),
        ("s@1: 5\ns@2: 6\nh@1: 13? 7 7 7 7 7 7 7 7 7 7 7 7 7", "all 12 cards of rank 7 are named already"),
        ("s@1: 5", "s@2: the stock piles of team 2 are empty: the round is over (end: stock_empty)"),
        ("s@1: 5\ns@2: 6\nb1: ..3 5", "line 3: b1: 5.48 can't lie there as the 4"),
        (
            "rules: consecutive_wilds=false\ns@1: 5\ns@2: 6\nb1: W W",
            "line 4: b1: W.145 is a second wild in a row",
        ),
        ("seats: 7\ns@1: 5", "line 1: seats: 7 seats can't play each for themselves"),
        (
            "rules: finished_partner=goes-out\nseats: 4\nteams: 2\ns@1: 5\ns@2: 6\nturn: 3",
            "line 6: turn: seat 3 is out and takes no more turns",
        ),
        (
            "rules: team_piles=two-per-team\nseats: 6\nteams: 2\ns@1: 5\ns@2: 6\nd1@5: 7",
            "line 6: d1@5: no piles lie in front of seat 5",
        ),
    ];
    for (text, expected) in cases {
        let problems = impossible(text);
        assert!(
            problems.iter().any(|problem| problem.contains(expected)),
            "{expected}\nis not among\n{problems:#?}"
        );
    }
}

/// Unnamed cards are filled in: named ranks first, then `?` cards, then the `rest` pile.
#[test]
fn unnamed_cards_are_filled_in() {
    let position: Position =
        "s@1: 2? W 1.0\ns@2: 1\nh@1: ? 1.2\nrest: d4@2\ndraw: 12 11".parse().expect("a position");
    let text = text(&position.round().expect("a round"));
    let line = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)).expect(key).to_owned();
    assert_eq!(line("s@2: "), "1.1");
    assert_eq!(line("s@1: "), "1.3 1.4 W.144 1.0");
    assert_eq!(line("h@1: "), "1.5 1.2");
    assert_eq!(line("draw: "), "12.132 11.120");
    assert!(line("d4@2: ").starts_with("1.6 1.7 ") && line("d4@2: ").ends_with(" W.161"));
}

/// A damaged text is either refused or gives a playable round.
#[test]
fn damaged_texts_are_refused_or_playable() {
    let mut rng = TestRng::new(77);
    let mut played = 0;
    for seed in 0..60 {
        let (mut round, _) = deal(random_setup(&mut rng), seed);
        for _ in 0..rng.below(200) {
            let moves: Vec<Move> = round.legal_moves().iter().collect();
            if round.ending().is_none() {
                round.play(round.turn(), rng.pick(&moves)).expect("a legal move");
            }
        }
        let written = text(&round);
        for _ in 0..20 {
            let Ok(position) = damage(&written, &mut rng).parse::<Position>() else { continue };
            let Ok(mut round) = position.round() else { continue };
            for _ in 0..30 {
                let moves: Vec<Move> = round.legal_moves().iter().collect();
                if round.ending().is_none() {
                    round.play(round.turn(), rng.pick(&moves)).expect("a legal move");
                    played += 1;
                }
            }
        }
    }
    assert!(played > 2000, "only {played} moves were played from damaged texts");
}

/// Changes, drops or moves a word or a line.
fn damage(text: &str, rng: &mut TestRng) -> String {
    let mut lines: Vec<Vec<String>> =
        text.lines().map(|line| line.split(' ').map(str::to_owned).collect()).collect();
    let line = rng.below(lines.len());
    let word = rng.below(lines[line].len());
    match rng.below(6) {
        0 => drop(lines.remove(line)),
        1 => drop(lines[line].remove(word)),
        2 => {
            lines[line][word] =
                rng.pick(&["?", "9?", "W", "..6", "-", "0", "300", "x", "7.83", "b1:"]).to_owned()
        }
        3 => {
            let other = rng.below(lines.len());
            let moved = lines[line].remove(word);
            lines[other].push(moved);
        }
        4 => lines.iter_mut().skip(3).for_each(|line| {
            if let [key, value] = &line[..]
                && key != "chance:"
                && value != "-"
            {
                line[1] = "1".to_owned();
            }
        }),
        _ => {
            // Only ranks, no identities: still the same kind of position.
            for word in lines.iter_mut().filter(|line| line[0].contains('@')).flatten() {
                *word = word.split('.').next().unwrap_or_default().to_owned();
            }
        }
    }
    lines.iter().map(|words| words.join(" ")).collect::<Vec<_>>().join("\n")
}

/// A position of full stock piles can be dealt; what lies elsewhere can't be there before the first turn.
#[test]
fn a_deal_made_by_hand_begins_a_round() {
    let deal: Position =
        "rules: preset=quick\nturn: 2\ns@1: 9? 4\ns@2: 9? 7\ndraw: 9 8 3 W 1".parse().expect("a deal");
    let mut events = Vec::new();
    let round = deal.deal(&mut events).expect("it can be dealt");
    assert!(matches!(events[..], [Event::Deal { .. }, Event::Turn(_), Event::Draw { .. }]), "{events:?}");
    let view = round.view(round.turn());
    let hand: Vec<String> = view.hand().iter().map(|card| card.to_string()).collect();
    assert_eq!(
        hand.iter().map(|card| card.split('.').next().unwrap_or_default()).collect::<Vec<_>>(),
        ["1", "W", "3", "8", "9"]
    );
    assert_eq!(view.draw_left(), 162 - 20 - 5);

    let wrong: Position = "rules: preset=quick\ns@1: 9?\nh@1: 4\ns@2: 10?".parse().expect("a position");
    let fault =
        "can't lie there before the first turn, when there are only full stock piles and the draw pile";
    assert_eq!(
        wrong.deal(&mut Vec::new()).expect_err("it is no deal").to_string(),
        format!("line 2: s@1: 9 cards {fault}\nline 3: h@1: 1 cards {fault}")
    );
}
