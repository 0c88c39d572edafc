import type { Decision } from '../decision.js';
import type { Mark } from '../marks.js';
import type { Moment } from '../moments.js';
import type { Account } from '../split.js';

/** Names at the table, and whose eyes read: SPECTATOR says everybody's name. */
export interface Told {
  readonly names: readonly string[];
  readonly seat: number;
}

/** A decision that has been judged, as far as it is named here. */
export type Judged = Pick<Decision, 'line' | 'seat' | 'mark'>;

/** Every sentence of a review, in one language. Moves and reasons come in the game's own words. */
export interface ReviewWords {
  readonly marks: Readonly<Record<Mark, string>>;
  /** What decided it for a seat: "You were dealt +14, drew −9, played −3, and Pearl's slip at move 88 brought you +11." */
  account(account: Account, about: number, told: Told, decisions?: readonly Judged[]): string;
  /** A moment in a sentence; `move` is what was done, in the game's words. */
  moment(moment: Moment, move: string, told: Told): string;
  /** What the Landlord would have played, why, what was expected of it, and what the move made cost. */
  decision(about: DecisionText, told: Told): string;
  /** The name of a kind of slip, and how often it happened in how many games. */
  kind(name: string): string;
}

export interface DecisionText {
  readonly mark: Mark;
  readonly seat: number;
  readonly played: string;
  readonly best: string;
  readonly because: readonly string[];
  /** What the chance to win was expected to be after the best move, in points of a hundred. */
  readonly promised: number;
  /** Chance to win lost, and how far it may be off; in points of a hundred. */
  readonly loss: number;
  readonly off: number;
  /** The same in points of the game, where it has any. */
  readonly points?: { readonly loss: number; readonly off: number };
}

/** +14 or −9, with a real minus; a plain 0 where nothing changed. */
export const signed = (chance: number): string => signedPoints(Math.round(100 * chance));

export const signedPoints = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');

export const hundredths = (chance: number): string => String(Math.round(100 * chance));

/** From here on a single decision of somebody else is worth naming. */
const NAMED = 0.05;

export interface Most {
  readonly seat: number;
  /** The move of it, where it was one; otherwise all that this seat decided. */
  readonly line?: number;
  readonly by: number;
  /** What everybody else decided besides. */
  readonly rest: number;
}

/** What of the others' play changed this account most: one decision that stands out, or else all of one seat's. */
export function mostOf({ others, turn }: Account): Most {
  const all = others.reduce((sum, each) => sum + each, 0);
  if (turn && Math.abs(turn.by) >= NAMED) return { ...turn, rest: all - turn.by };
  const seat = others.reduce((best, by, other) => (Math.abs(by) > Math.abs(others[best] as number) ? other : best), 0);
  const by = others[seat] as number;
  return { seat, by, rest: all - by };
}

/** An account in whole points of a hundred, as it is told. */
interface WholeAccount extends Omit<Most, 'by' | 'rest'> {
  readonly before: number;
  readonly dealt: number;
  readonly drew: number;
  readonly played: number;
  readonly by: number;
  readonly rest: number;
  readonly result: number;
}

/** Whoever adds up what they are told comes to the result: what is rounded up is what lacks least to the next whole point. */
export function inWholes(account: Account): WholeAccount {
  const { by, rest, ...most } = mostOf(account);
  const { before, dealt, drew, played } = account;
  const result = Math.round(100 * account.result);
  const parts = [before, dealt, drew, played, by, rest].map((chance) => 100 * chance);
  const whole = parts.map(Math.floor);
  const lacking = (part: number): number => (whole[part] as number) + 1 - (parts[part] as number);
  const upwards = [...parts.keys()].sort((a, b) => lacking(a) - lacking(b));
  const missing = result - whole.reduce((sum, points) => sum + points, 0);
  for (const part of upwards.slice(0, missing)) whole[part] = (whole[part] as number) + 1;
  const told = whole as [number, number, number, number, number, number];
  return {
    ...most,
    before: told[0],
    dealt: told[1],
    drew: told[2],
    played: told[3],
    by: told[4],
    rest: told[5],
    result,
  };
}

/** What the move that changed most is called; undefined for one that nothing is to be said about. */
export const markAt = ({ seat, line }: Pick<Most, 'seat' | 'line'>, decisions: readonly Judged[]): Mark | undefined =>
  decisions.find((decision) => decision.seat === seat && decision.line === line && decision.mark)?.mark;
