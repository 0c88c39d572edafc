export { type Bot, type Budget, Deadline, type SeatBot } from './bot.js';
export { addBots, type BotEntry } from './entries.js';
export { type Hint, hintFor } from './hint.js';
export { type Judgement, judge, type Reason, type Verdict } from './judging.js';
export { DEFAULT_LEVEL, isLevel, LEVEL_KNOBS, LEVELS, type Level, type LevelKnobs } from './levels.js';
export { randomBot } from './random.js';
export { botsFor, type Extras, kindsFor, onWarning, seatBot } from './registry.js';
export type { Sense, SenseOf } from './sense.js';
export { type Moment, QUICKEST_REACTION, reactionTime, thinkingTime } from './timing.js';
