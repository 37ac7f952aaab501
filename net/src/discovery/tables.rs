//! The list of found tables: bounded, whatever is announced on the network.

use std::collections::{BTreeMap, VecDeque};
use std::net::IpAddr;

use super::{BrowseEvent, DiscoveredTable};
use crate::fingerprint::Fingerprint;
use crate::subnet::subnet;

/// The most tables that are listed at once.
pub(super) const MAX_TABLES: usize = 128;

/// The tables found so far, with the events about them that have yet to be reported.
#[derive(Debug, Default)]
pub(super) struct TableList {
    tables: BTreeMap<Fingerprint, Listed>,
    events: VecDeque<BrowseEvent>,
    /// The number of the table found last.
    last: u64,
    /// Whether a table was dropped to make room since the last [`TableList::begin_refresh`].
    has_overflowed: bool,
}

#[derive(Debug)]
struct Listed {
    table: DiscoveredTable,
    /// Numbers the tables in the order in which they appeared.
    number: u64,
    /// Whether the table was found since the last [`TableList::begin_refresh`].
    is_confirmed: bool,
}

impl Listed {
    /// Nobody can announce tables at many addresses as easily as many tables at one.
    fn subnet(&self) -> Option<IpAddr> {
        self.table.addresses.first().map(|address| subnet(address.ip()))
    }
}

impl TableList {
    /// The next event to report.
    pub(super) fn next_event(&mut self) -> Option<BrowseEvent> {
        self.events.pop_front()
    }

    pub(super) fn has_overflowed(&self) -> bool {
        self.has_overflowed
    }

    /// Adds or updates a table. A full list drops the oldest table of the subnet that has the most.
    pub(super) fn add(&mut self, table: DiscoveredTable) {
        let host = table.table.host;
        if !self.tables.contains_key(&host) && self.tables.len() >= MAX_TABLES {
            self.has_overflowed = true;
            let mut counts = BTreeMap::<Option<IpAddr>, usize>::new();
            for listed in self.tables.values() {
                *counts.entry(listed.subnet()).or_default() += 1;
            }
            let busiest = counts.into_iter().max_by_key(|(_, count)| *count).map(|(subnet, _)| subnet);
            let of_it = self.tables.iter().filter(|(_, listed)| Some(listed.subnet()) == busiest);
            let oldest = of_it.min_by_key(|(_, listed)| listed.number).map(|(host, _)| *host);
            oldest.into_iter().for_each(|host| self.remove(host));
        }
        self.last += 1;
        let number = self.tables.get(&host).map_or(self.last, |listed| listed.number);
        self.tables.insert(host, Listed { table: table.clone(), number, is_confirmed: true });
        self.push(host, BrowseEvent::Found(table));
    }

    /// Removes a table. Ignored if it isn't listed.
    pub(super) fn remove(&mut self, host: Fingerprint) {
        if self.tables.remove(&host).is_some() {
            self.push(host, BrowseEvent::Removed(host));
        }
    }

    /// All tables must be found again, until [`TableList::end_refresh`].
    pub(super) fn begin_refresh(&mut self) {
        self.has_overflowed = false;
        self.tables.values_mut().for_each(|listed| listed.is_confirmed = false);
    }

    /// Removes the tables that weren't found again.
    pub(super) fn end_refresh(&mut self) {
        let gone = self.tables.iter().filter(|(_, listed)| !listed.is_confirmed);
        let gone: Vec<Fingerprint> = gone.map(|(host, _)| *host).collect();
        gone.into_iter().for_each(|host| self.remove(host));
    }

    /// Queues an event in place of an earlier one about the same table.
    fn push(&mut self, host: Fingerprint, event: BrowseEvent) {
        let is_about_it = |event: &BrowseEvent| match event {
            BrowseEvent::Found(found) => found.table.host == host,
            BrowseEvent::Removed(removed) => *removed == host,
        };
        self.events.retain(|event| !is_about_it(event));
        self.events.push_back(event);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::net::SocketAddr;

    use super::*;
    use crate::discovery::AnnouncedTable;
    use crate::protocol::Name;

    fn table(number: u32, address: [u8; 4]) -> DiscoveredTable {
        let host = Fingerprint::of(&number.to_le_bytes());
        let table = AnnouncedTable { name: Name::new("A table"), host, version: 1, seats: 4, free: 2 };
        DiscoveredTable { table, addresses: vec![SocketAddr::from((address, 7462))] }
    }

    /// Applies all queued events to the tables that a screen shows.
    fn show(list: &mut TableList, shown: &mut BTreeSet<Fingerprint>) {
        while let Some(event) = list.next_event() {
            match event {
                BrowseEvent::Found(found) => shown.insert(found.table.host),
                BrowseEvent::Removed(host) => shown.remove(&host),
            };
        }
        assert_eq!(*shown, list.tables.keys().copied().collect());
    }

    #[test]
    fn tables_at_one_address_dont_displace_others() {
        let (mut list, mut shown) = (TableList::default(), BTreeSet::new());
        let (ada, ben) = (table(1, [10, 0, 0, 1]), table(2, [10, 0, 0, 2]));
        list.add(ada.clone());
        for number in 100..10_100 {
            list.add(table(number, [10, 0, 0, 66]));
            if number % 500 == 0 {
                show(&mut list, &mut shown);
            }
        }
        list.add(ben.clone());
        show(&mut list, &mut shown);
        assert!(
            shown.len() == MAX_TABLES && shown.contains(&ada.table.host) && shown.contains(&ben.table.host)
        );
    }

    #[test]
    fn memory_is_bounded_and_a_refresh_leaves_what_is_found_again() {
        let (mut list, mut shown) = (TableList::default(), BTreeSet::new());
        let ada = table(1, [10, 0, 0, 1]);
        list.add(ada.clone());
        assert!(!list.has_overflowed());
        for number in 100..10_100 {
            list.add(table(number, [10, 0, (number >> 8) as u8, number as u8]));
            assert!(list.tables.len() <= MAX_TABLES);
        }
        assert!(list.has_overflowed());
        show(&mut list, &mut shown);

        list.begin_refresh();
        list.add(ada.clone());
        list.end_refresh();
        show(&mut list, &mut shown);
        assert_eq!(shown, BTreeSet::from([ada.table.host]));
        assert!(!list.has_overflowed());

        list.remove(ada.table.host);
        list.remove(ada.table.host);
        assert_eq!(list.next_event(), Some(BrowseEvent::Removed(ada.table.host)));
        assert_eq!(list.next_event(), None);
    }
}
