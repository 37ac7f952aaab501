//! What somebody made of a challenge, as far as the record of their round proves it.

use super::{Challenge, single};
use crate::bot::first_deviation;
use crate::event::{EndReason, Event};
use crate::record::{Record, SeatRecord};
use crate::replay::{self, Difference};
use crate::round::Round;
use crate::seat::Seat;
use crate::table::{Player, SeatConfig};

/// A round that was played to its end with the cards and the computer players of a challenge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attempt {
    /// Who played.
    pub name: String,
    /// Whether their team won.
    pub won: bool,
    /// Why the round ended.
    pub reason: EndReason,
    /// The cards left on the own stock pile after each own turn.
    pub stock_left: Vec<u8>,
    /// The cards left on each other seat's stock pile at the end, as the seats sit.
    pub others_left: Vec<u8>,
}

/// Why a record doesn't tell what somebody made of a challenge.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AttemptError {
    /// The rules, the seats, the dealer or the cards are others.
    #[error("this record is of another deal: {0}")]
    OtherDeal(OtherDeal),
    /// The record breaks the rules.
    #[error("this record can't be played again")]
    Record(#[from] Difference),
    /// The cards don't come from the seed.
    #[error("the cards of this record were shuffled by hand")]
    NotFromSeed,
    /// The round wasn't played to its end.
    #[error("this round wasn't played to its end")]
    Unfinished,
    /// A computer player did something else than it would have.
    #[error(
        "line {line}: a computer player did something else than one of this program does: the record was changed, or played with \
         another version"
    )]
    Deviation {
        /// The line of the record, from 1.
        line: usize,
    },
}

/// In what a record's deal is another one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum OtherDeal {
    /// The rules.
    #[error("it has other rules")]
    Rules,
    /// Who sits where.
    #[error("it has other players")]
    Players,
    /// Who dealt.
    #[error("another seat dealt")]
    Dealer,
    /// The cards.
    #[error("it has other cards")]
    Cards,
}

impl Attempt {
    /// A key by which the best one comes first: who won in the fewest turns; then who had the fewest cards left.
    pub fn rank(&self) -> (bool, usize, u8) {
        let left = self.stock_left.last().copied().unwrap_or_default();
        (!self.won, if self.won { self.stock_left.len() } else { 0 }, left)
    }
}

impl Challenge {
    /// What the record of a round proves about this challenge: the same deal, played to its end by the rules, against the same
    /// computer players. Points don't matter, nor does the name on the own seat.
    ///
    /// # Errors
    /// If the record proves nothing.
    pub fn check(&self, record: &Record) -> Result<Attempt, AttemptError> {
        self.check_deal(record).map_err(AttemptError::OtherDeal)?;
        let mut turns = OwnTurns { seat: self.seat, is_on_turn: false, stock_left: Vec::new() };
        let outcome = replay::replay_with_observer(record, |events, after| turns.follow(events, after))?;
        if !outcome.from_seed {
            return Err(AttemptError::NotFromSeed);
        }
        let end = outcome.round.ending().filter(|_| outcome.finished).ok_or(AttemptError::Unfinished)?;
        let bots = Seat::first_n(self.seats().len()).zip(self.seats()).filter_map(|(seat, seated)| {
            let Player::Bot(level) = seated.player else { return None };
            Some((seat, level))
        });
        if let Some(event) = first_deviation(record, bots)? {
            return Err(AttemptError::Deviation { line: Record::line_of(event) });
        }
        let setup = &record.header.setup;
        let left = outcome.round.stock_left();
        Ok(Attempt {
            name: record.header.name(self.seat).to_owned(),
            won: end.winner == Some(setup.team(self.seat)),
            reason: end.reason,
            stock_left: turns.stock_left,
            others_left: setup
                .seats()
                .zip(left)
                .filter(|(seat, _)| *seat != self.seat)
                .map(|(_, left)| left)
                .collect(),
        })
    }

    /// Whether a record is of this deal; it needn't follow the rules.
    pub fn is_dealt_in(&self, record: &Record) -> bool {
        self.check_deal(record).is_ok()
    }

    fn check_deal(&self, record: &Record) -> Result<(), OtherDeal> {
        let header = &record.header;
        let setup = &header.setup;
        if single(*setup.rules()) != self.config.rules {
            return Err(OtherDeal::Rules);
        }
        let is_same = |(seat, (mine, theirs)): (Seat, (&SeatConfig, &SeatRecord))| {
            seat == self.seat || mine.name == theirs.name && mine.player.to_string() == theirs.player
        };
        let pairs = self.seats().iter().zip(&header.seats);
        let same_table = setup.seat_count() == self.seats().len() && setup.team_count() == self.config.teams;
        if !same_table || !setup.seats().zip(pairs).all(is_same) {
            return Err(OtherDeal::Players);
        }
        if header.dealer != self.dealer {
            return Err(OtherDeal::Dealer);
        }
        if header.seed != self.seed {
            return Err(OtherDeal::Cards);
        }
        Ok(())
    }
}

/// The cards left on a seat's stock pile after each of its turns.
struct OwnTurns {
    seat: Seat,
    is_on_turn: bool,
    stock_left: Vec<u8>,
}

impl OwnTurns {
    fn follow(&mut self, events: &[Event], after: &Round) {
        let begins = events.iter().any(|event| matches!(event, Event::Turn(_)));
        let is_over = begins || after.ending().is_some();
        if is_over && std::mem::take(&mut self.is_on_turn) {
            self.stock_left.extend(after.stock_left().get(self.seat.index()));
        }
        self.is_on_turn |= begins && after.turn() == self.seat;
    }
}
