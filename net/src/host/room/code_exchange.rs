//! Exchanges about the short code: who has it is let in as with the invite code. Phones have another one, whose tries count
//! together with those of this one.
//!
//! A guest's try counts from the moment that the room has answered it, because the answer tells the guest whether its code is
//! right. The confirmation of a guest with the right code takes the count back.

use super::Room;
use super::messages::{GuestId, JoinRequest};
use super::open_exchanges::OpenExchange;
use crate::host::event::HostEvent;
use crate::invite::{self, CodeExchange, ExchangeMessage, ShortCode, Side};
use crate::limits;
use crate::protocol::{CloseReason, CodeAnswer, Refusal, ShortText, ToGuest, ToHost};
use crate::random::RandomnessError;

impl Room {
    /// The table's short code.
    #[cfg(test)]
    pub(super) fn short_code(&self) -> ShortCode {
        self.exchanges.code
    }

    /// The code by which phones come in. No program does: phones send it unencrypted.
    pub(super) fn phone_code(&self) -> ShortCode {
        self.exchanges.code.for_phones(&self.admission.secret)
    }

    /// Which codes the table has now.
    pub(in crate::host) fn short_code_event(&self, after_wrong_tries: bool) -> HostEvent {
        HostEvent::ShortCode { code: self.exchanges.code, for_phones: self.phone_code(), after_wrong_tries }
    }

    /// Waits for the message of a guest who has announced an exchange. Ends an older one of its key, and the oldest if there are
    /// too many.
    pub(super) fn open_exchange(&mut self, mut request: JoinRequest) {
        let of_key = |(_, exchange): &(&GuestId, &OpenExchange)| exchange.request.key == request.key;
        let older = self.exchanges.open.iter().find(of_key).map(|(guest, _)| *guest);
        if let Some(older) = older {
            self.end_exchange(older, ToGuest::Goodbye(CloseReason::JoinedElsewhere));
        } else if self.exchanges.open.len() >= limits::EXCHANGES
            && let Some(oldest) = self.exchanges.open.keys().next().copied()
        {
            self.end_exchange(oldest, ToGuest::Goodbye(CloseReason::TooSlow));
        }
        request.hello.proof = None;
        let (guest, until) = (request.guest, self.now + limits::EXCHANGE_TIMEOUT);
        self.exchanges.open.insert(guest, OpenExchange { request, until, answered: None });
    }

    /// Handles a message of a guest whose exchange is open.
    pub(super) fn handle_exchange_message(&mut self, guest: GuestId, message: ToHost) {
        let answered = self.exchanges.open.get(&guest).and_then(|exchange| exchange.answered);
        match (message, answered) {
            (ToHost::CodeExchange(message), None) => self.answer_exchange(guest, &message),
            (ToHost::CodeConfirmation(confirmation), Some((code, expected))) => {
                if confirmation == expected {
                    let Some(exchange) = self.exchanges.open.remove(&guest) else { return };
                    self.exchanges.forgive_try(code, exchange.request.address);
                    self.save_short_code();
                    self.admit_or_refuse(exchange.request, true);
                } else {
                    // Whoever is in the middle, or lies: a guest with another code has nothing to confirm.
                    self.end_exchange(guest, ToGuest::Goodbye(CloseReason::ProtocolError));
                }
            }
            _ => self.end_exchange(guest, ToGuest::Goodbye(CloseReason::ProtocolError)),
        }
    }

    /// Counts a try and answers it, or refuses it unseen.
    fn answer_exchange(&mut self, guest: GuestId, message: &ExchangeMessage) {
        // Tries that are still open count here, or any number could be held open.
        if self.exchanges.wrong >= limits::SHORT_CODE_TRIES {
            self.redraw_short_code();
        }
        let pause = self.exchanges.paused_until.saturating_sub(self.now);
        if !pause.is_zero() {
            let seconds = pause.as_secs_f64().ceil() as u16;
            return self.end_exchange(guest, ToGuest::CodesPaused { seconds });
        }
        let phone_code = self.phone_code();
        let Some(exchange) = self.exchanges.open.get_mut(&guest) else { return };
        let (address, binding) = (exchange.request.address, exchange.request.binding);
        if self.exchanges.tries.remaining(address) == 0 {
            return self.end_exchange(guest, ToGuest::Refused(Refusal::WrongCode { tries_left: 0 }));
        }
        let code = self.exchanges.code;
        let expected_code = if exchange.request.is_phone { phone_code } else { code };
        let (own, sent) = match CodeExchange::start(Side::Host, &expected_code, &binding) {
            Ok(started) => started,
            Err(error) => {
                let why = Refusal::Other(ShortText::new(&error.to_string()));
                return self.end_exchange(guest, ToGuest::Refused(why));
            }
        };
        let Ok(invite::Confirmations { host, guest: expected }) = own.finish(message) else {
            return self.end_exchange(guest, ToGuest::Goodbye(CloseReason::ProtocolError));
        };
        exchange.answered = Some((code, expected));
        let tries_left = self.exchanges.count_try(address);
        self.save_short_code();
        self.send(
            guest,
            ToGuest::CodeExchange(Box::new(CodeAnswer { message: sent, confirmation: host, tries_left })),
        );
    }

    /// Ends an exchange and closes its connection with a last message.
    fn end_exchange(&mut self, guest: GuestId, last: ToGuest) {
        if self.abandon_exchange(guest) {
            self.outputs.close_connection(guest, Some(last));
        }
    }

    /// Forgets a guest whose exchange is over, and draws another code if there were too many wrong tries. Returns whether the
    /// exchange was open.
    pub(super) fn abandon_exchange(&mut self, guest: GuestId) -> bool {
        let was_open = self.exchanges.open.remove(&guest).is_some();
        if was_open && self.exchanges.failed() >= limits::SHORT_CODE_TRIES {
            self.redraw_short_code();
        }
        was_open
    }

    /// Ends the exchanges that have timed out.
    pub(super) fn expire_exchanges(&mut self) {
        let is_over = |exchange: &OpenExchange| exchange.until <= self.now;
        let open = self.exchanges.open.iter();
        let over: Vec<GuestId> = open.filter(|(_, it)| is_over(it)).map(|(guest, _)| *guest).collect();
        over.into_iter().for_each(|guest| self.end_exchange(guest, ToGuest::Goodbye(CloseReason::TooSlow)));
    }

    /// Draws another code because of wrong tries, and accepts none for a while.
    fn redraw_short_code(&mut self) {
        self.exchanges.paused_until = self.now + limits::SHORT_CODE_PAUSE;
        // Without random bytes the code stays for another round of tries.
        if self.exchanges.redraw().is_ok() {
            self.outputs.tell_host(self.short_code_event(true));
            self.save_short_code();
        }
    }

    /// Has the code and its tries saved before anybody learns of their change, so that a restart grants no further try.
    fn save_short_code(&mut self) {
        self.saves.save_now();
    }

    /// Draws another code because the host wants one. Nobody gets in with the one before.
    ///
    /// # Errors
    /// If the system gives no random bytes.
    pub(super) fn renew_short_code(&mut self) -> Result<(), RandomnessError> {
        self.exchanges.redraw()?;
        self.save_short_code();
        self.exchanges.paused_until = self.now;
        let left = limits::CODE_ATTEMPTS;
        for guest in self.exchanges.open.keys().copied().collect::<Vec<_>>() {
            self.end_exchange(guest, ToGuest::Refused(Refusal::WrongCode { tries_left: left }));
        }
        self.outputs.tell_host(self.short_code_event(false));
        Ok(())
    }
}
