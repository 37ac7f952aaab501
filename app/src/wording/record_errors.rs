//! Sentences for errors of records. Lines of a record are quoted unchanged.

use skipstone_core::record::{RecordError, RecordProblem};
use skipstone_core::replay::{DealProblem, Difference, ExpectedRecordLine, Mismatch};
use skipstone_core::table::TableError;
use skipstone_core::{Card, Seat};

use crate::locale::Locale;
use crate::tr;

impl Locale {
    /// Where and how a record differs from the rules. `name` returns the name of a seat.
    pub fn difference(&self, difference: &Difference, name: impl Fn(Seat) -> String) -> String {
        let difference_text = match &difference.mismatch {
            Mismatch::WrongLine { expected, found } => {
                let wanted = match expected {
                    ExpectedRecordLine::Deal => tr!(self, "differs-wanted-deal"),
                    ExpectedRecordLine::FirstTurn => tr!(self, "differs-wanted-first-turn"),
                    ExpectedRecordLine::Move => tr!(self, "differs-wanted-move"),
                    ExpectedRecordLine::Nothing => tr!(self, "differs-wanted-nothing"),
                };
                match found {
                    Some(found) => {
                        let found = tr!(self, "differs-found", found = found.to_string());
                        format!("{wanted} {found}")
                    }
                    None => wanted,
                }
            }
            Mismatch::Deal(problem) => self.deal_problem(problem, name),
            Mismatch::FirstPlayer { recorded, expected } => {
                tr!(self, "differs-first-player", recorded = name(*recorded), expected = name(*expected))
            }
            Mismatch::NotSeated { recorded, seats } => {
                tr!(self, "differs-not-seated", seat = recorded.number(), seats = *seats)
            }
            Mismatch::Illegal { seat, mv, why } => {
                let player = name(*seat);
                let why = self.rejected(why, name);
                tr!(self, "differs-illegal", name = player, move = mv.written_by(*seat).to_string(), why = why)
            }
            Mismatch::Objection { seat, why } => {
                let player = name(*seat);
                tr!(self, "differs-objection", name = player, why = self.rejected(why, name))
            }
            Mismatch::Shuffle { expected } => {
                let cards = expected.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
                tr!(self, "differs-shuffle", cards = cards)
            }
            Mismatch::Event { recorded, expected } => {
                tr!(self, "differs-event", recorded = recorded.to_string(), expected = expected.to_string())
            }
        };
        tr!(self, "record-line", line = difference.line, what = difference_text)
    }

    fn deal_problem(&self, problem: &DealProblem, name: impl Fn(Seat) -> String) -> String {
        match *problem {
            DealProblem::Stocks { found, seats } => {
                tr!(self, "differs-deal-stocks", found = found, seats = seats)
            }
            DealProblem::Stock { seat, found, expected } => {
                tr!(self, "differs-deal-stock", name = name(seat), found = found, expected = expected)
            }
            DealProblem::DuplicateId(id) => tr!(self, "differs-deal-twice", id = id),
            DealProblem::Rank { rank, found, expected } => {
                tr!(self, "differs-deal-rank", rank = rank.number(), found = found, expected = expected)
            }
            DealProblem::Wilds { found, expected } => {
                tr!(self, "differs-deal-wilds", found = found, expected = expected)
            }
        }
    }

    /// Why a text can't be parsed as a record.
    pub fn record_error(&self, error: &RecordError) -> String {
        let problem = match &error.problem {
            RecordProblem::NotARecord => return tr!(self, "record-none"),
            RecordProblem::Newer(version) => return tr!(self, "record-newer", version = *version),
            RecordProblem::Version(version) => {
                return tr!(self, "record-version", version = version.as_str());
            }
            // Errors of the format concern developers, so the details stay English.
            RecordProblem::Line(problem) => tr!(self, "record-broken", problem = problem.as_str()),
            RecordProblem::Setup(problem) => self.table_error(&TableError::Setup(problem.clone())),
            problem @ (RecordProblem::SeatOrder { .. }
            | RecordProblem::Team { .. }
            | RecordProblem::Dealer { .. }
            | RecordProblem::Round(_)) => tr!(self, "record-broken", problem = problem.to_string()),
        };
        tr!(self, "record-line", line = error.line, what = problem)
    }
}
