//! What changed on the board since the own last move.

use skipstone_core::{Card, Move, Pile, Rank, Seat, SeatView, Source, Target, VisibleEvent, event};

use super::Slot;

/// What others have changed since the own last move.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Changes {
    builds: Vec<BuildChange>,
    discards: Vec<Slot>,
    taken: Vec<TakenCard>,
}

/// A build pile on which others have played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BuildChange {
    /// The pile.
    pub pile: Pile,
    /// The card that lay on top before; `None` if the pile was empty.
    pub covered: Option<Card>,
    /// Who played on it, each once, in the order of their last cards.
    pub players: Vec<Seat>,
    /// The first and the last rank that were played: since it was completed if it was begun again, else up to its completion.
    pub ranks: (Rank, Rank),
    /// Whether it was completed.
    pub is_completed: bool,
    /// Whether it was begun again after that.
    pub is_begun_again: bool,
}

/// A card that another player has taken from a pile of the player's own (RULES 7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TakenCard {
    /// Who took it.
    pub by: Seat,
    /// The card.
    pub card: Card,
    /// The rank that it was played as.
    pub rank: Rank,
    /// The stock or discard pile it came from.
    pub from: Slot,
    /// The build pile that it went to.
    pub to: Pile,
}

impl Changes {
    /// The changed build piles, each once, in the order in which they were changed first.
    pub fn builds(&self) -> &[BuildChange] {
        &self.builds
    }

    /// The changed discard piles, each once.
    pub fn discards(&self) -> &[Slot] {
        &self.discards
    }

    /// The cards that others have taken from the own piles, in their order.
    pub fn taken(&self) -> &[TakenCard] {
        &self.taken
    }

    /// Whether nothing has changed.
    pub fn is_empty(&self) -> bool {
        self.builds.is_empty() && self.discards.is_empty()
    }

    /// Notes what an event changes; an own move, or a new deal, begins anew. `before` is the state before the event, and `me` is
    /// `None` for a spectator, for whom nothing is noted.
    pub fn apply(&mut self, event: &VisibleEvent, before: &SeatView<'_>, me: Option<Seat>) {
        let Some(me) = me else { return };
        match *event {
            VisibleEvent::Deal { .. } => *self = Changes::default(),
            VisibleEvent::Play { seat, .. }
            | VisibleEvent::Discard(event::Discard { seat, .. })
            | VisibleEvent::Pass(event::Pass { seat })
                if seat == me =>
            {
                *self = Changes::default();
            }
            VisibleEvent::Play { seat, mv: Move::Put(source, Target::Build(pile)), card, rank, .. } => {
                let from = Slot::of_source(source, seat, me);
                match source {
                    Source::Stock(owner) | Source::Discard(_, owner) if owner == me => {
                        self.taken.push(TakenCard { by: seat, card, rank, from, to: pile });
                    }
                    Source::Discard(..) => self.change_discard(from),
                    Source::Stock(_) | Source::Hand(_) => {}
                }
                self.build(pile, seat, rank, before);
            }
            VisibleEvent::Complete(event::Complete { pile }) => {
                if let Some(change) = self.builds.iter_mut().find(|change| change.pile == pile) {
                    (change.is_completed, change.is_begun_again) = (true, false);
                }
            }
            VisibleEvent::Discard(event::Discard { mv, .. }) => {
                if let Some(target) = mv.target() {
                    self.change_discard(Slot::of_target(target));
                }
            }
            // What was played out of turn is taken back (RULES 9).
            VisibleEvent::Catch(event::Catch { caught, .. }) => {
                self.builds.retain(|change| change.players.last() != Some(&caught));
                self.taken.retain(|taken| taken.by != caught);
            }
            _ => {}
        }
    }

    fn change_discard(&mut self, slot: Slot) {
        if !self.discards.contains(&slot) {
            self.discards.push(slot);
        }
    }

    fn build(&mut self, pile: Pile, by: Seat, rank: Rank, before: &SeatView<'_>) {
        match self.builds.iter_mut().find(|change| change.pile == pile) {
            Some(change) => {
                let begins = change.is_completed && !change.is_begun_again;
                change.ranks = if begins { (rank, rank) } else { (change.ranks.0, rank) };
                change.is_begun_again = change.is_completed;
                change.players.retain(|player| *player != by);
                change.players.push(by);
            }
            None => self.builds.push(BuildChange {
                pile,
                covered: before.build_pile(pile).last().copied(),
                players: vec![by],
                ranks: (rank, rank),
                is_completed: false,
                is_begun_again: false,
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use skipstone_core::{Position, Replica};

    use super::*;

    /// What seat 1 has missed after these moves, each of the seat on turn.
    fn changes(position: &str, moves: &[&str]) -> Changes {
        let position: Position = position.parse().expect("a position");
        let (mut round, mut changes) = (position.round().expect("a round"), Changes::default());
        for mv in moves {
            let mut table = Replica::of(&round, Some(Seat::ONE));
            let mv = Move::parse(mv, round.turn()).expect("a move");
            for event in round.play(round.turn(), mv).expect("a legal move") {
                let event = VisibleEvent::of(&event, Some(Seat::ONE), &round);
                changes.apply(&event, &table.view(), Some(Seat::ONE));
                table.apply(&event);
            }
        }
        changes
    }

    const PARTNERS: &str = "seats: 4\nteams: 2\nturn: 2\nb1: 1 2 3\nb2: 1 2 3 4 5 6 7 8 9 10\n\
        s@1: 8 4\nd1@1: 5\nh@1: 9 9\ns@2: 9 9\nd1@2: 3\nh@2: 11 12 1 7\ns@3: 8 8\nh@3: 9 10\ns@4: 9 9\nh@4: 10";

    #[test]
    fn what_others_did_is_told_by_pile_and_what_they_took_from_the_own_piles_beside_it() {
        let turns = ["h1>b2", "h1>b2", "h1>b2", "h1>d1", "s@1>b1", "d1@1>b1", "h1>d1", "h1>d2"];
        let seen = changes(PARTNERS, &turns);
        let builds: Vec<_> = seen
            .builds()
            .iter()
            .map(|build| {
                let ranks = [build.ranks.0, build.ranks.1].map(Rank::number);
                let covered = build.covered.and_then(Card::rank).map(Rank::number);
                let players = build.players.clone();
                (build.pile, covered, players, ranks, build.is_completed, build.is_begun_again)
            })
            .collect();
        let two = Seat::from_index(1);
        assert_eq!(
            builds,
            [
                (Pile::Two, Some(10), vec![two], [1, 1], true, true),
                (Pile::One, Some(3), vec![Seat::Three], [4, 5], false, false)
            ]
        );
        let taken: Vec<_> =
            seen.taken().iter().map(|taken| (taken.by, taken.rank.number(), taken.from)).collect();
        let own = [(4, Slot::Stock(Seat::ONE)), (5, Slot::Discard(Seat::ONE, Pile::One))];
        assert_eq!(taken, own.map(|(rank, from)| (Seat::Three, rank, from)));
        let discards = [(two, Pile::One), (Seat::Three, Pile::One), (Seat::from_index(3), Pile::Two)];
        assert_eq!(seen.discards(), discards.map(|(seat, pile)| Slot::Discard(seat, pile)));

        let moved = [&turns[..], &["h1>d1"]].concat();
        assert!(changes(PARTNERS, &moved).is_empty(), "an own move begins anew");
    }
}
