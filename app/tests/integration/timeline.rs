//! Whole rounds in slow motion: nothing that the screen tells is ahead of the board.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use iced::futures::StreamExt;
use iced::futures::stream::BoxStream;
use iced_test::runtime::{Action as RuntimeAction, task::into_stream};
use iced_test::selector::Candidate;
use skipstone::board::{Log, Slot, TableWording};
use skipstone::locale::{Language, Locale};
use skipstone::screen::Context;
use skipstone::screen::table::{Message, State};
use skipstone::settings::{Settings, Speed};
use skipstone::tr;
use skipstone::widget::board::BoardEvent;
use skipstone_core::bot::Level;
use skipstone_core::table::{Player, SeatConfig, Table, TableConfig, Update};
use skipstone_core::{Pile, Preset, Replica, Rules, Seat, Seed, Setup, StockSize, VisibleEvent};
use skipstone_net::SaveReceipt;
use skipstone_net::link::LocalUpdate;
use tokio::time::timeout;

use crate::seen::{ROOM, see_in};

/// The time between two looks at the screen.
const STEP: Duration = Duration::from_millis(90);

/// A table screen on a clock of its own, and how far its board is.
struct Film {
    state: State,
    updates: BoxStream<'static, RuntimeAction<Message>>,
    locale: Locale,
    settings: Settings,
    names: Vec<String>,
    now: Instant,
    /// All events so far; the board may not have shown the last ones.
    events: Vec<VisibleEvent>,
    ended: bool,
    /// The board as it is shown, and how many events it contains.
    shown: Replica,
    count: usize,
    /// The log as far as it is told, and how many events it tells of.
    log: Log,
    logged: usize,
    /// The looks at which the board was behind the events.
    behind: usize,
}

/// The texts on the screen: those with an id, and the others.
struct Texts {
    by_id: BTreeMap<String, String>,
    others: Vec<String>,
}

impl Film {
    fn begin(seats: usize, setup: Setup, rules: Rules, language: Language) -> Film {
        let names: Vec<String> = (0..seats).map(|at| format!("Player {}", at + 1)).collect();
        let seat = |at: usize| SeatConfig {
            name: names[at].clone(),
            player: if at == 0 { Player::Human } else { Player::Bot(Level::Greedy) },
            age: None,
        };
        let config = TableConfig { rules, teams: seats, seats: (0..seats).map(seat).collect() };
        let locale = Locale::new(language);
        let settings = Settings { language, speed: Speed::Normal, ..Settings::default() };
        let context = Context::new(&locale, &settings);
        let table = Table::new(config, Seed::from_number(11)).expect("so many can play");
        let (state, task) = State::new(table, Box::new(|_| SaveReceipt::default()), context);
        let updates = into_stream(task).expect("the table tells something");
        Film {
            state,
            updates,
            locale,
            settings,
            names,
            now: Instant::now(),
            events: Vec::new(),
            ended: false,
            shown: Replica::new(setup, Seat::ONE),
            count: 0,
            log: Log::default(),
            logged: 0,
            behind: 0,
        }
    }

    fn tell(&mut self, message: Message) {
        let updates = match &message {
            Message::Update(LocalUpdate { updates, .. }) => updates.as_slice(),
            _ => &[],
        };
        for update in updates {
            match update {
                Update::RoundBegan { events, .. } | Update::Events(events) => {
                    self.events.extend_from_slice(events)
                }
                Update::RoundEnded { .. } => self.ended = true,
                update => panic!("{update:?}"),
            }
        }
        let context = Context::new(&self.locale, &self.settings);
        self.state.update(message, None, self.now, context);
    }

    /// Everything that the table has told until now.
    async fn listen(&mut self) {
        while let Ok(Some(action)) = timeout(Duration::from_millis(1), self.updates.next()).await {
            if let RuntimeAction::Output(message) = action {
                self.tell(message);
            }
        }
    }

    fn texts(&self) -> Texts {
        let context = Context::new(&self.locale, &self.settings);
        let mut screen = see_in(ROOM, self.state.view(None, context));
        let mut texts = Texts { by_id: BTreeMap::new(), others: Vec::new() };
        let collect = |candidate: Candidate<'_>| -> Option<()> {
            if let Candidate::Text { id, content, .. } = candidate {
                match id {
                    Some(id) => drop(texts.by_id.insert(format!("{id:?}"), content.to_owned())),
                    None => texts.others.push(content.to_owned()),
                }
            }
            None
        };
        let found = screen.find(collect);
        assert!(found.is_err(), "it looks at everything");
        texts
    }

    fn wording(&self) -> TableWording<'_> {
        TableWording { locale: &self.locale, names: &self.names, me: Some(Seat::ONE) }
    }

    /// The slots as the test has applied the events, like [`Texts::slots`].
    fn expected_slots(&self) -> BTreeMap<String, String> {
        let view = self.shown.view();
        let seats = view.setup().seats();
        let piles = seats.flat_map(|seat| {
            let stock = [Slot::Stock(seat), Slot::OtherHand(seat)].into_iter();
            stock.chain(Pile::ALL.into_iter().map(move |pile| Slot::Discard(seat, pile)))
        });
        let hand = (0..view.hand_size(Seat::ONE)).map(|slot| Slot::Hand(slot as u8));
        let own = piles.filter(|slot| *slot != Slot::OtherHand(Seat::ONE));
        let all = own
            .chain(hand)
            .chain(Pile::ALL.into_iter().map(Slot::Build))
            .chain([Slot::Draw, Slot::Completed]);
        let id = |slot: &Slot| format!("{:?}", iced_test::core::widget::Id::from(slot.to_string()));
        all.map(|slot| (id(&slot), self.wording().slot(&view, slot))).collect()
    }

    /// Looks at the screen: finds out which events the board contains, and compares all else with it.
    fn look(&mut self) {
        let texts = self.texts();
        let slots: BTreeMap<String, String> = texts
            .by_id
            .iter()
            .filter(|(id, _)| !id.contains("player@") && !id.contains("race"))
            .map(|(id, words)| (id.clone(), words.clone()))
            .collect();
        let setup = *self.shown.view().setup();
        // Of events that change nothing on the board, as few as possible count as shown, up to the log.
        let lines = self.count_logged(&texts);
        while self.expected_slots() != slots || self.count < lines {
            let Some(event) = self.events.get(self.count).cloned() else {
                panic!("the board shows what hasn't happened: {slots:?}\nnot {:?}", self.expected_slots());
            };
            // Cards are told of when they lie, and belong to their new place from the moment when they leave.
            assert!(self.count <= lines, "the board is ahead of the log at {event:?}");
            self.shown.apply(&event);
            self.count += 1;
        }
        for event in &self.events[self.logged..lines] {
            let wording = TableWording { locale: &self.locale, names: &self.names, me: Some(Seat::ONE) };
            self.log.push_event(wording, event, &setup);
        }
        self.logged = lines;
        let view = self.shown.view();
        self.behind += usize::from(self.count < self.events.len());
        for seat in setup.seats() {
            let told = self.told_of(&texts, seat);
            let speech = self.log.last_turn(self.wording(), seat);
            assert!(told.ends_with(speech.full()), "{told:?} isn't about {speech:?}");
        }
        let other = |seat| tell_turn(&self.locale, &self.wording().name(seat));
        let is_over = view.ending().is_some();
        for seat in setup.seats().skip(1) {
            let on_turn = view.turns() > 0 && !is_over && view.turn() == seat;
            // The log may have lines that read like the status.
            let words = other(seat);
            let lines = self.log.lines().iter().filter(|line| line.text == words).count();
            let told = texts.others.iter().filter(|told| **told == words).count() > lines;
            assert_eq!(told, on_turn, "{:?} when {seat} is on turn: {on_turn}", texts.others);
        }
        if texts.covered(&self.locale) {
            assert!(is_over && self.logged == self.events.len() && self.ended, "the result comes too early");
        }
    }

    /// The number of events that the log beside the board tells of.
    fn count_logged(&self, texts: &Texts) -> usize {
        let setup = *self.shown.view().setup();
        let sentences: Vec<String> =
            self.events.iter().map(|event| self.wording().event(event, &setup)).collect();
        let lines: Vec<&String> = texts.others.iter().filter(|words| sentences.contains(words)).collect();
        // Above the log, the status may be such a sentence too.
        let candidates = [&lines[..], lines.get(1..).unwrap_or_default()];
        for count in (self.logged..=self.events.len()).rev() {
            let mut log = Log::default();
            self.events[..count].iter().for_each(|event| log.push_event(self.wording(), event, &setup));
            let expected: Vec<&String> = log.lines().iter().map(|line| &line.text).collect();
            if candidates.contains(&&expected[..]) {
                return count;
            }
        }
        panic!("the log tells {lines:?} at {} of {} events", self.count, self.events.len());
    }

    fn told_of<'a>(&self, texts: &'a Texts, seat: Seat) -> &'a str {
        let id = format!("{:?}", iced_test::core::widget::Id::from(format!("player@{seat}")));
        texts.by_id.get(&id).map_or("", String::as_str)
    }

    /// The own turn: the first legal move, as by drag and drop, once the board shows that it is the own turn.
    fn play(&mut self) {
        let view = self.state.table();
        let me = Seat::ONE;
        if self.count < self.events.len() || view.turns() == 0 || view.turn() != me || view.ending().is_some()
        {
            return;
        }
        let mv = view.legal_moves().get(0).expect("a move");
        let message = match (mv.source(), mv.target()) {
            (Some(source), Some(target)) => {
                let (from, onto) = (Slot::of_source(source, me, me), Slot::of_target(target));
                Message::Board(BoardEvent::Dropped { from, onto: Some(onto), at: iced::Point::ORIGIN })
            }
            _ => Message::Pass,
        };
        self.tell(message);
    }
}

impl Texts {
    /// Whether the result lies over the board.
    fn covered(&self, locale: &Locale) -> bool {
        self.others.contains(&tr!(locale, "result-next-round"))
    }
}

fn tell_turn(locale: &Locale, name: &str) -> String {
    tr!(locale, "table-status-other", name = name)
}

/// Plays a round on a clock that stands still between two looks, while computer players act at their own pace.
#[tokio::test(start_paused = true)]
async fn nothing_is_told_before_the_board_has_shown_it() {
    for (seats, language) in [(2, Language::ENGLISH), (4, Language::GERMAN)] {
        let rules = Rules { stock: StockSize::Cards(3), ..Preset::Standard.rules() };
        let setup = Setup::new(rules, seats, seats).expect("so many can play");
        let mut film = Film::begin(seats, setup, rules, language);
        film.tell(Message::ShowLog(true));
        for look in 0.. {
            assert!(look < 8000, "the round doesn't end");
            film.listen().await;
            film.tell(Message::Board(BoardEvent::AnimationDue(film.now)));
            film.look();
            if film.texts().covered(&film.locale) {
                break;
            }
            film.play();
            film.now += STEP;
            tokio::time::sleep(STEP).await;
        }
        assert!(film.behind > 20, "the board has never been behind: {}", film.behind);
    }
}
