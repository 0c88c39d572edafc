import type { Gap } from '../search.js';

/** What the house calls a decision that stands out; best first. */
export const MARKS = ['good-find', 'slip', 'mistake', 'howler'] as const;
export type Mark = (typeof MARKS)[number];

/** A difference of so many standard errors is called sure. */
export const SURE = 2;
/** What is lost at least, in chance to win, for each name; and how much of it must be beyond doubt for any. */
const LEAST = { slip: 0.02, mistake: 0.05, howler: 0.12 } as const;
const BEYOND_DOUBT = 0.005;
/** A good find is so much better than what looked best at first sight. */
const FIND = 0.03;

/** The name for a loss against the best move; for the best move, its lead over what looked best at first sight. */
export function markOf(loss: Gap, find: Gap | undefined): Mark | undefined {
  if (find && find.mean >= FIND && isSure(find)) return 'good-find';
  if (!isSure(loss) || loss.mean < LEAST.slip) return undefined;
  return loss.mean >= LEAST.howler ? 'howler' : loss.mean >= LEAST.mistake ? 'mistake' : 'slip';
}

const NOTHING: Gap = { mean: 0, error: 0 };

/**
 * What a table is worth is an opinion; what the game's own players count in is another. Where they do not agree that one
 * move is better, nobody is blamed for the other, nor praised.
 */
export const believed = ({ counted, appraised }: { readonly counted: Gap; readonly appraised: Gap }): Gap =>
  counted.mean > SURE * counted.error ? appraised : NOTHING;

const isSure = ({ mean, error }: Gap): boolean => mean - SURE * error > BEYOND_DOUBT;
