# What Skipstone is, and what it is not.

about-title = About Skipstone
about-version = Skipstone { $version }
about-game = A card game for one to twelve players: build up four piles from 1 to 12, get rid of your stock pile and keep your discard piles useful. Play on your own against computer players or in teams, by the usual rules or by your own house rules.
about-fair = Computer players see only what a player in their seat would see.
about-privacy-title = Privacy
about-privacy = Skipstone has no account, no server and no advertising, and reports nothing to anyone. Your settings, games and statistics are files on this computer, and so are your player key and the keys of those you have played with. The network is for tables with others only: Skipstone looks for tables there, shows yours while you host it, and tells those at your table your name, your player key, your moves and your messages.
about-trademark-title = Compatible, not affiliated
about-trademark = Skipstone plays by the rules of the sequencing card game sold as SKIP-BO®. SKIP-BO is a trademark of Mattel, Inc. Skipstone is not affiliated with, endorsed by or connected to Mattel; its name, cards and pictures are its own.
about-licence-title = Free software
about-licence = You may use, change and share Skipstone under the MIT licence or the Apache licence 2.0, whichever you prefer. The typeface is Fira Sans, under the SIL Open Font License.
about-licences = Licences of others

licences-title = Licences of others
licences-about = Skipstone contains the work of others, for which we are grateful. It was published under these licences; press one to read it.
licences-standard-library = The standard library by the Rust Project’s developers is under the Apache License 2.0, too.
licences-more = { $named } and { $count } more
