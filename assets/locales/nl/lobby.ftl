# Before the game: who sits where, by which rules, and who comes in.

lobby-title = Jouw tafel
lobby-table-of = Tafel van { $name }
lobby-opening = Je tafel gaat open…
lobby-leave = Weggaan
lobby-asks-leave = Als je weggaat, sluit de tafel voor iedereen die er is.
lobby-stay = Blijven
lobby-close = Tafel sluiten
host-badge = host

lobby-seats = Plaatsen
lobby-full = Alle plaatsen zijn bezet.
lobby-free-about = Bij het begin nemen computerspelers de vrije plaatsen in.
# Said to the host. $names: of the computer players; $level: the level of all of them
lobby-fills = { $count ->
    [one] Als je begint, neemt een computerspeler de vrije plaats in: { $names } ({ $level }).
   *[other] Als je begint, nemen computerspelers de { $count } vrije plaatsen in: { $names } ({ $level }).
}
lobby-free = Vrij
lobby-sit = Hier zitten
lobby-sit-at = Hier zitten: { $seat }
lobby-person = Een mens
lobby-you = { $name } (jij)
lobby-is-ready = klaar
lobby-key = Sleutel { $key }, die alleen op de eigen computer staat
lobby-spectators = Kijken mee
lobby-own = Zo ziet iedereen je. Je ziet alleen stenen die niemand anders heeft.
lobby-rename = Naam wijzigen
lobby-away = Wegsturen…
lobby-away-of = { $name } wegsturen…
lobby-away-ask = { $name } wegsturen?
lobby-away-now = Wegsturen
lobby-away-ever = Verbannen
lobby-away-not = Annuleren

## Swapping seats, at tables with teams
lobby-swap-offer = Met mij ruilen?
lobby-swap-offer-to = { $name } vragen om van plaats te ruilen
lobby-swap = Ruilen…
lobby-swap-of = De plaats van { $name } ruilen…
lobby-swap-here = Ruilen
lobby-swap-both = De plaatsen van { $name } en { $other } ruilen
lobby-swap-not = Annuleren

lobby-rules = Regels: { $preset }
lobby-change = Wijzigen…
lobby-all-rules = Alle regels…
lobby-rules-title = De regels aan deze tafel
lobby-rules-back = Terug naar de lobby
lobby-plan = Regels en tafel
lobby-use = Deze gebruiken
lobby-unused = Je hebt iets veranderd. Gebruiken?
lobby-unused-drop = Niet gebruiken
lobby-manners = Aan tafel
lobby-watching = Anderen mogen meekijken
lobby-turn = Tijd per beurt
lobby-turn-none = Geen limiet
lobby-turn-told = { $time } per beurt
lobby-grace = Wachten bij wegvallen
lobby-grace-about = Daarna mogen de anderen een computerspeler laten overnemen. Wie terugkomt, krijgt de plaats terug.
lobby-seconds = { $seconds } seconden
lobby-minutes = { $minutes } minuten

lobby-door = Wie kan aanschuiven
lobby-copy = Kopiëren
lobby-copied = Gekopieerd
lobby-of-short-code = { $label }: korte code
lobby-of-invite-code = { $label }: uitnodigingscode
lobby-new-code = Nieuwe code
lobby-short-code-title = Korte code
lobby-invite-code-title = Uitnodigingscode
lobby-invite-about = Om te kopiëren: bewijst ook van wie de tafel is.
lobby-short-code = Lees deze code voor: wie hem op dit netwerk in Skipstone typt, mag binnenkomen.
lobby-spoken-code = Je tafel is open. Anderen komen binnen met de code { $code }.
lobby-short-code-redrawn = Er zijn te veel verkeerde codes geprobeerd, dus de tafel heeft een nieuwe. Die werkt na een minuut.
lobby-code-redrawn = Er zijn te veel verkeerde codes geprobeerd. De korte code van de tafel is nu { $code }; die werkt na een minuut.
lobby-addresses = Zonder de code: { $addresses }
lobby-not-announced = Anderen kunnen je tafel niet vinden op het netwerk. Geef ze de code of een adres.
lobby-port-held = Anderen kunnen je tafel niet vinden op het netwerk, omdat een ander programma UDP-poort 5353 bezet houdt. Geef ze de code of een adres.
entry-knock = Aankloppen
entry-code = Code
entry-open = Open
entry-knock-about = Jij bepaalt wie er binnenkomt. Spelers met de code kunnen zo doorlopen:
entry-code-about = Alleen spelers met de uitnodigingscode kunnen binnenkomen:
entry-open-about = Wie de tafel vindt, kan binnenkomen. De code wijst de weg:

# $words: what is said
lobby-react = Zeg “{ $words }”

knock = { $name } wil graag binnenkomen.
knock-to-watch = { $name } wil graag meekijken.
knock-new = Nieuw hier.
# $day: "on Friday"
knock-known = Was hier { $day }.
knock-known-before = Was hier eerder.
knock-namesake = Je kent { $name } van een andere computer: is dit een tweede van dezelfde persoon, of iemand anders?
knock-others = { $count ->
    [one] Er wacht nog iemand.
   *[other] Er wachten nog { $count } anderen.
}
knock-let-in = Binnenlaten
knock-refuse = Weigeren

lobby-lost = Verbinding met de host verbroken. Opnieuw verbinden…
lobby-stand-up = Liever meekijken
lobby-ready = Klaar
lobby-not-ready = Nog niet klaar
lobby-begin = Beginnen
lobby-begin-anyway = Toch beginnen
lobby-reopen = Iets wijzigen
lobby-alone = Je bent hier nog alleen. Deel de uitnodigingscode, of begin met computerspelers.
lobby-begin-about = Begin als iedereen er is. Iedereen ziet wat je gaat spelen, en laat weten klaar te zijn.
lobby-waits = Wachten tot de host begint.
lobby-say-ready = Wil je het zo spelen? Laat dan weten dat je klaar bent.
lobby-missing = Nog niet klaar: { $names }
lobby-watching-told = Je kijkt mee. Neem een vrije plaats, of die van een computerspeler, om mee te spelen.
lobby-tell-age = De leeftijd bepaalt wie begint: vul die van jou in bij je plaats.

## What is proposed, and what of it is new. $seat: a number; $name, $before, $now: names
proposal-changes = Nieuw sinds je laatst keek
proposal-as-shown = Alles is zoals je het zag
proposal-confirm = Vind ik goed
proposal-age = { $age } jaar
change-sits-down = Plaats { $seat }: { $name } speelt hier nu.
change-replaces = Plaats { $seat }: { $name } speelt hier nu, niet { $before }.
# $name: with the level in brackets
change-computer-sits-down = Plaats { $seat }: hier speelt computerspeler { $name }.
change-computer-replaces = Plaats { $seat }: hier speelt nu computerspeler { $name }, niet { $before }.
change-level-unknown = onbekend
change-renamed = { $name } heet nu { $now }.
change-name-of-other = Een andere speler heeft nu de naam { $name }.
change-age = { $name } geeft als leeftijd { $age } op.
change-no-age = { $name } geeft geen leeftijd meer op.
change-on-phone = { $name } speelt nu vanaf een telefoon.
change-off-phone = { $name } speelt niet meer vanaf een telefoon.
change-away = { $name } is weg: een computerspeler neemt het zolang over.
change-back = { $name } is terug.
# What isn’t as the player asked for. $wished: what they asked for
surprise-seat = Je zou op plaats { $seat } spelen, terwijl je plaats { $wished } had gekozen.
surprise-name = Je zou { $name } heten, terwijl je { $wished } had gekozen.
surprise-age = Je leeftijd zou als { $age } worden opgegeven.
surprise-no-age = Je leeftijd zou niet worden opgegeven.
surprise-bots = De computerspelers zijn van een andere versie van Skipstone: je computer kan hun zetten niet nagaan, dus de ronde kan niet worden gecontroleerd.
surprise-unknown-series = Deze serie zou verdergaan vanaf een andere die je computer niet heeft gezien, of die de host niet heeft meegespeeld: voor de punten geldt het woord van de host.
surprise-other-series = Dit is niet de serie die je hier wilde voortzetten.
surprise-other-players = { $count ->
    [0] Tijdslimieten of computerspelers zijn anders dan in de serie die hier verdergaat.
    [one] Plaats { $seats } zou voor iemand anders zijn dan in de serie die hier verdergaat.
   *[other] Plaatsen { $seats } zouden voor anderen zijn dan in de serie die hier verdergaat.
}
surprise-other-scores = Deze serie gaat verder vanaf een die je computer anders heeft gezien: na ronde { $round } heb je { $own }, hier zou het verdergaan met { $told }.
move-stands = Je hebt hier al een zet gedaan, en die blijft staan: hij is opnieuw naar de host gestuurd.
