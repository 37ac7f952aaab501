# The table: what lies there, what happened, what can be done. Where a seat or team is the subject, $who is: you, or another
# person; for a team also your team, or a pair that is named.

table-pair = { $first } en { $last }
table-team = Team { $team }

## What happened
event-deal = De kaarten zijn gedeeld: { $stock } voor elke voorraadstapel.
# $stocks: the players with the sizes of their stock piles, like Ada 12, Pebble 20
event-deal-each = De kaarten zijn gedeeld. Op de voorraadstapels: { $stocks }.
event-turn = { $who ->
    [you] Jij bent aan de beurt.
   *[other] { $name } is aan de beurt.
}
event-draw-open = { $who ->
    [you] Je trekt
   *[other] { $name } trekt
} { $cards }.
event-draw = { $who ->
    [you] Je trekt
   *[other] { $name } trekt
} { $count ->
    [one] een kaart
   *[other] { $count } kaarten
}.
event-building = { $who ->
    [you] Je kondigt aan
   *[other] { $name } kondigt aan
}: toebouwen naar de { $rank ->
    [0] joker
   *[other] { $rank }
}.
event-blocking = { $who ->
    [you] Je kondigt aan
   *[other] { $name } kondigt aan
}: { $whom ->
    [you] jou blokkeren.
   *[other] { $other } blokkeren.
}
event-play = { $who ->
    [you] Je speelt
   *[other] { $name } speelt
} een { $rank } { $from } { $to }.
event-play-wild = { $who ->
    [you] Je speelt
   *[other] { $name } speelt
} een joker als { $rank } { $from } { $to }.
event-chain = { $who ->
    [you] Je speelt
   *[other] { $name } speelt
} { $count } voorraadkaarten op rij!
event-complete = Bouwstapel { $pile } is vol.
event-replenish-completed = De volle stapels worden tot een nieuwe trekstapel van { $draw } kaarten geschud.
event-replenish-builds = De kaarten onder de bovenste van de bouwstapels worden tot een nieuwe trekstapel van { $draw } kaarten geschud.
event-discard = { $who ->
    [you] Je legt
   *[other] { $name } legt
} een { $rank ->
    [0] joker
   *[other] { $rank }
} af { $to }.
event-pass = { $who ->
    [you] Je past.
   *[other] { $name } past.
}
event-catch = { $who ->
    [you] Je betrapt
   *[other] { $name } betrapt
} { $whom ->
    [you] jou
   *[other] { $caught }
} op spelen buiten de beurt: de kaarten gaan terug, en de volgende beurt begint zonder te trekken.
event-call = { $who ->
    [you] Je spreekt
   *[other] { $name } spreekt
} { $whom ->
    [you] jou
   *[other] { $talker }
} aan op praten.
event-penalty-drawing = Een kaart te veel: die gaat in { $who ->
    [you] je voorraadstapel
   *[other] de voorraadstapel van { $name }
}.
event-penalty-talking = { $count ->
    [0] Er gaat geen kaart
    [one] Er gaat één kaart
   *[other] Er gaan { $count } kaarten
} gedekt onder { $who ->
    [you] je voorraadkaart
   *[other] de voorraadkaart van { $name }
}.
event-out = { $who ->
    [you] Je laatste voorraadkaart is gespeeld!
   *[other] { $name } heeft geen voorraadkaarten meer!
}
event-end = { $reason } { $who ->
    [you] Jij wint de ronde!
    [team] Je team wint de ronde!
    [pair] { $name } winnen de ronde.
   *[other] { $name } wint de ronde.
}
event-end-tie = { $reason } Niemand wint de ronde.

from-hand = uit de hand
from-stock = van de voorraadstapel
from-stock-of = { $who ->
    [you] van je voorraadstapel
   *[other] van de voorraadstapel van { $name }
}
from-discard = van aflegstapel { $pile }
from-discard-of = { $who ->
    [you] van je aflegstapel { $pile }
   *[other] van aflegstapel { $pile } van { $name }
}
onto-build = op bouwstapel { $pile }
onto-discard = op aflegstapel { $pile }
onto-discard-of = { $who ->
    [you] op je aflegstapel { $pile }
   *[other] op aflegstapel { $pile } van { $name }
}

## What lies where
slot-hand = Handkaart { $slot }: { $card }
slot-held = { $who ->
    [you] Je hebt
   *[other] { $name } heeft
} { $count ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $count } kaarten
} in de hand
slot-held-open = { $who ->
    [you] Je hand
   *[other] Hand van { $name }
}: { $cards }
slot-stock = { $who ->
    [you] Je voorraadstapel
   *[other] Voorraadstapel van { $name }
}, { $card } bovenop, nog { $count }
slot-stock-empty = { $who ->
    [you] Je voorraadstapel
   *[other] Voorraadstapel van { $name }
}, leeg
slot-discard = { $who ->
    [you] Je aflegstapel { $pile }
   *[other] Aflegstapel { $pile } van { $name }
}, { $card } bovenop, { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
slot-discard-empty = { $who ->
    [you] Je aflegstapel { $pile }
   *[other] Aflegstapel { $pile } van { $name }
}, leeg
slot-build = Bouwstapel { $pile }, { $needs } nodig
slot-draw = Trekstapel, { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
slot-completed = Volle stapels, { $count ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $count } kaarten
}

## What is clicked, and nobody plays from there by a click
explain-draw = De trekstapel, met { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}: hiermee wordt ieders hand aangevuld.
explain-completed = { $count ->
    [0] Hier komen volle bouwstapels
   *[other] Hier liggen volle bouwstapels
}. Ze worden ingeschud als de kaarten om te trekken opraken.
explain-stock = { $count ->
    [0] De voorraadstapel van { $name } is leeg.
    [one] De voorraadstapel van { $name }, met nog 1 kaart. Daar kun je niet van spelen.
   *[other] De voorraadstapel van { $name }, met nog { $count } kaarten. Daar kun je niet van spelen.
}
explain-discard = Een aflegstapel van { $name }. Daar kun je niet van spelen.
explain-player = { $who ->
    [you] Dat ben jij
   *[other] Dat is { $name }
}, met { $hand ->
    [one] 1 kaart
   *[other] { $hand } kaarten
} in de hand en { $stock } op de voorraadstapel.

## On the board
table-next = vraagt
recap-completed = { $cards }, vol
recap-begun-again = vol, { $cards }
recap-stock = { $name } speelde { $cards } uit jouw voorraad.
recap-discards = { $name } speelde { $cards } van jouw aflegstapels.
recap-stock-left = Jouw voorraad: { $before } → { $left }.
table-label-draw = trekstapel
table-label-completed = vol
table-label-stock = voorraad
table-label-discard = aflegstapels
table-remark = “{ $remark }”
table-remark-by = { $name }: { $remark }
table-last-played = { $cards } gespeeld
table-last-wild = joker { $rank }
table-last-stock = { $card } uit voorraad
table-last-stock-of = { $card } { $who ->
    [you] uit jouw voorraad
   *[other] uit de voorraad van { $name }
}
table-last-many = { $stock ->
    [0] { $count } kaarten gespeeld
   *[other] { $count } kaarten gespeeld, { $stock } uit voorraad
}
table-last-many-helped = { $count } kaarten gespeeld, { $stock } uit jouw voorraad
table-helped = { $name } speelde { $count ->
    [one] een van je voorraadkaarten
   *[other] { $count } van je voorraadkaarten
}.
table-last-stock-count = { $stock ->
    [one] één voorraadkaart
   *[other] { $stock } voorraadkaarten
} gespeeld
table-last-count = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} gespeeld
table-score = { $score } pt
table-last-discarded = { $card } afgelegd
table-last-passed = gepast
table-last-caught = betrapt door { $who ->
    [you] jou
   *[other] { $name }
}
table-last-called = aangesproken door { $who ->
    [you] jou
   *[other] { $name }
}: { $count ->
    [0] geen kaart
    [one] +1 kaart
   *[other] +{ $count } kaarten
}
table-last-overdrawn = { $count ->
    [one] één kaart te veel
   *[other] { $count } kaarten te veel
}

## Around the board
table-menu = Menu
table-undo = Terugnemen
table-hint = Hint
table-hint-about = Wat de sterkste speler zou doen, en waarom ({ $key })
table-skip = Naar mijn beurt
table-skip-about = Doorspoelen tot je aan de beurt bent (of houd de spatiebalk ingedrukt)
table-skip-shared = Doorspoelen
table-skip-shared-about = Beurten van computerspelers doorspoelen (of houd de spatiebalk ingedrukt)
table-sound-on = Geluid staat aan ({ $key })
table-sound-off = Geluid staat uit ({ $key })
table-log-show = Verloop
table-log-hide = Verloop verbergen
table-round = Ronde { $round }
table-target-points = tot { $target ->
    [one] 1 punt
   *[other] { $target } punten
}
table-target-wins = tot { $target ->
    [one] 1 zege
   *[other] { $target } zeges
}
table-target-rounds = minste kaarten na { $target ->
    [one] 1 ronde
   *[other] { $target } rondes
}
table-status-nowhere = { $rank ->
    [0] De joker past nu nergens.
   *[other] De { $rank } past nu nergens.
}
table-status-promise = { $rank ->
    [0] Je hebt aangekondigd naar je joker toe te bouwen. Ga door tot je hem hebt gespeeld.
   *[other] Je hebt aangekondigd naar je { $rank } toe te bouwen. Ga door tot je die hebt gespeeld.
}
table-pass = Passen
table-typing = Je zet: { $typed }▏
table-status-deal = De kaarten worden gedeeld.
table-status-over = De ronde is afgelopen.
table-turn = Beurt van { $name }
table-turn-waits = Wachten op { $name }…
table-status-other = { $name } is aan de beurt.
# $length: brief where it is said turn by turn
table-status-own = { $length ->
    [brief] Jouw beurt!
   *[other] Jouw beurt! Speel je voorraad leeg op de bouwstapels; afleggen beëindigt je beurt.
}
table-status-discard = { $length ->
    [brief] Jouw beurt! Niets past op de bouwstapels.
   *[other] Jouw beurt! Niets past op de bouwstapels: leg af om je beurt te beëindigen.
}
table-status-puzzle = Vind de beurt: de opdracht staat naast de tafel.
table-status-held = { $rank ->
    [0] Leg de joker op een van de oplichtende stapels.
   *[other] Leg de { $rank } op een van de oplichtende stapels.
}
table-status-empty = Je hand is leeg. Speel van je voorraadstapel of je aflegstapels.
table-status-pass = Niets te spelen en niets te trekken. Je kunt passen.
table-no-hints = Geen hints aan een tafel met anderen: dat zou niet eerlijk zijn.
table-no-help = Deze ronde telt als je eerste poging: zonder hints en zonder terugnemen.
table-refused-no-target = Kaarten gaan op bouwstapels of aflegstapels.

## The draw for the dealer
draws-about = Iedereen trekt een kaart. Wie de hoogste heeft, deelt.
draws-deals = { $name } trok de hoogste kaart en deelt.
draws-you-deal = Jij trok de hoogste kaart. Jij deelt.

## The end of a round
result-won = { $who ->
    [you] Jij wint ronde { $round }!
    [team] Je team wint ronde { $round }!
    [pair] { $name } winnen ronde { $round }
   *[other] { $name } wint ronde { $round }
}
result-single = { $who ->
    [you] Jij wint!
    [team] Je team wint!
    [pair] { $name } winnen!
   *[other] { $name } wint!
}
result-tie = Niemand wint ronde { $round }
result-series = { $count ->
    [one] { $who ->
        [you] Jij wint de serie!
        [team] Je team wint de serie!
        [pair] { $name } winnen de serie!
       *[other] { $name } wint de serie!
    }
   *[other] { $who ->
        [you] Je deelt de seriewinst met { $name }!
        [team] Je team deelt de seriewinst met { $name }!
       *[other] { $name } delen de seriewinst!
    }
}
result-next-round = Volgende ronde
result-new-game = Nieuw spel
result-again = Nog een keer
result-home = Startscherm
result-review = Mijn beurten terugzien
result-review-shared = Alle beurten terugzien
result-watch = Ronde terugkijken
# $stock: the stock cards played in it; $plays: all cards
result-best-turn = { $stock ->
    [0] { $who ->
        [you] Je langste beurt
       *[other] Langste beurt van { $name }
    }: { $plays ->
        [one] één kaart
       *[other] { $plays } kaarten
    }
   *[other] { $who ->
        [you] Je beste beurt
       *[other] Beste beurt van { $name }
    }: { $stock ->
        [1] één voorraadkaart
        [2] twee voorraadkaarten
        [3] drie voorraadkaarten
        [4] vier voorraadkaarten
        [5] vijf voorraadkaarten
        [6] zes voorraadkaarten
       *[other] { $stock } voorraadkaarten
    }
}
# $passed: how many others have had fewer stock cards before it and more after it; $names: these
result-best-turn-about = Beurt { $turn }{ $stock ->
    [0] { "" }
    [1] {"  ·  "}voorraadkaart { $cards }
   *[other] {"  ·  "}voorraadkaarten { $cards }
}{ $passed ->
    [0] { "" }
   *[other] {"  ·  "}voorbij { $names }
}
result-watch-turn = Nog eens zien
result-watch-last = De laatste beurt bekijken
result-more = Meer ›
result-less = ‹ Terug
# Whether it was luck
luck-weighs = Even kijken wie de kaarten meehad…
luck-line = { $words }  { $shown ->
    [yes] ‹ Geen cijfers
   *[no] Cijfers ›
}
luck-with = { $who ->
    [you] Deze keer had jij de betere kaarten.
    [team] Deze keer had je team de betere kaarten.
   *[other] De betere kaarten deze keer: { $name }.
}
luck-despite = Gewonnen met de slechtere kaarten.
luck-own = Hoe waren de kaarten?
luck-even = Niemand had duidelijk betere kaarten.
luck-seat = Wiens kaarten
luck-deals = beter dan
luck-chance = wint puur op kaarten
luck-openers = enen en jokers
luck-playable = voorraadkaart paste
luck-of-hundred = { $count } van 100
luck-openers-of = { $count } ({ $expected } verwacht)
luck-playable-of = { $count } van { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}
result-turn-by-turn = Beurt voor beurt
result-best-turn-back = De beste beurt
result-lesson = Voor de volgende keer: { $mistake ->
    [stock-left] in beurt { $turn } had je voorraadkaart weg gekund.
    [wild-spent] in beurt { $turn } had de joker kunnen wachten.
    [opponent-helped] in beurt { $turn } maakte je de weg vrij voor een ander.
    [hand-held] in beurt { $turn } had meer van je hand weg gekund.
    [card-spent] in beurt { $turn } hadden een paar kaarten kunnen wachten.
    [discard] in beurt { $turn } had je beter anders kunnen afleggen.
   *[other] beurt { $turn } is het waard om nog eens te bekijken.
}
result-lesson-show = Laat zien
result-undo = Terugnemen…
result-chart = Voorraad, beurt voor beurt
result-marked-turn = beurt { $turn }
result-costliest = Beurt { $turn } kostte het meest: −{ $percent }% winstkans
result-no-cost-known = { $count ->
    [one] 1 van je beurten kan
   *[other] { $count } van je beurten kunnen
} niet worden beoordeeld; de andere gaven niets weg
result-no-cost = Geen van je beurten gaf iets weg
result-gained = { $score } (+{ $gained })
result-target = { $scoring ->
    [wins] { $target ->
        [one] 1 zege wint de serie
       *[other] { $target } zeges winnen de serie
    }
    [left] Minste kaarten na { $target ->
        [one] 1 ronde
       *[other] { $target } rondes
    }
   *[points] { $target } punten winnen de serie
}
points-out = { $points } voor uitspelen
points-not-out = Niemand speelde uit, dus geen 25
points-others = { $who ->
    [you] Je had
    [team] Jouw team had
    [many] De anderen hadden
    [pair] { $name } hadden
   *[other] { $name } had
} nog { $count ->
    [one] één voorraadkaart.
   *[other] { $count } voorraadkaarten.
}
points-left = { $count } × { $each } voor { $who ->
    [you] jouw voorraad
    [team] de voorraad van je team
    [other] de voorraad van { $name }
    [pair] de voorraad van { $name }
   *[many] de voorraad van de anderen
}
points-total = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
points-counted = nog { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
# The same for those who don't see the race. $left as in points-counted, $score as in closing-score
result-spoken-left = { $name }: { $left }.
result-spoken-lane = { $name }: { $left }, { $score } in totaal.

## Before the end of a round is taken back. $what is a series, or the only round.
reopen-title = Het einde van de ronde terugnemen?
reopen-move = Alles vanaf je laatste zet wordt teruggenomen ({ $move }).
reopen-result = De ronde is dan niet afgelopen, maar gaat vanaf daar verder.
reopen-points = De ronde gaat vanaf daar verder, en de { $points } punten van { $who ->
    [you] jou
    [team] je team
   *[other] { $name }
} gaan er weer af.
reopen-marked = { $what ->
    [round] In de statistieken komt te staan dat deze ronde is teruggenomen.
   *[series] Op het scoreblad en in de statistieken komt te staan dat deze ronde is teruggenomen.
}
reopen-yes = Terugnemen
reopen-no = Uitslag houden

## Practice: the deal of a round beside its game
table-middle = Midden van de tafel
practice-title = Oefening, telt niet
practice-back = Oefening stoppen
practice-back-about = Je spel wacht precies waar je was gebleven.
practice-back-review = Hiermee ga je terug naar de terugblik.
practice-back-challenges = Hiermee ga je terug naar de uitdagingen.
practice-back-days = Hiermee ga je terug naar de kalender.
practice-undo = Terugnemen
practice-kept = De oefening wordt niet bewaard, je spel wel.

## Several people at one computer
handover-title = { $name } is aan de beurt
handover-about = Druk op de knop als alle anderen wegkijken.
handover-look = Ik ben { $name }
table-panel = Naast de tafel

# Answers to the keys that ask about the board, spoken by a screen reader.
answer-builds = De bouwstapels hebben nodig: { $ranks }.
answer-turn = { $name }: { $turn }.
answer-no-turns = De anderen zijn nog niet aan de beurt geweest.
answer-not-on-turn = Je bent niet aan de beurt.
answer-playable = Kaarten die je kunt spelen: { $cards }.
answer-nothing = Je kunt geen kaart spelen. Leg er een af om je beurt te beëindigen.
answer-from-discard = { $card } van aflegstapel { $pile }
answer-discards = Aflegstapels: { $piles }.
answer-stock = { $name }: voorraad { $card }, nog { $left }
answer-piles = { $stock }; aflegstapels { $cards }.
answer-free = vrij
# At a player’s stone, while the turn lasts. The second is the round’s longest so far.
chain-count = { $count } op rij
chain-longest = { $count } op rij!
# At a stock with one card left.
last-card = laatste kaart
# After a takeback, and after the same moves once more. $move: what the log says of the first of them
said-taken-back = Teruggenomen: { $move }
said-redone = Opnieuw gespeeld: { $move }
# When a move begins to be typed
said-typing = Typ je zet, en druk dan op Enter.
said-typed-stays = { $typed } staat er nog. Met Backspace verander je het, andere letters beginnen opnieuw.
said-hint-over = De hint is weg.
said-typing-over = Er wordt geen zet meer getypt.
said-picked = Opgepakt: { $card }. { $count ->
    [0] Past op geen bouwstapel.
    [one] Past op bouwstapel { $piles }.
   *[other] Past op bouwstapels { $piles }.
}
said-put-back = Teruggelegd.
