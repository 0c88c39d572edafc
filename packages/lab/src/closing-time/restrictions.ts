import type { Restriction } from '../probe/restriction.js';
import { SHEDDING } from '../shedding/restrictions.js';

export const RESTRICTIONS: readonly Restriction[] = [
  ...SHEDDING,
  { name: 'never-sidestep', says: 'never plays a sidestep', never: /^play (my-shout|tell-me-your-woes)\b/ },
  { name: 'sidestep-first', says: 'plays a sidestep whenever it can', always: /^play (my-shout|tell-me-your-woes)\b/ },
  { name: 'never-chaser', says: 'never plays a Chaser', never: /^play chaser\b/ },
];
