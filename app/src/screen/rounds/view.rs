//! A page of the list, and the ways to the others.

use iced::widget::{column, container, row, rule, text as plain};
use iced::{Alignment, Fill};
use jiff::tz::TimeZone;
use skipstone_core::Scoring;

use super::{Message, PAGE, State, Told};
use crate::locale::given_names;
use crate::screen::Context;
use crate::store::PlayedRound;
use crate::table::Voice;
use crate::theme::container::{panel, warning};
use crate::theme::text::accent;
use crate::widget::page::{page, scrolled_sheet, sheet};
use crate::widget::{button, text};
use crate::{Element, Theme, tr};

/// As wide as who won takes, with the names of two.
const RESULT: f32 = 260.0;

impl State {
    /// Draws the screen.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let open = button::secondary(tr!(locale, "rounds-open-file"), Some(Message::OpenFile));
        let list: Element<'a, Message> = if self.rounds.is_empty() {
            sheet(text::body(tr!(locale, "rounds-none")).width(Fill))
        } else {
            let from = self.page * PAGE;
            let zone = TimeZone::system();
            let mut list = column![].spacing(4);
            for (nth, round) in self.rounds.iter().enumerate().skip(from).take(PAGE) {
                if nth > from {
                    list = list.push(rule::horizontal(1));
                }
                list = list.push(line(round, &zone, context));
            }
            scrolled_sheet(list).height(Fill).into()
        };
        let foot = row![self.pages(context), Element::from(open)].spacing(12).align_y(Alignment::Center);
        let told = self.told.as_ref().map(|told| told.view(context));
        let content = column![container(list).height(Fill)].push(told).push(foot).spacing(14);
        page(tr!(locale, "rounds-title"), tr!(locale, "back"), Message::Back, content)
    }

    /// Which rounds are shown, and the ways to newer and older ones.
    fn pages<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let rounds = self.rounds.len();
        if rounds <= PAGE {
            return container(text::caption(tr!(locale, "rounds-count", count = rounds))).width(Fill).into();
        }
        let (first, last) = (self.page * PAGE + 1, ((self.page + 1) * PAGE).min(rounds));
        let shown = tr!(locale, "rounds-shown", first = first, last = last, count = rounds);
        let way = |words: &str, page: Option<usize>| {
            Element::from(button::quiet(tr!(locale, words), page.map(Message::Page)))
        };
        let (newer, older) = (self.page > 0, self.page < self.last_page());
        row![
            way("rounds-newest", newer.then_some(0)),
            way("rounds-newer", newer.then(|| self.page - 1)),
            text::caption(shown),
            way("rounds-older", older.then_some(self.page + 1)),
            way("rounds-oldest", older.then(|| self.last_page())),
        ]
        .spacing(8)
        .align_y(Alignment::Center)
        .width(Fill)
        .into()
    }
}

impl Told {
    fn view<'a>(&self, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let (words, style): (_, fn(&Theme) -> container::Style) = match self {
            Told::Saved(path) => (tr!(locale, "exported", path = path.display().to_string()), panel),
            Told::NotSaved(failed) => (locale.not_exported(failed), warning),
            Told::Gone => (tr!(locale, "rounds-no-record"), warning),
            Told::Trouble(trouble) => (locale.trouble(trouble), warning),
        };
        container(text::body(words)).padding([7, 16]).width(Fill).style(style).into()
    }
}

/// When, who, by which rules, how it ended, and what can be done with it.
fn line<'a>(round: &'a PlayedRound, zone: &TimeZone, context: Context<'a>) -> Element<'a, Message> {
    let locale = context.locale;
    let preset = locale.text(&format!("preset-{}", round.table.rules.preset.name()));
    let about = format!("{}  ·  {preset}", locale.date_and_time(round.finished, zone));
    let (ended, won) = ended(round, context);
    let ended = plain(ended).size(15).width(RESULT);
    row![
        column![plain(locale.players(&round.table.seats, round.me)).size(15), text::caption(about)]
            .spacing(2)
            .width(Fill),
        if won { ended.style(accent) } else { ended },
        Element::from(button::quiet(tr!(locale, "rounds-replay"), Some(Message::Replay(round.id)))),
        Element::from(button::quiet(tr!(locale, "review-show"), Some(Message::Review(round.id)))),
        Element::from(button::quiet(tr!(locale, "rounds-save"), Some(Message::Save(round.id)))),
    ]
    .spacing(12)
    .padding([3, 0])
    .align_y(Alignment::Center)
    .into()
}

/// Who won, with what; and whether that is the player.
fn ended(round: &PlayedRound, context: Context<'_>) -> (String, bool) {
    let locale = context.locale;
    let setup = round.table.setup().ok();
    let (Some(winner), Some(setup)) = (round.result.winner, setup) else {
        return (tr!(locale, "rounds-nobody"), false);
    };
    let won = round.me.is_some_and(|me| setup.team(me) == winner);
    let names = given_names(&round.table.seats);
    let voice = Voice { locale, names: &names, me: round.me };
    let (who, name) = (voice.side(&setup, winner), voice.team(&setup, winner));
    let points = round.result.points.get(winner.index()).copied().unwrap_or_default();
    let words = match setup.rules().scoring {
        Scoring::Points => tr!(locale, "rounds-won-points", who = who, name = name, points = points),
        Scoring::Wins | Scoring::LowestLeft | Scoring::Single => {
            tr!(locale, "rounds-won", who = who, name = name)
        }
    };
    (words, won)
}
