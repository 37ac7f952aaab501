//! What table manners bring into a round (RULES 9).

use super::{Piles, Round};
use crate::card::Card;
use crate::event::{Event, Misdeed, Sink};
use crate::moves::{Move, Target};
use crate::open::Open;
use crate::rules::ManualDraw;
use crate::seat::Seat;

/// How many cards who talked takes.
const FOR_TALKING: usize = 2;

impl Round {
    /// The seat on turn acts: what was played out of turn before stands.
    #[cold]
    pub(super) fn let_stand(&mut self) {
        self.before = None;
        self.open.manners.ahead = None;
    }

    /// A play of a seat that isn't on turn.
    #[cold]
    pub(super) fn play_out_of_turn(&mut self, seat: Seat, mv: Move, sink: &mut impl Sink) {
        let Move::Put(source, Target::Build(pile)) = mv else { return };
        if self.before.is_none() {
            self.before = Some(Box::new(self.clone()));
        }
        self.open.manners.ahead = Some(seat);
        self.open.moves += 1;
        self.build(seat, source, pile, sink);
    }

    /// Undoes what was played out of turn.
    pub(super) fn catch(&mut self, by: Seat, sink: &mut impl Sink) {
        let (Some(before), Some(caught)) = (self.before.take(), self.open.manners.ahead) else { return };
        *self = *before;
        self.open.catch(caught);
        sink.event(|| Event::Catch { seat: by, caught });
    }

    /// Draws one card by hand; one too many goes into the stock pile.
    #[cold]
    pub(super) fn draw_by_hand(&mut self, seat: Seat, sink: &mut impl Sink) {
        let had_to = self.open.to_draw();
        self.draw(seat, 1, sink);
        if had_to == 0 {
            self.one_too_many(seat, sink);
        }
        self.open.drew_by_hand(had_to);
    }

    /// Puts the last hand card into the stock pile. The open card stays on top, so that nobody gets rid of it that way.
    fn one_too_many(&mut self, seat: Seat, sink: &mut impl Sink) {
        let card = self.take_from_hand(seat, self.open.hand_sizes[seat] - 1);
        let into = self.open.penalty_pile(seat);
        let mut stock = self.piles.stock(&self.open, into).to_vec();
        stock.insert(0, card);
        if self.setup().rules().manual_draw == ManualDraw::ShuffleIntoStock
            && let [under @ .., _] = stock.as_mut_slice()
        {
            sink.shuffle(&mut self.chance, under);
        }
        self.penalise(Misdeed::Drawing, seat, into, vec![card], stock, sink);
    }

    /// Puts two cards of the draw pile, which nobody looks at, under a talker's open stock card; fewer if that is all there is.
    pub(super) fn call_talking(&mut self, by: Seat, talker: Seat, sink: &mut impl Sink) {
        self.let_stand();
        sink.event(|| Event::Call { seat: by, talker });
        let mut cards = Vec::new();
        while cards.len() < FOR_TALKING && (self.open.draw_left > 0 || self.replenish(sink)) {
            cards.extend(self.piles.draw(&self.open).last());
            self.open.draw_left -= 1;
        }
        let into = self.open.penalty_pile(talker);
        let mut stock = self.piles.stock(&self.open, into).to_vec();
        let top = stock.len().saturating_sub(1);
        stock.splice(top..top, cards.iter().copied());
        self.penalise(Misdeed::Talking, talker, into, cards, stock, sink);
        self.open.settle_due();
    }

    fn penalise(
        &mut self,
        misdeed: Misdeed,
        seat: Seat,
        into: Seat,
        cards: Vec<Card>,
        stock: Vec<Card>,
        sink: &mut impl Sink,
    ) {
        self.piles.lay_stock(&self.open, into, &stock);
        self.open.stock_left[into] += cards.len() as u8;
        sink.event(|| Event::Penalty { seat, misdeed, cards, into, stock });
    }
}

impl Piles {
    /// Lays a stock pile anew, with more cards than before; the others make room.
    fn lay_stock(&mut self, open: &Open, owner: Seat, stock: &[Card]) {
        let mut laid = self.clone();
        let mut end = 0;
        let mut lay = |pile: &[Card]| {
            let at = end;
            end += pile.len();
            laid.cards[at..end].copy_from_slice(pile);
            at as u8
        };
        for seat in open.setup.pile_seats() {
            laid.stock_at[seat] = lay(if seat == owner { stock } else { self.stock(open, seat) });
        }
        laid.draw_at = lay(self.draw(open));
        *self = laid;
    }
}
