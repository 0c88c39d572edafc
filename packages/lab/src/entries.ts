import type { Game, Setting } from '@taproom/engine';
import { type GameName, isGameName } from '@taproom/games/facts';
import type { WhiskeyCards } from '@taproom/games/whiskey-times';
import { RESTRICTIONS as closingTimeRestrictions } from './closing-time/restrictions.js';
import type { Figure } from './compare/figure.js';
import type { SortedCard } from './deck/composition.js';
import { RESTRICTIONS as lastCallRestrictions } from './last-call/restrictions.js';
import type { Restriction } from './probe/restriction.js';
import type { Section } from './report/model.js';
import type { Worth } from './report/sections/groups.js';
import { FIGURES as sheddingFigures } from './shedding/figures.js';
import { sortedSheddingCards } from './shedding/groups.js';
import { sheddingSections } from './shedding/sections.js';
import { sheddingStudy } from './shedding/study.js';
import { plainStudy } from './simulate/plain.js';
import type { Tally } from './simulate/tally.js';
import type { Study } from './simulate/watcher.js';
import { FIGURES as whiskeyFigures } from './whiskey-times/figures.js';
import { sortedWhiskeyCards } from './whiskey-times/groups.js';
import { RESTRICTIONS as whiskeyRestrictions } from './whiskey-times/restrictions.js';
import { whiskeySections } from './whiskey-times/sections.js';
import { whiskeyStudy } from './whiskey-times/study.js';
import { FIGURES as friendsFigures } from './with-friends/figures.js';
import { sortedFriendsCards } from './with-friends/groups.js';
import { RESTRICTIONS as friendsRestrictions } from './with-friends/restrictions.js';
import { withFriendsSections } from './with-friends/sections.js';
import { withFriendsStudy } from './with-friends/study.js';

/** What is worth looking for in a game. All of it may be left out: then there is what every game has. */
export interface LabEntry {
  /** What its games are watched for; without it, what can be seen in any game. */
  study?(game: Game): Study;
  /** Parts of the report that only this game has. `named` says what a card or a kind of card is called. */
  sections?(tally: Tally, setting: Setting, named: (card: string) => string): readonly Section[];
  /** Its cards as a designer would sort them; without it, by the beginning of their notation. */
  cards?(setting: Setting): readonly SortedCard[];
  /** What those who were dealt a card are held against each other by; wins, unless it says points. */
  readonly dealtWorth?: Worth;
  /** Numbers to compare variants by, besides those of every game; without them, those of games for points. */
  readonly figures?: readonly Figure[];
  /** What can be done without, to see what it is worth. */
  readonly restrictions?: readonly Restriction[];
  /** How many games its report is made of when nobody says: the slower the game, the fewer. */
  readonly games?: number;
}

/** Both Last Calls are watched alike. */
const SHEDDING = {
  study: ({ kinds }: Game) => sheddingStudy(kinds) as unknown as Study,
  sections: (tally, _setting, named) => sheddingSections(tally, named),
  figures: sheddingFigures,
  cards: sortedSheddingCards,
} satisfies LabEntry;

const ENTRIES: Readonly<Record<GameName, LabEntry>> = {
  'closing-time': { ...SHEDDING, restrictions: closingTimeRestrictions, games: 4000 },
  'last-call': { ...SHEDDING, restrictions: lastCallRestrictions, games: 6000 },
  'with-friends': {
    study: () => withFriendsStudy as unknown as Study,
    sections: (tally, { seats }, named) => withFriendsSections(tally, seats, named),
    figures: friendsFigures,
    cards: sortedFriendsCards,
    dealtWorth: 'points',
    restrictions: friendsRestrictions,
    games: 1500,
  },
  'whiskey-times': {
    study: () => whiskeyStudy as unknown as Study,
    sections: (tally, { cards }, named) => whiskeySections(tally, cards as WhiskeyCards, named),
    figures: whiskeyFigures,
    cards: sortedWhiskeyCards,
    restrictions: whiskeyRestrictions,
    games: 3000,
  },
};

export const entryOf = (game: string): LabEntry => (isGameName(game) ? ENTRIES[game] : {});

/** What to watch for in a game: its own study, or the one for any game. */
export const studyOf = (game: Game): Study => entryOf(game.name).study?.(game) ?? plainStudy;

const USUAL_GAMES = 2000;

/** How many games a report is made of when nobody says. */
export const gamesWorth = ({ name }: Pick<Game, 'name'>): number => entryOf(name).games ?? USUAL_GAMES;
