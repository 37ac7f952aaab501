# The guided round, step by step as in assets/guide/round.txt, and the tips of the first rounds. $name is the other player, who says
# it; in tips, the next player. $faces: the cards that are shown, french with ace, jack and queen, else with numbers.

guide-title = Leren spelen · { $step } van { $steps }
guide-build = Hoi, ik ben { $name }! Deze vier plekken in het midden zijn de bouwstapels. Daar bouwen we allemaal op, van { $faces ->
    [french] A (aas) tot Q (vrouw). Je hebt een aas in je hand
   *[other] 1 tot 12. Je hebt een 1 in je hand
}: leg die op een van de plekken.
guide-note-controls = Sleep de kaart, of klik op de kaart en dan op de plek. Toetsen: 1 tot 5 voor je hand, 6 tot 9 voor de plekken in het midden.
guide-onto = Mooi! Iedereen mag op elke stapel bouwen, steeds met de volgende kaart. Nu is dat een 2, en die heb je.
guide-goal = En hier draait het om: de voorraadstapels. Die met de 4 is van jou, die met de 3 van mij. Wie het eerst een lege stapel heeft, wint!
guide-wild = Je voorraadkaart is een 4, maar de stapel in het midden heeft eerst een 3 nodig. Een joker kan elke kaart zijn, dus speel hem daar als de 3.
guide-stock = En nu de 4 van je voorraadstapel!
guide-race = Zie je de stippellijn bovenaan? Dat is onze race. Je steen is net een stukje verder, want er is een voorraadkaart weg. Wie bij de vlag komt, heeft de voorraadstapel leeg.
guide-discard = Goed zo, nog vier! Verder past er niets, dus beëindig je beurt: leg de 9 uit je hand op een van je aflegstapels. Daarvandaan kun je die later nog spelen.
guide-watch = Mijn beurt! Ik speel een 5 en een 6, en dan leg ik ook af. Mijn voorraadkaart, de 3, past nog niet.
guide-hand = Jouw beurt! Je hand is weer aangevuld tot vijf kaarten, en je kunt ze allemaal spelen. Eerst de 7, dan de 8.
guide-freed = Goed zo, nu past je voorraadkaart: speel de 9! En dan je 10 erbovenop.
guide-empty = Je hebt nog twee kaarten in je hand, { $faces ->
    [french] een aas
   *[other] een 1
} en een 2. Speel die ook, als begin van een nieuwe stapel, en kijk wat er gebeurt!
guide-refill = Je hand was leeg, dus kreeg je meteen vijf nieuwe kaarten van de trekstapel. En je bent nog steeds aan de beurt!
guide-block = Maar let op: mijn voorraadkaart is een 3, en één stapel heeft een 3 nodig! Leg daar je eigen 3, en ik ben geblokkeerd.
guide-order = Hé! Beëindig nu je beurt: leg de 8 op de 9. Van een aflegstapel kun je alleen de bovenste kaart spelen, en de 8 heb je eerder nodig dan de 9.
guide-blocked = Hm, mijn 3 past niet meer, dus ik bouw iets anders. Met de { $faces ->
    [french] vrouw is een stapel vol. Die maakt plaats voor een nieuwe aas
   *[other] 12 is een stapel vol. Die maakt plaats voor een nieuwe 1
}, en wordt weer ingeschud als de trekstapel op is.
guide-finish = Jouw beurt, en ik heb je zelfs geholpen. Speel de 6, dan de 7 van je voorraadstapel!
guide-reward = Hier is de beloning voor je nette aflegstapel: eerst de 8, dan de 9.
guide-win = Nog twee voorraadkaarten, en ze passen allebei. Speel ze en je wint!
guide-won = Gelukt!

guide-go-on = Verder
# The same for those who hear it
guide-go-on-key = Druk op Enter om verder te gaan.
guide-read-first = Lees eerst wat { $name } zegt, en druk dan op “Verder” of Enter.
# The answers to what a step doesn’t wait for: which card comes first, and where it goes.
guide-take = Pak eerst { $card } van { $from ->
    [stock] je voorraadstapel
    [discard] je aflegstapel
   *[hand] je hand
}.
guide-put = Leg de kaart nu op { $onto ->
    [discard] een oplichtende aflegstapel
   *[build] een oplichtende stapel in het midden
}.
guide-card = { $faces ->
    [french] { $rank ->
        [0] de joker
        [1] de aas
        [11] de boer
        [12] de vrouw
       *[other] de { $rank }
    }
   *[other] { $rank ->
        [0] de joker
       *[other] de { $rank }
    }
}
guide-discard-later = Met afleggen eindigt je beurt. { $instead }
guide-other-order = Dat mag volgens de regels, maar hier wil ik je iets anders laten zien. { $instead }
guide-wait = Ik ben aan de beurt. Kijk maar!
guide-note-double-click = Nog sneller: dubbelklik, en de kaart wordt gespeeld waar die past.
guide-kept = Je kunt altijd opnieuw beginnen: “Leren spelen” staat onder “Meer” op het startscherm.

guide-end = Je eerste ronde gewonnen!
guide-end-about = Bouw van { $faces ->
    [french] aas tot vrouw
   *[other] 1 tot 12
}, speel je voorraadstapel leeg, en leg af om je beurt te beëindigen: meer is het niet. Weet je het even niet, dan toont “Hint” een goede zet, en met “Terugnemen” neem je zetten terug. Klaar voor een kort potje zonder mijn hulp?
guide-play = Kort potje spelen

## Tips
tip-close = Begrepen
tip-who-begins = Jij begint, want je zit links van de deler. De deler wisselt elke ronde, dus de volgende keer begint iemand anders.
tip-last-hand-card = { $moment ->
    [after] Je hebt je hele hand gespeeld, dus kreeg je meteen een nieuwe. En je bent nog steeds aan de beurt!
   *[before] Speel ook je laatste handkaart: met een lege hand trek je meteen een nieuwe.
}
tip-wild-for-stock = Je joker kan de kaart net vóór je voorraadkaart vervangen. Dan past je { $rank }.
tip-block = De voorraadkaart van { $name }, de { $rank }, past op een bouwstapel. Leg je daar eerst je eigen { $rank }, dan is die geblokkeerd.
tip-discard-order = Voor je aflegt: een nette stapel telt af. Je { $rank } op de { $above } is goed, want de { $rank } heb je eerder nodig.
tip-hint = Weet je niet welke kaart? De knop “Hint” ({ $key }) toont wat de sterkste speler zou doen, en waarom.
tip-skip = Wil je de volgende keer niet op de anderen wachten, houd dan de spatiebalk ingedrukt of druk op “Naar mijn beurt”.
