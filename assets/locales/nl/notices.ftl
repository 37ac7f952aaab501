# What the player must be told wherever they are.

notice-dismiss = Begrepen
notice-show-report = Rapport tonen
notice-crashed = Sorry, Skipstone is gestopt door een fout. Je spel is opgeslagen. In het rapport voor de ontwikkelaars staat niets over je kaarten, namen of sleutels.
notice-no-viewer = Er is geen programma gevonden om het rapport te tonen. Het staat in { $path }.
notice-other-profile = Ander profiel gebruiken
notice-unsaved = Nog niet opgeslagen. { $why } Je kunt doorspelen; bij elke zet wordt het opnieuw geprobeerd.
unsaved-lost = { $why } { $moves ->
    [0] Je laatste wijzigingen zouden
    [one] Eén zet zou
   *[other] { $moves } zetten zouden
} verloren gaan.
unsaved-disk-full = De schijf is vol.
unsaved-asks-close = { $lost } Skipstone toch sluiten?
unsaved-asks-switch = { $lost } Toch een ander profiel gebruiken?
unsaved-cancel = Annuleren
unsaved-close = Toch sluiten
unsaved-switch = Toch gebruiken
notice-setting = { $path }: ongeldige waarde { $found } voor { $key }; verwacht: { $allowed }. De standaardwaarde wordt gebruikt.
setting-one-of = een van { $values }
setting-name = een regel van hoogstens 64 bytes
setting-interfaces = "all", "loopback", "none", of namen van interfaces met komma’s ertussen
setting-number = een getal van { $low } tot en met { $high }
notice-series-gone = Dit spel is er niet meer.
notice-series-no-round = Dit spel heeft geen ronde om mee te oefenen.
notice-no-key = De sleutel waaraan anderen je herkennen kon niet worden gemaakt: { $why }
notice-no-table = Je tafel kan niet worden geopend. { $why }
notice-no-home-dir = Op dit systeem heb je geen persoonlijke map, dus als je dit venster sluit, wordt er niets bewaard.

store-error-in-use = Een ander Skipstone-venster gebruikt de gegevens van deze speler. Zolang dat open is, wordt hier niets opgeslagen.
store-error-unusable = { $path } kan niet worden gebruikt: { $why }.
store-error-damaged = { $path } is beschadigd ({ $why }). Het is bewaard als { $now }, en er is een nieuw bestand begonnen.
store-error-newer = Je opgeslagen gegevens in { $path } zijn van een nieuwere versie van Skipstone en blijven zoals ze zijn. Werk Skipstone bij, of gebruik een ander profiel.
store-error-foreign = { $path } is van een ander programma. Het is bewaard als { $now }, en er is een nieuw bestand begonnen.
store-error-unreleased = { $path } is geschreven door een Skipstone van vóór versie 0.1.0. Het is bewaard als { $now }, en er is een nieuw bestand begonnen.
store-error-library-format = { $path } heeft een indeling die te oud is om te lezen. Het is bewaard als { $now }, en er is een nieuw bestand begonnen.
store-error-value = Een gegeven kan niet worden gelezen ({ $what } { $key }: { $why }). Het is gelaten zoals het was.
store-error-round = De lopende ronde kan niet verder ({ $why }). Die is apart gezet en wordt opnieuw gedeeld.

cause-full = de schijf is vol
cause-read-only = het is alleen-lezen
cause-denied = de toegang is geweigerd
notice-played-for-you = Een computerspeler heeft zetten voor je gedaan. Verder was het eerlijk gedeeld en volgens de regels gespeeld.
notice-round = Ronde { $number }: { $words }
notice-broken-round = De host ging in een ronde tegen de regels in. Het ondertekende bewijs staat in { $path }; “skipstone verify” laat iedereen zien wat het bewijst.
