import { useSettings } from '../settings/settings.js';
import type { SoundName } from '../tables/props.js';

/** A tone: pitch in hertz (and where it slides to), when it starts and how long it lasts in seconds, how loud. */
interface Tone {
  readonly wave: OscillatorType;
  readonly pitch: number;
  readonly to?: number;
  readonly at?: number;
  readonly length: number;
  readonly gain: number;
}

/** A puff of filtered noise: paper on wood, a sip, a shuffle. */
interface Puff {
  readonly around: number;
  readonly at?: number;
  readonly length: number;
  readonly gain: number;
}

interface Sound {
  readonly tones?: readonly Tone[];
  readonly puffs?: readonly Puff[];
}

const ring = (pitch: number, at: number, gain = 0.18): Tone => ({ wave: 'sine', pitch, at, length: 0.9, gain });

const SOUNDS: Readonly<Record<SoundName, Sound>> = {
  tap: { puffs: [{ around: 3200, length: 0.03, gain: 0.18 }] },
  deal: { puffs: [0, 0.07, 0.14].map((at) => ({ around: 2600, at, length: 0.05, gain: 0.22 })) },
  play: {
    puffs: [{ around: 1500, length: 0.07, gain: 0.4 }],
    tones: [{ wave: 'sine', pitch: 150, to: 80, length: 0.09, gain: 0.3 }],
  },
  draw: { puffs: [{ around: 3000, length: 0.1, gain: 0.25 }] },
  pass: { puffs: [0, 0.1].map((at) => ({ around: 1900, at, length: 0.12, gain: 0.2 })) },
  turn: { tones: [ring(660, 0, 0.1), ring(880, 0.1, 0.1)] },
  // The brass bell above the bar.
  call: {
    tones: [0, 0.22].flatMap((at) => [ring(1240, at), ring(1863, at, 0.1), ring(2490, at, 0.06), ring(3720, at, 0.03)]),
  },
  sip: { puffs: [0, 0.12, 0.24].map((at, i) => ({ around: 700 + i * 160, at, length: 0.09, gain: 0.35 })) },
  trick: { puffs: [{ around: 1200, length: 0.14, gain: 0.3 }], tones: [ring(523, 0.05, 0.08)] },
  good: { tones: [ring(523, 0, 0.1), ring(659, 0.09, 0.1), ring(784, 0.18, 0.1)] },
  bad: { tones: [{ wave: 'triangle', pitch: 220, to: 140, length: 0.35, gain: 0.2 }] },
  win: { tones: [523, 659, 784, 1047].map((pitch, i) => ring(pitch, i * 0.13, 0.14)) },
};

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Plays a sound, made on the spot, unless sounds are off or the browser has not been touched yet. */
export function playSound(name: SoundName): void {
  const { sound, volume } = useSettings.getState();
  if (!sound || volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const loudness = context.createGain();
  loudness.gain.value = (volume / 100) ** 1.5;
  loudness.connect(context.destination);
  for (const tone of SOUNDS[name].tones ?? []) playTone(context, loudness, tone);
  for (const puff of SOUNDS[name].puffs ?? []) playPuff(context, loudness, puff);
}

/** A buzz in the hand for the few moments that deserve one; silent with the sounds, and before anybody touched the page. */
export function buzz(pattern: number | number[]): void {
  if (!useSettings.getState().sound || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.(pattern);
}

function playTone(audio: AudioContext, out: AudioNode, { wave, pitch, to, at = 0, length, gain }: Tone): void {
  const start = audio.currentTime + at;
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, start);
  if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(fading(audio, gain, start, length)).connect(out);
  source.start(start);
  source.stop(start + length);
}

function playPuff(audio: AudioContext, out: AudioNode, { around, at = 0, length, gain }: Puff): void {
  noise ??= noiseFor(audio);
  const start = audio.currentTime + at;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = around;
  filter.Q.value = 0.8;
  source
    .connect(filter)
    .connect(fading(audio, gain, start, length))
    .connect(out);
  source.start(start, Math.random() * 0.5, length);
}

function fading(audio: AudioContext, gain: number, start: number, length: number): GainNode {
  const node = audio.createGain();
  node.gain.setValueAtTime(gain, start);
  node.gain.exponentialRampToValueAtTime(0.0001, start + length);
  return node;
}

function noiseFor(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
