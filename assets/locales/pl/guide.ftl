# The guided round, step by step as in assets/guide/round.txt, and the tips of the first rounds. $name is the other player, who says
# it; in tips, the next player. $faces: the cards that are shown, french with ace, jack and queen, else with numbers.

guide-title = Naucz się grać · { $step } z { $steps }
guide-build = Cześć, tu { $name }! Te cztery miejsca na środku to stosy budowy. Wszyscy na nich budujemy, { $faces ->
    [french] od A (asa) do Q (damy). Masz na ręce asa: połóż go
   *[other] od 1 w górę do 12. Masz na ręce 1: połóż ją
} na jednym z nich.
guide-note-controls = Przeciągnij kartę albo kliknij kartę, a potem miejsce. Klawisze: od 1 do 5 to twoja ręka, od 6 do 9 miejsca na środku.
guide-onto = Świetnie! Każdy może budować na każdym stosie, zawsze następną kartą. Teraz to 2, a ty ją masz.
guide-goal = A o to tu chodzi: stosiki. Ten z 4 jest twój, ten z 3 mój. Kto pierwszy opróżni swój, wygrywa!
guide-wild = Na twoim stosiku leży 4, ale stos na środku potrzebuje najpierw 3. Joker może być dowolną kartą, więc zagraj go tam jako 3.
guide-stock = A teraz zagraj 4 ze swojego stosiku!
guide-race = Widzisz kropkowaną linię na górze? To nasz wyścig. Twój kamień właśnie ruszył, bo ubyła jedna karta z twojego stosiku. Kto dotrze do chorągiewki, ma pusty stosik.
guide-discard = Brawo, jeszcze cztery! Nic więcej nie pasuje, więc zakończ turę: połóż 9 z ręki na jednym ze swoich stosów odrzuconych. Później możesz ją stamtąd zagrać.
guide-watch = Moja tura! Zagram 5 i 6, a potem też odrzucę kartę. 3 z mojego stosiku jeszcze nie pasuje.
guide-hand = Twoja tura! Masz znów pięć kart i możesz zagrać wszystkie. Najpierw 7, potem 8.
guide-freed = Brawo, teraz karta z twojego stosiku pasuje: zagraj 9! A potem swoją 10 na nią.
guide-empty = Na ręce zostały ci dwie karty: { $faces ->
    [french] as
   *[other] 1
} i 2. Zagraj też te dwie, jako początek nowego stosu, i zobacz, co się stanie!
guide-refill = Twoja ręka była pusta, więc od razu przyszło pięć nowych kart ze stosu dobierania. I to wciąż twoja tura!
guide-block = Ale uważaj: na moim stosiku leży 3, a jeden stos potrzebuje 3! Połóż tam swoją 3, a mnie zablokujesz.
guide-order = Ej! Teraz zakończ turę: połóż 8 na 9. Ze stosu odrzuconych można zagrać tylko wierzchnią kartę, a 8 przyda ci się przed 9.
guide-blocked = Hm, moja 3 już nie pasuje, więc buduję coś innego. { $faces ->
    [french] Z damą stos jest pełny. Robi miejsce dla nowego asa,
   *[other] Z 12 stos jest pełny. Robi miejsce dla nowej 1,
} a gdy skończy się stos dobierania, wraca potasowany.
guide-finish = Twoja tura, i to nawet z moją pomocą. Zagraj 6, potem 7 ze stosiku!
guide-reward = Oto nagroda za porządny stos odrzuconych: najpierw 8, potem 9.
guide-win = Na stosiku zostały dwie karty i obie pasują. Zagraj je i wygrywasz!
guide-won = Udało się!

guide-go-on = Dalej
# The same for those who hear it
guide-go-on-key = Naciśnij Enter, żeby iść dalej.
guide-read-first = Najpierw przeczytaj, co mówi { $name }, a potem naciśnij „Dalej” lub Enter.
# The answers to what a step doesn’t wait for: which card comes first, and where it goes.
guide-take = Najpierw weź { $card } { $from ->
    [stock] ze swojego stosiku
    [discard] ze swojego stosu odrzuconych
   *[hand] z ręki
}.
guide-put = Teraz połóż na { $onto ->
    [discard] podświetlonym stosie odrzuconych
   *[build] podświetlonym stosie na środku
}.
guide-card = { $faces ->
    [french] { $rank ->
        [0] jokera
        [1] asa
        [11] waleta
        [12] damę
       *[other] { $rank }
    }
   *[other] { $rank ->
        [0] jokera
       *[other] { $rank }
    }
}
guide-discard-later = Odrzucenie karty zakończyłoby twoją turę. { $instead }
guide-other-order = Zasady na to pozwalają, ale tu chcę ci pokazać coś innego. { $instead }
guide-wait = Teraz moja tura. Tylko patrz!
guide-note-double-click = Jeszcze szybciej: kliknij kartę dwa razy, a trafi tam, gdzie pasuje.
guide-kept = Możesz zacząć od nowa w każdej chwili: „Naucz się grać” jest w „Więcej” na ekranie tytułowym.

guide-end = Twoja pierwsza runda wygrana!
guide-end-about = Buduj { $faces ->
    [french] od asa do damy
   *[other] od 1 do 12
}, opróżniaj stosik i odrzucaj kartę, żeby zakończyć turę: to cała gra. Gdy utkniesz, „Podpowiedź” pokaże dobry ruch, a „Cofnij” cofa ruchy. Zagrasz krótką grę bez mojej pomocy?
guide-play = Zagraj krótką grę

## Tips
tip-close = Jasne
tip-who-begins = Zaczynasz, bo siedzisz na lewo od rozdającego. Co rundę rozdaje ktoś inny, więc następnym razem zacznie kolejna osoba.
tip-last-hand-card = { $moment ->
    [after] Cała ręka zagrana, więc od razu przyszła nowa. I to wciąż twoja tura!
   *[before] Zagraj też ostatnią kartę z ręki: z pustą ręką od razu dobierasz nową.
}
tip-wild-for-stock = Twój joker może zastąpić kartę tuż przed kartą ze stosiku. Wtedy twoja { $rank } pasuje.
tip-block = { $rank } ze stosiku gracza { $name } pasuje na stos budowy. Jeśli położysz tam najpierw swoją { $rank }, zablokujesz ten stosik.
tip-discard-order = Zanim odrzucisz: porządny stos odlicza w dół. Twoja { $rank } na { $above } to dobry ruch, bo { $rank } przyda ci się szybciej.
tip-hint = Nie wiesz, którą kartę? Przycisk „Podpowiedź” ({ $key }) pokazuje, co zrobiłby najsilniejszy gracz i dlaczego.
tip-skip = Następnym razem, gdy nie chcesz czekać na innych: przytrzymaj spację albo naciśnij „Do mojej tury”.
