//! What has to be true after every input.

use super::*;

impl Fuzz {
    /// Whoever decides in an entry of the log had a right to, and no two seats of its contract have one name.
    pub(super) fn check_log(&mut self) {
        let Some(log) = self.harness.room.current_log().map(HostLog::log) else { return };
        let Some(contract) = log.contract() else { return };
        let is_same =
            |(id, checked, _): &(LogId, usize, Authorities)| *id == log.id() && *checked <= log.len();
        let known = self.checked.take().filter(is_same);
        let (_, checked, mut authorities) = known.unwrap_or_else(|| {
            let names: BTreeSet<&Name> = contract.seats.iter().map(|place| &place.name).collect();
            assert_eq!(names.len(), contract.seats.len(), "{contract:?} after {}", self.last);
            (log.id(), 0, Authorities::new(contract))
        });
        for (index, entry) in log.entries().iter().enumerate().skip(checked) {
            let followed = authorities.follow(log, index, entry, told_actor(entry));
            assert!(followed.is_ok(), "{followed:?}: {entry:?} after {}", self.last);
        }
        self.checked = Some((log.id(), log.len(), authorities));
    }

    /// No two players have one stone, and no spectator has a player's but that of the computer player who stands in for them.
    pub(super) fn check_stones(&self) {
        let lobby = self.harness.room.lobby();
        let seated: Vec<Stone> = lobby.by_seat().filter_map(|(seat, _)| lobby.stone(seat)).collect();
        let seating = &self.harness.room.seating;
        let stand_in = |key| seating.seat_of(key).map(|_| self.harness.room.people.stone(key));
        let is_own = |guest: &Spectator| stand_in(guest.key) == Some(guest.stone);
        let mut watching = lobby.spectators.iter().filter(|guest| !is_own(guest)).map(|guest| guest.stone);
        assert!(
            (1..seated.len()).all(|at| !seated[..at].contains(&seated[at])),
            "{seated:?} after {}",
            self.last
        );
        assert!(watching.all(|stone| !seated.contains(&stone)), "{lobby:?} after {}", self.last);
    }
}
