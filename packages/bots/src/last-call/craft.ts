import { lastCall } from '@taproom/games/last-call';
import type { WeightFile } from '../net/weights.js';
import { craftFor } from '../shedding/craft.js';
import weights from './weights.json' with { type: 'json' };

/** With more players it goes by the net alone: to look ahead wins nothing there (docs/bots.md). */
const LOOKS_AHEAD_UP_TO = 4;

export const craft = craftFor(lastCall, weights as WeightFile, 0.015, LOOKS_AHEAD_UP_TO);
