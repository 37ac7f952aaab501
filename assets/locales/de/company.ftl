# Ein Tisch mit anderen: wer da ist, was sie sagen und fragen, und ob alles fair war.

## Chat
table-chat = Chat
table-chat-unread = Chat ({ $count })
table-chat-hide = Ausblenden
table-spectators = Schauen zu: { $names }
chat-draft = Sag etwas
chat-send = Senden
chat-everyone = Alle
chat-partners = Mein Team
chat-to-partners = { $name } (ans Team)
chat-spectator = { $name } (schaut zu)

## Was Leute bei ihren Steinen sagen
reaction-hello = Hallo!
reaction-nice = Schön!
reaction-good-luck = Viel Glück!
reaction-hmm = Hm …
reaction-oh-no = Oh nein!
reaction-sleepy = Schnarch …
# $words: what is said; $key: the key that says it.
reaction-about = „{ $words }“ sagen ({ $key })
reaction-by = { $name }: { $words }
# $title: the name of the program and its profile
title-own-turn = Du bist dran – { $title }
# What a person says, after the name and what else is told of them
table-says = sagt „{ $words }“
nudge = { $name } anstupsen
nudge-said = Du bist dran!

## Was am Tisch passiert. $name: a player
news-came = { $name } ist gekommen.
news-watches = { $name } schaut zu.
news-sat-down = { $name } hat sich hingesetzt.
# $name und $other: die beiden; wer spielt, kommt zuerst
news-swapped = { $who ->
    [you] Du und { $other } habt die Plätze getauscht.
   *[other] { $name } und { $other } haben die Plätze getauscht.
}
# $name: der andere der beiden
swap-asked = { $name } möchte mit dir den Platz tauschen.
swap-agree = Tauschen
swap-decline = Nein, danke
swap-waits = Du hast { $name } gefragt, ob ihr die Plätze tauscht.
swap-withdraw = Doch nicht
news-swap-declined = { $name } möchte lieber nicht tauschen.
news-swap-off = Aus dem Platztausch mit { $name } wird nichts.
news-left = { $name } ist gegangen.
news-kicked = Der Gastgeber hat { $name } vom Tisch entfernt.
news-kicked-own = Du hast { $name } vom Tisch entfernt.
news-plays-on = Für { $name } spielt { $computer } weiter, ein Computer.
news-renamed = { $name } heißt jetzt { $now }.
news-renamed-next = { $name } heißt ab der nächsten Runde { $now }.
news-renamed-next-own = Du heißt ab der nächsten Runde { $now }.
news-keeps-name = { $name } behält den Namen doch.
news-keeps-name-own = Du behältst den Namen { $name } doch.
news-away = Die Verbindung zu { $name } ist abgebrochen.
news-not-back = { $count ->
    [one] { $name } ist noch nicht wieder da.
   *[other] { $name } sind noch nicht wieder da.
}
news-waits = Der Gastgeber möchte auf { $name } warten.
news-back = { $count ->
    [one] { $name } ist wieder da.
   *[other] { $name } sind wieder da.
}
news-replaced = { $count ->
    [one] { $name } ist nicht mehr am Tisch: Ein Computer spielt weiter.
   *[other] { $name } sind nicht mehr am Tisch: Computer spielen weiter.
}
news-replaced-away = { $count ->
    [one] { $name } ist nicht zurückgekommen: Ein Computer spielt weiter.
   *[other] { $name } sind nicht zurückgekommen: Computer spielen weiter.
}
news-plays-next = { $name } spielt ab der nächsten Runde mit, anstelle von { $seat }.
news-plays-next-own = Ab der nächsten Runde spielst du mit, anstelle von { $seat }.
news-watches-next = { $name } schaut ab der nächsten Runde zu, und ein Computer spielt weiter.
news-watches-next-own = Ab der nächsten Runde schaust du zu, und ein Computer spielt für dich weiter.
news-watches-next-for = Ab der nächsten Runde schaust du zu, und { $name } spielt für dich weiter.
news-out-of-time = Die Zeit von { $name } ist abgelaufen: Eine Karte wurde abgelegt.
news-out-of-time-own = Deine Zeit ist abgelaufen: Eine deiner Karten wurde abgelegt.
said-out-of-time = Zeit um
news-paused = { $who ->
    [host] Der Gastgeber hat das Spiel angehalten.
   *[other] { $name } hat das Spiel angehalten.
}
# After an own press, or once the time of a turn is over
news-goes-on = Das Spiel geht weiter.
news-resumed = { $who ->
    [host] Der Gastgeber lässt das Spiel weitergehen.
   *[other] { $name } lässt das Spiel weitergehen.
}
news-back-in-lobby = Der Gastgeber ist zurück in der Lobby. Dort beginnt die nächste Serie.
news-turn-limit = Ab jetzt darf ein Zug { $seconds } Sekunden dauern.
news-no-turn-limit = Ab jetzt gibt es für einen Zug keine Zeitgrenze.
# $names: jeweils mit der Stufe in Klammern
news-computers-came = { $count ->
    [one] Der Computerspieler { $names } hat sich hingesetzt.
   *[other] Die Computerspieler { $names } haben sich hingesetzt.
}
news-computer-level = Der Computerspieler { $name } spielt jetzt auf Stufe { $level }.
news-computer-left = Der Computerspieler { $name } ist gegangen.
news-seats = Der Tisch hat jetzt { $seats } Plätze.
news-teams = { $teams ->
    [one] Alle spielen jetzt in einem Team.
   *[other] Ihr spielt jetzt in { $teams } Teams.
}
news-no-teams = Alle spielen jetzt für sich.
news-grace = Verliert jemand die Verbindung, wartet der Tisch jetzt { $seconds } Sekunden.
news-preset = Am Tisch gilt jetzt „{ $preset }“.
# $count und $rules: die geänderten Regeln, jeweils mit dem Wert in Klammern
news-rules = { $count ->
    [one] Eine Regel ist jetzt anders: { $rules }.
   *[other] Einige Regeln sind jetzt anders: { $rules }.
}

## Um das Brett
table-pause = Pause
table-undo-ask = Zurücknehmen?
table-take-seat = Platz nehmen
table-seat-taken = Nächste Runde spielst du
table-seat-taken-about = Drück hier, um doch weiter zuzuschauen.
table-watching = { $round }  ·  du schaust zu

## An den Plätzen
seat-quiet = keine Antwort …
seat-away-for = weg { $left }
seat-away = weg
seat-replaced = Computer
table-status-quiet = Warten auf { $name }: keine Antwort im Moment.
table-status-away = Warten auf { $name }: keine Verbindung. Dauert es zu lange, kann ein Computer übernehmen.
table-status-away-watching = Warten auf { $name }: keine Verbindung.
seat-given = Ab der nächsten Runde gibt der Gastgeber deinen Platz einem Computer. Du kannst zuschauen oder ihn behalten.
seat-given-keep = Platz behalten
seat-given-watch = Ich schaue zu
seat-vacant = { $name } ist gegangen. Möchtest du den Platz ab der nächsten Runde haben?
seat-take = Platz von { $name } nehmen
# Frage an den Gastgeber. $name: wessen Platz es war
seat-vacant-host = { $name } ist gegangen. Wer spielt dort ab der nächsten Runde?
seat-offered-host = { $name } gibt nach dieser Runde den Platz frei. Wer spielt dann dort?
# Eine Antwort. $name: jemand, der zuschaut
seat-give-to = { $name }
seat-give-to-computer = Der Computer
seat-offered = { $name } gibt nach dieser Runde den Platz frei. Möchtest du ihn haben?
away-asks = { $name } ist schon eine Weile weg.
away-replace = Computer ({ $level }) übernehmen lassen
away-wait = Warten

## Zurücknehmen
takeback-asked = { $name } möchte den letzten Zug zurücknehmen.
takeback-agree = Na klar
takeback-refuse = Lieber nicht
takeback-withdraw = Doch nicht
# $count and $names: who still has to answer
takeback-waits = { $count ->
    [0] Dein Zug geht zurück, sobald alle zugestimmt haben.
   *[other] Dein Zug geht zurück, sobald alle zugestimmt haben. Es fehlt noch die Antwort von { $names }.
}
takeback-answered = { $name } möchte den letzten Zug zurücknehmen. { $count ->
    [0] Es haben noch nicht alle geantwortet.
   *[other] Es fehlt noch die Antwort von { $names }.
}
takeback-done = { $who ->
    [you] Dein letzter Zug wurde zurückgenommen.
   *[other] Der letzte Zug von { $name } wurde zurückgenommen.
}
# To who watches, in large letters
takeback-watched = { $name } möchte zurücknehmen. Es fehlt noch die Antwort von { $names }.
takeback-withdrawn = { $who ->
    [you] Du hast deine Bitte zurückgezogen. Der Zug bleibt.
   *[other] { $name } hat die Bitte zurückgezogen. Der Zug bleibt.
}
takeback-refused = { $who ->
    [you] Du hast abgelehnt. Der Zug bleibt.
   *[other] { $name } hat abgelehnt. Der Zug bleibt.
}
takeback-over = Der Zug bleibt.
takeback-lapsed = Deine Bitte um das Zurücknehmen ist nicht mehr offen. Frag noch einmal, wenn du noch möchtest.

## Was das Spiel aufhält
paused-title = { $who ->
    [you] Du hast das Spiel angehalten
    [host] Der Gastgeber hat das Spiel angehalten
   *[other] { $name } hat das Spiel angehalten
}
paused-in-turn = { $who ->
    [you] Du hast das Spiel angehalten, aber die Zeit für deinen Zug läuft weiter
   *[other] { $name } hat das Spiel angehalten, aber die Zeit für diesen Zug läuft weiter
}
paused-about = Bis es weitergeht, kann niemand spielen. Chatten könnt ihr trotzdem.
paused-go-on = Weiter
lost-title = Verbindung verloren
lost-again = Der Tisch ist nicht erreichbar. Nächster Versuch in { $seconds } s – dein Platz bleibt dir.
lost-now = Der Tisch ist nicht erreichbar. Neuer Versuch – dein Platz bleibt dir.
lost-again-watching = Der Tisch ist nicht erreichbar. Nächster Versuch in { $seconds } s.
lost-now-watching = Der Tisch ist nicht erreichbar. Neuer Versuch …
lost-carry-on = Ist der Computer des Gastgebers endgültig weg, kannst du an diesem weiterspielen, ab der letzten beendeten Runde.
carried-on-elsewhere = { $count ->
    [one] { $names } spielt anscheinend eure Serie an einem anderen Computer weiter.
   *[other] { $names } spielen anscheinend eure Serie weiter, jeweils am eigenen Computer. Einigt euch auf einen der Tische.
}
carried-on-join = Zu { $name }

## Zwischen den Runden. $ready and $people: how many
ready-count = { $ready } von { $people } bereit für die nächste Runde
# Für alle, die noch nicht bereit sind, die es waren, und die es sind. $names: wer noch fehlt
ready-begins-once = Die Runde beginnt, sobald alle bereit sind.
ready-waits = Ihr wartet noch auf { $names }.
# Said to one who isn't ready either
ready-waits-too = Es fehlen noch { $names } und du.
# Said to the last one who isn’t ready. $names: all the others; $count: how many
ready-waits-own = { $count ->
    [one] { $names } wartet auf dich.
   *[other] { $names } warten auf dich.
}
ready-begins-in = Die Runde beginnt in { $left }
ready-begins-now = Die Runde beginnt
ready-yes = bereit
ready-reads = liest noch
ready-away = weg
again-count = { $ready } von { $people } wollen weiterspielen
again-yes = dabei
round-began = Die nächste Runde hat begonnen.
round-own-turn = Du bist dran.
round-back = Zurück an den Tisch
result-ready = Bereit
result-not-ready = Doch noch nicht
result-begin-anyway = Ohne Warten beginnen
result-wait-for = Auf { $name } warten

## Der Gastgeber schließt den Tisch. $name: who hosts
the-host = Der Gastgeber
closed-title = Der Tisch ist geschlossen
closed-saved = { $name } hat den Tisch geschlossen; er ist gespeichert. Bleib hier, dann liest du, wenn er wieder offen ist.
closed-for-good = { $name } hat den Tisch geschlossen.
closed-handed-title = Der Tisch zieht um
closed-handed-to-you = { $name } übergibt dir den Tisch. Spiel hier weiter, dann kommen alle zu deinem Computer.
closed-handed-over = { $name } übergibt den Tisch an { $other }. Sobald er dort offen ist, geht es auch für dich weiter.
between-title = Die Serie geht weiter
between-about = Sobald alle bereit sind, werden hier die Karten für die nächste Runde ausgeteilt.
closed-open-again-title = Der Tisch ist wieder offen
closed-open-again = { $name } hat den Tisch wieder geöffnet.
closed-kept-title = Dein anderer Tisch ist wieder offen
closed-kept = { $name } hat den Tisch wieder geöffnet, an dem dein Platz auf dich wartet.
closed-new-table-title = Ein anderer Tisch ist offen
closed-new-table-saved = { $name } hat einen anderen Tisch geöffnet. Der, an dem du warst, ist noch geschlossen; er ist gespeichert.
closed-new-table = { $name } hat einen anderen Tisch geöffnet. Der, an dem du warst, ist geschlossen.
closed-join-new = An diesen Tisch
closed-come-back = Zurückkommen

## Das Ende einer Runde
result-verified = Geprüft: fair gegeben und nach den Regeln gespielt.
# Das Urteil und was seine Einzelheiten öffnet. $notes: wie viele es sind, neben dem, was jedes Urteil bedeutet
result-verified-line = { $verdict }{ $notes ->
    [0] { "" }
    [one] {" "}1 Anmerkung.
   *[other] {" "}{ $notes } Anmerkungen.
} { $shown ->
    [yes] Weniger
   *[no] Mehr dazu …
}
result-verified-about = Niemand konnte diese Karten aussuchen, auch nicht der Gastgeber: Sie kommen aus Zufallszahlen, die alle feststanden, bevor die erste gezeigt wurde. Dein Programm hat jeden Zug geprüft. Was kein Programm wissen kann: ob der Gastgeber, dessen Computer alle Karten kennen muss, sie sich angesehen hat.
result-verified-about-watcher = Niemand konnte diese Karten aussuchen, außer dem Gastgeber zusammen mit allen, die Zufallszahlen gegeben haben. Dein Programm hat jeden Zug geprüft. Was kein Programm wissen kann: ob der Gastgeber, dessen Computer alle Karten kennen muss, sie sich angesehen hat.
result-verified-about-host = Dein Programm hat jeden Zug geprüft. Was die anderen beweisen können, sagen ihre.
result-not-proven-about = Das wirft niemandem etwas vor: Dein Programm konnte nur nicht alles prüfen.
result-broken-about = Dein Programm hat gefunden, was das Programm des Gastgebers nicht aus Versehen getan haben kann.
# $number: wie oft gegeben wurde; $count und $names: wessen Zufallszahlen fehlten.
deal-repeated = Es wurde { $number }-mal gegeben: { $count ->
    [one] Der Computer von { $names } hat nicht geantwortet.
   *[other] Die Computer von { $names } haben nicht geantwortet.
}
result-dealt-without = Ohne Zufallszahl von { $names } gegeben.
# $count und $names: wer unterschrieben hat, dasselbe gesehen zu haben.
result-witnessed = { $count ->
    [one] Der Computer von { $names } hat dieselbe Runde gesehen.
   *[other] Die Computer von { $names } haben dieselbe Runde gesehen.
}
# $known: this-host (nur dieser Gastgeber hat die Spieler schon einmal genannt) oder new (noch niemand).
result-witnessed-unmet = { $count ->
    [one] Der Computer von { $names } sagt, er hätte dieselbe Runde gesehen, aber { $known ->
        [this-host] du kennst ihn nur über diesen Gastgeber.
       *[new] er ist neu für dich.
    }
   *[other] Die Computer von { $names } sagen, sie hätten dieselbe Runde gesehen, aber { $known ->
        [this-host] du kennst sie nur über diesen Gastgeber.
       *[new] sie sind neu für dich.
    }
}
# Wie gut der Computer eines Spielers bekannt ist.
key-direct = Diesen Computer hast du schon getroffen.
key-other-host = Diesen Computer kennst du vom Tisch eines anderen Gastgebers.
key-this-host = Diesen Computer kennst du nur über diesen Gastgeber.
key-new = Dieser Computer ist neu für dich.
result-played-for = Für { $names } hat zeitweise ein Computerspieler gezogen.
result-scores-told = Für die Punkte davor steht nur das Wort des Gastgebers.
result-rematch = Noch eine Serie
result-waits = Die nächste { $what ->
    [round] Runde
   *[series] Serie
} beginnt, sobald alle hier weiterspielen wollen.
result-host-in-lobby = { $name } ist zurück in der Lobby. Komm nach, wenn du so weit bist.
result-to-lobby = Zur Lobby

## Warum sich eine Runde nicht beweisen lässt; niemand wird beschuldigt
# $words: what is said of the round
verdict-of-round = Runde { $round }: { $words }
doubt-own-share = Nicht bewiesen: Beim Geben war keine Zufallszahl deines Computers dabei.
# $from: die Nummer eines Eintrags im Protokoll der Runde
doubt-watched = Nicht bewiesen: Du hast zugeschaut und warst am Geben nicht beteiligt. Was du ab Schritt { $from } gesehen hast, passt zusammen.
doubt-end-not-shown = Nicht bewiesen: Das Ende der Runde ist nicht bei deinem Computer angekommen.
doubt-other-bots = Nicht bewiesen: Die Computerspieler stammen aus einer anderen Version von Skipstone, ihre Züge lassen sich hier nicht prüfen.
doubt-too-long = Nicht bewiesen: Die Computerspieler haben mehr Züge gemacht, als sich prüfen lassen.
doubt-log-lost = Nicht bewiesen: Das Programm des Gastgebers wurde neu gestartet und hat einen Teil der Runde verloren.
doubt-other-series-before = Nicht bewiesen: Beim Gastgeber davor stand die Serie anders, nach dem, was deinem Computer gezeigt wurde. Einer von beiden hat etwas anderes gesagt.
# $count: wie viele Runden.
doubt-unfinished-deals = Nicht bewiesen: { $count ->
    [one] Eine frühere Runde mit diesem Gastgeber oder dem davor wurde
   *[other] { $count } frühere Runden mit diesem Gastgeber oder dem davor wurden
} nie zu Ende gespielt. So könnte ein Gastgeber Karten auslassen, deshalb ist sich dein Computer dieser nicht sicher.
# $count: wie viele Runden.
doubt-kicked = Nicht bewiesen: Der Gastgeber hat dich aus { $count ->
    [one] einer früheren Runde entfernt, du hast sie also
   *[other] { $count } früheren Runden entfernt, du hast sie also
} nicht zu Ende gespielt. Deshalb ist sich dein Computer dieser nicht sicher.
doubt-played-for = Nicht bewiesen: Der Gastgeber hat einen Computerspieler für dich spielen lassen, obwohl du da warst.
# $had und $limit: Sekunden
doubt-turn-cut-short = Nicht bewiesen: Dein Zug war nach { $had } von { $limit } Sekunden vorbei, nach der Uhr deines Computers.
doubt-move-ignored = Nicht bewiesen: Du hast rechtzeitig gezogen, aber dein Zug endete ohne deinen Spielzug.
doubt-pause-late = Nicht bewiesen: Das Spiel wurde in deinem Namen angehalten oder fortgesetzt, lange nachdem du darum gebeten hattest.
doubt-unknown-signature = Nicht bewiesen: Dein Schlüssel hat etwas unterschrieben, das dieses Programm nicht kennt. Benutzt du ihn auch anderswo, oder hast du eine Sicherung eingespielt?
doubt-not-present = Nicht bewiesen: Du warst bei dieser Runde nicht dabei.
doubt-no-record = Nicht bewiesen: Du warst nicht dabei, und der Gastgeber hat keine lesbare Aufzeichnung dieser Runde.

## Was der Gastgeber oder sein Programm falsch gemacht hat. $step: die Nummer eines Eintrags im Protokoll der Runde; $name: ein Spieler
breach-fork = Regelbruch: Der Gastgeber hat zwei verschiedene Fassungen dieser Runde unterschrieben.
breach-contract = Regelbruch: Der Gastgeber hat die Runde mit Regeln, Plätzen oder Punkten begonnen, die nicht zum Bisherigen passen.
breach-dealer = Regelbruch: Der Gastgeber hat den Geber nicht aus den Zufallszahlen aller gezogen.
breach-forged = Regelbruch: Bei Schritt { $step } hat der Gastgeber für jemand anderen gespielt.
breach-illegal = Regelbruch: Bei Schritt { $step } hat der Gastgeber einen Zug erlaubt, der gegen die Regeln ist.
breach-differs = Regelbruch: Bei Schritt { $step } hat der Gastgeber etwas gezeigt, das nicht zum Geben passt.
breach-bot = Regelbruch: Bei Schritt { $step } hat der Gastgeber einen Computerspieler nicht seinen eigenen Zug spielen lassen.
breach-takeback = Regelbruch: Bei Schritt { $step } hat der Gastgeber Züge zurückgenommen, die gelten mussten.
breach-takeover = Regelbruch: Bei Schritt { $step } hat der Gastgeber ohne Grund einen Computerspieler übernehmen lassen.
breach-talk = Regelbruch: Bei Schritt { $step } hat der Gastgeber jemanden melden lassen, der gar nicht geredet hatte.
breach-limits = Regelbruch: Bei Schritt { $step } hat der Gastgeber weniger Zeit gelassen, als vereinbart war.
breach-pause = Regelbruch: Bei Schritt { $step } hat der Gastgeber das Spiel im Namen von jemand anderem angehalten oder weitergehen lassen.
unfair-foreign-share = Regelbruch: Der Gastgeber hat mit einer Zufallszahl für { $name } gegeben, obwohl von dort keine kommen konnte.
unfair-signature = Regelbruch: Der Gastgeber hat mit einer Zufallszahl gegeben, die { $name } nie unterschrieben hat.
unfair-share = Regelbruch: Der Gastgeber hat für { $name } mit einer anderen Zufallszahl gegeben als der, die vor dem Geben versprochen war.
unfair-failure = Regelbruch: Der Gastgeber hat das Geben ohne Grund neu begonnen.
unfair-secret = Regelbruch: Das Geheimnis des Gastgebers ist nicht das, was er vor dem Geben versprochen hat.

## Die Zahl, die bei allen gleich ist, die dasselbe gesehen haben
safety-number-ask = Haben alle dasselbe gesehen?
safety-number = Lest euch diese Zahl vor: { $number }. Ist eine anders, habt ihr nicht dasselbe gezeigt bekommen.
deal-declined-own = Der Gastgeber wollte etwas anderes geben als das, wofür du bereit warst, deshalb wurde nichts ausgeteilt. Schau dir an, was er vorschlägt, und sag, dass du bereit bist.
deal-declined = { $name } hat dieser Runde nicht zugestimmt, deshalb wurde nichts ausgeteilt.

## Die Leute im Menü
people-title = Am Tisch
people-watches = schaut zu
people-computer = Computer
people-watches-next = schaut ab der nächsten Runde zu
people-plays-next = spielt ab der nächsten Runde mit
people-gives-way = noch diese Runde, dann spielt { $name }
people-take = Ab der nächsten Runde anstelle von { $name } mitspielen
people-play = Mitspielen
people-seat = Platz geben
people-seat-about = Wähl, wessen Platz: „Hier, ab der nächsten Runde“.
people-here = Hier, ab der nächsten Runde
people-watch = Nächste Runde zuschauen
people-replace = Nächste Runde: Computer
people-as-before = Doch nicht
people-rename = Umbenennen
people-rename-about = Gilt ab der nächsten Runde.
# Below the name so far
people-renamed-next = → { $now }, ab der nächsten Runde
people-kick-about = Sofort übernimmt ein Computer. Nach dem Rauswurf darf man wieder anklopfen, nach dem Sperren nicht.
people-kick-about-watching = Nach dem Rauswurf darf man wieder anklopfen, nach dem Sperren nicht.
people-hand-over = Tisch übergeben
people-hand-over-about = Alle spielen am Computer von { $name } weiter, sobald der Tisch dort offen ist. Telefone kommen mit dem neuen Code mit.
people-hand-over-yes = Tisch übergeben
people-mute = Stumm
people-hear = Wieder hören
people-entry = Wer herein darf
people-turns = Zeit für einen Zug
people-turns-about = Gilt sofort: Wer dran ist, hat ab jetzt so viel Zeit. Zwischen zwei Runden sagen alle noch einmal, dass sie bereit sind.
people-turn-free = Ohne Grenze
people-turn-seconds = { $seconds } s
people-banned = Ausgesperrt
people-unban = Darf wieder anklopfen

## Das Menü
menu-kept-hosted = Der Tisch schließt für alle, aber das Spiel bleibt genau so gespeichert. Mit „Weiterspielen“ auf der Startseite öffnest du ihn wieder, und die anderen können zurückkommen.
menu-unsaved-hosted = Der Tisch schließt für alle. Was zuletzt gespielt wurde, lässt sich gerade nicht speichern: Es bleibt nur erhalten, solange Skipstone offen ist.
menu-leave-sure = Den Tisch verlassen?
menu-goes-on = Die anderen spielen weiter, und ein Computerspieler übernimmt deinen Platz. Du kannst zurückkommen und selbst weiterspielen, wenn der Gastgeber deinen Platz nicht jemand anderem gegeben hat.
menu-stay-watching = Weiter zuschauen
menu-watched = Die anderen spielen ohne dich weiter.

## Was nicht geht
denied-late = Am Tisch hat sich gerade etwas geändert – schau noch mal hin.
denied-not-seated = Das können nur Mitspieler.
denied-not-now = Das geht gerade nicht.
denied-seat-taken = Dieser Platz ist besetzt.
denied-partners-silent = Während jemand aus dem Team am Zug ist, redet ihr nicht. Sag es danach!
denied-too-fast = Das war etwas schnell. Warte einen Moment.
denied-name-taken = Jemand an diesem Tisch heißt schon so.
denied-stone-taken = Deinen Stein hat an diesem Tisch schon jemand, darum hast du hier einen anderen.
denied-player-kicked = Der Gastgeber hat jemanden aus dieser Runde entfernt, deshalb bleibt jeder Zug.

## Tischsitten
table-draw-card = Ziehen
table-status-draw = Du bist dran! Zieh zuerst deine Karten vom Nachziehstapel.
manners-ahead = { $name } hat außer der Reihe gespielt.
manners-catch = Erwischt!
manners-talked = { $name } hat geredet, während das eigene Team am Zug war.
manners-call = Melden
chat-audience = Wer es liest
