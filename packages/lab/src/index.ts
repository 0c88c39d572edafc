export { type DealResult, type Duel, duelJobs, runDuel } from './arena/arena.js';
export { tryOut } from './arena/contender.js';
export { type League, runLeague, type Standing } from './arena/league.js';
export { CHEAT } from './arena/lineup.js';
export { type DuelReport, reportOf } from './arena/report.js';
export type { Estimate } from './arena/statistics.js';
export { type Comparison, comparisonJobs, runComparison } from './compare/compare.js';
export { type Effect, USUAL_EFFECT } from './compare/effect.js';
export type { Figure } from './compare/figure.js';
export { eventFigures, figureNamed, figuresOf, SKILL } from './compare/figures.js';
export { dealsFor, type Finding, findingsOf } from './compare/verdict.js';
export { type Cost, costOf } from './crew/cost.js';
export type { Crew, Job } from './crew/crew.js';
export { doJob } from './crew/doers.js';
export { crewOf } from './crew/threads.js';
export { type Composition, compositionsOf, oddOnes, sortedCards } from './deck/composition.js';
export { gamesWorth } from './entries.js';
export { findHowlers, type Howlers, type KindOfRegret, LAUGHABLE } from './howlers/howlers.js';
export { type Probe, runProbe } from './probe/probe.js';
export type { Restriction } from './probe/restriction.js';
export { isMeant, restrictionsOf } from './probe/restrictions.js';
export { type Worth, worthsOf } from './probe/worth.js';
export { type Hunt, type Hunted, hunt } from './puzzles/hunt.js';
export { toHtml } from './report/html.js';
export type { Report } from './report/model.js';
export { reportOn } from './report/report.js';
export { toCsv, toText } from './report/text.js';
export { type Rerun, rerun, rerunWith } from './rerun/rerun.js';
export { type Lucks, type Measured, measureWorth, type Tenth } from './review/measure.js';
export { findPlanted } from './review/plant.js';
export { judgeAll } from './review/review-job.js';
export { calmWorth, makeWorth } from './review/teach.js';
export { type LadderPlan, rungsOf } from './simulate/ladder.js';
export type { Plan } from './simulate/plan.js';
export {
  begin as beginSimulation,
  formatProgress,
  gamesDone,
  isComplete,
  type Progress as SimulationProgress,
  readProgress,
} from './simulate/progress.js';
export { asFarAs, isAllDone, jobsLeft, simulate } from './simulate/simulate.js';
export { runSweep, type Sweep, sweepJobs } from './sweep/sweep.js';
export { figuresFor, judgeWay, type Target, type Way } from './sweep/target.js';
export { type Checkpoint, formatCheckpoint, readCheckpoint } from './train/checkpoint.js';
export { begin, formatWeights, type Progress, train, weightFileOf } from './train/train.js';
