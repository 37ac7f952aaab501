//! The layout of the list of rounds: one page, and the page buttons.

use iced::widget::{column, container, row, rule, text as plain};
use iced::{Alignment, Fill};
use jiff::tz::TimeZone;
use skipstone_core::Scoring;

use super::{Feedback, Message, PAGE_SIZE, State};
use crate::board::TableWording;
use crate::players::names::given_names;
use crate::screen::Context;
use crate::store::PlayedRound;
use crate::theme::container::{panel, warning};
use crate::theme::text::accent;
use crate::widget::page::{page, scrolled_sheet, sheet};
use crate::widget::tooltip::{Position, with_tooltip};
use crate::widget::{button, text};
use crate::{Element, tr};

impl State {
    /// Builds the widgets for the current state; called after every message.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let open = button::secondary(tr!(context, "rounds-open-file"), Some(Message::OpenFile));
        let list: Element<'a, Message> = if self.rounds.is_empty() {
            sheet(text::body(tr!(context, "rounds-none")).width(Fill))
        } else {
            let from = self.page * PAGE_SIZE;
            let zone = TimeZone::system();
            let mut list = column![].spacing(4);
            for (nth, round) in self.rounds.iter().enumerate().skip(from).take(PAGE_SIZE) {
                if nth > from {
                    list = list.push(rule::horizontal(1));
                }
                list = list.push(line(round, &zone, context));
            }
            scrolled_sheet(list).height(Fill).into()
        };
        let foot = row![self.pages(context), open].spacing(12).align_y(Alignment::Center);
        let feedback = self.feedback.as_ref().map(|feedback| feedback.view(context));
        let content = column![container(list).height(Fill)].push(feedback).push(foot).spacing(14);
        page(tr!(context, "rounds-title"), tr!(context, "back"), Message::Back, content)
    }

    /// The range of rounds shown, and the buttons to newer and older pages.
    fn pages<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let rounds = self.rounds.len();
        if rounds <= PAGE_SIZE {
            return container(text::caption(tr!(context, "rounds-count", count = rounds))).width(Fill).into();
        }
        let (first, last) = (self.page * PAGE_SIZE + 1, ((self.page + 1) * PAGE_SIZE).min(rounds));
        let shown = tr!(context, "rounds-shown", first = first, last = last, count = rounds);
        let button =
            |words: &str, page: Option<usize>| button::quiet(tr!(context, words), page.map(Message::Page));
        let (newer, older) = (self.page > 0, self.page < self.last_page());
        row![
            button("rounds-newest", newer.then_some(0)),
            button("rounds-newer", newer.then(|| self.page - 1)),
            text::caption(shown),
            button("rounds-older", older.then_some(self.page + 1)),
            button("rounds-oldest", older.then(|| self.last_page())),
        ]
        .spacing(8)
        .align_y(Alignment::Center)
        .width(Fill)
        .into()
    }
}

impl Feedback {
    fn view<'a>(&self, context: Context<'a>) -> Element<'a, Message> {
        let words = match self {
            Feedback::Saved(saved) => context.locale.exported(saved),
            Feedback::Gone => tr!(context, "rounds-no-record"),
            Feedback::Store(error) => context.locale.store_error(error),
        };
        let style = if matches!(self, Feedback::Saved(Ok(_))) { panel } else { warning };
        container(text::notice(words)).padding([7, 16]).width(Fill).style(style).into()
    }
}

/// A round: date, players, rules, result and buttons.
fn line<'a>(round: &'a PlayedRound, zone: &TimeZone, context: Context<'a>) -> Element<'a, Message> {
    let locale = context.locale;
    let preset = locale.text(&format!("preset-{}", round.table.rules.preset.name()));
    let taken_back = round.taken_back.then(|| tr!(locale, "rounds-taken-back"));
    let about = [locale.date_and_time(round.finished, zone), preset].into_iter().chain(taken_back);
    let about = about.collect::<Vec<_>>().join("  ·  ");
    let (ended, won) = ended(round, context);
    let ended = plain(ended).size(15);
    let challenge = button::quiet(tr!(locale, "challenges-make"), Some(Message::Challenge(round.key)));
    let print = button::quiet(tr!(locale, "print"), Some(Message::Print(round.key)));
    row![
        column![
            plain(locale.player_names(&round.table.seats, round.own_seat())).size(15),
            if won { ended.style(accent) } else { ended },
            text::caption(about)
        ]
        .spacing(2)
        .width(Fill),
        row![
            button::quiet(tr!(locale, "rounds-replay"), Some(Message::Replay(round.key))),
            button::quiet(tr!(locale, "review-show"), Some(Message::Review(round.key))),
            button::quiet(tr!(locale, "rounds-save"), Some(Message::Save(round.key))),
            with_tooltip(challenge, tr!(locale, "challenges-make-about"), Position::Bottom),
            with_tooltip(print, tr!(locale, "print-about"), Position::Bottom),
        ]
        .spacing(2),
    ]
    .spacing(12)
    .padding([3, 0])
    .align_y(Alignment::Center)
    .into()
}

/// The result in words, and whether the player won.
fn ended(round: &PlayedRound, context: Context<'_>) -> (String, bool) {
    let setup = round.table.setup().ok();
    let (Some(winner), Some(setup)) = (round.result.winner, setup) else {
        return (tr!(context, "rounds-nobody"), false);
    };
    let won = round.own_seat().is_some_and(|me| setup.team(me) == winner);
    let names = given_names(&round.table.seats);
    let wording = TableWording { locale: context.locale, names: &names, me: round.own_seat() };
    let (who, name) = (wording.side(&setup, winner), wording.team(&setup, winner));
    let points = round.result.points.get(winner.index()).copied().unwrap_or_default();
    let words = match setup.rules().scoring {
        Scoring::Points => tr!(context, "rounds-won-points", who = who, name = name, points = points),
        Scoring::Wins | Scoring::LowestLeft | Scoring::Single => {
            tr!(context, "rounds-won", who = who, name = name)
        }
    };
    (words, won)
}
