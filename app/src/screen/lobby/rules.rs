//! The rules in the lobby: a summary for everyone, and a page on which the host changes them.

use iced::widget::{column, container, row, toggler};
use iced::{Center, Fill};
use skipstone_core::table::{Player, SeatConfig, TableConfig, TableError};
use skipstone_core::{Seat, Setup};
use skipstone_net::host::{HostCommand, LobbySetup};
use skipstone_net::protocol::{Lobby, Occupant, TableOptions};

use super::{Message, State, chair, level};
use crate::board::TableWording;
use crate::locale::Locale;
use crate::screen::Context;
use crate::screen::draft::{self, Draft, Editor};
use crate::screen::rule_sentences::rules_in_sentences;
use crate::session::NetworkSession;
use crate::theme::text::accent;
use crate::widget::choice::{Choice, list};
use crate::widget::focus::Control;
use crate::widget::page::{page, scrolled, scrolled_sheet};
use crate::widget::{button, text};
use crate::{Element, tr};

/// The turn limits offered, in seconds; `None` is unlimited.
const TURN_SECONDS: [Option<u16>; 6] = [None, Some(30), Some(60), Some(90), Some(120), Some(300)];
/// The grace periods offered for a disconnected player's seat, in seconds.
const GRACE_SECONDS: [u16; 5] = [15, 30, 60, 120, 300];
/// The width of the lists.
const WIDTH: f32 = 146.0;

/// The host's unsent changes of rules, teams and options.
#[derive(Debug)]
pub(super) struct TableChanges {
    pub(super) editor: Editor,
    pub(super) options: TableOptions,
    before: (Draft, TableOptions),
    /// Whether the host, who leaves the page, is asked what becomes of them.
    pub(super) asks: bool,
}

impl TableChanges {
    /// Begins with the lobby's current rules and options.
    pub(super) fn from_lobby(lobby: &Lobby, locale: &Locale) -> TableChanges {
        let draft = draft(lobby, locale);
        let (editor, options) = (Editor::multiplayer(draft.clone()), lobby.options);
        TableChanges { editor, options, before: (draft, options), asks: false }
    }

    /// Whether nothing has been changed.
    pub(super) fn is_empty(&self) -> bool {
        (&self.editor.draft, &self.options) == (&self.before.0, &self.before.1)
    }

    /// Sends the changes to the room. Seated players stay as far as there are seats.
    pub(super) fn send(self, session: &mut NetworkSession) {
        let Some(lobby) = &session.lobby else { return };
        let other_options = (self.options != lobby.options).then_some(self.options);
        let draft = &self.editor.draft;
        let other_layout = (*draft != self.before.0).then(|| {
            let table = draft.table();
            let stays = |seat: usize| lobby.seats.get(seat).and_then(|seat| level(&seat.occupant));
            let seats =
                (0..table.seats.len()).map(|index| chair(Seat::from_index(index), stays(index))).collect();
            LobbySetup { rules: table.rules, teams: table.teams, seats }
        });
        other_options.into_iter().for_each(|options| session.send_command(HostCommand::SetOptions(options)));
        other_layout.into_iter().for_each(|layout| session.send_command(HostCommand::SetLobbySetup(layout)));
    }
}

/// A draft with the rules and teams of a lobby.
fn draft(lobby: &Lobby, locale: &Locale) -> Draft {
    let seat = |(index, seat): (usize, &skipstone_net::protocol::LobbySeat)| {
        let (name, player) = match &seat.occupant {
            Occupant::Person { name, .. } => (name.to_string(), Player::Human),
            Occupant::Bot { name, player, .. } => (name.to_string(), player.parse().unwrap_or(Player::Human)),
            Occupant::Nobody => (draft::seat_name(locale, Seat::from_index(index)), Player::Human),
        };
        SeatConfig { name, player, age: seat.age }
    };
    let seats = lobby.seats.iter().enumerate().map(seat).collect();
    Draft::from_table(TableConfig { rules: lobby.rules, teams: lobby.teams.into(), seats })
}

/// The rules in short; for who may change them, with a button.
pub(super) fn view<'a>(lobby: &Lobby, may_change: bool, context: Context<'a>) -> Element<'a, Message> {
    let locale = context.locale;
    let draft = draft(lobby, locale);
    let preset = tr!(locale, format!("preset-{}", lobby.rules.preset.name()));
    let differences = draft::differences(&draft, usize::MAX, context);
    let differences = differences.map(|words| text::caption(words).style(accent));
    let turn = lobby.options.turn_seconds.map(|seconds| text::caption(locale.turn_limit(seconds)));
    let change =
        may_change.then(|| button::secondary(tr!(locale, "lobby-change"), Some(Message::EditTable)).small());
    let all = button::quiet(tr!(locale, "lobby-all-rules"), Some(Message::ShowRules(true)));
    let heading =
        row![text::heading(tr!(locale, "lobby-rules", preset = preset)).width(Fill), Element::from(all)];
    column![heading.push(change).spacing(12).align_y(Center), text::body(draft::summary(&draft, context))]
        .push(differences)
        .push(turn)
        .spacing(4)
        .into()
}

/// All rules in sentences, for everyone who is to agree to them.
pub(super) fn sentences<'a>(
    setup: &Setup,
    session: &'a NetworkSession,
    context: Context<'a>,
) -> Element<'a, Message> {
    let names = session.given_names();
    let wording = TableWording { locale: context.locale, names: &names, me: session.seat() };
    scrolled(
        tr!(context, "lobby-rules-title"),
        tr!(context, "lobby-rules-back"),
        Message::ShowRules(false),
        rules_in_sentences(wording, setup, true),
    )
}

impl State {
    /// The page for changing rules and options.
    pub(super) fn rules_page<'a>(
        &'a self,
        changes: &'a TableChanges,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let locale = context.locale;
        let left = column![
            text::heading(tr!(locale, "new-game-players")),
            changes.editor.sides(context).map(Message::Changed),
            text::heading(tr!(locale, "lobby-manners")),
            options(changes.options, context),
        ];
        let halves = row![
            scrolled_sheet(left.spacing(14)).width(400).height(Fill),
            scrolled_sheet(changes.editor.rules(context).map(Message::Changed)).height(Fill),
        ];
        // Ages are entered in the lobby, so a missing one is no problem here.
        let problem = changes.editor.draft.problem().filter(|problem| !matches!(problem, TableError::Age(_)));
        let invalid = changes.editor.invalid_rule();
        let holds = (problem.is_none() && invalid.is_none()).then_some(Message::FinishEdit(true));
        let foot = match (invalid, &problem) {
            _ if changes.asks => row![text::body(tr!(locale, "lobby-unused")).width(Fill)],
            (Some(key), _) => row![Editor::invalid_line(key, context).map(Message::Changed)],
            (None, Some(problem)) => row![Editor::problem(problem, context).map(Message::Changed)],
            (None, None) => {
                row![container(changes.editor.summary(context).map(Message::Changed)).width(Fill)]
            }
        };
        let drop = changes
            .asks
            .then(|| button::secondary(tr!(locale, "lobby-unused-drop"), Some(Message::FinishEdit(false))));
        let foot = foot.push(drop).push(button::primary(tr!(locale, "lobby-use"), holds));
        let content = column![halves.spacing(16).height(Fill), foot.spacing(14).align_y(Center),];
        page(tr!(locale, "lobby-plan"), tr!(locale, "back"), Message::LeaveEdit, content.spacing(14))
    }
}

/// The controls for the table options.
fn options<'a>(options: TableOptions, context: Context<'a>) -> Element<'a, Message> {
    let locale = context.locale;
    let set = Message::Options;
    let line = |name: String, control: Element<'a, Message>| {
        row![text::body(name).width(Fill), control].spacing(12).align_y(Center)
    };
    let watching = move |watching| set(TableOptions { watching, ..options });
    let switch = toggler(options.watching).size(24).on_toggle(watching);
    let switch = Control::new(switch).on_press(Some(watching(!options.watching))).switch(options.watching);
    let turns = listed(TURN_SECONDS.into(), options.turn_seconds, |turn| match turn {
        Some(seconds) => locale.time_limit(seconds),
        None => tr!(locale, "lobby-turn-none"),
    });
    let graces = listed(GRACE_SECONDS.into(), options.grace_seconds, |seconds| locale.time_limit(seconds));
    let turn = move |turn_seconds| set(TableOptions { turn_seconds, ..options });
    let grace = move |grace_seconds| set(TableOptions { grace_seconds, ..options });
    column![
        line(tr!(locale, "lobby-watching"), switch.into()),
        line(
            tr!(locale, "lobby-turn"),
            list(tr!(locale, "lobby-turn"), turns, &options.turn_seconds, turn, WIDTH)
        ),
        line(
            tr!(locale, "lobby-grace"),
            list(tr!(locale, "lobby-grace"), graces, &options.grace_seconds, grace, WIDTH)
        ),
        text::caption(tr!(locale, "lobby-grace-about")),
    ]
    .spacing(12)
    .into()
}

/// The choices of a list, with the current value added if it isn't one of them.
fn listed<T: Copy + PartialEq + Ord>(
    mut values: Vec<T>,
    now: T,
    name: impl Fn(T) -> String,
) -> Vec<Choice<T>> {
    if !values.contains(&now) {
        values.push(now);
        values.sort_unstable();
    }
    values.into_iter().map(|value| Choice::new(value, name(value))).collect()
}
