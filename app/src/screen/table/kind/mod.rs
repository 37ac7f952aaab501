//! What sets tables apart: who plays at them with whom. Nobody outside asks what kind a table is of. The kind is asked for what it
//! says, shows and does, and answers with the defaults here unless it differs from them.
//!
//! A kind is a file here that implements [`TableKind`], and is chosen in `open`.

mod alone;
mod counted;
mod guided;
mod network;
mod offer;
mod practice;
mod puzzle;
mod shared;
mod step;
mod timed_puzzle;

use std::fmt::Debug;
use std::time::{Duration, Instant};

use skipstone_core::{Move, Seat, SeatView, Setup, Source, VisibleEvent};

use super::input::Input;
use super::message::{Action, Message};
use super::model::TableModel;
use super::multiplayer::NetworkTable;
use super::puzzle::AfterTry;
use crate::board::layout::BoardSide;
use crate::board::{Lesson, Slot};
use crate::screen::Context;
use crate::session::NetworkSession;
use crate::settings::Settings;
use crate::store::DayDeal;
use crate::widget::log;
use crate::{Element, tr};

pub(super) use alone::Alone;
pub(super) use counted::Counted;
pub(super) use guided::Guide;
pub(super) use offer::{MenuWords, Offer, SidePanel};
pub(super) use practice::Practice;
pub use practice::PracticeOrigin;
pub(super) use step::{FollowUp, NextStep, TableParts};

/// The most seats at a table where the board rests between the cards of computer players.
const SEATS_WITH_BEAT: usize = 3;

/// What a table is beyond a board. The defaults are those of a table in this process. `network` is the network table with its
/// session, `None` at all other tables.
pub(super) trait TableKind: Debug {
    /// What the table offers beside the play of cards.
    fn offered(&self) -> &'static [Offer];

    /// Whether the table offers something beside the play of cards.
    fn offers(&self, offer: Offer) -> bool {
        self.offered().contains(&offer)
    }

    /// The part that only a network table has, with its session.
    fn network<'a>(&'a self, _session: Option<&'a NetworkSession>) -> Option<NetworkTable<'a>> {
        None
    }

    // What is said.

    /// The title above the board.
    fn title(&self, model: &TableModel, context: Context<'_>) -> String {
        match model.series.round {
            _ if model.is_single_round() => context.locale.target_title(model.setup.rules()),
            // Nothing has come from the table yet.
            0 => String::new(),
            round => tr!(context, "table-round", round = round),
        }
    }

    /// What the menu says of staying and leaving.
    fn menu_words(&self, _model: &TableModel, _network: Option<NetworkTable<'_>>) -> MenuWords {
        MenuWords::default()
    }

    /// What the button of the menu does that leaves the table.
    fn leave(&self) -> Message {
        Message::Leave
    }

    /// The words of the button that skips ahead, and what it does; `None` where the pace of the others is not the player's to change.
    fn skip_words(&self) -> Option<[&'static str; 2]> {
        Some(["table-skip", "table-skip-about"])
    }

    /// Why there is none of this help, hints or takebacks. `None` where there is, or nobody says why.
    fn help_refusal(&self, _help: Offer) -> Option<&'static str> {
        None
    }

    /// What has come of the round, if its end alone doesn't say that.
    fn outcome(&self, _context: Context<'_>) -> Option<String> {
        None
    }

    /// What is said in the own turn in place of what can be played.
    fn own_turn_words(&self) -> Option<&'static str> {
        None
    }

    /// What is said below the board in place of the player's options.
    fn speech<'a>(
        &'a self,
        _model: &'a TableModel,
        _input: &'a Input,
        _context: Context<'a>,
    ) -> Option<Element<'a, Message>> {
        None
    }

    /// The height of that, which is the same whatever is said.
    fn speech_height(&self) -> Option<f32> {
        None
    }

    /// What is said to those who don't see what stands beside the board or below it, in place of what can be played; told again when it
    /// changes.
    fn spoken(&self, _model: &TableModel, _context: Context<'_>) -> Option<String> {
        None
    }

    // What is shown.

    /// From whose side the board is shown.
    fn side(&self, _model: &TableModel) -> BoardSide {
        BoardSide::Own
    }

    /// The slots to look at.
    fn guided_slots(&self, _shown: &SeatView<'_>) -> Vec<Slot> {
        Vec::new()
    }

    /// Whether a winner's stone is glad.
    fn shows_joy(&self) -> bool {
        true
    }

    /// Whether the player has reached something at which their stone is glad, though the round goes on.
    fn is_glad(&self) -> bool {
        false
    }

    /// The person who is to take over the screen, while the hand is covered.
    fn awaited_person(&self) -> Option<Seat> {
        None
    }

    /// How the panel at the right is shown.
    fn side_panel(&self) -> SidePanel {
        SidePanel::Beside
    }

    /// The content of the panel at the right. `has_menu` while the menu is open beside it.
    fn panel<'a>(
        &'a self,
        model: &'a TableModel,
        _network: Option<NetworkTable<'a>>,
        _has_menu: bool,
        _context: Context<'a>,
    ) -> Element<'a, Message> {
        log::sentences(model.timeline().log())
    }

    /// The words of the button that shows or hides that panel.
    fn panel_button(
        &self,
        is_shown: bool,
        _network: Option<NetworkTable<'_>>,
        context: Context<'_>,
    ) -> String {
        context.locale.text(if is_shown { "table-log-hide" } else { "table-log-show" })
    }

    // The end of a round.

    /// The panel at the end of the round, in place of its result.
    fn end_panel<'a>(&self, _model: &'a TableModel, _context: Context<'a>) -> Option<Element<'a, Message>> {
        None
    }

    /// What that panel says below its title.
    fn end_words(&self, _context: Context<'_>) -> Option<Vec<String>> {
        None
    }

    /// How it goes on after a round, with which the series may be over; `None` if others decide that.
    fn next_step(
        &self,
        model: &TableModel,
        is_over: bool,
        _network: Option<NetworkTable<'_>>,
    ) -> Option<NextStep> {
        match (is_over, model.is_single_round()) {
            (true, true) => Some(NextStep::new("result-again", Message::PlayAgain)),
            (true, false) => Some(NextStep::new("result-rematch", Message::PlayAgain)),
            (false, _) if model.is_spectator() => None,
            (false, _) => Some(NextStep::new("result-next-round", Message::NextRound)),
        }
    }

    /// The ways to leave after the round, by the words of their buttons.
    fn ways_out(&self, _network: Option<NetworkTable<'_>>) -> Vec<(&'static str, Message)> {
        vec![("result-home", Message::Leave)]
    }

    /// The words of the button that opens the review of the round.
    fn review_words(&self) -> &'static str {
        "result-review"
    }

    /// What a player has learned who has finished or left the round.
    fn lesson(&self) -> Option<Lesson> {
        None
    }

    /// Where the player goes back to from a round that was begun elsewhere.
    fn way_back(&self) -> Option<PracticeOrigin> {
        None
    }

    /// The day whose deal is played for the round that counts.
    fn day(&self) -> Option<DayDeal> {
        None
    }

    // What may be played.

    /// Whether a legal move may be played now.
    fn allows(&self, _mv: Move, _known: &SeatView<'_>) -> bool {
        true
    }

    /// Why a move may not be played, legal or not.
    fn objection(&self, _mv: Move, _model: &TableModel, _context: Context<'_>) -> Option<String> {
        None
    }

    /// The move from a slot that is waited for.
    fn awaited_move(&self, _slot: Slot, _known: &SeatView<'_>) -> Option<Move> {
        None
    }

    /// What to do instead of an attempt with the card of that source, or with none.
    fn correction(
        &self,
        _taken: Option<Source>,
        _model: &TableModel,
        _context: Context<'_>,
    ) -> Option<String> {
        None
    }

    /// What to do instead of pressing a slot while a card is held; with the slot whose card stays picked up.
    fn press_correction(
        &self,
        _slot: Slot,
        _held: Option<Slot>,
        _model: &TableModel,
        _context: Context<'_>,
    ) -> Option<(Option<Slot>, String)> {
        None
    }

    /// Whether a seat's player may ask to take a move back.
    fn may_undo(&self, seat: Seat, model: &TableModel) -> bool {
        model.has_moved(seat)
    }

    /// What the key does on the board that presses a slot, in place of that.
    fn on_press(&self) -> Option<Message> {
        None
    }

    /// What the Enter key does while nothing has the focus.
    fn on_enter(&self) -> Option<Message> {
        self.on_press()
    }

    // The pace.

    /// How long computer players wait before each move, and how long while this screen skips ahead. `None` where the host decides
    /// that.
    fn bot_delay(&self, skips: bool, settings: &Settings) -> Option<Duration> {
        Some(if skips { Duration::ZERO } else { settings.pace.bot_delay() })
    }

    /// How long the board rests between the cards of a computer player: what their pace leaves beside a card's flight. Where many
    /// play one after another, and where the host decides on the pace, it doesn't rest.
    fn beat(&self, setup: Setup, settings: &Settings) -> Duration {
        let pace = self.bot_delay(false, settings).filter(|_| setup.seat_count() <= SEATS_WITH_BEAT);
        pace.unwrap_or_default().saturating_sub(settings.speed.flight_time())
    }

    /// Whether the player sets the pace of the computer players.
    fn sets_pace(&self, _network: Option<NetworkTable<'_>>) -> bool {
        true
    }

    /// Whether the round goes on only once its player reads on, which the board may not show yet.
    fn halts_for_reader(&self) -> bool {
        false
    }

    /// Whether the player's time is counted, which is told once a second.
    fn counts_time(&self) -> bool {
        false
    }

    // What happens at the table.

    /// The round begins, also anew.
    fn begin_round(&mut self) {}

    /// Follows events that are received; returns whether the computer players' delay may have changed by them.
    fn receive(&mut self, _events: &[VisibleEvent]) -> bool {
        false
    }

    /// Follows events that the board has shown. Called after every message. Returns what the app has to do about them.
    fn tell(&mut self, _events: &[VisibleEvent], _now: Instant) -> Vec<Action> {
        Vec::new()
    }

    /// Follows the table. Called after every message. Returns whether the player has to be called to the window.
    fn track(
        &mut self,
        _model: &mut TableModel,
        _session: Option<&NetworkSession>,
        _now: Instant,
        _context: Context<'_>,
    ) -> bool {
        false
    }

    /// Handles a message that only this kind has, or one that concerns its panel or the menu.
    fn update(&mut self, _message: Message, _parts: TableParts<'_>) -> Vec<FollowUp> {
        Vec::new()
    }

    /// Takes what the end of a try at a puzzle has led to.
    fn take_after_try(&mut self, _after: AfterTry) {}
}
