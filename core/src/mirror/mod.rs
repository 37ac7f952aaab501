//! A seat's own copy of the table, kept up to date by the events it is told.

mod possible;

use crate::card::Card;
use crate::event::{Announcement, Misdeed, ReplenishedFrom};
use crate::hands::{Hand, Hands};
use crate::moves::{Source, Target};
use crate::open::{Ending, Open};
use crate::seat::Seat;
use crate::seen::Seen;
use crate::setup::Setup;
use crate::view::SeatView;

pub use possible::Impossible;

/// What a seat knows of a round. It has no place for a hidden card.
///
/// Its [view](Mirror::view) equals the one the table itself would give the seat.
#[derive(Debug, Clone)]
pub struct Mirror {
    open: Open,
    own: Hands,
    viewer: Option<Seat>,
    /// The copy before what was played out of turn and can still be caught (RULES 9).
    before: Option<Box<Mirror>>,
    /// Whose penalty comes next, and for what (RULES 9).
    owed: Option<(Seat, Misdeed)>,
}

impl Mirror {
    /// A seat's copy of an empty table, or that of somebody who watches.
    pub fn new(setup: Setup, viewer: impl Into<Option<Seat>>) -> Mirror {
        let open = Open::new(setup, Seat::ONE);
        Mirror { open, own: Hands::new(), viewer: viewer.into(), before: None, owed: None }
    }

    /// Whose copy it is: nobody's who sits at the table, if it belongs to one who watches.
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// What the seat knows. Who watches looks from the first seat's side, without its hand.
    pub fn view(&self) -> SeatView<'_> {
        let seat = self.viewer.unwrap_or(Seat::ONE);
        SeatView::new(&self.open, self.own.of(seat), seat)
    }

    /// The seat's own hand.
    pub fn hand(&self) -> Hand<'_> {
        self.view().hand
    }

    /// Takes in one event of a table that needn't be trusted: one in another program.
    ///
    /// # Errors
    /// If it can't have happened; nothing has changed then.
    pub fn try_apply(&mut self, seen: &Seen) -> Result<(), Impossible> {
        self.check(seen)?;
        self.apply(seen);
        Ok(())
    }

    /// Takes in one event. They must come from one table, complete and in order.
    pub fn apply(&mut self, seen: &Seen) {
        if self.open.setup.has_manners() {
            self.mind_manners(seen);
        }
        match *seen {
            Seen::Deal { ref stocks, draw } => {
                *self = Mirror::new(self.open.setup, self.viewer);
                for (seat, (top, left)) in self.open.setup.seats().zip(stocks) {
                    self.open.stock_tops[seat] = top.unwrap_or(Card::NONE);
                    self.open.stock_left[seat] = *left;
                }
                self.open.draw_left = draw;
            }
            Seen::Turn { seat } => {
                self.open.start_turn(seat);
                // The cards come with the next event; here it is noted who has had a turn.
                if self.open.table_draws(seat) {
                    self.open.wanted();
                }
            }
            Seen::Draw { seat, count, ref cards } => {
                let held = usize::from(self.open.hand_sizes[seat]);
                for (at, card) in cards.iter().flatten().enumerate() {
                    self.own.push(seat, held + at, *card);
                }
                let had_to = self.open.to_draw();
                self.open.hand_sizes[seat] += count;
                self.open.draw_left -= count;
                if self.open.setup.draws_by_hand() {
                    self.open.moves += 1;
                    self.open.drew_by_hand(had_to);
                    self.owed = (had_to == 0).then_some((seat, Misdeed::Drawing));
                }
            }
            Seen::Announce { what, stock, .. } => match what {
                Announcement::BuildingTo(_) => self.open.house.promise = stock,
                Announcement::Blocking(_) => self.open.house.blocked = true,
            },
            Seen::Play { seat, mv, card, turned, .. } => {
                self.open.moves += 1;
                self.open.passes = 0;
                if let (Some(source), Some(Target::Build(pile))) = (mv.source(), mv.target()) {
                    self.take(seat, source, turned);
                    self.open.build(usize::from(pile), card);
                }
            }
            Seen::Complete { pile } => self.open.complete(pile.index()),
            Seen::Replenish { from, draw } => {
                match from {
                    ReplenishedFrom::Completed => self.open.clear_completed(),
                    ReplenishedFrom::UnderBuilds => self.open.strip_builds(),
                }
                self.open.draw_left = draw;
            }
            Seen::Discard { seat, mv, card } => {
                self.open.moves += 1;
                self.open.passes = 0;
                if let (Some(source), Some(Target::Discard(pile, owner))) = (mv.source(), mv.target()) {
                    self.take(seat, source, None);
                    self.open.push_discard(owner.unwrap_or(seat), usize::from(pile), card);
                }
            }
            Seen::Pass { seat } => {
                self.open.moves += 1;
                let counts = u8::from(!self.open.is_caught(seat));
                self.open.passes = self.open.passes.saturating_add(counts);
            }
            Seen::Out { .. } => {}
            Seen::Call { talker, .. } => self.owed = Some((talker, Misdeed::Talking)),
            Seen::Catch { caught, .. } => {
                if let Some(before) = self.before.take() {
                    *self = *before;
                }
                self.open.catch(caught);
            }
            Seen::Penalty { seat, misdeed, count, into } => {
                match misdeed {
                    Misdeed::Drawing => (0..count).for_each(|_| self.take_last(seat)),
                    Misdeed::Talking => self.open.draw_left -= count,
                }
                self.open.stock_left[into] += count;
                self.open.settle_due();
                self.owed = None;
            }
            Seen::End { reason, winner, .. } => self.open.end = Some(Ending { reason, winner }),
        }
    }

    /// Remembers how things were before somebody plays out of turn, until the seat on turn acts (RULES 9).
    #[cold]
    fn mind_manners(&mut self, seen: &Seen) {
        match *seen {
            Seen::Play { seat, .. } if seat != self.open.turn => {
                if self.before.is_none() {
                    self.before = Some(Box::new(self.clone()));
                }
                self.open.manners.ahead = Some(seat);
            }
            Seen::Draw { .. } if !self.open.setup.draws_by_hand() => {}
            Seen::Draw { .. }
            | Seen::Play { .. }
            | Seen::Discard { .. }
            | Seen::Pass { .. }
            | Seen::Call { .. } => {
                self.before = None;
                self.open.manners.ahead = None;
            }
            _ => {}
        }
    }

    /// Takes the last card of a hand.
    fn take_last(&mut self, seat: Seat) {
        self.open.hand_sizes[seat] -= 1;
        if Some(seat) == self.viewer {
            self.own.remove(seat, usize::from(self.open.hand_sizes[seat]));
        }
    }

    /// Takes a card from where it was played or discarded.
    fn take(&mut self, seat: Seat, source: Source, turned: Option<Card>) {
        self.open.note_source(seat, source);
        match source {
            Source::Hand(slot) => {
                self.open.hand_sizes[seat] -= 1;
                if Some(seat) == self.viewer {
                    self.own.remove(seat, usize::from(slot));
                }
            }
            Source::Stock(owner) => {
                self.open.take_stock(owner.unwrap_or(seat), turned.unwrap_or(Card::NONE));
            }
            Source::Discard(pile, owner) => {
                self.open.pop_discard(owner.unwrap_or(seat), usize::from(pile));
            }
        }
    }
}
