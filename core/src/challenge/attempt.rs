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
pub struct ChallengeAttempt {
    /// Who played.
    pub name: String,
    /// Whether their team won.
    pub won: bool,
    /// Why the round ended.
    pub reason: EndReason,
    /// The own turns, in order.
    pub turns: Vec<AttemptTurn>,
    /// The cards left on each other seat's stock pile at the end, as the seats sit.
    pub others_left: Vec<u8>,
}

/// One of the own turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AttemptTurn {
    /// The cards that were played onto build piles.
    pub played: u8,
    /// The cards left on the own stock pile after the turn.
    pub stock_left: u8,
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

impl AttemptError {
    /// The same error in a file in which so many lines precede the record.
    pub(super) fn after_lines(self, before: usize) -> AttemptError {
        match self {
            AttemptError::Record(Difference { line, mismatch }) => {
                AttemptError::Record(Difference { line: before + line, mismatch })
            }
            AttemptError::Deviation { line } => AttemptError::Deviation { line: before + line },
            error => error,
        }
    }
}

impl ChallengeAttempt {
    /// A key by which the best one comes first: who won in the fewest turns; then who had the fewest cards left.
    pub fn rank(&self) -> (bool, usize, u8) {
        (!self.won, if self.won { self.turns.len() } else { 0 }, self.left())
    }

    /// The cards left on the own stock pile at the end.
    pub fn left(&self) -> u8 {
        self.turns.last().map_or(0, |turn| turn.stock_left)
    }
}

impl Challenge {
    /// What the record of a round proves about this challenge: the same deal, played to its end by the rules, against the same
    /// computer players. Points don't matter, nor does the name on the own seat.
    ///
    /// # Errors
    /// If the record proves nothing.
    pub fn check(&self, record: &Record) -> Result<ChallengeAttempt, AttemptError> {
        let attempt = self.replay(record)?;
        let bots = Seat::first_n(self.seats().len()).zip(self.seats()).filter_map(|(seat, seated)| {
            let Player::Bot(level) = seated.player else { return None };
            Some((seat, level))
        });
        match first_deviation(record, bots)? {
            Some(event) => Err(AttemptError::Deviation { line: Record::line_of(event) }),
            None => Ok(attempt),
        }
    }

    /// What a record tells whose computer players were checked before: asking them again takes much longer than the replay.
    ///
    /// # Errors
    /// If the record is of another deal, breaks the rules, or breaks off.
    pub fn replay(&self, record: &Record) -> Result<ChallengeAttempt, AttemptError> {
        self.check_deal(record).map_err(AttemptError::OtherDeal)?;
        let mut turns = OwnTurns { seat: self.seat, played: None, turns: Vec::new() };
        let outcome = replay::replay_with_observer(record, |events, after| turns.follow(events, after))?;
        if !outcome.from_seed {
            return Err(AttemptError::NotFromSeed);
        }
        let end = outcome.round.ending().filter(|_| outcome.finished).ok_or(AttemptError::Unfinished)?;
        let setup = &record.header.setup;
        let left = outcome.round.stock_left();
        Ok(ChallengeAttempt {
            name: record.header.name(self.seat).to_owned(),
            won: end.winner == Some(setup.team(self.seat)),
            reason: end.reason,
            turns: turns.turns,
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

/// The turns of a seat, as a replay comes past them.
struct OwnTurns {
    seat: Seat,
    /// The cards played in the current turn. `None` while another seat is on turn.
    played: Option<u8>,
    turns: Vec<AttemptTurn>,
}

impl OwnTurns {
    fn follow(&mut self, events: &[Event], after: &Round) {
        let is_own = |event: &&Event| matches!(event, Event::Play { seat, .. } if *seat == self.seat);
        let count = events.iter().filter(is_own).count() as u8;
        if let Some(played) = &mut self.played {
            *played = played.saturating_add(count);
        }
        let begins = events.iter().any(|event| matches!(event, Event::Turn(_)));
        let is_over = begins || after.ending().is_some();
        if let Some(played) = self.played.take_if(|_| is_over)
            && let Some(stock_left) = after.stock_left().get(self.seat.index()).copied()
        {
            self.turns.push(AttemptTurn { played, stock_left });
        }
        if begins && after.turn() == self.seat {
            self.played = Some(0);
        }
    }
}
