#!/usr/bin/env python3
"""What CHANGELOG.md says, in the form of a package. Run it in the project's root.

changelog.py metainfo   the AppStream metainfo, complete with releases, addresses and version
changelog.py debian     a changelog for Debian packages
changelog.py rpm        the same for RPM packages
"""
import os
import re
import sys
import textwrap
from datetime import datetime, timezone
from email.utils import format_datetime
from pathlib import Path
from xml.sax.saxutils import escape

MAINTAINER = "The Skipstone contributors <packages@example.org>"
METAINFO = Path("packaging/linux/org.example.Skipstone.metainfo.xml")


def workspace(key):
    """A value of the workspace's packages, from Cargo.toml."""
    return re.search(rf'^{key} = "(.*)"$', Path("Cargo.toml").read_text(), re.M)[1]


def releases():
    """Each release as version, date (of this build if it isn't released) and lines, the newest first. The details stay behind."""
    now = int(os.environ.get("SOURCE_DATE_EPOCH", datetime.now().timestamp()))
    for section in re.split(r"^## ", Path("CHANGELOG.md").read_text(), flags=re.M)[1:]:
        heading, _, text = section.partition("\n")
        match = re.fullmatch(r"([\d.]+), (not yet released|\d{4}-\d\d-\d\d)", heading)
        if not match:
            sys.exit(f"CHANGELOG.md: “## {heading}” is neither “## VERSION, YYYY-MM-DD” nor “## VERSION, not yet released”")
        version, date = match.groups()
        released = date != "not yet released"
        day = datetime.fromisoformat(date) if released else datetime.fromtimestamp(now)
        lines = [re.sub(r"\[(.*?)\]\(.*?\)", r"\1", line) for line in re.findall(r"^- (.*)$", text.partition("\nThe details:\n")[0], re.M)]
        yield version, day.replace(tzinfo=timezone.utc), released, lines


def metainfo():
    xml = "  <releases>\n"
    for version, day, released, lines in releases():
        kind = "stable" if released else "development"
        xml += f'    <release version="{version}" date="{day:%Y-%m-%d}" type="{kind}">\n      <description>\n        <ul>\n'
        for line in lines:
            xml += "          <li>" + re.sub(r"`(.*?)`", r"<code>\1</code>", escape(line)) + "</li>\n"
        xml += "        </ul>\n      </description>\n    </release>\n"
    xml += "  </releases>"
    template = re.sub(r"<!--.*?-->\n", "", METAINFO.read_text(), flags=re.S)
    filled = template.replace("  <releases/>", xml)
    return filled.replace("@REPOSITORY@", workspace("repository")).replace("@VERSION@", workspace("version"))


def debian():
    text = ""
    for version, day, _, lines in releases():
        items = [textwrap.fill(line, 76, initial_indent="  * ", subsequent_indent="    ") for line in lines]
        text += f"skipstone ({version}-1) unstable; urgency=medium\n\n" + "\n".join(items)
        text += f"\n\n -- {MAINTAINER}  {format_datetime(day)}\n\n"
    return text


def rpm():
    text = ""
    for version, day, _, lines in releases():
        items = [textwrap.fill(line, 76, initial_indent="- ", subsequent_indent="  ") for line in lines]
        # A percent sign begins a macro.
        text += f"* {day:%a %b %d %Y} {MAINTAINER} - {version}-1\n" + "\n".join(items).replace("%", "%%") + "\n\n"
    return text


forms = {"metainfo": metainfo, "debian": debian, "rpm": rpm}
if len(sys.argv) != 2 or sys.argv[1] not in forms:
    sys.exit(__doc__)
print(forms[sys.argv[1]](), end="")
