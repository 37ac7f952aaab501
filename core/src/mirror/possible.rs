//! Whether an event can have happened at the table as a copy of it knows it.
//!
//! A table in another program may tell anything. What is checked here is all that a copy can know: where cards lie, how many
//! there are, whose turn it is. Whether a move was legal, where that depends on cards that can't be seen, is for the round's record
//! to tell.

use super::Mirror;
use crate::card::Card;
use crate::event::{Aim, Announcement, Misdeed, ReplenishedFrom};
use crate::hands::FULL;
use crate::moves::{Move, Source, Target};
use crate::open::Build;
use crate::rules::DrawRule;
use crate::score;
use crate::seat::Seat;
use crate::seen::Seen;
use crate::series::RoundResult;

/// Why an event can't have happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// Other stock piles, or another draw pile, than this table deals.
    #[error("no table with these rules deals so")]
    Deal,
    /// Before the deal, after the end, or while something else must happen first.
    #[error("this can't happen now")]
    NotNow,
    /// It isn't this seat's turn, or the seat isn't at the table.
    #[error("it is not for seat {0} to do this now")]
    Turn(Seat),
    /// A card that lies elsewhere, or one that nobody may see yet.
    #[error("the card {0} can't be there")]
    Card(Card),
    /// Cards that should have been shown, or none that could be.
    #[error("more or fewer cards are shown than this seat may see")]
    Shown,
    /// More or fewer cards than there are.
    #[error("there are not so many cards")]
    Count,
    /// A card doesn't fit where it went, or can't have come from there.
    #[error("the move {0} is not possible")]
    Move(Move),
    /// Nothing of the kind can be announced.
    #[error("this can't be announced")]
    Announcement,
    /// A round doesn't end like this.
    #[error("the round can't end so")]
    End,
}

/// As a check says it.
type Checked = Result<(), Impossible>;

fn ensure(holds: bool, or: Impossible) -> Checked {
    if holds { Ok(()) } else { Err(or) }
}

impl Mirror {
    /// Whether an event can have happened next.
    pub(super) fn check(&self, seen: &Seen) -> Checked {
        if let Seen::Deal { stocks, draw } = seen {
            return self.check_deal(stocks, *draw);
        }
        ensure(self.was_dealt() && self.open.end.is_none(), Impossible::NotNow)?;
        // A completed pile leaves the table before anything else happens.
        let completes = matches!(seen, Seen::Complete { .. });
        ensure(completes || !self.open.builds.iter().any(Build::is_complete), Impossible::NotNow)?;
        let on_the_way = matches!(seen, Seen::Penalty { .. } | Seen::Replenish { .. });
        ensure(on_the_way || self.owed.is_none(), Impossible::NotNow)?;
        match *seen {
            Seen::Deal { .. } => Err(Impossible::NotNow),
            Seen::Turn { seat } => self.check_turn(seat),
            Seen::Draw { seat, count, ref cards } => self.check_draw(seat, count, cards.as_deref()),
            Seen::Announce { seat, what, stock } => self.check_announcement(seat, what, stock),
            Seen::Play { seat, mv, card, rank, turned } => {
                if seat == self.open.turn {
                    self.acts(seat)?
                } else {
                    self.check_out_of_turn(seat, mv)?
                }
                let (Some(source), Some(Target::Build(pile @ 0..4))) = (mv.source(), mv.target()) else {
                    return Err(Impossible::Move(mv));
                };
                self.check_source(seat, mv, source, card)?;
                let fits = self.open.takers(card) >> pile & 1 == 1;
                ensure(fits && self.open.builds[usize::from(pile)].next == rank, Impossible::Move(mv))?;
                self.check_turned(seat, source, turned)
            }
            Seen::Complete { pile } => {
                ensure(self.open.builds[pile.index()].is_complete(), Impossible::NotNow)
            }
            Seen::Replenish { from, draw } => {
                let open = &self.open;
                let cards = match from {
                    ReplenishedFrom::Completed => open.completed_size,
                    ReplenishedFrom::UnderBuilds if open.draw_left == 0 => open.under_builds,
                    ReplenishedFrom::UnderBuilds => 0,
                };
                ensure(cards > 0 && draw == open.draw_left + cards, Impossible::Count)
            }
            Seen::Discard { seat, mv, card } => {
                self.acts(seat)?;
                let (Some(source @ Source::Hand(_)), Some(Target::Discard(0..4, owner))) =
                    (mv.source(), mv.target())
                else {
                    return Err(Impossible::Move(mv));
                };
                let setup = &self.open.setup;
                let owner = owner.unwrap_or(seat);
                let shared =
                    setup.shares_piles() && self.at_table(owner) && setup.team(owner) == setup.team(seat);
                ensure((owner == seat || shared) && setup.has_piles(owner), Impossible::Move(mv))?;
                self.check_source(seat, mv, source, card)
            }
            Seen::Pass { seat } => {
                self.acts(seat)?;
                ensure(self.open.hand_sizes[seat] == 0, Impossible::NotNow)
            }
            Seen::Out { seat } => {
                let out =
                    self.at_table(seat) && self.open.setup.has_piles(seat) && self.open.stock_left[seat] == 0;
                ensure(out, Impossible::Turn(seat))
            }
            Seen::Catch { seat, caught } => {
                let can_be = self.at_table(seat) && seat != caught && self.before.is_some();
                ensure(can_be && self.open.manners.ahead == Some(caught), Impossible::NotNow)
            }
            Seen::Call { seat, talker } => {
                let setup = &self.open.setup;
                let seats = self.at_table(seat) && self.at_table(talker);
                let opponents = seats && setup.has_partners() && setup.team(seat) != setup.team(talker);
                ensure(opponents && setup.rules().call_talking, Impossible::Turn(seat))
            }
            Seen::Penalty { seat, misdeed, count, into } => {
                ensure(self.owed == Some((seat, misdeed)), Impossible::NotNow)?;
                let can_be = match misdeed {
                    Misdeed::Drawing => count == 1,
                    Misdeed::Talking => count <= self.open.draw_left.min(2),
                };
                ensure(can_be && into == self.open.penalty_pile(seat), Impossible::Count)
            }
            Seen::End { reason, winner, ref left, ref points } => {
                let counted = self.open.setup.seats().map(|seat| self.open.stock_left[seat]);
                let ended = score::result(&self.open.setup, reason, counted.collect());
                let told = RoundResult { reason, winner, left: left.clone(), points: points.clone() };
                ensure(ended == Ok(told), Impossible::End)
            }
        }
    }

    fn check_deal(&self, stocks: &[(Option<Card>, u8)], draw: u8) -> Checked {
        ensure(!self.was_dealt(), Impossible::NotNow)?;
        let setup = &self.open.setup;
        let in_order = stocks.len() == setup.seat_count()
            && setup.seats().zip(stocks).all(|(seat, (top, left))| {
                let dealt = if setup.has_piles(seat) { setup.stock() } else { 0 };
                *left == dealt && top.is_some() == (dealt > 0)
            });
        let dealt = setup.pile_seats().len() as u8 * setup.stock();
        ensure(in_order && draw == setup.rules().deck.size() - dealt, Impossible::Deal)?;
        let tops: Vec<Card> = stocks.iter().filter_map(|(top, _)| *top).collect();
        self.check_new(&tops)
    }

    fn check_turn(&self, seat: Seat) -> Checked {
        let open = &self.open;
        let last = open.idle >= open.setup.rules().stalled_after.saturating_mul(open.circle.into());
        ensure(!last, Impossible::NotNow)?;
        let mut next = (0..open.setup.seat_count()).scan(open.turn, |turn, _| {
            *turn = open.setup.left_of(*turn);
            Some(*turn)
        });
        let follows = open.turns == 0 || next.find(|seat| !open.is_out(*seat)) == Some(seat);
        ensure(self.at_table(seat) && follows, Impossible::Turn(seat))
    }

    fn check_draw(&self, seat: Seat, count: u8, cards: Option<&[Card]>) -> Checked {
        self.on_turn(seat)?;
        let by_hand = self.open.setup.draws_by_hand();
        ensure(!self.open.is_caught(seat) && (!by_hand || count == 1), Impossible::Count)?;
        // One too many doesn't stay in the hand.
        let full = if by_hand { FULL + 1 } else { FULL };
        let held = usize::from(self.open.hand_sizes[seat]) + usize::from(count);
        let grows = matches!(self.open.setup.rules().draw, DrawRule::Fixed(_));
        ensure(count > 0 && count <= self.open.draw_left && (grows || held <= full), Impossible::Count)?;
        ensure(cards.is_some() == (self.viewer == Some(seat)), Impossible::Shown)?;
        let Some(cards) = cards else { return Ok(()) };
        ensure(cards.len() == usize::from(count), Impossible::Shown)?;
        self.check_new(cards)
    }

    fn check_announcement(&self, seat: Seat, what: Announcement, stock: Option<Seat>) -> Checked {
        self.on_turn(seat)?;
        let open = &self.open;
        let can_be = match (what, stock) {
            (Announcement::BuildingTo(Aim(rank)), Some(owner)) => {
                let top = open.stock_tops[owner].some();
                open.setup.rules().lead_up && top.is_some_and(|top| top.rank() == rank)
            }
            (Announcement::Blocking(_), None) => open.setup.rules().blocking > 0,
            _ => false,
        };
        ensure(can_be, Impossible::Announcement)
    }

    /// Whether a card can have come from where it is said to come from.
    fn check_source(&self, seat: Seat, mv: Move, source: Source, card: Card) -> Checked {
        let open = &self.open;
        let reached = |owner: Option<Seat>| {
            let owner = owner.unwrap_or(seat);
            let own = self.at_table(owner) && open.setup.team(owner) == open.setup.team(seat);
            own.then_some(owner).ok_or(Impossible::Move(mv))
        };
        match source {
            Source::Hand(slot) if slot >= open.hand_sizes[seat] => Err(Impossible::Move(mv)),
            Source::Hand(slot) if self.viewer == Some(seat) => {
                ensure(self.hand().get(usize::from(slot)) == Some(card), Impossible::Card(card))
            }
            Source::Hand(_) => self.check_new(&[card]),
            Source::Stock(owner) => ensure(open.stock_tops[reached(owner)?] == card, Impossible::Card(card)),
            Source::Discard(pile @ 0..4, owner) => {
                ensure(open.discards[reached(owner)?][usize::from(pile)] == card, Impossible::Card(card))
            }
            Source::Discard(..) => Err(Impossible::Move(mv)),
        }
    }

    /// Whether the right card, or none, was turned up by a play.
    fn check_turned(&self, seat: Seat, source: Source, turned: Option<Card>) -> Checked {
        let more = match source {
            Source::Stock(owner) => self.open.stock_left[owner.unwrap_or(seat)] > 1,
            _ => false,
        };
        ensure(turned.is_some() == more, Impossible::Shown)?;
        turned.map_or(Ok(()), |turned| self.check_new(&[turned]))
    }

    /// Whether cards can come out of the dark: none of them lies open already, and all belong to one deck.
    fn check_new(&self, cards: &[Card]) -> Checked {
        let mut known = [false; Card::IDS];
        for card in self.open_cards().chain(self.hand().iter()) {
            known[usize::from(card.id())] = true;
        }
        for card in cards {
            let lies_open = std::mem::replace(&mut known[usize::from(card.id())], true);
            ensure(!lies_open, Impossible::Card(*card))?;
        }
        Ok(())
    }

    /// Every card that lies open, or did before it was covered.
    fn open_cards(&self) -> impl Iterator<Item = Card> {
        let open = &self.open;
        let seats = || open.setup.seats();
        let stocks = seats().filter_map(|seat| open.stock_tops[seat].some());
        let discards =
            seats().flat_map(move |seat| (0..4).flat_map(move |pile| open.discard_pile(seat, pile)));
        let builds = open.builds.iter().flat_map(|build| build.cards().iter().copied());
        stocks.chain(discards).chain(builds).chain(open.completed_cards())
    }

    fn on_turn(&self, seat: Seat) -> Checked {
        ensure(self.open.turns > 0 && self.open.turn == seat, Impossible::Turn(seat))
    }

    /// Whether a seat may do something else than draw.
    fn acts(&self, seat: Seat) -> Checked {
        self.on_turn(seat)?;
        ensure(self.open.to_draw() == 0, Impossible::NotNow)
    }

    fn check_out_of_turn(&self, seat: Seat, mv: Move) -> Checked {
        let open = &self.open;
        let may = open.setup.rules().out_of_turn && self.at_table(seat) && open.turns > 0;
        let first = open.manners.ahead.is_none_or(|ahead| ahead == seat);
        ensure(may && first && !open.is_caught(seat) && !open.is_out(seat), Impossible::Turn(seat))?;
        let own = |owner: Option<Seat>| owner.is_none_or(|owner| owner == seat);
        let can_be = match mv.source() {
            Some(Source::Stock(owner)) => own(owner) && open.stock_left[seat] > 1,
            Some(Source::Discard(_, owner)) => own(owner),
            Some(Source::Hand(_)) => true,
            None => false,
        };
        ensure(can_be, Impossible::Move(mv))
    }

    fn at_table(&self, seat: Seat) -> bool {
        seat.index() < self.open.setup.seat_count()
    }

    /// A dealt table has stock piles until it ends.
    fn was_dealt(&self) -> bool {
        self.open.turns > 0 || self.open.setup.seats().any(|seat| self.open.stock_left[seat] > 0)
    }
}
