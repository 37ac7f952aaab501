//! Where the player is: the screens from the title screen up to the shown one, and where *Back* leads.

use std::mem;

use crate::screen::{
    challenges, coach, day_deals, home, how_to_play, introduction, join, licences, lobby, network, puzzles,
    replay, rounds, series, settings, shelf, statistics, table,
};
use crate::store::StoredSeriesId;

/// A screen of the window.
#[derive(Debug)]
pub(super) enum Screen {
    Home(Box<home::State>),
    /// Its state is kept by the root, so that the next draft begins with the last one.
    NewGame,
    Series(Box<series::State>),
    Statistics(Box<statistics::State>),
    Shelf(Box<shelf::State>),
    Settings(Box<settings::State>),
    About,
    Licences(Box<licences::State>),
    Introduction(Box<introduction::State>),
    Join(Box<join::State>),
    Lobby(Box<lobby::State>),
    Table(Box<OpenTable>),
    Rounds(Box<rounds::State>),
    DayDeals(Box<day_deals::State>),
    Challenges(Box<challenges::State>),
    Puzzles(Box<puzzles::State>),
    Coach(Box<coach::State>),
    Replay(Box<replay::State>),
    HowToPlay(Box<how_to_play::State>),
    Network(Box<network::State>),
}

impl Screen {
    /// Whether it only covers the screen it was opened over, which is where the player still is.
    fn is_cover(&self) -> bool {
        matches!(self, Screen::Replay(_) | Screen::HowToPlay(_) | Screen::Network(_))
    }
}

/// A table with what the root knows of it.
#[derive(Debug)]
pub(super) struct OpenTable {
    pub(super) state: table::State,
    /// Tables are counted as they are opened.
    pub(super) number: u64,
    /// The stored series that is played there, at a table in this process. `None` where nothing is stored.
    pub(super) series: Option<StoredSeriesId>,
}

/// The screens that are open, one over the other. Those below the shown one keep their state, and what their tasks and the session at a
/// network table bring comes to the highest one of its kind.
#[derive(Debug)]
pub(super) struct Screens {
    shown: Screen,
    /// The lowest is the title screen.
    below: Vec<Screen>,
    /// How many tables were opened.
    tables: u64,
}

impl Screens {
    /// The title screen alone.
    pub(super) fn new(home: home::State) -> Screens {
        Screens { shown: Screen::Home(Box::new(home)), below: Vec::new(), tables: 0 }
    }

    /// The screen in the window.
    pub(super) fn shown(&self) -> &Screen {
        &self.shown
    }

    /// What tells the shown screen from others: focus and scroll positions mean nothing on another one.
    pub(super) fn key(&self) -> impl Copy + PartialEq + 'static {
        let page = match &self.shown {
            Screen::Home(home) => Some(home.page()),
            _ => None,
        };
        (mem::discriminant(&self.shown), page)
    }

    /// Where the player is: the screen that is shown, or covered by a replay or help.
    pub(super) fn place(&self) -> &Screen {
        self.top_down().find(|screen| !screen.is_cover()).unwrap_or(&self.shown)
    }

    /// The same, to change it.
    pub(super) fn place_mut(&mut self) -> &mut Screen {
        let below = self.below.iter().rposition(|screen| !screen.is_cover());
        match below.filter(|_| self.shown.is_cover()) {
            Some(place) => &mut self.below[place],
            None => &mut self.shown,
        }
    }

    /// Whether a replay or help covers the place where the player is.
    pub(super) fn is_covered(&self) -> bool {
        self.shown.is_cover()
    }

    /// Opens a screen over the shown one, to which *Back* leads. In place of it if that is one of the same kind, but for tables: it was
    /// asked for twice.
    pub(super) fn open(&mut self, screen: Screen) {
        let is_same = mem::discriminant(&self.shown) == mem::discriminant(&screen);
        let before = mem::replace(&mut self.shown, screen);
        if !is_same || matches!(before, Screen::Table(_)) {
            self.below.push(before);
        }
    }

    /// Closes the replays below the shown screen. What they were opened for is over.
    pub(super) fn drop_replays_below(&mut self) {
        self.below.retain(|screen| !matches!(screen, Screen::Replay(_)));
    }

    /// Leads the player from wherever they are to another place, from which *Back* leads to the title screen. What covers the place
    /// stays.
    pub(super) fn go_to(&mut self, place: Screen) {
        let covers = self.take_covers();
        while self.back() {}
        match place {
            Screen::Home(_) => self.shown = place,
            place => self.open(place),
        }
        covers.into_iter().rev().for_each(|cover| self.open(cover));
    }

    /// Shows another place instead of the one where the player is. *Back* leads where it led from there.
    pub(super) fn replace(&mut self, place: Screen) {
        *self.place_mut() = place;
    }

    /// Closes the shown screen. Says whether there was one below.
    pub(super) fn back(&mut self) -> bool {
        match self.below.pop() {
            Some(below) => {
                self.shown = below;
                true
            }
            None => false,
        }
    }

    /// Closes what covers the place where the player is.
    pub(super) fn uncover(&mut self) {
        self.take_covers();
    }

    /// Closes the covers, and returns them from the top.
    fn take_covers(&mut self) -> Vec<Screen> {
        let mut covers = Vec::new();
        while self.shown.is_cover()
            && let Some(below) = self.below.pop()
        {
            covers.push(mem::replace(&mut self.shown, below));
        }
        covers
    }

    /// Closes every screen above the highest of these. Does nothing if there is none.
    pub(super) fn back_to(&mut self, is_wanted: fn(&Screen) -> bool) -> bool {
        let is_open = self.top_down().any(is_wanted);
        while is_open && !is_wanted(&self.shown) {
            self.back();
        }
        is_open
    }

    /// A table with the next number.
    pub(super) fn number_table(&mut self, state: table::State, series: Option<StoredSeriesId>) -> Screen {
        self.tables += 1;
        Screen::Table(Box::new(OpenTable { state, number: self.tables, series }))
    }

    /// The number of the highest table; 0 without one.
    pub(super) fn table_number(&self) -> u64 {
        self.highest_table().map_or(0, |table| table.number)
    }

    /// The highest table.
    pub(super) fn table(&self) -> Option<&table::State> {
        self.highest_table().map(|table| &table.state)
    }

    /// The same, to change it.
    pub(super) fn table_mut(&mut self) -> Option<&mut table::State> {
        self.top_down_mut().find_map(|screen| match screen {
            Screen::Table(table) => Some(&mut table.state),
            _ => None,
        })
    }

    /// The stored series at the highest table.
    pub(super) fn series_at_table(&self) -> Option<StoredSeriesId> {
        self.highest_table()?.series
    }

    fn highest_table(&self) -> Option<&OpenTable> {
        self.top_down().find_map(|screen| match screen {
            Screen::Table(table) => Some(&**table),
            _ => None,
        })
    }

    /// The table that is shown, or covered by a replay or help.
    pub(super) fn table_in_place(&self) -> Option<&table::State> {
        match self.place() {
            Screen::Table(table) => Some(&table.state),
            _ => None,
        }
    }

    fn top_down(&self) -> impl Iterator<Item = &Screen> {
        std::iter::once(&self.shown).chain(self.below.iter().rev())
    }

    fn top_down_mut(&mut self) -> impl Iterator<Item = &mut Screen> {
        std::iter::once(&mut self.shown).chain(self.below.iter_mut().rev())
    }
}

/// The highest open screen of a kind.
macro_rules! highest {
    ($($find:ident: $screen:ident($state:ty),)+) => {
        impl Screens {
            $(pub(super) fn $find(&mut self) -> Option<&mut $state> {
                self.top_down_mut().find_map(|screen| match screen {
                    Screen::$screen(state) => Some(&mut **state),
                    _ => None,
                })
            })+
        }
    };
}

highest! {
    home: Home(home::State),
    series: Series(series::State),
    statistics: Statistics(statistics::State),
    shelf: Shelf(shelf::State),
    settings: Settings(settings::State),
    licences: Licences(licences::State),
    introduction: Introduction(introduction::State),
    join: Join(join::State),
    lobby: Lobby(lobby::State),
    rounds: Rounds(rounds::State),
    day_deals: DayDeals(day_deals::State),
    challenges: Challenges(challenges::State),
    puzzles: Puzzles(puzzles::State),
    replay: Replay(replay::State),
    network: Network(network::State),
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::store::Store;
    use crate::theme::card_faces::CardFaces;

    fn title() -> Screens {
        Screens::new(home::State::new(&Store::in_memory(), Timestamp::UNIX_EPOCH))
    }

    fn help() -> Screen {
        Screen::HowToPlay(Box::new(how_to_play::State::new(CardFaces::default())))
    }

    #[test]
    fn back_leads_where_the_player_came_from() {
        let mut screens = title();
        screens.open(Screen::About);
        screens.open(Screen::Licences(Box::default()));
        assert!(screens.back() && matches!(screens.shown(), Screen::About));
        screens.replace(Screen::NewGame);
        assert!(screens.back() && matches!(screens.shown(), Screen::Home(_)));
        assert!(!screens.back() && matches!(screens.shown(), Screen::Home(_)), "there is nothing below");
    }

    #[test]
    fn what_covers_a_place_stays_when_the_player_is_led_elsewhere() {
        let mut screens = title();
        screens.open(Screen::About);
        screens.open(Screen::NewGame);
        screens.open(help());
        assert!(screens.is_covered() && matches!(screens.place(), Screen::NewGame));
        screens.go_to(Screen::Lobby(Box::default()));
        assert!(matches!(screens.shown(), Screen::HowToPlay(_)) && screens.lobby().is_some());
        assert!(screens.back() && matches!(screens.shown(), Screen::Lobby(_)));
        assert!(screens.back() && matches!(screens.shown(), Screen::Home(_)), "the way there is over");
    }

    #[test]
    fn what_is_asked_for_twice_opens_once() {
        let mut screens = title();
        (0..3).for_each(|_| screens.open(Screen::About));
        assert!(screens.back() && matches!(screens.shown(), Screen::Home(_)));
    }

    #[test]
    fn the_way_back_may_skip_screens() {
        let mut screens = title();
        screens.open(Screen::About);
        screens.open(Screen::NewGame);
        screens.open(help());
        assert!(!screens.back_to(|screen| matches!(screen, Screen::Lobby(_))));
        assert!(screens.is_covered(), "nothing was closed");
        assert!(screens.back_to(|screen| matches!(screen, Screen::About)));
        assert!(matches!(screens.shown(), Screen::About));
    }
}
