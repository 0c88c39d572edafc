import { type Asked, Chance, type Game, linesOf, movesOf, readSetting, seatsIn } from '@taproom/engine';

/** For tests that compare what is said with what the rules allow. */
const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];

export interface Situation<Table> {
  readonly table: Table;
  readonly seat: number;
  readonly asked: Asked;
  /** Seed and move, to find it again. */
  readonly where: string;
}

/** Every seat at every table of some random games. */
export function* situations(
  game: Game,
  options: Record<string, unknown>,
  seats: number,
  seeds: number,
): Generator<Situation<never>> {
  for (let seed = 1; seed <= seeds; seed++) {
    const setting = readSetting(game, { seats, options });
    if (!setting.ok) throw new Error(setting.problem[0]?.reason);
    const chance = Chance.fast(seed * 77);
    const table = game.setup(setting.value, Chance.fast(seed));
    for (let made = 0; made < 400 && !game.outcome(table); made++) {
      for (let seat = 0; seat < seats; seat++) {
        // Those who wait are asked the same again and again.
        if (!seatsIn(game.waitingFor(table)).includes(seat) && made % 7 !== seat) continue;
        const asked = {
          setting: setting.value,
          view: game.view(table, seat),
          moves: linesOf(game, table, seat),
          names: NAMES,
          seat,
        };
        yield { table: table as never, seat, asked, where: `${game.name} seed ${seed}, move ${made}, seat ${seat}` };
      }
      const [seat] = seatsIn(game.waitingFor(table)) as [number];
      const moves = movesOf(game, table, seat);
      game.apply(table, seat, moves[chance.below(moves.length)] as number);
    }
  }
}
