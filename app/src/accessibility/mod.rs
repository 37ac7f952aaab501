//! What assistive technology reads and does: the widgets of the shown screen as a tree, and its requests as those of the player.
//!
//! Widgets tell of themselves by operations ([`Accessible`](crate::widget::accessible::Accessible)), which are run only while
//! somebody listens, and only what differs from the last tree is sent.
//!
//! Nothing is done while nobody listens and no switch is used. `tests/access.sh` plays a round by it.

mod adapter;
mod collect;
mod focus;
mod scanner;
mod speech;
mod tree;
mod typing;

use std::time::{Duration, Instant};

use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::unfocus;
use iced::{Rectangle, Subscription, Task, window};

pub(crate) use adapter::BELONGS_TO_WINDOW;

use adapter::Adapter;
use focus::{Focus, ReadTarget};
use speech::Speech;

pub use collect::{Found, Kind, ask, collect};
pub use focus::ReadStop;
pub use scanner::{Highlight, Scanner};
pub use tree::{WindowDescription, tree};
pub use typing::{ScreenKey, Typing};

use crate::widget::accessible::AccessRequest;
use crate::widget::focus::{Overflow, overflow, scroll_into_view, scroll_pages};
use crate::widget::one_switch::type_key;

/// What comes from assistive technology, and what is found for it.
#[derive(Debug, Clone)]
pub enum Message {
    /// Somebody listens.
    Activated,
    /// Nobody listens any more.
    Deactivated,
    /// Something is asked of what has this id.
    AccessRequest(u64, AccessRequest),
    /// Something may have changed that no other message tells of, like the focus.
    Look,
    /// A key is pressed, which cuts off what is being said, and may have moved the focus.
    KeyPressed,
    /// The next line or control of the screen is to be read, or the one before.
    Read {
        /// Whether it is the one before.
        is_back: bool,
        /// At what it stops.
        to: ReadStop,
    },
    /// The highlight of one switch goes on.
    Step,
    /// The one switch chooses what is highlighted.
    Choose,
    /// A key on the screen is pressed.
    Typed(ScreenKey),
    /// The page is to be scrolled by so many of its heights.
    Scroll(f32),
    /// What is on the screen.
    Found(Vec<Found>),
    /// What of the screen has to be scrolled.
    FoundOverflow(Option<Overflow>),
    /// The window has got or lost the focus.
    WindowFocused(bool),
}

/// The way to assistive technology. The default leads nowhere, as in tests.
#[derive(Debug, Default)]
pub struct Accessibility {
    adapter: Option<Adapter>,
    is_active: bool,
    /// Whether a screen is being looked at, and whether it has changed since.
    is_looking: bool,
    is_stale: bool,
    /// What is announced, and what has the focus.
    speech: Speech,
    focus: Focus,
    /// The walk for one switch; `None` while that is off.
    walk: Option<Walk>,
    /// What was told last, and of which window.
    last: Option<(Vec<Found>, WindowDescription)>,
}

/// A walk over what can be pressed, and its clock.
#[derive(Debug)]
struct Walk {
    scanner: Scanner,
    interval: Duration,
    /// How often the walk was begun anew or went on by itself, so that each time has a whole interval.
    times: u64,
    /// The field that is typed into.
    typing: Option<Typing>,
    /// What of the screen has to be scrolled.
    overflow: Option<Overflow>,
}

impl Accessibility {
    /// Connects with the system's assistive technology. The task tells what comes from there.
    pub fn connect() -> (Accessibility, Task<Message>) {
        let (adapter, messages) = Adapter::connect();
        (Accessibility { adapter: Some(adapter), ..Accessibility::default() }, Task::stream(messages))
    }

    /// Connects the window where the connection belongs to it, and shows it.
    pub fn attach(&self, window: window::Id) -> Task<Message> {
        self.adapter.as_ref().map_or_else(Task::none, |adapter| adapter.attach(window))
    }

    /// Whether somebody listens.
    pub fn is_active(&self) -> bool {
        self.is_active
    }

    /// Turns one switch on, with a highlight that goes on after each interval, or off.
    pub fn use_one_switch(&mut self, interval: Option<Duration>) {
        let scanner = self.walk.take().map(|walk| walk.scanner).unwrap_or_default();
        self.walk =
            interval.map(|interval| Walk { scanner, interval, times: 0, typing: None, overflow: None });
    }

    /// Whether one switch is used.
    pub fn uses_one_switch(&self) -> bool {
        self.walk.is_some()
    }

    /// What the walk of one switch has highlighted, in the window.
    pub fn ring(&self) -> Option<Rectangle> {
        self.highlight().map(|highlight| highlight.bounds)
    }

    /// The field that one switch types into, which needs keys on the screen.
    pub fn typing(&self) -> Option<&Typing> {
        self.walk.as_ref()?.typing.as_ref()
    }

    /// Whether a line is being read that can't have the keyboard focus.
    pub fn reads_words(&self) -> bool {
        self.is_active && self.focus.reads_words()
    }

    /// What one switch has to scroll to read it.
    pub fn overflow(&self) -> Option<Overflow> {
        self.walk.as_ref()?.overflow
    }

    /// What the walk of one switch has highlighted.
    pub fn highlight(&self) -> Option<Highlight> {
        self.walk.as_ref()?.scanner.highlight()
    }

    /// The clock of the walk.
    pub fn subscription(&self) -> Subscription<Message> {
        match &self.walk {
            Some(walk) if walk.scanner.highlight().is_some() => {
                iced::time::every(walk.interval).with(walk.times).map(|_| Message::Step)
            }
            _ => Subscription::none(),
        }
    }

    /// Looks at the screen if somebody listens or walks over it; to be called whenever it may have changed.
    pub fn look(&mut self) -> Task<Message> {
        if !self.is_active && self.walk.is_none() {
            return Task::none();
        }
        if self.is_looking {
            self.is_stale = true;
            return Task::none();
        }
        (self.is_looking, self.is_stale) = (true, false);
        let found = operate(collect()).map(Message::Found);
        if self.walk.is_none() {
            return found;
        }
        Task::batch([found, operate(overflow()).map(Message::FoundOverflow)])
    }

    /// What assistive technology was told last; nothing while nobody listens.
    pub fn told(&self) -> &[Found] {
        self.last.as_ref().map_or(&[], |(found, _)| found)
    }

    /// Handles a message.
    pub fn update(&mut self, message: Message, window: WindowDescription, now: Instant) -> Task<Message> {
        match message {
            Message::Activated => {
                (self.is_active, self.last) = (true, None);
                (self.speech, self.focus) = (Speech::default(), Focus::default());
                self.look()
            }
            Message::Deactivated => {
                (self.is_active, self.last) = (false, None);
                Task::none()
            }
            Message::AccessRequest(id, asked) => {
                let ask: Task<Message> = operate(ask(id, asked)).discard();
                // The widget does it with the next event; whatever comes of it is looked at then.
                ask.chain(Task::done(Message::Look))
            }
            Message::Look => self.look(),
            Message::KeyPressed => {
                self.speech.interrupt();
                self.look()
            }
            Message::Read { is_back, to } => self.read(is_back, to),
            Message::Step => {
                let scroll = self.walk(|walk| walk.scanner.step());
                Task::batch([scroll, self.look()])
            }
            Message::Choose => self.choose(),
            Message::Typed(key) => self.type_into_field(key),
            Message::Scroll(pages) => {
                let Some(Overflow { scrollable, .. }) = self.overflow() else { return Task::none() };
                let scroll: Task<Message> = operate(scroll_pages(scrollable, pages)).discard();
                scroll.chain(Task::done(Message::Look))
            }
            Message::FoundOverflow(overflow) => match &mut self.walk {
                Some(walk) if walk.overflow != overflow => {
                    walk.overflow = overflow;
                    self.look()
                }
                _ => Task::none(),
            },
            Message::Found(found) => self.show(found, window, now),
            Message::WindowFocused(is_focused) => {
                if let Some(adapter) = &mut self.adapter {
                    adapter.focus_window(is_focused);
                }
                Task::none()
            }
        }
    }

    /// Presses what the switch has chosen, or walks over its group.
    fn choose(&mut self) -> Task<Message> {
        let mut chosen = None;
        let scroll = self.walk(|walk| {
            let field = walk.scanner.highlight().filter(|highlight| highlight.is_field);
            let asked = if field.is_some() { AccessRequest::Focus } else { AccessRequest::Press };
            chosen = walk.scanner.choose().map(|id| (id, asked));
            if let (Some(_), Some(field)) = (chosen, field) {
                walk.typing = Some(Typing::new(field.id, field.bounds));
            }
            walk.times += 1;
        });
        let press = chosen.map(|(id, asked)| Task::done(Message::AccessRequest(id, asked)));
        Task::batch([scroll, press.unwrap_or_else(|| self.look())])
    }

    /// Presses a key of the keyboard on the screen.
    fn type_into_field(&mut self, key: ScreenKey) -> Task<Message> {
        let Some(typing) = self.walk.as_mut().and_then(|walk| walk.typing.as_mut()) else {
            return Task::none();
        };
        let field = typing.field;
        let typed = typing.press(key);
        if matches!(key, ScreenKey::Enter | ScreenKey::Done) {
            self.walk = self.walk.take().map(|walk| Walk { typing: None, ..walk });
        }
        // What is typed goes to the end of the field, whatever has had the focus since.
        let focus: Task<Message> = operate(ask(field, AccessRequest::Focus)).discard();
        let typed = typed.map_or_else(Task::none, |key| operate(type_key(key)).discard());
        focus.chain(typed).chain(Task::done(Message::Look))
    }

    /// Takes in what was found on the screen, and tells the system what has changed.
    fn show(&mut self, found: Vec<Found>, window: WindowDescription, now: Instant) -> Task<Message> {
        self.is_looking = false;
        let scroll = self.walk(|walk| {
            walk.typing = walk.typing.take().and_then(|typing| typing.follow(&found));
            let before = walk.scanner.highlight().map(|highlight| highlight.id);
            walk.scanner.update(&found);
            let after = walk.scanner.highlight().map(|highlight| highlight.id);
            walk.times += u64::from(after != before);
        });
        let look = if self.is_stale { self.look() } else { Task::none() };
        if !self.is_active {
            return Task::batch([scroll, look]);
        }
        let (found, control) = self.focus.follow(found, self.highlight());
        let (found, wait) = self.speech.pace(found, now);
        let shown = (found, window);
        if self.last.as_ref() != Some(&shown) {
            if let Some(adapter) = &mut self.adapter {
                adapter.update(|| tree(&shown.0, &shown.1));
            }
            self.last = Some(shown);
        }
        let again = wait
            .map_or_else(Task::none, |wait| Task::future(tokio::time::sleep(wait)).map(|()| Message::Look));
        Task::batch([scroll, focus_control(control), again, look])
    }

    /// Reads the next line or control, or the one before.
    fn read(&mut self, is_back: bool, to: ReadStop) -> Task<Message> {
        let Some((found, _)) = &self.last else { return Task::none() };
        let Some(ReadTarget { control, scrolled }) = self.focus.read(found, is_back, to) else {
            return Task::none();
        };
        // What has the keyboard focus loses it to words, which take none.
        let focus = match control {
            Some(_) => focus_control(control),
            None => operate::<Message>(unfocus()).chain(Task::done(Message::Look)),
        };
        let scroll = scrolled.map_or_else(Task::none, |(scrollable, place)| {
            let scroll: Task<Message> = operate(scroll_into_view(scrollable, place)).discard();
            scroll
        });
        scroll.chain(focus)
    }

    /// Goes on with the walk, if there is one, and scrolls to what is highlighted then.
    fn walk(&mut self, go_on: impl FnOnce(&mut Walk)) -> Task<Message> {
        let before = self.highlight().map(|highlight| highlight.id);
        let Some(walk) = &mut self.walk else { return Task::none() };
        go_on(walk);
        let highlight = walk.scanner.highlight().filter(|highlight| Some(highlight.id) != before);
        match highlight.and_then(|highlight| highlight.scrolled) {
            Some((scrollable, place)) => {
                let scroll: Task<Message> = operate(scroll_into_view(scrollable, place)).discard();
                scroll.chain(Task::done(Message::Look))
            }
            None => Task::none(),
        }
    }
}

/// Gives the keyboard focus to what has this id, if anything.
fn focus_control(id: Option<u64>) -> Task<Message> {
    id.map_or_else(Task::none, |id| Task::done(Message::AccessRequest(id, AccessRequest::Focus)))
}
