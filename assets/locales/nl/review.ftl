# A seat's turns of a round, rated against the strongest player's.

review-show = Terugblik
review-hide = Terugblik verbergen
review-seat = Speler
review-rates = Beurt { $turn } van { $turns } wordt beoordeeld…
review-about = Hoeveel winstkans elke beurt weggaf, vergeleken met de sterkste speler.
review-summary = { $grade ->
    [flawless] Elke beurt zo goed als die van de sterkste speler!
    [strong] Een sterke ronde: bijna niets weggegeven.
    [solid] Een degelijke ronde, met een paar beurten om nog eens te bekijken.
   *[loose] Een ronde om van te leren: de beurten hieronder laten zien waar meer in zat.
}
review-sum = { $count ->
    [one] 1 beurt
   *[other] { $count } beurten
}, { $percent ->
    [0] niets weggegeven
   *[other] per beurt gemiddeld { $mean }% winstkans weggegeven
}.
review-chances = Winstkans: { $better }% daarmee, { $played }% zoals gespeeld.{ $rest ->
    [0] { "" }
   *[other] {" "}De andere { $rest }% ging elders in deze beurt verloren.
}
review-unrated = { $count ->
    [one] Nog 1 beurt kan
   *[other] Nog { $count } beurten kunnen
} niet worden beoordeeld.
review-unrated-turn = Deze beurt kan niet worden beoordeeld: er kwamen kaarten bij waarvan niemand de volgorde vooraf kon weten.
review-chance = Winstkans
review-percent = { $percent }%
review-none = Hier zijn geen beurten gespeeld.
review-most = Duurste beurten
review-every = Elke beurt
review-turn = Beurt { $turn }
review-cost = { $percent ->
    [0] 0%
   *[other] −{ $percent }%
}
review-played = Gespeeld: { $line }
review-better = { $sure ->
    [yes] Duidelijk beter
   *[no] Waarschijnlijk beter
}: { $line }
review-same = Precies zoals de sterkste speler: { $line }
review-as-good = Ongeveer zo goed als de sterkste speler: { $line }
review-try = Deze beurt overspelen
review-try-about = Als oefening, vanaf hier tot het einde van de ronde als je wilt
review-mistake = { $mistake ->
    [stock-left] Voorraadkaart laten liggen
    [wild-spent] Joker beter bewaard
    [opponent-helped] Tegenstander geholpen
    [hand-held] Kaarten te lang vastgehouden
    [card-spent] Kaarten te vroeg gespeeld
    [discard] Verkeerd afgelegd
   *[placement] Kaart op de verkeerde plek
}
