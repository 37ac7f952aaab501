//! A round in the order in which it is shown. The table and the replay have one each.
//!
//! Events are known as soon as they are received, and shown one by one when their time has come: see
//! [`AnimatedBoard`](super::AnimatedBoard), which decides when. Moves are checked on what is known. Whatever tells of the round –
//! log, remarks, changes, the stocks by turn – follows what is shown, so that nothing is told before it can be seen.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::mem;

use skipstone_core::bot::Character;
use skipstone_core::{Event, Replica, Seat, Setup, VisibleEvent, event};

use super::log::MAX_LINES;
use super::verbosity::changed_places;
use super::{Chain, Changes, Log, OpenHands, Remark, Remarks, Speaker, StockHistory, Verbosity};

/// An event to show.
#[derive(Debug, Clone)]
pub struct QueuedEvent {
    /// The event as the viewing seat may see it.
    pub visible: VisibleEvent,
    /// The unredacted event; `None` unless the round is replayed from a record.
    pub full: Option<Event>,
}

impl From<VisibleEvent> for QueuedEvent {
    fn from(visible: VisibleEvent) -> QueuedEvent {
        QueuedEvent { visible, full: None }
    }
}

impl QueuedEvent {
    /// The event as the log words it: with the cards of every draw where all hands are open.
    pub fn worded(&self, open: bool) -> Cow<'_, VisibleEvent> {
        match &self.full {
            Some(Event::Draw { seat, cards }) if open => Cow::Owned(VisibleEvent::Draw {
                seat: *seat,
                count: cards.len() as u8,
                cards: Some(cards.clone()),
            }),
            _ => Cow::Borrowed(&self.visible),
        }
    }
}

/// An event that is shown now.
#[derive(Debug)]
pub(super) struct ShownEvent {
    pub(super) event: QueuedEvent,
    /// The state before it.
    pub(super) before: Replica,
}

/// An event that is shown and not told of yet.
#[derive(Debug, Clone)]
struct UntoldEvent {
    event: VisibleEvent,
    /// What a computer player remarks upon it.
    remark: Option<Remark>,
    /// Whose chain of stock cards became the round's longest by it, and how long it is.
    chain: Option<(Seat, usize)>,
}

/// A round as one seat or a spectator may see it: what is known of it, what is shown, and what is told of the latter.
#[derive(Debug, Clone)]
pub struct Timeline {
    /// Where the round begins if that isn't its deal.
    origin: Option<Replica>,
    known: Replica,
    shown: Replica,
    /// The events received since the round began.
    received: Vec<VisibleEvent>,
    /// All hands; `None` unless a replay shows them open.
    hands: Option<OpenHands>,
    /// The events that are known and not shown yet.
    waiting: VecDeque<QueuedEvent>,
    /// The events that are shown and not told of yet.
    untold: Vec<UntoldEvent>,
    /// What is told of no event, after those.
    notices: Vec<String>,
    /// The characters of computer players, by seat; as far as they have one.
    characters: Vec<Option<Character>>,
    log: Log,
    remarks: Remarks,
    changes: Changes,
    chain: Chain,
    stocks: StockHistory,
}

impl Timeline {
    /// A round before its deal, as `me` sees it; `None` for a spectator.
    pub fn new(setup: Setup, me: Option<Seat>) -> Timeline {
        Timeline {
            origin: None,
            known: Replica::new(setup, me),
            shown: Replica::new(setup, me),
            received: Vec::new(),
            hands: None,
            waiting: VecDeque::new(),
            untold: Vec::new(),
            notices: Vec::new(),
            characters: Vec::new(),
            log: Log::default(),
            remarks: Remarks::default(),
            changes: Changes::default(),
            chain: Chain::default(),
            stocks: StockHistory::default(),
        }
    }

    /// Has the round begin in a position instead of with its deal.
    pub fn begin_in(&mut self, origin: Replica) {
        self.origin = Some(origin);
        self.begin_round();
    }

    /// The same with all hands open, for replays.
    pub fn with_open_hands(self) -> Timeline {
        Timeline { hands: Some(OpenHands::default()), ..self }
    }

    /// Sets which seats make remarks, from the next shown event on.
    pub fn set_characters(&mut self, characters: Vec<Option<Character>>) {
        self.characters = characters;
    }

    /// Shows the table to a spectator from the side of another seat.
    pub fn turn_to(&mut self, front: Seat) {
        self.known.turn_to(front);
        self.shown.turn_to(front);
    }

    /// The round with all events received; it may be ahead of what is shown.
    pub fn known(&self) -> &Replica {
        &self.known
    }

    /// The round with the events that are shown.
    pub fn shown(&self) -> &Replica {
        &self.shown
    }

    /// All shown hands, if they are open.
    pub fn hands(&self) -> Option<&OpenHands> {
        self.hands.as_ref()
    }

    /// The number of events that are known and not shown yet.
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// The events that are known and not shown yet.
    pub(super) fn upcoming(&self) -> impl Iterator<Item = &VisibleEvent> + Clone {
        self.waiting.iter().map(|event| &event.visible)
    }

    /// The log of what is shown.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// Logs a notice that belongs to no event, like the end of a takeback vote, after what is to be told before it.
    pub fn log_notice(&mut self, text: String) {
        self.notices.push(text);
    }

    /// What computer players say of what is shown.
    pub fn remarks(&self) -> &Remarks {
        &self.remarks
    }

    /// What others have changed on the board since the own last move.
    pub fn changes(&self) -> &Changes {
        &self.changes
    }

    /// The stock cards that the player on turn has played in this turn, as far as it is shown.
    pub fn chain(&self) -> &Chain {
        &self.chain
    }

    /// The stock cards left after each shown turn.
    pub fn stocks(&self) -> &StockHistory {
        &self.stocks
    }

    /// Begins the log and the changes anew: the next events are those of a round from its deal, or from the position it begins in.
    pub fn begin_round(&mut self) {
        self.known = match &self.origin {
            Some(origin) => {
                self.shown = origin.clone();
                self.waiting.clear();
                origin.clone()
            }
            None => self.known.before_deal(),
        };
        self.received.clear();
        self.untold.clear();
        self.log = Log::default();
        self.changes = Changes::default();
        self.chain = Chain::default();
    }

    /// Whether a seat has made a move in the round.
    pub fn has_move_of(&self, mover: Seat) -> bool {
        self.received.iter().any(|event| match event {
            VisibleEvent::Play { seat, .. }
            | VisibleEvent::Discard(event::Discard { seat, .. })
            | VisibleEvent::Pass(event::Pass { seat, .. }) => *seat == mover,
            _ => false,
        })
    }

    /// Whether the round begins in a position instead of with its deal.
    pub fn begins_in_position(&self) -> bool {
        self.origin.is_some()
    }

    /// How many of these events, the whole round from its deal, were received already, in this order.
    pub fn common(&self, events: &[VisibleEvent]) -> usize {
        self.received.iter().zip(events).take_while(|(known, event)| known == event).count()
    }

    /// The events received after so many of the round.
    pub fn received_after(&self, count: usize) -> &[VisibleEvent] {
        &self.received[count.min(self.received.len())..]
    }

    /// Takes the next events in, which wait to be shown from then on. Nothing that can't have happened is ever shown: whoever sends
    /// events has checked them, and an impossible one is left out with all that comes after it.
    pub fn receive<E: Clone + Into<QueuedEvent>>(&mut self, events: &[E]) {
        for event in events {
            let event: QueuedEvent = event.clone().into();
            if let Err(why) = self.known.try_apply(&event.visible) {
                tracing::error!(%why, event = ?event.visible, "an impossible event isn't shown");
                return;
            }
            self.received.push(event.visible.clone());
            self.waiting.push_back(event);
        }
    }

    /// Shows the next event; `None` if none waits.
    pub(super) fn advance(&mut self) -> Option<ShownEvent> {
        let event = self.waiting.pop_front()?;
        let before = self.shown.clone();
        self.shown.apply(&event.visible);
        if let (Some(hands), Some(event)) = (&mut self.hands, &event.full) {
            hands.apply(event);
        }
        self.changes.apply(&event.visible, &before.view(), self.shown.viewer());
        let links = self.chain.cards().len();
        self.chain.apply(&event.visible);
        self.stocks.apply(&event.visible, &self.shown);
        let character = |seat: Seat| self.characters.get(seat.index()).copied().flatten();
        let remark = self.remarks.apply(&event.visible, &before.view(), &self.shown.view(), character);
        let peak = self.chain.cards().len() > links && self.chain.becomes_longest();
        let chain = self.chain.seat().filter(|_| peak).map(|seat| (seat, self.chain.cards().len()));
        let told = event.worded(self.hands.is_some()).into_owned();
        self.untold.push(UntoldEvent { event: told, remark, chain });
        Some(ShownEvent { event, before })
    }

    /// Logs what was shown since the last call, with remarks or without, and returns it. What was shown since then counts as shown
    /// at once. While the cards of the last event are `moving`, that isn't told yet. To be called after every change.
    pub fn tell(&mut self, speaker: Speaker<'_>, with_remarks: bool, moving: bool) -> Vec<VisibleEvent> {
        if !moving {
            self.remarks.settle();
        }
        let moves = self.untold.split_off(self.untold.len() - usize::from(moving && !self.untold.is_empty()));
        let view = self.shown.view();
        let places = changed_places(self.untold.iter().map(|untold| &untold.event), view.seat());
        let long_ago = self.untold.len().saturating_sub(MAX_LINES);
        let told = mem::replace(&mut self.untold, moves).into_iter().zip(places);
        let shown = told.enumerate().map(|(nth, (UntoldEvent { event, remark, chain }, places))| {
            match nth < long_ago {
                // Its line would be dropped.
                true => self.log.track(&event),
                false => {
                    self.log.push_event(speaker.wording, &event, view.setup());
                    if let Some(said) = speaker.said(&event, &self.log, &places, &view) {
                        self.log.say_of_last(said);
                    }
                }
            }
            if let Some((seat, count)) = chain.filter(|_| nth >= long_ago) {
                self.log.push_line(speaker.wording.chain(seat, count));
            }
            if let Some(remark) = remark.filter(|_| with_remarks) {
                self.log.push_line(remark.line(speaker.wording));
                if speaker.verbosity == Verbosity::Brief {
                    self.log.say_of_last(String::new());
                }
            }
            event
        });
        let shown = shown.collect();
        self.notices.drain(..).for_each(|notice| self.log.push_notice(notice));
        shown
    }
}

#[cfg(test)]
mod tests;
