import { ok, type Result, type Seat, type Seed, SPECTATOR } from '@taproom/engine';
import { type FromClient, LIMITS } from '@taproom/protocol';
import { hashOf, newToken } from '../tokens.js';
import { BOT_NAMES } from '../words/en.js';
import type { Entry } from './entry.js';
import { lookAlike } from './look-alike.js';
import { type Refusal, refused } from './refusal.js';
import { optionsOf, settingOf } from './settings.js';
import type { TableState } from './state.js';

/** Who asks. */
export interface Asker {
  readonly seat: Seat;
  readonly host: boolean;
  /** Hash of the token they came with. */
  readonly token?: string;
  /** Hashes of all tokens they ever had here. */
  readonly had: ReadonlySet<string>;
}

/** What the judge may look at besides the table itself. */
export interface Around {
  readonly now: number;
  /** The kinds of bot for this game, weakest first. */
  readonly levels: readonly string[];
  /** Milliseconds since the seat's player was last connected; 0 while connected. */
  away(seat: Seat): number;
  /** What the cards are dealt from. */
  newSeed(): Seed;
  /** A test wants the same deal again: nobody's luck is added to it. */
  readonly sameDeal: boolean;
}

/** What will be written, and what only the asker is told. */
export interface Granted {
  readonly entry: Entry;
  readonly token?: string;
  readonly ticket?: string;
}

type Answer = Result<Granted | 'nothing', Refusal>;
type Ask<Type extends FromClient['type']> = Extract<FromClient, { type: Type }>;

/** Half a minute without a connection is away. Less is a lift, or a tunnel. */
const AWAY = 30_000;

/** Everything about a table that is neither a move nor talk. */
export type TableAsk = Exclude<FromClient, { type: 'hello' | 'move' | 'chat' | 'react' | 'ping' | 'rematch' }>;

/** Judges what somebody asks of a table; changes nothing. */
export function judgeAsk(state: TableState, ask: TableAsk, asker: Asker, around: Around): Answer {
  // Between the start and the deal nobody can change anything: the promises are made.
  if (state.dealing && BEFORE_THE_DEAL.has(ask.type)) return refused('dealing');
  switch (ask.type) {
    case 'sit':
      return sit(state, ask, asker);
    case 'leave':
      return leave(state, asker, around);
    case 'rename':
      return rename(state, ask, asker);
    case 'configure':
      return configure(state, ask, asker);
    case 'bot':
      return addBot(state, ask, asker, around);
    case 'reserve':
      return reserve(state, ask, asker);
    case 'clear':
      return clear(state, ask, asker);
    case 'pass-host':
      return passHost(state, ask, asker);
    case 'luck':
      return promiseLuck(state, ask, asker);
    case 'open-luck':
      return openLuck(state, ask, asker);
    case 'start':
      return start(state, asker, around);
    case 'undo':
      return undo(state, asker);
    case 'agree':
      return agree(state, ask, asker);
    case 'decline':
      return decline(state, ask, asker);
    case 'stand-in':
      return standIn(state, ask, asker, around);
    case 'back':
      return back(state, asker);
    case 'ticket':
      return ticket(state, asker, around);
    case 'forget-others':
      return forgetOthers(state, asker);
    case 'mute':
      return mute(state, ask, asker);
  }
}

const BEFORE_THE_DEAL: ReadonlySet<TableAsk['type']> = new Set([
  'sit',
  'leave',
  'rename',
  'configure',
  'bot',
  'clear',
  'luck',
  'start',
]);

const grant = (entry: Entry) => ok({ entry });

function sit(state: TableState, { seat: wanted, name }: Ask<'sit'>, asker: Asker): Answer {
  if (state.play) return refused('started-already');
  if (asker.seat !== SPECTATOR) return refused('seated-already');
  const seat = wanted ?? freeFor(state, name);
  if (seat < 0) return refused('no-open-seat');
  const held = state.seats[seat];
  if (!held) return refused('no-such-seat');
  if (held.kind !== 'open') return refused('seat-taken');
  if (held.reserved !== undefined && !isSame(held.reserved, name)) return refused('seat-reserved');
  if (state.shownOut.has(name, asker.had)) return refused('shown-out');
  if (isTaken(state, name)) return refused('name-taken');
  const token = newToken();
  const muted = state.silenced.has(name, asker.had);
  const entry: Entry = {
    type: 'sat',
    seat,
    name,
    token: hashOf(token),
    ...(muted && { muted }),
    ...(asker.host && { host: true }),
  };
  return ok({ entry, token });
}

/** The seat kept for this person, else the first that is kept for nobody. */
function freeFor(state: TableState, name: string): Seat {
  const open = (fits: (reserved: string | undefined) => boolean) =>
    state.seats.findIndex(({ kind, reserved }) => kind === 'open' && fits(reserved));
  const kept = open((reserved) => reserved !== undefined && isSame(reserved, name));
  return kept >= 0 ? kept : open((reserved) => reserved === undefined);
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Nobody may look like somebody else, or like a seat of the notation. */
const isTaken = (state: TableState, name: string, but?: Seat): boolean =>
  /^seat-\d+$/i.test(name.normalize('NFKC')) ||
  state.seats.some((held, seat) => seat !== but && held.kind !== 'open' && lookAlike(held.name, name));

function leave(state: TableState, { seat }: Asker, { levels }: Around): Answer {
  if (seat === SPECTATOR) return refused('not-seated');
  if (state.status === 'open') return grant({ type: 'stood', seat, by: 'self' });
  if (state.status === 'over' || state.seat(seat).standIn !== undefined) return ok('nothing');
  return grant({ type: 'stood-in', seat, level: standInLevel(levels), why: 'left' });
}

/** The best there is: nobody shall gain from a seat being left. */
export const standInLevel = (levels: readonly string[]): string => levels[levels.length - 1] ?? 'random';

function rename(state: TableState, { name }: Ask<'rename'>, { seat }: Asker): Answer {
  if (seat === SPECTATOR) return refused('not-seated');
  if (state.play) return refused('started-already');
  if (isTaken(state, name, seat)) return refused('name-taken');
  return grant({ type: 'renamed', seat, name });
}

function configure(state: TableState, ask: Ask<'configure'>, asker: Asker): Answer {
  if (!asker.host) return refused('host-only');
  if (state.play) return refused('started-already');
  const seats = ask.seats ?? state.seats.length;
  if (state.seats.slice(seats).some(({ kind }) => kind !== 'open')) return refused('seats-too-few');
  const wished = { seats, options: { ...state.options, ...ask.options }, ...(state.files && { files: state.files }) };
  const options = optionsOf(state.game, wished, state.names);
  if (!options.ok) return refused('setting-unfit', { problems: options.problem.slice(0, 3) });
  return grant({
    type: 'configured',
    seats,
    options: options.value,
    clock: ask.clock === undefined ? state.clock : ask.clock,
    public: ask.public ?? state.public,
    hints: ask.hints ?? state.hints,
  });
}

function addBot(state: TableState, { seat: wanted, level }: Ask<'bot'>, asker: Asker, { levels }: Around): Answer {
  if (!asker.host) return refused('host-only');
  if (state.play) return refused('started-already');
  const seat = wanted ?? state.seats.findIndex(({ kind }) => kind === 'open');
  if (seat < 0) return refused('no-open-seat');
  const held = state.seats[seat];
  if (!held) return refused('no-such-seat');
  if (held.kind !== 'open') return refused('seat-taken');
  if (!levels.includes(level)) return refused('no-such-bot', { level, levels });
  const name = BOT_NAMES.find((candidate) => !isTaken(state, candidate)) ?? `Bot ${seat + 1}`;
  return grant({ type: 'bot', seat, level, name });
}

function reserve(state: TableState, { seat, name }: Ask<'reserve'>, asker: Asker): Answer {
  if (!asker.host) return refused('host-only');
  if (state.play) return refused('started-already');
  const held = state.seats[seat];
  if (!held) return refused('no-such-seat');
  if (held.kind !== 'open') return refused('seat-taken');
  if (name !== undefined && isTaken(state, name)) return refused('name-taken');
  if (held.reserved === name) return ok('nothing');
  return grant({ type: 'reserved', seat, ...(name !== undefined && { name }) });
}

function clear(state: TableState, { seat }: Ask<'clear'>, asker: Asker): Answer {
  if (!asker.host) return refused('host-only');
  if (state.play) return refused('started-already');
  const held = state.seats[seat];
  if (!held) return refused('no-such-seat');
  if (held.kind === 'open') return refused('not-a-bot-seat');
  return grant({ type: 'stood', seat, by: 'host' });
}

function passHost(state: TableState, { seat }: Ask<'pass-host'>, asker: Asker): Answer {
  if (!asker.host) return refused('host-only');
  const held = state.seats[seat];
  if (!held) return refused('no-such-seat');
  if (held.kind !== 'player') return refused('not-a-player');
  return grant({ type: 'host-passed', seat });
}

function start(state: TableState, asker: Asker, around: Around): Answer {
  if (!asker.host) return refused('host-only');
  if (state.play) return refused('started-already');
  if (state.seats.some(({ kind }) => kind === 'open')) return refused('seats-open');
  const known = settingOf(state.game, {
    seats: state.seats.length,
    options: state.options,
    ...(state.files && { files: state.files }),
  });
  if (!known.ok) return refused('setting-unfit', { problems: known.problem.slice(0, 3) });
  const shared = !around.sameDeal && state.seats.some(({ luck }) => luck !== undefined);
  return grant({ type: shared ? 'luck-asked' : 'started', seed: around.newSeed() });
}

function promiseLuck(state: TableState, { promise }: Ask<'luck'>, { seat }: Asker): Answer {
  if (seat === SPECTATOR) return refused('not-seated');
  if (state.play) return refused('started-already');
  if (state.seat(seat).luck === promise) return ok('nothing');
  return grant({ type: 'luck-promised', seat, promise });
}

function openLuck(state: TableState, { luck }: Ask<'open-luck'>, { seat }: Asker): Answer {
  if (seat === SPECTATOR) return refused('not-seated');
  if (!state.dealing?.takes(seat, luck)) return refused('no-such-luck');
  return grant({ type: 'luck-opened', seat, luck });
}

function undo(state: TableState, { seat }: Asker): Answer {
  if (seat === SPECTATOR) return refused('not-seated');
  if (state.status === 'open' || !state.play) return refused('not-started');
  if (state.status === 'over') return refused('game-over');
  if (state.undo) return refused('undo-asked');
  if (state.seat(seat).standIn !== undefined) return refused('bot-plays');
  const to = state.play.undoable(seat);
  if (to === undefined) return refused('nothing-to-undo');
  const alone = state.seats.every(
    ({ kind, standIn }, other) => other === seat || kind !== 'player' || standIn !== undefined,
  );
  return grant(alone ? { type: 'undone', by: seat, to, agreed: [] } : { type: 'undo-asked', by: seat, to });
}

function agree(state: TableState, { to }: Ask<'agree'>, { seat }: Asker): Answer {
  if (seat === SPECTATOR) return refused('not-seated');
  const { undo } = state;
  if (!undo || undo.to !== to) return refused('no-undo');
  if (undo.by === seat) return refused('undo-yourself');
  const missing = state.missingConsent();
  if (!missing.includes(seat)) return ok('nothing');
  if (missing.length > 1) return grant({ type: 'undo-agreed', seat });
  return grant({ type: 'undone', by: undo.by, to, agreed: [...undo.agreed, seat] });
}

/** Whoever asked may think better of it, too. */
function decline(state: TableState, { to }: Ask<'decline'>, { seat }: Asker): Answer {
  if (seat === SPECTATOR) return refused('not-seated');
  if (!state.undo || state.undo.to !== to) return refused('no-undo');
  return grant({ type: 'undo-declined', seat });
}

function standIn(state: TableState, { seat }: Ask<'stand-in'>, asker: Asker, around: Around): Answer {
  if (!asker.host) return refused('host-only');
  if (state.status !== 'playing') return refused(state.play ? 'game-over' : 'not-started');
  const held = state.seats[seat];
  if (!held) return refused('no-such-seat');
  if (held.kind !== 'player') return refused('not-a-player');
  if (held.standIn !== undefined) return ok('nothing');
  if (around.away(seat) < AWAY) return refused('not-away');
  return grant({ type: 'stood-in', seat, level: standInLevel(around.levels), why: 'host' });
}

function back(state: TableState, { seat }: Asker): Answer {
  if (seat === SPECTATOR) return refused('not-seated');
  if (state.seat(seat).standIn === undefined) return refused('not-stood-in');
  return grant({ type: 'back', seat });
}

function ticket(state: TableState, { seat }: Asker, { now }: Around): Answer {
  if (seat === SPECTATOR) return refused('not-seated');
  if (state.seat(seat).tokens.length >= LIMITS.devices) return refused('too-many-devices');
  const made = newToken();
  return ok({ entry: { type: 'ticketed', seat, ticket: hashOf(made), until: now + LIMITS.ticket }, ticket: made });
}

/** A seat on another device: what `hello` with a ticket asks for. */
export function judgeTicket(state: TableState, given: string, now: number): Result<Granted, Refusal> {
  const hash = hashOf(given);
  const held = state.tickets.get(hash);
  if (!held || held.until < now) return refused('ticket-used');
  if (state.seat(held.seat).tokens.length >= LIMITS.devices) return refused('too-many-devices');
  const token = newToken();
  return ok({ entry: { type: 'token-added', seat: held.seat, token: hashOf(token), ticket: hash }, token });
}

function forgetOthers(state: TableState, { seat, token }: Asker): Answer {
  if (seat === SPECTATOR || token === undefined) return refused('not-seated');
  if (state.seat(seat).tokens.length === 1) return ok('nothing');
  return grant({ type: 'tokens-forgotten', seat, keep: token });
}

function mute(state: TableState, { seat, muted }: Ask<'mute'>, asker: Asker): Answer {
  if (!asker.host) return refused('host-only');
  const held = state.seats[seat];
  if (!held) return refused('no-such-seat');
  if (held.kind !== 'player') return refused('not-a-player');
  if ((held.muted ?? false) === muted) return ok('nothing');
  return grant({ type: 'muted', seat, muted });
}
