//! The panel for the end of a round.

use iced::widget::{column, container, progress_bar, row, rule, space};
use iced::{Alignment, Fill};
use skipstone_core::score::{self, POINTS_PER_CARD, WIN_POINTS};
use skipstone_core::table::RoundEnd;
use skipstone_core::{EndReason, Scoring, Seat, Team};
use skipstone_net::client::DealAbsences;
use skipstone_net::host::HostCommand;

use super::multiplayer::{self, NetworkTable};
use super::{Message, State};
use crate::Element;
use crate::screen::Context;
use crate::table::Leaders;
use crate::theme::container::panel;
use crate::theme::text::{accent, danger, soft, success};
use crate::tr;
use crate::widget::{button, text};

impl State {
    /// How the round ended, its points line by line, and the scores of the series.
    pub(super) fn result<'a>(
        &'a self,
        ended: &'a RoundEnd,
        network: Option<NetworkTable<'a>>,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let locale = context.locale;
        let wording = self.wording(context);
        let won = match ended.result.winner {
            Some(team) => {
                let (who, name) = (wording.side(&self.setup, team), wording.team(&self.setup, team));
                tr!(locale, "result-won", who = who, name = name)
            }
            None => tr!(locale, "result-tie"),
        };
        let mut content = column![
            text::caption(tr!(locale, "table-round", round = self.series.round)),
            text::title(won),
            text::body(locale.end_reason(ended.result.reason)).style(soft),
        ]
        .spacing(6);
        let worked_out = self.points_breakdown(ended, context);
        if !worked_out.is_empty() {
            content = content.push(column(worked_out).spacing(2).padding([4, 0]));
        }
        if self.setup.rules().scoring != Scoring::Single {
            content = content.push(self.totals(ended, context));
        }
        if let Some(winners) = &ended.series_winners {
            let Leaders { who, name, count } = wording.leaders(&self.setup, winners);
            let won = tr!(locale, "result-series", who = who, name = name, count = count);
            content = content.push(text::heading(won).style(accent));
        }
        if let Some(verdict) = network.and_then(NetworkTable::verdict) {
            content = match verdict {
                Ok(summary) => {
                    let words = text::body(tr!(locale, "result-verified")).style(success);
                    content.push(words).push(self.withheld(summary, context).map(text::caption))
                }
                Err(differs) => content.push(text::body(locale.check_error(differs)).style(danger)),
            };
        }
        let mut buttons = row![].spacing(10).align_y(Alignment::Center);
        buttons = match self.next_message(ended, network) {
            Some(next) => {
                let words = match (ended.series_winners.is_some(), &self.multiplayer) {
                    (false, _) => tr!(locale, "result-next-round"),
                    (true, Some(_)) => tr!(locale, "result-rematch"),
                    (true, None) => tr!(locale, "result-new-game"),
                };
                buttons.push(Element::from(button::primary(words, Some(next))))
            }
            None if ended.series_winners.is_some() => {
                buttons.push(text::body(tr!(locale, "result-waits")).style(soft))
            }
            None => buttons,
        };
        buttons = buttons.push(space::horizontal());
        // Not at a network table: undoing a finished round would be unfair, as too much of it is known.
        if self.multiplayer.is_none() {
            let quiet = |words, message| Element::from(button::quiet(tr!(locale, words), Some(message)));
            buttons = buttons.push(quiet("review-my-round", Message::Review));
            buttons = buttons.push(quiet("table-undo", Message::Undo));
        }
        let (home, leave) = match &self.multiplayer {
            None => ("result-home", Message::Leave),
            Some(_) => ("menu-leave", Message::Menu(true)),
        };
        buttons = buttons.push(Element::from(button::quiet(tr!(locale, home), Some(leave))));
        container(content.push(container(buttons).padding(iced::padding::top(6))).width(560))
            .padding([18, 28])
            .style(panel)
            .into()
    }

    /// Whose random numbers were missing in a verified deal; `None` if none were.
    fn withheld(&self, summary: &DealAbsences, context: Context<'_>) -> Option<String> {
        let locale = context.locale;
        let wording = self.wording(context);
        let names =
            |seats: &[Seat]| seats.iter().map(|seat| wording.name(*seat)).collect::<Vec<_>>().join(", ");
        let withheld = summary.failed.concat();
        if !withheld.is_empty() {
            let number = summary.failed.len() + 1;
            return Some(tr!(locale, "result-redealt", number = number, names = names(&withheld)));
        }
        let without = &summary.without;
        (!without.is_empty()).then(|| tr!(locale, "result-dealt-without", names = names(without)))
    }

    /// The message that continues after the round; `None` if another player decides that.
    pub(super) fn next_message(
        &self,
        ended: &RoundEnd,
        network: Option<NetworkTable<'_>>,
    ) -> Option<Message> {
        let command = |command| Message::from(multiplayer::Message::HostCommand(command));
        let hosts = network.is_some_and(NetworkTable::hosts);
        match ended.series_winners.is_some() {
            false if self.me.is_some() => Some(Message::NextRound),
            false => hosts.then(|| command(HostCommand::StartRound)),
            true if self.multiplayer.is_none() => Some(Message::NewGame),
            true => hosts.then(|| command(HostCommand::Rematch)),
        }
    }

    /// The lines that the round's points add up from.
    fn points_breakdown<'a>(
        &'a self,
        ended: &'a RoundEnd,
        context: Context<'a>,
    ) -> Vec<Element<'a, Message>> {
        let locale = context.locale;
        let wording = self.wording(context);
        let result = &ended.result;
        let left = |team: Team| score::team_stock_left(&self.setup, team, &result.left);
        let line = |words: String, sum: String| {
            Element::from(row![text::body(words).width(Fill), text::body(sum)].spacing(24))
        };
        match (self.setup.rules().scoring, result.winner) {
            (Scoring::Points, Some(winner)) => {
                let mut lines = vec![match result.reason {
                    EndReason::StockEmpty => line(tr!(locale, "points-out"), WIN_POINTS.to_string()),
                    EndReason::Blocked | EndReason::Stalled => {
                        line(tr!(locale, "points-not-out"), "0".to_owned())
                    }
                }];
                for team in self.setup.teams().filter(|team| *team != winner) {
                    let (name, count) = (wording.team(&self.setup, team), left(team));
                    let words =
                        tr!(locale, "points-left", name = name, count = count, each = POINTS_PER_CARD);
                    lines.push(line(words, (count * POINTS_PER_CARD).to_string()));
                }
                let sum = result.points.get(winner.index()).copied().unwrap_or_default();
                let who = wording.side(&self.setup, winner);
                lines.push(rule::horizontal(1).into());
                lines.push(line(
                    tr!(locale, "points-sum", who = who, name = wording.team(&self.setup, winner)),
                    sum.to_string(),
                ));
                lines
            }
            (Scoring::LowestLeft, _) => {
                let counted = |team| {
                    line(wording.team(&self.setup, team), tr!(locale, "points-counted", count = left(team)))
                };
                self.setup.teams().map(counted).collect()
            }
            (Scoring::Points | Scoring::Wins | Scoring::Single, _) => Vec::new(),
        }
    }

    /// The scores including this round, as progress to the target.
    fn totals<'a>(&'a self, ended: &'a RoundEnd, context: Context<'a>) -> Element<'a, Message> {
        let rules = self.setup.rules();
        let total = |team: Team| {
            let score = self.series.scores.get(team.index()).copied().unwrap_or_default();
            let gained = ended.result.points.get(team.index()).copied().unwrap_or_default();
            let name = text::body(self.wording(context).team(&self.setup, team)).width(150);
            let plus = text::body(if gained > 0 { format!("+{gained}") } else { String::new() })
                .width(50)
                .style(accent);
            let score_words = text::body(score.to_string()).width(50);
            let line = row![name].spacing(10).align_y(Alignment::Center);
            Element::from(if rules.scoring == Scoring::LowestLeft {
                line.push(space::horizontal()).push(plus).push(score_words)
            } else {
                let bar = progress_bar(0.0..=rules.target as f32, score as f32).girth(8);
                line.push(bar).push(plus).push(score_words)
            })
        };
        let target = context.locale.target_inline(rules).map(text::caption);
        column![target, column(self.setup.teams().map(total)).spacing(2)].spacing(2).into()
    }
}
