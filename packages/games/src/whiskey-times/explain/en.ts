import type { AnyEvent, Asked, CardSheet, Explained, FirstNote } from '@taproom/engine';
import { lacking } from '../ask.js';
import { FLAVOUR_POINTS, type ResourceCard } from '../cards.js';
import type { Event } from '../events.js';
import { houseOf } from '../options.js';
import type { View } from '../view.js';
import { about, card, cards, nameOf, subject } from '../words/names.en.js';
import { printed } from '../words/printed.js';
import { type AboutCard, type Asker, aboutCard, bestServing, bottleName, placeOf, resourceName } from './card.js';

const region = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
const group = (word: string): string =>
  word.replaceAll('-', ' ').replace(/\b(american|scot)/, (people) => people.charAt(0).toUpperCase() + people.slice(1));
const [, one, two, three, four] = FLAVOUR_POINTS;
const FLAVOURS = `One flavour card under a drink adds ${one} points, two different ones ${two} in all, three ${three}, four ${four}.`;

/** "Ada Lovelace (you): 9 points, perfect." */
function askerWords({ guest, seat, perfect, points }: Asker, asked: Asked): string {
  const where = seat === undefined ? 'waiting outside' : seat === asked.seat ? 'yours' : nameOf(seat, asked.names);
  const pays = points === undefined ? '' : `: ${points} points${perfect ? ', a perfect drink' : ', as a substitute'}`;
  return `${card(guest)} (${where})${pays}`;
}
const askersWords = (askers: readonly Asker[], asked: Asked): string =>
  askers.length === 0
    ? 'Nobody you can see asks for it now.'
    : `Asked for by ${askers.map((asker) => askerWords(asker, asked)).join('; ')}.`;

function guestSheet(found: AboutCard & { kind: 'guest' }, asked: Asked): CardSheet {
  const { guest, pairs, place, ask } = found;
  const { setting } = asked;
  const recipe = [guest.glass, ...guest.ingredients].map((type) => resourceName(setting, type));
  const missing = ask === undefined ? [] : lacking(setting, asked.view as View, guest.slug);
  const best = place === undefined ? undefined : bestServing(asked, place);
  const { companion } = guest;
  return {
    does: `Pays ${guest.perfect} points for a perfect drink, ${guest.substitute} for a substitute. ${printed(guest.slug, setting) ?? ''}`.trim(),
    when: `Serve ${card(bottleName(setting, guest.bottle))}, or as a substitute another bottle of ${region(found.region)}, with ${cards(recipe)}.`,
    facts: [
      ...(best === undefined ? [] : [`Served now with all you have: ${best} points.`]),
      ...(missing.length > 0 ? [`You still need ${cards(missing)}.`] : []),
      ...(ask !== undefined && found.noBottle ? ['You hold none of the bottles that would do.'] : []),
      FLAVOURS,
      ...(companion === undefined
        ? []
        : [
            `Drinking companion: ${'guest' in companion ? card(companion.guest) : `any ${group(companion.group)}`}. Both served by you: ${houseOf(setting.options).companions} points more.`,
          ]),
      ...(pairs.length > 0 ? [`At your table that is ${cards(pairs)}.`] : []),
      `Sent off with that very bottle as a gift: ${guest.giftPreferred} tokens; with another of the region: ${guest.giftRegion}. A token is a point.`,
      'A swap costs two bottles; two of one region bring four new guests to the market.',
      `The four small cards: sent to the market, or sent off, this guest points at place ${guest.marketIcon + 1} there. The three: turned up by a red event, at chair ${guest.guestIcon + 1}.`,
    ],
    ...(ask !== undefined && { ask }),
  };
}

const RESOURCE_DOES: Readonly<Record<ResourceCard['kind'], string>> = {
  glass: 'A glass. Every guest asks for one.',
  mixer: 'An ingredient. It goes into the drink of whoever asks for it.',
  flavour: `Tucked under a drink whose bottle has this profile. ${FLAVOURS}`,
  green: 'A green event: yours to keep, and to play in your turn after drawing.',
  red: 'A red event: it strikes the moment it is turned up, whoever has the turn.',
};

const flavoursOf = (n: number): string =>
  `${n === 1 ? 'One of the flavour cards goes' : `${n} of the flavour cards go`} with it.`;

function sheet(text: string, asked: Asked): CardSheet {
  return about(asked.setting, () => {
    const found = aboutCard(text, asked);
    const words = printed(text, asked.setting) ?? '';
    if (!found) return { does: words, when: '', facts: [] };
    if (found.kind === 'guest') return guestSheet(found, asked);
    const ask = found.ask === undefined ? {} : { ask: found.ask };
    if (found.kind === 'bottle') {
      return {
        does: `A bottle from ${region(found.region)}. ${words}`,
        when: `Costs 2 draw points. Serve it, give it as a farewell gift, or pay a swap with it. ${flavoursOf(found.bottle.profiles.length)}`,
        brief: askersWords(found.askers, asked),
        facts: [askersWords(found.askers, asked)],
        ...ask,
      };
    }
    const { card: resource, fits } = found;
    const { kind } = resource;
    const when = {
      glass: 'Costs 1 draw point. It is discarded as you serve.',
      mixer: 'Costs 1 draw point. It is discarded as you serve.',
      flavour: 'Costs 1 draw point. It is added as you serve, and stays under the guest.',
      green: 'Costs 2 draw points in the market, 1 when drawn unseen.',
      red: 'Nobody holds it and nobody plays it.',
    }[kind];
    return {
      does:
        kind === 'green' || kind === 'red'
          ? `${RESOURCE_DOES[kind]} ${words}`
          : `${RESOURCE_DOES[kind]} ${kind === 'flavour' ? '' : words}`.trim(),
      when,
      brief: kind === 'glass' || kind === 'mixer' ? askersWords(found.askers, asked) : words,
      facts:
        kind === 'glass' || kind === 'mixer'
          ? [askersWords(found.askers, asked)]
          : kind === 'flavour'
            ? [fits.length > 0 ? `Bottles of yours that have it: ${cards(fits)}.` : 'No bottle in your hand has it.']
            : [],
      ...ask,
    };
  });
}

/** What the first of each means for the reader. Long: a note for each kind of event. */
function note(shown: AnyEvent, asked: Asked): FirstNote | undefined {
  const event = shown as Event;
  const said = (name: string, at: string, text: string): FirstNote => ({ name, at, text });
  const at = (seat: number): string => placeOf(seat, asked.seat);
  return about(asked.setting, () => {
    switch (event.type) {
      case 'struck':
        return said(
          'red',
          'resource-deck',
          `${card(event.event)} is a red event: it strikes whoever has the turn, the moment it is turned up. ${printed(event.event, asked.setting) ?? ''}`,
        );
      case 'served':
        return said(
          'served',
          at(event.seat),
          event.drink === 'perfect'
            ? `${subject(event.seat, asked, 'served', 'served')} the very bottle: a perfect drink. Another of its region would have been a substitute, for fewer points.`
            : `${subject(event.seat, asked, 'served', 'served')} another bottle of the region: a substitute, for fewer points than the very one.`,
        );
      case 'swapped':
        return said(
          'swapped',
          at(event.seat),
          'A guest was swapped away, usually for two bottles. Points and cards of a served guest would go too. When a guest of the market changes, both markets move on by one.',
        );
      case 'gifted':
        return said(
          'gifted',
          at(event.seat),
          'Sent off with a bottle as a gift: tokens at once, a point each, and a new guest for the chair.',
        );
      case 'rotated':
        return said(
          'rotated',
          'resource-deck',
          'The markets turn: the cards furthest from the decks are gone, the others move along, and new ones come.',
        );
      case 'guest-replaced':
        return said(
          'replaced',
          at(event.seat),
          "Somebody walked in and took a chair: the newcomer's icon says which. Only guests who have been served are safe.",
        );
      case 'caught':
        return said(
          'caught',
          at(event.seat),
          'Caught! A red event turned up, and whoever holds more than ten cards discards down to six.',
        );
      case 'trade-opened':
        return said(
          'trade',
          at(event.seat),
          'After every drink there is a trade: with whoever served, bottles for bottles or resources for resources.',
        );
      case 'end-near':
        return said('end', at(event.seat), 'The end is near: every other player has exactly one more turn.');
      default:
        return undefined;
    }
  });
}

export const en: Explained = { sheet, note };
