# What Skipstone is, and what it is not.

about-title = Informazioni su Skipstone
about-version = Skipstone { $version }
about-game = Un gioco di carte da uno a dodici giocatori: costruisci quattro pile da 1 a 12, svuota il tuo mazzo obiettivo e tieni in ordine i tuoi scarti. Gioca per conto tuo contro giocatori virtuali o a squadre, con le regole solite o con quelle di casa tua.
about-fair = I giocatori virtuali vedono solo ciò che vedrebbe chiunque al loro posto.
about-privacy-title = Privacy
about-privacy = Skipstone non ha account, server né pubblicità, e non comunica nulla a nessuno. Le tue impostazioni, partite e statistiche sono file su questo computer, come anche la tua chiave e quelle delle persone con cui hai giocato. La rete serve solo per i tavoli con altri: Skipstone vi cerca i tavoli, mostra il tuo finché lo ospiti, e comunica a chi è al tuo tavolo il tuo nome, la tua chiave, le tue mosse e i tuoi messaggi.
about-trademark-title = Compatibile, non affiliato
about-trademark = Skipstone segue le regole del gioco di carte in sequenza venduto come SKIP-BO®. SKIP-BO è un marchio di Mattel, Inc. Skipstone non è affiliato a Mattel, né approvato da Mattel o collegato a Mattel; il nome, le carte e le immagini sono solo di Skipstone.
about-licence-title = Software libero
about-licence = Puoi usare, modificare e condividere Skipstone con la licenza MIT o con la licenza Apache 2.0, come preferisci. Il carattere è Fira Sans, con la SIL Open Font License.
about-licences = Licenze di altri

licences-title = Licenze di altri
licences-about = Skipstone contiene il lavoro di altri, a cui siamo grati. È stato pubblicato con queste licenze; premine una per leggerla.
licences-standard-library = Anche la libreria standard degli sviluppatori del progetto Rust è sotto la Apache License 2.0.
licences-more = { $named } e altri { $count }
