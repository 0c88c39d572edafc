import { type ReviewWords, reviewDe, reviewEn } from '@taproom/bots/review';
import { useLanguage } from '../../words/index.js';
import { de } from './de.js';
import { en, type ReviewPageWords } from './en.js';

/** What the page says around a review, and what the review itself says. */
export function useReviewWords(): { readonly t: ReviewPageWords; readonly says: ReviewWords } {
  return useLanguage() === 'de' ? { t: de, says: reviewDe } : { t: en, says: reviewEn };
}
