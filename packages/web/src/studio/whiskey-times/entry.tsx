import type { ReactNode } from 'react';
import { BottleCard, FlavourCard, GuestCard, OccasionCard, ResourceCard } from '../../cards/whiskey-cards.js';
import type { Cells, Reading, StudioEntry } from '../entry.js';
import type { CardSet } from '../set/set.js';
import { nameIn, textIn } from './printed.js';
import { BOTTLES, GUESTS, regionOfBottle, relatedTo, sayOf } from './related.js';

const wordsIn = (cell: string | undefined): string[] => (cell ?? '').split(/\s+/).filter((word) => word !== '');

function bottle(cells: Cells, reading: Reading): ReactNode {
  return (
    <BottleCard
      face={`bottle-${cells.number}`}
      bottle={{
        number: Number(cells.number),
        name: nameIn(BOTTLES, cells, reading),
        region: cells.region ?? '',
        profiles: wordsIn(cells.profiles),
      }}
    />
  );
}

function guest(set: CardSet, cells: Cells, reading: Reading): ReactNode {
  return (
    <GuestCard
      face={cells.slug}
      guest={{
        slug: cells.slug ?? '',
        name: nameIn(GUESTS, cells, reading),
        era: cells.era,
        groups: wordsIn(cells.groups),
        bottle: Number(cells.bottle),
        region: regionOfBottle(set, cells.bottle ?? ''),
        glass: cells.glass ?? '',
        ingredients: wordsIn(cells.ingredients),
        perfect: Number(cells.perfect),
        substitute: Number(cells.substitute),
        giftPreferred: Number(cells['gift-preferred']),
        giftRegion: Number(cells['gift-region']),
        marketIcon: Number(cells['market-icon']),
        guestIcon: Number(cells['guest-icon']),
        companion: cells.companion || undefined,
      }}
    />
  );
}

function resource(file: string, cells: Cells, reading: Reading): ReactNode {
  const { slug = '', kind = '' } = cells;
  if (kind === 'flavour') return <FlavourCard face={slug} profile={slug.replace(/^flavour-/, '')} />;
  if (kind !== 'green' && kind !== 'red') return <ResourceCard face={slug} resource={slug} />;
  const amount = cells.amount ? { amount: Number(cells.amount) } : {};
  const occasion = { name: nameIn(file, cells, reading), kind, effect: cells.effect ?? '', ...amount } as const;
  return <OccasionCard face={slug} occasion={occasion} />;
}

export const studio: StudioEntry = {
  draw(set, file, cells, reading) {
    if (file === GUESTS) return guest(set, cells, reading);
    return file === BOTTLES ? bottle(cells, reading) : resource(file, cells, reading);
  },
  sentence: textIn,
  backOf: (file) => (file === GUESTS ? 'guests' : file === BOTTLES ? 'bottles' : 'resources'),
  nameOf: (_file, { name = '' }) => name,
  sayOf,
  related: relatedTo,
  beyond: [
    { what: 'effect', where: 'packages/games/src/whiskey-times/green.ts, red.ts' },
    { what: 'ingredient', where: 'packages/games/src/whiskey-times/cards.ts' },
  ],
};
