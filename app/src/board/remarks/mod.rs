//! What computer players say now and then: each character at moments of its own, rarely, and only about what everybody sees.

mod reactions;
mod turn;

use skipstone_core::bot::Character;
use skipstone_core::event::Discard;
use skipstone_core::{Card, Move, Seat, SeatView, Target, Team, VisibleEvent};

pub use reactions::Reaction;
use turn::Turn;

use super::TableWording;
use super::chain;
use crate::keyed::keyed;
use crate::locale::Locale;
use crate::tr;

/// The most stock cards from which on a pile is nearly played. Of a small pile it is one card of so many.
const NEARLY_OUT: usize = 3;
const SMALL_PART: usize = 4;

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
    /// What is said.
    pub sentence: Sentence,
}

/// What can be said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sentence {
    /// The character's own sentence for a moment.
    Own(RemarkOccasion),
    /// One of those that any character may say, by its number.
    Shared(Reaction, usize),
}

impl Remark {
    /// What is said, in quotation marks.
    pub fn words(&self, locale: &Locale) -> String {
        let key = match self.sentence {
            Sentence::Own(moment) => {
                format!("remark-{}-{}", self.character.name().to_lowercase(), moment.key())
            }
            Sentence::Shared(reaction, number) => format!("remark-{}-{number}", reaction.key()),
        };
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
                let remark = self.after_round(result.winner?, view, character)?;
                self.history.push((self.number, remark));
                return Some(remark);
            }
            _ => return None,
        };
        let remark = self.after_turn(seat, event, covered_card(event, before), view, character)?;
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

    /// What is said at the end of a round: by who has ended it for their team, or else by an opponent.
    fn after_round(
        &self,
        winner: Team,
        view: &SeatView<'_>,
        character: impl Fn(Seat) -> Option<Character>,
    ) -> Option<Remark> {
        let last = self.turn.seat?;
        let players = view.setup().seats_from(last).filter_map(|seat| Some((seat, character(seat)?)));
        let (winners, others): (Vec<_>, Vec<_>) = players.partition(|(seat, _)| view.team(*seat) == winner);
        let (seat, character, sentence) = match (winners.first(), others.first()) {
            (Some((seat, character)), _) => {
                let own = self.own(*seat, *character, RemarkOccasion::Won);
                (seat, character, own.or_else(|| self.shared(*seat, *character, Reaction::OwnWin))?)
            }
            (None, Some((seat, character))) => {
                (seat, character, self.shared(*seat, *character, Reaction::OthersWin)?)
            }
            (None, None) => return None,
        };
        Some(Remark { seat: *seat, character: *character, sentence })
    }

    /// What is said at the end of a seat's turn: by its player, or else by another one of what they have done.
    fn after_turn(
        &self,
        seat: Seat,
        event: &VisibleEvent,
        covered: Option<Card>,
        view: &SeatView<'_>,
        character: impl Fn(Seat) -> Option<Character>,
    ) -> Option<Remark> {
        let last = self.history.last().map_or(0, |(number, _)| *number);
        let seats = view.setup().seat_count() as u32;
        if self.number <= last + PAUSE * seats {
            return None;
        }
        let own = character(seat).and_then(|character| {
            let sentence = self.of_own_turn(character, seat, event, covered, view)?;
            Some(Remark { seat, character, sentence })
        });
        own.or_else(|| self.of_others_turn(seat, view, character))
    }

    /// What a player says of their own turn.
    fn of_own_turn(
        &self,
        character: Character,
        seat: Seat,
        event: &VisibleEvent,
        covered: Option<Card>,
        view: &SeatView<'_>,
    ) -> Option<Sentence> {
        let left = view.stock_left(seat);
        let setup = view.setup();
        let is_nearly_out = |seat: Seat| {
            let few = NEARLY_OUT.min(usize::from(setup.stock(seat)) / SMALL_PART).max(1);
            (1..=few).contains(&view.stock_left(seat))
        };
        let opponents = || setup.seats().filter(|other| view.team(*other) != view.team(seat));
        let is_pressed = opponents().any(is_nearly_out);
        let one_has_one = opponents().any(|other| view.stock_left(other) == 1);
        let shared = |is_it: bool, reaction| self.shared(seat, character, reaction).filter(|_| is_it);
        let own = |is_it: bool, moment| self.own(seat, character, moment).filter(|_| is_it);
        shared(self.turn.stock_cards >= chain::COUNTED, Reaction::OwnChain)
            .or_else(|| shared(left == 1, Reaction::OwnLastCard))
            .or_else(|| own(is_nearly_out(seat), RemarkOccasion::Close))
            .or_else(|| own(is_pressed, RemarkOccasion::Pressed))
            .or_else(|| shared(one_has_one, Reaction::OthersLastCard))
            .or_else(|| {
                let is_liked = self.turn.is_liked_by(character, seat, event, covered, view);
                own(is_liked, RemarkOccasion::Habit)
            })
    }

    /// What the next player says of another one's turn.
    fn of_others_turn(
        &self,
        of: Seat,
        view: &SeatView<'_>,
        character: impl Fn(Seat) -> Option<Character>,
    ) -> Option<Remark> {
        let is_opponent = |seat: &Seat| view.team(*seat) != view.team(of);
        let mut others =
            view.setup().seats_from(of).skip(1).filter_map(|seat| Some((seat, character(seat)?)));
        let (reaction, (seat, character)) = if self.turn.stock_cards >= chain::COUNTED {
            (Reaction::OthersChain, others.find(|(seat, _)| is_opponent(seat))?)
        } else if self.turn.partners_stock_cards > 0 {
            (Reaction::Helped, others.find(|(seat, _)| !is_opponent(seat))?)
        } else {
            return None;
        };
        Some(Remark { seat, character, sentence: self.shared(seat, character, reaction)? })
    }

    /// All remarks of this evening.
    fn said(&self) -> impl Iterator<Item = &Remark> {
        self.history.iter().map(|(_, remark)| remark).chain(&self.earlier)
    }

    /// The character's own sentence for a moment, unless the player has said it: a sentence is funny once an evening.
    fn own(&self, seat: Seat, character: Character, moment: RemarkOccasion) -> Option<Sentence> {
        let remark = Remark { seat, character, sentence: Sentence::Own(moment) };
        (!self.said().any(|said| *said == remark)).then_some(remark.sentence)
    }

    /// A sentence that nobody has said yet. A player reacts so once in a round.
    fn shared(&self, seat: Seat, character: Character, reaction: Reaction) -> Option<Sentence> {
        let is_such =
            |remark: &Remark| matches!(remark.sentence, Sentence::Shared(other, _) if other == reaction);
        if self.history.iter().any(|(_, remark)| remark.seat == seat && is_such(remark)) {
            return None;
        }
        let sentences = reaction.numbers(character, self.earlier.len());
        let mut sentences = sentences.map(|number| Sentence::Shared(reaction, number));
        sentences.find(|sentence| !self.said().any(|said| said.sentence == *sentence))
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
    use std::collections::{HashMap, HashSet};

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

    fn is_of_the_end(remark: &Remark) -> bool {
        use Reaction::{OthersWin, OwnWin};
        let Sentence::Shared(reaction, _) = remark.sentence else {
            return remark.sentence == Sentence::Own(RemarkOccasion::Won);
        };
        matches!(reaction, OthersWin | OwnWin)
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
                    assert!(*after > before + 4 || is_of_the_end(remark), "{all:?}");
                }
                for character in pair {
                    for moment in RemarkOccasion::ALL {
                        let is_such = |remark: &Remark| {
                            (remark.character, remark.sentence) == (character, Sentence::Own(moment))
                        };
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

    /// Over an evening there is something to every kind of event, and no sentence comes twice.
    #[test]
    fn players_react_to_each_other() {
        let pair = [Character::Opal, Character::Onyx];
        let mut reactions = HashMap::new();
        for evening in 0..8 {
            let (mut remarks, mut said) = (Remarks::default(), HashSet::new());
            for number in 10 * evening..10 * evening + 6 {
                let (setup, events) = visible_events(pair, number);
                // The second seat is a person's in half of them.
                let is_person = number % 2 == 0;
                let character =
                    |seat: Seat| Some(pair[seat.index()]).filter(|_| seat == Seat::ONE || !is_person);
                let mut replica = Replica::new(setup, None);
                for event in &events {
                    let before = replica.clone();
                    replica.apply(event);
                    let remark = remarks.apply(event, &before.view(), &replica.view(), character);
                    if let Some(Remark { sentence: Sentence::Shared(reaction, number), .. }) = remark {
                        assert!(said.insert((reaction, number)), "{reaction:?} {number}");
                        *reactions.entry(reaction).or_insert(0) += 1;
                    }
                }
            }
        }
        // With partners only.
        let missing = Reaction::ALL.into_iter().filter(|reaction| !reactions.contains_key(reaction));
        assert_eq!(missing.collect::<Vec<_>>(), [Reaction::Helped], "{reactions:?}");
    }

    #[test]
    fn the_winner_makes_the_last_remark() {
        let pair = [Character::Jasper, Character::Flint];
        let (setup, events) = visible_events(pair, 2);
        let mut remarks = Remarks::default();
        let (_, won) = *collect_remarks(&mut remarks, setup, &events, pair).last().expect("remarks");
        assert!(is_of_the_end(&won), "{won:?}");
        assert_eq!(remarks.of(won.seat), Some(won));
    }
}
