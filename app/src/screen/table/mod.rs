//! The table screen, for a table in this process and for a network table.
//!
//! At a network table the screen borrows the [`NetworkSession`](crate::session::NetworkSession), which the root owns. What the
//! player does becomes an [`Intent`](skipstone_core::table::Intent), or a sentence saying why it isn't legal. Each `Update` of the
//! table goes onto the [`Timeline`](crate::board::Timeline) of the [`AnimatedBoard`](crate::board::AnimatedBoard), which shows it;
//! what is told follows.
//!
//! [`State`] is the screen, with `open`, `play` (from input to moves), `updates`, `view`, `watching`, `foot`, `spoken`, `recap` and `overlay`.
//! The other modules don't know it: they are parts of it, and read what they have in common from a `TableModel`.

mod between;
mod board_room;
mod fast_forward;
mod foot;
mod handover;
mod hint;
mod input;
mod kind;
mod live_regions;
mod menu;
mod message;
mod model;
mod multiplayer;
mod open;
mod overlay;
mod play;
mod puzzle;
mod recap;
mod result;
mod series;
mod spoken;
mod state;
mod tips;
mod updates;
mod view;
mod watching;

pub use foot::FOOT;
pub use kind::PracticeOrigin;
pub use menu::WIDTH as MENU_WIDTH;
pub use message::{Action, MenuPage, Message};
pub use multiplayer::{Message as MultiplayerMessage, Tab};
pub use overlay::NextRound;
pub use puzzle::{Action as PuzzleAction, AfterTry, Counts, Message as PuzzleMessage, PuzzleStanding};
pub use series::{Reached, ReachedDay, ResultPicture};
pub use state::State;
