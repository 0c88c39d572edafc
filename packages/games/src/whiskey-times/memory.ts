/** Arrays side by side in one block, so that copying a whole table is one stroke. Words come before bytes. */
export class Memory {
  readonly #block: ArrayBuffer;
  #used = 0;

  constructor(bytes: number) {
    this.#block = new ArrayBuffer(bytes);
  }

  words(count: number): Int32Array {
    return new Int32Array(this.#block, this.#take(count * 4), count);
  }

  bytes(count: number): Uint8Array {
    return new Uint8Array(this.#block, this.#take(count), count);
  }

  /** All that has been handed out so far. */
  all(): Uint8Array {
    return new Uint8Array(this.#block, 0, this.#used);
  }

  #take(size: number): number {
    const start = this.#used;
    this.#used += size;
    if (this.#used > this.#block.byteLength) throw new Error(`${this.#block.byteLength} bytes are not enough`);
    return start;
  }
}
