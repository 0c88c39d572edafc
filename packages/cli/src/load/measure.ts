import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BareScript } from './bare-script.js';
import { Figures } from './figures.js';
import { residentBytes } from './gauges.js';
import { inTurn, sleep } from './pace.js';
import { cpuSeconds } from './processor.js';
import { type Course, Script } from './script.js';
import { start } from './started.js';

export const SEATS = 4;

export interface Steady {
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly refused: number;
  /** Of the server, from all its threads: cores it kept busy. */
  readonly cores: number;
  readonly kilobytesSeated: number;
  readonly kilobytesPlaying: number;
}

export interface Peak {
  readonly perSecond: number;
  /** For each second of the server's processor time, all its threads together. */
  readonly perProcessorSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly frameBytes: number;
}

export interface BesideBare {
  readonly peak: Peak;
  /** The same moves with whole views, as frames used to be. */
  readonly wholeFrameBytes: number;
  readonly bare?: Peak;
}

interface Load {
  readonly game: string;
  readonly tables: number;
  readonly every: number;
  readonly seconds: number;
  readonly pid: number | undefined;
}

/** Many tables at a human pace: how long until everyone has been told, and what a seat costs. */
export async function measureSteady(url: string, { game, tables, every, seconds, pid }: Load): Promise<Steady> {
  const latencies = new Figures();
  const before = await residentBytes(url);
  const course = { urls: [url], game, seats: SEATS, pause: every };
  const scripts = Array.from({ length: tables }, () => new Script(course, latencies, () => undefined));
  await inTurn(scripts, 16, (script) => script.open());
  const seated = await residentBytes(url);
  for (const script of scripts) {
    script.start();
    await sleep(Math.min(0.005, every / tables / 1000));
  }
  await sleep(Math.min(seconds, 5));
  latencies.clear();
  const worked = cpuSeconds(pid);
  await sleep(seconds);
  const cores = (cpuSeconds(pid) - worked) / seconds;
  const playing = await residentBytes(url);
  const refused = scripts.reduce((sum, script) => sum + script.refused, 0);
  for (const script of scripts) script.stop();
  await sleep(1);
  const kilobytes = (bytes: number) => bytes / (tables * SEATS) / 1024;
  return {
    movesPerSecond: latencies.count / seconds,
    p50: latencies.at(0.5),
    p99: latencies.at(0.99),
    refused,
    cores,
    kilobytesSeated: kilobytes(seated - before),
    kilobytesPlaying: kilobytes(playing - before),
  };
}

/** Some tables that move as fast as they can. */
export async function measurePeak(
  url: string,
  { game, tables, seconds, pid, news = 'changes' }: Omit<Load, 'every'> & Pick<Course, 'news'>,
): Promise<Peak> {
  const course = { urls: [url], game, seats: SEATS, pause: 0, news };
  let scripts: Script[] = [];
  const made = (latencies: Figures, moved: () => void) => {
    scripts = Array.from({ length: tables }, () => new Script(course, latencies, moved));
    return scripts;
  };
  const peak = await asFastAsTheyCan(made, seconds, pid);
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  return { ...peak, frameBytes: bytes / scripts.reduce((sum, script) => sum + script.frames, 0) };
}

/** The same rooms on a server without rules, views or a disk; undefined where there is none to start. */
export async function measureBare(tables: number, seconds: number, frameBytes: number): Promise<Peak | undefined> {
  const program = fileURLToPath(new URL('./bare.js', import.meta.url));
  if (!existsSync(program)) return undefined;
  const server = await start(program, [String(Math.round(frameBytes))]);
  const made = (latencies: Figures, moved: () => void) =>
    Array.from({ length: tables }, (_, room) => new BareScript(server.url, room, latencies, moved));
  const peak = await asFastAsTheyCan(made, seconds, server.process.pid);
  server.process.kill();
  await server.gone;
  return { ...peak, frameBytes };
}

interface Playing {
  open(): Promise<void>;
  start(): void;
  stop(): void;
}

async function asFastAsTheyCan(
  made: (latencies: Figures, moved: () => void) => readonly Playing[],
  seconds: number,
  pid: number | undefined,
): Promise<Omit<Peak, 'frameBytes'>> {
  const latencies = new Figures();
  let moves = 0;
  const scripts = made(latencies, () => {
    moves += 1;
  });
  await inTurn(scripts, 16, (script) => script.open());
  for (const script of scripts) script.start();
  await warmUp(pid);
  latencies.clear();
  moves = 0;
  const begun = performance.now();
  const worked = cpuSeconds(pid);
  await sleep(seconds);
  const perSecond = moves / ((performance.now() - begun) / 1000);
  const perProcessorSecond = moves / (cpuSeconds(pid) - worked);
  for (const script of scripts) script.stop();
  return { perSecond, perProcessorSecond, p50: latencies.at(0.5), p99: latencies.at(0.99) };
}

/** Processor seconds after which code runs as quickly as it will, and how long to wait for them. */
const WARM = 6;
const MOST_TRIES = 60;

/** On a busy machine it takes longer until a server is warm, so its processor time decides. */
async function warmUp(pid: number | undefined): Promise<void> {
  const begun = cpuSeconds(pid);
  await sleep(2);
  for (let tries = 0; tries < MOST_TRIES && cpuSeconds(pid) - begun < WARM; tries++) await sleep(0.5);
}

/** For the size of a frame with a whole view a few tables are enough. */
const FEW = 4;
const SHORT = 3;

/** Ours at its peak beside a bare server that sends frames with whole views, as ours used to. */
export async function measureBesideBare(
  url: string,
  { game, tables, seconds, pid }: Omit<Load, 'every'>,
): Promise<BesideBare> {
  const peak = await measurePeak(url, { game, tables, seconds, pid });
  const { frameBytes } = await measurePeak(url, { game, tables: FEW, seconds: SHORT, pid, news: 'whole' });
  const bare = await measureBare(tables, seconds, frameBytes);
  return { peak, wholeFrameBytes: frameBytes, ...(bare && { bare }) };
}
