//! The best turn of the round, which comes before anything else: in words, and as a stone that skips once for each stock card.

use iced::widget::{column, container, row, space};
use iced::{Alignment, Fill};
use skipstone_core::table::RoundEnd;
use skipstone_core::{Seat, Team};

use super::layout::PictureHeights;
use crate::board::best_turn::BestTurn;
use crate::screen::Context;
use crate::screen::table::message::Message;
use crate::screen::table::model::TableModel;
use crate::theme::container::first_place;
use crate::theme::text::soft;
use crate::widget::face::Face;
use crate::widget::stone::Mood;
use crate::widget::{button, skips, text};
use crate::{Element, tr};

/// The padding of the box, and the gap between its words and its picture.
const PADDING: [f32; 2] = [10.0, 16.0];
const GAP: f32 = 4.0;
/// The sizes of its lines.
const TITLE: f32 = 20.0;
const ABOUT: f32 = 15.0;

/// The heights of its picture.
pub(super) const PICTURE: PictureHeights =
    PictureHeights { head: 0.0, least: skips::HEIGHT, most: skips::HEIGHT };

/// The height of the box without its picture.
pub(super) fn words_height() -> f32 {
    2.0 * PADDING[0] + text::line_height(TITLE) + text::line_height(ABOUT) + GAP
}

impl TableModel {
    /// The best turn of the player who looks, else of the winner's first seat, and whose it is. `None` if there is none.
    pub(super) fn best_turn(&self, ended: &RoundEnd) -> Option<(Seat, BestTurn)> {
        let winner = || self.setup.members(ended.result.winner?).next();
        let seat = self.me.or_else(winner)?;
        let best = BestTurn::of(self.timeline().received_after(0), seat, &self.series.stand_in_turns)?;
        Some((seat, best))
    }

    /// Whose turn it is and what was played in it, in words.
    pub(super) fn best_turn_words(&self, seat: Seat, best: &BestTurn, context: Context<'_>) -> [String; 2] {
        let wording = self.wording(context);
        let (who, name) = (wording.who(seat), wording.name(seat));
        let stock = best.stock_cards.len();
        let title =
            tr!(context, "result-best-turn", who = who, name = name, stock = stock, plays = best.plays);
        let ranks: Vec<_> = best.stock_cards.iter().map(|card| card.rank()).collect();
        let passed: Vec<String> =
            self.passed(seat, best.turn).map(|team| wording.team(&self.setup, team)).collect();
        let about = tr!(
            context,
            "result-best-turn-about",
            turn = best.turn,
            stock = stock,
            cards = wording.rank_list(&ranks),
            passed = passed.len(),
            names = context.locale.list(&passed)
        );
        [title, about]
    }

    /// The box, with its picture if that has room.
    pub(super) fn best_turn_box<'a>(
        &'a self,
        (seat, best): (Seat, BestTurn),
        ended: &RoundEnd,
        has_picture: bool,
        room: f32,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let [title, about] = self.best_turn_words(seat, &best, context);
        let watch = self.series.has_record.then(|| {
            let watch = Message::Watch { turn: Some(best.turn) };
            Element::from(button::pill(tr!(context, "result-watch-turn"), Some(watch)))
        });
        let beside = watch.as_ref().map_or(0.0, |_| 170.0);
        let room = room - 2.0 * PADDING[1] - beside;
        let words = column![
            text::heading(text::shortened(&title, TITLE, room)).size(TITLE),
            text::body(text::shortened(&about, ABOUT, room)).size(ABOUT).style(soft)
        ];
        let head = row![words, space::horizontal()].push(watch).align_y(Alignment::Center);
        let picture = has_picture.then(|| {
            let face = |card| Face::of_card(card, self.setup.rules().deck, context.settings.cards);
            // As it was then, whoever has won since.
            let stone = (self.stone_display(seat, context).stone, Mood::Joy);
            let is_last = self.timeline().stocks().turns() == best.turn as usize;
            let arrives = is_last && ended.result.winner == Some(self.setup.team(seat));
            let faces = best.stock_cards.iter().copied().map(face).collect();
            let scale = self.scale(context);
            skips::skips(faces, stone, arrives, self.series.count_up(), &self.pictures, scale)
        });
        let content = column![head].push(picture).spacing(GAP);
        container(content).padding(PADDING).width(Fill).style(first_place).into()
    }

    /// The other sides that a seat's side has passed in a turn: fewer stock cards were left to them before, and more after.
    fn passed(&self, seat: Seat, turn: u32) -> impl Iterator<Item = Team> {
        let stocks = self.timeline().stocks();
        let left = move |team: Team| {
            let mut left = stocks.of_team(&self.setup, team).skip((turn as usize).saturating_sub(1));
            Some((left.next()?, left.next()?))
        };
        let side = self.setup.team(seat);
        let own = left(side);
        let is_passed = move |team: &Team| match (own, left(*team)) {
            (Some((before, after)), Some((their_before, their_after))) => {
                before > their_before && after < their_after
            }
            _ => false,
        };
        self.setup.teams().filter(move |team| *team != side).filter(is_passed)
    }
}
