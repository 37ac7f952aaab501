//! The menu beside the board: the game, its rules in sentences, keys, and settings that are applied at once.

mod keys;
mod people;

use iced::widget::operation;
use iced::widget::{column, container, row, scrollable};
use iced::{Center, Fill, Task, padding};
use skipstone_core::ManualDraw;
use skipstone_net::host::HostCommand;

use super::kind::{MenuWords, Offer, TableKind};
use super::message::{MenuPage, Message};
use super::model::TableModel;
use super::multiplayer::{self, Decision, NetworkTable};
use crate::screen::Context;
use crate::screen::preferences::preferences;
use crate::screen::rule_sentences::rules_in_sentences;
use crate::theme::container::panel;
use crate::theme::text::{accent, soft};
use crate::widget::accessible::{Named, Role};
use crate::widget::choice::{Choice, segments};
use crate::widget::repaint_layer::RepaintLayer;
use crate::widget::stone_face::stones;
use crate::widget::{button, text};
use crate::{Element, tr};

/// The width of the menu, in logical pixels. In every window, the own stock pile and the hand stay visible beside it.
pub const WIDTH: f32 = 500.0;
/// The room for the frame around what has the focus.
const FRAME: f32 = 5.0;
/// The scrollable of the shown page.
const CONTENT: &str = "menu";
/// The width of the buttons on the first page.
const BUTTON: f32 = 250.0;

/// Scrolls to the beginning of a page.
pub(super) fn scroll_to_begin() -> Task<Message> {
    operation::snap_to(CONTENT, operation::RelativeOffset::START)
}

/// The menu, at a page.
pub(super) fn view<'a>(
    model: &'a TableModel,
    kind: &dyn TableKind,
    page: MenuPage,
    network: Option<NetworkTable<'a>>,
    context: Context<'a>,
) -> Element<'a, Message> {
    let people = || Choice::new(MenuPage::People, tr!(context, "menu-page-people"));
    let mut pages = vec![Choice::new(MenuPage::Game, tr!(context, "menu-page-game"))];
    pages.extend(kind.offers(Offer::People).then(people));
    pages.extend([
        Choice::new(MenuPage::Rules, tr!(context, "menu-page-rules")),
        Choice::new(MenuPage::Keys, tr!(context, "menu-page-keys")),
        Choice::new(MenuPage::Settings, tr!(context, "menu-page-settings")),
    ]);
    let content = match page {
        MenuPage::Game => game_page(model, kind, network, context),
        MenuPage::People => match network {
            Some(network) => people::page(model, network, context),
            None => game_page(model, kind, network, context),
        },
        MenuPage::Rules => {
            let kept = network.filter(|_| !model.is_single_round());
            let kept = kept.map(|network| kept_rules(model, network, context));
            let rules = rules_in_sentences(model.wording(context), &model.setup, kind.offers(Offer::Manners));
            column![kept, rules].spacing(24).into()
        }
        MenuPage::Keys => {
            let draws_by_hand = model.setup.rules().manual_draw != ManualDraw::Off;
            keys::page(context.locale, !kind.offers(Offer::Reactions), draws_by_hand)
        }
        MenuPage::Settings => {
            let changed = |settings| Message::SettingsChanged(Box::new(settings));
            let stone = network.map(|network| own_stone(network, context));
            column![stone, preferences(context, kind.sets_pace(network), None, changed)].spacing(26).into()
        }
    };
    // Keeps content away from the scroll bar, and shows the frame of what has the focus.
    let content = container(content).padding(padding::all(FRAME).right(16));
    let content = scrollable(Element::from(RepaintLayer::new(content))).id(CONTENT).width(Fill);
    let pages = container(segments(tr!(context, "table-menu"), pages, &page, Message::MenuPage))
        .padding(padding::left(FRAME));
    let close = button::quiet("×", Some(Message::Menu(false))).sized(18.0).width(44);
    let close = close.named(tr!(context, "menu-close"));
    let head = row![container(pages).width(Fill), Element::from(close)].align_y(Center);
    let menu = column![head, Element::from(content)].spacing(20.0 - FRAME);
    let menu = container(menu).width(WIDTH).padding(padding::all(20).left(20.0 - FRAME)).style(panel);
    Named::with_role(Role::Screen, tr!(context, "table-menu"), menu).into()
}

/// The choice of the own stone, which everyone at a network table sees.
fn own_stone<'a>(network: NetworkTable<'a>, context: Context<'a>) -> Element<'a, Message> {
    let session = network.session();
    let own = session.own_stone().unwrap_or(context.settings.stone);
    let scale = (context.locale, context.scale);
    column![
        text::explained(tr!(context, "settings-stone"), tr!(context, "settings-stone-about")),
        stones(&session.pictures, session.free_stones(), own, scale, Message::ChooseStone),
    ]
    .spacing(8)
    .into()
}

/// That a series keeps its rules, and the host's way to others: from the lobby, where everybody agrees to them.
fn kept_rules<'a>(
    model: &TableModel,
    network: NetworkTable<'a>,
    context: Context<'a>,
) -> Element<'a, Message> {
    let caption = |words: &str| text::caption(context.locale.text(words)).style(soft);
    if !network.hosts() {
        return caption("menu-rules-kept").into();
    }
    let decide = |decision| multiplayer::Message::Decide(decision).into();
    let new_series = tr!(context, "menu-new-series");
    if network.decision() == Some(&Decision::NewSeries) {
        let end = multiplayer::Message::HostCommand(HostCommand::Rematch).into();
        let stay = button::secondary(tr!(context, "menu-series-stay"), Some(decide(None)));
        // "No" is where the button was that asks, so a double click doesn't end the series.
        let answers = row![stay.width(BUTTON), Element::from(button::quiet(new_series, Some(end)))];
        let asked = caption("menu-new-series-asks");
        return column![caption("menu-rules-kept-host"), answers.spacing(8), asked].spacing(8).into();
    }
    let is_over = model.series.is_round_over();
    let ask = is_over.then(|| decide(Some(Decision::NewSeries)));
    let about = if is_over { "menu-new-series-about" } else { "menu-new-series-later" };
    let ask = container(button::secondary(new_series, ask).width(Fill)).width(BUTTON);
    column![caption("menu-rules-kept-host"), ask, caption(about)].spacing(8).into()
}

/// Going on, and the ways out.
fn game_page<'a>(
    model: &TableModel,
    kind: &dyn TableKind,
    network: Option<NetworkTable<'a>>,
    context: Context<'a>,
) -> Element<'a, Message> {
    let MenuWords { stay, leave, kept, unsaved } = kind.menu_words(model, network);
    let kept = if context.is_unsaved { unsaved } else { kept };
    let ended = model.series.ended.as_ref();
    let stay = if ended.is_some() { "menu-to-result" } else { stay };
    // Of a game that is over nothing waits.
    let is_over = network.is_none() && ended.is_some_and(|ended| ended.series_winners.is_some());
    let entry = |button: Element<'a, Message>, about: Option<String>| {
        let about = about.map(|about| text::caption(about).style(soft));
        column![container(button).width(BUTTON)].push(about).spacing(4)
    };
    let other = |words, message| Element::from(button::secondary(words, Some(message)).width(Fill));
    let stay = button::primary(context.locale.text(stay), Some(Message::Menu(false))).width(Fill);
    let restart = kind.offers(Offer::Restart).then(|| {
        // Before the first move there is nothing to play again, and a new series isn't saved yet.
        let message = (model.known().moves() > 0).then_some(Message::Restart);
        let restart = button::secondary(tr!(context, "menu-restart"), message).width(Fill);
        let about = if kind.offers(Offer::Counting) { "menu-restart-beside" } else { "menu-restart-about" };
        entry(restart.into(), Some(context.locale.text(about)))
    });
    let back = kind.way_back().map(|origin| {
        let back = other(tr!(context, "practice-back"), Message::EndPractice);
        entry(back, Some(context.locale.text(origin.about())))
    });
    let new_game = kind.offers(Offer::NewGame).then(|| {
        let new_game = other(tr!(context, "menu-new-game"), Message::NewGame);
        let about = if context.is_unsaved { "menu-unsaved" } else { "menu-new-game-about" };
        entry(new_game, Some(context.locale.text(about)))
    });
    let leave = context.locale.text(leave);
    let asking = network.filter(|network| network.loses_by_leaving(model));
    let leave = match asking.map(NetworkTable::decision) {
        Some(Some(Decision::Leave)) => leaving(leave, tr!(context, kept), context),
        asking => {
            let leave = match asking {
                Some(_) => other(leave, multiplayer::Message::Decide(Some(Decision::Leave)).into()),
                None => other(leave, kind.leave()),
            };
            entry(leave, (!is_over).then(|| tr!(context, kept))).into()
        }
    };
    column![entry(stay.into(), None)].push(restart).push(back).push(new_game).push(leave).spacing(16).into()
}

/// The question before leaving, with what becomes of the seat.
fn leaving<'a>(leave: String, kept: String, context: Context<'a>) -> Element<'a, Message> {
    let stay = multiplayer::Message::Decide(None).into();
    let stay = button::secondary(tr!(context, "lobby-away-not"), Some(stay)).width(BUTTON);
    // "No" is where the button was that asks, so a double click doesn't leave.
    let answers = row![Element::from(stay), Element::from(button::quiet(leave, Some(Message::Leave)))];
    let asked = format!("{} {kept}", tr!(context, "menu-leave-sure"));
    column![answers.spacing(8), text::caption(asked).style(accent)].spacing(4).into()
}

/// Two columns: what is done, and what comes of it.
fn line<'a>(name: String, about: String, width: f32) -> Element<'a, Message> {
    row![container(text::body(name)).width(width), container(text::body(about).style(soft)).width(Fill)]
        .spacing(12)
        .into()
}
