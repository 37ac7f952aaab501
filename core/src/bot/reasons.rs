//! Why a plan is good, in terms that a person uses.

use crate::card::Rank;
use crate::seat::Seat;

use super::advice::Reason;
use super::plan::{End, Plans, Situation};
use super::reach;
use super::scene::{Code, NOTHING, Scene};

/// More reasons than this only tire.
const MOST: usize = 3;

/// The reasons for a plan, the most telling first.
pub(super) fn of(scene: &Scene<'_>, plans: &Plans, plan: super::plan::Plan) -> Vec<Reason> {
    let situation = plans.at(plan);
    let mut reasons = Vec::new();
    match plan.end {
        End::Stock(column) => {
            let owner = scene.owners[usize::from(column / 5)];
            reasons.push(if scene.team_left(owner) == 1 { Reason::Wins } else { Reason::Stock { owner } });
        }
        End::NewHand => reasons.push(Reason::NewHand),
        End::Pass => reasons.push(Reason::OnlyWay),
        End::Discard(code, column) => {
            reasons.extend(blocks(scene, situation));
            reasons.extend(holds_back(scene, situation));
            reasons.extend(keeps(scene, situation, code));
            reasons.extend(onto(scene, situation, code, column));
            reasons.extend(needed_late(situation, code));
        }
    }
    reasons.truncate(MOST);
    reasons
}

/// An opponent's stock card would have been taken, and no longer is.
fn blocks(scene: &Scene<'_>, situation: &Situation) -> Option<Reason> {
    let moved =
        |stock: &Code| (0..4).find(|pile| scene.needs[*pile] == *stock && situation.needs[*pile] != *stock);
    scene.opponents().find_map(|opponent| {
        let stock = scene.stock_tops[opponent];
        let blocked = (1..=12).contains(&stock) && !situation.needs.contains(&stock);
        let pile = moved(&stock).filter(|_| blocked)?;
        Some(Reason::Blocks { pile: pile as u8, opponent })
    })
}

/// A card that could have been played would have made way for an opponent's stock card.
fn holds_back(scene: &Scene<'_>, situation: &Situation) -> Option<Reason> {
    let playable = |need: Code| {
        situation.hand.has(need)
            || (1..5).any(|place| scene.top_at(0, place, situation.played(place)) == need)
    };
    scene.opponents().find_map(|opponent| {
        let stock = scene.stock_tops[opponent];
        if !(1..=12).contains(&stock) || situation.needs.contains(&stock) {
            return None;
        }
        let before =
            |pile: &usize| situation.needs[*pile] % 12 + 1 == stock && playable(situation.needs[*pile]);
        (0..4).find(before).map(|pile| Reason::HoldsBack { pile: pile as u8, opponent })
    })
}

/// What stays in the hand leads to a stock card: the own one, or else a partner's.
fn keeps(scene: &Scene<'_>, situation: &Situation, discarded: Code) -> Option<Reason> {
    let mut hand = situation.hand;
    hand.take(discarded);
    let leads_to = |owner: Seat| {
        let stock = scene.stock_tops[owner];
        if stock == NOTHING {
            return None;
        }
        let ways = situation.needs.iter().map(|need| reach::way(*need, stock));
        let way = ways.min_by_key(|way| (way & !hand.mask()).count_ones())?;
        let ranks: Vec<_> =
            hand.codes().filter(|code| way >> code & 1 == 1 && *code != 0).map(Rank::new).collect();
        // More than three aren't kept for that alone.
        (1..=3).contains(&ranks.len()).then_some(Reason::Keeps { ranks, owner })
    };
    scene.owners[..scene.owner_count].iter().find_map(|owner| leads_to(*owner))
}

/// What the discard does to the pile it lies on.
fn onto(scene: &Scene<'_>, situation: &Situation, code: Code, column: u8) -> Option<Reason> {
    let top = scene.top_of(column, situation.played(usize::from(column)));
    let soon = |code: Code| reach::soonest(situation.needs, code);
    match top {
        NOTHING => Some(Reason::OntoFree),
        _ if top == code => Some(Reason::OntoEqual),
        _ if code != 0 && top == code % 12 + 1 => Some(Reason::OntoHigher),
        _ => {
            let places = || super::plan::places(scene, situation).map(|(_, top)| top);
            let latest = places().all(|other| other != NOTHING && soon(other) <= soon(top));
            (latest && top != 0).then_some(Reason::BuriesLeast { top: Rank::new(top) })
        }
    }
}

/// No other card of the hand is needed later.
fn needed_late(situation: &Situation, code: Code) -> Option<Reason> {
    let soon = |code: Code| reach::soonest(situation.needs, code);
    let others = || situation.hand.codes().filter(|other| *other != code);
    let latest = code != 0
        && others().next().is_some()
        && others().all(|other| other == 0 || soon(other) < soon(code));
    latest.then_some(Reason::NeededLate)
}
