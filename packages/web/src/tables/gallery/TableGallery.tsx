import { readWhiskeyCards, whiskeyTimes } from '@taproom/games/whiskey-times';
import { LastCallTable } from '../last-call/LastCallTable.js';
import type { GameTable, PageLanguage, TableMode } from '../props.js';
import { WhiskeyTable } from '../whiskey-times/WhiskeyTable.js';
import { FriendsTable } from '../with-friends/FriendsTable.js';
import { FRIENDS_STATES, LAST_CALL_STATES, type MadeUp, propsFor, whiskeyStates } from './states.js';

const whiskeyCards = readWhiskeyCards(whiskeyTimes.files);

const STATES: readonly MadeUp[] = [
  ...LAST_CALL_STATES,
  ...FRIENDS_STATES,
  ...whiskeyStates(whiskeyCards.ok ? whiskeyCards.value : undefined),
];
const TABLES: Readonly<Record<string, GameTable>> = {
  'closing-time': LastCallTable,
  'last-call': LastCallTable,
  'with-friends': FriendsTable,
  'whiskey-times': WhiskeyTable,
};

/** One made-up table, for those who draw them. Only in development. */
export function TableGallery({
  at,
  mode,
  language,
}: {
  readonly at: number;
  readonly mode: TableMode;
  readonly language: PageLanguage;
}) {
  const state = STATES[at] as MadeUp;
  const Table = TABLES[state.game] as GameTable;
  return <Table {...propsFor(state, mode, language)} />;
}

export const tableTitles = (): string[] => STATES.map(({ game, title }) => `${game}: ${title}`);
