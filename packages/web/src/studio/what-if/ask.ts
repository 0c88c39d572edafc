import { type Game, readSetting } from '@taproom/engine';
import {
  beginSimulation,
  type Finding,
  type Found,
  figureNamed,
  figuresOf,
  findingsOf,
  gamesDone,
  reportOn,
  runComparison,
  rungsOf,
  type Section,
  simulate,
  USUAL_EFFECT,
} from '@taproom/lab/browser';
import type { CardSet } from '../set/set.js';
import { browserCrew } from './crew.js';
import { answers, BOT, comparisonOf, flagsFor, type Looking, planOf, wordsFor } from './questions.js';

/** What is known so far, and of how many games. */
export interface Answer {
  readonly done: number;
  readonly of: number;
  readonly findings?: readonly Finding[];
  readonly sections?: readonly Section[];
  /** The command that gives the same bytes in the terminal, as far as it has got. */
  readonly command: string;
}

interface Asked {
  readonly game: Game;
  readonly seats: number;
  readonly signal: AbortSignal;
  hear(answer: Answer): void;
}

/** Deals in pairs; as many as it takes to see five wins in a hundred, and somebody who is in a hurry stops earlier. */
const DEALS = 1200;
const GAMES = 2000;
/** Skill is measured on a ladder of bots, which takes its time; of the games themselves a few will do. */
const LADDER = { deals: 24, iterations: 16 };
const LADDER_GAMES = 40;
/** Of fewer deals the deviation is hardly known. */
const LEAST = 24;
/** Numbers that flicker cannot be read. */
const EVERY = 400;

/** Plays the changed game against the other on the same deals, and says what differs, sharper and sharper. */
export async function askCompare(before: CardSet, after: CardSet, asked: Asked): Promise<void> {
  const { game, seats, signal, hear } = asked;
  const general = figuresOf(game).map(({ name }) => name);
  const comparison = comparisonOf(game, before, after, seats, general);
  const figures = comparison.figures.map((name) => figureNamed(game, name)).filter((one) => one !== undefined);
  const sides = `"${wordsFor(game, before)}" "${wordsFor(game, after)}"`;
  const commandFor = (deals: number): string =>
    `taproom compare ${game.name} ${sides} --players ${seats} --seed ${comparison.seed} --deals ${deals} --figures ${comparison.figures.join(',')}`;
  const crew = browserCrew();
  let told = 0;
  const tell = (done: number, found: Found): void => {
    if (done < DEALS && (done < LEAST || Date.now() - told < EVERY)) return;
    told = Date.now();
    hear({ done, of: DEALS, findings: findingsOf(figures, found, USUAL_EFFECT), command: commandFor(done) });
  };
  hear({ done: 0, of: DEALS, command: commandFor(DEALS) });
  try {
    const found = await runComparison(comparison, DEALS, crew, tell, signal);
    if (found.deals >= 2)
      hear({
        done: found.deals,
        of: DEALS,
        findings: findingsOf(figures, found, USUAL_EFFECT),
        command: commandFor(found.deals),
      });
  } finally {
    await crew.close();
  }
}

/** Plays many games of one set and looks at them closely. */
export async function askLook(question: Looking, set: CardSet, asked: Asked): Promise<void> {
  const { game, seats, signal, hear } = asked;
  const isLadder = question === 'skill';
  const plan = planOf(game, set, seats, isLadder ? LADDER_GAMES : GAMES);
  const setting = readSetting(game, plan.wish);
  if (!setting.ok) throw new Error(setting.problem[0]?.reason);
  const progress = beginSimulation(plan);
  // The ladder takes nearly all the time: a kind of player is done when it has played all its games.
  const of = isLadder ? rungsOf(plan).length : plan.games;
  const commandFor = (games: number): string =>
    `taproom simulate ${game.name} --players ${seats} --games ${games} --bots ${BOT} --seed ${plan.seed}${flagsFor(game, set)} ${isLadder ? `--ladder ${LADDER.deals}` : '--no-ladder'}`;
  const crew = browserCrew();
  let told = 0;
  const tell = (): void => {
    const games = gamesDone(progress);
    const done = isLadder ? progress.ladder.length : games;
    if (done < of && Date.now() - told < EVERY) return;
    told = Date.now();
    const command = commandFor(games);
    const { sections } = reportOn(progress, game, setting.value, command);
    hear({ done, of, sections: sections.filter(({ id }) => answers(question, id)), command });
  };
  hear({ done: 0, of, command: commandFor(plan.games) });
  try {
    await simulate(progress, crew, { advanced: tell, signal }, isLadder ? LADDER : undefined);
    told = 0;
    if (gamesDone(progress) > 0) tell();
  } finally {
    await crew.close();
  }
}
