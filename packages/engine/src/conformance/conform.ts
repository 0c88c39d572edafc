import { attempt, clone, movesOf } from '../attempt.js';
import { Chance } from '../chance.js';
import type { AnyEvent, AnyTable, Game, Move, Setting } from '../game.js';
import { RESERVED_OPTIONS } from '../options.js';
import { formatStep, replay } from '../record.js';
import { formatProblem } from '../result.js';
import { restore, save } from '../saved.js';
import { includes, type Seat } from '../seats.js';
import { readSetting, type Wish } from '../setting.js';
import type { Trial } from '../trial.js';
import { Coverage } from './coverage.js';
import { BrokenPromise, promise, promiseSame } from './promise.js';
import { secretsAreKept } from './secrets.js';
import { stirringShowsNobody } from './stirring.js';

export interface Effort {
  /** Games for each setting of the trial. */
  readonly games: number;
  /** Of how many moves one gets the costly checks: 1 is every move. */
  readonly oneMoveIn?: number;
  /** Where to begin counting seeds. */
  readonly seed?: number;
}

export interface Conformed {
  readonly games: number;
  readonly moves: number;
  readonly coverage: Coverage;
}

/** Plays every setting of a trial and wants every kind of card, event and refusal to have been met. */
export function conformGame(game: Game, trial: Trial, effort: Effort): Conformed {
  const taken = game.options.find(({ name }) => RESERVED_OPTIONS.includes(name));
  promise(!taken, () => `${game.name}: no option may be called ${taken?.name}; every table means something else by it`);
  const coverage = new Coverage(game, trial);
  let games = 0;
  let moves = 0;
  for (const wish of trial.settings) {
    for (let n = 0; n < effort.games; n++, games++) {
      moves += conformOnce(game, trial, wish, (effort.seed ?? 1) + games, {
        coverage,
        oneMoveIn: effort.oneMoveIn ?? 1,
      });
    }
  }
  const missing = coverage.missing();
  promise(
    missing.length === 0,
    () => `${game.name}: ${games} games of random play never met ${missing.join(', ')}\n${coverage.table()}`,
  );
  return { games, moves, coverage };
}

/** One game of random moves, held against every promise. Returns how many moves it took. */
export function conformOnce(
  game: Game,
  trial: Trial,
  wish: Wish,
  seed: number,
  { coverage = new Coverage(game, trial), oneMoveIn = 1 }: { coverage?: Coverage; oneMoveIn?: number } = {},
): number {
  try {
    return new Run(game, trial, wish, seed, coverage, oneMoveIn).play();
  } catch (error) {
    const message = error instanceof BrokenPromise ? error.message : ((error as Error).stack ?? String(error));
    throw new BrokenPromise(`${game.name}: ${message}\nto see it again: ${commandFor(game, wish, seed)}`, {
      cause: error,
    });
  }
}

/** The command that plays this one game again. */
export function commandFor(game: Game, wish: Wish, seed: number): string {
  const options = Object.entries(wish.options ?? {}).map(([name, value]) => ` --option ${name}=${String(value)}`);
  return `npx taproom conform ${game.name} --players ${wish.seats} --seed ${seed}${options.join('')}`;
}

class Run {
  private readonly chance: Chance;
  private readonly setting: Setting;
  private readonly seed: string;
  private readonly lines: string[] = [];
  private readonly events: AnyEvent[] = [];
  /** Moves that were legal at some time for some seat: what a confused or dishonest player would try. */
  private readonly known = new Set<Move>();

  constructor(
    private readonly game: Game,
    private readonly trial: Trial,
    private readonly wish: Wish,
    seed: number,
    private readonly coverage: Coverage,
    private readonly oneMoveIn: number,
  ) {
    this.chance = Chance.fast(seed);
    this.seed = `conformance ${seed}`;
    const setting = readSetting(game, wish);
    promise(setting.ok, () => (setting.ok ? '' : `cannot start: ${setting.problem.map(formatProblem).join('; ')}`));
    this.setting = setting.value;
  }

  play(): number {
    const { game } = this;
    let table = game.setup(this.setting, Chance.secret(this.seed), this.events);
    while (game.outcome(table) === undefined) {
      promise(this.lines.length < this.trial.maxMoves, `the game does not end within ${this.trial.maxMoves} moves`);
      table = this.step(table);
    }
    this.isOver(table);
    this.replaysTheSame(table);
    this.coverage.see(this.events);
    return this.lines.length;
  }

  private step(table: AnyTable): AnyTable {
    const { game, chance } = this;
    const thorough = chance.below(this.oneMoveIn) === 0;
    this.everyCardIsInOnePlace(table);
    const legal = this.legalMoves(table);
    const next = this.pick(table, legal);
    if (thorough) {
      this.refusalsAgree(table, legal);
      this.notationReadsBack(next.move);
      secretsAreKept(game, this.trial, table, next, chance);
    }
    const before = JSON.stringify(save(table));
    const made = attempt(game, table, next.seat, next.move);
    promise(JSON.stringify(save(table)) === before, 'attempt changed the old table');
    promise(made.ok, () => `a legal move was refused: ${made.ok ? '' : made.problem}`);
    this.silenceChangesNothing(table, next, made.value.table);
    if (thorough) stirringShowsNobody(game, this.trial, table, this.lines.length);
    this.events.push(...made.value.events);
    this.lines.push(formatStep(next.seat, game.notation.formatMove(next.move, this.setting)));
    return thorough ? this.restored(made.value.table) : made.value.table;
  }

  private legalMoves(table: AnyTable): Move[][] {
    const { game } = this;
    const waiting = game.waitingFor(table);
    promise(waiting !== 0, 'nobody is waited for, but the game is not over');
    return Array.from({ length: this.setting.seats }, (_, seat) => {
      const moves = movesOf(game, table, seat);
      promise(new Set(moves).size === moves.length, `a move of seat-${seat + 1} is listed twice`);
      promise(moves.length > 0 || !includes(waiting, seat), `seat-${seat + 1} is waited for and has no move`);
      for (const move of moves) this.known.add(move);
      return moves;
    });
  }

  /** Mostly someone who is waited for; now and then someone who merely may act. */
  private pick(table: AnyTable, legal: readonly Move[][]): { seat: Seat; move: Move } {
    const { chance } = this;
    const waiting = this.game.waitingFor(table);
    const able = [...legal.keys()].filter((seat) => (legal[seat] as Move[]).length > 0);
    const waited = able.filter((seat) => includes(waiting, seat));
    const from = chance.below(3) === 0 ? able : waited;
    const seat = from[chance.below(from.length)] as Seat;
    const moves = legal[seat] as Move[];
    return { seat, move: moves[chance.below(moves.length)] as Move };
  }

  private everyCardIsInOnePlace(table: AnyTable): void {
    promiseSame(
      this.trial.cardsFound(table).sort(),
      this.trial.cardsOwned(table).sort(),
      'a card is lost, doubled or changed',
    );
  }

  private refusalsAgree(table: AnyTable, legal: readonly Move[][]): void {
    const nonsense = [-1, 0.5, Number.NaN, 2 ** 31, 2 ** 53, Number.NEGATIVE_INFINITY];
    const tried = [...nonsense, ...this.someKnownMoves()];
    legal.forEach((moves, seat) => {
      const allowed = new Set(moves);
      for (const move of [...tried, ...moves]) {
        const refusal = this.game.refuse(table, seat, move);
        promise((refusal === undefined) === allowed.has(move), () => this.disagreement(seat, move, refusal));
        if (refusal !== undefined) this.coverage.refused(refusal);
      }
    });
    const stranger = this.game.refuse(table, this.setting.seats, this.someKnownMoves()[0] as Move);
    promise(stranger !== undefined, 'a seat that does not exist may move');
  }

  private disagreement(seat: Seat, move: Move, refusal: string | undefined): string {
    const says =
      refusal === undefined
        ? 'refuse allows it, legalMoves does not list it'
        : `legalMoves lists it, refuse says ${refusal}`;
    return `move ${move} of seat-${seat + 1}: ${says}`;
  }

  private someKnownMoves(): Move[] {
    const known = [...this.known];
    const near = () => (known[this.chance.below(known.length)] as Move) + this.chance.below(5) - 2;
    return known.length <= 300 ? [...known, near(), near()] : Array.from({ length: 300 }, near);
  }

  private notationReadsBack(move: Move): void {
    const { notation } = this.game;
    const names = Array.from({ length: this.setting.seats }, (_, seat) => `Player${seat + 1}`);
    for (const as of [undefined, names]) {
      const text = notation.formatMove(move, this.setting, as);
      const back = notation.parseMove(text, this.setting, as);
      promise(back.ok, () => `"${text}" does not parse: ${back.ok ? '' : back.problem}`);
      promiseSame(back.value, [move], `"${text}" parses to another move`);
    }
    const cards = notation.cards(this.setting);
    const card = cards[this.chance.below(cards.length)] as string;
    const parsed = notation.parseCard(card, this.setting);
    promise(parsed.ok && notation.formatCard(parsed.value, this.setting) === card, `card "${card}" does not read back`);
  }

  /** Search applies moves without a log: the table must come out the same. */
  private silenceChangesNothing(table: AnyTable, { seat, move }: { seat: Seat; move: Move }, after: AnyTable): void {
    const silent = clone(this.game, table);
    promiseSame(save(silent), save(table), 'a copy is not the table it was made from');
    this.game.apply(silent, seat, move);
    promiseSame(save(silent), save(after), 'without a log the move does something else');
  }

  private restored(table: AnyTable): AnyTable {
    const text = JSON.stringify(save(table));
    const back = restore(this.game, this.setting, JSON.parse(text));
    promise(back.ok, () => `a saved table cannot be restored: ${back.ok ? '' : back.problem}`);
    promise(JSON.stringify(save(back.value)) === text, 'a restored table is not the one that was saved');
    return back.value;
  }

  private isOver(table: AnyTable): void {
    const { game, setting } = this;
    this.everyCardIsInOnePlace(table);
    promise(game.waitingFor(table) === 0, 'the game is over and somebody is waited for');
    const nothing = Array.from({ length: setting.seats }, (_, seat) => movesOf(game, table, seat));
    promise(nothing.flat().length === 0, 'the game is over and somebody may move');
    this.refusalsAgree(table, nothing);
    const outcome = game.outcome(table);
    promise(
      outcome?.places.length === setting.seats && outcome.scores.length === setting.seats,
      'every seat has a place and a score',
    );
    promise(Math.min(...outcome.places) === 1, 'somebody wins');
  }

  /** Same seed, options and moves: same bytes, same events. */
  private replaysTheSame(table: AnyTable): void {
    const { game, wish, setting } = this;
    const players = Array.from({ length: setting.seats }, (_, seat) => `Player${seat + 1}`);
    const record = {
      game: game.name,
      rulesVersion: game.rulesVersion,
      players,
      options: setting.options,
      seed: this.seed,
      moves: this.lines,
      ...(wish.files && { files: wish.files }),
    };
    const events: AnyEvent[] = [];
    const again = replay(game, JSON.parse(JSON.stringify(record)), (step) => events.push(...step.events));
    promise(again.ok, () => `the record does not replay: ${again.ok ? '' : again.problem.reason}`);
    promiseSame(save(again.value), save(table), 'a replay ends at another table');
    promiseSame(events, this.events, 'a replay tells another story');
  }
}
