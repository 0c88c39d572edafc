import { Chance, type Move, readSetting, type Seat, type Setting } from '@taproom/engine';
import { isWingman, OVER, type WithFriendsTable, withFriends } from '@taproom/games/with-friends';
import { count, Notes, type Pupil, type Tally, type Training } from '../training/training.js';
import { FriendsJudge, SHAPES } from './judge.js';
import { madeIn, mateIn, pointsIn } from './points.js';

interface Kind {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly weight: number;
}

/** What is practised, and how much: every number of players of every variant, the plain game most. */
const KINDS: readonly Kind[] = [
  ...[3, 4, 5, 6].map((seats) => ({ seats, options: {}, weight: 4 })),
  ...[2, 3, 4, 5, 6, 7, 8].map((seats) => ({ seats, options: { 'double-deck': true }, weight: 1 })),
  ...[2, 3, 4, 5].map((seats) => ({ seats, options: { wingman: true }, weight: 1.5 })),
  ...[4, 5, 6, 7, 8].map((seats) => ({ seats, options: { 'double-deck': true, wingman: true }, weight: 0.5 })),
];
const FIRST_RATE = 2e-3;
const LAST_RATE = 1e-4;
const FIRST_CURIOSITY = 0.12;
const LAST_CURIOSITY = 0.005;
/** A seat that plays anything at all keeps the nets used to strange company. */
const ODD_SEATS = 0.04;
const WIDTH = 192;
/** Every seat learns. */
const ALL = -1;

const isOver = ({ phase }: WithFriendsTable): boolean => phase === OVER;
const between = (first: number, last: number, progress: number): number => first * (last / first) ** progress;

export const training: Training = {
  game: 'with-friends',
  shapes: SHAPES,
  begin(pupil, tally, rivals) {
    const tables = KINDS.map(({ seats, options }) => withFriends.blank(settingOf(seats, options)));
    const total = KINDS.reduce((sum, { weight }) => sum + weight, 0);
    const classroom = new Classroom(pupil, tally, rivals && new FriendsJudge(rivals));
    const four = withFriends.blank(settingOf(4, {}));
    return (chance, progress) => {
      if (rivals) return classroom.playMatch(four, chance, progress);
      let pick = chance.fraction() * total;
      let kind = 0;
      for (; kind < KINDS.length - 1; kind++) {
        pick -= (KINDS[kind] as Kind).weight;
        if (pick <= 0) break;
      }
      classroom.playMatch(tables[kind] as WithFriendsTable, chance, progress);
    };
  },
};

function settingOf(seats: number, options: Kind['options']): Setting<never> {
  const setting = readSetting(withFriends, { seats, options });
  if (!setting.ok) throw new Error(setting.problem[0]?.reason);
  return setting.value as Setting<never>;
}

class Classroom {
  private readonly judge: FriendsJudge;
  private readonly notes = new Notes(WIDTH, 8 * 12);
  private readonly moves: Move[] = [];
  private readonly odd = new Uint8Array(8);
  private readonly values = new Float32Array(64);
  private learner = ALL;
  private readonly wanted = new Float32Array(3);

  constructor(
    private readonly pupil: Pupil,
    private readonly tally: Tally,
    private readonly rival: FriendsJudge | undefined,
  ) {
    this.judge = new FriendsJudge(pupil.nets);
  }

  playMatch(into: WithFriendsTable, chance: Chance, progress: number): void {
    for (const teacher of this.pupil.teachers) teacher.rate = between(FIRST_RATE, LAST_RATE, progress);
    const curiosity = between(FIRST_CURIOSITY, LAST_CURIOSITY, progress);
    const table = withFriends.setup(into.setting as never, Chance.fast(chance.below(2 ** 32)));
    for (let seat = 0; seat < table.seats; seat++) this.odd[seat] = chance.fraction() < ODD_SEATS ? 1 : 0;
    this.learner = this.rival ? chance.below(table.seats) : ALL;
    while (!isOver(table)) {
      const { round } = table;
      this.notes.count = 0;
      while (!isOver(table) && table.round === round) this.playMove(table, chance, curiosity);
      this.reflect(table, round);
    }
    this.tally.games++;
  }

  private playMove(table: WithFriendsTable, chance: Chance, curiosity: number): void {
    const seat = table.turn;
    const { moves, judge } = this;
    const n = withFriends.legalMoves(table, seat, moves);
    let chosen = moves[0] as Move;
    if (this.learner !== ALL && seat !== this.learner)
      chosen = best(this.rival as FriendsJudge, table, seat, moves, n, this.values);
    else if (this.odd[seat] === 1) chosen = moves[chance.below(n)] as Move;
    else {
      judge.look(table, seat);
      if (chance.fraction() < curiosity) chosen = moves[chance.below(n)] as Move;
      else if (n > 1) chosen = this.best(n);
      judge.weigh(chosen);
      this.notes.add(judge.net, seat, judge.x);
      this.tally.decisions++;
    }
    withFriends.apply(table, seat, chosen);
  }

  private best(n: number): Move {
    let best = -Infinity;
    let chosen = this.moves[0] as Move;
    for (let i = 0; i < n; i++) {
      const value = this.judge.value(this.moves[i] as Move);
      if (value > best) {
        best = value;
        chosen = this.moves[i] as Move;
      }
    }
    return chosen;
  }

  /** The round is over: tell every decision in it what came of it. */
  private reflect(table: WithFriendsTable, round: number): void {
    const { notes, wanted } = this;
    const { seats } = table;
    const isWing = isWingman(table.setting);
    let all = 0;
    for (let seat = 0; seat < seats; seat++) all += pointsIn(table, round, seat);
    for (let i = 0; i < notes.count; i++) {
      const seat = notes.who[i];
      const others = (all - pointsIn(table, round, seat)) / (seats - 1) / 10;
      wanted[0] = madeIn(table, round, seat);
      wanted[1] = isWing ? madeIn(table, round, mateIn(table, round, seat)) : others;
      wanted[2] = others;
      this.pupil.teachers[notes.net[i]]?.teach(notes.x, i * notes.width, wanted, 0);
    }
    const kind = `${isWing ? 'wing' : table.deck.length > 62 ? 'double' : 'plain'}${seats}`;
    for (let seat = 0; seat < seats; seat++) {
      if (this.odd[seat] === 1) continue;
      count(this.tally, `made ${kind}`, madeIn(table, round, seat));
      count(this.tally, `bids ${kind}`);
    }
  }
}

function best(
  judge: FriendsJudge,
  table: WithFriendsTable,
  seat: Seat,
  moves: readonly Move[],
  n: number,
  values: Float32Array,
): Move {
  judge.rate(table, seat, moves, n, values);
  let chosen = 0;
  for (let i = 1; i < n; i++) if (values[i] > values[chosen]) chosen = i;
  return moves[chosen] as Move;
}
