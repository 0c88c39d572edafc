import type { ReactNode } from 'react';
import { BACKS, type BackName, CardBack } from './back.js';
import { COLOURS } from './colours.js';
import { EVENTS } from './drawings.js';
import { FRIENDS_SUITS, FriendsCard } from './friends-card.js';
import { GLASSES, GlassIcon } from './glasses.js';
import { LastCallCard } from './last-call-card.js';
import { friendsName, lastCallName } from './names.js';
import { SHAPES, ShapeIcon } from './shapes.js';
import {
  BottleCard,
  type BottleFace,
  FlavourCard,
  GuestCard,
  type GuestFace,
  OccasionCard,
  type OccasionFace,
  ResourceCard,
} from './whiskey-cards.js';
import { useCardWords } from './words/index.js';
import './gallery.css';

const SUITS = ['wine', 'rocks', 'cocktail', 'neat', 'beer'] as const;

/** Every colour and every shape once, over the suits. */
const STANDARD = COLOURS.map((colour, i) => `${[...SUITS, 'copita'][i % 6]}/${colour}/${SHAPES[i]}`);
const SPECIAL = [
  ...EVENTS.map((event) => (['take-that', 'switch-it-up', 'about-face'].includes(event) ? `${event}/wine` : event)),
  'about-face',
  'take-that/copita/navy',
  'switch-it-up/rocks/pink',
  'cheers/beer/red',
  'wine/red/diamond',
  'beer/lime/shield',
];
const RANKED = FRIENDS_SUITS.flatMap((suit, i) => [`${suit}-${2 * i + 1}`, `${suit}-${i + 7}`, `${suit}-mixer`]);
const RESOURCES = [
  'glencairn',
  'rocks',
  'copita',
  'highball',
  'dripper',
  'ice',
  'soda',
  'ginger-ale',
  'lime',
  'cola',
  'stones',
];

export interface GalleryData {
  readonly bottles: readonly BottleFace[];
  readonly guests: readonly GuestFace[];
  readonly occasions: readonly OccasionFace[];
  readonly profiles: readonly string[];
}

/** Every card there is, for those who draw them. Only in development. */
export function CardGallery({ bottles, guests, occasions, profiles }: GalleryData) {
  const words = useCardWords();
  return (
    <div className="gallery">
      <Wall title="Glasses">
        {GLASSES.map((name) => (
          <figure key={name}>
            <GlassIcon name={name} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Wall>
      <Wall title="Shapes">
        {SHAPES.map((name) => (
          <figure key={name}>
            <ShapeIcon name={name} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Wall>
      <Wall title="Last Call">
        {[...STANDARD, ...SPECIAL].map((card) => (
          <LastCallCard key={card} card={card} label={lastCallName(card, words)} />
        ))}
      </Wall>
      <Wall title="With Friends Like These">
        {[...RANKED, 'bar'].map((card) => (
          <FriendsCard key={card} card={card} label={friendsName(card, words)} />
        ))}
      </Wall>
      <Wall title="Backs">
        {(Object.keys(BACKS) as BackName[]).map((name) => (
          <CardBack key={name} of={name} label={words.back} />
        ))}
      </Wall>
      <WhiskeyWalls bottles={bottles} guests={guests} occasions={occasions} profiles={profiles} />
    </div>
  );
}

function WhiskeyWalls({ bottles, guests, occasions, profiles }: GalleryData) {
  const words = useCardWords();
  return (
    <>
      <Wall title="Whiskey Times: resources">
        {RESOURCES.map((name) => (
          <ResourceCard key={name} resource={name} label={words.resource(name)} />
        ))}
        {profiles.map((name) => (
          <FlavourCard key={name} profile={name} label={words.flavour(name)} />
        ))}
      </Wall>
      <Wall title="Whiskey Times: events">
        {occasions.map((occasion) => (
          <OccasionCard key={occasion.name} occasion={occasion} label={occasion.name} />
        ))}
      </Wall>
      <Wall title="Whiskey Times: bottles">
        {bottles.map((bottle) => (
          <BottleCard
            key={bottle.number}
            bottle={bottle}
            label={words.bottle(bottle.number, bottle.name, bottle.region)}
          />
        ))}
      </Wall>
      <Wall title="Whiskey Times: guests">
        {guests.map((guest) => (
          <GuestCard key={guest.slug} guest={guest} label={guest.name} />
        ))}
      </Wall>
    </>
  );
}

function Wall({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <div className="gallery-wall">{children}</div>
    </section>
  );
}
