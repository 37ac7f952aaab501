//! What the program teaches, each once: the guided round, and single tips in the first rounds.

use std::fmt;

use skipstone_core::{Card, Rank, SeatView, Source};

use super::quick_play::build_targets;
use crate::keyed::keyed;

keyed! {
    /// Something that the program teaches once.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Lesson {
        /// The guided round, finished or skipped.
        GuidedRound = "guided-round",
        /// Whoever plays the last card of the hand draws five new ones.
        LastHandCard = "last-hand-card",
        /// A wild can make room for the stock card.
        WildForStock = "wild-for-stock",
        /// The next player's stock card fits, and its pile can be taken away.
        Block = "block",
        /// A discard onto a card that is one higher keeps a pile in order.
        DiscardOrder = "discard-order",
        /// Hints.
        Hint = "hint",
        /// Skipping ahead to the own turn.
        Skip = "skip",
    }
}

impl Lesson {
    /// The first tip that fits now and wasn't given yet. The view's seat is on turn.
    pub fn tip(view: &SeatView<'_>, learned: Lessons) -> Option<Lesson> {
        Lesson::ALL.into_iter().find(|lesson| !learned.contains(*lesson) && lesson.fits(view))
    }

    /// Whether it is a tip for this moment of the own turn.
    pub fn fits(self, view: &SeatView<'_>) -> bool {
        let me = view.seat();
        let turns_each = view.turns() as usize / view.setup().seat_count();
        match self {
            Lesson::GuidedRound => false,
            Lesson::LastHandCard => view.hand_size(me) == 1 && plays(view, Source::Hand(0)),
            Lesson::WildForStock => {
                let needed = view.stock_top(me).and_then(Card::rank).and_then(before);
                !plays(view, Source::Stock(None))
                    && view.hand().iter().any(Card::is_wild)
                    && needed.is_some_and(|rank| takes(view, rank))
            }
            Lesson::Block => {
                let next = view.setup().left_of(me);
                let threat = view.stock_top(next).and_then(Card::rank).filter(|rank| takes(view, *rank));
                view.team(next) != view.team(me)
                    && !plays(view, Source::Stock(None))
                    && threat.is_some_and(|rank| view.hand().iter().any(|card| card.rank() == Some(rank)))
            }
            Lesson::DiscardOrder => {
                // A wild can nearly always be played, and is often better kept.
                let hand = view.hand();
                let mut numbers = hand.iter().zip(0..).filter(|(card, _)| !card.is_wild());
                !numbers.any(|(_, at)| plays(view, Source::Hand(at))) && tidy_discard(view).is_some()
            }
            // Where there is something to choose.
            Lesson::Hint => {
                let several =
                    view.hand().iter().zip(0..).filter(|(_, at)| plays(view, Source::Hand(*at))).count();
                turns_each >= 3 && several > 1 && !plays(view, Source::Stock(None))
            }
            // With one other player there is little to wait for.
            Lesson::Skip => turns_each >= 3 && view.setup().seat_count() > 2,
        }
    }

    /// The card that the tip names first, if it names one.
    pub fn rank(self, view: &SeatView<'_>) -> Option<Rank> {
        let seat = match self {
            Lesson::WildForStock => view.seat(),
            Lesson::Block => view.setup().left_of(view.seat()),
            Lesson::DiscardOrder => return tidy_discard(view).and_then(before),
            _ => return None,
        };
        view.stock_top(seat).and_then(Card::rank)
    }
}

/// The top of an own discard pile that is one higher than a card of the hand.
fn tidy_discard(view: &SeatView<'_>) -> Option<Rank> {
    let mut tops = (0..4).filter_map(|pile| view.discard_pile(view.seat(), pile).next()?.rank());
    tops.find(|top| {
        let below = before(*top);
        below.is_some() && view.hand().iter().any(|card| card.rank() == below)
    })
}

/// Whether the card of a source can be played onto a build pile.
fn plays(view: &SeatView<'_>, source: Source) -> bool {
    build_targets(view, source).next().is_some()
}

/// Whether a build pile needs a rank.
fn takes(view: &SeatView<'_>, rank: Rank) -> bool {
    (0..4).any(|pile| view.build_next(pile) == rank)
}

/// The rank below. `None` below 1.
fn before(rank: Rank) -> Option<Rank> {
    rank.number().checked_sub(1).and_then(Rank::new)
}

/// A set of lessons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Lessons(u8);

impl Lessons {
    /// Whether a lesson is in it.
    pub const fn contains(self, lesson: Lesson) -> bool {
        self.0 >> lesson as u8 & 1 == 1
    }

    /// With a lesson more.
    pub const fn with(self, lesson: Lesson) -> Lessons {
        Lessons(self.0 | 1 << lesson as u8)
    }

    /// With all lessons of another set.
    pub const fn union(self, other: Lessons) -> Lessons {
        Lessons(self.0 | other.0)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Without the tips, so that they are given again.
    pub const fn without_tips(self) -> Lessons {
        Lessons(self.0 & 1 << Lesson::GuidedRound as u8)
    }

    /// Reads the names of lessons. Those that this version doesn't know are left out.
    pub fn from_keys(text: &str) -> Lessons {
        let named = |key| Lesson::ALL.into_iter().find(|lesson| lesson.key() == key);
        text.split_whitespace().filter_map(named).fold(Lessons::default(), Lessons::with)
    }
}

impl fmt::Display for Lessons {
    /// The names of the lessons, as in `settings.toml`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let keys = Lesson::ALL.into_iter().filter(|lesson| self.contains(*lesson)).map(Lesson::key);
        f.write_str(&keys.collect::<Vec<_>>().join(" "))
    }
}

#[cfg(test)]
mod tests {
    use skipstone_core::{Position, Seat};

    use super::*;

    fn tip(position: &str, learned: Lessons) -> Option<Lesson> {
        let position: Position = position.parse().expect("a position");
        let round = position.round().expect("it can be played");
        Lesson::tip(&round.view(Seat::ONE), learned)
    }

    #[test]
    fn a_tip_is_given_when_it_helps() {
        let none = Lessons::default();
        for (position, expected) in [
            ("h@1: 1\ns@1: 9\ns@2: 9", Some(Lesson::LastHandCard)),
            ("h@1: 2\ns@1: 9\ns@2: 9", None),
            ("b1: 1 2\nh@1: W 7\ns@1: 4\ns@2: 9", Some(Lesson::WildForStock)),
            ("b1: 1 2\nb2: 1 2 3\nh@1: W 7\ns@1: 4\ns@2: 9", None),
            ("b1: 1 2\nh@1: 3 7\ns@1: 9\ns@2: 3", Some(Lesson::Block)),
            ("b1: 1 2\nh@1: 4 7\ns@1: 9\ns@2: 3", None),
            ("h@1: 8 5\nd2@1: 4 9\ns@1: 9\ns@2: 9", Some(Lesson::DiscardOrder)),
            ("h@1: W 8 5\nd2@1: 9\ns@1: 9\ns@2: 9", Some(Lesson::DiscardOrder)),
            ("h@1: 8 5\nd2@1: 9 4\ns@1: 9\ns@2: 9", None),
            ("h@1: 9 5\nd2@1: 4 9\ns@1: 9\ns@2: 9", None),
            ("h@1: 8 5\ns@1: 9\ns@2: 9\nturns: 6", None),
            ("b1: 1 2\nh@1: 1 3\ns@1: 9\ns@2: 9\nturns: 6", Some(Lesson::Hint)),
            ("seats: 3\nh@1: 8 5\ns@1: 9\ns@2: 9\ns@3: 9\nturns: 9", Some(Lesson::Skip)),
        ] {
            assert_eq!(tip(position, none), expected, "{position}");
            let learned = expected.map_or(none, |lesson| none.with(lesson));
            assert!(expected.is_none() || tip(position, learned) != expected, "{position}: only once");
        }
    }

    #[test]
    fn lessons_read_back() {
        let all = Lesson::ALL.into_iter().fold(Lessons::default(), Lessons::with);
        assert_eq!(Lessons::from_keys(&all.to_string()), all);
        assert_eq!(Lessons::from_keys("block juggling").to_string(), "block");
        assert_eq!(all.without_tips().to_string(), "guided-round");
    }
}
