//! Between rounds at a network table: who is ready for the next one, who still reads, and who is away. After a series: who plays
//! again.

use std::time::Duration;

use iced::widget::text::Wrapping;
use iced::widget::{Column, Row, column, container, row};
use iced::{Alignment, Center, Element as IcedElement, Fill, Renderer};
use skipstone_core::Seat;
use skipstone_net::Fingerprint;

use crate::Theme;
use crate::locale::minutes_and_seconds;
use crate::screen::Context;
use crate::screen::table::message::Message;
use crate::screen::table::model::TableModel;
use crate::screen::table::multiplayer::NetworkTable;
use crate::session::SeatPresence;
use crate::theme::text::{accent, soft};
use crate::tr;
use crate::widget::stone::Mood;
use crate::widget::stone_face::face_in_mood;
use crate::widget::text;

/// The width of a person's column, of the stone in it, and the height of all.
const COLUMN: f32 = 66.0;
const STONE: f32 = 34.0;
const PEOPLE: f32 = 70.0;
/// The height of the line above.
const HEADING: f32 = 22.0;

/// The height of the section.
pub(super) const HEIGHT: f32 = HEADING + PEOPLE;

impl TableModel {
    /// A column for each person, and the countdown if the host doesn't wait.
    pub(in crate::screen::table) fn readiness<'a>(
        &'a self,
        network: NetworkTable<'a>,
        is_over: bool,
        context: Context<'a>,
    ) -> IcedElement<'a, Message, Theme, Renderer> {
        let session = network.session;
        let is_ready_words = if is_over { "again-yes" } else { "ready-yes" };
        let person = |(seat, newcomer): (Seat, Option<Fingerprint>)| {
            let is_ready = session.next_round.readiness.is_ready(seat);
            let presence = newcomer.map_or(session.presence.of(seat), |_| SeatPresence::Here);
            let (words, mood) = match (is_ready, presence) {
                (_, SeatPresence::Away(_) | SeatPresence::Replaced) => ("ready-away", Mood::Asleep),
                (true, SeatPresence::Here | SeatPresence::Quiet) => (is_ready_words, Mood::Playing),
                (false, SeatPresence::Here | SeatPresence::Quiet) => ("ready-reads", Mood::Calm),
            };
            let stone = newcomer.and_then(|key| session.lobby.as_deref()?.stone_of(key));
            let stone = stone.unwrap_or_else(|| self.stone_display(seat, context).stone);
            let stone = face_in_mood(&self.pictures, (stone, mood), STONE, context.scale);
            let name = text::shortened(&self.next_name((seat, newcomer), network, context), 13.0, COLUMN);
            let state = text::caption(context.locale.text(words)).size(12);
            let state = if is_ready { state.style(accent) } else { state.style(soft) };
            column![stone, text::caption(name).size(13), state].width(COLUMN).align_x(Center).into()
        };
        let people = Row::with_children(session.next_people().map(person));
        let heading = container(self.readiness_line(network, is_over, context)).height(HEADING).width(Fill);
        let content: Column<'a, Message, Theme> =
            column![heading.clip(true), people.spacing(4).height(PEOPLE)];
        content.align_x(Alignment::Start).into()
    }

    /// How many are ready, or when the next round begins without the others, and who is waited for: also beside what a player reads
    /// in place of the result.
    pub(in crate::screen::table) fn readiness_line<'a>(
        &'a self,
        network: NetworkTable<'a>,
        is_over: bool,
        context: Context<'a>,
    ) -> Row<'a, Message, Theme> {
        let people: Vec<_> = network.session.awaited_people(is_over).collect();
        let readiness = &network.session.next_round.readiness;
        let count = if is_over { "again-count" } else { "ready-count" };
        let heading = match readiness.begins_in() {
            Some(Duration::ZERO) => tr!(context, "ready-begins-now"),
            Some(left) => tr!(context, "ready-begins-in", left = minutes_and_seconds(left)),
            None => tr!(context, count, ready = readiness.count(), people = people.len()),
        };
        let awaited = self.awaited_words(&people, network, is_over, context);
        let awaited = awaited.map(|words| text::caption(words).style(soft).wrapping(Wrapping::None));
        row![text::caption(heading).style(accent)].push(awaited).spacing(14)
    }

    /// Whom the player waits for who is ready, and before that, who waits for the player, or when the next round begins. `None` while a
    /// countdown runs.
    fn awaited_words(
        &self,
        people: &[(Seat, Option<Fingerprint>)],
        network: NetworkTable<'_>,
        is_over: bool,
        context: Context<'_>,
    ) -> Option<String> {
        let session = network.session;
        if session.next_round.readiness.begins_in().is_some() {
            return None;
        }
        let names = |people: &[(Seat, Option<Fingerprint>)]| {
            let names = people.iter().map(|person| self.next_name(*person, network, context));
            context.locale.list(&names.collect::<Vec<_>>())
        };
        let (ready, awaited): (Vec<_>, Vec<_>) =
            people.iter().copied().partition(|(seat, _)| session.next_round.readiness.is_ready(*seat));
        if network.is_own_ready() {
            return (!awaited.is_empty()).then(|| tr!(context, "ready-waits", names = names(&awaited)));
        }
        let plays = session.seat_in_next_round().is_some();
        if plays && awaited.len() == 1 && !ready.is_empty() {
            Some(tr!(context, "ready-waits-own", names = names(&ready), count = ready.len()))
        } else {
            // After a series that is said above the buttons, and whoever plays alone waits for nobody.
            let is_alone = people.len() == 1 && plays;
            (!is_over && !is_alone).then(|| tr!(context, "ready-begins-once"))
        }
    }

    /// What somebody who plays the next round is called.
    fn next_name(
        &self,
        person: (Seat, Option<Fingerprint>),
        network: NetworkTable<'_>,
        context: Context<'_>,
    ) -> String {
        network.session.next_name(person, self.wording(context))
    }
}
