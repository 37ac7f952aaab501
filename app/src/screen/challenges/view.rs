//! The layout of the screen.

use iced::widget::{column, container, image, row, text_input};
use iced::{Center, Fill};
use skipstone_core::challenge::Challenge;
use skipstone_core::table::{Player, SeatConfig};

use super::comparison::{compared, made_lines};
use super::{Accepted, CopyButton, Entered, Known, Message, State, Waiting, player};
use crate::days::ChallengeOutcome;
use crate::link::Link;
use crate::screen::Context;
use crate::store::{AcceptedChallenge, StoredSeriesId};
use crate::theme::container::{field, warning};
use crate::theme::text::soft;
use crate::widget::accessible::Named;
use crate::widget::page::{page, scrolled_sheet, section};
use crate::widget::text_field::TextField;
use crate::widget::{button, text};
use crate::{Element, tr};

/// The width of the code to scan, in logical pixels.
const CODE: f32 = 148.0;
/// The width of a button of a challenge.
const BUTTON: f32 = 150.0;

impl State {
    /// The id of the field for a code, to focus it.
    pub const CODE_FIELD: &str = "challenge-code";

    /// Builds the widgets for the current state; called after every message.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let code = text_input(&tr!(context, "challenges-code"), &self.typed)
            .id(State::CODE_FIELD)
            .on_input(Message::Typed)
            .on_submit_maybe(self.entered_challenge().cloned().map(Box::new).map(Message::Accept))
            .size(16)
            .padding([9, 12]);
        let code =
            Element::from(Named::new(tr!(context, "challenges-code"), TextField::new(&self.typed, code)));
        let entered = self.entered.as_ref().map(|entered| match entered {
            Ok(entered) => self.entered_row(entered, context),
            Err(error) => notice(context.locale.challenge_code_error(error)),
        });
        let about = text::body(tr!(context, "challenges-about"));
        let open = button::secondary(tr!(context, "challenges-open"), Some(Message::OpenFile));
        let open =
            row![text::caption(tr!(context, "challenges-open-about")).width(Fill), Element::from(open)];
        let checking = self.is_checking.then(|| text::body(tr!(context, "challenges-checking")));
        let refused = self.refused.iter().map(|refused| {
            let why = context.locale.attempt_error(&refused.why);
            notice(tr!(context, "challenges-refused", name = player(&refused.name, context), why = why))
        });
        let saved = self.saved.as_ref().map(|saved| match saved {
            Ok(_) => text::body(context.locale.exported(saved)).into(),
            Err(_) => notice(context.locale.exported(saved)),
        });
        let waiting =
            self.waiting.iter().filter(|waiting| Some(&waiting.challenge) != self.entered_challenge());
        let waiting: Vec<_> = waiting.map(|waiting| waiting.view(context)).collect();
        let waiting = (!waiting.is_empty()).then(|| section(tr!(context, "challenges-waiting"), waiting));
        let known = self.known.iter().filter(|known| Some(&known.challenge) != self.entered_challenge());
        let known = known.map(|known| self.known_row(known, context));
        let accepted = self.accepted.iter().map(|accepted| self.accepted_row(accepted, context));
        let played: Vec<_> = accepted.chain(known).collect();
        let played = (!played.is_empty()).then(|| section(tr!(context, "challenges-taken"), played));
        let content = column![about, code]
            .push(entered)
            .push(open.spacing(16).align_y(Center))
            .push(checking)
            .extend(refused)
            .push(saved)
            .push(waiting)
            .push(played);
        let content = content.spacing(16).width(Fill);
        page(tr!(context, "challenges-title"), tr!(context, "back"), Message::Leave, scrolled_sheet(content))
    }

    /// The challenge whose code was entered.
    fn entered_row<'a>(&'a self, entered: &'a Entered, context: Context<'a>) -> Element<'a, Message> {
        let challenge = &entered.challenge;
        let known = self.accepted.iter().find(|accepted| accepted.challenge.challenge == *challenge);
        let is_played = entered.made.iter().any(|made| made.mine);
        let next = match known {
            Some(accepted) if accepted.round.waits => resume(accepted.challenge.series, context),
            None if !is_played => play(challenge, context),
            _ => play_again(challenge, context),
        };
        let counts = if is_played { "challenges-played-before" } else { "challenges-counts" };
        let about = text::caption(tr!(context, counts)).style(soft);
        let copy = self.copy(CopyButton::Entered, challenge, context);
        let link = Link::Challenge(Box::new(challenge.clone())).to_string();
        let words = if self.copied == Some(CopyButton::EnteredLink) { "days-copied" } else { "copy-link" };
        let copy_link = Message::Copy(CopyButton::EnteredLink, link);
        let copy_link = Element::from(button::quiet(tr!(context, words), Some(copy_link)));
        let buttons = row![Element::from(next), Element::from(copy), copy_link, save(challenge, context)];
        let waiting = self.waiting.iter().find(|waiting| waiting.challenge == *challenge && !is_played);
        let rivals = waiting.and_then(|waiting| rivals_line(&waiting.rivals, context));
        let words = column![text::heading(players(challenge, context))].push(rivals);
        // What was accepted is compared below.
        let made: Vec<_> = match known {
            None => entered.made.iter().map(|made| made_lines(made, context)).collect(),
            Some(_) => Vec::new(),
        };
        let words = words.extend(made).push(about).push(buttons.spacing(10).wrap());
        let picture = entered.picture.clone().map(|picture| {
            image(picture).filter_method(image::FilterMethod::Nearest).width(CODE).height(CODE)
        });
        let line = row![words.spacing(10).width(Fill)].push(picture).spacing(16).align_y(Center);
        container(line).padding([12, 16]).width(Fill).style(field).into()
    }

    /// A challenge that was accepted, and what was made of it.
    fn accepted_row<'a>(&'a self, accepted: &'a Accepted, context: Context<'a>) -> Element<'a, Message> {
        let Accepted { challenge: AcceptedChallenge { challenge, day, series, .. }, round, rivals, made } =
            accepted;
        let day = day.map(|day| {
            let date = context.locale.civil_date(day.date);
            tr!(context, "days-table-title", date = date)
        });
        let title = day.unwrap_or_else(|| players(challenge, context));
        let told = match &made[..] {
            // The record can't be replayed.
            [] => round.outcome.map(|outcome| outcome_line(outcome, context)),
            [only] if only.mine => Some(outcome_line(ChallengeOutcome::of_attempt(&only.attempt), context)),
            _ => None,
        };
        let rivals = round.outcome.is_none().then(|| rivals_line(rivals, context)).flatten();
        let words = column![text::heading(title)].push(told).push(rivals).spacing(6).width(Fill);
        let copy = self.copy(CopyButton::Accepted(*series), challenge, context);
        let next = match (round.waits, round.outcome) {
            (true, _) => Some(resume(*series, context)),
            (false, Some(_)) => Some(play_again(challenge, context)),
            (false, None) => None,
        };
        let next = next.map(|next| next.width(BUTTON));
        let line = row![words, Element::from(copy), save(challenge, context)].push(next);
        let compared = (made.len() > 1).then(|| compared(challenge, made, &self.pictures, context));
        let content = column![line.spacing(16).align_y(Center)].push(compared).spacing(10);
        container(content).padding([12, 16]).width(Fill).style(field).into()
    }

    /// A deal that was played here before, and what was made of it.
    fn known_row<'a>(&'a self, known: &'a Known, context: Context<'a>) -> Element<'a, Message> {
        let Known { challenge, made } = known;
        let remove = Message::Remove(Box::new(challenge.clone()));
        let remove = button::quiet(tr!(context, "challenges-remove"), Some(remove));
        let again = play_again(challenge, context).width(BUTTON);
        let title = text::heading(players(challenge, context)).width(Fill);
        let line = row![title, Element::from(remove), save(challenge, context), Element::from(again)];
        let line = line.spacing(16).align_y(Center);
        let content = column![line, compared(challenge, made, &self.pictures, context)].spacing(10);
        container(content).padding([12, 16]).width(Fill).style(field).into()
    }

    /// The button that copies a challenge's code, and says so once it has.
    fn copy<'a>(
        &self,
        at: CopyButton,
        challenge: &Challenge,
        context: Context<'a>,
    ) -> button::Labelled<'a, Message> {
        let words = if self.copied == Some(at) { "days-copied" } else { "challenges-copy" };
        button::quiet(tr!(context, words), Some(Message::Copy(at, challenge.to_string())))
    }
}

impl Waiting {
    fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let words = column![text::heading(players(&self.challenge, context))];
        let words = words.push(rivals_line(&self.rivals, context)).spacing(6).width(Fill);
        let remove = Message::Remove(Box::new(self.challenge.clone()));
        let remove = button::quiet(tr!(context, "challenges-remove"), Some(remove));
        let line = row![words, Element::from(remove), play(&self.challenge, context).width(BUTTON)];
        container(line.spacing(16).align_y(Center)).padding([12, 16]).width(Fill).style(field).into()
    }
}

/// The button that accepts a challenge.
fn play<'a>(challenge: &Challenge, context: Context<'a>) -> button::Labelled<'a, Message> {
    button::primary(tr!(context, "days-play"), Some(Message::Accept(Box::new(challenge.clone()))))
}

/// The button that plays a challenge once more, uncounted.
fn play_again<'a>(challenge: &Challenge, context: Context<'a>) -> button::Labelled<'a, Message> {
    button::secondary(tr!(context, "days-again"), Some(Message::PlayAgain(Box::new(challenge.clone()))))
}

/// The button that goes on with a challenge.
fn resume<'a>(series: StoredSeriesId, context: Context<'a>) -> button::Labelled<'a, Message> {
    button::primary(tr!(context, "home-continue"), Some(Message::Continue(series)))
}

/// The button that saves a challenge with what was played of it.
fn save<'a>(challenge: &Challenge, context: Context<'a>) -> Element<'a, Message> {
    let save = Message::Save(Box::new(challenge.clone()));
    button::quiet(tr!(context, "challenges-save"), Some(save)).into()
}

/// Says who has played a challenge, and nothing of how. `None` if nobody has.
fn rivals_line<'a>(rivals: &[String], context: Context<'a>) -> Option<Element<'a, Message>> {
    let names: Vec<String> = rivals.iter().map(|name| player(name, context)).collect();
    (!names.is_empty()).then(|| {
        text::body(tr!(context, "challenges-rivals", names = context.locale.enumeration(&names))).into()
    })
}

fn outcome_line<'a>(outcome: ChallengeOutcome, context: Context<'a>) -> Element<'a, Message> {
    text::outcome(context.locale.challenge_outcome(outcome), outcome.won).into()
}

fn notice<'a>(words: String) -> Element<'a, Message> {
    container(text::notice(words)).padding([7, 16]).width(Fill).style(warning).into()
}

/// The opponents with their levels, and the stock piles.
fn players(challenge: &Challenge, context: Context<'_>) -> String {
    let opponent = |seated: &SeatConfig| match seated.player {
        Player::Bot(level) => Some(format!("{} ({})", seated.name, context.locale.level(level))),
        Player::Human => None,
    };
    let names: Vec<String> = challenge.seats().iter().filter_map(opponent).collect();
    let stock = challenge.setup().map(|setup| context.locale.stock_title(&setup));
    [Some(names.join(", ")), stock.ok()].into_iter().flatten().collect::<Vec<_>>().join("  ·  ")
}
