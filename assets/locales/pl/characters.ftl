# Who the computer players are, and what they say at the table, without names or cards: after a turn as they like it (habit), when
# few stock cards are left to them (close) or to an opponent (pressed), when they have won the round (won).

character-pebble = Pebble lubi porządek: odrzuca równe liczby na siebie.
remark-pebble-habit = Liczba na taką samą liczbę. Porządek!
remark-pebble-close = Prawie wszystko posprzątane.
remark-pebble-pressed = Komuś się spieszy z porządkami.
remark-pebble-won = Wszystko na swoim miejscu.

character-flint = Flint się ściga i wciąż chce nowej ręki.
remark-flint-habit = Następna ręka, proszę!
remark-flint-close = Widzę metę!
remark-flint-pressed = Poczekajcie na mnie!
remark-flint-won = Meta!

character-slate = Slate planuje i odrzuca po kolei.
remark-slate-habit = Stopień w dół i gotowe.
remark-slate-close = Zgodnie z planem: zostało tylko kilka.
remark-slate-pressed = Tego nie było w planie.
remark-slate-won = Wszystko poszło zgodnie z planem.

character-basalt = Basalt blokuje i staje ci na drodze.
remark-basalt-habit = To było twoje miejsce?
remark-basalt-close = A mnie nikt nie stoi na drodze.
remark-basalt-pressed = Obok mnie nie przejdziesz.
remark-basalt-won = Jak skała.

character-marble = Marble chowa jokery na trudne czasy.
remark-marble-habit = Oszczędzam.
remark-marble-close = Czas otworzyć skarbiec.
remark-marble-pressed = Może to oszczędzanie trwa za długo.
remark-marble-won = Oszczędność popłaca.

character-onyx = Onyx liczy i pozbywa się częstych kart.
remark-onyx-habit = Tych jest pod dostatkiem.
remark-onyx-close = Resztę policzę na palcach jednej ręki.
remark-onyx-pressed = Liczę twoje karty. Za mało ich.
remark-onyx-won = Rachunek się zgadza.

character-agate = Agate wydaje jokery od razu, gdy przyjdą.
remark-agate-habit = Jokery są po to, żeby je zagrywać.
remark-agate-close = A teraz cała reszta.
remark-agate-pressed = Łatwo przyszło, łatwo poszło.
remark-agate-won = Dobrze wydane!

character-granite = Granite trzyma to, co przyda się wkrótce.
remark-granite-habit = Bez pośpiechu.
remark-granite-close = Powoli, ale pewnie.
remark-granite-pressed = Ktoś tu się spieszy?
remark-granite-won = Dobre rzeczy wymagają czasu.

character-jasper = Jasper lubi kończyć stosy budowy.
remark-jasper-habit = Gotowe i z głowy.
remark-jasper-close = Już prawie koniec.
remark-jasper-pressed = Nie kończcie beze mnie.
remark-jasper-won = I to jest zwieńczenie.

character-quartz = Quartz rozkłada odrzucone na wszystkie stosy.
remark-quartz-habit = Miejsca tu dość.
remark-quartz-close = Wszystko widać jak na dłoni.
remark-quartz-pressed = Było to widać z daleka.
remark-quartz-won = Jasne jak kryształ.

character-opal = Opal najpierw pomaga partnerom i mało zakopuje.
remark-opal-habit = Nic się nie zmarnuje.
remark-opal-close = Tylko kilka, i każda znajdzie dom.
remark-opal-pressed = Chyba nie potrzebujesz pomocy.
remark-opal-won = Dziękuję wszystkim za grę.

# What any of them may say.
remark-others-chain-1 = Ależ to leci!
remark-others-chain-2 = Ile jeszcze?
remark-others-chain-3 = Piękna sprawa.
remark-others-chain-4 = Aż fala poszła.
remark-others-chain-5 = Zostawcie nam trochę wody.
remark-others-chain-6 = No, teraz już nie śpię.
remark-own-chain-1 = Hop, hop, hop!
remark-own-chain-2 = Tego nie było w planie.
remark-own-chain-3 = Widzieliście?
remark-own-chain-4 = Woda jest dziś łaskawa.
remark-own-chain-5 = Jeszcze jedna? Jeszcze jedna!
remark-others-last-card-1 = Jedna? Już?
remark-others-last-card-2 = Ta chorągiewka jest blisko.
remark-others-last-card-3 = Trzymajcie się.
remark-others-last-card-4 = Ależ emocje.
remark-others-last-card-5 = Trzeba się pospieszyć.
remark-own-last-card-1 = Jeszcze jedna, tylko jedna.
remark-own-last-card-2 = Niech nikt nie oddycha.
remark-own-last-card-3 = Już tak blisko.
remark-own-last-card-4 = Słyszę chorągiewkę.
remark-helped-1 = Dziękuję, pasuje!
remark-helped-2 = Tej mi brakowało.
remark-helped-3 = Dobra z nas para.
remark-helped-4 = Sprytnie.
remark-others-win-1 = Co za rzut!
remark-others-win-2 = Pięknie zagrane.
remark-others-win-3 = W pełni zasłużone.
remark-others-win-4 = Jeszcze raz? Proszę?
remark-others-win-5 = Klaszczę. Tylko tego nie widać.
remark-own-win-1 = Co za jazda!
remark-own-win-2 = Ale zabawa.
remark-own-win-3 = Dziękuję wam za grę.
remark-own-win-4 = Zagramy jeszcze raz?
