# The words of the rules, the same everywhere: stock pile, draw pile, build pile, discard pile, completed pile, wild, hand, play,
# discard, pass, round, series, seat, team, dealer, preset. Around the table: host, record, replay, review.

back = Volver

# Who has entered no name: on the own seat, and on another one.
player-you = Tú
player-number = Asiento { $seat }

exported = Guardado como { $path }
not-exported = No se puede escribir { $path }: { $error }
not-exported-no-folder = No hay carpeta de documentos donde guardarlo.
# What something is, with its value: "Ada: 89%".
labelled = { $label }: { $value }
copy-link = Copiar enlace
