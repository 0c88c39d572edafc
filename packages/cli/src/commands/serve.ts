import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Server, ServerOptions } from '@taproom/server';
import { Command, Option } from 'commander';
import { wholeNumber } from '../flags.js';
import { Mistake } from '../mistake.js';
import { guests } from '../outside/guests.js';
import { pageFolder, siteFolder } from '../page-folder.js';
import { hasBrowser, openBrowser } from '../serve/browser.js';
import { LOGS, type Log, loggerOf, usualLog } from '../serve/log.js';
import { HIGHEST_PORT, isTaken, nextFree, saysTaken } from '../serve/port.js';
import { ownAddresses, welcome } from '../serve/welcome.js';

interface Flags {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly web?: string;
  readonly trustProxy?: number | readonly string[] | true;
  readonly origin?: readonly string[];
  readonly retention?: number;
  readonly log?: Log;
  readonly open: boolean;
  readonly limits: 'on' | 'off';
  readonly bots: 'human' | 'instant';
}

/** For load tests on one machine, where everybody has the same address. */
const NO_LIMITS = {
  perAddress: 1_000_000,
  lookUpsPerMinute: 10_000_000,
  messagesPerSecond: 100_000,
  perMinute: 10_000_000,
  opensPerMinute: 10_000_000,
  wrongCodesPerMinute: 10_000_000,
  wrongCodesAtOnce: 10_000_000,
  bytesPerDay: 1e15,
};

export const serveCommand = (): Command =>
  new Command('serve')
    .description('open tables for friends: the page, the tables and their records')
    .option('--port <number>', 'where to listen; 0 takes a free one', wholeNumber(0, HIGHEST_PORT), 7433)
    .option('--host <address>', 'which address to listen on; 127.0.0.1 for this machine only', '0.0.0.0')
    .option('--data <dir>', 'where tables are kept (SQLite); DATABASE_URL=postgres://... shares them instead', 'data')
    .option('--web <dir>', 'a built page other than the one that came along')
    .option(
      '--trust-proxy [proxies]',
      'believe the X-Forwarded-For of so many proxies of your own (1 when left out), or of those at these addresses: 10.0.0.5,10.1.0.0/16',
      proxies,
    )
    .option('--origin <url>', 'another page that may connect, such as https://example.org (repeat for more)', gathered)
    .option('--retention <days>', 'forget tables in which nothing happened for so many days', wholeNumber(1))
    .addOption(
      new Option(
        '--log <kind>',
        'sentences for people (at a terminal), or JSON lines on stderr: json, or from a level on (default: json without a terminal)',
      ).choices(LOGS),
    )
    .option('--no-open', 'do not open the page in a browser')
    .addOption(
      new Option('--limits <on|off>', 'limits for each address; off is for load tests')
        .choices(['on', 'off'])
        .default('on'),
    )
    .addOption(new Option('--bots <pace>', 'how long bots take').choices(['human', 'instant']).default('human'))
    .addHelpText('after', '\nSee docs/operations.md for TLS, several machines, backups and sizing.')
    .action(serve);

const proxies = (text: string): number | readonly string[] =>
  /^\d$/.test(text) ? Number(text) : text.split(',').map((address) => address.trim());

const gathered = (text: string, before: readonly string[] = []): string[] => [...before, text];

const hasPageIn = (folder: string): boolean => existsSync(join(folder, 'index.html'));

async function serve(flags: Flags): Promise<void> {
  const isTerminal = process.stdout.isTTY === true;
  const web = flags.web ?? pageFolder();
  if (flags.web !== undefined && !hasPageIn(web))
    throw new Mistake(`--web: there is no page in ${web}, which would have an index.html`);
  const server = await started(flags, web, isTerminal);
  const hasPage = hasPageIn(web);
  const { port } = server;
  console.log(welcome({ port, host: flags.host, hasPage, isTerminal, addresses: ownAddresses() }));
  const surroundings = { platform: process.platform, isTerminal, env: process.env };
  if (flags.open && hasPage && hasBrowser(surroundings)) await openBrowser(`http://localhost:${port}`);
  await new Promise<void>((resolve) => {
    const stop = (): void => {
      if (isTerminal) console.log('\nClosing. Whoever sits at a table finds it again when the taproom opens.');
      void server.close().then(resolve);
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  });
  process.exit(0);
}

async function started(flags: Flags, web: string, isTerminal: boolean): Promise<Server> {
  const { host, data } = flags;
  const url = process.env.DATABASE_URL || undefined;
  const store = { data, ...(url !== undefined && { url }) };
  // What keeps a server from starting is found out before all of it is loaded.
  let port = (await isTaken(host, flags.port)) ? await anotherPort(host, flags.port, isTerminal) : flags.port;
  const { checkStore } = await import('@taproom/server/before-start');
  await checkStore(store).catch(cannotStart);
  const { PortTaken, startServer } = await import('@taproom/server');
  const options = { ...store, host, ...(await optionsFrom(flags, web, isTerminal)) };
  for (;;) {
    try {
      return await startServer({ ...options, port });
    } catch (error) {
      if (error instanceof PortTaken) port = await anotherPort(host, port, isTerminal);
      else cannotStart(error);
    }
  }
}

async function optionsFrom(flags: Flags, web: string, isTerminal: boolean): Promise<ServerOptions> {
  const { humanPace, noPace, wrongProxies } = await import('@taproom/server');
  const { gameNamed } = await import('@taproom/games');
  const trustProxy = flags.trustProxy === true ? 1 : (flags.trustProxy ?? 0);
  const wrong = typeof trustProxy === 'number' ? undefined : wrongProxies(trustProxy);
  if (wrong !== undefined) throw new Mistake(`--trust-proxy: ${wrong}, nor a number of proxies`);
  return {
    gameNamed,
    outside: guests,
    web,
    site: siteFolder(),
    trustProxy,
    origins: flags.origin ?? [],
    ...(flags.retention !== undefined && { retentionDays: flags.retention }),
    ...(flags.limits === 'off' && { limits: NO_LIMITS }),
    pace: flags.bots === 'human' ? humanPace() : noPace,
    log: await loggerOf(flags.log ?? usualLog(isTerminal)),
  };
}

/** Says who has the port, and offers the next; without anybody to ask, that ends the command. */
async function anotherPort(host: string, port: number, isTerminal: boolean): Promise<number> {
  const next = await nextFree(host, port);
  const taken = saysTaken(port);
  if (next === undefined) cannotStart(`${taken} Choose another with --port.`);
  if (!isTerminal || process.stdin.isTTY !== true) cannotStart(`${taken} --port ${next} is free.`);
  const { confirm } = await import('@clack/prompts');
  const agreed = await confirm({ message: `${taken} Open on ${next} instead?` });
  if (agreed !== true) cannotStart('Then not tonight. --port chooses another.');
  return next;
}

/** Nothing is left running, whatever was half open. */
function cannotStart(why: unknown): never {
  console.error(why instanceof Error ? why.message : why);
  process.exit(1);
}
