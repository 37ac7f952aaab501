//! A puzzle on the table screen: how far the try is, and what it has led to.

mod message;
mod panel;
mod picture;
mod steps;
mod timed;

use iced::{Task, task};
use skipstone_core::bot::Level;
use skipstone_core::bot::advice::{AdvisedMove, Reason};
use skipstone_core::milestone::Milestone;
use skipstone_core::puzzle::{Answer, Block, Mistake, Percent, Puzzle, PuzzleAttempt, PuzzleKind};
use skipstone_core::table::{Player, SeatConfig, StackedError, Table};
use skipstone_core::{Move, Replica, Seat, Seed, VisibleEvent, event};

use crate::players::names::bot_name;
use crate::puzzles::Progress;

pub use message::{Action, AfterTry, Counts, Message, PuzzleStanding};
pub(super) use timed::TimedPuzzle;

/// By how much a chance that is counted here may differ from the true one.
const UNSURE: f64 = 0.03;

/// A puzzle, and what was done about it.
#[derive(Debug)]
pub(super) struct PuzzleTable {
    puzzle: Box<Puzzle>,
    /// The answer to be told, and what it is good for.
    answer: Vec<AdvisedMove>,
    reasons: Vec<Reason>,
    /// Whom it blocks.
    block: Option<Block>,
    /// The next best turn of *What now?*.
    next_best: Option<NextBest>,
    /// What the first try here counts for.
    counts: Counts,
    /// The try as far as the table knows it: decides what may be played.
    known: Try,
    /// The try as far as the board has shown it: decides what is told.
    shown: Try,
    /// Whether the end of the try was told.
    is_told: bool,
    /// Whether the moves on the board are the answer's, which the player has asked to see.
    shows_answer: bool,
    /// Whether the player has solved it, or has seen the answer, so that it may be told.
    reveals: bool,
    /// Whether a try has ended, now or at another time, or the answer was shown: the first of these counts.
    is_decided: bool,
    /// What is wrong with the turn that was tried; `None` if nothing is, and where that isn't told.
    mistake: Option<Mistake>,
    /// The chance to win with the turn that was tried instead of the best one; `None` until it is counted.
    chance: Option<Percent>,
    /// Counts it; aborted on drop.
    counting: Option<task::Handle>,
    progress: Progress,
    /// By how much this puzzle has changed the player's rating; `None` if it has not.
    change: Option<i32>,
    /// The milestones that this puzzle has reached.
    milestones: Vec<Milestone>,
    /// In how many days it comes back, once a try has ended; `None` if it doesn't.
    returns_in: Option<i32>,
    /// Whether it is a favourite; `None` for one that isn't of the game.
    is_favourite: Option<bool>,
    /// Whether the puzzle was copied.
    is_copied: bool,
}

/// The best turn that is known beside the answer.
#[derive(Debug)]
struct NextBest {
    line: Vec<AdvisedMove>,
    /// The chance to win with it.
    chance: Percent,
}

impl NextBest {
    fn of(puzzle: &Puzzle) -> Option<NextBest> {
        match puzzle.answer() {
            Answer::PlayItOut { .. } => None,
            Answer::WhatNow { next, next_chance, .. } => {
                Some(NextBest { line: puzzle.in_cards(next), chance: *next_chance })
            }
        }
    }
}

/// The player's moves in a try.
#[derive(Debug, Default)]
struct Try {
    moves: Vec<Move>,
    /// The cards drawn in it.
    drawn: usize,
    /// How far it is.
    attempt: PuzzleAttempt,
}

/// What the answer is good for, but for what is told of its block anyway.
fn reasons(puzzle: &Puzzle) -> Vec<Reason> {
    let is_told = |reason: &Reason| {
        puzzle.block().is_some() && matches!(reason, Reason::Blocks { .. } | Reason::HoldsBack { .. })
    };
    puzzle.reasons().into_iter().filter(|reason| !is_told(reason)).collect()
}

/// The end of a try, as it is told.
#[derive(Debug)]
pub(super) struct EndOfTry {
    /// Whether it is an answer.
    pub(super) solved: bool,
    /// Counts what a wrong turn is worth.
    pub(super) counting: Option<Task<Message>>,
}

impl Try {
    /// Follows an event of the player's turn.
    fn apply(&mut self, event: &VisibleEvent, puzzle: &Puzzle) {
        let me = puzzle.round().turn();
        let before = self.moves.len();
        match event {
            VisibleEvent::Play { seat, mv, .. } | VisibleEvent::Discard(event::Discard { seat, mv, .. })
                if *seat == me =>
            {
                self.moves.push(*mv);
            }
            VisibleEvent::Pass(event::Pass { seat }) if *seat == me => self.moves.push(Move::Pass),
            VisibleEvent::Draw { seat, count, .. } if *seat == me => self.drawn += usize::from(*count),
            _ => {}
        }
        if self.moves.len() > before {
            // The table has refused what the puzzle would.
            self.attempt = puzzle.attempt(&self.moves).unwrap_or_default();
        }
    }
}

impl PuzzleTable {
    /// A puzzle with its table, where somebody of a name plays it.
    ///
    /// # Errors
    /// If its round has no players that fit it.
    pub(super) fn open(
        puzzle: Puzzle,
        PuzzleStanding { progress, counts, is_favourite }: PuzzleStanding,
        name: &str,
    ) -> Result<(PuzzleTable, Table), StackedError> {
        let round = puzzle.round();
        let me = round.turn();
        let seated = |seat| match seat == me {
            true => SeatConfig { name: name.to_owned(), player: Player::Human, age: None },
            false => {
                SeatConfig { name: bot_name(seat).to_owned(), player: Player::Bot(Level::Normal), age: None }
            }
        };
        let table = Table::in_position(round.clone(), round.setup().seats().map(seated).collect())?;
        let open = PuzzleTable {
            answer: puzzle.answer_in_cards(),
            reasons: reasons(&puzzle),
            block: puzzle.block(),
            next_best: NextBest::of(&puzzle),
            counts,
            puzzle: Box::new(puzzle),
            known: Try::default(),
            shown: Try::default(),
            is_told: false,
            shows_answer: false,
            reveals: false,
            is_decided: counts == Counts::ForNothing,
            mistake: None,
            chance: None,
            counting: None,
            progress,
            change: None,
            milestones: Vec::new(),
            returns_in: None,
            is_favourite,
            is_copied: false,
        };
        Ok((open, table))
    }

    /// The puzzle.
    pub(super) fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The position, as its player sees it.
    pub(super) fn origin(&self) -> Replica {
        Replica::of(self.puzzle.round(), self.me())
    }

    fn me(&self) -> Seat {
        self.puzzle.round().turn()
    }

    /// The table goes back to the position.
    pub(super) fn begin_try(&mut self) {
        (self.known, self.shown, self.is_told) = (Try::default(), Try::default(), false);
        (self.mistake, self.chance, self.counting) = (None, None, None);
    }

    /// Follows events that are received.
    pub(super) fn follow_known(&mut self, events: &[VisibleEvent]) {
        events.iter().for_each(|event| self.known.apply(event, &self.puzzle));
    }

    /// Follows events that the board has shown. Called after every message. The end of the player's try, once it is shown.
    pub(super) fn follow_shown(&mut self, events: &[VisibleEvent]) -> Option<EndOfTry> {
        events.iter().for_each(|event| self.shown.apply(event, &self.puzzle));
        if self.is_told || self.shows_answer {
            return None;
        }
        let solved = self.shown.attempt.solved?;
        (self.is_told, self.is_decided) = (true, true);
        self.reveals |= solved;
        self.mistake = self.puzzle.mistake(&self.shown.moves);
        let counts = !solved && self.puzzle.kind() == PuzzleKind::WhatNow;
        Some(EndOfTry { solved, counting: counts.then(|| self.count_chance()) })
    }

    /// Counts what a wrong turn is worth, in the background.
    fn count_chance(&mut self) -> Task<Message> {
        let (puzzle, moves) = (self.puzzle.clone(), self.shown.moves.clone());
        let count = async move {
            let turn = moves.clone();
            // A fixed seed: the same turn is always told the same chance.
            let seed = Seed::from_number(0);
            let chance = tokio::task::spawn_blocking(move || puzzle.chance_of(&turn, &seed)).await;
            (moves, chance.ok())
        };
        let counted = |(moves, chance)| Message::Counted(moves, chance);
        let (task, handle) = Task::perform(count, counted).abortable();
        self.counting = Some(handle.abort_on_drop());
        task
    }

    /// Takes the chance of the turn with these moves.
    pub(super) fn set_chance(&mut self, moves: &[Move], chance: Option<Percent>) {
        if self.shown.moves != moves {
            return;
        }
        self.chance = chance;
        let beats = |chance: &Percent| {
            let surely = |next: &NextBest| chance.probability() > next.chance.probability() + UNSURE;
            self.next_best.as_ref().is_some_and(surely)
        };
        // The maker compares only what isn't hopeless at first sight, and a pasted puzzle may name any turn.
        if let Some(chance) = chance.filter(beats) {
            self.next_best = Some(NextBest { line: self.puzzle.in_cards(moves), chance });
            self.block = None;
        }
    }

    /// Takes what the end of a try has led to.
    pub(super) fn take_after(&mut self, AfterTry { progress, milestones, returns_in }: AfterTry) {
        if progress.tried > self.progress.tried {
            self.change = Some(progress.change);
        }
        (self.progress, self.returns_in) = (progress, returns_in);
        self.milestones.extend(milestones);
    }

    /// Marks the puzzle as a favourite, or as none.
    pub(super) fn mark(&mut self, is_favourite: bool) {
        self.is_favourite = Some(is_favourite);
    }

    /// Notes that the puzzle was copied.
    pub(super) fn note_copy(&mut self) {
        self.is_copied = true;
    }

    /// Whether nothing may be played any more: the try is over, or the answer is played.
    pub(super) fn is_over(&self) -> bool {
        self.shows_answer || self.known.attempt.solved.is_some()
    }

    /// Whether the player has solved it in this try, also before the board shows it.
    pub(super) fn is_known_solved(&self) -> bool {
        self.known.attempt.solved == Some(true) && !self.shows_answer
    }

    /// Whether the board shows that the player has solved it in this try.
    pub(super) fn is_solved(&self) -> bool {
        self.shown.attempt.solved == Some(true) && !self.shows_answer
    }

    /// Whether the answer is played, and not the player.
    pub(super) fn shows_answer(&self) -> bool {
        self.shows_answer
    }

    /// Whether the next puzzle may follow: this one is decided, and the board shows the end or the answer.
    pub(super) fn may_go_on(&self) -> bool {
        self.is_decided && (self.shows_answer || self.shown.attempt.solved.is_some())
    }

    /// Whether moves of the try, or of the answer, lie on the table.
    pub(super) fn has_moves(&self) -> bool {
        !self.known.moves.is_empty()
    }

    /// The player tries from the beginning again.
    pub(super) fn try_again(&mut self) {
        self.shows_answer = false;
    }

    /// The answer is shown from now on. Returns whether that decides the puzzle, which counts as missed then.
    pub(super) fn show_answer(&mut self) -> bool {
        let decides = !self.is_decided;
        (self.shows_answer, self.is_decided, self.reveals) = (true, true, true);
        decides
    }
}
