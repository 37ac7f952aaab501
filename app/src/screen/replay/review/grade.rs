//! One sentence for a whole round, by what its turns gave away on average.

/// A seat's play on average. The limits come from rounds of the levels, see "What a review says" in docs/bots.md.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Grade {
    /// No turn cost anything that a search can tell.
    Flawless,
    /// As `expert` plays.
    Strong,
    /// As `hard` plays.
    Solid,
    /// As people and the easier levels play.
    Loose,
}

/// The costs a turn from which on a round is no longer strong, or solid, in percent of win probability.
const STRONG_BELOW: f32 = 0.3;
const SOLID_BELOW: f32 = 1.5;

impl Grade {
    /// The grade of turns that gave away so much together, in percent of win probability.
    pub(super) fn of(percent: u32, turns: usize) -> Grade {
        let mean = percent as f32 / turns.max(1) as f32;
        match percent {
            0 => Grade::Flawless,
            _ if mean < STRONG_BELOW => Grade::Strong,
            _ if mean < SOLID_BELOW => Grade::Solid,
            _ => Grade::Loose,
        }
    }

    /// Its name in messages.
    pub(super) fn key(self) -> &'static str {
        match self {
            Grade::Flawless => "flawless",
            Grade::Strong => "strong",
            Grade::Solid => "solid",
            Grade::Loose => "loose",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sentence_has_its_limits() {
        assert_eq!(Grade::of(0, 0), Grade::Flawless);
        assert_eq!(Grade::of(0, 30), Grade::Flawless);
        assert_eq!(Grade::of(1, 30), Grade::Strong);
        assert_eq!(Grade::of(8, 30), Grade::Strong);
        assert_eq!(Grade::of(9, 30), Grade::Solid);
        assert_eq!(Grade::of(44, 30), Grade::Solid);
        assert_eq!(Grade::of(45, 30), Grade::Loose);
        assert_eq!(Grade::of(300, 30), Grade::Loose);
    }
}
