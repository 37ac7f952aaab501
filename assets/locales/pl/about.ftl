# What Skipstone is, and what it is not.

about-title = O grze Skipstone
about-version = Skipstone { $version }
about-game = Gra karciana dla jednej do dwunastu osób: buduj cztery stosy od 1 do 12, pozbądź się swojego stosiku i trzymaj porządek na stosach odrzuconych. Graj przeciw komputerowi lub w drużynach, na zwykłych zasadach albo na własnych, domowych.
about-fair = Gracze komputerowi widzą tylko to, co widziałby człowiek na ich miejscu.
about-privacy-title = Prywatność
about-privacy = Skipstone nie ma kont, serwera ani reklam i nikomu nic nie wysyła. Twoje ustawienia, gry i statystyki to pliki na tym komputerze, tak samo jak twój klucz gracza i klucze osób, z którymi grasz. Sieć służy tylko do wspólnych stołów: Skipstone szuka w niej stołów, pokazuje twój, kiedy go otwierasz, i przekazuje osobom przy stole twoje imię, klucz gracza, ruchy i wiadomości.
about-trademark-title = Zgodność bez powiązań
about-trademark = Skipstone trzyma się zasad gry karcianej sprzedawanej jako SKIP-BO®. SKIP-BO to znak towarowy Mattel, Inc. Skipstone nie jest powiązany z firmą Mattel ani przez nią wspierany; nazwa, karty i obrazki są własne.
about-licence-title = Wolne oprogramowanie
about-licence = Możesz używać, zmieniać i przekazywać dalej Skipstone na licencji MIT albo Apache 2.0, jak wolisz. Krój pisma to Fira Sans na licencji SIL Open Font License.
about-licences = Licencje innych

licences-title = Licencje innych
licences-about = Skipstone zawiera pracę innych osób, za którą dziękujemy. Opublikowano ją na tych licencjach; naciśnij wybraną, żeby ją przeczytać.
licences-standard-library = Biblioteka standardowa twórców projektu Rust też jest na licencji Apache License 2.0.
licences-more = { $named } i jeszcze { $count }
