# What Skipstone is, and what it is not.

about-title = Over Skipstone
about-version = Skipstone { $version }
about-game = Een kaartspel voor één tot twaalf spelers: bouw vier stapels op van 1 tot 12, speel je voorraadstapel leeg en houd je aflegstapels op orde. Speel alleen tegen computerspelers of in teams, met de gewone regels of met je eigen huisregels.
about-fair = Computerspelers zien alleen wat een mens op hun plaats ook zou zien.
about-privacy-title = Privacy
about-privacy = Skipstone heeft geen account, geen server en geen reclame, en geeft niets door aan wie dan ook. Je instellingen, spellen en statistieken zijn bestanden op deze computer, net als je spelerssleutel en de sleutels van wie met je speelde. Het netwerk is er alleen voor tafels met anderen: Skipstone zoekt daar naar tafels, toont de jouwe zolang die open is, en geeft aan iedereen aan je tafel je naam, je spelerssleutel, je zetten en je berichten door.
about-trademark-title = Compatibel, niet verbonden
about-trademark = Skipstone volgt de regels van het kaartspel dat wordt verkocht als SKIP-BO®. SKIP-BO is een merk van Mattel, Inc. Skipstone is niet verbonden met Mattel en wordt er niet door gesteund of aanbevolen; de naam, kaarten en plaatjes zijn van Skipstone zelf.
about-licence-title = Vrije software
about-licence = Je mag Skipstone gebruiken, veranderen en delen onder de MIT-licentie of de Apache-licentie 2.0, wat je maar wilt. Het lettertype is Fira Sans, onder de SIL Open Font License.
about-licences = Licenties van anderen

licences-title = Licenties van anderen
licences-about = In Skipstone zit werk van anderen, en daar zijn we dankbaar voor. Het is uitgebracht onder deze licenties; klik er een aan om die te lezen.
licences-standard-library = Ook de standaardbibliotheek van de ontwikkelaars van het Rust Project valt onder de Apache License 2.0.
licences-more = { $named } en nog { $count }
