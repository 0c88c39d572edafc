/** How long a bot takes, so that people can follow, and win races. Milliseconds. */
export interface Pace {
  /** Before a decision it is waited for with; `choices` is how many it has. */
  decide(level: string, choices: number): number;
  /** Before it reacts to something out of turn. */
  react(level: string): number;
}

/** Median reaction, by how well it plays; nobody is quicker than FLOOR, so that a person can win. */
const REACTIONS: Readonly<Record<string, number>> = {
  random: 2600,
  sensible: 1600,
  skilled: 1400,
  strong: 1100,
  expert: 900,
  master: 900,
};
const FLOOR = 600;
const SPREAD = 0.5;

/** Forced moves are quick, choices take a moment, and it is never the same moment twice. */
export function humanPace(random: () => number = Math.random): Pace {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return {
    decide: (_level, choices) => {
      const base = choices <= 1 ? 500 : Math.min(2000, 700 + 120 * choices);
      return base * (0.8 + 0.4 * random());
    },
    react: (level) => Math.max(FLOOR, (REACTIONS[level] ?? 1500) * Math.exp(SPREAD * normal())),
  };
}

/** For tests and load: bots that answer at once. */
export const noPace: Pace = { decide: () => 0, react: () => 0 };
