# What a phone’s browser is told at a table.

phone-title = Skipstone
phone-own-turn = Jouw beurt:
phone-choose = speel een kaart, of leg er een af om je beurt te beëindigen
phone-nothing-fits = niets past op de bouwstapels: leg af om je beurt te beëindigen
phone-draw = trek eerst je kaarten
phone-promise = speel nu de { $rank ->
    [0] joker
   *[other] { $rank }
} van je voorraadstapel
phone-pass = niets te spelen en niets te trekken: je kunt passen
phone-empty-hand = je hand is leeg: speel van je voorraad of je aflegstapels
phone-held = de { $rank ->
    [0] joker
   *[other] { $rank }
} { $can ->
    [both] spelen of afleggen
    [play] spelen
   *[discard] afleggen
}
phone-next = vraagt { $rank }
phone-play = speel { $rank }
phone-discard = afleggen
phone-say-ready = Laat weten wanneer je klaar bent.
# $names: of the reader's partners
phone-partners = { $count ->
    [one] Je partner is { $names }
   *[other] Je partners zijn { $names }
}
phone-renamed = Je heet nu { $now }.
phone-tell-age = De leeftijd bepaalt wie begint: typ hieronder die van jou.
phone-name-empty = Typ eerst een naam.
phone-name-long = Die naam is te lang.
phone-leave-lobby = Je plaats komt vrij voor anderen.
phone-not-verified = Gespeeld vanaf een telefoon: de computer van de host doet het delen voor deze plaats, dus vanaf deze plaats valt het niet te controleren.

## The way in
phone-knocking = Je klopt aan. De host moet je binnenlaten.
phone-ask-code = Vraag de host om de code aan het eind van het adres voor telefoons, en typ die hieronder.
phone-closed = De host laat geen telefoons meer binnen.
phone-table-closed = De host heeft de tafel gesloten.
phone-handed-over = De tafel gaat verder op een andere computer. Daar staan het nieuwe adres en de nieuwe code.
phone-back-later = De host is weg. De tafel gaat verder als de host terug is.
phone-elsewhere = Deze plaats is open in een ander tabblad of op een ander apparaat.
phone-kicked = De host heeft je van tafel gestuurd. Klop opnieuw aan om terug te komen.
phone-banned = De host heeft je van de tafel verbannen.
phone-left = Je bent van tafel gegaan.
phone-lost = De tafel is niet bereikbaar.

## The host’s switch, and the badge of those who come by it
phones-may-join = Telefoons mogen meedoen
phones-about = Vrienden spelen in de browser van hun telefoon, zonder iets te installeren.
phones-scan = Scan dit met de camera van een telefoon, of typ het adres in de browser.
phones-unsafe = Iedereen op dit netwerk kan lezen of veranderen wat een telefoon verstuurt, en jouw computer doet het delen voor die plaats.
phones-failed = Telefoons kunnen niet meedoen: het netwerk van deze computer staat het niet toe.
phone-badge = telefoon
phone-badge-about = Speelt vanaf een telefoon: de computer van de host doet het delen voor deze plaats, dus vanaf deze plaats valt het niet te controleren.
phones-scan-short = Scan om mee te doen
phones-seats = { $seats ->
    [one] 1 plaats vrij
   *[other] { $seats } plaatsen vrij
}

# Beside the verdict on a round. $names: who played from phones
result-on-phones = De computer van de host beheerde de kaarten van { $names }: daar werd vanaf een telefoon gespeeld.
