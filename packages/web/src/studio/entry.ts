import type { Words } from '@taproom/engine';
import type { ReactNode } from 'react';
import type { BackName } from '../cards/back.js';
import type { PageLanguage } from '../tables/props.js';
import type { CardSet } from './set/set.js';

/** A row of a card file, by the names of its columns. */
export type Cells = Readonly<Record<string, string>>;

/** Who reads the card: the language, and what the game calls its own cards in it and in English. */
export interface Reading {
  readonly language: PageLanguage;
  readonly words: Words;
  readonly english: Words;
}

/** Cards that have to do with another one, and why. */
export interface Relation {
  /** A key of the studio's `relations` words. */
  readonly why: string;
  /** What the relation is about, such as the name of a group. */
  readonly about?: string;
  readonly cards: readonly Related[];
}

export interface Related {
  readonly name: string;
  readonly file: string;
  readonly row: number;
}

/** What the studio needs to know of one game. */
export interface StudioEntry {
  /** The card that a row describes, as it will look. Cells may be wrong: then as far as it goes. */
  draw(set: CardSet, file: string, cells: Cells, reading: Reading): ReactNode;
  /** The sentence that is printed for a card beside its drawing, where there is one. */
  sentence?(file: string, cells: Cells, reading: Reading): string;
  /** Which back the cards of a file have. */
  backOf(file: string): BackName;
  /** What a row is called in lists. */
  nameOf(file: string, cells: Cells): string;
  /** What a cell is about, where it says so with a number or a code: which bottle, whose company. */
  sayOf?(set: CardSet, column: string, value: string): string | undefined;
  /** Which other cards a card has to do with. */
  related?(set: CardSet, file: string, row: number): readonly Relation[];
  /** What a set cannot express, by a key of the studio's `beyond` words, and where in the code it would go. */
  readonly beyond: readonly { readonly what: string; readonly where: string }[];
}
