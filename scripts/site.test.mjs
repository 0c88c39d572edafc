import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { deadLinks } from './site.mjs';

const site = mkdtempSync(join(tmpdir(), 'taproom-site-'));
afterAll(() => rmSync(site, { recursive: true, force: true }));

test('a link that leads to no page, or to no place in it, is found', () => {
  mkdirSync(join(site, 'guide'));
  const links = ['/docs/guide/', '../guide/#seats', '/docs/guide/hosts', '#here', '/', 'https://nodejs.org'];
  const dead = ['/docs/guide/guests', '/docs/guide/#stools', '/elsewhere', '#there'];
  const anchors = [...links, ...dead].map((link) => `<a href="${link}">x</a>`);
  writeFileSync(join(site, 'guide/index.html'), `<h2 id="seats">Seats</h2>`);
  writeFileSync(join(site, 'guide/hosts.html'), `<p id="here">${anchors.join('')}</p>`);
  expect(deadLinks(site)).toEqual(dead.map((link) => `guide/hosts.html links to ${link}, which is not there`));
});
