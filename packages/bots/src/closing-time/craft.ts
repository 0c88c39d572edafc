import { closingTime } from '@taproom/games/closing-time';
import type { WeightFile } from '../net/weights.js';
import { craftFor } from '../shedding/craft.js';
import weights from './weights.json' with { type: 'json' };

export const craft = craftFor(closingTime, weights as WeightFile, 0.04);
