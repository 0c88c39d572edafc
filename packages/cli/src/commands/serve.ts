import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { gameNamed } from '@taproom/games';
import { Command, Option } from 'commander';
import { wholeNumber } from '../flags.js';
import { Mistake } from '../mistake.js';
import { guests } from '../outside/with.js';

interface Flags {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly web: string;
  readonly trustProxy?: number | readonly string[] | true;
  readonly origin?: readonly string[];
  readonly retention?: number;
  readonly log: string;
  readonly limits: 'on' | 'off';
  readonly bots: 'human' | 'instant';
}

const WEB = fileURLToPath(new URL('../../../web/dist/site', import.meta.url));
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'];
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
    .option('--port <number>', 'where to listen; 0 takes a free one', wholeNumber(0), 7433)
    .option('--host <address>', 'which address to listen on; 127.0.0.1 for this machine only', '0.0.0.0')
    .option('--data <dir>', 'where tables are kept (SQLite); DATABASE_URL=postgres://... shares them instead', 'data')
    .option('--web <dir>', 'the built page', WEB)
    .option(
      '--trust-proxy [proxies]',
      'believe the X-Forwarded-For of so many proxies of your own (1 when left out), or of those at these addresses: 10.0.0.5,10.1.0.0/16',
      proxies,
    )
    .option('--origin <url>', 'another page that may connect, such as https://example.org (repeat for more)', gathered)
    .option('--retention <days>', 'forget tables in which nothing happened for so many days', wholeNumber(1))
    .addOption(
      new Option('--log <level>', 'how much to log, as JSON lines on stderr').choices(LOG_LEVELS).default('info'),
    )
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

async function serve(flags: Flags): Promise<void> {
  // Loaded here, so that no other command waits for a server.
  const [{ CannotStart, humanPace, noPace, startServer, wrongProxies }, { pino }] = await Promise.all([
    import('@taproom/server'),
    import('pino'),
  ]);
  const trustProxy = flags.trustProxy === true ? 1 : (flags.trustProxy ?? 0);
  const wrong = typeof trustProxy === 'number' ? undefined : wrongProxies(trustProxy);
  if (wrong !== undefined) throw new Mistake(`--trust-proxy: ${wrong}, nor a number of proxies`);
  const log = pino({ level: flags.log }, pino.destination({ dest: 2, sync: true }));
  const url = process.env.DATABASE_URL;
  const server = await startServer({
    host: flags.host,
    port: flags.port,
    data: flags.data,
    ...(url !== undefined && url !== '' && { url }),
    gameNamed,
    outside: guests,
    web: flags.web,
    trustProxy,
    origins: flags.origin ?? [],
    ...(flags.retention !== undefined && { retentionDays: flags.retention }),
    ...(flags.limits === 'off' && { limits: NO_LIMITS }),
    pace: flags.bots === 'human' ? humanPace() : noPace,
    log,
  }).catch((error: unknown) => cannotStart(error instanceof CannotStart ? error.message : whyNot(error)));
  console.log(welcome(server.port, flags));
  await new Promise<void>((resolve) => {
    const stop = (): void => {
      void server.close().then(resolve);
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  });
  process.exit(0);
}

function welcome(port: number, { host, web }: Flags): string {
  const lines = [`The taproom is open: http://localhost:${port}`];
  if (host === '0.0.0.0' || host === '::')
    lines.push(...addresses().map((address) => `For friends in the same network: http://${address}:${port}`));
  if (!existsSync(web)) lines.push('The page is not built, so only programs can play: npm run build builds it.');
  return lines.join('\n');
}

const addresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((cards) => cards ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** Nothing is left running, whatever was half open. */
function cannotStart(why: string): never {
  console.error(why);
  process.exit(1);
}

function whyNot(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `the database of DATABASE_URL does not answer: ${message}`;
  return message ?? String(error);
}
