//! Whom a line of chat is for.

use serde::{Deserialize, Serialize};

/// The recipients of a chat line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Audience {
    /// All players and spectators.
    #[default]
    Everyone,
    /// The author's team.
    Partners,
}
