# Who the computer players are, and what they say at the table, without names or cards: after a turn as they like it (habit), when
# few stock cards are left to them (close) or to an opponent (pressed), when they have won the round (won).

character-pebble = Pebble ama l’ordine: scarta numeri uguali uno sull’altro.
remark-pebble-habit = Uguale su uguale. Che ordine!
remark-pebble-close = Ho quasi riordinato tutto.
remark-pebble-pressed = Qualcuno ha fretta di riordinare.
remark-pebble-won = Tutto al suo posto.

character-flint = Flint va sempre di corsa, a caccia di una mano nuova.
remark-flint-habit = Un’altra mano, prego!
remark-flint-close = Vedo già l’arrivo!
remark-flint-pressed = Aspettatemi!
remark-flint-won = Primo!

character-slate = Slate pianifica tutto e scarta in sequenza.
remark-slate-habit = Un gradino sotto, e via.
remark-slate-close = Come previsto: ne restano poche.
remark-slate-pressed = Questo dovevo prevederlo.
remark-slate-won = Tutto secondo i piani.

character-basalt = Basalt blocca, e si mette sulla tua strada.
remark-basalt-habit = Era il tuo posto?
remark-basalt-close = E sulla mia strada non c’è nessuno.
remark-basalt-pressed = Da qui non si passa.
remark-basalt-won = Una roccia, come sempre.

character-marble = Marble mette da parte i jolly per i tempi duri.
remark-marble-habit = Io risparmio.
remark-marble-close = È ora di aprire il forziere.
remark-marble-pressed = Forse ho risparmiato troppo.
remark-marble-won = Chi risparmia, guadagna.

character-onyx = Onyx conta, e lascia andare le carte più comuni.
remark-onyx-habit = Di quelle ce n’è in abbondanza.
remark-onyx-close = Il resto lo conto sulle dita di una mano.
remark-onyx-pressed = Ho contato le tue carte. Troppo poche.
remark-onyx-won = I conti tornano.

character-agate = Agate spende i jolly appena arrivano.
remark-agate-habit = I jolly sono fatti per giocarli.
remark-agate-close = E adesso il resto.
remark-agate-pressed = Come arrivano, così se ne vanno.
remark-agate-won = Spesi bene!

character-granite = Granite tiene ciò che servirà presto.
remark-granite-habit = Senza fretta.
remark-granite-close = Piano, ma ci arrivo.
remark-granite-pressed = Quanta fretta!
remark-granite-won = Chi va piano va lontano.

character-jasper = Jasper ama completare le pile centrali.
remark-jasper-habit = Completa, e via dal tavolo.
remark-jasper-close = Quasi finito.
remark-jasper-pressed = Non finire senza di me.
remark-jasper-won = E con questo è completo.

character-quartz = Quartz distribuisce gli scarti su tutte le pile.
remark-quartz-habit = Qui c’è tanto spazio.
remark-quartz-close = È tutto lì da vedere.
remark-quartz-pressed = Me l’aspettavo.
remark-quartz-won = Limpido come il cristallo.

character-opal = Opal aiuta prima chi è in squadra, e copre poche carte.
remark-opal-habit = Non si butta via niente.
remark-opal-close = Ne restano poche, e troveranno casa.
remark-opal-pressed = Mi sa che non ti serve aiuto.
remark-opal-won = Bella partita, a tutti.

# What any of them may say.
remark-others-chain-1 = Guarda come va!
remark-others-chain-2 = Quante ancora?
remark-others-chain-3 = Che meraviglia.
remark-others-chain-4 = L’onda è arrivata fin qui.
remark-others-chain-5 = Lasciateci un po’ d’acqua.
remark-others-chain-6 = Ora non dormo più.
remark-own-chain-1 = Hop, hop, hop!
remark-own-chain-2 = Questo non era previsto.
remark-own-chain-3 = Avete visto?
remark-own-chain-4 = Oggi l’acqua mi vuole bene.
remark-own-chain-5 = Un’altra? Un’altra!
remark-others-last-card-1 = Una sola? Di già?
remark-others-last-card-2 = La bandiera è vicina.
remark-others-last-card-3 = Tenetevi forte.
remark-others-last-card-4 = Che emozione.
remark-others-last-card-5 = Mi conviene sbrigarmi.
remark-own-last-card-1 = Ancora una, una sola.
remark-own-last-card-2 = Nessuno respiri.
remark-own-last-card-3 = Ci sono quasi.
remark-own-last-card-4 = Sento già la bandiera.
remark-helped-1 = Grazie, ci sta!
remark-helped-2 = Mi serviva proprio.
remark-helped-3 = Siamo una bella coppia.
remark-helped-4 = Che furbizia.
remark-others-win-1 = Che lancio!
remark-others-win-2 = Giocata splendida.
remark-others-win-3 = Vittoria meritata.
remark-others-win-4 = Ancora? Dai?
remark-others-win-5 = Sto applaudendo. Solo che non si vede.
remark-own-win-1 = Che corsa!
remark-own-win-2 = Che divertimento.
remark-own-win-3 = Bella partita, tutti quanti.
remark-own-win-4 = Lo rifacciamo?
