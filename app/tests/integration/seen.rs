//! What a player sees of a screen and does to it: found by its words, with simulated input.

use iced::keyboard::{self, key::Named};
use iced::{Event, Rectangle, Size};
use iced_test::Simulator;
use iced_test::selector::Candidate;
use iced_test::simulator::press_key;
use skipstone::Element;
use skipstone::theme::Theme;

/// The smallest window.
pub(crate) const SMALLEST: Size = Size::new(960.0, 600.0);
/// A window of the usual size.
pub(crate) const ROOM: Size = Size::new(1280.0, 800.0);
/// A window as high as what one would have to scroll to.
pub(crate) const WHOLE_PAGE: Size = Size::new(960.0, 9000.0);

pub(crate) type Ui<'a, Message> = Simulator<'a, Message, Theme>;

/// A view in a window of a size.
pub(crate) fn see_in<Message>(size: Size, view: Element<'_, Message>) -> Ui<'_, Message> {
    Simulator::with_size(iced::Settings::default(), size, view)
}

/// A view in the smallest window.
pub(crate) fn see<Message>(view: Element<'_, Message>) -> Ui<'_, Message> {
    see_in(SMALLEST, view)
}

/// All texts, in the order of the screen.
pub(crate) fn texts_of<Message>(mut seen: Ui<'_, Message>) -> Vec<String> {
    let mut texts = Vec::new();
    let collect = |candidate: Candidate<'_>| -> Option<()> {
        if let Candidate::Text { content, .. } = candidate {
            texts.push(content.to_owned());
        }
        None
    };
    assert!(seen.find(collect).is_err(), "it looks at everything");
    texts
}

/// What the keyboard tells again and again of a key that is held down.
pub(crate) fn held_down(key: Named) -> Event {
    let mut event = press_key(key, None);
    if let Event::Keyboard(keyboard::Event::KeyPressed { repeat, .. }) = &mut event {
        *repeat = true;
    }
    event
}

/// A screen in a window. What follows from its messages is the test's own.
pub(crate) trait Seen {
    type Message;
    /// The size of its window.
    const SIZE: Size;

    fn view(&self) -> Element<'_, Self::Message>;

    fn seen(&self) -> Ui<'_, Self::Message> {
        see_in(Self::SIZE, self.view())
    }

    fn seen_in(&self, size: Size) -> Ui<'_, Self::Message> {
        see_in(size, self.view())
    }

    fn texts(&self) -> Vec<String> {
        texts_of(self.seen())
    }

    fn shows(&self, words: &str) -> bool {
        self.seen().find(words).is_ok()
    }

    /// Where words are.
    fn bounds(&self, words: &str) -> Rectangle {
        self.bounds_in(Self::SIZE, words)
    }

    /// Where words are in a window of a size.
    fn bounds_in(&self, size: Size, words: &str) -> Rectangle {
        let found = self.seen_in(size).find(words);
        let found = found.unwrap_or_else(|_| panic!("{words} isn’t in {:?}", self.texts()));
        found.visible_bounds().unwrap_or_else(|| panic!("{words} isn’t visible"))
    }

    /// The messages of what is done to it.
    fn messages_of(&self, what: impl FnOnce(&mut Ui<'_, Self::Message>)) -> Vec<Self::Message> {
        let mut seen = self.seen();
        what(&mut seen);
        seen.into_messages().collect()
    }

    /// The messages of a click on words.
    fn messages_of_click(&self, words: &str) -> Vec<Self::Message> {
        self.messages_of(|seen| {
            let clicked = seen.click(words);
            assert!(clicked.is_ok(), "{words} isn’t in {:?}", self.texts());
        })
    }
}
