// Short sounds, made here, and the phone's vibration.

import { setting } from "./storage.js";

let audio = null;
let noise = null;

/** Browsers allow sounds after a first touch only. */
export function startSound() {
  const wake = () => {
    audio ??= new (window.AudioContext ?? window.webkitAudioContext)();
    audio.resume();
  };
  addEventListener("pointerup", wake, { passive: true });
  addEventListener("keydown", wake, { passive: true });
}

const mayPlay = () => audio !== null && audio.state === "running" && setting("sound") && !document.hidden;

/** A card on the table: a short breath of noise. */
export function cardSound() {
  if (!mayPlay()) return;
  noise ??= makeNoise();
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: 1800, Q: 0.7 });
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: 0.25 }))
    .connect(audio.destination);
  source.start();
}

function makeNoise() {
  const length = Math.floor(audio.sampleRate * 0.06);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at += 1) samples[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 3;
  return buffer;
}

/** The player's turn: two notes upwards, and a short vibration. */
export function turnSound() {
  if (setting("vibration") && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(60);
  notes([
    [587, 0],
    [880, 0.12],
  ]);
}

/** The notes (Hz) of the second stock card of a turn and of those after it. */
const CHAIN = [392, 523, 659, 784, 1047];

/** Another stock card in a row: a note higher than the one before. */
export const chainSound = (count) => notes([[CHAIN[Math.min(count - 2, CHAIN.length - 1)], 0]]);

/** A round is won. */
export function winSound() {
  notes([
    [523, 0],
    [659, 0.12],
    [784, 0.24],
    [1047, 0.36],
  ]);
}

function notes(list) {
  if (!mayPlay()) return;
  for (const [frequency, after] of list) {
    const start = audio.currentTime + after;
    const note = new OscillatorNode(audio, { type: "sine", frequency });
    const loudness = new GainNode(audio, { gain: 0 });
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.16, start + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    note.connect(loudness).connect(audio.destination);
    note.start(start);
    note.stop(start + 0.55);
  }
}
