# What is wrong with a record.

record-line = Regel { $line }: { $what }
record-none = Dit is geen verslag van een ronde.
record-newer = Dit verslag heeft versie { $version }, van een nieuwere Skipstone.
record-version = Verslagversie { $version } bestaat niet.
record-broken = het verslag is kapot ({ $problem }).

differs-wanted-deal = hier hoort het delen te staan.
differs-wanted-first-turn = hier hoort de eerste beurt te staan.
differs-wanted-move = hier hoort een zet te staan.
differs-wanted-nothing = hier hoort niets meer te staan.
differs-found = In het verslag staat { $found }
differs-first-player = { $recorded } kan niet beginnen: volgens de regels is dat { $expected }.
differs-not-seated = er zit niemand op plaats { $seat }: de plaatsen zijn 1 tot en met { $seats }.
differs-illegal = { $name } kan { $move } niet spelen: { $why }
differs-objection = { $name } kan geen bezwaar maken: { $why }
differs-shuffle = de stapel die hier is geschud, moet precies deze kaarten hebben: { $cards }
differs-event = in het verslag staat { $recorded }, volgens de regels is het { $expected }
differs-deal-stocks = zo kan er niet gedeeld zijn: { $found } voorraadstapels voor { $seats } plaatsen.
differs-deal-stock = zo kan er niet gedeeld zijn: de voorraadstapel van { $name } heeft { $found } kaarten, niet { $expected }.
differs-deal-twice = zo kan er niet gedeeld zijn: twee kaarten hebben nummer { $id }.
differs-deal-rank = zo kan er niet gedeeld zijn: { $found } kaarten met waarde { $rank }, terwijl er { $expected } in het spel zitten.
differs-deal-wilds = zo kan er niet gedeeld zijn: { $found } jokers, terwijl er { $expected } in het spel zitten.

## Files
file-missing = Kan { $file } niet vinden.
file-forbidden = Je mag { $file } niet lezen.
file-folder = { $file } is een map. Open een bestand.
file-unreadable = Het is niet te lezen ({ $why }).
file-is-folder = Het is een map.
file-is-device = Het is een pipe of een apparaat, geen bestand.
file-too-large = Het is groter dan { $mebibytes } MB, en dat is te groot.
file-encoding = De tekst is { $encoding }. Sla het bestand op als UTF-8.
file-undecodable = Regel { $line } is geen { $encoding }. Sla het bestand op als UTF-8.
file-line-end = Regel { $line } eindigt alleen met CR. Sla het bestand op met LF of CRLF als regeleinde.
file-broken = { $file } kan niet worden geopend. { $why }
file-no-dialog = Er is geen venster om bestanden te kiezen. Sleep het bestand op het venster, of noem het op de opdrachtregel: skipstone FILE

## Links
link-broken = Deze link is onvolledig of beschadigd. Laat hem nog eens sturen.
link-unknown = Deze versie weet niet waar de link heen gaat. Een nieuwere Skipstone misschien wel.
link-wrong = Deze link gaat nergens heen. { $why }
link-no-puzzle = De link gaat naar een puzzel die deze versie niet heeft. Een nieuwere Skipstone misschien wel.
