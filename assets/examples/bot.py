#!/usr/bin/env python3
"""A bot for Skipstone, to start one's own from. Python 3.8 or newer, nothing else.

    skipstone simulate --seats "cmd:python3 assets/examples/bot.py",greedy --games 200

It speaks the bot protocol (docs/bot-protocol.md): a line of JSON comes in, a line goes out. `choose` is where it thinks:
replace that, and keep the rest. It never needs to know the rules, for it takes one of the moves that it is given.
"""

import heapq
import json
import sys

WILD = 0  # The rank of a wild.
ENOUGH = 400  # How many situations are looked at for one move.


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "ready", "name": "Pebble"})
        elif message["type"] == "choose":
            say({"type": "move", "move": choose(message["view"], message["moves"])})
        # "end" tells how the round went, and has no answer. Other types may come with later versions.


def say(message):
    print(json.dumps(message), flush=True)  # Without the flush the table would wait in vain.


def rank(card):
    """1 to 12, or WILD: the card 7.83 is a 7, W.150 a wild."""
    kind = card.split(".")[0]
    return WILD if kind == "W" else int(kind)


def choose(view, moves):
    """One of the moves: the stock card; what leads to it; plays that do no harm; and then a discard."""
    me = view["seat"] - 1
    mates = {seat for seat, team in enumerate(view["teams"]) if team == view["teams"][me]}
    stocks = [WILD if stock["top"] is None else rank(stock["top"]) for stock in view["stocks"]]
    threats = {stocks[seat] for seat in range(len(stocks)) if seat not in mates and view["stocks"][seat]["count"]}
    plays = [move for move in moves if ">b" in move]

    from_stock = [move for move in plays if move.startswith("s")]
    if from_stock:
        # One's own first: "s>b1" is shorter than a partner's "s@3>b1".
        return min(from_stock, key=len)
    first = line_to_stock(view, plays, stocks[me]) if view["stocks"][me]["count"] else None
    if first:
        return first
    harmless = [move for move in plays if not harms(view, move, stocks[me], threats)]
    if harmless:
        # Discard piles get shorter before the hand does.
        return min(harmless, key=lambda move: (move.startswith("h"), move))
    discards = [move for move in moves if ">d" in move]
    if discards:
        return max(discards, key=lambda move: worth_of_discard(view, move, stocks[me]))
    return moves[0]  # A pass or a draw; or a play that is all there is.


def card_of(view, move):
    """The rank of the card that a move takes from a hand, or from anybody's discard pile."""
    source = move.split(">")[0]
    if source[0] == "h":
        return rank(view["hand"][int(source[1:]) - 1])
    pile, _, owner = source[1:].partition("@")
    return rank(view["discards"][int(owner or view["seat"]) - 1][int(pile) - 1][-1])


def after(need):
    """What a build pile needs after it got what it needs: a full one leaves, and its place takes a 1."""
    return need % 12 + 1


def line_to_stock(view, plays, stock):
    """The first move of the cheapest line of plays, from the hand and the own discard piles, that lets the stock card be
    played after it; None if there is none. Wilds are dear."""
    hand = tuple(rank(card) for card in view["hand"])
    piles = [[rank(card) for card in reversed(pile)] for pile in view["discards"][view["seat"] - 1]]
    queue = [(0, 0, tuple(view["needs"]), hand, (0, 0, 0, 0), None)]
    seen, count = set(), 0
    while queue and len(seen) < ENOUGH:
        cost, _, needs, hand, taken, first = heapq.heappop(queue)
        if first and stock in needs:
            return first
        key = (tuple(sorted(needs)), tuple(sorted(hand)), taken)
        if key in seen:
            continue
        seen.add(key)
        sources = [(f"h{slot + 1}", card, slot) for slot, card in enumerate(hand)]
        sources += [
            (f"d{pile + 1}", cards[taken[pile]], ~pile) for pile, cards in enumerate(piles) if taken[pile] < len(cards)
        ]
        for name, card, place in sources:
            for build, need in enumerate(needs):
                move = f"{name}>b{build + 1}"
                # Only the first move is made, so only the first must be legal by all the rules.
                if card not in (need, WILD) or not first and move not in plays:
                    continue
                count += 1
                heapq.heappush(
                    queue,
                    (
                        cost + (8 if card == WILD else 2 if place >= 0 else 1),
                        count,
                        needs[:build] + (after(need),) + needs[build + 1 :],
                        hand[:place] + hand[place + 1 :] if place >= 0 else hand,
                        tuple(used + (pile == ~place) for pile, used in enumerate(taken)),
                        first or move,
                    ),
                )
    return None


def harms(view, move, stock, threats):
    """Whether a play wastes a wild, passes what the own stock card waits for, or helps an opponent's stock card."""
    need = view["needs"][int(move[-1]) - 1]
    return card_of(view, move) == WILD or need == stock or after(need) in threats


def worth_of_discard(view, move, stock):
    """How good it is to put this card there: keep wilds and what leads to the stock card, keep piles in order."""
    card = card_of(view, move)
    pile, _, owner = move.split(">d")[1].partition("@")
    cards = view["discards"][int(owner or view["seat"]) - 1][int(pile) - 1]
    if card == WILD:
        return -100
    # How soon the card can be of use: how many cards a build pile lacks before it takes it.
    wait = min((card - need) % 12 for need in view["needs"])
    useful = stock != WILD and any((card - need) % 12 < (stock - need) % 12 for need in view["needs"])
    worth = wait - 4 * useful
    if not cards:
        return worth + 2
    top = rank(cards[-1])
    if top == card:
        return worth + 20
    if top == card + 1:
        return worth + 15
    # What lies underneath is buried: the later it is needed, and the fewer cards, the better.
    buried = -8 if top == WILD else min((top - need) % 12 for need in view["needs"]) - 8
    return worth + buried - len(cards) / 4


if __name__ == "__main__":
    main()
