//! What a hostile host has its guest's client tell the window: rounds that are garbled, and all else at any time.

use skipstone_core::event::{self, RoundResult};
use skipstone_core::table::{IntentError, RoundEnd, Update};
use skipstone_core::{EndReason, Pile, Team, VisibleEvent};
use skipstone_net::client::{DealSummary, Doubt, Verdict};
use skipstone_net::protocol::{NextPlayer, PresenceEvent, Reaction};

use super::stories::{Chance, Story};
use super::*;

/// A host in the middle of its story.
pub(super) struct Teller<'a> {
    stories: &'a [Story],
    own_key: Fingerprint,
    /// The keys of others, of whom there are few.
    others: [Fingerprint; 4],
    story: &'a Story,
    /// The next of its updates.
    next: usize,
}

impl<'a> Teller<'a> {
    pub(super) fn new(stories: &'a [Story], own_key: Fingerprint) -> Teller<'a> {
        Teller { stories, own_key, others: [(); 4].map(|()| key()), story: &stories[0], next: 0 }
    }

    /// The next events, one or two.
    pub(super) fn tell(&mut self, chance: &mut Chance) -> Vec<ClientEvent> {
        match chance.below(20) {
            0 => self.begin(chance),
            1 => vec![self.lobby(chance)],
            2 => vec![self.whole_round(chance)],
            3 => vec![self.verdict(chance)],
            4..8 => vec![self.news(chance)],
            _ => self.go_on(chance),
        }
    }

    /// Begins another round, mostly told for whom.
    fn begin(&mut self, chance: &mut Chance) -> Vec<ClientEvent> {
        (self.story, self.next) = (chance.pick(self.stories), 0);
        match chance.below(5) {
            0 => Vec::new(),
            1 => vec![ClientEvent::Seated { setup: self.story.setup, seat: None }],
            _ => vec![self.story.seated()],
        }
    }

    /// The round's next update, or one of its others, possibly garbled.
    fn go_on(&mut self, chance: &mut Chance) -> Vec<ClientEvent> {
        let updates = &self.story.updates;
        if chance.below(25) == 0 {
            self.next = chance.below(updates.len());
        }
        let Some(update) = updates.get(self.next) else { return self.begin(chance) };
        self.next += usize::from(chance.below(30) > 0);
        let garbled = match update.clone() {
            update if chance.below(8) > 0 => update,
            Update::Events(events) => Update::Events(self.garble(events, chance)),
            Update::RoundBegan { dealer, draws, events, .. } => {
                let (number, scores) = (chance.round() as usize, numbers(chance));
                Update::RoundBegan { number, dealer, draws, scores, events }
            }
            Update::RoundEnded { .. } => Update::RoundEnded { ended: ended(chance), scores: numbers(chance) },
            other => other,
        };
        vec![ClientEvent::Table(garbled)]
    }

    /// Events with some left out, told twice, or of another round.
    fn garble(&self, mut events: Vec<VisibleEvent>, chance: &mut Chance) -> Vec<VisibleEvent> {
        if events.is_empty() {
            return events;
        }
        let at = chance.below(events.len());
        match chance.below(4) {
            0 => drop(events.remove(at)),
            1 => events.insert(at, events[at].clone()),
            2 => {
                let others = chance.pick(self.stories).updates.iter().filter_map(|update| match update {
                    Update::Events(events) => Some(events),
                    _ => None,
                });
                let others: Vec<&Vec<VisibleEvent>> = others.collect();
                events.splice(at..at, chance.pick(&others).iter().cloned());
            }
            _ => {
                events[at] = match events[at].clone() {
                    VisibleEvent::Draw { cards, .. } => {
                        VisibleEvent::Draw { seat: chance.seat(), count: chance.below(256) as u8, cards }
                    }
                    VisibleEvent::Play { card, rank, turned, .. } => {
                        let mv = Move::Put(
                            skipstone_core::Source::Hand(chance.below(256) as u8),
                            skipstone_core::Target::Build(*chance.pick(&Pile::ALL)),
                        );
                        VisibleEvent::Play { seat: chance.seat(), mv, card, rank, turned }
                    }
                    _ => VisibleEvent::Turn(event::Turn { seat: chance.seat() }),
                };
            }
        }
        events
    }

    /// The round as a whole, up to some event.
    fn whole_round(&self, chance: &mut Chance) -> ClientEvent {
        let mut events = Vec::new();
        for update in &self.story.updates[..chance.below(self.story.updates.len())] {
            if let Update::RoundBegan { events: more, .. } | Update::Events(more) = update {
                events.extend(more.iter().cloned());
            }
        }
        let ended = (chance.below(3) == 0).then(|| ended(chance));
        let number = chance.round() as usize;
        ClientEvent::Table(Update::Snapshot { number, scores: numbers(chance), events, ended })
    }

    fn other(&self, chance: &mut Chance) -> Fingerprint {
        *chance.pick(&self.others)
    }

    fn lobby(&self, chance: &mut Chance) -> ClientEvent {
        let story = chance.pick(self.stories);
        let own = (chance.below(4) > 0).then(|| Seat::from_index(chance.below(story.setup.seat_count())));
        let mut lobby = story.lobby(*chance.pick(&SERIES), own, self.own_key);
        lobby.begun = chance.below(4) > 0;
        let seats = lobby.seats.len();
        let place = &mut lobby.seats[chance.below(seats)];
        match chance.below(6) {
            0 => place.occupant = bot(),
            1 => place.occupant = Occupant::Nobody,
            2 => place.next = Some(NextPlayer::Computer),
            3 => place.next = Some(NextPlayer::Spectator(self.other(chance))),
            _ => {}
        }
        if chance.below(8) == 0 {
            lobby.teams = chance.below(9) as u8;
        }
        if chance.below(8) == 0 {
            lobby.seats.truncate(chance.below(seats));
        }
        let spectator = Spectator { name: Name::new("Zoë"), key: self.other(chance), stone: Stone::Coral };
        lobby.spectators.extend((chance.below(2) == 0).then_some(spectator));
        lobby.options.turn_seconds = (chance.below(2) == 0).then(|| chance.below(1 << 16) as u16);
        lobby.options.grace_seconds = chance.below(1 << 16) as u16;
        lobby.phones.extend((chance.below(3) == 0).then(|| self.other(chance)));
        ClientEvent::Lobby(Box::new(lobby))
    }

    /// A verdict with a record of some round, in place of any other.
    fn verdict(&self, chance: &mut Chance) -> ClientEvent {
        let mut record = chance.pick(self.stories).record.clone();
        let round = *chance.pick(&[1, 2, 3, MAX_ROUNDS]);
        record.header.round = round;
        let verdicts = [
            Verdict::Verified(DealSummary::default()),
            Verdict::NotProven(Doubt::UnfinishedDeals(chance.number())),
            Verdict::NotProven(Doubt::NotPresent),
        ];
        ClientEvent::RoundChecked {
            series: *chance.pick(&SERIES),
            round,
            seat: (chance.below(4) > 0).then(|| chance.seat()),
            is_on_screen: chance.below(2) == 0,
            record: (chance.below(4) > 0).then(|| record.to_string()),
            stand_in_turns: (0..chance.below(3) as u32).map(|_| chance.number()).collect(),
            verdict: chance.pick(&verdicts).clone(),
            log: None,
            convicts: false,
        }
    }

    /// Anything beside the play of cards.
    fn news(&self, chance: &mut Chance) -> ClientEvent {
        let (seat, number) = (chance.seat(), chance.number());
        let speakers = [Speaker::Seat(seat), Speaker::Spectator(Name::new("Zoë"))];
        let by = chance.pick(&speakers).clone();
        let presence = [
            PresenceEvent::Here(seat),
            PresenceEvent::Thinking { seat, left: Some(number) },
            PresenceEvent::Away { seat, grace: number },
            PresenceEvent::Replaced(seat),
            PresenceEvent::Quiet(seat),
        ];
        let seats: Vec<Seat> = (0..chance.below(9)).map(|_| chance.seat()).collect();
        match chance.below(14) {
            0..4 => ClientEvent::Presence(chance.pick(&presence).clone()),
            4 => {
                let text = ChatLine::new(&"Hm! ".repeat(chance.below(100)));
                ClientEvent::Chat { number, by, to: Audience::Everyone, text, is_new: chance.below(2) == 0 }
            }
            5 => ClientEvent::Reaction { by, reaction: Reaction::Hello },
            6 => ClientEvent::Nudged { by: chance.seat(), seat },
            7 => ClientEvent::Kicked(self.other(chance)),
            8 => {
                let begins_in = Some(Duration::from_millis(number.into()));
                ClientEvent::Ready { seats, begins_in }
            }
            9 => ClientEvent::Table(Update::TakebackAsked { by: seat, awaited: seats }),
            10 => ClientEvent::Table(Update::TakebackOver { by: Some(seat) }),
            11 => ClientEvent::OutOfTime(seat),
            12 => ClientEvent::DealRepeated { round: number, failed: vec![seats] },
            _ => ClientEvent::Table(Update::Refused(IntentError::NothingAsked)),
        }
    }
}

/// Scores, or points, of any number of teams.
fn numbers(chance: &mut Chance) -> Vec<u32> {
    (0..chance.below(9)).map(|_| chance.number()).collect()
}

/// An end that no round has.
fn ended(chance: &mut Chance) -> RoundEnd {
    let team = |chance: &mut Chance| Team::from_index(chance.below(MAX_SEATS));
    let result = RoundResult {
        reason: EndReason::StockEmpty,
        winner: (chance.below(3) > 0).then(|| team(chance)),
        left: (0..chance.below(9)).map(|_| chance.below(256) as u8).collect(),
        points: numbers(chance).into(),
    };
    let series_winners = (chance.below(2) == 0).then(|| (0..chance.below(9)).map(|_| team(chance)).collect());
    RoundEnd { result, series_winners }
}
