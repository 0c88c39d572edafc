import { expect, test } from 'vitest';
import { formatProblem } from '../result.js';
import { nightcap } from '../toy/nightcap.js';
import { runScenario } from './index.js';

const HEAD = 'title: t\ngame: nightcap\nrules: [N1]\nplayers: [Ann, Bob]\n';

function run(text: string): string {
  const result = runScenario(text, 'x.yaml', [nightcap]);
  return result.ok ? 'holds' : result.problem.map(formatProblem).join('\n');
}

/** Seed 1 deals Ann and Bob hands that the scenarios below rely on. */
const HANDS = { Ann: hand(0), Bob: hand(1) };
function hand(seat: number): string[] {
  const probe = run(`${HEAD}steps: [{ expect: { hands: { ${seat === 0 ? 'Ann' : 'Bob'}: [x] } } }]`);
  return JSON.parse(/found (\[.*\])/.exec(probe)?.[1] as string) as string[];
}

test('a scenario that holds, with all that can be expected', () => {
  const [mine] = HANDS.Ann as [string];
  expect(
    run(`${HEAD}first: Ann
options: { rounds: 2 }
steps:
  - expect: { waiting: [Bob, Ann], over: false, round: 1, hands: { Ann: 3, Bob: [${HANDS.Bob}] }, points: { Ann: 0 } }
  - expect: { may: { Ann: [choose ${mine}] }, moves: { Ann: [${[...new Set(HANDS.Ann)].map((card) => `choose ${card}`)}] } }
  - Ann: choose ${mine}
  - expect: { waiting: [Bob], sees: { Ann: { chosen: { Ann: ${mine} } }, Bob: { chosen: [hidden, none] } } }
  - Ann: choose ${mine}
    refused: already-chosen
  - expect: { may-not: { Ann: [choose ${mine}] } }
`),
  ).toBe('holds');
});

test('what does not hold is named with file, line, step, expected and found', () => {
  const steps = (lines: string) => run(`${HEAD}steps:\n${lines}`);
  expect(steps('  - expect: { round: 2 }')).toBe('x.yaml:6: step 1: expected round to be 2, found 1');
  expect(steps('  - expect: { waiting: [Ann] }')).toBe(
    'x.yaml:6: step 1: expected waiting ["Ann"], found ["Ann","Bob"]',
  );
  expect(steps('  - expect: { over: true }')).toMatch(/expected over true, found false/);
  expect(steps('  - expect: { winners: [Ann] }')).toMatch(/but the game goes on/);
  expect(steps('  - expect: { hands: { Ann: 4 } }')).toMatch(/expected Ann to hold 4 cards, found 3/);
  expect(steps('  - expect: { points: { Bob: 3 } }')).toMatch(/expected points Bob to be 3, found 0/);
  expect(steps('  - expect: { moves: { Ann: [choose 0] } }')).toMatch(/expected the moves of Ann to be/);
  expect(steps('  - expect: { sees: { Ann: { pile: 99 } } }')).toMatch(/expected what Ann sees pile to be 99, found 6/);
  expect(steps('  - expect: { roumd: 2 }')).toMatch(/nothing called "roumd" to expect; did you mean "round"\?/);
  expect(steps('  - expect: { hands: { Zoe: 4 } }')).toMatch(/there is no player "Zoe"; the players are Ann, Bob/);
  expect(steps('  - Zoe: choose 1')).toMatch(/there is no player "Zoe"/);
  expect(steps('  - Ann: drink')).toMatch(/"drink" is not a move/);
  expect(steps('  - expect: { may: { Ann: [drink] } }')).toMatch(/"drink" is not a move/);
  expect(steps(`  - Ann: choose ${HANDS.Ann[0]}\n    refused: not-in-hand`)).toMatch(
    /to be refused as not-in-hand, but it is allowed/,
  );
  expect(steps('  - Ann: choose 1\n    refused: nope')).toMatch(/nightcap has no refusal "nope"/);
  const twice = `  - Ann: choose ${HANDS.Ann[0]}\n  - Ann: choose ${HANDS.Ann[0]}`;
  expect(steps(twice)).toMatch(/x.yaml:7: step 2: expected .* to be allowed, found refused: already-chosen/);
  expect(steps(`${twice}\n    refused: not-in-hand`)).toMatch(/refused as not-in-hand, found already-chosen/);
});

test('a file that is no scenario says where and why', () => {
  expect(run('title: [')).toMatch(/^x.yaml:1:\d+: this is not YAML/);
  expect(run('- a')).toMatch(/a scenario is a map with title, game/);
  expect(run(`${HEAD}stepps: []`)).toBe(
    'x.yaml:5:1: there is no "stepps" in a scenario; it knows title, game, rules, players, first, options, files, seed, given, cannot-start, steps',
  );
  expect(run('game: nightcap\nrules: []\nplayers: [A, B]\nsteps: []')).toMatch(/"title" must be there, as text/);
  expect(run(`${HEAD}steps: 3`)).toMatch(/"steps" must be a list/);
  expect(run(`${HEAD}steps: [3]`)).toMatch(/a step is "Ann: play ..." or "expect/);
  expect(run(`${HEAD}steps: [{ Ann: choose 1, Bob: choose 1 }]`)).toMatch(/exactly one player/);
  expect(run(`${HEAD}steps: [{ expect: 3 }]`)).toMatch(/"expect" stands alone/);
  expect(run(`${HEAD.replace('nightcap', 'nightcup')}steps: []`)).toMatch(
    /there is no game "nightcup"; did you mean "nightcap"\?/,
  );
  expect(run(`${HEAD}options: { rounds: 99 }\nsteps: []`)).toMatch(/option rounds cannot be 99/);
});

test('a table that must not start', () => {
  const four = HEAD.replace('[Ann, Bob]', '[Ann, Bob, Cat, Dan]');
  expect(run(`${four}cannot-start: 2 to 3 players`)).toBe('holds');
  expect(run(`${four}cannot-start: too tipsy`)).toMatch(/because "too tipsy", found "nightcap with these options/);
  expect(run(`${HEAD}cannot-start: 2 to 3 players`)).toMatch(/but it can/);
});
