# Puzzles.

puzzles-title = Puzzels
puzzles-about = Een beurt uit een echte ronde, en één beste manier om die te spelen. Je eerste poging telt voor je rating; daarna mag je het zo vaak proberen als je wilt.
puzzles-kind-play-it-out-about = Uitspelen: de komende kaarten liggen open. Speel zoveel mogelijk voorraadkaarten in één beurt.
puzzles-kind-what-now-about = Wat nu? De komende kaarten zijn verborgen, zoals in elke ronde. Vind de beurt die het vaakst wint.
puzzles-kind = { $kind ->
    [play-it-out] Uitspelen
    [what-now] Wat nu?
   *[all] Alles
}
puzzles-theme = { $theme ->
    [wilds] Jokers
    [digging] Aflegstapels uitgraven
    [completing] Stapels vol maken
    [hand-out] De hand leegspelen
    [blocking] Tegenstanders tegenhouden
    [partner] Spelen met een partner
   *[all] Alle thema’s
}
puzzles-next = Volgende puzzel
puzzles-first = Eerste puzzel
puzzles-none = Deze heb je allemaal opgelost.
puzzles-rating = Je rating
puzzles-rating-none = { $count ->
    [one] komt met de volgende puzzel
   *[other] na nog { $count } puzzels
}
puzzles-solved = Opgelost
puzzles-solved-of = { $solved } van { $all }
puzzles-streak = Op rij
puzzles-streak-of = { $count } (record { $longest })
puzzles-tried = Geprobeerd tot nu toe: { $count }
puzzles-left = Nog { $left } van { $all } op te lossen.
puzzles-nearest = Hierna komt de puzzel die het dichtst bij je rating ligt.
puzzles-due = { $count ->
    [one] Een puzzel die je miste, is terug en komt eerst.
   *[other] { $count } puzzels die je miste, zijn terug en komen eerst.
}
puzzles-returns-next = { $days ->
    [one] De volgende puzzel die je miste, komt morgen terug.
   *[other] De volgende puzzel die je miste, komt over { $days } dagen terug.
}
puzzles-returns = { $days ->
    [0] weer terug
    [one] komt morgen terug
   *[other] komt over { $days } dagen terug
}
puzzles-no-such = Die zijn er niet. Met de ster bij een puzzel maak je er een favoriet van.
puzzles-favourites = Favorieten
puzzles-favourites-listed = Je favorieten: { $count }
puzzles-favourite-number = Favoriet: puzzel { $number }
puzzles-favourite-new = Favoriet: puzzel met moeilijkheid { $rating }
puzzles-open-new = Open de puzzel met moeilijkheid { $rating }
puzzles-result = { $result ->
    [new] Nog op te lossen
    [at-once] Meteen opgelost
    [later] Later opgelost
   *[missed] Nog niet opgelost
}
puzzles-open = Openen
puzzles-paste = Puzzel plakken
puzzles-paste-about = Heeft iemand je er een als tekst gestuurd? Kopieer die eerst.
puzzles-paste-empty = Er is geen tekst om te plakken.
puzzles-paste-wrong = Die tekst is geen puzzel: { $why }.
puzzles-paste-line = regel { $line } is niet te begrijpen
puzzles-paste-key = “{ $key }” ontbreekt of klopt niet
puzzles-paste-position = zo’n stelling kan niet ontstaan

puzzle-title = Puzzel
puzzle-rating = Moeilijkheid { $rating }
puzzle-rating-about = Een speler met dezelfde rating lost ongeveer de helft van zulke puzzels in één keer op.
puzzle-task-play-it-out = Speel { $count ->
    [one] een voorraadkaart
   *[other] { $count } voorraadkaarten
} in deze beurt.
puzzle-task-what-now = Vind de beste beurt: speel tot je een nieuwe kaart ziet, of leg af.
puzzle-coming-stock = Hierna op je voorraadstapel: { $cards }
puzzle-coming-draw = Getrokken zodra je hand leeg is: { $cards }
puzzle-solved = Opgelost!
puzzle-solved-all = { $count ->
    [one] De voorraadkaart is gespeeld.
    [2] Beide voorraadkaarten, in één beurt.
   *[other] Alle { $count } voorraadkaarten, in één beurt.
}
puzzle-answer = Dit is het antwoord.
puzzle-step-count = Stap { $step } van { $steps }
puzzle-step-back = Terug naar de vorige stap
puzzle-step-on = Naar de volgende stap
puzzle-fewer = Je speelde { $count } van { $best } { $best ->
    [one] voorraadkaart
   *[other] voorraadkaarten
}.
puzzle-worse = Er is een betere beurt.
puzzle-chance-best = Vanaf hier win je { $best }% van de rondes; met de op één na beste beurt { $next }%.
puzzle-chance-tried = Vanaf hier zou je { $tried }% van de rondes winnen; met de beste beurt { $best }%.
puzzle-chance-counting = Er wordt geteld hoe vaak dat wint…
puzzle-next-best = De op één na beste beurt: { $line }.
puzzle-mistake = { $mistake ->
    [stock-left] Deze beurt laat een speelbare voorraadkaart liggen.
    [wild-spent] Deze beurt kost een joker die je beter bewaart.
    [opponent-helped] Deze beurt maakt het een tegenstander makkelijker om een voorraadkaart te spelen.
    [hand-held] Deze beurt houdt kaarten vast die je beter speelt.
    [card-spent] Deze beurt speelt kaarten die je beter bewaart voor later.
    [discard] Een andere kaart, of een andere stapel, is beter om af te leggen.
   *[placement] De goede kaarten, maar op de verkeerde stapels.
}
puzzle-block = De voorraadkaart van { $name } is een { $rank }, en er { $missing ->
    [one] moet nog één kaart
   *[other] moeten nog { $missing } kaarten
} gespeeld worden voordat die past. Na de op één na beste beurt { $otherwise ->
    [0] zou die meteen passen.
    [one] zou er maar één nodig zijn.
   *[other] zouden er maar { $otherwise } nodig zijn.
}
puzzle-no-hints = Geen hints in een puzzel. “Antwoord” toont de oplossing.
puzzle-over = Deze poging is voorbij. Probeer het opnieuw, of ga naar de volgende puzzel.
puzzle-own-rating-about = Die stijgt met elke puzzel die je in één keer oplost: meer bij een moeilijke, minder bij een makkelijke.
puzzle-own-rating-later = Je rating komt { $count ->
    [one] met de volgende puzzel.
   *[other] na nog { $count } puzzels.
}
puzzle-own-rating = Je rating: { $rating }
puzzle-own-rating-changed = Je rating: { $rating } ({ $change })
puzzle-streak = { $count } op rij!
puzzle-again = Opnieuw proberen
puzzle-show = Antwoord
puzzle-show-counts = Als je het antwoord bekijkt, telt dat als niet opgelost.
puzzle-come-back = Deze is terug. Los hem nu op, en hij komt niet meer terug.
puzzle-returns = { $days ->
    [0] Deze puzzel is terug.
    [one] Deze puzzel komt morgen terug.
   *[other] Deze puzzel komt over { $days } dagen terug.
}
puzzle-tried-before = Deze heb je al eens geprobeerd, dus hij telt niet meer voor je rating.
puzzle-next = Volgende puzzel
puzzle-another = Nog zo een
puzzle-favourite = Favoriet
puzzle-copy = Kopiëren als tekst
puzzle-picture = Plaatje opslaan
puzzle-all = Alle puzzels
puzzle-stay = Terug naar de puzzel
puzzle-leave = Puzzel verlaten
puzzle-kept = Je rating en je opgeloste puzzels blijven bewaard.
puzzle-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
puzzle-picture-next = vraagt { $rank }
puzzle-stock = Voorraad
puzzle-discards = Aflegstapels
puzzle-hand = Hand
puzzles-kinds = Soort
puzzles-themes = Thema
puzzles-open-number = Open puzzel { $number }

timed-title = Tegen de klok
timed-about = Drie minuten, zoveel puzzels als je kunt. Ze beginnen makkelijk, en niets telt voor je rating.
timed-begin = Beginnen
timed-once-more = Nog een keer
timed-left = Tijd over
timed-solved = Opgelost
timed-best = Je record: { $solved }
timed-skip = Deze overslaan
timed-again = Deze opnieuw
timed-end = Stoppen
timed-kept = Wat je al hebt opgelost, telt. De klok loopt intussen door.
timed-over = De volgende puzzel komt eraan.
timed-no-hints = Geen hints tegen de klok. Je kunt een puzzel overslaan.
timed-begins = Je hebt drie minuten.
timed-minute = Nog één minuut.
timed-ten-seconds = Nog tien seconden.
timed-ended = Tegen de klok: { $solved ->
    [0] geen opgelost
    [one] één puzzel opgelost
   *[other] { $solved } puzzels opgelost
}
timed-new-best = Een nieuw record! Het was { $before }.
timed-first-best = Dat is nu je record.
timed-none = De volgende keer beginnen ze weer makkelijk.
timed-missed = Gemist of overgeslagen. Neem er nu rustig de tijd voor:
