//! Whose data the window shows.

use iced::{Size, Task};

use super::{App, Message};
use crate::notices::Notice;
use crate::settings::Settings;
use crate::store::{Profile, SettingsFile, Store};

impl App {
    /// The title screen for a player, in a window of that size.
    pub fn open(profile: Option<Profile>, room: Size) -> (App, Task<Message>) {
        if let Some(profile) = profile {
            return App::of(profile, room);
        }
        let mut app = App::new(Settings::default(), Store::nowhere(), room);
        app.notices.tell(Notice::Homeless);
        (app, Task::none())
    }

    /// The title screen of a player, with everything that is theirs.
    fn of(profile: Profile, room: Size) -> (App, Task<Message>) {
        let found = SettingsFile::open(&profile.settings());
        let (store, trouble) = Store::open(&profile);
        let mut watched = store.watch();
        watched.mark_unchanged();
        let mut app = App::new(found.settings, store, room);
        app.settings_file = found.file;
        app.profile = Some(profile);
        found.bad.into_iter().for_each(|bad| app.notices.tell(Notice::Setting(bad)));
        let troubles = found.trouble.into_iter().chain(trouble);
        troubles.for_each(|trouble| app.notices.tell(Notice::Trouble(trouble)));
        let changes = iced::futures::stream::unfold(watched, async |mut watched| {
            watched.changed().await.ok()?;
            let trouble = watched.borrow_and_update().clone();
            Some((trouble, watched))
        });
        let (watch, handle) = Task::run(changes, Message::Saving).abortable();
        app._watch = Some(handle.abort_on_drop());
        (app, watch)
    }

    /// Takes the next profile, if this window may not have its own.
    pub(super) fn use_other_profile(&mut self) -> Task<Message> {
        let Some(Ok(profile)) = self.profile.as_ref().map(Profile::next) else { return Task::none() };
        let (app, watch) = App::of(profile, self.room);
        *self = app;
        watch
    }
}
