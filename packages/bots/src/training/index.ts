export { mixed, textHash } from '../hash.js';
export { Net } from '../net/net.js';
export { Teacher, wake } from '../net/teacher.js';
export { FORMAT, fromBase64, loadNet, saveNet, toBase64, type WeightFile } from '../net/weights.js';
export { TRAININGS } from './entries.js';
export { enrol, graduate, type Plan, pupilOf, type Schooled, study } from './school.js';
export { freshTally, type Tally, type Training } from './training.js';
