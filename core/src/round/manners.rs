//! Plays out of turn, draws by hand, and penalties in a round (RULES 9).

use super::{FaceDownPiles, Round};
use crate::card::Card;
use crate::event::{self, Event, EventSink, Misdeed};
use crate::moves::{Move, Target};
use crate::public_state::{FOR_TALKING, PublicState};
use crate::rules::ManualDraw;
use crate::seat::Seat;

impl Round {
    /// The seat on turn acts, so plays out of turn can no longer be caught.
    #[cold]
    pub(super) fn accept_out_of_turn(&mut self) {
        self.before_out_of_turn = None;
        self.public.accept_out_of_turn();
    }

    /// A play of a seat that isn't on turn.
    #[cold]
    pub(super) fn play_out_of_turn(&mut self, seat: Seat, mv: Move, sink: &mut impl EventSink) {
        let Move::Put(source, Target::Build(pile)) = mv else {
            unreachable!("out of turn cards are only played (RULES 9)")
        };
        if self.before_out_of_turn.is_none() {
            self.before_out_of_turn = Some(Box::new(self.clone()));
        }
        self.public.begin_out_of_turn(seat);
        self.build(seat, source, pile, sink);
    }

    /// Undoes what was played out of turn.
    pub(super) fn catch(&mut self, by: Seat, sink: &mut impl EventSink) {
        let (Some(before), Some(caught)) =
            (self.before_out_of_turn.take(), self.public.manners.out_of_turn_seat)
        else {
            return;
        };
        *self = *before;
        self.public.catch(caught);
        sink.emit(|| Event::Catch(event::Catch { seat: by, caught }));
    }

    /// Draws one card by hand; one too many goes into the stock pile.
    #[cold]
    pub(super) fn draw_by_hand(&mut self, seat: Seat, sink: &mut impl EventSink) {
        let is_due = self.public.draws_due() > 0;
        self.draw(seat, 1, sink);
        if !is_due {
            self.penalise_extra_draw(seat, sink);
        }
    }

    /// Puts the last hand card into the stock pile. The open card stays on top, so that a penalty never replaces it.
    fn penalise_extra_draw(&mut self, seat: Seat, sink: &mut impl EventSink) {
        self.public.take_from_hand(seat, 1);
        let card = self.hands.remove(seat, self.public.hand_sizes[seat].into());
        let into = self.public.penalty_pile(seat);
        let mut stock = self.piles.stock(&self.public, into).to_vec();
        stock.insert(0, card);
        if self.setup().rules().manual_draw == ManualDraw::ShuffleIntoStock
            && let [under @ .., _] = stock.as_mut_slice()
        {
            sink.shuffle(&mut self.rng, under);
        }
        self.penalise(Misdeed::Drawing, seat, into, vec![card], stock, sink);
    }

    /// Puts two cards of the draw pile, unseen, under a talker's open stock card; fewer if the draw pile has fewer.
    pub(super) fn call_talking(&mut self, by: Seat, talker: Seat, sink: &mut impl EventSink) {
        self.accept_out_of_turn();
        sink.emit(|| Event::Call(event::Call { seat: by, talker }));
        let mut cards = Vec::new();
        while cards.len() < usize::from(FOR_TALKING) && (self.public.draw_left > 0 || self.replenish(sink)) {
            cards.extend(self.piles.draw(&self.public).last());
            self.public.take_from_draw_pile(1);
        }
        let into = self.public.penalty_pile(talker);
        let mut stock = self.piles.stock(&self.public, into).to_vec();
        let top = stock.len().saturating_sub(1);
        stock.splice(top..top, cards.iter().copied());
        self.penalise(Misdeed::Talking, talker, into, cards, stock, sink);
    }

    fn penalise(
        &mut self,
        misdeed: Misdeed,
        seat: Seat,
        into: Seat,
        cards: Vec<Card>,
        stock: Vec<Card>,
        sink: &mut impl EventSink,
    ) {
        self.piles.lay_stock(&self.public, into, &stock);
        self.public.penalise(into, cards.len() as u8);
        sink.emit(|| Event::Penalty { seat, misdeed, cards, into, stock });
    }
}

impl FaceDownPiles {
    /// Replaces a stock pile by one with more cards; the others make room.
    fn lay_stock(&mut self, public: &PublicState, owner: Seat, stock: &[Card]) {
        let mut laid = self.clone();
        let mut end = 0;
        let mut lay = |pile: &[Card]| {
            let at = end;
            end += pile.len();
            laid.cards[at..end].copy_from_slice(pile);
            at as u8
        };
        for seat in public.setup.pile_seats() {
            laid.stock_at[seat] = lay(if seat == owner { stock } else { self.stock(public, seat) });
        }
        laid.draw_at = lay(self.draw(public));
        *self = laid;
    }
}
