import { expect, test } from 'vitest';
import { type NightcapTable, nightcap, nightcapTrial } from '../toy/nightcap.js';
import { BrokenPromise, conformGame } from './index.js';

type Nightcap = typeof nightcap;

const conform = (game: Nightcap, trial = nightcapTrial) => conformGame(game, trial, { games: 8 });

test('an honest game keeps all promises', () => {
  const { games, moves, coverage } = conform(nightcap);
  expect(games).toBe(24);
  expect(moves).toBeGreaterThan(24 * 6);
  expect(coverage.missing()).toEqual([]);
});

/** A generator that is not part of the table. */
let outside = 1;

/** Each fault is a game that is wrong in one place, and the promise that it breaks. */
const FAULTS: Record<string, [game: Partial<Nightcap>, broken: RegExp]> = {
  'a drawn card is told to everyone': [
    { show: (event, viewer) => (event.type === 'drew' ? event : nightcap.show(event, viewer)) },
    /an event tells .* a secret/,
  ],
  'a secret choice is told to everyone': [
    { show: (event, viewer) => (event.type === 'chose' ? event : nightcap.show(event, viewer)) },
    /an event tells .* a secret/,
  ],
  'a spectator sees a hand': [
    {
      view: (table, viewer) => ({
        ...nightcap.view(table, viewer),
        hand: nightcap.view(table, Math.max(viewer, 0)).hand,
      }),
    },
    /a spectator sees a secret/,
  ],
  'everyone sees what the others chose': [
    {
      view: (table, viewer) => {
        const view = nightcap.view(table, viewer);
        const chosen = view.chosen.map((card, seat) => (card === 'hidden' ? String(table.chosen[seat]) : card));
        return { ...view, chosen };
      },
    },
    /sees a secret/,
  ],
  'a card gets lost on a reshuffle': [
    {
      apply(table, seat, move, log) {
        const before = table.pileSize;
        nightcap.apply(table, seat, move, log);
        const reshuffled = table.pileSize > before;
        if (reshuffled) table.pileSize--;
      },
    },
    /a card is lost/,
  ],
  'a legal move depends on a secret': [
    {
      legalMoves(table, seat, moves) {
        const n = nightcap.legalMoves(table, seat, moves);
        return n > 1 && table.pile[table.pileSize - 1] === 0 ? n - 1 : n;
      },
      refuse(table, seat, move) {
        const legal: number[] = [];
        legal.length = nightcap.legalMoves(table, seat, legal);
        const dropped = legal.length > 1 && table.pile[table.pileSize - 1] === 0 ? legal.at(-1) : undefined;
        return nightcap.refuse(table, seat, move) ?? (move === dropped ? 'not-in-hand' : undefined);
      },
    },
    /a legal move of .* depends on a secret/,
  ],
  'refuse allows what legalMoves does not list': [
    {
      refuse: (table, seat, move) => {
        const refusal = nightcap.refuse(table, seat, move);
        return refusal === 'already-chosen' ? undefined : refusal;
      },
    },
    /refuse allows it, legalMoves does not list it/,
  ],
  'a copy forgets a field': [
    {
      copy(into, from) {
        nightcap.copy(into, from);
        into.round = 1;
      },
    },
    /a copy is not the table it was made from/,
  ],
  'attempt changes the old table': [
    {
      copy(into, from) {
        nightcap.copy(into, from);
        from.chance.words[1]++;
      },
    },
    /attempt changed the old table/,
  ],
  'chance comes from outside the table': [
    {
      setup(setting, chance, log) {
        return nightcap.setup(setting, chance.reseed(outside++), log);
      },
    },
    /replay/,
  ],
  'what is logged changes what happens': [
    {
      apply(table, seat, move, log) {
        nightcap.apply(table, seat, move, log);
        if (log && table.pileSize > 1) table.chance.shuffle(table.pile, table.pileSize);
      },
    },
    /without a log/,
  ],
  'a move reads back as another': [
    { notation: { ...nightcap.notation, formatMove: (move) => `choose ${move === 2 ? 1 : move}` } },
    /parses to another move/,
  ],
  'what is imagined is not what was seen': [
    {
      imagine(setting, view, seed, into) {
        const table = nightcap.imagine(setting, view, seed, into);
        table.points[0] = 0;
        return table;
      },
    },
    /imagines does not fit/,
  ],
  'stirring the pile swaps a hand': [
    {
      stir(table, seed) {
        table.chance.reseed(seed);
        table.hands.reverse();
      },
    },
    /sees that the piles were stirred/,
  ],
  'the game does not end': [{ outcome: () => undefined }, /nobody is waited for, but the game is not over/],
  'a refusal that never occurs': [{ refusals: [...nightcap.refusals, 'too-tipsy'] }, /never met refusal too-tipsy/],
  'an event nobody listed': [{ events: nightcap.events.filter((type) => type !== 'scored') }, /does not list "scored"/],
};

for (const [fault, [wrong, broken]] of Object.entries(FAULTS)) {
  test(`catches: ${fault}`, () => {
    expect(() => conform({ ...nightcap, ...wrong })).toThrow(broken);
  });
}

test('a failure prints one command that shows it again', () => {
  const wrong = {
    ...nightcap,
    view: (table: NightcapTable, viewer: number) => ({ ...nightcap.view(table, viewer), pile: table.pile[0] }),
  };
  expect(() => conform(wrong)).toThrow(/to see it again: npx taproom conform nightcap --players 2 --seed 1$/);
  expect(() => conform(wrong)).toThrow(BrokenPromise);
});
