//! Several people at one screen: nothing of a covered hand shows, whatever the person before has seen.
//!
//! A screen that has just been opened at the table is covered too, and has never held a card of any hand. So a covered screen
//! leaks nothing exactly if it can't be told from that one.

use std::fs;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use iced::advanced::clipboard;
use iced::advanced::widget::operation::{self, Outcome};
use iced::advanced::widget::{Id, Operation};
use iced::futures::StreamExt;
use iced::futures::stream::{BoxStream, SelectAll};
use iced::keyboard::key::Named;
use iced::mouse::{self, Cursor};
use iced::{Event, Font, Pixels, Rectangle, Renderer, Size, window};
use iced_test::runtime::user_interface::{Cache, UserInterface};
use iced_test::runtime::{Action as RuntimeAction, task::into_stream};
use iced_test::selector::Candidate;
use iced_test::simulator::typewrite;
use skipstone::Element;
use skipstone::accessibility;
use skipstone::app::{self, App};
use skipstone::board::Slot;
use skipstone::board::focus::KeyCommand;
use skipstone::locale::{Language, Locale};
use skipstone::screen::table::{Message, State};
use skipstone::screen::{Context, new_game};
use skipstone::session::PRESS_GRACE;
use skipstone::settings::{Settings, Speed};
use skipstone::store::{Profile, WindowPlacement};
use skipstone::widget::board::BoardEvent;
use skipstone::widget::water::paint_scenery;
use skipstone_core::bot::Level;
use skipstone_core::table::{Player, SavedTable, SeatConfig, Table, TableConfig, Update};
use skipstone_core::{Move, Pile, Preset, Rules, Scoring, Seat, Seed, StockSize, Target};
use skipstone_net::SaveReceipt;
use skipstone_net::link::LocalUpdate;
use tempfile::tempdir;

use crate::seen::{ROOM, Seen};
use crate::software_window::SoftwareWindow;

/// How many handovers are compared, and every how many the pictures are, too.
const HANDOVERS: usize = 1_000;
const PICTURES: usize = 125;
/// Longer than computer players wait before a move.
const IDLE: Duration = Duration::from_secs(60);

/// Small random numbers, always the same ones.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}

/// A table screen over a real local link.
struct Screen {
    state: State,
    updates: BoxStream<'static, RuntimeAction<Message>>,
    saved: Arc<Mutex<Option<SavedTable>>>,
    locale: Locale,
    settings: Settings,
    now: Instant,
    viewer: Option<Seat>,
    is_over: bool,
}

impl Screen {
    fn open(table: Table, speed: Speed) -> Screen {
        let locale = Locale::new(Language::ENGLISH);
        let settings = Settings { language: Language::ENGLISH, speed, ..Settings::default() };
        let context = Context::new(&locale, &settings);
        let saved = Arc::new(Mutex::new(Some(table.to_saved())));
        let save = {
            let saved = Arc::clone(&saved);
            Box::new(move |table: &Table| {
                *saved.lock().expect("no test panics") = Some(table.to_saved());
                SaveReceipt::default()
            })
        };
        let (mut state, task) = State::new(table, save, context);
        let updates = into_stream(task).expect("the table tells something");
        let now = Instant::now();
        drop(state.update(Message::ShowLog(true), None, now, context));
        Screen { state, updates, saved, locale, settings, now, viewer: None, is_over: false }
    }

    /// The same table on a screen that has just been opened.
    async fn reopened(&self) -> Screen {
        let saved = self.saved.lock().expect("no test panics").clone().expect("it is saved");
        let mut fresh = Screen::open(Table::resume(saved).expect("it was saved so"), Speed::Off);
        fresh.now = self.now;
        fresh.settle().await;
        fresh
    }

    fn context(&self) -> Context<'_> {
        Context::new(&self.locale, &self.settings)
    }

    fn tell(&mut self, message: Message) {
        if let Message::Update(LocalUpdate { viewer, updates }) = &message {
            self.viewer = *viewer;
            self.is_over = updates.iter().fold(self.is_over, |is_over, update| match update {
                Update::RoundEnded { .. } => true,
                Update::Snapshot { ended, .. } => ended.is_some(),
                Update::RoundBegan { .. } => false,
                _ => is_over,
            });
        }
        self.now += PRESS_GRACE;
        let context = Context::new(&self.locale, &self.settings);
        drop(self.state.update(message, None, self.now, context));
        if self.viewer.is_none() {
            assert!(self.state.table().hand().get(0).is_none(), "a covered screen holds no hand");
        }
    }

    /// Applies updates until the table waits for a person.
    async fn settle(&mut self) {
        while let Ok(Some(action)) = tokio::time::timeout(IDLE, self.updates.next()).await {
            if let RuntimeAction::Output(message) = action {
                self.tell(message);
            }
        }
        self.tell(Message::EndDraws);
    }

    /// Makes a move by its notation.
    async fn play(&mut self, mv: Move) {
        match mv {
            Move::Pass => self.tell(Message::Pass),
            Move::Draw => self.tell(Message::Draw),
            Move::Put(..) => {
                let text = mv.written_by(self.state.table().seat()).to_string();
                self.tell(Message::Board(BoardEvent::Key(KeyCommand::Type(text))));
                self.tell(Message::Board(BoardEvent::Key(KeyCommand::Submit)));
            }
        }
        self.settle().await;
    }

    /// Everything that the screen publishes for assistive technology and tests, with its places, also while the pointer rests on
    /// a slot.
    fn published(&self, renderer: &mut Renderer, pointed_at: Option<Slot>) -> Vec<String> {
        let view = self.state.view(None, self.context());
        let mut interface = UserInterface::build(view, ROOM, Cache::new(), renderer);
        let mut texts = Texts::default();
        interface.operate(renderer, &mut texts);
        let place = pointed_at.and_then(|slot| texts.place_of(slot));
        if let Some(position) = place.map(|place| place.center()) {
            let late = Event::Window(window::Event::RedrawRequested(Instant::now() + IDLE));
            let events = [Event::Mouse(mouse::Event::CursorMoved { position }), late];
            let mut messages = Vec::new();
            let cursor = Cursor::Available(position);
            let _ = interface.update(&events, cursor, renderer, &mut clipboard::Null, &mut messages);
            texts = Texts::default();
            interface.operate(renderer, &mut texts);
        }
        // What assistive technology reads, too.
        let mut collect = accessibility::collect();
        interface.operate(renderer, &mut operation::black_box(&mut collect));
        let Outcome::Some(found) = collect.finish() else { panic!("it finds something") };
        let told = found.into_iter().map(|found| format!("{found:?}"));
        let shown = texts.0.into_iter().map(|(id, place, text)| format!("{id:?} {place:?} {text}"));
        shown.chain(told).collect()
    }

    fn picture(&mut self) -> Vec<u8> {
        let mut window = SoftwareWindow::new(Size::new(960, 600), 1.0);
        let context = Context::new(&self.locale, &self.settings);
        window.draw(&mut self.state, context, self.now);
        window.pixels().to_vec()
    }

    /// The person for whom the screen is covered.
    fn awaited(&self) -> Seat {
        assert_eq!(self.viewer, None);
        self.state.table().turn()
    }
}

/// Collects texts with their ids and places.
#[derive(Default)]
struct Texts(Vec<(Option<Id>, Rectangle, String)>);

impl Texts {
    fn place_of(&self, slot: Slot) -> Option<Rectangle> {
        let id = Id::from(slot.to_string());
        self.0.iter().find(|(of, ..)| of.as_ref() == Some(&id)).map(|(_, place, _)| *place)
    }
}

impl Operation for Texts {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn text(&mut self, id: Option<&Id>, bounds: Rectangle, text: &str) {
        self.0.push((id.cloned(), bounds, text.to_owned()));
    }
}

/// A table of two to six seats with at least two people, alone or in teams.
fn random_table(dice: &mut Dice, number: u64) -> Table {
    let seats = 2 + dice.below(5);
    let teams = match seats {
        4 | 6 if dice.below(2) == 0 => 2,
        seats => seats,
    };
    let mut players = vec![Player::Bot(Level::Greedy); seats];
    while players.iter().filter(|player| **player == Player::Human).count() < 2 + dice.below(2).min(seats - 2)
    {
        players[dice.below(seats)] = Player::Human;
    }
    let rules = match dice.below(2) {
        0 => Rules { stock: StockSize::Cards(8), scoring: Scoring::Single, ..Preset::Quick.rules() },
        _ => Rules { stock: StockSize::Cards(8), ..Preset::Classic1980.rules() },
    };
    let seat = |(nth, player): (usize, Player)| SeatConfig { name: format!("P{nth}"), player, age: None };
    let seats = players.into_iter().enumerate().map(seat).collect();
    Table::new(TableConfig { rules, teams, seats }, Seed::from_number(number)).expect("so many can play")
}

pub(crate) fn renderer() -> Renderer {
    Renderer::Secondary(iced_tiny_skia::Renderer::new(Font::with_name("Fira Sans"), Pixels(16.0)))
}

#[tokio::test(start_paused = true)]
async fn a_covered_screen_cannot_be_told_from_one_that_never_saw_a_hand() {
    let (mut dice, mut renderer) = (Dice(7), renderer());
    let (mut handovers, mut takebacks, mut ended) = (0, 0, 0);
    for number in 0.. {
        if handovers >= HANDOVERS {
            break;
        }
        let mut screen = Screen::open(random_table(&mut dice, number), Speed::Off);
        screen.settle().await;
        while !screen.is_over && handovers < HANDOVERS {
            let seat = screen.awaited();
            let mut fresh = screen.reopened().await;
            let front = screen.state.table();
            assert_eq!((front.seat(), fresh.state.table().seat()), (seat, seat), "the table is turned round");
            let slot = match dice.below(3) {
                0 => Slot::Hand(dice.below(front.hand_size(seat).max(1)) as u8),
                1 => Slot::Discard(seat, Pile::from_index(dice.below(4))),
                _ => Slot::Stock(seat),
            };
            let [covered, fresh_ones] = [&screen, &fresh].map(|one| one.published(&mut renderer, Some(slot)));
            assert_eq!(covered, fresh_ones, "handover {handovers}");
            let name = format!("P{}", seat.index());
            let button = english!("handover-look", name = name.as_str());
            let logged = english!("event-turn", who = "other", name = name);
            for shown in [button, logged] {
                assert!(covered.iter().any(|text| text.ends_with(&shown)), "{shown}: {covered:#?}");
            }
            if handovers % PICTURES == 0 {
                // Painted in the background, it could come between the two.
                paint_scenery(
                    Context::new(&screen.locale, &screen.settings).theme(),
                    Size::new(960.0, 600.0),
                    1.0,
                );
                assert!(screen.picture() == fresh.picture(), "handover {handovers}");
            }
            // Nothing but the button shows the hand.
            screen.play(Move::Pass).await;
            screen.tell(Message::Undo);
            screen.tell(Message::Hint);
            screen.settle().await;
            assert_eq!(screen.viewer, None);

            screen.tell(Message::LookAs(seat));
            screen.settle().await;
            handovers += 1;
            let view = screen.state.table();
            assert_eq!((screen.viewer, view.hand().iter().count()), (Some(seat), view.hand_size(seat)));
            while screen.viewer == Some(seat) && !screen.is_over {
                let moves: Vec<Move> = screen.state.table().legal_moves().iter().collect();
                let ends = |mv: &&Move| matches!(mv, Move::Put(_, Target::Discard(..)) | Move::Pass);
                let last = moves.iter().find(ends).filter(|_| dice.below(3) == 0);
                let mv = last.copied().unwrap_or_else(|| moves[dice.below(moves.len())]);
                let before = screen.state.table().moves();
                screen.play(mv).await;
                if screen.viewer == Some(seat) && dice.below(3) == 0 {
                    screen.tell(Message::Undo);
                    screen.settle().await;
                    takebacks += usize::from(screen.state.table().moves() == before);
                    assert_eq!(screen.viewer, Some(seat), "a move of the own turn was taken back");
                }
            }
        }
        if screen.is_over {
            ended += 1;
            assert_eq!(screen.viewer, None);
            let fresh = screen.reopened().await;
            // Beside the board, which may lie the other way round.
            let said = |one: &Screen, renderer: &mut Renderer| -> Vec<String> {
                one.published(renderer, None).into_iter().filter(|text| text.starts_with("None")).collect()
            };
            assert_eq!(said(&screen, &mut renderer), said(&fresh, &mut renderer), "the result tells no more");
        }
    }
    assert!(takebacks > 50 && ended > 5, "{takebacks} takebacks, {ended} rounds");
}

/// While cards still fly, and while computer players move, no frame after the end of a turn shows or tells a card of a hand.
#[tokio::test(start_paused = true)]
async fn a_hand_is_covered_from_the_end_of_its_turn_in_every_frame() {
    let (mut dice, mut renderer, mut frames) = (Dice(3), renderer(), 0);
    let covered = english!("handover-look", name = "P");
    let drawn = english!("event-draw-open", who = "you", cards = "").trim_end_matches([' ', '.']).to_owned();
    let hand_cards = [1, 2, 3, 4, 5].map(|slot| english!("slot-hand", slot = slot, card = ""));
    let is_hand_card = |text: &String| hand_cards.iter().any(|card| text.contains(card));
    for number in 0..6 {
        let mut screen = Screen::open(random_table(&mut dice, number), Speed::Slow);
        for _ in 0..8 {
            while !screen.published(&mut renderer, None).iter().any(|text| text.contains(&covered)) {
                let update = tokio::time::timeout(Duration::from_millis(50), screen.updates.next()).await;
                if let Ok(Some(RuntimeAction::Output(message))) = update {
                    screen.tell(message);
                }
                screen.tell(Message::Board(BoardEvent::AnimationDue(screen.now)));
                let texts = screen.published(&mut renderer, None);
                assert_eq!(texts.iter().find(|text| is_hand_card(text) || text.contains(&drawn)), None);
                frames += 1;
            }
            let seat = screen.awaited();
            screen.tell(Message::LookAs(seat));
            screen.settle().await;
            let texts = screen.published(&mut renderer, None);
            assert!(texts.iter().any(is_hand_card), "{seat} {texts:#?}");
            let moves: Vec<Move> = screen.state.table().legal_moves().iter().collect();
            let ends = |mv: &&Move| matches!(mv, Move::Put(_, Target::Discard(..)) | Move::Pass);
            let last = *moves.iter().find(ends).expect("a turn can be ended at once");
            let text = last.written_by(seat).to_string();
            screen.tell(Message::Board(BoardEvent::Key(KeyCommand::Type(text))));
            screen.tell(Message::Board(BoardEvent::Key(KeyCommand::Submit)));
            let ended = screen.updates.next().await;
            if let Some(RuntimeAction::Output(message)) = ended {
                screen.tell(message);
            }
        }
    }
    assert!(frames > 300, "{frames} frames");
}

/// The window of a profile, whose tasks run.
struct Window {
    app: App,
    tasks: SelectAll<BoxStream<'static, RuntimeAction<app::Message>>>,
    now: Instant,
}

impl Seen for Window {
    type Message = app::Message;
    const SIZE: Size = ROOM;

    fn view(&self) -> Element<'_, app::Message> {
        self.app.view()
    }
}

impl Window {
    fn open(profile: &Profile) -> Window {
        let placement =
            WindowPlacement { width: 1280.0, height: 800.0, scale: 1.0, position: None, maximized: false };
        let (app, _) = App::open(Some(profile.clone()), placement);
        Window { app, tasks: SelectAll::new(), now: Instant::now() }
    }

    /// What the first card of the hand in front publishes.
    fn first_card(&self) -> String {
        let mut words = String::new();
        let slot = Id::from(Slot::Hand(0).to_string());
        let _ = self.seen().find(|candidate: Candidate<'_>| -> Option<()> {
            if let Candidate::Text { id, content, .. } = candidate
                && id == Some(&slot)
            {
                words = content.to_owned();
            }
            None
        });
        words
    }

    async fn tell(&mut self, messages: Vec<app::Message>) {
        for message in messages {
            self.now += PRESS_GRACE;
            self.tasks.extend(into_stream(self.app.update(message, self.now)));
        }
        // Paused time doesn't wait for the disk.
        let mut is_saved = false;
        loop {
            match tokio::time::timeout(IDLE, self.tasks.next()).await {
                Ok(Some(RuntimeAction::Output(message))) => {
                    self.now += PRESS_GRACE;
                    self.tasks.extend(into_stream(self.app.update(message, self.now)));
                    is_saved = false;
                }
                Ok(Some(_)) => {}
                Ok(None) | Err(_) if is_saved => return,
                Ok(None) | Err(_) => {
                    self.app.saved().acknowledged().await;
                    is_saved = true;
                }
            }
        }
    }

    async fn click(&mut self, words: &str) {
        self.tell(self.messages_of_click(words)).await;
    }

    async fn press(&mut self, key: Named) {
        let messages = self.messages_of(|seen| {
            let _ = seen.tap_key(key);
        });
        self.tell(messages).await;
    }

    async fn write(&mut self, text: &str) {
        for letter in text.chars() {
            let letter = letter.to_string();
            self.tell(self.messages_of(|seen| drop(seen.simulate(typewrite(&letter))))).await;
        }
    }
}

/// Two people share the window, one by mouse and one by keyboard, through the end of the program.
#[tokio::test(start_paused = true)]
async fn two_people_play_at_one_computer_and_go_on_after_a_restart() {
    let folder = tempdir().expect("a folder");
    let profile = Profile::in_folder(folder.path());
    // The deal is drawn by lot, and some deals come with a tip in place of the line below the board.
    let settings = "language = \"en\"\nspeed = \"off\"\ntips = false\n";
    fs::write(profile.settings_path(), settings).expect("a writable folder");
    let mut window = Window::open(&profile);
    window.click(&english!("home-more")).await;
    window.click(&english!("home-new-game")).await;
    let said = |message| app::Message::NewGame(message);
    let second = Seat::from_index(1);
    let named = |seat, name: &str| said(new_game::Message::NameChanged(seat, name.to_owned()));
    window.tell(vec![said(new_game::Message::Player(Seat::ONE, Player::Bot(Level::Easy)))]).await;
    assert!(window.shows(&english!("new-game-no-person")));
    window
        .tell([Seat::ONE, second].map(|seat| said(new_game::Message::Player(seat, Player::Human))).into())
        .await;
    window.tell(vec![named(Seat::ONE, "Ada"), named(second, "ada ")]).await;
    window.click(&english!("new-game-start")).await;
    assert!(window.shows(&english!("new-game-players")), "names that are the same don’t start");
    window.tell(vec![named(second, "Bo")]).await;
    window.click(&english!("new-game-start")).await;
    window.press(Named::Enter).await;

    let look_as = |name: &str| english!("handover-look", name = name);
    let covered = |name: &str| english!("slot-held", who = "other", name = name, count = 5);
    let uncovered = english!("slot-hand", slot = 1, card = "");
    let (mut on_turn, mut other) = match window.shows(&look_as("Ada")) {
        true => ("Ada", "Bo"),
        false => ("Bo", "Ada"),
    };
    for nth in 0..4 {
        assert!(window.shows(&english!("handover-title", name = on_turn)));
        assert_eq!(window.first_card(), covered(on_turn));
        window.click(&english!("table-menu")).await;
        assert!(window.shows(&english!("menu-stay")) && !window.shows(&look_as(on_turn)));
        window.press(Named::Escape).await;
        let told = english!("event-turn", who = "other", name = on_turn);
        for (pressed, is_shown) in [("table-log-show", true), ("table-log-hide", false)] {
            window.click(&english!(pressed)).await;
            assert_eq!(window.shows(&told), is_shown, "the log tells what everybody knows");
        }
        match nth % 2 {
            0 => window.click(&look_as(on_turn)).await,
            _ => window.press([Named::Enter, Named::Space][nth / 2]).await,
        }
        assert!(window.first_card().starts_with(&uncovered));
        let own = [english!("table-status-own"), english!("table-status-discard")];
        assert!(own.iter().any(|words| window.shows(words)));
        window.write("h1>d1").await;
        window.press(Named::Enter).await;
        (on_turn, other) = (other, on_turn);
    }

    drop(window);
    let mut window = Window::open(&profile);
    window.click(&english!("home-continue")).await;
    assert_eq!(window.first_card(), covered(on_turn));
    window.click(&look_as(on_turn)).await;
    assert!(window.first_card().starts_with(&uncovered));
    assert!(!window.shows(&look_as(other)));
}
