# Challenges: one deal for several people.

challenges-title = Challenges
challenges-about = A challenge is a deal as a short code: whoever opens it plays the same cards against the same opponents. You make one from any round in Played rounds, or after a round.
challenges-code = Paste a code here
challenges-counts = Your first try counts: no hints and no taking back.
challenges-played-before = You know these cards: playing them again doesn’t count.
challenges-copy = Copy the code
challenges-taken = Played here
challenges-open = Open a file
challenges-open-about = Others send you a challenge as a file, or the record of their round, which they save in Played rounds. It is played again here, so that nobody can claim what wasn’t played.
challenges-course = Cards left after each turn: { $cards }
challenges-played-cards = Cards played in each turn: { $cards }
challenges-save = Save as a file
challenges-file = Challenge
challenges-waiting = To be played
challenges-remove = Remove
challenges-rivals = Played by { $names }. Once you have played it, too, your rounds stand side by side.
challenges-checking = The rounds are being played again…
challenges-refused = { $name }: { $why }
challenge-kept = A new challenge waits for you under Challenges.{ $refused ->
    [0] { "" }
    [one] {" "}One record of it proves nothing and was left out.
   *[other] {" "}{ $refused } records of it prove nothing and were left out.
}
challenge-file-records = A challenge has at most { $most } records.
challenges-nameless = Without a name
challenges-make = Challenge
challenges-make-about = The same deal for others, as a code to send
challenges-table-title = Challenge
challenges-back = To the challenges
challenge-code-none = This is no challenge code: a code is a row of about 60 letters, digits, - and _.
challenge-code-checksum = This challenge code is incomplete, or has a wrong letter.
challenge-code-newer = This challenge was made by a newer version of Skipstone.
challenge-code-content = This challenge can’t be played by this version of Skipstone.
challenge-not-repeatable = The cards of this round can’t be dealt again for others.
attempt-other-deal = This record is of another deal: it has other { $what ->
    [rules] rules
    [players] players
    [dealer] players who deal
   *[cards] cards
}.
attempt-broken = This record breaks the rules in line { $line }, so it proves nothing.
attempt-unfinished = This round wasn’t played to its end.
attempt-deviation = In line { $line } a computer player does something else than it would here: the record was changed, or is of another version of Skipstone.
