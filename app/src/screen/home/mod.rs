//! The title screen: what most players want, and all else behind one more step. The root acts on its messages.

mod standing;

use std::time::Instant;

use iced::widget::{Column, Stack, column, container, row, scrollable, space, stack, text as plain};
use iced::{Alignment, Fill, padding};
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use skipstone_core::challenge::DayLength;
use skipstone_core::series::Series;
use skipstone_core::table::TableConfig;
use skipstone_core::{Scoring, Team};

use super::Context;
use super::draft::Draft;
use crate::board::{Lesson, Motion};
use crate::days::DayPlays;
use crate::locale::Locale;
use crate::players::names::given_names;
use crate::puzzles::Progress;
use crate::store::{KeptSeat, SavedSeries, SeriesKind, Store, StoredSeriesId};
use crate::theme::text::soft;
use crate::widget::accessible::{Named, Role};
use crate::widget::blinking::blinking;
use crate::widget::count_up::CountUp;
use crate::widget::focus::Scope;
use crate::widget::living_water::living_water;
use crate::widget::on_water::on_water;
use crate::widget::picture_cache::PictureCache;
use crate::widget::race_picture::{Racer, first_in_water, first_stone, race_picture};
use crate::widget::repaint_layer::RepaintLayer;
use crate::widget::stone::Mood;
use crate::widget::{button, text};
use crate::{Element, tr};
use standing::{Standing, lone_racer, team_name};

/// The name of the game, which heads the title screen.
const NAME: &str = "Skipstone";
/// The width of the menu, in logical pixels.
const MENU_WIDTH: f32 = 350.0;
/// The distance of the menu from the left edge, and of the picture from the menu.
const LEFT: u16 = 64;
const GAP: f32 = 12.0;
/// The height of a line of small words.
const LINE_HEIGHT: f32 = 18.5;
/// The height of two lines: the names at a large table are cut off after them.
const SUMMARY_HEIGHT: f32 = 2.0 * LINE_HEIGHT;
/// Stands between the parts of a summary.
const SEPARATOR: &str = "  ·  ";
/// The most height that the games to continue take in the smallest window.
const GAMES_HEIGHT: f32 = 320.0;

/// The state of the title screen.
#[derive(Debug)]
pub struct State {
    pictures: PictureCache,
    /// When the screen was opened; the stones move then.
    opened: Instant,
    page: Page,
    /// The games that can be continued, the one played last first.
    waiting: Vec<SavedSeries>,
    /// When the player played last, if ever.
    last_played: Option<Timestamp>,
    /// Those of them that wait between two rounds.
    between_rounds: Vec<StoredSeriesId>,
    /// The game that is started at one press: at the same table as the last one here, or a short one.
    recommended: TableConfig,
    /// Whether nothing was played yet.
    is_new: bool,
    /// The player's seat at somebody else's table.
    kept: Option<KeptSeat>,
    /// What is told of the deals of the day.
    today: TodaysDeals,
    /// How the player does at puzzles.
    puzzles: Progress,
    /// The deals of days that were accepted.
    days: DayPlays,
    /// When the games were read.
    now: Timestamp,
    zone: TimeZone,
}

/// What is told of the deals of the day.
#[derive(Debug, Clone, Copy, Default)]
struct TodaysDeals {
    /// How many of today's were played to their end.
    played: usize,
    /// The days in a row.
    streak: u32,
}

/// A page of the title screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Page {
    /// What most players want.
    Front,
    /// The games that can be continued.
    Waiting,
    /// All else.
    More,
}

/// Input on the screen; the root acts on each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// Turns to a page.
    Show(Page),
    /// Continues a game.
    Continue(StoredSeriesId),
    /// Opens the guided round.
    Learn,
    /// Starts the recommended game.
    Play,
    /// Opens the deals of the day.
    DayDeals,
    /// Opens the challenges.
    Challenges,
    /// Opens the puzzles.
    Puzzles,
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
    /// Opens the shelf.
    Shelf,
    /// Opens the page about what keeps tables from being found.
    Network,
    /// Opens the settings.
    Settings,
    /// Opens the about page.
    About,
    /// Quits the program.
    Quit,
}

impl State {
    /// Reads the games that wait and the kept seat from the profile's store.
    pub fn new(store: &Store, now: Timestamp) -> State {
        // A store that can't be read is reported when the list of series is opened.
        let series = store.series().unwrap_or_default();
        let last = series.iter().find(|series| series.kind == SeriesKind::Local);
        let recommended = last.map_or_else(Draft::short_game, |last| Draft::from_table(last.table.clone()));
        let last_played = series.iter().map(|series| series.played).max();
        let waiting = series.into_iter().filter(SavedSeries::can_continue);
        let waiting: Vec<_> = waiting.map(|series| store.with_current_names(series)).collect();
        // What can't be read is reported when the deals are opened.
        let days = DayPlays::read(store).unwrap_or_default();
        State {
            last_played,
            pictures: PictureCache::default(),
            opened: Instant::now(),
            page: Page::Front,
            is_new: waiting.is_empty() && store.round_count().is_ok_and(|rounds| rounds == 0),
            between_rounds: waiting
                .iter()
                .filter(|series| !series.rounds.is_empty() && store.is_in_round(series) == Ok(false))
                .map(|series| series.id)
                .collect(),
            waiting,
            recommended: recommended.table().clone(),
            kept: store.kept_seat().unwrap_or_default(),
            today: TodaysDeals::of(&days, now, &TimeZone::system()),
            puzzles: Progress::of(&store.tried_puzzles().unwrap_or_default()),
            days,
            now,
            zone: TimeZone::system(),
        }
    }

    /// The day on which the games were read.
    pub fn day(&self) -> Date {
        self.zone.to_datetime(self.now).date()
    }

    /// The shown page.
    pub fn page(&self) -> Page {
        self.page
    }

    /// Turns to a page.
    pub fn show(&mut self, page: Page) {
        self.page = page;
    }

    /// The table of the recommended game.
    pub fn recommended(&self) -> &TableConfig {
        &self.recommended
    }

    /// Builds the widgets for the current state; called after every message.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let menu = match self.page {
            Page::Front => self.front(context),
            Page::Waiting => self.games(context),
            Page::More => self.more(context),
        };
        let menu = menu.spacing(8).width(MENU_WIDTH);
        // Each game to go back to takes room from the name.
        let buttons = [!self.waiting.is_empty(), self.waiting.len() > 1, self.kept.is_some()];
        let more = buttons.into_iter().filter(|is_shown| *is_shown).count();
        let (name, gap) = if more > 0 { (46, 10) } else { (68, 24) };
        let standing = self.waiting.first().and_then(Standing::of);
        let headline = standing.as_ref().and_then(|standing| standing.headline(context.locale));
        let tagline = match headline {
            Some(headline) => Some(plain(headline).size(19)),
            None => (more < 2).then(|| plain(tr!(context, "home-tagline")).size(19).style(soft)),
        };
        let brand = column![plain(NAME).size(name)].push(tagline).spacing(4).max_width(340);
        let left = column![brand, menu].spacing(gap).width(Fill);
        // Far from all that is pressed by habit: it asks nothing.
        let quit =
            (self.page == Page::More).then(|| button::pill(tr!(context, "home-quit"), Some(Message::Quit)));
        let quit = quit.map(Element::from);
        let note = row![text::caption(tr!(context, "home-note")).width(Fill)].push(quit);
        let note = note.align_y(Alignment::End);
        let front =
            column![container(left).height(Fill).align_y(Alignment::Center), note].padding([20, LEFT]);
        let (racers, target) = match standing {
            Some(standing) => (standing.racers(context, self.now, self.today.streak), standing.target()),
            None => {
                let own = lone_racer(context.settings.stone, self.last_played, self.now, self.today.streak);
                (vec![own], String::new())
            }
        };
        let scene = self.scene(racers, target, context);
        let picture = row![
            space::horizontal().width(f32::from(LEFT) + MENU_WIDTH + GAP),
            container(scene).width(Fill).height(Fill).align_y(Alignment::Center),
        ];
        let screen = on_water(container(stack![picture, front]).width(Fill).height(Fill));
        let screen = match self.page {
            Page::Front => Scope::new(screen).on_enter(self.main_action(context)),
            Page::Waiting | Page::More => Scope::new(screen).on_escape(Message::Show(Page::Front)),
        };
        let name = match self.page {
            Page::Front => NAME.to_owned(),
            Page::Waiting => tr!(context, "home-waiting-all"),
            Page::More => tr!(context, "home-more"),
        };
        Named::with_role(Role::Screen, name, screen).into()
    }

    /// The stones on the lake, with what moves there now and then.
    fn scene<'a>(&'a self, racers: Vec<Racer>, target: String, context: Context<'a>) -> Element<'a, Message> {
        let is_still = context.motion() == Motion::Reduced;
        let count = CountUp::since(Some(self.opened).filter(|_| !is_still));
        let around = racers.clone();
        let rings = (!is_still).then(|| living_water(move |bounds| first_in_water(&around, bounds)));
        let first = racers.first().filter(|racer| racer.stone.1 == Mood::Calm && !is_still);
        let eyes = first.map(|first| {
            let (stone, racers) = (first.stone.0, racers.clone());
            blinking(stone, move |bounds| first_stone(&racers, bounds), &self.pictures, context.scale)
        });
        let race = race_picture(racers, target, count, &self.pictures, context.scale);
        let layers = [rings.map(Element::from), Some(race.into()), eyes.map(Element::from)];
        Stack::with_children(layers.into_iter().flatten()).into()
    }

    /// What most players want: to go on, to learn the game or to play at once.
    fn front<'a>(&'a self, context: Context<'a>) -> Column<'a, Message, crate::Theme> {
        let teaches = self.offers_guided_round(context);
        let main_action = self.main_action(context);
        let step = |words: String, message| match message == main_action {
            true => button::primary(words, Some(message)).width(Fill).into(),
            false => other(words, message),
        };
        let first = |words: String, message, about: String| {
            column![
                step(words, message),
                container(text::caption(about)).max_height(SUMMARY_HEIGHT).clip(true)
            ]
            .spacing(4)
        };
        let newest = self.waiting.first().map(|newest| {
            let mut about = self.summary(newest, context.locale);
            about.insert(1, context.locale.day(newest.played, self.now, &self.zone));
            first(tr!(context, "home-continue"), Message::Continue(newest.id), about.join(SEPARATOR))
        });
        let waiting = self.waiting.get(1).map(|next| {
            let more = self.waiting.len() - 1;
            let words = tr!(context, "home-waiting", count = more);
            let about = text::caption(self.summary(next, context.locale).join(SEPARATOR));
            let about = (more == 1).then(|| container(about).max_height(SUMMARY_HEIGHT).clip(true));
            // A list of one would be a detour.
            let message = if more == 1 { Message::Continue(next.id) } else { Message::Show(Page::Waiting) };
            column![other(words, message)].push(about).spacing(4)
        });
        let back = self
            .kept
            .as_ref()
            .map(|kept| step(tr!(context, "home-return", table = &*kept.title), Message::ReturnToTable));
        let learn = teaches
            .then(|| first(tr!(context, "home-learn"), Message::Learn, tr!(context, "home-learn-about")));
        let play = match teaches {
            true => step(tr!(context, "home-play"), Message::Play),
            false => pair(
                step(tr!(context, "home-play"), Message::Play),
                other(tr!(context, "home-new-game"), Message::NewGame),
            ),
        };
        let target = context.locale.target_title(&self.recommended.rules);
        let players = context.locale.player_names(&self.recommended.seats, self.recommended.only_person());
        let about = text::caption(format!("{players}  ·  {target}"));
        let about = container(about).max_height(SUMMARY_HEIGHT).clip(true);
        let days = other(tr!(context, "days-title"), Message::DayDeals);
        let puzzles = other(tr!(context, "puzzles-title"), Message::Puzzles);
        // The smallest window has no room for the second line beside all ways back.
        let is_crowded = self.kept.is_some() && self.waiting.len() > 1;
        let height = if is_crowded { LINE_HEIGHT } else { SUMMARY_HEIGHT };
        let side = |button, about: Option<String>| {
            let about = about.map(|about| container(text::caption(about)).max_height(height).clip(true));
            column![button].push(about).spacing(4).width(Fill).into()
        };
        let others = pair(
            side(days, Some(self.today.words(context))),
            side(puzzles, puzzle_words(self.puzzles, context)),
        );
        column![]
            .push(back)
            .push(newest)
            .push(waiting)
            .push(learn)
            .push(column![play, about].spacing(4))
            .push(others)
            .push(pair(
                other(tr!(context, "home-host"), Message::Host),
                other(tr!(context, "home-join"), Message::Join),
            ))
            .push(pair(
                other(tr!(context, "home-settings"), Message::Settings),
                other(tr!(context, "home-more"), Message::Show(Page::More)),
            ))
    }

    /// The games that can be continued.
    fn games<'a>(&'a self, context: Context<'a>) -> Column<'a, Message, crate::Theme> {
        let game = |series: &'a SavedSeries| {
            let played = context.locale.day_and_time(series.played, self.now, &self.zone);
            let about = text::explained(self.summary(series, context.locale).join(SEPARATOR), played);
            button::entry(about, [9, 14], false, Message::Continue(series.id))
        };
        // Keeps the games away from the scroll bar, and shows the frame of the one that has the focus.
        let games = column(self.waiting.iter().map(game)).spacing(8).padding(padding::all(3).right(16));
        let games = scrollable(Element::from(RepaintLayer::new(games))).width(Fill);
        column![
            text::heading(tr!(context, "home-waiting-all")),
            container(games).max_height(GAMES_HEIGHT),
            other(tr!(context, "back"), Message::Show(Page::Front)),
        ]
    }

    /// All else.
    fn more<'a>(&'a self, context: Context<'a>) -> Column<'a, Message, crate::Theme> {
        let other = |words: &str, message| other(tr!(context, words), message);
        let begin = match self.offers_guided_round(context) {
            true => other("home-new-game", Message::NewGame),
            false => other("home-learn", Message::Learn),
        };
        column![
            pair(begin, other("challenges-title", Message::Challenges)),
            pair(other("series-title", Message::Series), other("home-rounds", Message::Rounds)),
            pair(other("home-statistics", Message::Statistics), other("shelf-title", Message::Shelf)),
            pair(other("home-how-to-play", Message::HowToPlay), other("home-about", Message::About)),
            other("network-title", Message::Network),
            other("back", Message::Show(Page::Front)),
        ]
    }

    /// What the first button does.
    fn main_action(&self, context: Context<'_>) -> Message {
        match self.waiting.first() {
            // Others wait.
            _ if self.kept.is_some() => Message::ReturnToTable,
            Some(newest) => Message::Continue(newest.id),
            None if self.offers_guided_round(context) => Message::Learn,
            None => Message::Play,
        }
    }

    /// Which round a game is in, its players, and how it stands.
    fn summary(&self, series: &SavedSeries, locale: &Locale) -> Vec<String> {
        let title = locale.series_title(series);
        let Ok(progress) = series.series() else { return vec![title] };
        let setup = progress.setup();
        if let Some(day) = self.days.day_of(series.id) {
            return vec![tr!(locale, "days-table-title", date = locale.civil_date(day.date)), title];
        }
        if setup.rules().scoring == Scoring::Single {
            return vec![locale.target_title(setup.rules()), title];
        }
        // Between two rounds, it goes on with the result of the one before.
        let round = match self.between_rounds.contains(&series.id) {
            true => tr!(locale, "home-after-round", round = series.rounds.len()),
            false => tr!(locale, "table-round", round = series.rounds.len() + 1),
        };
        if series.rounds.is_empty() {
            return vec![round, title];
        }
        // The scores name the players.
        let names_all = setup.teams().all(|team| setup.members(team).count() <= 2);
        let title = (!names_all || !series.name.is_empty()).then_some(title);
        [round, scores(series, &progress, locale)].into_iter().chain(title).collect()
    }

    /// Whether the guided round comes first: nothing was played yet, and it was neither finished nor skipped.
    fn offers_guided_round(&self, context: Context<'_>) -> bool {
        self.is_new && !context.settings.learned.contains(Lesson::GuidedRound)
    }
}

impl TodaysDeals {
    fn of(plays: &DayPlays, now: Timestamp, zone: &TimeZone) -> TodaysDeals {
        let played = plays.outcomes(zone.to_datetime(now).date()).count();
        TodaysDeals { played, streak: plays.streak(now, zone).current }
    }

    /// What awaits, in few words.
    fn words(self, context: Context<'_>) -> String {
        match self {
            TodaysDeals { played: 0, streak: 0 } => tr!(context, "home-day-waits"),
            TodaysDeals { played: 0, streak } => tr!(context, "home-day-waits-in-row", days = streak),
            TodaysDeals { played, streak } => {
                let more = DayLength::ALL.len().saturating_sub(played);
                tr!(context, "home-day-played", days = streak, more = more)
            }
        }
    }
}

/// The score of each team with its players' names, the own one first.
fn scores(saved: &SavedSeries, progress: &Series, locale: &Locale) -> String {
    let (setup, own) = (progress.setup(), saved.own_seat());
    let names = given_names(&saved.table.seats);
    let (own, others): (Vec<Team>, Vec<Team>) =
        setup.teams().partition(|team| own.is_some_and(|own| setup.team(own) == *team));
    let score = |team: Team| {
        let score = progress.scores().get(team.index()).copied().unwrap_or_default();
        format!("{}\u{a0}{score}", team_name(saved, setup, &names, team, locale))
    };
    own.into_iter().chain(others).map(score).collect::<Vec<_>>().join(", ")
}

/// How the player does at puzzles; `None` before the first one.
fn puzzle_words(Progress { rating, solved, .. }: Progress, context: Context<'_>) -> Option<String> {
    Some(tr!(context, "home-puzzles", rating = u32::from(rating?), solved = solved))
}

/// A button beside the main one.
fn other<'a>(words: String, message: Message) -> Element<'a, Message> {
    button::secondary(words, Some(message)).width(Fill).into()
}

/// Two buttons side by side.
fn pair<'a>(left: Element<'a, Message>, right: Element<'a, Message>) -> Element<'a, Message> {
    row![left, right].spacing(10).into()
}
