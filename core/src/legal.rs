//! The rules at a view's seat: every legal move at once, and whether one of them is.
//!
//! [`check`] gives the reason why one move is illegal; this module generates all legal moves at once, fast enough for millions of
//! moves a second. A property test compares the two.

use crate::card::Card;
use crate::check::{self, IllegalMove};
use crate::hands::FIRST_CARDS;
use crate::lead_up;
use crate::move_set::{DRAW_BIT, ExtraMoves, GROUP, LegalMoves, PASS};
use crate::moves::{Move, Source, Target};
use crate::pile::Pile;
use crate::seat::Seat;
use crate::view::SeatView;

impl SeatView<'_> {
    /// The card a source offers to this seat.
    ///
    /// # Errors
    /// If there is none, or this seat may not take it.
    pub fn source_card(&self, source: Source) -> Result<Card, IllegalMove> {
        check::source_card(self, source)
    }

    /// Whether a move is legal for this seat now.
    ///
    /// ```
    /// use skipstone_core::{Move, Position};
    ///
    /// let round = "b2: 1 2\n s@1: 9? 8\n h@1: 4 W\n s@2: 9? 12".parse::<Position>()?.round()?;
    /// let view = round.view(round.turn());
    /// assert_eq!(view.check(Move::parse("h2>b2", view.seat())?), Ok(()));
    /// let reason = view.check(Move::parse("h1>b2", view.seat())?).expect_err("a 4 isn't a 3");
    /// assert_eq!(reason.to_string(), "build pile 2 needs a 3 or a wild, not a 4");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// With the reason why it isn't.
    #[inline]
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        match self.listed_moves {
            None => self.check_by_rules(mv),
            Some(listed) if listed.iter().any(|legal| legal == mv) => Ok(()),
            Some(_) => self.check_by_rules(mv).and(Err(IllegalMove::NotLeadingUp)),
        }
    }

    #[inline]
    fn check_by_rules(&self, mv: Move) -> Result<(), IllegalMove> {
        check::check(self, mv)?;
        // Without a hand, the first legal move is a pass only where no play is.
        if mv == Move::Pass && self.legal_moves().get(0) != Some(Move::Pass) {
            return Err(IllegalMove::PassWithPlay);
        }
        Ok(())
    }

    /// Every legal move of this seat; none if it isn't its turn.
    ///
    /// ```
    /// use skipstone_core::{Position, Seat};
    ///
    /// let round = "s@1: 9? 1\n h@1: 5\n s@2: 9? 12".parse::<Position>()?.round()?;
    /// let view = round.view(round.turn());
    /// let moves: Vec<String> = view.legal_moves().iter().map(|mv| mv.written_by(Seat::ONE).to_string()).collect();
    /// assert_eq!(moves, ["h1>d1", "h1>d2", "h1>d3", "h1>d4", "s>b1", "s>b2", "s>b3", "s>b4"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn legal_moves(&self) -> LegalMoves {
        match self.listed_moves {
            None => LegalMoves::of(self),
            Some(listed) => listed.clone(),
        }
    }

    /// The places a source's card may go to now.
    pub fn targets(&self, source: Source) -> Vec<Target> {
        let from_here = |mv: Move| (mv.source() == Some(source)).then(|| mv.target()).flatten();
        self.legal_moves().iter().filter_map(from_here).collect()
    }
}

impl LegalMoves {
    /// The legal moves of a view's seat; none if it isn't its turn.
    #[inline]
    pub(crate) fn of(view: &SeatView<'_>) -> LegalMoves {
        let (public, seat) = (view.public, view.seat);
        if public.turn != seat || public.end.is_some() {
            return LegalMoves { own: 0, seat, rare: None };
        }
        let own = own(view);
        if public.setup.is_plain() && usize::from(public.hand_sizes[seat]) <= FIRST_CARDS {
            return LegalMoves { own: if own == 0 { pass(view) } else { own }, seat, rare: None };
        }
        LegalMoves::with_rare(own, view)
    }

    /// The slow path, for tables with partners, long hands or restricted plays.
    #[cold]
    #[inline(never)]
    fn with_rare(own: u64, view: &SeatView<'_>) -> LegalMoves {
        let public = view.public;
        // With drawing by hand, the draws come first; one card too many isn't listed (RULES 9).
        if public.draws_due() > 0 {
            return LegalMoves { own: 1 << DRAW_BIT, seat: view.seat, rare: None };
        }
        let mut moves = LegalMoves::unrestricted(own, view);
        if public.setup.is_restricted() {
            let promise = lead_up::promise(view);
            moves.retain(|mv| check::check_restrictions(view, mv, promise).is_ok());
        }
        moves.or_pass(view)
    }

    /// Those of the listed moves that the cards allow, whatever the 1980 rules say of them.
    pub(crate) fn listed(view: &SeatView<'_>, listed: &[Move]) -> LegalMoves {
        if view.public.turn != view.seat || view.public.draws_due() > 0 {
            return LegalMoves::of(view);
        }
        let mut moves = LegalMoves::unrestricted(own(view), view);
        moves.retain(|mv| listed.contains(&mv));
        if view.public.hand_sizes[view.seat] > 0 { moves } else { moves.or_pass(view) }
    }

    /// Everything that the build piles take, and every discard.
    fn unrestricted(mut own: u64, view: &SeatView<'_>) -> LegalMoves {
        let mut rare =
            ExtraMoves { shared: [0; 2], partners: [view.seat; 5], shares: false, more: Vec::new() };
        if view.public.setup.has_partners() {
            rare.add_partners(view);
            if !view.public.setup.has_piles(view.seat) {
                own &= !discards(FIRST_CARDS);
            }
        }
        rare.add_long_hand(view);
        LegalMoves { own, seat: view.seat, rare: Some(Box::new(rare)) }
    }

    fn or_pass(mut self, view: &SeatView<'_>) -> LegalMoves {
        if self.is_empty() {
            self.own = pass(view);
        }
        self
    }
}

impl ExtraMoves {
    fn add_partners(&mut self, view: &SeatView<'_>) {
        let setup = &view.public.setup;
        self.shares = setup.shares_piles();
        let discards = discards(usize::from(view.public.hand_sizes[view.seat]));
        for (at, partner) in (0..).zip(setup.partners(view.seat)) {
            self.partners[at as usize] = partner;
            if view.public.partners_open(view.seat) {
                self.shared[at as usize / 3] |= from_piles(view, partner) << (at % 3 * GROUP);
            }
            if self.shares {
                self.shared[1] |= discards << (at * GROUP);
            }
        }
    }

    fn add_long_hand(&mut self, view: &SeatView<'_>) {
        let public = view.public;
        for (slot, card) in (FIRST_CARDS..).zip(view.hand.rest) {
            let source = Source::Hand(slot as u8);
            let builds = public.takers(*card).iter().map(Target::Build);
            let own = public.setup.has_piles(view.seat).then_some(view.seat);
            let shared = self.shares.then(|| public.setup.partners(view.seat));
            let owners = own.into_iter().chain(shared.into_iter().flatten());
            let discards = owners.flat_map(|owner| Pile::ALL.map(|pile| Target::Discard(pile, owner)));
            self.more.extend(builds.chain(discards).map(|target| Move::Put(source, target)));
        }
    }
}

/// Discards and plays of a hand's first five cards, and plays from the own piles.
#[inline]
fn own(view: &SeatView<'_>) -> u64 {
    let public = view.public;
    let mut plays = 0;
    for (slot, card) in view.hand.first.iter().enumerate() {
        plays |= public.takers(*card).bits() << (4 * slot);
    }
    let discards = discards(usize::from(public.hand_sizes[view.seat]));
    discards | plays << GROUP | from_piles(view, view.seat) << (2 * GROUP)
}

/// The pass, where there is nothing else: only an empty hand that couldn't be refilled holds nothing to discard (RULES 4.6),
/// and before the deal nobody moves.
fn pass(view: &SeatView<'_>) -> u64 {
    if view.public.turns > 0 { PASS } else { 0 }
}

/// Every discard of a hand's first five cards.
#[inline]
fn discards(hand_size: usize) -> u64 {
    (1 << (4 * hand_size.min(FIRST_CARDS))) - 1
}

/// Plays from a seat's stock and discard piles.
#[inline]
fn from_piles(view: &SeatView<'_>, seat: Seat) -> u64 {
    let public = view.public;
    let mut plays = public.takers(public.stock_tops[seat]).bits();
    for (place, card) in (1..).zip(public.discards[seat].iter()) {
        plays |= public.takers(*card).bits() << (4 * place);
    }
    plays
}

const _: () = assert!(size_of::<Card>() == 2);
