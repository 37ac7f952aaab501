//! The panel for the end of a series: the podium, what stood out in its rounds, and how the people stand over all evenings.

mod content;
mod facts;
mod podium;

use iced::widget::{column, container, row, scrollable};
use iced::{Fill, Size};
use skipstone_core::table::RoundEnd;

use super::layout::{self, PADDING, content_width, fitted_title};
use super::readiness;
use super::{Note, proposal_notes};
use crate::Element;
use crate::screen::Context;
use crate::screen::table::kind::TableKind;
use crate::screen::table::message::Message;
use crate::screen::table::model::TableModel;
use crate::screen::table::multiplayer::NetworkTable;
use crate::theme::container::panel;
use crate::theme::text::{accent, soft};
use crate::widget::accessible::{Named, Role};
use crate::widget::repaint_layer::RepaintLayer;
use crate::widget::text;

/// The part of the width that the podium takes, and the gap beside it.
const PODIUM_PART: f32 = 0.55;
const BESIDE: f32 = 28.0;
/// The size of the lines below the title.
const LINE: f32 = 16.0;
/// The height of podium and facts: as much as there is room, within these.
const LOWEST: f32 = 150.0;
const HIGHEST: f32 = 330.0;

impl TableModel {
    /// The panel in a room of a size.
    pub(in crate::screen::table) fn closing<'a>(
        &'a self,
        kind: &dyn TableKind,
        ended: &'a RoundEnd,
        room: Size,
        network: Option<NetworkTable<'a>>,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let width = content_width(room);
        let content = self.closing_content(self.wording(context), ended, context);
        let (title, size) = fitted_title(&content.title, width);
        let doubts = network.into_iter().flat_map(|network| network.session().doubtful_rounds());
        let changes = network.into_iter().flat_map(|network| proposal_notes(network, context));
        let doubts = doubts.map(|words| Note::new(words.to_owned(), soft));
        let notes: Vec<Note> = self.found_note(context).into_iter().chain(doubts).chain(changes).collect();
        let notes_height = notes.iter().map(|note| note.height(width)).sum::<f32>();
        let head = column![
            text::title(title.clone()).size(size).style(accent),
            text::body(content.subtitle.clone()).style(soft)
        ]
        .extend(notes.into_iter().map(Note::view));
        let readiness = network.filter(|network| network.waits_for_people());
        let readiness = readiness.map(|network| self.readiness(network, ended.ends_series(), context));
        let buttons = self.result_buttons(kind, ended, network, context);
        let foot =
            buttons.height(width) + readiness.as_ref().map_or(0.0, |_| readiness::HEIGHT + layout::GAP);
        let head_height = text::line_height(size) + text::line_height(LINE) + notes_height;
        let taken = head_height + foot + 2.0 * layout::GAP + 2.0 * (PADDING[0] + layout::EDGE);
        let height = (room.height - taken).clamp(LOWEST, HIGHEST);
        let podium_width = (PODIUM_PART * (width - BESIDE)).floor();
        let podium = self.podium(&content.sides, Size::new(podium_width, height), context);
        let facts = facts::view(&content, Size::new(width - BESIDE - podium_width, height));
        let body = row![container(podium).width(podium_width).height(height).align_bottom(height), facts];
        let content = column![head, body.spacing(BESIDE).width(Fill), readiness, buttons.view(width)];
        let content = Element::from(content.spacing(layout::GAP).width(width));
        // In a small window there may be too little room beside a chat.
        let content = match taken + LOWEST > room.height {
            true => {
                let height = room.height - 2.0 * (PADDING[0] + layout::EDGE);
                scrollable(RepaintLayer::new(content)).height(height).into()
            }
            false => content,
        };
        Named::with_role(Role::Screen, title, container(content).padding(PADDING).style(panel)).into()
    }
}
