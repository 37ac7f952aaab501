//! Views parsed from their JSON form, as a computer player in another process gets them.

use serde_json::{Value, json};
use skipstone_core::bot::Level;
use skipstone_core::{JsonView, Move, Observation, Preset, Round, Rules, Seat, SeatView, Seed, Setup};

use super::visibility::{play_random, some_tables};
use crate::tables::{TestRng, deal, preset_setup};

fn moves(view: &SeatView<'_>) -> Vec<Move> {
    view.legal_moves().iter().collect()
}

fn written(view: &SeatView<'_>) -> Value {
    serde_json::to_value(view).expect("a view is JSON")
}

/// The texts of moves of a view's seat.
fn texts(view: &SeatView<'_>, moves: &[Move]) -> Vec<String> {
    moves.iter().map(|mv| mv.written_by(view.seat()).to_string()).collect()
}

/// Parses a view, or returns the error's text.
fn read(rules: Rules, view: &Value, moves: &[String]) -> Result<Observation, String> {
    let view: JsonView = serde_json::from_value(view.clone()).map_err(|error| error.to_string())?;
    Observation::of(rules, &view, moves).map_err(|error| error.to_string())
}

/// Text, legal moves and every player's decision are the same as with the original view.
#[test]
fn a_view_reads_back_the_same() {
    let seed = Seed::from_number(5);
    for (setup, number) in some_tables() {
        let mut rng = TestRng::new(number);
        play_random(setup, number, |round, _| {
            if round.ending().is_some() || rng.below(16) > 0 {
                return;
            }
            for seat in setup.seats() {
                let view = round.view(seat);
                let text = written(&view);
                let read = read(*setup.rules(), &text, &texts(&view, &moves(&view)))
                    .unwrap_or_else(|error| panic!("{error}\n{text}"));
                assert_eq!(written(&read.view()), text);
                assert_eq!(moves(&read.view()), moves(&view), "{text}");
                for mv in moves(&view) {
                    assert_eq!(read.view().check(mv), Ok(()), "{mv:?} in {text}");
                }
            }
            // The strongest levels are slow.
            if rng.below(8) > 0 {
                return;
            }
            let view = round.view(round.turn());
            let read = read(*setup.rules(), &written(&view), &texts(&view, &moves(&view)))
                .expect("it was read before");
            let slow = rng.below(6) == 0;
            for level in Level::ALL.into_iter().filter(|level| slow || *level < Level::Hard) {
                let choose = |view: SeatView<'_>| level.player(&seed, view.seat()).choose(&view);
                assert_eq!(choose(read.view()), choose(view), "{level} in {}", written(&view));
            }
        });
    }
}

/// A view in the middle of a round, as JSON to change.
fn middle(setup: Setup) -> Round {
    let (mut round, _) = deal(setup, 3);
    let mut player = Level::Greedy.player(&Seed::from_number(3), Seat::ONE);
    while round.turns() < 30 {
        let mv = player.choose(&round.view(round.turn()));
        round.play(round.turn(), mv).expect("it is legal");
    }
    round
}

/// The oldest form of the protocol has fewer fields, which suffice.
#[test]
fn fields_with_defaults_are_optional() {
    let round = middle(preset_setup(Preset::Standard, 4, 2));
    let view = round.view(round.turn());
    let mut text = written(&view);
    let fields = text.as_object_mut().expect("an object");
    for field in ["depths", "needs", "completed_cards", "open_partners", "past"] {
        assert!(fields.remove(field).is_some(), "{field}");
    }
    let read = read(Rules::default(), &text, &texts(&view, &moves(&view))).expect("it is enough");
    assert_eq!(moves(&read.view()), moves(&view));
    assert_eq!(read.view().completed().count(), view.completed_size());
    assert!(view.completed_size() > 0);
}

#[test]
fn an_impossible_view_is_reported() {
    let round = middle(preset_setup(Preset::Standard, 4, 2));
    let (view, rules) = (round.view(round.turn()), Rules::default());
    assert_eq!(view.seat().number(), 3);
    let good = written(&view);
    let card = good["hand"][0].clone();
    let shown = |place: &str| good.pointer(place).expect(place).clone();
    let other = if shown("/stocks/0/top") == json!("1.0") { "1.1" } else { "1.0" };
    let cases: &[(&str, Value, &str)] = &[
        ("/hand/0", json!("13.5"), "\"13.5\" is not a card: cards are written rank.id, like 7.83"),
        ("/hand", json!([card]), "hand: h@3: cards shown: 1, where there should be "),
        ("/hand/0", shown("/hand/1"), "lies in h@3 already"),
        ("/hand/0", json!("1.161"), "1.161 is not in this deck of 162"),
        ("/seat", json!(13), "seat 13: seats are 1 to 12"),
        ("/seat", json!(5), "seat: there is no seat 5 at a table of 4"),
        ("/turn", json!(5), "turn: there is no seat 5 at a table of 4"),
        ("/turn", json!(1), "moves: h1>d1 is not legal: it is seat 1's turn"),
        ("/hands", json!([5, 5]), "hands lists 2 seats, where stocks lists 4"),
        ("/hands/0", json!(300), "invalid value: integer `300`, expected u8"),
        ("/hands/0", json!(6), "the piles and hands have 164 cards together, where this deck has 162"),
        ("/teams", json!([1, 1, 2, 2]), "teams: seat 2 can't be of team 1, by its place it is of team 2"),
        ("/teams", json!([1, 2, 3, 9]), "teams: 4 seats can't make 9 teams"),
        ("/stocks", json!([]), "hands lists 4 seats, where stocks lists 0"),
        ("/stocks/0/top", json!(null), "stocks: s@1: cards shown: 0, where there should be 1"),
        ("/stocks/0/count", json!(0), "stocks: s@1: cards shown: 1, where there should be 0"),
        ("/depths/0/0", json!(40), "discards: d1@1: cards shown: "),
        ("/builds/0", json!([other, other]), "b1: "),
        ("/needs/0", json!(1), "needs: b1: cards shown: "),
        ("/draw", json!(3), "cards together, where this deck has 162"),
        ("/completed", json!(3), "completed_cards: completed: cards shown: "),
        ("/past/turns", json!(-1), "invalid value: integer `-1`, expected u32"),
        ("/past/passes", json!(5), "past: passes: 5 is more than can be: at most 4"),
        (
            "/past/last_pile",
            json!("s@1"),
            "past: last_pile: s@1 is not a discard pile with its seat, like d2@1",
        ),
        ("/past/promise", json!(1), "promise: these rules know no such thing (RULES 8)"),
    ];
    for (place, value, says) in cases {
        let mut text = good.clone();
        *text.pointer_mut(place).expect(place) = value.clone();
        let error = read(rules, &text, &texts(&view, &moves(&view))).map(|_| ()).expect_err(place);
        assert!(error.contains(says), "{place} = {value}: {says:?} is missing in\n{error}");
    }
    let mut legal = texts(&view, &moves(&view));
    let error = |moves: &[String]| read(rules, &good, moves).map(|_| ()).expect_err("other moves");
    let last = legal.pop().expect("a move");
    assert_eq!(error(&legal), format!("moves: {last} is legal too, but not listed"));
    legal.extend([last, "h9>d1".to_owned()]);
    assert_eq!(
        error(&legal),
        format!("moves: h9>d1 is not legal: there is no card 9 in a hand of {}", view.hand_size(view.seat()))
    );
}

/// A changed view is either refused or every player can choose a move.
#[test]
fn no_parsed_view_crashes_a_player() {
    let (mut refused, mut played) = (0, 0);
    for (setup, number) in some_tables() {
        let mut rng = TestRng::new(number);
        play_random(setup, number, |round, _| {
            if round.ending().is_some() || rng.below(24) > 0 {
                return;
            }
            let view = round.view(round.turn());
            let mut text = written(&view);
            let mut legal = texts(&view, &moves(&view));
            (0..1 + rng.below(2)).for_each(|_| change(&mut text, &mut rng));
            if rng.below(4) == 0 {
                legal.swap_remove(rng.below(legal.len()));
            }
            match read(*setup.rules(), &text, &legal) {
                Err(_) => refused += 1,
                Ok(read) => {
                    played += 1;
                    let view = read.view();
                    // The strongest levels are slow.
                    let level = if rng.below(8) == 0 { rng.pick(&Level::ALL) } else { Level::Greedy };
                    if view.turn() == view.seat() && !legal.is_empty() {
                        let mv = level.player(&Seed::from_number(1), view.seat()).choose(&view);
                        let mv = mv.written_by(view.seat()).to_string();
                        assert!(legal.contains(&mv), "{level}: {mv:?} in {text}");
                    }
                }
            }
        });
    }
    assert!(refused > 100 && played > 20, "{refused} refused, {played} played");
}

/// Changes one value somewhere.
fn change(text: &mut Value, rng: &mut TestRng) {
    match text {
        Value::Array(items) if !items.is_empty() && rng.below(10) > 0 => {
            let at = rng.below(items.len());
            if rng.below(8) == 0 {
                items.remove(at);
            } else {
                change(&mut items[at], rng);
            }
        }
        Value::Object(fields) if rng.below(20) > 0 => {
            let at = rng.below(fields.len());
            if let Some(value) = fields.values_mut().nth(at) {
                change(value, rng);
            }
        }
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(0);
            *text = rng.pick(&[
                json!(number + 1),
                json!(number - 1),
                json!(0),
                json!(255),
                json!(65535),
                json!(u32::MAX),
            ]);
        }
        _ => {
            *text = rng.pick(&[
                json!(null),
                json!("W.150"),
                json!("3.30"),
                json!([]),
                json!(2),
                json!(true),
                json!("d1@2"),
            ])
        }
    }
}
