# Who the computer players are, and what they say at the table, without names or cards: after a turn as they like it (habit), when
# few stock cards are left to them (close) or to an opponent (pressed), when they have won the round (won).

character-pebble = Pebble é do tipo caprichoso: descarta números iguais uns sobre os outros.
remark-pebble-habit = Igual sobre igual. Que capricho!
remark-pebble-close = Está quase tudo arrumado.
remark-pebble-pressed = Tem gente com pressa de arrumar.
remark-pebble-won = Tudo no seu lugar.

character-flint = Flint vive correndo atrás de uma nova mão.
remark-flint-habit = Próxima mão, por favor!
remark-flint-close = Já vejo a chegada!
remark-flint-pressed = Espere por mim!
remark-flint-won = Cheguei primeiro!

character-slate = Slate planeja tudo e descarta em sequência.
remark-slate-habit = Um degrau abaixo, e pronto.
remark-slate-close = Como planejado: faltam poucas.
remark-slate-pressed = Isso não estava nos planos.
remark-slate-won = Tudo saiu como planejado.

character-basalt = Basalt gosta de bloquear e atrapalha você.
remark-basalt-habit = Esse lugar era seu?
remark-basalt-close = E no meu caminho não tem ninguém.
remark-basalt-pressed = Por mim você não passa.
remark-basalt-won = Firme como sempre.

character-marble = Marble guarda os curingas para tempos difíceis.
remark-marble-habit = Estou economizando.
remark-marble-close = Hora de abrir o cofre.
remark-marble-pressed = Acho que economizei demais.
remark-marble-won = Economizar compensa.

character-onyx = Onyx conta as cartas e solta as mais comuns.
remark-onyx-habit = Dessas ainda tem muitas.
remark-onyx-close = O que falta conto nos dedos.
remark-onyx-pressed = Contei suas cartas. São poucas.
remark-onyx-won = A conta fechou.

character-agate = Agate gasta os curingas assim que chegam.
remark-agate-habit = Curinga é para jogar.
remark-agate-close = Agora só o resto.
remark-agate-pressed = O que vem fácil, vai fácil.
remark-agate-won = Bem gastos!

character-granite = Granite guarda o que logo vai precisar.
remark-granite-habit = Sem pressa.
remark-granite-close = Devagar e sempre.
remark-granite-pressed = Para que tanta pressa?
remark-granite-won = O que é bom leva tempo.

character-jasper = Jasper adora completar pilhas de construção.
remark-jasper-habit = Completa, e fora da mesa.
remark-jasper-close = Quase acabando.
remark-jasper-pressed = Não termine sem mim.
remark-jasper-won = E assim se completa.

character-quartz = Quartz espalha os descartes por todas as pilhas.
remark-quartz-habit = Aqui tem bastante espaço.
remark-quartz-close = Está tudo à vista.
remark-quartz-pressed = Eu já estava vendo.
remark-quartz-won = Claro como cristal.

character-opal = Opal ajuda primeiro o time e enterra pouco.
remark-opal-habit = Aqui nada se perde.
remark-opal-close = Só faltam umas poucas, e elas acham lugar.
remark-opal-pressed = Parece que ajuda não faz falta aí.
remark-opal-won = Bom jogo, pessoal.

# What any of them may say.
remark-others-chain-1 = Olha como vai!
remark-others-chain-2 = Quantas ainda?
remark-others-chain-3 = Que lindo.
remark-others-chain-4 = Senti essa onda.
remark-others-chain-5 = Deixe um pouco de água para nós.
remark-others-chain-6 = Agora acordei.
remark-own-chain-1 = Pula, pula, pula!
remark-own-chain-2 = Isso eu não tinha planejado.
remark-own-chain-3 = Vocês viram?
remark-own-chain-4 = A água está boa hoje.
remark-own-chain-5 = Mais uma? Mais uma!
remark-others-last-card-1 = Só falta uma? Já?
remark-others-last-card-2 = A bandeira está pertinho.
remark-others-last-card-3 = Calma aí, pessoal.
remark-others-last-card-4 = Que emoção.
remark-others-last-card-5 = Preciso me apressar.
remark-own-last-card-1 = Mais uma, só mais uma.
remark-own-last-card-2 = Ninguém respira.
remark-own-last-card-3 = Falta tão pouco.
remark-own-last-card-4 = Já ouço a bandeira.
remark-helped-1 = Valeu, essa coube!
remark-helped-2 = Era essa que eu queria.
remark-helped-3 = Que bela dupla.
remark-helped-4 = Boa ideia.
remark-others-win-1 = Que lance!
remark-others-win-2 = Mandou muito bem.
remark-others-win-3 = Vitória merecida.
remark-others-win-4 = De novo? Por favor?
remark-others-win-5 = Bati palmas. Só não dá para ver.
remark-own-win-1 = Que corrida!
remark-own-win-2 = Foi divertido.
remark-own-win-3 = Bom jogo, pessoal.
remark-own-win-4 = Vamos de novo?
