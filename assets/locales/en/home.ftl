# The title screen.

home-tagline =
    Build up, play down your stock,
    be the first out.
# How the series stands: "You lead by 40 points."
home-leads = { $who ->
    [you] You lead by { $lead }.
    [team] Your team leads by { $lead }.
   *[other] { $people ->
        [one] { $names } leads by { $lead }.
       *[other] { $names } lead by { $lead }.
    }
}
home-lead = { $unit ->
    [wins] { $lead ->
        [one] one round
       *[other] { $lead } rounds
    }
   *[points] { $lead ->
        [one] one point
       *[other] { $lead } points
    }
}
home-level = { $who ->
    [you] You’re level with { $names }.
    [team] Your team is level with { $names }.
   *[other] { $names } are level.
}
home-greeting-away = I kept your place warm.
home-greeting-even = We’re even now.
home-greeting-streak = { $days } days in a row! Welcome back.
home-greeting-caught-up = You’re catching up.
home-greeting-ahead = Shall we go on?
home-continue = Continue
home-waiting = { $count ->
    [one] One more game waits
   *[other] { $count } more games wait
}
home-after-round = After round { $round }
home-waiting-all = Games that wait
home-play = Play
home-new-game = New game
home-day-waits = The same cards for all
home-day-waits-in-row = Today’s waits{"\u000A"}{ $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
home-day-played = Played: { $days ->
    [0] today’s
    [one] { $days } day in a row
   *[other] { $days } days in a row
}{ $more ->
    [0] {""}
    [one] {"\u000A"}one more deal waits
   *[other] {"\u000A"}{ $more } more deals wait
}
home-puzzles = Rating { $rating } · { $solved } solved
home-more = More
home-learn = Learn to play
home-learn-about = Your first round, step by step: about two minutes.
home-host = Host a table
home-join = Join a table
home-return = Back to { $table }
home-statistics = Statistics
home-how-to-play = How to play
home-rounds = Played rounds
home-settings = Settings
home-about = About
home-quit = Quit
home-note = Plays by the rules of the sequencing card game sold as SKIP-BO®. Not affiliated with Mattel.
# Said first to whoever uses a screen reader
listener-welcome = The arrow keys read the screen line by line, and Tab goes from button to button. At the table the question mark lists all keys.
