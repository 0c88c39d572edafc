import type { Logger } from 'pino';

/** What `--log` takes: sentences for people, JSON lines, or JSON lines from a level on. */
export const LOGS = ['people', 'json', 'silent', 'error', 'warn', 'info', 'debug'] as const;
export type Log = (typeof LOGS)[number];

const JSON_LEVEL: Partial<Record<Log, string>> = { json: 'info' };

/** People at a terminal get sentences, everything else JSON lines. */
export const usualLog = (isTerminal: boolean): Log => (isTerminal ? 'people' : 'json');

/** A logger of that kind; it writes to stderr. */
export async function loggerOf(log: Log): Promise<Logger> {
  // Loaded here, so that no other command waits for it.
  const { pino } = await import('pino');
  if (log !== 'people') return pino({ level: JSON_LEVEL[log] ?? log }, pino.destination({ dest: 2, sync: true }));
  return pino({ level: 'warn' }, { write: (line) => void process.stderr.write(`${sentenceOf(line)}\n`) });
}

/** A line of the log as a sentence: what happened, and of whatever went with it the first line. */
export function sentenceOf(line: string): string {
  const { level, time, pid, hostname, msg, ...rest } = JSON.parse(line) as Record<string, unknown>;
  const [why] = Object.values(rest).map((value) => String(value).split('\n')[0]);
  return why === undefined ? `${msg}` : `${msg}: ${why}`;
}
