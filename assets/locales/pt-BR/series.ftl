# The games that were played: series and single rounds, and what can be done with them.

series-title = Partidas
series-none = Ainda nenhuma partida
series-none-about = Toda partida que você começa fica aqui com seus pontos até você apagá-la. Você também pode importar partidas de outro computador.
series-import = Importar…
series-export-all = Exportar tudo

## The list
series-open = Séries em andamento
series-over = Séries terminadas
series-single = Rodadas únicas
series-running = rodada em andamento
series-won = { $count ->
    [one] { $who ->
        [you] Você venceu
        [team] Seu time venceu
       *[other] Vitória de { $name }
    }
   *[other] { $who ->
        [you] Vitória sua e de { $name }
        [team] Vitória do seu time e de { $name }
       *[other] Vitória de { $name }
    }
}
series-more = { $count ->
    [one] Mostrar mais uma
   *[other] Mostrar mais { $count }
}

## One series
series-times = Começou em { $began }  ·  última vez: { $played }
series-ahead-points = { $count ->
    [one] { $count } ponto à frente
   *[other] { $count } pontos à frente
}
series-ahead-wins = { $count ->
    [one] { $count } rodada à frente
   *[other] { $count } rodadas à frente
}
series-ahead-cards = { $count ->
    [one] { $count } carta à frente
   *[other] { $count } cartas à frente
}
series-next = a seguir, rodada { $round }
series-next-running = rodada { $round } em andamento
series-elsewhere = Uma série com outras pessoas: continua quando a mesa for aberta de novo.
series-carry-on = Continuar aqui
series-carry-on-about = Se aquele computador não volta mais, a série pode continuar neste, com as mesmas pessoas, lugares, regras e pontos. As cartas de uma rodada interrompida são dadas de novo.
carry-on-nothing-seen = Esta série não pode continuar aqui: seu computador não viu o fim de nenhuma rodada dela.
carry-on-not-played = Esta série não pode continuar aqui: você não tinha lugar na última rodada.
carry-on-over = Esta série terminou.
carry-on-rounds-missing = Esta série não pode continuar aqui: seu computador viu a rodada { $seen }, mas guardou { $stored } das rodadas.
carry-on-other-scores = Esta série não pode continuar aqui: as rodadas que seu computador guardou têm pontos diferentes das que ele viu.
carry-on-no-randomness = Este computador não fornece bytes aleatórios, e sem eles não dá para dar as cartas.
series-continue = Continuar
series-again = Nova série igual a esta
series-rename = Renomear
series-rename-done = Pronto
series-off = Cancelar
series-end = Encerrar antes
series-end-asked = Encerrar esta série agora?
series-end-nobody = Nenhuma rodada terminou, então ninguém vence.
series-end-running = A rodada em andamento será abandonada.
series-end-yes = Encerrar a série
series-export = Exportar
series-remove = Apagar
series-sheet = Folha de pontos
series-save-picture = Salvar como imagem
series-save-text = Salvar como texto

## What was done
series-undo = Desfazer
series-removed = “{ $name }” foi apagada. As rodadas ainda contam nas estatísticas.
series-ended = “{ $name }” foi encerrada.
series-saved-pages = Salvo em { $path } e, ao lado, { $more ->
    [one] mais uma página
   *[other] mais { $more } páginas
}.
series-not-painted = Não foi possível criar a imagem: { $why }

## The names of files
series-file = Skipstone série
series-file-one = Skipstone série { $name }
series-file-sheet = Skipstone folha de pontos { $name }

## Imported files
import-new = { $count ->
    [one] { $count } partida importada.
   *[other] { $count } partidas importadas.
}
import-known = { $count ->
    [one] Uma delas você já tem, sem mudanças.
   *[other] { $count } delas você já tem, sem mudanças.
}
import-copy = { $count ->
    [one] De uma delas você tem outra versão: as duas ficam.
   *[other] De { $count } delas você tem outras versões: as duas ficam.
}
import-empty = Não há partidas neste arquivo.
import-refused = { $name } não foi importado: { $why }
import-not-series = Não é um arquivo de séries.
import-newer = É de uma versão mais nova do Skipstone. Atualize a sua para ler.
import-broken = não está escrito corretamente ({ $why }).
import-more = { $first } { $count ->
    [one] Há mais um problema.
   *[other] Há mais { $count } problemas.
}
import-series = Série { $series }: { $what }
import-round = Série { $series }, rodada { $round }: { $what }
import-running = Série { $series }, a rodada em andamento: { $what }
import-score = não pode ter terminado assim ({ $why }).
import-over = a série já tinha terminado antes disso.
import-differs = o registro sai das regras ({ $why }).
import-other = o registro não pertence a ela ({ $why }).
