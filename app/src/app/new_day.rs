//! Midnight, for pages that tell of today and stay open over it.

use std::time::Duration;

use iced::Subscription;
use iced::futures::{Stream, stream};
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use super::{App, Message, Screen};
use crate::screen::home;

/// How often the clock is looked at. A timer up to midnight would be late after the computer has slept.
const LOOK: Duration = Duration::from_secs(30);

impl App {
    /// Tells once another day has begun than the one that the shown page tells of.
    pub(super) fn new_day(&self) -> Subscription<Message> {
        let day = match self.screens.place() {
            Screen::Home(home) => home.day(),
            Screen::DayDeals(days) => days.today(),
            Screen::Puzzles(puzzles) => puzzles.today(),
            _ => return Subscription::none(),
        };
        Subscription::run_with(day, |day| next_day(*day))
    }

    /// Shows what there is to do on the day that has begun.
    pub(super) fn on_new_day(&mut self) {
        match self.screens.place_mut() {
            Screen::Home(home) => {
                let page = home.page();
                **home = home::State::new(&self.store, Timestamp::now());
                home.show(page);
            }
            Screen::DayDeals(days) => {
                let turned = days.turn_to(Timestamp::now(), &TimeZone::system(), &self.store);
                self.notices.ok_or_notify(turned);
            }
            Screen::Puzzles(_) => self.read_puzzles_again(),
            _ => {}
        }
    }
}

fn next_day(day: Date) -> impl Stream<Item = Message> {
    stream::once(async move {
        while TimeZone::system().to_datetime(Timestamp::now()).date() == day {
            tokio::time::sleep(LOOK).await;
        }
        Message::NewDay
    })
}
