//! What sets tables apart: who plays at them with whom.

use std::time::Duration;

use skipstone_core::Setup;

use super::guide::Guide;
use super::handover::Handover;
use super::multiplayer::{Multiplayer, NetworkTable};
use super::puzzle::PuzzleTable;
use crate::session::NetworkSession;
use crate::settings::Settings;
use crate::store::{DayDeal, StoredSeriesId};

/// The most seats at a table where the board rests between the cards of computer players.
const SEATS_WITH_BEAT: usize = 3;
/// How long those wait who don't move at all.
const NEVER: Duration = Duration::from_secs(365 * 24 * 60 * 60);

/// Where practice leads back to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PracticeOrigin {
    /// The series that waits.
    Series(StoredSeriesId),
    /// The review whose turn is played again.
    Review,
    /// The list of challenges.
    Challenges,
    /// The calendar of the deals of days.
    DayDeals,
}

/// What a table has beyond a board, by who plays there.
#[derive(Debug)]
pub(super) enum TableKind {
    /// One person and computer players, at a table in this process.
    Alone,
    /// The deal of a round, or a part of it, played once more by one person. Nothing here is kept.
    Practice(PracticeOrigin),
    /// The round that counts for a challenge; for a day's deal, with the day.
    Counted(Option<DayDeal>),
    /// The guided round.
    Guided(Box<Guide>),
    /// A puzzle.
    Puzzle(Box<PuzzleTable>),
    /// Several people who share this screen, or none, at a table in this process.
    Shared(Handover),
    /// A network table.
    Network(Box<Multiplayer>),
}

/// What a table offers beside the play of cards.
#[derive(Debug, Clone, Copy)]
pub(super) struct Offers {
    /// The panel beside the board, with the log.
    pub log: bool,
    /// What computer players are like: their levels and remarks.
    pub characters: bool,
    /// Taking moves back. The guided round goes by its script, and a challenge counts as it was played.
    pub takebacks: bool,
    /// Hints. With other people they would be unfair, as for a challenge or a puzzle, and the guided round says itself what to do.
    pub hints: bool,
    /// Another game instead of this one.
    pub new_game: bool,
    /// The deal as a challenge for others.
    pub challenge: bool,
    /// The same deal anew, as practice. People who share the screen have seen each other's cards.
    pub restart: bool,
    /// Taking the end of a round back. Unfair with other people, as too much of it is known.
    pub reopening: bool,
    /// Whether rounds count, in a series and in the statistics.
    pub counting: bool,
    /// The round's record with its last move. Other tables send it later.
    pub records: bool,
}

impl TableKind {
    /// What the table offers beside the play of cards.
    pub(super) fn offers(&self) -> Offers {
        let (is_guided, is_network) =
            (matches!(self, TableKind::Guided(_)), matches!(self, TableKind::Network(_)));
        let is_practice = self.is_practice();
        let is_alone = matches!(self, TableKind::Alone) || is_practice;
        let is_counted = self.is_counted();
        let is_puzzle = self.puzzle().is_some();
        Offers {
            log: !is_guided && !is_puzzle,
            characters: !is_guided && !is_puzzle,
            takebacks: !is_guided && !is_counted,
            hints: !is_guided && !is_network && !is_counted && !is_puzzle,
            new_game: !is_guided && !is_network && !is_practice && !is_counted && !is_puzzle,
            challenge: is_alone || is_counted,
            restart: is_alone,
            reopening: is_alone,
            counting: !is_guided && !is_practice && !is_puzzle,
            records: !is_network && !is_practice && !is_puzzle,
        }
    }

    /// Whether several people share the screen.
    pub(super) fn is_shared(&self) -> bool {
        matches!(self, TableKind::Shared(_))
    }

    /// Where practice leads back to; `None` at all other tables.
    pub(super) fn practice_origin(&self) -> Option<PracticeOrigin> {
        if let TableKind::Practice(origin) = self { Some(*origin) } else { None }
    }

    /// Whether nothing of the table is kept, as it is for practice.
    pub(super) fn is_practice(&self) -> bool {
        self.practice_origin().is_some()
    }

    /// Whether the round counts for a challenge.
    pub(super) fn is_counted(&self) -> bool {
        matches!(self, TableKind::Counted(_))
    }

    /// The day whose deal is played; `None` at all other tables.
    pub(super) fn day(&self) -> Option<DayDeal> {
        if let TableKind::Counted(day) = self { *day } else { None }
    }

    /// The guide; `None` outside the guided round.
    pub(super) fn guide(&self) -> Option<&Guide> {
        if let TableKind::Guided(guide) = self { Some(guide) } else { None }
    }

    /// The same, to change it.
    pub(super) fn guide_mut(&mut self) -> Option<&mut Guide> {
        if let TableKind::Guided(guide) = self { Some(guide) } else { None }
    }

    /// The puzzle; `None` at all other tables.
    pub(super) fn puzzle(&self) -> Option<&PuzzleTable> {
        if let TableKind::Puzzle(puzzle) = self { Some(puzzle) } else { None }
    }

    /// The same, to change it.
    pub(super) fn puzzle_mut(&mut self) -> Option<&mut PuzzleTable> {
        if let TableKind::Puzzle(puzzle) = self { Some(puzzle) } else { None }
    }

    /// Who looks next; `None` unless several people share the screen.
    pub(super) fn handover(&self) -> Option<&Handover> {
        if let TableKind::Shared(handover) = self { Some(handover) } else { None }
    }

    /// What this screen keeps of a network table; `None` at a table in this process.
    pub(super) fn multiplayer(&self) -> Option<&Multiplayer> {
        if let TableKind::Network(multiplayer) = self { Some(multiplayer) } else { None }
    }

    /// The same, to change it.
    pub(super) fn multiplayer_mut(&mut self) -> Option<&mut Multiplayer> {
        if let TableKind::Network(multiplayer) = self { Some(multiplayer) } else { None }
    }

    /// The network table with its session; `None` at a table in this process.
    pub(super) fn network<'a>(&'a self, session: Option<&'a NetworkSession>) -> Option<NetworkTable<'a>> {
        Some(NetworkTable::new(self.multiplayer()?, session?))
    }

    /// How long computer players wait before each move, and how long while this screen skips ahead. `None` at a network table,
    /// where the host decides that.
    pub(super) fn bot_delay(&self, skips: bool, settings: &Settings) -> Option<Duration> {
        match self {
            TableKind::Network(_) => None,
            // Nobody else moves in it.
            TableKind::Puzzle(_) => Some(NEVER),
            TableKind::Guided(guide) => Some(guide.bot_delay(skips)),
            TableKind::Alone | TableKind::Practice(_) | TableKind::Counted(_) | TableKind::Shared(_) => {
                Some(if skips { Duration::ZERO } else { settings.pace.bot_delay() })
            }
        }
    }

    /// How long the board rests between the cards of a computer player: what their pace leaves beside a card's flight. Where many
    /// play one after another, and where the host decides on the pace, it doesn't rest.
    pub(super) fn beat(&self, setup: Setup, settings: &Settings) -> Duration {
        let pace = self.bot_delay(false, settings).filter(|_| setup.seat_count() <= SEATS_WITH_BEAT);
        pace.unwrap_or_default().saturating_sub(settings.speed.flight_time())
    }
}
