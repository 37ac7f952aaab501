//! What computer players say now and then: each character at moments of its own, rarely, and only about what everybody sees.

use skipstone_core::bot::Character;
use skipstone_core::event::Discard;
use skipstone_core::{Card, Move, Pile, Rank, Seat, SeatView, Source, Target, VisibleEvent};

use super::TableWording;
use crate::keyed::keyed;
use crate::locale::Locale;
use crate::tr;

/// The stock cards from which on a pile is nearly played.
const NEARLY_OUT: usize = 3;

/// How many turns of the whole table lie between two remarks.
const PAUSE: u32 = 2;

keyed! {
    /// The moment of a remark.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum RemarkOccasion {
        /// The turn was one that the character likes.
        Habit = "habit",
        /// The own stock pile is nearly played.
        Close = "close",
        /// An opponent's is.
        Pressed = "pressed",
        /// The round is won.
        Won = "won",
    }
}

/// A remark: whose, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Remark {
    /// The player who makes it.
    pub seat: Seat,
    /// Who the player is.
    pub character: Character,
    /// What it is about.
    pub moment: RemarkOccasion,
}

impl Remark {
    /// What is said, in quotation marks.
    pub fn words(&self, locale: &Locale) -> String {
        let key = format!("remark-{}-{}", self.character.name().to_lowercase(), self.moment.key());
        tr!(locale, "table-remark", remark = tr!(locale, key))
    }

    /// The line of the log: who says what.
    pub fn line(&self, wording: TableWording<'_>) -> String {
        let (name, remark) = (wording.name(self.seat), self.words(wording.locale));
        tr!(wording.locale, "table-remark-by", name = name, remark = remark)
    }
}

/// Finds the moments for remarks in the rounds of a table. The same events have the same moments, so that a round that is shown anew
/// brings no other remarks.
#[derive(Debug, Clone, Default)]
pub struct Remarks {
    /// What is said now, one remark a player at most; the player's next turn ends it.
    said: Vec<Remark>,
    /// All remarks of this round, each with the number of the turn.
    history: Vec<(u32, Remark)>,
    /// How many of these there were at the last call of [`Remarks::settle`].
    settled: usize,
    /// The remarks of earlier rounds.
    earlier: Vec<Remark>,
    /// The deal of this round.
    deal: Option<VisibleEvent>,
    /// The number of the turn.
    number: u32,
    turn: Turn,
}

/// What the seat on turn has played.
#[derive(Debug, Clone, Default)]
struct Turn {
    seat: Option<Seat>,
    ranks: Vec<Rank>,
    wilds: usize,
    stock_cards: usize,
    partners_stock_cards: usize,
    from_discards: usize,
    completed: usize,
    new_hands: usize,
}

impl Remarks {
    /// What a seat says now.
    pub fn of(&self, seat: Seat) -> Option<Remark> {
        self.said.iter().copied().find(|remark| remark.seat == seat)
    }

    /// Notes an event that is shown, of a round from its deal, with the states before and after it, and returns the remark that
    /// it gives rise to. `character` tells who plays in a seat, if it is a computer player with a character.
    pub fn apply(
        &mut self,
        event: &VisibleEvent,
        before: &SeatView<'_>,
        view: &SeatView<'_>,
        character: impl Fn(Seat) -> Option<Character>,
    ) -> Option<Remark> {
        let seat = match *event {
            VisibleEvent::Deal { .. } => {
                let Remarks { mut earlier, history, deal, .. } = std::mem::take(self);
                if deal.as_ref() != Some(event) {
                    earlier.extend(history.into_iter().map(|(_, remark)| remark));
                }
                *self = Remarks { earlier, deal: Some(event.clone()), ..Remarks::default() };
                return None;
            }
            VisibleEvent::Turn(turn) => {
                self.said.retain(|remark| remark.seat != turn.seat);
                self.turn = Turn { seat: Some(turn.seat), ..Turn::default() };
                self.number += 1;
                return None;
            }
            // Others may play out of turn (RULES 9).
            VisibleEvent::Play { seat, mv, card, rank, .. } if Some(seat) == self.turn.seat => {
                self.turn.add(mv.source(), card, rank);
                return None;
            }
            VisibleEvent::Complete(_) => {
                self.turn.completed += 1;
                return None;
            }
            VisibleEvent::Draw { seat, .. } if Some(seat) == self.turn.seat => {
                self.turn.new_hands += usize::from(!self.turn.ranks.is_empty());
                return None;
            }
            VisibleEvent::Discard(discard) => discard.seat,
            VisibleEvent::Pass(pass) => pass.seat,
            VisibleEvent::End(ref result) => {
                let has_won =
                    |seat: &Seat| Some(view.team(*seat)) == result.winner && character(*seat).is_some();
                // Who has ended the round speaks for its team.
                self.turn.seat.filter(has_won).or_else(|| view.setup().seats().find(has_won))?
            }
            _ => return None,
        };
        let character = character(seat)?;
        let moment = match event {
            VisibleEvent::End(_) => RemarkOccasion::Won,
            _ => self.moment(character, seat, event, covered_card(event, before), view)?,
        };
        let remark = Remark { seat, character, moment };
        if self.earlier.contains(&remark) {
            return None;
        }
        self.history.push((self.number, remark));
        Some(remark)
    }

    /// Says what was remarked since the last call. Of turns that were passed over at once, none is remarked upon but the last.
    pub fn settle(&mut self) {
        for (number, remark) in &self.history[self.settled..] {
            if self.number <= number + 1 {
                self.said.retain(|earlier| earlier.seat != remark.seat);
                self.said.push(*remark);
            }
        }
        self.settled = self.history.len();
    }

    /// The moment that the end of a seat's turn is, if any.
    fn moment(
        &self,
        character: Character,
        seat: Seat,
        event: &VisibleEvent,
        covered: Option<Card>,
        view: &SeatView<'_>,
    ) -> Option<RemarkOccasion> {
        let last = self.history.last().map_or(0, |(number, _)| *number);
        let seats = view.setup().seat_count() as u32;
        if self.number <= last + PAUSE * seats {
            return None;
        }
        // A sentence is funny once an evening.
        let said = || self.history.iter().map(|(_, remark)| remark).chain(&self.earlier);
        let is_new = |moment| !said().any(|remark| remark.seat == seat && remark.moment == moment);
        let is_near = |other: &Seat| (1..=NEARLY_OUT).contains(&view.stock_left(*other));
        let mut opponents = view.setup().seats().filter(|other| view.team(*other) != view.team(seat));
        if is_new(RemarkOccasion::Close) && is_near(&seat) {
            return Some(RemarkOccasion::Close);
        }
        if is_new(RemarkOccasion::Pressed) && opponents.any(|other| is_near(&other)) {
            return Some(RemarkOccasion::Pressed);
        }
        let is_liked = self.turn.is_liked_by(character, seat, event, covered, view);
        (is_liked && is_new(RemarkOccasion::Habit)).then_some(RemarkOccasion::Habit)
    }
}

impl Turn {
    fn add(&mut self, source: Option<Source>, card: Card, rank: Rank) {
        self.ranks.push(rank);
        self.wilds += usize::from(card.is_wild());
        match source {
            Some(Source::Stock(owner)) if self.seat == Some(owner) => self.stock_cards += 1,
            Some(Source::Stock(_)) => self.partners_stock_cards += 1,
            Some(Source::Discard(..)) => self.from_discards += 1,
            Some(Source::Hand(_)) | None => {}
        }
    }

    /// Whether the turn that this event has ended shows what a character likes.
    fn is_liked_by(
        &self,
        character: Character,
        seat: Seat,
        event: &VisibleEvent,
        covered: Option<Card>,
        view: &SeatView<'_>,
    ) -> bool {
        let discarded = match *event {
            VisibleEvent::Discard(Discard { card, .. }) => Some(card),
            _ => None,
        };
        let rank = discarded.and_then(Card::rank);
        let onto = |wanted: &dyn Fn(Rank) -> Rank| {
            rank.is_some() && rank.map(wanted) == covered.and_then(Card::rank)
        };
        match character {
            Character::Pebble => onto(&|rank| rank),
            Character::Flint => self.new_hands > 0,
            Character::Slate => onto(&Rank::next),
            Character::Basalt => view.setup().seats().any(|other| {
                let wanted = view.stock_top(other).and_then(Card::rank);
                view.team(other) != view.team(seat)
                    && wanted.is_some_and(|wanted| self.ranks.contains(&wanted))
                    && Pile::ALL.into_iter().all(|pile| Some(view.build_next(pile)) != wanted)
            }),
            Character::Marble => self.wilds == 0 && self.stock_cards == 0,
            Character::Onyx => {
                rank.is_some() && view.open_cards().filter(|other| other.rank() == rank).count() <= 4
            }
            Character::Agate => self.wilds > 0,
            Character::Granite => self.ranks.is_empty(),
            Character::Jasper => self.completed > 0,
            Character::Quartz => discarded.is_some() && covered.is_none(),
            Character::Opal => self.partners_stock_cards > 0 || self.from_discards >= 2,
        }
    }
}

/// The card that a discard covers. `before` is the state before it.
fn covered_card(event: &VisibleEvent, before: &SeatView<'_>) -> Option<Card> {
    match *event {
        VisibleEvent::Discard(Discard { mv: Move::Put(_, Target::Discard(pile, owner)), .. }) => {
            before.discard_pile(owner, pile).next()
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use skipstone_core::bot::Level;
    use skipstone_core::{Replica, Rules, Seed, Setup, deal};

    use super::*;

    /// What is seen of a round of two characters.
    fn visible_events(characters: [Character; 2], number: u64) -> (Setup, Vec<VisibleEvent>) {
        let setup = Setup::new(Rules::default(), 2, 2).expect("two can play");
        let (mut events, mut seen) = (Vec::new(), Vec::new());
        let round = deal::deal(setup, Seed::from_number(number), Seat::ONE, &deal::NO_AGES, &mut events);
        let mut round = round.expect("no age is asked for");
        let mut players = characters.map(|character| Level::Normal.in_character(Some(character), number));
        loop {
            seen.extend(events.drain(..).map(|event| VisibleEvent::of(&event, None, &round)));
            if round.ending().is_some() {
                return (setup, seen);
            }
            let view = round.view(round.turn());
            let mv = players[view.seat().index()].choose(&view);
            round.play_legal(mv, &mut events);
        }
    }

    /// All remarks in a round, each with the number of its turn.
    fn collect_remarks(
        remarks: &mut Remarks,
        setup: Setup,
        events: &[VisibleEvent],
        characters: [Character; 2],
    ) -> Vec<(u32, Remark)> {
        let mut replica = Replica::new(setup, None);
        for event in events {
            let before = replica.clone();
            replica.apply(event);
            let character = |seat: Seat| Some(characters[seat.index()]);
            remarks.apply(event, &before.view(), &replica.view(), character);
            remarks.settle();
        }
        remarks.history.clone()
    }

    #[test]
    fn every_character_has_its_moments_and_none_is_a_chatterbox() {
        for pair in Character::ALL.windows(2) {
            let pair = [pair[0], pair[1]];
            let mut counts: HashMap<(Character, RemarkOccasion), usize> = HashMap::new();
            for number in 0..20 {
                let (setup, events) = visible_events(pair, number);
                let all = collect_remarks(&mut Remarks::default(), setup, &events, pair);
                for ((before, _), (after, remark)) in all.iter().zip(&all[1..]) {
                    assert!(*after > before + 4 || remark.moment == RemarkOccasion::Won, "{all:?}");
                }
                for character in pair {
                    for moment in RemarkOccasion::ALL {
                        let is_such =
                            |remark: &Remark| (remark.character, remark.moment) == (character, moment);
                        let count = all.iter().filter(|(_, remark)| is_such(remark)).count();
                        assert!(count <= 1, "{character}, {moment:?}: {all:?}");
                        *counts.entry((character, moment)).or_default() += count;
                    }
                }
            }
            for (of, count) in counts {
                assert!(count > 0, "never a moment for {of:?}");
            }
        }
    }

    #[test]
    fn rounds_shown_anew_and_hidden_discards_bring_the_same_remarks() {
        let pair = [Character::Quartz, Character::Slate];
        let (setup, events) = visible_events(pair, 1);
        let mut remarks = Remarks::default();
        let all = collect_remarks(&mut remarks, setup, &events, pair);
        assert!(all.len() > 3, "{all:?}");
        assert_eq!(collect_remarks(&mut remarks, setup, &events, pair), all, "shown anew");
        let rules = Rules { hide_buried: true, ..Rules::default() };
        let hidden = Setup::new(rules, 2, 2).expect("two can play");
        assert_eq!(collect_remarks(&mut Remarks::default(), hidden, &events, pair), all, "hidden discards");
    }

    #[test]
    fn no_sentence_is_said_in_two_rounds() {
        let pair = [Character::Jasper, Character::Flint];
        let mut remarks = Remarks::default();
        let mut said = Vec::new();
        for number in 2..6 {
            let (setup, events) = visible_events(pair, number);
            let all = collect_remarks(&mut remarks, setup, &events, pair);
            said.extend(all.into_iter().map(|(_, remark)| remark));
        }
        assert!(said.len() > 4, "{said:?}");
        let repeated = |at: &usize| said[..*at].contains(&said[*at]);
        assert!(!(0..said.len()).any(|at| repeated(&at)), "{said:?}");
    }

    #[test]
    fn the_winner_makes_the_last_remark() {
        let pair = [Character::Jasper, Character::Flint];
        let (setup, events) = visible_events(pair, 2);
        let mut remarks = Remarks::default();
        let (_, won) = *collect_remarks(&mut remarks, setup, &events, pair).last().expect("remarks");
        assert_eq!((won.moment, remarks.of(won.seat)), (RemarkOccasion::Won, Some(won)));
    }
}
