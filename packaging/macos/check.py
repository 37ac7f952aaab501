#!/usr/bin/env python3
"""Checks Skipstone.app as bundle.sh makes it, signed or not, on any system:

    packaging/macos/check.py Skipstone.app
"""

import plistlib
import re
import struct
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
APP = Path(sys.argv[1])
RESOURCES = APP / "Contents/Resources"
LANGUAGES = sorted(folder.name for folder in (ROOT / "assets/locales").iterdir())
FILES = {
    "Contents/Info.plist", "Contents/MacOS/skipstone",
    "Contents/Resources/skipstone.icns", "Contents/Resources/skipstone-record.icns",
    "Contents/Resources/licences/LICENSE-MIT", "Contents/Resources/licences/LICENSE-APACHE",
    "Contents/Resources/licences/third-party.txt",
} | {f"Contents/Resources/{language}.lproj/InfoPlist.strings" for language in LANGUAGES}


def check(condition, problem):
    if not condition:
        sys.exit(f"check: {problem}")


def version():
    return re.search(r'^version = "([0-9.]+)', (ROOT / "Cargo.toml").read_text(), re.M)[1]


def service():
    """The name by which tables are found, as the program has it."""
    return re.search(r'"(_\w+\._udp)\.local\."', (ROOT / "net/src/discovery/announcement.rs").read_text())[1]


def strings(language):
    text = (RESOURCES / f"{language}.lproj/InfoPlist.strings").read_text("utf-8")
    lines = re.sub(r"/\*.*?\*/", "", text, flags=re.S).strip().splitlines()
    pairs = [re.fullmatch(r'"?([^"=]+?)"? = "([^"]+)";', line) for line in lines]
    check(all(pairs), f"{language}.lproj: a line is no pair")
    return dict(pair.groups() for pair in pairs)


def icon_types(name):
    """The images of an icon file; their lengths must add up to the file's."""
    data = (RESOURCES / f"{name}.icns").read_bytes()
    magic, length = struct.unpack(">4sI", data[:8])
    check(magic == b"icns" and length == len(data), f"{name}.icns is broken")
    types, at = set(), 8
    while at < length:
        kind, size = struct.unpack(">4sI", data[at:at + 8])
        check(8 < size <= length - at, f"{name}.icns is broken at {at}")
        types.add(kind.decode())
        at += size
    return types


def check_files():
    found = {str(path.relative_to(APP)) for path in APP.rglob("*") if path.is_file()}
    unsigned = {path for path in found if not path.startswith("Contents/_CodeSignature/")}
    check(unsigned == FILES, f"wrong files: {sorted(unsigned ^ FILES)}")
    program = APP / "Contents/MacOS/skipstone"
    check(program.stat().st_mode & 0o777 == 0o755, "the program can't be executed")
    check(program.read_bytes()[:4].hex() in ("cffaedfe", "cafebabe"), "the program is none for macOS")


def check_info(info):
    expected = {
        "CFBundlePackageType": "APPL", "CFBundleExecutable": "skipstone", "NSHighResolutionCapable": True,
        "CFBundleShortVersionString": version(), "CFBundleVersion": version(),
        "NSBonjourServices": [service()],
    }
    for key, value in expected.items():
        check(info[key] == value, f"{key} is {info[key]!r}, not {value!r}")
    languages = info["CFBundleLocalizations"]
    check(sorted(languages) == LANGUAGES, f"the languages are {languages}, not {LANGUAGES}")
    for key in ["LSMinimumSystemVersion", "LSApplicationCategoryType", "NSLocalNetworkUsageDescription"]:
        check(info[key], f"{key} is empty")
    # The desktop file of Linux is named by the same identifier.
    id = info["CFBundleIdentifier"]
    check((ROOT / f"packaging/linux/{id}.desktop").is_file(), f"{id} isn't the identifier on Linux")

    [links] = info["CFBundleURLTypes"]
    check(links["CFBundleURLSchemes"] == ["skipstone"], "links are of another scheme")

    [exported], [document] = info["UTExportedTypeDeclarations"], info["CFBundleDocumentTypes"]
    check(document["LSItemContentTypes"] == [exported["UTTypeIdentifier"]], "the document has another type")
    check(exported["UTTypeTagSpecification"]["public.filename-extension"] == ["skipstone"], "the extension")
    for icon in [info["CFBundleIconFile"], document["CFBundleTypeIconFile"], exported["UTTypeIconFile"]]:
        missing = {"ic04", "ic05", "ic07", "ic08", "ic09", "ic10", "ic11", "ic12", "ic13", "ic14"} - icon_types(icon)
        check(not missing, f"{icon}.icns lacks {missing}")


def check_strings(info):
    english = strings("en")
    shown = [info["NSLocalNetworkUsageDescription"], info["UTExportedTypeDeclarations"][0]["UTTypeDescription"]]
    check(sorted(english.values()) == sorted(shown), "en.lproj differs from Info.plist")
    for language in LANGUAGES:
        check(strings(language).keys() == english.keys(), f"{language}.lproj has other keys than English")


check_files()
info = plistlib.loads((APP / "Contents/Info.plist").read_bytes())
check_info(info)
check_strings(info)
print(f"check: {APP} is complete, version {version()}")
