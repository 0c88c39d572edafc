import type { AnyEvent, CardFiles, Game, Options, Seat, SharedLuck } from '@taproom/engine';
import type { Clock } from '@taproom/protocol';
import { sameHash } from '../tokens.js';
import { Dealing } from './dealing.js';
import type { Entry, Written } from './entry.js';
import { type Made, Play } from './play.js';
import { Remembered } from './remembered.js';
import { settingOf } from './settings.js';

export interface SeatHeld {
  readonly kind: 'open' | 'player' | 'bot';
  readonly name: string;
  /** For whom an open seat is kept. */
  readonly reserved?: string;
  readonly level?: string;
  readonly standIn?: string;
  readonly muted?: boolean;
  /** They hold the host's token. */
  readonly host?: boolean;
  /** What they promised to add to the deal. */
  readonly luck?: string;
  /** Hashes of the tokens that open this seat, oldest first. */
  readonly tokens: readonly string[];
  /** The last move this seat's player made, by the player's own reference: a move sent twice is made once. */
  readonly last?: { readonly ref: string; readonly version: number };
}

const OPEN: SeatHeld = { kind: 'open', name: '', tokens: [] };

export type GameNamed = (name: string) => Game | undefined;

/** A log that these rules cannot read any more. */
export class UnreadableLog extends Error {}
/** A log with entries that a newer release wrote. A process of that release can read it. */
export class NewerLog extends UnreadableLog {}

/** Everything that is true of a table: the sum of its log. Only `apply` changes it. */
export class TableState {
  version = 0;
  openedAt = 0;
  finishedAt: number | null = null;
  code = '';
  rulesVersion = 0;
  options: Options = {};
  files: CardFiles | undefined;
  clock: Clock | null = null;
  public = false;
  /** The host allows hints; nobody gets any against a clock. */
  hints = false;
  seats: SeatHeld[] = [];
  hostHash: string | undefined;
  hostSeat: Seat | undefined;
  play: Play | undefined;
  next: string | undefined;
  /** The cards are about to be dealt, and luck is being opened. */
  dealing: Dealing | undefined;
  /** What the seed was mixed from, if from anything. */
  luck: SharedLuck | undefined;
  /** Who asks to take a move back, and who has agreed. */
  undo: { readonly by: Seat; readonly to: number; readonly agreed: readonly Seat[] } | undefined;
  /** Hashes of tickets that have not been used. */
  readonly tickets = new Map<string, { readonly seat: Seat; readonly until: number }>();
  readonly shownOut = new Remembered();
  readonly silenced = new Remembered();
  private gameOfTable: Game | undefined;

  constructor(
    readonly id: string,
    private readonly gameNamed: GameNamed,
  ) {}

  get game(): Game {
    if (!this.gameOfTable) throw new Error(`table ${this.id} has not been opened`);
    return this.gameOfTable;
  }

  get status(): 'open' | 'playing' | 'over' {
    if (!this.play) return 'open';
    return this.play.outcome ? 'over' : 'playing';
  }

  get names(): string[] {
    return this.seats.map(({ name }, seat) => name || `seat-${seat + 1}`);
  }

  seat(seat: Seat): SeatHeld {
    const held = this.seats[seat];
    if (!held) throw new Error(`table ${this.id} has no seat ${seat}`);
    return held;
  }

  /** The seat a token opens. */
  seatOf(hash: string): Seat | undefined {
    const seat = this.seats.findIndex(({ tokens }) => tokens.some((token) => sameHash(token, hash)));
    return seat < 0 ? undefined : seat;
  }

  isHost(seat: Seat, hostHash: string | undefined): boolean {
    if (this.hostSeat !== undefined) return this.hostSeat === seat;
    return this.hostHash !== undefined && hostHash !== undefined && sameHash(this.hostHash, hostHash);
  }

  /** Where the host sits, if at all. */
  hostSits(): Seat | undefined {
    const seat = this.hostSeat ?? this.seats.findIndex(({ host }) => host);
    return seat < 0 ? undefined : seat;
  }

  /** A bot decides for this seat at the moment. */
  playedBy(seat: Seat): string | undefined {
    const { kind, level, standIn } = this.seat(seat);
    return kind === 'bot' ? level : standIn;
  }

  /**
   * Makes an entry true and returns the events of the game it caused. `made` spares judging a move twice; without it
   * (reading a log) the move is judged again, and must hold.
   */
  apply({ version, at, entry }: Written, made?: Made): AnyEvent[] {
    if (version !== this.version + 1) throw new Error(`version ${version} cannot follow ${this.version}`);
    const events = this.take(entry, version, at, made);
    this.version = version;
    if (this.status === 'over') this.finishedAt ??= at;
    else this.finishedAt = null;
    return events;
  }

  /** Long: one case for each kind of entry. */
  private take(entry: Entry, version: number, at: number, made: Made | undefined): AnyEvent[] {
    switch (entry.type) {
      case 'opened':
        this.open(entry, at);
        return [];
      case 'configured':
        this.options = entry.options;
        this.clock = entry.clock;
        this.public = entry.public;
        this.hints = entry.hints ?? false;
        this.seats = Array.from({ length: entry.seats }, (_, seat) => this.seats[seat] ?? OPEN);
        return [];
      case 'sat':
        this.seats[entry.seat] = {
          kind: 'player',
          name: entry.name,
          tokens: [entry.token, ...(entry.more ?? [])],
          ...(entry.muted && { muted: true }),
          ...(entry.host && { host: true }),
        };
        return [];
      case 'stood':
        this.remember(this.seat(entry.seat), entry.by);
        this.seats[entry.seat] = OPEN;
        this.dropTickets(entry.seat);
        if (this.hostSeat === entry.seat) this.hostSeat = this.nextHost();
        return [];
      case 'renamed':
        this.change(entry.seat, { name: entry.name });
        return [];
      case 'bot':
        this.seats[entry.seat] = { kind: 'bot', name: entry.name, level: entry.level, tokens: [] };
        return [];
      case 'reserved':
        this.seats[entry.seat] = entry.name === undefined ? OPEN : { ...OPEN, reserved: entry.name };
        return [];
      case 'host-passed':
        this.hostSeat = entry.seat;
        return [];
      case 'luck-promised':
        this.change(entry.seat, { luck: entry.promise });
        return [];
      case 'luck-asked':
        this.dealing = new Dealing(entry.seed, at, this.promises());
        return [];
      case 'luck-opened':
        this.dealing?.open(entry.seat, entry.luck);
        return [];
      case 'started':
        this.dealing = undefined;
        this.luck = entry.luck;
        return this.start(entry.seed, version, at);
      case 'moved':
        return this.move(entry, version, at, made);
      case 'undo-asked':
        this.undo = { by: entry.by, to: entry.to, agreed: [] };
        return [];
      case 'undo-agreed':
        if (this.undo) this.undo = { ...this.undo, agreed: [...this.undo.agreed, entry.seat] };
        return [];
      case 'undo-declined':
        this.undo = undefined;
        return [];
      case 'undone':
        this.undo = undefined;
        this.running().undo(entry.to, version, at);
        return [];
      case 'stood-in':
        this.change(entry.seat, { standIn: entry.level });
        return [];
      case 'back': {
        const { standIn: _, ...held } = this.seat(entry.seat);
        this.seats[entry.seat] = held;
        this.play?.restart(entry.seat, at);
        return [];
      }
      case 'ticketed':
        this.tickets.set(entry.ticket, { seat: entry.seat, until: entry.until });
        return [];
      case 'token-added':
        this.tickets.delete(entry.ticket);
        this.change(entry.seat, { tokens: [...this.seat(entry.seat).tokens, entry.token] });
        return [];
      case 'tokens-forgotten':
        this.dropTickets(entry.seat);
        this.change(entry.seat, { tokens: [entry.keep] });
        return [];
      case 'muted':
        this.change(entry.seat, { muted: entry.muted });
        if (!entry.muted) this.silenced.forget(this.seat(entry.seat).name);
        return [];
      case 'rematched':
        this.next = entry.table;
        return [];
      default:
        throw new NewerLog('An entry of the log of this table is of a kind this server does not know.');
    }
  }

  private open(entry: Entry & { type: 'opened' }, at: number): void {
    const game = this.gameNamed(entry.game);
    if (!game) throw new UnreadableLog(`This table plays ${entry.game}, which this server does not know.`);
    if (game.rulesVersion !== entry.rulesVersion) {
      throw new UnreadableLog(
        `This table was opened with version ${entry.rulesVersion} of the rules of ${entry.game}; this server has version ${game.rulesVersion}.`,
      );
    }
    this.gameOfTable = game;
    this.openedAt = at;
    this.code = entry.code;
    this.rulesVersion = entry.rulesVersion;
    this.options = entry.options;
    this.files = entry.files;
    this.clock = entry.clock;
    this.public = entry.public;
    this.hints = entry.hints ?? false;
    this.hostHash = entry.host;
    this.seats = Array.from({ length: entry.seats }, () => OPEN);
  }

  private start(seed: string, version: number, at: number): AnyEvent[] {
    const known = settingOf(this.game, {
      seats: this.seats.length,
      options: this.options,
      ...(this.files && { files: this.files }),
    });
    if (!known.ok) throw new UnreadableLog(`The setting of this table does not hold: ${known.problem[0]?.reason}`);
    const dealt: AnyEvent[] = [];
    this.play = new Play(known.value, seed, this.clock, version, at, dealt);
    return dealt;
  }

  private move(entry: Entry & { type: 'moved' }, version: number, at: number, made: Made | undefined): AnyEvent[] {
    const play = this.running();
    const judged = made ?? this.judged(entry);
    play.move(entry.seat, judged, version, at, entry.used);
    this.undo = undefined;
    if (entry.ref !== undefined) this.change(entry.seat, { last: { ref: entry.ref, version } });
    return judged.events;
  }

  private judged({ seat, move }: Entry & { type: 'moved' }): Made {
    const read = this.running().read(move);
    const judged = read.ok ? this.running().judge(seat, read.value) : read;
    if (!judged.ok) throw new UnreadableLog(`The log of this table does not hold at "${move}": ${judged.problem}`);
    return judged.value;
  }

  private running(): Play {
    if (!this.play) throw new Error(`table ${this.id} has not started`);
    return this.play;
  }

  private change(seat: Seat, changes: Partial<SeatHeld>): void {
    this.seats[seat] = { ...this.seat(seat), ...changes };
  }

  /** Whoever the host showed out stays out, and whoever was muted stays muted, under another name too. */
  private remember(held: SeatHeld, by: 'self' | 'host'): void {
    if (held.kind !== 'player') return;
    if (by === 'host') this.shownOut.add(held);
    if (held.muted) this.silenced.add(held);
  }

  private promises(): { seat: Seat; promise: string }[] {
    return this.seats.flatMap(({ luck }, seat) => (luck === undefined ? [] : [{ seat, promise: luck }]));
  }

  private dropTickets(seat: Seat): void {
    for (const [ticket, held] of this.tickets) if (held.seat === seat) this.tickets.delete(ticket);
  }

  /** Players who still have to agree to the undo that is asked for. */
  missingConsent(): Seat[] {
    const { undo } = this;
    if (!undo) return [];
    return this.seats.flatMap(({ kind, standIn }, seat) =>
      kind === 'player' && standIn === undefined && seat !== undo.by && !undo.agreed.includes(seat) ? [seat] : [],
    );
  }

  private nextHost(): Seat | undefined {
    const seat = this.seats.findIndex(({ kind }) => kind === 'player');
    return seat < 0 ? undefined : seat;
  }
}
