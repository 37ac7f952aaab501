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

# Was jede von ihnen sagen kann.
remark-others-chain-1 = Schaut, wie er fliegt!
remark-others-chain-2 = Wie viele denn noch?
remark-others-chain-3 = Das war schön.
remark-others-chain-4 = Die Welle habe ich gespürt.
remark-others-chain-5 = Lasst uns noch etwas Wasser übrig.
remark-others-chain-6 = Jetzt bin ich wach.
remark-own-chain-1 = Hopp, hopp, hopp!
remark-own-chain-2 = Das war gar nicht geplant.
remark-own-chain-3 = Habt ihr das gesehen?
remark-own-chain-4 = Das Wasser meint es heute gut mit mir.
remark-own-chain-5 = Noch eine? Noch eine!
remark-others-last-card-1 = Nur noch eine? Schon?
remark-others-last-card-2 = Die Fahne ist ganz nah.
remark-others-last-card-3 = Festhalten, alle.
remark-others-last-card-4 = Ist das spannend.
remark-others-last-card-5 = Ich sollte mich beeilen.
remark-own-last-card-1 = Noch eine, nur noch eine.
remark-own-last-card-2 = Luft anhalten, alle.
remark-own-last-card-3 = So nah dran.
remark-own-last-card-4 = Ich höre schon die Fahne.
remark-helped-1 = Danke, die passt!
remark-helped-2 = Die habe ich gebraucht.
remark-helped-3 = Wir sind ein gutes Paar.
remark-helped-4 = Schlau.
remark-others-win-1 = Was für ein Wurf!
remark-others-win-2 = Wunderschön gemacht.
remark-others-win-3 = Das hast du dir verdient.
remark-others-win-4 = Nochmal? Bitte?
remark-others-win-5 = Ich habe geklatscht. Man sieht es nur nicht.
remark-own-win-1 = Was für ein Ritt!
remark-own-win-2 = Das hat Spaß gemacht.
remark-own-win-3 = Schön gespielt, alle zusammen.
remark-own-win-4 = Machen wir das nochmal?
