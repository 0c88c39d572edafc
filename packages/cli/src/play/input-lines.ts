import { createInterface } from 'node:readline';

/** Standard input line by line, with a look ahead. Empty lines and lines that begin with `#` do not count. */
export class InputLines {
  private readonly reader = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  private readonly lines = this.reader[Symbol.asyncIterator]();
  private ahead: string | undefined;

  /** The next line without taking it; undefined at the end of the input. */
  async peek(): Promise<string | undefined> {
    while (this.ahead === undefined) {
      const { value, done } = await this.lines.next();
      if (done) return undefined;
      const line = String(value).trim();
      if (line !== '' && !line.startsWith('#')) this.ahead = line;
    }
    return this.ahead;
  }

  async next(): Promise<string | undefined> {
    const line = await this.peek();
    this.ahead = undefined;
    return line;
  }

  close(): void {
    this.reader.close();
  }
}
