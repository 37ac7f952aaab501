//! Ways to have a round played that was never agreed to, by what is shown before it: other seats, levels, names, ages, rules or keys
//! in the contract than in the proposal and the lobby, and proposals that change for a moment.

use super::*;

/// Ways that bend what players see before a round.
pub(super) const PROPOSAL_WAYS: &[Way] = &[
    ("a computer player of another level than proposed", Expected::Nothing, |table| {
        bend_after_consent(table, |contract| contract.seats[3].player = bot("bot:easy"));
    }),
    ("a second key of the host for a computer player", Expected::Nothing, |table| {
        bend_after_consent(table, |contract| {
            contract.seats[3].player = ContractPlayer::person(key(78), Level::STRONGEST);
        });
    }),
    ("a computer player that is shown as a person", Expected::Nothing, |table| {
        bend_after_consent(table, |contract| contract.seats[2].player = bot("bot:greedy"));
    }),
    ("partners whose seats are swapped", Expected::Nothing, |table| {
        bend_after_consent(table, |contract| contract.seats.swap(0, 3));
    }),
    ("the own seat and another one are swapped", Expected::Nothing, |table| {
        bend_after_consent(table, |contract| contract.seats.swap(1, 2));
    }),
    ("other rules than proposed", Expected::Nothing, |table| {
        bend_after_consent(table, |contract| contract.rules.stock = StockSize::Cards(4));
    }),
    ("another age of the guest's than proposed", Expected::Nothing, |table| {
        bend_after_consent(table, |contract| contract.seats[1].age = Some(7));
    }),
    ("a key of the host's in a friend's seat", Expected::Nothing, |table| {
        bend_after_consent(table, |contract| {
            contract.seats[2].player = ContractPlayer::person(key(79), Level::STRONGEST);
        });
    }),
    ("a person who is said to play from a phone", Expected::Nothing, |table| {
        bend_after_consent(table, |contract| {
            if let ContractPlayer::Person(person) = &mut contract.seats[2].player {
                person.is_phone = true;
            }
        });
    }),
    // A guest that is left out is a spectator for its own program, whatever lobby and welcome say.
    ("a guest that is left out of the contract", Expected::NotProven, |table| {
        table.bend_contract(|contract| contract.seats[1].player = bot("bot:greedy"));
        table.start();
        table.victims = vec![1];
    }),
    ("a proposal that is another one for a moment", Expected::Nothing, |table| {
        show_another_for_a_moment(table, |contract| contract.rules.stock = StockSize::Cards(4));
    }),
];

/// The host's guests have agreed to the proposal, and the contract says something else.
fn bend_after_consent(table: &mut CheatingTable, bend: impl FnMut(&mut RoundContract) + Send + 'static) {
    table.bend_contract(bend);
    table.start();
}

/// The guests agree to one proposal; another one is shown while the contract is made, and the first one again after it.
fn show_another_for_a_moment(
    table: &mut CheatingTable,
    bend: impl Fn(&mut RoundContract) + Send + Clone + 'static,
) {
    table.bend_contract(bend.clone());
    let mut agreed: Option<Box<Proposal>> = None;
    table.tamper(move |_, _, message| match message {
        ToGuest::Proposal(Some(proposal)) => {
            agreed = Some(proposal.clone());
            vec![ToGuest::Proposal(Some(proposal))]
        }
        ToGuest::Log(update) if matches!(update.entries.first(), Some(LogEntry::Contract(_))) => {
            let Some(first) = agreed.clone() else { return vec![ToGuest::Log(update)] };
            let mut other = first.clone();
            bend(&mut other.contract);
            vec![ToGuest::Proposal(Some(other)), ToGuest::Log(update), ToGuest::Proposal(Some(first))]
        }
        message => vec![message],
    });
    table.start();
}
