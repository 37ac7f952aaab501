//! Whether it was luck: a sentence about whom the cards were with, and the figures behind it.

use iced::widget::{Column, column, container, row, scrollable};
use iced::{Alignment, Fill};
use skipstone_core::bot::luck::Luck;
use skipstone_core::{Seat, Team};

use super::Note;
use super::layout::PictureHeights;
use crate::Element;
use crate::board::luck::Weighing;
use crate::screen::Context;
use crate::screen::table::message::Message;
use crate::screen::table::model::TableModel;
use crate::screen::table::series::ResultPicture;
use crate::theme::text::{normal, soft};
use crate::tr;
use crate::widget::text;

/// Cards that are better than those of so many deals of a hundred are with somebody.
const FAVOURS: u8 = 65;

/// The heights of the line above the figures and of each of their lines.
const HEAD: f32 = 24.0;
const LINE: f32 = 24.0;
/// The shares of a line that its parts take.
const SHARES: [u16; 5] = [3, 3, 3, 4, 4];
/// The size of the figures.
const SIZE: f32 = 15.0;

/// The heights of the figures for so many seats.
pub(super) fn heights(seats: usize) -> PictureHeights {
    PictureHeights { head: HEAD, least: 2.0 * LINE, most: seats as f32 * LINE }
}

impl TableModel {
    /// The line about the luck of the round, which leads to its figures and back. It takes its room from the beginning on.
    pub(super) fn luck_note(&self, context: Context<'_>) -> Option<Note> {
        let words = match &self.series.luck {
            Weighing::Unknown => return None,
            Weighing::UnderWay { .. } => return Some(Note::new(tr!(context, "luck-weighs"), soft)),
            Weighing::Done(luck) => self.luck_words(luck, context),
        };
        let is_shown = self.series.picture == ResultPicture::Luck;
        let next = if is_shown { ResultPicture::BestTurn } else { ResultPicture::Luck };
        let words = tr!(context, "luck-line", words = words, shown = if is_shown { "yes" } else { "no" });
        Some(Note::new(words, normal).on_press(Message::ShowPicture(next)))
    }

    /// Whom the cards were with, in a sentence. It is only said of a team whose cards looked better, too: somebody who could hardly
    /// play a stock card isn't told of luck.
    pub(super) fn luck_words(&self, luck: &Luck, context: Context<'_>) -> String {
        let best = self.setup.teams().zip(&luck.teams).max_by_key(|(_, luck)| luck.better_than);
        let is_favoured = |team| luck.looks_favoured(&self.setup, team);
        match best.filter(|(team, luck)| luck.better_than >= FAVOURS && is_favoured(*team)) {
            // Who has won with the better cards may ask.
            Some((team, _)) if self.is_won_by_player() && self.own_team() == Some(team) => {
                tr!(context, "luck-own")
            }
            Some(_) if self.is_won_by_player() => tr!(context, "luck-despite"),
            Some((team, _)) => {
                let wording = self.wording(context);
                let (who, name) = (wording.side(&self.setup, team), wording.team(&self.setup, team));
                tr!(context, "luck-with", who = who, name = name)
            }
            None => tr!(context, "luck-even"),
        }
    }

    /// The player's team.
    fn own_team(&self) -> Option<Team> {
        Some(self.setup.team(self.me?))
    }

    /// Whether the player's team has won the round.
    pub(super) fn is_won_by_player(&self) -> bool {
        let winner = self.series.ended.as_ref().and_then(|ended| ended.result.winner);
        winner.is_some() && winner == self.own_team()
    }

    /// The figures: a line for each seat, in a part of the panel of this height.
    pub(super) fn luck_figures<'a>(
        &'a self,
        luck: &Luck,
        height: f32,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let caption = |key: &'static str| context.locale.text(key);
        let captions =
            ["luck-seat", "luck-deals", "luck-chance", "luck-openers", "luck-playable"].map(caption);
        let lines: Vec<Element<'a, Message>> =
            self.setup.seats().map(|seat| line(self.luck_line(luck, seat, context), LINE, normal)).collect();
        // Whole lines.
        let lines = scrollable(Column::with_children(lines)).height((height / LINE).floor() * LINE);
        column![line(captions, HEAD, soft), lines].into()
    }

    /// A seat's figures.
    fn luck_line(&self, luck: &Luck, seat: Seat, context: Context<'_>) -> [String; 5] {
        let of_team = |team: Team| luck.teams.get(team.index());
        let (Some(cards), Some(team)) = (luck.seats.get(seat.index()), of_team(self.setup.team(seat))) else {
            return Default::default();
        };
        let expected = cards.expected_openers(self.setup.rules().deck);
        let expected = context.locale.decimal(expected.into(), 1);
        [
            self.wording(context).name(seat),
            tr!(context, "luck-of-hundred", count = team.better_than),
            tr!(context, "luck-of-hundred", count = team.chance),
            tr!(context, "luck-openers-of", count = cards.openers, expected = expected),
            tr!(context, "luck-playable-of", count = cards.playable, turns = cards.turns),
        ]
    }
}

/// A line of figures, side by side.
fn line<'a>(
    words: [String; 5],
    height: f32,
    style: fn(&crate::Theme) -> iced::widget::text::Style,
) -> Element<'a, Message> {
    let parts = words.into_iter().zip(SHARES).map(|(words, share)| {
        Element::from(
            container(text::body(words).size(SIZE).style(style)).width(iced::Length::FillPortion(share)),
        )
    });
    row(parts).width(Fill).height(height).spacing(8).align_y(Alignment::Center).into()
}
