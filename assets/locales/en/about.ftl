# What Skipstone is, and what it is not.

about-title = About Skipstone
about-version = Skipstone { $version }
about-game = A card game for one to twelve: build four piles from 1 to 12, get rid of your stock pile, keep your discard piles useful. Play alone against computer players, in partnerships, by the usual rules or by your own.
about-fair = Computer players see what a player on their seat would see, and nothing else.
about-trademark-title = Compatible, not affiliated
about-trademark = Skipstone plays by the rules of the sequencing card game sold as SKIP-BO®. SKIP-BO is a trademark of Mattel, Inc. Skipstone is not affiliated with, endorsed by or connected to Mattel; its name, cards and pictures are its own.
about-licence-title = Free software
about-licence = Skipstone may be used, changed and passed on under the MIT licence or the Apache licence 2.0, whichever you prefer. The typeface is Fira Sans, under the SIL Open Font Licence.
