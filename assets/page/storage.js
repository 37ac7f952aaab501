// What this browser remembers of a table. Local storage is kept apart by origin, so each table has its own.

const read = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage is forbidden: everything works until the page is closed.
  }
};

const write = (key, value) => {
  try {
    if (value == null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // As above.
  }
};

/** What was written as JSON, or an empty object. */
function readObject(key) {
  try {
    return JSON.parse(read(key)) ?? {};
  } catch {
    return {};
  }
}

const SEAT = "seat=";

/** What stands behind the "#" of an address to which a seat goes along. */
export const seatLink = (token) => SEAT + encodeURIComponent(token);

/** The secret that came along from the host's former address. Only where there is no seat yet: a link takes none away. */
function takeLinked() {
  const linked = location.hash.slice(1);
  if (!linked.startsWith(SEAT)) return null;
  history.replaceState(null, "", location.pathname);
  const token = decodeURIComponent(linked.slice(SEAT.length));
  if (read("token") !== null) return null;
  write("token", token);
  return token;
}

let token = takeLinked() ?? read("token");

/** The secret that brings this browser back to its seat, or `null`. */
export const currentToken = () => token;

export function keepToken(now) {
  token = now;
  write("token", now);
}

/** The name and the stone that the player came with last, `{name, stone}`, or an empty object. */
export const lastPerson = () => readObject("person");

export const keepPerson = ({ name, stone }) => write("person", JSON.stringify({ name, stone }));

/** The code of an address that was used last, and the table that it is for, `{code, table}`, or an empty object. */
export const lastCode = () => readObject("code");

export const keepCode = ({ code, table }) => write("code", JSON.stringify({ code, table }));

/** The player's own settings; each is on until it is switched off. */
const settings = { sound: read("sound") !== "off", vibration: read("vibration") !== "off" };

export const setting = (name) => settings[name];

export function changeSetting(name, on) {
  settings[name] = on;
  write(name, on ? "on" : "off");
}
