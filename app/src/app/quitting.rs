//! Closing the window, or the profile. What can't be saved would be lost by it, so the player is asked first.

use std::time::Instant;

use iced::Task;
use skipstone_net::SaveReceipt;

use super::notices::Parting;
use super::{App, Message};
use crate::screen::table;

impl App {
    /// Called when the window is to be closed. At a network table it opens the table's menu first, for confirmation.
    pub(super) fn request_close(&mut self, now: Instant) -> Task<Message> {
        if let (Some(table), Some(_)) = (self.screens.table_in_place(), &self.sessions.current)
            && !table.menu_is_open()
        {
            return self.on_table(table::Message::Menu(true), now);
        }
        self.try_close()
    }

    /// Closes the window. If something can't be saved, that is tried once more before.
    pub(super) fn try_close(&mut self) -> Task<Message> {
        if !self.store.is_unsaved() {
            return self.quit();
        }
        let mut saved = self.saved();
        Task::future(async move { saved.acknowledged().await }).map(|()| Message::CloseTried)
    }

    /// Closes the window, or asks whether to if something would be lost.
    pub(super) fn close_or_ask(&mut self) -> Task<Message> {
        match self.store.unsaved() {
            None => self.quit(),
            Some(unsaved) => {
                self.sessions.quit_when_left = false;
                self.notices.ask_to_lose(unsaved, Parting::Close);
                Task::none()
            }
        }
    }

    /// Goes on with another profile, or asks whether to if something would be lost.
    pub(super) fn switch_or_ask(&mut self) -> Task<Message> {
        match self.store.unsaved() {
            None => self.use_other_profile(),
            Some(unsaved) => {
                self.notices.ask_to_lose(unsaved, Parting::OtherProfile);
                Task::none()
            }
        }
    }

    /// The player accepts the loss. Asks again if more would be lost by now than they were told.
    pub(super) fn lose_anyway(&mut self) -> Task<Message> {
        let Some((asked, parting)) = self.notices.asked() else { return Task::none() };
        if let Some(unsaved) = self.store.unsaved().filter(|unsaved| unsaved != asked) {
            self.notices.ask_to_lose(unsaved, parting);
            return Task::none();
        }
        self.notices.withdraw_question();
        match parting {
            Parting::Close => {
                self.may_lose_unsaved = true;
                self.quit()
            }
            Parting::OtherProfile => self.use_other_profile(),
        }
    }

    /// Leaves a network table, and ends the program.
    fn quit(&mut self) -> Task<Message> {
        self.sessions.quit_when_left = true;
        let parting = self.leave_session();
        if self.sessions.leaving.is_some() { parting } else { self.exit() }
    }

    /// The receipt of everything that was changed so far.
    pub fn saved(&self) -> SaveReceipt {
        self.store.receipt()
    }

    /// Ends the program once everything is saved. If that fails only now, the player is asked.
    pub(super) fn exit(&self) -> Task<Message> {
        let (store, mut saved) = (self.store.clone(), self.saved());
        let may_lose_unsaved = self.may_lose_unsaved;
        Task::future(async move { saved.acknowledged().await }).then(move |()| {
            match store.is_unsaved() && !may_lose_unsaved {
                true => Task::done(Message::CloseTried),
                false => iced::exit(),
            }
        })
    }
}
