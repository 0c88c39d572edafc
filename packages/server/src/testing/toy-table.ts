import { ok, type Seat } from '@taproom/engine';
import type { Clock } from '@taproom/protocol';
import type { House } from '../house.js';
import type { Entry } from '../table/entry.js';
import type { Commit } from '../table/reply.js';
import { TableState } from '../table/state.js';
import { OPENED } from './opened.js';
import { anyToy } from './toy.js';

const NAMES = ['Ann', 'Bob', 'Cat'];

interface Laid {
  readonly bots?: readonly Seat[];
  readonly clock?: Clock | null;
  readonly dealt?: boolean;
}

/** A toy table for three in memory, dealt unless told otherwise; `bots` are the seats of bots. Its commits are true at once, and kept. */
export function toyTable(house: House, { bots = [], clock = null, dealt = true }: Laid = {}) {
  const state = new TableState('table', (name) => (name === 'toy' ? anyToy : undefined));
  const committed: Entry[] = [];
  const commit: Commit = async (entry, made) => {
    state.apply({ version: state.version + 1, at: house.time.now(), entry }, made);
    committed.push(entry);
    return ok(state.version);
  };
  const begun: Entry[] = [
    { ...OPENED, clock },
    ...NAMES.map(
      (name, seat): Entry =>
        bots.includes(seat)
          ? { type: 'bot', seat, level: 'weak', name }
          : { type: 'sat', seat, name, token: `t${seat}` },
    ),
    ...(dealt ? [{ type: 'started', seed: '00'.repeat(16) } as const] : []),
  ];
  for (const entry of begun) state.apply({ version: state.version + 1, at: house.time.now(), entry });
  const playing = () => {
    if (!state.play) throw new Error('not dealt');
    return state.play;
  };
  const handOf = (seat: Seat) => (playing().game.view(playing().table, seat) as unknown as { hand: string[] }).hand;
  return {
    state,
    get play() {
      return playing();
    },
    committed,
    commit,
    handOf,
  };
}
