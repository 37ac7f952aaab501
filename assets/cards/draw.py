#!/usr/bin/env python3
"""Draws every card face of Skipstone into this folder.

Digits and letters are the outlines of Fira Sans (SIL Open Font License), so no font is needed to paint a card.
To run it again:

    pip install fonttools
    python3 assets/cards/draw.py path/to/FiraSans-Regular.ttf

number-01 … number-12 are the Classic faces, <suit>-01 … <suit>-13 the French-suited ones (13 is the king, wild).
"""

import sys
from math import cos, pi, sin
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

W, H = 250, 350
BOX = 'x="1.5" y="1.5" width="247" height="347" rx="20"'
PAPER, EDGE, NIGHT = "#fdfcf8", "#b9c4c7", "#12333d"
LAKE, DEEP, FOAM = "#1d8290", "#0d4754", "#dff6f5"
GOLD, EMBER, RUST = "#ffc23d", "#f0682f", "#b5541a"
# A group of ranks: its stone and its dark ink. Its place in the list is also told by shape and by number of ripples.
GROUPS = [("#2f7fd0", "#1b5fae", "#164c8c"), ("#3a9a5c", "#237a43", "#1a5e35"), ("#dc5040", "#bd2f2a", "#992120")]
SUITS = {
    "spades": ("#1b2529", "M0-48C8-30 44-8 44 16 44 32 33 38 23 38 13 38 6 33 3 27 4 36 8 44 17 48H-17C-8 44-4 36-3 27"
               "-6 33-13 38-23 38-33 38-44 32-44 16-44-8-8-30 0-48Z"),
    "hearts": ("#c3271f", "M0 46C-10 28-46 8-46-18-46-36-34-45-23-45-11-45-3-37 0-28 3-37 11-45 23-45 34-45 46-36 46-18"
               " 46 8 10 28 0 46Z"),
    "diamonds": ("#c3271f", "M0-50Q14-22 38 0 14 22 0 50-14 22-38 0-14-22 0-50Z"),
    "clubs": ("#1b2529", "M0-48A22 22 0 0 1 17-12 22 22 0 1 1 4 24C5 34 9 44 18 48H-18C-9 44-5 34-4 24A22 22 0 1 1"
              "-17-12 22 22 0 0 1 0-48Z"),
}
# The backs, those that are found by playing after the usual one: light and dark water, foam, edge.
BACKS = {
    "back": ("#2b98a3", "#146a79", FOAM, DEEP),
    "back-reeds": ("#4f9d53", "#246b3a", "#e6f6dc", "#17472a"),
    "back-moonrise": ("#6f74b8", "#363c78", "#dfe2ff", "#23274f"),
    "back-ember": ("#d07a3c", "#9a4325", "#ffe9d2", "#662a17"),
}
FONT = TTFont(sys.argv[1])
GLYPHS, CMAP = FONT.getGlyphSet(), FONT.getBestCmap()


def n(value):
    """A number as short as a card can bear."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def text(letters, x, top, height, fill, *, middle=False, squeeze=1.0, track=0.0, weight=0.09):
    """Letters as outlines with cap height `height`; a stroke of their own colour makes them bold."""
    scale = height / 689
    pen = SVGPathPen(GLYPHS, ntos=n)
    advances = [GLYPHS[CMAP[ord(c)]].width * scale * squeeze + track * height for c in letters]
    at = x - (sum(advances) - track * height) / 2 if middle else x
    for letter, advance in zip(letters, advances):
        GLYPHS[CMAP[ord(letter)]].draw(TransformPen(pen, (scale * squeeze, 0, 0, -scale, at, top + height)))
        at += advance
    bold = f' stroke="{fill}" stroke-width="{n(height * weight)}" stroke-linejoin="round"' if weight else ""
    return f'<path fill="{fill}"{bold} d="{pen.getCommands()}"/>'


def shape(d, x, y, size, fill):
    """A path drawn around 0 0, moved and scaled; a negative size turns it round."""
    return f'<path fill="{fill}" transform="translate({n(x)} {n(y)}) scale({size})" d="{d}"/>'


def star(x, y, outer, inner, points, fill, turn=0.0, extra=""):
    """A starburst."""
    spots = ((outer if i % 2 == 0 else inner, pi * (i / points - 0.5) + turn) for i in range(2 * points))
    d = "M" + "L".join(f"{n(x + r * cos(a))} {n(y + r * sin(a))}" for r, a in spots) + "Z"
    return f'<path fill="{fill}" d="{d}"{extra}/>'


def rounded(points, radius):
    """A closed polygon with round corners."""
    d = ""
    for i, (x, y) in enumerate(points):
        ends = []
        for px, py in (points[i - 1], points[(i + 1) % len(points)]):
            length = ((px - x) ** 2 + (py - y) ** 2) ** 0.5
            ends.append((x + (px - x) * radius / length, y + (py - y) * radius / length))
        (ax, ay), (bx, by) = ends
        d += f"{'L' if d else 'M'}{n(ax)} {n(ay)}Q{n(x)} {n(y)} {n(bx)} {n(by)}"
    return d + "Z"


def twice(drawing):
    """The drawing and, turned round, the drawing again."""
    return f'<g id="a">{drawing}</g><use href="#a" transform="rotate(180 125 175)"/>'


def card(name, body, defs="", paper=PAPER, edge=EDGE):
    """Writes a card: paper with round corners, the body, and the edge on top."""
    Path(__file__).with_name(f"{name}.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}">\n<defs>{defs}</defs>\n'
        f'<rect {BOX} fill="{paper}"/>\n{body}\n<rect {BOX} fill="none" stroke="{edge}" stroke-width="3"/>\n</svg>\n'
    )


def gradient(top, bottom):
    return (f'<linearGradient id="g" x2="0" y2="1"><stop stop-color="{top}"/>'
            f'<stop offset="1" stop-color="{bottom}"/></linearGradient>')


def stone(group, grow):
    """The outline of a group's stone, or of a ripple `grow` away from it."""
    if group == 0:
        return f'<ellipse cx="125" cy="175" rx="{76 + grow}" ry="{n(66 + grow * 0.9)}"'
    if group == 1:
        w, h = 72 + grow, 64 + grow * 0.9
        corner = f'x="{n(125 - w)}" y="{n(175 - h)}" rx="{n(28 + grow * 0.8)}"'
        return f'<rect {corner} width="{n(2 * w)}" height="{n(2 * h)}"'
    w, h = 79 + grow, 66 + grow * 0.65
    corners = [(-1, 0), (-0.58, -1), (0.58, -1), (1, 0), (0.58, 1), (-0.58, 1)]
    return f'<path d="{rounded([(125 + w * x, 175 + h * y) for x, y in corners], 22 + grow * 0.3)}"'


def number(rank):
    group = (rank - 1) // 4
    light, dark, ink = GROUPS[group]
    body = ""
    for i in range(group + 1):
        grow, fade = 12 + 11 * i, (0.8, 0.55, 0.35)[i]
        body += (f'{stone(group, grow)} fill="none" stroke="{dark}" stroke-width="{n(5 - i * 0.8)}" '
                 f'stroke-opacity="{fade}"/>')
    body += f'{stone(group, 0)} fill="url(#g)"/>'
    digits = str(rank)
    wide = len(digits) == 2
    body += text(digits, 125, 132, 86, "#fff", middle=True, squeeze=0.95 if wide else 1.1, track=-0.02 if wide else 0)
    index = text(digits, 17, 18, 59, ink, squeeze=0.92 if wide else 1.08, track=-0.02, weight=0.13)
    if rank in (6, 9):
        body += '<rect x="102" y="225" width="46" height="6" rx="3" fill="#fff"/>'
        index += f'<rect x="20" y="88" width="32" height="6" rx="3" fill="{ink}"/>'
    for i in range(group + 1):
        index += (f'<path d="M182 {30 + 17 * i}q12-12 24 0t24 0" fill="none" stroke="{dark}" stroke-width="6" '
                  'stroke-linecap="round"/>')
    card(f"number-{rank:02}", body + twice(index), gradient(light, dark))


def burst(x, y, size):
    """The starburst of every wild card."""
    return (star(x, y, size, size * 0.66, 12, EMBER, pi / 12) + star(x, y, size * 0.97, size * 0.62, 12, GOLD)
            + star(x, y, size * 0.7, size * 0.5, 12, "#fff6d8"))


def spark(x, y, size):
    """The small starburst in the corner of a wild card."""
    return star(x, y, size, size * 0.56, 8, GOLD, pi / 8, f' stroke="{RUST}" stroke-width="5" stroke-linejoin="round"')


def banner(y, height, half):
    """WILD on a dark ribbon."""
    return (f'<rect x="{125 - half}" y="{n(y - height / 2)}" width="{2 * half}" height="{height}" rx="{n(height / 2)}" '
            f'fill="{NIGHT}"/>' + text("WILD", 125, y - height * 0.31, height * 0.62, "#fff", middle=True, track=0.06,
                                        weight=0.12))


def rays(fill):
    """Sunrays to the edge of the card."""
    d = "".join(f"M125 175L{n(125 + 230 * cos(a))} {n(175 + 230 * sin(a))} {n(125 + 230 * cos(a + pi / 20))} "
                f"{n(175 + 230 * sin(a + pi / 20))}Z" for a in (pi / 10 * i + pi / 40 for i in range(20)))
    return f'<clipPath id="c"><rect {BOX}/></clipPath><path fill="{fill}" clip-path="url(#c)" d="{d}"/>'


def wild():
    card("wild", rays("#ffe3a1") + burst(125, 175, 114) + banner(175, 66, 104) + twice(spark(48, 50, 33)),
         paper="#fff5d9", edge="#d9a233")


def joker():
    hat = (f'<path fill="{LAKE}" d="M84 136C72 108 56 96 36 112 40 72 78 66 104 100Z"/>'
           f'<path fill="{LAKE}" d="M166 136C178 108 194 96 214 112 210 72 172 66 146 100Z"/>'
           f'<path fill="{EMBER}" d="M80 140C88 96 104 74 125 52 146 74 162 96 170 140Z"/>'
           f'<g fill="{GOLD}" stroke="{RUST}" stroke-width="4"><circle cx="36" cy="114" r="10"/>'
           '<circle cx="214" cy="114" r="10"/><circle cx="125" cy="50" r="10"/></g>')
    card("joker", rays("#c9eaea") + burst(125, 185, 108) + hat + banner(175, 66, 104) + twice(spark(44, 46, 29)),
         paper="#eaf8f7", edge="#5ea3a8")


def back(name, light, dark, foam, edge):
    def rings(count, first, step, width):
        return "".join(f'<ellipse rx="{n(first + step * i)}" ry="{n((first + step * i) * 0.62)}" '
                       f'stroke-width="{n(width * (1 - 0.4 * i / count))}" stroke-opacity="{n(1 - 0.8 * i / count)}"/>'
                       for i in range(count))

    frame = '<rect x="13" y="13" width="224" height="324" rx="12"'
    half = f'<g transform="translate(72 84)">{rings(4, 15, 16, 5)}<ellipse rx="6" ry="3.7" fill="{foam}"/></g>'
    card(name, f'<g clip-path="url(#f)"><path fill="url(#g)" d="M0 0H{W}V{H}H0Z"/><g fill="none" stroke="{foam}">'
         f'<g transform="translate(125 175)">{rings(6, 34, 21, 6.5)}</g>{twice(half)}</g>'
         f'<ellipse cx="125" cy="175" rx="21" ry="13" fill="{foam}"/></g>{frame} fill="none" stroke="{foam}" '
         f'stroke-width="4"/>', f'<radialGradient id="g"><stop stop-color="{light}"/><stop offset="1" '
         f'stop-color="{dark}"/></radialGradient><clipPath id="f">{frame}/></clipPath>', paper=dark, edge=edge)


PIPS = {  # Where the pips of a rank lie: column (-1 left, 0 middle, 1 right) and height (0 top, 1 bottom).
    2: [(0, 0), (0, 1)], 3: [(0, 0), (0, 0.5), (0, 1)], 4: [(-1, 0), (1, 0), (-1, 1), (1, 1)],
}
PIPS[5] = PIPS[4] + [(0, 0.5)]
PIPS[6] = PIPS[4] + [(-1, 0.5), (1, 0.5)]
PIPS[7] = PIPS[6] + [(0, 0.25)]
PIPS[8] = PIPS[7] + [(0, 0.75)]
PIPS[9] = PIPS[4] + [(-1, 1 / 3), (1, 1 / 3), (-1, 2 / 3), (1, 2 / 3), (0, 0.5)]
PIPS[10] = PIPS[9][:-1] + [(0, 1 / 6), (0, 5 / 6)]


def pips(rank, suit):
    """The pips of 2 to 10: all of them upright in the upper half, turned round in the lower."""
    ink, pip = SUITS[suit]
    size, top = (0.42, 66) if rank < 10 else (0.4, 98)
    places = [(125 + 33 * column, top + (350 - 2 * top) * height) for column, height in PIPS[rank]]
    return "".join(shape(pip, x, y, size if y < 176 else -size, ink) for x, y in places)


# What the court wears, in the suit's ink: cap and plume, coronet, crown.
COURT = {
    "J": f'<path fill="{LAKE}" d="M6-8C16-38 40-56 62-52 62-26 44-8 16 0Z"/>'
         f'<path fill="none" stroke="{PAPER}" stroke-width="3" d="M14-4Q28-30 52-44"/>'
         '<path d="M-58 20C-40 8-34-4-24-16-10-32 10-28 24-14 36-4 42 6 44 14Z"/>'
         f'<path fill="{GOLD}" d="M-58 20C-24 2 16 0 46 10L44 26C10 18-24 18-58 20Z"/>',
    "Q": '<path d="M-40 14C-46-4-44-14-36-22-28-12-20-8-14-8-14-22-8-32 0-40 8-32 14-22 14-8 20-8 28-12 36-22 44-14'
         f' 46-4 40 14Z"/><g fill="{GOLD}"><circle cx="-38" cy="-28" r="7"/><circle cx="38" cy="-28" r="7"/>'
         '<circle cy="-47" r="8"/><rect x="-42" y="12" width="84" height="13" rx="5"/></g>',
    "K": f'<path d="M-40 14L-50-24-23-6 0-42 23-6 50-24 40 14Z"/><g fill="{GOLD}"><circle cx="-50" cy="-28" r="7"/>'
         '<circle cx="50" cy="-28" r="7"/><circle cy="-47" r="8"/>'
         '<rect x="-42" y="12" width="84" height="13" rx="5"/></g>',
}


def court(letter, suit):
    """Head-dress over a pip, twice; the king's pips make way for the starburst."""
    ink, pip = SUITS[suit]
    top = 97 if letter == "K" else 106
    half = f'<g transform="translate(125 {top}) scale(0.88)" fill="{ink}">{COURT[letter]}</g>'
    panel = '<rect x="68" y="46" width="114" height="258" rx="14" '
    if letter == "K":
        panel += f'fill="#fdf1d3" stroke="{ink}" stroke-width="3"/>'
        return panel + burst(125, 175, 76), half, banner(175, 48, 78)
    waves = "".join(f'<path d="M81 {y}q11-10 22 0t22 0 22 0 22 0" stroke-opacity="{fade}"/>'
                    for y, fade in ((167, 0.35), (175, 1), (183, 0.35)))
    panel += (f'fill="#eaf4f4" stroke="{ink}" stroke-width="3"/><g fill="none" stroke="{LAKE}" stroke-width="4" '
              f'stroke-linecap="round">{waves}</g>')
    return panel, half + shape(pip, 125, 145, 0.28, ink), ""


def suited(rank, suit):
    ink, pip = SUITS[suit]
    name = {1: "A", 11: "J", 12: "Q", 13: "K"}.get(rank, str(rank))
    squeeze = {"10": 0.84, "Q": 0.8, "K": 0.86}.get(name, 1.0)
    tall = 50 if name == "J" else 58  # The J of Fira Sans hangs below the line.
    corner = text(name, 15, 20, tall, ink, squeeze=squeeze, track=-0.05, weight=0.12)
    corner += shape(pip, 35, 112, 0.31, ink)
    under = over = ""
    if rank == 1:
        under = "".join(f'<ellipse cx="125" cy="175" rx="{r}" ry="{n(r * 0.86)}" fill="none" stroke="{ink}" '
                        f'stroke-width="3" stroke-opacity="{fade}"/>' for r, fade in ((72, 0.4), (86, 0.2)))
        over = shape(pip, 125, 175, 1, ink)
    elif rank <= 10:
        over = pips(rank, suit)
    else:
        under, half, over = court(name, suit)
        corner += half
    if rank == 13:
        corner += spark(211, 48, 26)
    elif rank in (1, 11, 12):
        corner += text(str(rank), 234 - 19 * len(str(rank)), 22, 27, "#6d7d83", weight=0.1)
    card(f"{suit}-{rank:02}", under + twice(corner) + over)


def large(rank):
    """Large index: hardly anything but the number, for tired eyes."""
    group = (rank - 1) // 4
    _, dark, ink = GROUPS[group]
    wide = rank > 9
    marks = "".join(f'<path d="M166 {32 + 24 * i}q16-16 32 0t32 0"/>' for i in range(group + 1))
    card(f"large-{rank:02}", text(str(rank), 16, 20, 74, ink, squeeze=0.88 if wide else 1.1, track=-0.02, weight=0.14)
         + f'<g fill="none" stroke="{dark}" stroke-width="9" stroke-linecap="round">{marks}</g>'
         + text(str(rank), 125, 138, 170, ink, middle=True, squeeze=0.72 if wide else 1.15, track=-0.01, weight=0.11))


def main():
    for rank in range(1, 13):
        number(rank)
        large(rank)
    wild()
    joker()
    for name, colours in BACKS.items():
        back(name, *colours)
    for suit in SUITS:
        for rank in range(1, 14):
            suited(rank, suit)


main()
