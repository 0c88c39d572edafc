import { expect, test } from 'vitest';
import { en } from '../words/en.js';
import { calledIn } from './called.js';

test('whoever gave no name goes by their glass in a replay, in whatever language they played', () => {
  expect(calledIn(['You', 'Pearl', 'Du'], ['wine', 'pint', 'teacup'], en)).toEqual(['Wine glass', 'Pearl', 'Teacup']);
  // A record from elsewhere brings no glasses; then seats have theirs.
  expect(calledIn(['Ann', 'You'], undefined, en)).toEqual(['Ann', en.glass.wine]);
});
