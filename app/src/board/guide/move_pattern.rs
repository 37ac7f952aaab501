//! A move by what it means, whichever of several equal piles it uses.

use std::str::FromStr;

use skipstone_core::{Card, Move, Rank, Seat, SeatView, Source, Target, VisibleEvent};

use super::ScriptProblem;

/// A move by kind of source, card and target: `h:7>b:7` is a 7 of the hand onto a build pile that needs a 7.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MovePattern {
    from: SourceKind,
    card: Face,
    to: TargetKind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum SourceKind {
    Hand,
    Stock,
    Discard,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum TargetKind {
    /// A build pile that needs this rank.
    Build(Rank),
    /// An own discard pile with this card on top; `None` for an empty one.
    Discard(Option<Face>),
}

/// What is printed on a card; `None` for a wild.
type Face = Option<Rank>;

impl MovePattern {
    /// Whether a move of the view's seat has this meaning. It needn't be legal.
    pub fn matches(&self, view: &SeatView<'_>, mv: Move) -> bool {
        let Move::Put(source, target) = mv else { return false };
        let card = view.source_card(source).ok().map(Card::rank);
        let lands = match (self.to, target) {
            (TargetKind::Build(rank), Target::Build(pile)) => view.build_next(pile) == rank,
            (TargetKind::Discard(face), Target::Discard(pile, owner)) if owner == view.seat() => {
                view.discard_pile(owner, pile).next().map(Card::rank) == face
            }
            _ => false,
        };
        card == Some(self.card) && SourceKind::of(source, view.seat()) == Some(self.from) && lands
    }

    /// The legal moves of the view's seat that have this meaning.
    pub fn legal_moves(&self, view: &SeatView<'_>) -> Vec<Move> {
        view.legal_moves().iter().filter(|mv| self.matches(view, *mv)).collect()
    }

    /// Whether an event was such a move. Of a discard, the pile isn't looked at.
    pub fn has_happened(&self, event: &VisibleEvent) -> bool {
        let (seat, mv, card, played_as) = match event {
            VisibleEvent::Play { seat, mv, card, rank, .. } => (seat, mv, card, Some(*rank)),
            VisibleEvent::Discard(discard) => (&discard.seat, &discard.mv, &discard.card, None),
            _ => return false,
        };
        let lands = match self.to {
            TargetKind::Build(rank) => played_as == Some(rank),
            TargetKind::Discard(_) => played_as.is_none(),
        };
        let from = mv.source().and_then(|source| SourceKind::of(source, *seat));
        lands && self.card == card.rank() && from == Some(self.from)
    }

    /// The card's rank; `None` for a wild.
    pub fn rank(&self) -> Option<Rank> {
        self.card
    }

    /// Where the card comes from, in messages' arguments.
    pub fn source_key(&self) -> &'static str {
        match self.from {
            SourceKind::Hand => "hand",
            SourceKind::Stock => "stock",
            SourceKind::Discard => "discard",
        }
    }

    /// Where the card goes, in messages' arguments.
    pub fn target_key(&self) -> &'static str {
        if self.is_discard() { "discard" } else { "build" }
    }

    /// Whether it ends the turn.
    pub fn is_discard(&self) -> bool {
        matches!(self.to, TargetKind::Discard(_))
    }
}

impl SourceKind {
    /// `None` for the piles of partners.
    fn of(source: Source, seat: Seat) -> Option<SourceKind> {
        match source {
            Source::Hand(_) => Some(SourceKind::Hand),
            Source::Stock(owner) => (owner == seat).then_some(SourceKind::Stock),
            Source::Discard(_, owner) => (owner == seat).then_some(SourceKind::Discard),
        }
    }
}

impl FromStr for MovePattern {
    type Err = ScriptProblem;

    fn from_str(text: &str) -> Result<MovePattern, ScriptProblem> {
        let face = |text: &str| match text {
            "W" => Some(None),
            rank => Some(Some(Rank::new(rank.parse().ok()?)?)),
        };
        let pattern = || {
            let (source, target) = text.split_once('>')?;
            let (from, card) = source.split_once(':')?;
            let from = match from {
                "h" => SourceKind::Hand,
                "s" => SourceKind::Stock,
                "d" => SourceKind::Discard,
                _ => return None,
            };
            let to = match target.split_once(':')? {
                ("b", rank) => TargetKind::Build(face(rank)??),
                ("d", "-") if from == SourceKind::Hand => TargetKind::Discard(None),
                ("d", top) if from == SourceKind::Hand => TargetKind::Discard(Some(face(top)?)),
                _ => return None,
            };
            Some(MovePattern { from, card: face(card)?, to })
        };
        pattern().ok_or_else(|| ScriptProblem::Move(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use std::fmt;

    use super::*;

    impl fmt::Display for MovePattern {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            let face = |face: Face| face.map_or("W".to_owned(), |rank| rank.to_string());
            let from = match self.from {
                SourceKind::Hand => "h",
                SourceKind::Stock => "s",
                SourceKind::Discard => "d",
            };
            write!(f, "{from}:{}>", face(self.card))?;
            match self.to {
                TargetKind::Build(rank) => write!(f, "b:{rank}"),
                TargetKind::Discard(None) => f.write_str("d:-"),
                TargetKind::Discard(Some(top)) => write!(f, "d:{}", face(top)),
            }
        }
    }

    #[test]
    fn patterns_are_read_as_they_are_written() {
        for text in ["h7>b7", "h:7>b:W", "h:13>b:1", "s:4>d:-", "x:1>b:1", "h:1>b:0", "h:1"] {
            assert_eq!(text.parse::<MovePattern>(), Err(ScriptProblem::Move(text.to_owned())));
        }
        for text in ["h:7>b:7", "h:W>b:3", "s:4>b:4", "d:8>b:8", "h:9>d:-", "h:8>d:9", "h:W>d:W"] {
            assert_eq!(text.parse::<MovePattern>().map(|pattern| pattern.to_string()), Ok(text.to_owned()));
        }
    }
}
