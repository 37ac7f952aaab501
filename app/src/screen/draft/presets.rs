//! The presets, and how the draft's rules differ from theirs.

use iced::Fill;
use iced::widget::{Column, button, column, container, row};
use skipstone_core::{Preset, RuleKey};

use super::Change;
use super::house_rules::value_name;
use super::table::{Draft, Sides};
use crate::locale::house_rules;
use crate::settings::Context;
use crate::theme::button::card as style;
use crate::widget::accessible::Named;
use crate::widget::choice::neighbours;
use crate::widget::focus::Control;
use crate::widget::{text, tooltip};
use crate::{Element, tr};

/// Between parts of a line.
const SEPARATOR: &str = "  ·  ";
/// How many changed rules the card of the chosen preset names.
const NAMED: usize = 2;

/// Draws the presets as cards to choose from. The chosen one says in what the draft differs from it, if it does.
pub(super) fn view<'a>(draft: &'a Draft, context: Context<'a>) -> Element<'a, Change> {
    let chosen = draft.rules().preset;
    let is_changed = draft.is_changed();
    let card = |preset: &Preset| {
        let name = text::body(tr!(context, format!("preset-{}", preset.name())));
        let changed = (*preset == chosen && is_changed)
            .then(|| values(draft, draft.rules().overrides(), NAMED, context));
        let about = changed.unwrap_or_else(|| tr!(context, format!("preset-{}-about", preset.name())));
        let about = iced::widget::text(about).size(14);
        let card = button(container(column![name, about].spacing(2)).center_y(Fill))
            .width(Fill)
            .height(Fill)
            .padding([0, 14])
            .style(style(*preset == chosen, is_changed))
            .on_press(Change::Preset(*preset));
        let card = Control::choice(card, *preset == chosen, Change::Preset(*preset));
        match preset {
            Preset::Classic1980 => {
                let more = tr!(context, "preset-classic-1980-more");
                tooltip::with_tooltip(card, more, tooltip::Position::Bottom)
            }
            _ => card.into(),
        }
    };
    let pairs = Preset::ALL.chunks(2).map(|pair| row(pair.iter().map(card)).spacing(8).height(74).into());
    let neighbour = neighbours(Preset::ALL.to_vec(), &chosen);
    let cards = Control::new(Column::with_children(pairs).spacing(8))
        .on_step(move |step| neighbour(step).map(Change::Preset))
        .choices();
    let heading = tr!(context, "new-game-rules");
    let cards = Named::new(heading.clone(), cards);
    column![text::heading(heading), Element::from(cards)].spacing(12).into()
}

/// The differences from the preset that [`summary`] doesn't tell, at most `most` of them listed; `None` if there are none.
pub fn differences(draft: &Draft, most: usize, context: Context<'_>) -> Option<String> {
    let rules = draft.rules();
    let count = house_rules(rules).count();
    if count == 0 {
        return None;
    }
    let preset = tr!(context, format!("preset-{}", rules.preset.name()));
    let head = tr!(context, "new-game-differs", preset = preset, count = count);
    Some(format!("{head}{SEPARATOR}{}", values(draft, house_rules(rules), most, context)))
}

/// These rules with their values, at most `most` of them.
fn values(
    draft: &Draft,
    keys: impl Iterator<Item = &'static RuleKey>,
    most: usize,
    context: Context<'_>,
) -> String {
    let rules = draft.rules();
    let changed: Vec<_> = keys.collect();
    let value = |key: &&RuleKey| {
        let name = tr!(context, format!("rule-{}", key.name));
        context.locale.labelled(&name, &value_name(draft, key, &(key.get)(rules), context))
    };
    let more = (changed.len() > most).then(|| "…".to_owned());
    changed.iter().take(most).map(value).chain(more).collect::<Vec<_>>().join(SEPARATOR)
}

/// Teams, stock size and target in a line.
pub fn summary(draft: &Draft, context: Context<'_>) -> String {
    let (rules, seats) = (draft.rules(), draft.table().seats.len());
    let sides = match draft.sides() {
        Sides::Alone => tr!(context, "summary-alone", seats = seats),
        Sides::Teams(teams) => tr!(context, "summary-teams", teams = teams, each = seats / teams.max(1)),
    };
    // Rules that don't fit the table have no size to tell.
    let stock = draft.table().setup().ok().map(|setup| context.locale.stock_title(&setup));
    let parts = [Some(sides), stock, Some(context.locale.target_title(rules))];
    parts.into_iter().flatten().collect::<Vec<_>>().join(SEPARATOR)
}
