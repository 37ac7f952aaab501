//! Whose data the window shows.

use iced::{Size, Task};

use super::{App, Message};
use crate::notices::Notice;
use crate::settings::Settings;
use crate::store::{Profile, SettingsFile, Store};

impl App {
    /// The title screen for a player, in a window of that size.
    pub fn open(profile: Option<Profile>, room: Size) -> (App, Task<Message>) {
        let mut app = App::new(Settings::default(), Store::nowhere(), room);
        let Some(profile) = profile else {
            app.notices.tell(Notice::Homeless);
            return (app, Task::none());
        };
        let watch = app.use_profile(profile);
        (app, watch)
    }

    /// Goes to the title screen of a player, with everything that is theirs.
    fn use_profile(&mut self, profile: Profile) -> Task<Message> {
        let found = SettingsFile::open(&profile.settings());
        let (store, trouble) = Store::open(&profile);
        let mut watched = store.watch();
        watched.mark_unchanged();
        *self = App::new(found.settings, store, self.room);
        self.settings_file = found.file;
        self.profile = Some(profile);
        found.bad.into_iter().for_each(|bad| self.notices.tell(Notice::Setting(bad)));
        found
            .trouble
            .into_iter()
            .chain(trouble)
            .for_each(|trouble| self.notices.tell(Notice::Trouble(trouble)));
        let changes = iced::futures::stream::unfold(watched, async |mut watched| {
            watched.changed().await.ok()?;
            let trouble = watched.borrow_and_update().clone();
            Some((trouble, watched))
        });
        let (watch, handle) = Task::run(changes, Message::Saving).abortable();
        self._watch = Some(handle.abort_on_drop());
        watch
    }

    /// Takes the next profile, if this window may not have its own.
    pub(super) fn use_other_profile(&mut self) -> Task<Message> {
        match self.profile.as_ref().map(Profile::next) {
            Some(Ok(profile)) => self.use_profile(profile),
            _ => Task::none(),
        }
    }
}
