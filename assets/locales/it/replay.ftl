# A round played back.

# The name of the screen, for those who hear it
replay-screen = Replay
replay-player = { $name } ({ $level })
replay-unfinished = La registrazione finisce prima della fine della manche.
replay-verified = Verificata
replay-not-from-seed = Non dal suo seme
replay-differs = Infrange le regole
replay-about-verified = Ogni mossa segue le regole, e le carte sono state mescolate con il numero casuale (seme) indicato nella registrazione. Che nessuno abbia scelto quel numero si sa solo per le manche a cui hai preso parte.
replay-about-not-from-seed = Ogni mossa segue le regole, ma le carte non sono state mescolate con il numero casuale (seme) indicato nella registrazione.
replay-about-differs = Il replay si ferma dove la registrazione infrange le regole.
replay-own-turn = {" "}(il tuo turno { $turn })
replay-place = Turno { $turn } di { $turns }{ $own }  ·  mossa { $move } di { $moves }
replay-play = Avvia
replay-pause = Pausa
replay-play-key = Avvia o metti in pausa (Spazio)
replay-begin = Torna all’inizio (Home)
replay-turn-back = Indietro di un turno (Maiusc + ←)
replay-back = Indietro di una mossa (←)
replay-forward = Avanti di una mossa (→)
replay-turn-forward = Avanti di un turno (Maiusc + →)
replay-end = Vai alla fine (Fine)
replay-print-key = Apre la manche come PDF nel tuo visualizzatore, da cui puoi stampare (Ctrl + P).
replay-pdf = PDF
replay-pace = { $times }×
replay-all-hands = Tutte le mani
replay-speed = Velocità
replay-view = Chi guardare
