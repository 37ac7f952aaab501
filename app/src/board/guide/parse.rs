//! Reads scripts.

use std::collections::BTreeSet;
use std::str::FromStr;

use super::{Awaits, MovePattern, Script, ScriptError, ScriptProblem, Step};
use crate::board::Slot;

/// What a step begins with.
const STEP: &str = "== ";

impl FromStr for Script {
    type Err = ScriptError;

    fn from_str(text: &str) -> Result<Script, ScriptError> {
        let is_step = |line: &str| line.starts_with(STEP);
        let deal: Vec<&str> = text.lines().take_while(|line| !is_step(line)).collect();
        let first = deal.len();
        let deal = deal.join("\n").parse()?;
        let mut steps: Vec<Step> = Vec::new();
        let mut given = BTreeSet::new();
        for (number, line) in (1..).zip(text.lines()).skip(first) {
            let line = line.split('#').next().unwrap_or_default().trim();
            let read = match line.strip_prefix(STEP) {
                Some(name) => {
                    given.clear();
                    let step = new_step(name.trim(), &steps);
                    step.map(|step| steps.push(step))
                }
                None if line.is_empty() => Ok(()),
                None => steps.last_mut().map_or(Ok(()), |step| read_line(step, line, &mut given)),
            };
            read.map_err(|problem| ScriptError::Line { line: number, problem })?;
        }
        if steps.is_empty() { Err(ScriptError::NoSteps) } else { Ok(Script { deal, steps }) }
    }
}

fn new_step(name: &str, steps: &[Step]) -> Result<Step, ScriptProblem> {
    if name.is_empty() || steps.iter().any(|step| step.name == name) {
        return Err(ScriptProblem::Name(name.to_owned()));
    }
    Ok(Step { name: name.to_owned(), note: None, shown: Vec::new(), awaits: Awaits::Reader })
}

/// Reads a line of a step; `given` holds the keys that the step has already.
fn read_line(step: &mut Step, line: &str, given: &mut BTreeSet<&'static str>) -> Result<(), ScriptProblem> {
    let unknown = || ScriptProblem::Key(line.to_owned());
    let (key, value) = line.split_once(':').ok_or_else(unknown)?;
    let words = value.split_whitespace();
    let moves =
        |words: std::str::SplitWhitespace<'_>| words.map(str::parse).collect::<Result<Vec<MovePattern>, _>>();
    let once = match key.trim() {
        "show" => {
            step.shown = words.map(slot).collect::<Result<_, _>>()?;
            "show"
        }
        "note" => {
            step.note = Some(value.trim().to_owned());
            "note"
        }
        "play" => {
            step.awaits = Awaits::Learner(moves(words)?);
            "play or other"
        }
        "other" => {
            step.awaits = Awaits::Teacher(moves(words)?);
            "play or other"
        }
        _ => return Err(unknown()),
    };
    if value.trim().is_empty() {
        return Err(unknown());
    }
    if given.insert(once) { Ok(()) } else { Err(ScriptProblem::Again(once)) }
}

fn slot(text: &str) -> Result<Slot, ScriptProblem> {
    text.parse().map_err(|_| ScriptProblem::Slot(text.to_owned()))
}
