//! How long it takes after a move to tell assistive technology what is on the table, with twelve seats:
//! `cargo bench -p skipstone --bench access_tree`. What the system does with it isn't measured.

use std::io::{self, Write as _};
use std::time::{Duration, Instant};

use iced::advanced::widget::operation::{self, Operation as _, Outcome};
use iced::{Font, Pixels, Renderer, Size};
use iced_test::runtime::user_interface::{Cache, UserInterface};
use skipstone::accessibility::{self, WindowDescription};
use skipstone::locale::{Language, Locale};
use skipstone::screen::Context;
use skipstone::screen::table::{Message, State};
use skipstone::settings::{Settings, Speed};
use skipstone_core::bot::Level;
use skipstone_core::table::{Player, SeatConfig, Table, TableConfig, Update};
use skipstone_core::{Preset, Round, Rules, Seat, Seed, Setup, StockSize, VisibleEvent, deal};
use skipstone_net::SaveReceipt;
use skipstone_net::link::LocalUpdate;

const SEATS: usize = 12;
const TEAMS: usize = 3;
const MOVES: usize = 200;
const WINDOW: Size = Size::new(1920.0, 1080.0);

fn main() {
    let rules = Rules { stock: StockSize::Cards(8), ..Preset::Standard.rules() };
    let seat = |at: usize| SeatConfig {
        name: format!("Player {}", at + 1),
        player: if at == 0 { Player::Human } else { Player::Bot(Level::Greedy) },
        age: None,
    };
    let config = TableConfig { rules, teams: TEAMS, seats: (0..SEATS).map(seat).collect() };
    let table = Table::new(config, Seed::from_number(1)).expect("so many can play");
    let settings = Settings { language: Language::ENGLISH, speed: Speed::Off, ..Settings::default() };
    let locale = Locale::new(settings.language);
    let context = Context::new(&locale, &settings);
    let (mut state, _) = State::new(table, Box::new(|_| SaveReceipt::default()), context);
    let tell = |state: &mut State, updates| {
        let update = LocalUpdate { viewer: Some(Seat::ONE), updates };
        state.update(Message::Update(update), None, Instant::now(), context);
    };

    let setup = Setup::new(rules, SEATS, TEAMS).expect("so many can play");
    let mut events = Vec::new();
    let mut round: Round =
        deal::deal(setup, Seed::from_number(8), Seat::ONE, &deal::NO_AGES, &mut events).expect("no ages");
    let seen = |events: &mut Vec<_>, round: &Round| -> Vec<VisibleEvent> {
        events.drain(..).map(|event| VisibleEvent::of(&event, Some(Seat::ONE), round)).collect()
    };
    let dealer = Seat::from_index(SEATS - 1);
    let (draws, scores) = (Vec::new(), vec![0; TEAMS]);
    let began = seen(&mut events, &round);
    tell(&mut state, vec![Update::RoundBegan { number: 1, dealer, draws, scores, events: began }]);

    let font = Font::with_name("Fira Sans");
    let mut renderer = Renderer::Secondary(iced_tiny_skia::Renderer::new(font, Pixels(16.0)));
    let window = WindowDescription { title: "Skipstone".to_owned(), size: WINDOW, scale: 1.0 };
    let (mut times, mut nodes) = (Vec::new(), 0);
    for nth in 0..MOVES {
        let Some(mv) = round.legal_moves().iter().nth(nth % round.legal_moves().len()) else { break };
        round.play_legal(mv, &mut events);
        tell(&mut state, vec![Update::Events(seen(&mut events, &round))]);
        let mut interface =
            UserInterface::build(state.view(None, context), WINDOW, Cache::new(), &mut renderer);
        let began = Instant::now();
        let mut collect = accessibility::collect();
        interface.operate(&renderer, &mut operation::black_box(&mut collect));
        let Outcome::Some(found) = collect.finish() else { panic!("it finds something") };
        let tree = accessibility::tree(&found, &window);
        times.push(began.elapsed());
        nodes = tree.nodes.len();
    }
    times.sort();
    let at = |part: f32| times[((times.len() - 1) as f32 * part) as usize];
    let milliseconds = |time: Duration| 1000.0 * time.as_secs_f32();
    let [median, most, worst] = [0.5, 0.95, 1.0].map(|part| milliseconds(at(part)));
    let _ = writeln!(
        io::stdout(),
        "{SEATS} seats, {nodes} nodes, {} moves: median {median:.2} ms, 95 % {most:.2} ms, worst {worst:.2} ms",
        times.len(),
    );
}
