import { type AnyTable, Chance, firstOf, type Game, just, NOBODY, type Setting } from '@taproom/engine';
import { noteEffect, type Study, winsIn } from './watcher.js';

/**
 * A game whose truth is known, to test with: everyone draws a few of many charms, then the first player nods and a loaded
 * die says who wins. The seat that begins, and whoever drew the first charm, win more often by exactly so much.
 */
export interface Loaded {
  /** Added to the chance of whoever begins, taken from the others alike. */
  readonly first: number;
  /** The same for the holder of the first charm. Nobody else gains from a charm. */
  readonly charm: number;
}

const CHARMS = 20;
const DRAWN = 5;

class CoinTable implements AnyTable {
  readonly chance = new Chance();
  readonly charms: number[][] = [];
  first = 0;
  over = false;
  winner = 0;
  constructor(readonly setting: Setting) {}
}

export function coin({ first, charm }: Loaded): { readonly game: Game; readonly study: Study } {
  const game = {
    name: 'coin',
    setup(setting: Setting, chance: Chance) {
      const table = new CoinTable(setting);
      table.chance.copy(chance);
      table.first = table.chance.below(setting.seats);
      const pile = Array.from({ length: CHARMS }, (_, i) => i);
      table.chance.shuffle(pile, CHARMS);
      for (let seat = 0; seat < setting.seats; seat++) table.charms.push(pile.slice(seat * DRAWN, (seat + 1) * DRAWN));
      return table;
    },
    waitingFor: (table: CoinTable) => (table.over ? NOBODY : just(table.first)),
    legalMoves(_table: CoinTable, _seat: number, moves: number[]) {
      moves[0] = 0;
      return 1;
    },
    apply(table: CoinTable) {
      table.over = true;
      table.winner = winnerOf(table, first, charm);
    },
    outcome: (table: CoinTable) => ({
      places: Array.from({ length: table.setting.seats }, (_, seat) => (seat === table.winner ? 1 : 2)),
      scores: [],
      reason: 'fell',
    }),
    refuse: () => undefined,
  };
  const study: Study<CoinTable> = {
    pace: { choice: 1, forced: 1, deal: 1 },
    lead: { says: 'best smile', standing: () => 0 },
    mayInterrupt: () => false,
    dealtBy: 'never',
    tries: () => 0,
    watch: (_setting, tally) => ({
      event: () => {},
      end: (table, outcome) =>
        winsIn(outcome).forEach((win, seat) => {
          noteEffect(tally, 'charms', (table.charms[seat] ?? []).map(String), 0, win);
        }),
    }),
  };
  return { game: game as unknown as Game, study: study as unknown as Study };
}

function winnerOf(table: CoinTable, first: number, charm: number): number {
  const { seats } = table.setting;
  const lucky = table.charms.findIndex((charms) => charms.includes(0));
  const chances = Array.from({ length: seats }, (_, seat) => {
    const begins = seat === table.first ? first : -first / (seats - 1);
    return 1 / seats + begins + (seat === lucky ? charm : -charm / (seats - 1));
  });
  let rest = table.chance.fraction();
  const found = chances.findIndex((chance) => {
    rest -= chance;
    return rest < 0;
  });
  return found < 0 ? firstOf(just(seats - 1)) : found;
}
