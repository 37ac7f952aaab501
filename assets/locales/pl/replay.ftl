# A round played back.

# The name of the screen, for those who hear it
replay-screen = Powtórka
replay-player = { $name } ({ $level })
replay-unfinished = Zapis urywa się przed końcem rundy.
replay-verified = Potwierdzone
replay-not-from-seed = Inne tasowanie
replay-differs = Łamie zasady
replay-about-verified = Każdy ruch jest zgodny z zasadami, a karty potasowano według liczby losowej (seed) podanej w zapisie. To, że nikt tej liczby nie wybrał, wiadomo tylko o rundach z twoim udziałem.
replay-about-not-from-seed = Każdy ruch jest zgodny z zasadami, ale kart nie potasowano według liczby losowej (seed) podanej w zapisie.
replay-about-differs = Powtórka zatrzymuje się tam, gdzie zapis łamie zasady.
replay-own-turn = {" "}(twoja tura { $turn })
replay-place = Tura { $turn } z { $turns }{ $own }  ·  ruch { $move } z { $moves }
replay-play = Odtwórz
replay-pause = Pauza
replay-play-key = Odtwórz lub wstrzymaj (spacja)
replay-begin = Na początek, do rozdania (Home)
replay-turn-back = Turę wstecz (Shift + ←)
replay-back = Ruch wstecz (←)
replay-forward = Ruch naprzód (→)
replay-turn-forward = Turę naprzód (Shift + →)
replay-end = Na koniec (End)
replay-print-key = Otwiera rundę w twojej przeglądarce PDF; stamtąd wydrukujesz (Ctrl + P).
replay-pdf = PDF
replay-pace = { $times }×
replay-all-hands = Wszystkie ręce
replay-speed = Tempo
replay-view = Czyimi oczami
