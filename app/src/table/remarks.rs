//! What computer players say now and then: each character at moments of its own, rarely, and only about what everybody sees.

use skipstone_core::bot::Character;
use skipstone_core::event::Discard;
use skipstone_core::{Card, Move, Rank, Seat, SeatView, Source, Target, VisibleEvent};

use crate::locale::Locale;
use crate::tr;

/// The stock cards from which on a pile is nearly played.
const NEARLY_OUT: usize = 3;

/// How many turns of the whole table lie between two remarks, and how many own turns between two of the same kind.
const PAUSE: u32 = 2;
const OWN_PAUSE: u32 = 9;

/// How often in a round a character says that a turn was as it likes them.
const HABITS: usize = 3;

/// The moment of a remark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Moment {
    /// The turn was one that the character likes.
    Habit,
    /// The own stock pile is nearly played.
    Close,
    /// An opponent's is.
    Pressed,
    /// The round is won.
    Won,
}

impl Moment {
    /// Every moment.
    pub const ALL: [Moment; 4] = [Moment::Habit, Moment::Close, Moment::Pressed, Moment::Won];

    /// Its part of the text's key.
    pub const fn key(self) -> &'static str {
        match self {
            Moment::Habit => "habit",
            Moment::Close => "close",
            Moment::Pressed => "pressed",
            Moment::Won => "won",
        }
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
    pub moment: Moment,
}

impl Remark {
    /// What is said, in quotation marks.
    pub fn words(&self, locale: &Locale) -> String {
        let key = format!("remark-{}-{}", self.character.name().to_lowercase(), self.moment.key());
        tr!(locale, "table-remark", remark = tr!(locale, key))
    }
}

/// Finds the moments for remarks in a round.
#[derive(Debug, Clone, Default)]
pub struct Remarks {
    /// What is said now; a player's next turn ends it.
    said: Vec<Remark>,
    /// All that was said in this round, each with the number of the turn.
    history: Vec<(u32, Remark)>,
    /// The number of the turn.
    number: u32,
    turn: Turn,
}

/// What has been played in a turn.
#[derive(Debug, Clone, Default)]
struct Turn {
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

    /// Notes an event that the board has shown; `view` is the position shown. Returns the remark that it gives rise to. `character`
    /// tells who plays in a seat, if it is a computer player with a character.
    pub fn apply(
        &mut self,
        event: &VisibleEvent,
        view: &SeatView<'_>,
        character: impl Fn(Seat) -> Option<Character>,
    ) -> Option<Remark> {
        let seat = match *event {
            VisibleEvent::Deal { .. } => {
                *self = Remarks::default();
                return None;
            }
            VisibleEvent::Turn(turn) => {
                self.said.retain(|remark| remark.seat != turn.seat);
                self.turn = Turn::default();
                self.number += 1;
                return None;
            }
            VisibleEvent::Play { mv, card, rank, .. } => {
                self.turn.add(mv.source(), card, rank);
                return None;
            }
            VisibleEvent::Complete(_) => {
                self.turn.completed += 1;
                return None;
            }
            VisibleEvent::Draw { .. } if !self.turn.ranks.is_empty() => {
                self.turn.new_hands += 1;
                return None;
            }
            VisibleEvent::Discard(discard) => discard.seat,
            VisibleEvent::Pass(pass) => pass.seat,
            VisibleEvent::End(ref result) => {
                let won = |seat: &Seat| Some(view.team(*seat)) == result.winner && character(*seat).is_some();
                view.setup().seats().find(won)?
            }
            _ => return None,
        };
        let character = character(seat)?;
        let moment = match event {
            VisibleEvent::End(_) => Moment::Won,
            _ => self.moment(character, seat, event, view)?,
        };
        let remark = Remark { seat, character, moment };
        self.said.push(remark);
        self.history.push((self.number, remark));
        Some(remark)
    }

    /// The moment that the end of a seat's turn is, if any.
    fn moment(
        &self,
        character: Character,
        seat: Seat,
        event: &VisibleEvent,
        view: &SeatView<'_>,
    ) -> Option<Moment> {
        let last = self.history.last().map_or(0, |(number, _)| *number);
        let seats = view.setup().seat_count() as u32;
        if self.number <= last + PAUSE * seats {
            return None;
        }
        let said = |moment| {
            let is_own = move |remark: &Remark| remark.seat == seat && remark.moment == moment;
            self.history.iter().filter(move |(_, remark)| is_own(remark)).map(|(number, _)| *number)
        };
        let is_near = |other: &Seat| (1..=NEARLY_OUT).contains(&view.stock_left(*other));
        let mut opponents = view.setup().seats().filter(|other| view.team(*other) != view.team(seat));
        if said(Moment::Close).count() == 0 && is_near(&seat) {
            return Some(Moment::Close);
        }
        if said(Moment::Pressed).count() == 0 && opponents.any(|other| is_near(&other)) {
            return Some(Moment::Pressed);
        }
        let rests =
            said(Moment::Habit).next_back().is_some_and(|number| self.number <= number + OWN_PAUSE * seats);
        let may = !rests && said(Moment::Habit).count() < HABITS;
        (may && self.turn.is_liked_by(character, seat, event, view)).then_some(Moment::Habit)
    }
}

impl Turn {
    fn add(&mut self, source: Option<Source>, card: Card, rank: Rank) {
        self.ranks.push(rank);
        self.wilds += usize::from(card.is_wild());
        match source {
            Some(Source::Stock(None)) => self.stock_cards += 1,
            Some(Source::Stock(Some(_))) => self.partners_stock_cards += 1,
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
        view: &SeatView<'_>,
    ) -> bool {
        let pile = match *event {
            VisibleEvent::Discard(Discard { mv: Move::Put(_, Target::Discard(pile, owner)), .. }) => {
                let mut cards = view.discard_pile(owner.unwrap_or(seat), pile.into());
                Some((cards.next(), cards.next()))
            }
            _ => None,
        };
        let rank = |card: Option<Card>| card.and_then(Card::rank);
        let onto = |wanted: &dyn Fn(Rank) -> Rank| {
            pile.is_some_and(|(card, under)| rank(card).is_some() && rank(card).map(wanted) == rank(under))
        };
        match character {
            Character::Pebble => onto(&|rank| rank),
            Character::Flint => self.new_hands > 0,
            Character::Slate => onto(&Rank::next),
            Character::Basalt => view.setup().seats().any(|other| {
                let wanted = view.stock_top(other).and_then(Card::rank);
                view.team(other) != view.team(seat)
                    && wanted.is_some_and(|wanted| self.ranks.contains(&wanted))
                    && (0..4).all(|pile| Some(view.build_next(pile)) != wanted)
            }),
            Character::Marble => self.wilds == 0 && self.stock_cards == 0,
            Character::Onyx => pile.is_some_and(|(card, _)| {
                let open = (0..4).flat_map(|pile| view.build_pile(pile)).copied().chain(view.completed());
                rank(card).is_some() && open.filter(|other| other.rank() == rank(card)).count() <= 3
            }),
            Character::Agate => self.wilds > 0,
            Character::Granite => self.ranks.is_empty(),
            Character::Jasper => self.completed > 0,
            Character::Quartz => pile.is_some_and(|(_, under)| under.is_none()),
            Character::Opal => self.partners_stock_cards > 0 || self.from_discards >= 2,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use skipstone_core::bot::Level;
    use skipstone_core::{Replica, Rules, Seed, Setup, deal};

    use super::*;

    /// All remarks in a round of two characters, each with the number of its turn.
    fn remarks(characters: [Character; 2], number: u64) -> Vec<(u32, Remark)> {
        let setup = Setup::new(Rules::default(), 2, 2).expect("two can play");
        let seed = Seed::from_number(number);
        let mut events = Vec::new();
        let round = deal::deal(setup, seed, Seat::ONE, &deal::NO_AGES, &mut events);
        let mut round = round.expect("no age is asked for");
        let mut replica = Replica::new(setup, None);
        let mut remarks = Remarks::default();
        let mut players = characters.map(|character| Level::Normal.in_character(Some(character), number));
        loop {
            for event in events.drain(..) {
                let event = VisibleEvent::of(&event, None, &round);
                replica.apply(&event);
                remarks.apply(&event, &replica.view(), |seat| Some(characters[seat.index()]));
            }
            if round.ending().is_some() {
                return remarks.history;
            }
            let view = round.view(round.turn());
            let mv = players[view.seat().index()].choose(&view);
            round.play_legal(mv, &mut events);
        }
    }

    #[test]
    fn every_character_has_its_moments_and_none_is_a_chatterbox() {
        for pair in Character::ALL.windows(2) {
            let mut counts: HashMap<(Character, Moment), usize> = HashMap::new();
            for number in 0..20 {
                let all = remarks([pair[0], pair[1]], number);
                for ((before, _), (after, remark)) in all.iter().zip(&all[1..]) {
                    assert!(*after > before + 4 || remark.moment == Moment::Won, "{all:?}");
                }
                assert!(all.len() <= 12, "{all:?}");
                all.iter().for_each(|(_, remark)| {
                    *counts.entry((remark.character, remark.moment)).or_default() += 1
                });
            }
            for character in pair {
                for moment in Moment::ALL {
                    let count = counts.get(&(*character, moment)).copied().unwrap_or_default();
                    assert!(count > 0, "{character} never has a moment for {moment:?}");
                }
            }
        }
    }
}
