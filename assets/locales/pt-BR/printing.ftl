# Sheets as PDF, and the sheet of a round.

print = Imprimir…
print-about = Abre o PDF no seu leitor; é de lá que você imprime.
print-save = Salvar em PDF
print-opened = Aberto no seu leitor de PDF; você pode imprimir de lá.
print-not-opened = Nenhum programa daqui abriu o PDF, então ele foi salvo em { $path }. Você pode imprimir de lá.
print-not-painted = Não foi possível criar o PDF: { $why }

## The sheet of a round
round-sheet-title = Rodada { $round }
round-sheet-file = Skipstone rodada { $round }
round-sheet-file-dated = Skipstone rodada { $round }, { $date }
round-sheet-players = Participantes
round-sheet-left = Cartas restantes no estoque
round-sheet-points = Pontos
round-sheet-stocks = Cartas do estoque: { $cards }.
round-sheet-next = Próxima carta do estoque: { $card }, restam { $left }.
