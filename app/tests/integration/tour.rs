//! A walk through the screens in every language: nothing is cut, and translators get a picture of each.

use std::collections::BTreeSet;
use std::env;
use std::path::PathBuf;

use iced::keyboard::key::Named;
use iced::{Rectangle, Size};
use iced_test::selector::Candidate;
use skipstone::app::{Message, Translation};
use skipstone::desktop::DesktopPreferences;
use skipstone::locale::{Language, Locale};
use skipstone::screen::home::{self, Page};
use skipstone::screen::table;
use skipstone::store::Store;
use skipstone::theme::Theme;
use skipstone::tr;

use crate::round_end::{Window, short_rounds};
use crate::seen::{SMALLEST, Seen as _};

/// The buttons of the title screen that lead to the screens which are shown.
const BUTTONS: [&str; 9] = [
    "home-new-game",
    "home-join",
    "home-rounds",
    "puzzles-title",
    "home-statistics",
    "shelf-title",
    "home-how-to-play",
    "home-settings",
    "home-about",
];

/// In which texts the screens are shown.
#[derive(Debug)]
pub(crate) enum Tongue {
    /// A language of the program.
    Known(Language),
    /// Those of a folder.
    Translated(Translation),
}

impl Tongue {
    fn locale(&self) -> Locale {
        match self {
            Tongue::Known(language) => Locale::new(*language),
            Tongue::Translated(translation) => translation.locale(),
        }
    }

    fn show(&self, window: Window) -> Window {
        match self {
            Tongue::Known(_) => window,
            Tongue::Translated(translation) => window.translated(translation.clone()),
        }
    }

    fn language(&self) -> Language {
        match self {
            Tongue::Known(language) => *language,
            Tongue::Translated(_) => Language::ENGLISH,
        }
    }
}

/// Shows one screen after the other in a window of a size, each with its name.
pub(crate) async fn walk(tongue: &Tongue, size: Size, mut visit: impl AsyncFnMut(&str, &Window)) {
    let locale = tongue.locale();
    let store = Store::in_memory();
    let mut window = tongue.show(Window::before_the_end(&store, short_rounds(), tongue.language()).await);
    window.tell(Message::Resized(size));
    // What would fade in is there at once.
    let still = DesktopPreferences { less_motion: true, ..DesktopPreferences::default() };
    window.tell(Message::DesktopChanged(still));
    visit("table", &window).await;
    window.tell(Message::Table(table::Message::Hint));
    window.settle().await;
    visit("hint", &window).await;
    window.tell(Message::Table(table::Message::Menu(true)));
    visit("menu", &window).await;
    window.tell(Message::Table(table::Message::Menu(false)));
    window.win();
    window.settle().await;
    window.tell(Message::Table(table::Message::EndCelebration));
    visit("result", &window).await;
    window.click(&tr!(locale, "result-review"));
    window.settle().await;
    visit("review", &window).await;

    let mut window = tongue.show(Window::at_home(&store, tongue.language()));
    window.tell(Message::Resized(size));
    for (page, name) in [(Page::Front, "title"), (Page::More, "more")] {
        window.tell(Message::Home(home::Message::Show(page)));
        visit(name, &window).await;
    }
    for button in BUTTONS {
        for page in [Page::Front, Page::More] {
            window.tell(Message::Home(home::Message::Show(page)));
            let words = tr!(locale, button);
            if window.shows(&words) {
                window.click(&words);
                window.settle().await;
                visit(button.trim_start_matches("home-").trim_end_matches("-title"), &window).await;
                break;
            }
            assert_eq!(page, Page::Front, "no page has {words}");
        }
        window.press(Named::Escape);
    }
}

/// Texts that are wider than what shows them. What is lower is scrolled.
fn cut_texts(window: &Window, size: Size) -> BTreeSet<String> {
    let room = Rectangle::with_size(size).expand(1.0);
    let mut cut = BTreeSet::new();
    let mut seen = window.seen_in(size);
    let look = |candidate: Candidate<'_>| -> Option<()> {
        if let Candidate::Text { content, bounds, visible_bounds: Some(visible), .. } = candidate {
            let is_whole = bounds.x + bounds.width <= visible.x + visible.width + 1.0;
            let is_inside = bounds.x >= room.x && bounds.x + bounds.width <= room.x + room.width;
            if !(content.trim().is_empty() || is_whole && is_inside) {
                cut.insert(content.to_owned());
            }
        }
        None
    };
    assert!(seen.find(look).is_err(), "it looks at everything");
    cut
}

/// In the smallest window, which has the least room whatever the size of everything: that is never larger than what fits.
#[tokio::test(start_paused = true)]
async fn no_text_is_cut_on_any_screen_in_any_language() {
    let mut cut = Vec::new();
    for language in Language::all() {
        walk(&Tongue::Known(language), SMALLEST, async |name, window| {
            let texts = cut_texts(window, SMALLEST);
            cut.extend(texts.into_iter().map(|text| format!("{language}, {name}: {text}")));
        })
        .await;
    }
    assert!(cut.is_empty(), "{cut:#?}");
}

/// `SKIPSTONE_PICTURES=FOLDER` draws every screen in every language, or in that of `SKIPSTONE_LANGUAGE`, as a PNG.
#[tokio::test(start_paused = true)]
#[ignore = "draws pictures for translators"]
async fn pictures_of_all_screens() {
    let folder = PathBuf::from(env::var_os("SKIPSTONE_PICTURES").expect("the folder for the pictures"));
    let wanted = env::var("SKIPSTONE_LANGUAGE").ok().filter(|code| !code.is_empty());
    for language in
        Language::all().filter(|language| wanted.as_deref().is_none_or(|code| code == language.code()))
    {
        walk(&Tongue::Known(language), SMALLEST, async |name, window| {
            let picture = window.seen_in(SMALLEST).snapshot(&Theme::Lake).expect("a picture");
            let path = folder.join(language.code()).join(name);
            assert!(picture.matches_image(&path).expect("it can be written"), "{name} is there and differs");
        })
        .await;
    }
}
