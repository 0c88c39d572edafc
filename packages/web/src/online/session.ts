import { filesOf, type LogLine, type RemoteTable, recordOf, type TableConnection } from '@taproom/client';
import { type Game, type GameRecord, readSetting, type Setting, SPECTATOR } from '@taproom/engine';
import type { Lobby } from '@taproom/protocol';
import { createStore } from 'zustand/vanilla';
import { loadGame } from '../games.js';
import { glassOf } from '../parts/Avatar.js';
import { derive } from '../play/derive.js';
import type { DrawnTable, Session, LogLine as ShownLine } from '../play/session.js';
import type { Player } from '../tables/props.js';
import { pageWordsNow } from '../words/index.js';
import { calledHere } from './called.js';

/** What the page has fetched for a table, besides what the connection knows. */
interface Fetched {
  /** The rules and the cards; `key` says of which table. */
  readonly rules?: { readonly key: string; readonly game: Game; readonly setting: Setting };
  readonly record?: GameRecord;
  readonly problem?: string;
}

const LOADING: DrawnTable = {
  status: 'loading',
  seat: SPECTATOR,
  players: [],
  moves: [],
  news: { id: 0, events: [] },
  log: [],
  pending: false,
  connection: 'online',
};

const keyOf = (lobby: Lobby): string => JSON.stringify([lobby.table, lobby.game, lobby.options, lobby.seats.length]);

/** A table elsewhere in the form the table page draws. What is true of it, the connection knows; here it only takes its form. */
export class OnlineSession implements Session {
  private readonly fetched = createStore<Fetched>(() => ({}));
  readonly store: Session['store'];
  private loading?: string;
  private fetchingRecord = false;
  private readonly stop: () => void;

  constructor(
    private readonly connection: TableConnection,
    /** A TV never takes a seat, whatever keys the device has. */
    watching: boolean,
  ) {
    const log = shownLog();
    this.store = derive(connection.store, this.fetched, (table, fetched) => drawn(table, fetched, watching, log));
    this.stop = connection.store.subscribe((state) => this.fetchFor(state));
    this.fetchFor(connection.store.getState());
  }

  play(line: string): void {
    void this.connection.move(line);
  }

  look(): void {
    // Everybody here has a device of their own.
  }

  close(): void {
    this.stop();
  }

  private fetchFor({ lobby, view, outcome, seed }: RemoteTable): void {
    if (!lobby || !view) return;
    void this.prepare(lobby, keyOf(lobby));
    if (!outcome || !seed || this.fetchingRecord) return;
    this.fetchingRecord = true;
    void this.fetchRecord(lobby.table);
  }

  /** The rules and the cards of this table; once, they do not change after the deal. */
  private async prepare(lobby: Lobby, key: string): Promise<void> {
    if (this.loading === key) return;
    this.loading = key;
    try {
      const [game, files] = await Promise.all([
        loadGame(lobby.game),
        lobby.ownCards ? filesOf(location.origin, lobby.table) : undefined,
      ]);
      const setting = readSetting(game, {
        seats: lobby.seats.length,
        options: lobby.options,
        ...(files?.ok && { files: files.value }),
      });
      if (!setting.ok) throw new Error(setting.problem[0]?.reason);
      this.fetched.setState({ rules: { key, game, setting: setting.value } });
    } catch (error) {
      this.fetched.setState({ problem: error instanceof Error ? error.message : String(error) });
    }
  }

  private async fetchRecord(table: string): Promise<void> {
    const found = await recordOf(location.origin, table);
    if (!found.ok) return;
    const { game, rulesVersion, players, options, files, seed, moves } = found.value;
    this.fetched.setState({ record: { game, rulesVersion, players, options, ...(files && { files }), seed, moves } });
  }
}

function drawn(
  table: RemoteTable,
  { rules, record, problem }: Fetched,
  watching: boolean,
  shown: (table: RemoteTable) => readonly ShownLine[],
): DrawnTable {
  const { lobby, view, outcome, refused, pending } = table;
  if (table.status === 'closed') return { ...LOADING, status: 'broken', problem: table.problem ?? '' };
  if (problem !== undefined) return { ...LOADING, status: 'broken', problem };
  if (!lobby || !view || rules?.key !== keyOf(lobby)) return LOADING;
  return {
    status: 'open',
    game: rules.game,
    setting: rules.setting,
    seat: watching ? SPECTATOR : table.seat,
    players: playersOf(lobby, table),
    view,
    moves: pending || watching ? [] : table.moves,
    news: table.news,
    log: shown(table),
    pending,
    connection: table.status === 'lost' ? 'lost' : 'online',
    ...(outcome && { outcome }),
    ...(refused && { refusal: { line: '', ...refused } }),
    ...(lobby.fingerprint && { fingerprint: lobby.fingerprint }),
    ...(record && { record }),
  };
}

/** The log as the page shows it: when several called, who was first and by how much is said beside it. */
function shownLog(): (table: RemoteTable) => readonly ShownLine[] {
  const said = new Map<number, ShownLine>();
  let last: { readonly of: readonly LogLine[]; readonly lines: readonly ShownLine[] } | undefined;
  return ({ log, lobby }) => {
    if (last?.of === log) return last.lines;
    const lines = log.map((line) => {
      const known = said.get(line.id);
      if (known) return known;
      const made = line.race ? { ...line, aside: whoWasFirst(line.race, lobby) } : line;
      said.set(line.id, made);
      return made;
    });
    last = { of: log, lines };
    return lines;
  };
}

function whoWasFirst({ first, later }: NonNullable<LogLine['race']>, lobby: Lobby | undefined): string {
  const t = pageWordsNow().table;
  const name = (seat: number) => lobby?.seats[seat]?.name ?? '';
  return t.first(name(first), later.map(({ seat, behind }) => t.later(name(seat), behind)).join(', '));
}

const playersOf = (lobby: Lobby, { here, seat: own }: RemoteTable): Player[] =>
  lobby.seats.map(({ seat, name, kind, standIn }) => ({
    name: calledHere(name, seat, own, pageWordsNow()),
    glass: glassOf(seat),
    bot: kind === 'bot' || standIn !== undefined,
    away: kind === 'player' && !here.includes(seat),
  }));
