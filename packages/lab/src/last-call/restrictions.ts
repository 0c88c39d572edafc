import type { Restriction } from '../probe/restriction.js';
import { SHEDDING } from '../shedding/restrictions.js';

export const RESTRICTIONS: readonly Restriction[] = [
  ...SHEDDING,
  { name: 'never-play-drawn', says: 'keeps every card that is drawn', always: /^keep$/ },
  { name: 'never-sidestep', says: 'never plays a sidestep', never: /^play (about-face|my-shout|trigger-troubles)\b/ },
  {
    name: 'sidestep-first',
    says: 'plays a sidestep whenever it can',
    always: /^play (about-face|my-shout|trigger-troubles)\b/,
  },
];
