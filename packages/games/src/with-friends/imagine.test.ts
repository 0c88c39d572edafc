import { Chance, movesOf, readSetting, type Seat, type Setting, SPECTATOR, type Wish } from '@taproom/engine';
import { expect, test } from 'vitest';
import type { Cards } from './cards.js';
import { hiddenIn, imagine } from './imagine.js';
import { withFriends } from './index.js';
import { tricksOf } from './moves.js';
import { apply, legalMoves, setup } from './rules.js';
import { BIDDING, PLAYING, Table } from './table.js';
import { suitOf } from './trick.js';
import { type View, view } from './view.js';
import { worthOf } from './worth.js';

function settingOf(wish: Wish): Setting<Cards> {
  const setting = readSetting(withFriends, wish);
  if (!setting.ok) throw new Error(setting.problem[0]?.reason);
  return setting.value;
}

/** Random play until the table is that far. */
function playTo(setting: Setting<Cards>, seed: number, isThere: (table: Table) => boolean): Table {
  const table = setup(setting, Chance.fast(seed));
  const moves: number[] = [];
  while (!isThere(table)) {
    const count = legalMoves(table, table.turn, moves);
    apply(table, table.turn, moves[table.chance.below(count)] as number);
  }
  return table;
}

/** What the tricks themselves show: who did not follow which suit. Told without the table's own notes. */
function voidsShown(table: Table, seen: View): boolean[][] {
  const shown = seen.handSizes.map(() => new Array<boolean>(6).fill(false));
  for (const { leader, cards } of [...seen.played, { leader: seen.leader, cards: seen.trick }]) {
    const suits = cards.map((card) => suitOf(table, table.setting.cards.faceOf.get(card) as number));
    suits.forEach((suit, i) => {
      const seat = (leader + i) % table.seats;
      if (suit !== suits[0] && suits[0] !== 5) (shown[seat] as boolean[])[suits[0] as number] = true;
    });
  }
  return shown;
}

const TABLES: Wish[] = [
  { seats: 3, options: { rounds: 'down' } },
  { seats: 4, options: { rounds: 'down' } },
  { seats: 6, options: { rounds: 'down' } }, // 60 of 62 cards are dealt: hardly a card is left over
  { seats: 5, options: { rounds: 'down', wingman: true } },
  { seats: 2, options: { rounds: 'down', wingman: true } },
  { seats: 8, options: { rounds: 'down', 'double-deck': true } },
  { seats: 8, options: { rounds: 'down', 'double-deck': true, wingman: true } },
];

test('R25 late in a round, with voids everywhere, an imagined table fits all that was shown', () => {
  let most = 0;
  let positions = 0;
  for (const wish of TABLES) {
    const setting = settingOf(wish);
    const into = new Table(setting);
    for (let seed = 1; seed <= 150; seed++) {
      const late = 4 + (seed % 6);
      const laid = seed % setting.seats;
      const table = playTo(
        setting,
        seed,
        ({ phase, trick, laid: n }) => phase === PLAYING && trick === late && n === laid,
      );
      for (let viewer: Seat = SPECTATOR; viewer < setting.seats; viewer++) {
        const seen = view(table, viewer);
        const shown = voidsShown(table, seen);
        const hidden = hiddenIn(setting, seen);
        const before = hidden.work;
        imagine(setting, seen, seed, into);
        most = Math.max(most, hidden.work - before);
        positions++;
        expect(JSON.stringify(view(into, viewer))).toBe(JSON.stringify(seen));
        for (let seat = 0; seat < setting.seats; seat++) {
          const lie = into.cardsOf(seat).filter((face) => (shown[seat] as boolean[])[suitOf(into, face)]);
          if (lie.length > 0) throw new Error(`seat ${seat} cannot hold ${lie.join()}: ${JSON.stringify(seen)}`);
        }
      }
    }
  }
  console.log(`${positions} late positions, at most ${most} steps of work for one of them`);
  expect(positions).toBeGreaterThan(6000);
  // 80 cards at most, nine places: what a search with retries would need has no bound at all.
  expect(most).toBeLessThan(3000);
});

/** What a hand is worth at the start of a round. */
const worthOfHand = (table: Table, seat: Seat): number =>
  table
    .cardsOf(seat)
    .reduce((sum, face) => sum + worthOf(table.setting, table.trump, table.size)[table.slotOf(face)], 0);

/** Everyone bids the worth of their hand, rounded; the dealer the nearest bid allowed. */
function bidSanely(table: Table): void {
  const moves: number[] = [];
  while (table.phase === BIDDING) {
    const count = legalMoves(table, table.turn, moves);
    const worth = worthOfHand(table, table.turn);
    const off = (move: number) => Math.abs(tricksOf(move) - worth);
    const [nearest] = moves.slice(0, count).sort((a, b) => off(a) - off(b));
    apply(table, table.turn, nearest as number);
  }
}

test('bids on imagined hands are sane: seldom off by two tricks, where blind dealing often is', () => {
  const setting = settingOf({ seats: 4, options: { rounds: 'down' } });
  const off = { imagined: 0, blind: 0 };
  const absurd = { imagined: 0, blind: 0 };
  let hands = 0;
  const count = (way: 'imagined' | 'blind', table: Table, bids: readonly (number | null)[], seat: Seat) => {
    const miss = Math.abs((bids[seat] as number) - worthOfHand(table, seat));
    off[way] += miss;
    if (miss > 2) absurd[way]++;
  };
  for (let seed = 1; seed <= 400; seed++) {
    const table = setup(setting, Chance.fast(seed));
    const before = view(table, 0);
    bidSanely(table);
    const { bids } = view(table, 0);
    const imagined = imagine(setting, view(table, 0), seed);
    const blind = imagine(setting, before, seed);
    for (let seat = 1; seat < 4; seat++, hands++) {
      count('imagined', imagined, bids, seat);
      count('blind', blind, bids, seat);
    }
  }
  console.log(
    `off by ${(off.imagined / hands).toFixed(2)} tricks a hand, dealt blindly by ${(off.blind / hands).toFixed(2)};`,
    `by more than two: ${absurd.imagined} and ${absurd.blind} of ${hands} hands`,
  );
  expect(off.imagined).toBeLessThan(0.65 * off.blind);
  expect(absurd.imagined).toBeLessThan(0.005 * hands);
  expect(absurd.blind).toBeGreaterThan(0.02 * hands);
});

test('an imagined table can be played on to the end', () => {
  const setting = settingOf({ seats: 5, options: { wingman: true } });
  const table = playTo(setting, 5, ({ round, trick, laid }) => round === 6 && trick === 3 && laid === 2);
  for (let seed = 0; seed < 50; seed++) {
    const imagined = imagine(setting, view(table, table.turn), seed);
    while (imagined.turn >= 0) {
      const moves = movesOf(withFriends, imagined, imagined.turn);
      apply(imagined, imagined.turn, moves[imagined.chance.below(moves.length)] as number);
    }
    expect(withFriends.outcome(imagined)).toBeDefined();
  }
});

test('many seeds imagine many tables', () => {
  const setting = settingOf({ seats: 4 });
  const seen = view(setup(setting, Chance.fast(1)), 0);
  const hands = new Set(Array.from({ length: 200 }, (_, seed) => imagine(setting, seen, seed).held.join()));
  expect(hands.size).toBe(200);
});
