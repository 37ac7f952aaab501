//! What is shown over the board: the draw for the dealer, and how a round ended.

use iced::widget::{column, container, progress_bar, row, rule, space};
use iced::{Alignment, Fill};
use skipstone_core::deal::DealerDraw;
use skipstone_core::score::{self, PER_CARD, WIN};
use skipstone_core::table::Ended;
use skipstone_core::{EndReason, Scoring, Seat, Team};
use skipstone_net::host::Order;

use super::{Message, State, company};
use crate::Element;
use crate::screen::Context;
use crate::table::Leaders;
use crate::theme::container::panel;
use crate::theme::text::{accent, danger, soft, success};
use crate::tr;
use crate::widget::{button, text};

impl State {
    /// What each seat drew, and who deals.
    pub(super) fn draws<'a>(
        &'a self,
        draws: &'a [DealerDraw],
        dealer: Seat,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let voice = self.voice(context);
        let line = |seat: Seat| {
            let drawn = voice.cards(draws.iter().filter(|draw| draw.seat == seat).map(|draw| draw.card));
            let name = text::body(voice.name(seat)).width(Fill);
            let drawn = text::body(drawn);
            let (name, drawn) =
                if seat == dealer { (name.style(accent), drawn.style(accent)) } else { (name, drawn) };
            Element::from(row![name, drawn].spacing(24))
        };
        let dealt = if Some(dealer) == self.me {
            tr!(context.locale, "draws-you-deal")
        } else {
            tr!(context.locale, "draws-deals", name = voice.name(dealer))
        };
        let go_on = button::primary(tr!(context.locale, "draws-go-on"), Some(Message::DrawsSeen));
        let content = column![
            text::heading(tr!(context.locale, "draws-title")),
            text::caption(tr!(context.locale, "draws-about")),
            column(self.setup.seats().map(line)).spacing(4),
            text::body(dealt),
            container(Element::from(go_on)).center_x(Fill),
        ];
        container(content.spacing(12).width(320)).padding(24).style(panel).into()
    }

    /// How the round ended, what it is worth line by line, and how the series stands with it.
    pub(super) fn result<'a>(&'a self, ended: &'a Ended, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let voice = self.voice(context);
        let won = match ended.result.winner {
            Some(team) => {
                let (who, name) = (voice.side(&self.setup, team), voice.team(&self.setup, team));
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
        let worked_out = self.worked_out(ended, context);
        if !worked_out.is_empty() {
            content = content.push(column(worked_out).spacing(2).padding([4, 0]));
        }
        if self.setup.rules().scoring != Scoring::Single {
            content = content.push(self.totals(ended, context));
        }
        if let Some(winners) = &ended.over {
            let Leaders { who, name, count } = voice.leaders(&self.setup, winners);
            let won = tr!(locale, "result-series", who = who, name = name, count = count);
            content = content.push(text::heading(won).style(accent));
        }
        if let Some(verdict) = self.company.as_ref().and_then(|company| company.verdict()) {
            content = content.push(match verdict {
                Ok(()) => text::body(tr!(locale, "result-verified")).style(success),
                Err(differs) => text::body(locale.differs(differs)).style(danger),
            });
        }
        let mut buttons = row![].spacing(10).align_y(Alignment::Center);
        buttons = match self.next(ended) {
            Some(next) => {
                let words = match (ended.over.is_some(), &self.company) {
                    (false, _) => tr!(locale, "result-next-round"),
                    (true, Some(_)) => tr!(locale, "result-rematch"),
                    (true, None) => tr!(locale, "result-new-game"),
                };
                buttons.push(Element::from(button::primary(words, Some(next))))
            }
            None if ended.over.is_some() => buttons.push(text::body(tr!(locale, "result-waits")).style(soft)),
            None => buttons,
        };
        buttons = buttons.push(space::horizontal());
        // Where others play, too much is known by now.
        if self.company.is_none() {
            let quiet = |words, message| Element::from(button::quiet(tr!(locale, words), Some(message)));
            buttons = buttons.push(quiet("review-my-round", Message::Review));
            buttons = buttons.push(quiet("table-undo", Message::Undo));
        }
        let (home, leave) = match &self.company {
            None => ("result-home", Message::Leave),
            Some(_) => ("menu-leave", Message::Menu(true)),
        };
        buttons = buttons.push(Element::from(button::quiet(tr!(locale, home), Some(leave))));
        container(content.push(container(buttons).padding(iced::padding::top(6))).width(560))
            .padding([18, 28])
            .style(panel)
            .into()
    }

    /// What comes after the round, if that is for the player to say.
    pub(super) fn next(&self, ended: &Ended) -> Option<Message> {
        let order = |order| Message::from(company::Message::Order(order));
        let hosts = self.company.as_ref().is_some_and(|company| company.hosts);
        match ended.over.is_some() {
            false if self.me.is_some() => Some(Message::NextRound),
            false => hosts.then(|| order(Order::Deal)),
            true if self.company.is_none() => Some(Message::NewGame),
            true => hosts.then(|| order(Order::Rematch)),
        }
    }

    /// How the round's points come about.
    fn worked_out<'a>(&'a self, ended: &'a Ended, context: Context<'a>) -> Vec<Element<'a, Message>> {
        let locale = context.locale;
        let voice = self.voice(context);
        let result = &ended.result;
        let left = |team: Team| score::left_of(&self.setup, team, &result.left);
        let line = |words: String, sum: String| {
            Element::from(row![text::body(words).width(Fill), text::body(sum)].spacing(24))
        };
        match (self.setup.rules().scoring, result.winner) {
            (Scoring::Points, Some(winner)) => {
                let mut lines = vec![match result.reason {
                    EndReason::StockEmpty => line(tr!(locale, "points-out"), WIN.to_string()),
                    EndReason::Blocked | EndReason::Stalled => {
                        line(tr!(locale, "points-not-out"), "0".to_owned())
                    }
                }];
                for team in self.setup.teams().filter(|team| *team != winner) {
                    let (name, count) = (voice.team(&self.setup, team), left(team));
                    let words = tr!(locale, "points-left", name = name, count = count, each = PER_CARD);
                    lines.push(line(words, (count * PER_CARD).to_string()));
                }
                let sum = result.points.get(winner.index()).copied().unwrap_or_default();
                let who = voice.side(&self.setup, winner);
                lines.push(rule::horizontal(1).into());
                lines.push(line(
                    tr!(locale, "points-sum", who = who, name = voice.team(&self.setup, winner)),
                    sum.to_string(),
                ));
                lines
            }
            (Scoring::LowestLeft, _) => {
                let counted = |team| {
                    line(voice.team(&self.setup, team), tr!(locale, "points-counted", count = left(team)))
                };
                self.setup.teams().map(counted).collect()
            }
            (Scoring::Points | Scoring::Wins | Scoring::Single, _) => Vec::new(),
        }
    }

    /// The scores with this round, on their way to the target.
    fn totals<'a>(&'a self, ended: &'a Ended, context: Context<'a>) -> Element<'a, Message> {
        let rules = self.setup.rules();
        let total = |team: Team| {
            let score = self.series.scores.get(team.index()).copied().unwrap_or_default();
            let gained = ended.result.points.get(team.index()).copied().unwrap_or_default();
            let name = text::body(self.voice(context).team(&self.setup, team)).width(150);
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
        let target = context.locale.target(rules).map(text::caption);
        column![target, column(self.setup.teams().map(total)).spacing(2)].spacing(2).into()
    }
}
