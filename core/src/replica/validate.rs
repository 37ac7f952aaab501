//! Checks whether an event is possible in the state of a replica.
//!
//! A table in another program isn't trusted. Checked is all that a replica knows: where cards lie, how many there are, whose turn
//! it is. Legality that depends on hidden cards is verified later, from the round's record.

use super::Replica;
use crate::card::{Card, Rank};
use crate::event::{self, Aim, Announcement, Misdeed, ReplenishedFrom};
use crate::moves::{Move, Source, Target};
use crate::notation::Written;
use crate::pile::Pile;
use crate::public_state::{BuildPile, FOR_TALKING};
use crate::rules::DrawRule;
use crate::score;
use crate::seat::Seat;
use crate::visible_event::VisibleEvent;

/// Why an event is impossible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ImpossibleEvent {
    /// The deal's stock piles or draw pile don't match the setup.
    #[error("no table with these rules deals so")]
    Deal,
    /// Before the deal, after the end, or while something else must happen first.
    #[error("this can't happen now")]
    NotNow,
    /// It isn't this seat's turn, or the seat isn't at the table.
    #[error("it is not for seat {0} to do this now")]
    Turn(Seat),
    /// The card lies elsewhere, or is still hidden.
    #[error("the card {0} can't be there")]
    Card(Card),
    /// Cards are shown to a seat that may not see them, or withheld from one that may.
    #[error("more or fewer cards are shown than this seat may see")]
    Shown,
    /// The number of cards differs from what is there.
    #[error("there are not so many cards")]
    Count,
    /// The card doesn't fit the move's target, or can't come from its source.
    #[error("the move {0} is not possible")]
    Move(Written<Move>),
    /// The announcement doesn't fit the state or the rules.
    #[error("this can't be announced")]
    Announcement,
    /// The round's end doesn't fit the state.
    #[error("the round can't end so")]
    End,
}

/// The result of a check.
type CheckResult = Result<(), ImpossibleEvent>;

fn ensure(holds: bool, or: ImpossibleEvent) -> CheckResult {
    if holds { Ok(()) } else { Err(or) }
}

impl Replica {
    /// Whether an event is possible next.
    pub(super) fn check(&self, seen: &VisibleEvent) -> CheckResult {
        if let VisibleEvent::Deal { stocks, draw } = seen {
            return self.check_deal(stocks, *draw);
        }
        ensure(self.was_dealt() && self.public.end.is_none(), ImpossibleEvent::NotNow)?;
        // A completed pile leaves the table before anything else happens.
        let completes = matches!(seen, VisibleEvent::Complete(_));
        ensure(completes || !self.public.builds.iter().any(BuildPile::is_complete), ImpossibleEvent::NotNow)?;
        let may_precede_penalty =
            matches!(seen, VisibleEvent::Penalty { .. } | VisibleEvent::Replenish { .. });
        ensure(may_precede_penalty || self.pending_penalty.is_none(), ImpossibleEvent::NotNow)?;
        match *seen {
            VisibleEvent::Deal { .. } => Err(ImpossibleEvent::NotNow),
            VisibleEvent::Turn(turn) => self.check_turn(turn.seat),
            VisibleEvent::Draw { seat, count, ref cards } => self.check_draw(seat, count, cards.as_deref()),
            VisibleEvent::Announce { seat, what, stock } => self.check_announcement(seat, what, stock),
            VisibleEvent::Play { seat, mv, card, rank, turned } => {
                self.check_play(seat, mv, card, rank, turned)
            }
            VisibleEvent::Complete(event::Complete { pile }) => {
                ensure(self.public.builds[pile].is_complete(), ImpossibleEvent::NotNow)
            }
            VisibleEvent::Replenish { from, draw } => self.check_replenished(from, draw),
            VisibleEvent::Discard(event::Discard { seat, mv, card }) => self.check_discard(seat, mv, card),
            VisibleEvent::Pass(event::Pass { seat }) => {
                self.ensure_may_act(seat)?;
                ensure(self.public.hand_sizes[seat] == 0, ImpossibleEvent::NotNow)
            }
            VisibleEvent::Out(event::Out { seat }) => {
                let out = self.is_at_table(seat)
                    && self.public.setup.has_piles(seat)
                    && self.public.stock_left[seat] == 0;
                ensure(out, ImpossibleEvent::Turn(seat))
            }
            VisibleEvent::Catch(event::Catch { seat, caught }) => {
                let can_be = self.is_at_table(seat) && seat != caught && self.before_out_of_turn.is_some();
                ensure(
                    can_be && self.public.manners.out_of_turn_seat == Some(caught),
                    ImpossibleEvent::NotNow,
                )
            }
            VisibleEvent::Call(event::Call { seat, talker }) => {
                let setup = &self.public.setup;
                let seats = self.is_at_table(seat) && self.is_at_table(talker);
                let opponents = seats && setup.has_partners() && setup.team(seat) != setup.team(talker);
                ensure(opponents && setup.rules().call_talking, ImpossibleEvent::Turn(seat))
            }
            VisibleEvent::Penalty { seat, misdeed, count, into } => {
                self.check_penalty(seat, misdeed, count, into)
            }
            VisibleEvent::End(ref result) => {
                let counted = self.public.setup.seats().map(|seat| self.public.stock_left[seat]);
                let ended = score::round_result(&self.public.setup, result.reason, counted.collect());
                ensure(ended.is_ok_and(|ended| ended == *result), ImpossibleEvent::End)
            }
        }
    }

    fn check_deal(&self, stocks: &[(Option<Card>, u8)], draw: u8) -> CheckResult {
        ensure(!self.was_dealt(), ImpossibleEvent::NotNow)?;
        let setup = &self.public.setup;
        let in_order = stocks.len() == setup.seat_count()
            && setup.seats().zip(stocks).all(|(seat, (top, left))| {
                let dealt = setup.stock(seat);
                *left == dealt && top.is_some() == (dealt > 0)
            });
        let dealt: u8 = setup.stocks().iter().sum();
        ensure(in_order && draw == setup.rules().deck.size() - dealt, ImpossibleEvent::Deal)?;
        let tops: Vec<Card> = stocks.iter().filter_map(|(top, _)| *top).collect();
        self.check_new(&tops)
    }

    fn check_turn(&self, seat: Seat) -> CheckResult {
        let public = &self.public;
        let last =
            public.idle >= public.setup.rules().stalled_after.saturating_mul(public.turns_per_circle.into());
        ensure(!last, ImpossibleEvent::NotNow)?;
        let mut next = (0..public.setup.seat_count()).scan(public.turn, |turn, _| {
            *turn = public.setup.left_of(*turn);
            Some(*turn)
        });
        let follows = public.turns == 0 || next.find(|seat| !public.is_out(*seat)) == Some(seat);
        ensure(self.is_at_table(seat) && follows, ImpossibleEvent::Turn(seat))
    }

    fn check_draw(&self, seat: Seat, count: u8, cards: Option<&[Card]>) -> CheckResult {
        self.ensure_on_turn(seat)?;
        let by_hand = self.public.setup.draws_by_hand();
        ensure(!self.public.is_caught(seat) && (!by_hand || count == 1), ImpossibleEvent::Count)?;
        // One card too many, drawn by hand, leaves it again as a penalty.
        let full = self.public.setup.hand() + usize::from(by_hand);
        let held = usize::from(self.public.hand_sizes[seat]) + usize::from(count);
        let grows = matches!(self.public.setup.rules().draw, DrawRule::Fixed(_));
        ensure(
            count > 0 && count <= self.public.draw_left && (grows || held <= full),
            ImpossibleEvent::Count,
        )?;
        ensure(cards.is_some() == (self.viewer == Some(seat)), ImpossibleEvent::Shown)?;
        let Some(cards) = cards else { return Ok(()) };
        ensure(cards.len() == usize::from(count), ImpossibleEvent::Shown)?;
        self.check_new(cards)
    }

    fn check_announcement(&self, seat: Seat, what: Announcement, stock: Option<Seat>) -> CheckResult {
        self.ensure_on_turn(seat)?;
        let public = &self.public;
        let can_be = match (what, stock) {
            (Announcement::BuildingTo(Aim(rank)), Some(owner)) => {
                let top = public.stock_tops[owner].some();
                public.setup.rules().lead_up && top.is_some_and(|top| top.rank() == rank)
            }
            (Announcement::Blocking(_), None) => public.setup.rules().blocking > 0,
            _ => false,
        };
        ensure(can_be, ImpossibleEvent::Announcement)
    }

    fn check_play(&self, seat: Seat, mv: Move, card: Card, rank: Rank, turned: Option<Card>) -> CheckResult {
        if seat == self.public.turn {
            self.ensure_may_act(seat)?
        } else {
            self.check_out_of_turn(seat, mv)?
        }
        let (Some(source), Some(Target::Build(pile))) = (mv.source(), mv.target()) else {
            return Err(ImpossibleEvent::Move(mv.written_by(seat)));
        };
        self.check_source(seat, mv, source, card)?;
        let is_taken = self.public.takers(card).contains(pile);
        ensure(
            is_taken && self.public.builds[pile].next == rank,
            ImpossibleEvent::Move(mv.written_by(seat)),
        )?;
        self.check_turned(source, turned)
    }

    fn check_replenished(&self, from: ReplenishedFrom, draw: u8) -> CheckResult {
        let public = &self.public;
        let taken = self.taken_for_talking();
        let left = public.draw_left - taken;
        let cards = match from {
            ReplenishedFrom::Completed => public.completed_size,
            ReplenishedFrom::UnderBuilds if left == 0 => public.under_builds,
            ReplenishedFrom::UnderBuilds => 0,
        };
        let penalty = self.pending_penalty.map_or(0, |pending| pending.taken) + taken;
        ensure(cards > 0 && draw == left + cards && penalty < FOR_TALKING, ImpossibleEvent::Count)
    }

    fn check_discard(&self, seat: Seat, mv: Move, card: Card) -> CheckResult {
        self.ensure_may_act(seat)?;
        let (Some(source @ Source::Hand(_)), Some(Target::Discard(_, owner))) = (mv.source(), mv.target())
        else {
            return Err(ImpossibleEvent::Move(mv.written_by(seat)));
        };
        let setup = &self.public.setup;
        let shared = setup.shares_piles() && self.is_at_table(owner) && setup.team(owner) == setup.team(seat);
        ensure(
            (owner == seat || shared) && setup.has_piles(owner),
            ImpossibleEvent::Move(mv.written_by(seat)),
        )?;
        self.check_source(seat, mv, source, card)
    }

    fn check_penalty(&self, seat: Seat, misdeed: Misdeed, count: u8, into: Seat) -> CheckResult {
        let due = self.pending_penalty.filter(|due| (due.seat, due.misdeed) == (seat, misdeed));
        let due = due.ok_or(ImpossibleEvent::NotNow)?;
        let can_be = match misdeed {
            Misdeed::Drawing => count == 1,
            Misdeed::Talking => {
                let most = due.taken + self.public.draw_left;
                (due.taken..=most.min(FOR_TALKING)).contains(&count)
            }
        };
        ensure(can_be && into == self.public.penalty_pile(seat), ImpossibleEvent::Count)
    }

    /// Whether a card can have come from its source.
    fn check_source(&self, seat: Seat, mv: Move, source: Source, card: Card) -> CheckResult {
        let public = &self.public;
        let reached = |owner: Seat| {
            let own = self.is_at_table(owner) && public.setup.team(owner) == public.setup.team(seat);
            own.then_some(owner).ok_or(ImpossibleEvent::Move(mv.written_by(seat)))
        };
        match source {
            Source::Hand(slot) if slot >= public.hand_sizes[seat] => {
                Err(ImpossibleEvent::Move(mv.written_by(seat)))
            }
            Source::Hand(slot) if self.viewer == Some(seat) => {
                ensure(self.hand().get(usize::from(slot)) == Some(card), ImpossibleEvent::Card(card))
            }
            Source::Hand(_) => self.check_new(&[card]),
            Source::Stock(owner) => {
                ensure(public.stock_tops[reached(owner)?] == card, ImpossibleEvent::Card(card))
            }
            Source::Discard(pile, owner) => {
                ensure(public.discards[reached(owner)?][pile] == card, ImpossibleEvent::Card(card))
            }
        }
    }

    /// Whether a play turned up a possible card, or none if none was due.
    fn check_turned(&self, source: Source, turned: Option<Card>) -> CheckResult {
        let more = match source {
            Source::Stock(owner) => self.public.stock_left[owner] > 1,
            _ => false,
        };
        ensure(turned.is_some() == more, ImpossibleEvent::Shown)?;
        turned.map_or(Ok(()), |turned| self.check_new(&[turned]))
    }

    /// Whether cards can have been hidden before: none of them is open already, and all belong to the deck.
    fn check_new(&self, cards: &[Card]) -> CheckResult {
        let mut known = [false; Card::IDS];
        for card in self.open_cards().chain(self.hand().iter()) {
            known[usize::from(card.id())] = true;
        }
        for card in cards {
            let lies_open = std::mem::replace(&mut known[usize::from(card.id())], true);
            ensure(!lies_open, ImpossibleEvent::Card(*card))?;
        }
        Ok(())
    }

    /// Every card that is open, or was before it was covered.
    fn open_cards(&self) -> impl Iterator<Item = Card> {
        let public = &self.public;
        let seats = || public.setup.seats();
        let stocks = seats().filter_map(|seat| public.stock_tops[seat].some());
        let discards = seats().flat_map(move |seat| {
            Pile::ALL.into_iter().flat_map(move |pile| public.discard_pile(seat, pile))
        });
        let builds = public.builds.iter().flat_map(|build| build.cards().iter().copied());
        stocks.chain(discards).chain(builds).chain(public.completed_cards())
    }

    fn ensure_on_turn(&self, seat: Seat) -> CheckResult {
        ensure(self.public.turns > 0 && self.public.turn == seat, ImpossibleEvent::Turn(seat))
    }

    /// Whether a seat may act other than by drawing.
    fn ensure_may_act(&self, seat: Seat) -> CheckResult {
        self.ensure_on_turn(seat)?;
        ensure(self.public.draws_due() == 0, ImpossibleEvent::NotNow)
    }

    fn check_out_of_turn(&self, seat: Seat, mv: Move) -> CheckResult {
        let public = &self.public;
        let may = public.setup.rules().out_of_turn && self.is_at_table(seat) && public.turns > 0;
        let first = public.manners.out_of_turn_seat.is_none_or(|ahead| ahead == seat);
        ensure(may && first && !public.is_caught(seat) && !public.is_out(seat), ImpossibleEvent::Turn(seat))?;
        let can_be = match mv.source() {
            Some(Source::Stock(owner)) => owner == seat && public.stock_left[seat] > 1,
            Some(Source::Discard(_, owner)) => owner == seat,
            Some(Source::Hand(_)) => true,
            None => false,
        };
        ensure(can_be, ImpossibleEvent::Move(mv.written_by(seat)))
    }

    fn is_at_table(&self, seat: Seat) -> bool {
        seat.index() < self.public.setup.seat_count()
    }

    /// A dealt table has stock piles until it ends.
    fn was_dealt(&self) -> bool {
        self.public.turns > 0 || self.public.setup.seats().any(|seat| self.public.stock_left[seat] > 0)
    }
}
