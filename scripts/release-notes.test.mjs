import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { notesOf, released, spoken, unreleased } from './release-notes.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LOG = '# Changelog\n\n## Unreleased\n\n- A stool.\n\n## 0.1.0 (2031-05-01)\n\n- A door.\n';

test('what is unreleased becomes the release, and the next one begins empty', () => {
  expect(unreleased(LOG)).toBe('- A stool.');
  const after = released(LOG, '0.2.0', '2031-06-01');
  expect(unreleased(after)).toBe('');
  expect(after).toContain('## 0.2.0 (2031-06-01)\n\n- A stool.');
  expect(unreleased('# Changelog\n')).toBe('');
});

test('the notes say which rules and protocols are spoken', () => {
  const what = spoken(ROOT, ['closing-time', 'with-friends']);
  expect(what).toMatch(/^Rules \(`rulesVersion`\): closing-time \d+, with-friends \d+\.\nProtocol: \d+, /);
  expect(() => spoken(ROOT, ['whist'])).toThrow();
  expect(notesOf('0.2.0', what, '- A stool.')).toContain('# Taproom 0.2.0');
});
