//! What assistive technology hears of the whole window, in its order: what the focus comes to, and what is announced.

use std::time::{Duration, Instant};

use accesskit::{Node, NodeId, Role as TreeRole, Toggled};
use iced::advanced::clipboard;
use iced::advanced::widget::Operation;
use iced::advanced::widget::operation::Outcome;
use iced::futures::stream::{BoxStream, SelectAll, StreamExt};
use iced::keyboard::key::Named;
use iced::mouse::Cursor;
use iced::{Event, Renderer, Size, window};
use iced_test::runtime::Action;
use iced_test::runtime::task::into_stream;
use iced_test::runtime::user_interface::{Cache, UserInterface};
use iced_test::simulator::{press_key, release_key, typewrite};
use skipstone::accessibility::{self, Kind, WindowDescription, tree};
use skipstone::app::{App, Message};
use skipstone::board::Verbosity;
use skipstone::screen::table::{self, PuzzleMessage};
use skipstone::screen::{home, network, puzzles};
use skipstone::settings::{Settings, Speed};
use skipstone::store::{Store, StoredSeriesId};
use skipstone::widget::accessible::Role;
use skipstone_core::{Move, Seat};
use skipstone_net::discovery::Interfaces;
use skipstone_net::doctor::Finding;
use tokio::time::timeout;

use crate::handover::renderer;
use crate::round_end::{almost_won, short_rounds};
use crate::screens::learned_settings;
use crate::seen::ROOM;

/// The window with somebody who listens, and what they have heard.
struct Listener {
    app: App,
    cache: Cache,
    renderer: Renderer,
    tasks: SelectAll<BoxStream<'static, Action<Message>>>,
    /// The begin of the test, by both clocks.
    begun: (Instant, tokio::time::Instant),
    /// What has the focus, and the announcement that was made last.
    focus: String,
    announced: Option<u64>,
    heard: Vec<String>,
}

impl Listener {
    async fn open(store: &Store) -> Listener {
        let settings =
            Settings { speed: Speed::Off, speech: Verbosity::Brief, tips: false, ..learned_settings() };
        // Tasks run here, and nothing may be sent to a network.
        let settings = Settings { interfaces: Interfaces::None, ..settings };
        let mut listener = Listener {
            app: App::new(settings, store.clone(), ROOM),
            cache: Cache::new(),
            renderer: renderer(),
            tasks: SelectAll::new(),
            begun: (Instant::now(), tokio::time::Instant::now()),
            focus: String::new(),
            announced: None,
            heard: Vec::new(),
        };
        listener.tell(accessibility::Message::Activated.into());
        listener.settle().await;
        listener
    }

    fn tell(&mut self, message: Message) {
        // Both clocks go on with that of the tasks.
        let now = self.begun.0 + self.begun.1.elapsed();
        let task = self.app.update(message, now);
        self.tasks.extend(into_stream(task));
        self.hear();
    }

    /// Notes what has come to be told.
    fn hear(&mut self) {
        let told = self.app.told();
        let is_announcement = |kind| matches!(kind, Kind::Widget(Role::Announcement(_)));
        let announcement = told.iter().rfind(|found| is_announcement(found.kind));
        let window = WindowDescription { title: "Skipstone".to_owned(), size: ROOM, scale: 1.0 };
        let update = tree(told, &window);
        let focus = update.nodes.iter().find(|(id, _)| *id == update.focus && *id != NodeId(0));
        let around = update.nodes.iter().find(|(_, node)| node.children().contains(&update.focus));
        // The words of a heading have its focus.
        let heading = around.filter(|(_, node)| node.role() == TreeRole::Heading);
        let focus = heading.or(focus).map(|(_, node)| describe(node)).unwrap_or_default();
        if focus != self.focus && !told.is_empty() {
            self.heard.push(format!("* {focus}"));
            self.focus = focus;
        }
        if let Some(announcement) = announcement.filter(|found| Some(found.id) != self.announced) {
            self.announced = Some(announcement.id);
            self.heard.push(announcement.name.clone());
        }
    }

    /// Does something with the widgets, and lets events follow; returns the messages.
    fn with(&mut self, operation: Option<&mut dyn Operation>, events: &[Event]) -> Vec<Message> {
        let mut messages = Vec::new();
        let cache = std::mem::take(&mut self.cache);
        let mut interface = UserInterface::build(
            self.app.view(),
            Size::new(ROOM.width, ROOM.height),
            cache,
            &mut self.renderer,
        );
        if let Some(operation) = operation {
            interface.operate(&self.renderer, operation);
            if let Outcome::Chain(mut next) = operation.finish() {
                interface.operate(&self.renderer, next.as_mut());
            }
        }
        let cursor = Cursor::Unavailable;
        let _ = interface.update(events, cursor, &mut self.renderer, &mut clipboard::Null, &mut messages);
        self.cache = interface.into_cache();
        messages
    }

    /// Waits until nothing happens any more.
    async fn settle(&mut self) {
        while let Ok(Some(action)) = timeout(Duration::from_secs(1), self.tasks.next()).await {
            match action {
                Action::Output(message) => self.tell(message),
                Action::Widget(mut operation) => {
                    let frame = [Event::Window(window::Event::RedrawRequested(Instant::now()))];
                    let messages = self.with(Some(operation.as_mut()), &frame);
                    messages.into_iter().for_each(|message| self.tell(message));
                }
                _ => {}
            }
        }
    }

    /// Lets events happen, and returns what is heard of them.
    async fn hears(&mut self, events: &[Event]) -> Vec<String> {
        self.heard.clear();
        let messages = self.with(None, events);
        messages.into_iter().for_each(|message| self.tell(message));
        // The root hears of keys after the widgets.
        self.tell(accessibility::Message::KeyPressed.into());
        self.settle().await;
        std::mem::take(&mut self.heard)
    }

    async fn press(&mut self, key: Named) -> Vec<String> {
        self.hears(&[press_key(key, None), release_key(key)]).await
    }

    /// Types letters, each a key of its own: what one does decides what the next one is for.
    async fn types(&mut self, letters: &str) -> Vec<String> {
        let mut heard = Vec::new();
        for letter in letters.chars() {
            let events: Vec<Event> = typewrite(&letter.to_string()).collect();
            heard.extend(self.hears(&events).await);
        }
        heard
    }

    async fn tells(&mut self, message: Message) -> Vec<String> {
        self.heard.clear();
        self.tell(message);
        self.settle().await;
        std::mem::take(&mut self.heard)
    }
}

/// What is said of what has the focus: its role, name, value, state and position.
fn describe(node: &Node) -> String {
    let role = match node.role() {
        TreeRole::Heading => "heading".to_owned(),
        TreeRole::RadioButton => "choice".to_owned(),
        TreeRole::ComboBox => "list".to_owned(),
        TreeRole::Button => "button".to_owned(),
        TreeRole::Label => "text".to_owned(),
        other => format!("{other:?}").to_lowercase(),
    };
    let name = node.label().unwrap_or_default().to_owned();
    let value = node.value().map(str::to_owned);
    let state = node.toggled().map(|toggled| if toggled == Toggled::True { "on" } else { "off" }.to_owned());
    let position = node.position_in_set().map(|position| format!("{} in its set", position + 1));
    let parts = [Some(name), value, state, position];
    let parts: Vec<String> = parts.into_iter().flatten().filter(|part| !part.is_empty()).collect();
    format!("{role}: {}", parts.join(", "))
}

/// The last move of a round, and what the end says: the title has the focus, then come the points, the cards left and more.
#[tokio::test(start_paused = true)]
async fn the_end_of_a_round_is_heard_after_its_title() {
    let store = Store::in_memory();
    let (series, winning): (StoredSeriesId, Move) = almost_won(&store, short_rounds());
    let mut listener = Listener::open(&store).await;
    assert_eq!(listener.heard[0], "* heading: Skipstone");
    assert!(listener.heard[1].contains("arrow keys"), "{:?}", listener.heard);
    let opened = listener.tells(Message::Home(home::Message::Continue(series))).await;
    // Before the table has told which round it is, there is no heading.
    let opened: Vec<&String> = opened.iter().skip_while(|heard| !heard.starts_with("* heading")).collect();
    assert_eq!(opened[0], "* heading: Round 1");
    let (stock, turn) = (opened[1].find("Your stock pile"), opened[1].find("Your move!"));
    assert!(stock.is_some() && stock < turn, "{opened:?}");

    let mv = winning.written_by(Seat::ONE).to_string();
    listener.types(&mv).await;
    let end = listener.press(Named::Enter).await;
    let title = end.iter().position(|heard| heard.starts_with("* heading: You win round 1"));
    let points = end.iter().position(|heard| heard.contains("points") && heard.contains("Pebble"));
    assert!(title.is_some() && title < points, "{end:?}");
    let told = end.concat();
    for words in ["Pebble: ", "cards left", "best turn"] {
        assert!(told.contains(words), "{words} isn’t in {end:?}");
    }
    // Every line of it can be read by keys, and asked for again.
    let mut read = Vec::new();
    for _ in 0..40 {
        read.extend(listener.press(Named::ArrowDown).await);
    }
    for words in ["text: ", "button: Next round"] {
        assert!(read.iter().any(|heard| heard.contains(words)), "{words} isn’t in {read:?}");
    }
    let again = listener.types("a").await;
    assert!(again.concat().contains("cards left"), "{again:?}");
    let turns = listener.types("l").await;
    assert!(turns.concat().contains("Pebble"), "{turns:?}");
}

/// What the player does on the board: answers are heard once, after what the focus has come to.
#[tokio::test(start_paused = true)]
async fn the_board_answers_once_and_after_the_focus() {
    let store = Store::in_memory();
    let mut listener = Listener::open(&store).await;
    let (series, _) = almost_won(&store, short_rounds());
    listener.tells(Message::Home(home::Message::Continue(series))).await;
    let undone = listener.types("u").await;
    let first = undone.iter().find(|heard| !heard.starts_with('*')).expect("an answer");
    assert!(first.starts_with("Taken back: "), "{undone:?}");
    assert_eq!(undone.concat().matches("Taken back").count(), 1, "{undone:?}");
    let hint = listener.types("h").await;
    assert!(hint.concat().contains("onto "), "{hint:?}");
    let moved = listener.press(Named::ArrowRight).await;
    assert!(!moved.concat().contains("Hint"), "a hint is told once: {moved:?}");
    assert!(moved[0].starts_with("* "), "{moved:?}");
    let can = listener.types("a").await;
    assert!(can.concat().contains("Cards you can play") || can.concat().contains("can’t play"), "{can:?}");
}

/// Settings: a control says what it is, its value and its position, and its new value when it changes.
#[tokio::test(start_paused = true)]
async fn settings_say_their_values() {
    let store = Store::in_memory();
    let mut listener = Listener::open(&store).await;
    let opened = listener.tells(Message::Home(home::Message::Settings)).await;
    assert_eq!(opened, ["* heading: Settings"]);
    assert_eq!(listener.press(Named::Tab).await, ["* button: ‹  Back"]);
    let theme = listener.press(Named::Tab).await;
    assert!(theme[0].starts_with("* choice: ") && theme[0].contains(", on, "), "{theme:?}");
    let other = listener.press(Named::ArrowRight).await;
    assert!(other[0].starts_with("* choice: ") && other[0] != theme[0], "{other:?}");
    let about = listener.press(Named::ArrowDown).await;
    assert!(about[0].starts_with("* text: "), "{about:?}");
    // Tab goes on from there.
    let next = listener.press(Named::Tab).await;
    assert!(next[0].starts_with("* choice: ") && next[0] != other[0], "{next:?}");
    // The way back leads to where the focus was.
    let home = listener.press(Named::Escape).await;
    assert_eq!(home, ["* heading: Skipstone"]);
}

/// Whatever had the focus on the screen before.
#[tokio::test(start_paused = true)]
async fn a_screen_is_heard_from_its_heading_on() {
    use home::Message::{
        About, Challenges, DayDeals, HowToPlay, NewGame, Puzzles, Rounds, Series, Settings, Statistics,
    };
    let mut listener = Listener::open(&Store::in_memory()).await;
    for (tabs, screen) in
        [NewGame, Series, Rounds, Puzzles, DayDeals, Challenges, Statistics, HowToPlay, Settings, About]
            .into_iter()
            .enumerate()
    {
        for _ in 0..=tabs % 5 {
            listener.press(Named::Tab).await;
        }
        let opened = listener.tells(Message::Home(screen)).await;
        assert!(opened[0].starts_with("* heading: ") && opened.len() == 1, "{screen:?}: {opened:?}");
        listener.press(Named::Escape).await;
    }
}

/// A pebble says by its name whether it was found.
#[tokio::test(start_paused = true)]
async fn pebbles_are_heard_with_whether_they_were_found() {
    let (store, ..) = crate::shelf::store_with_a_win();
    let mut listener = Listener::open(&store).await;
    listener.tells(Message::Home(home::Message::Shelf)).await;
    listener.press(Named::Tab).await;
    let expected = ["* button: Level “Easy”, found, new", "* button: Level “Normal”, not found"];
    for pebble in expected {
        assert_eq!(listener.press(Named::Tab).await, [pebble]);
    }
}

/// The page about the network is heard from its heading on, and says by itself what was found.
#[tokio::test(start_paused = true)]
async fn what_is_found_on_the_network_is_heard() {
    let mut listener = Listener::open(&Store::in_memory()).await;
    let opened = listener.tells(Message::Home(home::Message::Network)).await;
    assert_eq!(opened[0], "* heading: Table not found?");
    let found = vec![Finding::NoNetwork; 5];
    let heard = listener.tells(Message::Network(network::Message::Looked(1, found))).await;
    assert_eq!(heard, ["5 things keep tables from being found."]);
    listener.press(Named::Escape).await;
}

/// The time of a set against the clock is told three times and not each second, and its end with what was solved.
#[tokio::test(start_paused = true)]
async fn the_clock_of_a_set_is_heard_without_chatter() {
    let mut listener = Listener::open(&Store::in_memory()).await;
    listener.tells(Message::Home(home::Message::Puzzles)).await;
    let begun = listener.tells(Message::Puzzles(puzzles::Message::BeginSet)).await;
    assert_eq!(begun[0], "* heading: Against the clock");
    let told = begun.concat();
    assert!(told.contains("You have three minutes.") && told.contains("in this turn."), "{begun:?}");
    let start = Instant::now();
    let mut heard = Vec::new();
    for second in 0..=181 {
        let tick = PuzzleMessage::Tick(start + Duration::from_secs(second));
        heard.extend(listener.tells(Message::Table(table::Message::Puzzle(tick))).await);
        // The next puzzle has another clock on the screen.
        if [50, 125].contains(&second) {
            let next = listener.tells(Message::Table(table::Message::Puzzle(PuzzleMessage::Skip))).await;
            assert!(!next.concat().contains("minute"), "{next:?}");
        }
    }
    let clock: Vec<&String> = heard.iter().filter(|heard| !heard.starts_with('*')).collect();
    assert_eq!(clock[..2], ["One minute left.", "Ten seconds left."], "{heard:?}");
    assert!(clock.len() == 3 && clock[2].starts_with("Against the clock: none solved"), "{heard:?}");
}

/// Where a control has the focus at once, the screen around it says what it is.
#[tokio::test(start_paused = true)]
async fn a_screen_that_begins_at_a_control_is_named() {
    let mut listener = Listener::open(&Store::in_memory()).await;
    for (screen, name) in
        [(home::Message::Puzzles, "Puzzles"), (home::Message::Host, "What are you called at the table?")]
    {
        listener.tells(Message::Home(screen)).await;
        let around = |listener: &Listener| {
            let window = WindowDescription { title: String::new(), size: ROOM, scale: 1.0 };
            let update = tree(listener.app.told(), &window);
            let holds = |id: NodeId| update.nodes.iter().find(move |(_, node)| node.children().contains(&id));
            let around: Vec<String> = std::iter::successors(holds(update.focus), |(id, _)| holds(*id))
                .filter(|(_, node)| node.role() == TreeRole::Section)
                .filter_map(|(_, node)| node.label().map(str::to_owned))
                .collect();
            around
        };
        listener.press(Named::Tab).await;
        assert!(around(&listener).iter().any(|group| group == name), "{name}: {:?}", around(&listener));
        listener.press(Named::Escape).await;
    }
}

/// Whoever presses a list or a choice means it, not the screen's first button.
#[tokio::test(start_paused = true)]
async fn enter_on_what_can_be_chosen_begins_no_round() {
    let mut listener = Listener::open(&Store::in_memory()).await;
    listener.tells(Message::Home(home::Message::NewGame)).await;
    let (mut lists, mut choices) = (0, 0);
    for _ in 0..20 {
        let heard = listener.press(Named::Tab).await;
        let is_a = |role: &str| heard.iter().any(|heard| heard.starts_with(role));
        let (is_list, is_choice) = (is_a("* list"), is_a("* choice"));
        if !is_list && !is_choice {
            continue;
        }
        (lists, choices) = (lists + usize::from(is_list), choices + usize::from(is_choice));
        let pressed = listener.press(Named::Enter).await;
        assert!(!pressed.iter().any(|heard| heard.contains("Round")), "{heard:?}: {pressed:?}");
        // The next value of a list is told.
        assert_eq!(
            pressed.iter().any(|heard| heard.starts_with("* list")),
            is_list,
            "{heard:?}: {pressed:?}"
        );
    }
    assert!(lists > 0 && choices > 0, "{lists} lists and {choices} choices");
}

#[tokio::test(start_paused = true)]
async fn a_card_is_heard_when_it_is_picked_up_and_put_back() {
    let store = Store::in_memory();
    let (series, _): (StoredSeriesId, Move) = almost_won(&store, short_rounds());
    let mut listener = Listener::open(&store).await;
    listener.tells(Message::Home(home::Message::Continue(series))).await;
    let picked = listener.types("s").await;
    let told = picked.iter().find(|heard| heard.starts_with("Picked up: "));
    assert!(told.is_some_and(|told| told.contains("It fits build pile")), "{picked:?}");
    assert!(!picked.concat().contains("lit"), "{picked:?}");
    let back = listener.press(Named::Escape).await;
    assert!(back.iter().any(|heard| heard == "Put back."), "{back:?}");
}
