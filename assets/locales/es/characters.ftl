# Who the computer players are, and what they say at the table, without names or cards: after a turn as they like it (habit), when
# few stock cards are left to them (close) or to an opponent (pressed), when they have won the round (won).

character-pebble = A Pebble le gusta el orden: descarta juntos los números iguales.
remark-pebble-habit = Cada número con su igual. ¡Qué orden!
remark-pebble-close = Ya está casi todo recogido.
remark-pebble-pressed = Alguien tiene prisa por recoger.
remark-pebble-won = Todo en su sitio.

character-flint = Flint va a la carrera, siempre en busca de otra mano.
remark-flint-habit = ¡La siguiente mano, por favor!
remark-flint-close = ¡Ya veo la meta!
remark-flint-pressed = ¡Esperadme!
remark-flint-won = ¡Meta!

character-slate = Slate planea y descarta en orden.
remark-slate-habit = Un escalón abajo, y a punto.
remark-slate-close = Según lo previsto: quedan pocas.
remark-slate-pressed = Esto tenía que haberlo previsto.
remark-slate-won = Todo según el plan.

character-basalt = Basalt bloquea y se te pone en medio.
remark-basalt-habit = ¿Querías poner algo ahí?
remark-basalt-close = Y nadie me cierra el paso.
remark-basalt-pressed = Por aquí no pasas.
remark-basalt-won = Firme como siempre.

character-marble = Marble guarda sus comodines para tiempos difíciles.
remark-marble-habit = Voy ahorrando.
remark-marble-close = Hora de abrir el cofre.
remark-marble-pressed = Quizá he ahorrado de más.
remark-marble-won = Ahorrar tiene premio.

character-onyx = Onyx lleva la cuenta y suelta las cartas que abundan.
remark-onyx-habit = De esas hay de sobra.
remark-onyx-close = Las que quedan las cuento con una mano.
remark-onyx-pressed = He contado tus cartas. Son muy pocas.
remark-onyx-won = Me salen las cuentas.

character-agate = Agate gasta los comodines según llegan.
remark-agate-habit = Los comodines están para jugarlos.
remark-agate-close = Y ahora, a por el resto.
remark-agate-pressed = Lo que fácil llega, fácil se va.
remark-agate-won = ¡Bien gastados!

character-granite = Granite guarda lo que pronto hará falta.
remark-granite-habit = No hay prisa.
remark-granite-close = Sin prisa, pero sin pausa.
remark-granite-pressed = ¿Con prisas?
remark-granite-won = Lo bueno se hace esperar.

character-jasper = A Jasper le gusta completar pilas.
remark-jasper-habit = Hecho, y fuera de la mesa.
remark-jasper-close = Casi terminado.
remark-jasper-pressed = ¡No acabes sin mí!
remark-jasper-won = Y con esto queda completo.

character-quartz = Quartz reparte sus descartes entre todas las pilas.
remark-quartz-habit = Aquí hay sitio de sobra.
remark-quartz-close = Está todo a la vista.
remark-quartz-pressed = Se veía venir.
remark-quartz-won = Claro como el agua.

character-opal = Opal ayuda ante todo a su equipo y tapa poco.
remark-opal-habit = Aquí se aprovecha todo.
remark-opal-close = Quedan pocas, y todas tendrán su sitio.
remark-opal-pressed = Parece que no te hace falta ayuda.
remark-opal-won = Buena partida, gente.

# What any of them may say.
remark-others-chain-1 = ¡Mirad cómo vuela!
remark-others-chain-2 = ¿Y cuántas más?
remark-others-chain-3 = Qué bonito.
remark-others-chain-4 = He notado la ola.
remark-others-chain-5 = Dejadnos algo de agua.
remark-others-chain-6 = Ya me he despertado.
remark-own-chain-1 = ¡Hop, hop, hop!
remark-own-chain-2 = Esto no lo tenía pensado.
remark-own-chain-3 = ¿Lo habéis visto?
remark-own-chain-4 = Hoy el agua me quiere.
remark-own-chain-5 = ¿Otra más? ¡Otra más!
remark-others-last-card-1 = ¿Solo una? ¿Ya?
remark-others-last-card-2 = Qué cerca está la bandera.
remark-others-last-card-3 = Agarraos bien.
remark-others-last-card-4 = Qué emoción.
remark-others-last-card-5 = Más vale que me dé prisa.
remark-own-last-card-1 = Una más, solo una.
remark-own-last-card-2 = Que nadie respire.
remark-own-last-card-3 = Tan cerca…
remark-own-last-card-4 = Ya oigo la bandera.
remark-helped-1 = ¡Gracias, esa encaja!
remark-helped-2 = Justo la que me hacía falta.
remark-helped-3 = Qué buena pareja hacemos.
remark-helped-4 = Qué buena idea.
remark-others-win-1 = ¡Vaya lanzamiento!
remark-others-win-2 = Muy bien jugado.
remark-others-win-3 = Te lo has ganado.
remark-others-win-4 = ¿Otra? ¿Por favor?
remark-others-win-5 = Estoy aplaudiendo. Aunque no se vea.
remark-own-win-1 = ¡Menudo viaje!
remark-own-win-2 = Qué divertido.
remark-own-win-3 = Bien jugado, gente.
remark-own-win-4 = ¿Lo repetimos?
