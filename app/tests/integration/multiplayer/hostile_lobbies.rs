//! A round is drawn by its contract: no lobby changes who plays what in it.

use skipstone_net::protocol::NextPlayer;

use super::*;

/// Numbers from a seed.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

/// A lobby that differs in what a hostile host likes to.
fn bend(lobby: &Lobby, numbers: &mut Numbers) -> Lobby {
    let mut bent = lobby.clone();
    for _ in 0..=numbers.below(3) {
        let (seat, other) = (numbers.below(bent.seats.len()), numbers.below(bent.seats.len()));
        match numbers.below(9) {
            0 => bent.seats.swap(seat, other),
            1 => match &mut bent.seats[seat].occupant {
                Occupant::Person { name, .. } | Occupant::Bot { name, .. } => *name = Name::new("Mallory"),
                Occupant::Nobody => {}
            },
            2 => {
                bent.seats[seat].occupant = Occupant::Bot {
                    name: Name::new("Pebble"),
                    player: Name::new("bot:easy"),
                    stone: Stone::Jade,
                };
            }
            3 => bent.phones = lobby.people().map(|(_, key)| key).collect(),
            4 => bent.options.turn_seconds = Some(5),
            5 => bent.options.grace_seconds = 1,
            6 => bent.begun = !bent.begun,
            7 => bent.series = TableSeriesId([numbers.below(256) as u8; 16]),
            _ => bent.seats[seat].next = Some(NextPlayer::Computer),
        }
    }
    bent
}

/// All that is drawn of who plays what, and by which limits.
fn drawn(game: &HostedGame) -> String {
    let session = &game.session;
    let seat = |seat: Seat| {
        let level = session.level(seat);
        (session.given_name(seat).to_owned(), level, session.is_on_phone(seat), session.key_at(seat))
    };
    let seats: Vec<_> = Seat::first_n(4).map(seat).collect();
    let own = (session.seat(), session.has_partners(), session.has_other_people(), session.limits());
    let names = ["Ada", "Bea", "Cem", "Pebble", "Mallory"].map(|name| game.mentions(name));
    format!("{seats:?} {own:?} {names:?} {:?}", session.setup())
}

#[test]
fn no_lobby_changes_what_is_drawn_of_a_round() {
    for (case, me) in [Some(ADA), Some(BEA), None].into_iter().enumerate() {
        for seed in 0..40 {
            let mut numbers = Numbers(seed * 3 + case as u64);
            let mut game = HostedGame::begin(me, false);
            let honest = game.session.lobby.clone().expect("there is one");
            let before = drawn(&game);
            // Before the cards are dealt, too.
            let contract = ClientEvent::Contract(Box::new(contract_of(&honest)), me);
            game.hears(contract);
            for _ in 0..6 {
                let bent = bend(&honest, &mut numbers);
                game.hears(ClientEvent::Lobby(Box::new(bent.clone())));
                assert_eq!(drawn(&game), before, "{seed}: after {bent:?}");
                if numbers.below(2) == 0 {
                    game.makes_a_move();
                }
            }
        }
    }
}
