//! The score sheet of a series.

use iced::widget::text::Wrapping;
use iced::widget::{column, container, progress_bar, row, rule, space};
use iced::{Alignment, Fill};
use skipstone_core::Team;

use super::Message;
use crate::locale::Locale;
use crate::paper::print::PdfTarget;
use crate::paper::score_sheet::{Cell, Sheet};
use crate::theme::text::{accent, soft};
use crate::widget::tooltip::{Position, with_tooltip};
use crate::widget::{button, text};
use crate::{Element, tr};

/// The width of a round's column.
const ROUND: f32 = 50.0;
const DATE: f32 = 100.0;
const DEALER: f32 = 84.0;
/// With more teams than this, a round's points stand under the sum instead of beside it.
const MAX_INLINE_TEAMS: usize = 3;

/// Draws the score sheet, with the buttons to save it; `None` before the end of the first round.
pub(super) fn scores<'a>(sheet: &Sheet, locale: &Locale) -> Option<Element<'a, Message>> {
    if sheet.rows.is_empty() {
        return None;
    }
    let print = button::quiet(tr!(locale, "print"), Some(Message::Pdf(PdfTarget::Viewer)));
    let print = with_tooltip(print, tr!(locale, "print-about"), Position::Bottom);
    let pdf = button::quiet(tr!(locale, "print-save"), Some(Message::Pdf(PdfTarget::Documents)));
    let picture = button::quiet(tr!(locale, "series-save-picture"), Some(Message::SavePicture));
    let words = button::quiet(tr!(locale, "series-save-text"), Some(Message::SaveText));
    let save = row![print, Element::from(pdf), Element::from(picture), Element::from(words)].wrap();
    let save = column![text::heading(tr!(locale, "series-sheet")), save].spacing(4);
    let notes = sheet.notes.iter().map(|note| text::caption(format!("* {note}")).into());
    Some(column![save, table(sheet), column(notes).spacing(2)].spacing(14).into())
}

/// Each team's progress to the target.
pub(super) fn bars<'a>(sheet: &Sheet) -> Element<'a, Message> {
    let line = |at: usize| {
        let leads = sheet.leaders.contains(&Team::from_index(at));
        let words = |words: String| {
            let words = text::body(words).wrapping(Wrapping::None);
            if leads { words.style(accent) } else { words }
        };
        let name = container(words(sheet.teams[at].clone())).width(150).clip(true);
        let total = words(sheet.totals[at].to_string()).width(56).align_x(Alignment::End);
        let bar: Element<'_, Message> = match &sheet.progress {
            Some(parts) => progress_bar(0.0..=1.0, parts[at]).girth(8).into(),
            None => space::horizontal().into(),
        };
        row![name, bar, total].spacing(10).align_y(Alignment::Center).into()
    };
    column((0..sheet.teams.len()).map(line)).spacing(3).into()
}

fn table<'a>(sheet: &Sheet) -> Element<'a, Message> {
    let head = &sheet.headings;
    let names = sheet.teams.iter().map(|team| right(text::caption(team.clone())));
    let mut lines =
        column![line(&head.round, &head.date, &head.dealer, names.collect()), rule::horizontal(1)];
    for round in &sheet.rows {
        let beside = sheet.teams.len() <= MAX_INLINE_TEAMS;
        let cell = |(at, cell): (usize, &Cell)| {
            let won = round.winner == Some(Team::from_index(at));
            let gain = iced::widget::text(cell.gain()).size(13).style(if won { accent } else { soft });
            let total = iced::widget::text(cell.total.to_string()).size(15);
            match beside {
                true => right(row![gain, total.width(46).align_x(Alignment::End)].align_y(Alignment::Center)),
                false => right(column![total, gain].align_x(Alignment::End)),
            }
        };
        let cells = round.cells.iter().enumerate().map(cell).collect();
        lines = lines.push(line(&round.number, &round.date, &round.dealer, cells));
    }
    let total = |total: &u32| right(iced::widget::text(total.to_string()).size(17));
    let totals = sheet.totals.iter().map(total).collect();
    lines.push(rule::horizontal(1)).push(line("", "", &head.total, totals)).spacing(5).into()
}

/// A row of the table.
fn line<'a>(
    number: &str,
    date: &str,
    dealer: &str,
    teams: Vec<Element<'a, Message>>,
) -> Element<'a, Message> {
    let cell =
        |words: &str| iced::widget::text(words.to_owned()).size(14).wrapping(Wrapping::None).style(soft);
    let dealer = container(cell(dealer)).width(DEALER).clip(true);
    let fixed = row![cell(number).width(ROUND), cell(date).width(DATE), dealer];
    fixed.extend(teams).align_y(Alignment::Center).into()
}

/// A team's cell, aligned right.
fn right<'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    container(content).align_right(Fill).clip(true).into()
}
