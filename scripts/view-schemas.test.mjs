import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { viewSchemas } from './view-schemas.mjs';

const fileOf = (folder) => fileURLToPath(new URL(`../packages/games/src/${folder}/view.schema.json`, import.meta.url));

test('the schemas of the views are what the types say; npm run view-schemas writes them', () => {
  const schemas = viewSchemas();
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['shedding', 'whiskey-times', 'with-friends']));
  // A game that is being added has none until the command was run.
  for (const folder of ['shedding', 'whiskey-times', 'with-friends'])
    expect(JSON.parse(readFileSync(fileOf(folder), 'utf8')), folder).toEqual(schemas[folder]);
  expect(schemas['with-friends']).toMatchObject({ properties: { phase: { enum: ['bidding', 'over', 'playing'] } } });
});
