import { Mistake } from '../mistake.js';

/** Splits the command line at its first command: `--with PATH` stands before it, any other `--with` belongs to the command. */
export function splitWith(args: readonly string[]): { readonly paths: string[]; readonly rest: string[] } {
  const paths: string[] = [];
  let at = 0;
  for (; args[at] === '--with'; at += 2) {
    const path = args[at + 1];
    if (path === undefined) throw new Mistake('--with needs a path, such as --with ./my-game');
    paths.push(path);
  }
  return { paths, rest: args.slice(at) };
}
