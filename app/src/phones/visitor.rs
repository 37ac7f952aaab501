//! One open page: how it comes to the table, and what it is told there.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::WebSocket;
use skipstone_core::Stone;
use skipstone_net::Identity;
use skipstone_net::client::{
    Arrival, ClientEvent, ClientSession, ConnectionState, JoinCode, JoinError, LocalJoinConfig, join_local,
};
use skipstone_net::invite::ShortCode;
use skipstone_net::protocol::{CloseReason, LobbyRequest, Name, Refusal};
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, timeout};
use tracing::debug;

use super::attention::Attention;
use super::choice::Choice;
use super::faces::stone_picture;
use super::limits;
use super::messages::{EntryState, FromPage, NamedStone, PROTOCOL, Texts, ToPage};
use super::page_socket::{Gone, PageSocket};
use super::shared::Shared;
use super::table::{PhoneTable, TICK, name_error};
use super::token::Token;
use crate::locale::Locale;
use crate::players::names::numbered;
use crate::tr;

/// How long a table that ends together with its page may take to say why.
const FAREWELL: Duration = Duration::from_secs(2);

/// The page's own words, by the keys of their messages.
const TEXTS: &[&str] = &[
    "page-name",
    "page-code",
    "page-stone",
    "page-age",
    "page-play",
    "page-watch",
    "page-again",
    "page-here",
    "page-offline",
    "page-moved",
    "page-moved-address",
    "page-moved-go",
    "page-seats",
    "page-free",
    "page-watching",
    "page-rules",
    "page-all-rules",
    "page-others",
    "page-builds",
    "page-own",
    "page-hand",
    "page-draw",
    "page-next",
    "page-on-turn",
    "page-partner",
    "page-discarding",
    "page-your-turn",
    "page-result",
    "page-player",
    "page-left",
    "page-starts",
    "page-talk",
    "page-reactions",
    "page-log",
    "page-message",
    "page-team",
    "page-send",
    "page-menu",
    "page-close",
    "page-cancel",
    "page-save",
    "page-settings",
    "page-sound",
    "page-vibration",
    "page-in-a-row",
];

/// An open page.
pub(super) struct Visitor {
    shared: Arc<Shared>,
    address: IpAddr,
    locale: Arc<Locale>,
    open: watch::Receiver<()>,
    /// The browser's token, the same at every table of this host: a new table doesn't cost it the seat that waits at another.
    token: Option<Token>,
    /// Whether the page says when it is hidden.
    says_hidden: bool,
}

/// Why the connection to a page ends.
#[derive(Debug)]
enum Ending {
    /// The page is gone, or isn't one.
    Gone,
    /// This is the last thing to tell it.
    LastMessage(ToPage),
}

impl From<Gone> for Ending {
    fn from(_: Gone) -> Ending {
        Ending::Gone
    }
}

/// How a session at the table ended.
enum SessionEnd {
    /// The page may try again.
    Back(ToPage),
    /// The host has kicked whoever comes back. They may knock.
    Kicked,
    Over(Ending),
}

impl From<Ending> for SessionEnd {
    fn from(ending: Ending) -> SessionEnd {
        SessionEnd::Over(ending)
    }
}

/// Who comes to the table, and how.
struct Guest {
    identity: Identity,
    /// The token to tell once the guest knocks or is in. `None` for who comes back by it.
    token: Option<Token>,
    name: Name,
    stone: Option<Stone>,
    arrival: Arrival,
    code: Option<JoinCode>,
}

/// The stay of a page at the table.
struct TableSession<'a> {
    visitor: &'a Visitor,
    page: &'a mut PageSocket,
    session: ClientSession,
    table: PhoneTable,
    /// The name that was asked for.
    name: Name,
    /// The token to send once the guest knocks or is in. `None` for who comes back by it.
    token: Option<Token>,
    attention: Attention,
    /// The hash of the latest table that was sent, but for what changes by itself: a hundred texts are megabytes. `None` before the
    /// first.
    sent: Option<u64>,
}

impl Visitor {
    pub(super) fn new(shared: Arc<Shared>, address: IpAddr) -> Visitor {
        let (locale, open) = (shared.locale(&[]), shared.open.clone());
        Visitor { shared, address, locale, open, token: None, says_hidden: false }
    }

    /// Talks with the page until it is gone.
    pub(super) async fn serve(mut self, socket: WebSocket) {
        let mut page = PageSocket::new(socket);
        if let Err(Ending::LastMessage(last)) = self.talk(&mut page).await {
            let _ = page.send(&last).await;
        }
        page.close().await;
    }

    async fn talk(&mut self, page: &mut PageSocket) -> Result<(), Ending> {
        let hello = timeout(limits::REQUEST_TIME, page.receive()).await.map_err(|_| Ending::Gone)??;
        let FromPage::Hello { protocol: PROTOCOL, language, token, hidden } = hello else {
            return Err(Ending::Gone);
        };
        self.locale = self.shared.locale(&language);
        self.token = token.and_then(|token| token.parse().ok());
        self.says_hidden = hidden.is_some();
        page.send(&self.texts()).await?;
        let mut entry = self.entry(EntryState::Name, None);
        if let Some(guest) = self.returning() {
            match self.run_session(page, guest).await {
                SessionEnd::Over(ending) => return Err(ending),
                // Nobody with this token is here: the browser is asked for a name.
                SessionEnd::Back(_) => {}
                SessionEnd::Kicked => {
                    entry = self.entry(EntryState::Name, Some(tr!(self.locale, "phone-kicked")));
                }
            }
        }
        loop {
            page.send(&entry).await?;
            let guest = loop {
                if let FromPage::Join { name, stone, watch, code } = self.next_or_close(page).await? {
                    match self.newcomer(&name, stone.as_deref(), watch, code) {
                        Ok(guest) => break guest,
                        Err(refused) => page.send(&refused).await?,
                    }
                }
            };
            match self.run_session(page, guest).await {
                SessionEnd::Over(ending) => return Err(ending),
                SessionEnd::Back(refused) => entry = refused,
                // Every seat is taken since. Were it a question for a name, the page would answer it by itself.
                SessionEnd::Kicked => {
                    entry = self.refused(&JoinError::Refused(Refusal::Full), &Name::new(""));
                }
            }
        }
    }

    /// What brings somebody back who was here before. `None` if the browser has no token.
    fn returning(&self) -> Option<Guest> {
        let identity = self.token?.identity(&self.shared.host).ok()?;
        // The table knows the name.
        let (token, name, stone, code) = (None, Name::new(""), None, None);
        Some(Guest { identity, token, name, stone, arrival: Arrival::Return, code })
    }

    /// Somebody who comes for the first time, or whose name or code was refused.
    fn newcomer(
        &mut self,
        name: &str,
        stone: Option<&str>,
        watch: bool,
        code: Option<String>,
    ) -> Result<Guest, ToPage> {
        if let Some(why) = name_error(name) {
            return Err(Self::refusal(self.locale.text(why), None, true, false));
        }
        let code = code.filter(|code| !code.trim().is_empty());
        let code = match code.map(|code| code.parse::<ShortCode>()) {
            None => None,
            Some(Ok(code)) => Some(JoinCode::Short(code)),
            Some(Err(why)) => {
                let words = self.locale.join_address_error(&why.into());
                return Err(Self::refusal(words, None, false, true));
            }
        };
        self.token = self.token.or_else(Token::generate);
        let made = self.token.and_then(|token| Some((token, token.identity(&self.shared.host).ok()?)));
        let Some((token, identity)) = made else {
            return Err(self.ended(None));
        };
        let stone = stone.and_then(stone_named).unwrap_or_default();
        Ok(Guest {
            identity,
            token: Some(token),
            name: Name::new(name),
            stone: Some(stone),
            arrival: if watch { Arrival::Watch } else { Arrival::Seat },
            code,
        })
    }

    /// Goes to the table and stays there until it ends.
    async fn run_session(&self, page: &mut PageSocket, guest: Guest) -> SessionEnd {
        let Guest { identity, token, name, stone, arrival, code } = guest;
        let key = identity.fingerprint();
        let app = self.shared.app.clone();
        let (address, door) = (self.address, self.shared.door.clone());
        let call = LocalJoinConfig { identity, app, name: name.clone(), stone, arrival, code, address };
        let session = join_local(call, door);
        let mut table = PhoneTable::new(key, &session, Arc::clone(&self.locale), Instant::now());
        table.retell(self.shared.told_lines(key));
        if self.shared.knows_of_watching(key) {
            table.session.accept_watching();
        }
        let attention = Attention::new(self.says_hidden, Instant::now());
        TableSession { visitor: self, page, session, table, name, token, attention, sent: None }.run().await
    }

    fn texts(&self) -> ToPage {
        let named =
            |stone: Stone| NamedStone { id: stone_picture(stone), name: self.locale.stone_name(stone) };
        ToPage::Texts(Box::new(Texts {
            protocol: PROTOCOL,
            language: self.locale.code().to_owned(),
            table: self.shared.door.table().to_string(),
            title: tr!(self.locale, "phone-title"),
            texts: TEXTS.iter().map(|key| (*key, self.locale.text(key))).collect(),
            stones: Stone::OF_PEOPLE.into_iter().map(named).collect(),
            stone: stone_picture(Stone::default()),
        }))
    }

    fn entry(&self, state: EntryState, text: Option<String>) -> ToPage {
        // A page that lost the table comes back by itself.
        let retry = !matches!(state, EntryState::Knocking | EntryState::Lost);
        ToPage::Entry { state, text, name: None, may_watch: false, asks_code: false, retry }
    }

    /// That the host lets somebody in no more.
    fn banned(text: String) -> ToPage {
        let (state, text) = (EntryState::Closed, Some(text));
        ToPage::Entry { state, text, name: None, may_watch: false, asks_code: false, retry: false }
    }

    /// That somebody isn't let in, and what would help: another name, watching, another code.
    fn refusal(text: String, name: Option<String>, may_watch: bool, asks_code: bool) -> ToPage {
        let (state, text) = (EntryState::Refused, Some(text));
        ToPage::Entry { state, text, name, may_watch, asks_code, retry: true }
    }

    /// Why somebody isn't let in.
    fn refused(&self, why: &JoinError, name: &Name) -> ToPage {
        let mut help = self.locale.join_error(why);
        // The page has a field of its own for the code.
        if let JoinError::WrongShortCode { .. } | JoinError::Refused(Refusal::CodeNeeded) = why {
            help.next = tr!(self.locale, "phone-ask-code");
        }
        let text = [help.what, help.next].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>();
        if matches!(why, JoinError::Refused(Refusal::Banned)) {
            return Self::banned(text.join(" "));
        }
        let is_taken = matches!(why, JoinError::Refused(Refusal::NameTaken));
        let may_watch = matches!(why, JoinError::Refused(Refusal::Full));
        let asks_code = matches!(
            why,
            JoinError::WrongShortCode { .. }
                | JoinError::CodesPaused { .. }
                | JoinError::Refused(Refusal::CodeNeeded | Refusal::WrongCode { .. })
        );
        Self::refusal(text.join(" "), is_taken.then(|| numbered(name)), may_watch, asks_code)
    }

    /// How a session ended by itself.
    fn ended(&self, why: Option<CloseReason>) -> ToPage {
        let (state, words) = match why {
            Some(CloseReason::JoinedElsewhere) => (EntryState::Elsewhere, "phone-elsewhere"),
            Some(CloseReason::Kicked) => (EntryState::Refused, "phone-kicked"),
            Some(CloseReason::Banned) => return Self::banned(tr!(self.locale, "phone-banned")),
            Some(CloseReason::BackLater) => (EntryState::Lost, "phone-back-later"),
            Some(CloseReason::TableClosed) => (EntryState::Closed, "phone-table-closed"),
            Some(CloseReason::HandedOver(_)) => (EntryState::Closed, "phone-handed-over"),
            _ => (EntryState::Lost, "phone-lost"),
        };
        self.entry(state, Some(self.locale.text(words)))
    }

    /// That no more phones are let in.
    fn closed(&self) -> Ending {
        Ending::LastMessage(self.entry(EntryState::Closed, Some(tr!(self.locale, "phone-closed"))))
    }

    /// The next message of the page, or the end of the server.
    async fn next_or_close(&mut self, page: &mut PageSocket) -> Result<FromPage, Ending> {
        let mut open = self.open.clone();
        tokio::select! {
            message = page.receive() => Ok(message?),
            _ = open.changed() => Err(self.closed()),
        }
    }
}

impl TableSession<'_> {
    /// Follows the table and the page until either ends.
    async fn run(mut self) -> SessionEnd {
        let shared = &self.visitor.shared;
        let mut open = self.visitor.open.clone();
        let mut ticks = interval(TICK);
        // While nothing changes by itself, nothing is caught up on.
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                event = self.session.events.recv() => {
                    let Some(event) = event else { return Ending::LastMessage(self.visitor.ended(None)).into() };
                    if let Err(end) = self.follow(event).await {
                        return end;
                    }
                }
                message = self.page.receive() => match message {
                    Ok(message) => self.handle(message),
                    Err(gone) => return Ending::from(gone).into(),
                },
                () = self.attention.lapse() => {}
                _ = ticks.tick(), if self.table.needs_ticks() => self.table.session.tick(Instant::now()),
                _ = open.changed() => {
                    // A table that is over lets nobody in either, and has said why.
                    let end = timeout(FAREWELL, self.follow_to_the_end()).await;
                    return end.unwrap_or_else(|_| self.visitor.closed().into());
                }
            }
            let session = &self.table.session;
            if session.lobby.is_some() {
                shared.note_watching(session.own_key, session.knows_of_watching());
                if let Some(is_inactive) = self.attention.change(Instant::now()) {
                    session.send_inactive(is_inactive);
                }
            }
            if let Err(gone) = self.send_changes().await {
                return Ending::from(gone).into();
            }
        }
    }

    /// Waits for the end of the session.
    async fn follow_to_the_end(&mut self) -> SessionEnd {
        while let Some(event) = self.session.events.recv().await {
            if let Err(end) = self.follow(event).await {
                return end;
            }
        }
        Ending::LastMessage(self.visitor.ended(None)).into()
    }

    /// Applies an event, and all that wait behind it.
    async fn follow(&mut self, event: ClientEvent) -> Result<(), SessionEnd> {
        let mut next = Some(event);
        while let Some(event) = next {
            if let ClientEvent::ConnectionState(state) = &event {
                self.follow_connection(state).await?;
            }
            self.table.apply(event, Instant::now());
            next = self.session.events.try_recv().ok();
        }
        Ok(())
    }

    async fn follow_connection(&mut self, state: &ConnectionState) -> Result<(), SessionEnd> {
        let visitor = self.visitor;
        match state {
            ConnectionState::AwaitingHost => {
                // Who is let in while the phone sleeps comes back as the same.
                self.send_token().await?;
                let knocking = Some(tr!(visitor.locale, "phone-knocking"));
                self.page.send(&visitor.entry(EntryState::Knocking, knocking)).await.map_err(Ending::from)?;
            }
            ConnectionState::Joined { .. } => {
                self.attention.forget_told();
                self.send_token().await?;
            }
            ConnectionState::Failed(why) => return Err(SessionEnd::Back(visitor.refused(why, &self.name))),
            ConnectionState::Ended(Some(CloseReason::Kicked))
                if self.table.session.connection.table.is_none() =>
            {
                return Err(SessionEnd::Kicked);
            }
            ConnectionState::Ended(None) if self.table.has_left() => {
                let left = Some(tr!(visitor.locale, "phone-left"));
                return Err(SessionEnd::Back(visitor.entry(EntryState::Name, left)));
            }
            ConnectionState::Ended(why) => return Err(Ending::LastMessage(visitor.ended(*why)).into()),
            ConnectionState::Connecting | ConnectionState::Reconnecting { .. } => {}
        }
        Ok(())
    }

    /// Sends the page its token, once.
    async fn send_token(&mut self) -> Result<(), Ending> {
        match self.token.take() {
            Some(token) => Ok(self.page.send(&ToPage::Token { token: token.reveal() }).await?),
            None => Ok(()),
        }
    }

    /// Does what the page asks for.
    fn handle(&mut self, message: FromPage) {
        let table = &mut self.table;
        match message {
            FromPage::Move { mv, revision } => table.try_move(&mv, revision),
            FromPage::Do { choice } => match Choice::parse(&choice) {
                Some(choice) => table.choose(choice, Instant::now()),
                None => debug!("a page chooses what isn't offered"),
            },
            FromPage::Chat { text, team } => table.chat(&text, team),
            FromPage::Name { name } => table.rename(&name),
            FromPage::Age { age } => table.session.send_lobby_request(LobbyRequest::Age(age)),
            FromPage::Stone { stone } => {
                if let Some(stone) = stone_named(&stone) {
                    table.change_stone(stone);
                }
            }
            FromPage::Shown => self.attention.note(Instant::now()),
            // Once somebody is at the table, or knocks, these say nothing.
            FromPage::Hello { .. } | FromPage::Join { .. } | FromPage::Unknown => {}
        }
    }

    /// Sends the page what it doesn't know yet.
    async fn send_changes(&mut self) -> Result<(), Gone> {
        let is_late = std::mem::take(&mut self.table.is_late);
        if let Some(mut picture) = self.table.picture(Instant::now()) {
            let still = Some(picture.still_hash());
            if is_late || !picture.steps.is_empty() || self.sent != still {
                self.sent = still;
                self.page.send(&ToPage::Table(Box::new(picture))).await?;
            }
        }
        for message in std::mem::take(&mut self.table.unsaid) {
            if let ToPage::Said(line) = &message {
                self.visitor.shared.keep_line(self.table.session.own_key, line);
            }
            self.page.send(&message).await?;
        }
        Ok(())
    }
}

/// The stone of a picture's name, if people can choose it.
fn stone_named(name: &str) -> Option<Stone> {
    Stone::OF_PEOPLE.into_iter().find(|stone| stone_picture(*stone) == name)
}
