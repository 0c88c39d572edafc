import { isLevel, LEVEL_KNOBS, type LevelKnobs } from './levels.js';

/** Nobody reacts faster than this, so that a person can win the race. */
export const QUICKEST_REACTION = 600;
/** When several things happen at once, everyone is slower. */
const CROWDED = 1.3;
const JITTER = 0.2;
/** With so many moves to choose from a decision takes its full time. */
const MANY_CHOICES = 8;

/** A kind of bot that is no level (a random one, a program) keeps the Local's time. */
const knobsOf = (kind: string): LevelKnobs => LEVEL_KNOBS[isLevel(kind) ? kind : 'local'];

/** What happens around a decision, as far as it costs time. */
export interface Moment {
  /** How many legal moves there are. */
  readonly choices: number;
  /** Whether more than one thing has just happened. */
  readonly isCrowded?: boolean;
}

/** How long others should see a bot think, in milliseconds. Forced moves are quick; it is never the same time twice. */
export function thinkingTime(kind: string, { choices, isCrowded }: Moment, random: () => number): number {
  const { least, most } = knobsOf(kind).thinking;
  const share = choices <= 1 ? 0 : Math.min(1, choices / MANY_CHOICES) * random();
  const time = (least + share * (most - least)) * (1 - JITTER + 2 * JITTER * random());
  return Math.round(isCrowded ? time * CROWDED : time);
}

/** How long a bot takes to react to a chance out of turn, such as a missing call: lognormal, with a floor. */
export function reactionTime(kind: string, { isCrowded }: Omit<Moment, 'choices'>, random: () => number): number {
  const { median, spread } = knobsOf(kind).reaction;
  const time = median * Math.exp(spread * normal(random)) * (isCrowded ? CROWDED : 1);
  return Math.round(Math.max(QUICKEST_REACTION, time));
}

/** Box and Muller. */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
