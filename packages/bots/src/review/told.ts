import type { Reader, Words } from '@taproom/engine';
import type { Decision } from './decision.js';
import { SURE } from './marks.js';
import type { Moment } from './moments.js';
import type { Review } from './review.js';
import type { ReviewWords } from './words/words.js';

/** So many reasons people listen to. */
const MOST_REASONS = 2;

/** A decision in a sentence or two; undefined for one that nothing is to be said about. */
export function tellDecision(
  { mark, seat, played, best, lying, because, expected, loss, points }: Decision,
  words: Words,
  says: ReviewWords,
  reader: Reader,
): string | undefined {
  if (!mark) return undefined;
  // Moves and reasons speak to whoever decided.
  const theirs = { ...reader, seat };
  const about = {
    mark,
    seat,
    played: spoken(played, lying?.played, words, theirs),
    best: spoken(best, lying?.best, words, theirs),
    because: because.flatMap((reason) => words.reason?.(reason, theirs) ?? []).slice(0, MOST_REASONS),
    promised: 100 * expected.best,
    loss: 100 * loss.mean,
    off: 100 * SURE * loss.error,
    // A trick more or less that changes no bid changes no point.
    ...(points && points.error > 0 && { points: { loss: points.mean, off: SURE * points.error } }),
  };
  return says.decision(about, reader);
}

export const tellMoment = (
  moment: Moment,
  review: Pick<Review, 'steps'>,
  words: Words,
  says: ReviewWords,
  reader: Reader,
): string => {
  const { move = '', lying } = review.steps[moment.step] ?? {};
  return says.moment(moment, spoken(move, lying, words, { ...reader, seat: moment.seat }), reader);
};

/** A move in words, with the cards that it names only by where they lie. */
function spoken(move: string, lying: readonly string[] | undefined, words: Words, reader: Reader): string {
  const cards = (lying ?? []).map((card) => words.card(card, reader.setting));
  return cards.length === 0 ? words.move(move, reader) : `${words.move(move, reader)} (${cards.join(', ')})`;
}

/** What kind of slip a decision was, for counting over many games: a bid, or what the better move had and this had not. */
export function kindOfSlip({ played, best, because, hand }: Decision): string {
  const [bid, better] = [bidIn(played), bidIn(best)];
  if (bid !== undefined && better !== undefined)
    return [bid > better ? 'bid-too-high' : 'bid-too-low', ...(hand ? [hand] : [])].join('-');
  return because[0]?.name ?? 'other';
}

function bidIn(line: string): number | undefined {
  const [verb, tricks] = line.split(' ');
  return verb === 'bid' ? Number(tricks) : undefined;
}
