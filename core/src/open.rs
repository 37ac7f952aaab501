//! What lies open on the table: everything that every seat may know. A hidden card can't be written down here.

use crate::card::{Card, Rank};
use crate::event::EndReason;
use crate::moves::Source;
use crate::seat::{BySeat, Seat, Team};
use crate::setup::Setup;

/// The open half of a round. Legality depends on nothing else but the own hand.
#[derive(Debug, Clone)]
pub(crate) struct Open {
    pub(crate) setup: Setup,
    /// Four bits for each [`Card::code`]: the build piles that take such a card now. The bits of a wild are the lowest,
    /// those of [`Card::NONE`] stay clear.
    pub(crate) takers: u64,
    pub(crate) builds: [Build; 4],
    /// The tops of the discard piles, [`Card::NONE`] where none lies.
    pub(crate) discards: BySeat<[Card; 4]>,
    pub(crate) depths: BySeat<[u8; 4]>,
    /// By identity: the card under one in a discard pile, or the next of the completed piles' cards.
    pub(crate) under: [Card; Card::IDS],
    pub(crate) stock_tops: BySeat<Card>,
    pub(crate) stock_left: BySeat<u8>,
    pub(crate) hand_sizes: BySeat<u8>,
    pub(crate) draw_left: u8,
    /// The first card of the completed piles.
    pub(crate) completed: Card,
    pub(crate) completed_size: u8,
    pub(crate) turn: Seat,
    /// How many turns have begun.
    pub(crate) turns: u32,
    /// How many moves were made.
    pub(crate) moves: u32,
    /// Passes since anything else happened.
    pub(crate) passes: u8,
    /// Turns ended since a stock card was played.
    pub(crate) idle: u16,
    /// Seats (bits) that have had a turn.
    pub(crate) begun: u16,
    pub(crate) house: House,
    pub(crate) end: Option<Ending>,
}

/// One of the four places for build piles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Build {
    /// By rank: the card played as it.
    cards: [Card; 12],
    /// How many of the lower ranks were taken away for a new draw pile.
    pub(crate) gone: u8,
    /// The rank it takes next.
    pub(crate) next: Rank,
}

/// What the 1980 rules remember within a turn (RULES 8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct House {
    /// The stock pile whose top was announced and isn't played yet.
    pub(crate) promise: Option<Seat>,
    /// The discard pile played from last.
    pub(crate) last_discard: Option<(Seat, u8)>,
    /// Whether the turn blocked: no more discard-pile plays.
    pub(crate) blocked: bool,
}

/// How a round ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ending {
    /// Why.
    pub reason: EndReason,
    /// The team that won; `None` in a tie.
    pub winner: Option<Team>,
}

impl Build {
    const EMPTY: Build = Build { cards: [Card::NONE; 12], gone: 0, next: Rank::ONE };

    /// Its cards, bottom to top; fewer than its height after the cards under its top were drawn again.
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[usize::from(self.gone)..usize::from(self.next.number() - 1)]
    }
}

/// The taker bits of an empty table.
const TAKERS: u64 = 0xff;

impl Open {
    pub(crate) fn new(setup: Setup, first: Seat) -> Open {
        Open {
            setup,
            takers: TAKERS,
            builds: [Build::EMPTY; 4],
            discards: BySeat([[Card::NONE; 4]; _]),
            depths: BySeat([[0; 4]; _]),
            under: [Card::NONE; _],
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
            begun: 0,
            house: House::default(),
            end: None,
        }
    }

    /// The build piles (bits) that take a card now.
    #[inline]
    pub(crate) fn takers(&self, card: Card) -> u64 {
        self.takers >> (card.code() * 4) & 0xf
    }

    /// Puts a card onto a build pile that takes it; whether that completed the pile.
    #[inline]
    pub(crate) fn build(&mut self, pile: usize, card: Card) -> bool {
        let build = &mut self.builds[pile];
        let rank = build.next;
        build.cards[usize::from(rank.number() - 1)] = card;
        build.next = rank.next();
        self.set_taker(pile, rank.number(), false);
        self.set_taker(pile, rank.next().number(), true);
        let completed = rank == Rank::TWELVE;
        if !self.setup.rules().consecutive_wilds {
            self.set_taker(pile, 0, completed || !card.is_wild());
        }
        completed
    }

    #[inline]
    fn set_taker(&mut self, pile: usize, code: u8, takes: bool) {
        let bit = 1 << (usize::from(code) * 4 + pile);
        if takes {
            self.takers |= bit;
        } else {
            self.takers &= !bit;
        }
    }

    /// Takes a build pile that was just completed off the table.
    pub(crate) fn complete(&mut self, pile: usize) {
        let build = self.builds[pile];
        for card in &build.cards[usize::from(build.gone)..] {
            self.under[usize::from(card.id())] = self.completed;
            self.completed = *card;
        }
        self.completed_size += 12 - build.gone;
        self.builds[pile].gone = 0;
    }

    /// The cards of the completed piles.
    pub(crate) fn completed_cards(&self) -> Chain<'_> {
        self.chain(self.completed)
    }

    /// Forgets the completed piles: their cards went into the draw pile.
    pub(crate) fn clear_completed(&mut self) {
        self.completed = Card::NONE;
        self.completed_size = 0;
    }

    /// Leaves only the tops of the build piles lying.
    pub(crate) fn strip_builds(&mut self) {
        for build in &mut self.builds {
            build.gone = build.next.number().saturating_sub(2);
        }
    }

    /// A discard pile's cards, top to bottom.
    pub(crate) fn discard_pile(&self, seat: Seat, pile: usize) -> Chain<'_> {
        self.chain(self.discards[seat][pile])
    }

    fn chain(&self, top: Card) -> Chain<'_> {
        Chain { under: &self.under, next: top }
    }

    #[inline]
    pub(crate) fn push_discard(&mut self, seat: Seat, pile: usize, card: Card) {
        let top = &mut self.discards[seat][pile];
        self.under[usize::from(card.id())] = *top;
        *top = card;
        self.depths[seat][pile] += 1;
    }

    #[inline]
    pub(crate) fn pop_discard(&mut self, seat: Seat, pile: usize) -> Card {
        let top = &mut self.discards[seat][pile];
        let card = *top;
        *top = self.under[usize::from(card.id())];
        self.depths[seat][pile] -= 1;
        card
    }

    /// Begins a seat's turn; whether it is its first.
    #[inline]
    pub(crate) fn start_turn(&mut self, seat: Seat) -> bool {
        self.turn = seat;
        self.turns += 1;
        if self.setup.restricted {
            self.house = House::default();
        }
        let bit = 1 << seat.index();
        let first = self.begun & bit == 0;
        self.begun |= bit;
        first
    }

    /// Remembers for the 1980 rules where a card was played from (RULES 8).
    #[inline]
    pub(crate) fn note_source(&mut self, seat: Seat, source: Source) {
        if !self.setup.restricted {
            return;
        }
        match source {
            Source::Hand(_) => {}
            Source::Discard(pile, owner) => self.house.last_discard = Some((owner.unwrap_or(seat), pile)),
            Source::Stock(owner) if self.house.promise == Some(owner.unwrap_or(seat)) => {
                self.house.promise = None
            }
            Source::Stock(_) => {}
        }
    }

    /// Whether a seat takes no more turns (RULES 7).
    #[inline]
    pub(crate) fn is_out(&self, seat: Seat) -> bool {
        self.setup.goes_out() && self.stock_left[seat] == 0
    }

    /// How many turns make a full circle.
    pub(crate) fn circle(&self) -> usize {
        self.setup.seats().filter(|seat| !self.is_out(*seat)).count()
    }

    /// Whether the piles of its partners are open to a seat (RULES 7).
    pub(crate) fn partners_open(&self, seat: Seat) -> bool {
        let setup = &self.setup;
        setup.shares_piles()
            || setup.rules().share_before_out
            || setup.members(setup.team(seat)).any(|member| self.stock_left[member] == 0)
    }

    /// The partners whose piles a seat may play from now.
    pub(crate) fn open_partners(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let open = self.setup.has_partners() && self.partners_open(seat);
        open.then(|| self.setup.partners(seat)).into_iter().flatten()
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
