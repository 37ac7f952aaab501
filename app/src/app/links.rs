//! Shows what links name. Nothing is joined or begun by it: that takes a press.

use iced::Task;

use super::{App, Message};
use crate::link::Link;
use crate::puzzles::{self, Wanted};
use crate::screen::introduction::FirstTable;

impl App {
    /// Shows what a link names: the join screen with the table filled in, the page of a challenge, or a puzzle.
    pub(super) fn follow_link(&mut self, link: Link) -> Task<Message> {
        self.followed_link = Some(link.clone());
        match link {
            Link::Table(address) => return self.host_or_join(FirstTable::Join(Some(address))),
            Link::Challenge(challenge) => self.show_challenges(Some(&challenge)),
            Link::Puzzle(id) => {
                if let Some(puzzle) = puzzles::find(&id) {
                    self.show_puzzles(Wanted::default());
                    return self.show_puzzle(puzzle.clone());
                }
            }
        }
        Task::none()
    }
}
