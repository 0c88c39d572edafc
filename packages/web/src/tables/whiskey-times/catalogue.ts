import type { Setting, Words } from '@taproom/engine';
import { type WhiskeyCards, whiskeyCards } from '@taproom/games/whiskey-times';
import type { BottleFace, GuestFace, OccasionFace } from '../../cards/whiskey-cards.js';

/** The lists of cards as the game compiles them; numbers point into the other lists. */
type CompiledCards = Pick<WhiskeyCards, 'guests' | 'bottles' | 'resources'>;

const { PROFILES, REGIONS } = whiskeyCards;

export interface GuestEntry extends GuestFace {
  readonly lived: string;
  readonly about: string;
}
interface BottleEntry extends BottleFace {
  readonly note: string;
}
type ResourceEntry = WhiskeyCards['resources'][number];

/** Every card of this table by its notation. */
export interface Catalogue {
  guest(slug: string): GuestEntry | undefined;
  bottle(text: string): BottleEntry | undefined;
  resource(slug: string): ResourceEntry | undefined;
  occasion(slug: string): OccasionFace | undefined;
  /** Everything that can be held and traded as a resource. */
  readonly tradable: readonly string[];
  readonly allBottles: readonly string[];
}

const known = new WeakMap<Words, WeakMap<object, Catalogue>>();

/** The cards of a table, with what is printed on them in the language of `words`. */
export function catalogueOf(setting: Setting, words: Words): Catalogue {
  const { cards } = setting;
  const spoken = known.get(words) ?? new WeakMap<object, Catalogue>();
  known.set(words, spoken);
  const found = spoken.get(cards as object) ?? compile(printedIn(words, setting));
  spoken.set(cards as object, found);
  return found;
}

/** Guests and events are called and described in the reader's language; a bottle's name is on its label. */
function printedIn(words: Words, setting: Setting): CompiledCards {
  const { guests, bottles, resources } = setting.cards as CompiledCards;
  const name = (card: string): string => words.card(card, setting);
  const sentence = (card: string, own: string): string => words.printed?.(card, setting) ?? own;
  return {
    guests: guests.map((guest) => ({ ...guest, name: name(guest.slug), about: sentence(guest.slug, guest.about) })),
    bottles: bottles.map((bottle) => ({ ...bottle, note: sentence(`bottle-${bottle.number}`, bottle.note) })),
    resources: resources.map((card) => ({ ...card, name: name(card.slug), text: sentence(card.slug, card.text) })),
  };
}

function compile({ guests, bottles, resources }: CompiledCards): Catalogue {
  const regionOf = (bottle: number): string => REGIONS[bottles[bottle]?.region ?? 0] as string;
  const slugOf = (type: number): string => resources.find((resource) => resource.type === type)?.slug ?? '';
  const nameOf = new Map(guests.map(({ slug, name }) => [slug, name]));
  const guestBySlug = new Map(
    guests.map((guest): [string, GuestEntry] => [
      guest.slug,
      {
        ...guest,
        bottle: bottles[guest.bottle]?.number ?? 0,
        region: regionOf(guest.bottle),
        glass: slugOf(guest.glass),
        ingredients: guest.ingredients.map(slugOf),
        marketIcon: guest.marketIcon + 1,
        guestIcon: guest.guestIcon + 1,
        companion: companionText(guest.companion, nameOf),
      },
    ]),
  );
  const bottleByText = new Map(
    bottles.map((bottle): [string, BottleEntry] => [
      `bottle-${bottle.number}`,
      {
        ...bottle,
        region: REGIONS[bottle.region] as string,
        profiles: bottle.profiles.map((profile) => PROFILES[profile] as string),
      },
    ]),
  );
  const resourceBySlug = new Map(resources.map((resource): [string, ResourceEntry] => [resource.slug, resource]));
  return {
    guest: (slug) => guestBySlug.get(slug),
    bottle: (text) => bottleByText.get(text),
    resource: (slug) => resourceBySlug.get(slug),
    occasion: (slug) => occasionFrom(resourceBySlug.get(slug)),
    tradable: resources.filter(({ kind }) => kind !== 'red').map(({ slug }) => slug),
    allBottles: [...bottleByText.keys()],
  };
}

function occasionFrom(entry: ResourceEntry | undefined): OccasionFace | undefined {
  if (!entry || (entry.kind !== 'red' && entry.kind !== 'green')) return undefined;
  return { name: entry.name, kind: entry.kind, effect: entry.effect ?? '', amount: entry.amount };
}

function companionText(
  companion: CompiledCards['guests'][number]['companion'],
  names: ReadonlyMap<string, string>,
): string | undefined {
  if (!companion) return undefined;
  return 'guest' in companion ? (names.get(companion.guest) ?? companion.guest) : `group:${companion.group}`;
}
