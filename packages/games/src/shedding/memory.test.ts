import { type AnyEvent, Chance, readSetting, type Seat } from '@taproom/engine';
import { describe, expect, test } from 'vitest';
import { closingTime } from '../closing-time/index.js';
import { lastCall } from '../last-call/index.js';
import type { SheddingGame } from './game.js';
import type { Table } from './table.js';
import type { View } from './view.js';

/**
 * What one seat knows of the other hands, worked out from nothing but the events it was shown. The view must say exactly
 * this: less would be forgetful, more would be a leak.
 */
class Diary {
  /** Cards known to be in each hand. */
  known: string[][];
  private passes: { from: Seat; to: Seat; card?: string }[] = [];

  constructor(
    private readonly me: Seat,
    private readonly seats: number,
  ) {
    this.known = Array.from({ length: seats }, () => []);
  }

  read(shown: AnyEvent): void {
    const event = shown as unknown as Record<string, unknown> & { seat: Seat; card: string; count: number };
    if (shown.type === 'round-began') this.known = this.known.map(() => []);
    if (shown.type === 'played') this.drop(event.seat, event.card);
    if (shown.type === 'gave-up-tough-breaks')
      for (let n = 0; n < event.count; n++) this.drop(event.seat, 'tough-break');
    if (shown.type === 'passed') this.passed(event as never);
  }

  /** Passes are told one by one, but happen all at once. */
  private passed(pass: { from: Seat; to: Seat; card?: string }): void {
    this.passes.push(pass);
    if (this.passes.length < this.seats) return;
    for (const { from, to, card } of this.passes) {
      if (from === this.me) continue;
      if (to === this.me) this.drop(from, card as string);
      else this.known[from] = [];
    }
    const mine = this.passes.find(({ from }) => from === this.me);
    this.known[mine?.to as Seat]?.push(mine?.card as string);
    this.passes = [];
  }

  private drop(seat: Seat, card: string): void {
    const at = this.known[seat]?.indexOf(card) ?? -1;
    if (at >= 0) this.known[seat]?.splice(at, 1);
  }
}

/** Random play in which bottles go round often, so that there is much to remember. */
function playAndWatch(
  game: SheddingGame,
  seats: number,
  seed: number,
  watch: (table: Table, diaries: Diary[]) => void,
): number {
  const setting = readSetting(game, { seats, options: { rounds: 2 } });
  if (!setting.ok) throw new Error(JSON.stringify(setting.problem));
  const chance = Chance.fast(seed);
  const log: AnyEvent[] = [];
  const diaries = Array.from({ length: seats }, (_, seat) => new Diary(seat, seats));
  const table = game.setup(setting.value, Chance.fast(seed), log as never);
  const moves: number[] = [];
  let made = 0;
  for (; game.outcome(table) === undefined && made < 1000; made++) {
    for (const diary of diaries.keys()) for (const event of log) read(game, diaries[diary] as Diary, diary, event);
    log.length = 0;
    watch(table, diaries);
    const seat = Math.log2(game.waitingFor(table) & -game.waitingFor(table));
    const n = game.legalMoves(table, seat, moves);
    const bottle = moves
      .slice(0, n)
      .find((move) => game.notation.formatMove(move, setting.value).includes('pass-the-bottle as'));
    game.apply(table, seat, bottle ?? (moves[chance.below(n)] as number), log as never);
  }
  return made;
}

function read(game: SheddingGame, diary: Diary, seat: Seat, event: AnyEvent): void {
  const shown = game.show(event as never, seat);
  if (shown) diary.read(shown);
}

for (const game of [closingTime, lastCall]) {
  describe(game.name, () => {
    test.each([2, 3, 5])('R25 the view remembers what was passed, no more and no less, with %i players', (seats) => {
      let remembered = 0;
      for (let seed = 1; seed <= 3; seed++) {
        playAndWatch(game, seats, seed, (table, diaries) => {
          diaries.forEach(({ known }, seat) => {
            const seen = game.view(table, seat).known;
            expect(seen.map((cards) => [...cards].sort())).toEqual(known.map((cards) => [...cards].sort()));
            remembered += known.flat().length;
          });
        });
      }
      expect(remembered).toBeGreaterThan(100);
    });

    test('R23, R29 what a hand is said to lack, it lacks, and every imagined hand too', () => {
      let said = 0;
      for (let seed = 11; seed <= 13; seed++) {
        playAndWatch(game, 4, seed, (table) => {
          const view = game.view(table, 0);
          if (view.lacks.every(({ cards }) => cards === 0) && view.noToughBreak.every((n) => n === 0)) return;
          said++;
          for (let seat = 1; seat < 4; seat++) {
            fits(view, seat, game.view(table, seat).hand);
            const imagined = game.imagine(table.setting, view, seed + said);
            fits(view, seat, game.view(imagined, seat).hand);
          }
        });
      }
      expect(said).toBeGreaterThan(20);
    });
  });
}

function fits(view: View, seat: Seat, hand: readonly string[]): void {
  const { suit, cards } = view.lacks[seat] as View['lacks'][number];
  const wild = ['lets-get-wild', 'pass-the-bottle', 'tough-break'];
  const lacking = hand.filter((card) => !wild.includes(card) && !card.split('/').includes(suit)).length;
  expect(lacking).toBeGreaterThanOrEqual(cards);
  expect(hand.filter((card) => card !== 'tough-break').length).toBeGreaterThanOrEqual(
    view.noToughBreak[seat] as number,
  );
}
