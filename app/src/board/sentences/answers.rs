//! Answers to what one asks who doesn't see the board: a short sentence each.

use skipstone_core::{Card, Move, Pile, Seat, SeatView, Source};

use super::TableWording;
use crate::board::{HandOrder, Log};
use crate::tr;

/// What can be asked about the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Question {
    /// What can I play?
    Playable,
    /// What do the build piles need?
    Builds,
    /// What do I hold?
    Hand,
    /// What lies on my stock pile and my discard piles?
    OwnPiles,
    /// What lies before the others?
    OthersPiles,
    /// What did the others do last?
    LastTurns,
}

/// At larger tables only the stock piles of the others are told.
const MOST_WITH_DISCARDS: usize = 4;

impl TableWording<'_> {
    /// The answer to a question, as far as the view's seat may see it. `order` is how the own hand is shown.
    pub fn answer(&self, question: Question, view: &SeatView<'_>, log: &Log, order: HandOrder) -> String {
        let locale = self.locale;
        let (me, setup) = (view.seat(), view.setup());
        let others = || setup.seats_from(me).skip(1);
        match question {
            Question::Playable => self.playable(view),
            Question::Builds => {
                let needs = Pile::ALL.into_iter().map(|pile| locale.rank_text(view.build_next(pile)));
                tr!(locale, "answer-builds", ranks = locale.list(&needs.collect::<Vec<_>>()))
            }
            Question::Hand => {
                let card = |slot: u8| view.hand().get(usize::from(slot));
                let cards: Vec<Card> = order.slots(view).into_iter().filter_map(card).collect();
                if cards.is_empty() { self.held(view, me) } else { self.open_hand(me, &cards) }
            }
            Question::OwnPiles => format!("{}. {}", self.stock(view, me), self.discards(view, me)),
            Question::OthersPiles => {
                let with_discards = setup.seat_count() <= MOST_WITH_DISCARDS;
                let piles = others().filter(|seat| setup.has_piles(*seat));
                piles.map(|seat| self.piles(view, seat, with_discards)).collect::<Vec<_>>().join(" ")
            }
            Question::LastTurns => {
                let turns = others().filter_map(|seat| {
                    let (name, turn) = (self.name(seat), log.whole_turn(*self, seat));
                    (!turn.is_empty()).then(|| tr!(locale, "answer-turn", name = name, turn = turn))
                });
                let turns = turns.collect::<Vec<_>>().join(" ");
                if turns.is_empty() { tr!(locale, "answer-no-turns") } else { turns }
            }
        }
    }

    /// What lies before another player.
    fn piles(&self, view: &SeatView<'_>, seat: Seat, with_discards: bool) -> String {
        let locale = self.locale;
        let top = view.stock_top(seat).map_or_else(|| tr!(locale, "answer-free"), |card| locale.card(card));
        let (name, left) = (self.name(seat), view.stock_left(seat));
        let stock = tr!(locale, "answer-stock", name = name, card = top, left = left);
        let tops: Vec<Option<String>> = self.discard_tops(view, seat).collect();
        if !with_discards || tops.iter().all(Option::is_none) {
            return format!("{stock}.");
        }
        let tops = tops.into_iter().map(|top| top.unwrap_or_else(|| tr!(locale, "answer-free")));
        tr!(locale, "answer-piles", stock = stock, cards = tops.collect::<Vec<_>>().join(", "))
    }

    /// The cards that the seat can play now.
    fn playable(&self, view: &SeatView<'_>) -> String {
        let locale = self.locale;
        if view.turn() != view.seat() || view.ending().is_some() {
            return tr!(locale, "answer-not-on-turn");
        }
        let moves = view.legal_moves();
        // The hand first.
        let mut sources: Vec<Source> =
            moves.iter().filter(|mv| mv.is_play()).filter_map(Move::source).collect();
        sources.sort_by_key(|source| !matches!(source, Source::Hand(_)));
        let cards = sources.into_iter().filter_map(|source| {
            let card = locale.card(view.source_card(source).ok()?);
            Some(match source {
                Source::Hand(_) => card,
                Source::Stock(owner) => self.stock_card(card, view.seat(), owner),
                Source::Discard(pile, _) => {
                    tr!(locale, "answer-from-discard", card = card, pile = pile.number())
                }
            })
        });
        // Equal cards of the hand are said once.
        let cards = cards.fold(Vec::new(), |mut said: Vec<String>, card| {
            if !said.contains(&card) {
                said.push(card);
            }
            said
        });
        match cards.is_empty() {
            true => tr!(locale, "answer-nothing"),
            false => tr!(locale, "answer-playable", cards = locale.list(&cards)),
        }
    }

    /// A seat's discard piles in words.
    fn discards(&self, view: &SeatView<'_>, seat: Seat) -> String {
        let locale = self.locale;
        let tops = self.discard_tops(view, seat);
        let tops = tops.map(|top| top.unwrap_or_else(|| tr!(locale, "answer-free")));
        tr!(locale, "answer-discards", piles = tops.collect::<Vec<_>>().join(", "))
    }

    /// The card on top of each of a seat's discard piles; `None` for a free place.
    fn discard_tops(&self, view: &SeatView<'_>, seat: Seat) -> impl Iterator<Item = Option<String>> {
        Pile::ALL
            .into_iter()
            .map(move |pile| view.discard_pile(seat, pile).next().map(|card| self.locale.card(card)))
    }
}

#[cfg(test)]
mod tests {
    use skipstone_core::Position;

    use super::*;
    use crate::locale::{Language, Locale};

    /// The answers to all questions in a position, by the seat on turn.
    fn answers(position: &str) -> Vec<String> {
        let locale = Locale::new(Language::ENGLISH);
        let names = ["Ada", "Pebble"].map(str::to_owned);
        let round = position.parse::<Position>().expect("a position").round().expect("a round");
        let me = round.turn();
        let wording = TableWording { locale: &locale, names: &names, me: Some(me) };
        let all = [
            Question::Playable,
            Question::Builds,
            Question::Hand,
            Question::OwnPiles,
            Question::OthersPiles,
            Question::LastTurns,
        ];
        let answer = |question| wording.answer(question, &round.view(me), &Log::default(), HandOrder::Drawn);
        all.map(answer).into()
    }

    #[test]
    fn every_question_has_a_short_answer() {
        let position =
            "b1: 1 2\nb2: 1 2 3 4 5 6\ns@1: 4? 3\nh@1: 3 7 W 9 3\nd1@1: 10 5\nd3@1: 7\ns@2: 9? 8\nd2@2: 12";
        assert_eq!(
            answers(position),
            [
                "Cards you can play: 3, 7, wild, 3 from stock and 7 from discard pile 3.",
                "The build piles need 3, 7, 1 and 1.",
                "Your hand: 3, 7, wild, 9, 3",
                "Your stock pile, 3 on top, 5 left. Discard piles: 5, free, 7, free.",
                "Pebble: stock 8, 10 left; discards free, 12, free, free.",
                "The others haven’t had a turn yet.",
            ]
        );
    }

    #[test]
    fn nothing_to_play_is_said_too() {
        assert_eq!(
            answers("s@1: 4? 3\nh@1: 7 9\ns@2: 9? 8")[0],
            "You can’t play any card. Discard one to end your turn."
        );
    }
}
