import type { AnyEvent, Asked, Explaining, Game } from '@taproom/engine';
import { Chance, movesOf, readSetting, SPECTATOR, seatsIn } from '@taproom/engine';
import { expect, test } from 'vitest';
import { type Situation, situations } from '../situations.js';

interface Noted {
  /** Names of notes that some random games bring. */
  readonly notes: readonly string[];
  /** Where a note may point besides a hand and a seat, without a number: `trick` for `trick-2`. */
  readonly places: readonly string[];
  /** How many cards come up at the least that can be asked about; a small game has few. */
  readonly asked?: number;
}

const SENTENCE = /^[A-ZÄÖÜ0-9"„](?!.*(undefined|NaN|\[object|[a-z]\/[a-z]|seat-\d| {2}|: \.)).*[.!]$/;

/** Every card that the viewer can see somewhere. */
const cardsIn = (view: object, known: ReadonlySet<string>): Set<string> =>
  new Set(
    JSON.stringify(view)
      .match(/[a-z0-9][a-z0-9/-]*/g)
      ?.filter((word) => known.has(word)),
  );

/** What a game says to newcomers, as tests: every card in sight, and what is noted of some random games. */
export function explainsItself(game: Game, explained: Explaining, { notes, places, asked: least = 5 }: Noted): void {
  test('every card in sight has its sheet, and the line it asks with is answered as the legal moves say', () => {
    const faults: string[] = [];
    let asked = 0;
    let nth = 0;
    for (const { table, seat, asked: about, where } of situations(game, {}, seatsAt(game), 2) as Iterable<
      Situation<never>
    >) {
      if (!about.view.waiting.includes(seat) || nth++ % 5 > 0) continue;
      const known = new Set(game.notation.cards(about.setting));
      for (const card of cardsIn(about.view, known)) {
        for (const language of ['en', 'de'] as const) {
          const { does, when, facts } = explained[language].sheet(card, about);
          for (const said of [does, when, ...facts]) if (!SENTENCE.test(said)) faults.push(`${where} ${card}: ${said}`);
        }
        const { ask } = explained.en.sheet(card, about);
        if (ask === undefined) continue;
        asked += 1;
        const parsed = game.notation.parseMove(ask, about.setting);
        if (!parsed.ok) throw new Error(`${where}: ${ask}: ${parsed.problem}`);
        const refused = game.refuse(table, seat, parsed.value[0] as number) !== undefined;
        const verb = ask
          .split(' ')
          .slice(0, ask.startsWith('serve') ? 4 : 2)
          .join(' ');
        const legal = about.moves.some((line) => line === ask || line.startsWith(`${verb} `) || line === verb);
        if (refused === legal && !ask.startsWith('take')) faults.push(`${where}: ${ask} refused: ${refused}`);
      }
    }
    expect(faults.slice(0, 5)).toEqual([]);
    expect(asked).toBeGreaterThan(least);
  });

  test('what is new is noted, in both languages, at a place of the table', () => {
    const met = new Set<string>();
    for (const { event, about } of told(game)) {
      const english = explained.en.note(event, about);
      const german = explained.de.note(event, about);
      expect(german?.name).toBe(english?.name);
      expect(german?.at).toBe(english?.at);
      if (!english || !german) continue;
      met.add(english.name);
      expect(english.at.replace(/-\d$/, '')).toBeOneOf(['hand', 'seat', ...places]);
      for (const { text } of [english, german]) expect(text).toMatch(SENTENCE);
      expect(german.text).not.toBe(english.text);
      if (about.seat === SPECTATOR) continue;
      // At one's own table one is called You, or Du.
      const [you, du] = ['You', 'Du'].map((name) => ({ ...about, names: [name, ...about.names.slice(1)] }));
      expect(explained.en.note(event, you as Asked)?.text).not.toMatch(/\bYou (is|was|has|\w+[^s]s)\b/);
      expect(explained.de.note(event, du as Asked)?.text).not.toMatch(
        /\bDu(:| (ist|hat|muss|nimmt|holt|zieht|spielt|gewinnt)\b)/,
      );
    }
    expect([...met]).toEqual(expect.arrayContaining([...notes]));
  });
}

/** As many as can play, three at most. */
const seatsAt = ({ seats, options }: Game): number =>
  Math.min(3, seats(Object.fromEntries(options.map((option) => [option.name, option.default]))).max);

/** What two seats and a spectator are told of some random games. */
function* told(game: Game): Generator<{ event: AnyEvent; about: Asked }> {
  for (let seed = 1; seed <= 4; seed++) {
    const setting = readSetting(game, { seats: seatsAt(game) });
    if (!setting.ok) throw new Error(setting.problem[0]?.reason);
    const chance = Chance.fast(seed);
    const log: AnyEvent[] = [];
    const table = game.setup(setting.value, Chance.fast(seed), log);
    for (let made = 0; made < 300 && !game.outcome(table); made++) {
      const [seat] = seatsIn(game.waitingFor(table)) as [number];
      const moves = movesOf(game, table, seat);
      game.apply(table, seat, moves[chance.below(moves.length)] as number, log);
    }
    for (const seat of [SPECTATOR, 0]) {
      const about = {
        setting: setting.value,
        view: game.view(table, seat),
        moves: [],
        names: ['Ann', 'Bob', 'Cat'],
        seat,
      };
      for (const each of log) {
        const event = game.show(each, seat);
        if (event) yield { event, about };
      }
    }
  }
}
