#!/usr/bin/env python3
"""Takes the guide's pictures of the page for phones in both languages: docs/guide/phone-pictures.py PROGRAM.

PROGRAM hosts the tables, at addresses of this computer only, in profiles of its own. One picture has three screens of a phone side by
side: coming in, the own turn, and the end of a round. Needs chromium with chromedriver, ImageMagick, pngquant and optipng.
"""

import base64
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

GUIDE = pathlib.Path(__file__).resolve().parent
DRIVER = "http://127.0.0.1:9515"
SCREEN = {"width": 390, "height": 844, "pixelRatio": 1.0, "touch": True, "mobile": True}
# The longest wait in seconds: the computer players of a whole round take their time.
PATIENCE = 300


def call(path, body, method="POST"):
    data = json.dumps(body).encode() if body is not None else None
    request = urllib.request.Request(DRIVER + path, data, {"content-type": "application/json"}, method=method)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return json.load(answer)["value"]


class Phone:
    """A browser that shows a page as a phone does."""

    def __init__(self, language):
        options = {
            "args": ["--headless=new", "--no-sandbox", "--hide-scrollbars", f"--accept-lang={language}"],
            "prefs": {"intl.accept_languages": language},
            "mobileEmulation": {"deviceMetrics": SCREEN},
        }
        wanted = {"browserName": "chrome", "goog:chromeOptions": options}
        self.session = "/session/" + call("/session", {"capabilities": {"alwaysMatch": wanted}})["sessionId"]
        dark = {"features": [{"name": "prefers-color-scheme", "value": "dark"}]}
        call(self.session + "/goog/cdp/execute", {"cmd": "Emulation.setEmulatedMedia", "params": dark})

    def open(self, url):
        call(self.session + "/url", {"url": url})

    def ask(self, expression):
        return call(self.session + "/execute/sync", {"script": f"return {expression};", "args": []})

    def wait(self, expression):
        deadline = time.monotonic() + PATIENCE
        while not self.ask(expression):
            if time.monotonic() > deadline:
                sys.exit(f"phone-pictures: never {expression}")
            time.sleep(0.1)

    def element(self, selector):
        self.wait(f"document.querySelector({json.dumps(selector)}) !== null")
        found = call(self.session + "/element", {"using": "css selector", "value": selector})
        return f"{self.session}/element/{next(iter(found.values()))}"

    def tap(self, selector):
        """Taps until nothing lies above it and the page doesn't draw it anew at that moment."""
        deadline = time.monotonic() + 10
        while True:
            try:
                return call(self.element(selector) + "/click", {})
            except urllib.error.HTTPError as refused:
                if time.monotonic() > deadline:
                    sys.exit(f"phone-pictures: {selector} can't be tapped: {refused.read().decode()}")
                time.sleep(0.2)

    def type(self, selector, text):
        call(self.element(selector) + "/value", {"text": text})

    def picture(self, file):
        # Nothing flies any more, and what appeared is there.
        time.sleep(1)
        file.write_bytes(base64.b64decode(call(self.session + "/screenshot", None, "GET")))

    def close(self):
        call(self.session, None, "DELETE")


class Table:
    """A table with Ada's phone and three computer players."""

    def __init__(self, program, folder, title, stock):
        # A home of its own: a table that isn't finished would be opened again.
        home = folder / f"stock-{stock}"
        home.mkdir()
        rules = home / "rules.toml"
        rules.write_text(f"stock = {stock}\nfirst_player = 1\n")
        command = [program, "host", "--interfaces", "none", "--listen", "127.0.0.1:0", "--phones", "127.0.0.1:0", "--entry", "open"]
        command += ["--title", title, "--name", "Ben", "--seats", "4", "--bots", "easy,hard,hard", "--rules", str(rules)]
        environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL, "text": True}
        self.host = subprocess.Popen(command, env=environment | {"HOME": str(home)}, **pipes)
        lines = (re.search(r"phones join at (http://\S+)", line) for line in self.host.stdout)
        self.url = next(found[1] for found in lines if found)

    def close(self):
        self.host.communicate("quit\n")


def come_in(phone, table):
    phone.open(table.url)
    phone.type("#entry-name", "Ada")


def begin(phone):
    phone.tap("#entry button[name=play]")
    phone.tap("#lobby-buttons button[role=switch]")


ON_TURN = "document.querySelector('#table.own-turn') !== null && document.querySelector('#flights .flying') === null"
IS_OVER = "document.querySelector('#result[open]') !== null"


def discard(phone, turn):
    # No other card lies over the last one.
    phone.tap("#hand .hand-card:last-child")
    phone.tap(f"#own-piles [data-place=d{turn % 4 + 1}]")
    phone.wait(f"!({ON_TURN}) || {IS_OVER}")


def take(program, language, title, folder):
    phone = Phone(language)
    table = Table(program, folder, title, 20)
    come_in(phone, table)
    phone.picture(folder / "join.png")
    begin(phone)
    for turn in range(4):
        phone.wait(ON_TURN)
        discard(phone, turn)
    phone.wait(ON_TURN)
    phone.picture(folder / "turn.png")
    table.close()

    table = Table(program, folder, title, 5)
    come_in(phone, table)
    begin(phone)
    turn = 0
    while True:
        phone.wait(f"{ON_TURN} || {IS_OVER}")
        if phone.ask(IS_OVER):
            break
        discard(phone, turn)
        turn += 1
    phone.picture(folder / "result.png")
    table.close()
    phone.close()

    screens = [folder / f"{name}.png" for name in ("join", "turn", "result")]
    whole, file = folder / "phone.png", GUIDE / language / "phone.png"
    subprocess.run(["montage", *screens, "-tile", "3x1", "-geometry", "+12+0", "-background", "none", whole], check=True)
    subprocess.run(["pngquant", "--force", "--speed", "1", "--strip", "--output", file, "256", whole], check=True)
    subprocess.run(["optipng", "-quiet", "-o5", file], check=True)
    if file.stat().st_size >= 150_000:
        sys.exit(f"phone-pictures: {file} is too large")


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    driver = subprocess.Popen(["chromedriver", "--port=9515"], stdout=subprocess.DEVNULL)
    try:
        time.sleep(2)
        for language, title in (("en", "Ben’s table"), ("de", "Bens Tisch")):
            with tempfile.TemporaryDirectory() as folder:
                take(program, language, title, pathlib.Path(folder))
    finally:
        driver.terminate()


main()
