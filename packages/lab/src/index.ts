export { type DealResult, type Duel, runDuel } from './arena/arena.js';
export { type League, runLeague, type Standing } from './arena/league.js';
export { CHEAT, contenderOf, PROGRAM } from './arena/lineup.js';
export { type DuelReport, reportOf } from './arena/report.js';
export type { Estimate } from './arena/statistics.js';
export { type Crew, crewOf } from './crew/crew.js';
export { doJob } from './crew/doers.js';
export { type Checkpoint, formatCheckpoint, readCheckpoint } from './train/checkpoint.js';
export { begin, formatWeights, type Progress, train, weightFileOf } from './train/train.js';
