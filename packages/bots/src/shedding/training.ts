import { Chance, firstOf, type Move, readSetting, type Seat, type Setting } from '@taproom/engine';
import { DRAW, OVER, type SheddingGame, type SheddingTable } from '@taproom/games/shedding';
import { count, type Pupil, type Tally, type Training } from '../training/training.js';
import { SHAPE } from './inputs.js';
import { SheddingJudge } from './judge.js';

/** How often each number of players is practised. */
const SEATS = [2, 2, 2, 3, 3, 4, 4, 4, 5, 6, 7, 8, 8];
const FIRST_RATE = 2e-3;
const LAST_RATE = 1e-4;
const FIRST_CURIOSITY = 0.1;
const LAST_CURIOSITY = 0.01;
const ODD_SEATS = 0.05;
/** At first nobody draws who could play, or the games would never end and teach nothing. */
const EAGER = 0.06;
/** Every seat learns. */
const ALL = -1;
const MOST_DECISIONS = 1000;
const MOST_MOVES = 1000;

const between = (first: number, last: number, progress: number): number => first * (last / first) ** progress;

/** Both Last Calls. */
export const trainingFor = (game: SheddingGame): Training => ({
  game: game.name,
  shapes: [SHAPE],
  begin(pupil, tally, rivals) {
    const settings = new Map(SEATS.map((seats) => [seats, settingOf(game, seats)]));
    const rival = rivals?.[0] && new SheddingJudge(rivals[0]);
    const classroom = new Classroom(game, pupil, tally, rival);
    return (chance, progress) => {
      const seats = rival ? 4 : (SEATS[chance.below(SEATS.length)] as number);
      classroom.playRound(settings.get(seats) as Setting, chance, progress);
    };
  },
});

function settingOf(game: SheddingGame, seats: number): Setting {
  const setting = readSetting(game, { seats });
  if (!setting.ok) throw new Error(setting.problem[0]?.reason);
  return setting.value;
}

class Classroom {
  private readonly judge: SheddingJudge;
  private readonly width = SHAPE.features.length;
  private readonly x = new Float32Array(this.width * MOST_DECISIONS);
  private readonly who = new Uint8Array(MOST_DECISIONS);
  private readonly wanted = new Float32Array(MOST_DECISIONS);
  private readonly odd = new Uint8Array(8);
  private readonly moves: Move[] = [];
  private readonly values = new Float32Array(512);
  private learner = ALL;
  private count = 0;

  constructor(
    private readonly game: SheddingGame,
    private readonly pupil: Pupil,
    private readonly tally: Tally,
    private readonly rival: SheddingJudge | undefined,
  ) {
    this.judge = new SheddingJudge(pupil.nets[0] as Pupil['nets'][number]);
  }

  playRound(setting: Setting, chance: Chance, progress: number): void {
    for (const teacher of this.pupil.teachers) teacher.rate = between(FIRST_RATE, LAST_RATE, progress);
    const curiosity = between(FIRST_CURIOSITY, LAST_CURIOSITY, progress);
    const table = this.game.setup(setting as never, Chance.fast(chance.below(2 ** 32)));
    for (let seat = 0; seat < table.seats; seat++) this.odd[seat] = chance.fraction() < ODD_SEATS ? 1 : 0;
    this.count = 0;
    this.learner = this.rival ? chance.below(table.seats) : ALL;
    let moves = 0;
    while (table.phase !== OVER && moves++ < MOST_MOVES && this.count < MOST_DECISIONS)
      this.playMove(table, chance, curiosity, progress < EAGER);
    this.reflect(table);
    this.tally.games++;
    count(this.tally, `made moves${table.seats}`, moves / 100);
    count(this.tally, `bids moves${table.seats}`);
  }

  private playMove(table: SheddingTable, chance: Chance, curiosity: number, eager: boolean): void {
    const seat = firstOf(table.waiting);
    const { moves, judge } = this;
    const n = this.game.legalMoves(table, seat, moves);
    if (this.learner !== ALL && seat !== this.learner) return this.playRival(table, seat, n);
    if (this.odd[seat] === 1) return this.game.apply(table, seat, moves[chance.below(n)] as Move);
    judge.look(table, seat);
    let chosen = 0;
    let hope = -Infinity;
    let sane = 0;
    for (let i = 0; i < n; i++) {
      const value = judge.value(moves[i] as Move) - (eager && moves[i] === DRAW ? 1 : 0);
      if (value > hope) {
        hope = value;
        chosen = i;
      }
      if (judge.isSane(moves[i] as Move)) sane++;
    }
    if (!judge.isSane(moves[chosen] as Move)) return this.game.apply(table, seat, moves[chosen] as Move);
    const isCurious = sane > 1 && chance.fraction() < curiosity;
    if (isCurious) {
      do chosen = chance.below(n);
      while (!judge.isSane(moves[chosen] as Move));
    }
    judge.features.weigh(moves[chosen] as Move);
    const at = this.count++;
    this.x.set(judge.features.x, at * this.width);
    this.who[at] = seat;
    this.tally.decisions++;
    this.game.apply(table, seat, moves[chosen] as Move);
  }

  private playRival(table: SheddingTable, seat: Seat, n: number): void {
    const { values, moves } = this;
    this.rival?.rate(table, seat, moves, n, values);
    let chosen = 0;
    for (let i = 1; i < n; i++) if (values[i] > values[chosen]) chosen = i;
    this.game.apply(table, seat, moves[chosen] as Move);
  }

  /** Every decision hears how the round ended. A round that does not end is lost by all. */
  private reflect(table: SheddingTable): void {
    let winners = 0;
    for (let seat = 0; seat < table.seats; seat++) winners += table.wins[seat];
    for (let at = 0; at < this.count; at++) this.wanted[at] = this.winOf(table, this.who[at], winners);
    const teacher = this.pupil.teachers[0];
    for (let at = 0; at < this.count; at++) teacher?.teach(this.x, at * this.width, this.wanted, at);
  }

  private winOf(table: SheddingTable, seat: Seat, winners: number): number {
    return table.wins[seat] > 0 ? 1 / winners : 0;
  }
}
