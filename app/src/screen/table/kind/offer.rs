//! What tables may offer, and values by which kinds of tables differ.

/// What a table may offer beside the play of cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::screen::table) enum Offer {
    /// What computer players are like: their levels and remarks.
    Characters,
    /// Taking moves back. The guided round goes by its script, and a challenge counts as it was played.
    Takebacks,
    /// Moves that were taken back, made again. A snapshot that goes on from what is known shows them; at a network table it follows a
    /// reconnect.
    Redo,
    /// Hints. With other people they would be unfair, as for a challenge or a puzzle, and the guided round says itself what to do.
    Hints,
    /// Skipping ahead to the own turn with a key.
    FastForward,
    /// What others have changed since the player's last move. The guided round says itself what to look at, and nobody else moves in a
    /// puzzle.
    Recap,
    /// Another game instead of this one.
    NewGame,
    /// The deal as a challenge for others.
    Challenge,
    /// The same deal anew, as practice. People who share the screen have seen each other's cards.
    Restart,
    /// Taking the end of a round back. Unfair with other people, as too much of it is known.
    Reopening,
    /// The score of the series and what it is played to.
    Scores,
    /// The result at the end of a round. A puzzle tells what came of the try beside the board.
    Result,
    /// Rounds that count, in a series and in the statistics.
    Counting,
    /// The round's record with its last move. Other tables send it later.
    Records,
    /// The page of the menu with the people at the table.
    People,
    /// Pausing the game.
    Pause,
    /// Reactions that everyone sees.
    Reactions,
    /// Table manners (RULES 9).
    Manners,
}

/// How the panel at the right of the board is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::screen::table) enum SidePanel {
    /// There is none.
    None,
    /// Always, beside the board.
    Fixed,
    /// Beside the board, unless the player hides it; over the board where there is little room beside it, once the player wants it.
    Beside,
    /// Over the board rather than moving it, once the player wants it.
    Over,
}

impl SidePanel {
    /// Whether it is shown, by what the player has decided and whether there is room for it beside the board.
    pub(in crate::screen::table) fn is_shown(self, decided: Option<bool>, has_room: bool) -> bool {
        match self {
            SidePanel::None => false,
            SidePanel::Fixed => true,
            SidePanel::Beside => decided.unwrap_or(has_room),
            SidePanel::Over => decided.unwrap_or(false),
        }
    }

    /// Whether the player can show and hide it.
    pub(in crate::screen::table) fn is_optional(self) -> bool {
        matches!(self, SidePanel::Beside | SidePanel::Over)
    }

    /// Whether it lies over the board, by whether there is room beside that.
    pub(in crate::screen::table) fn is_over_board(self, has_room: bool) -> bool {
        match self {
            SidePanel::None | SidePanel::Fixed => false,
            SidePanel::Beside => !has_room,
            SidePanel::Over => true,
        }
    }
}

/// What the menu says of staying and leaving: the keys of its texts.
#[derive(Debug, Clone, Copy)]
pub(in crate::screen::table) struct MenuWords {
    pub(in crate::screen::table) stay: &'static str,
    pub(in crate::screen::table) leave: &'static str,
    /// What becomes of the game of a player who leaves.
    pub(in crate::screen::table) kept: &'static str,
    /// The same while nothing can be saved.
    pub(in crate::screen::table) unsaved: &'static str,
}

impl Default for MenuWords {
    fn default() -> MenuWords {
        MenuWords { stay: "menu-stay", leave: "menu-leave", kept: "menu-kept", unsaved: "menu-unsaved" }
    }
}

impl MenuWords {
    /// The usual words, with what becomes of a game that isn't saved here.
    pub(super) fn kept(kept: &'static str) -> MenuWords {
        MenuWords { kept, unsaved: kept, ..MenuWords::default() }
    }
}
