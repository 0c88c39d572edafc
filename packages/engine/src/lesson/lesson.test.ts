import { expect, test } from 'vitest';
import { formatProblem } from '../result.js';
import { nightcap } from '../toy/nightcap.js';
import { faultsOf, readLessonFile } from './check.js';
import { type Lesson, LessonRun } from './index.js';

const HEAD = `title: { en: T, de: T }
about: { en: A, de: A }
rules: [N1]
players: [You, Bob]
`;
const SAY = '  - { say: { en: Look here., de: Sieh her. }, at: hand }\n';

function lesson(text: string): Lesson {
  const read = readLessonFile(text, 'lessons/01-x.yaml');
  if (!read.ok) throw new Error(read.problem.map(formatProblem).join('\n'));
  return read.value;
}

function problem(text: string): string {
  const read = readLessonFile(text, 'x.yaml');
  return read.ok ? 'reads' : read.problem.map(formatProblem).join('\n');
}

function opened(text: string): LessonRun {
  const run = LessonRun.open(lesson(text), nightcap);
  if (!run.ok) throw new Error(run.problem.map(formatProblem).join('\n'));
  return run.value;
}

/** Seed 1 deals these, each card once. */
const hand = (seat: number): string[] => {
  const { table, game } = opened(`${HEAD}steps:\n${SAY}`);
  return [...new Set((game.view(table, seat) as unknown as { hand: string[] }).hand)];
};
const [MINE, OTHER] = hand(0) as [string, string];
const [HIS] = hand(1) as [string];
const MISSING = ['0', '1', '2', '3'].find((card) => !hand(0).includes(card)) ?? '9';

const ASK = `  - ask: { en: Choose., de: Wähl. }
    at: button choose ${MINE}
    moves: [choose ${MINE}]
    otherwise:
      'choose *': { en: Not that one., de: Die nicht. }
`;
const WHOLE = `${HEAD}steps:
${SAY}${ASK}  - expect: { waiting: [Bob] }
  - Bob: choose ${HIS}
  - expect: { round: 2 }
${SAY}`;

test('a lesson is read, asked and played to its end', () => {
  const run = opened(WHOLE);
  expect(run.waiting).toMatchObject({ for: 'reader', step: { say: { de: 'Sieh her.' }, at: 'hand' } });
  expect(run.progress).toEqual({ done: 0, of: 3 });
  run.proceed();
  expect(run.waiting).toMatchObject({ for: 'answer', step: { ask: { en: 'Choose.' } } });
  expect(run.proceed()).toEqual({ ok: true, value: [] });
  const before = run.table;
  expect(run.submit(`choose ${OTHER}`, 'de')).toEqual({ right: false, text: 'Die nicht.' });
  expect(run.submit('dance', 'en')).toMatchObject({ right: false, text: expect.stringContaining('not a move') });
  expect(run.table).toBe(before);
  expect(run.submit(`choose ${MINE}`, 'en')).toMatchObject({ right: true });
  expect(run.waiting).toEqual({ for: 'move', player: 'Bob', line: `choose ${HIS}` });
  const told = run.proceed();
  expect(told.ok && told.value.map(({ type }) => type)).toContain('revealed');
  run.proceed();
  expect(run.waiting).toEqual({ for: 'nothing' });
  expect(run.progress).toEqual({ done: 3, of: 3 });
  expect(faultsOf(lesson(WHOLE), nightcap)).toEqual([]);
});

test('a refused move is told why by the rules, or by the lesson where it knows better', () => {
  const run = opened(WHOLE);
  run.proceed();
  const refused = { right: false, refusal: 'not-in-hand' };
  expect(run.submit(`choose ${MISSING}`, 'en')).toEqual({ ...refused, text: 'not-in-hand' });
  const own = opened(WHOLE.replace('    otherwise:\n', '    otherwise:\n      not-in-hand: { en: Where?, de: Wo? }\n'));
  own.proceed();
  expect(own.submit(`choose ${MISSING}`, 'de')).toEqual({ ...refused, text: 'Wo?' });
});

test('a lesson can be left and resumed anywhere', () => {
  const run = opened(WHOLE);
  for (;;) {
    const again = LessonRun.resume(run.lesson, nightcap, JSON.parse(JSON.stringify(run.cursor)));
    expect(again.ok && again.value.waiting).toEqual(run.waiting);
    expect(again.ok && nightcap.view(again.value.table as never, 0)).toEqual(nightcap.view(run.table as never, 0));
    if (run.waiting.for === 'nothing') break;
    if (run.waiting.for === 'answer') run.submit(`choose ${MINE}`, 'en');
    else run.proceed();
  }
  const stale = LessonRun.resume(run.lesson, nightcap, { ...run.cursor, answers: ['choose 9'] });
  expect(stale.ok && stale.value.cursor.step).toBe(0);
});

test('the check finds what would leave a learner standing', () => {
  const faults = (text: string) => faultsOf(lesson(text), nightcap).join('\n');
  expect(faults(WHOLE.replace("'choose *'", `choose ${MISSING}`))).toMatch(
    /01-x.yaml:7: nothing is said to "choose \d"/,
  );
  expect(faults(WHOLE.replace("'choose *'", 'chose *'))).toMatch(/"chose \*" is neither a refusal nor a legal move/);
  expect(faults(WHOLE.replace(`moves: [choose ${MINE}]`, `moves: [choose ${MISSING}]`))).toMatch(
    /the right answer "choose \d" is not taken: not-in-hand/,
  );
  expect(faults(WHOLE.replace('round: 2', 'round: 3'))).toMatch(
    /01-x.yaml:\d+: step 5: expected round to be 3, found 2/,
  );
  expect(faults(WHOLE.replace('at: hand', 'at: button dance'))).toMatch(/01-x.yaml:6: at: "dance" is not a move/);
  expect(faults(WHOLE.replace('at: hand', 'at: seat-3'))).toMatch(/at: there is no seat-3/);
  expect(faults(WHOLE.replace(`Bob: choose ${HIS}`, 'Bob: choose 9'))).toMatch(/step 4: "choose 9" is not a move/);
  // Every right answer must fit what comes after it, not only the first.
  const two = WHOLE.replace(`moves: [choose ${MINE}]`, `moves: [choose ${MINE}, choose ${OTHER}]`).replace(
    'expect: { waiting: [Bob] }',
    `expect: { sees: { You: { chosen: ['${MINE}', none] } } }`,
  );
  expect(faults(two)).toMatch(new RegExp(`after "choose ${OTHER}"`));
});

test('a file that is no lesson says where and why', () => {
  expect(problem('title: [')).toMatch(/^x.yaml:1:\d+: this is not YAML/);
  expect(problem('- a')).toMatch(/^x.yaml:1: a lesson is a map with title, about/);
  expect(problem(`${HEAD}stepz: []`)).toBe('x.yaml:5: there is no "stepz" in a lesson; did you mean "steps"?');
  expect(problem(`${HEAD}steps: []`)).toMatch(/"steps" must be a list/);
  expect(problem(`${HEAD.replace('de: T', 'fr: T')}steps:\n${SAY}`)).toBe(
    'x.yaml:1: "title" needs a text in en and de',
  );
  expect(problem(`${HEAD}steps:\n${SAY.replace('de:', 'fr:')}`)).toBe('x.yaml:6: "say" needs a text in en and de');
  expect(problem(`${HEAD}steps:\n${SAY.replace(', at: hand', '')}`)).toMatch(
    /x.yaml:6: "at" must say what is pointed at/,
  );
  expect(problem(`${HEAD}steps:\n${SAY}  - Zoe: draw`)).toMatch(/x.yaml:7: there is no step or player "Zoe"/);
  expect(problem(`${HEAD}steps:\n  - { say: { en: a, de: b }, at: hand, Bob: draw }`)).toMatch(/a step is one of/);
  expect(problem(`${HEAD}steps:\n${SAY}${ASK.replace(`moves: [choose ${MINE}]`, 'moves: []')}`)).toMatch(
    /"moves" must name at least one move/,
  );
  const wrong = LessonRun.open(lesson(`${HEAD}options: { rounds: 99 }\nsteps:\n${SAY}`), nightcap);
  expect(wrong.ok ? '' : formatProblem(wrong.problem[0] as never)).toMatch(/option rounds cannot be 99/);
});
