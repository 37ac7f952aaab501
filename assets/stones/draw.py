#!/usr/bin/env python3
"""Draws every player's stone, and the faces that go on them, into this folder.

To run it again:

    python3 assets/stones/draw.py

<name>.svg is a body without a face, face-<mood>.svg a face and nothing else; one painted over the other is a player.
Both are 200 by 160: a body stands on y = 138 with its shadow on the water below, and covers the face's box, which
is 65 to 135 across and 63 to 113 down, with the eyes on y = 78. There a body is so light that INK stands out 3:1.
"""

from math import cos, pi, radians, sin
from pathlib import Path
from random import Random

INK, NIGHT, FOAM = "#132a33", "#04161d", "#9be8ea"
BASE = 138
FACE = (58, 52, 142, 118)  # The face's box and a little air, which bold specks leave free.


def n(value):
    """A number as short as a stone can bear."""
    return f"{value:.1f}".rstrip("0").rstrip(".").replace("-0.", "-.").removeprefix("0") or "0"


def polygon(points):
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + "Z"


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


def smooth(points):
    """A closed curve through the points."""
    (ax, ay), (bx, by), (cx, cy) = points[-1], points[0], points[1]
    d = f"M{n(bx)} {n(by)}C{n(bx + (cx - ax) / 6)} {n(by + (cy - ay) / 6)}"
    for i in range(len(points)):
        (bx, by), (cx, cy), (dx, dy) = (points[(i + k) % len(points)] for k in range(3))
        d += f"{'S' if i else ' '}{n(cx - (dx - bx) / 6)} {n(cy - (dy - by) / 6)} {n(cx)} {n(cy)}"
    return d + "Z"


def fill(colour, d, opacity=1):
    faint = f' fill-opacity="{opacity}"' if opacity < 1 else ""
    return f'<path fill="{colour}"{faint} d="{d}"/>'


def line(colour, width, d, opacity=1.0):
    faint = f' stroke-opacity="{opacity}"' if opacity < 1 else ""
    return (f'<path fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" '
            f'stroke-linejoin="round"{faint} d="{d}"/>')


def glow(name, colour, strength=1.0):
    """A radial gradient that fades to nothing."""
    return (f'<radialGradient id="{name}"><stop stop-color="{colour}" stop-opacity="{strength}"/>'
            f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>')


def specks(name, count, size, free=None):
    """Small shards strewn over the whole stone, none of them in the box `free`."""
    random, d = Random(name), ""
    while count:
        x, y, r = random.uniform(12, 188), random.uniform(14, BASE), size * random.uniform(0.6, 1.2)
        turn = random.uniform(0, 2 * pi)
        if (x - 100) ** 2 / 86 ** 2 + (y - 84) ** 2 / 58 ** 2 > 1:
            continue
        if free and free[0] - r < x < free[2] + r and free[1] - r < y < free[3] + r:
            continue
        (ax, ay), (bx, by), (cx, cy) = ((r * cos(turn + a), r * sin(turn + a)) for a in (0, 1.7, 3.9))
        d += f"M{n(x)} {n(y)}l{n(bx - ax)} {n(by - ay)} {n(cx - bx)} {n(cy - by)}z"
        count -= 1
    return d


def grains(colour, d):
    """Specks with their corners worn off."""
    return f'<path fill="{colour}" stroke="{colour}" stroke-width="4" stroke-linejoin="round" d="{d}"/>'


def write(name, drawing):
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 160">\n{drawing}\n</svg>\n'
    assert len(svg) < 4096, f"{name} is {len(svg)} bytes"
    Path(__file__).with_name(f"{name}.svg").write_text(svg, newline="\n")


def stone(name, outline, tones, inside="", *, gloss="", defs="", shadow=70, rim=0.8, depth=0.5):
    """Writes a body. From back to front: shadow, dark edge, the stone lit from the upper left, its pattern, the dark of
    its far side, the light that the water throws back, a rim of sky, and the gloss."""
    light, base, dark, edge = tones
    sky = ('<linearGradient id="r" x2=".3" y2="1"><stop stop-color="#fff" stop-opacity="'
           f'{rim}"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/></linearGradient>') if rim else ""
    write(name, f'<defs><path id="o" d="{outline}"/><clipPath id="c"><use href="#o"/></clipPath>'
          f'<radialGradient id="b" cx=".36" cy=".22" r=".9"><stop stop-color="{light}"/>'
          f'<stop offset=".5" stop-color="{base}"/><stop offset="1" stop-color="{dark}"/></radialGradient>'
          f'<radialGradient id="d" cx=".44" cy=".36" r=".68"><stop offset=".64" stop-color="{edge}" stop-opacity="0"/>'
          f'<stop offset="1" stop-color="{edge}" stop-opacity="{depth}"/></radialGradient>{sky}'
          f'{glow("w", FOAM, 0.55)}{glow("v", NIGHT, 0.75)}{defs}</defs>\n'
          f'<ellipse cx="100" cy="140" rx="{shadow + 20}" ry="19" fill="url(#v)"/>'
          f'<ellipse cx="100" cy="140" rx="{shadow}" ry="10" fill="{NIGHT}" fill-opacity=".5"/>\n'
          f'<use href="#o" stroke="{edge}" stroke-width="5.6" stroke-linejoin="round"/>'
          f'<use href="#o" fill="url(#b)"/>\n'
          f'<g clip-path="url(#c)">{inside}<use href="#o" fill="url(#d)"/>'
          f'<ellipse cx="104" cy="142" rx="{shadow}" ry="17" fill="url(#w)"/>'
          + ('<use href="#o" fill="none" stroke="url(#r)" stroke-width="6"/>' if rim else "") + f'</g>\n{gloss}')


def shine(d, width=8, opacity=0.75):
    """The gloss of a polished stone: strokes of light."""
    return line("#fff", width, d, opacity)


# --- Smooth stones ------------------------------------------------------------------------------------------------


def pebble():
    stone("pebble", "M26 102C26 56 60 26 98 26 142 26 174 58 174 104 174 128 160 138 138 138H60C38 138 26 126 26 102Z",
          ("#d9b06c", "#b5853f", "#835a22", "#3a2509"),
          line("#fff4da", 11, "M120 20C140 40 152 62 158 110 159 122 160 130 160 140", 0.75)
          + line("#7a5420", 2.5, "M112 20C133 40 144 64 150 112 151 122 152 130 152 140", 0.5)
          + grains("#7d5826", specks("sand", 22, 1.6, FACE)), gloss=shine("M44 76C49 60 59 49 73 43M86 38.5h.5"))


def river():
    stone("river", "M10 102C10 66 46 40 96 40 150 40 190 68 190 104 190 129 156 138 106 138 42 138 10 130 10 102Z",
          ("#fffefa", "#f6f0e2", "#dccfb4", "#6b5d45"),
          line("#cdb88f", 7, "M4 116C36 130 74 122 108 126S168 120 196 104", 0.6)
          + line("#b79f74", 3, "M4 128C40 138 76 130 110 134S170 130 192 116", 0.6)
          + line("#cdb88f", 3.5, "M112 38C142 44 168 58 184 82M134 40C152 46 168 56 178 66", 0.55)
          + line("#cbb78f", 4, "M36 98h1M27 88h.5M172 96h1M159 86h.5M45 107h.5M164 106h.5"),
          gloss=shine("M31 84C40 68 54 59 72 54M86 51.5h.5"), shadow=80)


def marble():
    stone("marble", rounded([(38, 30), (154, 22), (168, 138), (32, 138)], 30),
          ("#ffffff", "#eef1f5", "#c3cbd6", "#4f5a68"),
          line("#6f7f93", 5.5, "M150 14C140 40 128 42 122 52S148 72 152 92 168 112 176 116M28 104C44 106 50 118 62 "
               "124S84 128 96 144")
          + line("#8f9cad", 2.5, "M122 52C112 48 104 42 100 18M152 92C142 104 144 122 150 140M50 116C44 124 42 132 44 "
                 "142M28 74C44 70 52 56 50 26")
          + line("#d9b05c", 2.5, "M158 20C148 42 136 46 132 54S154 72 159 90 172 106 180 110"),
          gloss=shine("M47 58C48 50 52 45 60 43.5M73 42h.5"), shadow=66)


def onyx():
    bands = "".join(line(colour, width, f"M24 {y - 10}Q100 {y + 14} 176 {y - 10}") for y, width, colour in (
        (84, 64, "#f3ebdd"), (53, 5, "#b98a5a"), (116, 6, "#b98a5a"), (37, 4.5, "#efe6d6"), (129, 3.5, "#efe6d6")))
    stone("onyx", "M100 14C136 14 162 58 162 94 162 124 138 138 100 138 62 138 38 124 38 94 38 58 64 14 100 14Z",
          ("#5a5666", "#383543", "#24222d", "#15141b"), bands,
          gloss=shine("M57 64C62 50 70 38 80 31"), shadow=54, rim=0.8)


def agate():
    def ring(across, up):
        spots = (2 * pi * i / 9 for i in range(9))
        return smooth([(100 + across * cos(a) * (1 + 0.07 * sin(3 * a + 1)), 79 + up * sin(a) * (1 + 0.05 * cos(5 * a)))
                       for a in spots])

    lumps = [(100 + r * 1.22 * cos(pi * i / 7), min(79 + r * sin(pi * i / 7), BASE))
             for i, r in enumerate((62, 57, 63, 58, 63, 58, 61, 59, 64, 58, 63, 59, 64, 58))]
    rings = "".join(fill(colour, ring(across, up)) for colour, across, up in (
        ("#ffe9c9", 69, 54), ("#b8431f", 66, 51.5), ("#e8873c", 60, 47), ("#fff0d6", 56, 43.5), ("#f2b272", 52, 40),
        ("#fff8ec", 48.5, 37), ("#c3dced", 45.5, 34)))
    stone("agate", smooth(lumps), ("#a8714a", "#8a5535", "#643a24", "#3a2015"), rings,
          gloss=shine("M39 58C45 44 54 35 66 30", 6), shadow=66, depth=0.4)


def jasper():
    outline = smooth([(20, 96), (34, 44), (72, 20), (104, 36), (136, 50), (170, 72), (182, 108), (164, 136),
                      (100, BASE), (40, 136)])
    spots = [(52, 42, 9), (78, 33, 5), (40, 66, 5.5), (157, 88, 9), (145, 60, 6), (38, 104, 9), (60, 126, 6),
             (170, 116, 6), (146, 124, 9), (100, 128, 5), (108, 46, 4.5), (24, 84, 4)]
    orbs = "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in spots)
    stone("jasper", outline, ("#f28a70", "#e0634e", "#ad392d", "#54150f"),
          f'<g fill="#7d1f1c" stroke="#ffd9b0" stroke-width="3">{orbs}</g>',
          gloss=shine("M32 62C37 49 45 40 55 34M66 30h.5", 7), shadow=74)


def opal():
    blobs = "".join(f'<ellipse cx="{x}" cy="{y}" rx="{a}" ry="{b}" fill="url(#{c})"/>' for x, y, a, b, c in (
        (54, 52, 46, 40, "p"), (150, 48, 48, 38, "q"), (160, 104, 44, 44, "s"), (40, 104, 44, 42, "t"),
        (104, 136, 54, 26, "p"), (100, 24, 36, 22, "t"), (24, 76, 24, 28, "q")))
    flakes = "".join(f'<path fill="{colour}" stroke="{colour}" opacity=".6" stroke-width="5" stroke-linejoin="round" '
                     f'd="{d}"/>' for colour, d in (
        ("#25c7bb", "M134 32l14-2 4 12-14 4zM62 124l12-2 2 9-12 1zM28 74l8-6 4 12-9 4z"),
        ("#ff6aa6", "M54 42l13-8 4 12-13 6zM146 118l13-5 1 12-11 4zM160 66l8-3 4 10-9 2z"),
        ("#ffc93c", "M96 27l14 1-3 9-11-1zM42 104l11 1-2 12-10-2z"),
        ("#6678f2", "M165 92l8-4 3 13-9 3zM108 124l13 0-2 9-12 1zM34 56l7-7 3 8-7 5z")))
    stone("opal", "M100 22C148 22 180 48 180 82 180 118 146 138 100 138S20 118 20 82C20 48 52 22 100 22Z",
          ("#ffffff", "#f3f2fa", "#cfd6ec", "#4c5180"), blobs + flakes,
          gloss=shine("M40 60C46 49 56 41 70 36M83 33h.5"),
          defs=glow("p", "#ff8fbe") + glow("q", "#53dccb") + glow("s", "#8197ff")
          + glow("t", "#ffda70"), shadow=64, depth=0.35)


def amber():
    stone("amber", "M108 6C112 40 172 52 172 100 172 128 146 138 100 138S28 128 28 100C28 52 96 46 108 6Z",
          ("#ffe08a", "#f7b53c", "#d07a14", "#6b3606"),
          '<ellipse cx="112" cy="128" rx="66" ry="32" fill="url(#g)"/>'
          + fill("#9a4f0a", "M146 122C140 106 142 96 156 84 162 100 158 112 146 122Z", 0.85)
          + line("#ffd98a", 1.8, "M146 124Q148 104 154 92M148 112l7-4M149 106l-5-5", 0.9)
          + '<g fill="#fff3c4" fill-opacity=".75"><circle cx="46" cy="114" r="5"/><circle cx="56" cy="125" r="3"/>'
          '<circle cx="120" cy="46" r="4.5"/><circle cx="108" cy="36" r="2.8"/><circle cx="40" cy="98" r="2.5"/></g>',
          gloss=shine("M44 84C50 66 62 58 76 50"), defs=glow("g", "#ffd76a", 0.9), shadow=68)


def jade():
    stone("jade", "M98 16C124 16 140 42 156 70 172 98 182 114 174 128 168 138 154 138 140 138H60C46 138 32 138 26 128 "
          "18 114 28 98 44 70 60 42 74 16 98 16Z", ("#c4f0c8", "#7fcf9a", "#3f9a6a", "#12452f"),
          line("#d9f7dc", 8, "M20 124C48 112 58 130 84 126S122 118 140 130 166 128 184 118", 0.5)
          + line("#2f8a5c", 4, "M40 140C70 126 88 142 116 134S160 116 172 96", 0.5)
          + line("#d9f7dc", 6, "M66 42C84 52 100 36 134 48", 0.55)
          + line("#2f8a5c", 3.5, "M78 26C92 36 104 26 122 32M128 60C138 58 146 66 160 74", 0.5),
          gloss=shine("M58 70C66 55 73 42 82 33"), shadow=72)


def moonstone():
    stone("moonstone", "M100 18A60 60 0 1 1 100 138 60 60 0 1 1 100 18Z", ("#ffffff", "#e4ecfb", "#a3b8ea", "#36436e"),
          fill("#6f97ff", "M124 20C164 48 158 116 84 138L100 150H180V20Z", 0.3)
          + fill("#4f7bf2", "M146 30C168 66 156 116 108 138L180 150V30Z", 0.45)
          + '<g fill="#b3c2e8" stroke="#fff" stroke-width="2"><circle cx="112" cy="37" r="9"/><circle cx="54" cy="104" '
          'r="6"/><circle cx="82" cy="124" r="7.5"/><circle cx="137" cy="47" r="4.5"/><circle cx="67" cy="116" r="3"/>'
          '</g>',
          gloss=shine("M52 66C57 53 66 43 77 37"), shadow=56)


# --- Stones with corners ------------------------------------------------------------------------------------------


def facets(rim, core, tints):
    """The flat sides between a stone's outline and the flat in its middle."""
    return "".join(fill(tint, polygon([rim[i - 1], rim[i], core[i], core[i - 1]]))
                   for i, tint in enumerate(tints, 1 - len(rim)))


def flint():
    rim = [(20, 104), (30, 58), (62, 34), (104, 40), (150, 14), (164, 56), (184, 92), (158, BASE), (52, BASE)]
    core = [(58, 108), (58, 62), (76, 52), (112, 58), (136, 50), (142, 66), (146, 98), (132, 118), (72, 118)]
    tints = ("#56606e", "#f2ead8", "#fbf5e6", "#e3d8c0", "#a9b3bf", "#6b7583", "#4c5562", "#3f4753", "#48515d")
    stone("flint", rounded(rim, 4), ("#98a2ae", "#8d97a4", "#808a97", "#20262e"),
          facets(rim, core, tints) + fill("#98a3b0", polygon(core)) + line("#dfe6ee", 2, polygon(core), 0.6)
          + line("#2f3640", 2, "M34 116Q42 104 54 104M160 110Q152 100 146 98M150 74Q160 76 168 70", 0.6),
          shadow=72, depth=0.25)


def slate():
    plates = [(66, 134, 26, 46, "#b4c6d8"), (28, 152, 42, 64, "#9aaec5"), (44, 180, 60, 88, "#a4b7cb"),
              (20, 160, 84, 110, "#a4b7cb"), (38, 190, 106, 125, "#8399b1"), (10, 174, 121, BASE, "#6c849d")]
    slabs = [rounded([(a + 6, top), (b - 3, top + 2), (b, end), (a, end)], 6) for a, b, top, end, _ in plates]
    layers = "".join(fill(plate[4], d) for plate, d in reversed(list(zip(plates, slabs))))
    lit = "".join(f"M{a + 10} {top + 2.5}L{b - 9} {top + 4.5}" for a, b, top, _, _ in plates if top != 84)
    split = ("M72 36h24M114 40h16M34 55h20M132 57h14M52 73h8M144 71h28M150 80h16M26 96h26M34 104h14M146 97h10M46 117h"
             "30M136 116h44M18 131h44M112 130h36")
    stone("slate", "".join(slabs), ("#a4b8cc", "#8fa5bb", "#67809a", "#22313f"),
          layers + line("#3f556c", 2.5, split, 0.55) + line("#eef5fb", 2.2, lit, 0.75), shadow=80, rim=0, depth=0.35)


def basalt():
    def column(a, b, top, end, side):
        """A six-sided column: its lid, its broad front and its two narrow flanks."""
        lid = [(a, top), (a + side, top - 11), (b - side, top - 11), (b, top), (b - side, top + 11),
               (a + side, top + 11)]
        whole = [*lid[:4], (b, end - 8), (b - side, end), (a + side, end), (a, end - 8)]
        return polygon(whole), (
            fill("#515c63", polygon(whole)) + fill("#6d7a82", polygon([lid[0], lid[5], (a + side, end), (a, end - 8)]))
            + fill("url(#f)", f"M{a + side} {top + 11}H{b - side}V{end}H{a + side}Z") + fill("#c5d0d5", polygon(lid))
            + line("#2a3338", 2, polygon(lid) + f"M{a + side} {top + 11}V{end}M{b - side} {top + 11}V{end}", 0.55))

    columns = [column(14, 66, 78, BASE - 4, 10), column(134, 187, 62, BASE - 4, 10), column(45, 155, 34, BASE, 11)]
    stone("basalt", "".join(c[0] for c in columns), ("#97a4ab", "#8a979e", "#66737a", "#1f272b"),
          "".join(c[1] for c in columns) + line("#4d5960", 2.5, "M58 120H84M112 128H142M26 110H42M158 100H176", 0.7)
          + fill("#7fae4e", "M45 34L56 23H106L98 33C96 46 90 48 87 45 84 56 76 56 74 47 "
                 "70 50 66 46 64 45 62 60 52 60 50 48 48 46 45 42 45 34Z")
          + fill("#a9d067", "M50 33L58 25H100L93 32C82 36 62 36 50 33Z"),
          defs='<linearGradient id="f" x2="0" y2="1"><stop stop-color="#a9b5bb"/><stop offset=".6" stop-color="'
          '#93a0a7"/><stop offset="1" stop-color="#66737a"/></linearGradient>', shadow=76, rim=0, depth=0.2)


def granite():
    outline = rounded([(18, 88), (44, 44), (92, 20), (142, 30), (176, 66), (186, 112), (168, BASE), (32, BASE),
                       (16, 116)], 14)
    stone("granite", outline, ("#ecdfdb", "#d0c1bd", "#a59391", "#43363a"),
          grains("#fff6f1", specks("mica", 14, 5)) + grains("#dd9a88", specks("feldspar", 19, 5, FACE))
          + grains("#4a4045", specks("biotite", 24, 3.6, FACE)), gloss=shine("M40 70L54 50 72 40", 6, 0.6), shadow=74)


def crystal(x, half, height, lean, lit, mid, dim):
    """A pointed crystal standing at x: its outline and its facets."""
    turn = radians(lean)

    def at(across, up):
        return round(x + across * cos(turn) + up * sin(turn)), round(BASE - 4 - up * cos(turn) + across * sin(turn))

    shoulder, edge, tip = height - half * 0.85, half * 0.82, at(half * -0.12, height)
    a, b, c, d = at(-half, 0), at(-half, shoulder), at(half, shoulder), at(half, 0)
    e, f, g, h = at(-edge, 0), at(-edge, shoulder - half * 0.16), at(edge, shoulder - half * 0.16), at(edge, 0)
    outline = polygon([a, b, tip, c, d])
    return outline, (fill(mid, outline) + fill(lit, polygon([a, b, tip, f, e]))
                     + fill(dim, polygon([h, g, tip, c, d])) + line("#fff", 2, polygon([f, tip, g]), 0.7))


def cluster(name, tones, parts, rock, tint, **more):
    """Crystals, later ones before earlier ones, that grow out of a strip of rock."""
    crystals, foot = [crystal(*part) for part in parts], polygon(rock)
    stone(name, "".join(c[0] for c in crystals) + foot, tones, "".join(c[1] for c in crystals) +
          f'<path fill="{tint}" stroke="#fff" stroke-opacity=".35" stroke-width="2" d="{foot}"/>', rim=0, depth=0.25,
          **more)


def quartz():
    tints = ("#fff5f7", "#f9d6e0", "#e9afc2")
    rock = [(30, BASE), (34, 124), (52, 118), (70, 126), (100, 121), (132, 126), (150, 117), (168, 124), (172, BASE)]
    cluster("quartz", ("#fff5f7", "#f9d6e0", "#e9afc2", "#6d3048"),
            [(54, 16, 66, -20, *tints), (148, 18, 80, 17, *tints), (100, 48, 130, 0, *tints)], rock,
            "#cf97aa", shadow=64)


def amethyst():
    tints, deep = ("#e2ccfc", "#bb96ec", "#8a5fce"), ("#c8a5f3", "#9a70d8", "#6a40b0")
    deeper = ("#a883e0", "#7c52c2", "#532d95")
    rock = [(12, BASE), (16, 120), (34, 110), (58, 122), (84, 116), (118, 122), (142, 114), (166, 109),
            (184, 120), (188, BASE)]
    cluster("amethyst", ("#e2ccfc", "#bb96ec", "#8a5fce", "#2c1458"),
            [(46, 17, 84, -21, *deeper), (154, 17, 84, 21, *deeper), (70, 22, 116, -11, *deep),
             (130, 22, 112, 12, *deep), (100, 45, 126, 0, *tints)], rock, "#7a6c86", shadow=76)


def lapis():
    rim = [(16, 78), (50, 28), (150, 28), (184, 78), (184, 108), (154, BASE), (46, BASE), (16, 108)]
    core = [(42, 78), (62, 46), (138, 46), (158, 78), (158, 102), (140, 118), (60, 118), (42, 102)]
    tints = ("#6f99f5", "#86abfb", "#4a74dc", "#2f53b4", "#20398a", "#1f357f", "#27459c", "#4f7be2")
    stars = "".join(f"M{x} {y - r}Q{x} {y} {x + r} {y} {x} {y} {x} {y + r} {x} {y} {x - r} {y} {x} {y} {x} {y - r}Z"
                    for x, y, r in ((34, 64, 9), (76, 36, 7), (128, 37, 9), (166, 90, 8), (150, 126, 7), (98, 128, 8),
                                    (30, 106, 7), (54, 124, 6), (100, 53, 5), (172, 68, 5), (48, 90, 5), (152, 66, 5)))
    stone("lapis", rounded(rim, 6), ("#7fa6fa", "#4a78e0", "#20398a", "#0c1a4a"),
          facets(rim, core, tints) + fill("#5f8cf2", polygon(core)) + line("#b9cffd", 2, polygon(core), 0.7)
          + fill("#ffdb70", stars), shadow=74, depth=0.25)


def obsidian():
    rim = [(18, 116), (46, 58), (92, 6), (148, 48), (184, 110), (156, BASE), (40, BASE)]
    core = [(54, 108), (56, 66), (88, 44), (138, 56), (148, 104), (132, 122), (66, 122)]
    tints = ("#5d597a", "#8783ab", "#403c58", "#353148", "#2c293c", "#262335", "#37334a")
    stone("obsidian", rounded(rim, 2), ("#aaa6c4", "#9692b0", "#8580a0", "#14121d"),
          facets(rim, core, tints) + fill("#aaa6c6", polygon(core))
          + fill("#c5c2dc", "M56 66L88 44 112 50 60 116 54 108Z", 0.5)
          + line("#d9d6f0", 2, polygon(core), 0.6) + line("#8f8ab4", 2, "M120 36Q126 46 122 52M132 42Q137 50 134 55"
                 "M164 84Q154 88 144 86M172 96Q158 102 147 98M52 128Q58 132 62 138", 0.7),
          gloss=line("#fff", 4.5, "M55 56L84 23", 0.85), shadow=72, depth=0.2)


def coral():
    outline = smooth([(44, BASE), (28, 122), (29, 98), (44, 74), (46, 58), (32, 54), (17, 49), (13, 38), (22, 31),
                      (36, 37), (43, 30), (43, 17), (53, 9), (63, 16), (62, 34), (66, 48), (80, 50), (89, 42),
                      (93, 28), (103, 21), (112, 29), (110, 44), (122, 50), (134, 44), (134, 28), (128, 14), (137, 5),
                      (148, 11), (151, 26), (160, 28), (170, 20), (182, 23), (184, 35), (173, 45), (158, 51),
                      (155, 62), (162, 78), (172, 100), (172, 122), (156, BASE), (100, 139)])
    dots = "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in (
        (24, 41, 4), (53, 20, 4), (103, 32, 4), (139, 16, 4), (174, 32, 4), (50, 44, 3), (144, 40, 3), (40, 108, 3),
        (48, 122, 4), (61, 129, 2.8), (148, 126, 4), (159, 112, 3), (84, 58, 2.4), (118, 58, 2.4), (56, 64, 2.6)))
    stone("coral", outline, ("#ffbfa6", "#fd9078", "#dd5a46", "#76200f"),
          f'<g fill="#fff0e4" fill-opacity=".85">{dots}</g>', shadow=66, depth=0.4)


# --- Faces --------------------------------------------------------------------------------------------------------


def face(mood, drawing, blush=0.45):
    cheeks = "".join(f'<ellipse cx="{x}" cy="98" rx="8" ry="6"/>' for x in (73, 127))
    write(f"face-{mood}", f'<g fill="#ff6f61" fill-opacity="{blush}">{cheeks}</g>\n{drawing}')


def eyes(across, up):
    """Two ovals, each with a glint."""
    drawing = ""
    for x in (78, 122):
        drawing += (f'<ellipse cx="{x}" cy="78" rx="{across}" ry="{up}" fill="{INK}"/>'
                    f'<circle cx="{n(x - across * 0.3)}" cy="{n(78 - up * 0.42)}" r="{n(across * 0.36)}" fill="#fff"/>')
    return drawing


def faces():
    face("calm", eyes(8, 11) + line(INK, 6, "M86 97Q100 109 114 97"))
    face("playing", eyes(11, 14.5) + fill(INK, "M80 94Q100 100 120 94C118 107 110 113 100 113S82 107 80 94Z"), 0.6)
    face("thinking", "".join(f'<ellipse cx="{x}" cy="77" rx="11" ry="12" fill="#fff" stroke="{INK}" stroke-width="4"/>'
                             f'<ellipse cx="{x + 5}" cy="74" rx="6.5" ry="8" fill="{INK}"/>' for x in (78, 122))
         + line(INK, 6, "M98 104L112 101"))
    zed = "M154 10.7h28l-28 28.6h28"
    face("asleep", line(INK, 6, "M68 77Q78 87 88 77M112 77Q122 87 132 77") + line(INK, 6, "M96 101h8")
         + line(INK, 13, zed) + line(FOAM, 7, zed))
    face("joy", line(INK, 7, "M69 82Q79 62 89 82M111 82Q121 62 131 82")
         + fill(INK, "M80 92H120C120 107 112 113 100 113S80 107 80 92Z")
         + fill("#ff7d72", "M88 107Q100 97 112 107 107 113 100 113T88 107Z"), 0.7)
    face("rueful", eyes(8, 10) + line(INK, 5, "M66 62Q74 55 84 58M116 58Q126 55 134 62") + line(INK, 6, "M88 103Q100 96 112 103"),
         0.3)
    face("watching", "".join(f'<ellipse cx="{x}" cy="77" rx="10" ry="13" fill="#fff" stroke="{INK}" stroke-width="4"/>'
                             f'<ellipse cx="{x + 1}" cy="{73}" rx="6.5" ry="8" fill="{INK}"/>' for x in (78, 122))
         + line(INK, 6, "M93 102Q100 106 107 102"))
    face("gasping", "".join(f'<ellipse cx="{x}" cy="76" rx="12" ry="15" fill="#fff" stroke="{INK}" stroke-width="4"/>'
                            f'<ellipse cx="{x}" cy="76" rx="6" ry="8" fill="{INK}"/>' for x in (78, 122))
         + f'<ellipse cx="100" cy="103" rx="8" ry="10" fill="{INK}"/>', 0.6)
    face("eager", eyes(9, 11.5) + line(INK, 6, "M66 59L88 65M112 65L134 59") + line(INK, 6, "M84 97Q100 112 118 94"), 0.6)


for draw in (pebble, flint, slate, basalt, marble, onyx, agate, granite, jasper, quartz, opal, river, amber, jade,
             lapis, coral, amethyst, moonstone, obsidian, faces):
    draw()
