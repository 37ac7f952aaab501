//! Looks for what keeps tables from being found or reached.

use skipstone_net::Fingerprint;
use skipstone_net::discovery::Interfaces;
use skipstone_net::doctor::{Finding, Look, findings, look};

use super::JoinAddress;

/// Looks at this computer and its networks, and how far a packet to a table gets if an address is given. `own` is the player's key,
/// `hosts` whether a table of theirs is open here. Takes three to twenty seconds, and needs a tokio runtime.
pub async fn look_at_network(
    interfaces: Interfaces,
    own: Option<Fingerprint>,
    hosts: bool,
    at: Option<JoinAddress>,
) -> Vec<Finding> {
    let mut at_network = Look { hosts, ..Look::new(interfaces, own) };
    let mut unknown = None;
    if let Some(address) = at {
        let name = address.label();
        let found = tokio::task::spawn_blocking(move || address.addresses()).await;
        match found.ok().and_then(Result::ok).filter(|found| !found.is_empty()) {
            Some(found) => at_network.to = found,
            None => unknown = Some(Finding::NameUnknown(name)),
        }
    }
    unknown.into_iter().chain(findings(&look(at_network).await)).collect()
}
