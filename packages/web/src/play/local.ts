import { type AnyEvent, type Game, type GameRecord, readSetting, replay, type Seat, SPECTATOR } from '@taproom/engine';
import { createStore } from 'zustand/vanilla';
import { keep, type LocalGame, localGames } from '../device/games.js';
import { loadGame } from '../games.js';
import type { FromWorker, Seen, ToWorker } from '../local/messages.js';
import { seenBy } from '../local/seen.js';
import { type Pace, useSettings } from '../settings/settings.js';
import type { Player } from '../tables/props.js';
import { held, isHeld } from './held.js';
import { paceFor } from './pace.js';
import type { DrawnTable, Session } from './session.js';

/**
 * A game on this device. The table lives in a worker; this end keeps the record and draws the curtain. The first look at
 * the table is taken here, from the record: the rules are here before the worker with its bots is.
 */
export class LocalSession implements Session {
  readonly store = createStore<DrawnTable>(() => ({
    status: 'loading',
    seat: SPECTATOR,
    players: [],
    moves: [],
    news: { id: 0, events: [] },
    log: [],
    pending: false,
    connection: 'local',
  }));
  private worker: Worker | undefined;
  private closed = false;
  /** What is to be said to the worker once it is there. */
  private unsaid: ToWorker[] = [];
  /** How much of the story the first look told. */
  private firstLook: number | undefined;
  private record: GameRecord;
  private lines = 0;
  private readonly people: readonly Seat[];
  private readonly stopListening: () => void;

  constructor(private readonly saved: LocalGame) {
    this.record = saved.record;
    this.people = saved.players.flatMap((player, seat) => (player.bot === undefined ? [seat] : []));
    const stopPace = useSettings.subscribe((now, before) => {
      if (now.pace !== before.pace) this.tell({ type: 'pace', pace: this.pace });
    });
    const stopHeld = held.subscribe((now, before) => {
      if (isHeld(now) !== isHeld(before)) this.tell({ type: 'hold', held: isHeld(now) });
    });
    this.stopListening = () => {
      stopPace();
      stopHeld();
    };
    void this.open();
  }

  play(line: string): void {
    const { seat, pending } = this.store.getState();
    if (pending) return;
    this.store.setState({ pending: true, moves: [] });
    this.tell({ type: 'play', seat, line });
  }

  takeBack(): void {
    this.tell({ type: 'take-back', seat: this.store.getState().seat });
  }

  look(seat: Seat): void {
    this.tell({ type: 'look', seat });
  }

  close(): void {
    this.closed = true;
    this.stopListening();
    this.worker?.terminate();
  }

  private get pace(): Pace {
    return paceFor(useSettings.getState().pace, this.record.game, localGames());
  }

  private tell(message: ToWorker): void {
    if (this.worker) this.worker.postMessage(message);
    else this.unsaid.push(message);
  }

  private startWorker(): void {
    if (this.closed) return;
    this.worker = new Worker(new URL('../local/worker.js', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    this.worker.onerror = (event) => this.store.setState({ status: 'broken', problem: event.message || 'worker' });
    for (const message of this.unsaid) this.worker.postMessage(message);
    this.unsaid = [];
  }

  private lookHere(game: Game, seat: Seat): void {
    const events: AnyEvent[] = [];
    const table = replay(game, this.record, (step) => events.push(...step.events));
    // A record that does not replay is the worker's to explain.
    if (!table.ok) return;
    const seen = seenBy(game, table.value, events, seat, { from: 0, told: 0 });
    this.firstLook = seen.events.length;
    this.see({ ...seen, fresh: true });
  }

  private async open(): Promise<void> {
    const { record, players } = this.saved;
    try {
      const game = await loadGame(record.game);
      const { options, files } = record;
      const setting = readSetting(game, { seats: players.length, options, ...(files && { files }) });
      if (!setting.ok) throw new Error(setting.problem[0]?.reason);
      const sitting: Player[] = players.map(({ name, glass, bot }) => ({
        name,
        glass,
        bot: bot !== undefined,
        away: false,
      }));
      this.store.setState({ game, setting: setting.value, players: sitting });
      this.tell({ type: 'open', record, players, pace: this.pace });
      const seat = this.people.length === 1 ? (this.people[0] as Seat) : SPECTATOR;
      this.tell({ type: 'look', seat });
      this.lookHere(game, seat);
      // The hand is drawn before the worker takes its share of the line and of the processor.
      afterPaint(() => this.startWorker());
    } catch (error) {
      this.store.setState({ status: 'broken', problem: error instanceof Error ? error.message : String(error) });
    }
  }

  private hear(message: FromWorker): void {
    if (message.type === 'opened') this.store.setState({ fingerprint: message.fingerprint });
    if (message.type === 'moved') this.remember(message);
    if (message.type === 'taken-back') this.forget(message.moves);
    if (message.type === 'refused') this.refused(message);
    if (message.type === 'failed') this.store.setState({ status: 'broken', problem: message.reason });
    if (message.type === 'seen' && !this.isKnown(message)) this.see(message);
  }

  /** The worker's first answer, when nothing happened since the look that was taken here. */
  private isKnown({ fresh, events }: Seen): boolean {
    const known = fresh && events.length === this.firstLook;
    this.firstLook = undefined;
    return known;
  }

  private forget(moves: number): void {
    this.record = { ...this.record, moves: this.record.moves.slice(0, moves) };
    keep({ ...this.saved, record: this.record, at: Date.now() });
  }

  private remember({ line, outcome }: FromWorker & { type: 'moved' }): void {
    this.record = { ...this.record, moves: [...this.record.moves, line] };
    keep({ ...this.saved, record: this.record, at: Date.now(), ...(outcome && { outcome }) });
  }

  private refused({ type: _, ...refused }: FromWorker & { type: 'refused' }): void {
    const { refusal: last, seat } = this.store.getState();
    this.store.setState({ pending: false, refusal: { ...refused, id: (last?.id ?? 0) + 1 } });
    this.tell({ type: 'look', seat });
  }

  private see(seen: Seen): void {
    const before = this.store.getState();
    const told = seen.events.map((event) => ({ id: this.lines++, event }));
    const missed = seen.fresh && seen.known > 0 && seen.known < told.length ? told[seen.known]?.id : undefined;
    const after: DrawnTable = {
      ...before,
      status: 'open',
      seat: seen.seat,
      view: seen.view,
      moves: seen.moves,
      log: seen.fresh ? told : [...before.log, ...told],
      news: { id: before.news.id + 1, events: seen.fresh ? [] : seen.events },
      pending: false,
      record: this.record,
      undoable: seen.undoable === true,
      ...(seen.outcome && { outcome: seen.outcome }),
    };
    const curtain = this.curtainFor(seen);
    const { curtain: _, missedFrom: __, ...rest } = after;
    const missedFrom = missed ?? (seen.fresh ? undefined : before.missedFrom);
    this.store.setState(
      { ...rest, ...(curtain !== undefined && { curtain }), ...(missedFrom !== undefined && { missedFrom }) },
      true,
    );
  }

  /** With several people on one device: whose turn it is to hold it, when that is not whoever looks. */
  private curtainFor({ seat, view, outcome }: Seen): Seat | undefined {
    if (this.people.length < 2 || outcome) return undefined;
    const wanted = this.people.filter((person) => view.waiting.includes(person));
    if (wanted.length === 0 || wanted.includes(seat)) return undefined;
    return wanted[0];
  }
}

/** Once what was just changed can be seen; at once where nothing is painted, in a tab behind others. */
function afterPaint(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}
