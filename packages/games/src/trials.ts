import type { Trial } from '@taproom/engine';

/** What the conformance suite is told about each game, by name. */
export const trials: Readonly<Record<string, Trial>> = {};
