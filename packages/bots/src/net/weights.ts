import { no, ok, type Result } from '@taproom/engine';
import { textHash } from '../hash.js';
import { layersOf, Net, type Shape, sizeOf } from './net.js';

/** A net in a file. */
export interface SavedNet {
  /** Fingerprint of the features it was trained with. */
  readonly features: string;
  readonly layers: readonly number[];
  /** A weight is a 16-bit whole number times this. */
  readonly scale: number;
  /** The whole numbers, little-endian, in base64. */
  readonly weights: string;
}

/** The nets of a game, and how they were made. */
export interface WeightFile {
  readonly format: number;
  readonly game: string;
  /** The command that makes this file again. */
  readonly made: string;
  readonly nets: Readonly<Record<string, SavedNet>>;
}

export const FORMAT = 1;
const LARGEST = 32767;

/** Changes with the name, number or order of a net's inputs and outputs. */
export function fingerprintOf({ name, version, features, shared, outputs }: Shape): string {
  const text = `${name} ${version} ${shared} ${features.join(' ')} ${outputs.join(' ')}`;
  return textHash(text).toString(16).padStart(8, '0');
}

export function saveNet(net: Net): SavedNet {
  let most = 1e-9;
  for (const weight of net.weights) most = Math.max(most, Math.abs(weight));
  const scale = Number((most / LARGEST).toPrecision(6));
  const bytes = new Uint8Array(net.weights.length * 2);
  const data = new DataView(bytes.buffer);
  net.weights.forEach((weight, i) => {
    data.setInt16(i * 2, Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / scale))), true);
  });
  return { features: fingerprintOf(net.shape), layers: net.layers, scale, weights: toBase64(bytes) };
}

/** The net of that shape out of a file, or why the file does not fit this code. */
export function loadNet(file: WeightFile, shape: Shape): Result<Net, string> {
  if (file.format !== FORMAT)
    return no(`the weights of ${file.game} have format ${file.format}, this code reads ${FORMAT}`);
  const saved = file.nets[shape.name];
  if (!saved) return no(`the weights of ${file.game} have no net "${shape.name}"`);
  if (saved.features !== fingerprintOf(shape) || saved.layers.join() !== layersOf(shape).join()) {
    return no(
      `the net "${shape.name}" of ${file.game} was trained with other features (${saved.features}); train it again: ${file.made}`,
    );
  }
  const bytes = fromBase64(saved.weights);
  if (bytes.length !== 2 * sizeOf(saved.layers)) return no(`the net "${shape.name}" of ${file.game} is cut short`);
  const data = new DataView(bytes.buffer);
  return ok(
    new Net(
      shape,
      Float32Array.from({ length: bytes.length / 2 }, (_, i) => data.getInt16(i * 2, true) * saved.scale),
    ),
  );
}

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

export const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
