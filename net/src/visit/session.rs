//! The time at a table: between its host, however it is reached, and its player's screen.

use skipstone_core::table::Intent;
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;

use super::Visit;
use super::company::{Company, Want};
use super::error::{JoinError, Untrue};
use super::guest::Guest;
use super::news::{Connection, News};
use crate::fingerprint::Fingerprint;
use crate::link::Link;
use crate::protocol::{Denial, Farewell, ToGuest, ToHost};
use crate::quic::{self, Lost};

/// News that may wait for the screen. When so many do, nothing more is read from the host.
const NEWS: usize = 64;

/// What a player's screen is told and wants, and the guest between it and the host.
#[derive(Debug)]
pub(super) struct Session {
    pub(super) guest: Guest,
    wishes: Wishes,
    pub(super) screen: Screen,
}

/// Where news go.
#[derive(Debug, Clone)]
pub(super) struct Screen(mpsc::Sender<News>);

/// What comes from the screen.
#[derive(Debug)]
struct Wishes {
    intents: mpsc::Receiver<Intent>,
    wants: mpsc::Receiver<Want>,
}

/// One thing that came from the screen.
#[derive(Debug)]
enum Wished {
    Intent(Intent),
    Want(Want),
}

/// The way to the host.
#[derive(Debug)]
pub(super) enum Way {
    /// Over the network.
    Network(quic::Host),
    /// Within this program.
    Here { inbox: mpsc::Receiver<ToGuest>, outbox: mpsc::Sender<ToHost> },
}

/// Why the time at a table ended.
#[derive(Debug)]
pub(super) enum Parting {
    /// The guest leaves.
    Leave,
    /// Nobody looks any more.
    Dropped,
    /// The connection is lost.
    Lost(Lost),
    /// The host said goodbye.
    Farewell(Farewell),
    /// The host tells what can't be.
    Untrue(Untrue),
    /// There is no way in.
    Failed(JoinError),
}

impl From<JoinError> for Parting {
    fn from(error: JoinError) -> Parting {
        Parting::Failed(error)
    }
}

/// The screen is gone.
#[derive(Debug)]
pub(super) struct Gone;

impl From<Gone> for Parting {
    fn from(_: Gone) -> Parting {
        Parting::Dropped
    }
}

impl Session {
    pub(super) fn new(own: Fingerprint) -> (Session, Visit) {
        let (link, intents) = Link::new();
        let (company, wants) = Company::new();
        let (news, told) = mpsc::channel(NEWS);
        let wishes = Wishes { intents, wants };
        let session = Session { guest: Guest::new(own), wishes, screen: Screen(news) };
        (session, Visit { link, company, news: told })
    }

    /// Passes everything on, both ways, until the time at the table ends.
    pub(super) async fn stay(&mut self, way: &mut Way) -> Parting {
        loop {
            for message in self.guest.messages.drain(..) {
                way.send(&message);
            }
            if self.tell_news().await.is_err() {
                return Parting::Dropped;
            }
            tokio::select! {
                message = way.message() => match message {
                    Ok(ToGuest::Goodbye(farewell)) => return Parting::Farewell(farewell),
                    Ok(message) => if let Err(untrue) = self.guest.hear(message) {
                        return Parting::Untrue(untrue);
                    },
                    Err(lost) => return Parting::Lost(lost),
                },
                wished = self.wishes.next() => match wished {
                    Some(Wished::Want(Want::Leave)) => return Parting::Leave,
                    Some(Wished::Want(want)) => self.guest.want(want),
                    Some(Wished::Intent(intent)) => self.guest.intend(intent),
                    None => return Parting::Dropped,
                },
            }
        }
    }

    /// Waits, while there is no host to pass anything on to, until the guest leaves or its screen is gone.
    pub(super) async fn wait(&mut self) -> Parting {
        loop {
            match self.wishes.next().await {
                Some(Wished::Want(Want::Leave)) => return Parting::Leave,
                // What the guest knows it can tell alone.
                Some(Wished::Intent(intent @ (Intent::Standing | Intent::Pace(_)))) => {
                    self.guest.intend(intent)
                }
                Some(_) => self.guest.news.push(News::Denied(Denial::NotNow)),
                None => return Parting::Dropped,
            }
            if self.tell_news().await.is_err() {
                return Parting::Dropped;
            }
        }
    }

    async fn tell_news(&mut self) -> Result<(), Gone> {
        for news in self.guest.news.drain(..) {
            self.screen.tell(news).await?;
        }
        Ok(())
    }
}

impl Screen {
    /// Waits until the screen has room for the news.
    pub(super) async fn tell(&self, news: News) -> Result<(), Gone> {
        self.0.send(news).await.map_err(|_| Gone)
    }

    /// Tells how the connection is.
    pub(super) async fn connection(&self, connection: Connection) -> Result<(), Gone> {
        self.tell(News::Connection(connection)).await
    }
}

impl Wishes {
    /// The next thing that comes from the screen; `None` once all its senders are dropped.
    async fn next(&mut self) -> Option<Wished> {
        tokio::select! {
            Some(intent) = self.intents.recv() => Some(Wished::Intent(intent)),
            Some(want) = self.wants.recv() => Some(Wished::Want(want)),
            else => None,
        }
    }
}

impl Way {
    /// The host's next message. May be dropped while it waits.
    pub(super) async fn message(&mut self) -> Result<ToGuest, Lost> {
        match self {
            Way::Network(host) => host.message().await,
            Way::Here { inbox, .. } => inbox.recv().await.ok_or(Lost::Ended),
        }
    }

    /// Says something to the host. Where it isn't there any more, reading tells.
    fn send(&self, message: &ToHost) {
        let sent = match self {
            Way::Network(host) => host.outbox().send(message).map_err(|error| error.to_string()),
            Way::Here { outbox, .. } => outbox.try_send(message.clone()).map_err(|error| match error {
                TrySendError::Full(_) => "the host is too slow".to_owned(),
                TrySendError::Closed(_) => "the host is gone".to_owned(),
            }),
        };
        if let Err(why) = sent {
            tracing::debug!(%why, "a message is lost");
        }
    }

    /// Ends it, with a last word if there is one to say.
    pub(super) async fn close(self, last: Option<&ToHost>) {
        match self {
            Way::Network(host) => host.close(last).await,
            Way::Here { outbox, .. } => {
                if let Some(last) = last {
                    // A host that is gone needn't be told.
                    let _ = outbox.send(last.clone()).await;
                }
            }
        }
    }
}
