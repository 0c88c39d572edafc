export { type Checkpoint, formatCheckpoint, readCheckpoint } from './train/checkpoint.js';
export { begin, type Progress, train, weightFileOf } from './train/train.js';
