# Who the computer players are, and what they say at the table, without names or cards: after a turn as they like it (habit), when
# few stock cards are left to them (close) or to an opponent (pressed), when they have won the round (won).

character-pebble = Pebble is netjes en legt gelijke getallen op elkaar.
remark-pebble-habit = Gelijk op gelijk. Netjes!
remark-pebble-close = Bijna alles opgeruimd.
remark-pebble-pressed = Daar heeft iemand haast met opruimen.
remark-pebble-won = Alles op zijn plek.

character-flint = Flint is een racer: altijd uit op een nieuwe hand.
remark-flint-habit = Volgende hand, graag!
remark-flint-close = Ik zie de finish al!
remark-flint-pressed = Wacht op mij!
remark-flint-won = Eerste!

character-slate = Slate plant vooruit en legt op volgorde af.
remark-slate-habit = Eentje lager, en klaar.
remark-slate-close = Volgens plan: nog maar een paar.
remark-slate-pressed = Daar had ik op moeten rekenen.
remark-slate-won = Alles volgens plan.

character-basalt = Basalt blokkeert graag en loopt je in de weg.
remark-basalt-habit = Was dat jouw plek?
remark-basalt-close = En mij houdt niemand tegen.
remark-basalt-pressed = Langs mij kom je niet.
remark-basalt-won = Rotsvast, zoals altijd.

character-marble = Marble spaart jokers voor moeilijke tijden.
remark-marble-habit = Ik ben aan het sparen.
remark-marble-close = Tijd om de schatkist te openen.
remark-marble-pressed = Misschien te lang gespaard.
remark-marble-won = Sparen loont.

character-onyx = Onyx telt mee en geeft weg waar er veel van zijn.
remark-onyx-habit = Daar zijn er genoeg van.
remark-onyx-close = De rest tel ik op één hand.
remark-onyx-pressed = Ik heb je kaarten geteld. Te weinig.
remark-onyx-won = Het klopt als een bus.

character-agate = Agate speelt jokers zoals ze komen.
remark-agate-habit = Jokers zijn er om te spelen.
remark-agate-close = Nu de rest nog.
remark-agate-pressed = Zo gewonnen, zo geronnen.
remark-agate-won = Goed besteed!

character-granite = Granite bewaart wat snel nodig is.
remark-granite-habit = Rustig aan.
remark-granite-close = Langzaam maar zeker.
remark-granite-pressed = Haast, hè?
remark-granite-won = Geduld wordt beloond.

character-jasper = Jasper maakt graag bouwstapels vol.
remark-jasper-habit = Klaar, en van tafel.
remark-jasper-close = Bijna af.
remark-jasper-pressed = Niet zonder mij klaar zijn, hè!
remark-jasper-won = En daarmee is het af.

character-quartz = Quartz spreidt uit over alle aflegstapels.
remark-quartz-habit = Plek genoeg hier.
remark-quartz-close = Alles ligt open en bloot.
remark-quartz-pressed = Dat zag ik aankomen.
remark-quartz-won = Zo helder als glas.

character-opal = Opal helpt partners eerst en begraaft weinig.
remark-opal-habit = Niets gaat verloren.
remark-opal-close = Nog een paar, en die vinden ook hun plek.
remark-opal-pressed = Hulp heb jij zo te zien niet nodig.
remark-opal-won = Goed gespeeld, allemaal.

# What any of them may say.
remark-others-chain-1 = Dat loopt lekker!
remark-others-chain-2 = Hoeveel nog?
remark-others-chain-3 = Dat was mooi.
remark-others-chain-4 = Die golf voelde ik.
remark-others-chain-5 = Laat nog wat water voor ons over.
remark-others-chain-6 = Nu ben ik wakker.
remark-own-chain-1 = Hop, hop, hop!
remark-own-chain-2 = Dat was niet eens gepland.
remark-own-chain-3 = Zagen jullie dat?
remark-own-chain-4 = Het water is me vandaag goedgezind.
remark-own-chain-5 = Nog een? Nog een!
remark-others-last-card-1 = Nog maar één? Nu al?
remark-others-last-card-2 = Die vlag is dichtbij.
remark-others-last-card-3 = Hou je vast, allemaal.
remark-others-last-card-4 = Wat spannend.
remark-others-last-card-5 = Ik moet opschieten.
remark-own-last-card-1 = Nog één, nog maar één.
remark-own-last-card-2 = Niemand ademen.
remark-own-last-card-3 = Zo dichtbij.
remark-own-last-card-4 = Ik hoor de vlag al.
remark-helped-1 = Dank je, die past!
remark-helped-2 = Die had ik nodig.
remark-helped-3 = Wij zijn een goed team.
remark-helped-4 = Slim.
remark-others-win-1 = Wat een worp!
remark-others-win-2 = Prachtig gedaan.
remark-others-win-3 = Dat heb je verdiend.
remark-others-win-4 = Nog een keer? Alsjeblieft?
remark-others-win-5 = Ik klapte. Je ziet het alleen niet.
remark-own-win-1 = Wat een rit!
remark-own-win-2 = Dat was leuk.
remark-own-win-3 = Goed gespeeld, allemaal.
remark-own-win-4 = Doen we dat nog eens?
