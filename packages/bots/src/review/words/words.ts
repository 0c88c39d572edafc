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
export function signed(chance: number): string {
  const points = Math.round(100 * chance);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}

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

/** What the move that changed most is called; undefined for one that nothing is to be said about. */
export const markAt = ({ seat, line }: Most, decisions: readonly Judged[]): Mark | undefined =>
  decisions.find((decision) => decision.seat === seat && decision.line === line && decision.mark)?.mark;
