export type { Bot, Budget, SeatBot } from './bot.js';
export { randomBot } from './random.js';
export { botsFor, seatBot } from './registry.js';
