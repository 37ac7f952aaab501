# A round played back.

# The name of the screen, for those who hear it
replay-screen = Herhaling
replay-player = { $name } ({ $level })
replay-unfinished = Het verslag stopt voordat de ronde is afgelopen.
replay-verified = Gecontroleerd
replay-not-from-seed = Niet uit het toevalsgetal
replay-differs = Tegen de regels
replay-about-verified = Elke zet volgt de regels, en de kaarten zijn geschud met het toevalsgetal uit het verslag. Dat niemand dat getal heeft uitgekozen, weet je alleen van rondes waar je zelf bij was.
replay-about-not-from-seed = Elke zet volgt de regels, maar de kaarten zijn niet geschud met het toevalsgetal uit het verslag.
replay-about-differs = De herhaling stopt waar het verslag tegen de regels ingaat.
replay-own-turn = {" "}(jouw beurt { $turn })
replay-place = Beurt { $turn } van { $turns }{ $own }  ·  zet { $move } van { $moves }
replay-play = Afspelen
replay-pause = Pauze
replay-play-key = Afspelen of pauzeren (spatiebalk)
replay-begin = Terug naar het begin (Home)
replay-turn-back = Eén beurt terug (Shift + ←)
replay-back = Eén zet terug (←)
replay-forward = Eén zet vooruit (→)
replay-turn-forward = Eén beurt vooruit (Shift + →)
replay-end = Naar het einde (End)
replay-print-key = Opent de ronde als pdf in je pdf-programma; daar druk je die af (Ctrl + P).
replay-pdf = Pdf
replay-pace = { $times }×
replay-all-hands = Alle handen
replay-speed = Snelheid
replay-view = Wiens blik
