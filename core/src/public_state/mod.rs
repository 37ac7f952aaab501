//! The public state of a round: everything that every seat may know. It has no place for a hidden card.
//!
//! Cards in discard and completed piles are linked by identity; `takers` keeps, for each rank, the build piles that take it.
//!
//! It changes by the transitions at the end of `impl PublicState` only: [`Round`](crate::round::Round), which knows all cards, and
//! [`Replica`](crate::replica::Replica), which sees events only, call the same ones.

mod manners;
mod past;

use std::ops::Deref;

use crate::card::{Card, Rank};
use crate::event::{Announcement, EndReason, ReplenishedFrom};
use crate::moves::Source;
use crate::pile::{ByPile, Pile, PileSet};
use crate::rules::{DrawRule, Sharing};
use crate::seat::{BySeat, Seat, Team};
use crate::setup::Setup;

pub(crate) use manners::{FOR_TALKING, Manners};
pub use past::Past;

/// The public part of a round. Legality depends on this and the own hand only.
#[derive(Debug, Clone)]
pub(crate) struct PublicState(Fields);

/// The fields of a [`PublicState`]. They are read through it; its transitions alone change them.
// `Copy`, so that a clone is one copy of memory.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Fields {
    pub(crate) setup: Setup,
    /// By [`Card::code`]: the build piles that take such a card now; never one for [`Card::NONE`]. Rules about what build piles
    /// take act through it: nothing else is asked on the fast path, and no other check of a move repeats them.
    takers: [PileSet; 16],
    pub(crate) builds: ByPile<BuildPile>,
    /// The number of cards under the tops of the build piles.
    pub(crate) under_builds: u8,
    /// The tops of the discard piles, [`Card::NONE`] where none lies.
    pub(crate) discards: BySeat<ByPile<Card>>,
    pub(crate) depths: BySeat<ByPile<u8>>,
    /// By identity: the card under one in a discard pile, or the next of the completed piles' cards.
    pub(crate) card_below: [Card; Card::IDS],
    pub(crate) stock_tops: BySeat<Card>,
    pub(crate) stock_left: BySeat<u8>,
    pub(crate) hand_sizes: BySeat<u8>,
    pub(crate) draw_left: u8,
    /// The first card of the completed piles.
    pub(crate) completed: Card,
    pub(crate) completed_size: u8,
    pub(crate) turn: Seat,
    /// The number of turns begun.
    pub(crate) turns: u32,
    /// The number of moves made.
    pub(crate) moves: u32,
    /// Passes since anything else happened.
    pub(crate) passes: u8,
    /// Turns since a stock card was played, this one included.
    pub(crate) idle: u16,
    /// By seat: the ranks that the build piles took when its last turn ended; `None` before. No rule depends on it.
    pub(crate) left_behind: BySeat<Option<ByPile<Rank>>>,
    /// Seats (bits) that have had a turn; kept only where a fixed number is drawn.
    pub(crate) begun: u16,
    /// The number of turns in a full circle: the seats that still take turns.
    pub(crate) turns_per_circle: u8,
    pub(crate) turn_restrictions: TurnRestrictions,
    pub(crate) manners: Manners,
    pub(crate) end: Option<Ending>,
}

/// One of the four places for build piles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct BuildPile {
    /// By rank: the card played as it.
    cards: [Card; 12],
    /// The number of lower ranks that went into a new draw pile.
    pub(crate) gone: u8,
    /// The rank it takes next.
    pub(crate) next: Rank,
}

/// What the 1980 rules ask for of a turn (RULES 8); kept at restricted tables only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TurnRestrictions {
    /// The seat whose stock top was announced and isn't played yet.
    pub promise: Option<Seat>,
    /// The discard pile and its seat that was played from last.
    pub last_discard: Option<(Seat, Pile)>,
    /// Whether the turn blocked: no more discard-pile plays.
    pub blocked: bool,
}

/// How a round ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ending {
    /// The condition that ended it.
    pub reason: EndReason,
    /// The team that won; `None` in a tie.
    pub winner: Option<Team>,
}

impl Deref for PublicState {
    type Target = Fields;

    #[inline]
    fn deref(&self) -> &Fields {
        &self.0
    }
}

impl BuildPile {
    const EMPTY: BuildPile = BuildPile { cards: [Card::NONE; 12], gone: 0, next: Rank::ONE };

    /// Whether the pile is complete and hasn't left the table yet.
    pub(crate) fn is_complete(&self) -> bool {
        let [.., twelfth] = self.cards;
        !twelfth.is_none()
    }

    /// Its cards, bottom to top; fewer than its height after the cards under its top were drawn again.
    pub(crate) fn cards(&self) -> &[Card] {
        // Between its last card and its removal the pile is shown whole.
        let height = if self.is_complete() { 12 } else { self.next.number() - 1 };
        &self.cards[usize::from(self.gone)..usize::from(height)]
    }
}

impl PublicState {
    pub(crate) fn new(setup: Setup, first: Seat) -> PublicState {
        let mut takers = [PileSet::NONE; 16];
        for code in [Card::WILD, Rank::ONE.number()] {
            takers[usize::from(code)] = PileSet::ALL;
        }
        PublicState(Fields {
            setup,
            takers,
            builds: ByPile([BuildPile::EMPTY; _]),
            under_builds: 0,
            discards: BySeat([ByPile([Card::NONE; _]); _]),
            depths: BySeat([ByPile([0; _]); _]),
            card_below: [Card::NONE; _],
            stock_tops: BySeat([Card::NONE; _]),
            stock_left: BySeat([0; _]),
            hand_sizes: BySeat([0; _]),
            draw_left: 0,
            completed: Card::NONE,
            completed_size: 0,
            turn: first,
            turns: 0,
            moves: 0,
            passes: 0,
            idle: 0,
            left_behind: BySeat([None; _]),
            begun: 0,
            turns_per_circle: setup.seat_count() as u8,
            turn_restrictions: TurnRestrictions::default(),
            manners: Manners::default(),
            end: None,
        })
    }

    /// The build piles that take a card now.
    #[inline]
    pub(crate) fn takers(&self, card: Card) -> PileSet {
        self.takers[usize::from(card.code() & 15)]
    }

    /// Puts a card onto a build pile that takes it. Returns whether that completed the pile.
    #[inline]
    fn build(&mut self, pile: Pile, card: Card) -> bool {
        let build = &mut self.0.builds[pile];
        let rank = build.next;
        build.cards[usize::from(rank.number() - 1)] = card;
        build.next = rank.next();
        self.0.under_builds += u8::from(rank != Rank::ONE);
        self.set_taker(pile, rank.number(), false);
        self.set_taker(pile, rank.next().number(), true);
        let completed = rank == Rank::TWELVE;
        if !self.0.setup.rules().consecutive_wilds {
            self.set_taker(pile, Card::WILD, completed || !card.is_wild());
        }
        completed
    }

    #[inline]
    fn set_taker(&mut self, pile: Pile, code: u8, takes: bool) {
        self.0.takers[usize::from(code & 15)].set(pile, takes);
    }

    /// Adds a card to those of the completed piles.
    pub(crate) fn push_completed(&mut self, card: Card) {
        self.0.card_below[usize::from(card.id())] = self.0.completed;
        self.0.completed = card;
        self.0.completed_size += 1;
    }

    /// Lays out a build pile without its lower ranks; the cards must follow on these.
    pub(crate) fn lay_build(&mut self, pile: Pile, gone: u8, cards: &[Card]) {
        let first = Rank::new(gone + 1).unwrap_or(Rank::ONE);
        self.0.builds[pile] = BuildPile { gone, next: first, ..BuildPile::EMPTY };
        self.set_taker(pile, Rank::ONE.number(), false);
        self.set_taker(pile, first.number(), true);
        for card in cards {
            self.build(pile, *card);
        }
        self.0.under_builds -= u8::from(gone > 0 && !cards.is_empty());
    }

    /// The cards of the completed piles.
    pub(crate) fn completed_cards(&self) -> Chain<'_> {
        self.chain(self.completed)
    }

    /// Puts the completed piles' cards, which lie in no particular order, into the order of their values.
    pub(crate) fn sort_completed(&mut self) {
        let mut cards: Vec<Card> = self.completed_cards().collect();
        cards.sort_unstable();
        self.clear_completed();
        cards.into_iter().for_each(|card| self.push_completed(card));
    }

    /// Forgets the completed piles: their cards went into the draw pile.
    fn clear_completed(&mut self) {
        self.0.completed = Card::NONE;
        self.0.completed_size = 0;
    }

    /// A discard pile's cards, top to bottom.
    pub(crate) fn discard_pile(&self, seat: Seat, pile: Pile) -> Chain<'_> {
        self.chain(self.discards[seat][pile])
    }

    fn chain(&self, top: Card) -> Chain<'_> {
        Chain { under: &self.card_below, next: top }
    }

    #[inline]
    pub(crate) fn push_discard(&mut self, seat: Seat, pile: Pile, card: Card) {
        let top = &mut self.0.discards[seat][pile];
        self.0.card_below[usize::from(card.id())] = *top;
        *top = card;
        self.0.depths[seat][pile] += 1;
    }

    /// Replaces the cards under the top of a discard pile.
    pub(crate) fn bury(&mut self, seat: Seat, pile: Pile, under: &[Card]) {
        let Some(top) = self.discards[seat][pile].some() else { return };
        self.0.discards[seat][pile] = Card::NONE;
        self.0.depths[seat][pile] = 0;
        under.iter().chain([&top]).for_each(|card| self.push_discard(seat, pile, *card));
    }

    /// Lays out the number of cards in a hand.
    pub(crate) fn lay_hand(&mut self, seat: Seat, size: u8) {
        self.0.hand_sizes[seat] = size;
    }

    /// The number of cards that the seat on turn draws now (RULES 4.1).
    #[inline]
    fn start_draw(&mut self) -> usize {
        let held = usize::from(self.0.hand_sizes[self.0.turn]);
        if let DrawRule::Fixed(cards) = self.0.setup.rules().draw {
            let bit = 1 << self.0.turn.index();
            if self.0.begun & bit != 0 {
                return cards.into();
            }
            self.0.begun |= bit;
        }
        self.0.setup.hand().saturating_sub(held)
    }

    /// Whether a seat takes no more turns (RULES 7).
    #[inline]
    pub(crate) fn is_out(&self, seat: Seat) -> bool {
        self.setup.finished_seats_drop_out() && self.stock_left[seat] == 0
    }

    /// Whether the piles of its partners are open to a seat (RULES 7).
    pub(crate) fn partners_open(&self, seat: Seat) -> bool {
        let setup = &self.setup;
        let is_one_out = || setup.members(setup.team(seat)).any(|member| self.stock_left[member] == 0);
        setup.shares_piles()
            || match setup.rules().sharing {
                Sharing::Always => true,
                Sharing::AfterOut => is_one_out(),
                Sharing::Never => false,
            }
    }

    /// The partners whose piles a seat may play from now.
    pub(crate) fn open_partners(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let open = self.setup.has_partners() && self.partners_open(seat);
        open.then(|| self.setup.partners(seat)).into_iter().flatten()
    }

    // Transitions.

    /// Lays out the stock piles, each by its top and its size, and the draw pile.
    pub(crate) fn deal(&mut self, stocks: impl Iterator<Item = (Option<Card>, u8)>, draw: u8) {
        for (seat, (top, left)) in self.0.setup.seats().zip(stocks) {
            self.0.stock_tops[seat] = top.unwrap_or(Card::NONE);
            self.0.stock_left[seat] = left;
        }
        self.0.draw_left = draw;
        self.0.turns_per_circle = self.0.setup.seats().filter(|seat| !self.is_out(*seat)).count() as u8;
    }

    /// Begins a seat's turn. Returns the number of cards that the table draws for it now.
    #[inline]
    pub(crate) fn begin_turn(&mut self, seat: Seat) -> usize {
        let before = std::mem::replace(&mut self.0.turn, seat);
        if self.0.turns > 0 {
            self.0.left_behind[before] = Some(ByPile::from_fn(|pile| self.0.builds[pile].next));
        }
        self.0.turns += 1;
        self.0.idle += 1;
        if self.0.setup.is_restricted() {
            self.0.turn_restrictions = TurnRestrictions::default();
        }
        if self.0.setup.has_manners() {
            self.begin_manners_turn(before);
        }
        if self.draws_automatically(seat) { self.start_draw() } else { 0 }
    }

    /// Moves cards from the draw pile to a hand.
    #[inline]
    pub(crate) fn draw(&mut self, seat: Seat, count: u8) {
        let due = self.0.setup.draws_by_hand().then(|| self.draws_due());
        self.0.hand_sizes[seat] += count;
        self.0.draw_left -= count;
        if let Some(due) = due {
            self.count_manual_draw(due);
        }
    }

    /// Announces the next play; `stock` is the owner of the stock pile that is built to (RULES 8).
    pub(crate) fn announce(&mut self, what: Announcement, stock: Option<Seat>) {
        match what {
            Announcement::BuildingTo(_) => self.0.turn_restrictions.promise = stock,
            Announcement::Blocking(_) => self.0.turn_restrictions.blocked = true,
        }
    }

    /// Moves a card from its source onto a build pile that takes it. Of hidden cards, `take` gives the one of a hand's slot, and
    /// `turn_up` the next one of a stock pile. Returns the card, and whether it completed the build pile.
    #[inline]
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        source: Source,
        pile: Pile,
        take: impl FnOnce(u8) -> Card,
        turn_up: impl FnOnce(&PublicState, Seat) -> Card,
    ) -> (Card, bool) {
        self.0.moves += 1;
        self.0.passes = 0;
        let card = match source {
            Source::Hand(slot) => {
                self.0.hand_sizes[seat] -= 1;
                take(slot)
            }
            Source::Stock(owner) => {
                let turned = turn_up(self, owner);
                self.0.idle = 0;
                self.0.stock_left[owner] -= 1;
                self.0.turns_per_circle -= u8::from(self.is_out(owner));
                if self.0.turn_restrictions.promise == Some(owner) {
                    self.0.turn_restrictions.promise = None;
                }
                std::mem::replace(&mut self.0.stock_tops[owner], turned)
            }
            Source::Discard(from, owner) => {
                if self.0.setup.is_restricted() {
                    self.0.turn_restrictions.last_discard = Some((owner, from));
                }
                self.0.depths[owner][from] -= 1;
                let top = &mut self.0.discards[owner][from];
                let under = self.0.card_below[usize::from(top.id())];
                std::mem::replace(top, under)
            }
        };
        (card, self.build(pile, card))
    }

    /// Takes a build pile that was just completed off the table.
    pub(crate) fn complete(&mut self, pile: Pile) {
        let build = self.0.builds[pile];
        for card in &build.cards[usize::from(build.gone)..] {
            self.push_completed(*card);
        }
        self.0.under_builds -= 11 - build.gone;
        self.0.builds[pile].gone = 0;
        self.0.builds[pile].cards[11] = Card::NONE;
    }

    /// Makes a new draw pile of so many cards.
    pub(crate) fn replenish(&mut self, from: ReplenishedFrom, draw: u8) {
        match from {
            ReplenishedFrom::Completed => self.clear_completed(),
            ReplenishedFrom::UnderBuilds => {
                self.0.builds.0.iter_mut().for_each(|build| build.gone = build.next.number().max(2) - 2);
                self.0.under_builds = 0;
            }
        }
        self.0.draw_left = draw;
    }

    /// Moves a card from a hand onto a discard pile.
    #[inline]
    pub(crate) fn discard(&mut self, seat: Seat, pile: Pile, owner: Seat, card: Card) {
        self.0.moves += 1;
        self.0.passes = 0;
        self.0.hand_sizes[seat] -= 1;
        self.push_discard(owner, pile, card);
    }

    /// Passes. A pass of a seat that may not draw doesn't show that nothing can be played, so it isn't counted.
    pub(crate) fn pass(&mut self, seat: Seat) {
        self.0.moves += 1;
        self.0.passes = self.0.passes.saturating_add(u8::from(!self.is_caught(seat)));
    }

    /// Ends the round.
    pub(crate) fn end(&mut self, reason: EndReason, winner: Option<Team>) {
        self.0.end = Some(Ending { reason, winner });
    }
}

/// Cards that lie under each other, top to bottom.
#[derive(Clone)]
pub(crate) struct Chain<'a> {
    under: &'a [Card; Card::IDS],
    next: Card,
}

impl Iterator for Chain<'_> {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = self.next.some()?;
        self.next = self.under[usize::from(card.id())];
        Some(card)
    }
}
