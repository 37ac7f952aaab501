# The coach: what the player's turns give away, over many rounds.

coach-title = Coach
coach-about = Wat je beurten weggaven van je winstkans, vergeleken met de sterkste speler.
coach-none = Speel een ronde uit, en de coach laat je hier zien waar je beurten het meeste weggeven.
coach-rates = Je rondes worden bekeken: { $left ->
    [one] nog 1 te gaan.
   *[other] nog { $left } te gaan.
}
coach-mean = Weggegeven per beurt
coach-percent = −{ $percent }%
coach-of = { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
}, { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}
coach-most = Hier valt het meeste te winnen: { $mistake }.
coach-flawless = Niets meetbaars weggegeven. Ga zo door!
coach-mistakes = Waar je kansen weggeeft
coach-mistakes-about = Elke balk is een deel van alles wat is weggegeven.
coach-turns = { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}, gemiddeld −{ $mean }%
coach-advice = { $mistake ->
    [stock-left] Zoek vóór elke zet een weg naar je voorraadkaart: via je hand, je aflegstapels en een joker.
    [wild-spent] Een joker is het meest waard als die een voorraadkaart vrijmaakt. Bewaar hem zolang een andere kaart ook kan.
    [opponent-helped] Kijk naar de voorraadkaarten van je tegenstanders: laat een bouwstapel niet precies daar waar zij hem nodig hebben.
    [hand-held] Kaarten die je kunt spelen, maken ruimte: speel je hand leeg en je trekt meteen een nieuwe.
    [card-spent] Een kaart die later naar je voorraadkaart leidt, kan in je hand meer waard zijn, en soms kan zelfs een voorraadkaart wachten.
    [discard] Leg af wat je het laatst nodig hebt, op een gelijke of de eerstvolgende hogere kaart, en begraaf niet wat je snel nodig hebt.
   *[placement] Past een kaart op twee stapels, kies dan die naar jouw voorraadkaart leidt, en niet naar die van je tegenstander.
}
coach-worst = Toon de slechtste
coach-worst-of = Toon de slechtste beurt: { $mistake }
coach-practise = Puzzels
coach-practise-of = Puzzels tegen: { $mistake }
coach-months = Maand voor maand
coach-rounds = { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
}
