import { readSetting } from '@taproom/engine';
import { whiskeyMoves as m, type WhiskeyCards, type WhiskeyView, whiskeyTimes } from '@taproom/games/whiskey-times';
import { expect, test } from 'vitest';
import { nextOfferMove } from './offers.js';

const setting = readSetting(whiskeyTimes, { seats: 2, options: { trading: true } });
if (!setting.ok) throw new Error('two can trade');
const cards = setting.value.cards as WhiskeyCards;
const [ice, soda] = ['ice', 'soda'].map((text) => cards.texts.resources.get(text) as number) as [number, number];

/** We have served, and hold the ice that Diogenes asks for at Bob's; Bob was seen to take soda. */
const TRADE = {
  viewer: 0,
  turn: 0,
  phase: 'trade',
  waiting: [0],
  hand: ['ice', 'cola'],
  known: [[], ['soda']],
  guests: [['sappho'], ['diogenes', 'face-down']],
  served: [[null], [null, null]],
  offers: [null, null],
  offersMade: [0, 0],
};
const seen = (changed: object = {}): WhiskeyView => ({ ...TRADE, ...changed }) as unknown as WhiskeyView;
const draft = (give: string[], get: string[]): object => ({
  offers: [{ to: 1, state: 'draft', give, get }, null],
});
const next = (view: WhiskeyView, gain = 3): number | undefined => nextOfferMove(view, cards, () => gain);

test('an offer is begun, filled and proposed card by card', () => {
  expect(next(seen())).toBe(m.offer(1));
  expect(next(seen(draft([], [])))).toBe(m.give(ice));
  expect(next(seen(draft(['ice'], [])))).toBe(m.want(soda));
  expect(next(seen(draft(['ice'], ['soda'])))).toBe(m.PROPOSE);
});

test('an offer that waits for its answer is left alone', () => {
  expect(next(seen({ offers: [{ to: 1, state: 'open', give: ['ice'], get: ['soda'] }, null] }))).toBeUndefined();
});

test('an offer that was turned down is not made again', () => {
  expect(next(seen({ offersMade: [1, 0] }))).toBeUndefined();
});

test('nothing is offered that brings too little', () => {
  expect(next(seen(), 1)).toBeUndefined();
});

test('nobody is asked for what their own guests ask for', () => {
  expect(next(seen({ known: [[], ['rocks']] }))).toBeUndefined();
});

test('nobody is offered what no guest in sight asks for, or what they are known to hold', () => {
  expect(next(seen({ hand: ['cola'] }))).toBeUndefined();
  expect(next(seen({ known: [[], ['soda', 'ice']] }))).toBeUndefined();
  expect(next(seen({ served: [[null], ['perfect', null]] }))).toBeUndefined();
});

test('a bottle is never offered for a resource card', () => {
  const favourite = cards.texts.bottle[cards.preferred[cards.texts.guests.get('diogenes') as number] as number];
  expect(next(seen({ hand: [favourite] }))).toBeUndefined();
  expect(next(seen({ hand: [favourite], known: [[], ['bottle-1']] }))).toBe(m.offer(1));
});

test('R45 who did not serve makes offers to whoever did, unless they are waited for themselves', () => {
  expect(next(seen({ turn: 1, waiting: [1] }))).toBe(m.offer(1));
  expect(next(seen({ turn: 1, waiting: [0] }))).toBeUndefined();
  expect(next(seen({ turn: 2, waiting: [2] }))).toBeUndefined();
  expect(next(seen({ phase: 'act' }))).toBeUndefined();
});
