//! A round: the whole truth of one deal, and the one place where it changes.
//!
//! A move is checked against the view of the seat that asks for it, then carried out; what happened goes to a
//! [`Sink`] as events. A refused move changes nothing.

use crate::card::Card;
use crate::check::{self, Rejected, Said};
use crate::event::{Aim, Announcement, EndReason, Event, PileNumber, ReplenishedFrom, Sink};
use crate::hands::{FULL, Hands};
use crate::moves::{Move, Source, Target};
use crate::open::{Ending, Open};
use crate::rules::{DrawRule, Replenish};
use crate::score;
use crate::seat::{BySeat, Seat};
use crate::seed::Seed;
use crate::setup::Setup;
use crate::view::SeatView;

/// One deal, from the first turn to its end.
#[derive(Debug, Clone)]
pub struct Round {
    pub(crate) open: Open,
    pub(crate) hands: Hands,
    pub(crate) piles: Piles,
    seed: Seed,
    /// How many times the draw pile was made anew.
    shuffles: u32,
}

/// The face-down cards. Stock piles lie one behind the other in one array, the draw pile behind them; each pile's last card
/// is its top.
#[derive(Debug, Clone)]
pub(crate) struct Piles {
    cards: [Card; Card::IDS],
    stock_at: BySeat<u8>,
    draw_at: u8,
}

impl Piles {
    /// A stock pile, bottom to top; the last card is the open one.
    pub(crate) fn stock(&self, open: &Open, seat: Seat) -> &[Card] {
        let at = usize::from(self.stock_at[seat]);
        &self.cards[at..at + usize::from(open.stock_left[seat])]
    }

    /// The draw pile, bottom to top.
    pub(crate) fn draw(&self, open: &Open) -> &[Card] {
        let at = usize::from(self.draw_at);
        &self.cards[at..at + usize::from(open.draw_left)]
    }
}

impl Round {
    /// Lays out a round from dealt piles, each bottom to top, and begins the first turn. The cards must be one deck's, the
    /// stock piles as the setup has them; [`crate::deal`] deals so, and [`crate::record`] checks so.
    pub(crate) fn lay_out(
        setup: Setup,
        stocks: &[Vec<Card>],
        draw: &[Card],
        seed: Seed,
        first: Seat,
        sink: &mut impl Sink,
    ) -> Round {
        let mut round = Round::without_turn(setup, stocks, draw, seed, first);
        sink.event(|| Event::Deal { stocks: stocks.to_vec(), draw: draw.to_vec() });
        round.begin_turn(first, sink);
        round
    }

    /// Lays out dealt piles; nobody holds a card yet.
    pub(crate) fn without_turn(
        setup: Setup,
        stocks: &[Vec<Card>],
        draw: &[Card],
        seed: Seed,
        first: Seat,
    ) -> Round {
        let mut open = Open::new(setup, first);
        let mut piles = Piles { cards: [Card::NONE; _], stock_at: BySeat([0; _]), draw_at: 0 };
        let mut at = 0;
        for (seat, stock) in setup.seats().zip(stocks) {
            piles.stock_at[seat] = at as u8;
            piles.cards[at..at + stock.len()].copy_from_slice(stock);
            open.stock_tops[seat] = stock.last().copied().unwrap_or(Card::NONE);
            open.stock_left[seat] = stock.len() as u8;
            at += stock.len();
        }
        piles.draw_at = at as u8;
        piles.cards[at..at + draw.len()].copy_from_slice(draw);
        open.draw_left = draw.len() as u8;
        Round { open, hands: Hands::new(), piles, seed, shuffles: 0 }
    }

    /// Rules, seats and teams.
    pub fn setup(&self) -> &Setup {
        &self.open.setup
    }

    /// Whose turn it is.
    #[inline]
    pub fn turn(&self) -> Seat {
        self.open.turn
    }

    /// How many turns have begun.
    pub fn turns(&self) -> u32 {
        self.open.turns
    }

    /// How many moves were made.
    pub fn moves(&self) -> u32 {
        self.open.moves
    }

    /// How the round ended, if it did.
    #[inline]
    pub fn ending(&self) -> Option<Ending> {
        self.open.end
    }

    /// The stock cards left, by seat.
    pub fn stock_left(&self) -> Vec<u8> {
        self.setup().seats().map(|seat| self.open.stock_left[seat]).collect()
    }

    /// What a seat may know.
    #[inline]
    pub fn view(&self, seat: Seat) -> SeatView<'_> {
        SeatView { open: &self.open, hand: self.hands.of(seat), seat }
    }

    /// Every legal move of the seat on turn.
    #[inline]
    pub fn legal_moves(&self) -> crate::legal::LegalMoves {
        self.view(self.open.turn).legal_moves()
    }

    /// Plays a seat's move and tells what came of it.
    ///
    /// # Errors
    /// If the move is illegal, with the reason; nothing has changed then.
    pub fn play(&mut self, seat: Seat, mv: Move) -> Result<Vec<Event>, Rejected> {
        let mut events = Vec::new();
        self.play_into(seat, mv, &mut events)?;
        Ok(events)
    }

    /// Plays a seat's move; what came of it goes to the sink.
    ///
    /// # Errors
    /// If the move is illegal, with the reason; nothing has changed then.
    #[inline]
    pub fn play_into(&mut self, seat: Seat, mv: Move, sink: &mut impl Sink) -> Result<(), Rejected> {
        check::check(&self.view(seat), mv)?;
        self.play_legal(mv, sink);
        Ok(())
    }

    /// Carries out a move of the seat on turn that is known to be legal: one of [`Round::legal_moves`].
    #[inline]
    pub fn play_legal(&mut self, mv: Move, sink: &mut impl Sink) {
        let seat = self.open.turn;
        self.open.moves += 1;
        match mv {
            Move::Put(source, Target::Discard(pile, owner)) => self.discard(seat, source, pile, owner, sink),
            Move::Put(source, Target::Build(pile)) => self.build(seat, source, pile, sink),
            Move::Pass | Move::Draw => {
                sink.event(|| Event::Pass { seat });
                self.open.passes += 1;
                self.end_turn(sink);
            }
        }
    }

    #[inline]
    fn discard(&mut self, seat: Seat, source: Source, pile: u8, owner: Option<Seat>, sink: &mut impl Sink) {
        let Source::Hand(slot) = source else { return };
        let card = self.take_from_hand(seat, slot);
        let owner = owner.unwrap_or(seat);
        self.open.push_discard(owner, usize::from(pile), card);
        self.open.passes = 0;
        sink.event(|| Event::Discard {
            seat,
            mv: canonical(source, Target::Discard(pile, Some(owner)), seat),
            card,
        });
        self.end_turn(sink);
    }

    #[inline]
    fn build(&mut self, seat: Seat, source: Source, pile: u8, sink: &mut impl Sink) {
        let target = Target::Build(pile);
        if self.open.setup.restricted {
            self.announce(seat, source, target, sink);
            self.open.note_source(seat, source);
        }
        self.open.passes = 0;
        let (card, emptied) = match source {
            Source::Hand(slot) => (self.take_from_hand(seat, slot), None),
            Source::Stock(owner) => self.take_from_stock(owner.unwrap_or(seat)),
            Source::Discard(from, owner) => {
                (self.open.pop_discard(owner.unwrap_or(seat), usize::from(from)), None)
            }
        };
        let rank = self.open.builds[usize::from(pile)].next;
        let completed = self.open.build(usize::from(pile), card);
        sink.event(|| Event::Play { seat, mv: canonical(source, target, seat), card, rank });
        if completed {
            self.open.complete(usize::from(pile));
            sink.event(|| Event::Complete { pile: PileNumber::at(pile) });
        }
        if let Some(owner) = emptied {
            sink.event(|| Event::Out { seat: owner });
            let team = self.open.setup.team(owner);
            if self.open.setup.members(team).all(|member| self.open.stock_left[member] == 0) {
                return self.end(EndReason::StockEmpty, sink);
            }
        }
        if completed && self.open.setup.rules().replenish == Replenish::AtOnce {
            self.replenish_from_completed(sink);
        }
        if emptied == Some(seat) && self.open.is_out(seat) {
            return self.end_turn(sink);
        }
        // A hand played empty is refilled in the same turn (RULES 4.3).
        if self.open.hand_sizes[seat] == 0 && matches!(source, Source::Hand(_)) {
            self.draw(seat, FULL, sink);
        }
    }

    /// Says what the 1980 rules ask for (RULES 8).
    fn announce(&mut self, seat: Seat, source: Source, target: Target, sink: &mut impl Sink) {
        let said = check::said(&self.view(seat), source, target).unwrap_or(Said::Nothing);
        let what = match said {
            Said::Nothing => None,
            Said::Building(owner) => {
                self.open.house.promise = Some(owner);
                Some(Announcement::BuildingTo(Aim(self.open.stock_tops[owner].rank())))
            }
            Said::Blocking(opponent) => {
                self.open.house.blocked = true;
                Some(Announcement::Blocking(opponent))
            }
        };
        if let Some(what) = what {
            sink.event(|| Event::Announce { seat, what });
        }
    }

    #[inline]
    fn take_from_hand(&mut self, seat: Seat, slot: u8) -> Card {
        self.open.hand_sizes[seat] -= 1;
        self.hands.remove(seat, usize::from(slot))
    }

    /// The stock card, and the pile's seat if it was the last.
    fn take_from_stock(&mut self, owner: Seat) -> (Card, Option<Seat>) {
        let card = self.open.stock_tops[owner];
        self.open.stock_left[owner] -= 1;
        self.open.idle = 0;
        let under = self.piles.stock(&self.open, owner).last().copied();
        self.open.stock_tops[owner] = under.unwrap_or(Card::NONE);
        (card, under.is_none().then_some(owner))
    }

    #[inline]
    fn end_turn(&mut self, sink: &mut impl Sink) {
        let open = &mut self.open;
        open.idle += 1;
        let (passes, idle) = (usize::from(open.passes), usize::from(open.idle));
        // Counting the circle costs more than seeing that neither can have come full.
        if passes > 0 && passes >= open.circle() {
            return self.end(EndReason::Blocked, sink);
        }
        let stalled_after = usize::from(open.setup.rules().stalled_after);
        if idle >= stalled_after * 2 && idle >= stalled_after * open.circle() {
            return self.end(EndReason::Stalled, sink);
        }
        let mut next = open.setup.left_of(open.turn);
        if open.setup.has_partners() {
            while open.is_out(next) {
                next = open.setup.left_of(next);
            }
        }
        self.begin_turn(next, sink);
    }

    #[inline]
    fn begin_turn(&mut self, seat: Seat, sink: &mut impl Sink) {
        let first = self.open.start_turn(seat);
        let wanted = match self.open.setup.rules().draw {
            DrawRule::Fixed(cards) if !first => usize::from(cards),
            _ => FULL - usize::from(self.open.hand_sizes[seat]).min(FULL),
        };
        sink.event(|| Event::Turn { seat });
        self.draw(seat, wanted, sink);
    }

    /// Draws cards to the end of a hand: as many as wanted, or fewer if that is all there is (RULES 5).
    #[inline]
    fn draw(&mut self, seat: Seat, mut wanted: usize, sink: &mut impl Sink) {
        if let Replenish::WhenLow(low) = self.open.setup.rules().replenish
            && wanted > 0
            && self.open.draw_left < low
            && self.open.completed_size > 0
        {
            self.replenish_from_completed(sink);
        }
        while wanted > 0 {
            let here = wanted.min(usize::from(self.open.draw_left));
            let top = usize::from(self.piles.draw_at + self.open.draw_left);
            let held = usize::from(self.open.hand_sizes[seat]);
            for drawn in 0..here {
                self.hands.push(seat, held + drawn, self.piles.cards[top - 1 - drawn]);
            }
            self.open.draw_left -= here as u8;
            self.open.hand_sizes[seat] += here as u8;
            wanted -= here;
            if here > 0 {
                let cards = &self.piles.cards[top - here..top];
                sink.event(|| Event::Draw { seat, cards: cards.iter().rev().copied().collect() });
            }
            if wanted > 0 && !self.replenish(sink) {
                return;
            }
        }
    }

    /// Makes a new draw pile of an empty one; whether there was anything to make it of (RULES 5).
    #[cold]
    fn replenish(&mut self, sink: &mut impl Sink) -> bool {
        if self.open.completed_size > 0 {
            self.replenish_from_completed(sink);
            return true;
        }
        if !self.open.setup.rules().replenish_from_builds {
            return false;
        }
        let under: Vec<Card> = self
            .open
            .builds
            .iter()
            .flat_map(|build| build.cards().split_last().map_or(&[][..], |(_, under)| under))
            .copied()
            .collect();
        self.open.strip_builds();
        self.shuffle_in(&under, ReplenishedFrom::UnderBuilds, sink);
        !under.is_empty()
    }

    #[cold]
    fn replenish_from_completed(&mut self, sink: &mut impl Sink) {
        let completed: Vec<Card> = self.open.completed_cards().collect();
        self.open.clear_completed();
        self.shuffle_in(&completed, ReplenishedFrom::Completed, sink);
    }

    /// Shuffles cards into the draw pile.
    fn shuffle_in(&mut self, cards: &[Card], from: ReplenishedFrom, sink: &mut impl Sink) {
        if cards.is_empty() {
            return;
        }
        let at = usize::from(self.piles.draw_at);
        let old = at + usize::from(self.open.draw_left);
        let new = old + cards.len();
        self.piles.cards[old..new].copy_from_slice(cards);
        self.open.draw_left += cards.len() as u8;
        self.shuffles += 1;
        let pile = &mut self.piles.cards[at..new];
        sink.shuffle(&self.seed, self.shuffles, pile);
        sink.event(|| Event::Replenish { from, draw: pile.to_vec() });
    }

    #[cold]
    fn end(&mut self, reason: EndReason, sink: &mut impl Sink) {
        let left = self.stock_left();
        let winner = score::winner(self.setup(), &left);
        self.open.end = Some(Ending { reason, winner });
        sink.event(|| {
            let points = score::points(self.setup(), reason, winner, &left);
            Event::End { reason, winner, left, points }
        });
    }
}

/// A move as it is written down: own piles without a seat.
fn canonical(source: Source, target: Target, seat: Seat) -> Move {
    let partner = |owner: Option<Seat>| owner.filter(|owner| *owner != seat);
    let source = match source {
        Source::Hand(slot) => Source::Hand(slot),
        Source::Stock(owner) => Source::Stock(partner(owner)),
        Source::Discard(pile, owner) => Source::Discard(pile, partner(owner)),
    };
    let target = match target {
        Target::Build(pile) => Target::Build(pile),
        Target::Discard(pile, owner) => Target::Discard(pile, partner(owner)),
    };
    Move::Put(source, target)
}
