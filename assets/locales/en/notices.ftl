# What the player must be told wherever they are.

notice-dismiss = Got it
notice-other-profile = Use another profile
notice-unsaved = Not saved yet: { $why } You can play on; it is tried again with every move.
notice-setting = { $path }: { $key } = { $found } can’t be, so the usual value is used. It can be { $allowed }.
notice-series-gone = This series isn’t there any more.
notice-no-key = You have no key that others could know you by, and none can be made: { $why }
notice-no-table = Your table can’t be opened. { $why }
notice-homeless = The system names no home folder, so nothing is kept beyond this window.

trouble-in-use = Another Skipstone window has this player’s data open. Nothing is kept here until that window is closed.
trouble-unusable = { $path } can’t be used: { $why }.
trouble-damaged = { $path } is damaged ({ $why }). It was kept as { $now }, and a new one begins.
trouble-newer = A newer Skipstone wrote { $path }. It is left as it is, and nothing is saved here: update Skipstone, or use another profile.
trouble-foreign = { $path } belongs to another program. It was kept as { $now }, and a new file begins.
trouble-library-format = { $path } is in a format too old to be read. It was kept as { $now }, and a new file begins.
trouble-value = An entry can’t be read ({ $what } { $key }: { $why }). It stays where it is.
trouble-round = The round on the table can’t go on ({ $why }). It was set aside and is dealt again.

cause-full = the disk is full
cause-read-only = it can only be read
cause-denied = access is denied
