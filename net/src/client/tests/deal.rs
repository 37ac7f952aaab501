//! Deals with a dishonest host, withheld shares, and what a restarted client still knows.

use skipstone_core::bot::Level;
use skipstone_core::table::Player;

use super::super::deal::{Participants, RoundDeal};
use super::*;
use crate::fair_deal::DealTranscript;
use crate::testing::MemoryEvidenceStore;

/// The guest's seat.
const OWN: Option<Seat> = Some(Seat::Two);

/// Plays a dealt round to its end, and returns the verdict.
fn verdict(guest: &mut ClientState, secret: DealSecret, round: &Round) -> Verdict {
    hear(guest, round.messages());
    hear(guest, [round.ended.clone()]);
    end(guest, Some(secret), &round.record)
}

/// Reveals the secret of the round that has ended, shows its record, and returns the verdict.
fn end(guest: &mut ClientState, secret: Option<DealSecret>, record: &Record) -> Verdict {
    hear(guest, secret.map(|secret| ToGuest::Reveal { round: 1, secret }));
    hear(guest, ToGuest::record(1, &record.to_string()));
    run_checks(guest);
    match guest.events.pop() {
        Some(ClientEvent::RoundChecked { round: 1, verdict, .. }) => verdict,
        other => panic!("{other:?} instead of a verdict"),
    }
}

#[test]
fn a_share_is_revealed_only_for_a_list_that_cant_be_chosen() {
    let foreign = |seat| UnfairDeal::ForeignShare { seat };
    let own = UnfairDeal::OwnShare { seat: Seat::Two };
    type Change = fn(&Dealer, &mut ShareCommitments);
    let changes: [(Change, UnfairDeal); 4] = [
        (
            |_, list| {
                list.remove(&Seat::Two);
            },
            own,
        ),
        (
            |dealer, list| {
                list.insert(Seat::Two, dealer.list(None)[&Seat::Three]);
            },
            own,
        ),
        // The host's own seat, and one that doesn't exist.
        (
            |dealer, list| {
                list.insert(Seat::One, dealer.list(None)[&Seat::Three]);
            },
            foreign(Seat::One),
        ),
        (
            |dealer, list| {
                list.insert(Seat::Four, dealer.list(None)[&Seat::Three]);
            },
            foreign(Seat::Four),
        ),
    ];
    for (change, finding) in changes {
        let (mut guest, dealer) = (joined(OWN), Dealer::new(1));
        hear(&mut guest, [dealer.begun()]);
        let mut list = dealer.list(commitment(&mut guest));
        change(&dealer, &mut list);
        hear(&mut guest, [dealer.message(DealStep::Committed(list))]);
        assert_eq!(share(&mut guest), None, "{finding}");
        let shares = dealer.shares(None);
        hear(&mut guest, [dealer.message(DealStep::Revealed(shares.clone()))]);
        let round = play(OWN, dealer.seed(&shares));
        assert_eq!(verdict(&mut guest, dealer.secret, &round), Err(finding.into()));
    }
}

#[test]
fn a_host_cant_begin_anew_until_a_deal_pleases() {
    // Another secret for the same attempt.
    let (mut guest, first, second) = (joined(OWN), Dealer::new(1), Dealer::new(1));
    hear(&mut guest, [first.begun()]);
    let hash = commitment(&mut guest);
    hear(&mut guest, [second.begun()]);
    assert_eq!(contribution(&mut guest), None);
    hear(&mut guest, [first.message(DealStep::Committed(first.list(hash)))]);
    let shares = first.shares(share(&mut guest));
    hear(&mut guest, [first.message(DealStep::Revealed(shares.clone()))]);
    let round = play(OWN, first.seed(&shares));
    assert_eq!(verdict(&mut guest, first.secret, &round), Err(UnfairDeal::Restarted.into()));

    // Another list after the share was revealed.
    let (mut guest, dealer) = (joined(OWN), Dealer::new(1));
    hear(&mut guest, [dealer.begun()]);
    let hash = commitment(&mut guest);
    hear(&mut guest, [dealer.message(DealStep::Committed(dealer.list(hash)))]);
    let shares = dealer.shares(share(&mut guest));
    let another = Dealer { other: Share::generate().expect("random bytes"), ..dealer };
    hear(&mut guest, [another.message(DealStep::Committed(another.list(hash)))]);
    hear(&mut guest, [another.message(DealStep::Revealed(shares.clone()))]);
    let round = play(OWN, dealer.seed(&shares));
    assert_eq!(verdict(&mut guest, dealer.secret, &round), Err(UnfairDeal::Restarted.into()));

    // A second attempt, although the first didn't fail.
    let (mut guest, first, second) = (joined(OWN), Dealer::new(1), Dealer::new(2));
    first.deal(&mut guest);
    hear(&mut guest, [second.begun()]);
    assert_eq!(contribution(&mut guest), None);
    let round = play(OWN, second.seed(&second.shares(None)));
    assert_eq!(verdict(&mut guest, second.secret, &round), Err(UnfairDeal::Restarted.into()));
}

#[test]
fn withheld_shares_are_named_and_counted() {
    let (mut guest, first, second) = (joined(OWN), Dealer::new(1), Dealer::new(2));
    hear(&mut guest, [first.begun()]);
    let list = first.list(commitment(&mut guest));
    hear(&mut guest, [first.message(DealStep::Committed(list.clone()))]);
    let revealed = share(&mut guest);
    assert!(revealed.is_some());
    // Repeated steps get the same answers.
    hear(&mut guest, [first.begun()]);
    assert_eq!(commitment(&mut guest), Some(list[&Seat::Two]));
    hear(&mut guest, [first.message(DealStep::Committed(list))]);
    assert_eq!(share(&mut guest), revealed);

    let failed = first.message(DealStep::Failed(vec![Seat::Three]));
    hear(&mut guest, [failed.clone(), failed]);
    hear(&mut guest, [second.begun()]);
    let hash = commitment(&mut guest).expect("a new hash");
    let list = ShareCommitments::from([(Seat::Two, hash)]);
    hear(&mut guest, [second.message(DealStep::Committed(list))]);
    let shares = Shares::from([(Seat::Two, share(&mut guest).expect("a share"))]);
    hear(&mut guest, [second.message(DealStep::Revealed(shares.clone()))]);
    let round = play(OWN, second.seed(&shares));
    let summary = DealAbsences { failed: vec![vec![Seat::Three]], without: vec![Seat::Three] };
    assert_eq!(verdict(&mut guest, second.secret, &round), Ok(summary));

    // Whose own share is left out can't verify the deal.
    let (mut guest, first, second) = (joined(OWN), Dealer::new(1), Dealer::new(2));
    hear(&mut guest, [first.begun()]);
    let list = first.list(commitment(&mut guest));
    hear(&mut guest, [first.message(DealStep::Committed(list))]);
    hear(&mut guest, [first.message(DealStep::Failed(vec![Seat::Two])), second.begun()]);
    guest.messages.clear();
    let shares = second.shares(None);
    hear(&mut guest, [second.message(DealStep::Committed(second.list(None)))]);
    hear(&mut guest, [second.message(DealStep::Revealed(shares.clone()))]);
    let round = play(OWN, second.seed(&shares));
    let left_out = UnfairDeal::OwnShare { seat: Seat::Two };
    assert_eq!(verdict(&mut guest, second.secret, &round), Err(left_out.into()));
}

#[test]
fn a_deal_of_the_host_alone_is_no_proof_for_spectators() {
    let (mut guest, dealer) = (joined(None), Dealer::new(1));
    hear(&mut guest, [dealer.begun(), dealer.message(DealStep::Committed(ShareCommitments::new()))]);
    hear(&mut guest, [dealer.message(DealStep::Revealed(Shares::new()))]);
    assert_eq!(guest.messages, []);
    let round = play(None, dealer.seed(&Shares::new()));
    assert_eq!(verdict(&mut guest, dealer.secret, &round), Err(UnfairDeal::HostAlone.into()));
}

#[test]
fn a_secret_that_isnt_revealed_is_reported() {
    let ended = || {
        let (mut guest, _, round) = begin(OWN);
        hear(&mut guest, round.messages());
        hear(&mut guest, [round.ended.clone()]);
        guest.events.clear();
        (guest, round)
    };
    // The host goes on to the next round, or ends the session.
    let (mut guest, round) = ended();
    let mut next = Dealer::new(1);
    next.context.round = 2;
    hear(
        &mut guest,
        [ToGuest::Deal {
            attempt: DealAttempt { round: 2, attempt: 1 },
            step: DealStep::Begun(next.context.commit_secret(&next.secret)),
        }],
    );
    assert_eq!(end(&mut guest, None, &round.record), Err(VerificationError::NotRevealed));
    let (mut guest, _) = ended();
    guest.close();
    guest.close();
    let [ClientEvent::RoundChecked { verdict: Err(VerificationError::NotRevealed), record: None, .. }] =
        &guest.events[..]
    else {
        panic!("{:?}", guest.events)
    };
}

#[test]
fn a_dealer_who_wasnt_drawn_is_found() {
    let (mut guest, dealer) = (joined(OWN), Dealer::new(1));
    let shares = dealer.deal(&mut guest);
    let mut round = play(OWN, dealer.seed(&shares));
    // The round itself would be the same: the rules name the first player.
    let rules = round.record.header.setup;
    let chosen = round.record.header.dealer.left(rules.seat_count());
    (round.record.header.dealer, round.snapshot.dealer) = (chosen, chosen);
    let found = verdict(&mut guest, dealer.secret, &round);
    assert!(
        matches!(
            found,
            Err(VerificationError::RuleViolation(_) | VerificationError::Deal(UnfairDeal::Dealer))
        ),
        "{found:?}"
    );
}

/// A snapshot of a round after its deal and first moves, and after that many takebacks.
fn snapshot(round: &Round, moves: usize, takebacks: u32) -> Vec<ToGuest> {
    let events = round.events[..moves].concat();
    let at = Revision { takebacks, events: events.len() as u32, ..round.snapshot.at };
    let snapshot = ToGuest::Snapshot(Snapshot { at, ..round.snapshot.clone() });
    [snapshot].into_iter().chain(ToGuest::events(Revision { events: 0, ..at }, &events)).collect()
}

/// The rest of a round after its [`snapshot`].
fn played_on(round: &Round, moves: usize, takebacks: u32) -> Vec<ToGuest> {
    let mut from = Revision { takebacks, events: round.events[..moves].concat().len() as u32, round: 1 };
    let message = |events: &Vec<VisibleEvent>| {
        let message = ToGuest::Events { from, events: events.clone() };
        from.events += events.len() as u32;
        message
    };
    round.events[moves..].iter().map(message).chain([round.ended.clone()]).collect()
}

#[test]
fn a_host_cant_take_moves_back_unasked() {
    for (asked, away, verified) in [(false, false, false), (true, false, true), (false, true, true)] {
        let (mut guest, secret, round) = begin(OWN);
        hear(&mut guest, round.messages()[..12].to_vec());
        if asked {
            let at = guest.revision();
            hear(&mut guest, [ToGuest::TakebackAsked { by: Seat::Three, at }]);
            guest.handle_intent(Intent::Agree(true));
        }
        if away {
            guest.reconnected();
        }
        hear(&mut guest, snapshot(&round, 8, 1));
        hear(&mut guest, played_on(&round, 8, 1));
        guest.messages.clear();
        let found = end(&mut guest, Some(secret), &round.record);
        match verified {
            true => assert_eq!(found, Ok(DealAbsences::default()), "asked: {asked}, away: {away}"),
            false => assert_eq!(found, Err(VerificationError::Rewritten)),
        }
    }
    // Consent to one takeback is none to the next.
    let (mut guest, secret, round) = begin(OWN);
    hear(&mut guest, round.messages()[..12].to_vec());
    guest.handle_intent(Intent::Undo);
    hear(&mut guest, round.messages()[12..14].to_vec());
    hear(&mut guest, snapshot(&round, 8, 1));
    hear(&mut guest, played_on(&round, 8, 1));
    assert_eq!(end(&mut guest, Some(secret), &round.record), Err(VerificationError::Rewritten));
}

#[test]
fn a_restarted_client_verifies_what_it_saw_before() {
    let evidence = MemoryEvidenceStore::default();
    let dealer = Dealer::new(1);
    // It ends in the middle of the deal, and again in the middle of the round.
    let mut guest = joined_with(OWN, evidence.clone());
    hear(&mut guest, [dealer.begun()]);
    let hash = commitment(&mut guest);
    let mut guest = joined_with(OWN, evidence.clone());
    hear(&mut guest, [dealer.begun()]);
    assert_eq!(commitment(&mut guest), hash, "the share was saved before its hash was sent");
    hear(&mut guest, [dealer.message(DealStep::Committed(dealer.list(hash)))]);
    let shares = dealer.shares(share(&mut guest));
    hear(&mut guest, [dealer.message(DealStep::Revealed(shares.clone()))]);
    let round = play(OWN, dealer.seed(&shares));
    hear(&mut guest, round.messages()[..12].to_vec());

    // What the host shows after the restart follows from what it showed before.
    for (shown, moves, verified) in [
        (play(OWN, dealer.seed(&shares)), 14, true),
        (play(OWN, dealer.seed(&shares)), 8, false),
        (play(OWN, Seed::from_number(1)), 14, false),
    ] {
        let mut guest = joined_with(OWN, evidence.copy());
        hear(&mut guest, snapshot(&shown, moves, 0));
        hear(&mut guest, played_on(&shown, moves, 0));
        let found = end(&mut guest, Some(dealer.secret), &shown.record);
        match verified {
            true => assert_eq!(found, Ok(DealAbsences::default())),
            false => assert_eq!(found, Err(VerificationError::Rewritten)),
        }
    }
}

#[test]
fn computer_players_on_the_hosts_machine_are_checked() {
    // All three play at random, whatever the host says of the third.
    let players =
        [Player::Bot(Level::Greedy), Player::Bot(Level::Easy), Player::Human].map(|one| one.to_string());
    let [greedy, easy, human] = players.each_ref().map(String::as_str);
    let differs = |found| matches!(found, Err(VerificationError::BotDecision(_)));
    assert!(differs(verdict_on_bot(("Pebble", greedy), ("Pebble", greedy), ("Pebble", greedy))));
    assert!(
        differs(verdict_on_bot(("Ada", greedy), ("Ada", greedy), ("Ada", human))),
        "it was kicked before"
    );
    // The name is the character, so the host must not choose it, or the level, once it knows the deal.
    for (later, recorded) in [
        (("Pebble", greedy), ("Flint", greedy)),
        (("Pebble", greedy), ("Pebble", easy)),
        (("Flint", greedy), ("Flint", greedy)),
        (("Pebble", easy), ("Pebble", easy)),
        (("Pebble", greedy), ("Flint", human)),
    ] {
        let found = verdict_on_bot(("Pebble", greedy), later, recorded);
        assert_eq!(found, Err(VerificationError::WrongRound), "{later:?}, {recorded:?}");
    }
}

/// The verdict on a round with a computer player, of which each time a name and a level is told: by the lobby before the deal, by the
/// lobby once the host knows the deal, and by the record.
fn verdict_on_bot(before: (&str, &str), later: (&str, &str), recorded: (&str, &str)) -> Verdict {
    let with_bot = |(name, player): (&str, &str)| {
        let mut table = lobby(OWN);
        table.seats[2].occupant = Occupant::Bot { name: Name::new(name), player: Name::new(player) };
        ToGuest::Lobby(Box::new(table))
    };
    let mut guest = joined(OWN);
    hear(&mut guest, [with_bot(before)]);
    let dealer = Dealer::new(1);
    hear(&mut guest, [dealer.begun()]);
    let list = ShareCommitments::from([(Seat::Two, commitment(&mut guest).expect("a hash"))]);
    hear(&mut guest, [dealer.message(DealStep::Committed(list))]);
    let shares = Shares::from([(Seat::Two, share(&mut guest).expect("a share"))]);
    hear(&mut guest, [dealer.message(DealStep::Revealed(shares.clone())), with_bot(later)]);
    let mut round = play(OWN, dealer.seed(&shares));
    let seated = &mut round.record.header.seats[2];
    (seated.name, seated.player) = (recorded.0.to_owned(), recorded.1.to_owned());
    verdict(&mut guest, dealer.secret, &round)
}

/// How a dishonest host, alone or with the guest on the third seat, tries to choose a deal.
#[derive(Debug, Clone, Copy)]
enum Attack {
    /// It looks for another secret once it knows the shares.
    LateSecret,
    /// The other guest looks for another share once it knows this client's.
    LateShare,
    /// It begins anew with another secret until it likes the deal.
    Recommit,
    /// It changes the list of hashes once it knows this client's share.
    LateList,
    /// It adds the share of a seat that has none.
    ForeignShare,
    /// It leaves this client's share out.
    LeaveOut,
    /// It deals from a seed of its own.
    OwnSeed,
    /// The other guest withholds its share unless it likes the deal.
    Withhold,
    /// It pretends that this client's share was missing unless it likes the deal.
    Deny,
}

/// What a dishonest host wishes for: one deal in sixteen.
fn is_liked(seed: &Seed) -> bool {
    seed.0[0] < 16
}

/// A deal under attack: whether the host interfered, as it does where it doesn't like the deal, and what an honest client finds.
fn attacked(attack: Attack) -> (bool, Verdict) {
    let participants = Participants { own: OWN, people: [Seat::Two, Seat::Three].into(), bots: Vec::new() };
    let random_share = || Share::generate().expect("random bytes");
    let mut dealer = Dealer::new(1);
    let mut client = RoundDeal::new(1);
    let step = |client: &mut RoundDeal, dealer: &Dealer, step| {
        client.handle_step(dealer.context, step, &participants)
    };
    let begin = |client: &mut RoundDeal, dealer: &Dealer| {
        let begun = DealStep::Begun(dealer.context.commit_secret(&dealer.secret));
        match step(client, dealer, begun) {
            Some(DealContribution::Commitment(hash)) => Some(hash),
            _ => None,
        }
    };
    let commit = |client: &mut RoundDeal, dealer: &Dealer, list: ShareCommitments| match step(
        client,
        dealer,
        DealStep::Committed(list),
    ) {
        Some(DealContribution::Share(share)) => Some(share),
        _ => None,
    };

    let hash = begin(&mut client, &dealer);
    let mut list = dealer.list(hash);
    match attack {
        Attack::ForeignShare => {
            list.insert(Seat::Four, dealer.context.commit_share(Seat::Four, &dealer.other));
        }
        Attack::LeaveOut => {
            list.remove(&Seat::Two);
        }
        Attack::Recommit => {
            dealer.secret = DealSecret::generate().expect("random bytes");
            list = dealer.list(begin(&mut client, &dealer).or(hash));
        }
        _ => {}
    }
    let own = commit(&mut client, &dealer, list);
    let mut shares = dealer.shares(own);
    let mut tries = 0;
    while !is_liked(&dealer.seed(&shares)) && tries < 200 {
        tries += 1;
        match attack {
            Attack::LateSecret => dealer.secret = DealSecret::generate().expect("random bytes"),
            Attack::LateShare | Attack::LateList => _ = shares.insert(Seat::Three, random_share()),
            Attack::ForeignShare => _ = shares.insert(Seat::Four, random_share()),
            Attack::LeaveOut | Attack::Recommit | Attack::OwnSeed => break,
            Attack::Withhold | Attack::Deny => {
                let missing = if matches!(attack, Attack::Deny) { Seat::Two } else { Seat::Three };
                let _ = step(&mut client, &dealer, DealStep::Failed(vec![missing]));
                dealer = Dealer::new(2);
                let hash = begin(&mut client, &dealer);
                let mut list = dealer.list(hash);
                list.remove(&missing);
                let own = commit(&mut client, &dealer, list);
                shares = dealer.shares(own);
                shares.remove(&missing);
                break;
            }
        }
    }
    if let Attack::LateList = attack {
        let hash = dealer.context.commit_share(Seat::Three, &shares[&Seat::Three]);
        let list = dealer.list(hash_of(&client)).into_iter().chain([(Seat::Three, hash)]).collect();
        let _ = step(&mut client, &dealer, DealStep::Committed(list));
    }
    let _ = step(&mut client, &dealer, DealStep::Revealed(shares.clone()));
    let mut seed = dealer.seed(&shares);
    if let Attack::OwnSeed = attack {
        seed = (0..).map(Seed::from_number).find(is_liked).expect("one in sixteen");
    }
    let always =
        matches!(attack, Attack::ForeignShare | Attack::LeaveOut | Attack::Recommit | Attack::OwnSeed);
    (always || tries > 0, client.verify(Some(dealer.secret), &seed, OWN))
}

/// The hash that a client committed to.
fn hash_of(client: &RoundDeal) -> Option<Commitment> {
    client.transcript.as_ref().and_then(DealTranscript::own_commitment)
}

/// Nobody chooses a deal without being found out; a share can be withheld, and whose it is is named.
#[test]
fn chosen_deals_are_found_out() {
    for attack in [
        Attack::LateSecret,
        Attack::LateShare,
        Attack::Recommit,
        Attack::LateList,
        Attack::ForeignShare,
        Attack::LeaveOut,
        Attack::OwnSeed,
        Attack::Withhold,
        Attack::Deny,
    ] {
        let mut chosen = 0;
        for _ in 0..1000 {
            let (interfered, verdict) = attacked(attack);
            chosen += usize::from(interfered);
            match verdict {
                Ok(summary) if summary.failed.is_empty() => assert!(!interfered, "{attack:?} went unnoticed"),
                Ok(summary) => assert_eq!(summary.failed, [vec![Seat::Three]], "{attack:?}"),
                Err(found) => assert!(interfered, "{attack:?}: {found} in an honest deal"),
            }
        }
        assert!(chosen > 800, "{attack:?}: the host likes one deal in sixteen");
    }
}
