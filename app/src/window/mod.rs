//! Opens the window and keeps it until it is closed.

mod renderer;

use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use std::{env, io};

use iced::{Application, Font, Program, Size, Task, window};

use crate::app::{App, LEAST, Message};
use crate::opened::{OpenError, Opened};
use crate::store::Profile;
use crate::theme::Theme;
use crate::widget::picture;

/// How large it opens.
const SIZE: Size = Size::new(1280.0, 800.0);
/// What the desktop knows the program by: the name of its desktop file.
const ID: &str = "skipstone";

/// What the command line says about the window.
#[derive(Debug, Clone)]
pub struct Options {
    /// Draw with the processor, whatever graphics card there is.
    pub software: bool,
    /// Whose data to use; without one nothing is kept.
    pub profile: Option<Profile>,
    /// A file that was opened, to be shown instead of the title screen; or why it can't be, to be told there.
    pub opened: Option<Result<Opened, OpenError>>,
}

/// Why there is no window.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Nothing to show a window on.
    #[error("there is no display to open a window on; `skipstone simulate` plays without one")]
    NoDisplay,
    /// The program couldn't be started again for the software renderer.
    #[error("the software renderer could not be started: {0}; set ICED_BACKEND=tiny-skia and try again")]
    Renderer(#[source] io::Error),
    /// The display is there, but no window came of it.
    #[error("no window could be opened: {0}; `skipstone simulate` plays without one")]
    Window(#[from] iced::Error),
}

/// Shows the game in a window until it is closed.
///
/// # Errors
/// If there is no display, or no window can be opened on it.
///
/// # Panics
/// If the game itself panics.
pub fn run(options: Options) -> Result<(), Error> {
    if !display_is_named() {
        return Err(Error::NoDisplay);
    }
    if renderer::must_switch_to_software(options.software) {
        return Err(Error::Renderer(renderer::restart_with_software()));
    }
    // A display that is named but doesn't answer makes iced panic before the game has begun: to a player that is no display.
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
        Err(_) if !begun.load(Ordering::Relaxed) => Err(Error::NoDisplay),
        Err(cause) => panic::resume_unwind(cause),
    }
}

/// The game as iced runs it, in a window and in tests. `begin` is called when it begins.
pub fn application(
    options: Options,
    begin: impl Fn() + 'static,
) -> Application<impl Program<State = App, Message = (Message, Instant), Theme = Theme>> {
    let Options { profile, opened, .. } = options;
    let boot = move || {
        begin();
        let (app, watch) = App::open(profile.clone(), SIZE);
        let show = opened.clone().map_or_else(Task::none, |opened| Task::done(Message::Opened(opened)));
        (app, Task::batch([watch, show]))
    };
    iced::application::timed(boot, App::update, App::subscription, App::view)
        .title(App::title)
        .theme(App::theme)
        .scale_factor(App::scale_factor)
        .settings(iced::Settings {
            id: Some(ID.to_owned()),
            default_font: Font::with_name("Fira Sans"),
            ..iced::Settings::default()
        })
        .window(window_settings())
}

fn window_settings() -> window::Settings {
    window::Settings {
        size: SIZE,
        min_size: Some(LEAST),
        // Who plays with others says goodbye first.
        exit_on_close_request: false,
        icon: picture::icon(64),
        #[cfg(target_os = "linux")]
        platform_specific: window::settings::PlatformSpecific {
            application_id: ID.to_owned(),
            ..window::settings::PlatformSpecific::default()
        },
        ..window::Settings::default()
    }
}

/// Whether the environment names a display. Elsewhere than on X11 and Wayland there is always one.
fn display_is_named() -> bool {
    let named = |variable| env::var_os(variable).is_some_and(|value| !value.is_empty());
    cfg!(not(all(unix, not(target_os = "macos"))))
        || ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"].into_iter().any(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Wayland shows a window's icon only if its application id is the name of a desktop file.
    #[test]
    fn the_desktop_file_belongs_to_the_window() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../packaging/linux");
        let entry =
            std::fs::read_to_string(format!("{folder}/{ID}.desktop")).expect("a desktop file of that name");
        assert!(entry.contains(&format!("StartupWMClass={ID}\n")));
        let about = std::fs::read_to_string(format!("{folder}/{ID}.metainfo.xml")).expect("a metainfo file");
        assert!(about.contains(&format!("<launchable type=\"desktop-id\">{ID}.desktop</launchable>")));
    }
}
