# The words of the rules, the same everywhere: stock pile, draw pile, build pile, discard pile, completed, wild, hand, play,
# discard, pass, round, series, seat, team, dealer.

back = Back
