//! One series: what it is, how it stands, and what can be done with it.

use iced::Alignment;
use iced::widget::{column, container, row, text_input};
use skipstone_core::Scoring;

use super::{Doing, Entry, Message, State};
use crate::locale::{Locale, own_seat};
use crate::store::SavedSeries;
use crate::table::Leaders;
use crate::theme::container::field;
use crate::theme::text::accent;
use crate::widget::{button, text};
use crate::{Element, tr};

impl State {
    /// Draws the chosen series.
    pub(super) fn chosen<'a>(&'a self, entry: &'a Entry, locale: &Locale) -> Element<'a, Message> {
        let saved = &entry.saved;
        let began = locale.date(saved.began, &self.zone);
        let played = locale.date_and_time(saved.played, &self.zone);
        let who = (!saved.name.is_empty()).then(|| text::body(players(saved, locale)));
        let about = column![]
            .push(who)
            .push(text::caption(locale.rules_line(&saved.table, entry.series.setup())))
            .push(text::caption(tr!(locale, "series-times", began = began, played = played)))
            .push(entry.elsewhere.then(|| text::caption(tr!(locale, "series-elsewhere"))))
            .spacing(3);
        let doing = match self.doing {
            Doing::Ending => self.ending(entry, locale),
            _ => self.actions(entry, locale),
        };
        column![column![self.title(entry, locale), about].spacing(6), doing, self.scores(entry, locale)]
            .spacing(18)
            .into()
    }

    /// What it is called, or the field for it.
    fn title<'a>(&'a self, entry: &'a Entry, locale: &Locale) -> Element<'a, Message> {
        let Doing::Naming(name) = &self.doing else {
            let rename = button::quiet(tr!(locale, "series-rename"), Some(Message::Rename));
            let title = text::title(locale.series_title(&entry.saved)).size(26);
            return row![title, Element::from(rename)].spacing(10).align_y(Alignment::Center).wrap().into();
        };
        let players = players(&entry.saved, locale);
        let name = text_input(&players, name)
            .id(State::NAME)
            .on_input(Message::Named)
            .on_submit(Message::NameDone)
            .size(20)
            .padding([7, 12]);
        let done = button::secondary(tr!(locale, "series-rename-done"), Some(Message::NameDone));
        let off = button::quiet(tr!(locale, "series-off"), Some(Message::Back));
        row![name, Element::from(done), Element::from(off)].spacing(10).align_y(Alignment::Center).into()
    }

    /// Everything that can be done with it.
    fn actions<'a>(&'a self, entry: &'a Entry, locale: &Locale) -> Element<'a, Message> {
        let open = !entry.series.is_over() && !entry.elsewhere;
        let alone = !entry.saved.is_shared();
        let main = |words: String, message| Element::from(button::primary(words, Some(message)));
        let other = |words: String, message| Element::from(button::secondary(words, Some(message)));
        let first = match open {
            true => Some(main(tr!(locale, "series-continue"), Message::Continue(entry.saved.id))),
            false => alone.then(|| main(tr!(locale, "series-again"), Message::Again)),
        };
        let again = (open && alone).then(|| other(tr!(locale, "series-again"), Message::Again));
        let can_end = open && entry.series.setup().rules().scoring != Scoring::Single;
        let end = can_end.then(|| other(tr!(locale, "series-end"), Message::End));
        row![]
            .push(first)
            .push(again)
            .push(end)
            .push(other(tr!(locale, "series-export"), Message::Export))
            .push(other(tr!(locale, "series-remove"), Message::Remove))
            .spacing(10)
            .align_y(Alignment::Center)
            .wrap()
            .vertical_spacing(10)
            .into()
    }

    /// Asks whether to end it, and says what comes of it.
    fn ending<'a>(&'a self, entry: &'a Entry, locale: &Locale) -> Element<'a, Message> {
        let series = &entry.series;
        let Leaders { who, name, count } = entry.leaders(locale);
        let outcome = match series.rounds().is_empty() {
            true => tr!(locale, "series-end-nobody"),
            false => tr!(locale, "result-series", who = who, name = name, count = count),
        };
        let lost = entry.running.then(|| text::body(tr!(locale, "series-end-running")));
        let yes = button::primary(tr!(locale, "series-end-yes"), Some(Message::Ended));
        let no = button::secondary(tr!(locale, "series-off"), Some(Message::Back));
        let asked =
            column![text::heading(tr!(locale, "series-end-asked")), text::body(outcome).style(accent),]
                .push(lost)
                .push(row![Element::from(yes), Element::from(no)].spacing(10).align_y(Alignment::Center));
        container(asked.spacing(10)).padding(16).style(field).into()
    }
}

/// Who plays, whatever the series is called.
fn players(saved: &SavedSeries, locale: &Locale) -> String {
    locale.players(&saved.table.seats, own_seat(saved))
}
