//! A second, simple implementation of legality: tests every conceivable move.

use std::collections::BTreeSet;

use skipstone_core::{Card, Move, Pile, Seat, Sharing, Source, Target};

use super::model::Model;

impl Model {
    /// The seats of the turn's team whose piles it may play from, itself first.
    pub(crate) fn pile_owners(&self, seat: Seat) -> Vec<Seat> {
        let with_piles: Vec<Seat> = self.setup.pile_seats().collect();
        let team: Vec<Seat> = self.setup.members(self.setup.team(seat)).collect();
        let one_is_out = team.iter().any(|member| self.stocks[member.index()].is_empty());
        let shared = self.setup.shares_piles()
            || self.rules().sharing == Sharing::Always
            || self.rules().sharing == Sharing::AfterOut && one_is_out;
        let may = |owner: &Seat| with_piles.contains(owner) && (*owner == seat || shared);
        let own = team.iter().filter(|member| **member == seat);
        own.chain(team.iter().filter(|member| **member != seat)).copied().filter(may).collect()
    }

    fn card(&self, seat: Seat, source: Source) -> Option<Card> {
        let (pile, owner) = match source {
            Source::Hand(slot) => return self.hands[seat.index()].get(usize::from(slot)).copied(),
            Source::Stock(owner) => (None, owner),
            Source::Discard(pile, owner) => (Some(pile), owner),
        };
        if !self.pile_owners(seat).contains(&owner) {
            return None;
        }
        match pile {
            None => self.stocks[owner.index()].last().copied(),
            Some(pile) => self.discards[owner.index()][pile].last().copied(),
        }
    }

    /// Every move of a seat from and to the piles of its team.
    fn conceivable(&self, seat: Seat) -> Vec<Move> {
        let hand = (0..self.hands[seat.index()].len()).map(|slot| Source::Hand(slot as u8));
        let owners = self.pile_owners(seat);
        let piles = owners.iter().flat_map(|owner| {
            Pile::ALL.into_iter().map(|pile| Source::Discard(pile, *owner)).chain([Source::Stock(*owner)])
        });
        let targets: Vec<Target> = (Pile::ALL.into_iter().map(Target::Build))
            .chain(owners.iter().flat_map(|owner| Pile::ALL.map(|pile| Target::Discard(pile, *owner))))
            .collect();
        let puts = hand.chain(piles).flat_map(|from| targets.iter().map(move |to| Move::Put(from, *to)));
        puts.chain([Move::Pass, Move::Draw]).collect()
    }

    /// Every legal move of the seat on turn. `None` if that takes more lines of plays than can be tried.
    pub(crate) fn legal(&self) -> Option<BTreeSet<Move>> {
        if self.over {
            return Some(BTreeSet::new());
        }
        self.lines.forget();
        if self.promise.is_some() {
            self.lines.aims(self, self.turn, None);
        }
        let legal =
            self.conceivable(self.turn).into_iter().filter(|mv| self.is_legal(self.turn, *mv)).collect();
        self.lines.all_tried().then_some(legal)
    }

    fn is_legal(&self, seat: Seat, mv: Move) -> bool {
        let hand = &self.hands[seat.index()];
        match mv {
            // One too many can be drawn, but isn't listed.
            Move::Draw => self.must_draw() > 0,
            _ if self.must_draw() > 0 => false,
            // RULES 4.6
            Move::Pass => {
                let plays = || self.conceivable(seat).into_iter().filter(|other| other.is_play());
                hand.is_empty() && !plays().any(|play| self.is_legal(seat, play))
            }
            Move::Put(source, Target::Discard(_, owner)) => {
                let (Source::Hand(_), Some(card)) = (source, self.card(seat, source)) else { return false };
                let onto = if self.setup.shares_piles() { self.pile_owners(seat) } else { vec![seat] };
                let only_wilds = hand.iter().all(|card| card.is_wild());
                onto.contains(&owner)
                    && self.promise.is_none()
                    && (self.rules().wild_discard || !card.is_wild() || only_wilds)
            }
            Move::Put(source, Target::Build(pile)) => {
                let Some(card) = self.card(seat, source) else { return false };
                self.builds[pile].takes(card, self.rules()) && self.may_play(seat, source, pile)
            }
        }
    }

    /// The 1980 rules (RULES 8), of a card that the build pile takes.
    fn may_play(&self, seat: Seat, source: Source, pile: Pile) -> bool {
        let leads = || !self.lines.aims(self, seat, Some((source, pile))).is_empty();
        match source {
            Source::Discard(from, owner) => {
                let repeats = self.last_discard == Some((owner, from));
                let regular = || !(repeats && self.rules().alternating) && (!self.rules().lead_up || leads());
                let blocks = || self.promise.is_none() && self.blockable(seat, pile).is_some();
                !self.blocked && (regular() || blocks())
            }
            // After an announcement, every play must keep its line possible or complete it.
            Source::Stock(owner) if self.promise == Some(owner) => true,
            _ => self.promise.is_none() || leads(),
        }
    }

    /// The opponent whose move a play onto a build pile blocks.
    pub(crate) fn blockable(&self, seat: Seat, pile: Pile) -> Option<Seat> {
        let build = &self.builds[pile];
        if self.hands[seat.index()].iter().any(|card| build.takes(*card, self.rules())) {
            return None;
        }
        self.setup.seats().find(|other| {
            let stock = &self.stocks[other.index()];
            self.setup.team(*other) != self.setup.team(seat)
                && stock.len() <= usize::from(self.rules().blocking)
                && stock.last().is_some_and(|top| build.takes(*top, self.rules()))
        })
    }
}
