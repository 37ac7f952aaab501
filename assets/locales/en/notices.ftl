# What the player must be told wherever they are.

notice-dismiss = Got it
notice-other-profile = Use another profile
notice-unsaved = Not saved yet. { $why } You can keep playing; every move tries again.
notice-setting = { $path }: invalid value { $found } for { $key }; expected { $allowed }. The default is used.
setting-one-of = one of { $values }
setting-name = a line of up to 64 bytes
setting-interfaces = "all", "loopback", "none", or interface names separated by commas
setting-port = a number from { $low } to { $high }
notice-series-gone = This series is no longer there.
notice-no-key = The key that others recognise you by couldn’t be created: { $why }
notice-no-table = Can’t open your table. { $why }
notice-homeless = This system has no home folder for you, so nothing will be saved when you close this window.

trouble-in-use = Another Skipstone window is using this player’s data. Nothing is saved here until you close it.
trouble-unusable = { $path } can’t be used: { $why }.
trouble-damaged = { $path } is damaged ({ $why }). It was kept as { $now }, and a new file was started.
trouble-newer = Your saved data in { $path } is from a newer version of Skipstone and is left as it is. Update Skipstone, or use another profile.
trouble-foreign = { $path } belongs to another program. It was kept as { $now }, and a new file was started.
trouble-library-format = { $path } is in a format too old to be read. It was kept as { $now }, and a new file was started.
trouble-value = An entry can’t be read ({ $what } { $key }: { $why }). It was left as it is.
trouble-round = The round in progress can’t be continued ({ $why }). It was set aside and will be dealt again.

cause-full = the disk is full
cause-read-only = it is read-only
cause-denied = access is denied
