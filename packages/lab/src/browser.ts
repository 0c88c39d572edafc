// What a page can do of the lab: nothing here or below it reads a disk or starts a thread.
export { dealJob } from './arena/arena.js';
export { type CompareJob, type Comparison, compareJob, type Found, runComparison } from './compare/compare.js';
export { USUAL_EFFECT } from './compare/effect.js';
export { figureNamed, figuresOf } from './compare/figures.js';
export { type Finding, findingsOf } from './compare/verdict.js';
export { type Crew, crewFrom, type Job } from './crew/crew.js';
export type { Figure, Section } from './report/model.js';
export { reportOn } from './report/report.js';
export { drawing, onlyValue } from './report/svg.js';
export { chunkJob } from './simulate/job.js';
export { rungsOf } from './simulate/ladder.js';
export type { Plan } from './simulate/plan.js';
export { begin as beginSimulation, gamesDone } from './simulate/progress.js';
export { simulate } from './simulate/simulate.js';
