//! How long the table screen takes to draw a frame without a graphics card: `cargo bench -p skipstone --bench table_frames`.
//!
//! Draws the real screen with the real software renderer while rounds are played in it, and repaints only what differs from the
//! frame before, as the window does; showing the picture on the display isn't measured. An argument chooses the width of the
//! window in pixels.

#[path = "../tests/integration/software_window.rs"]
mod software_window;

use std::collections::BTreeMap;
use std::io::{self, Write as _};
use std::time::{Duration, Instant};

use iced::Size;
use skipstone::app::scale_factor;
use skipstone::desktop::DesktopPreferences;
use skipstone::locale::{Language, Locale};
use skipstone::screen::Context;
use skipstone::screen::table::{Message, State};
use skipstone::settings::{Settings, Speed};
use skipstone::widget::water::paint_scenery;
use skipstone_core::bot::Level;
use skipstone_core::table::{Player, RoundEnd, SeatConfig, Table, TableConfig, Update};
use skipstone_core::{
    Move, Preset, Round, Rules, Seat, Seed, Setup, Source, StockSize, Target, VisibleEvent, deal,
};
use skipstone_net::SaveReceipt;
use skipstone_net::link::LocalUpdate;

use software_window::SoftwareWindow;

/// The seats at the table: as many as the rules allow without partners, so that the most cards fly at once in a deal.
const SEATS: usize = 6;
/// The time between two frames.
const FRAME: Duration = Duration::from_micros(16_667);
/// The stock cards in a round whose last turn is a chain, and the least length of that.
const LONG_STOCK: u8 = 8;
const CHAIN: usize = 4;
/// The frames after which a scene is cut off.
const MAX_FRAMES: usize = 600;

fn main() {
    // Under `cargo bench` there is an argument of cargo's own.
    let width = std::env::args().filter_map(|argument| argument.parse().ok()).next();
    let sizes = [Size::new(1280, 800), Size::new(1920, 1080), Size::new(3840, 2160)];
    for size in
        sizes.into_iter().filter(|size: &Size<u32>| width.is_none_or(|width: u32| width == size.width))
    {
        let mut film = Film::new(size, rules(3));
        film.play();
        let mut peaks = Film::new(size, rules(LONG_STOCK));
        peaks.play_peaks();
        film.times.extend(peaks.times);
        let mut out = io::stdout().lock();
        for (scene, times) in &mut film.times {
            times.sort();
            let at = |part: f32| times[((times.len() - 1) as f32 * part) as usize].as_secs_f32() * 1000.0;
            let _ = writeln!(
                out,
                "{:4}×{:<4} {scene:13} {:4} frames: median {:6.2} ms, 95 % {:6.2} ms, worst {:6.2} ms",
                size.width,
                size.height,
                times.len(),
                at(0.5),
                at(0.95),
                at(1.0),
            );
        }
    }
}

/// A window without a display, in which a round is played.
struct Film {
    state: State,
    locale: Locale,
    settings: Settings,
    window: SoftwareWindow,
    /// In physical pixels.
    size: Size<u32>,
    /// Physical pixels for a logical one.
    scale: f32,
    now: Instant,
    times: BTreeMap<&'static str, Vec<Duration>>,
}

impl Film {
    fn new(size: Size<u32>, rules: Rules) -> Film {
        let seat = |at: usize| SeatConfig {
            name: format!("Player {}", at + 1),
            player: if at == 0 { Player::Human } else { Player::Bot(Level::Greedy) },
            age: None,
        };
        let config = TableConfig { rules, teams: SEATS, seats: (0..SEATS).map(seat).collect() };
        let table = Table::new(config, Seed::from_number(1)).expect("so many can play");
        let settings = Settings { language: Language::ENGLISH, ..Settings::default() };
        let locale = Locale::new(settings.language);
        let scale = scale_factor(settings.scale.factor(), Size::new(size.width as f32, size.height as f32));
        let context = Context { scale, ..Context::new(&locale, &settings) };
        let (state, _) = State::new(table, Box::new(|_| SaveReceipt::default()), context);
        Film {
            state,
            locale,
            settings,
            window: SoftwareWindow::new(size, scale),
            size,
            scale,
            now: Instant::now(),
            times: BTreeMap::new(),
        }
    }

    /// A round in which everyone plays whatever they can.
    fn play(&mut self) {
        // A window's first frame isn't part of any motion, and its scenery is painted beside it.
        let size = Size::new(self.size.width as f32 / self.scale, self.size.height as f32 / self.scale);
        paint_scenery(self.settings.theme_on(&DesktopPreferences::default()), size, self.scale);
        self.frame();
        let setup = Setup::new(rules(3), SEATS, SEATS).expect("so many can play");
        let mut events = Vec::new();
        let mut round: Round =
            deal::deal(setup, Seed::from_number(8), Seat::ONE, &deal::NO_AGES, &mut events).expect("no ages");
        let seen = |events: &mut Vec<_>, round: &Round| -> Vec<VisibleEvent> {
            events.drain(..).map(|event| VisibleEvent::of(&event, Some(Seat::ONE), round)).collect()
        };
        let begin = seen(&mut events, &round);
        let scores = vec![0; SEATS];
        let dealer = Seat::from_index(SEATS - 1);
        let began = Update::RoundBegan {
            number: 1,
            dealer,
            draws: Vec::new(),
            scores: scores.clone(),
            events: begin,
        };
        self.tell(began);
        self.show("deal");
        let mut batches = Vec::new();
        loop {
            let moves = round.legal_moves();
            let builds = |mv: &Move| matches!(mv.target(), Some(Target::Build(_)));
            let Some(mv) = moves.iter().find(builds).or_else(|| moves.iter().last()) else { break };
            round.play_legal(mv, &mut events);
            batches.push(seen(&mut events, &round));
        }
        for batch in batches {
            let result = batch.iter().find_map(|event| match event {
                VisibleEvent::End(result) => Some(result.clone()),
                _ => None,
            });
            let completes = batch.iter().any(|event| matches!(event, VisibleEvent::Complete(_)));
            self.tell(Update::Events(batch));
            if let Some(result) = result {
                let winner = result.winner.expect("one wins");
                let ended = RoundEnd { result, series_winners: Some(vec![winner]) };
                self.tell(Update::RoundEnded { ended, scores: scores.clone() });
                self.show("series end");
            } else if completes {
                self.show("completed");
            } else {
                self.show("turns");
            }
        }
    }

    /// The end of a round that seat 1 wins by a chain: the last card but one, the chain and the throw.
    fn play_peaks(&mut self) {
        let size = Size::new(self.size.width as f32 / self.scale, self.size.height as f32 / self.scale);
        paint_scenery(self.settings.theme_on(&DesktopPreferences::default()), size, self.scale);
        let batches = (0..).find_map(chained_round).expect("there is one");
        let scores = vec![0; SEATS];
        let last_turn = batches
            .iter()
            .rposition(|batch| batch.iter().any(|event| matches!(event, VisibleEvent::Turn(_))))
            .expect("it has turns");
        self.settings.speed = Speed::Off;
        let dealer = Seat::ONE;
        let (before, last) = batches.split_at(last_turn + 1);
        let events = before.concat();
        self.tell(Update::RoundBegan {
            number: 1,
            dealer,
            draws: Vec::new(),
            scores: scores.clone(),
            events,
        });
        self.frame();
        self.settings.speed = Speed::Normal;
        let mut stock_cards = 0;
        for batch in last {
            let is_stock = |event: &VisibleEvent| matches!(event, VisibleEvent::Play { mv, .. } if matches!(mv.source(), Some(Source::Stock(_))));
            stock_cards += batch.iter().filter(|event| is_stock(event)).count();
            let result = batch.iter().find_map(|event| match event {
                VisibleEvent::End(result) => Some(result.clone()),
                _ => None,
            });
            let is_last_but_one = batch.iter().any(is_stock) && self.state.table().stock_left(Seat::ONE) == 2;
            self.tell(Update::Events(batch.clone()));
            if let Some(result) = result {
                let ended = RoundEnd { result, series_winners: None };
                self.tell(Update::RoundEnded { ended, scores: scores.clone() });
                self.show("throw");
            } else if is_last_but_one {
                self.show("last card");
            } else if stock_cards >= CHAIN {
                self.show("chain of four");
            } else {
                self.show("chain");
            }
        }
    }

    fn tell(&mut self, update: Update) {
        let context = Context { scale: self.scale, ..Context::new(&self.locale, &self.settings) };
        self.state.update(
            Message::Update(LocalUpdate { viewer: Some(Seat::ONE), updates: vec![update] }),
            None,
            self.now,
            context,
        );
    }

    /// Draws frames as long as they are asked for, and notes how long each took.
    fn show(&mut self, scene: &'static str) {
        let mut times = Vec::new();
        for _ in 0..MAX_FRAMES {
            let began = Instant::now();
            let goes_on = self.frame();
            times.push(began.elapsed());
            self.now += FRAME;
            if !goes_on {
                break;
            }
        }
        self.times.entry(scene).or_default().extend(times);
    }

    /// Draws one frame; whether it asks for another one.
    fn frame(&mut self) -> bool {
        let context = Context { scale: self.scale, ..Context::new(&self.locale, &self.settings) };
        self.window.draw(&mut self.state, context, self.now)
    }
}

/// What seat 1 sees of the round of that seed, move by move, if it wins by a chain that is long before its last card.
fn chained_round(seed: u64) -> Option<Vec<Vec<VisibleEvent>>> {
    let setup = Setup::new(rules(LONG_STOCK), SEATS, SEATS).ok()?;
    let (seed, mut events) = (Seed::from_number(seed), Vec::new());
    let mut round: Round = deal::deal(setup, seed, Seat::ONE, &deal::NO_AGES, &mut events).ok()?;
    let mut players: Vec<_> = setup.seats().map(|seat| Level::Greedy.player(&seed, seat)).collect();
    let (mut batches, mut chain, mut out) = (Vec::new(), 0, None);
    loop {
        let batch: Vec<VisibleEvent> =
            events.drain(..).map(|event| VisibleEvent::of(&event, Some(Seat::ONE), &round)).collect();
        for event in &batch {
            match event {
                VisibleEvent::Turn(_) => chain = 0,
                VisibleEvent::Play { mv, .. } if matches!(mv.source(), Some(Source::Stock(_))) => chain += 1,
                VisibleEvent::Out(of) => out = Some(of.seat),
                _ => {}
            }
        }
        batches.push(batch);
        if round.ending().is_some() {
            return (out == Some(Seat::ONE) && chain > CHAIN + 1).then_some(batches);
        }
        let turn = round.turn();
        let mv = players[turn.index()].choose(&round.view(turn));
        round.play_legal(mv, &mut events);
    }
}

fn rules(stock: u8) -> Rules {
    Rules { stock: StockSize::Cards(stock), ..Preset::Quick.rules() }
}
