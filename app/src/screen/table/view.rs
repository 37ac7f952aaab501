//! The layout of the table screen: header, board, panel and footer.

use iced::widget::{column, container, opaque, responsive, row, space, stack};
use iced::{Alignment, Fill, Size, padding};
use skipstone_core::table::Player;
use skipstone_core::{Move, Rank, Scoring, Seat};

use super::foot::FOOT;
use super::handover;
use super::kind::Offer;
use super::message::Message;
use super::multiplayer::{self, NetworkTable};
use super::overlay::Overlay;
use super::state::State;
use crate::Element;
use crate::board::{Motion, Slot, TextForms, Verbosity};
use crate::keys::{self, Command};
use crate::locale::minutes_and_seconds;
use crate::screen::Context;
use crate::session::{NetworkSession, SeatPresence};
use crate::theme;
use crate::theme::text::danger;
use crate::tr;
use crate::widget::accessible::{Named, Role};
use crate::widget::board::{BoardDisplay, BoardWidget, PlayerDisplay, RaceWidget};
use crate::widget::focus::Scope;
use crate::widget::inert::Inert;
use crate::widget::picture_cache::Drawing;
use crate::widget::reveal::Reveal;
use crate::widget::stone::Mood;
use crate::widget::water::{Water, water};
use crate::widget::{button, log, text, tooltip};

/// The height of the line above the board, in logical pixels. Like that of the line below, it is the same whatever the line says,
/// so that the board never moves.
pub(super) const HEAD: f32 = 56.0;
/// The most seats of a table beside which the log is shown until the player hides it.
const MAX_SEATS_BESIDE_LOG: usize = 3;
/// The id of the button that turns sounds off and on.
const SOUND_BUTTON: &str = "sound";

impl State {
    /// Builds the widgets for the current state; called after every message.
    pub fn view<'a>(
        &'a self,
        session: Option<&'a NetworkSession>,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        self.view_beside(0.0, session, context)
    }

    /// The same, while something of that width lies at the right over what covers the board.
    pub fn view_beside<'a>(
        &'a self,
        beside: f32,
        session: Option<&'a NetworkSession>,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let network = self.kind.network(session);
        let shown = responsive(move |size| self.layers((size, beside), network, context));
        let screen = stack![self.water(context), shown, self.live_regions(session, context)];
        let screen = Scope::new(screen).on_key(move |press| self.key(press, network));
        Named::with_role(Role::Screen, self.title(context), screen).keyed("table").into()
    }

    /// What the table is called above the board.
    fn title(&self, context: Context<'_>) -> String {
        let round = self.kind.title(&self.model, context);
        match self.model.is_spectator() {
            false => round,
            true => tr!(context, "table-watching", round = round),
        }
    }

    /// The water, with warm light on the player's side when it is their turn.
    fn water(&self, context: Context<'_>) -> Water {
        water(context.theme(), self.model.is_own_turn(), self.model.scale(context))
    }

    /// The board, the panel over it, and the side panel, which stays usable under an overlay. Panels keep clear of what lies `aside`.
    fn layers<'a>(
        &'a self,
        (size, aside): (Size, f32),
        network: Option<NetworkTable<'a>>,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        // Many others need the room themselves.
        let are_few = self.model.setup.seat_count() <= MAX_SEATS_BESIDE_LOG;
        let is_wide = log::fits(size);
        let place = self.kind.side_panel();
        let panel = place.is_shown(self.panel_shown, are_few && is_wide);
        let lies_over = place.is_over_board(are_few || is_wide);
        let beside = if panel && !lies_over { log::PANEL_WIDTH } else { 0.0 };
        let board = Element::from(BoardWidget::new(
            &self.model.animation,
            &self.model.pictures,
            self.model.wording(context),
            self.display(network, context),
            Message::Board,
        ));
        let board = container(board).padding(padding::right(beside));
        let overlay = self.overlay(network);
        // Menu and log stay of use beside the cover of a hand.
        let is_covered = !matches!(overlay, None | Some(Overlay::Handover(_)));
        // What takes more lines than usual there lies over the board.
        let foot =
            Inert::new(self.foot((size.width - beside, beside), network, context), self.menu.is_some());
        let head = Inert::new(self.head_in(size, panel, network, context), is_covered);
        let mut layers = match self.watches() {
            true => stack![column![head, board]].push(self.watching_notice(size, network, context)),
            false => stack![
                column![head, board, space::vertical().height(self.foot_height())],
                container(foot).align_bottom(Fill),
            ],
        };
        if let Some(cover) = overlay {
            let beside = if panel { log::PANEL_WIDTH } else { aside };
            let room = Size::new(size.width - beside, size.height);
            let panel = self.overlay_view(cover, room, network, context);
            let above = match cover {
                // What is changed there can be seen beside it.
                Overlay::Menu(_) => container(panel).width(Fill).height(Fill),
                // Nothing beside it has to be kept from anybody.
                Overlay::Handover(_) => {
                    let board = Size::new(room.width, room.height - HEAD - FOOT);
                    container(handover::over_hand(&self.model, opaque(panel), board, context))
                        .padding(padding::top(HEAD))
                }
                Overlay::Disconnected(_)
                | Overlay::Closed
                | Overlay::Between
                | Overlay::Result(_)
                | Overlay::Closing(_)
                | Overlay::Reopening(_)
                | Overlay::Paused => {
                    let is_still = context.motion() == Motion::Reduced;
                    let panel = Reveal::new(panel, cover.name(), is_still);
                    let panel = container(panel).center(Fill).padding(padding::right(beside));
                    panel.style(theme::container::scrim)
                }
            };
            layers = layers.push(match cover {
                Overlay::Handover(_) => Element::from(above),
                _ => opaque(above),
            });
        }
        if let Some(network) = network.filter(|_| overlay.is_none()) {
            layers = layers.push(self.clock(network)).push(self.phone_corner(size, network, context));
        }
        if panel {
            let content = self.kind.panel(&self.model, network, self.menu.is_some(), context);
            let floats = lies_over && overlay.is_none();
            let panel = if floats { self.over_board(content, size, context) } else { log::at_right(content) };
            layers = layers.push(container(panel).padding(padding::top(self.head_height(size))));
        }
        layers.into()
    }

    /// The last seconds of the own turn, large.
    fn clock<'a>(&'a self, network: NetworkTable<'a>) -> Element<'a, Message> {
        let left = self.model.me.and_then(|me| network.last_seconds(me));
        let clock = left.map(|left| text::title(minutes_and_seconds(left)).size(44).style(danger));
        let clock = container(column![].push(clock)).center_y(Fill).padding(padding::horizontal(24));
        // At the left lies a knock.
        let side = if network.session.has_knocks() { Alignment::End } else { Alignment::Start };
        clock.width(Fill).align_x(side).into()
    }

    /// Round, scores, and the buttons that don't concern cards.
    pub(super) fn head<'a>(
        &'a self,
        panel: bool,
        network: Option<NetworkTable<'a>>,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let pill = |words, message| Element::from(button::pill(words, Some(message)));
        let target = context.locale.target_inline(self.model.setup.rules());
        let target = target.filter(|_| self.kind.offers(Offer::Scores));
        let players = self.player_displays(network, context);
        let wording = self.model.wording(context);
        let scale = self.model.scale(context);
        let race = RaceWidget::new(&self.model.animation, &self.model.pictures, wording, players, scale);
        let mut head =
            row![pill(tr!(context, "table-menu"), Message::Menu(true)), text::body(self.title(context)),];
        let back = self.kind.way_back();
        let back = back.map(|_| pill(tr!(context, "practice-back"), Message::EndPractice));
        head = head
            .push(target.map(text::caption))
            .push(back)
            .push(container(race).padding(padding::horizontal(8)));
        if !self.model.is_spectator() && self.kind.offers(Offer::Takebacks) {
            if self.kind.offers(Offer::Pause) {
                head = head.push(pill(tr!(context, "table-pause"), multiplayer::Message::Pause(true).into()));
            }
            let asks = network.is_some_and(|network| network.session.has_other_people());
            let undo = if asks { "table-undo-ask" } else { "table-undo" };
            let undo = button::pill(
                tr!(context, undo),
                self.model.me.filter(|me| self.kind.may_undo(*me, &self.model)).map(|_| Message::Undo),
            );
            head = head.push(undo);
            if self.kind.offers(Offer::Hints) {
                let hint = self.may_have_hint().then_some(Message::Hint);
                let hint = button::pill(tr!(context, "table-hint"), hint);
                let about =
                    tr!(context, "table-hint-about", key = keys::label(Command::Hint, context.locale));
                head = head.push(tooltip::with_tooltip(hint, about, tooltip::Position::Bottom));
            }
        }
        head = head.push(self.sound_button(context));
        let log = self.kind.side_panel().is_optional();
        let log = log.then(|| Element::from(self.log_button(panel, network, context)));
        head.push(log).spacing(8).padding([0, 12]).height(HEAD).align_y(Alignment::Center).into()
    }

    /// Shows or hides the panel beside the board.
    pub(super) fn log_button<'a>(
        &'a self,
        panel: bool,
        network: Option<NetworkTable<'a>>,
        context: Context<'a>,
    ) -> button::Labelled<'a, Message> {
        button::pill(self.kind.panel_button(panel, network, context), Some(Message::ShowLog(!panel)))
    }

    /// The speaker, which turns sounds off and on.
    pub(super) fn sound_button<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let is_on = context.settings.heard_volume() > 0;
        let width = (button::ICON * self.model.scale(context)).round() as u32;
        let picture = self.model.pictures.picture(Drawing::Speaker(is_on), width, 0.0);
        let key = keys::label(Command::Sound, context.locale);
        let about = match is_on {
            true => tr!(context.locale, "table-sound-on", key = key),
            false => tr!(context.locale, "table-sound-off", key = key),
        };
        let button = button::icon(picture.handle, about.clone(), Message::ToggleSound);
        let button = container(button).id(SOUND_BUTTON);
        tooltip::with_tooltip(button, about, tooltip::Position::Bottom)
    }

    fn display<'a>(&'a self, network: Option<NetworkTable<'a>>, context: Context<'a>) -> BoardDisplay<'a> {
        let view = self.model.known();
        let source = self.input.source();
        let moves = source.into_iter().flat_map(|source| {
            view.targets(source).into_iter().map(move |target| (Move::Put(source, target), target))
        });
        let legal =
            moves.filter(|(mv, _)| self.kind.allows(*mv, &view)).map(|(_, target)| Slot::of_target(target));
        let covered = self.overlay(network).is_some();
        BoardDisplay {
            picked: self.input.picked,
            legal: legal.chain(self.model.has_to_draw().then_some(Slot::Draw)).collect(),
            focus: self.input.focus.filter(|_| !covered),
            inspected: self.input.inspected,
            keys: self.input.keys,
            typing: self.input.typed.is_some(),
            can_skip: self.model.is_turn_of_others() && self.kind.offers(Offer::FastForward),
            skips: self.fast_forward.is_held(),
            read_only: self.model.me.is_none() || covered,
            hint: self.hint.places().to_vec(),
            guided: self.kind.guided_slots(&self.model.shown()),
            refused: self.input.refused.as_ref().and_then(|(slot, why)| Some(((*slot)?, why.as_str()))),
            side: self.side(),
            turn: if self.watches() { self.turn_words(network, context) } else { String::new() },
            headline: self.headline(context),
            side_lines: self.side_lines(network),
            corner_is_taken: self.watches()
                && network.is_some_and(|network| network.session.way_for_phones().is_some()),
            players: self.player_displays(network, context),
            labels: self.names_piles,
            cards: context.settings.cards,
            back: context.settings.back,
            hand_order: context.settings.hand,
            enlargement: context.enlargement(),
            scale: self.model.scale(context),
        }
    }

    /// What is told of people beside the seats; `None` while the chat tells it there.
    fn side_lines(&self, network: Option<NetworkTable<'_>>) -> Option<Vec<String>> {
        let network = network.filter(|_| !self.panel_shown.unwrap_or(false))?;
        Some(network.session.conversation.talk.side_lines().map(str::to_owned).collect())
    }

    /// Who has won the round or the series, once the board has shown that.
    fn headline(&self, context: Context<'_>) -> String {
        let ended = self.model.series.ended.as_ref();
        ended.map(|ended| self.model.outcome(ended, context)).unwrap_or_default()
    }

    pub(super) fn player_displays(
        &self,
        network: Option<NetworkTable<'_>>,
        context: Context<'_>,
    ) -> Vec<PlayerDisplay> {
        self.model.setup.seats().map(|seat| self.player_display(seat, network, context)).collect()
    }

    /// What the board shows of a seat's player: the level and the score, or why the player is missing.
    fn player_display(
        &self,
        seat: Seat,
        network: Option<NetworkTable<'_>>,
        context: Context<'_>,
    ) -> PlayerDisplay {
        let locale = context.locale;
        let view = self.model.shown();
        // After a round the board keeps who has played it: what is known of whoever has the seat by now isn't about them.
        let network =
            network.filter(|network| self.model.is_called(seat, network.session().given_name(seat)));
        let player = self.model.player(seat);
        let mut display = self.model.stone_display(seat, context);
        if display.mood == Mood::Joy && !self.kind.shows_joy() {
            display.mood = Mood::Calm;
        }
        if Some(seat) == self.model.me && self.kind.is_glad() {
            display.mood = Mood::Joy;
        }
        let level = match player {
            Player::Bot(level) if self.kind.offers(Offer::Characters) => Some(locale.level(level)),
            Player::Bot(_) | Player::Human => None,
        };
        let score = self.model.series.scores.get(view.team(seat).index()).copied().unwrap_or_default();
        let score = match self.model.setup.rules().scoring {
            Scoring::Points => Some(tr!(locale, "table-score", score = score)),
            Scoring::Wins | Scoring::LowestLeft => Some(score.to_string()),
            Scoring::Single => None,
        };
        let score = score.filter(|_| self.kind.offers(Offer::Scores));
        let is_phone = network.is_some_and(|network| network.session().is_on_phone(seat));
        let device = is_phone.then(|| tr!(locale, "phone-badge"));
        let hosts = network.is_some_and(|network| network.session().is_hosts(seat));
        let hosts = hosts.then(|| tr!(locale, "host-badge"));
        let parts: Vec<String> = level.into_iter().chain(hosts).chain(device).chain(score).collect();
        // Where there is little room, the score is told.
        display.caption = TextForms::new([parts.join(" · ")].into_iter().chain(parts.last().cloned()));
        let timeline = self.model.timeline();
        let speech = timeline.log().last_turn(self.model.wording(context), seat);
        display = display.speaking(speech, timeline.log().last_cards(seat));
        if let Some(remark) = timeline.remarks().of(seat).filter(|_| self.shows_remarks(context)) {
            display.remark = remark.words(locale);
        }
        // The own speech isn't drawn.
        if Some(seat) == self.model.me
            && let Some(penalties) = timeline.log().penalties(self.model.wording(context), seat)
        {
            display.caption = penalties.into();
            display.urgent = true;
        }
        if let Some(network) = network {
            if let Some(status) = network.seat_status(locale, seat) {
                let usual = display.caption.forms().filter(|form| !form.is_empty());
                let both = usual.map(|form| format!("{status} · {form}"));
                display.caption = TextForms::new(both.chain([status.clone()]));
            }
            display.urgent |= network.is_urgent(seat, self.model.me);
            if network.session.presence.of(seat) != SeatPresence::Here {
                display.mood = Mood::Asleep;
            }
            if let Some(said) = network.session.conversation.talk.at(seat) {
                display.mood = said.mood().unwrap_or(display.mood);
                display.talk = said.words(locale);
                display.reported = said.reported(locale);
                display.attributed = said.attributed_to(&self.model.wording(context).name(seat), locale);
            }
        }
        display
    }

    /// Whose turn it is on the board, and what the player can do.
    pub(super) fn status(&self, verbosity: Verbosity, context: Context<'_>) -> String {
        let view = self.model.shown();
        if self.model.animation.shows_draws() {
            return match self.model.animation.drawn_dealer() {
                None => tr!(context, "draws-about"),
                Some(dealer) if Some(dealer) == self.model.me => tr!(context, "draws-you-deal"),
                Some(dealer) => tr!(context, "draws-deals", name = self.model.wording(context).name(dealer)),
            };
        }
        if let Some(outcome) = self.kind.outcome(context) {
            return outcome;
        }
        if view.turns() == 0 {
            let is_dealing = self.model.animation.is_moving();
            return if is_dealing { tr!(context, "table-status-deal") } else { String::new() };
        }
        if view.ending().is_some() {
            return match &self.model.series.ended {
                Some(ended) if ended.series_winners.is_some() => self.model.outcome(ended, context),
                _ => tr!(context, "table-status-over"),
            };
        }
        if self.awaited_person().is_some() {
            return tr!(context, "handover-about");
        }
        if Some(view.turn()) != self.model.me {
            return tr!(context, "table-status-other", name = self.model.wording(context).name(view.turn()));
        }
        if self.model.has_to_draw() {
            return tr!(context, "table-status-draw");
        }
        let held = self.input.source();
        if let Some((source, card)) = held.and_then(|source| Some((source, view.source_card(source).ok()?))) {
            let rank = card.rank().map_or(0, Rank::number);
            return match view.targets(source).is_empty() {
                true => tr!(context, "table-status-nowhere", rank = context.locale.rank(rank)),
                false => tr!(context, "table-status-held", rank = context.locale.rank(rank)),
            };
        }
        if let Some(card) = view.promise().and_then(|seat| view.stock_top(seat)) {
            return tr!(
                context,
                "table-status-promise",
                rank = context.locale.rank(card.rank().map_or(0, Rank::number))
            );
        }
        match (view.hand_size(view.seat()), self.model.may_pass(), self.kind.own_turn_words()) {
            (0, true, _) => tr!(context, "table-status-pass"),
            // The next cards are on their way.
            (0, false, _) if self.model.timeline().waiting() > 0 => String::new(),
            (0, false, _) => tr!(context, "table-status-empty"),
            (_, _, Some(words)) => context.locale.text(words),
            _ => {
                let can_play = view.legal_moves().iter().any(Move::is_play);
                let words = if can_play { "table-status-own" } else { "table-status-discard" };
                tr!(context, words, length = verbosity.key())
            }
        }
    }
}
