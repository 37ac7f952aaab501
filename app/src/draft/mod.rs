//! A table being put together: how it is divided and by which rules it is played, and the controls for that. Who may sit where
//! is for each screen to say.

mod characters;
mod house_rules;
mod presets;
mod table;

use iced::Center;
use iced::widget::{column, container, row, text as plain};
use skipstone_core::table::TableError;
use skipstone_core::{Key, Preset, Seat, Value};

use crate::locale::Locale;
use crate::screen::Context;
use crate::theme::container::warning;
use crate::theme::text::accent;
use crate::widget::choice::{Named, segments};
use crate::widget::{button, text};
use crate::{Element, tr};

pub use characters::characters;
pub use presets::{differences, summary};
pub use table::{Draft, Sides, stone};

/// How many differences from a preset are told one by one where all of them are marked besides.
const TOLD: usize = 3;

/// A table being put together, and what of its controls is open.
#[derive(Debug, Clone, Default)]
pub struct Editor {
    /// The table.
    pub draft: Draft,
    /// Whether people are to play at it on a network: then it may ask for table manners (RULES 9).
    in_company: bool,
    /// Whether the house rules are shown.
    unfolded: bool,
    /// What stands in a rule's field while it is no value of that rule.
    typed: Option<(&'static Key, String)>,
}

/// What somebody does with the controls.
#[derive(Debug, Clone)]
pub enum Change {
    /// The table is divided otherwise.
    Divided(Sides),
    /// So many seats are wanted.
    Seats(usize),
    /// A preset was chosen.
    Preset(Preset),
    /// The house rules are to be shown, or hidden.
    Unfolded(bool),
    /// A rule was changed.
    Rule(&'static Key, Value),
    /// Something that is no value was typed for a rule.
    Typed(&'static Key, String),
}

impl Editor {
    /// Begins with a table.
    pub fn new(draft: Draft) -> Editor {
        Editor { draft, ..Editor::default() }
    }

    /// Begins with a table for people on a network.
    pub fn in_company(draft: Draft) -> Editor {
        Editor { in_company: true, ..Editor::new(draft) }
    }

    /// Makes a change.
    pub fn make(&mut self, change: Change) {
        self.typed = None;
        match change {
            Change::Divided(sides) => self.draft.divide(sides),
            Change::Seats(seats) => self.draft.seat(seats),
            Change::Preset(preset) => self.draft.preset(preset),
            Change::Unfolded(unfolded) => self.unfolded = unfolded,
            Change::Rule(key, value) => {
                if self.draft.rule(key, &value).is_err() {
                    self.typed = Some((key, value.to_string()));
                }
            }
            Change::Typed(key, text) => self.typed = Some((key, text)),
        }
    }

    /// The controls for the rules.
    pub fn rules<'a>(&'a self, context: Context<'a>) -> Element<'a, Change> {
        column![
            presets::view(&self.draft, context),
            house_rules::view(&self.draft, self.in_company, self.unfolded, self.typed.as_ref(), context),
        ]
        .spacing(20)
        .into()
    }

    /// The controls for the division into teams and the number of seats.
    pub fn sides<'a>(&'a self, context: Context<'a>) -> Element<'a, Change> {
        let locale = context.locale;
        let sides = Sides::ALL.map(|sides| {
            let name = match sides {
                Sides::Alone => tr!(locale, "new-game-alone"),
                Sides::Teams(teams) => tr!(locale, "new-game-teams", teams = teams),
            };
            Named::new(sides, name)
        });
        let counts = self.draft.sides().seats().into_iter().map(|seats| Named::new(seats, seats.to_string()));
        let seats = self.draft.table().seats.len();
        column![
            segments(sides.into(), &self.draft.sides(), Change::Divided),
            row![
                text::body(tr!(locale, "new-game-seats")),
                segments(counts.collect(), &seats, Change::Seats)
            ]
            .spacing(12)
            .align_y(Center),
        ]
        .spacing(14)
        .into()
    }

    /// What kind of table it is, in words.
    pub fn summary<'a>(&'a self, context: Context<'a>) -> Element<'a, Change> {
        // What differs takes no room from the rules above: they would move away under the pointer that changes them.
        let differences = self.differences(context).map(|words| text::caption(words).style(accent));
        column![text::body(summary(&self.draft, context))].push(differences).spacing(2).into()
    }

    /// How the rules differ from their preset, if they do.
    pub fn differences(&self, context: Context<'_>) -> Option<String> {
        differences(&self.draft, TOLD, context)
    }

    /// Why such a table can't be dealt, and a change that would help, if one does.
    pub fn problem<'a>(
        problem: &TableError,
        context: Context<'a>,
    ) -> (Element<'a, Change>, Option<Element<'a, Change>>) {
        let locale = context.locale;
        let why = plain(locale.table_error(problem)).size(15);
        let why = container(why).padding([9, 14]).style(warning).width(iced::Fill);
        let remedy = Draft::remedy(problem).map(|(key, value)| {
            let label = match &value {
                Value::Number(stock) => tr!(locale, "new-game-use-stock", stock = *stock),
                _ => tr!(locale, "new-game-use-usual"),
            };
            Element::from(button::secondary(label, Some(Change::Rule(key, value))))
        });
        (why.into(), remedy)
    }
}

/// What a seat's player is called. The first seat is the reader's own.
pub fn name(locale: &Locale, draft: &Draft, seat: Seat) -> String {
    locale.seat_name(seat, &draft.given_name(seat), seat == Seat::ONE)
}

/// What a seat is called where nobody sits.
pub fn seat_name(locale: &Locale, seat: Seat) -> String {
    tr!(locale, "new-game-seat", seat = seat.number())
}
