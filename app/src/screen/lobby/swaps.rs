//! Swapping seats in the lobby: buttons at the seats, and what others ask of the player.

use iced::widget::{container, row};
use iced::{Center, Fill};
use skipstone_core::Seat;
use skipstone_net::protocol::Lobby;

use super::{Message, State};
use crate::screen::Context;
use crate::screen::draft::seat_name;
use crate::session::NetworkSession;
use crate::theme::container::panel;
use crate::widget::{button, text};
use crate::{Element, tr};

impl State {
    /// The button that swaps a seat: for the host that of a person with any other, for a guest their own with another person's. `None`
    /// where nothing can be swapped.
    pub(super) fn swap_button<'a>(
        &self,
        seat: Seat,
        session: &NetworkSession,
        context: Context<'a>,
    ) -> Option<Element<'a, Message>> {
        let name = |seat| match session.given_name(seat) {
            "" => seat_name(context.locale, seat),
            name => name.to_owned(),
        };
        if session.may_swap(seat) {
            let offer = button::quiet(tr!(context, "lobby-swap-offer"), Some(Message::OfferSwap(seat)));
            return Some(offer.named(tr!(context, "lobby-swap-offer-to", name = name(seat))).into());
        }
        if !session.may_arrange_seats() {
            return None;
        }
        let is_person = session.lobby.iter().any(|lobby| lobby.people().any(|(at, _)| at == seat));
        let button = match self.swapped {
            // The other lines have no room for it.
            None if !is_person => return None,
            None => button::quiet(tr!(context, "lobby-swap"), Some(Message::BeginSwap(Some(seat))))
                .named(tr!(context, "lobby-swap-of", name = name(seat))),
            Some(first) if first == seat => {
                button::quiet(tr!(context, "lobby-swap-not"), Some(Message::BeginSwap(None)))
            }
            Some(first) => {
                let both = tr!(context, "lobby-swap-both", name = name(first), other = name(seat));
                let swap = Some(Message::SwapSeats(first, seat));
                button::secondary(tr!(context, "lobby-swap-here"), swap).small().named(both)
            }
        };
        Some(button.into())
    }

    /// The numbers of two rows as the seats to swap.
    pub(super) fn swap_rows(lobby: &Lobby) -> impl Fn(usize, usize) -> Message + use<> {
        let count = lobby.seats.len();
        move |one, other| {
            let seat = |row: usize| Seat::from_index(row.min(count.saturating_sub(1)));
            Message::SwapSeats(seat(one), seat(other))
        }
    }
}

/// That somebody would like to swap seats with the player, or that the player waits for an answer. `None` without an offer.
pub(super) fn prompt<'a>(session: &NetworkSession, context: Context<'a>) -> Option<Element<'a, Message>> {
    let prompt = session.swap_prompt(context.locale)?;
    let answer = |(words, answer)| Element::from(button::secondary(words, Some(Message::Answer(answer))));
    let line = row![text::body(prompt.words).width(Fill)];
    let line = line.extend(prompt.answers.into_iter().map(answer)).spacing(14).align_y(Center);
    Some(container(line).padding([8, 14]).width(Fill).style(panel).into())
}
