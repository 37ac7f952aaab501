//! Opens the title screen with the settings and the store of a profile.

use std::mem;

use iced::{Size, Task};

use super::background::run_blocking;
use super::notices::Notice;
use super::{App, Message};
use crate::diagnostics::crash;
use crate::settings::Settings;
use crate::sound::Sound;
use crate::store::{Profile, SettingsFile, Store, WindowPlacement};

impl App {
    /// The title screen of a profile, in a window of that placement; `None` keeps nothing on disk.
    pub fn open(profile: Option<Profile>, placement: WindowPlacement) -> (App, Task<Message>) {
        let window_size = Size::new(placement.width, placement.height);
        let (mut app, watch) = match profile {
            Some(profile) => App::with_profile(profile, window_size),
            None => {
                let mut app = App::new(Settings::default(), Store::in_memory(), window_size);
                app.notices.push(Notice::NoHomeDir);
                (app, Task::none())
            }
        };
        app.placement = placement;
        (app, watch)
    }

    /// The title screen with the profile's settings, store and notices.
    fn with_profile(profile: Profile, window_size: Size) -> (App, Task<Message>) {
        let found = SettingsFile::of(&profile);
        let (store, error) = Store::open(&profile);
        let mut watched = store.watch_error();
        watched.mark_unchanged();
        let mut app = App::new(found.settings, store, window_size);
        app.settings_file = found.file;
        app.profile = Some(profile);
        found.invalid.into_iter().for_each(|bad| app.notices.push(Notice::InvalidSetting(bad)));
        let errors = found.error.into_iter().chain(error);
        errors.for_each(|error| app.notices.push(Notice::Store(error)));
        if let Some(report) = app.profile.as_ref().and_then(crash::take_report) {
            app.notices.push(Notice::Crashed(report));
        }
        let changes = iced::futures::stream::unfold(watched, async |mut watched| {
            watched.changed().await.ok()?;
            let error = watched.borrow_and_update().clone();
            Some((error, watched))
        });
        let (watch, handle) = Task::run(changes, Message::StoreErrorChanged).abortable();
        app._store_watch = Some(handle.abort_on_drop());
        (app, watch)
    }

    /// Switches to the next profile name, when another window has this one in use.
    pub(super) fn use_other_profile(&mut self) -> Task<Message> {
        let Some(Ok(profile)) = self.profile.as_ref().map(Profile::next) else { return Task::none() };
        let sound = mem::replace(&mut self.sound, Sound::silent());
        let accessibility = mem::take(&mut self.accessibility);
        let (app, watch) = App::with_profile(profile, self.env.window_size);
        let store = self.store.clone();
        let link = self.followed_link.take();
        let link = link.map_or_else(Task::none, |link| Task::done(Message::LinkFollowed(Ok(link))));
        *self = App { placement: self.placement, ..app }.with_sound(sound).with_accessibility(accessibility);
        // The last one to drop a store waits until it is written.
        let close = run_blocking(|| drop(store));
        Task::batch([watch, close.discard(), link])
    }
}
