# Challenges: one deal for several people.

challenges-title = Uitdagingen
challenges-about = Een uitdaging is een korte code voor vaste kaarten: wie hem opent, speelt met dezelfde kaarten tegen dezelfde tegenstanders. Je maakt er een van elke ronde in Gespeelde rondes, of na afloop van een ronde.
challenges-code = Plak hier een code
challenges-counts = Je eerste poging telt: zonder hints en zonder terugnemen.
challenges-played-before = Je kent deze kaarten al: nog eens spelen telt niet.
challenges-copy = Code kopiëren
challenges-taken = Hier gespeeld
challenges-open = Bestand openen
challenges-open-about = Anderen sturen je een uitdaging als bestand, of het verslag van hun ronde, dat ze opslaan in Gespeelde rondes. Hier wordt het nagespeeld, zodat niemand iets kan beweren dat niet is gespeeld.
challenges-course = Kaarten over na elke beurt: { $cards }
challenges-played-cards = Kaarten gespeeld per beurt: { $cards }
challenges-save = Opslaan als bestand
challenges-file = Uitdaging
challenges-waiting = Nog te spelen
challenges-remove = Verwijderen
challenges-rivals = Gespeeld door { $names }. Heb jij ook gespeeld, dan staan jullie rondes naast elkaar.
challenges-checking = De rondes worden nagespeeld…
challenges-refused = { $name }: { $why }
challenge-kept = Er wacht een nieuwe uitdaging op je bij Uitdagingen.{ $refused ->
    [0] { "" }
    [one] {" "}Eén verslag erin bewijst niets en is weggelaten.
   *[other] {" "}{ $refused } verslagen erin bewijzen niets en zijn weggelaten.
}
challenge-file-records = Een uitdaging heeft hoogstens { $most } verslagen.
challenges-nameless = Zonder naam
challenges-make = Uitdagen
challenges-make-about = Dezelfde kaarten voor anderen, als code om te versturen
challenges-table-title = Uitdaging
challenges-back = Naar de uitdagingen
challenge-code-none = Dit is geen uitdagingscode: een code is een rij van ongeveer 60 letters, cijfers, - en _.
challenge-code-checksum = Deze uitdagingscode is niet compleet, of er klopt een letter niet.
challenge-code-newer = Deze uitdaging is gemaakt met een nieuwere versie van Skipstone.
challenge-code-content = Deze uitdaging kan met deze versie van Skipstone niet worden gespeeld.
challenge-not-repeatable = De kaarten van deze ronde kunnen niet nog eens worden gedeeld voor anderen.
attempt-other-deal = Dit verslag hoort bij iets anders: het heeft andere { $what ->
    [rules] regels
    [players] spelers
    [dealer] delers
   *[cards] kaarten
}.
attempt-broken = Dit verslag gaat in regel { $line } tegen de spelregels in, dus het bewijst niets.
attempt-unfinished = Deze ronde is niet uitgespeeld.
attempt-deviation = In regel { $line } doet een computerspeler iets anders dan hier zou gebeuren: het verslag is veranderd, of komt van een andere versie van Skipstone.
