# The title screen.

home-tagline =
    Construa, esvazie seu estoque
    e termine primeiro.
# How the series stands: "You lead by 40 points."
home-leads = { $who ->
    [you] Você está { $lead } à frente.
    [team] Seu time está { $lead } à frente.
   *[other] { $people ->
        [one] { $names } está { $lead } à frente.
       *[other] { $names } estão { $lead } à frente.
    }
}
home-lead = { $unit ->
    [wins] { $lead ->
        [one] { $lead } rodada
       *[other] { $lead } rodadas
    }
   *[points] { $lead ->
        [one] { $lead } ponto
       *[other] { $lead } pontos
    }
}
home-level = { $who ->
    [you] Empate: você e { $names }.
    [team] Empate: seu time e { $names }.
   *[other] Empate: { $names }.
}
home-greeting-away = Guardei seu lugar quentinho.
home-greeting-even = Agora está tudo igual.
home-greeting-streak = { $days } dias seguidos! Que bom ver você.
home-greeting-caught-up = Você está chegando perto.
home-greeting-ahead = Vamos continuar?
home-continue = Continuar
home-waiting = { $count ->
    [one] Mais uma partida espera
   *[other] Mais { $count } partidas esperam
}
home-after-round = Depois da rodada { $round }
home-waiting-all = Partidas à espera
home-play = Jogar
home-new-game = Nova partida
home-day-waits = Igual para todo mundo
home-day-waits-in-row = A de hoje espera{"\u000A"}{ $days ->
    [one] { $days } dia seguido
   *[other] { $days } dias seguidos
}
home-day-played = Jogada: { $days ->
    [0] a de hoje
    [one] { $days } dia seguido
   *[other] { $days } dias seguidos
}{ $more ->
    [0] {""}
    [one] {"\u000A"}mais uma espera
   *[other] {"\u000A"}mais { $more } esperam
}
home-puzzles = Nível { $rating } · { $solved } resolvidos
home-more = Mais
home-learn = Aprender a jogar
home-learn-about = Sua primeira rodada, passo a passo: uns dois minutos.
home-host = Abrir uma mesa
home-join = Entrar na mesa
home-return = Voltar: { $table }
home-statistics = Estatísticas
home-how-to-play = Como jogar
home-rounds = Rodadas jogadas
home-settings = Configurações
home-about = Sobre
home-quit = Sair
home-note = Segue as regras do jogo de cartas em sequência vendido como SKIP-BO®. Sem vínculo com a Mattel.
# Said first to whoever uses a screen reader
listener-welcome = As setas leem a tela linha por linha, e Tab vai de botão em botão. Na mesa, o ponto de interrogação mostra todas as teclas.
