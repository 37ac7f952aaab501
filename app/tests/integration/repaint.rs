//! The software renderer repaints only what has changed: nothing of a moving card may be left behind.

use std::time::{Duration, Instant};

use iced::Size;
use skipstone::locale::{Language, Locale};
use skipstone::screen::Context;
use skipstone::screen::table::{Message, State};
use skipstone::settings::{Pace, Settings};
use skipstone::widget::water::paint_scenery;
use skipstone_core::bot::Level;
use skipstone_core::table::{Player, SeatConfig, Table, TableConfig, Update};
use skipstone_core::{Preset, Round, Rules, Seat, Seed, StockSize, VisibleEvent, deal};
use skipstone_net::SaveReceipt;
use skipstone_net::link::LocalUpdate;

use crate::software_window::SoftwareWindow;

/// The time between two frames.
const FRAME: Duration = Duration::from_millis(70);
/// Letters may reach a little beyond the place that the toolkit repaints.
const STRAY_PIXELS: usize = 3;

#[tokio::test]
async fn moving_cards_leave_nothing_behind() {
    let rules = Rules { stock: StockSize::Cards(1), ..Preset::Quick.rules() };
    let seat = |player| SeatConfig { name: String::new(), player, age: None };
    let seats = vec![seat(Player::Human), seat(Player::Bot(Level::Greedy))];
    let config = TableConfig { rules, teams: 2, seats };
    let setup = config.setup().expect("two can play");
    let table = Table::new(config, Seed::from_number(1)).expect("two can play");
    let settings = Settings { language: Language::ENGLISH, pace: Pace::None, ..Settings::default() };
    let locale = Locale::new(settings.language);
    let context = Context::new(&locale, &settings);
    let (mut state, _) = State::new(table, Box::new(|_| SaveReceipt::default()), context);
    paint_scenery(context.theme(), Size::new(1280.0, 800.0), 1.0);
    let mut window = SoftwareWindow::new(Size::new(1280, 800), 1.0);
    let mut now = Instant::now();

    let mut events = Vec::new();
    let mut round: Round =
        deal::deal(setup, Seed::from_number(8), Seat::ONE, &deal::NO_AGES, &mut events).expect("no ages");
    let mut player = Level::Greedy.player(&Seed::from_number(8), Seat::ONE);
    let mut moved = 0;
    for turn in 0..16 {
        let seen = events.drain(..).map(|event| VisibleEvent::of(&event, Some(Seat::ONE), &round)).collect();
        let update = match turn {
            0 => Update::RoundBegan {
                number: 1,
                dealer: Seat::ONE,
                draws: vec![],
                scores: vec![0; 2],
                events: seen,
            },
            _ => Update::Events(seen),
        };
        state.update(
            Message::Update(LocalUpdate { viewer: Some(Seat::ONE), updates: vec![update] }),
            None,
            now,
            context,
        );
        loop {
            let asks = window.draw(&mut state, context, now);
            let residues = window.residues();
            assert!(residues.len() <= STRAY_PIXELS, "turn {turn}: {:?}", &residues[..STRAY_PIXELS]);
            moved += 1;
            now += FRAME;
            if !asks {
                break;
            }
        }
        if round.ending().is_some() {
            break;
        }
        let mv = player.choose(&round.view(round.turn()));
        round.play_legal(mv, &mut events);
    }
    assert!(moved > 40, "only {moved} frames were drawn");
}
