import { expect, test } from 'vitest';
import { tallyOf } from './tally.mjs';

const file = (...statuses) => ({
  status: statuses.length === 0 || statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
});
const report = (...files) => {
  const all = files.flatMap(({ assertionResults }) => assertionResults);
  const count = (wanted) => all.filter(({ status }) => status === wanted).length;
  return { numPassedTests: count('passed'), numFailedTests: count('failed'), testResults: files };
};

test.each([
  ['all pass', report(file('passed', 'passed')), 0, { passed: 2, failed: 0 }],
  ['one fails', report(file('passed', 'failed'), file('passed')), 1, { passed: 2, failed: 1 }],
  ['a file cannot be loaded', report(file('passed'), file()), 1, { passed: 1, failed: 1 }],
  ['a file cannot be loaded and a test fails', report(file('failed'), file()), 1, { passed: 0, failed: 2 }],
  ['nothing was found', report(), 0, { passed: 0, failed: 1 }],
  ['vitest broke down after all passed', report(file('passed')), 1, { passed: 1, failed: 1 }],
  ['there is no report', undefined, 1, { passed: 0, failed: 1 }],
])('%s', (_what, results, code, tally) => {
  expect(tallyOf(results, code)).toEqual(tally);
});
