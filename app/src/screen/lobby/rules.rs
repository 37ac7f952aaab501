//! What is played: told to everyone as it differs from a preset, and changed by the host on a page of its own.

use iced::widget::{column, container, row, toggler};
use iced::{Center, Fill};
use skipstone_core::Seat;
use skipstone_core::table::{Player, SeatConfig, TableConfig, TableError};
use skipstone_net::host::{Layout, Order};
use skipstone_net::protocol::{Lobby, Occupant, TableOptions};

use super::{Message, State, chair, level};
use crate::draft::{self, Draft, Editor};
use crate::locale::Locale;
use crate::screen::Context;
use crate::theme::container::panel;
use crate::theme::text::accent;
use crate::together::Together;
use crate::widget::choice::{Named, list};
use crate::widget::focus::Control;
use crate::widget::page::{page, scrolled_sheet};
use crate::widget::{button, text};
use crate::{Element, tr};

/// How long a turn may last, in seconds; the host chooses one of these.
const TURNS: [Option<u16>; 6] = [None, Some(30), Some(60), Some(90), Some(120), Some(300)];
/// How long a lost guest's seat waits, in seconds.
const GRACES: [u16; 5] = [15, 30, 60, 120, 300];
/// How wide the lists are.
const WIDTH: f32 = 130.0;

/// Other rules than those of the table, and another way to run it.
#[derive(Debug)]
pub(super) struct Plans {
    pub(super) editor: Editor,
    pub(super) options: TableOptions,
    before: Draft,
}

impl Plans {
    /// Begins with what holds now.
    pub(super) fn like(lobby: &Lobby, locale: &Locale) -> Plans {
        let draft = draft(lobby, locale);
        Plans { editor: Editor::in_company(draft.clone()), options: lobby.options, before: draft }
    }

    /// Has the planned hold. Who sits there stays, as far as there are seats.
    pub(super) fn carry_out(self, together: &mut Together) {
        let Some(lobby) = &together.lobby else { return };
        let other_options = (self.options != lobby.options).then_some(self.options);
        let draft = &self.editor.draft;
        let other_layout = (*draft != self.before).then(|| {
            let table = draft.table();
            let stays = |seat: usize| lobby.seats.get(seat).and_then(|seat| level(&seat.occupant));
            let chairs = (0..table.seats.len()).map(|index| chair(Seat::at(index), stays(index))).collect();
            Layout { rules: table.rules, teams: table.teams, chairs }
        });
        other_options.into_iter().for_each(|options| together.order(Order::Options(options)));
        other_layout.into_iter().for_each(|layout| together.order(Order::Layout(layout)));
    }
}

/// The table of a lobby as far as its rules and teams go.
fn draft(lobby: &Lobby, locale: &Locale) -> Draft {
    let seat = |(index, seat): (usize, &skipstone_net::protocol::LobbySeat)| {
        let (name, player) = match &seat.occupant {
            Occupant::Person { name, .. } => (name.to_string(), Player::Human),
            Occupant::Bot { name, player } => (name.to_string(), player.parse().unwrap_or(Player::Human)),
            Occupant::Nobody => (draft::seat_name(locale, Seat::at(index)), Player::Human),
        };
        SeatConfig { name, player, age: seat.age }
    };
    let seats = lobby.seats.iter().enumerate().map(seat).collect();
    Draft::like(TableConfig { rules: lobby.rules, teams: lobby.teams.into(), seats })
}

/// The rules in few words, and the host's way to other ones.
pub(super) fn view<'a>(lobby: &Lobby, hosts: bool, context: Context<'a>) -> Element<'a, Message> {
    let locale = context.locale;
    let draft = draft(lobby, locale);
    let preset = tr!(locale, format!("preset-{}", lobby.rules.preset.name()));
    let differences = draft::differences(&draft, usize::MAX, context);
    let differences = differences.map(|words| text::caption(words).style(accent));
    let turn = lobby
        .options
        .turn_seconds
        .map(|seconds| text::caption(tr!(locale, "lobby-turn-told", time = time(seconds, locale))));
    let change = hosts
        .then(|| Element::from(button::secondary(tr!(locale, "lobby-change"), Some(Message::Plan)).small()));
    let heading = row![text::heading(tr!(locale, "lobby-rules", preset = preset)).width(Fill)];
    column![heading.push(change).spacing(12).align_y(Center), text::body(draft::summary(&draft, context))]
        .push(differences)
        .push(turn)
        .spacing(4)
        .into()
}

impl State {
    /// The page where the host looks for other rules.
    pub(super) fn planning<'a>(&'a self, plans: &'a Plans, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let left = column![
            text::heading(tr!(locale, "new-game-players")),
            plans.editor.sides(context).map(Message::Changed),
            text::heading(tr!(locale, "lobby-manners")),
            options(plans.options, context),
        ];
        let halves = row![
            container(left.spacing(14)).padding(20).width(384).height(Fill).style(panel),
            scrolled_sheet(plans.editor.rules(context).map(Message::Changed)).height(Fill),
        ];
        // Everyone tells their own age in the lobby.
        let problem = plans.editor.draft.problem().filter(|problem| !matches!(problem, TableError::Age(_)));
        let holds = problem.is_none().then_some(Message::Planned(true));
        let foot = match &problem {
            Some(problem) => {
                let (why, remedy) = Editor::problem(problem, context);
                row![why.map(Message::Changed)].push(remedy.map(|remedy| remedy.map(Message::Changed)))
            }
            None => row![container(plans.editor.summary(context).map(Message::Changed)).width(Fill)],
        };
        let foot = foot.push(Element::from(button::primary(tr!(locale, "lobby-use"), holds)));
        let content = column![halves.spacing(16).height(Fill), foot.spacing(14).align_y(Center),];
        page(tr!(locale, "lobby-plan"), tr!(locale, "back"), Message::Planned(false), content.spacing(14))
    }
}

/// How the table is run.
fn options<'a>(options: TableOptions, context: Context<'a>) -> Element<'a, Message> {
    let locale = context.locale;
    let set = Message::Options;
    let line = |name: String, control: Element<'a, Message>| {
        row![text::body(name).width(Fill), control].spacing(12).align_y(Center)
    };
    let watching = move |watching| set(TableOptions { watching, ..options });
    let switch = toggler(options.watching).size(24).on_toggle(watching);
    let switch = Control::new(switch).on_press(Some(watching(!options.watching)));
    let turns = listed(TURNS.into(), options.turn_seconds, |turn| match turn {
        Some(seconds) => time(seconds, locale),
        None => tr!(locale, "lobby-turn-none"),
    });
    let graces = listed(GRACES.into(), options.grace_seconds, |seconds| time(seconds, locale));
    let turn = move |turn_seconds| set(TableOptions { turn_seconds, ..options });
    let grace = move |grace_seconds| set(TableOptions { grace_seconds, ..options });
    column![
        line(tr!(locale, "lobby-watching"), switch.into()),
        line(tr!(locale, "lobby-turn"), list(turns, &options.turn_seconds, turn, WIDTH)),
        line(tr!(locale, "lobby-grace"), list(graces, &options.grace_seconds, grace, WIDTH)),
        text::caption(tr!(locale, "lobby-grace-about")),
    ]
    .spacing(12)
    .into()
}

/// What can be chosen, with what holds now among it.
fn listed<T: Copy + PartialEq + Ord>(
    mut values: Vec<T>,
    now: T,
    name: impl Fn(T) -> String,
) -> Vec<Named<T>> {
    if !values.contains(&now) {
        values.push(now);
        values.sort_unstable();
    }
    values.into_iter().map(|value| Named::new(value, name(value))).collect()
}

fn time(seconds: u16, locale: &Locale) -> String {
    match seconds {
        0..=119 => tr!(locale, "lobby-seconds", seconds = seconds),
        _ => tr!(locale, "lobby-minutes", minutes = seconds / 60),
    }
}
