//! A program at a table that stays open while computers change their addresses: it does what it is told and tells what it hears.

use std::env;
use std::io;
use std::thread;
use std::time::Duration;

use skipstone_core::table::Update;
use skipstone_core::{Preset, Rules};
use skipstone_net::SaveReceipt;
use skipstone_net::client::{self, ClientEvent, ClientSession, ConnectionState, JoinConfig, NoEvidenceStore};
use skipstone_net::discovery::{BrowseEvent, TableBrowser};
use skipstone_net::host::{self, HostCommand, HostConfig};
use skipstone_net::protocol::{Audience, ChatLine};
use skipstone_net::testing;
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::computer::{ROLE, cable};

/// The longest that a guest waits for its own words; not a measure of speed.
const LONG: Duration = Duration::from_secs(60);

#[test]
#[ignore = "it is one of the computers"]
fn stays() {
    let role = env::var(ROLE).expect("only another test runs this one");
    let (told_tx, told) = mpsc::unbounded_channel();
    // Ends with the program, or with its input.
    thread::spawn(move || io::stdin().lines().map_while(Result::ok).try_for_each(|line| told_tx.send(line)));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        match role.as_str() {
            "host" => open(told).await,
            _ => visit(told).await,
        }
    });
}

/// Opens a table of two, and starts a round when it is told to.
async fn open(mut told: mpsc::UnboundedReceiver<String>) {
    let opening = HostConfig {
        listen: "[::]:7462".parse().expect("an address"),
        interfaces: cable(),
        ..testing::host_config(Rules { ..Preset::Standard.rules() }, 2, 2)
    };
    let (host, mut session) =
        host::open(opening, Box::new(|_, _| SaveReceipt::default()), Box::new(NoEvidenceStore))
            .expect("the port is free");
    loop {
        tokio::select! {
            line = told.recv() => match line {
                Some(_) => host.commands.send(HostCommand::StartRound).expect("the table is open"),
                None => return,
            },
            event = session.events.recv() => follow(&session, event.expect("the table is open")),
        }
    }
}

/// Finds the table, takes a seat, and says what it is told to. Tells once it has heard it from the host.
async fn visit(mut told: mpsc::UnboundedReceiver<String>) {
    let mut browser = TableBrowser::new(&cable()).expect("the cable is there");
    let found = loop {
        if let Some(BrowseEvent::Found(found)) = browser.next().await
            && !found.addresses.is_empty()
        {
            break found;
        }
    };
    drop(browser);
    let call = JoinConfig {
        host_key: Some(found.table.host),
        bind: "[::]:0".parse().expect("an address"),
        interfaces: cable(),
        ..testing::join_config(found.addresses[0], "Ada")
    };
    let own = call.identity.fingerprint();
    let call = JoinConfig { addresses: found.addresses, ..call };
    let mut session = client::join(call, Box::new(NoEvidenceStore));
    let mut unheard: Option<String> = None;
    loop {
        let say = |session: &ClientSession, text: &str| {
            session.room.send_chat(Audience::Everyone, ChatLine::new(text)).expect("the session goes on");
        };
        let heard = async { timeout(LONG, session.events.recv()).await };
        tokio::select! {
            line = told.recv() => match line {
                Some(text) => {
                    say(&session, &text);
                    unheard = Some(text);
                }
                None => return,
            },
            event = heard => match event.ok().flatten() {
                None => panic!("nothing more is heard"),
                Some(ClientEvent::ConnectionState(ConnectionState::Failed(why))) => panic!("{why}"),
                Some(ClientEvent::Lobby(lobby)) if lobby.seat_of(own).is_some() => println!("seated"),
                Some(ClientEvent::ConnectionState(ConnectionState::Joined { address, .. })) => {
                    println!("joined {address}");
                    unheard.iter().for_each(|text| say(&session, text));
                }
                Some(ClientEvent::ConnectionState(ConnectionState::Reconnecting { .. })) => println!("lost"),
                Some(ClientEvent::Chat { text, .. }) if unheard.as_deref() == Some(&*text) => {
                    println!("heard {}", &*text);
                    unheard = None;
                }
                Some(event) => follow(&session, event),
            }
        }
    }
}

/// Agrees to a round, and tells when it has begun.
fn follow(session: &ClientSession, event: ClientEvent) {
    match event {
        ClientEvent::Proposal(shown) => testing::agree(&session.link, shown.as_deref()),
        ClientEvent::Table(Update::RoundBegan { .. }) => println!("round"),
        _ => {}
    }
}
