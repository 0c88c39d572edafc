import { Chance, firstOf, linesOf, movesOf, readSetting, type Setting, SPECTATOR } from '@taproom/engine';
import { expect, test } from 'vitest';
import type { Cards } from '../cards.js';
import type { Event } from '../events.js';
import { withFriends } from '../index.js';
import { en } from './en.js';

const NAMES = ['Ann', 'Bob', 'Cat'];

function settingOf(options: Record<string, unknown> = {}): Setting<Cards> {
  const setting = readSetting(withFriends, { seats: NAMES.length, options });
  if (!setting.ok) throw new Error(setting.problem[0]?.reason);
  return setting.value;
}

/** What a player is told whose move is refused at the table given. */
function told(seat: number, line: string, given: Record<string, unknown>): string {
  const setting = settingOf();
  const table = withFriends.arrange(setting, { dealer: 'Cat', ...given }, NAMES, Chance.fast(1));
  if (!table.ok) throw new Error(table.problem);
  const parsed = withFriends.notation.parseMove(line, setting);
  if (!parsed.ok) throw new Error(parsed.problem);
  const move = parsed.value[0] as number;
  const view = withFriends.view(table.value, seat);
  const moves = linesOf(withFriends, table.value, seat);
  const refusal = withFriends.refuse(table.value, seat, move) as string;
  return en.refusal(refusal, { setting, view, moves, move, names: NAMES, seat });
}

test('a refusal says what would be right', () => {
  const bids = { Ann: 1, Bob: 1, Cat: 2 };
  expect(told(2, 'bid 1', { bids: { Ann: 1, Bob: 1 } })).toBe(
    'With that everyone could be happy. Bid 0 to 3, but not 1: you deal, and the bids may not add up to 3.',
  );
  expect(told(0, 'bid 4', {})).toBe('4 is more than there is to win. Bid how many tricks you will win: 0 to 3.');
  expect(told(1, 'bid 1', {})).toBe('It is not your turn: Ann bids next.');
  expect(told(1, 'play bar', { bids })).toBe('It is not your turn: Ann plays next.');
  expect(told(0, 'play bar', {})).toMatch(/^Cards come after bidding/);
  expect(told(0, 'bid 1', { bids })).toMatch(/^Bidding is over/);
  const hands = { Ann: ['wine-7', 'rocks-1', 'rocks-2'] };
  expect(told(0, 'play bar', { bids, hands, trump: 'beer-1' })).toBe(
    'You do not hold the Bar Card; you have Wine 7, Rocks 1, Rocks 2.',
  );
});

test('who must follow is told with what', () => {
  const setting = settingOf();
  const given = {
    dealer: 'Cat',
    trump: 'beer-1',
    bids: { Ann: 1, Bob: 1, Cat: 2 },
    hands: {
      Ann: ['wine-7', 'rocks-1', 'rocks-2'],
      Bob: ['wine-mixer', 'wine-2', 'wine-3'],
      Cat: ['bar', 'wine-8', 'beer-2'],
    },
  };
  const made = withFriends.arrange(setting, given, NAMES, Chance.fast(1));
  if (!made.ok) throw new Error(made.problem);
  const table = made.value;
  const say = (seat: number, card: string) => {
    const move = setting.cards.faceOf.get(card) as number;
    const refusal = withFriends.refuse(table, seat, move) as string;
    const moves = linesOf(withFriends, table, seat);
    return en.refusal(refusal, { setting, view: withFriends.view(table, seat), moves, move, names: NAMES, seat });
  };
  withFriends.apply(table, 0, setting.cards.faceOf.get('wine-7') as number);
  expect(say(1, 'wine-mixer')).toBe('Follow Wine: play Wine 2 or Wine 3. The Wine Mixer is the 12 of Beer now.');
  withFriends.apply(table, 1, setting.cards.faceOf.get('wine-2') as number);
  expect(say(2, 'beer-2')).toBe('Follow Wine: play Wine 8.');
  expect(say(2, 'bar')).toBe('A Bar Card is a trump. Follow Wine: play Wine 8.');
});

test('every event of a match has its line for every reader, or is meant to have none', () => {
  for (const options of [{}, { wingman: true }]) {
    const setting = settingOf({ ...options, rounds: 'quick' });
    const events: Event[] = [];
    const table = withFriends.setup(setting, Chance.fast(6), events);
    while (withFriends.outcome(table) === undefined) {
      const seat = firstOf(withFriends.waitingFor(table));
      const moves = movesOf(withFriends, table, seat);
      withFriends.apply(table, seat, moves[table.chance.below(moves.length)] as number, events);
    }
    for (let seat = SPECTATOR; seat < NAMES.length; seat++) {
      for (const event of events) {
        const line = en.event(withFriends.show(event, seat) ?? event, { names: NAMES, seat });
        if (line === undefined) expect(['dealt', 'passed']).toContain(event.type);
        else expect(line).toMatch(/^[A-Z0-9](?!.*(undefined|NaN|object)).*\.$/);
      }
    }
  }
});

test('the end is told to winners, losers and sharers', () => {
  const reason = 'all-rounds-played';
  const reader = (seat: number) => ({ names: NAMES, seat });
  expect(en.outcome({ places: [1, 2, 3], scores: [90, 80, 1], reason }, reader(0))).toMatch(/^You win\. 90 points/);
  expect(en.outcome({ places: [1, 2, 3], scores: [90, 80, 1], reason }, reader(1))).toMatch(/^Ann wins\./);
  expect(en.outcome({ places: [1, 1, 3], scores: [90, 90, 1], reason }, reader(2))).toMatch(
    /^Ann and Bob share the win/,
  );
});

test('every refusal, option and card has words', () => {
  for (const option of withFriends.options) {
    expect(en.options[option.name]?.says).toBeTruthy();
    if (option.kind === 'choice')
      for (const choice of option.choices) expect(en.options[`${option.name} ${choice}`]?.name).toBeTruthy();
  }
  expect(en.card('rocks-mixer')).toBe('Rocks Mixer');
  expect(en.move('play bar', { names: NAMES, seat: 0 })).toBe('Play the Bar Card');
  expect(en.move('bid 2', { names: NAMES, seat: 0 })).toBe('Bid 2');
});
