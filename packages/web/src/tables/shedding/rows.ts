import type { SheddingView } from '@taproom/games/shedding';
import type { RowsOf } from '../../rules/rows.js';

/** What lies in the middle of an example of either Last Call. */
export const rows: RowsOf = (views, { facts, words }) => {
  const { top, suit, owed, chaser, beside } = views[0] as SheddingView;
  const declared = suit !== 'none' && !top.split('/').includes(suit);
  return [
    { label: facts.part('top'), cards: top === 'none' ? [] : [top], ...(declared && { text: facts.value(suit) }) },
    ...(beside.length > 0 ? [{ label: facts.part('beside'), cards: beside }] : []),
    ...(owed > 0 ? [{ label: facts.part('owed'), cards: [], text: String(owed) }] : []),
    ...(chaser !== 'none' ? [{ label: words.card('chaser'), cards: [], text: facts.value(chaser) }] : []),
  ];
};
