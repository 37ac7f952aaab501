//! The panel for the end of a round: who wins, how the points add up, how the stocks went down, and how the series stands.

mod best_turn;
mod buttons;
mod chart;
mod closing;
mod layout;
mod lesson;
mod luck;
mod points;
mod race;
mod readiness;
mod reopening;
mod words;

use std::iter;

use iced::widget::{Row, button as pressable, column, container, image, row};
use iced::{Alignment, Size};
use skipstone_core::Seat;
use skipstone_core::milestone::Milestone;
use skipstone_core::table::RoundEnd;
use skipstone_net::client::{DealSummary, Verdict};
use skipstone_net::trust::Acquaintance;

use super::kind::TableKind;
use super::message::Message;
use super::model::TableModel;
use super::multiplayer::NetworkTable;
use super::series::ResultPicture;
use crate::screen::Context;
use crate::statistics::NewMilestones;
use crate::theme::button::quiet;
use crate::theme::card_backs::CardBack;
use crate::theme::container::panel;
use crate::theme::text::{accent, danger, soft, success};
use crate::widget::accessible::{Named, Role};
use crate::widget::focus::Control;
use crate::widget::pebble::PebbleState;
use crate::widget::picture_cache::Drawing;
use crate::widget::stone_picture::{stone_bounds, stone_picture};
use crate::widget::text;
use crate::widget::tooltip::{Position, with_tooltip};
use crate::{Element, Theme, tr};

use layout::{PanelLayout, SectionHeights, content_width, fitted_title, stone_width, text_height};

/// The size of the series' winner.
const SERIES: f32 = 20.0;
/// The size of the lines about the deal.
const NOTE: f32 = 15.0;
/// The gap between the lines of the head, and between the stone and these.
const LINE_GAP: f32 = 4.0;
const STONE_GAP: f32 = 24.0;
/// The width of a pebble that was found.
const PEBBLE: f32 = 34.0;

/// A sentence in the head, and what it means where it says so in a word.
struct Note {
    words: String,
    style: fn(&Theme) -> iced::widget::text::Style,
    about: Option<String>,
    on_press: Option<Message>,
    /// The pictures before it.
    pictures: Vec<image::Handle>,
}

impl Note {
    fn new(words: String, style: fn(&Theme) -> iced::widget::text::Style) -> Note {
        Note { words, style, about: None, on_press: None, pictures: Vec::new() }
    }

    fn explained(self, about: String) -> Note {
        Note { about: Some(about), ..self }
    }

    fn on_press(self, message: Message) -> Note {
        Note { on_press: Some(message), ..self }
    }

    /// Its height in a room of this width.
    fn height(&self, room: f32) -> f32 {
        match self.pictures.len() as f32 {
            0.0 => text_height(&self.words, NOTE, room),
            many => text_height(&self.words, NOTE, room - many * (PEBBLE + LINE_GAP)).max(0.75 * PEBBLE),
        }
    }

    fn view<'a>(self) -> Element<'a, Message> {
        let words = text::body(self.words).size(NOTE).style(self.style);
        if let Some(message) = self.on_press {
            let pictures = self.pictures.into_iter().map(|picture| image(picture).width(PEBBLE).into());
            let words = Row::with_children(pictures).push(words).spacing(LINE_GAP).align_y(Alignment::Center);
            let pressed = pressable(words).padding(0).style(quiet).on_press(message.clone());
            return Control::new(pressed).on_press(Some(message)).into();
        }
        match self.about {
            Some(about) => {
                let explained = with_tooltip(words, about.clone(), Position::Bottom);
                Control::new(explained).shows_tooltip().named(about).into()
            }
            None => words.into(),
        }
    }
}

/// What is unlike before in the proposed round, and what the player has to confirm of it.
fn proposal_notes<'a>(network: NetworkTable<'a>, context: Context<'a>) -> impl Iterator<Item = Note> {
    let session = network.session();
    let seated = session.proposed_seat().is_some();
    let changes = if seated { session.change_words(context.locale) } else { Vec::new() };
    let heading = (!changes.is_empty()).then(|| Note::new(tr!(context, "proposal-changes"), soft));
    let surprises = session.surprise_words(context.locale).into_iter().map(|words| Note::new(words, danger));
    heading.into_iter().chain(changes.into_iter().map(|words| Note::new(words, accent))).chain(surprises)
}

/// The same as lines of a panel.
pub(super) fn proposal_lines<'a>(
    network: NetworkTable<'a>,
    context: Context<'a>,
) -> impl Iterator<Item = Element<'a, Message>> {
    proposal_notes(network, context).map(Note::view)
}

impl TableModel {
    /// The panel in a room of a size.
    pub(super) fn result<'a>(
        &'a self,
        kind: &dyn TableKind,
        ended: &'a RoundEnd,
        room: Size,
        network: Option<NetworkTable<'a>>,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let width = content_width(room);
        let count = self.series.count_up();
        // The head: the winner's stone, and beside it who wins, why, and what is known of the deal.
        let stone = ended.result.winner.map(|team| self.team_stone(team, context));
        let stone_size = stone.map(|stone| stone_bounds(stone, stone_width(room)));
        let stone =
            stone.map(|stone| stone_picture(&self.pictures, stone, stone_width(room), self.scale(context)));
        let beside = stone_size.map_or(0.0, |size| size.width + STONE_GAP);
        let room_beside = width - beside;
        let (title, title_size) = fitted_title(&self.outcome(ended, context), room_beside);
        let points = self.points_line(ended, context);
        let mut notes = self.result_notes(network, context);
        notes.extend(self.handicap_note(context));
        notes.extend(self.luck_note(context));
        notes.extend(self.reached_notes(context));
        notes.extend(network.into_iter().flat_map(|network| proposal_notes(network, context)));
        let mut height = text::line_height(title_size) + LINE_GAP + points.height(room_beside, context);
        let mut lines = column![text::title(title.clone()).size(title_size), points.view(count, context)]
            .spacing(LINE_GAP);
        if ended.series_winners.is_some() && !self.is_single_round() {
            let won = self.round_outcome(ended, context);
            height += LINE_GAP + text_height(&won, SERIES, room_beside);
            lines = lines.push(text::heading(won).style(accent));
        }
        for note in notes {
            height += LINE_GAP + note.height(room_beside);
            lines = lines.push(note.view());
        }
        let height = height.max(stone_size.map_or(0.0, |size| size.height));
        let best = self.best_turn(ended).filter(|_| self.series.picture == ResultPicture::BestTurn);
        let luck = self.series.luck.luck().filter(|_| self.series.picture == ResultPicture::Luck);
        let praised = best.as_ref().map(|(_, best)| best.turn);
        let lesson = self.lesson(praised, width, context);
        let stone = stone.map(Element::from);
        let head = row![stone, lines].spacing(STONE_GAP).align_y(Alignment::Center);

        let readiness = network.filter(|network| network.waits_for_people());
        let readiness = readiness.map(|network| self.readiness(network, ended.ends_series(), context));
        let buttons = self.result_buttons(kind, ended, network, context);
        let line = |is_shown: bool, height: f32| if is_shown { height + layout::GAP } else { 0.0 };
        let foot = buttons.height(width)
            + line(readiness.is_some(), readiness::HEIGHT)
            + line(lesson.is_some(), lesson::HEIGHT);
        let picture = match (&best, luck) {
            (_, Some(_)) => luck::heights(self.setup.seat_count()),
            (Some(_), None) => best_turn::PICTURE,
            (None, None) => chart::HEIGHTS,
        };
        let fit = |lanes: usize| {
            let head = height + line(best.is_some(), best_turn::words_height());
            let race_head = self.race_head_height();
            PanelLayout::fit(room, SectionHeights { head, picture: Some(picture), race_head, lanes, foot })
        };
        let fitted = fit(self.setup.teams().count());
        // Whoever wants the figures sees them; the lanes scroll then.
        let fitted = if luck.is_some() && fitted.picture != Some(picture.most) { fit(1) } else { fitted };
        let middle = match (best, luck) {
            (_, Some(luck)) => fitted.picture.map(|height| self.luck_figures(luck, height, context)),
            (Some(best), None) => {
                Some(self.best_turn_box(best, ended, fitted.picture.is_some(), width, context))
            }
            (None, None) => fitted.picture.map(|height| self.stock_chart(height, context)),
        };
        let race = self.race(ended, width, fitted, context);
        let content =
            column![container(head).height(height), middle, race, lesson, readiness, buttons.view(width)];
        let content = container(content.spacing(layout::GAP).width(width)).padding(layout::PADDING);
        Named::with_role(Role::Screen, title, content.style(panel)).into()
    }

    /// Who has won the series, or the round if that doesn't end it.
    pub(super) fn outcome(&self, ended: &RoundEnd, context: Context<'_>) -> String {
        match &ended.series_winners {
            Some(winners) if !self.is_single_round() => self.closing_title(self.wording(context), winners),
            _ => self.round_outcome(ended, context),
        }
    }

    /// Who has won the round.
    fn round_outcome(&self, ended: &RoundEnd, context: Context<'_>) -> String {
        self.wording(context).round_outcome(&self.setup, self.series.round, ended.result.winner)
    }

    /// The days in a row, and what was reached.
    fn reached_notes(&self, context: Context<'_>) -> Vec<Note> {
        let day = self.series.reached.day.as_ref().filter(|day| day.days_in_row > 0);
        let day = day.map(|day| tr!(context, "days-streak", days = day.days_in_row));
        day.map(|words| Note::new(words, accent)).into_iter().chain(self.found_note(context)).collect()
    }

    /// The pebbles that were found, with the back of the cards that they bring, which leads to the shelf; `None` if the player hides
    /// milestones.
    fn found_note(&self, context: Context<'_>) -> Option<Note> {
        let NewMilestones { reached, found } = &self.series.reached.milestones;
        let words = context.locale.reached_milestones(reached).filter(|_| context.settings.milestones)?;
        let back = CardBack::found_with(reached.len(), *found);
        let back = back.map(|back| tr!(context, format!("back-{}", back.key())));
        let words = tr!(context, "shelf-found-line", words = words, back = back.as_deref().unwrap_or("none"));
        let pixels = (PEBBLE * self.scale(context)).ceil() as u32;
        let picture = |milestone: &Milestone| {
            self.pictures.picture(Drawing::Pebble(*milestone, PebbleState::New), pixels, 0.0).handle
        };
        let pictures = reached.iter().map(picture).collect();
        Some(Note { pictures, ..Note::new(words, accent).on_press(Message::ShowShelf) })
    }

    /// With which stock piles the round began, where they weren't alike.
    fn handicap_note(&self, context: Context<'_>) -> Option<Note> {
        let is_uneven = self.setup.common_stock().is_none();
        is_uneven.then(|| Note::new(format!("{}.", context.locale.stock_title(&self.setup)), soft))
    }

    /// What can be said of the round's fairness; nothing at a table in this process.
    fn result_notes(&self, network: Option<NetworkTable<'_>>, context: Context<'_>) -> Vec<Note> {
        let locale = context.locale;
        let wording = self.wording(context);
        match network.and_then(NetworkTable::verdict) {
            Some(Verdict::Verified(summary)) => {
                // What a program can know of a deal depends on whose share is in it.
                let about = match network {
                    Some(network) if network.hosts() => tr!(locale, "result-verified-about-host"),
                    _ if self.is_spectator() => tr!(locale, "result-verified-about-watcher"),
                    _ => tr!(locale, "result-verified-about"),
                };
                let details = self.summary_lines(summary, network, context);
                let is_shown = self.series.shows_verdict_details;
                let words = tr!(
                    locale,
                    "result-verified-line",
                    verdict = tr!(locale, "result-verified"),
                    notes = details.len(),
                    shown = if is_shown { "yes" } else { "no" }
                );
                let verified = Note::new(words, success).on_press(Message::ShowVerdictDetails(!is_shown));
                let number = network.and_then(|network| network.session().safety_number());
                let compare = number.map(|number| tr!(locale, "safety-number", number = number.to_string()));
                let details = iter::once(about).chain(details).chain(compare);
                let details = details.map(|words| Note::new(words, soft));
                iter::once(verified).chain(details.filter(|_| is_shown)).collect()
            }
            Some(Verdict::NotProven(doubt)) => {
                let doubt = Note::new(locale.doubt(*doubt), soft);
                vec![doubt.explained(tr!(locale, "result-not-proven-about"))]
            }
            Some(Verdict::Broken(breach)) => {
                let breach = Note::new(locale.breach(breach, |seat| wording.name(seat)), danger);
                vec![breach.explained(tr!(locale, "result-broken-about"))]
            }
            None => Vec::new(),
        }
    }

    /// How a verified deal came about, who vouches for the round, and what isn't part of the proof.
    fn summary_lines(
        &self,
        summary: &DealSummary,
        network: Option<NetworkTable<'_>>,
        context: Context<'_>,
    ) -> Vec<String> {
        let locale = context.locale;
        let wording = self.wording(context);
        let known = |seat| network.and_then(|network| network.acquaintance(seat));
        // The lobby may show others by now than those who played.
        let name = |seat| match network.and_then(|network| network.name(seat)) {
            Some(name) if self.me != Some(seat) => name.to_owned(),
            _ => wording.name(seat),
        };
        let names = |seats: &[Seat]| locale.list(&seats.iter().map(|seat| name(*seat)).collect::<Vec<_>>());
        let mut lines = locale.deal_exceptions(summary, name);
        let witnesses = &summary.witnesses;
        // The host can have invented a key that only it has named.
        let of = |is_theirs: fn(Option<Acquaintance>) -> bool| {
            witnesses.iter().copied().filter(|seat| is_theirs(known(*seat))).collect::<Vec<Seat>>()
        };
        let through_host = of(|known| known == Some(Acquaintance::ThisHost));
        let new = of(|known| matches!(known, Some(Acquaintance::New) | None));
        let met = of(|known| matches!(known, Some(Acquaintance::Direct | Acquaintance::OtherHost)));
        if !met.is_empty() {
            lines.push(tr!(locale, "result-witnessed", count = met.len(), names = names(&met)));
        }
        for (unmet, known) in [(through_host, "this-host"), (new, "new")] {
            if !unmet.is_empty() {
                let (count, names) = (unmet.len(), names(&unmet));
                lines.push(tr!(
                    locale,
                    "result-witnessed-unmet",
                    count = count,
                    names = names,
                    known = known
                ));
            }
        }
        let on_phones: Vec<Seat> = self
            .setup
            .seats()
            .filter(|seat| network.is_some_and(|network| network.was_on_phone(*seat)))
            .collect();
        if !on_phones.is_empty() {
            lines.push(tr!(locale, "result-on-phones", names = names(&on_phones)));
        }
        lines
    }
}
