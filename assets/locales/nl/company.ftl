# A table with others: who is there, what they say and ask, and whether everything was fair.

## Chat
table-chat = Chat
table-chat-unread = Chat ({ $count })
table-chat-hide = Verbergen
table-spectators = Kijken mee: { $names }
chat-draft = Zeg iets
chat-send = Versturen
chat-everyone = Iedereen
chat-partners = Partners
chat-to-partners = { $name } (naar partners)
chat-spectator = { $name } (kijkt mee)

## What people say at their stones
reaction-hello = Hallo!
reaction-nice = Mooi!
reaction-good-luck = Succes!
reaction-hmm = Hmm…
reaction-oh-no = O nee!
reaction-sleepy = Zzz…
# $words: what is said; $key: the key that says it.
reaction-about = Zeg “{ $words }” ({ $key })
reaction-by = { $name }: { $words }
# $title: the name of the program and its profile
title-own-turn = Jouw beurt – { $title }
# What a person says, after the name and what else is told of them
table-says = zegt “{ $words }”
nudge = Geef { $name } een duwtje
nudge-said = Jouw beurt!

## What happens at the table. $name: a player
news-came = { $name } is binnengekomen.
news-watches = { $name } kijkt mee.
news-sat-down = { $name } is gaan zitten.
# $name and $other: the two; the player is the first of them
news-swapped = { $who ->
    [you] Jij en { $other } hebben van plaats geruild.
   *[other] { $name } en { $other } hebben van plaats geruild.
}
# $name: the other one of the two
swap-asked = { $name } wil graag met je van plaats ruilen.
swap-agree = Ruilen
swap-decline = Nee, bedankt
swap-waits = Je hebt { $name } gevraagd om van plaats te ruilen.
swap-withdraw = Laat maar
news-swap-declined = { $name } wil liever niet ruilen.
news-swap-off = De ruil met { $name } gaat niet door.
news-left = { $name } is weggegaan.
news-kicked = De host heeft { $name } van tafel gestuurd.
news-kicked-own = Je hebt { $name } van tafel gestuurd.
news-plays-on = { $computer }, een computerspeler, speelt door voor { $name }.
news-renamed = { $name } heet nu { $now }.
news-renamed-next = { $name } heet vanaf de volgende ronde { $now }.
news-renamed-next-own = Je heet vanaf de volgende ronde { $now }.
news-keeps-name = { $name } houdt die naam toch.
news-keeps-name-own = Je houdt de naam { $name } toch.
news-away = { $name } heeft geen verbinding meer.
news-not-back = { $count ->
    [one] { $name } is nog niet terug.
   *[other] { $name } zijn nog niet terug.
}
news-waits = De host wil graag op { $name } wachten.
news-back = { $count ->
    [one] { $name } is terug.
   *[other] { $name } zijn terug.
}
news-replaced = { $count ->
    [one] { $name } zit niet meer aan tafel: een computerspeler speelt door.
   *[other] { $name } zitten niet meer aan tafel: computerspelers spelen door.
}
news-replaced-away = { $count ->
    [one] { $name } is niet teruggekomen: een computerspeler speelt door.
   *[other] { $name } zijn niet teruggekomen: computerspelers spelen door.
}
news-plays-next = { $name } speelt vanaf de volgende ronde, in plaats van { $seat }.
news-plays-next-own = Je speelt vanaf de volgende ronde, in plaats van { $seat }.
news-watches-next = { $name } kijkt vanaf de volgende ronde mee, en een computerspeler speelt door.
news-watches-next-own = Je kijkt vanaf de volgende ronde mee, en een computerspeler speelt voor je door.
news-watches-next-for = Je kijkt vanaf de volgende ronde mee, en { $name } speelt voor je door.
news-out-of-time = De tijd van { $name } was om: er is een kaart afgelegd.
news-out-of-time-own = Je tijd was om: er is een kaart voor je afgelegd.
said-out-of-time = Tijd om
news-paused = { $who ->
    [host] De host heeft het spel gepauzeerd.
   *[other] { $name } heeft het spel gepauzeerd.
}
# After an own press, or once the time of a turn is over
news-goes-on = Het spel gaat verder.
news-resumed = { $who ->
    [host] De host heeft het spel hervat.
   *[other] { $name } heeft het spel hervat.
}
news-back-in-lobby = De host is terug in de lobby, waar de volgende serie begint.
news-turn-limit = Vanaf nu mag een beurt { $seconds } seconden duren.
news-no-turn-limit = Vanaf nu is er geen tijdslimiet voor een beurt.
# $names: each with its level in brackets
news-computers-came = { $count ->
    [one] Computerspeler { $names } is gaan zitten.
   *[other] Computerspelers { $names } zijn gaan zitten.
}
news-computer-level = Computerspeler { $name } speelt nu op niveau { $level }.
news-computer-left = Computerspeler { $name } is weggegaan.
news-seats = De tafel heeft nu { $seats } plaatsen.
news-teams = { $teams ->
    [one] Iedereen speelt nu in één team.
   *[other] Jullie spelen nu in { $teams } teams.
}
news-no-teams = Iedereen speelt nu voor zich.
news-grace = Als iemand de verbinding verliest, wacht de tafel voortaan { $seconds } seconden.
news-preset = Aan tafel geldt nu “{ $preset }”.
# $count and $rules: the rules that have changed, each with its value in brackets
news-rules = { $count ->
    [one] Er is een regel veranderd: { $rules }.
   *[other] Er zijn regels veranderd: { $rules }.
}

## Around the board
table-pause = Pauze
table-undo-ask = Terugnemen?
table-take-seat = Plaats nemen
table-seat-taken = Volgende ronde speel je
table-seat-taken-about = Druk hierop om toch te blijven meekijken.
table-watching = { $round }  ·  je kijkt mee

## At the seats
seat-quiet = geen antwoord…
seat-away-for = weg { $left }
seat-away = weg
seat-replaced = computer
table-status-quiet = Wachten op { $name }: even geen antwoord.
table-status-away = Wachten op { $name }: geen verbinding. Duurt het te lang, dan kan een computerspeler overnemen.
table-status-away-watching = Wachten op { $name }: geen verbinding.
seat-given = De host geeft je plaats vanaf de volgende ronde aan een computerspeler. Je kunt meekijken, of je plaats houden.
seat-given-keep = Mijn plaats houden
seat-given-watch = Ik kijk mee
seat-vacant = { $name } is weggegaan. Wil je de plaats vanaf de volgende ronde?
seat-take = De plaats van { $name } nemen
# Asked of the host. $name: whose seat it was
seat-vacant-host = { $name } is weggegaan. Wie speelt daar vanaf de volgende ronde?
seat-offered-host = { $name } staat na deze ronde de plaats af. Wie speelt daar dan?
# An answer. $name: somebody who watches
seat-give-to = { $name }
seat-give-to-computer = De computer
seat-offered = { $name } staat na deze ronde de plaats af. Wil jij die?
away-asks = { $name } is al een tijdje weg.
away-replace = Laat een computerspeler ({ $level }) overnemen
away-wait = Wachten

## Taking back
takeback-asked = { $name } wil de laatste zet graag terugnemen.
takeback-agree = Prima
takeback-refuse = Laat staan
# $count and $names: who still has to answer
takeback-waits = { $count ->
    [0] Je verzoek wacht tot iedereen akkoord is.
   *[other] Je verzoek wacht op { $names }.
}
takeback-withdraw = Laat maar
takeback-answered = { $name } wil de laatste zet graag terugnemen. { $count ->
    [0] Nog niet iedereen heeft geantwoord.
   *[other] Wachten op { $names }.
}
takeback-done = { $who ->
    [you] Je laatste zet is teruggenomen.
   *[other] De laatste zet van { $name } is teruggenomen.
}
# To who watches, in large letters
takeback-watched = { $name } wil een zet terugnemen. Wachten op { $names }.
takeback-withdrawn = { $who ->
    [you] Je hebt het verzoek ingetrokken. De zet blijft staan.
   *[other] { $name } heeft het verzoek ingetrokken. De zet blijft staan.
}
takeback-refused = { $who ->
    [you] Je hebt geweigerd. De zet blijft staan.
   *[other] { $name } heeft geweigerd. De zet blijft staan.
}
takeback-over = De zet blijft staan.
takeback-lapsed = Je verzoek om een zet terug te nemen is verlopen. Vraag het opnieuw als je dat nog wilt.

## What keeps the game from going on
paused-title = { $who ->
    [you] Je hebt het spel gepauzeerd
    [host] De host heeft het spel gepauzeerd
   *[other] { $name } heeft het spel gepauzeerd
}
paused-in-turn = { $who ->
    [you] Je hebt het spel gepauzeerd, maar de tijd van je beurt loopt door
   *[other] { $name } heeft het spel gepauzeerd, maar de tijd van de beurt loopt door
}
paused-about = Niemand kan spelen tot het verdergaat, maar chatten kan nog.
paused-go-on = Hervatten
lost-title = Verbinding verbroken
lost-again = De tafel is niet bereikbaar. Nieuwe poging over { $seconds } s – je plaats is veilig.
lost-now = De tafel is niet bereikbaar. Nieuwe poging – je plaats is veilig.
lost-again-watching = De tafel is niet bereikbaar. Nieuwe poging over { $seconds } s.
lost-now-watching = De tafel is niet bereikbaar. Nieuwe poging…
lost-carry-on = Is de computer van de host voorgoed weg, dan kun je op deze verder spelen, vanaf de laatste ronde die is uitgespeeld.
carried-on-elsewhere = { $count ->
    [one] { $names } speelt blijkbaar op een andere computer verder aan jullie serie.
   *[other] { $names } spelen blijkbaar verder aan jullie serie, elk op een eigen computer. Kies samen een van de tafels.
}
carried-on-join = Naar { $name }

## Between rounds. $ready and $people: how many
ready-count = { $ready } van { $people } klaar voor de volgende ronde
# Said to who isn’t ready yet, to who was, and to who is. $names: the others who aren’t
ready-begins-once = De ronde begint zodra iedereen klaar is.
ready-waits = Wachten op { $names }.
# Said to one who isn't ready either
ready-waits-too = Wachten op { $names } en jou.
# Said to the last one who isn’t ready. $names: all the others; $count: how many
ready-waits-own = { $count ->
    [one] { $names } wacht op jou.
   *[other] { $names } wachten op jou.
}
ready-begins-in = De ronde begint over { $left }
ready-begins-now = De ronde begint
ready-yes = klaar
ready-reads = leest
ready-away = weg
again-count = { $ready } van { $people } willen nog een keer
again-yes = doet mee
round-began = De volgende ronde is begonnen.
round-own-turn = Jij bent aan de beurt.
round-back = Terug naar de tafel
result-ready = Klaar
result-not-ready = Nog even niet
result-begin-anyway = Beginnen zonder te wachten
result-wait-for = Wachten op { $name }

## The host closes the table. $name: who hosts
the-host = De host
closed-title = De tafel is gesloten
closed-saved = { $name } heeft de tafel gesloten; die is opgeslagen. Blijf hier, dan lees je het zodra de tafel weer open is.
closed-for-good = { $name } heeft de tafel gesloten.
closed-handed-title = De tafel verhuist
closed-handed-to-you = { $name } draagt de tafel aan jou over. Speel hier verder, dan komt iedereen naar jouw computer.
closed-handed-over = { $name } draagt de tafel over aan { $other }. Zodra die open is, ga je daar verder.
between-title = De serie gaat verder
between-about = Zodra iedereen klaar is, wordt hier de volgende ronde gedeeld.
closed-open-again-title = De tafel is weer open
closed-open-again = { $name } heeft de tafel weer open.
closed-kept-title = Je andere tafel is weer open
closed-kept = { $name } heeft de tafel waar je plaats bewaard blijft weer geopend.
closed-new-table-title = Er is een andere tafel open
closed-new-table-saved = { $name } heeft een andere tafel geopend. Die waar jij aan zat is nog gesloten; die is opgeslagen.
closed-new-table = { $name } heeft een andere tafel geopend. Die waar jij aan zat is gesloten.
closed-join-new = Daar aanschuiven
closed-come-back = Terugkomen

## The end of a round
result-verified = Gecontroleerd: eerlijk gedeeld en volgens de regels gespeeld.
# The verdict with what opens its details. $notes: how many there are beside what every verdict means
result-verified-line = { $verdict }{ $notes ->
    [0] { "" }
    [one] {" "}1 opmerking.
   *[other] {" "}{ $notes } opmerkingen.
} { $shown ->
    [yes] Details verbergen
   *[no] Details…
}
result-verified-about = Niemand kon deze kaarten kiezen, ook de host niet: ze komen uit toevalsgetallen die vastlagen voordat het eerste werd getoond. Je programma heeft elke zet nagekeken. Wat geen programma kan weten: of de host, die op de eigen computer alle kaarten moet hebben, ernaar heeft gekeken.
result-verified-about-watcher = Niemand kon deze kaarten kiezen, behalve de host samen met alle spelers die toevalsgetallen gaven. Je programma heeft elke zet nagekeken. Wat geen programma kan weten: of de host, die op de eigen computer alle kaarten moet hebben, ernaar heeft gekeken.
result-verified-about-host = Je programma heeft elke zet nagekeken. Wat de anderen kunnen bewijzen, zegt hun eigen programma.
result-not-proven-about = Dit beschuldigt niemand: je programma kon alleen niet alles nakijken.
result-broken-about = Je programma heeft iets gevonden wat het programma van de host niet per ongeluk kan hebben gedaan.
# $number: how often the cards were dealt; $count and $names: whose random numbers were missing.
deal-repeated = Er is { $number } keer gedeeld: { $count ->
    [one] de computer van { $names } antwoordde niet.
   *[other] de computers van { $names } antwoordden niet.
}
result-dealt-without = Gedeeld zonder toevalsgetal van { $names }.
# $count and $names: the players who signed that they were shown the same.
result-witnessed = { $count ->
    [one] De computer van { $names } zag dezelfde ronde.
   *[other] De computers van { $names } zagen dezelfde ronde.
}
# $known: this-host (only this host has named these players before) or new (nobody has).
result-witnessed-unmet = { $count ->
    [one] De computer van { $names } zegt dezelfde ronde te hebben gezien, maar { $known ->
        [this-host] je kent die alleen via deze host.
       *[new] die is nieuw voor je.
    }
   *[other] De computers van { $names } zeggen dezelfde ronde te hebben gezien, maar { $known ->
        [this-host] je kent die alleen via deze host.
       *[new] die zijn nieuw voor je.
    }
}
# How well a player’s computer is known.
key-direct = Je bent deze computer eerder tegengekomen.
key-other-host = Je kent deze computer van de tafel van een andere host.
key-this-host = Je kent deze computer alleen via deze host.
key-new = Deze computer is nieuw voor je.
result-played-for = Een computerspeler heeft zetten gedaan voor { $names }.
result-scores-told = Voor eerdere punten geldt het woord van de host.
result-rematch = Nog een keer
result-waits = Er begint een nieuwe { $what ->
    [round] ronde
   *[series] serie
} zodra iedereen hier nog een keer wil.
result-host-in-lobby = { $name } is terug in de lobby. Kom mee als je klaar bent.
result-to-lobby = Naar de lobby

## Why a round can’t be proven; nobody is accused
# $words: what is said of the round
verdict-of-round = Ronde { $round }: { $words }
doubt-own-share = Niet bewezen: er is gedeeld zonder toevalsgetal van jouw computer.
# $from: the number of an entry in the round’s log
doubt-watched = Niet bewezen: je keek mee en deed niet mee aan het delen. Wat je vanaf stap { $from } zag, past bij elkaar.
doubt-end-not-shown = Niet bewezen: het einde van de ronde heeft je computer niet bereikt.
doubt-other-bots = Niet bewezen: de computerspelers zijn van een andere versie van Skipstone, dus hun zetten kunnen hier niet worden nagekeken.
doubt-too-long = Niet bewezen: de computerspelers deden meer zetten dan er kunnen worden nagekeken.
doubt-log-lost = Niet bewezen: het programma van de host is opnieuw gestart en raakte een deel van de ronde kwijt.
doubt-other-series-before = Niet bewezen: zo stond de serie niet bij de vorige host, volgens wat je computer te zien kreeg. Een van beide hosts heeft iets anders gezegd.
# $count: how many rounds.
doubt-unfinished-deals = Niet bewezen: { $count ->
    [one] een eerdere ronde met deze host of de vorige is nooit uitgespeeld
   *[other] { $count } eerdere rondes met deze host of de vorige zijn nooit uitgespeeld
}. Zo zou een host kaarten kunnen overslaan, dus je computer kan van deze ronde niet zeker zijn.
# $count: how many rounds.
doubt-kicked = Niet bewezen: de host heeft je uit { $count ->
    [one] een eerdere ronde weggestuurd, dus die heb je niet uitgespeeld
   *[other] { $count } eerdere rondes weggestuurd, dus die heb je niet uitgespeeld
}. Daarom kan je computer van deze ronde niet zeker zijn.
doubt-played-for = Niet bewezen: de host liet een computerspeler voor je spelen terwijl je er was.
# $had and $limit: seconds
doubt-turn-cut-short = Niet bewezen: je beurt eindigde na { $had } van de { $limit } seconden, volgens de klok van je computer.
doubt-move-ignored = Niet bewezen: je zet was op tijd, maar je beurt eindigde zonder je zet.
doubt-pause-late = Niet bewezen: het spel is in jouw naam gepauzeerd of hervat, lang nadat je erom vroeg.
doubt-unknown-signature = Niet bewezen: je sleutel heeft iets ondertekend waar dit programma niet van weet. Gebruik je hem ergens anders, of heb je een back-up teruggezet?
doubt-not-present = Niet bewezen: je was niet bij deze ronde.
doubt-no-record = Niet bewezen: je was er niet bij, en de host heeft geen leesbaar verslag van deze ronde.

## What the host, or its program, did wrong. $step: the number of an entry in the round’s log; $name: a player
breach-fork = Tegen de regels: de host heeft twee verschillende versies van deze ronde ondertekend.
breach-contract = Tegen de regels: de host begon deze ronde met regels, plaatsen of punten die niet volgen uit wat eraan voorafging.
breach-dealer = Tegen de regels: de host heeft de deler niet geloot met ieders toevalsgetallen.
breach-forged = Tegen de regels: bij stap { $step } deed de host een zet voor een speler.
breach-illegal = Tegen de regels: bij stap { $step } stond de host een zet toe die niet mag.
breach-differs = Tegen de regels: bij stap { $step } toonde de host iets wat niet uit het delen volgt.
breach-bot = Tegen de regels: bij stap { $step } liet de host een computerspeler niet de eigen zet doen.
breach-takeback = Tegen de regels: bij stap { $step } nam de host zetten terug die moesten blijven staan.
breach-takeover = Tegen de regels: bij stap { $step } liet de host zonder reden een computerspeler overnemen.
breach-talk = Tegen de regels: bij stap { $step } liet de host iemand aanspreken die niet had gepraat.
breach-limits = Tegen de regels: bij stap { $step } gaf de host de spelers minder tijd dan afgesproken.
breach-pause = Tegen de regels: bij stap { $step } pauzeerde of hervatte de host het spel in naam van iemand anders.
unfair-foreign-share = Tegen de regels: de host deelde met een toevalsgetal voor { $name }, die er geen kon geven.
unfair-signature = Tegen de regels: de host deelde met een toevalsgetal dat { $name } nooit heeft ondertekend.
unfair-share = Tegen de regels: de host deelde voor { $name } met een ander toevalsgetal dan vóór het delen was vastgelegd.
unfair-failure = Tegen de regels: de host begon zonder reden opnieuw te delen.
unfair-secret = Tegen de regels: het geheim van de host is niet het geheim dat vóór het delen was vastgelegd.

## The number that is the same for everyone who was shown the same
safety-number-ask = Heeft iedereen hetzelfde gezien?
safety-number = Lees elkaar dit getal voor: { $number }. Heeft iemand een ander getal, dan hebben jullie niet hetzelfde te zien gekregen.
deal-declined-own = De host deelde iets anders dan waar je klaar voor was, dus er is niets gedeeld. Bekijk het voorstel, en laat weten dat je klaar bent.
deal-declined = { $name } gaat niet akkoord met deze ronde, dus er is niets gedeeld.

## The people in the menu
people-title = Aan tafel
people-watches = kijkt mee
people-computer = computerspeler
people-watches-next = kijkt vanaf de volgende ronde mee
people-plays-next = speelt vanaf de volgende ronde mee
people-gives-way = tot de volgende ronde, dan speelt { $name }
people-take = Vanaf de volgende ronde spelen, in plaats van { $name }
people-play = Meespelen
people-seat = Plaats geven
people-seat-about = Kies wiens plaats: “Hier, vanaf de volgende ronde”.
people-here = Hier, vanaf de volgende ronde
people-watch = Volgende ronde meekijken
people-replace = Volgende ronde computer
people-as-before = Toch niet
people-rename = Naam wijzigen
people-rename-about = Geldt vanaf de volgende ronde.
# Below the name so far
people-renamed-next = → { $now }, vanaf de volgende ronde
people-kick-about = Een computerspeler neemt het nu over. Wie is weggestuurd, mag weer aankloppen; wie is verbannen niet.
people-kick-about-watching = Wie is weggestuurd, mag weer aankloppen; wie is verbannen niet.
people-hand-over = Overdragen
people-hand-over-about = Iedereen speelt verder op de computer van { $name }, zodra de tafel daar open is. Telefoons komen mee met de nieuwe code.
people-hand-over-yes = Tafel overdragen
people-mute = Dempen
people-hear = Weer horen
people-entry = Wie kan aanschuiven
people-turns = Tijd per beurt
people-turns-about = Geldt meteen: wie aan de beurt is, heeft vanaf nu die tijd. Tussen twee rondes laat iedereen nog eens weten klaar te zijn.
people-turn-free = Geen limiet
people-turn-seconds = { $seconds } s
people-banned = Verbannen
people-unban = Weer laten aankloppen

## The menu
menu-kept-hosted = De tafel sluit voor iedereen, maar het spel wordt opgeslagen precies waar het is. Kies “Verder spelen” op het startscherm om de tafel weer te openen, dan kunnen de anderen terugkomen.
menu-unsaved-hosted = De tafel sluit voor iedereen. Wat het laatst is gespeeld, kan nu niet worden opgeslagen: het blijft alleen zolang Skipstone openstaat.
menu-leave-sure = Van tafel gaan?
menu-goes-on = De anderen spelen door, en een computerspeler neemt je plaats in. Kom terug om het weer over te nemen, tenzij de host je plaats aan iemand anders heeft gegeven.
menu-stay-watching = Blijven meekijken
menu-watched = De anderen spelen door zonder jou.

## What can’t be done
denied-late = De tafel is net veranderd – kijk nog eens.
denied-not-seated = Dat kunnen alleen spelers.
denied-not-now = Dat kan nu niet.
denied-seat-taken = Deze plaats is bezet.
denied-partners-silent = Partners praten niet tijdens elkaars beurten. Bewaar het voor later!
denied-too-fast = Dat ging wat snel. Wacht even.
denied-name-taken = Iemand aan deze tafel heeft die naam al.
denied-stone-taken = Iemand anders aan deze tafel heeft de steen die je koos, dus hier heb je een andere.
denied-player-kicked = De host heeft iemand uit deze ronde weggestuurd, dus elke zet blijft staan.

## Table manners
table-draw-card = Trekken
table-status-draw = Jouw beurt! Trek eerst je kaarten van de trekstapel.
manners-ahead = { $name } speelde buiten de beurt.
manners-catch = Betrapt!
manners-talked = { $name } praatte tijdens een beurt van het eigen team.
manners-call = Aanspreken
chat-audience = Wie het leest
