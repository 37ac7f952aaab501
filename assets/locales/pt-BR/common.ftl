# The words of the rules, the same everywhere: stock pile, draw pile, build pile, discard pile, completed pile, wild, hand, play,
# discard, pass, round, series, seat, team, dealer, preset. Around the table: host, record, replay, review.

back = Voltar

# Who has entered no name: on the own seat, and on another one.
player-you = Você
player-number = Participante { $seat }

exported = Salvo em { $path }
not-exported = Não dá para gravar { $path }: { $error }
not-exported-no-folder = Não há uma pasta de documentos para salvar.
# What something is, with its value: "Ada: 89%".
labelled = { $label }: { $value }
copy-link = Copiar link
