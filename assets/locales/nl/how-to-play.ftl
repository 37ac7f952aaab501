# The game in a page. What it says is the usual rules. $faces: the cards that are shown, french or with numbers.

how-title = Speluitleg

how-goal = Het doel
how-goal-about = Speel als eerste je hele voorraadstapel leeg. De bovenste kaart ligt open; het getal ernaast zegt hoeveel kaarten er nog liggen.

how-piles = De stapels
how-piles-about = In het midden liggen vier bouwstapels voor iedereen samen. Elke stapel wordt opgebouwd van { $faces ->
    [french] aas tot vrouw, kaart na kaart; een joker vervangt elke kaart. Een stapel die bij de vrouw komt, is vol en maakt plaats voor een nieuwe aas.
   *[other] 1 tot 12, kaart na kaart; een joker vervangt elke kaart. Een stapel die bij 12 komt, is vol en maakt plaats voor een nieuwe 1.
} Voor elke speler liggen een voorraadstapel en vier aflegstapels.

how-turn = Je beurt
how-turn-about = Je hand wordt aangevuld tot vijf kaarten. Speel dan zoveel kaarten als je wilt op de bouwstapels: uit je hand, van je voorraadstapel of van je aflegstapels, steeds de bovenste. Speel je alle vijf je handkaarten, dan trek je meteen vijf nieuwe en ga je door. Spelen hoeft nooit.

how-discard = Afleggen beëindigt je beurt
how-discard-about = Leg één kaart uit je hand op een van je aflegstapels. Elke kaart mag op elke andere, maar later kun je alleen de bovenste spelen. Leg ze dus in de volgorde waarin je ze nodig hebt.

how-end = Het einde van een ronde
how-end-about = Speel de laatste kaart van je voorraadstapel en je wint de ronde: 25 punten, plus 5 voor elke kaart die de anderen nog in hun voorraadstapel hebben. Wie het eerst 500 punten heeft, wint de serie.

how-partners = Partners
how-partners-about = In teams mag je ook van de voorraadstapel en de aflegstapels van je partner spelen. Je team wint de ronde als al jullie voorraadstapels leeg zijn.

how-phones = Met anderen
how-phones-about = Open een tafel op het startscherm: anderen schuiven aan met hun eigen computer. Zet je in de lobby “Telefoons mogen meedoen” aan, dan kan het ook met de browser van een telefoon, door een code te scannen.

how-controls = Aan deze tafel
how-controls-about = Sleep een kaart naar de juiste plek, of klik op de kaart en dan op de stapel. Dubbelklik om de kaart te spelen waar die het best past. De pijltoetsen en Enter werken ook. Kan een kaart niet gespeeld worden, dan zie je waarom. Speel je alleen, dan laat H zien wat de sterkste speler zou doen, neemt U je laatste zet terug, en spoel je met de spatiebalk ingedrukt door tot je beurt. ? toont alle toetsen, F11 schakelt naar volledig scherm.
