//! A round: the whole truth of one deal, and the one place where it changes.
//!
//! A move is checked against the view of the seat that asks for it, then carried out; what happened goes to a
//! [`Sink`] as events. A refused move changes nothing.

mod manners;

use crate::act::Act;
use crate::card::Card;
use crate::check::{self, Rejected, Said};
use crate::event::{Aim, Announcement, EndReason, Event, PileNumber, ReplenishedFrom, Sink};
use crate::hands::{FULL, Hands};
use crate::lead;
use crate::moves::{Move, Source, Target};
use crate::open::{Ending, Open};
use crate::rules::Replenish;
use crate::score;
use crate::seat::{BySeat, Seat};
use crate::seed::Chance;
use crate::setup::Setup;
use crate::view::SeatView;

/// One deal, from the first turn to its end.
#[derive(Debug, Clone)]
pub struct Round {
    pub(crate) open: Open,
    pub(crate) hands: Hands,
    pub(crate) piles: Piles,
    /// Where the shuffles of new draw piles come from.
    chance: Chance,
    /// The round before what was played out of turn and can still be caught (RULES 9).
    before: Option<Box<Round>>,
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

impl Piles {
    /// Makes room behind the draw pile for so many cards: moves all piles together over the places of played stock cards.
    fn make_room(&mut self, open: &Open, cards: u8) {
        let end = [self.draw_at, open.draw_left, cards].map(usize::from).iter().sum::<usize>();
        if end <= self.cards.len() {
            return;
        }
        let mut end = 0;
        let mut close = |at: &mut u8, size: u8| {
            self.cards.copy_within(usize::from(*at)..usize::from(*at + size), end);
            *at = end as u8;
            end += usize::from(size);
        };
        for seat in open.setup.pile_seats() {
            close(&mut self.stock_at[seat], open.stock_left[seat]);
        }
        close(&mut self.draw_at, open.draw_left);
    }
}

impl Round {
    /// Lays out a round and begins its first turn. `cards` are the stock piles by seat and the draw pile behind them, each bottom
    /// to top; they must be one deck's.
    pub(crate) fn lay_out(
        setup: Setup,
        cards: &[Card],
        chance: Chance,
        first: Seat,
        sink: &mut impl Sink,
    ) -> Round {
        let mut round = Round::without_turn(setup, cards, chance, first);
        sink.event(|| {
            let stocks = setup.seats().map(|seat| round.piles.stock(&round.open, seat).to_vec()).collect();
            Event::Deal { stocks, draw: round.piles.draw(&round.open).to_vec() }
        });
        round.begin_turn(first, sink);
        round
    }

    /// Lays out dealt cards; nobody holds one yet.
    fn without_turn(setup: Setup, cards: &[Card], chance: Chance, first: Seat) -> Round {
        let mut open = Open::new(setup, first);
        let mut piles = Piles { cards: [Card::NONE; _], stock_at: BySeat([0; _]), draw_at: 0 };
        piles.cards[..cards.len()].copy_from_slice(cards);
        for seat in setup.pile_seats() {
            piles.stock_at[seat] = piles.draw_at;
            piles.draw_at += setup.stock();
            open.stock_left[seat] = setup.stock();
            open.stock_tops[seat] = cards[usize::from(piles.draw_at) - 1];
        }
        open.draw_left = cards.len() as u8 - piles.draw_at;
        Round { open, hands: Hands::new(), piles, chance, before: None }
    }

    /// Puts a round together as it lies; [`crate::position`] has checked it.
    pub(crate) fn put_together(
        mut open: Open,
        hands: Hands,
        stocks: &[&[Card]],
        draw: &[Card],
        chance: Chance,
    ) -> Round {
        for (seat, stock) in open.setup.seats().zip(stocks) {
            open.stock_left[seat] = stock.len() as u8;
            open.stock_tops[seat] = stock.last().copied().unwrap_or(Card::NONE);
        }
        open.draw_left = draw.len() as u8;
        open.circle = open.setup.seats().filter(|seat| !open.is_out(*seat)).count() as u8;
        Round::imagined(open, hands, stocks, draw, chance)
    }

    /// A round that could be: what lies open, and hidden cards that go with it.
    pub(crate) fn imagined(
        open: Open,
        hands: Hands,
        stocks: &[impl AsRef<[Card]>],
        draw: &[Card],
        chance: Chance,
    ) -> Round {
        let mut piles = Piles { cards: [Card::NONE; _], stock_at: BySeat([0; _]), draw_at: 0 };
        for (seat, stock) in open.setup.seats().zip(stocks) {
            let (at, stock) = (usize::from(piles.draw_at), stock.as_ref());
            piles.cards[at..at + stock.len()].copy_from_slice(stock);
            piles.stock_at[seat] = piles.draw_at;
            piles.draw_at += stock.len() as u8;
        }
        let at = usize::from(piles.draw_at);
        piles.cards[at..at + draw.len()].copy_from_slice(draw);
        Round { open, hands, piles, chance, before: None }
    }

    pub(crate) fn chance(&self) -> &Chance {
        &self.chance
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
        SeatView::new(&self.open, self.hands.of(seat), seat)
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
        if seat == self.open.turn {
            self.play_legal(mv, sink);
        } else {
            self.play_out_of_turn(seat, mv, sink);
        }
        Ok(())
    }

    /// Does something at the table and tells what came of it.
    ///
    /// # Errors
    /// If it is not allowed, with the reason; nothing has changed then.
    pub fn act(&mut self, act: Act, sink: &mut impl Sink) -> Result<(), Rejected> {
        match act {
            Act::Move(mv) => return self.play_into(self.open.turn, mv, sink),
            Act::OutOfTurn(seat, mv) => return self.play_into(seat, mv, sink),
            Act::Catch(by) => check::catch(&self.view(by))?,
            Act::CallTalking { by, talker } => check::call_talking(&self.view(by), talker)?,
        }
        self.act_allowed(act, sink);
        Ok(())
    }

    /// Does what is known to be allowed.
    pub(crate) fn act_allowed(&mut self, act: Act, sink: &mut impl Sink) {
        match act {
            Act::OutOfTurn(seat, mv) if seat != self.open.turn => self.play_out_of_turn(seat, mv, sink),
            Act::Move(mv) | Act::OutOfTurn(_, mv) => self.play_legal(mv, sink),
            Act::Catch(by) => self.catch(by, sink),
            Act::CallTalking { by, talker } => self.call_talking(by, talker, sink),
        }
    }

    /// Carries out a move of the seat on turn that is known to be legal: one of [`Round::legal_moves`].
    #[inline]
    pub fn play_legal(&mut self, mv: Move, sink: &mut impl Sink) {
        let seat = self.open.turn;
        self.open.moves += 1;
        if self.open.setup.has_manners() {
            self.let_stand();
        }
        match mv {
            Move::Put(source, Target::Discard(pile, owner)) => self.discard(seat, source, pile, owner, sink),
            Move::Put(source, Target::Build(pile)) => self.build(seat, source, pile, sink),
            Move::Pass => {
                sink.event(|| Event::Pass { seat });
                // Who may not draw says nothing of what could be played.
                self.open.passes += u8::from(!self.open.is_caught(seat));
                self.end_turn(sink);
            }
            Move::Draw => self.draw_by_hand(seat, sink),
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
        if self.open.setup.is_restricted() {
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
        if self.open.hand_sizes[seat] == 0 && matches!(source, Source::Hand(_)) && self.open.table_draws(seat)
        {
            self.draw(seat, FULL, sink);
        }
    }

    /// Says what the 1980 rules ask for (RULES 8).
    fn announce(&mut self, seat: Seat, source: Source, target: Target, sink: &mut impl Sink) {
        let view = self.view(seat);
        let said = check::said(&view, source, target, lead::promise(&view)).unwrap_or(Said::Nothing);
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
        let turned = match self.piles.stock(&self.open, owner) {
            [.., turned, _] => *turned,
            _ => Card::NONE,
        };
        (self.open.take_stock(owner, turned), turned.is_none().then_some(owner))
    }

    #[inline]
    fn end_turn(&mut self, sink: &mut impl Sink) {
        let open = &mut self.open;
        if open.passes >= open.circle {
            return self.end(EndReason::Blocked, sink);
        }
        if open.idle >= open.setup.rules().stalled_after * u16::from(open.circle) {
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
        self.open.start_turn(seat);
        sink.event(|| Event::Turn { seat });
        if self.open.table_draws(seat) {
            let wanted = self.open.wanted();
            self.draw(seat, wanted, sink);
        }
    }

    /// Draws cards to the end of a hand: as many as wanted, or fewer if that is all there is (RULES 5).
    #[inline]
    fn draw(&mut self, seat: Seat, wanted: usize, sink: &mut impl Sink) {
        let low =
            matches!(self.open.setup.rules().replenish, Replenish::WhenLow(low) if self.open.draw_left < low);
        if wanted <= usize::from(self.open.draw_left) && !low {
            self.draw_here(seat, wanted, sink);
        } else if self.open.draw_left > 0 || self.open.completed_size > 0 || self.open.under_builds > 0 {
            self.draw_scarce(seat, wanted, low, sink);
        }
    }

    /// Draws where the draw pile has to be made anew.
    #[inline(never)]
    fn draw_scarce(&mut self, seat: Seat, mut wanted: usize, low: bool, sink: &mut impl Sink) {
        if low && wanted > 0 && self.open.completed_size > 0 {
            self.replenish_from_completed(sink);
        }
        while wanted > 0 && (self.open.draw_left > 0 || self.replenish(sink)) {
            let here = wanted.min(usize::from(self.open.draw_left));
            self.draw_here(seat, here, sink);
            wanted -= here;
        }
    }

    /// Draws so many of the cards that the draw pile has.
    #[inline]
    fn draw_here(&mut self, seat: Seat, count: usize, sink: &mut impl Sink) {
        if count == 0 {
            return;
        }
        let top = usize::from(self.piles.draw_at + self.open.draw_left);
        let cards = &self.piles.cards[top - count..top];
        let held = usize::from(self.open.hand_sizes[seat]);
        for (slot, card) in (held..).zip(cards.iter().rev()) {
            self.hands.push(seat, slot, *card);
        }
        self.open.draw_left -= count as u8;
        self.open.hand_sizes[seat] += count as u8;
        sink.event(|| Event::Draw { seat, cards: cards.iter().rev().copied().collect() });
    }

    /// Makes a new draw pile of an empty one; whether there was anything to make it of (RULES 5).
    fn replenish(&mut self, sink: &mut impl Sink) -> bool {
        if self.open.completed_size > 0 {
            self.replenish_from_completed(sink);
            return true;
        }
        if self.open.under_builds == 0 || !self.open.setup.rules().replenish_from_builds {
            return false;
        }
        self.piles.make_room(&self.open, self.open.under_builds);
        let mut end = usize::from(self.piles.draw_at);
        for build in &self.open.builds {
            if let [under @ .., _] = build.cards() {
                // One by one: there are few.
                for card in under {
                    self.piles.cards[end] = *card;
                    end += 1;
                }
            }
        }
        self.open.strip_builds();
        self.shuffle_in(end, ReplenishedFrom::UnderBuilds, sink);
        true
    }

    fn replenish_from_completed(&mut self, sink: &mut impl Sink) {
        self.piles.make_room(&self.open, self.open.completed_size);
        let mut end = usize::from(self.piles.draw_at + self.open.draw_left);
        for card in self.open.completed_cards() {
            self.piles.cards[end] = card;
            end += 1;
        }
        self.open.clear_completed();
        self.shuffle_in(end, ReplenishedFrom::Completed, sink);
    }

    /// Shuffles the draw pile, that now ends there.
    fn shuffle_in(&mut self, end: usize, from: ReplenishedFrom, sink: &mut impl Sink) {
        let pile = &mut self.piles.cards[usize::from(self.piles.draw_at)..end];
        self.open.draw_left = pile.len() as u8;
        sink.shuffle(&mut self.chance, pile);
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
