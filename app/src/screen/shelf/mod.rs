//! The shelf: a pebble for each milestone, found or not. One that was found can be looked at, its turn be watched, and it can lie beside
//! the player's stone. Enough of them bring other backs of the cards. What was reached follows from what was played; only what was
//! looked at is kept.

mod backs;
mod chosen;
mod view;

use std::collections::BTreeSet;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use skipstone_core::milestone::Milestone;
use skipstone_core::record::Record;
use skipstone_core::{Seat, Stone};

use crate::settings::Settings;
use crate::statistics::{CountedPlayer, MilestoneStatus, Played, turn_of};
use crate::store::{PlayedRound, RoundKey, Store, StoreError};
use crate::theme::card_backs::CardBack;
use crate::widget::pebble::PebbleState;
use crate::widget::picture_cache::PictureCache;

/// What the player has reached, and the pebble that is looked at.
#[derive(Debug)]
pub struct State {
    milestones: Vec<MilestoneStatus>,
    /// The rounds that have reached some of them.
    rounds: Vec<PlayedRound>,
    chosen: Option<Milestone>,
    pictures: PictureCache,
}

/// Input on the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// Looks at a pebble, or at the place of one.
    Choose(Milestone),
    /// Plays the turn that the pebble came from, or its round.
    Watch,
    /// Puts a pebble beside the own stone; `None` takes it away.
    PutBeside(Option<Milestone>),
    /// Plays with cards that have this back.
    UseBack(CardBack),
    /// Leaves the screen.
    Leave,
}

/// What the app does for the screen.
#[derive(Debug)]
pub enum Action {
    /// Nothing to do.
    None,
    /// Keep which pebbles were looked at.
    LookedAt(BTreeSet<Milestone>),
    /// Show a pebble beside the own stone, or none.
    ShowPebble(Option<Milestone>),
    /// Show this back of the cards.
    UseBack(CardBack),
    /// Replay a round.
    Watch {
        /// The record of the round.
        record: Box<Record>,
        /// The player's seat.
        me: Seat,
        /// When the round ended.
        finished: Timestamp,
        /// The players' stones, by seat; empty if they are unknown.
        stones: Vec<Stone>,
        /// The turn to play, from 1; `None` for the round as a whole.
        turn: Option<u32>,
    },
    /// Go back to the screen below.
    Leave,
    /// Notify the player of a failure of the store.
    StoreFailed(StoreError),
}

impl State {
    /// Finds in the profile's store what whoever plays here alone has reached.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn read(store: &Store, now: Timestamp, zone: &TimeZone) -> Result<State, StoreError> {
        let played = Played::read(store)?;
        let milestones = played.milestones(&CountedPlayer::Alone, now, zone);
        let keys: BTreeSet<RoundKey> =
            milestones.iter().filter_map(|status| status.round).map(|(key, _)| key).collect();
        let rounds = played.rounds.into_iter().filter(|round| keys.contains(&round.key)).collect();
        Ok(State { milestones, rounds, chosen: None, pictures: PictureCache::default() })
    }

    /// Handles one message.
    pub fn update(&mut self, message: Message, store: &Store, settings: &Settings) -> Action {
        match message {
            Message::Choose(milestone) => self.choose(milestone, settings),
            Message::Watch => self.watch(store),
            Message::PutBeside(milestone) => Action::ShowPebble(milestone),
            Message::UseBack(back) if self.has_found(back) => Action::UseBack(back),
            Message::UseBack(_) => Action::None,
            Message::Leave => Action::Leave,
        }
    }

    fn choose(&mut self, milestone: Milestone, settings: &Settings) -> Action {
        self.chosen = Some(milestone);
        let mut looked_at = settings.looked_at.clone();
        match self.chosen().is_some_and(|status| status.reached.is_some()) && looked_at.insert(milestone) {
            true => Action::LookedAt(looked_at),
            false => Action::None,
        }
    }

    fn watch(&self, store: &Store) -> Action {
        let Some((status, round)) = self.chosen().and_then(|status| Some((status, self.round_of(status)?)))
        else {
            return Action::None;
        };
        let Some((key, me)) = status.round else { return Action::None };
        match store.record(key) {
            Ok(Some(record)) => Action::Watch {
                turn: turn_of(status.milestone, &record, me, round),
                record: Box::new(record),
                me,
                finished: round.finished,
                stones: round.stones.clone(),
            },
            // It was stored with the round.
            Ok(None) => Action::None,
            Err(error) => Action::StoreFailed(error),
        }
    }

    /// The milestone whose pebble is looked at.
    fn chosen(&self) -> Option<&MilestoneStatus> {
        let chosen = self.chosen?;
        self.milestones.iter().find(|status| status.milestone == chosen)
    }

    /// The round that has reached a milestone.
    fn round_of(&self, status: &MilestoneStatus) -> Option<&PlayedRound> {
        let (key, _) = status.round?;
        self.rounds.iter().find(|round| round.key == key)
    }

    /// How many were found.
    fn found(&self) -> usize {
        self.milestones.iter().filter(|status| status.reached.is_some()).count()
    }

    /// Whether enough pebbles were found for a back of the cards.
    fn has_found(&self, back: CardBack) -> bool {
        self.found() >= back.pebbles()
    }

    /// Those of what is missing of which most is done, at most three.
    fn nearest(&self) -> Vec<&MilestoneStatus> {
        let part = |status: &MilestoneStatus| {
            let (done, wanted) = status.done.zip(status.milestone.wanted()).unwrap_or_default();
            // In thousandths.
            u64::from(done) * 1000 / u64::from(wanted.max(1))
        };
        let mut missing: Vec<_> = self.milestones.iter().filter(|status| status.reached.is_none()).collect();
        missing.sort_by_key(|status| std::cmp::Reverse(part(status)));
        missing.truncate(3);
        missing
    }
}

/// How a milestone's pebble lies there.
fn state_of(status: &MilestoneStatus, settings: &Settings) -> PebbleState {
    match status.reached {
        None => PebbleState::Missing,
        Some(_) if settings.looked_at.contains(&status.milestone) => PebbleState::Found,
        Some(_) => PebbleState::New,
    }
}
