# What the player must be told wherever they are.

notice-dismiss = Got it
notice-show-report = Show the report
notice-crashed = Sorry, Skipstone stopped because of an error. Your game is saved. The report for the developers holds none of your cards, names or keys.
notice-no-viewer = No program was found to show the report. It is in { $path }.
notice-other-profile = Use another profile
notice-unsaved = Not saved yet. { $why } You can keep playing; every move tries again.
unsaved-lost = { $why } { $moves ->
    [0] Your latest changes
    [one] One move
   *[other] { $moves } moves
} would be lost.
unsaved-disk-full = The disk is full.
unsaved-asks-close = { $lost } Close Skipstone anyway?
unsaved-asks-switch = { $lost } Use another profile anyway?
unsaved-cancel = Cancel
unsaved-close = Close anyway
unsaved-switch = Use it anyway
notice-setting = { $path }: invalid value { $found } for { $key }; expected { $allowed }. The default is used.
setting-one-of = one of { $values }
setting-name = a line of up to 64 bytes
setting-interfaces = "all", "loopback", "none", or interface names separated by commas
setting-number = a number from { $low } to { $high }
notice-series-gone = This game is no longer there.
notice-series-no-round = This game has no round to practise with.
notice-no-key = The key that others recognise you by couldn’t be created: { $why }
notice-no-table = Can’t open your table. { $why }
notice-no-home-dir = This system has no home folder for you, so nothing will be saved when you close this window.

store-error-in-use = Another Skipstone window is using this player’s data. Nothing is saved here until you close it.
store-error-unusable = { $path } can’t be used: { $why }.
store-error-damaged = { $path } is damaged ({ $why }). It was kept as { $now }, and a new file was started.
store-error-newer = Your saved data in { $path } is from a newer version of Skipstone and is left as it is. Update Skipstone, or use another profile.
store-error-foreign = { $path } belongs to another program. It was kept as { $now }, and a new file was started.
store-error-unreleased = { $path } was written by a Skipstone from before version 0.1.0. It was kept as { $now }, and a new file was started.
store-error-library-format = { $path } is in a format too old to be read. It was kept as { $now }, and a new file was started.
store-error-value = An entry can’t be read ({ $what } { $key }: { $why }). It was left as it is.
store-error-round = The round in progress can’t be continued ({ $why }). It was set aside and will be dealt again.

cause-full = the disk is full
cause-read-only = it is read-only
cause-denied = access is denied
notice-played-for-you = A computer player made moves for you. Otherwise it was a fair deal, played by the rules.
notice-round = Round { $number }: { $words }
notice-broken-round = The host broke the rules of a round. The signed proof is in { $path }; “skipstone verify” shows anybody what it proves.
