//! Joins the table at an address or by an invite code, plays a round there, and prints the verdict: `guest NAME ADDRESS|CODE`. Nothing
//! is looked for on any network. `tests/tunnel.sh` has it play through a tunnel.

#![allow(clippy::print_stdout)]

use std::error::Error;
use std::net::{Ipv6Addr, SocketAddr};

use skipstone_core::bot::Level;
use skipstone_core::table::{Intent, Update};
use skipstone_core::{Replica, Seat, Seed, Setup};
use skipstone_net::client::{self, ClientEvent, ConnectionState, JoinConfig, NoEvidenceStore};
use skipstone_net::invite::Invite;
use skipstone_net::testing;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let name = arguments.next().ok_or("what is the guest called?")?;
    let to = arguments.next().ok_or("where is the table?")?;
    let config = match to.parse::<SocketAddr>() {
        Ok(address) => testing::join_config(address, &name),
        Err(_) => {
            let invite: Invite = to.parse()?;
            let addresses: Vec<SocketAddr> = invite.addresses().collect();
            let first = *addresses.first().ok_or("the code has no address")?;
            let code = Some((*invite.secret()).into());
            JoinConfig { addresses, code, ..testing::join_config(first, &name) }
        }
    };
    let config = JoinConfig { bind: (Ipv6Addr::UNSPECIFIED, 0).into(), ..config };
    let own = config.identity.fingerprint();
    let mut session = client::join(config, Box::new(NoEvidenceStore));
    let mut player = Level::Greedy.player(&Seed::from_number(1), Seat::ONE);
    let (mut lobby, mut replica): (Option<(Setup, Seat)>, Option<Replica>) = (None, None);
    let mut moves = 0;
    while let Some(event) = session.events.recv().await {
        match event {
            ClientEvent::ConnectionState(ConnectionState::Failed(why)) => return Err(why.into()),
            ClientEvent::ConnectionState(state) => println!("{state:?}"),
            ClientEvent::Lobby(seen) => lobby = seen.setup().ok().zip(seen.seat_of(own)),
            ClientEvent::Proposal(shown) => testing::agree(&session.link, shown.as_deref()),
            ClientEvent::Table(Update::RoundBegan { events, .. } | Update::Snapshot { events, .. }) => {
                let (setup, seat) = lobby.ok_or("the round began before there was a seat")?;
                let mut begun = Replica::new(setup, seat);
                events.iter().for_each(|event| begun.apply(event));
                replica = Some(begun);
            }
            ClientEvent::Table(Update::Events(events)) => {
                let replica = replica.as_mut().ok_or("there is no round")?;
                events.iter().for_each(|event| replica.apply(event));
            }
            ClientEvent::RoundChecked { verdict, .. } => {
                println!("{moves} own moves\n{verdict:?}");
                return Ok(());
            }
            _ => continue,
        }
        let Some(replica) = &replica else { continue };
        let view = replica.view();
        if view.ending().is_none() && view.turn() == view.seat() {
            session.link.send(Intent::Move(player.choose(&view)))?;
            moves += 1;
        }
    }
    Err("the session has ended".into())
}
