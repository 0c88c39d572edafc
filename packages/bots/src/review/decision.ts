import { type AnyTable, Chance, type Move, type Seat, type WhyGood } from '@taproom/engine';
import type { Craft } from '../craft.js';
import { mixed, textHash } from '../hash.js';
import { isSame, thinkingAt, traitsOf } from '../judging.js';
import type { Gap, Search } from '../search.js';
import { reviewOf } from './entries.js';
import { believed, type Mark, markOf } from './marks.js';
import type { Walk, Walked } from './walk.js';
import type { Worth } from './worth.js';

/** A decision, judged by what its player could know. Chances are of winning; losses are against the best move found. */
export interface Decision {
  /** Which of the walk's steps. */
  readonly step: number;
  readonly line: number;
  readonly seat: Seat;
  /** What it was about, in a word or two: the move made, or the best one or the next best. */
  readonly kind: string;
  /** What was particular about the hand, where that matters for counting: `long-trumps`. */
  readonly hand?: string;
  /** In notation, as are all moves here. */
  readonly played: string;
  readonly best: string;
  /** Cards that these two moves name only by where they lie. */
  readonly lying?: { readonly played: readonly string[]; readonly best: readonly string[] };
  /** What the chance to win was expected to be after the move made and after the best. */
  readonly expected: { readonly played: number; readonly best: number };
  /** With its standard error. Below 0 by luck only. */
  readonly loss: Gap;
  /** The same in points, in games that are played for points. */
  readonly points?: Gap;
  readonly mark?: Mark;
  /** What speaks for the best move and not for the one made; for a good find, for the one made. */
  readonly because: readonly WhyGood[];
  /** Tables imagined. */
  readonly tables: number;
}

/** Tables for a first look at each decision, as a share of those for one that may be marked. */
const GLANCE = 1 / 4;
/** What a first look must show for a closer one, in standard errors and in chance. */
const SUSPICIOUS = { errors: 0.5, loss: 0.008 };

/** Judges decisions of one game; keeps what is slow to make. */
export class DecisionJudge {
  private readonly search: Search<AnyTable>;
  private readonly craft: Craft;
  private readonly seed: number;

  private constructor(
    private readonly walk: Walk,
    worth: Worth,
    thinking: { craft: Craft; search: Search<AnyTable> },
    private readonly depth: number,
  ) {
    ({ search: this.search, craft: this.craft } = thinking);
    this.search.appraise = (table, seat) => worth.of(table, seat);
    this.seed = textHash(`${walk.record.seed} decisions`);
  }

  /** Undefined for a game whose bots cannot look ahead. */
  static at(walk: Walk, worth: Worth, depth: number): DecisionJudge | undefined {
    const thinking = thinkingAt(walk.game, walk.setting);
    return thinking && new DecisionJudge(walk, worth, thinking, depth);
  }

  judge(step: number): Decision {
    const walked = this.walk.steps[step] as Walked;
    const glance = this.look(step, walked, Math.max(8, Math.round(this.depth * GLANCE)), 0);
    const { best, played, favourite } = glance;
    const rival = best === played ? favourite : best;
    const lead = this.search.lead(best === played ? played : best, best === played ? rival : played, 0).appraised;
    const isSuspicious = lead.mean > SUSPICIOUS.loss && lead.mean > SUSPICIOUS.errors * lead.error;
    if (rival === played || !isSuspicious) return this.report(step, walked, glance);
    return this.report(step, walked, this.look(step, walked, this.depth, 1));
  }

  /** Tries the moves. The best is chosen by the first half of the tables and measured by the second: so it is not the luckiest. */
  private look(step: number, { before, seat, move, choices }: Walked, tables: number, nth: number): Looked {
    const { search, walk } = this;
    const chance = Chance.fast(mixed(this.seed, step, nth));
    search.keep = choices.indexOf(move);
    search.choose(walk.game.view(before, seat), choices, { iterations: tables }, chance);
    const half = Math.floor(search.iterations / 2);
    const places = Array.from({ length: search.looked }, (_, place) => place);
    const found = places.map((place) => search.appraisedAt(place, 0, half));
    const best = places.reduce((one, other) => ((found[other] as number) > (found[one] as number) ? other : one));
    const played = places.find((place) => search.indexAt(place) === search.keep) ?? 0;
    return { best, played, favourite: played === 0 ? 1 : 0, half };
  }

  private report(step: number, walked: Walked, { best, played, favourite, half }: Looked): Decision {
    const { search, craft, walk } = this;
    const { choices, line, seat } = walked;
    const { perUnit = 1, unit } = craft;
    const moveAt = (place: number): Move => choices[search.indexAt(place)] as Move;
    const text = (place: number): string => walk.game.notation.formatMove(moveAt(place), walk.setting);
    const lost = search.lead(best, played, half);
    const { counted, appraised: loss } = lost;
    const find = best === played && played > 0 ? search.lead(played, favourite, half) : undefined;
    const mark = markOf(believed(lost), find && believed(find));
    const better = mark === 'good-find' ? [played, favourite] : [best, played];
    const why = mark === undefined ? [] : this.why(step, walked, better as [number, number]);
    const at = (place: number): number => search.appraisedAt(place, half, search.iterations);
    const entry = reviewOf(walk.game.name);
    const lying = entry?.lying;
    const hand = mark && entry?.handOf?.(walked.before, seat);
    const cardsOf = (place: number): readonly string[] => lying?.(walked.before, seat, moveAt(place)) ?? [];
    return {
      step,
      line,
      seat,
      kind: craft.kindOf(walked.before, seat, [moveAt(played), moveAt(best === played ? favourite : best)]),
      ...(hand && { hand }),
      played: text(played),
      best: text(best),
      ...(lying && { lying: { played: cardsOf(played), best: cardsOf(best) } }),
      expected: { played: at(played), best: at(best) },
      loss,
      ...(unit === 'points' && { points: { mean: counted.mean * perUnit, error: counted.error * perUnit } }),
      ...(mark && { mark }),
      because: why,
      tables: search.iterations,
    };
  }

  /** What there is to say for one move that cannot be said for the other. */
  private why(step: number, { before, seat, choices }: Walked, [one, other]: readonly [number, number]): WhyGood[] {
    const { search, walk, craft } = this;
    const chance = Chance.fast(mixed(this.seed, step, 2));
    const traits = traitsOf(craft, walk.setting, walk.game.view(before, seat), choices, chance);
    const [mine, theirs] = [traits[search.indexAt(one)] ?? [], traits[search.indexAt(other)] ?? []];
    return mine.filter((trait) => !theirs.some((same) => isSame(same, trait)));
  }
}

/** Places of the moves that matter among those looked at, and the table from which on they are measured. */
interface Looked {
  readonly best: number;
  readonly played: number;
  /** What looked best at first sight; the next best where that was played. */
  readonly favourite: number;
  readonly half: number;
}

/** The decisions there are to judge, in the order of the game. */
export const decisionsIn = ({ steps }: Walk): number[] =>
  [...steps.keys()].filter((at) => {
    const { choices, move } = steps[at] as Walked;
    return choices.length > 1 && choices.includes(move);
  });
