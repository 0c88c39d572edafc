import type { AnyTable, AnyView, Chance, Game, Move, Setting } from '@taproom/engine';

interface Table extends AnyTable {
  readonly winner: number;
  over: boolean;
}

/**
 * A game for tests whose truth is known: no skill, one decision, and the first seat wins a fair share and `edge` more. With
 * `other` the same deal is decided by another number, so that nothing is the same and nothing is different.
 */
export const lottery = {
  name: 'lottery',
  rulesVersion: 1,
  events: [],
  setup(setting: Setting, chance: Chance): Table {
    const { edge = 0, other = false } = setting.options as { edge?: number; other?: boolean };
    const rolls = [chance.fraction(), chance.fraction()];
    const roll = rolls[other ? 1 : 0] as number;
    const first = 1 / setting.seats + edge;
    const winner = roll < first ? 0 : 1 + Math.floor(((roll - first) / (1 - first)) * (setting.seats - 1));
    return { setting, chance, winner: Math.min(winner, setting.seats - 1), over: false };
  },
  waitingFor: ({ over }: Table): number => (over ? 0 : 1),
  legalMoves(table: Table, seat: number, moves: Move[]): number {
    if (table.over || seat !== 0) return 0;
    moves[0] = 0;
    return 1;
  },
  apply(table: Table): void {
    table.over = true;
  },
  outcome: ({ over, winner, setting }: Table) =>
    over
      ? {
          places: Array.from({ length: setting.seats }, (_, seat) => (seat === winner ? 1 : 2)),
          scores: Array.from({ length: setting.seats }, (_, seat) => (seat === winner ? 1 : 0)),
          reason: 'drawn',
        }
      : undefined,
  view: (_table: Table, viewer: number): AnyView => ({ viewer, waiting: [] }),
} as unknown as Game;

export const lotteryWith = (options: { edge?: number; other?: boolean }, seats = 4): Setting => ({
  seats,
  options: options as never,
  cards: undefined,
});
