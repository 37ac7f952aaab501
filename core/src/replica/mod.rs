//! A seat's own copy of the round, kept up to date by visible events.

mod validate;

use crate::card::Card;
use crate::event::RoundResult;
use crate::event::{self, Misdeed};
use crate::hands::{Hand, Hands};
use crate::moves::{Move, Source, Target};
use crate::public_state::PublicState;
use crate::round::Round;
use crate::seat::Seat;
use crate::setup::Setup;
use crate::view::SeatView;
use crate::visible_event::VisibleEvent;

pub use validate::ImpossibleEvent;

/// What a seat knows of a round. It has no place for a hidden card.
///
/// Its [view](Replica::view) equals the one the table itself would give the seat.
///
/// ```
/// use skipstone_core::{Preset, Replica, Seat, Seed, Setup, VisibleEvent, deal};
///
/// let setup = Setup::new(Preset::Standard.rules(), 2, 2)?;
/// let mut events = Vec::new();
/// let round = deal::deal(setup, Seed::from_number(1), Seat::ONE, &deal::NO_AGES, &mut events)?;
/// let viewer = round.turn();
/// let mut replica = Replica::new(setup, viewer);
/// for event in &events {
///     replica.try_apply(&VisibleEvent::of(event, Some(viewer), &round))?;
/// }
/// assert_eq!(serde_json::to_value(replica.view())?, serde_json::to_value(round.view(viewer))?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Replica {
    public: PublicState,
    own_hand: Hands,
    viewer: Option<Seat>,
    /// The seat in front: the viewer's; for a spectator any.
    front: Seat,
    /// The state before plays out of turn that can still be caught (RULES 9).
    before_out_of_turn: Option<Box<Replica>>,
    /// The penalty that must come next (RULES 9).
    pending_penalty: Option<PendingPenalty>,
}

/// A penalty whose misdeed was seen, but not yet its cards.
#[derive(Debug, Clone, Copy)]
struct PendingPenalty {
    seat: Seat,
    misdeed: Misdeed,
    /// The number of its cards that came from the draw pile before that was made anew.
    taken: u8,
}

impl Replica {
    /// A replica before the deal, for a seat or for a spectator (`None`).
    pub fn new(setup: Setup, viewer: impl Into<Option<Seat>>) -> Replica {
        let public = PublicState::new(setup, Seat::ONE);
        let viewer = viewer.into();
        Replica {
            public,
            own_hand: Hands::new(),
            viewer,
            front: viewer.unwrap_or(Seat::ONE),
            before_out_of_turn: None,
            pending_penalty: None,
        }
    }

    /// A replica of a round as it stands, for a seat or for a spectator (`None`). Events go on from there.
    pub fn of(round: &Round, viewer: impl Into<Option<Seat>>) -> Replica {
        let mut replica = Replica::new(*round.setup(), viewer);
        replica.public = round.public.clone();
        if let Some(seat) = replica.viewer {
            replica.front = seat;
            for (at, card) in round.view(seat).hand.iter().enumerate() {
                replica.own_hand.push(seat, at, card);
            }
        }
        replica
    }

    /// The same seat's replica before a deal, as another round begins.
    pub fn before_deal(&self) -> Replica {
        Replica { front: self.front, ..Replica::new(self.public.setup, self.viewer) }
    }

    /// The seat whose view this is. `None` for a spectator.
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// Lets a spectator look from the side of another seat; does nothing for a viewer with a seat.
    pub fn turn_to(&mut self, front: Seat) {
        if self.viewer.is_some() {
            return;
        }
        self.front = front;
        if let Some(before) = &mut self.before_out_of_turn {
            before.front = front;
        }
    }

    /// The seat's view. A spectator gets the view of seat 1, or of the one [turned to](Replica::turn_to), without its hand.
    pub fn view(&self) -> SeatView<'_> {
        SeatView::new(&self.public, self.own_hand.of(self.front), self.front)
    }

    /// The seat's own hand; empty for a spectator.
    pub fn hand(&self) -> Hand<'_> {
        self.view().hand
    }

    /// Checks and applies one event from an untrusted table, one in another program.
    ///
    /// # Errors
    /// If the event is impossible; the replica is unchanged then.
    pub fn try_apply(&mut self, seen: &VisibleEvent) -> Result<(), ImpossibleEvent> {
        self.check(seen)?;
        self.apply(seen);
        Ok(())
    }

    /// Applies one event without checking it. Events must come from one table, complete and in order.
    pub fn apply(&mut self, seen: &VisibleEvent) {
        if self.public.setup.has_manners() {
            self.track_out_of_turn(seen);
        }
        match *seen {
            VisibleEvent::Deal { ref stocks, draw } => {
                *self = self.before_deal();
                self.public.deal(stocks.iter().copied(), draw);
            }
            VisibleEvent::Turn(event::Turn { seat }) => {
                // The cards come with the next event.
                self.public.begin_turn(seat);
            }
            VisibleEvent::Draw { seat, count, ref cards } => {
                let held = usize::from(self.public.hand_sizes[seat]);
                for (at, card) in cards.iter().flatten().enumerate() {
                    self.own_hand.push(seat, held + at, *card);
                }
                let is_penalised = self.public.setup.draws_by_hand() && self.public.draws_due() == 0;
                self.public.draw(seat, count);
                self.pending_penalty =
                    is_penalised.then_some(PendingPenalty { seat, misdeed: Misdeed::Drawing, taken: 0 });
            }
            VisibleEvent::Announce { what, stock, .. } => self.public.announce(what, stock),
            VisibleEvent::Play { seat, mv, card, turned, .. } => {
                if let Move::Put(source, Target::Build(pile)) = mv {
                    self.remove_from_hand(seat, source);
                    let turned = turned.unwrap_or(Card::NONE);
                    self.public.play(seat, source, pile, |_| card, |_, _| turned);
                }
            }
            VisibleEvent::Complete(event::Complete { pile }) => self.public.complete(pile),
            VisibleEvent::Replenish { from, draw } => {
                let taken = self.taken_for_talking();
                if let Some(pending) = &mut self.pending_penalty {
                    pending.taken += taken;
                }
                self.public.replenish(from, draw);
            }
            VisibleEvent::Discard(event::Discard { seat, mv, card }) => {
                if let Move::Put(source @ Source::Hand(_), Target::Discard(pile, owner)) = mv {
                    self.remove_from_hand(seat, source);
                    self.public.discard(seat, pile, owner, card);
                }
            }
            VisibleEvent::Pass(event::Pass { seat }) => self.public.pass(seat),
            VisibleEvent::Out(_) => {}
            VisibleEvent::Call(event::Call { talker: seat, .. }) => {
                self.pending_penalty = Some(PendingPenalty { seat, misdeed: Misdeed::Talking, taken: 0 });
            }
            VisibleEvent::Catch(event::Catch { caught, .. }) => {
                if let Some(before) = self.before_out_of_turn.take() {
                    *self = *before;
                }
                self.public.catch(caught);
            }
            VisibleEvent::Penalty { seat, misdeed, count, into } => {
                let taken = self.pending_penalty.take().map_or(0, |pending| pending.taken);
                match misdeed {
                    Misdeed::Drawing => {
                        self.public.take_from_hand(seat, count);
                        self.remove_from_hand(seat, Source::Hand(self.public.hand_sizes[seat]));
                    }
                    Misdeed::Talking => self.public.take_from_draw_pile(count - taken),
                }
                self.public.penalise(into, count);
            }
            VisibleEvent::End(RoundResult { reason, winner, .. }) => {
                self.public.end(reason, winner);
            }
        }
    }

    /// Keeps the state before a play out of turn until the seat on turn acts (RULES 9).
    #[cold]
    fn track_out_of_turn(&mut self, seen: &VisibleEvent) {
        match *seen {
            VisibleEvent::Play { seat, .. } if seat != self.public.turn => {
                if self.before_out_of_turn.is_none() {
                    self.before_out_of_turn = Some(Box::new(self.clone()));
                }
                self.public.begin_out_of_turn(seat);
            }
            VisibleEvent::Draw { .. } if !self.public.setup.draws_by_hand() => {}
            VisibleEvent::Draw { .. }
            | VisibleEvent::Play { .. }
            | VisibleEvent::Discard(_)
            | VisibleEvent::Pass(_)
            | VisibleEvent::Call(_) => {
                self.before_out_of_turn = None;
                self.public.accept_out_of_turn();
            }
            VisibleEvent::Deal { .. }
            | VisibleEvent::Turn(_)
            | VisibleEvent::Announce { .. }
            | VisibleEvent::Complete(_)
            | VisibleEvent::Replenish { .. }
            | VisibleEvent::Out(_)
            | VisibleEvent::Catch(_)
            | VisibleEvent::Penalty { .. }
            | VisibleEvent::End(_) => {}
        }
    }

    /// The number of cards of the draw pile that go into a penalty for talking if the pile is made anew before it: all of them.
    fn taken_for_talking(&self) -> u8 {
        let talked = self.pending_penalty.is_some_and(|pending| pending.misdeed == Misdeed::Talking);
        if talked { self.public.draw_left } else { 0 }
    }

    /// Removes a card from the own hand, if it comes from there.
    fn remove_from_hand(&mut self, seat: Seat, source: Source) {
        if let Source::Hand(slot) = source
            && Some(seat) == self.viewer
        {
            self.own_hand.remove(seat, slot.into());
        }
    }
}
