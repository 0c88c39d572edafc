// What `npm run mutate` breaks, and which tests are to notice: the few that are about it, cheap enough to run for every fault.
const GAMES = 'packages/games/src';
const SERVER = 'packages/server/src';
const BOTS = 'packages/bots/src';

const filesOf = (folder, names) => names.split(' ').map((name) => `${folder}/${name}.ts`);
const testsOf = (folder, names) => names.split(' ').map((name) => `${folder}/${name}.test.ts`);

export const PLACES = {
  shedding: {
    files: filesOf(`${GAMES}/shedding`, 'rules legal refuse effects turns pile rounds calling declaring memory'),
    tests: [
      `${GAMES}/shedding/*.test.ts`,
      `${GAMES}/closing-time/closing-time.test.ts`,
      `${GAMES}/last-call/last-call.test.ts`,
    ],
  },
  'with-friends': {
    files: filesOf(`${GAMES}/with-friends`, 'rules refuse trick'),
    tests: [`${GAMES}/with-friends/*.test.ts`],
  },
  'whiskey-times': {
    files: filesOf(
      `${GAMES}/whiskey-times`,
      'rules setup agenda acting drawing swapping serving needs guests hand market discarding trading offer green red gifts gain strike ending',
    ),
    tests: [`${GAMES}/whiskey-times/*.test.ts`],
  },
  table: {
    files: [`${SERVER}/table/*.ts`],
    tests: [
      `${SERVER}/table/*.test.ts`,
      ...testsOf(`${SERVER}/tests`, 'play lobby clocks calls limits luck games reconnect away'),
    ],
  },
  store: {
    // The thread of SQLite is one that StrykerJS cannot see into; what it writes and answers is tested from outside.
    files: [`${SERVER}/store/*.ts`, `:!${SERVER}/store/sqlite-worker.ts`],
    tests: [`${SERVER}/store/*.test.ts`, ...testsOf(`${SERVER}/tests`, 'backup upgrade startup leases')],
  },
  bots: {
    files: filesOf(BOTS, 'check seat search random registry judging'),
    tests: testsOf(BOTS, 'bots judging finished'),
  },
  protocol: {
    files: ['packages/protocol/src/*.ts'],
    tests: ['packages/protocol/src/*.test.ts'],
  },
};
