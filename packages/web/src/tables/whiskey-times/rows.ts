import type { WhiskeyView } from '@taproom/games/whiskey-times';
import type { RowsOf } from '../../rules/rows.js';

const MARKETS = [
  ['guest-market', 'guestMarket'],
  ['bottle-market', 'bottleMarket'],
  ['resource-market', 'resourceMarket'],
] as const;

/** The markets and guests that an example of Whiskey Times is about. */
export const rows: RowsOf = (seen, { facts, example: { given = {}, players } }) => {
  const views = seen as readonly WhiskeyView[];
  const view = views[0] as WhiskeyView;
  const markets = MARKETS.filter(([name]) => name in given).map(([name, field]) => ({
    label: facts.part(name),
    cards: view[field].filter((card) => card !== 'empty'),
  }));
  const named = (given.guests ?? {}) as Readonly<Record<string, unknown>>;
  const guests = views.flatMap((each, seat) => {
    const player = players[seat] ?? '';
    if (!(player in named)) return [];
    const cards = (each.guests[seat] ?? [])
      .map((text) => text.replace('face-down ', ''))
      .filter((text) => text !== 'empty');
    const tokens = each.tokens[seat] ?? 0;
    return [
      {
        label: `${facts.part('guests')}: ${facts.part(player)}`,
        cards,
        ...(tokens > 0 && { text: `${facts.part('tokens')}: ${tokens}` }),
      },
    ];
  });
  return [...markets, ...guests];
};
