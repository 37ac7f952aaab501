//! What guests send who send whatever they like.

use super::*;
use crate::invite::{CodeExchange, ExchangeMessage, Proof, Side};
use crate::protocol::{Farewell, SwapOffer};

impl Fuzz {
    /// A liar sends anything.
    pub(super) fn lie(&mut self, program: usize) {
        let number = self.programs[program].key;
        let log = self.harness.room.game.as_ref().and_then(|game| game.log.as_ref());
        let at = log.map(HostLog::position).unwrap_or_default();
        let is_dealing = log.is_some_and(|log| log.deal.current().is_some());
        let is_seated = self.harness.room.seating.seat_of(key(number)).is_some();
        let asks = self.harness.room.game.as_ref().and_then(|game| game.table.takeback_asker());
        let asker = asks.unwrap_or(Seat::from_index(self.below(SEATS)));
        let pauses = self.below(2) == 0;
        let table = |request| ToHost::TableRequest(NumberedRequest { number: 3, request });
        let forged = identity(99).sign(&Digest::default());
        // Both are its own words, which another program would never send.
        let out_of_turn = |table: &TestRoom| {
            let seat = table.room.seating.seat_of(key(number)).unwrap_or(Seat::ONE);
            table.act(number, PlayerAction::OutOfTurn(seat, Move::Pass))
        };
        let stone = self.any_stone();
        let message = match self.below(24) {
            18 => ToHost::LobbyRequest(LobbyRequest::Stone(stone)),
            23 => ToHost::LobbyRequest(LobbyRequest::Pebble(self.any_pebble())),
            14 => table(out_of_turn(&self.harness)),
            16 => ToHost::Nudge,
            21 => ToHost::LobbyRequest(LobbyRequest::OfferSwap(asker)),
            22 => {
                let offer = SwapOffer { by: key(1), from: Seat::Two, with: key(number), to: asker };
                ToHost::LobbyRequest(LobbyRequest::AnswerSwap { offer, agreed: pauses })
            }
            17 => ToHost::React(Reaction::Sleepy),
            20 => ToHost::Inactive(pauses),
            15 => ToHost::Goodbye(self.stale_farewell(number)),
            19 => ToHost::CodeConfirmation(Proof::EXCHANGE_FOLLOWS),
            0..4 if is_dealing && is_seated => ToHost::Deal { at, given: self.harness.commitment(number) },
            0..5 => ToHost::Deal { at, given: DealContribution::Share(Share::from_bytes([7; 32])) },
            5 => self.harness.declining(),
            6 => {
                let (at, signature) = self.harness.signed(number, |head| Statement::TakeBack { head, asker });
                match self.below(2) {
                    0 => table(TableRequest::TakeBack { at }),
                    _ => table(TableRequest::Agree { asked: asker, at, signature: Some(signature) }),
                }
            }
            7 => table(self.harness.act(number, PlayerAction::Move(Move::Pass))),
            8 => table(self.harness.signed_pause(number, pauses)),
            9 => table(TableRequest::Log { round: at.round, proposal: at.proposal }),
            10 => table(TableRequest::Record { round: 1 }),
            11 => ToHost::LobbyRequest(LobbyRequest::Name(Name::new("Guest 1"))),
            12 => table(TableRequest::Replace { seat: asker, at, signature: forged }),
            _ => ToHost::Chat { to: Audience::Everyone, text: ChatLine::new("Boo"), signed: None },
        };
        let times = if self.below(30) == 0 { 260 } else { 1 };
        (0..times).for_each(|_| self.send(program, message.clone()));
    }

    /// A liar comes with a short code, right or not, and breaks off the exchange anywhere.
    pub(super) fn guess(&mut self, mut request: JoinRequest) {
        request.hello.proof = Some(Proof::EXCHANGE_FOLLOWS);
        let (guest, binding) = (request.guest, request.binding);
        self.input(RoomInput::JoinRequested(Box::new(request)));
        let guesses = [self.harness.room.short_code(), "222-222".parse().expect("a code")];
        let guess = guesses[self.below(2)];
        let (own, message) = CodeExchange::start(Side::Guest, &guess, &binding).expect("random bytes");
        let anything: ExchangeMessage = serde_json::from_value(vec![2; 32].into()).expect("32 bytes");
        for _ in 0..self.below(3) {
            let message = if self.below(8) == 0 { anything } else { message };
            self.input(RoomInput::Message(guest, ToHost::CodeExchange(message)));
        }
        let answer = self.harness.inboxes.get(&guest).and_then(|messages| {
            messages.iter().find_map(|message| match message {
                ToGuest::CodeExchange(answer) => Some(**answer),
                _ => None,
            })
        });
        if let Some(confirmations) = answer.and_then(|answer| own.finish(&answer.message).ok()) {
            let confirmation = [confirmations.guest, confirmations.host][self.below(2)];
            self.input(RoomInput::Message(guest, ToHost::CodeConfirmation(confirmation)));
        }
        if self.below(3) == 0 {
            self.input(RoomInput::Disconnected(guest));
        }
    }

    /// The farewell of a guest from some moment of the round.
    fn stale_farewell(&mut self, number: u64) -> Option<Farewell> {
        let log = self.harness.room.game.as_ref().and_then(|game| game.log.as_ref())?;
        let position = log.position();
        let entries = self.rng.next_u32() % (position.entries + 1);
        let head = log.log().head_at(entries as usize)?;
        let signature = identity(number).sign(&Statement::Goodbye { head }.digest());
        Some(Farewell { at: LogPosition { entries, ..position }, signature })
    }
}
