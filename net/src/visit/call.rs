//! Going to a table over the network, and coming back to it whenever the connection is lost.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};
use tracing::{debug, info, warn};

use super::error::JoinError;
use super::near::is_near;
use super::news::Connection;
use super::session::{Gone, Parting, Screen, Session, Way};
use super::{Call, Visit};
use crate::fingerprint::Fingerprint;
use crate::invite::Side;
use crate::limits;
use crate::protocol::{Farewell, Hello, TableId, ToGuest, ToHost, VERSIONS, Wanted, Welcome};
use crate::quic::{self, DialError, Dialer, Lost};
use crate::trust::HostKey;

/// How long the first pause before another try is, and the longest.
const PAUSE: (Duration, Duration) = (Duration::from_millis(250), Duration::from_secs(5));

/// Goes to a table. Whether it lets the guest in comes as news. Needs a tokio runtime.
pub fn join(call: Call) -> Visit {
    let (session, visit) = Session::new(call.identity.fingerprint());
    // When nobody looks any more there is nothing to tell.
    tokio::spawn(async move { drop(run(session, call).await) });
    visit
}

async fn run(mut session: Session, call: Call) -> Result<(), Gone> {
    session.screen.connection(Connection::Calling).await?;
    let dialer = match Dialer::bind(call.from, &call.identity) {
        Ok(dialer) => dialer,
        Err(error) => return session.screen.connection(Connection::Failed(error.into())).await,
    };
    let mut caller = Caller { addresses: call.to.clone(), call, dialer: dialer.clone(), met: None };
    let over = caller.visit(&mut session).await;
    info!("the visit is over");
    dialer.close().await;
    session.screen.connection(over?).await
}

/// One who goes to a table.
struct Caller {
    call: Call,
    dialer: Dialer,
    /// Where the table may be.
    addresses: Vec<SocketAddr>,
    /// Who let the guest in, and to which table.
    met: Option<(Fingerprint, TableId)>,
}

impl Caller {
    /// Goes there and stays, and comes back whenever the connection is lost, until it is all over; how.
    async fn visit(&mut self, session: &mut Session) -> Result<Connection, Gone> {
        let mut pause = PAUSE.0;
        let mut lost = (Lost::Ended, None);
        loop {
            let parting = match self.come_in(session).await {
                Ok(mut way) => {
                    let came = Instant::now();
                    let parting = session.stay(&mut way).await;
                    // Who is thrown out at once doesn't come running back.
                    if came.elapsed() >= PAUSE.1 {
                        pause = PAUSE.0;
                    }
                    way.close(matches!(parting, Parting::Leave).then_some(&ToHost::Goodbye)).await;
                    parting
                }
                Err(parting) => parting,
            };
            match parting {
                Parting::Leave => return Ok(Connection::Over(None)),
                Parting::Dropped => return Err(Gone),
                Parting::Untrue(untrue) => {
                    // What exactly may name cards.
                    warn!("the host tells what can't be");
                    return Ok(Connection::Failed(untrue.into()));
                }
                Parting::Lost(why @ Lost::Misunderstood(_)) => return Ok(Connection::Failed(why.into())),
                Parting::Failed(error) if self.met.is_none() || matches!(error, JoinError::Refused(_)) => {
                    return Ok(Connection::Failed(error));
                }
                // Until it is back, what matters is how it went.
                Parting::Failed(error) => debug!(%error, "not back yet"),
                Parting::Lost(why) if self.met.is_none() => return Ok(Connection::Failed(why.into())),
                Parting::Lost(why) => lost = (why, None),
                Parting::Farewell(said @ (Farewell::BackLater | Farewell::TooSlow)) if self.met.is_some() => {
                    lost = (Lost::Ended, Some(said));
                }
                Parting::Farewell(said) => return Ok(Connection::Over(Some(said))),
            }
            let (why, said) = lost.clone();
            info!(%why, ?said, again = ?pause, "the connection is lost");
            session.screen.connection(Connection::Lost { why, said, again: pause }).await?;
            tokio::select! {
                () = sleep(pause) => pause = (pause * 2).min(PAUSE.1),
                parting = session.wait() => match parting {
                    Parting::Leave => return Ok(Connection::Over(None)),
                    _ => return Err(Gone),
                },
            }
        }
    }

    /// Goes to the table and in, unless the guest leaves before.
    async fn come_in(&mut self, session: &mut Session) -> Result<Way, Parting> {
        let wanted = match self.met {
            Some((_, table)) if session.guest.seat().is_some() => {
                Wanted::Return { table, seen: session.guest.at() }
            }
            _ if self.call.watch => Wanted::Watch,
            _ => Wanted::Seat,
        };
        let screen = session.screen.clone();
        let (host, welcome) = tokio::select! {
            came = self.go(wanted, &screen) => came?,
            parting = session.wait() => return Err(parting),
        };
        let address = host.address();
        let (key, table) = (host.fingerprint(), welcome.table);
        if self.met.replace((key, table)).is_some() {
            session.guest.is_back();
        }
        if !self.addresses.contains(&address) {
            self.addresses.push(address);
        }
        info!(%address, host = ?key, "in");
        session.screen.connection(Connection::In { host: key, table, address }).await?;
        Ok(Way::Network(host))
    }

    async fn go(&self, wanted: Wanted, screen: &Screen) -> Result<(quic::Host, Welcome), Parting> {
        let mut host = self.dial().await?;
        let welcome = self.introduce(&mut host, wanted, screen).await?;
        Ok((host, welcome))
    }

    /// Dials every address at once; the first who answers, and is no stranger, is the host.
    async fn dial(&self) -> Result<quic::Host, JoinError> {
        let mut dials = JoinSet::new();
        for address in self.addresses.clone() {
            let dialer = self.dialer.clone();
            dials.spawn(async move { dialer.dial(address).await });
        }
        let mut failed = None;
        while let Some(dialled) = dials.join_next().await {
            // A task ends otherwise only with the program.
            let Ok(dialled) = dialled else { continue };
            let error = match dialled.map_err(explained).and_then(|host| self.recognise(host)) {
                Ok(host) => return Ok(host),
                Err(error) => error,
            };
            debug!(%error, "no way");
            failed = failed.into_iter().chain([error]).max_by_key(telling);
        }
        Err(failed.unwrap_or(JoinError::NoAddress))
    }

    /// Looks at the key that a host shows, before anything is said.
    fn recognise(&self, host: quic::Host) -> Result<quic::Host, JoinError> {
        let shown = host.fingerprint();
        let known = match self.met {
            Some((known, _)) => Some(known),
            None => match self.call.hosts.judge(&self.call.place, shown) {
                HostKey::Changed { known } => Some(known),
                HostKey::Known | HostKey::New => None,
            },
        };
        match known {
            Some(known) if known != shown => Err(JoinError::KeyChanged { known, shown }),
            _ => Ok(host),
        }
    }

    /// Says hello and waits to be let in.
    async fn introduce(
        &self,
        host: &mut quic::Host,
        wanted: Wanted,
        screen: &Screen,
    ) -> Result<Welcome, Parting> {
        let binding = *host.binding();
        // Who comes back is known by its key, whatever the code is by now.
        let secret = self.call.secret.filter(|_| self.met.is_none());
        let hello = Hello {
            versions: VERSIONS,
            app: self.call.app.clone(),
            name: self.call.name.clone(),
            wanted,
            proof: secret.map(|secret| secret.proof(Side::Guest, &binding)),
        };
        if host.outbox().send(&ToHost::Hello(hello)).is_err() {
            return Err(Parting::Lost(Lost::Ended));
        }
        let silent = |_| Parting::Lost(Lost::Silent);
        let mut said = timeout(limits::HANDSHAKE, host.message()).await.map_err(silent)?;
        loop {
            match said.map_err(Parting::Lost)? {
                ToGuest::Knocked => screen.connection(Connection::Knocked).await?,
                ToGuest::Welcome(welcome) => {
                    let proven = secret.map(|secret| secret.proof(Side::Host, &binding));
                    return match proven {
                        Some(_) if welcome.proof != proven => Err(JoinError::NotTheTable.into()),
                        _ => Ok(welcome),
                    };
                }
                ToGuest::Refused(refusal) => return Err(JoinError::from(refusal).into()),
                ToGuest::Goodbye(farewell) => return Err(Parting::Farewell(farewell)),
                _ => return Err(JoinError::OtherProtocol(host.address()).into()),
            }
            // A person may take any time to answer.
            said = host.message().await;
        }
    }
}

/// What a failed call means to a person.
fn explained(error: DialError) -> JoinError {
    match error {
        DialError::NoAnswer(address) if is_near(address.ip()) => JoinError::NothingAnswers(address),
        DialError::NoAnswer(address) => JoinError::OtherNetwork(address),
        DialError::Busy => JoinError::Busy,
        DialError::OtherProtocol(address) => JoinError::OtherProtocol(address),
        DialError::Unreachable(address) => JoinError::Unreachable(address),
        DialError::Lost(lost) => JoinError::Lost(lost),
    }
}

/// How much one of several failures tells: whoever answered tells more than silence.
fn telling(error: &JoinError) -> u8 {
    match error {
        JoinError::KeyChanged { .. } => 5,
        JoinError::Busy => 4,
        JoinError::OtherProtocol(_) => 3,
        JoinError::Lost(_) => 2,
        JoinError::NothingAnswers(_) => 1,
        _ => 0,
    }
}
