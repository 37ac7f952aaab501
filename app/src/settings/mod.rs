//! The player's settings.

mod context;
mod keys;

use std::collections::BTreeSet;
use std::env;
use std::time::Duration;

use skipstone_core::Stone;
use skipstone_core::milestone::Milestone;
use skipstone_net::discovery::Interfaces;
use skipstone_net::host::PORT;
use skipstone_net::protocol::Name;

use crate::Theme;
use crate::board::{HandOrder, Lessons, Motion, Verbosity};
use crate::desktop::DesktopPreferences;
use crate::keyed::keyed;
use crate::locale::Language;
use crate::theme::card_backs::CardBack;
use crate::theme::card_faces::CardFaces;

pub use context::{Context, LARGEST_FITTING};
pub use keys::{SettingKey, SettingValue};

/// The settings of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// Colours; `None` follows the desktop.
    pub theme: Option<Theme>,
    /// What cards look like.
    pub cards: CardFaces,
    /// What the backs of cards look like.
    pub back: CardBack,
    /// In which order the own hand is shown.
    pub hand: HandOrder,
    /// The language of the window.
    pub language: Language,
    /// How fast cards move.
    pub speed: Speed,
    /// How long computer players think.
    pub pace: Pace,
    /// How much moves on the table; `None` follows the desktop.
    pub motion: Option<Motion>,
    /// The size of everything, before it is adjusted to the window.
    pub scale: Scale,
    /// How much screen readers are told of what happens on the board.
    pub speech: Verbosity,
    /// Whether the window is used with one switch, and how fast.
    pub one_switch: OneSwitch,
    /// How loud sounds are, in percent: 0 to 100.
    pub volume: u8,
    /// Whether sounds are turned off, whatever the volume.
    pub muted: bool,
    /// The stone that the player is shown as, one of [`Stone::OF_PEOPLE`].
    pub stone: Stone,
    /// Whether tips are given in the first rounds.
    pub tips: bool,
    /// Whether computer players make remarks.
    pub remarks: bool,
    /// Whether the board shows at the begin of a turn what others have changed since the last one.
    pub recap: bool,
    /// Whether the statistics show milestones.
    pub milestones: bool,
    /// Whether the statistics rate how well the player plays.
    pub rating: bool,
    /// The milestone whose pebble lies beside the own stone; `None` for none.
    pub pebble: Option<Milestone>,
    /// The milestones whose pebbles were looked at on the shelf.
    pub looked_at: BTreeSet<Milestone>,
    /// What the program has taught already.
    pub learned: Lessons,
    /// The name others see; empty if none was entered.
    pub name: Name,
    /// The network interfaces on which tables are announced and looked for.
    pub interfaces: Interfaces,
    /// The UDP port of the player's own tables.
    pub port: u16,
    /// Whether phones may join the player's own tables, as it was switched last.
    pub phones: bool,
}

/// The allowed ports: those below need special rights.
pub const PORT_RANGE: std::ops::RangeInclusive<u16> = 1024..=u16::MAX;

/// The volume at the first start, in percent.
const VOLUME: u8 = 60;

impl Settings {
    /// The volumes to choose from, in percent, the lowest first. The settings file may have others.
    pub const VOLUMES: [u8; 5] = [20, 40, 60, 80, 100];

    /// The volume at which sounds are heard, in percent; 0 if they are turned off.
    pub fn heard_volume(&self) -> u8 {
        if self.muted { 0 } else { self.volume }
    }

    /// The colours: the chosen ones, or those that fit the desktop.
    pub fn theme_on(&self, desktop: &DesktopPreferences) -> Theme {
        let of_desktop = match desktop {
            DesktopPreferences { more_contrast: true, .. } => Theme::HighContrast,
            DesktopPreferences { dark: true, .. } => Theme::Midnight,
            _ => Theme::default(),
        };
        self.theme.unwrap_or(of_desktop)
    }

    /// The size of everything: the chosen one, in sizes of the desktop's text.
    pub fn enlargement_on(&self, desktop: &DesktopPreferences) -> f32 {
        self.scale.factor() * desktop.text_scale
    }

    /// The settings with sounds turned off, or on again.
    pub fn with_sound_toggled(&self) -> Settings {
        match (self.heard_volume(), self.volume) {
            (0, 0) => self.with_heard_volume(VOLUME),
            (0, volume) => self.with_heard_volume(volume),
            _ => self.with_heard_volume(0),
        }
    }

    /// The settings with tips turned on or off. Turned on, all of them are given again.
    pub fn with_tips(&self, tips: bool) -> Settings {
        let learned = if tips { self.learned.without_tips() } else { self.learned };
        Settings { tips, learned, ..self.clone() }
    }

    /// The settings with that volume in percent, or with sounds turned off for 0. The volume is kept for later then.
    pub fn with_heard_volume(&self, percent: u8) -> Settings {
        let volume = if percent == 0 { self.volume } else { percent };
        Settings { volume, muted: percent == 0, ..self.clone() }
    }
}

impl Default for Settings {
    /// The settings at the first start: the desktop's language, and no name.
    fn default() -> Settings {
        Settings {
            theme: None,
            cards: CardFaces::default(),
            back: CardBack::default(),
            hand: HandOrder::default(),
            language: Language::of_system(),
            speed: Speed::default(),
            pace: Pace::default(),
            motion: None,
            scale: Scale::default(),
            speech: Verbosity::default(),
            one_switch: OneSwitch::default(),
            volume: VOLUME,
            muted: false,
            stone: Stone::default(),
            tips: true,
            remarks: true,
            recap: true,
            milestones: true,
            rating: true,
            pebble: None,
            looked_at: BTreeSet::new(),
            learned: Lessons::default(),
            name: Name::new(""),
            interfaces: Interfaces::default(),
            port: PORT,
            phones: false,
        }
    }
}

/// The name of the system account, to propose it; empty for generic accounts.
pub fn account_name() -> Name {
    /// Account names that aren't people's names.
    const GENERIC_ACCOUNTS: [&str; 14] = [
        "root",
        "admin",
        "administrator",
        "user",
        "guest",
        "test",
        "player",
        "owner",
        "ubuntu",
        "debian",
        "fedora",
        "pi",
        "live",
        "liveuser",
    ];
    let user = ["USER", "USERNAME"].into_iter().find_map(|variable| env::var(variable).ok());
    let user =
        user.filter(|user| !GENERIC_ACCOUNTS.contains(&user.to_lowercase().as_str())).unwrap_or_default();
    let mut letters = user.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    Name::new(&first.chain(letters).collect::<String>())
}

keyed! {
    /// How fast cards move.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub enum Speed {
        /// No animation: cards are moved at once.
        Off = "off",
        /// Half as long a flight as the default.
        Fast = "fast",
        /// The default.
        #[default]
        Normal = "normal",
        /// Twice as long a flight as the default.
        Slow = "slow",
    }
}

impl Speed {
    /// The duration of a card's flight; zero without animation.
    pub const fn flight_time(self) -> Duration {
        Duration::from_millis(match self {
            Speed::Off => 0,
            Speed::Fast => 140,
            Speed::Normal => 280,
            Speed::Slow => 560,
        })
    }
}

keyed! {
    /// How long computer players think.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub enum Pace {
        /// They move at once.
        None = "none",
        /// Half as long as the default.
        Fast = "fast",
        /// The default.
        #[default]
        Normal = "normal",
        /// Twice as long as the default.
        Slow = "slow",
    }
}

impl Pace {
    /// How long computer players wait before each move, unless people wait for many or long turns.
    pub const fn bot_delay(self) -> Duration {
        Duration::from_millis(match self {
            Pace::None => 0,
            Pace::Fast => 350,
            Pace::Normal => 700,
            Pace::Slow => 1400,
        })
    }
}

keyed! {
    /// Whether the window is used with one switch: for how long each thing is highlighted that it can choose.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub enum OneSwitch {
        /// Keys and mouse do what they always do.
        #[default]
        Off = "off",
        /// Half a second.
        HalfSecond = "half-second",
        /// A second.
        OneSecond = "one-second",
        /// Two seconds.
        TwoSeconds = "two-seconds",
        /// Three seconds.
        ThreeSeconds = "three-seconds",
        /// Five seconds.
        FiveSeconds = "five-seconds",
    }
}

impl OneSwitch {
    /// For how long each thing is highlighted; `None` if nothing is.
    pub const fn interval(self) -> Option<Duration> {
        match self {
            OneSwitch::Off => None,
            OneSwitch::HalfSecond => Some(Duration::from_millis(500)),
            OneSwitch::OneSecond => Some(Duration::from_secs(1)),
            OneSwitch::TwoSeconds => Some(Duration::from_secs(2)),
            OneSwitch::ThreeSeconds => Some(Duration::from_secs(3)),
            OneSwitch::FiveSeconds => Some(Duration::from_secs(5)),
        }
    }
}

/// The chosen size of everything, in percent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Scale(u16);

impl Scale {
    /// Every size, the smallest first.
    pub const ALL: [Scale; 7] =
        [Scale(75), Scale(90), Scale(100), Scale(115), Scale(130), Scale(150), Scale(200)];

    /// In percent.
    pub const fn percent(self) -> u16 {
        self.0
    }

    /// As a factor: 1.0 at 100 %.
    pub fn factor(self) -> f32 {
        f32::from(self.0) / 100.0
    }
}

impl Default for Scale {
    fn default() -> Scale {
        Scale(100)
    }
}
