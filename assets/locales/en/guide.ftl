# The guided round, step by step as in assets/guide/round.txt, and the tips of the first rounds. $name is the other player, who says
# it; in tips, the next player. $faces: the cards that are shown, french with ace, jack and queen, else with numbers.

guide-title = Learn to play · { $step } of { $steps }
guide-build = Hi, I’m { $name }! These four places in the middle are the build piles. We all build on them, from { $faces ->
    [french] A (ace) to Q (queen). You hold an ace
   *[other] 1 up to 12. You hold a 1
}: put it on one of them.
guide-note-controls = Drag the card, or click the card and then the place. Keys: 1 to 5 for your hand, 6 to 9 for the places in the middle.
guide-onto = Great! Anybody may build on any pile, always with the next card. That’s a 2 now, and you have one.
guide-goal = And this is what it’s all about: the stock piles. The one with the 4 is yours, the one with the 3 is mine. Whoever empties theirs first wins!
guide-wild = Your stock card is a 4, but the pile in the middle needs a 3 first. A wild can be any card, so play it there as the 3.
guide-stock = And now the 4 from your stock pile!
guide-race = See the dotted line at the top? It’s our race. Your stone has just moved on, as one of your stock cards is gone. Whoever reaches the flag has emptied their stock pile.
guide-discard = Well done, four to go! Nothing else fits, so end your turn: put the 9 from your hand on one of your discard piles. You can play it from there later.
guide-watch = My turn! I’ll play a 5 and a 6, and then I’ll discard too. My stock card, the 3, doesn’t fit yet.
guide-hand = Your turn! You drew back up to five cards, and you can play them all. First the 7, then the 8.
guide-freed = Well done, now your stock card fits: play the 9! And then your 10 on top of it.
guide-empty = Two cards are left in your hand, { $faces ->
    [french] an ace
   *[other] a 1
} and a 2. Play them too, as the beginning of a new pile, and see what happens!
guide-refill = Your hand was empty, so you drew five new cards right away from the draw pile. And it’s still your turn!
guide-block = But watch out: my stock card is a 3, and one pile needs a 3! Put your own 3 there, and I’m blocked.
guide-order = Hey! Now end your turn: put the 8 on the 9. Only the top card of a discard pile can be played, and you’ll need the 8 before the 9.
guide-blocked = Hm, my 3 doesn’t fit any more, so I’ll build something else. With its { $faces ->
    [french] queen, a pile is full. It makes room for a new ace
   *[other] 12, a pile is full. It makes room for a new 1
}, and is shuffled back in when the draw pile runs out.
guide-finish = Your turn, and I even helped you. Play the 6, then the 7 from your stock pile!
guide-reward = Here’s the reward for your tidy discard pile: first the 8, then the 9.
guide-win = Two stock cards left, and both of them fit. Play them and you win!
guide-won = You did it!

guide-go-on = Go on
# The same for those who hear it
guide-go-on-key = Press Enter to go on.
guide-read-first = First read what { $name } says, then press “Go on” or Enter.
# The answers to what a step doesn’t wait for: which card comes first, and where it goes.
guide-take = First take { $card } from { $from ->
    [stock] your stock pile
    [discard] your discard pile
   *[hand] your hand
}.
guide-put = Now put it on { $onto ->
    [discard] a lit discard pile
   *[build] a lit pile in the middle
}.
guide-card = { $faces ->
    [french] { $rank ->
        [0] the wild
        [1] the ace
        [11] the jack
        [12] the queen
       *[other] the { $rank }
    }
   *[other] { $rank ->
        [0] the wild
       *[other] the { $rank }
    }
}
guide-discard-later = Discarding would end your turn. { $instead }
guide-other-order = The rules allow that, but here I’d like to show you something else. { $instead }
guide-wait = It’s my turn. Just watch!
guide-note-double-click = Even faster: double-click a card, and it’s played where it fits.
guide-kept = You can start over at any time: “Learn to play” is under “More” on the title screen.

guide-end = You’ve won your first round!
guide-end-about = Build from { $faces ->
    [french] ace to queen
   *[other] 1 to 12
}, empty your stock pile, and discard to end your turn: that’s the whole game. If you’re stuck, “Hint” shows a good move, and “Undo” takes moves back. Ready for a short one without my help?
guide-play = Play a short game

## Tips
tip-close = Got it
tip-who-begins = You begin, as you sit to the dealer’s left. The dealer changes from round to round, so next time somebody else begins.
tip-last-hand-card = { $moment ->
    [after] You’ve played your whole hand, so you drew a new one right away. And it’s still your turn!
   *[before] Play your last hand card too: with an empty hand, you draw a new one right away.
}
tip-wild-for-stock = Your wild can stand in for the card just before your stock card. Then your { $rank } fits.
tip-block = { $name }’s stock card, the { $rank }, fits on a build pile. If you put your own { $rank } there first, it’s blocked.
tip-discard-order = Before you discard: a tidy pile counts down. Your { $rank } on the { $above } is good, as you’ll need the { $rank } first.
tip-hint = Not sure which card? The “Hint” button ({ $key }) shows what the strongest player would do, and why.
tip-skip = Next time you don’t want to wait for the others: hold Space, or press “To my turn”.
