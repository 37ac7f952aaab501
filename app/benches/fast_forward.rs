//! How long it takes to skip to the own turn: `cargo bench -p skipstone --bench fast_forward`.
//!
//! The real screen over a real table in this process, drawn by the software renderer after each move of the others, who are
//! experts. Saving the table isn't measured.

#[path = "../tests/integration/software_window.rs"]
mod software_window;

use std::io::{self, Write as _};
use std::time::{Duration, Instant};

use iced::futures::StreamExt;
use iced::futures::stream::BoxStream;
use iced::{Point, Size};
use iced_test::runtime::{Action, task::into_stream};
use skipstone::board::Slot;
use skipstone::locale::{Language, Locale};
use skipstone::screen::Context;
use skipstone::screen::table::{Message, State};
use skipstone::settings::Settings;
use skipstone::widget::board::BoardEvent;
use skipstone_core::bot::Level;
use skipstone_core::table::{Player, SeatConfig, Table, TableConfig};
use skipstone_core::{Pile, Preset, Rules, Seat, Seed, StockSize};
use skipstone_net::SaveReceipt;

use software_window::SoftwareWindow;

const ME: Seat = Seat::ONE;
/// The rounds for each size of table.
const ROUNDS: u64 = 6;

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_time().build().expect("a runtime");
    runtime.block_on(async {
        for (others, teams, stock) in [(1, 2, 20), (5, 6, 15), (11, 2, 8)] {
            for size in [Size::new(1280, 800), Size::new(3840, 2160)] {
                let mut waits = Vec::new();
                for seed in 0..ROUNDS {
                    waits.extend(Game::begin(others, teams, stock, size, seed).waits().await);
                }
                waits.sort();
                let _ = writeln!(
                    io::stdout(),
                    "{others:2} others, {:4}×{:<4}: {:3} waits, median {:4} ms, longest {:4} ms",
                    size.width,
                    size.height,
                    waits.len(),
                    waits[waits.len() / 2].as_millis(),
                    waits[waits.len() - 1].as_millis(),
                );
            }
        }
    });
}

/// A round in which the player discards as soon as it is the own turn.
struct Game {
    state: State,
    updates: BoxStream<'static, Action<Message>>,
    locale: Locale,
    settings: Settings,
    window: SoftwareWindow,
}

impl Game {
    fn begin(others: usize, teams: usize, stock: u8, size: Size<u32>, seed: u64) -> Game {
        let rules = Rules { stock: StockSize::Cards(stock), ..Preset::Standard.rules() };
        let seat = |player| SeatConfig { name: String::new(), player, age: None };
        let mut seats = vec![seat(Player::Human)];
        seats.resize(others + 1, seat(Player::Bot(Level::Expert)));
        let config = TableConfig { rules, teams, seats };
        let table = Table::new(config, Seed::from_number(seed)).expect("so many can play");
        let settings = Settings { language: Language::ENGLISH, ..Settings::default() };
        let locale = Locale::new(settings.language);
        let scale = size.height as f32 / 800.0;
        let context = Context { scale, ..Context::new(&locale, &settings) };
        let (state, task) = State::new(table, Box::new(|_| SaveReceipt::default()), context);
        let updates = into_stream(task).expect("the table tells something");
        let window = SoftwareWindow::new(size, scale);
        Game { state, updates, locale, settings, window }
    }

    /// The waits for the own turns of the round while Space is held.
    async fn waits(&mut self) -> Vec<Duration> {
        self.tell(Message::Board(BoardEvent::FastForward(true)));
        let mut waits = Vec::new();
        let mut began = Instant::now();
        while let Some(action) = self.updates.next().await {
            let Action::Output(message) = action else { continue };
            self.tell(message);
            self.draw();
            if self.state.table().ending().is_some() {
                break;
            }
            if self.state.table().on_turn() == Some(ME) {
                waits.push(began.elapsed());
                let onto = Some(Slot::Discard(ME, Pile::One));
                self.tell(Message::Board(BoardEvent::Dropped {
                    from: Slot::Hand(0),
                    onto,
                    at: Point::ORIGIN,
                }));
                began = Instant::now();
            }
        }
        // The first one begins with the deal.
        waits.split_off(1.min(waits.len()))
    }

    fn tell(&mut self, message: Message) {
        let context = Context::new(&self.locale, &self.settings);
        self.state.update(message, None, Instant::now(), context);
    }

    fn draw(&mut self) {
        let context = Context::new(&self.locale, &self.settings);
        self.window.draw(&mut self.state, context, Instant::now());
    }
}
