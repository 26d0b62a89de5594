/** Soft sounds made in the browser: paper, a thump, a coin. Silent until switched on. */
import { settings } from "./settings.svelte";

export type Sound = "paper" | "thump" | "coin";

let context: AudioContext | undefined;

function audio(): AudioContext {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function envelope(out: AudioContext, peak: number, seconds: number): GainNode {
  const gain = out.createGain();
  gain.gain.setValueAtTime(0, out.currentTime);
  gain.gain.linearRampToValueAtTime(peak, out.currentTime + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, out.currentTime + seconds);
  gain.connect(out.destination);
  return gain;
}

function paper(out: AudioContext): void {
  const seconds = 0.22;
  const buffer = out.createBuffer(1, out.sampleRate * seconds, out.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const noise = new AudioBufferSourceNode(out, { buffer });
  const band = new BiquadFilterNode(out, { type: "bandpass", frequency: 2600, Q: 0.7 });
  noise.connect(band).connect(envelope(out, 0.1, seconds));
  noise.start();
}

function tone(out: AudioContext, type: OscillatorType, from: number, to: number, peak: number, seconds: number): void {
  const source = new OscillatorNode(out, { type, frequency: from });
  source.frequency.exponentialRampToValueAtTime(to, out.currentTime + seconds);
  source.connect(envelope(out, peak, seconds));
  source.start();
  source.stop(out.currentTime + seconds);
}

const makers: Record<Sound, (out: AudioContext) => void> = {
  paper,
  thump: (out) => tone(out, "sine", 150, 60, 0.22, 0.18),
  coin: (out) => {
    tone(out, "sine", 2350, 2300, 0.05, 0.35);
    tone(out, "sine", 3520, 3480, 0.03, 0.5);
  },
};

export function play(sound: Sound): void {
  if (settings.sound) makers[sound](audio());
}
