//! A game at the table screen with computer players, by simulated input over a real local link.

use std::time::Instant;

use iced::advanced::mouse;
use iced::futures::StreamExt;
use iced::futures::stream::BoxStream;
use iced::keyboard::key::Named;
use iced::{Event, Point, Rectangle, Size};
use iced_test::core::widget::Id;
use iced_test::runtime::{Action as RuntimeAction, task::into_stream};
use iced_test::selector::id;
use iced_test::simulator::{click, typewrite};
use skipstone::Element;
use skipstone::board::Slot;
use skipstone::locale::{Language, Locale};
use skipstone::screen::Context;
use skipstone::screen::table::{Action, Message, State};
use skipstone::settings::{Settings, Speed};
use skipstone::sound::TimedSound;
use skipstone_core::bot::Level;
use skipstone_core::table::{Player, SeatConfig, Table, TableConfig};
use skipstone_core::{Move, Preset, Rules, Seat, Seed, StockSize};
use skipstone_net::SaveReceipt;

use crate::seen::{ROOM, Seen, Ui};

/// A table screen with computer players and simulated input.
pub(crate) struct Game {
    pub(crate) state: State,
    updates: BoxStream<'static, RuntimeAction<Message>>,
    /// The background tasks.
    thinks: Option<BoxStream<'static, RuntimeAction<Message>>>,
    pub(crate) locale: Locale,
    pub(crate) settings: Settings,
    /// What was heard.
    pub(crate) sounds: Vec<TimedSound>,
    pub(crate) over: bool,
}

impl Seen for Game {
    type Message = Message;
    const SIZE: Size = ROOM;

    fn view(&self) -> Element<'_, Message> {
        self.state.view(None, self.context())
    }
}

impl Game {
    /// Starts a game and waits for the first turn.
    pub(crate) async fn begin(seats: usize, teams: usize, rules: Rules) -> Game {
        let save = Box::new(|_: &Table| SaveReceipt::default());
        Game::open(seats, teams, rules, |table, context| State::new(table, save, context)).await
    }

    pub(crate) async fn open(
        seats: usize,
        teams: usize,
        rules: Rules,
        open: impl FnOnce(Table, Context<'_>) -> (State, iced::Task<Message>),
    ) -> Game {
        let seat = |at| SeatConfig {
            name: format!("Player {}", at + 1),
            player: if at == 0 { Player::Human } else { Player::Bot(Level::Greedy) },
            age: None,
        };
        let config = TableConfig { rules, teams, seats: (0..seats).map(seat).collect() };
        let locale = Locale::new(Language::ENGLISH);
        let settings = Settings { language: Language::ENGLISH, speed: Speed::Off, ..Settings::default() };
        let context = Context::new(&locale, &settings);
        let table = Table::new(config, Seed::from_number(7)).expect("so many can play");
        let (state, task) = open(table, context);
        let updates = into_stream(task).expect("the table tells something");
        let mut game =
            Game { state, updates, thinks: None, locale, settings, sounds: Vec::new(), over: false };
        game.listen().await;
        game.tell(Message::EndDraws);
        game
    }

    /// Applies updates until it is the player's turn or the round is over.
    pub(crate) async fn listen(&mut self) {
        while let Some(action) = self.updates.next().await {
            let RuntimeAction::Output(message) = action else { continue };
            let answered = matches!(message, Message::Update(_));
            self.over |= format!("{message:?}").contains("RoundEnded {");
            self.tell(message);
            let view = self.state.table();
            if answered && (self.over || view.turn() == view.seat() && view.ending().is_none()) {
                return;
            }
        }
    }

    pub(crate) fn context(&self) -> Context<'_> {
        Context::new(&self.locale, &self.settings)
    }

    pub(crate) fn tell(&mut self, message: Message) {
        let Game { state, thinks, locale, settings, sounds, .. } = self;
        let context = Context::new(locale, settings);
        let now = Instant::now();
        let actions = state.update(message, None, now, context);
        for action in actions {
            match action {
                Action::PlaySounds(new) => sounds.extend(new.list),
                Action::Run(task) => *thinks = into_stream(task),
                Action::SaveSettings(changed) => *settings = changed,
                _ => {}
            }
        }
    }

    /// Waits for the background tasks.
    pub(crate) async fn think(&mut self) {
        let mut thinks = self.thinks.take().expect("something is thought about");
        while let Some(action) = thinks.next().await {
            let RuntimeAction::Output(message) = action else { continue };
            self.tell(message);
        }
    }

    pub(crate) fn does(&mut self, what: impl FnOnce(&mut Ui<'_, Message>)) {
        self.messages_of(what).into_iter().for_each(|message| self.tell(message));
    }

    pub(crate) fn place(&self, slot: Slot) -> Rectangle {
        let found = self.seen().find(id(Id::from(slot.to_string()))).unwrap_or_else(|_| panic!("no {slot}"));
        found.bounds()
    }

    /// A point on a slot's top card.
    pub(crate) fn point(&self, slot: Slot) -> Point {
        let place = self.place(slot);
        Point::new(place.center_x(), (place.y + place.height - 20.0).max(place.center_y()))
    }

    pub(crate) fn click(&mut self, slot: Slot) {
        let at = self.point(slot);
        self.does(|seen| {
            seen.point_at(at);
            seen.simulate(click());
        });
    }

    pub(crate) fn drag(&mut self, from: Slot, to: Slot) {
        let (from, to) = (self.point(from), self.point(to));
        let moved = |position| Event::Mouse(mouse::Event::CursorMoved { position });
        let left = mouse::Button::Left;
        // The state gets the drag's start before its end, as in a window.
        self.does(|seen| {
            seen.point_at(from);
            seen.simulate([moved(from), Event::Mouse(mouse::Event::ButtonPressed(left)), moved(to)]);
            seen.point_at(to);
            seen.simulate([moved(to), Event::Mouse(mouse::Event::ButtonReleased(left))]);
        });
    }

    pub(crate) fn key(&mut self, key: Named) {
        self.does(|seen| {
            let _ = seen.tap_key(key);
        });
    }

    /// Types letter by letter, updating the screen in between.
    pub(crate) fn types(&mut self, text: &str) {
        for letter in text.chars() {
            self.does(|seen| {
                seen.simulate(typewrite(&letter.to_string()));
            });
        }
    }

    pub(crate) fn slots(&self, mv: Move) -> (Slot, Slot) {
        let me = self.state.table().seat();
        let (Some(source), Some(target)) = (mv.source(), mv.target()) else { panic!("{mv:?} moves no card") };
        (Slot::of_source(source, me, me), Slot::of_target(target))
    }

    /// Plays the round to its end; `make` enters the moves that a computer player chooses.
    pub(crate) async fn play(&mut self, mut make: impl FnMut(&mut Game, Move)) {
        let mut bot = Level::Greedy.player(&Seed::from_number(0), Seat::ONE);
        for _ in 0..400 {
            if self.over {
                return;
            }
            let mv = bot.choose(&self.state.table());
            let before = self.state.table().moves();
            match mv {
                Move::Pass => self.does(|seen| drop(seen.click(english!("table-pass")))),
                mv => make(self, mv),
            }
            self.listen().await;
            assert!(self.state.table().moves() > before, "{mv:?} was not made");
        }
        panic!("the round doesn't end");
    }
}

/// The standard rules with short stocks.
pub(crate) fn short() -> Rules {
    Rules { stock: StockSize::Cards(5), ..Preset::Standard.rules() }
}
