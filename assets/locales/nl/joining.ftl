# Getting to somebody's table.

join-title = Aanschuiven
join-where = Adres of code
join-where-example = K7M-4RX, 192.168.1.20 of 0A5K2-…
join-play = Meespelen
join-watch = Meekijken
join-go = Aanschuiven
join-found = Tafels op dit netwerk
join-looking = Tafels zoeken… Staat de jouwe er niet bij, vul dan het adres of een uitnodigingscode in.
join-looking-off = Tafels zoeken staat uit in de instellingen. Aanschuiven kan nog steeds met een adres of een uitnodigingscode.
join-looking-failed = Op dit netwerk kunnen geen tafels worden gezocht. Aanschuiven kan nog steeds met een adres of een uitnodigingscode.
join-looking-port-held = Door een ander programma kan Skipstone geen tafels zoeken: het houdt UDP-poort 5353 bezet. Aanschuiven kan nog steeds met een adres of een uitnodigingscode.
# Somebody hosts the rest of a series that the player has played with them.
join-carried-on = { $host } speelt verder aan je serie met { $names }
join-free = { $free ->
    [0] alle { $seats } plaatsen bezet
    [one] 1 van { $seats } plaatsen vrij
   *[other] { $free } van { $seats } plaatsen vrij
}
join-kept = je plaats blijft bewaard
join-kept-claimed = misschien is hier een plaats voor je bewaard
join-host-known = bekend
join-host-claimed = misschien een host die je kent
join-is-code = Een uitnodigingscode voor de tafel op { $address }.
join-is-computer = { $host }, poort { $port }
join-is-computer-with-code = Een korte code voor de tafel op { $host }, poort { $port }.
join-is-short-code = Een korte code voor “{ $table }”.
join-short-code-looking = Een korte code. Er is op dit netwerk nog geen tafel gevonden: wacht even, of typ het adres ervoor, zoals 192.168.1.20/K7M-4RX.
join-short-code-address = Een korte code. Er worden geen tafels gezocht, dus typ het adres ervoor, zoals 192.168.1.20/K7M-4RX.
join-short-code-choose = Een korte code. Er is meer dan één tafel: kies die van de host die je de code gaf. Een poging bij een andere telt daar als fout.
# Where several tables are on the network. $code: the short code
join-which-host = Van wie heb je de code { $code }?
join-which-host-about = Kies die tafel, of druk op het nummer ervan. Een poging bij een andere telt daar als fout.
join-address-code-letter = Dat is geen code van een tafel: kijk er nog eens naar. In codes staan de cijfers 2 tot en met 9 en de letters { $letters }, maar geen “{ $letter }”.
# $address: what was typed, with the port
join-address-code-almost = Dat is geen code van een tafel: kijk er nog eens naar. In codes staan de cijfers 2 tot en met 9 en de letters { $letters }, maar geen “{ $letter }”. Is het de naam van een computer, typ dan { $address }.
join-address-code-almost-length = Dat is geen code van een tafel: codes hebben { $letters } letters en cijfers. Is het de naam van een computer, typ dan { $address }.
join-address-code-length = Een korte code heeft { $letters } letters en cijfers.

join-address-empty = Vul het adres van de host of de uitnodigingscode in. De host ziet beide in de lobby.
join-address-letter = “{ $letter }” komt in uitnodigingscodes niet voor. Ze bestaan uit cijfers en letters zonder U.
join-address-short = Dat is nog niet de hele uitnodigingscode: { $letters } van minstens 30 letters.
join-address-typo = Er zit een typefout in de uitnodigingscode. Vergelijk hem met die van de host.
join-address-newer = Deze code komt van een nieuwere versie van Skipstone. Werk de jouwe bij.
join-address-port = “{ $port }” is geen poort. Poorten zijn getallen van 1 tot en met 65535.
join-address-host = “{ $host }” is geen adres en ook geen uitnodigingscode.

## Waiting
join-of-code = de tafel van je uitnodigingscode
join-calling = Verbinden met { $table }…
join-calling-about = Dit duurt hoogstens een paar seconden.
join-knocked = Je hebt aangeklopt bij { $table }.
join-knocked-about = Wachten tot de host je binnenlaat als “{ $name }”.
join-knocked-watch-about = Wachten tot de host je binnenlaat als “{ $name }”, om mee te kijken.
join-knocked-once = Dit hoef je maar één keer te doen.
join-cancel = Annuleren

## Why not
join-failed = Aanschuiven bij { $table } is niet gelukt
join-over = Je zit niet meer bij { $table }
join-again = Opnieuw proberen
join-knock = Opnieuw aankloppen
join-watch-instead = Liever meekijken
join-choose = Andere tafel
join-home = Naar het startscherm
join-other-code = Terug naar de code
join-unknown = Er is hier geen computer die “{ $name }” heet.
join-unknown-or-code = Er is hier geen computer die “{ $name }” heet, en een code van een tafel is het ook niet: codes hebben alleen de cijfers 2 tot en met 9 en de letters { $letters }.
join-unknown-next = Controleer de spelling, of gebruik het adres, dat eruitziet als 192.168.1.20. De poort is { $port }, tenzij de host iets anders zegt.
join-no-network-next = Is deze computer verbonden met een netwerk?
join-nothing-answers = { $near ->
    [true] De computer van de tafel antwoordt niet.
   *[false] Geen antwoord van { $address }.
}
join-nothing-answers-next = Is de tafel nog open? Zo ja, dan moet de firewall op de computer van de host Skipstone doorlaten: UDP-poort { $port }.
join-alike = Op { $address }, sleutel { $key }
kept-at-other-table = Dit is een nieuwe tafel. Je plaats aan “{ $table }” blijft bewaard tot { $name } die weer opent.
join-kept-not-open = “{ $table }” is nu niet open
join-kept-closed = De computer van de host antwoordt niet. Je plaats blijft van jou.
join-kept-closed-watched = Blijf hier: zodra de tafel weer open is, zit je er weer, ook als het adres veranderd is. Is de tafel nu al open, kijk dan of beide computers op hetzelfde netwerk zitten.
join-kept-closed-next = Kom terug als de host de tafel weer heeft geopend. Is de tafel al open, kijk dan of beide computers op hetzelfde netwerk zitten.
join-other-network = Geen antwoord van { $address }: dat zit op een ander netwerk dan deze computer.
join-other-network-next = Verbind met hetzelfde netwerk, bijvoorbeeld dezelfde wifi, en probeer het opnieuw.
join-unreachable = { $near ->
    [true] De computer van de tafel is vanaf hier niet bereikbaar.
   *[false] { $address } is vanaf hier niet bereikbaar.
}
join-unreachable-next = Controleer het adres: ontbreekt er een cijfer of klopt er een niet?
join-no-address = Deze tafel zegt niet hoe je er komt.
join-no-address-next = Vraag de host om de uitnodigingscode of een adres. Beide staan in de lobby.
join-other-protocol = Op { $address } is geen Skipstone-tafel die deze versie begrijpt.
join-other-protocol-next = Jullie hebben dezelfde versie van Skipstone nodig. De jouwe is { $version }.
join-busy = De host kan nu geen verbindingen meer aan.
join-busy-next = Probeer het zo meteen opnieuw.
join-key-changed = Dit is niet de host die je kent
join-key-changed-next = Deze tafel had eerst een andere sleutel. Misschien heeft de host Skipstone opnieuw geïnstalleerd of een andere computer, of iemand doet zich als de host voor. Vraag het de host voordat je aanschuift, en vergelijk de nieuwe sleutel met die in de lobby van de host.
join-key-before = De sleutel die je kent
join-key-now = De sleutel die je nu ziet
join-key-stay = Niet aanschuiven
join-key-anyway = Toch aanschuiven
join-unexpected-key = De computer die antwoordde, is niet de host uit de lijst.
join-unexpected-key-next = De sleutel is een andere, dus misschien doet iemand zich als de host voor. Vraag de host om de uitnodigingscode en schuif daarmee aan.
join-not-the-table = Dat is niet de tafel van deze uitnodigingscode.
join-not-the-table-next = Vraag de host om de huidige code.
join-lost-next = Probeer het opnieuw. Blijft het gebeuren, vraag de host dan of de tafel nog open is.
join-protocol-violation = Het programma van de host stuurde iets wat niet klopt: { $why }.
join-protocol-violation-next = Daarna was het spel niet meer te vertrouwen. Vergelijk jullie versies van Skipstone en werk ze allebei bij.
join-version = De host heeft versie { $app } en jij hebt { $own }. Die werken niet samen.
join-version-host = De host moet Skipstone bijwerken.
join-version-guest = Werk jouw Skipstone bij.
join-full = Alle plaatsen zijn bezet.
join-full-next = Je kunt meekijken, en vanaf de volgende ronde meespelen als een computerspeler een plaats heeft.
join-no-watching = Bij deze tafel kan niemand meer meekijken.
join-no-watching-next = Vraag de host om meekijken toe te staan in de lobby.
join-not-let-in = De host heeft je niet binnengelaten.
join-not-let-in-next = Misschien keek er niemand. Vraag het de host, en klop nog eens aan.
join-code-needed = Voor deze tafel heb je de uitnodigingscode nodig.
join-code-needed-next = Vraag de host om de code en vul die in op de plek van het adres.
join-wrong-short-code = Dit is niet, of niet meer, de code van deze tafel. { $tries ->
    [0] Je hebt geen pogingen meer tot de tafel een nieuwe code heeft.
    [one] Je hebt nog één poging.
   *[other] Je hebt nog { $tries } pogingen.
}
join-wrong-short-code-next = Vraag de host om de huidige code, of controleer de tafel en het adres.
join-codes-paused = Bij deze tafel zijn te veel verkeerde codes geprobeerd, dus die heeft nu een nieuwe.
join-codes-paused-next = Vraag de host om de nieuwe code, en probeer het opnieuw over { $seconds ->
    [one] één seconde.
   *[other] { $seconds } seconden.
}
join-wrong-code = De uitnodigingscode klopt niet of is niet meer geldig. { $tries ->
    [0] Je kunt het voorlopig niet opnieuw proberen.
    [one] Je hebt nog één poging.
   *[other] Je hebt nog { $tries } pogingen.
}
join-wrong-code-next = Vraag de host om de huidige code.
join-banned = De host heeft je verbannen.
join-banned-next = Alleen de host kan dat ongedaan maken.
join-name-taken = Iemand aan deze tafel heeft jouw naam al.
join-name-taken-next = Schuif aan met een andere: die geldt alleen voor deze tafel.
join-no-seat = Je hebt geen plaats aan de tafel die nu open is.
join-no-seat-next = Schuif aan – misschien is er een plaats vrij. Een plaats die een eerdere tafel bewaart, blijft van jou.

network-in-use = Poort { $port } is in gebruik door een ander programma.
network-not-allowed = Van dit systeem mag Skipstone poort { $port } niet gebruiken.
network-not-here = { $address } is geen adres van deze computer.
network-other = Het netwerk van deze computer kan niet worden gebruikt: { $why }

lost-ended = De host heeft de verbinding verbroken.
lost-silent = De verbinding is weggevallen.
lost-restarted = Het programma van de host is opnieuw gestart.
lost-misunderstood = Het programma van de host was niet te begrijpen: { $why }.
lost-broken = De verbinding is mislukt: { $why }.

farewell-back-later = { $name } is weg. Zodra { $name } terug is, gaat het spel verder.
farewell-handed-over = De tafel gaat verder op een andere computer. Zodra die daar open is, staat die hier in de lijst.
farewell-kicked = { $name } heeft je van tafel gestuurd, dus er blijft geen plaats voor je bewaard.
farewell-kicked-next = Klop opnieuw aan om terug te komen.
farewell-banned = { $name } heeft je van de tafel verbannen. Je kunt niet terugkomen.
farewell-replaced = Je bent aangeschoven vanuit een ander venster of vanaf een andere computer.
farewell-too-slow = Je verbinding was te traag om het spel te volgen.
farewell-misunderstood = De twee programma’s begrijpen elkaar niet. Jullie hebben dezelfde versie van Skipstone nodig.

introduction-title = Hoe heet je aan tafel?
introduction-about = Zo zien de anderen je. Je kunt beide later veranderen, in de instellingen en in de lobby.
introduction-name = Je naam
introduction-name-example = Je naam
introduction-nameless = …
introduction-stone = Je steen
introduction-no-name = Typ eerst een naam. Alles mag, en je kunt hem later veranderen.
introduction-sit = Ga zitten
introduction-cancel = Annuleren
join-wanted = Waarvoor
