//! Hosts tables whose messages are garbled, for a guest's program to join: `hostile_host FIRST COUNT`, two numbers. Writes down where it
//! listens, and how each stream of messages ended. `tests/hostile-host.sh` has a window listen to it.

#![allow(clippy::print_stdout)]

use std::error::Error;
use std::net::Ipv4Addr;

use skipstone_net::host::HostileHost;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut numbers = std::env::args().skip(1).map(|number| number.parse::<u64>());
    let (first, count) =
        (numbers.next().ok_or("which stream is the first?")??, numbers.next().ok_or("how many?")??);
    let mut host = HostileHost::bind((Ipv4Addr::LOCALHOST, 0).into())?;
    println!("listens at {}", host.address()?);
    for seed in first..first + count {
        host.wait_for_guest().await;
        println!("stream {seed}: {:?}", host.tell(seed).await?);
    }
    Ok(())
}
