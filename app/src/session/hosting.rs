//! The table that this player hosts: how it is opened, and what its host decides and keeps. The window and `skipstone host` both
//! show one.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use jiff::Timestamp;
use skipstone_core::{ErrorChain, Stone};
use skipstone_net::Fingerprint;
use skipstone_net::client::ClientSession;
use skipstone_net::discovery::DiscoveryError;
use skipstone_net::door::Door;
use skipstone_net::host::{
    self, Host, HostCommand, HostCommandSender, HostConfig, HostEvent, KNOCK_TIMEOUT, SavedRoom,
};
use skipstone_net::invite::{Invite, ShortCode};
use skipstone_net::protocol::Name;
use skipstone_net::quic::BindError;
use skipstone_net::trust::{KnownPlayers, PlayerKeyStatus};

use super::{NetworkSession, PhoneAccess, PhoneEvent, PhonePage};
use crate::store::{ResumedSeries, Store, StoredSeriesId, SystemMessages, Visits};

/// How much earlier a knock expires here than at the table, so that none is answered that is refused already.
const EXPIRY_MARGIN: Duration = Duration::from_secs(2);

/// What a table is opened with.
pub struct HostPlan {
    /// The player, the table and the network.
    pub config: HostConfig,
    /// The table to continue; `None` for a new one.
    pub resumed: Option<(SavedRoom, ResumedSeries)>,
    /// Keeps the table, and whom its host has met.
    pub store: Store,
}

/// A hosted table as its host controls it.
#[derive(Debug)]
pub struct HostControls {
    /// Unanswered knocks, the oldest first.
    pub knocks: Vec<Knock>,
    /// The invite code and the addresses the table listens on; `None` until it is open.
    pub invite: Option<(Invite, Vec<SocketAddr>)>,
    /// The short code, and whether the table drew it by itself after wrong tries; `None` until the table is open.
    pub short_code: Option<(ShortCode, bool)>,
    /// The code by which phones come in; `None` until the table is open.
    pub phone_code: Option<ShortCode>,
    /// Why the table can't be announced on the local network.
    pub announce_error: Option<DiscoveryError>,
    /// Whether phones may join.
    pub phones: PhoneAccess,
    /// `None` until the table is open, and once it closes.
    commands: Option<HostCommandSender>,
    players: KnownPlayers,
    visits: Visits,
    store: Store,
}

/// A player who asks to be let in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Knock {
    /// Their key.
    pub who: Fingerprint,
    /// The name they send, not verified.
    pub name: Name,
    /// The stone that they would get; `None` until they have wished for one.
    pub stone: Option<Stone>,
    /// Whether the key and the name were met before.
    pub status: PlayerKeyStatus,
    /// When they came in last. `None` unless that is known.
    pub last_visit: Option<Timestamp>,
    /// Whether they want to watch rather than play.
    pub watches: bool,
    /// When it was shown at its place in the list.
    pub shown_at: Instant,
    /// Until when it can be answered.
    pub expires_at: Instant,
}

impl HostPlan {
    /// Opens the table. Needs a tokio runtime.
    ///
    /// # Errors
    /// If this computer's network can't be used.
    pub fn open(self) -> Result<(Host, ClientSession), BindError> {
        let HostPlan { config, resumed, store } = self;
        let own = config.identity.fingerprint();
        let evidence = store.host_evidence(own);
        match resumed {
            Some((saved, ResumedSeries { table, saver, .. })) => {
                host::resume(config, saved, table, store.hosted_saver(own, Some(saver)), evidence)
            }
            None => host::open(config, store.hosted_saver(own, None), evidence),
        }
    }
}

impl NetworkSession {
    /// Lets phones join the player's own table, or no more; does nothing for guests.
    pub fn allow_phones(&mut self, allowed: bool) {
        self.hosting.iter_mut().for_each(|hosting| hosting.phones.allow(allowed));
    }

    /// The page for phones, with the number of seats that can be taken there. `None` while there is none of either, and for guests.
    pub fn way_for_phones(&self) -> Option<(&PhonePage, usize)> {
        let page = self.hosting.as_ref()?.phones.page()?;
        let seats = self.lobby.as_ref()?.seats_to_take().count();
        (seats > 0).then_some((page, seats))
    }
}

impl HostControls {
    /// The table of a plan, before it is open.
    pub fn new(plan: &HostPlan) -> HostControls {
        let visits = plan.store.visits().unwrap_or_else(|error| {
            tracing::warn!(error = %ErrorChain(&error), "when players came last isn't known");
            Visits::default()
        });
        HostControls {
            knocks: Vec::new(),
            invite: None,
            short_code: None,
            phone_code: None,
            announce_error: None,
            phones: PhoneAccess::default(),
            commands: None,
            players: plan.config.players.clone(),
            visits,
            store: plan.store.clone(),
        }
    }

    /// Takes the sender of the open table's commands. Dropped with this, it closes the table.
    pub fn start(&mut self, commands: HostCommandSender) {
        self.commands = Some(commands);
    }

    /// Keeps who knocks, and saves who was admitted or banned.
    pub fn apply(&mut self, event: &HostEvent, now: Instant) {
        match event {
            HostEvent::Knock { who, name, status, watches } => {
                let expires_at = now + KNOCK_TIMEOUT - EXPIRY_MARGIN;
                let (who, name, status, watches) = (*who, name.clone(), *status, *watches);
                let last_visit = self.visits.last(who);
                let (stone, shown_at) = (None, now);
                let knock = Knock { who, name, stone, status, last_visit, watches, shown_at, expires_at };
                match self.knocks.iter_mut().find(|known| known.who == who) {
                    Some(known) => *known = knock,
                    None => self.knocks.push(knock),
                }
            }
            HostEvent::KnockStone { who, stone } => {
                let knock = self.knocks.iter_mut().find(|knock| knock.who == *who);
                knock.into_iter().for_each(|knock| knock.stone = Some(*stone));
            }
            HostEvent::KnockWithdrawn(who) => drop(self.remove_knock(*who, now)),
            HostEvent::Admitted { who, name } => {
                self.remove_knock(*who, now);
                self.players.admit(*who, name);
                self.store.put_players(&self.players);
                self.visits.note(*who, Timestamp::now());
                self.store.put_visits(&self.visits);
            }
            HostEvent::Banned(who) => {
                self.remove_knock(*who, now);
                self.players.ban(*who);
                self.store.put_players(&self.players);
            }
            HostEvent::Unbanned(who) => {
                self.players.unban(*who);
                self.store.put_players(&self.players);
            }
            HostEvent::Invite { code, addresses } => self.invite = Some((code.clone(), addresses.clone())),
            HostEvent::ShortCode { code, for_phones, after_wrong_tries } => {
                self.short_code = Some((*code, *after_wrong_tries));
                self.phone_code = Some(*for_phones);
            }
            HostEvent::AnnouncementFailed(why) => self.announce_error = Some(why.clone()),
            // It was saved before its first deal, so that a restart doesn't change that.
            HostEvent::DealDeclined { dropped: Some(series), .. } => {
                if let Err(error) = self.store.remove(StoredSeriesId::of_own_table(*series)) {
                    tracing::warn!(error = %ErrorChain(&error), "a series without a round stays");
                }
            }
            HostEvent::DealDeclined { dropped: None, .. }
            | HostEvent::Denied(_)
            | HostEvent::InvalidSetup(_) => {}
        }
        self.follow_page();
    }

    /// Notes what becomes of the page for phones.
    pub fn apply_phone_event(&mut self, event: &PhoneEvent) {
        self.phones.apply(event);
        self.follow_page();
    }

    fn follow_page(&mut self) {
        let reached = self.invite.as_ref().map_or(&[][..], |(_, addresses)| addresses);
        self.phones.follow(reached, self.phone_code);
    }

    /// Leads guests in this process to the table; `None` unless it is open.
    pub fn door(&self) -> Option<&Door> {
        self.commands.as_ref().map(HostCommandSender::door)
    }

    /// The banned keys, each with the last name of its player; the key itself if that was never let in.
    pub fn banned(&self) -> impl Iterator<Item = (Fingerprint, String)> {
        let name = |key| self.players.name(key).map_or_else(|| format!("{key:#}"), str::to_owned);
        self.players.banned().iter().map(move |key| (*key, name(*key)))
    }

    /// Admits or refuses a player, if they knock.
    pub fn answer_knock(&mut self, who: Fingerprint, admit: bool, now: Instant) {
        if let Some(Knock { who, name, .. }) = self.remove_knock(who, now) {
            self.send(HostCommand::AnswerKnock { who, name, admit });
        }
    }

    /// Removes and returns the knocks that the table is about to refuse by itself.
    pub fn expire_knocks(&mut self, now: Instant) -> Vec<Knock> {
        self.knocks.extract_if(.., |knock| knock.expires_at <= now).collect()
    }

    /// Those after it move up, maybe under the pointer.
    fn remove_knock(&mut self, who: Fingerprint, now: Instant) -> Option<Knock> {
        let at = self.knocks.iter().position(|knock| knock.who == who)?;
        self.knocks[at..].iter_mut().for_each(|knock| knock.shown_at = now);
        Some(self.knocks.remove(at))
    }

    /// Saves what the chat tells beside what people say.
    pub(super) fn save_system_messages(&self, series: StoredSeriesId, news: &SystemMessages) {
        self.store.put_system_messages(series, news);
    }

    /// Sends a command, unless the table closes.
    pub fn send(&self, command: HostCommand) {
        if let Some(commands) = &self.commands
            && let Err(why) = commands.send(command)
        {
            tracing::warn!(%why, "a command isn't sent");
        }
    }

    /// Closes the table; `back_later` tells the guests that it will be hosted again. Returns whether it was open.
    pub fn close(&mut self, back_later: bool) -> bool {
        let commands = self.commands.take();
        commands.is_some_and(|commands| commands.send(HostCommand::Close { back_later }).is_ok())
    }
}
