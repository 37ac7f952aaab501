# Wer die Computerspieler sind: ein Satz für jeden, und was sie am Tisch sagen.

character-pebble = Pebble ist ordentlich und legt gleiche Zahlen aufeinander ab.
remark-pebble-habit = Gleiche Zahl auf gleiche Zahl. Ordnung muss sein!
remark-pebble-close = Fast alles aufgeräumt.
remark-pebble-pressed = Da hat es jemand eilig mit dem Aufräumen.
remark-pebble-won = Alles an seinem Platz.

character-flint = Flint will rennen: her mit neuen Karten!
remark-flint-habit = Die nächsten, bitte!
remark-flint-close = Ich sehe schon das Ziel!
remark-flint-pressed = Wartet auf mich!
remark-flint-won = Erster!

character-slate = Slate plant voraus und legt der Reihe nach ab.
remark-slate-habit = Eins drunter, und schon passt es.
remark-slate-close = Wie geplant: nur noch ein paar.
remark-slate-pressed = Das hätte ich einplanen müssen.
remark-slate-won = Alles nach Plan.

character-basalt = Basalt stellt sich deinen Karten in den Weg.
remark-basalt-habit = War das dein Platz?
remark-basalt-close = Und mir steht niemand im Weg.
remark-basalt-pressed = An mir kommst du nicht vorbei.
remark-basalt-won = Hart wie immer.

character-marble = Marble spart Wild-Karten für schlechte Tage.
remark-marble-habit = Ich spare noch.
remark-marble-close = Zeit für die Schatzkammer.
remark-marble-pressed = Vielleicht habe ich zu lange gespart.
remark-marble-won = Sparen lohnt sich.

character-onyx = Onyx zählt mit und gibt her, was häufig ist.
remark-onyx-habit = Davon gibt es noch genug.
remark-onyx-close = Den Rest zähle ich an einer Hand ab.
remark-onyx-pressed = Deine Karten habe ich gezählt. Zu wenige.
remark-onyx-won = Die Rechnung geht auf.

character-agate = Agate gibt Wild-Karten aus, wie sie kommen.
remark-agate-habit = Wild-Karten sind zum Spielen da.
remark-agate-close = Jetzt noch der Rest.
remark-agate-pressed = Wie gewonnen, so zerronnen.
remark-agate-won = Gut angelegt!

character-granite = Granite behält, was bald gebraucht wird.
remark-granite-habit = Nur keine Eile.
remark-granite-close = Langsam, aber sicher.
remark-granite-pressed = So eilig?
remark-granite-won = Gut Ding will Weile haben.

character-jasper = Jasper macht gern Baustapel fertig.
remark-jasper-habit = Fertig, und vom Tisch.
remark-jasper-close = Gleich geschafft.
remark-jasper-pressed = Nicht ohne mich fertig werden!
remark-jasper-won = Und damit ist es fertig.

character-quartz = Quartz breitet seine Karten aus.
remark-quartz-habit = Hier ist noch Platz.
remark-quartz-close = Liegt ja alles offen.
remark-quartz-pressed = Das habe ich kommen sehen.
remark-quartz-won = Glasklar.

character-opal = Opal hilft Partnern und verdeckt ungern Karten.
remark-opal-habit = Nichts wird verschwendet.
remark-opal-close = Nur noch wenige, und die kommen auch noch unter.
remark-opal-pressed = Hilfe brauchst du wohl keine.
remark-opal-won = Schön gespielt, alle zusammen.
