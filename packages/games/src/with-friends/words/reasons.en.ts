import { listed, type WhyGood } from '@taproom/engine';

type About = WhyGood['about'];

const list = (texts: readonly string[]): string => listed(texts, ' and ');

/** "your Wine Mixer and Wine 11 should stand, Beer 9 may not" */
function counts({ stand, may }: About, card: (text: string) => string): string {
  const sure = (stand as readonly string[]).map(card);
  const open = (may as readonly string[]).map(card);
  if (sure.length === 0 && open.length === 0) return 'nothing in this hand should win a trick';
  if (sure.length === 0) return `${list(open)} may win, and nothing is sure`;
  return `your ${list(sure)} should stand${open.length > 0 ? `, ${list(open)} may not` : ''}`;
}

/** Why a bid or a card is a good one. Each ends a sentence that began with it. */
const REASONS: Readonly<Record<string, (about: About, card: (text: string) => string) => string>> = {
  counts,
  takes: ({ need, left }) => `you need ${need} of the last ${left}, and this should win one`,
  'takes-anyway': () => 'it takes the trick from somebody who may want it',
  waits: ({ need, left }) => `you need ${need} of the last ${left}, and there are better ones to come`,
  ducks: () => 'you want no more tricks, and this should lose',
  'sheds-danger': ({ card: text }, card) => `your ${card(String(text))} could win a trick later that you do not want`,
  'keeps-trump': () => 'the trumps can wait for a trick worth having',
  'draws-trump': () => 'it pulls trumps out of the other hands before yours have to stand',
  likeliest: ({ need, left }) => `you need ${need} of the last ${left}, and of your cards this wins most often`,
  unlikeliest: () => 'you want no more tricks, and of your cards this wins least often',
  'keeps-winner': ({ card: text }, card) => `your ${card(String(text))} stays in hand for a trick it should win`,
  'keeps-loser': ({ card: text }, card) => `your ${card(String(text))} stays in hand as the way out`,
};

export const reasonIn =
  (card: (text: string) => string) =>
  ({ name, about }: WhyGood): string | undefined =>
    REASONS[name]?.(about, card);
