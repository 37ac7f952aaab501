//! A round: the full state of one deal, hidden cards included, and the only place where it changes.
//!
//! It is made of `public_state` (what everyone may know), `hands` and `face_down_piles`.
//!
//! A move is checked against the view of the seat that asks for it, then carried out; what happened goes to a
//! [`EventSink`] as events. A refused move changes nothing.

mod face_down_piles;
mod manners;

use crate::card::{Card, Rank};
use crate::check::{self, IllegalMove, RequiredAnnouncement};
use crate::event::RoundResult;
use crate::event::{self, Aim, Announcement, EndReason, Event, EventSink, ReplenishedFrom};
use crate::hands::Hands;
use crate::lead_up;
use crate::move_set::LegalMoves;
use crate::moves::{Move, Source, Target};
use crate::pile::Pile;
use crate::player_action::PlayerAction;
use crate::public_state::{Ending, PublicState};
use crate::rules::Replenish;
use crate::score;
use crate::seat::{BySeat, Seat};
use crate::seed::RandomStream;
use crate::setup::Setup;
use crate::view::SeatView;

pub(crate) use face_down_piles::FaceDownPiles;

/// One deal, from the first turn to its end.
#[derive(Debug, Clone)]
pub struct Round {
    pub(crate) public: PublicState,
    pub(crate) hands: Hands,
    pub(crate) piles: FaceDownPiles,
    /// The random stream for shuffling new draw piles.
    rng: RandomStream,
    /// The round before the plays out of turn that can still be caught (RULES 9).
    before_out_of_turn: Option<Box<Round>>,
}

impl Round {
    /// Lays out a round and begins its first turn. `cards` are the stock piles by seat and the draw pile behind them, each bottom
    /// to top; they must be one deck's.
    pub(crate) fn lay_out(
        setup: Setup,
        cards: &[Card],
        rng: RandomStream,
        first: Seat,
        sink: &mut impl EventSink,
    ) -> Round {
        let (stocks, draw) = setup.divide(cards);
        let stocks = &stocks.0[..setup.seat_count()];
        let public = PublicState::new(setup, first);
        let mut round = Round::from_position(public, Hands::new(), stocks, draw, rng);
        sink.emit(|| Event::Deal {
            stocks: stocks.iter().map(|stock| stock.to_vec()).collect(),
            draw: draw.to_vec(),
        });
        round.begin_turn(first, sink);
        round
    }

    /// Builds a round from a position that [`crate::position`] has checked.
    pub(crate) fn from_position(
        mut public: PublicState,
        hands: Hands,
        stocks: &[&[Card]],
        draw: &[Card],
        rng: RandomStream,
    ) -> Round {
        let tops = stocks.iter().map(|stock| (stock.last().copied(), stock.len() as u8));
        public.deal(tops, draw.len() as u8);
        Round::from_parts(public, hands, stocks, draw, rng)
    }

    /// A determinization: a round from public state and assumed hidden cards.
    pub(crate) fn from_parts(
        public: PublicState,
        hands: Hands,
        stocks: &[impl AsRef<[Card]>],
        draw: &[Card],
        rng: RandomStream,
    ) -> Round {
        let mut piles = FaceDownPiles { cards: [Card::NONE; _], stock_at: BySeat([0; _]), draw_at: 0 };
        for (seat, stock) in public.setup.seats().zip(stocks) {
            let (at, stock) = (usize::from(piles.draw_at), stock.as_ref());
            piles.cards[at..at + stock.len()].copy_from_slice(stock);
            piles.stock_at[seat] = piles.draw_at;
            piles.draw_at += stock.len() as u8;
        }
        let at = usize::from(piles.draw_at);
        piles.cards[at..at + draw.len()].copy_from_slice(draw);
        Round { public, hands, piles, rng, before_out_of_turn: None }
    }

    pub(crate) fn rng(&self) -> &RandomStream {
        &self.rng
    }

    /// Rules, seats and teams.
    pub fn setup(&self) -> &Setup {
        &self.public.setup
    }

    /// The seat on turn.
    #[inline]
    pub fn turn(&self) -> Seat {
        self.public.turn
    }

    /// The number of turns begun.
    pub fn turns(&self) -> u32 {
        self.public.turns
    }

    /// The number of moves made.
    pub fn moves(&self) -> u32 {
        self.public.moves
    }

    /// How the round ended. `None` while it goes on.
    #[inline]
    pub fn ending(&self) -> Option<Ending> {
        self.public.end
    }

    /// Whether no build pile is begun, and nobody has played a stock card for more than a circle of the table.
    pub(crate) fn is_stuck(&self) -> bool {
        let public = &self.public;
        public.idle > u16::from(public.turns_per_circle)
            && Pile::ALL.iter().all(|pile| public.builds[*pile].next == Rank::ONE)
    }

    /// The number of stock cards left, by seat.
    pub fn stock_left(&self) -> Vec<u8> {
        self.setup().seats().map(|seat| self.public.stock_left[seat]).collect()
    }

    /// The view of a seat.
    #[inline]
    pub fn view(&self, seat: Seat) -> SeatView<'_> {
        SeatView::new(&self.public, self.hands.of(seat), seat)
    }

    /// Every legal move of the seat on turn.
    #[inline]
    pub fn legal_moves(&self) -> LegalMoves {
        self.view(self.public.turn).legal_moves()
    }

    /// Plays a seat's move and returns its events.
    ///
    /// ```
    /// use skipstone_core::{Event, Move, Position, Seat};
    ///
    /// let mut round = "s@1: 9? 1\n h@1: 5\n s@2: 9? 12".parse::<Position>()?.round()?;
    /// let events = round.play(Seat::ONE, Move::parse("s>b1", Seat::ONE)?)?;
    /// assert!(matches!(events[..], [Event::Play { seat: Seat::ONE, .. }]));
    /// let refusal = round.play(Seat::ONE, Move::parse("s>d1", Seat::ONE)?).expect_err("stock cards are played");
    /// assert_eq!(refusal.to_string(), "stock cards can't be discarded");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the move is illegal, with the reason; nothing has changed then.
    pub fn play(&mut self, seat: Seat, mv: Move) -> Result<Vec<Event>, IllegalMove> {
        let mut events = Vec::new();
        self.play_into(seat, mv, &mut events)?;
        Ok(events)
    }

    /// Plays a seat's move; its events go to the sink.
    ///
    /// # Errors
    /// If the move is illegal, with the reason; nothing has changed then.
    #[inline]
    pub fn play_into(&mut self, seat: Seat, mv: Move, sink: &mut impl EventSink) -> Result<(), IllegalMove> {
        self.view(seat).check(mv)?;
        if seat == self.public.turn {
            self.play_legal(mv, sink);
        } else {
            self.play_out_of_turn(seat, mv, sink);
        }
        Ok(())
    }

    /// Applies an action; its events go to the sink.
    ///
    /// # Errors
    /// If it is illegal, with the reason; nothing has changed then.
    pub fn apply(&mut self, act: PlayerAction, sink: &mut impl EventSink) -> Result<(), IllegalMove> {
        match act {
            PlayerAction::Move(mv) => return self.play_into(self.public.turn, mv, sink),
            PlayerAction::OutOfTurn(seat, mv) => return self.play_into(seat, mv, sink),
            PlayerAction::Catch(by) => check::catch(&self.view(by))?,
            PlayerAction::CallTalking { by, talker } => check::call_talking(&self.view(by), talker)?,
        }
        self.apply_legal(act, sink);
        Ok(())
    }

    /// Applies an action that is known to be legal.
    pub(crate) fn apply_legal(&mut self, act: PlayerAction, sink: &mut impl EventSink) {
        match act {
            PlayerAction::OutOfTurn(seat, mv) if seat != self.public.turn => {
                self.play_out_of_turn(seat, mv, sink)
            }
            PlayerAction::Move(mv) | PlayerAction::OutOfTurn(_, mv) => self.play_legal(mv, sink),
            PlayerAction::Catch(by) => self.catch(by, sink),
            PlayerAction::CallTalking { by, talker } => self.call_talking(by, talker, sink),
        }
    }

    /// Carries out a move of the seat on turn that is known to be legal: one of [`Round::legal_moves`].
    ///
    /// # Panics
    /// If it discards a card that isn't from the hand, which is never legal.
    #[inline]
    pub fn play_legal(&mut self, mv: Move, sink: &mut impl EventSink) {
        let seat = self.public.turn;
        if self.public.setup.has_manners() {
            self.accept_out_of_turn();
        }
        match mv {
            Move::Put(source, Target::Discard(pile, owner)) => {
                let Source::Hand(slot) = source else {
                    unreachable!("only hand cards are discarded (RULES 4.5)")
                };
                self.discard(seat, slot, pile, owner, sink);
            }
            Move::Put(source, Target::Build(pile)) => self.build(seat, source, pile, sink),
            Move::Pass => {
                sink.emit(|| Event::Pass(event::Pass { seat }));
                self.public.pass(seat);
                self.end_turn(sink);
            }
            Move::Draw => self.draw_by_hand(seat, sink),
        }
    }

    #[inline]
    fn discard(&mut self, seat: Seat, slot: u8, pile: Pile, owner: Seat, sink: &mut impl EventSink) {
        let card = self.hands.remove(seat, slot.into());
        self.public.discard(seat, pile, owner, card);
        sink.emit(|| {
            let mv = Move::Put(Source::Hand(slot), Target::Discard(pile, owner));
            Event::Discard(event::Discard { seat, mv, card })
        });
        self.end_turn(sink);
    }

    #[inline]
    fn build(&mut self, seat: Seat, source: Source, pile: Pile, sink: &mut impl EventSink) {
        let target = Target::Build(pile);
        if self.public.setup.is_restricted() {
            self.announce(seat, source, target, sink);
        }
        let rank = self.public.builds[pile].next;
        let mut emptied = None;
        let take = |slot| self.hands.remove(seat, usize::from(slot));
        let turn_up = |public: &PublicState, owner| {
            let turned = self.piles.under_stock_top(public, owner);
            emptied = turned.is_none().then_some(owner);
            turned
        };
        let (card, completed) = self.public.play(seat, source, pile, take, turn_up);
        sink.emit(|| Event::Play { seat, mv: Move::Put(source, target), card, rank });
        if completed {
            self.public.complete(pile);
            sink.emit(|| Event::Complete(event::Complete { pile }));
        }
        if let Some(owner) = emptied {
            sink.emit(|| Event::Out(event::Out { seat: owner }));
            let team = self.public.setup.team(owner);
            if self.public.setup.members(team).all(|member| self.public.stock_left[member] == 0) {
                return self.end(EndReason::StockEmpty, sink);
            }
        }
        if completed && self.public.setup.rules().replenish == Replenish::AtOnce {
            self.replenish_from_completed(sink);
        }
        if emptied == Some(seat) && self.public.is_out(seat) {
            return self.end_turn(sink);
        }
        // A hand played empty is refilled in the same turn (RULES 4.3).
        if self.public.hand_sizes[seat] == 0
            && matches!(source, Source::Hand(_))
            && self.public.draws_automatically(seat)
        {
            self.draw(seat, self.public.setup.hand(), sink);
        }
    }

    /// Emits the announcement that the 1980 rules require (RULES 8).
    fn announce(&mut self, seat: Seat, source: Source, target: Target, sink: &mut impl EventSink) {
        let view = self.view(seat);
        let (what, stock) = match check::required_announcement(&view, source, target, lead_up::promise(&view))
        {
            Ok(RequiredAnnouncement::Building(owner)) => {
                (Announcement::BuildingTo(Aim(self.public.stock_tops[owner].rank())), Some(owner))
            }
            Ok(RequiredAnnouncement::Blocking(opponent)) => (Announcement::Blocking(opponent), None),
            Ok(RequiredAnnouncement::Nothing) | Err(_) => return,
        };
        self.public.announce(what, stock);
        sink.emit(|| Event::Announce { seat, what });
    }

    #[inline]
    fn end_turn(&mut self, sink: &mut impl EventSink) {
        let public = &mut self.public;
        if public.passes >= public.turns_per_circle {
            return self.end(EndReason::Blocked, sink);
        }
        if public.idle >= public.setup.rules().stalled_after * u16::from(public.turns_per_circle) {
            return self.end(EndReason::Stalled, sink);
        }
        let mut next = public.setup.left_of(public.turn);
        if public.setup.has_partners() {
            while public.is_out(next) {
                next = public.setup.left_of(next);
            }
        }
        self.begin_turn(next, sink);
    }

    #[inline]
    fn begin_turn(&mut self, seat: Seat, sink: &mut impl EventSink) {
        let wanted = self.public.begin_turn(seat);
        sink.emit(|| Event::Turn(event::Turn { seat }));
        if wanted > 0 {
            self.draw(seat, wanted, sink);
        }
    }

    /// Draws cards to the end of a hand: up to a number, fewer if no more are left (RULES 5).
    #[inline]
    fn draw(&mut self, seat: Seat, wanted: usize, sink: &mut impl EventSink) {
        let low = matches!(self.public.setup.rules().replenish, Replenish::WhenLow(low) if self.public.draw_left < low);
        if wanted <= usize::from(self.public.draw_left) && !low {
            self.draw_available(seat, wanted, sink);
        } else if self.public.draw_left > 0 || self.public.completed_size > 0 || self.public.under_builds > 0
        {
            self.draw_scarce(seat, wanted, low, sink);
        }
    }

    /// Draws when the draw pile has too few cards and a new one is needed.
    #[inline(never)]
    fn draw_scarce(&mut self, seat: Seat, mut wanted: usize, low: bool, sink: &mut impl EventSink) {
        if low && wanted > 0 && self.public.completed_size > 0 {
            self.replenish_from_completed(sink);
        }
        while wanted > 0 && (self.public.draw_left > 0 || self.replenish(sink)) {
            let from_draw_pile = wanted.min(usize::from(self.public.draw_left));
            self.draw_available(seat, from_draw_pile, sink);
            wanted -= from_draw_pile;
        }
    }

    /// Draws a number of cards, which the draw pile has.
    #[inline]
    fn draw_available(&mut self, seat: Seat, count: usize, sink: &mut impl EventSink) {
        if count == 0 {
            return;
        }
        let top = usize::from(self.piles.draw_at + self.public.draw_left);
        let cards = &self.piles.cards[top - count..top];
        let held = usize::from(self.public.hand_sizes[seat]);
        for (slot, card) in (held..).zip(cards.iter().rev()) {
            self.hands.push(seat, slot, *card);
        }
        self.public.draw(seat, count as u8);
        sink.emit(|| Event::Draw { seat, cards: cards.iter().rev().copied().collect() });
    }

    /// Replaces an empty draw pile by a new one. Returns whether there were cards for it (RULES 5).
    fn replenish(&mut self, sink: &mut impl EventSink) -> bool {
        if self.public.completed_size > 0 {
            self.replenish_from_completed(sink);
            return true;
        }
        if self.public.under_builds == 0 || !self.public.setup.rules().replenish_from_builds {
            return false;
        }
        self.piles.make_room(&self.public, self.public.under_builds);
        let mut end = usize::from(self.piles.draw_at);
        for build in self.public.builds.iter() {
            if let [under @ .., _] = build.cards() {
                // A loop is enough for a few cards.
                for card in under {
                    self.piles.cards[end] = *card;
                    end += 1;
                }
            }
        }
        self.shuffle_in(end, ReplenishedFrom::UnderBuilds, sink);
        true
    }

    fn replenish_from_completed(&mut self, sink: &mut impl EventSink) {
        self.piles.make_room(&self.public, self.public.completed_size);
        let mut end = usize::from(self.piles.draw_at + self.public.draw_left);
        for card in self.public.completed_cards() {
            self.piles.cards[end] = card;
            end += 1;
        }
        self.shuffle_in(end, ReplenishedFrom::Completed, sink);
    }

    /// Shuffles the new draw pile.
    fn shuffle_in(&mut self, end: usize, from: ReplenishedFrom, sink: &mut impl EventSink) {
        let pile = &mut self.piles.cards[usize::from(self.piles.draw_at)..end];
        self.public.replenish(from, pile.len() as u8);
        sink.shuffle(&mut self.rng, pile);
        sink.emit(|| Event::Replenish { from, draw: pile.to_vec() });
    }

    #[cold]
    fn end(&mut self, reason: EndReason, sink: &mut impl EventSink) {
        let left = self.stock_left();
        let winner = score::winner(self.setup(), reason, &left);
        self.public.end(reason, winner);
        sink.emit(|| {
            let points = score::points(self.setup(), reason, winner, &left);
            Event::End(RoundResult { reason, winner, left: left.into(), points })
        });
    }
}
