//! A handicap: stock piles of different sizes, so that uneven players have even chances (RULES 3).

use iced::widget::{Column, column, container, row};
use iced::{Center, Fill};
use skipstone_core::table::Player;
use skipstone_core::{Seat, StockSize};

use super::{Change, Draft, Sides, folding_heading, player_name};
use crate::settings::Context;
use crate::statistics::{even_stocks, level_rating};
use crate::widget::accessible::Named;
use crate::widget::number::stepper;
use crate::widget::{button, text};
use crate::{Element, tr};

/// Draws a line for each seat with a stock pile of its own, or only the heading while they are closed.
pub(super) fn view<'a>(draft: &'a Draft, is_open: bool, context: Context<'a>) -> Element<'a, Change> {
    let is_uneven = matches!(draft.rules().stock, StockSize::PerSeat(_));
    let is_open = is_open || is_uneven;
    let shows = if is_uneven { Change::EvenStocks } else { Change::ShowHandicap(!is_open) };
    let heading = folding_heading(&tr!(context, "handicap"), is_open, shows);
    if !is_open {
        return heading;
    }
    let about = container(text::caption(tr!(context, "handicap-about"))).padding([0, 12]);
    let lines = draft.stocks().into_iter().map(|(seat, cards)| {
        let name = player_name(context.locale, draft, seat);
        let change =
            move |cards: i64| Change::Stock(seat, u8::try_from(cards).unwrap_or(*StockSize::CARDS.end()));
        let (low, high) = (i64::from(*StockSize::CARDS.start()), i64::from(*StockSize::CARDS.end()));
        let stepper = stepper(cards.into(), low..=high, 1, change);
        let words = tr!(context, "handicap-of", name = name.as_str(), count = cards);
        row![text::body(name).width(Fill), Named::new(words, stepper)].align_y(Center).into()
    });
    column![heading, about, container(Column::with_children(lines).spacing(6)).padding([6, 12])]
        .push(proposal(draft, context))
        .spacing(2)
        .into()
}

/// What makes chances even, by how good the player is; `None` where that isn't known, or they are even already.
fn proposal<'a>(draft: &'a Draft, context: Context<'a>) -> Option<Element<'a, Change>> {
    let stocks = draft.even_stocks(context.rating?).filter(|stocks| *stocks != draft.stocks())?;
    let name = |seat| player_name(context.locale, draft, seat);
    let told: Vec<String> = stocks.iter().map(|(seat, cards)| format!("{} {cards}", name(*seat))).collect();
    let words = tr!(context, "handicap-even", stocks = context.locale.list(&told));
    let take = button::secondary(tr!(context, "handicap-take"), Some(Change::Stocks(stocks)));
    let line = row![text::body(words).width(Fill), Element::from(take)].spacing(12).align_y(Center);
    Some(container(line).padding([6, 12]).into())
}

impl Draft {
    /// The seats with a stock pile of their own, and its size.
    pub(super) fn stocks(&self) -> Vec<(Seat, u8)> {
        let table = self.table();
        match table.rules.stock {
            StockSize::PerSeat(sizes) => {
                Seat::first_n(table.seats.len()).zip(sizes.as_slice().iter().copied()).collect()
            }
            StockSize::Standard | StockSize::Cards(_) => {
                let setup = table.setup().ok();
                let stocks = |setup: skipstone_core::Setup| {
                    setup.pile_seats().map(move |seat| (seat, setup.stock(seat)))
                };
                setup.into_iter().flat_map(stocks).collect()
            }
        }
    }

    /// Changes the size of a seat's stock pile. Nothing happens for a seat without one.
    pub(super) fn set_stock(&mut self, seat: Seat, cards: u8) {
        let mut stocks = self.stocks();
        for (other, size) in &mut stocks {
            if *other == seat {
                *size = cards.clamp(*StockSize::CARDS.start(), *StockSize::CARDS.end());
            }
        }
        self.set_stocks(&stocks);
    }

    /// Changes the sizes of all stock piles.
    pub(super) fn set_stocks(&mut self, stocks: &[(Seat, u8)]) {
        let sizes: Vec<u8> = stocks.iter().map(|(_, size)| *size).collect();
        if let Some(stock) = StockSize::from_sizes(&sizes) {
            self.set_stock_size(stock);
        }
    }

    /// The stock piles that make chances even between a player with this rating and computer players, each for themselves: the largest
    /// stays as large as it is. `None` at other tables.
    fn even_stocks(&self, rating: f64) -> Option<Vec<(Seat, u8)>> {
        let stocks = self.stocks();
        let seats = &self.table().seats;
        let people = seats.iter().filter(|seat| seat.player == Player::Human).count();
        if people != 1 || self.sides() != Sides::Alone {
            return None;
        }
        let ratings = seats.iter().map(|seat| match seat.player {
            Player::Human => Some(rating),
            Player::Bot(level) => level_rating(level),
        });
        let ratings: Vec<f64> = ratings.collect::<Option<_>>()?;
        let largest = stocks.iter().map(|(_, size)| *size).max()?;
        Some(Seat::first_n(seats.len()).zip(even_stocks(largest, &ratings)).collect())
    }
}

#[cfg(test)]
mod tests {
    use skipstone_core::bot::Level;

    use super::*;

    #[test]
    fn chances_are_made_even_by_what_players_are_known_for() {
        let mut draft = Draft::default();
        draft.set_player(Seat::Two, Player::Bot(Level::Normal));
        let normal = level_rating(Level::Normal).expect("a rating");
        let hard = level_rating(Level::Hard).expect("a rating");
        assert_eq!(draft.even_stocks(hard), Some(vec![(Seat::One, 30), (Seat::Two, 23)]));
        assert_eq!(draft.even_stocks(normal), Some(vec![(Seat::One, 30), (Seat::Two, 30)]));
        draft.set_stocks(&draft.even_stocks(hard).expect("a proposal"));
        assert_eq!(draft.stocks(), draft.even_stocks(hard).expect("a proposal"));
        draft.set_player(Seat::Two, Player::Bot(Level::Hard));
        assert_eq!(draft.even_stocks(normal), Some(vec![(Seat::One, 23), (Seat::Two, 30)]));
        draft.set_player(Seat::Two, Player::Human);
        assert_eq!(draft.even_stocks(normal), None, "nobody knows how good the other is");
    }

    #[test]
    fn a_handicap_is_a_size_for_each_stock_pile() {
        let mut draft = Draft::default();
        draft.set_seat_count(3);
        let sizes = |draft: &Draft| draft.stocks().into_iter().map(|(_, size)| size).collect::<Vec<_>>();
        assert_eq!(sizes(&draft), [30, 30, 30]);
        draft.set_stock(Seat::Two, 12);
        assert_eq!(sizes(&draft), [30, 12, 30]);
        draft.set_seat_count(4);
        assert_eq!((sizes(&draft), draft.problem()), (vec![30, 12, 30, 30], None));
        draft.set_stock(Seat::Two, 30);
        assert_eq!(draft.rules().stock, StockSize::Cards(30), "it is no handicap any more");
        draft.set_sides(Sides::Teams(2));
        draft.set_stock(Seat::Four, 1);
        assert_eq!(sizes(&draft), [30, 30, 30, 5]);
    }
}
