//! How much of what happens on the board is said to those who don't see it.

use skipstone_core::{Seat, SeatView, VisibleEvent, event};

use super::{HandOrder, Log, Question, Slot, TableWording};
use crate::keyed::keyed;
use crate::tr;

keyed! {
    /// How much of what happens on the board is said.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub enum Verbosity {
        /// What each turn of the others came to, and what concerns everybody.
        #[default]
        Brief = "brief",
        /// Every event.
        Normal = "normal",
        /// Every event, and what lies then where it has changed something.
        Full = "full",
    }
}

/// What is said of events, and to whom.
#[derive(Debug, Clone, Copy)]
pub struct Speaker<'a> {
    /// The words for the listener.
    pub wording: TableWording<'a>,
    /// How much is said.
    pub verbosity: Verbosity,
    /// In which order the own hand is shown.
    pub hand_order: HandOrder,
}

impl Speaker<'_> {
    /// What is said of an event in place of its sentence in the log, which has followed it; `None` if it is the sentence. `places` are
    /// those whose cards are told in full, and `view` is the state after it.
    pub(super) fn said(
        &self,
        event: &VisibleEvent,
        log: &Log,
        places: &[Slot],
        view: &SeatView<'_>,
    ) -> Option<String> {
        // Where the own turn begins, what can be done in it is said.
        if matches!(event, VisibleEvent::Turn(turn) if Some(turn.seat) == self.wording.me) {
            return Some(String::new());
        }
        match self.verbosity {
            Verbosity::Brief => self.brief(event, log),
            Verbosity::Normal => None,
            Verbosity::Full => {
                let sentence = self.wording.event(event, view.setup());
                let places = places.iter().map(|slot| self.place(*slot, log, view));
                Some(std::iter::once(sentence).chain(places).collect::<Vec<_>>().join(" "))
            }
        }
    }

    fn brief(&self, event: &VisibleEvent, log: &Log) -> Option<String> {
        match *event {
            VisibleEvent::Turn(_)
            | VisibleEvent::Play { .. }
            | VisibleEvent::Complete(_)
            | VisibleEvent::Replenish { .. }
            | VisibleEvent::Draw { cards: None, .. } => Some(String::new()),
            VisibleEvent::Discard(event::Discard { seat, .. }) | VisibleEvent::Pass(event::Pass { seat }) => {
                Some(self.turn(seat, log))
            }
            VisibleEvent::Deal { .. }
            | VisibleEvent::Draw { .. }
            | VisibleEvent::Announce { .. }
            | VisibleEvent::Out(_)
            | VisibleEvent::Catch(_)
            | VisibleEvent::Call(_)
            | VisibleEvent::Penalty { .. }
            | VisibleEvent::End(_) => None,
        }
    }

    /// What a turn came to; empty for the own one, which the player has made.
    fn turn(&self, seat: Seat, log: &Log) -> String {
        let TableWording { locale, me, .. } = self.wording;
        if me == Some(seat) {
            return String::new();
        }
        let turn = log.last_turn(self.wording, seat);
        tr!(locale, "answer-turn", name = self.wording.name(seat), turn = turn.full())
    }

    fn place(&self, slot: Slot, log: &Log, view: &SeatView<'_>) -> String {
        let words = match slot {
            Slot::Hand(_) => self.wording.answer(Question::Hand, view, log, self.hand_order),
            slot => self.wording.slot(view, slot),
        };
        format!("{words}.")
    }
}

/// The places that events change and whose cards everybody sees, or the own hand; each with the last event that changes it, so that
/// what lies there after all of them is told once.
pub(super) fn changed_places<'e>(
    events: impl DoubleEndedIterator<Item = &'e VisibleEvent>,
    me: Seat,
) -> Vec<Vec<Slot>> {
    let mut told: Vec<Slot> = Vec::new();
    let mut places: Vec<Vec<Slot>> = events
        .rev()
        .map(|event| {
            let mut places = places_of(event, me);
            places.retain(|slot| !told.contains(slot));
            told.extend(&places);
            places
        })
        .collect();
    places.reverse();
    places
}

fn places_of(event: &VisibleEvent, me: Seat) -> Vec<Slot> {
    match *event {
        VisibleEvent::Draw { ref cards, .. } => cards.iter().map(|_| Slot::Hand(0)).collect(),
        VisibleEvent::Play { seat, mv, .. } | VisibleEvent::Discard(event::Discard { seat, mv, .. }) => {
            let from = mv.source().map(|source| Slot::of_source(source, seat, me));
            // What is left of a hand is no news to its owner, and nobody else's.
            let from = from.filter(|slot| !matches!(slot, Slot::Hand(_) | Slot::OtherHand(_)));
            from.into_iter().chain(mv.target().map(Slot::of_target)).collect()
        }
        VisibleEvent::Complete(event::Complete { pile }) => vec![Slot::Build(pile)],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use skipstone_core::{Move, Position, Replica};

    use super::*;
    use crate::board::Timeline;
    use crate::locale::{Language, Locale};

    /// What Ada is told of her own turn, of Bo's after it, and of the beginning of her next one; each move is told `at_once`, or
    /// event by event.
    fn told(language: Language, verbosity: Verbosity, at_once: bool) -> Vec<String> {
        let position = "b1: 1 2\ns@1: 9? 11\nh@1: 5 3 12 12 W\ns@2: 9? 8 4\nh@2: 5 9 9 9 9";
        let mut round = position.parse::<Position>().expect("a position").round().expect("a round");
        let me = Seat::ONE;
        let locale = Locale::new(language);
        let names = ["Ada", "Bo"].map(str::to_owned);
        let wording = TableWording { locale: &locale, names: &names, me: Some(me) };
        let speaker = Speaker { wording, verbosity, hand_order: HandOrder::Sorted };
        let mut timeline = Timeline::new(*round.view(me).setup(), Some(me));
        timeline.begin_in(Replica::of(&round, me));
        let mut events = Vec::new();
        for mv in ["h2>b1", "h2>d2", "s>b1", "h1>b1", "h1>d1"] {
            round.play_legal(Move::parse(mv, round.turn()).expect("a move"), &mut events);
            let seen = events.drain(..).map(|event| VisibleEvent::of(&event, Some(me), &round));
            timeline.receive(&seen.collect::<Vec<_>>());
            while timeline.advance().is_some() {
                if !at_once {
                    timeline.tell(speaker, true, false);
                }
            }
        }
        timeline.tell(speaker, true, false);
        let said = timeline.log().lines().iter().map(|line| line.said.clone());
        said.filter(|said| !said.is_empty()).collect()
    }

    #[test]
    fn each_level_says_as_much_as_it_promises() {
        let say = |language, verbosity| told(language, verbosity, false);
        let (english, german) = (Language::ENGLISH, Language::GERMAN);
        assert_eq!(
            say(english, Verbosity::Brief),
            ["Bo played 4 from stock, 5; discarded 9.", "You draw wild, wild."]
        );
        assert_eq!(
            say(german, Verbosity::Brief),
            ["Bo: 4 vom Spielerstapel, 5 gespielt; 9 abgelegt.", "Du ziehst Wild-Karte, Wild-Karte."]
        );
        assert_eq!(
            say(english, Verbosity::Normal),
            [
                "You play a 3 from hand onto build pile 1.",
                "You discard a 12 onto discard pile 2.",
                "Bo’s turn.",
                "Bo plays a 4 from the stock pile onto build pile 1.",
                "Bo plays a 5 from hand onto build pile 1.",
                "Bo discards a 9 onto discard pile 1.",
                "You draw wild, wild.",
            ]
        );
        assert_eq!(say(german, Verbosity::Normal).len(), 7);
        assert_eq!(
            say(english, Verbosity::Full)[3..],
            [
                "Bo plays a 4 from the stock pile onto build pile 1. Bo’s stock pile, 8 on top, 10 left. Build pile 1, \
                 needs 5.",
                "Bo plays a 5 from hand onto build pile 1. Build pile 1, needs 6.",
                "Bo discards a 9 onto discard pile 1. Bo’s discard pile 1, 9 on top, 1 card.",
                "You draw wild, wild. Your hand: 5, 12, wild, wild, wild.",
            ]
        );
        assert_eq!(
            say(german, Verbosity::Full)[3..5],
            [
                "Bo spielt eine 4 vom Spielerstapel auf Baustapel 1. Spielerstapel von Bo, oben 8, noch 10. Baustapel 1, \
                 braucht 5.",
                "Bo spielt eine 5 aus der Hand auf Baustapel 1. Baustapel 1, braucht 6.",
            ]
        );
    }

    /// A build pile that three cards were put on is described as it is then, and once.
    #[test]
    fn of_what_is_shown_at_once_each_place_is_told_once() {
        let card_by_card = told(Language::ENGLISH, Verbosity::Full, false);
        let at_once = told(Language::ENGLISH, Verbosity::Full, true);
        assert_eq!(at_once[..2].concat().matches("Build pile 1, needs").count(), 0);
        assert_eq!(at_once[3..].concat().matches("Build pile 1, needs").count(), 1);
        assert_eq!(at_once[4..], card_by_card[4..], "the last that is known of each place");
    }
}
