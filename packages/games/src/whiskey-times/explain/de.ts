import type { AnyEvent, Asked, CardSheet, Explained, FirstNote } from '@taproom/engine';
import { lacking } from '../ask.js';
import { FLAVOUR_POINTS, type ResourceCard } from '../cards.js';
import type { Event } from '../events.js';
import { houseOf } from '../options.js';
import type { View } from '../view.js';
import { about, card, cards, nameOf, SENTENCES } from '../words/names.de.js';
import { printedIn } from '../words/printed.js';
import { type AboutCard, type Asker, aboutCard, bestServing, bottleName, placeOf, resourceName } from './card.js';

const region = (word: string): string =>
  word === 'ireland' ? 'Irland' : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
const [, one, two, three, four] = FLAVOUR_POINTS;
const FLAVOURS = `Eine Aromakarte unter einem Getränk bringt ${one} Punkte, zwei verschiedene zusammen ${two}, drei ${three}, vier ${four}.`;
const onCard = (text: string, asked: Asked): string => printedIn(SENTENCES, text, asked.setting) ?? '';

function askerWords({ guest, seat, perfect, points }: Asker, asked: Asked): string {
  const where =
    seat === undefined ? 'wartet draußen' : seat === asked.seat ? 'bei dir' : `bei ${nameOf(seat, asked.names)}`;
  const pays = points === undefined ? '' : `: ${points} Punkte${perfect ? ', perfekt' : ', als Ersatz'}`;
  return `${card(guest)} (${where})${pays}`;
}
const askersWords = (askers: readonly Asker[], asked: Asked): string =>
  askers.length === 0
    ? 'Niemand, den du sehen kannst, will das gerade.'
    : `Gewünscht von ${askers.map((asker) => askerWords(asker, asked)).join('; ')}.`;

function guestSheet(found: AboutCard & { kind: 'guest' }, asked: Asked): CardSheet {
  const { guest, pairs, place, ask } = found;
  const { setting } = asked;
  const recipe = [guest.glass, ...guest.ingredients].map((type) => resourceName(setting, type));
  const missing = ask === undefined ? [] : lacking(setting, asked.view as View, guest.slug);
  const best = place === undefined ? undefined : bestServing(asked, place);
  const { companion } = guest;
  return {
    does: `Bringt ${guest.perfect} Punkte für ein perfektes Getränk, ${guest.substitute} für Ersatz. ${onCard(guest.slug, asked)}`.trim(),
    when: `Servier ${card(bottleName(setting, guest.bottle))}, oder als Ersatz eine andere Flasche aus der Region ${region(found.region)}, mit ${cards(recipe)}.`,
    facts: [
      ...(best === undefined ? [] : [`Jetzt serviert, mit allem, was du hast: ${best} Punkte.`]),
      ...(missing.length > 0 ? [`Dir fehlt noch: ${cards(missing)}.`] : []),
      ...(ask !== undefined && found.noBottle ? ['Eine passende Flasche hast du auch noch nicht.'] : []),
      FLAVOURS,
      ...(companion === undefined
        ? []
        : [
            `Trinkt gern in Gesellschaft: ${'guest' in companion ? card(companion.guest) : 'mit allen aus der Gruppe auf der Karte'}. Beide von dir bedient: ${houseOf(setting.options).companions} Punkte mehr.`,
          ]),
      ...(pairs.length > 0 ? [`An deinem Tisch: ${cards(pairs)}.`] : []),
      `Mit genau dieser Flasche verabschiedet: ${guest.giftPreferred} Marken; mit einer anderen der Region: ${guest.giftRegion}. Eine Marke ist ein Punkt.`,
      'Ein Tausch kostet zwei Flaschen; zwei aus einer Region bringen vier neue Gäste auf den Markt.',
      `Die vier kleinen Karten: Auf den Markt geschickt oder verabschiedet, zeigt dieser Gast dort auf Platz ${guest.marketIcon + 1}. Die drei: Deckt ihn ein rotes Ereignis auf, auf Stuhl ${guest.guestIcon + 1}.`,
    ],
    ...(ask !== undefined && { ask }),
  };
}

const RESOURCE_DOES: Readonly<Record<ResourceCard['kind'], string>> = {
  glass: 'Ein Glas. Jeder Gast verlangt eines.',
  mixer: 'Eine Zutat. Sie kommt ins Getränk, wenn ein Gast sie verlangt.',
  flavour: `Kommt unter ein Getränk, dessen Flasche dieses Aroma hat. ${FLAVOURS}`,
  green: 'Ein grünes Ereignis: Du behältst es und spielst es in deinem Zug nach dem Ziehen.',
  red: 'Ein rotes Ereignis: Es trifft, wer gerade dran ist, und zwar sofort.',
};

const flavoursOf = (n: number): string =>
  `${n === 1 ? 'Eine der Aromakarten passt' : `${n} der Aromakarten passen`} dazu.`;

function sheet(text: string, asked: Asked): CardSheet {
  return about(asked.setting, () => {
    const found = aboutCard(text, asked);
    const words = onCard(text, asked);
    if (!found) return { does: words, when: '', facts: [] };
    if (found.kind === 'guest') return guestSheet(found, asked);
    const ask = found.ask === undefined ? {} : { ask: found.ask };
    if (found.kind === 'bottle') {
      return {
        does: `Eine Flasche aus der Region ${region(found.region)}. ${words}`,
        when: `Kostet 2 Ziehpunkte. Servier sie, verschenk sie zum Abschied, oder bezahl damit einen Tausch. ${flavoursOf(found.bottle.profiles.length)}`,
        brief: askersWords(found.askers, asked),
        facts: [askersWords(found.askers, asked)],
        ...ask,
      };
    }
    const { card: resource, fits } = found;
    const { kind } = resource;
    const when = {
      glass: 'Kostet 1 Ziehpunkt. Es geht beim Servieren auf die Ablage.',
      mixer: 'Kostet 1 Ziehpunkt. Sie geht beim Servieren auf die Ablage.',
      flavour: 'Kostet 1 Ziehpunkt. Sie kommt beim Servieren dazu und bleibt unter dem Gast.',
      green: 'Kostet auf dem Markt 2 Ziehpunkte, verdeckt gezogen 1.',
      red: 'Niemand hat es auf der Hand, niemand spielt es.',
    }[kind];
    return {
      does: kind === 'flavour' ? RESOURCE_DOES[kind] : `${RESOURCE_DOES[kind]} ${words}`.trim(),
      when,
      brief: kind === 'glass' || kind === 'mixer' ? askersWords(found.askers, asked) : words,
      facts:
        kind === 'glass' || kind === 'mixer'
          ? [askersWords(found.askers, asked)]
          : kind === 'flavour'
            ? [fits.length > 0 ? `Deine Flaschen damit: ${cards(fits)}.` : 'Keine Flasche auf deiner Hand hat es.']
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
          `${card(event.event)} ist ein rotes Ereignis: Es trifft, wer gerade dran ist, sobald es aufgedeckt wird. ${onCard(event.event, asked)}`,
        );
      case 'served':
        return said(
          'served',
          at(event.seat),
          event.drink === 'perfect'
            ? 'Genau die richtige Flasche: ein perfektes Getränk. Eine andere der Region wäre Ersatz gewesen, für weniger Punkte.'
            : 'Eine andere Flasche der Region: Ersatz, für weniger Punkte als genau die richtige.',
        );
      case 'swapped':
        return said(
          'swapped',
          at(event.seat),
          'Ein Gast wurde weggetauscht, meist für zwei Flaschen. Bei bedienten Gästen gehen Punkte und Karten mit. Ändert sich ein Gast des Markts, rücken beide Märkte weiter.',
        );
      case 'gifted':
        return said(
          'gifted',
          at(event.seat),
          'Mit einer Flasche verabschiedet: sofort Marken, je ein Punkt, und ein neuer Gast für den Stuhl.',
        );
      case 'rotated':
        return said(
          'rotated',
          'resource-deck',
          'Die Märkte drehen sich: Was am weitesten vom Stapel liegt, ist fort, der Rest rückt nach, und Neues kommt.',
        );
      case 'guest-replaced':
        return said(
          'replaced',
          at(event.seat),
          'Jemand kommt herein und nimmt einen Stuhl: Welchen, sagt das Zeichen auf der neuen Karte. Nur bediente Gäste sind sicher.',
        );
      case 'caught':
        return said(
          'caught',
          at(event.seat),
          'Erwischt! Ein rotes Ereignis, und wer mehr als zehn Karten hat, legt bis auf sechs ab.',
        );
      case 'trade-opened':
        return said(
          'trade',
          at(event.seat),
          'Nach jedem Getränk wird gehandelt: Flaschen gegen Flaschen, Zutaten gegen Zutaten, mit der Person, die serviert hat.',
        );
      case 'end-near':
        return said('end', at(event.seat), 'Das Ende ist nah: Für alle anderen noch genau ein Zug.');
      default:
        return undefined;
    }
  });
}

export const de: Explained = { sheet, note };
