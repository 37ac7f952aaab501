// The first socket: opened at the head of the page, so that host and phone greet each other while the rest of it still comes.

import { currentToken } from "./storage.js";

/** The first message of a socket. */
export const hello = () => ({
  type: "hello",
  protocol: 1,
  language: navigator.languages ?? [navigator.language],
  token: currentToken(),
  hidden: document.hidden,
});

export function newSocket() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/socket`);
}

/** The frames that the first socket has received until it is followed. */
export const firstFrames = [];

export const firstSocket = newSocket();
firstSocket.onopen = () => firstSocket.send(JSON.stringify(hello()));
firstSocket.onmessage = ({ data }) => firstFrames.push(data);
