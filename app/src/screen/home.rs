//! Where the game begins.

use iced::widget::image::Handle;
use iced::widget::{column, container, image, row, space, stack, text as plain};
use iced::{Alignment, ContentFit, Fill, FillPortion};
use skipstone_core::{Scoring, Team};

use super::Context;
use crate::locale::Locale;
use crate::store::{SavedSeries, SeriesId, Store};
use crate::theme::container::water;
use crate::theme::text::soft;
use crate::widget::focus::Scope;
use crate::widget::{button, picture, text};
use crate::{Element, tr};

/// How wide the lake is painted.
const LAKE: u32 = 1000;
/// How wide the menu is.
const MENU: f32 = 330.0;
/// As high as two lines: a table of many has no room for all names.
const SUMMARY: f32 = 37.0;

/// The title screen.
#[derive(Debug)]
pub struct State {
    lake: Option<Handle>,
    /// The series that was played last and isn't over.
    newest: Option<SavedSeries>,
}

/// What happens on it.
#[derive(Debug, Clone, Copy)]
pub enum Message {
    /// The last series is to go on.
    Continue(SeriesId),
    /// A new game is wanted.
    NewGame,
    /// A table for others is wanted.
    Host,
    /// Somebody's table is wanted.
    Join,
    /// The series are wanted.
    Series,
    /// The played rounds are wanted.
    Rounds,
    /// The rules are wanted.
    HowToPlay,
    /// The statistics are wanted.
    Statistics,
    /// The settings are wanted.
    Settings,
    /// The about page is wanted.
    About,
    /// The player has had enough.
    Quit,
}

impl State {
    /// The title screen of who plays with this store.
    pub fn new(store: &Store) -> State {
        // What can't be read is told when it is looked for.
        let series = store.series().unwrap_or_default();
        let newest = series.into_iter().find(|series| store.is_open(series));
        State { lake: picture::lake(LAKE), newest }
    }

    /// Draws it.
    pub fn view(&self, context: Context<'_>) -> Element<'_, Message> {
        let locale = context.locale;
        // With a series to go on with there is more to fit in.
        let (name, gap) = if self.newest.is_some() { (52, 14) } else { (68, 26) };
        let tagline = plain(tr!(locale, "home-tagline")).size(19).style(soft);
        let brand = column![plain("Skipstone").size(name), tagline].spacing(4).max_width(340);
        let main = |words, message| Element::from(button::primary(words, Some(message)).width(Fill));
        let other = |words, message| Element::from(button::secondary(words, Some(message)).width(Fill));
        let new_game = tr!(locale, "home-new-game");
        let begin = match &self.newest {
            None => column![main(new_game, Message::NewGame)],
            Some(series) => column![
                main(tr!(locale, "home-continue"), Message::Continue(series.id)),
                container(text::caption(summary(series, locale))).max_height(SUMMARY).clip(true),
                other(new_game, Message::NewGame),
            ],
        };
        let menu = column![
            begin.spacing(8),
            row![
                other(tr!(locale, "home-host"), Message::Host),
                other(tr!(locale, "home-join"), Message::Join),
            ]
            .spacing(10),
            row![
                other(tr!(locale, "series-title"), Message::Series),
                other(tr!(locale, "home-statistics"), Message::Statistics),
            ]
            .spacing(10),
            row![
                other(tr!(locale, "home-rounds"), Message::Rounds),
                other(tr!(locale, "home-how-to-play"), Message::HowToPlay),
            ]
            .spacing(10),
            row![
                other(tr!(locale, "home-settings"), Message::Settings),
                other(tr!(locale, "home-about"), Message::About),
            ]
            .spacing(10),
            other(tr!(locale, "home-quit"), Message::Quit),
        ]
        .spacing(10)
        .width(MENU);
        let left = column![brand, menu].spacing(gap).width(Fill);
        let note = text::caption(tr!(locale, "home-note"));
        let front = column![container(left).height(Fill).align_y(Alignment::Center), note,].padding([20, 64]);
        let lake = self.lake.clone().map(|lake| image(lake).content_fit(ContentFit::Contain).width(Fill));
        let back = row![
            space::horizontal().width(FillPortion(3)),
            container(lake).width(FillPortion(5)).height(Fill).align_y(Alignment::Center),
        ];
        let screen = container(stack![back, front]).width(Fill).height(Fill).style(water);
        Scope::new(screen).into()
    }
}

/// Who plays the series, and how it stands.
fn summary(series: &SavedSeries, locale: &Locale) -> String {
    let round = tr!(locale, "table-round", round = series.rounds.len() + 1);
    let title = locale.series_title(series);
    let Ok(standing) = series.series() else { return title };
    let setup = standing.setup();
    if setup.rules().scoring == Scoring::Single || series.rounds.is_empty() {
        return format!("{round}  ·  {title}");
    }
    let score = |team: Team| standing.scores().get(team.index()).copied().unwrap_or_default().to_string();
    let scores: Vec<String> = setup.teams().map(score).collect();
    format!("{round}  ·  {title}  ·  {}", scores.join(" : "))
}
