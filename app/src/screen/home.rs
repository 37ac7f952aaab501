//! The title screen.

use iced::widget::image::Handle;
use iced::widget::{column, container, image, row, space, stack, text as plain};
use iced::{Alignment, ContentFit, Fill};
use skipstone_core::{Scoring, Team};

use super::Context;
use crate::locale::Locale;
use crate::store::{KeptSeat, SavedSeries, SeriesId, Store};
use crate::table::Lesson;
use crate::theme::container::water;
use crate::theme::text::soft;
use crate::widget::focus::Scope;
use crate::widget::{button, picture, text};
use crate::{Element, tr};

/// The width at which the lake is painted, in pixels.
const LAKE_WIDTH: u32 = 1000;
/// The width of the menu, in logical pixels.
const MENU_WIDTH: f32 = 350.0;
/// The distance of the menu from the left edge, and of the picture from the menu.
const LEFT: u16 = 64;
const GAP: f32 = 12.0;
/// The height of two lines: the names at a large table are cut off after them.
const SUMMARY_HEIGHT: f32 = 37.0;

/// The state of the title screen.
#[derive(Debug)]
pub struct State {
    lake: Option<Handle>,
    /// The series played last, if it isn't over.
    newest: Option<SavedSeries>,
    /// Whether nothing was played yet.
    is_new: bool,
    /// The player's seat at somebody else's table.
    kept: Option<KeptSeat>,
}

/// Input on the screen; the root acts on each.
#[derive(Debug, Clone, Copy)]
pub enum Message {
    /// Continues the last series.
    Continue(SeriesId),
    /// Opens the guided round.
    Learn,
    /// Opens the new game screen.
    NewGame,
    /// Opens the screen for hosting a table.
    Host,
    /// Opens the join screen.
    Join,
    /// Joins the table where the player's seat is kept.
    ReturnToTable,
    /// Opens the list of series.
    Series,
    /// Opens the list of played rounds.
    Rounds,
    /// Opens the how to play page.
    HowToPlay,
    /// Opens the statistics.
    Statistics,
    /// Opens the settings.
    Settings,
    /// Opens the about page.
    About,
    /// Quits the program.
    Quit,
}

impl State {
    /// Reads the last series and the kept seat from the profile's store.
    pub fn new(store: &Store) -> State {
        // A store that can't be read is reported when the list of series is opened.
        let series = store.series().unwrap_or_default();
        let newest = series.into_iter().find(|series| store.can_continue(series));
        let kept = store.kept_seat().unwrap_or_default();
        let is_new = newest.is_none() && store.round_count().is_ok_and(|rounds| rounds == 0);
        State { lake: picture::lake(LAKE_WIDTH), newest, is_new, kept }
    }

    /// Builds the widgets for the current state; called after every message.
    pub fn view(&self, context: Context<'_>) -> Element<'_, Message> {
        // With a series or a table to go back to there is one more button to fit in, with both two.
        let teaches = self.offers_guided_round(context);
        let more = usize::from(self.newest.is_some() || teaches) + usize::from(self.kept.is_some());
        let (name, gap) = if more > 0 { (46, 10) } else { (68, 24) };
        let tagline = (more < 2).then(|| plain(tr!(context, "home-tagline")).size(19).style(soft));
        let brand = column![plain("Skipstone").size(name)].push(tagline).spacing(4).max_width(340);
        let main = |words, message| Element::from(button::primary(words, Some(message)).width(Fill));
        let other = |words, message| Element::from(button::secondary(words, Some(message)).width(Fill));
        let about = |words: String| container(text::caption(words)).max_height(SUMMARY_HEIGHT).clip(true);
        let new_game = tr!(context, "home-new-game");
        let begin = match &self.newest {
            None if teaches => column![
                main(tr!(context, "home-learn"), Message::Learn),
                about(tr!(context, "home-learn-about")),
                other(new_game, Message::NewGame),
            ],
            None => column![main(new_game, Message::NewGame)],
            Some(series) => column![
                main(tr!(context, "home-continue"), Message::Continue(series.id)),
                about(summary(series, context.locale)),
                other(new_game, Message::NewGame),
            ],
        };
        let back = self
            .kept
            .as_ref()
            .map(|kept| other(tr!(context, "home-return", table = &*kept.title), Message::ReturnToTable));
        let menu = column![
            begin.push(back).spacing(6),
            row![
                other(tr!(context, "home-host"), Message::Host),
                other(tr!(context, "home-join"), Message::Join),
            ]
            .spacing(10),
            row![
                other(tr!(context, "series-title"), Message::Series),
                other(tr!(context, "home-statistics"), Message::Statistics),
            ]
            .spacing(10),
            row![other(tr!(context, "home-rounds"), Message::Rounds),]
                .push((!teaches).then(|| other(tr!(context, "home-learn"), Message::Learn)))
                .spacing(10),
            row![
                other(tr!(context, "home-how-to-play"), Message::HowToPlay),
                other(tr!(context, "home-about"), Message::About),
            ]
            .spacing(10),
            row![
                other(tr!(context, "home-settings"), Message::Settings),
                other(tr!(context, "home-quit"), Message::Quit),
            ]
            .spacing(10),
        ]
        .spacing(8)
        .width(MENU_WIDTH);
        let left = column![brand, menu].spacing(gap).width(Fill);
        let note = text::caption(tr!(context, "home-note"));
        let front =
            column![container(left).height(Fill).align_y(Alignment::Center), note,].padding([20, LEFT]);
        let lake = self.lake.clone().map(|lake| image(lake).content_fit(ContentFit::Contain).width(Fill));
        let picture = row![
            space::horizontal().width(f32::from(LEFT) + MENU_WIDTH + GAP),
            container(lake).width(Fill).height(Fill).align_y(Alignment::Center),
        ];
        let screen = container(stack![picture, front]).width(Fill).height(Fill).style(water);
        Scope::new(screen).on_enter(self.main_action(context)).into()
    }

    /// What the first button does.
    fn main_action(&self, context: Context<'_>) -> Message {
        match &self.newest {
            Some(series) => Message::Continue(series.id),
            None if self.offers_guided_round(context) => Message::Learn,
            None => Message::NewGame,
        }
    }

    /// Whether the guided round comes first: nothing was played yet, and it was neither finished nor skipped.
    fn offers_guided_round(&self, context: Context<'_>) -> bool {
        self.is_new && !context.settings.learned.contains(Lesson::GuidedRound)
    }
}

/// The players of the series, and its scores.
fn summary(series: &SavedSeries, locale: &Locale) -> String {
    let round = tr!(locale, "table-round", round = series.rounds.len() + 1);
    let title = locale.series_title(series);
    let Ok(progress) = series.series() else { return title };
    let setup = progress.setup();
    if setup.rules().scoring == Scoring::Single || series.rounds.is_empty() {
        return format!("{round}  ·  {title}");
    }
    let score = |team: Team| progress.scores().get(team.index()).copied().unwrap_or_default().to_string();
    let scores: Vec<String> = setup.teams().map(score).collect();
    format!("{round}  ·  {title}  ·  {}", scores.join(" : "))
}
