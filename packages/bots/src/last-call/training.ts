import { lastCall } from '@taproom/games/last-call';
import { trainingFor } from '../shedding/training.js';

export const training = trainingFor(lastCall);
