import { hashOf, newToken } from '../tokens.js';
import type { Entry } from './entry.js';
import type { TableState } from './state.js';

/** The first entries of a rematch: the same people with the same tokens, the same bots, options and cards. */
export function rematchEntries(state: TableState, code: string): Entry[] {
  const entries: Entry[] = [
    {
      type: 'opened',
      code,
      game: state.game.name,
      rulesVersion: state.game.rulesVersion,
      seats: state.seats.length,
      options: state.options,
      ...(state.files && { files: state.files }),
      clock: state.clock,
      public: false,
      hints: state.hints,
      host: state.hostHash ?? hashOf(newToken()),
    },
  ];
  for (const [seat, { kind, name, level, tokens, host }] of state.seats.entries()) {
    const [token, ...more] = tokens;
    if (kind === 'player' && token !== undefined)
      entries.push({ type: 'sat', seat, name, token, ...(more.length > 0 && { more }), ...(host && { host }) });
    if (kind === 'bot' && level !== undefined) entries.push({ type: 'bot', seat, level, name });
  }
  if (state.hostSeat !== undefined) entries.push({ type: 'host-passed', seat: state.hostSeat });
  return entries;
}
