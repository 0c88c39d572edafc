import type { ChatLine } from '@taproom/protocol';
import { expect, test } from 'vitest';
import { quietHouse } from '../testing/quiet-house.js';
import { Talk } from './talk.js';
import { StoreAway } from './trouble.js';

function talking() {
  const { house, shelf } = quietHouse();
  const heard: ChatLine[] = [];
  return { talk: new Talk(house, 'table', (line) => heard.push(line)), shelf, heard };
}

const line = (number: number, text = `line ${number}`): ChatLine => ({ number, at: 1, seat: 1, name: 'Bob', text });

test('what is said is numbered, kept and told', async () => {
  const { talk, heard } = talking();
  expect(await talk.say(0, 'Ann', { text: 'hello' })).toMatchObject({ ok: true });
  expect(await talk.say(0, 'Ann', { reaction: 'cheers' })).toMatchObject({ ok: true });
  expect(heard.map(({ number, text, reaction }) => [number, text ?? reaction])).toEqual([
    [1, 'hello'],
    [2, 'cheers'],
  ]);
  expect(talk.lines).toEqual(heard);
});

test('overtaken through another process, a line takes the next number, and both are told in order', async () => {
  const { talk, shelf, heard } = talking();
  shelf.said.push(line(1));
  expect(await talk.say(0, 'Ann', { text: 'me too' })).toMatchObject({ ok: true });
  expect(heard.map(({ number, name }) => [number, name])).toEqual([
    [1, 'Bob'],
    [2, 'Ann'],
  ]);
});

test('only the latest fifty lines are kept', async () => {
  const { talk, shelf } = talking();
  shelf.said.push(...Array.from({ length: 60 }, (_, index) => line(index + 1)));
  await talk.readOn();
  expect(talk.lines.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, index) => index + 11));
});

test('a store that is away is trouble, and nothing was said', async () => {
  const { talk, shelf, heard } = talking();
  shelf.failing = 1;
  await expect(talk.say(0, 'Ann', { text: 'hello' })).rejects.toBeInstanceOf(StoreAway);
  expect(heard).toEqual([]);
});

test('overtaken again and again, a line is given up with a sentence', async () => {
  const { talk, shelf, heard } = talking();
  shelf.say = async () => false;
  expect(await talk.say(0, 'Ann', { text: 'hello' })).toMatchObject({ ok: false, problem: { name: 'busy' } });
  expect(heard).toEqual([]);
});
