# The rules of a table: rule-<key> is a rule’s name, -about explains it, -<word> and -number are its values.

rule-on = Ja
rule-off = Nee
rule-changed = In “{ $preset }” is dit “{ $value }”.
rule-allowed = Een heel getal van { $low } tot en met { $high }

section-2 = Kaartspel
section-3 = Begin van een ronde
section-4 = Een beurt
section-5 = Trekstapel en einde van een ronde
section-6 = Telling
section-7 = Partners
section-7-alone = Deze regels verschijnen als je in teams speelt.
section-8 = De regels van 1980
section-9 = Tafelmanieren
section-9-about = Zelf trekken, buiten je beurt spelen en praters aanspreken is iets voor mensen aan een netwerktafel. Computerspelers houden zich altijd aan de regels.

## Deck
rule-deck = Kaartspel
rule-deck-about = Met welke kaarten je speelt. Het enige echte verschil is het aantal jokers.
rule-deck-modern = Modern, 162 kaarten
rule-deck-edition-1980 = 1980, 168 kaarten
rule-deck-pre-1980 = Vóór 1980, 164 kaarten
rule-deck-three-decks = Drie gewone kaartspellen

## Setting up a round
rule-stock = Voorraadstapels
rule-stock-about = Hoeveel kaarten iedereen moet wegspelen. Gewoonlijk 30 bij hoogstens vier plaatsen en 20 bij meer.
rule-stock-standard = 30 of 20 kaarten
rule-stock-any = Eigen keuze
rule-stock-number = { $number } kaarten
rule-stock-list = { $list } kaarten
rule-first_player = Wie begint
rule-first_player-about = Wie in elke ronde begint. Iedereen trekt een kaart om de eerste deler; daarna schuift het delen door naar links.
rule-first_player-left-of-dealer = Links van de deler
rule-first_player-youngest = De jongste speler
rule-first_player-middle-age = De middelste in leeftijd
rule-first_player-random = Door loting
rule-first_player-highest-stock = De hoogste voorraadkaart

## A turn
rule-hand = Hand
rule-hand-about = Hoeveel kaarten een volle hand heeft. Gewoonlijk vijf.
rule-hand-number = { $number } kaarten
rule-draw = Trekken
rule-draw-about = Hoe een beurt begint: vul je hand aan, of trek een vast aantal kaarten.
rule-draw-refill = Hand aanvullen
rule-draw-number = { $number ->
    [one] Eén kaart
   *[other] { $number } kaarten
}
rule-wild_discard = Jokers afleggen
rule-wild_discard-about = Zo niet, dan kun je een joker alleen spelen, tenzij je niets anders meer in je hand hebt.
rule-consecutive_wilds = Joker op joker
rule-consecutive_wilds-about = Een joker mag direct op een andere joker worden gespeeld.
rule-hide_buried = Begraven kaarten verbergen
rule-hide_buried-about = Van een aflegstapel zie je alleen de bovenste kaart; wat eronder ligt, moet je onthouden.

## Draw pile and the end of a round
rule-replenish = Nieuwe trekstapel
rule-replenish-about = Wanneer volle stapels in de trekstapel worden geschud.
rule-replenish-when-empty = Als die leeg is
rule-replenish-at-once = Meteen
rule-replenish-any = Als die bijna op is
rule-replenish-number = Onder { $number } kaarten
rule-replenish_from_builds = Onder de bouwstapels vandaan
rule-replenish_from_builds-about = Als er verder niets meer te trekken is, worden de kaarten onder de bovenste van elke bouwstapel geschud. Zonder dit kan een ronde vastlopen.
rule-stalled_after = Vastgelopen na
rule-stalled_after-about = Een ronde eindigt als zoveel keer de tafel rond geen voorraadkaart is gespeeld.
rule-stalled_after-number = { $number ->
    [one] één keer rond
   *[other] { $number } keer rond
}
rule-stalled_scores = Vastgelopen rondes tellen
rule-stalled_scores-about = Een ronde die eindigt omdat niemand verder komt, wordt gewonnen door wie de minste voorraadkaarten overheeft. Zo niet, dan wint niemand.

## Scoring
rule-scoring = Telling
rule-scoring-about = Hoe rondes samen een serie vormen.
rule-scoring-points = Punten
rule-scoring-wins = Gewonnen rondes
rule-scoring-lowest-left = Minste kaarten over
rule-scoring-single = Eén losse ronde
rule-target = Doel
rule-target-about = Hoeveel punten of zeges de serie winnen; bij minste kaarten over: het aantal rondes.
rule-target-number = { $number }
rule-max_rounds = Hoogstens zoveel rondes
rule-max_rounds-about = Na zoveel rondes eindigt de serie, ook als niemand het doel heeft gehaald, en wint de beste stand. 0 betekent geen grens.
rule-max_rounds-number = { $number ->
    [0] geen grens
    [one] één ronde
   *[other] { $number } rondes
}

## Partners
rule-team_piles = Stapels van een team
rule-team_piles-about = Iedereen heeft een voorraadstapel en aflegstapels, of elk team deelt er twee stel van.
rule-team_piles-per-seat = Eén stel per plaats
rule-team_piles-two-per-team = Twee stel per team
rule-finished_partner = Lege voorraadstapel
rule-finished_partner-about = Wie geen voorraadkaarten meer heeft, blijft het team helpen of krijgt geen beurten meer.
rule-finished_partner-keeps-playing = Speelt door
rule-finished_partner-goes-out = Stopt
rule-sharing = Stapels van partners zijn open
rule-sharing-about = Wanneer je van de voorraadstapel en aflegstapels van een partner mag spelen.
rule-sharing-always = Altijd
rule-sharing-after-out = Zodra een van jullie klaar is
rule-sharing-never = Nooit
rule-partner_silence = Partners zwijgen
rule-partner_silence-about = Partners kunnen tijdens elkaars beurten niet chatten.

## The 1980 rules
rule-lead_up = Naar de voorraadkaart toe
rule-lead_up-about = Een kaart van een aflegstapel mag je alleen spelen als die in dezelfde beurt naar je voorraadkaart leidt.
rule-alternating = Aflegstapels afwisselen
rule-alternating-about = Speel nooit twee keer achter elkaar van dezelfde aflegstapel.
rule-blocking = Blokkeren
rule-blocking-about = Je mag een speler blokkeren met een kaart van een aflegstapel als diens voorraadstapel niet meer kaarten heeft dan dit. 0 betekent nooit.
rule-blocking-number = { $number ->
    [0] nooit
   *[other] tot { $number } kaarten
}

## Table manners
rule-manual_draw = Zelf trekken
rule-manual_draw-about = Spelers trekken hun kaarten een voor een. Trek je er een te veel, dan gaat die in je eigen voorraadstapel, onder de open kaart.
rule-manual_draw-off = De tafel trekt
rule-manual_draw-shuffle-into-stock = Ja; één te veel wordt in de voorraadstapel geschud
rule-manual_draw-under-stock = Ja; één te veel gaat onder de voorraadstapel
rule-out_of_turn = Buiten je beurt spelen
rule-out_of_turn-about = Speel je buiten je beurt en word je vóór de volgende zet betrapt, dan neem je alles terug en speel je je volgende beurt zonder te trekken. Merkt niemand het, dan blijft het staan.
rule-call_talking = Praters aanspreken
rule-call_talking-about = Partners kunnen tijdens elkaars beurten chatten, en iedereen hoort het. Tegenstanders mogen hen daarop aanspreken: er gaan dan twee kaarten onder de voorraadkaart van wie praatte.
