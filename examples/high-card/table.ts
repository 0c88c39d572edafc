import { Chance, type Seat, type Setting } from '@taproom/engine';
import type { Cards, Face } from './cards.js';

export const NO_CARD = -1;
/** Nobody's turn: the game is over. */
export const NO_SEAT = -1;

/** Numbers and typed arrays only, so that it copies fast and saves plainly. */
export class Table {
  readonly chance = new Chance();
  readonly seats: number;
  readonly faces: number;
  /** How many of each face every seat holds, at `seat * faces + face`. */
  readonly hands: Uint8Array;
  /** Faces that were laid in earlier rounds, and those that were never dealt. */
  readonly laidBefore: Uint8Array;
  readonly undealt: Uint8Array;
  /** The card of each seat in this round. */
  readonly laid: Int8Array;
  readonly points: Uint8Array;
  starter: Seat = 0;
  turn: Seat = 0;
  round = 1;

  constructor(readonly setting: Setting<Cards>) {
    this.seats = setting.seats;
    this.faces = setting.cards.values.length;
    this.hands = new Uint8Array(this.seats * this.faces);
    this.laidBefore = new Uint8Array(this.faces);
    this.undealt = new Uint8Array(this.faces);
    this.laid = new Int8Array(this.seats).fill(NO_CARD);
    this.points = new Uint8Array(this.seats);
  }

  copy(from: Table): this {
    this.chance.copy(from.chance);
    this.hands.set(from.hands);
    this.laidBefore.set(from.laidBefore);
    this.undealt.set(from.undealt);
    this.laid.set(from.laid);
    this.points.set(from.points);
    this.starter = from.starter;
    this.turn = from.turn;
    this.round = from.round;
    return this;
  }

  holds(seat: Seat, face: Face): boolean {
    return (this.hands[seat * this.faces + face] as number) > 0;
  }

  give(seat: Seat, face: Face, copies = 1): void {
    (this.hands[seat * this.faces + face] as number) += copies;
  }

  /** The hand of a seat, low to high. */
  handOf(seat: Seat): Face[] {
    return facesIn(this.hands.subarray(seat * this.faces, (seat + 1) * this.faces));
  }
}

/** A face for each copy that is counted. */
export const facesIn = (counts: Uint8Array): Face[] =>
  [...counts].flatMap((copies, face) => new Array<Face>(copies).fill(face));
