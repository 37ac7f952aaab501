//! The details of the selected series, with its buttons.

use iced::Alignment;
use iced::widget::{column, container, row, text_input};
use skipstone_core::Scoring;
use skipstone_core::series::Series;

use super::scores::{bars, scores};
use super::{Message, Mode, SeriesEntry, State};
use crate::board::Leaders;
use crate::locale::Locale;
use crate::paper::score_sheet::Sheet;
use crate::store::{SavedSeries, SeriesKind};
use crate::theme::container::field;
use crate::theme::text::accent;
use crate::widget::accessible::Named;
use crate::widget::text_field::TextField;
use crate::widget::{button, text};
use crate::{Element, tr};

/// Whether a series goes on at somebody else's table.
fn elsewhere(entry: &SeriesEntry) -> bool {
    matches!(entry.saved.kind, SeriesKind::Remote { .. }) && entry.saved.is_unfinished()
}

impl State {
    /// Draws the selected series.
    pub(super) fn chosen<'a>(&'a self, entry: &'a SeriesEntry, locale: &Locale) -> Element<'a, Message> {
        let saved = &entry.saved;
        let began = locale.date(saved.began, &self.zone);
        let played = locale.date_and_time(saved.played, &self.zone);
        let who = (!saved.name.is_empty()).then(|| text::body(player_names(saved, locale)));
        let about = column![]
            .push(who)
            .push(text::caption(locale.rules_line(entry.series.setup())))
            .push(text::caption(tr!(locale, "series-times", began = began, played = played)))
            .spacing(3);
        let mode = match self.mode {
            Mode::ConfirmingEnd => self.ending(entry, locale),
            _ => self.actions(entry, locale),
        };
        // Series with an invalid setup aren't listed, so this doesn't fail.
        let sheet = Sheet::new(saved, locale, &self.zone).ok();
        let standing = sheet.as_ref().map(|sheet| standing(sheet, entry, locale));
        let head = column![self.title(entry, locale)].push(standing).spacing(10);
        let elsewhere = elsewhere(entry).then(|| {
            column![
                text::caption(tr!(locale, "series-elsewhere")),
                text::caption(tr!(locale, "series-carry-on-about")),
            ]
            .spacing(4)
        });
        let scores = sheet.and_then(|sheet| scores(&sheet, locale));
        column![head].push(elsewhere).push(mode).push(scores).push(about).spacing(18).into()
    }

    /// The name, or the field to edit it.
    fn title<'a>(&'a self, entry: &'a SeriesEntry, locale: &Locale) -> Element<'a, Message> {
        let Mode::Renaming(name) = &self.mode else {
            let rename = button::quiet(tr!(locale, "series-rename"), Some(Message::Rename));
            let title = text::title(locale.series_title(&entry.saved)).size(26);
            return row![title, Element::from(rename)].spacing(10).align_y(Alignment::Center).wrap().into();
        };
        let players = player_names(&entry.saved, locale);
        let typed = name;
        let field = text_input(&players, typed)
            .id(State::NAME_FIELD)
            .on_input(Message::Named)
            .on_submit(Message::NameSubmitted)
            .size(20)
            .padding([7, 12]);
        let name = Element::from(Named::new(tr!(locale, "series-rename"), TextField::new(typed, field)));
        let done = button::secondary(tr!(locale, "series-rename-done"), Some(Message::NameSubmitted));
        let off = button::quiet(tr!(locale, "series-off"), Some(Message::Back));
        row![name, Element::from(done), Element::from(off)].spacing(10).align_y(Alignment::Center).into()
    }

    /// The buttons for what the series allows.
    fn actions<'a>(&'a self, entry: &'a SeriesEntry, locale: &Locale) -> Element<'a, Message> {
        let open = entry.saved.can_continue();
        let again_here = matches!(entry.saved.kind, SeriesKind::Local | SeriesKind::Challenge(_));
        let main = |words: String, message| Element::from(button::primary(words, Some(message)));
        let other = |words: String, message| Element::from(button::secondary(words, Some(message)));
        let is_single = entry.series.setup().rules().scoring == Scoring::Single;
        let anew = locale.text(if is_single { "result-again" } else { "series-again" });
        let first = match open {
            true => Some(main(tr!(locale, "series-continue"), Message::Continue(entry.saved.id))),
            false => again_here.then(|| main(anew.clone(), Message::PlayAgain)),
        };
        let again = (open && again_here).then(|| other(anew, Message::PlayAgain));
        let carry_on =
            elsewhere(entry).then(|| other(tr!(locale, "series-carry-on"), Message::CarryOn(entry.saved.id)));
        let can_end = open && !is_single;
        let end = can_end.then(|| other(tr!(locale, "series-end"), Message::AskEnd));
        let export = other(tr!(locale, "series-export"), Message::Export);
        let remove = other(tr!(locale, "series-remove"), Message::Remove);
        row![first, again, carry_on, end, export, remove]
            .spacing(10)
            .align_y(Alignment::Center)
            .wrap()
            .vertical_spacing(10)
            .into()
    }

    /// The confirmation for ending the series, with its consequences.
    fn ending<'a>(&'a self, entry: &'a SeriesEntry, locale: &Locale) -> Element<'a, Message> {
        let series = &entry.series;
        let Leaders { who, name, count } = entry.leaders(locale);
        let outcome = match series.rounds().is_empty() {
            true => tr!(locale, "series-end-nobody"),
            false => tr!(locale, "result-series", who = who, name = name, count = count),
        };
        let lost = entry.running.then(|| text::body(tr!(locale, "series-end-running")));
        let yes = button::primary(tr!(locale, "series-end-yes"), Some(Message::EndConfirmed));
        let no = button::secondary(tr!(locale, "series-off"), Some(Message::Back));
        let asked =
            column![text::heading(tr!(locale, "series-end-asked")), text::body(outcome).style(accent),]
                .push(lost)
                .push(row![Element::from(yes), Element::from(no)].spacing(10).align_y(Alignment::Center));
        container(asked.spacing(10)).padding(16).style(field).into()
    }
}

/// Who leads by how much, to which target and which round is next, above each team's progress.
fn standing<'a>(sheet: &Sheet, entry: &SeriesEntry, locale: &Locale) -> Element<'a, Message> {
    let series = &entry.series;
    let outcome = text::heading(sheet.outcome.clone()).style(accent);
    let goes_on = (!series.is_over()).then(|| {
        let next = if entry.running { "series-next-running" } else { "series-next" };
        let next = tr!(locale, next, round = series.rounds().len() + 1);
        let parts = [lead(series, locale), locale.target_inline(series.setup().rules()), Some(next)];
        text::body(parts.into_iter().flatten().collect::<Vec<_>>().join("  ·  "))
    });
    let bars = (!sheet.rows.is_empty()).then(|| bars(sheet));
    column![column![outcome].push(goes_on).spacing(3)].push(bars).spacing(10).into()
}

/// How far one team is ahead of all others; `None` if several are level.
fn lead(series: &Series, locale: &Locale) -> Option<String> {
    let [leader] = series.leaders()[..] else { return None };
    let scores = series.scores();
    let best = *scores.get(leader.index())?;
    let others = scores.iter().enumerate().filter(|(at, _)| *at != leader.index());
    let ahead = others.map(|(_, score)| score.abs_diff(best)).min()?;
    let message = match series.setup().rules().scoring {
        Scoring::Points => "series-ahead-points",
        Scoring::Wins => "series-ahead-wins",
        Scoring::LowestLeft => "series-ahead-cards",
        Scoring::Single => return None,
    };
    Some(tr!(locale, message, count = ahead))
}

/// The players' names, regardless of the series' own name.
fn player_names(saved: &SavedSeries, locale: &Locale) -> String {
    locale.player_names(&saved.table.seats, saved.own_seat())
}
