#!/usr/bin/env python3
"""A desktop that tells what it prefers: the settings portal on the session's bus, for desktop.sh. Each line on standard input sets a
value, as "NAMESPACE KEY VALUE" with the value in GVariant's notation, and tells everybody. Prints "ready" once it can be asked."""
import os
import sys

from gi.repository import Gio, GLib

INTERFACE = "org.freedesktop.portal.Settings"
NODE = Gio.DBusNodeInfo.new_for_xml(f"""<node><interface name="{INTERFACE}">
  <method name="ReadAll"><arg direction="in" type="as"/><arg direction="out" type="a{{sa{{sv}}}}"/></method>
  <method name="Read"><arg direction="in" type="s"/><arg direction="in" type="s"/><arg direction="out" type="v"/></method>
  <method name="ReadOne"><arg direction="in" type="s"/><arg direction="in" type="s"/><arg direction="out" type="v"/></method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
  <property name="version" type="u" access="read"/>
</interface></node>""")

values = {}


def called(_bus, _sender, _path, _interface, method, arguments, invocation):
    if method == "ReadAll":
        told = {}
        for (namespace, key), value in values.items():
            told.setdefault(namespace, {})[key] = value
        invocation.return_value(GLib.Variant("(a{sa{sv}})", (told,)))
        return
    value = values.get(tuple(arguments.unpack()))
    if value is None:
        invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", "nobody has set that")
        return
    # The older method wraps the value once more.
    wrapped = value if method == "ReadOne" else GLib.Variant("v", value)
    invocation.return_value(GLib.Variant("(v)", (wrapped,)))


def read_property(*_):
    return GLib.Variant("u", 2)


def typed(_source, _condition):
    # All that was typed: what Python keeps in a buffer, nobody watches.
    lines = os.read(sys.stdin.fileno(), 65536).decode()
    if not lines:
        loop.quit()
        return False
    for line in lines.splitlines():
        namespace, key, text = line.split(maxsplit=2)
        value = GLib.Variant.parse(None, text, None, None)
        values[namespace, key] = value
        bus.emit_signal(None, "/org/freedesktop/portal/desktop", INTERFACE, "SettingChanged",
                        GLib.Variant("(ssv)", (namespace, key, value)))
    return True


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.register_object("/org/freedesktop/portal/desktop", NODE.interfaces[0], called, read_property, None)
loop = GLib.MainLoop()
GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, typed)
Gio.bus_own_name_on_connection(bus, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE,
                               lambda *_: print("ready", flush=True), None)
loop.run()
