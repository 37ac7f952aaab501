//! Which stone each player is shown as at a table in this process, and in rounds of which no stones are kept. At a network table
//! the lobby says it. `widget/stone` draws them.

use skipstone_core::bot::Character;
use skipstone_core::{Seat, Stone};

/// The stone of a player: the one that the settings have for the seat `me`, see [`of_other`] for all others.
pub fn of_player(seat: Seat, name: &str, is_bot: bool, (me, own): (Option<Seat>, Stone)) -> Stone {
    match me == Some(seat) {
        true => own,
        false => of_other(seat, name, is_bot, own),
    }
}

/// The stone of another player: that of its name for a computer player, else one by the seat that isn't `own`, the stone of
/// the player at this computer. At a large table, people who find no other one have that of the seat's usual computer player.
pub fn of_other(seat: Seat, name: &str, is_bot: bool, own: Stone) -> Stone {
    if let Some(stone) = Stone::of_bot(name).filter(|_| is_bot) {
        return stone;
    }
    let mut others = Stone::OF_PEOPLE.into_iter().filter(|stone| *stone != own);
    let usual = seat.index().checked_sub(1).and_then(|bot| Character::ALL.get(bot));
    others.nth(seat.index()).or(usual.copied().map(Stone::Bot)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_else_is_shown_as_the_own_stone() {
        let seats = || (0..12).map(Seat::from_index);
        for own in Stone::OF_PEOPLE {
            let people: Vec<Stone> = seats().map(|seat| of_other(seat, "Ada", false, own)).collect();
            assert!(!people.contains(&own));
            assert!((1..12).all(|seat| !people[..seat].contains(&people[seat])), "all differ");
        }
        assert_eq!(of_other(Seat::ONE, "Quartz", true, Stone::River), Stone::Bot(Character::Quartz));
        assert_eq!(of_other(Seat::ONE, "Quartz", false, Stone::River), Stone::Amber);
    }
}
