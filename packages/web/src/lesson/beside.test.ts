import { expect, test } from 'vitest';
import { type Box, beside, shared } from './beside.js';

const ROOMS = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];
const BUBBLE = { width: 300, height: 170 };

test('a bubble is in the room and never over a card, wherever the card lies', () => {
  const faults: string[] = [];
  for (const room of ROOMS) {
    for (let x = 0; x <= room.width - 60; x += 20) {
      for (let y = 0; y <= room.height - 84; y += 20) {
        const card: Box = { x, y, width: 60, height: 84 };
        const spot = { ...beside(card, BUBBLE, room, []), ...BUBBLE };
        const inside = shared(spot, { x: 0, y: 0, ...room }) === BUBBLE.width * BUBBLE.height;
        if (!inside || shared(spot, card) > 0) faults.push(`${room.width}x${room.height}: ${x}, ${y}`);
      }
    }
  }
  expect(faults).toEqual([]);
});

test('of two free sides it takes the one where nothing else is needed', () => {
  const card: Box = { x: 150, y: 260, width: 60, height: 84 };
  const [room] = ROOMS as [(typeof ROOMS)[number]];
  const above: Box = { x: 0, y: 0, width: 360, height: 250 };
  const below: Box = { x: 0, y: 350, width: 360, height: 290 };
  expect(beside(card, BUBBLE, room, [above]).y).toBeGreaterThan(344);
  expect(beside(card, BUBBLE, room, [below]).y).toBeLessThan(100);
});

test('where both are free it lies below, so that what lies above can still be looked at', () => {
  const card: Box = { x: 150, y: 260, width: 60, height: 84 };
  const [room] = ROOMS as [(typeof ROOMS)[number]];
  expect(beside(card, BUBBLE, room, []).y).toBeGreaterThan(344);
});
