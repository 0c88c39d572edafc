/// <reference path="./unicode-confusables.d.ts" />
import { rectifyConfusion } from 'unicode-confusables';

/** What a name looks like, by Unicode's table of characters that are taken for each other (UTS 39). */
const looksOf = (name: string): string => rectifyConfusion(name.normalize('NFKD')).replace(/[\p{M}\s]/gu, '');

/** Whether one name could be taken for the other: written alike, or alike but for case. */
export const lookAlike = (one: string, other: string): boolean =>
  looksOf(one) === looksOf(other) || looksOf(one.toLowerCase()) === looksOf(other.toLowerCase());
