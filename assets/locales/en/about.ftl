# What Skipstone is, and what it is not.

about-title = About Skipstone
about-version = Skipstone { $version }
about-game = A card game for one to twelve players: build up four piles from 1 to 12, get rid of your stock pile and keep your discard piles useful. Play on your own against computer players or in teams, by the usual rules or by your own house rules.
about-fair = Computer players see only what a player in their seat would see.
about-trademark-title = Compatible, not affiliated
about-trademark = Skipstone plays by the rules of the sequencing card game sold as SKIP-BO®. SKIP-BO is a trademark of Mattel, Inc. Skipstone is not affiliated with, endorsed by or connected to Mattel; its name, cards and pictures are its own.
about-licence-title = Free software
about-licence = You may use, change and share Skipstone under the MIT licence or the Apache licence 2.0, whichever you prefer. The typeface is Fira Sans, under the SIL Open Font Licence.
