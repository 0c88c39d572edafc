import type { GameName } from './names.js';
import shedding from './shedding/view.schema.json' with { type: 'json' };
import whiskeyTimes from './whiskey-times/view.schema.json' with { type: 'json' };
import withFriends from './with-friends/view.schema.json' with { type: 'json' };

/** A JSON schema, draft 2020-12. */
export type Schema = Readonly<Record<string, unknown>>;

/** What a seat sees of each game, for programs in other languages. `npm run view-schemas` writes them; a new game has one then. */
export const VIEW_SCHEMAS: Readonly<Partial<Record<GameName, Schema>>> = {
  'closing-time': shedding,
  'last-call': shedding,
  'with-friends': withFriends,
  'whiskey-times': whiskeyTimes,
};
