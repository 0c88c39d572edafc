import { expect, test } from 'vitest';
import { closingTime } from '../closing-time/index.js';
import { lastCall } from '../last-call/index.js';
import { differencesBetween, formatDifferences } from './differences.js';
import { CLOSING_TIME, LAST_CALL } from './edition.js';

const page = (table: string) => `# The two Last Calls side by side

One game in two editions; the biggest difference comes first. Rules have the same numbers in both; this page is made from the values the rules read
(\`packages/games/src/shedding/edition.ts\`), and a test keeps it so: \`npx vitest run packages/games/src/shedding -u\` writes it anew.

${table}
`;

test('docs/editions.md is what the editions say', async () => {
  const rows = differencesBetween(CLOSING_TIME, LAST_CALL);
  const table = formatDifferences([closingTime.words.en.title, lastCall.words.en.title], rows);
  await expect(page(table)).toMatchFileSnapshot('../../../../docs/editions.md');
});

test('an edition does not differ from itself', () => {
  expect(differencesBetween(LAST_CALL, LAST_CALL)).toEqual([]);
});

test('every difference is one that the rulings name', () => {
  const names = differencesBetween(CLOSING_TIME, LAST_CALL).map(({ name }) => name);
  expect(names[0]).toBe('After Cheers');
  expect(names).toEqual(
    expect.arrayContaining([
      'After Cheers', // CT-10, LC-3
      'A drawn card', // LC-1
      'Take That shows', // LC-2
      'Switch It Up goes on', // LC-3
      'Cheers goes on', // LC-3
      'About Face lies', // LC-4
      'A new sidestep', // LC-4
      'Pass the Bottle as the last card', // LC-5
      'My Shout without the call', // LC-6
      'Trigger Troubles', // LC-7
    ]),
  );
});
