/** A promise that a game did not keep. */
export class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise';
}

export function promise(kept: boolean, what: string | (() => string)): asserts kept {
  if (!kept) throw new BrokenPromise(typeof what === 'string' ? what : what());
}

/** Compares as text: tables and views are plain data whose fields stand in a fixed order. */
export function promiseSame(found: unknown, expected: unknown, what: string): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a === b) return;
  const [left = 'nothing', right = 'nothing'] = [a, b];
  let at = 0;
  while (left[at] === right[at]) at++;
  const near = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  throw new BrokenPromise(`${what}:\n  ... ${near(left)} ...\nis not\n  ... ${near(right)} ...`);
}
