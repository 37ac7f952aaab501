//! What the host of a fuzzed table decides.

use super::*;

impl Fuzz {
    /// The host decides anything.
    pub(super) fn command(&mut self) {
        let who = key(1 + self.below((HONEST + LIARS) as usize) as u64);
        let (knocking, name) = self.last_knock().unwrap_or((who, Name::new("Guest 1")));
        let seat = Seat::from_index(self.below(SEATS));
        let bot = SeatFiller::Bot { name: Name::new(&format!("Pebble {seat}")), level: Level::Greedy };
        let command = match self.below(15) {
            0..4 => HostCommand::StartRound,
            4 | 5 => HostCommand::AnswerKnock { who: knocking, name, admit: true },
            6 => HostCommand::Kick { who, ban: false },
            7 => HostCommand::SetSeats(vec![(seat, bot)]),
            8 => HostCommand::SetSeats(vec![(seat, SeatFiller::Free)]),
            9 => HostCommand::Rematch,
            10 => HostCommand::Pause(self.below(2) == 0),
            11 => HostCommand::SetPace(Duration::from_millis(300)),
            12 => HostCommand::KeepWaiting(seat),
            13 => HostCommand::SwapSeats(seat, Seat::from_index(self.below(SEATS))),
            _ => HostCommand::SetLobbySetup(self.config.setup.clone()),
        };
        self.input(RoomInput::Command(command));
    }

    /// The key and the name of the last knock, answered or not.
    pub(super) fn last_knock(&self) -> Option<(Fingerprint, Name)> {
        self.harness.host_events.iter().rev().find_map(|event| match event {
            HostEvent::Knock { who, name, .. } => Some((*who, name.clone())),
            _ => None,
        })
    }
}
