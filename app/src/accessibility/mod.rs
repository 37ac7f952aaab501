//! What assistive technology reads and does: the widgets of the shown screen as a tree, and its requests as those of the player.
//!
//! Widgets tell of themselves by operations ([`Accessible`](crate::widget::accessible::Accessible)), which are run only while
//! somebody listens, and only what differs from the last tree is sent.

mod adapter;
mod collect;
mod speech;
mod tree;

use std::time::Instant;

use iced::advanced::widget::operate;
use iced::{Task, window};

pub(crate) use adapter::BELONGS_TO_WINDOW;

use adapter::Adapter;
use speech::Speech;

pub use collect::{Found, Kind, collect};
pub use tree::tree;

use crate::widget::accessible::Asked;

/// What comes from assistive technology, and what is found for it.
#[derive(Debug, Clone)]
pub enum Message {
    /// Somebody listens.
    Activated,
    /// Nobody listens any more.
    Deactivated,
    /// Something is asked of what has this id.
    Asked(u64, Asked),
    /// Something may have changed that no other message tells of, like the focus.
    Look,
    /// What is on the screen.
    Found(Vec<Found>),
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
    /// What is announced.
    speech: Speech,
    /// What was found last, with the title and the scale it was told with.
    last: Option<(Vec<Found>, String, f32)>,
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

    /// Looks at the screen if somebody listens; to be called whenever it may have changed.
    pub fn look(&mut self) -> Task<Message> {
        if !self.is_active {
            return Task::none();
        }
        if self.is_looking {
            self.is_stale = true;
            return Task::none();
        }
        (self.is_looking, self.is_stale) = (true, false);
        operate(collect()).map(Message::Found)
    }

    /// Handles a message. `title` is the window's, `scale` in physical pixels per logical pixel.
    pub fn update(&mut self, message: Message, title: String, scale: f32, now: Instant) -> Task<Message> {
        match message {
            Message::Activated => {
                (self.is_active, self.last) = (true, None);
                self.look()
            }
            Message::Deactivated => {
                self.is_active = false;
                Task::none()
            }
            Message::Asked(id, asked) => {
                let ask: Task<Message> = operate(collect::ask(id, asked)).discard();
                // The widget does it with the next event; whatever comes of it is looked at then.
                ask.chain(Task::done(Message::Look))
            }
            Message::Look => self.look(),
            Message::Found(found) => {
                self.is_looking = false;
                let (found, wait) = self.speech.pace(found, now);
                let shown = (found, title, scale);
                if self.last.as_ref() != Some(&shown)
                    && let Some(adapter) = &mut self.adapter
                {
                    adapter.update(|| tree(&shown.0, &shown.1, shown.2));
                    self.last = Some(shown);
                }
                let again = wait.map_or_else(Task::none, |wait| {
                    Task::future(tokio::time::sleep(wait)).map(|()| Message::Look)
                });
                let look = if self.is_stale { self.look() } else { Task::none() };
                Task::batch([again, look])
            }
            Message::WindowFocused(is_focused) => {
                if let Some(adapter) = &mut self.adapter {
                    adapter.focus_window(is_focused);
                }
                Task::none()
            }
        }
    }
}
