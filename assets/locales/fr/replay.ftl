# A round played back.

# The name of the screen, for those who hear it
replay-screen = Manche à revoir
replay-player = { $name } ({ $level })
replay-unfinished = L’enregistrement s’arrête avant la fin de la manche.
replay-verified = Vérifiée
replay-not-from-seed = Autre mélange
replay-differs = Règles enfreintes
replay-about-verified = Chaque coup respecte les règles, et les cartes ont été mélangées à partir du nombre aléatoire (graine) que l’enregistrement indique. Que personne n’ait choisi ce nombre, on ne le sait que des manches où tu étais.
replay-about-not-from-seed = Chaque coup respecte les règles, mais les cartes n’ont pas été mélangées à partir du nombre aléatoire (graine) que l’enregistrement indique.
replay-about-differs = La manche s’arrête là où l’enregistrement enfreint les règles.
replay-own-turn = {" "}(ton tour { $turn })
replay-place = Tour { $turn } sur { $turns }{ $own }  ·  coup { $move } sur { $moves }
replay-play = Lecture
replay-pause = Pause
replay-play-key = Lecture ou pause (Espace)
replay-begin = Revenir à la donne (Début)
replay-turn-back = Un tour en arrière (Maj + ←)
replay-back = Un coup en arrière (←)
replay-forward = Un coup en avant (→)
replay-turn-forward = Un tour en avant (Maj + →)
replay-end = Aller à la fin (Fin)
replay-print-key = Ouvre la manche en PDF dans ta visionneuse, d’où tu l’imprimes (Ctrl + P).
replay-pdf = PDF
replay-pace = { $times }×
replay-all-hands = Toutes les mains
replay-speed = Vitesse
replay-view = Vue depuis
