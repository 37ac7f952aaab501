# Puzzles.

puzzles-title = Quebra-cabeças
puzzles-about = Um turno de uma rodada real, e uma única melhor forma de jogá-lo. A primeira tentativa vale para o seu nível; depois, tente quantas vezes quiser.
puzzles-kind-play-it-out-about = Até o fim: as próximas cartas estão abertas. Jogue o máximo de cartas do estoque em um só turno.
puzzles-kind-what-now-about = E agora? As próximas cartas estão escondidas, como em qualquer rodada. Ache o turno que vence mais vezes.
puzzles-kind = { $kind ->
    [play-it-out] Até o fim
    [what-now] E agora?
   *[all] Todos
}
puzzles-theme = { $theme ->
    [wilds] Curingas
    [digging] Cavar nos descartes
    [completing] Completar pilhas
    [hand-out] Esvaziar a mão
    [blocking] Segurar adversários
    [partner] Jogar em time
   *[all] Todos os temas
}
puzzles-next = Próximo quebra-cabeça
puzzles-first = Primeiro quebra-cabeça
puzzles-none = Você já resolveu todos estes.
puzzles-rating = Seu nível
puzzles-rating-none = { $count ->
    [one] aparece com o próximo
   *[other] depois de mais { $count }
}
puzzles-solved = Resolvidos
puzzles-solved-of = { $solved } de { $all }
puzzles-streak = Seguidos
puzzles-streak-of = { $count } (recorde { $longest })
puzzles-tried = Tentados até agora: { $count }
puzzles-left = Ainda falta resolver: { $left } de { $all }.
puzzles-nearest = A seguir vem o mais próximo do seu nível.
puzzles-due = { $count ->
    [one] Um quebra-cabeça que você errou voltou, e vem primeiro.
   *[other] { $count } quebra-cabeças que você errou voltaram, e vêm primeiro.
}
puzzles-returns-next = { $days ->
    [one] O próximo quebra-cabeça que você errou volta amanhã.
   *[other] O próximo quebra-cabeça que você errou volta em { $days } dias.
}
puzzles-returns = { $days ->
    [0] já voltou
    [one] volta amanhã
   *[other] volta em { $days } dias
}
puzzles-no-such = Não há nenhum destes. A estrela ao lado de um quebra-cabeça faz dele um favorito.
puzzles-favourites = Favoritos
puzzles-favourites-listed = Seus favoritos: { $count }
puzzles-favourite-number = Favorito: quebra-cabeça { $number }
puzzles-favourite-new = Favorito: quebra-cabeça de dificuldade { $rating }
puzzles-open-new = Abrir o quebra-cabeça de dificuldade { $rating }
puzzles-result = { $result ->
    [new] A resolver
    [at-once] Resolvido de primeira
    [later] Resolvido depois
   *[missed] Ainda não resolvido
}
puzzles-open = Abrir
puzzles-paste = Colar texto
puzzles-paste-about = Mandaram um para você como texto? Copie primeiro.
puzzles-paste-empty = Não há texto para colar.
puzzles-paste-wrong = Esse texto não é um quebra-cabeça: { $why }.
puzzles-paste-line = não dá para entender a linha { $line }
puzzles-paste-key = “{ $key }” falta ou está errado
puzzles-paste-position = uma posição assim não pode acontecer

puzzle-title = Quebra-cabeça
puzzle-rating = Dificuldade { $rating }
puzzle-rating-about = Quem tem esse mesmo nível resolve cerca de metade dos quebra-cabeças assim na primeira tentativa.
puzzle-task-play-it-out = Jogue { $count ->
    [one] uma carta
   *[other] { $count } cartas
} do estoque neste turno.
puzzle-task-what-now = Ache o melhor turno: jogue até ver uma carta nova, ou descarte.
puzzle-coming-stock = A seguir no seu estoque: { $cards }
puzzle-coming-draw = Compradas quando sua mão esvaziar: { $cards }
puzzle-solved = Resolvido!
puzzle-solved-all = { $count ->
    [one] A carta do estoque saiu.
    [2] As duas cartas do estoque em um só turno.
   *[other] Todas as { $count } cartas do estoque em um só turno.
}
puzzle-answer = Esta é a resposta.
puzzle-step-count = Passo { $step } de { $steps }
puzzle-step-back = Voltar um passo
puzzle-step-on = Avançar um passo
puzzle-fewer = Você jogou { $count } de { $best } { $best ->
    [one] carta
   *[other] cartas
} do estoque.
puzzle-worse = Há um turno melhor.
puzzle-chance-best = Daqui você vence { $best }% das rodadas; com o segundo melhor turno, { $next }%.
puzzle-chance-tried = Daqui você venceria { $tried }% das rodadas; com o melhor turno, { $best }%.
puzzle-chance-counting = Contando quantas vezes isso vence…
puzzle-next-best = O segundo melhor turno: { $line }.
puzzle-mistake = { $mistake ->
    [stock-left] Este turno deixa uma carta do estoque que podia ser jogada.
    [wild-spent] Este turno gasta um curinga que é melhor guardar.
    [opponent-helped] Este turno facilita para um adversário jogar uma carta do estoque.
    [hand-held] Este turno segura cartas que é melhor jogar.
    [card-spent] Este turno joga cartas que é melhor guardar para depois.
    [discard] Outra carta, ou outra pilha, é melhor para o descarte.
   *[placement] As cartas certas, mas nas pilhas erradas.
}
puzzle-block = A carta do estoque de { $name } é um { $rank }, e { $missing ->
    [one] é preciso jogar mais uma carta
   *[other] é preciso jogar mais { $missing } cartas
} até que ela caiba. Depois do segundo melhor turno { $otherwise ->
    [0] ela caberia na hora.
    [one] bastaria uma.
   *[other] bastariam { $otherwise }.
}
puzzle-no-hints = Não há dicas em um quebra-cabeça. “Resposta” mostra a solução.
puzzle-over = Esta tentativa terminou. Tente de novo, ou vá para o próximo.
puzzle-own-rating-about = Sobe a cada quebra-cabeça que você resolve de primeira: mais com um difícil, menos com um fácil.
puzzle-own-rating-later = Seu nível aparece { $count ->
    [one] com o próximo quebra-cabeça.
   *[other] após mais { $count } quebra-cabeças.
}
puzzle-own-rating = Seu nível: { $rating }
puzzle-own-rating-changed = Seu nível: { $rating } ({ $change })
puzzle-streak = { $count } seguidos!
puzzle-again = Tentar de novo
puzzle-show = Resposta
puzzle-show-counts = Ver a resposta conta como não resolvido.
puzzle-come-back = Este voltou. Resolva agora, e ele não volta mais.
puzzle-returns = { $days ->
    [0] Este quebra-cabeça voltou.
    [one] Este quebra-cabeça volta amanhã.
   *[other] Este quebra-cabeça volta em { $days } dias.
}
puzzle-tried-before = Você já tentou este, então não vale mais para o seu nível.
puzzle-next = Próximo quebra-cabeça
puzzle-another = Outro parecido
puzzle-favourite = Favorito
puzzle-copy = Copiar texto
puzzle-picture = Salvar imagem
puzzle-all = Todos
puzzle-stay = Voltar
puzzle-leave = Sair do quebra-cabeça
puzzle-kept = Seu nível e o que você já resolveu ficam guardados.
puzzle-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
puzzle-picture-next = próxima: { $rank }
puzzle-stock = Estoque
puzzle-discards = Descartes
puzzle-hand = Mão
puzzles-kinds = Tipo
puzzles-themes = Tema
puzzles-open-number = Abrir o quebra-cabeça { $number }

timed-title = Contra o relógio
timed-about = Três minutos, quantos quebra-cabeças você conseguir. Começam fáceis, e nada vale para o seu nível.
timed-begin = Começar
timed-once-more = Mais uma vez
timed-left = Tempo restante
timed-solved = Resolvidos
timed-best = Seu recorde: { $solved }
timed-skip = Pular este
timed-again = Recomeçar
timed-end = Encerrar
timed-kept = O que você já resolveu vale. O relógio continua correndo.
timed-over = O próximo já vem.
timed-no-hints = Não há dicas contra o relógio. Você pode pular um.
timed-begins = Você tem três minutos.
timed-minute = Falta um minuto.
timed-ten-seconds = Faltam dez segundos.
timed-ended = Contra o relógio: { $solved ->
    [0] nenhum quebra-cabeça resolvido
    [one] um quebra-cabeça resolvido
   *[other] { $solved } quebra-cabeças resolvidos
}
timed-new-best = Novo recorde! Antes era { $before }.
timed-first-best = É o seu primeiro recorde.
timed-none = Da próxima vez, eles começam fáceis de novo.
timed-missed = Errados ou pulados. Agora resolva com calma:
