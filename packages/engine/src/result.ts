/** The outcome of something a user may get wrong. Mistakes of ours are thrown instead. */
export type Result<Value, Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Fault };

export const ok = <Value>(value: Value) => ({ ok: true, value }) as const;
export const no = <Fault>(problem: Fault) => ({ ok: false, problem }) as const;

/** What is wrong with a file, a flag or a line someone wrote, and where. Lines and columns count from 1. */
export interface Problem {
  readonly reason: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** `deck.csv:3:7: there is no suit "whine"; the suits are wine, rocks ...` */
export function formatProblem({ file, line, column, reason }: Problem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return place === '' ? reason : `${place}: ${reason}`;
}
