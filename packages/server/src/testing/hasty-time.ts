import { LIMITS } from '@taproom/protocol';
import { realTime, type Time } from '../time.js';

/** Real time, except that nobody waits for slower connections: whole games of people who forget to call would take minutes. */
export const hastyTime: Time = {
  now: realTime.now,
  after: (milliseconds, then) => realTime.after(milliseconds === LIMITS.lagBound ? 0 : milliseconds, then),
};
