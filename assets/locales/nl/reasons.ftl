# Why something isn't possible, as the table answers.

## Moves
rejected-over = De ronde is afgelopen.
rejected-not-your-turn = { $name } is aan de beurt.
rejected-no-hand-card = Er is geen kaart { $card } in een hand van { $held }.
rejected-stock-empty = Die voorraadstapel is leeg.
rejected-discard-empty = Aflegstapel { $pile } is leeg.
rejected-not-yours = Dat zijn de stapels van { $name }: daar kun je niet van spelen.
rejected-not-shared = Aan deze tafel speelt iedereen alleen van de eigen stapels.
rejected-partner-closed = De stapels van je partner mag je pas gebruiken als een van jullie klaar is.
rejected-build-needs = Op bouwstapel { $pile } hoort een { $needs } of een joker, geen { $card }.
rejected-wild-on-wild = Op bouwstapel { $pile } ligt al een joker bovenop, daar mag niet nog een op.
rejected-stock-discarded = Voorraadkaarten kun je niet afleggen, alleen spelen.
rejected-discard-moved = Kaarten mogen niet van de ene aflegstapel naar de andere.
rejected-discard-elsewhere = Leg af op je eigen stapels, niet op die van { $name }.
rejected-no-own-piles = Je hebt geen eigen stapels: gebruik die van een partner.
rejected-wild-discarded = Je mag geen joker afleggen zolang je nog een andere kaart hebt.
rejected-pass-with-hand = Je hebt nog kaarten in je hand: leg er een af om je beurt te beëindigen.
rejected-pass-with-play = Met een lege hand mag je niet passen zolang je nog een kaart kunt spelen.
rejected-drawn-already = De tafel trekt je kaarten voor je.
rejected-draw-first = Trek eerst: { $missing ->
    [one] nog één kaart
   *[other] nog { $missing } kaarten
}.
rejected-nothing-to-draw = Er valt niets meer te trekken.
rejected-out-of-turn = Buiten je beurt kun je alleen eigen kaarten op bouwstapels spelen, maar niet je laatste voorraadkaart en, met de regels van 1980, geen kaarten van aflegstapels.
rejected-other-out-of-turn = { $name } speelde net buiten de beurt: grijp in, of wacht op je eigen beurt.
rejected-caught = Je bent betrapt op spelen buiten je beurt: speel je volgende beurt zonder te trekken.
rejected-nothing-to-catch = Er valt niemand te betrappen.
rejected-nothing-to-call = Er is niets om { $name } op aan te spreken.
rejected-not-leading-up = Een kaart van een aflegstapel moet naar je voorraadkaart leiden, en vanaf hier is daar geen weg naartoe.
rejected-breaks-promise = Je hebt aangekondigd naar je voorraadkaart toe te bouwen. Zo zou dat niet meer kunnen.
rejected-promise-open = Je hebt aangekondigd naar je voorraadkaart toe te bouwen. Speel die voordat je aflegt.
rejected-same-pile = Je laatste kaart kwam van aflegstapel { $pile }: gebruik eerst een andere stapel.
rejected-blocked = Je hebt deze beurt geblokkeerd, dus je mag geen kaarten van aflegstapels meer spelen.

## The table
refused-round-goes-on = Deze ronde is nog niet afgelopen.
refused-series-over = De serie is afgelopen.
refused-revealed = Iemand heeft sindsdien een nieuwe kaart gezien, dus deze zet blijft staan.
refused-nothing-asked = Niemand vraagt je om toestemming.
refused-paused = Het spel is gepauzeerd.
refused-not-away = { $name } is niet weg.
refused-waited-for = Wachten op { $name }: { $seconds ->
    [one] nog één seconde
   *[other] nog { $seconds } seconden
}.
refused-nothing-to-undo = Er is geen zet om terug te nemen.
refused-nothing-to-redo = Er is geen zet om opnieuw te spelen.
refused-others-play = Dezelfde kaarten nog eens spelen kan alleen als je alleen speelt.
refused-pause-too-soon = Eerst even spelen: je kunt weer pauzeren over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
}.
table-seats = Zonder teams kunnen er 2 tot 6 plaatsen zijn, niet { $seats }. Speel met meer in teams.
table-teams = { $seats } plaatsen zijn niet te verdelen in { $teams } teams: 4, 6, 8, 10 of 12 plaatsen spelen in twee teams; 6, 9 of 12 in drie.
table-stock = Voorraadstapels van { $stock } zijn te groot voor { $seats } plaatsen en een kaartspel van { $deck } kaarten, want er moeten { $hand } kaarten per plaats over zijn om te trekken. Het grootste wat past is { $largest }{ $shared ->
    [0] .
   *[other] , of { $shared } als elk team twee stel stapels deelt.
}
table-stocks = Voorraadstapels van { $stocks } kaarten zijn te groot voor { $seats } plaatsen en een kaartspel van { $deck } kaarten, want er moeten { $hand } kaarten per plaats over zijn om te trekken. Samen mogen ze { $most } kaarten hebben.
table-stock-count = Er zijn { $piles } voorraadstapels, en elke heeft een grootte nodig: { $stocks } past niet.
table-draw = Je kunt niet elke beurt { $draw } kaarten trekken als een hand maar { $hand } kaarten heeft.
table-first-player = Plaats { $seat } moet beginnen, maar er zijn maar { $seats } plaatsen.
table-age-missing = De leeftijd bepaalt wie begint: vul van iedereen de leeftijd in.

## The end of a round
end-stock-empty = De laatste voorraadkaart is gespeeld.
end-blocked = Niemand kan meer een zet doen.
end-stalled = Er is te lang geen voorraadkaart gespeeld.

## Typed moves
typed-card = “{ $text }” is geen kaart. Een kaart schrijf je als waarde.nummer, zoals 7.83, of W.150 voor een joker.
typed-move = “{ $text }” is geen zet. Een zet schrijf je als bron>doel, zoals h3>b1 of s>b2.
typed-source = Van “{ $text }” kun je geen kaart pakken. Gebruik h1, h2, … (hand), s (voorraadstapel), d1 tot d4 (aflegstapel), s@3 of d2@3 (van plaats 3).
typed-target = Op “{ $text }” kun je geen kaart leggen. Gebruik b1 tot b4 (bouwstapel), d1 tot d4 (aflegstapel), d2@3 (van plaats 3).

card-wild = joker
