import type { Move } from '@taproom/engine';
import { FACES, type Face } from './cards.js';
import { MOST_CARDS } from './options.js';

//  0..60  play that face
// 61..71  bid 0 to 10
export const MOVES = FACES + MOST_CARDS + 1;

export const play = (face: Face): Move => face;
export const bid = (tricks: number): Move => FACES + tricks;

export const isPlay = (move: Move): boolean => move < FACES;
export const faceOf = (move: Move): Face => move;
export const tricksOf = (move: Move): number => move - FACES;
