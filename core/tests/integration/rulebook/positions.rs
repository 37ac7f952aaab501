//! The files of `tests/positions`: positions, their legal moves, and the effects of moves.
//!
//! A file holds cases, each begun by a line `== title` that names the rule book's section. A case is a position (see
//! [`skipstone_core::position`]) and then, line by line, its checks:
//!
//! - `legal: h1>b1 …`: these are the legal moves, in any order
//! - `refused: h1>b2 = build pile 2 needs a 3`: the move is illegal, and the reason contains these words
//! - `perft: 5 24`: the number of sequences of one, two … legal moves
//! - `play: h1>b1 …`: the seat on turn plays these, one after the other
//! - `events: play draw`: the events of the last move, by their names in records
//! - `now h@1: 4 5`: a pile's ranks now (`now turn: 2`, `now end: blocked`, `now winner: 1`, `now points: 25 0` likewise)
//!
//! Every position is also played by the second reading of the rule book, which must agree with every count.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::path::Path;

use skipstone_core::event::RoundResult;
use skipstone_core::position::{CardSpec, Location};
use skipstone_core::{ByPile, Event, Move, Pile, Position, Round, Seat};

use super::model::Model;

const DIRECTIVES: [&str; 5] = ["legal", "refused", "perft", "play", "events"];

/// Plays a case line by line.
struct Case {
    round: Round,
    events: Vec<Event>,
}

#[test]
fn positions_follow_the_rule_book() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/positions");
    let mut failures = Vec::new();
    let mut files: Vec<_> =
        folder.read_dir().expect("the folder").map(|file| file.expect("a file").path()).collect();
    files.sort();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a text");
        let name = file.file_name().expect("a name").to_string_lossy().into_owned();
        failures.extend(
            run(&text).into_iter().map(|(line, why)| format!("tests/positions/{name}:{line}: {why}")),
        );
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// A wrong expectation in a file fails with its line number.
#[test]
fn wrong_files_fail() {
    let case = "== a case\nb1: 1\nh@1: 2 W\ns@1: 3\ns@2: 4\n";
    let fails_at = |text: &str| run(&format!("{case}{text}")).first().map(|(line, _)| *line);
    assert_eq!(fails_at("play: h1>b1\nnow b1: 1 2\nnow h@1: W\nperft: 9"), None);
    assert_eq!(fails_at("legal: h1>b1"), Some(6));
    assert_eq!(fails_at("\nrefused: h2>b2 = needs"), Some(7));
    assert_eq!(fails_at("refused: h1>b2 = needs a 2"), Some(6));
    assert_eq!(fails_at("perft: 4"), Some(6));
    assert_eq!(fails_at("play: h1>b1\nnow b1: 1 3"), Some(7));
    assert_eq!(fails_at("play: h1>b1\nevents: draw"), Some(7));
    assert_eq!(fails_at("play: h1>b9"), Some(6));
    assert_eq!(fails_at("now turn: 2"), Some(6));
    assert_eq!(fails_at("h@9: 2\nlegal: h1>b1"), Some(2));
}

/// The line and the reason of the first failure in a text.
fn run(text: &str) -> Vec<(usize, String)> {
    let mut failures = Vec::new();
    let says_something = |line: &str| !line.trim().is_empty() && !line.starts_with('#');
    let lines: Vec<(usize, &str)> =
        (1..).zip(text.lines()).filter(|(_, line)| says_something(line)).collect();
    for case in lines.split(|(_, line)| line.starts_with("==")).filter(|case| !case.is_empty()) {
        let is_asked = |line: &str| {
            let key = line.split([':', ' ']).next().unwrap_or_default();
            key == "now" || DIRECTIVES.contains(&key)
        };
        let asked = case.iter().position(|(_, line)| is_asked(line)).unwrap_or(case.len());
        let (position, asked) = case.split_at(asked);
        // Empty lines keep the line numbers.
        let before = position.first().map_or(0, |(line, _)| line - 1);
        let mut text = "\n".repeat(before);
        position.iter().for_each(|(number, line)| {
            text.push_str(&"\n".repeat(number - 1 - text.matches('\n').count()));
            text.push_str(line);
            text.push('\n');
        });
        match Case::new(&text) {
            Ok(mut case) => {
                let failed =
                    asked.iter().find_map(|(line, text)| case.ask(text).err().map(|why| (*line, why)));
                failures.extend(failed);
            }
            Err(why) => failures.push((before + 1, why)),
        }
    }
    failures
}

impl Case {
    fn new(text: &str) -> Result<Case, String> {
        let position: Position = text.parse().map_err(|error| format!("{error}"))?;
        Ok(Case { round: position.round().map_err(|error| error.to_string())?, events: Vec::new() })
    }

    fn ask(&mut self, line: &str) -> Result<(), String> {
        let (key, value) = line.split_once(':').ok_or_else(|| format!("{line:?} asks nothing"))?;
        let value = value.split('#').next().unwrap_or_default().trim();
        match key {
            "legal" => {
                let turn = self.round.turn();
                let legal = self.round.legal_moves().iter().collect();
                same(&moves(value, turn)?, &legal, |set| texts(set, turn))
            }
            "perft" => {
                let model = Model::of(&self.round);
                let depth = value.split_whitespace().count();
                let counts = (1..=depth)
                    .map(|depth| perft(&self.round, &model, depth))
                    .collect::<Result<Vec<_>, _>>()?;
                same(&value.to_owned(), &words(&counts), |counts| counts.clone())
            }
            "refused" => {
                let (mv, words) = value.split_once('=').ok_or("refused: move = words of the reason")?;
                let mv = Move::parse(mv.trim(), self.round.turn()).map_err(|error| format!("{error}"))?;
                let why = match self.round.clone().play(self.round.turn(), mv) {
                    Ok(_) => return Err(format!("{mv:?} is legal")),
                    Err(why) => why.to_string(),
                };
                why.contains(words.trim())
                    .then_some(())
                    .ok_or_else(|| format!("{mv:?} is refused, but because {why}"))
            }
            "play" => {
                for mv in value.split_whitespace() {
                    let turn = self.round.turn();
                    let mv = Move::parse(mv, turn).map_err(|error| format!("{error}"))?;
                    self.events =
                        self.round.play(turn, mv).map_err(|why| format!("{mv:?} is refused: {why}"))?;
                }
                Ok(())
            }
            "events" => {
                let name = |event: &Event| {
                    let json = serde_json::to_value(event).expect("an event is JSON");
                    json["event"].as_str().unwrap_or_default().to_owned()
                };
                let names: Vec<String> = self.events.iter().map(name).collect();
                same(&value.to_owned(), &names.join(" "), |names| names.clone())
            }
            _ => match key.strip_prefix("now ") {
                Some(what) => same(&value.to_owned(), &self.now(what)?, |value| value.clone()),
                None => {
                    Err(format!("{key} is neither a position's key before the first question nor a question"))
                }
            },
        }
    }

    /// The value of a `now` key.
    fn now(&self, what: &str) -> Result<String, String> {
        let ended = self.events.iter().find_map(|event| match event {
            Event::End(RoundResult { winner, points, .. }) => Some((*winner, words(points))),
            _ => None,
        });
        let position = Position::of(&self.round).to_string();
        let field = |key: &str| {
            let line = position.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(": "));
            line.map(str::to_owned)
        };
        match what {
            "winner" => {
                Ok(ended.and_then(|(winner, _)| winner).map_or("-".to_owned(), |team| team.to_string()))
            }
            "points" => Ok(ended.map_or("-".to_owned(), |(_, points)| points)),
            "draw" => Ok(field("draw")
                .map_or(0, |draw| draw.split_whitespace().filter(|card| *card != "-").count())
                .to_string()),
            "turn" | "end" | "promise" | "last_pile" | "has_blocked" => {
                Ok(field(what).unwrap_or("-".to_owned()))
            }
            pile => {
                let pile = field(pile).ok_or_else(|| format!("there is no {pile}"))?;
                let ranks = pile.split_whitespace().map(|card| match card.strip_prefix("..") {
                    Some(_) => card,
                    None => card.split('.').next().unwrap_or_default(),
                });
                Ok(ranks.collect::<Vec<_>>().join(" "))
            }
        }
    }
}

/// The number of sequences of a length of legal moves. Engine and model must agree at every step.
fn perft(round: &Round, model: &Model, depth: usize) -> Result<u64, String> {
    let moves: BTreeSet<Move> = round.legal_moves().iter().collect();
    if let Some(legal) = model.legal() {
        same(&legal, &moves, |set| texts(set, round.turn())).map_err(|why| {
            format!("by the second reading of the rule book {why}, in\n{}", Position::of(round))
        })?;
    }
    if depth == 1 {
        return Ok(moves.len() as u64);
    }
    let mut count = 0;
    for mv in moves {
        let (mut round, mut model) = (round.clone(), model.clone());
        let seat = round.turn();
        let events = round.play(seat, mv).map_err(|why| format!("{mv:?} is listed, but {why}"))?;
        let expected = model.play(mv, &events, round.view(seat).promise());
        same(&expected, &events, |events| format!("{events:?}"))?;
        count += perft(&round, &model, depth - 1)?;
    }
    Ok(count)
}

fn same<T: PartialEq>(expected: &T, found: &T, show: impl Fn(&T) -> String) -> Result<(), String> {
    (expected == found)
        .then_some(())
        .ok_or_else(|| format!("{} is expected, not {}", show(expected), show(found)))
}

fn texts(moves: &BTreeSet<Move>, by: Seat) -> String {
    words(moves.iter().map(|mv| mv.written_by(by)))
}

/// Moves, where `h1-5>d1-4` stands for all of these.
fn moves(text: &str, by: Seat) -> Result<BTreeSet<Move>, String> {
    let mut all = BTreeSet::new();
    for word in text.split_whitespace() {
        let spelled = word.split_once('>').map_or(vec![word.to_owned()], |(from, to)| {
            let (from, to) = (spell(from), spell(to));
            from.iter().flat_map(|from| to.iter().map(move |to| format!("{from}>{to}"))).collect()
        });
        for word in spelled {
            all.insert(Move::parse(&word, by).map_err(|error| format!("{error}"))?);
        }
    }
    Ok(all)
}

/// `h1-3` as `h1 h2 h3`, `d1-4@3` likewise.
fn spell(places: &str) -> Vec<String> {
    let (places, owner) = places
        .split_once('@')
        .map_or((places, String::new()), |(places, owner)| (places, format!("@{owner}")));
    match places.split_once('-') {
        Some((first, last)) => {
            let (letter, first) = first.split_at(1);
            let numbers = first.parse::<u8>().ok().zip(last.parse::<u8>().ok());
            numbers.map_or(vec![], |(first, last)| {
                (first..=last).map(|at| format!("{letter}{at}{owner}")).collect()
            })
        }
        None => vec![format!("{places}{owner}")],
    }
}

fn words<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

impl Model {
    /// The second reading of a round in the middle.
    pub(crate) fn of(round: &Round) -> Model {
        let position = Position::of(round);
        let cards = |place| -> Vec<_> {
            let pile = position.piles.get(&place).into_iter().flat_map(|pile| &pile.cards);
            pile.map(
                |pick| if let CardSpec::Exact(card) = pick { *card } else { panic!("{pick} of a round") },
            )
            .collect()
        };
        let seats = || round.setup().seats();
        let mut model = Model::empty(*round.setup(), position.turn);
        model.stocks = seats().map(|seat| cards(Location::Stock(seat))).collect();
        model.hands = seats().map(|seat| cards(Location::Hand(seat))).collect();
        model.discards =
            seats().map(|seat| ByPile::from_fn(|at| cards(Location::Discard(at, seat)))).collect();
        for (at, build) in Pile::ALL.into_iter().zip(&mut model.builds.0) {
            build.gone = position.piles.get(&Location::Build(at)).map_or(0, |pile| pile.gone.into());
            build.cards = cards(Location::Build(at));
        }
        (model.draw, model.completed) = (cards(Location::Draw), cards(Location::Completed));
        let past = position.past;
        if let Some(begun) = past.begun {
            model.begun = seats().map(|seat| begun.contains(&seat)).collect();
        }
        (model.promise, model.blocked) = (past.turn_restrictions.promise, past.turn_restrictions.blocked);
        model.last_discard = past.turn_restrictions.last_discard;
        (model.passes, model.idle) = (past.passes.into(), past.idle.into());
        model.over = position.end.is_some();
        model
    }
}
