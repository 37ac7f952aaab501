//! What the program teaches, each once: the guided round, and single tips in the first rounds.
//!
//! Each tip has a moment when it helps, and isn't shown where a hint contradicts it.

use skipstone_core::bot::advice::AdvisedMove;
use skipstone_core::{Card, FirstPlayer, Move, Pile, Rank, Scoring, SeatView, Source, Target};

use super::quick_play::build_targets;
use crate::keyed::keyed;

keyed! {
    /// Something that the program teaches once.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Lesson {
        /// The guided round, finished or skipped.
        GuidedRound = "guided-round",
        /// Who deals, and who begins.
        WhoBegins = "who-begins",
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

/// A moment of the own turn, in which a tip may help.
#[derive(Clone, Copy)]
pub struct Moment<'a> {
    /// What the player knows.
    pub view: SeatView<'a>,
    /// Whether the hand was played empty in this turn, and drawn anew.
    pub has_new_hand: bool,
}

impl Lesson {
    /// Whether a tip may fit now that wasn't given yet. Only the advice tells.
    pub fn may_help(moment: &Moment<'_>, learned: Lessons) -> bool {
        Lesson::ALL.into_iter().any(|lesson| !learned.contains(lesson) && lesson.fits(moment))
    }

    /// The first tip that fits now, wasn't given yet and doesn't contradict the strongest player's line of moves.
    pub fn tip(moment: &Moment<'_>, advised: &[AdvisedMove], learned: Lessons) -> Option<Lesson> {
        let fits = |lesson: &Lesson| lesson.fits(moment) && lesson.agrees(moment, advised);
        Lesson::ALL.into_iter().filter(|lesson| !learned.contains(*lesson)).find(fits)
    }

    /// Whether it is a tip for this moment.
    pub fn fits(self, moment: &Moment<'_>) -> bool {
        let view = &moment.view;
        let me = view.seat();
        let turns_each = view.turns() as usize / view.setup().seat_count();
        match self {
            Lesson::GuidedRound => false,
            Lesson::WhoBegins => {
                let rules = view.rules();
                let has_next = rules.scoring != Scoring::Single;
                view.turns() == 1 && rules.first_player == FirstPlayer::LeftOfDealer && has_next
            }
            Lesson::LastHandCard => {
                moment.has_new_hand || view.hand_size(me) == 1 && plays(view, Source::Hand(0))
            }
            Lesson::WildForStock => {
                let needed = view.stock_top(me).and_then(Card::rank).and_then(before);
                !plays(view, Source::Stock(me))
                    && view.hand().iter().any(Card::is_wild)
                    && needed.is_some_and(|rank| takes(view, rank))
            }
            Lesson::Block => {
                let next = view.setup().left_of(me);
                let threat = view.stock_top(next).and_then(Card::rank).filter(|rank| takes(view, *rank));
                view.team(next) != view.team(me)
                    && !plays(view, Source::Stock(me))
                    && threat.is_some_and(|rank| view.hand().iter().any(|card| card.rank() == Some(rank)))
            }
            Lesson::DiscardOrder => {
                // A wild can nearly always be played, and is often better kept.
                let hand = view.hand();
                let mut numbers = hand.iter().zip(0..).filter(|(card, _)| !card.is_wild());
                !numbers.any(|(_, at)| plays(view, Source::Hand(at))) && has_tidy_discard(view)
            }
            // Where there is something to choose.
            Lesson::Hint => {
                let several =
                    view.hand().iter().zip(0..).filter(|(_, at)| plays(view, Source::Hand(*at))).count();
                turns_each >= 3 && several > 1 && !plays(view, Source::Stock(me))
            }
            // With one other player there is little to wait for.
            Lesson::Skip => turns_each >= 3 && view.setup().seat_count() > 2,
        }
    }

    /// Whether the tip is for one move only, which is wrong in another position.
    pub fn names_move(self, moment: &Moment<'_>) -> bool {
        match self {
            Lesson::LastHandCard => !moment.has_new_hand,
            Lesson::WildForStock | Lesson::Block | Lesson::DiscardOrder => true,
            Lesson::GuidedRound | Lesson::WhoBegins | Lesson::Hint | Lesson::Skip => false,
        }
    }

    /// Whether the move that the tip names, if any, is the first one of a line.
    fn agrees(self, moment: &Moment<'_>, line: &[AdvisedMove]) -> bool {
        if !self.names_move(moment) {
            return true;
        }
        let (view, rank) = (&moment.view, self.rank(&moment.view, line));
        let [first, after @ ..] = line else { return false };
        let (Some(Source::Hand(_)), Some(card)) = (first.mv.source(), first.card) else { return false };
        match self {
            Lesson::LastHandCard => first.rank.is_some(),
            Lesson::WildForStock => {
                let frees =
                    after.first().is_some_and(|next| next.mv.source() == Some(Source::Stock(view.seat())));
                card.is_wild() && first.rank.is_some() && first.rank == rank.and_then(before) && frees
            }
            Lesson::Block => first.rank.is_some() && card.rank() == rank,
            Lesson::DiscardOrder => {
                let top = match first.mv {
                    Move::Put(_, Target::Discard(pile, owner)) if owner == view.seat() => {
                        view.discard_pile(owner, pile).next()
                    }
                    _ => None,
                };
                let top = top.and_then(Card::rank);
                top.is_some() && top.and_then(before) == card.rank()
            }
            Lesson::GuidedRound | Lesson::WhoBegins | Lesson::Hint | Lesson::Skip => false,
        }
    }

    /// The card that the tip names first, if it names one.
    pub fn rank(self, view: &SeatView<'_>, line: &[AdvisedMove]) -> Option<Rank> {
        let seat = match self {
            Lesson::WildForStock => view.seat(),
            Lesson::Block => view.setup().left_of(view.seat()),
            Lesson::DiscardOrder => return line.first()?.card?.rank(),
            _ => return None,
        };
        view.stock_top(seat).and_then(Card::rank)
    }
}

/// Whether an own discard pile has a card on top that is one higher than a card of the hand.
fn has_tidy_discard(view: &SeatView<'_>) -> bool {
    let tops = Pile::ALL.into_iter().filter_map(|pile| view.discard_pile(view.seat(), pile).next()?.rank());
    let mut below = tops.filter_map(before);
    below.any(|below| view.hand().iter().any(|card| card.rank() == Some(below)))
}

/// Whether the card of a source can be played onto a build pile.
fn plays(view: &SeatView<'_>, source: Source) -> bool {
    build_targets(view, source).next().is_some()
}

/// Whether a build pile needs a rank.
fn takes(view: &SeatView<'_>, rank: Rank) -> bool {
    Pile::ALL.into_iter().any(|pile| view.build_next(pile) == rank)
}

/// The rank below. `None` below 1.
fn before(rank: Rank) -> Option<Rank> {
    rank.number().checked_sub(1).and_then(Rank::new)
}

/// A set of lessons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Lessons(u16);

impl Lessons {
    /// Whether a lesson is in it.
    pub const fn contains(self, lesson: Lesson) -> bool {
        self.0 >> lesson as u16 & 1 == 1
    }

    /// With a lesson more.
    pub const fn with(self, lesson: Lesson) -> Lessons {
        Lessons(self.0 | 1 << lesson as u16)
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
        Lessons(self.0 & 1 << Lesson::GuidedRound as u16)
    }

    /// Reads the names of lessons. Those that this version doesn't know are left out.
    pub fn from_keys(keys: &[String]) -> Lessons {
        let named = |key: &String| Lesson::ALL.into_iter().find(|lesson| lesson.key() == key);
        keys.iter().filter_map(named).fold(Lessons::default(), Lessons::with)
    }

    /// The names of its lessons, as in `settings.toml`.
    pub fn keys(self) -> Vec<String> {
        let lessons = Lesson::ALL.into_iter().filter(|lesson| self.contains(*lesson));
        lessons.map(|lesson| lesson.key().to_owned()).collect()
    }
}

#[cfg(test)]
mod tests {
    use skipstone_core::bot::advice::advise;
    use skipstone_core::{Position, Round, Seat};

    use super::*;

    fn round(position: &str) -> Round {
        position.parse::<Position>().expect("a position").round().expect("it can be played")
    }

    /// The tip for a position in which the strongest player would make these moves.
    fn tip(position: &str, moves: &str, learned: Lessons) -> Option<Lesson> {
        let round = round(position);
        let (mut then, mut line) = (round.clone(), Vec::new());
        for mv in moves.split_whitespace() {
            let mv = Move::parse(mv, Seat::ONE).expect("a move");
            line.push(AdvisedMove::of(&then.view(Seat::ONE), mv));
            then.play(Seat::ONE, mv).expect("a legal move");
        }
        Lesson::tip(&Moment { view: round.view(Seat::ONE), has_new_hand: false }, &line, learned)
    }

    #[test]
    fn a_tip_is_given_when_it_helps_and_the_strongest_player_agrees() {
        let begun = Lessons::default().with(Lesson::WhoBegins);
        for (position, moves, expected) in [
            ("h@1: 1\ns@1: 9\ns@2: 9", "h1>b1", Some(Lesson::LastHandCard)),
            ("h@1: 1\ns@1: 9\ns@2: 9", "h1>d1", None),
            ("h@1: 2\ns@1: 9\ns@2: 9", "h1>d1", None),
            ("b1: 1 2\nh@1: W 7\ns@1: 4\ns@2: 9", "h1>b1 s>b1", Some(Lesson::WildForStock)),
            ("b1: 1 2\nh@1: W 3\ns@1: 4\ns@2: 9", "h2>b1 s>b1", None),
            ("b1: 1 2\nh@1: W 7\ns@1: 4\ns@2: 9", "h1>b2", None),
            ("b1: 1 2\nb2: 1 2 3\nh@1: W 7\ns@1: 4\ns@2: 9", "s>b2", None),
            ("b1: 1 2\nh@1: 3 7\ns@1: 9\ns@2: 3", "h1>b1", Some(Lesson::Block)),
            ("b1: 1 2\nh@1: 3 7\ns@1: 9\ns@2: 3", "h2>d1", None),
            ("b1: 1 2\nh@1: 4 7\ns@1: 9\ns@2: 3", "h1>d1", None),
            ("h@1: 8 5\nd2@1: 4 9\ns@1: 9\ns@2: 9", "h1>d2", Some(Lesson::DiscardOrder)),
            ("h@1: 8 5\nd2@1: 4 9\ns@1: 9\ns@2: 9", "h1>d1", None),
            ("h@1: 8 5\nd2@1: 9 4\ns@1: 9\ns@2: 9", "h1>d2", None),
            ("h@1: 9 5\nd2@1: 4 9\ns@1: 9\ns@2: 9", "h2>d2", None),
            ("h@1: 8 5\ns@1: 9\ns@2: 9\nturns: 6", "h1>d1", None),
            ("b1: 1 2\nh@1: 1 3\ns@1: 9\ns@2: 9\nturns: 6", "h2>b1", Some(Lesson::Hint)),
            ("seats: 3\nh@1: 8 5\ns@1: 9\ns@2: 9\ns@3: 9\nturns: 9", "h1>d1", Some(Lesson::Skip)),
        ] {
            assert_eq!(tip(position, moves, begun), expected, "{position}: {moves}");
            let learned = expected.map_or(begun, |lesson| begun.with(lesson));
            assert!(expected.is_none() || tip(position, moves, learned) != expected, "{position}: only once");
        }
    }

    #[test]
    fn who_begins_and_a_new_hand_are_explained_when_they_are_seen() {
        let first = round("h@1: 8 5\ns@1: 9\ns@2: 9");
        let moment = Moment { view: first.view(Seat::ONE), has_new_hand: false };
        assert_eq!(Lesson::tip(&moment, &[], Lessons::default()), Some(Lesson::WhoBegins));
        let moment = Moment { has_new_hand: true, ..moment };
        let begun = Lessons::default().with(Lesson::WhoBegins);
        assert_eq!(Lesson::tip(&moment, &[], begun), Some(Lesson::LastHandCard));
    }

    /// A wild isn't recommended where a card of the hand does the same.
    #[test]
    fn a_tip_says_what_a_hint_would_say() {
        let begun = Lessons::default().with(Lesson::WhoBegins);
        for (position, expected) in
            [("h@1: W 1 7\ns@1: 2\ns@2: 9", None), ("h@1: W 6 7\ns@1: 2\ns@2: 9", Some(Lesson::WildForStock))]
        {
            let round = round(position);
            let moment = Moment { view: round.view(Seat::ONE), has_new_hand: false };
            assert!(Lesson::WildForStock.fits(&moment));
            let advice = advise(&moment.view).expect("it is the own turn");
            assert_eq!(Lesson::tip(&moment, &advice.line, begun), expected, "{position}: {:?}", advice.line);
        }
    }

    #[test]
    fn lessons_read_back() {
        let all = Lesson::ALL.into_iter().fold(Lessons::default(), Lessons::with);
        assert_eq!(Lessons::from_keys(&all.keys()), all);
        assert_eq!(Lessons::from_keys(&["block", "juggling"].map(str::to_owned)).keys(), ["block"]);
        assert_eq!(all.without_tips().keys(), ["guided-round"]);
    }
}
