import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { formatLink, parseLink, readCode } from './code.js';
import { describe } from './describe.js';
import { FROM_CLIENT, fromClient } from './from-client.js';
import { LIMITS } from './limits.js';
import { level, luckText, promiseText, secret, tableName } from './parts.js';
import { asMove, readFromClient, readFromServer, readWith } from './read.js';

const DOCUMENT = fileURLToPath(new URL('../../../docs/protocol.md', import.meta.url));
const MADE = /<!-- From here on made from the schemas: .* -->\n/;

test('docs/protocol.md is what the schemas say', () => {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [prose, made] = [text.split(MADE)[0] as string, text.split(MADE)[1] as string];
  const marker = MADE.exec(text)?.[0] as string;
  if (process.env.TAPROOM_WRITE_DOCS) writeFileSync(DOCUMENT, `${prose}${marker}\n${describe()}`);
  else expect(made.trim()).toBe(describe().trim());
});

test('every message in the conversation of docs/protocol.md is one', () => {
  const sent = readFileSync(DOCUMENT, 'utf8').matchAll(/^ {4}> (\{.*\})$/gm);
  const messages = [...sent].map(([, json]) => readFromClient(json as string));
  expect(messages.length).toBeGreaterThan(3);
  for (const message of messages) expect(message).toMatchObject({ ok: true });
});

test('every message has its sentence, and every field of a client is known or refused', () => {
  expect(new Set(FROM_CLIENT.map(({ says }) => says)).size).toBe(FROM_CLIENT.length);
  expect(readWith(fromClient, { type: 'start', cheat: 1 })).toMatchObject({
    ok: false,
    problem: expect.stringContaining('cheat'),
  });
  expect(readWith(fromClient, { type: 'start' })).toMatchObject({ ok: true });
  expect(readWith(fromClient, { type: 'dance' })).toMatchObject({ ok: false });
  expect(readFromClient('[')).toMatchObject({ ok: false });
});

test('names are shown next to other names: no blanks only, no line breaks, nothing that turns the line round', () => {
  const sit = (name: string) => readWith(fromClient, { type: 'sit', name }).ok;
  expect(['Ann', 'Zoë', '李', 'Mr. O’Neill', '🍺'].map(sit)).toEqual([true, true, true, true, true]);
  expect(['', '   ', 'a\nb', '\u202eevil', 'x'.repeat(LIMITS.name + 1), '\u0000'].map(sit)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('codes are read as people type them, links with and without a ticket', () => {
  expect(readCode(' nhk-skk ')).toBe('NHKSKK');
  for (const wrong of ['hello!', 'NHKSKA', 'NHKSK', 'NHKSKKK']) expect(readCode(wrong), wrong).toBeUndefined();
  const link = { origin: 'https://pub.example', table: 'vdYdJ_fxDKMEXtQv7AMzCg' };
  expect(parseLink(formatLink(link))).toStrictEqual(link);
  const moved = { ...link, ticket: 'Vd9orJPTMSmJFp655Al7KQ' };
  expect(parseLink(formatLink(moved))).toStrictEqual(moved);
  const text = formatLink(link);
  for (const same of [` ${text}\n`, `${text}/`, `${text}#`, `${text}?from=mail`, `${text}/?from=mail#`])
    expect(parseLink(same), same).toStrictEqual(link);
  expect(parseLink(formatLink({ ...link, origin: 'http://pub.example:8080' }))?.origin).toBe('http://pub.example:8080');
  for (const wrong of ['ftp://pub.example/t/x', `see ${text}`, `${text} tonight`, `${text}#ticket=short`])
    expect(parseLink(wrong), wrong).toBeUndefined();
});

test('a client that would rather check reads what the server sends, and is told what is not a message', () => {
  expect(readFromServer('{"type":"pong","ref":"r1","now":7}')).toMatchObject({ ok: true });
  expect(readFromServer('{"type":"dance"}')).toMatchObject({ ok: false, problem: expect.stringContaining('type') });
  expect(readFromServer('{')).toEqual({ ok: false, problem: 'The server sent something that is not JSON.' });
});

test('secrets, promises and levels are what they must look like', () => {
  const fits = (schema: Parameters<typeof readWith>[0], text: string) => readWith(schema, text).ok;
  const hash = '0123456789abcdef'.repeat(4);
  expect([
    fits(secret(), 'a'.repeat(22)),
    fits(secret(), 'a'.repeat(21)),
    fits(secret(), `${'a'.repeat(22)}!`),
  ]).toEqual([true, false, false]);
  expect([fits(tableName(), 'vdYd'), fits(tableName(), 'vdY'), fits(tableName(), '../etc')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([
    fits(promiseText(), hash),
    fits(promiseText(), hash.slice(1)),
    fits(promiseText(), hash.toUpperCase()),
  ]).toEqual([true, false, false]);
  expect([fits(luckText(), hash.slice(32)), fits(luckText(), hash)]).toEqual([true, false]);
  expect([fits(level(), 'local-2'), fits(level(), ''), fits(level(), 'Local')]).toEqual([true, false, false]);
});

test('a move that is recognised by hand is one by its schema, and every ordinary move is recognised', () => {
  const move = { type: 'move', seen: 7, move: 'play wine/red/star', ref: 'r1' };
  expect(asMove(move)).toEqual(move);
  const odd = [undefined, null, 0, -1, 1.5, 2 ** 53, 2 ** 53 - 1, Number.NaN, '', 'x', 'x'.repeat(40), 'x'.repeat(41)];
  const values: unknown[] = [null, [], 'move', move, { ...move, cheat: 1 }, { ...move, type: 'start' }];
  for (const field of Object.keys(move)) {
    const { [field as 'ref']: _, ...rest } = move;
    values.push(rest);
    for (const value of [...odd, 'x'.repeat(500), 'x'.repeat(501), [], {}, true])
      values.push({ ...move, [field]: value });
  }
  let recognised = 0;
  for (const value of values) {
    const bySchema = readWith(fromClient, value);
    const byHand = asMove(value);
    if (byHand) recognised += 1;
    if (byHand) expect(bySchema).toEqual({ ok: true, value: byHand });
    else expect(bySchema.ok && bySchema.value.type === 'move', JSON.stringify(value)).toBe(false);
  }
  expect(recognised).toBeGreaterThan(5);
});
