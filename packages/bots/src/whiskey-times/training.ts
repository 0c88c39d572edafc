import { Chance, firstOf, type Move, readSetting, type Setting } from '@taproom/engine';
import { scoreOf, type WhiskeyTable, whiskeyTimes } from '@taproom/games/whiskey-times';
import type { Bot } from '../bot.js';
import { LEVEL_KNOBS } from '../levels.js';
import { type Net, sigmoid } from '../net/net.js';
import { plainBot } from '../sense.js';
import { count, type Pupil, type Tally, type Training } from '../training/training.js';
import { UNIT } from './features.js';
import { SHAPE } from './inputs.js';
import { WhiskeyJudge, winOf } from './judge.js';
import { sensible } from './sensible.js';

/** What is practised: all numbers of players, each variant alone now and then. */
const KINDS: readonly { readonly seats: number; readonly options: Readonly<Record<string, unknown>> }[] = [
  ...[2, 2, 3, 3, 4, 4, 4, 5, 5].map((seats) => ({ seats, options: {} })),
  ...['extended', 'caught', 'stacking', 'trading'].map((variant) => ({ seats: 4, options: { [variant]: true } })),
];
const FIRST_RATE = 1e-3;
const LAST_RATE = 5e-5;
const FIRST_CURIOSITY = 0.03;
const LAST_CURIOSITY = 0.003;
/** Every seat learns. */
const ALL = -1;
const MOST_DECISIONS = 3000;
const MOST_MOVES = 3000;
const FURTHEST = 2;
/** How much of what is learnt of a decision comes from the end, and how much from the next decision of that seat. */
const LAMBDA = 0.85;
/** How often Locals join in, and each seat then: they hurry more than the nets do. */
const MIXED_TABLES = 0.6;
const LOCAL_SEATS = 0.5;

const between = (first: number, last: number, progress: number): number => first * (last / first) ** progress;

export const training: Training = {
  game: 'whiskey-times',
  shapes: [SHAPE],
  begin(pupil, tally, rivals) {
    if (rivals?.[0]) return exploiting(pupil, tally, rivals[0]);
    const rooms = KINDS.map(({ seats, options }) => new Classroom(settingOf(seats, options), pupil, tally));
    return (chance, progress) => (rooms[chance.below(rooms.length)] as Classroom).playGame(chance, progress);
  },
};

/** One seat of four learns; the others judge as the rival does. */
function exploiting(pupil: Pupil, tally: Tally, rival: Net): ReturnType<Training['begin']> {
  const room = new Classroom(settingOf(4, {}), pupil, tally, rival);
  return (chance, progress) => room.playGame(chance, progress);
}

function settingOf(seats: number, options: Readonly<Record<string, unknown>>): WhiskeyTable['setting'] {
  const setting = readSetting(whiskeyTimes, { seats, options });
  if (!setting.ok) throw new Error(setting.problem[0]?.reason);
  return setting.value as Setting<never>;
}

class Classroom {
  private readonly judge: WhiskeyJudge;
  private readonly rival: WhiskeyJudge | undefined;
  private learner = ALL;
  private readonly local: Bot;
  private readonly isLocal = new Uint8Array(8);
  private readonly width = SHAPE.features.length;
  private readonly x = new Float32Array(this.width * MOST_DECISIONS);
  private readonly base = new Float32Array(MOST_DECISIONS);
  /** What each decision seemed to lead to, when it was made. */
  private readonly margin = new Float32Array(MOST_DECISIONS);
  private readonly win = new Float32Array(MOST_DECISIONS);
  private readonly margins = new Float64Array(8);
  private readonly wins = new Float64Array(8);
  private readonly who = new Uint8Array(MOST_DECISIONS);
  private readonly moves: Move[] = [];
  private readonly values = new Float32Array(4096);
  private readonly wanted = new Float32Array(2);
  private count = 0;

  constructor(
    private readonly setting: WhiskeyTable['setting'],
    private readonly pupil: Pupil,
    private readonly tally: Tally,
    rival?: Net,
  ) {
    this.judge = new WhiskeyJudge(setting, pupil.nets[0] as Net);
    this.local = plainBot(sensible(whiskeyTimes, setting), LEVEL_KNOBS.local);
    this.rival = rival && new WhiskeyJudge(setting, rival);
  }

  playGame(chance: Chance, progress: number): void {
    for (const teacher of this.pupil.teachers) teacher.rate = between(FIRST_RATE, LAST_RATE, progress);
    const curiosity = between(FIRST_CURIOSITY, LAST_CURIOSITY, progress);
    const table = whiskeyTimes.setup(this.setting, Chance.fast(chance.below(2 ** 32)));
    this.count = 0;
    this.learner = this.rival ? chance.below(table.seats) : ALL;
    const isMixed = !this.rival && chance.fraction() < MIXED_TABLES;
    for (let seat = 0; seat < table.seats; seat++)
      this.isLocal[seat] = isMixed && chance.fraction() < LOCAL_SEATS ? 1 : 0;
    let moves = 0;
    while (!table.over && moves++ < MOST_MOVES && this.count < MOST_DECISIONS) this.playMove(table, chance, curiosity);
    this.reflect(table);
    this.tally.games++;
    count(this.tally, `made moves${table.seats}`, moves / 100);
    count(this.tally, `bids moves${table.seats}`);
    for (let seat = 0; seat < table.seats; seat++)
      count(this.tally, `made score${table.seats}`, scoreOf(table, seat) / 100 / table.seats);
    count(this.tally, `bids score${table.seats}`);
    if (isMixed) this.countWins(table);
  }

  private playMove(table: WhiskeyTable, chance: Chance, curiosity: number): void {
    const seat = firstOf(whiskeyTimes.waitingFor(table));
    const { moves, values } = this;
    const n = whiskeyTimes.legalMoves(table, seat, moves);
    if (this.isLocal[seat] === 1) {
      const view = whiskeyTimes.view(table, seat);
      whiskeyTimes.apply(table, seat, this.local.choose(view, moves.slice(0, n), {}, chance));
      return;
    }
    const learns = this.learner === ALL || seat === this.learner;
    const judge = learns ? this.judge : (this.rival as WhiskeyJudge);
    let best = 0;
    if (n > 1) {
      judge.rate(table, seat, moves, n, values);
      for (let i = 1; i < n; i++) if (values[i] > values[best]) best = i;
      if (learns && chance.fraction() < curiosity) best = this.other(n, best, chance);
    }
    whiskeyTimes.apply(table, seat, moves[best] as Move);
    if (n === 1 || !learns) return;
    judge.features.look(table, seat);
    const at = this.count++;
    this.x.set(judge.features.x, at * this.width);
    this.base[at] = judge.features.base / UNIT;
    judge.net.look(judge.features.x);
    judge.net.rate(judge.features.x);
    this.margin[at] = this.base[at] + judge.net.out[0];
    this.win[at] = sigmoid(judge.net.out[1]);
    this.who[at] = seat;
    this.tally.decisions++;
  }

  /** Against luck: what share of what one could expect the pupils won. */
  private countWins(table: WhiskeyTable): void {
    const places = whiskeyTimes.outcome(table)?.places;
    if (!places) return;
    let pupils = 0;
    let won = 0;
    for (let seat = 0; seat < table.seats; seat++) {
      if (this.isLocal[seat] === 1) continue;
      pupils++;
      won += winOf(places, seat);
    }
    if (pupils === 0 || pupils === table.seats) return;
    count(this.tally, `made wins${table.seats}`, won);
    count(this.tally, `bids wins${table.seats}`, pupils / table.seats);
  }

  /** Something else, of what seemed not much worse. */
  private other(n: number, best: number, chance: Chance): number {
    for (let tries = 0; tries < 8; tries++) {
      const i = chance.below(n);
      if (this.values[i] > this.values[best] - 0.4) return i;
    }
    return best;
  }

  /** From the last decision back to the first: what came of it, as the end and the next decision of that seat tell. */
  private reflect(table: WhiskeyTable): void {
    const { seats } = table;
    const { margins, wins, wanted } = this;
    const places = whiskeyTimes.outcome(table)?.places;
    for (let seat = 0; seat < seats; seat++) {
      let best = 0;
      for (let other = 0; other < seats; other++) if (other !== seat) best = Math.max(best, scoreOf(table, other));
      margins[seat] = Math.max(-FURTHEST, Math.min(FURTHEST, (scoreOf(table, seat) - best) / UNIT));
      wins[seat] = places ? winOf(places, seat) : 0;
    }
    for (let at = this.count - 1; at >= 0; at--) {
      const seat = this.who[at];
      wanted[0] = margins[seat] - this.base[at];
      wanted[1] = wins[seat];
      this.pupil.teachers[0]?.teach(this.x, at * this.width, wanted, 0);
      margins[seat] = LAMBDA * margins[seat] + (1 - LAMBDA) * this.margin[at];
      wins[seat] = LAMBDA * wins[seat] + (1 - LAMBDA) * this.win[at];
    }
  }
}
