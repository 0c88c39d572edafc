// The arrows of the design: who may import whom. Everything not named here is forbidden.
const MAY_IMPORT = {
  engine: [],
  games: ['engine'],
  bots: ['engine', 'games'],
  lab: ['engine', 'games', 'bots'],
  protocol: ['engine', 'games'],
  client: ['engine', 'games', 'protocol'],
  web: ['engine', 'games', 'bots', 'lab', 'protocol', 'client'],
  server: ['engine', 'games', 'bots', 'protocol'],
  cli: ['engine', 'games', 'bots', 'lab', 'protocol', 'client', 'server'],
};

const arrows = Object.entries(MAY_IMPORT).map(([name, allowed]) => ({
  name: `arrows-${name}`,
  comment: `${name} may import only ${allowed.join(', ') || 'nothing of ours'}`,
  severity: 'error',
  // Browser tests start the whole house, server included.
  from: { path: `^packages/${name}/`, pathNot: '^packages/web/e2e/' },
  to: { path: `^packages/(?!(${[name, ...allowed].join('|')})/)` },
}));

module.exports = {
  forbidden: [
    ...arrows,
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one subject, or three',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'games-are-pure',
      comment: 'engine, games and bots run in node, browser and worker: no node modules outside tests',
      severity: 'error',
      from: { path: '^packages/(engine|games|bots|protocol|client)/src/', pathNot: '\\.test\\.ts$|/testing/|/node/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the-page-has-no-disk',
      comment: 'Of the lab the page may have what needs neither disk nor threads: lab/src/browser.ts',
      severity: 'error',
      from: { path: '^packages/web/src/' },
      to: { path: '^packages/lab/src/', pathNot: '^packages/lab/src/browser\\.ts$' },
    },
    {
      name: 'the-labs-browser-half-is-pure',
      comment: 'What lab/src/browser.ts leads to runs in a worker of the page',
      severity: 'error',
      from: { path: '^packages/lab/src/browser\\.ts$' },
      to: { path: '^(fs|os|path|url|module|worker_threads|child_process)$', reachable: true },
    },
    {
      name: 'games-do-not-test',
      comment: 'The test runner belongs to tests',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: '\\.test\\.ts$|/testing/' },
      to: { path: 'node_modules/(vitest|fast-check)/' },
    },
    {
      name: 'no-unresolved',
      comment: 'Every import must lead somewhere, or the arrows are not checked at all',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['taproom:source', 'types', 'import', 'node', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
