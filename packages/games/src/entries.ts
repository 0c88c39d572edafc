import type { Facts, Game, Trial } from '@taproom/engine';
import { closingTime } from './closing-time/index.js';
import { trial as closingTimeTrial } from './closing-time/trial.js';
import type { Editions } from './editions.js';
import { FACTS } from './facts.js';
import { lastCall } from './last-call/index.js';
import { trial as lastCallTrial } from './last-call/trial.js';
import type { GameName } from './names.js';
import { editions as whiskeyTimesEditions } from './whiskey-times/editions.gen.js';
import { whiskeyTimes } from './whiskey-times/index.js';
import { trial as whiskeyTimesTrial } from './whiskey-times/trial.js';
import { withFriends } from './with-friends/index.js';
import { trial as withFriendsTrial } from './with-friends/trial.js';

/** All that a game brings to this package. */
export interface GameEntry {
  readonly facts: Facts;
  readonly game: Game;
  /** What the conformance suite is told about it. A game from outside may have none. */
  readonly trial?: Trial;
  /** The card files of its other editions, by name. */
  readonly editions?: Editions;
}

/** A game of the house keeps its promises, and can prove it. */
type HouseEntry = GameEntry & { readonly trial: Trial };

export const ENTRIES: Readonly<Record<GameName, HouseEntry>> = {
  'closing-time': { facts: FACTS['closing-time'], game: closingTime, trial: closingTimeTrial },
  'last-call': { facts: FACTS['last-call'], game: lastCall, trial: lastCallTrial },
  'with-friends': { facts: FACTS['with-friends'], game: withFriends, trial: withFriendsTrial },
  'whiskey-times': {
    facts: FACTS['whiskey-times'],
    game: whiskeyTimes,
    trial: whiskeyTimesTrial,
    editions: whiskeyTimesEditions,
  },
};
