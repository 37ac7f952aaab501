//! The settings portal of Linux desktops, over the session's bus.

use ashpd::desktop::settings::{APPEARANCE_NAMESPACE, ColorScheme, Contrast, ReducedMotion, Settings};
use iced::futures::channel::mpsc::Sender;
use iced::futures::{SinkExt, Stream, StreamExt};

use super::DesktopPreferences;

/// What GNOME and those who follow it tell besides what all do.
const GNOME_NAMESPACE: &str = "org.gnome.desktop.interface";
const TEXT_SCALE: &str = "text-scaling-factor";
const ANIMATIONS: &str = "enable-animations";

pub(super) fn preferences() -> impl Stream<Item = DesktopPreferences> + Send {
    iced::stream::channel(1, async |mut tx| {
        if let Err(error) = follow(&mut tx).await {
            // A window manager alone has none.
            tracing::debug!(%error, "the desktop doesn't tell what it prefers");
        }
    })
}

/// Tells what the desktop prefers until it ends, or nobody wants to know.
async fn follow(tx: &mut Sender<DesktopPreferences>) -> ashpd::Result<()> {
    let settings = Settings::new().await?;
    // Before they are read for the first time, so that none is missed.
    let changes = settings.receive_setting_changed().await?;
    let mut changes = changes.filter(|change| {
        let matters = [APPEARANCE_NAMESPACE, GNOME_NAMESPACE].contains(&change.namespace());
        std::future::ready(matters)
    });
    loop {
        if tx.send(read(&settings).await).await.is_err() || changes.next().await.is_none() {
            return Ok(());
        }
    }
}

/// What the desktop prefers now; what it doesn't tell is as usual.
async fn read(settings: &Settings) -> DesktopPreferences {
    let animates = settings.read::<bool>(GNOME_NAMESPACE, ANIMATIONS).await;
    let reduced = settings.reduced_motion().await;
    let scale = settings.read::<f64>(GNOME_NAMESPACE, TEXT_SCALE).await;
    let preferences = DesktopPreferences {
        dark: settings.color_scheme().await.is_ok_and(|scheme| scheme == ColorScheme::PreferDark),
        more_contrast: settings.contrast().await.is_ok_and(|contrast| contrast == Contrast::High),
        less_motion: match reduced {
            Ok(motion) => motion == ReducedMotion::ReducedMotion,
            Err(_) => animates.is_ok_and(|animates| !animates),
        },
        ..DesktopPreferences::default()
    };
    scale.map_or(preferences, |scale| preferences.with_text_scale(scale as f32))
}
