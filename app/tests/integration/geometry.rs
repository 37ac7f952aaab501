//! The table screen in windows of every size: no text is cut, and nothing lies on anything else.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use iced::futures::StreamExt;
use iced::{Point, Rectangle, Size};
use iced_test::runtime::{Action as RuntimeAction, task::into_stream};
use iced_test::selector::Candidate;
use skipstone::app::scale_factor;
use skipstone::board::Slot;
use skipstone::locale::{Language, Locale};
use skipstone::screen::Context;
use skipstone::screen::table::{Action, Message, ResultPicture, State};
use skipstone::settings::{Scale, Settings, Speed};
use skipstone::tr;
use skipstone::widget::board::BoardEvent;
use skipstone::widget::log;
use skipstone_core::bot::Level;
use skipstone_core::bot::luck::{Luck, SeatLuck, TeamLuck};
use skipstone_core::bot::review::Review;
use skipstone_core::record::Record;
use skipstone_core::table::{Player, SeatConfig, Table, TableConfig};
use skipstone_core::{Preset, Rules, Scoring, Seat, Seed, StockSize};
use skipstone_net::SaveReceipt;

use crate::seen::see_in;

const WINDOWS: [(f32, f32); 6] =
    [(960.0, 600.0), (1280.0, 800.0), (1366.0, 768.0), (1920.0, 1080.0), (2560.0, 1440.0), (3840.0, 2160.0)];
/// The windows and sizes of everything in percent that are looked at: all in the languages that the screens were laid out in, the
/// least room in the others.
fn windows(language: Language) -> Vec<((f32, f32), u16)> {
    let is_first = [Language::ENGLISH, Language::GERMAN].contains(&language);
    let (windows, sizes) =
        if is_first { (&WINDOWS[..], &[100, 150, 200][..]) } else { (&WINDOWS[..1], &[100, 150][..]) };
    windows.iter().flat_map(|window| sizes.iter().map(move |size| (*window, *size))).collect()
}

const TABLES: [(usize, usize); 6] = [(2, 2), (3, 3), (4, 2), (5, 5), (6, 3), (12, 3)];

/// A text or slot on the screen.
#[derive(Debug, Clone)]
struct Shown {
    words: String,
    bounds: Rectangle,
    visible: Option<Rectangle>,
    in_hand: bool,
}

fn shown(state: &State, size: Size, context: Context<'_>) -> Vec<Shown> {
    let mut screen = see_in(size, state.view(None, context));
    let mut all = Vec::new();
    let collect = |candidate: Candidate<'_>| -> Option<()> {
        if let Candidate::Text { id, bounds, visible_bounds, content } = candidate {
            let in_hand = id.is_some_and(|id| format!("{id:?}").contains("hand-"));
            all.push(Shown { words: content.to_owned(), bounds, visible: visible_bounds, in_hand });
        }
        None
    };
    assert!(screen.find(collect).is_err(), "it looks at everything");
    all
}

/// How far a table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Draws,
    FirstTurn,
    /// The result is shown, and the own turns are rated.
    Result(Scoring),
    /// The same with the figures about its cards.
    Luck,
    /// The end of a series of one round.
    Closing,
}

const STAGES: [Stage; 7] = [
    Stage::Draws,
    Stage::FirstTurn,
    Stage::Result(Scoring::Points),
    Stage::Result(Scoring::LowestLeft),
    Stage::Result(Scoring::Single),
    Stage::Luck,
    Stage::Closing,
];

/// The widest figures there can be.
fn luck(seats: usize, teams: usize) -> Luck {
    let seat = SeatLuck { drawn: 1000, openers: 188, turns: 200, playable: 188 };
    Luck { seats: vec![seat; seats], teams: vec![TeamLuck { better_than: 100, chance: 100 }; teams] }
}

/// A table at a stage.
async fn table(seats: usize, teams: usize, stage: Stage, context: Context<'_>) -> State {
    let scoring = if let Stage::Result(scoring) = stage { scoring } else { Scoring::Points };
    let stock = if matches!(stage, Stage::Result(_) | Stage::Luck | Stage::Closing) { 3 } else { 8 };
    let target = if stage == Stage::Closing { 1 } else { scoring.default_target() };
    let stock = match stage {
        // With a handicap.
        Stage::Luck => StockSize::from_sizes(&[3, 4].repeat(6)[..seats]).expect("sizes"),
        _ => StockSize::Cards(stock),
    };
    let rules = Rules { stock, scoring, target, ..Preset::Standard.rules() };
    let seat = |at: usize| SeatConfig {
        name: if at == 0 { String::new() } else { "Wolfgang Amadeus".to_owned() },
        player: if at == 0 { Player::Human } else { Player::Bot(Level::Greedy) },
        age: None,
    };
    let config = TableConfig { rules, teams, seats: (0..seats).map(seat).collect() };
    let table = Table::new(config, Seed::from_number(5)).expect("so many can play");
    let record: Arc<Mutex<Option<Record>>> = Arc::default();
    let saved = record.clone();
    let save = Box::new(move |table: &Table| {
        *saved.lock().expect("saved") = table.record("0");
        SaveReceipt::default()
    });
    let (mut state, task) = State::new(table, save, context);
    let mut bot = Level::Greedy.player(&Seed::from_number(0), Seat::ONE);
    let mut updates = into_stream(task).expect("the table tells something");
    let now = Instant::now();
    while let Some(action) = updates.next().await {
        let RuntimeAction::Output(message) = action else { continue };
        let is_update = matches!(message, Message::Update(_));
        let mut actions = state.update(message, None, now, context);
        if is_update && stage == Stage::Draws {
            break;
        }
        actions.extend(state.update(Message::EndDraws, None, now, context));
        let ended = actions.iter().any(|action| matches!(action, Action::FindRecord(_)));
        let view = state.table();
        if ended {
            let record = record.lock().expect("saved").take().expect("it was saved before it was told");
            drop(state.use_record(&record.clone().into()));
            for turn in Review::of(&record, Seat::ONE).expect("by the rules") {
                state.update(Message::Rated(1, Box::new(turn)), None, now, context);
            }
            state.update(Message::Weighed(1, Some(Box::new(luck(seats, teams)))), None, now, context);
            if stage == Stage::Luck {
                state.update(Message::ShowPicture(ResultPicture::Luck), None, now, context);
            }
            break;
        }
        if is_update && view.turns() > 0 && view.turn() == view.seat() && view.ending().is_none() {
            if stage == Stage::FirstTurn {
                break;
            }
            let mv = bot.choose(&view);
            let message = match (mv.source(), mv.target()) {
                (Some(source), Some(target)) => {
                    let (from, onto) =
                        (Slot::of_source(source, Seat::ONE, Seat::ONE), Slot::of_target(target));
                    Message::Board(BoardEvent::Dropped { from, onto: Some(onto), at: Point::ORIGIN })
                }
                _ => Message::Pass,
            };
            state.update(message, None, now, context);
        }
    }
    state
}

#[tokio::test(start_paused = true)]
async fn nothing_is_cut_or_covered_in_any_window() {
    let mut found = BTreeMap::new();
    let locales: Vec<_> = Language::all().map(|language| (language, Locale::new(language))).collect();
    for (seats, teams) in TABLES {
        for stage in STAGES {
            let settings = Settings { speed: Speed::Off, ..Settings::default() };
            let context = Context::new(&locales[0].1, &settings);
            let mut state = table(seats, teams, stage, context).await;
            for panel in [false, true] {
                state.update(Message::ShowLog(panel), None, Instant::now(), context);
                for (language, locale) in &locales {
                    for (window, percent) in windows(*language) {
                        let scale =
                            Scale::ALL.into_iter().find(|scale| scale.percent() == percent).expect("a size");
                        let settings = Settings { scale, language: *language, ..settings.clone() };
                        let factor = scale_factor(settings.scale.factor(), Size::new(window.0, window.1));
                        let size = Size::new(window.0 / factor, window.1 / factor);
                        // Beside a board of many seats is no room: there it covers the middle on purpose.
                        if panel && seats > 3 && !log::fits(size) {
                            continue;
                        }
                        let all = shown(&state, size, Context { settings: &settings, locale, ..context });
                        let place =
                            || format!("{language:?}, {window:?} at {percent} %, {seats} seats, {stage:?}");
                        // Each once in a language, where it is first.
                        for fault in faults(above_board(&all, stage, locale), size) {
                            found.entry((language.code(), fault)).or_insert_with(place);
                        }
                    }
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

/// What isn't covered on purpose: at the end of a round the panel over the board, after the last line of that.
fn above_board<'a>(all: &'a [Shown], stage: Stage, locale: &Locale) -> &'a [Shown] {
    let (Stage::Result(_) | Stage::Luck | Stage::Closing) = stage else { return all };
    // At the end of a series that line says who has won, as the panel's title does once more.
    let over = tr!(locale, "table-status-over");
    let titles = all.iter().skip(1).map(|shown| &shown.words);
    let mut lines = all.iter().map(|shown| &shown.words).zip(titles);
    let status = lines.position(|(line, title)| *line == over || (line.ends_with('!') && line == title));
    let status = status.expect("the line below the board");
    &all[status + 1..]
}

/// What is cut, or covers something else.
fn faults(all: &[Shown], size: Size) -> BTreeSet<String> {
    let mut faults = BTreeSet::new();
    let window = Rectangle::with_size(size);
    for (nth, one) in all.iter().enumerate() {
        if one.words.is_empty() || one.bounds.area() < 1.0 {
            continue;
        }
        let Some(visible) = one.visible else { continue };
        // The log is scrolled, and shows some of its lines.
        let is_scrolled = visible.position().distance(one.bounds.position()) > 1.0;
        let is_whole = one.bounds.is_within(&visible.expand(1.0));
        let fits = one.bounds.is_within(&window.expand(1.0)) && is_whole;
        if !is_scrolled && !fits {
            faults.insert(format!("{:?} is cut", one.words));
        }
        for other in &all[nth + 1..] {
            let (Some(covering), false) = (other.visible, one.in_hand && other.in_hand) else { continue };
            let common = visible.shrink(1.0).intersection(&covering.shrink(1.0));
            if common.is_some_and(|common| common.area() >= 4.0) {
                faults.insert(format!("{:?} and {:?} overlap", one.words, other.words));
            }
        }
    }
    faults
}
