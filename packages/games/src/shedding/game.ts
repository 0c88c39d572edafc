import type { Game, Setting, Spoken } from '@taproom/engine';
import type { Cards } from './cards.js';
import { type Edition, KIND_NAMES } from './edition.js';
import { EVENTS, type Event, type EventType, REVEALING, show } from './events.js';
import { arrange } from './given.js';
import { imagine } from './imagine.js';
import { legalMoves } from './legal.js';
import { notation } from './notation.js';
import { handOf, OPTIONS } from './options.js';
import { stir } from './pile.js';
import { DECK_FILE, readCards } from './read-cards.js';
import { refusalsOf, refuse } from './refuse.js';
import { outcome } from './rounds.js';
import { apply, setup, waitingFor } from './rules.js';
import { Table } from './table.js';
import { openView, ownView, type View, view } from './view.js';

export type SheddingGame = Game<Table, Event, View, Cards>;

/** What an edition brings besides its value: its deck, its rules as text, its words. */
export interface EditionTexts {
  readonly rulesVersion: number;
  readonly deck: string;
  readonly rules: string;
  readonly words: Spoken;
}

export function gameOf(edition: Edition, texts: EditionTexts): SheddingGame {
  const events = EVENTS.filter((type) => ONLY_WITH[type]?.(edition) ?? true);
  /** Our own deck never changes, so all tables that play with it share it. */
  let compiled: ReturnType<typeof readCards> | undefined;
  const shipped = () => {
    compiled ??= readCards(edition, { [DECK_FILE]: texts.deck });
    return compiled;
  };
  return {
    name: edition.name,
    rulesVersion: texts.rulesVersion,
    options: OPTIONS,
    files: { [DECK_FILE]: texts.deck },
    rules: texts.rules,
    kinds: KIND_NAMES.filter((kind) => edition.kinds[kind]),
    events,
    refusals: refusalsOf(edition),
    revealing: REVEALING.filter((type) => events.includes(type)),
    calls: ['catch', 'own-up'], // R14
    words: texts.words,
    notation,
    seats: () => ({ min: 2, max: 8 }),
    readCards: (files) => (files[DECK_FILE] === texts.deck ? shipped() : readCards(edition, files)),
    unfit,
    setup,
    blank: (setting) => new Table(setting),
    copy: (into, from) => into.copy(from),
    waitingFor,
    legalMoves,
    refuse,
    apply,
    outcome,
    view,
    openView,
    ownView,
    show,
    imagine,
    stir,
    arrange,
  };
}

/** Events that only a card or a rule of one edition can cause. */
const ONLY_WITH: Readonly<Partial<Record<EventType, (edition: Edition) => boolean>>> = {
  'may-play-drawn': ({ drawnCard }) => drawnCard === 'may-be-played',
  kept: ({ drawnCard }) => drawnCard === 'may-be-played',
  declared: ({ kinds }) => kinds['trigger-troubles'] !== undefined,
  'chaser-flipped': ({ kinds }) => kinds.chaser !== undefined,
  'chaser-ended': ({ kinds }) => kinds.chaser !== undefined,
};

// R3, R4, R35  A hand for everybody and one to begin with.
function unfit(setting: Setting<Cards>): string | undefined {
  const { seats, cards } = setting;
  const hand = handOf(setting);
  const needed = hand * seats + 1;
  if (cards.count >= needed) return undefined;
  return `the deck has ${cards.count} cards, too few for ${seats} players: ${hand} each and one to begin with make ${needed}`;
}
