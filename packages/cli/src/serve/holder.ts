import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** State of a socket that waits for callers, in /proc/net/tcp. */
const LISTENING = '0A';

/** A program that listens on a port, as far as this machine lets us know. */
export interface Holder {
  readonly pid: number;
  /** Its command line, shortened. */
  readonly command: string;
}

/** Who listens on a port of this machine. Undefined where it cannot be known: not on Linux, or not our own program. */
export function holderOf(port: number, proc = '/proc'): Holder | undefined {
  const sockets = new Set(['tcp', 'tcp6'].flatMap((kind) => listening(`${proc}/net/${kind}`, port)));
  if (sockets.size === 0) return undefined;
  for (const pid of listOf(proc).filter((name) => /^\d+$/.test(name))) {
    const files = listOf(`${proc}/${pid}/fd`).map((file) => linkOf(`${proc}/${pid}/fd/${file}`));
    if (files.some((file) => sockets.has(file))) return { pid: Number(pid), command: commandOf(`${proc}/${pid}`) };
  }
  return undefined;
}

/** The sockets of a table of the kernel that wait on this port, as links in /proc/PID/fd name them. */
function listening(table: string, port: number): string[] {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  return textOf(table)
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local = '', , state]) => local.endsWith(`:${wanted}`) && state === LISTENING)
    .map((fields) => `socket:[${fields[9]}]`);
}

function commandOf(folder: string): string {
  const words = textOf(`${folder}/cmdline`).split('\0').filter(Boolean);
  const [program = '', ...rest] = words.map((word) => word.split('/').at(-1) ?? word);
  return [program, ...rest].join(' ').slice(0, 60);
}

const orElse = <Value>(read: () => Value, otherwise: Value): Value => {
  try {
    return read();
  } catch {
    return otherwise;
  }
};
const textOf = (file: string): string => orElse(() => readFileSync(file, 'utf8'), '');
const listOf = (folder: string): string[] => orElse(() => readdirSync(folder), []);
const linkOf = (file: string): string => orElse(() => readlinkSync(file), '');
