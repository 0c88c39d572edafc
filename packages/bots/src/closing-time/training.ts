import { closingTime } from '@taproom/games/closing-time';
import { trainingFor } from '../shedding/training.js';

export const training = trainingFor(closingTime);
