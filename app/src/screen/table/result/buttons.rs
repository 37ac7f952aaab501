//! What the player can do after a round.

use iced::Alignment;
use iced::widget::{Row, column, container, row};
use skipstone_core::table::RoundEnd;
use skipstone_net::host::HostCommand;
use skipstone_net::protocol::NextPlayer;

use super::layout::{line_count, text_height};
use crate::Element;
use crate::screen::Context;
use crate::screen::table::kind::{Offer, TableKind};
use crate::screen::table::message::Message;
use crate::screen::table::model::TableModel;
use crate::screen::table::multiplayer::{self, NetworkTable};
use crate::screen::table::series::ResultPicture;
use crate::session::Answer;
use crate::theme::text::soft;
use crate::tr;
use crate::widget::{button, text};

/// The height of a line of buttons, and of what is less often wanted, and the gap between buttons.
const HEIGHT: f32 = 48.0;
const QUIET_HEIGHT: f32 = 43.0;
const GAP: f32 = 8.0;
/// The size of the words of what is less often wanted.
const QUIET: f32 = 15.0;

/// The buttons with their words. One without a message can't be pressed now, and keeps its place, so that those beside it stay where
/// they are.
pub(super) struct Buttons {
    main: Option<(String, Option<Message>)>,
    /// Said in place of the main button while others decide.
    waiting: Option<String>,
    others: Vec<(String, Option<Message>)>,
    /// The words of buttons that may come behind the others. Their lines are there before, so that nothing moves then.
    to_come: Vec<String>,
    /// What is less often wanted, in a line of its own.
    quiet: Vec<(String, Message)>,
    /// What is hardly ever wanted, in place of that line once it is asked for.
    rare: Vec<(String, Message)>,
    shows_rare: bool,
}

impl TableModel {
    /// The buttons that the player has after this round.
    pub(super) fn result_buttons(
        &self,
        kind: &dyn TableKind,
        ended: &RoundEnd,
        network: Option<NetworkTable<'_>>,
        context: Context<'_>,
    ) -> Buttons {
        let is_over = ended.ends_series();
        let is_ready = network.is_some_and(|network| network.waits_for_people() && network.is_own_ready());
        let next = kind.next_step(self, is_over, network);
        let to_come = next.as_ref().and_then(|next| next.to_come);
        let to_come = to_come.into_iter().map(|words| context.locale.text(words)).collect();
        let main = next.map(|next| (context.locale.text(next.words), next.message));
        let waiting = network.and_then(|network| self.waiting_words(network, is_over, context));
        let offers = |offer| kind.offers(offer);
        let (mut others, mut quiet, mut rare) = (Vec::new(), Vec::new(), Vec::new());
        let mut add = |shown: bool, words: String, message| {
            if shown {
                others.push((words, Some(message)));
            }
        };
        let mut add_quiet = |shown: bool, words: String, message| {
            if shown {
                quiet.push((words, message));
            }
        };
        let mut add_rare = |shown: bool, words: &str, message| {
            if shown {
                rare.push((context.locale.text(words), message));
            }
        };
        let must_confirm =
            network.is_some_and(|network| !network.session().next_round.proposed.surprises().is_empty());
        add(must_confirm, tr!(context, "proposal-confirm"), multiplayer::Message::Confirm.into());
        let can_watch = offers(Offer::Records) || self.series.has_record;
        let review = Message::Review { turn: None };
        let begins = network.filter(|network| network.decides_to_begin(self, is_over));
        let wish = network.filter(|network| self.is_spectator() && network.waits_for_round(is_over));
        if let Some((network, seat)) = wish.and_then(|network| Some((network, network.seat_to_take()?))) {
            let words = tr!(context, "people-take", name = self.wording(context).name(seat));
            let next = NextPlayer::Spectator(network.session().own_key);
            add(true, words, multiplayer::Message::SetNextPlayer(seat, Some(next)).into());
        }
        let is_closing = self.ended_series().is_some() && offers(Offer::Counting);
        let shows_series = is_closing && !self.series.shows_last_round;
        let can_watch = can_watch && !shows_series;
        add(shows_series, tr!(context, "closing-last-round"), Message::ShowLastRound(true));
        add(shows_series, tr!(context, "closing-save"), Message::SavePicture);
        add(is_closing && !shows_series, tr!(context, "closing-back"), Message::ShowLastRound(false));
        add(can_watch && !self.is_spectator(), tr!(context, kind.review_words()), review);
        // Whoever has played sees the round in the review of their turns.
        add_quiet(
            can_watch && self.is_spectator(),
            tr!(context, "result-watch"),
            Message::Watch { turn: None },
        );
        let (words, picture) = match self.series.picture {
            ResultPicture::TurnByTurn => ("result-best-turn-back", ResultPicture::BestTurn),
            ResultPicture::BestTurn | ResultPicture::Luck => {
                ("result-turn-by-turn", ResultPicture::TurnByTurn)
            }
        };
        let has_both = !shows_series && self.best_turn(ended).is_some();
        add_quiet(has_both, tr!(context, words), Message::ShowPicture(picture));
        // Who has won has just seen it, and watches the best turn again.
        let last_turn = self.timeline().stocks().turns() as u32;
        let is_others = !shows_series && self.me.is_some() && !self.is_won_by_player();
        add_quiet(
            is_others && self.series.has_record,
            tr!(context, "result-watch-last"),
            Message::Watch { turn: Some(last_turn) },
        );
        // The result lies over the board's, and between rounds the host decides there what holds for the next one.
        let goes_on = network.is_some_and(|network| network.waits_for_round(is_over));
        add_quiet(goes_on, tr!(context, "table-menu"), Message::Menu(true));
        let changes = is_over && network.is_some_and(NetworkTable::may_change_table) && !self.is_spectator();
        add(
            changes,
            tr!(context, "result-to-lobby"),
            multiplayer::Message::HostCommand(HostCommand::Rematch).into(),
        );
        add_rare(is_over && offers(Offer::NewGame), "result-new-game", Message::NewGame);
        add_rare(offers(Offer::Restart) && !shows_series, "menu-restart", Message::Restart);
        add_rare(offers(Offer::Challenge) && !shows_series, "challenges-make", Message::Challenge);
        let is_day = self.series.reached.day.is_some();
        add_quiet(is_day, tr!(context, "days-picture"), Message::SaveDayPicture);
        let undo_words = if offers(Offer::Counting) { "result-undo" } else { "practice-undo" };
        add_rare(offers(Offer::Reopening), undo_words, Message::Undo);
        // One alone needs no way there.
        let more = match rare.len() {
            0 | 1 => std::mem::take(&mut rare),
            _ => vec![(tr!(context, "result-more"), Message::ShowRareActions(true))],
        };
        quiet.extend(more);
        // The last one of its line, as it comes and goes.
        if let Some(seat) = network.and_then(|network| network.person_to_wait_for(is_over)) {
            let words = tr!(context, "result-wait-for", name = self.wording(context).name(seat));
            quiet.push((words, multiplayer::Message::Answer(Answer::KeepWaiting(seat)).into()));
        }
        for (words, way_out) in kind.ways_out(network) {
            add(true, context.locale.text(words), way_out);
        }
        // The last one, as its width changes.
        let copy = if self.series.is_copied { "days-copied" } else { "days-copy" };
        add(is_day, tr!(context, copy), Message::CopyResults);
        // Neither is where the pointer is that has just pressed "Ready".
        others.extend(begins.map(|network| {
            let begin = multiplayer::Message::HostCommand(HostCommand::StartRound).into();
            let is_waiting = network.session().next_round.readiness.begins_in().is_none();
            (tr!(context, "result-begin-anyway"), is_waiting.then_some(begin))
        }));
        if is_ready {
            others.push((tr!(context, "result-not-ready"), Some(multiplayer::Message::NotReady.into())));
        }
        if !rare.is_empty() {
            rare.push((tr!(context, "result-less"), Message::ShowRareActions(false)));
        }
        let shows_rare = self.series.shows_rare_actions && !rare.is_empty();
        Buttons { main, waiting, others, to_come, quiet, rare, shows_rare }
    }

    /// What is said in place of that button while others decide.
    fn waiting_words(
        &self,
        network: NetworkTable<'_>,
        is_over: bool,
        context: Context<'_>,
    ) -> Option<String> {
        let (session, locale) = (network.session(), context.locale);
        // Somebody else plays another series in the seat, too.
        let goes_on = is_over && !session.seat().is_some_and(|own| session.is_promised(own));
        let over = || goes_on.then(|| network.series_over_words(self.is_single_round(), locale));
        let watches = || session.watching_words(session.lobby.as_deref()?, locale);
        network.closed_words(locale).or_else(over).or_else(watches)
    }
}

impl Buttons {
    /// The height in a room of this width.
    pub(super) fn height(&self, room: f32) -> f32 {
        let waiting = self.waiting.as_ref().map_or(0.0, |words| text_height(words, 16.0, room) + GAP);
        self.lines_height(room) + self.quiet_height(room) + waiting
    }

    /// The height of the line of what is less often wanted, or of what is hardly ever wanted: nothing moves when one takes the
    /// other's place.
    fn quiet_height(&self, room: f32) -> f32 {
        let lines = |buttons: &[(String, Message)]| {
            let widths = buttons.iter().map(|(words, _)| (text::width(words, QUIET) + 24.0).ceil());
            line_count(widths, 0.0, room)
        };
        lines(&self.quiet).max(lines(&self.rare)) as f32 * QUIET_HEIGHT
    }

    /// The height of the lines of the main button and the others, with those to come.
    fn lines_height(&self, room: f32) -> f32 {
        let main = self.main.iter().map(|(words, _)| text::width(words, 18.0) + 56.0);
        let others = self.others.iter().map(|(words, _)| words).chain(&self.to_come);
        let others = others.map(|words| text::width(words, 16.0) + 32.0);
        let lines = line_count(main.chain(others).map(f32::ceil), GAP, room).max(1) as f32;
        lines * HEIGHT + (lines - 1.0) * GAP
    }

    /// The buttons in lines, the main one first, in a room of this width.
    pub(super) fn view<'a>(self, room: f32) -> Element<'a, Message> {
        let (height, quiet_height) = (self.lines_height(room), self.quiet_height(room));
        let main = self.main.map(|(words, next)| Element::from(button::primary(words, next)));
        let others =
            self.others.into_iter().map(|(words, message)| Element::from(button::pill(words, message)));
        let buttons: Row<'a, Message, crate::Theme> = row(main.into_iter().chain(others));
        let buttons = buttons.spacing(GAP).align_y(Alignment::Center).wrap().vertical_spacing(GAP);
        let buttons = container(buttons).height(height);
        let waiting = self.waiting.map(|words| text::body(words).style(soft));
        let quiet = if self.shows_rare { self.rare } else { self.quiet };
        let quiet = quiet
            .into_iter()
            .map(|(words, message)| Element::from(button::quiet(words, Some(message)).sized(QUIET)));
        let quiet: Row<'a, Message, crate::Theme> = row(quiet);
        let quiet = container(quiet.wrap()).height(quiet_height);
        column![column![waiting, buttons].spacing(GAP), quiet].into()
    }
}
