# Who the computer players are, and what they say at the table, without names or cards: after a turn as they like it (habit), when
# few stock cards are left to them (close) or to an opponent (pressed), when they have won the round (won).

character-pebble = Pebble is tidy: it discards equal numbers onto each other.
remark-pebble-habit = Same number on same number. Tidy!
remark-pebble-close = Nearly all cleared away.
remark-pebble-pressed = Somebody is in a hurry to tidy up.
remark-pebble-won = All in its place.

character-flint = Flint is a racer, always after a new hand.
remark-flint-habit = Next hand, please!
remark-flint-close = I can see the finish!
remark-flint-pressed = Wait for me!
remark-flint-won = First!

character-slate = Slate plans ahead and discards in sequence.
remark-slate-habit = One step down, and ready.
remark-slate-close = Just as planned: only a few left.
remark-slate-pressed = I should have planned for that.
remark-slate-won = Everything went to plan.

character-basalt = Basalt is a blocker and gets in your way.
remark-basalt-habit = Was that your place?
remark-basalt-close = And nobody stands in my way.
remark-basalt-pressed = You won’t get past me.
remark-basalt-won = Solid as ever.

character-marble = Marble hoards its wilds for hard times.
remark-marble-habit = I’m saving up.
remark-marble-close = Time to open the treasury.
remark-marble-pressed = Perhaps I saved too long.
remark-marble-won = Thrift pays.

character-onyx = Onyx counts, and parts with common cards.
remark-onyx-habit = There are plenty of those.
remark-onyx-close = I can count the rest on one hand.
remark-onyx-pressed = I’ve counted your cards. Too few.
remark-onyx-won = It adds up.

character-agate = Agate spends its wilds as they come.
remark-agate-habit = Wilds are there to be played.
remark-agate-close = Now for what is left.
remark-agate-pressed = Easy come, easy go.
remark-agate-won = Well spent!

character-granite = Granite keeps what is needed soon.
remark-granite-habit = No hurry.
remark-granite-close = Slowly, but surely.
remark-granite-pressed = Rushing, are we?
remark-granite-won = Good things take time.

character-jasper = Jasper likes to finish build piles.
remark-jasper-habit = Done, and off the table.
remark-jasper-close = Almost finished.
remark-jasper-pressed = Don’t you finish without me.
remark-jasper-won = And that completes it.

character-quartz = Quartz spreads its discards over all piles.
remark-quartz-habit = Plenty of room here.
remark-quartz-close = It’s all there to see.
remark-quartz-pressed = I saw that coming.
remark-quartz-won = Clear as can be.

character-opal = Opal helps partners first, and buries little.
remark-opal-habit = Nothing goes to waste.
remark-opal-close = Only a few, and they’ll find a home.
remark-opal-pressed = You don’t seem to need any help.
remark-opal-won = Good game, everyone.

# What any of them may say.
remark-others-chain-1 = Look at it go!
remark-others-chain-2 = How many more?
remark-others-chain-3 = That was lovely.
remark-others-chain-4 = I felt that wave.
remark-others-chain-5 = Save some water for us.
remark-others-chain-6 = Now I’m awake.
remark-own-chain-1 = Hop, hop, hop!
remark-own-chain-2 = I hadn’t planned that.
remark-own-chain-3 = Did you see?
remark-own-chain-4 = The water is kind today.
remark-own-chain-5 = One more? One more!
remark-others-last-card-1 = One left? Already?
remark-others-last-card-2 = That flag is close.
remark-others-last-card-3 = Hold on, everyone.
remark-others-last-card-4 = This is exciting.
remark-others-last-card-5 = I should hurry.
remark-own-last-card-1 = One more, just one.
remark-own-last-card-2 = Nobody breathe.
remark-own-last-card-3 = So close.
remark-own-last-card-4 = I can hear the flag.
remark-helped-1 = Thank you, that fits!
remark-helped-2 = I needed that one.
remark-helped-3 = We make a good pair.
remark-helped-4 = Clever.
remark-others-win-1 = What a throw!
remark-others-win-2 = Beautifully done.
remark-others-win-3 = You earned that.
remark-others-win-4 = Again? Please?
remark-others-win-5 = I clapped. You can’t see it.
remark-own-win-1 = What a ride!
remark-own-win-2 = That was fun.
remark-own-win-3 = Good game, all of you.
remark-own-win-4 = Can we do that again?
