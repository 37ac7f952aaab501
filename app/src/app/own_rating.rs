//! How good the player is, for a handicap that makes chances even.

use iced::Task;

use super::background::run_blocking;
use super::{App, Message};
use crate::statistics::{CountedPlayer, Rating, luck_by_round};
use crate::store::{Store, StoreError};

impl App {
    /// Reads in the background how good the player is, unless they don't want to be rated.
    pub(super) fn find_rating(&mut self) -> Task<Message> {
        if !self.env.settings.rating {
            self.env.rating = None;
            return Task::none();
        }
        let store = self.store.clone();
        // Without it there is no proposal; what can't be read is told where it is needed.
        run_blocking(move || rating(&store).ok().flatten()).map(Message::RatingFound)
    }
}

fn rating(store: &Store) -> Result<Option<f64>, StoreError> {
    let luck = luck_by_round(store.luck()?);
    Ok(Rating::of(&store.rounds()?, &luck, &CountedPlayer::Alone).points())
}
