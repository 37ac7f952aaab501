//! What can be heard.

/// A sound of the game. What it sounds like is [`synth`](super::synth)'s business.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SoundKind {
    /// A card leaves its place.
    Slide,
    /// A card lands on a build pile: stone on stone, higher with every card. Holds the pile's height with the card, from 1.
    Build(u8),
    /// A card lands anywhere else.
    Land,
    /// The next card of a stock is turned up: a drop of water.
    Drop,
    /// A further card of a stock lands in a turn: a note, higher with every one. Holds its number in the turn, from 2.
    Chain(u8),
    /// A thrown stone touches the water: a tick, and the note of that card. Holds the number of the touch, from 1.
    Skip(u8),
    /// A player has one card of their stock left.
    LastCard,
    /// A build pile is complete: a stone skips over the water.
    Complete,
    /// The player's turn begins.
    Turn,
    /// The player's side wins the round.
    RoundWon,
    /// The player's side doesn't win the round.
    RoundLost,
    /// The player's side wins the series.
    SeriesWon,
    /// Somebody wants to be let in to the player's own table.
    Knock,
}

impl SoundKind {
    /// The height of a complete build pile.
    pub const HIGHEST: u8 = 12;
    /// The highest note of a chain; it stays that high from this card on.
    pub const LONGEST: u8 = 6;

    /// Every sound once, a build pile at every height and a chain at every length.
    pub fn all() -> impl Iterator<Item = SoundKind> {
        let builds = (1..=SoundKind::HIGHEST).map(SoundKind::Build);
        let chains = (2..=SoundKind::LONGEST).map(SoundKind::Chain);
        let skips = (1..=SoundKind::LONGEST).map(SoundKind::Skip);
        [
            SoundKind::Slide,
            SoundKind::Land,
            SoundKind::Drop,
            SoundKind::LastCard,
            SoundKind::Complete,
            SoundKind::Turn,
            SoundKind::RoundWon,
            SoundKind::RoundLost,
            SoundKind::SeriesWon,
            SoundKind::Knock,
        ]
        .into_iter()
        .chain(builds)
        .chain(chains)
        .chain(skips)
    }

    /// Whether the player would miss it: it is heard however late it is and however much sounds at once.
    pub fn is_important(self) -> bool {
        match self {
            SoundKind::Turn
            | SoundKind::RoundWon
            | SoundKind::RoundLost
            | SoundKind::SeriesWon
            | SoundKind::Knock => true,
            SoundKind::Slide
            | SoundKind::Build(_)
            | SoundKind::Land
            | SoundKind::Drop
            | SoundKind::Chain(_)
            | SoundKind::Skip(_)
            | SoundKind::LastCard
            | SoundKind::Complete => false,
        }
    }
}
