import { reactionTime, thinkingTime } from '@taproom/bots';

/** How long a bot takes, so that people can follow, and win races. Milliseconds. */
export interface Pace {
  /** Before a decision it is waited for with; `choices` is how many it has. */
  decide(level: string, choices: number): number;
  /** Before it reacts to something out of turn. */
  react(level: string): number;
}

/** Nobody can follow bots that move faster than this, one after the other. */
const LEAST = 900;

export const humanPace = (random: () => number = Math.random): Pace => ({
  decide: (level, choices) => Math.max(LEAST, thinkingTime(level, { choices }, random)),
  react: (level) => reactionTime(level, {}, random),
});

/** For tests and load: bots that answer at once. */
export const noPace: Pace = { decide: () => 0, react: () => 0 };
