import { readFileSync } from 'node:fs';
import { type AnyEvent, Chance, clone, type Game, type GameRecord, just, readSetting } from '@taproom/engine';
import { gameNamed, games } from '@taproom/games';
import type { WhiskeyTable } from '@taproom/games/whiskey-times';
import { BIDDING, type WithFriendsTable } from '@taproom/games/with-friends';
import { describe, expect, test } from 'vitest';
import { isOpen } from '../whiskey-times/judge.js';
import { isLongInTrumps } from '../with-friends/trumps.js';
import type { Decision } from './decision.js';
import { worthAt } from './entries.js';
import { believed, markOf } from './marks.js';
import { momentsOf } from './moments.js';
import { Reviewing } from './review.js';
import { accountOf } from './split.js';
import { kindOfSlip, tellDecision, tellMoment } from './told.js';
import { de } from './words/de.js';
import { en } from './words/en.js';
import { inWholes } from './words/words.js';

const RECORDS = {
  'closing-time': '3-three-rounds',
  'last-call': '4-automatic-bottomless',
  'with-friends': 'wingman-2-quick',
  'whiskey-times': '2-plain',
} as const;
type Name = keyof typeof RECORDS;
const NAMES = Object.keys(RECORDS) as Name[];

const recordOf = (name: Name, file: string = RECORDS[name]): GameRecord =>
  JSON.parse(
    readFileSync(new URL(`../../../games/src/${name}/records/${file}.json`, import.meta.url), 'utf8'),
  ) as GameRecord;

/** Small: these are games of random moves, and only the sums matter. */
const DEPTH = 8;
const opened = new Map<Name, Reviewing>();
function open(name: Name): Reviewing {
  const known = opened.get(name);
  if (known) return known;
  const made = Reviewing.of(gameNamed(name) as Game, recordOf(name), DEPTH);
  if (!made.ok) throw new Error(made.problem.reason);
  opened.set(name, made.value);
  return made.value;
}

describe.each(NAMES)('%s', (name) => {
  test('luck, own play and the others add up to the result, for every seat', () => {
    const { split, walk } = open(name);
    for (let seat = 0; seat < walk.setting.seats; seat++) {
      const { before, dealt, drew, played, others, result } = accountOf(split, seat);
      const sum = before + dealt + drew + played + others.reduce((all, by) => all + by, 0);
      expect(Math.abs(sum - result)).toBeLessThan(1e-9);
    }
    const played = split.before.map((_, seat) => accountOf(split, seat).played);
    expect(played.reduce((sum, by) => sum + by, 0)).toBeCloseTo(0, 9);
    expect(split.before.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    for (const { chances } of split.steps) expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  });

  test('a decision is judged the same whenever it is its turn, and told in both languages', () => {
    const reviewing = open(name);
    const [first, second, third] = reviewing.todo as [number, number, number];
    const once = [first, second, third].map((step) => reviewing.judge(step));
    const again = [third, second, first].map((step) => reviewing.judge(step)).reverse();
    expect(JSON.stringify(again)).toBe(JSON.stringify(once));
    const review = reviewing.review(once, []);
    expect(review.moments).toHaveLength(3);
    const { words } = reviewing.walk.game;
    const reader = { names: review.players, seat: 0, setting: reviewing.walk.setting };
    for (const [says, game] of [
      [en, words.en],
      [de, words.de ?? words.en],
    ] as const) {
      for (const moment of review.moments)
        expect(tellMoment(moment, review, game, says, reader)).not.toContain('undefined');
      for (const decision of once) {
        const marked = { ...decision, mark: 'slip' as const };
        expect(tellDecision(marked, game, says, reader)).not.toMatch(/undefined|NaN/);
        expect(says.kind(kindOfSlip(decision))).toBeTruthy();
      }
      expect(says.account(accountOf(reviewing.split, 0), 0, reader, once)).not.toMatch(/undefined|NaN/);
    }
  });
});

test('who reads of a move learns which card it was, not only where it lay', () => {
  const { split, walk } = open('whiskey-times');
  const { words } = walk.game;
  let named = 0;
  walk.steps.forEach(({ before, seat, move }, at) => {
    const cards = split.steps[at + 1]?.lying ?? [];
    const events: AnyEvent[] = [];
    walk.game.apply(clone(walk.game, before), seat, move, events);
    for (const card of cards) expect(JSON.stringify(events)).toContain(`"${card}"`);
    named += cards.length;
  });
  expect(named).toBeGreaterThan(20);
  const step = split.steps.findIndex(({ lying }) => lying);
  const moment = { step, line: 0, kind: 'decision', seat: 0, change: [0, 0] } as const;
  const reader = { names: walk.record.players, seat: 0, setting: walk.setting };
  const [card = ''] = split.steps[step]?.lying ?? [];
  expect(tellMoment(moment, split, words.en, en, reader)).toContain(`(${words.en.card(card, walk.setting)}`);
});

test('the decision that changed most is named with its mark, and what is left is said', () => {
  const turn = { seat: 1, line: 87, by: 0.11 };
  const account = {
    before: 0.25,
    dealt: 0.14,
    drew: -0.09,
    played: -0.03,
    others: [0, 0.12, -0.02],
    turn,
    result: 0.37,
  };
  const told = { names: ['Ann', 'Pearl', 'Cat'], seat: 0 };
  const slip = { seat: 1, line: 87, mark: 'slip' } as const;
  expect(en.account(account, 0, told, [slip])).toContain(
    "You were dealt +14, drew −9, played −3, Pearl's slip at move 88 brought you +11, and the rest of the table −1.",
  );
  expect(en.account(account, 0, told)).toContain("Pearl's move 88 brought you +11");
  expect(en.account({ ...account, turn: { ...turn, by: 0.03 } }, 0, told)).toContain("Pearl's play brought you +12");
  expect(de.account(account, 0, told, [slip])).toContain('der Ausrutscher bei Zug 88 von Pearl brachte dir +11');
});

test.each(NAMES)('%s: whoever adds up the whole numbers of an account comes to its result', (name) => {
  const { split, walk } = open(name);
  for (let seat = 0; seat < walk.setting.seats; seat++) {
    const account = accountOf(split, seat);
    const { before, dealt, drew, played, by, rest, result } = inWholes(account);
    expect(before + dealt + drew + played + by + rest).toBe(result);
    expect(result).toBe(Math.round(100 * account.result));
    for (const [told, chance] of [
      [before, account.before],
      [dealt, account.dealt],
      [drew, account.drew],
      [played, account.played],
    ] as const)
      expect(Math.abs(told - 100 * chance)).toBeLessThan(1);
  }
});

test('the parts of an account are told so that they add up, where rounding each would not', () => {
  const turn = { seat: 1, line: 6, by: -0.2265 };
  const others = [0, -0.3769];
  const account = { before: 0.2445, dealt: 0.1343, drew: 0.0742, played: -0.0761, others, turn, result: 0 };
  expect(en.account(account, 0, { names: ['Ann', 'Pearl'], seat: 0 })).toBe(
    "You were dealt +14, drew +7, played −8, Pearl's move 7 brought you −23, and the rest of the table −15. That makes 0 out of 25 before the deal.",
  );
});

test('the chart that comes first is that of the whole review', () => {
  const reviewing = open('last-call');
  const rows = reviewing.chances();
  for (const { line, chances } of reviewing.split.steps)
    rows[line + 1]?.forEach((chance, seat) => expect(chance).toBe(chances[seat]));
  expect(rows).toHaveLength(reviewing.walk.record.moves.length + 1);
});

test('the order of a pile nobody has seen makes no difference to the chances', () => {
  for (const game of games) {
    const setting = readSetting(game, { seats: 3 });
    if (!setting.ok) throw new Error(setting.problem[0]?.reason);
    const worth = worthAt(game, setting.value);
    const table = game.setup(setting.value, Chance.fast(5));
    const before = [...(worth?.ask(table) ?? [])];
    game.stir?.(table, 77);
    expect([...(worth?.ask(table) ?? [])]).toEqual(before);
  }
});

test('a mark needs a loss beyond doubt', () => {
  expect(markOf({ mean: 0.2, error: 0.02 }, undefined)).toBe('howler');
  expect(markOf({ mean: 0.06, error: 0.01 }, undefined)).toBe('mistake');
  expect(markOf({ mean: 0.03, error: 0.01 }, undefined)).toBe('slip');
  expect(markOf({ mean: 0.2, error: 0.1 }, undefined)).toBeUndefined();
  expect(markOf({ mean: 0, error: 0 }, { mean: 0.05, error: 0.01 })).toBe('good-find');
});

test('a bid that was too high is counted apart where trumps were long', () => {
  const { walk } = open('with-friends');
  const bids = walk.steps.filter(({ before }) => (before as WithFriendsTable).phase === BIDDING);
  const held = bids.map(({ before, seat }) => isLongInTrumps(before as WithFriendsTable, seat));
  expect(held).toContain(true);
  expect(held).toContain(false);
  const bid = { played: 'bid 4', best: 'bid 2', because: [] } as unknown as Decision;
  expect(en.kind(kindOfSlip({ ...bid, hand: 'long-trumps' }))).toBe('bids too high with long trumps');
  expect(en.kind(kindOfSlip(bid))).toBe('bids too high');
});

test('where the two opinions of a table do not agree, nothing is marked', () => {
  const appraised = { mean: 0.2, error: 0.02 };
  expect(markOf(believed({ appraised, counted: { mean: 3, error: 0.5 } }), undefined)).toBe('howler');
  expect(markOf(believed({ appraised, counted: { mean: 0.5, error: 0.5 } }), undefined)).toBeUndefined();
  expect(markOf(believed({ appraised, counted: { mean: 0, error: 0 } }), undefined)).toBeUndefined();
});

test('a game that is not over is refused with a sentence', () => {
  const record = recordOf('with-friends');
  const short = Reviewing.of(gameNamed('with-friends') as Game, { ...record, moves: record.moves.slice(0, 4) }, DEPTH);
  expect(short).toMatchObject({ ok: false, problem: { reason: expect.stringContaining('not over') } });
});

test.each(NAMES)('%s: who had no choice decided nothing, and gets no merit for it', (name) => {
  const { split, walk } = open(name);
  let forced = 0;
  walk.steps.forEach(({ seat, before, choices }, at) => {
    if (choices.length !== 1 || walk.game.waitingFor(before) !== just(seat)) return;
    forced++;
    expect(split.steps[at + 1]?.decided.every((by) => by === 0)).toBe(true);
  });
  if (name !== 'whiskey-times') expect(forced).toBeGreaterThan(5);
});

test('what a move leaves open is settled before it is rated: asking in a guest is no merit of its own', () => {
  const made = Reviewing.of(gameNamed('whiskey-times') as Game, recordOf('whiskey-times', '4-plain'), DEPTH);
  if (!made.ok) throw new Error(made.problem.reason);
  const { split, walk } = made.value;
  const settling = walk.steps.flatMap(({ before, seat }, at) =>
    isOpen(before as WhiskeyTable) ? [split.steps[at + 1]?.decided[seat] as number] : [],
  );
  expect(settling.length).toBeGreaterThan(3);
  expect(Math.max(...settling)).toBeLessThan(0.04);
});

test('the last trick of a match is settled by the card before it', () => {
  const { split, walk } = open('with-friends');
  const last = walk.steps.map(({ choices }) => choices.length > 1).lastIndexOf(true);
  const end = split.steps.at(-1)?.chances;
  expect(split.steps[last + 1]?.chances).toEqual(end);
  expect(momentsOf(split).every(({ kind, step }) => kind === 'luck' || step <= last + 1)).toBe(true);
});

test('of the better move is said what was expected of it, and what the move made cost of that', () => {
  const decision = {
    mark: 'mistake',
    seat: 1,
    played: 'draw',
    best: 'draw',
    because: [],
    expected: { played: 0.25, best: 0.31 },
    loss: { mean: 0.06, error: 0.005 },
    points: { mean: 1.7, error: 0.2 },
  } as unknown as Decision;
  const { walk } = open('last-call');
  const { words } = walk.game;
  const reader = { names: walk.record.players, seat: 0, setting: walk.setting };
  expect(tellDecision(decision, words.en, en, reader)).toContain(
    'That promised 31 in a hundred; the move made cost 6.0 ± 1.0 of them, or 1.7 ± 0.4 points.',
  );
  expect(tellDecision(decision, words.de ?? words.en, de, reader)).toContain(
    'Das versprach 31 von hundert; der gespielte Zug kostete davon 6,0 ± 1,0, oder 1,7 ± 0,4 Punkte.',
  );
  expect(tellDecision({ ...decision, mark: 'good-find' }, words.en, en, reader)).toContain('It promised 31');
});

test('where nothing is drawn there is no luck but that of the deals', () => {
  const { split, walk } = open('with-friends');
  for (let seat = 0; seat < walk.setting.seats; seat++) expect(accountOf(split, seat).drew).toBeCloseTo(0, 9);
});
