import {
  type AnyView,
  type Asked,
  type Explained,
  type Game,
  type Setting,
  SPECTATOR,
  type Words,
} from '@taproom/engine';
import { useMemo, useRef } from 'react';
import { explainedIn } from '../explain/explained.js';
import type { DrawnTable } from '../play/session.js';
import type { Questioned } from '../play/why.js';
import { usePromise } from '../setup/useGame.js';
import type { PageLanguage } from '../tables/props.js';
import { useLanguage, usePageWords, wordsOf } from '../words/index.js';
import { type Sentence, sentencesOf } from './LogList.js';
import { isMine, turnText } from './turn.js';

/** A table that is there to be drawn: its game, its setting and what this seat sees of it. */
export interface OpenedTable {
  readonly state: DrawnTable;
  readonly game: Game;
  readonly setting: Setting;
  readonly view: AnyView;
}

/** An open table as somebody reads it, in their language. */
export interface Reading extends OpenedTable {
  readonly language: PageLanguage;
  readonly words: Words;
  readonly names: readonly string[];
  /** What the game's own sentences are made from. */
  readonly asked: Asked;
  /** What it takes to say why a line would be refused. */
  readonly questioned: Questioned;
  readonly sentences: readonly Sentence[];
  readonly turn: string;
  readonly mine: boolean;
  readonly prompt: string;
  /** Undefined until it is fetched. */
  readonly explained: Explained | undefined;
}

export function useReading({ state, game, setting, view }: OpenedTable): Reading {
  const t = usePageWords();
  const language = useLanguage();
  const words = wordsOf(game, language);
  const { seat, players, moves, log, pending, outcome } = state;
  const names = useMemo(() => players.map((player) => player.name), [players]);
  const reader = useMemo(() => ({ names, seat, setting }), [names, seat, setting]);
  const sentences = useMemo(() => sentencesOf(log, words, reader), [log, words, reader]);
  const asked = { setting, view, moves, names, seat };
  return {
    state,
    game,
    setting,
    view,
    language,
    words,
    names,
    asked,
    questioned: { game, setting, view, seat, names, words },
    sentences,
    turn: turnText(t, view, seat, names, outcome),
    mine: isMine(view, seat, outcome),
    prompt: usePrompt(words, asked, pending, state.prompt),
    explained: usePromise(() => explainedIn(game.name, language), `${game.name} ${language}`).value,
  };
}

/** What the rules ask of this seat. While a move is under way nothing is asked anew, so what was asked stands. */
function usePrompt(words: Words, asked: Asked, pending: boolean, given: string | undefined): string {
  const said = useRef('');
  if (given === undefined && !pending && asked.seat !== SPECTATOR) said.current = words.turn(asked);
  return given ?? said.current;
}
