//! A draft table: its teams, seats and rules, and the controls for them. Screens add their own controls for the
//! players.

mod handicap;
mod house_rules;
mod level_descriptions;
mod presets;
mod table;

use iced::Center;
use iced::widget::{column, container, row, text as plain, text_input};
use skipstone_core::table::TableError;
use skipstone_core::{Preset, RuleKey, RuleValue, Seat};

use crate::locale::Locale;
use crate::settings::Context;
use crate::theme::container::{badge, quiet_badge, warning};
use crate::theme::text::accent;
use crate::widget::choice::{Choice, segments};
use crate::widget::text_field::TextField;
use crate::widget::{button, text};
use crate::{Element, tr};

pub use level_descriptions::level_descriptions;
pub use presets::{differences, summary};
pub use table::{Draft, PlayerProblem, Sides};

/// The number of differences from the preset that are listed where all are marked in the controls anyway.
const MAX_LISTED: usize = 3;

/// A draft with the state of its controls.
#[derive(Debug, Clone, Default)]
pub struct Editor {
    /// The draft.
    pub draft: Draft,
    /// Whether the table is for a network, and so may have table manners (RULES 9).
    multiplayer: bool,
    /// Whether the sizes of the stock piles are open.
    handicap_open: bool,
    /// Whether the house rules are open.
    house_rules_open: bool,
    /// The text of a rule's number field while it is invalid.
    invalid_input: Option<(&'static RuleKey, String)>,
}

/// A change made with the controls.
#[derive(Debug, Clone)]
pub enum Change {
    /// Changes the division into teams.
    Sides(Sides),
    /// Changes the number of seats.
    Seats(usize),
    /// Replaces all rules by a preset's.
    Preset(Preset),
    /// Opens or closes the sizes of the stock piles.
    ShowHandicap(bool),
    /// Changes the size of a seat's stock pile.
    Stock(Seat, u8),
    /// Changes the sizes of all stock piles.
    Stocks(Vec<(Seat, u8)>),
    /// Gives all stock piles the preset's size again, and closes their sizes.
    EvenStocks,
    /// Opens or closes the house rules.
    ShowHouseRules(bool),
    /// Changes one rule. A value it doesn't allow stays in its field as invalid input.
    Rule(&'static RuleKey, RuleValue),
    /// The text of a rule's number field is invalid.
    Typed(&'static RuleKey, String),
}

/// The heading of controls that it opens and closes.
fn folding_heading<'a>(name: &str, is_open: bool, shows: Change) -> Element<'a, Change> {
    let mark = if is_open { "−" } else { "+" };
    button::quiet(format!("{mark}  {name}"), Some(shows)).into()
}

impl Editor {
    /// An editor for a table in this process.
    pub fn new(draft: Draft) -> Editor {
        Editor { draft, ..Editor::default() }
    }

    /// An editor for a table on a network, which may have table manners.
    pub fn multiplayer(draft: Draft) -> Editor {
        Editor { multiplayer: true, ..Editor::new(draft) }
    }

    /// Applies a change and forgets invalid input.
    pub fn apply(&mut self, change: Change) {
        self.invalid_input = None;
        match change {
            Change::Sides(sides) => self.draft.set_sides(sides),
            Change::Seats(seats) => self.draft.set_seat_count(seats),
            Change::Preset(preset) => self.draft.set_preset(preset),
            Change::ShowHandicap(handicap_open) => self.handicap_open = handicap_open,
            Change::Stock(seat, cards) => {
                self.handicap_open = true;
                self.draft.set_stock(seat, cards);
            }
            Change::Stocks(stocks) => self.draft.set_stocks(&stocks),
            Change::EvenStocks => {
                self.handicap_open = false;
                self.draft.set_stock_size(self.draft.rules().preset.rules().stock);
            }
            Change::ShowHouseRules(house_rules_open) => self.house_rules_open = house_rules_open,
            Change::Rule(key, value) => {
                if self.draft.set_rule(key, &value).is_err() {
                    self.invalid_input = Some((key, value.to_string()));
                }
            }
            Change::Typed(key, text) => self.invalid_input = Some((key, text)),
        }
    }

    /// The controls for preset, handicap and house rules.
    pub fn rules<'a>(&'a self, context: Context<'a>) -> Element<'a, Change> {
        column![
            presets::view(&self.draft, context),
            handicap::view(&self.draft, self.handicap_open, context),
            house_rules::view(
                &self.draft,
                self.multiplayer,
                self.house_rules_open,
                self.invalid_input.as_ref(),
                context
            ),
        ]
        .spacing(20)
        .into()
    }

    /// The controls for teams and number of seats.
    pub fn sides<'a>(&'a self, context: Context<'a>) -> Element<'a, Change> {
        let sides = Sides::ALL.map(|sides| {
            let name = match sides {
                Sides::Alone => tr!(context, "new-game-alone"),
                Sides::Teams(teams) => tr!(context, "new-game-teams", teams = teams),
            };
            Choice::new(sides, name)
        });
        let counts =
            self.draft.sides().seats().into_iter().map(|seats| Choice::new(seats, seats.to_string()));
        let seats = self.draft.table().seats.len();
        column![
            segments(tr!(context, "new-game-sides"), sides.into(), &self.draft.sides(), Change::Sides),
            row![
                text::body(tr!(context, "new-game-seats")),
                segments(tr!(context, "new-game-seats"), counts.collect(), &seats, Change::Seats)
            ]
            .spacing(12)
            .align_y(Center),
        ]
        .spacing(14)
        .into()
    }

    /// The draft in a line, and its differences from the preset.
    pub fn summary<'a>(&'a self, context: Context<'a>) -> Element<'a, Change> {
        // Differences are listed here, at the bottom: above the rules they would move the controls under the pointer.
        let differences = differences(&self.draft, MAX_LISTED, context);
        let differences = differences.map(|words| text::caption(words).style(accent));
        column![text::body(summary(&self.draft, context))].push(differences).spacing(2).into()
    }

    /// Whether the rules differ from the preset.
    pub fn is_changed(&self) -> bool {
        self.draft.is_changed()
    }

    /// The rule whose field holds something that it doesn't allow.
    pub fn invalid_rule(&self) -> Option<&'static RuleKey> {
        self.invalid_input.as_ref().map(|(key, _)| *key)
    }

    /// Says what this rule's field allows. Only fields for numbers can hold anything else.
    pub fn invalid_line<'a>(key: &RuleKey, context: Context<'a>) -> Element<'a, Change> {
        let rule = tr!(context, format!("rule-{}", key.name));
        let (low, high) = key.numbers.unwrap_or_default();
        problem_line(tr!(context, "new-game-invalid-rule", rule = rule, low = low, high = high))
    }

    /// The problem in words, and a button with its remedy if a single change is one.
    pub fn problem<'a>(problem: &TableError, context: Context<'a>) -> Element<'a, Change> {
        let why = problem_line(context.locale.table_error(problem));
        let remedy = Draft::remedy(problem).map(|(key, value)| {
            let label = match &value {
                RuleValue::Number(stock) => tr!(context, "new-game-use-stock", stock = *stock),
                _ => tr!(context, "new-game-use-usual"),
            };
            Element::from(button::secondary(label, Some(Change::Rule(key, value))))
        });
        row![why].push(remedy).spacing(14).align_y(Center).into()
    }
}

/// A line that says why the table can't be opened.
pub fn problem_line<'a, Message: 'a>(why: String) -> Element<'a, Message> {
    container(plain(why).size(15)).padding([9, 14]).style(warning).width(iced::Fill).into()
}

/// A seat's team, counted from 0; the own one stands out.
pub fn team_badge<'a, Message: 'a>(team: usize, own: bool, context: Context<'a>) -> Element<'a, Message> {
    let name = tr!(context, "new-game-team", team = team + 1);
    text::badge(name, if own { badge } else { quiet_badge }).into()
}

/// The field for a player's age.
pub fn age_field<'a, Message: Clone + 'a>(
    age: &str,
    changed: impl Fn(String) -> Message + 'a,
    context: Context<'a>,
) -> Element<'a, Message> {
    let field = text_input(&tr!(context, "new-game-age"), age).on_input(changed).align_x(Center);
    TextField::new(age, field.size(15).padding([7, 4]).width(54)).into()
}

/// The name of a seat's player. The only person is the reader.
pub fn player_name(locale: &Locale, draft: &Draft, seat: Seat) -> String {
    let is_reader = draft.table().only_person() == Some(seat);
    locale.seat_name(seat, &draft.given_name(seat), is_reader)
}

/// The name of a seat without a player: its number.
pub fn seat_name(locale: &Locale, seat: Seat) -> String {
    tr!(locale, "new-game-seat", seat = seat.number())
}
