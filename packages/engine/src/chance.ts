import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The seed of a real game: any text. One nobody can guess has 128 random bits. */
export type Seed = string;

/** A seed from the operating system. It stays on the server until the game is over (C-5). */
export const newSeed = (): Seed => bytesToHex(crypto.getRandomValues(new Uint8Array(16)));

/** What may be shown before the game, so that everyone can check the seed after it (C-5). */
export const fingerprintOf = (seed: Seed): string => bytesToHex(sha256(utf8ToBytes(`taproom fingerprint ${seed}`)));

/** What a player shows of luck of their own before anybody opens theirs. */
export const luckPromise = (luck: string): string => bytesToHex(sha256(utf8ToBytes(`taproom luck ${luck}`)));

/** The seed of a deal that nobody picks: the server's, and the luck everyone opened, in the order of the seats. */
export const mixedSeed = (server: Seed, lucks: readonly string[]): Seed =>
  bytesToHex(sha256(utf8ToBytes(['taproom mixed', server, ...lucks].join(' '))));

/** What became of everyone's luck: each seat that promised some, and what it opened, if it did. */
export interface SharedLuck {
  readonly server: Seed;
  readonly seats: readonly { readonly seat: number; readonly promise: string; readonly luck?: string | undefined }[];
}

/** Why a seed is not the one that this luck makes, in a sentence; undefined when it is. */
export function wrongLuck(seed: Seed, { server, seats }: SharedLuck): string | undefined {
  const inOrder = [...seats].sort((a, b) => a.seat - b.seat);
  const other = inOrder.find(({ luck, promise }) => luck !== undefined && luckPromise(luck) !== promise);
  if (other) return `seat-${other.seat + 1} opened another luck than it promised`;
  const lucks = inOrder.flatMap(({ luck }) => luck ?? []);
  return mixedSeed(server, lucks) === seed ? undefined : "the seed is not mixed from the server's and everyone's luck";
}

const FAST = 0;
const SECRET = 1;
const KIND = 0;
/** Fast: four words of sfc32. Secret: the key is eight words, then the number of the next block, then the words used of this one. */
const KEY = 1;
const BLOCK_NUMBER = 9;
const USED = 10;
const WORDS = 11;
const BLOCK_WORDS = 16;
const NONCE = new Uint8Array(12);
const ZEROS = new Uint8Array(BLOCK_WORDS * 4);

/**
 * Chance as part of a table: it copies, replays and stays secret with it.
 *
 * A real game draws from ChaCha20 keyed by its seed, so no card dealt tells anything of a card to come. A search
 * reseeds its own copy with a fast generator, for which a number is seed enough.
 */
export class Chance {
  // Two arrays of at most 64 bytes: V8 keeps those on its own heap, and a larger one costs a copied table ten times as much.
  readonly words = new Uint32Array(WORDS);
  /** The block of a secret stream that is being used up. */
  readonly block = new Uint32Array(BLOCK_WORDS);

  /** The cryptographic stream of a real game. */
  static secret(seed: Seed): Chance {
    const chance = new Chance();
    chance.words[KIND] = SECRET;
    chance.words.set(wordsOf(sha256(utf8ToBytes(`taproom chance ${seed}`))), KEY);
    chance.words[USED] = BLOCK_WORDS;
    return chance;
  }

  /** The fast stream of a search. Never for cards that people play with. */
  static fast(seed: number): Chance {
    return new Chance().reseed(seed);
  }

  /** Turns this into the fast stream of that number, from its start. */
  reseed(seed: number): this {
    const { words } = this;
    words[KIND] = FAST;
    words[KEY] = seed;
    words[KEY + 1] = 0x9e3779b9 ^ (seed / 2 ** 32);
    words[KEY + 2] = 0x243f6a88;
    words[KEY + 3] = 1;
    for (let i = 0; i < 12; i++) nextFast(words);
    return this;
  }

  copy(from: Chance): this {
    // A fast stream is five words long; copying the unused block of the other kind would only cost time.
    const { words } = from;
    if (words[KIND] === FAST) {
      for (let i = 0; i <= KEY + 3; i++) this.words[i] = words[i];
    } else {
      this.words.set(words);
      this.block.set(from.block);
    }
    return this;
  }

  /** Saved and set as one list, like the arrays of a table. */
  get length(): number {
    return WORDS + BLOCK_WORDS;
  }

  *[Symbol.iterator](): Iterator<number> {
    yield* this.words;
    yield* this.block;
  }

  set(numbers: readonly number[]): void {
    this.words.set(numbers.slice(0, WORDS));
    this.block.set(numbers.slice(WORDS));
  }

  /** A number from 0 up to, not including, `count`. */
  below(count: number): number {
    const { words } = this;
    if (words[KIND] === FAST) return Math.floor((nextFast(words) / 2 ** 32) * count);
    const fair = 2 ** 32 - (2 ** 32 % count);
    let word = this.#nextSecret();
    while (word >= fair) word = this.#nextSecret();
    return word % count;
  }

  /** A number from 0 up to, not including, 1. */
  fraction(): number {
    return this.below(2 ** 32) / 2 ** 32;
  }

  /** Shuffles `count` items in place, beginning at `start`. */
  shuffle(items: { [index: number]: number }, count: number, start = 0): void {
    for (let i = count - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const item = items[start + i] as number;
      items[start + i] = items[start + j] as number;
      items[start + j] = item;
    }
  }

  #nextSecret(): number {
    const { words, block } = this;
    if (words[USED] === BLOCK_WORDS) {
      const key = bytesOf(words.subarray(KEY, BLOCK_NUMBER));
      block.set(wordsOf(chacha20(key, NONCE, ZEROS, undefined, words[BLOCK_NUMBER])));
      words[BLOCK_NUMBER] += 1;
      words[USED] = 0;
    }
    return block[words[USED]++];
  }
}

/** sfc32. */
function nextFast(s: Uint32Array): number {
  const result = (s[KEY] + s[KEY + 1] + s[KEY + 3]) >>> 0;
  s[KEY + 3] += 1;
  s[KEY] = s[KEY + 1] ^ (s[KEY + 1] >>> 9);
  s[KEY + 1] = s[KEY + 2] + (s[KEY + 2] << 3);
  s[KEY + 2] = ((s[KEY + 2] << 21) | (s[KEY + 2] >>> 11)) + result;
  return result;
}

/** Little-endian on every machine: the same seed must give the same cards everywhere. */
function wordsOf(bytes: Uint8Array): Uint32Array {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, i) => data.getUint32(i * 4, true));
}

function bytesOf(words: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(words.length * 4);
  const data = new DataView(bytes.buffer);
  words.forEach((word, i) => data.setUint32(i * 4, word, true));
  return bytes;
}
