# Aufgaben.

puzzles-title = Aufgaben
puzzles-about = Ein Zug aus einer echten Runde, und ein bester Weg, ihn zu spielen. Dein erster Versuch zählt für deine Spielstärke; danach darfst du es versuchen, so oft du willst.
puzzles-kind-play-it-out-about = Spiel aus: Die kommenden Karten liegen offen. Spiele in einem Zug so viele Karten vom Spielerstapel, wie du kannst.
puzzles-kind-what-now-about = Was nun? Die kommenden Karten sind verdeckt wie in jeder Runde. Finde den Zug, der am häufigsten gewinnt.
puzzles-kind = { $kind ->
    [play-it-out] Spiel aus
    [what-now] Was nun?
   *[all] Alle
}
puzzles-theme = { $theme ->
    [wilds] Wild-Karten
    [digging] Hilfsstapel ausgraben
    [completing] Baustapel füllen
    [hand-out] Die Hand leeren
    [blocking] Gegner aufhalten
    [partner] Mit Partner spielen
   *[all] Alle Themen
}
puzzles-next = Nächste Aufgabe
puzzles-first = Erste Aufgabe
puzzles-none = Davon hast du alle gelöst.
puzzles-rating = Deine Spielstärke
puzzles-rating-none = { $count ->
    [one] kommt mit der nächsten Aufgabe
   *[other] nach { $count } weiteren Aufgaben
}
puzzles-solved = Gelöst
puzzles-solved-of = { $solved } von { $all }
puzzles-streak = In Folge
puzzles-streak-of = { $count } (Rekord { $longest })
puzzles-tried = Bisher versucht: { $count }
puzzles-left = Noch { $left } von { $all } zu lösen.
puzzles-nearest = Als Nächstes kommt die, die deiner Spielstärke am nächsten ist.
puzzles-due = { $count ->
    [one] Eine Aufgabe, die du verfehlt hast, ist wieder da und kommt zuerst.
   *[other] { $count } Aufgaben, die du verfehlt hast, sind wieder da und kommen zuerst.
}
puzzles-returns-next = { $days ->
    [one] Die nächste Aufgabe, die du verfehlt hast, kommt morgen wieder.
   *[other] Die nächste Aufgabe, die du verfehlt hast, kommt in { $days } Tagen wieder.
}
puzzles-returns = { $days ->
    [0] ist wieder da
    [one] kommt morgen wieder
   *[other] kommt in { $days } Tagen wieder
}
puzzles-no-such = Davon gibt es keine. Der Stern neben einer Aufgabe macht sie zum Favoriten.
puzzles-favourites = Favoriten
puzzles-favourites-listed = Deine Favoriten: { $count }
puzzles-favourite-number = Favorit: Aufgabe { $number }
puzzles-favourite-new = Favorit: Aufgabe mit Schwierigkeit { $rating }
puzzles-open-new = Aufgabe mit Schwierigkeit { $rating } öffnen
puzzles-result = { $result ->
    [new] Noch zu lösen
    [at-once] Sofort gelöst
    [later] Später gelöst
   *[missed] Noch nicht gelöst
}
puzzles-open = Öffnen
puzzles-paste = Aufgabe einfügen
puzzles-paste-about = Jemand hat dir eine als Text geschickt? Kopiere sie zuerst.
puzzles-paste-empty = Es ist kein Text zum Einfügen da.
puzzles-paste-wrong = Dieser Text ist keine Aufgabe: { $why }.
puzzles-paste-line = Zeile { $line } ist nicht zu verstehen
puzzles-paste-key = „{ $key }“ fehlt oder ist falsch
puzzles-paste-position = so eine Stellung kann es nicht geben

puzzle-title = Aufgabe
puzzle-rating = Schwierigkeit { $rating }
puzzle-rating-about = Wer dieselbe Spielstärke hat, löst etwa die Hälfte solcher Aufgaben beim ersten Versuch.
puzzle-task-play-it-out = Spiele in diesem Zug { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} vom Spielerstapel.
puzzle-task-what-now = Finde den besten Zug: Spiele, bis du eine neue Karte siehst, oder lege ab.
puzzle-coming-stock = Als Nächstes auf deinem Spielerstapel: { $cards }
puzzle-coming-draw = Gezogen, sobald deine Hand leer ist: { $cards }
puzzle-solved = Gelöst!
puzzle-solved-all = { $count ->
    [one] Die Karte vom Spielerstapel ist gespielt.
    [2] Beide Karten vom Spielerstapel, in einem Zug.
   *[other] Alle { $count } Karten vom Spielerstapel, in einem Zug.
}
puzzle-answer = Das ist die Lösung.
puzzle-step-count = Schritt { $step } von { $steps }
puzzle-step-back = Zum Schritt davor
puzzle-step-on = Zum nächsten Schritt
puzzle-fewer = Du hast { $count } von { $best } { $best ->
    [one] Karte
   *[other] Karten
} vom Spielerstapel gespielt.
puzzle-worse = Es gibt einen besseren Zug.
puzzle-chance-best = So gewinnst du von hier { $best } % der Runden; mit dem nächstbesten Zug { $next } %.
puzzle-chance-tried = So gewinnst du von hier { $tried } % der Runden; mit dem besten Zug { $best } %.
puzzle-chance-counting = Es wird gezählt, wie oft das gewinnt …
puzzle-next-best = Der nächstbeste Zug: { $line }.
puzzle-mistake = { $mistake ->
    [stock-left] Dieser Zug lässt eine Karte vom Spielerstapel liegen, die sich spielen ließe.
    [wild-spent] Dieser Zug gibt eine Wild-Karte aus, die du besser behältst.
    [opponent-helped] Dieser Zug macht es einem Gegner leichter, eine Karte vom Spielerstapel zu spielen.
    [hand-held] Dieser Zug hält Karten zurück, die du besser spielst.
    [card-spent] Dieser Zug spielt Karten, die du besser für später behältst.
    [discard] Zum Ablegen ist eine andere Karte oder ein anderer Stapel besser.
   *[placement] Die richtigen Karten, aber auf den falschen Stapeln.
}
puzzle-block = Auf dem Spielerstapel von { $name } liegt eine { $rank }: Bis sie passt, { $missing ->
    [one] muss noch eine Karte gespielt werden
   *[other] müssen noch { $missing } Karten gespielt werden
}. Nach dem nächstbesten Zug { $otherwise ->
    [0] würde sie sofort passen.
    [one] wäre es nur eine.
   *[other] wären es nur { $otherwise }.
}
puzzle-no-hints = In einer Aufgabe gibt es keine Tipps. „Lösung“ zeigt, wie es geht.
puzzle-over = Dieser Versuch ist zu Ende. Versuch es noch einmal, oder geh zur nächsten Aufgabe.
puzzle-own-rating-about = Sie steigt mit jeder Aufgabe, die du beim ersten Versuch löst: bei einer schwierigen mehr, bei einer leichten weniger.
puzzle-own-rating-later = Deine Spielstärke kommt { $count ->
    [one] mit der nächsten Aufgabe.
   *[other] nach { $count } weiteren Aufgaben.
}
puzzle-own-rating = Deine Spielstärke: { $rating }
puzzle-own-rating-changed = Deine Spielstärke: { $rating } ({ $change })
puzzle-streak = { $count } in Folge!
puzzle-again = Nochmal
puzzle-show = Lösung
puzzle-show-counts = Die Lösung anzusehen zählt als nicht gelöst.
puzzle-come-back = Diese ist wieder da. Löst du sie jetzt, bleibt sie weg.
puzzle-returns = { $days ->
    [0] Diese Aufgabe ist wieder da.
    [one] Diese Aufgabe kommt morgen wieder.
   *[other] Diese Aufgabe kommt in { $days } Tagen wieder.
}
puzzle-tried-before = Diese hast du schon einmal versucht, deshalb zählt sie nicht mehr für deine Spielstärke.
puzzle-next = Nächste Aufgabe
puzzle-another = Noch so eine
puzzle-favourite = Favorit
puzzle-copy = Kopieren
puzzle-picture = Bild speichern
puzzle-all = Alle Aufgaben
puzzle-stay = Zurück zur Aufgabe
puzzle-leave = Aufgabe verlassen
puzzle-kept = Deine Spielstärke und deine gelösten Aufgaben bleiben.
puzzle-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
puzzle-picture-next = braucht { $rank }
puzzle-stock = Spielerstapel
puzzle-discards = Hilfsstapel
puzzle-hand = Hand
puzzles-kinds = Art
puzzles-themes = Thema
puzzles-open-number = Aufgabe { $number } öffnen

timed-title = Gegen die Uhr
timed-about = Drei Minuten, so viele Aufgaben, wie du schaffst. Es beginnt leicht, und nichts davon zählt für deine Spielstärke.
timed-begin = Los
timed-once-more = Noch einmal
timed-left = Restzeit
timed-solved = Gelöst
timed-best = Dein Rekord: { $solved }
timed-skip = Diese auslassen
timed-again = Von vorn
timed-end = Aufhören
timed-kept = Was du schon gelöst hast, zählt. Die Uhr läuft solange weiter.
timed-over = Gleich kommt die nächste Aufgabe.
timed-no-hints = Gegen die Uhr gibt es keine Tipps. Du kannst eine Aufgabe auslassen.
timed-begins = Du hast drei Minuten.
timed-minute = Noch eine Minute.
timed-ten-seconds = Noch zehn Sekunden.
timed-ended = Gegen die Uhr: { $solved ->
    [0] keine gelöst
    [one] eine Aufgabe gelöst
   *[other] { $solved } Aufgaben gelöst
}
timed-new-best = Ein neuer Rekord! Bisher waren es { $before }.
timed-first-best = Das ist jetzt dein Rekord.
timed-none = Beim nächsten Mal beginnt es wieder leicht.
timed-missed = Verfehlt oder ausgelassen. Jetzt hast du Zeit dafür:
