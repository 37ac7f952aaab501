//! No number that matters is ever covered: whatever is marked in the own hand, its neighbours can be read.

use std::time::Instant;

use iced::{Point, Size, Vector};
use skipstone::app::scale_factor;
use skipstone::board::layout::{BoardSide, BoardSpace, PilePlace};
use skipstone::board::{BoardLayout, HandOrder, Slot};
use skipstone::locale::{Language, Locale};
use skipstone::screen::Context;
use skipstone::screen::table::{Message, State};
use skipstone::settings::{Scale, Settings, Speed};
use skipstone::theme::Theme;
use skipstone::theme::card_faces::CardFaces;
use skipstone::widget::board::BoardEvent;
use skipstone::widget::water::paint_scenery;
use skipstone_core::bot::Level;
use skipstone_core::table::{Player, SeatConfig, Table, TableConfig, Update};
use skipstone_core::{Preset, Round, Seat, Seed, VisibleEvent, deal};
use skipstone_net::SaveReceipt;
use skipstone_net::link::LocalUpdate;

use crate::software_window::SoftwareWindow;

/// The heights of the lines above and below the board.
const HEAD: f32 = 56.0;
const FOOT: f32 = 52.0;

/// A table of two at the first turn of the person.
fn first_turn(context: Context<'_>, now: Instant) -> State {
    let seat = |player| SeatConfig { name: String::new(), player, age: None };
    let seats = vec![seat(Player::Human), seat(Player::Bot(Level::Greedy))];
    let config = TableConfig { rules: Preset::Quick.rules(), teams: 2, seats };
    let setup = config.setup().expect("two can play");
    let table = Table::new(config, Seed::from_number(1)).expect("two can play");
    let (mut state, _) = State::new(table, Box::new(|_| SaveReceipt::default()), context);
    let mut events = Vec::new();
    let round: Round =
        deal::deal(setup, Seed::from_number(8), Seat::Two, &deal::NO_AGES, &mut events).expect("no ages");
    let seen = events.iter().map(|event| VisibleEvent::of(event, Some(Seat::ONE), &round)).collect();
    let began =
        Update::RoundBegan { number: 1, dealer: Seat::Two, draws: vec![], scores: vec![0; 2], events: seen };
    let update = LocalUpdate { viewer: Some(Seat::ONE), updates: vec![began] };
    state.update(Message::Update(update), None, now, context);
    state.update(Message::ShowLog(false), None, now, context);
    state
}

/// Points on the number in the upper left corner of a card of the hand, in its own coordinates.
fn number_of(pile: &PilePlace) -> Vec<Point> {
    let (card, (sin, cos)) = (pile.base, pile.tilt(0).to_radians().sin_cos());
    let turned = |across: f32, down: f32| {
        let away = Vector::new((across - 0.5) * card.width, (down - 0.5) * card.height);
        card.center() + Vector::new(cos * away.x - sin * away.y, sin * away.x + cos * away.y)
    };
    let parts = |least: f32, most: f32| (0..8).map(move |nth| least + (most - least) * nth as f32 / 7.0);
    parts(0.05, 0.36)
        .flat_map(|across| parts(0.04, 0.25).map(move |down| (across, down)))
        .map(|(across, down)| turned(across, down))
        .collect()
}

#[tokio::test]
async fn a_marked_card_of_the_hand_covers_no_number_of_its_neighbours() {
    let window = Size::new(1280, 800);
    for (theme, cards, percent) in
        [(Theme::Lake, CardFaces::default(), 100), (Theme::HighContrast, CardFaces::Large, 200)]
    {
        let scale = Scale::ALL.into_iter().find(|scale| scale.percent() == percent).expect("a size");
        let settings = Settings {
            language: Language::ENGLISH,
            speed: Speed::Off,
            theme: Some(theme),
            cards,
            scale,
            ..Settings::default()
        };
        let locale = Locale::new(settings.language);
        let factor =
            scale_factor(settings.scale.factor(), Size::new(window.width as f32, window.height as f32));
        let context = Context { scale: factor, ..Context::new(&locale, &settings) };
        let size = Size::new(window.width as f32 / factor, window.height as f32 / factor);
        paint_scenery(theme, size, factor);
        let now = Instant::now();
        let mut state = first_turn(context, now);
        let space = BoardSpace {
            size: Size::new(size.width, size.height - HEAD - FOOT),
            enlargement: settings.scale.factor(),
            open: false,
            side: BoardSide::Own,
            hand_order: HandOrder::default(),
        };
        let layout = BoardLayout::new(&state.table(), space);
        let hand: Vec<&PilePlace> = (0..5).filter_map(|nth| layout.pile(Slot::Hand(nth))).collect();
        assert_eq!(hand.len(), 5);
        let mut shown = SoftwareWindow::new(window, factor);
        let mut numbers = |state: &mut State| -> Vec<Vec<[u8; 3]>> {
            shown.draw(state, context, now);
            let pixels = shown.pixels();
            let colour = |at: Point| {
                let (x, y) = ((at.x * factor) as usize, ((at.y + HEAD) * factor) as usize);
                let first = 4 * (y * window.width as usize + x);
                [pixels[first], pixels[first + 1], pixels[first + 2]]
            };
            hand.iter().map(|pile| number_of(pile).into_iter().map(colour).collect()).collect()
        };
        let before = numbers(&mut state);
        assert!(before.iter().all(|number| number.iter().any(|one| one != &number[0])), "there are numbers");
        for marked in 0..5u8 {
            for event in
                [BoardEvent::Focused(Slot::Hand(marked)), BoardEvent::Clicked(Some(Slot::Hand(marked)))]
            {
                let what = format!("{event:?} with {theme:?} at {percent} %");
                state.update(Message::Board(event), None, now, context);
                let after = numbers(&mut state);
                for nth in (0..5).filter(|nth| *nth != usize::from(marked)) {
                    assert_eq!(before[nth], after[nth], "card {nth} after {what}");
                }
            }
            state.update(Message::Board(BoardEvent::Clicked(None)), None, now, context);
        }
    }
}
