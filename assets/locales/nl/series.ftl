# The games that were played: series and single rounds, and what can be done with them.

series-title = Spellen
series-none = Nog geen spellen
series-none-about = Elk spel dat je begint, blijft hier met de stand bewaard tot je het verwijdert. Je kunt ook spellen van een andere computer importeren.
series-import = Importeren…
series-export-all = Alles exporteren

## The list
series-open = Lopende series
series-over = Afgelopen series
series-single = Losse rondes
series-running = ronde bezig
series-won = { $count ->
    [one] { $who ->
        [you] Jij hebt gewonnen
        [team] Je team heeft gewonnen
       *[other] Gewonnen door { $name }
    }
   *[other] { $who ->
        [you] Gewonnen door jou en { $name }
        [team] Gewonnen door je team en { $name }
       *[other] Gewonnen door { $name }
    }
}
series-more = { $count ->
    [one] Toon er nog één
   *[other] Toon er nog { $count }
}

## One series
series-times = Begonnen op { $began }  ·  laatst gespeeld { $played }
series-ahead-points = { $count ->
    [one] 1 punt voor
   *[other] { $count } punten voor
}
series-ahead-wins = { $count ->
    [one] 1 ronde voor
   *[other] { $count } rondes voor
}
series-ahead-cards = { $count ->
    [one] 1 kaart voor
   *[other] { $count } kaarten voor
}
series-next = hierna ronde { $round }
series-next-running = ronde { $round } is bezig
series-elsewhere = Een serie met anderen: die gaat verder als de host de tafel opent.
series-carry-on = Hier verder spelen
series-carry-on-about = Is die computer voorgoed weg, dan kan de serie op deze verder, met dezelfde mensen, plaatsen, regels en punten. Een afgebroken ronde wordt opnieuw gedeeld.
carry-on-nothing-seen = Deze serie kan hier niet verder: je computer heeft van geen enkele ronde het einde gezien.
carry-on-not-played = Deze serie kan hier niet verder: je had in de laatste ronde geen plaats.
carry-on-over = Deze serie is afgelopen.
carry-on-rounds-missing = Deze serie kan hier niet verder: je computer heeft ronde { $seen } gezien, maar heeft er { $stored } opgeslagen.
carry-on-other-scores = Deze serie kan hier niet verder: de rondes die op je computer zijn opgeslagen, hebben andere punten dan die je computer heeft gezien.
carry-on-no-randomness = Deze computer levert geen toevalsgetallen, en zonder die kunnen er geen kaarten worden gedeeld.
series-continue = Verder spelen
series-again = Nieuwe serie zoals deze
series-rename = Hernoemen
series-rename-done = Klaar
series-off = Annuleren
series-end = Eerder stoppen
series-end-asked = Deze serie nu beëindigen?
series-end-nobody = Er is geen ronde uitgespeeld, dus niemand wint.
series-end-running = De lopende ronde wordt afgebroken.
series-end-yes = Serie beëindigen
series-export = Exporteren
series-remove = Verwijderen
series-sheet = Scoreblad
series-save-picture = Opslaan als plaatje
series-save-text = Opslaan als tekst

## What was done
series-undo = Ongedaan maken
series-removed = “{ $name }” is verwijderd. De rondes tellen nog mee in de statistieken.
series-ended = “{ $name }” is beëindigd.
series-saved-pages = Opgeslagen als { $path }, met { $more ->
    [one] nog één pagina
   *[other] nog { $more } pagina’s
} ernaast.
series-not-painted = Het plaatje kon niet worden gemaakt: { $why }

## The names of files
series-file = Skipstone-serie
series-file-one = Skipstone-serie { $name }
series-file-sheet = Skipstone-scoreblad { $name }

## Imported files
import-new = { $count ->
    [one] Eén spel geïmporteerd.
   *[other] { $count } spellen geïmporteerd.
}
import-known = { $count ->
    [one] Eén ervan heb je al, ongewijzigd.
   *[other] { $count } ervan heb je al, ongewijzigd.
}
import-copy = { $count ->
    [one] Van één heb je een andere versie: beide blijven bewaard.
   *[other] Van { $count } heb je een andere versie: beide versies blijven bewaard.
}
import-empty = Er staan geen spellen in dit bestand.
import-refused = { $name } is niet geïmporteerd: { $why }
import-not-series = Het is geen seriebestand.
import-newer = Het komt van een nieuwere versie van Skipstone. Werk de jouwe bij om het te lezen.
import-broken = het is niet goed geschreven ({ $why }).
import-more = { $first } { $count ->
    [one] Er is nog één probleem.
   *[other] Er zijn nog { $count } problemen.
}
import-series = Serie { $series }: { $what }
import-round = Serie { $series }, ronde { $round }: { $what }
import-running = Serie { $series }, de lopende ronde: { $what }
import-score = zo kan het niet geëindigd zijn ({ $why }).
import-over = de serie was daarvoor al afgelopen.
import-differs = het verslag gaat tegen de regels in ({ $why }).
import-other = het verslag hoort hier niet bij ({ $why }).
