//! The list of found tables: bounded, whatever is announced on the network.

use std::collections::{BTreeMap, VecDeque};
use std::net::{IpAddr, SocketAddr};

use super::{AnnouncementId, BrowseEvent, DiscoveredTable};
use crate::subnet::subnet;

/// The most tables that are listed at once.
pub(super) const MAX_TABLES: usize = 128;

/// The tables found so far, with the events about them that have yet to be reported.
///
/// Announcements with one key but different mDNS names are separate tables: anybody can copy a key. The mDNS name can be copied
/// too, so what is announced later under the same name and key adds addresses to the first ones, and replaces none of them.
#[derive(Debug, Default)]
pub(super) struct TableList {
    tables: BTreeMap<AnnouncementId, Listed>,
    events: VecDeque<BrowseEvent>,
    /// The number of the table found last.
    last: u64,
    /// Whether a table was dropped to make room since the last [`TableList::begin_refresh`].
    has_overflowed: bool,
}

#[derive(Debug)]
struct Listed {
    table: DiscoveredTable,
    /// The addresses that were announced first, until the table is removed.
    first_addresses: Vec<SocketAddr>,
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
    pub(super) fn add(&mut self, mut table: DiscoveredTable) {
        let id = table.id();
        if !self.tables.contains_key(&id) && self.tables.len() >= MAX_TABLES {
            self.has_overflowed = true;
            let mut counts = BTreeMap::<Option<IpAddr>, usize>::new();
            for listed in self.tables.values() {
                *counts.entry(listed.subnet()).or_default() += 1;
            }
            let busiest = counts.into_iter().max_by_key(|(_, count)| *count).map(|(subnet, _)| subnet);
            let of_it = self.tables.iter().filter(|(_, listed)| Some(listed.subnet()) == busiest);
            let oldest = of_it.min_by_key(|(_, listed)| listed.number).map(|(id, _)| id.clone());
            oldest.into_iter().for_each(|id| self.remove(&id));
        }
        self.last += 1;
        let (number, first_addresses) = match self.tables.remove(&id) {
            Some(listed) => (listed.number, listed.first_addresses),
            None => (self.last, table.addresses.clone()),
        };
        let later = table.addresses.into_iter().filter(|address| !first_addresses.contains(address));
        table.addresses = first_addresses.iter().copied().chain(later).collect();
        let listed = Listed { table: table.clone(), first_addresses, number, is_confirmed: true };
        self.tables.insert(id.clone(), listed);
        self.push(&id, BrowseEvent::Found(table));
    }

    /// Removes the tables with this mDNS name, whatever keys they announce.
    pub(super) fn remove_instance(&mut self, instance: &str) {
        let gone = self.tables.keys().filter(|id| id.instance == instance);
        let gone: Vec<AnnouncementId> = gone.cloned().collect();
        gone.iter().for_each(|id| self.remove(id));
    }

    /// Removes a table. Ignored if it isn't listed.
    fn remove(&mut self, id: &AnnouncementId) {
        if self.tables.remove(id).is_some() {
            self.push(id, BrowseEvent::Removed(id.clone()));
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
        let gone: Vec<AnnouncementId> = gone.map(|(id, _)| id.clone()).collect();
        gone.iter().for_each(|id| self.remove(id));
    }

    /// Queues an event in place of an earlier one about the same table.
    fn push(&mut self, id: &AnnouncementId, event: BrowseEvent) {
        let is_about_it = |event: &BrowseEvent| match event {
            BrowseEvent::Found(found) => found.id() == *id,
            BrowseEvent::Removed(removed) => removed == id,
        };
        self.events.retain(|event| !is_about_it(event));
        self.events.push_back(event);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::discovery::AnnouncedTable;
    use crate::fingerprint::Fingerprint;
    use crate::ids::TableId;
    use crate::protocol::Name;

    /// The addresses of the tables that a screen shows.
    type Shown = BTreeMap<AnnouncementId, Vec<SocketAddr>>;

    fn table(number: u32, address: [u8; 4]) -> DiscoveredTable {
        let host = Fingerprint::of(&number.to_le_bytes());
        let table = AnnouncedTable {
            name: Name::new("A table"),
            host,
            id: TableId([1; 16]),
            version: 1,
            seats: 4,
            free: 2,
            continues: None,
        };
        let addresses = vec![SocketAddr::from((address, 7462))];
        DiscoveredTable { instance: format!("table-{number}"), table, addresses }
    }

    /// Applies all queued events to the tables that a screen shows.
    fn show(list: &mut TableList, shown: &mut Shown) {
        while let Some(event) = list.next_event() {
            match event {
                BrowseEvent::Found(found) => shown.insert(found.id(), found.addresses),
                BrowseEvent::Removed(id) => shown.remove(&id),
            };
        }
        assert!(shown.keys().eq(list.tables.keys()));
    }

    #[test]
    fn tables_at_one_address_dont_displace_others() {
        let (mut list, mut shown) = (TableList::default(), Shown::new());
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
        assert!(shown.len() == MAX_TABLES && shown.contains_key(&ada.id()) && shown.contains_key(&ben.id()));
    }

    #[test]
    fn a_copied_fingerprint_neither_replaces_nor_removes_the_true_table() {
        let (mut list, mut shown) = (TableList::default(), Shown::new());
        let ada = table(1, [10, 0, 0, 1]);
        let fake = SocketAddr::from(([10, 0, 0, 66], 7462));
        let copy = DiscoveredTable { instance: "copy".to_owned(), addresses: vec![fake], ..ada.clone() };
        list.add(ada.clone());
        list.add(copy.clone());
        show(&mut list, &mut shown);
        assert_eq!(shown, [(ada.id(), ada.addresses.clone()), (copy.id(), vec![fake])].into());
        list.remove_instance("copy");
        show(&mut list, &mut shown);
        assert_eq!(shown, [(ada.id(), ada.addresses.clone())].into());

        // Under the mDNS name of the true table, too.
        let number: u32 = 66;
        let other_key = AnnouncedTable { host: Fingerprint::of(&number.to_le_bytes()), ..ada.table.clone() };
        let other_key = DiscoveredTable { table: other_key, addresses: vec![fake], ..ada.clone() };
        list.add(other_key.clone());
        for port in 1..200 {
            let fake = SocketAddr::new(fake.ip(), port);
            list.add(DiscoveredTable { addresses: vec![fake], ..ada.clone() });
            show(&mut list, &mut shown);
            assert_eq!(shown[&ada.id()], [ada.addresses[0], fake], "what was announced first stays");
        }
        assert_eq!(shown[&other_key.id()], [fake]);
    }

    #[test]
    fn memory_is_bounded_and_a_refresh_leaves_what_is_found_again() {
        let (mut list, mut shown) = (TableList::default(), Shown::new());
        let ada = table(1, [10, 0, 0, 1]);
        list.add(ada.clone());
        assert!(!list.has_overflowed());
        for number in 100..10_100 {
            list.add(table(number, [10, 0, (number >> 8) as u8, number as u8]));
            // All of one key.
            let copy = format!("copy-{number}");
            list.add(DiscoveredTable {
                instance: copy,
                ..table(1, [10, 1, (number >> 8) as u8, number as u8])
            });
            assert!(list.tables.len() <= MAX_TABLES);
        }
        assert!(list.has_overflowed());
        show(&mut list, &mut shown);

        list.begin_refresh();
        list.add(ada.clone());
        list.end_refresh();
        show(&mut list, &mut shown);
        assert!(shown.keys().eq([&ada.id()]));
        assert!(!list.has_overflowed());

        list.remove_instance(&ada.instance);
        list.remove_instance(&ada.instance);
        assert_eq!(list.next_event(), Some(BrowseEvent::Removed(ada.id())));
        assert_eq!(list.next_event(), None);
    }
}
