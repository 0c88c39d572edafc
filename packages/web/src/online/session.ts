import { filesOf, recordOf } from '@taproom/client';
import { type Game, type GameRecord, readSetting, type Seat, type Setting, SPECTATOR } from '@taproom/engine';
import type { Lobby } from '@taproom/protocol';
import { createStore } from 'zustand/vanilla';
import { loadGame } from '../games.js';
import { glassOf } from '../parts/Avatar.js';
import type { Session, TableState } from '../play/session.js';
import type { Player } from '../tables/props.js';
import type { OnlineState, PageLine } from './line.js';

/** A table elsewhere in the form the table page draws. */
export class OnlineSession implements Session {
  readonly store = createStore<TableState>(() => ({
    status: 'loading',
    seat: SPECTATOR,
    players: [],
    moves: [],
    news: { id: 0, events: [] },
    log: [],
    pending: false,
    connection: 'online',
  }));
  private known?: { readonly key: string; readonly game: Game; readonly setting: Setting };
  private loading?: string;
  private record?: GameRecord;
  private readonly stop: () => void;

  constructor(
    private readonly line: PageLine,
    /** A TV never takes a seat, whatever keys the device has. */
    private readonly watching: boolean,
  ) {
    this.stop = line.store.subscribe((state) => this.follow(state));
    this.follow(line.store.getState());
  }

  play(line: string): void {
    this.line.move(line);
  }

  look(): void {
    // Everybody here has a device of their own.
  }

  close(): void {
    this.stop();
  }

  private follow(state: OnlineState): void {
    const { lobby, view } = state;
    if (state.status === 'closed') return this.store.setState({ status: 'broken', problem: state.problem ?? '' });
    if (!lobby || !view) return;
    const key = JSON.stringify([lobby.table, lobby.game, lobby.options, lobby.seats.length]);
    if (this.known?.key !== key) return void this.prepare(lobby, key);
    const { game, setting } = this.known;
    if (state.outcome && state.seed && !this.record) void this.fetchRecord(lobby.table);
    const { outcome, refused, pending } = state;
    this.store.setState({
      status: 'open',
      game,
      setting,
      seat: this.watching ? SPECTATOR : state.seat,
      players: playersOf(lobby, state.here),
      view,
      moves: pending || this.watching ? [] : state.moves,
      news: state.news,
      log: state.log,
      pending,
      connection: state.status === 'lost' ? 'lost' : 'online',
      ...(outcome && { outcome }),
      ...(refused && { refusal: { id: refused.id, name: refused.says, line: '' } }),
      ...(lobby.fingerprint && { fingerprint: lobby.fingerprint }),
      ...(this.record && { record: this.record }),
    });
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
      this.known = { key, game, setting: setting.value };
      this.follow(this.line.store.getState());
    } catch (error) {
      this.store.setState({ status: 'broken', problem: error instanceof Error ? error.message : String(error) });
    }
  }

  private async fetchRecord(table: string): Promise<void> {
    const found = await recordOf(location.origin, table);
    if (!found.ok) return;
    const { game, rulesVersion, players, options, files, seed, moves } = found.value;
    this.record = { game, rulesVersion, players, options, ...(files && { files }), seed, moves };
    this.follow(this.line.store.getState());
  }
}

export const playersOf = (lobby: Lobby, here: readonly Seat[]): Player[] =>
  lobby.seats.map(({ seat, name, kind, standIn }) => ({
    name,
    glass: glassOf(seat),
    bot: kind === 'bot' || standIn !== undefined,
    away: kind === 'player' && !here.includes(seat),
  }));
