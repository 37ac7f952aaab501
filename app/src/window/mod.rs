//! Opens the window and keeps it until it is closed.

mod display;
mod icon;
mod libraries;
mod placement;
mod renderer;
#[cfg(unix)]
mod restart;

use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use iced::{Application, Program, Task, window};

use crate::accessibility::{Accessibility, BELONGS_TO_WINDOW};
use crate::app::{App, Message, SMALLEST_WINDOW, Translation};
use crate::desktop;
use crate::files::open_file::{OpenFileError, OpenedFile};
use crate::link::{Link, LinkError};
use crate::sound::Sound;
use crate::store::{Profile, WindowPlacement};
use crate::theme::Theme;
use crate::widget::text;

pub use display::display;
pub use libraries::{Library, missing_libraries};
pub use renderer::graphics_cards;

/// The application id for the desktop: the name of the `.desktop` file.
const APPLICATION_ID: &str = "org.example.Skipstone";

/// The window's options from the command line.
#[derive(Debug, Clone)]
pub struct Options {
    /// Forces software rendering.
    pub software: bool,
    /// Texts to show instead of those of the chosen language.
    pub translation: Option<Translation>,
    /// The profile to open; `None` saves nothing.
    pub profile: Option<Profile>,
    /// A file to show instead of the title screen; an error becomes a notice.
    pub opened: Option<Result<OpenedFile, OpenFileError>>,
    /// A link to follow; an error becomes a notice.
    pub link: Option<Result<Link, LinkError>>,
}

/// Why the window can't be opened.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is no display.
    #[error("there is no display to open a window on; `skipstone simulate` plays without one")]
    NoDisplay,
    /// No display that the environment names answers.
    #[error("the display {0} doesn't answer; `skipstone simulate` plays without one")]
    NoAnswer(String),
    /// Libraries that the toolkit loads aren't installed.
    #[error(
        "the window needs libraries that aren't installed: {} (Debian, Ubuntu: `sudo apt install {}`; elsewhere, install the packages \
         that they are in)",
        list(.0, ", ", |library| library.name),
        list(.0, " ", |library| library.package)
    )]
    Libraries(Vec<Library>),
    /// The program couldn't be restarted with the software renderer.
    #[error("the software renderer could not be started (set ICED_BACKEND=tiny-skia and try again)")]
    Renderer(#[source] io::Error),
    /// There is a display, but creating the window failed.
    #[error("no window could be opened (`skipstone simulate` plays without one)")]
    Window(#[from] iced::Error),
}

/// Opens the window and runs its event loop until it is closed.
///
/// # Errors
/// If there is no display, a library is missing, or no window can be opened.
///
/// # Panics
/// If the game itself panics.
pub fn run(options: Options) -> Result<(), Error> {
    if !display::may_exist() {
        return Err(Error::NoDisplay);
    }
    renderer::choose(options.software).map_err(Error::Renderer)?;
    // iced panics before the first frame if it can't load a library or the named display doesn't answer.
    let begun = Arc::new(AtomicBool::new(false));
    let usual_hook = panic::take_hook();
    panic::set_hook({
        let begun = Arc::clone(&begun);
        Box::new(move |info| {
            if begun.load(Ordering::Relaxed) {
                usual_hook(info);
            }
        })
    });
    let begin = {
        let begun = Arc::clone(&begun);
        move || begun.store(true, Ordering::Relaxed)
    };
    match panic::catch_unwind(AssertUnwindSafe(|| application(options.clone(), begin).run())) {
        Ok(ended) => Ok(ended?),
        Err(_) if !begun.load(Ordering::Relaxed) => Err(no_display()),
        Err(cause) => panic::resume_unwind(cause),
    }
}

/// The iced application, for the window and for tests. `begin` is called when iced makes the root state.
pub fn application(
    options: Options,
    begin: impl Fn() + 'static,
) -> Application<impl Program<State = App, Message = (Message, Instant), Theme = Theme>> {
    let Options { profile, opened, link, translation, .. } = options;
    let placement = placement::initial(profile.as_ref());
    let boot = move || {
        begin();
        let (app, watch) = App::open(profile.clone(), placement);
        let show = opened.clone().map_or_else(Task::none, |opened| Task::done(Message::Opened(opened)));
        let follow = link.clone().map_or_else(Task::none, |link| Task::done(Message::LinkFollowed(link)));
        let (accessibility, asked) = Accessibility::connect();
        let asked = asked.map(Message::Accessibility);
        let desktop = Task::stream(desktop::preferences()).map(Message::DesktopChanged);
        let app = app.with_sound(Sound::audible()).with_accessibility(accessibility);
        let app = match translation.clone() {
            Some(translation) => app.with_translation(translation),
            None => app,
        };
        (app, Task::batch([watch, show, follow, asked, desktop]))
    };
    iced::application::timed(boot, App::update, App::subscription, App::view)
        .title(App::title)
        .theme(App::theme)
        .style(App::style)
        .scale_factor(App::scale_factor)
        .settings(iced::Settings {
            id: Some(APPLICATION_ID.to_owned()),
            default_font: text::FONT,
            ..iced::Settings::default()
        })
        .window(window_settings(&placement))
}

fn window_settings(placement: &WindowPlacement) -> window::Settings {
    window::Settings {
        size: placement::size(placement),
        maximized: placement.maximized,
        position: placement::position(placement),
        min_size: Some(SMALLEST_WINDOW),
        // The app first leaves a network table; see `App::request_close`.
        exit_on_close_request: false,
        icon: icon::icon(64),
        visible: !BELONGS_TO_WINDOW,
        #[cfg(target_os = "linux")]
        platform_specific: window::settings::PlatformSpecific {
            application_id: APPLICATION_ID.to_owned(),
            ..window::settings::PlatformSpecific::default()
        },
        ..window::Settings::default()
    }
}

/// Why the toolkit found no display to open the window on. If it was Wayland's that failed, tries X11's instead, as the toolkit doesn't.
fn no_display() -> Error {
    #[cfg(unix)]
    if display::names_wayland() && display::names_x11() {
        // If the program can't be restarted, the reason for that is of no use to a player.
        let _ = restart::restart(|command| {
            for variable in display::WAYLAND {
                command.env_remove(variable);
            }
        });
    }
    match (missing_libraries(), display::names()) {
        (missing, _) if !missing.is_empty() => Error::Libraries(missing),
        (_, Some(names)) => Error::NoAnswer(names),
        (_, None) => Error::NoDisplay,
    }
}

fn list(libraries: &[Library], separator: &str, part: fn(&Library) -> &'static str) -> String {
    libraries.iter().map(part).collect::<Vec<_>>().join(separator)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Wayland shows a window's icon only if its application id is the name of a desktop file.
    #[test]
    fn the_desktop_file_names_the_windows_application_id() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../packaging/linux");
        let entry = std::fs::read_to_string(format!("{folder}/{APPLICATION_ID}.desktop"))
            .expect("a desktop file of that name");
        assert!(entry.contains(&format!("StartupWMClass={APPLICATION_ID}\n")));
        let about = std::fs::read_to_string(format!("{folder}/{APPLICATION_ID}.metainfo.xml"))
            .expect("a metainfo file");
        assert!(
            about.contains(&format!("<launchable type=\"desktop-id\">{APPLICATION_ID}.desktop</launchable>"))
        );
    }
}
