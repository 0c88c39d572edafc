import type { AnyEvent, Outcome, Reader, Seat, Setting, Words } from '@taproom/engine';
import type { Cards } from '../cards.js';
import { type Event, FACE_DOWN_TEXT, HIDDEN } from '../events.js';
import type { Refusal } from '../refuse.js';
import { shippedCards } from '../shipped.js';
import type { View } from '../view.js';
import { BOTTLES, GUEST_NAMES, GUESTS, RESOURCE_NAMES, RESOURCES } from './cards.de.js';
import { cardsOf, printedIn } from './printed.js';
import { reasonIn } from './reasons.de.js';

// Karten.

const namesOfCards = new WeakMap<Cards, ReadonlyMap<string, string>>();

const SENTENCES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(GUESTS),
  ...Object.entries(BOTTLES).map(([number, note]): [string, string] => [`bottle-${number}`, note]),
  ...Object.entries(RESOURCES),
]);

/** What the cards of a table are called: in German where they are ours, by their own names where its card files have others. */
function namesOf(cards: Cards): ReadonlyMap<string, string> {
  const known = namesOfCards.get(cards);
  if (known) return known;
  const { guests, bottles, resources } = cards;
  const ours = shippedCards();
  const shipped = new Map([...ours.guests, ...ours.resources].map(({ slug, name }) => [slug, name]));
  const german = (slug: string, name: string, names: Readonly<Record<string, string>>): string =>
    shipped.get(slug) === name ? (names[slug] ?? name) : name;
  const names = new Map([
    ...guests.map(({ slug, name }): [string, string] => [slug, german(slug, name, GUEST_NAMES)]),
    ...bottles.map(({ number, name }): [string, string] => [`bottle-${number}`, `${name} (Nr. ${number})`]),
    ...resources.map(({ slug, name }): [string, string] => [slug, german(slug, name, RESOURCE_NAMES)]),
  ]);
  namesOfCards.set(cards, names);
  return names;
}

/** The names that the sentence being written uses. */
let spoken: ReadonlyMap<string, string> | undefined;

/** Writes a sentence about a table with that table's names for its cards; ours where no table is given. */
function about<Sentence>(setting: Setting | undefined, write: () => Sentence): Sentence {
  spoken = namesOf(cardsOf(setting));
  return write();
}

function card(text: string): string {
  if (text === HIDDEN) return 'eine Karte';
  if (text === FACE_DOWN_TEXT) return 'ein verdeckter Gast';
  if (text.startsWith(`${FACE_DOWN_TEXT} `)) return `${card(text.slice(FACE_DOWN_TEXT.length + 1))} (verdeckt)`;
  const known = spoken?.get(text);
  if (known !== undefined) return known;
  const words = text.split('-').map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`);
  return words.join(' ');
}

const cards = (texts: readonly string[]): string => and(texts.map(card));
const and = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const cardCount = (n: number): string => count(n, 'Karte', 'Karten');
const tokenCount = (n: number): string => count(n, 'Marke', 'Marken');
const drawPoints = (n: number): string => count(n, 'Ziehpunkt', 'Ziehpunkte');
/** Cards somebody took that the reader may not see. */
const unseen = (text: string, what: string): string => (text === HIDDEN ? what : card(text));

const nameOf = (seat: Seat, names: readonly string[]): string => names[seat] ?? `Platz ${seat + 1}`;
/** "Du" oder der Name, mit dem Verb für beide. */
const subject = (seat: Seat, { names, seat: reader }: Reader, you: string, other: string): string =>
  seat === reader ? `Du ${you}` : `${nameOf(seat, names)} ${other}`;
const dative = (seat: Seat, { names, seat: reader }: Reader): string => (seat === reader ? 'dir' : nameOf(seat, names));
const accusative = (seat: Seat, { names, seat: reader }: Reader): string =>
  seat === reader ? 'dich' : nameOf(seat, names);

const MARKETS: Readonly<Record<string, string>> = {
  guest: 'Gästemarkt',
  bottle: 'Flaschenmarkt',
  resource: 'Zutatenmarkt',
};
const DECKS: Readonly<Record<string, string>> = { guest: 'Gäste', bottle: 'Flaschen', resource: 'Zutaten' };
const LOSSES: Readonly<Record<string, readonly [string, string]>> = {
  glass: ['ein Glas', 'Gläser'],
  bottle: ['eine Flasche', 'Flaschen'],
  resource: ['eine Zutatenkarte', 'Zutatenkarten'],
};

function lossOf(what: string, n: number): string {
  const [one, many] = LOSSES[what] ?? ['eine Karte', 'Karten'];
  return n === 1 ? one : `${n} ${many}`;
}

// Ereignisse.

type Lines = { [E in Event as E['type']]: (event: E, reader: Reader) => string | undefined };

const LINES: Lines = {
  'laid-out': ({ guests }) => `Draußen warten ${cards(guests)}.`,
  dealt: ({ seat, hand, guests }, { seat: reader }) =>
    seat === reader ? `Deine Gäste sind ${cards(guests)}. Auf der Hand hast du ${cards(hand)}.` : undefined,
  'turn-began': ({ seat, points }, reader) =>
    points < 2
      ? `${subject(seat, reader, 'beginnst', 'beginnt')} mit nur ${count(points, 'Ziehpunkt', 'Ziehpunkten')}.`
      : `${subject(seat, reader, 'bist', 'ist')} dran.`,
  'slot-added': ({ slots }) => `Der Zutatenmarkt wächst auf ${count(slots, 'Platz', 'Plätze')}.`,
  took: ({ seat, card: taken, from }, reader) =>
    from === 'market'
      ? `${subject(seat, reader, 'nimmst', 'nimmt')} ${card(taken)} vom Markt.`
      : `${subject(seat, reader, 'ziehst', 'zieht')} ${unseen(taken, 'eine Karte, die sonst niemand sieht')}.`,
  filled: ({ market, card: laid }) => `Neu auf dem ${MARKETS[market] ?? market}: ${card(laid)}.`,
  reshuffled: ({ deck }) => `Die Ablage (${DECKS[deck] ?? deck}) wird neu gemischt.`,
  struck: ({ seat, event }, reader) => `${card(event)}! Es trifft ${accusative(seat, reader)}.`,
  ignored: ({ event }) => `Auch ${card(event)} taucht auf und wird höflich übersehen.`,
  caught: ({ seat, cards: held }, reader) =>
    `${subject(seat, reader, 'wirst', 'wird')} mit ${cardCount(held)} erwischt: herunter auf sechs.`,
  'guest-replaced': ({ seat, guest, out }, reader) =>
    `${card(guest)} kommt herein und nimmt bei ${dative(seat, reader)} den Stuhl von ${card(out)}.`,
  'guest-spared': ({ guest }) => `${card(guest)} findet den Stuhl besetzt, von jemandem mit Getränk, und geht wieder.`,
  'must-lose': ({ seat, what, cards: lost }, reader) =>
    `${subject(seat, reader, 'musst', 'muss')} ${lossOf(what, lost)} abgeben.`,
  discarded: ({ seat, card: thrown, onto }, reader) =>
    onto > 0
      ? `${subject(seat, reader, 'legst', 'legt')} ${card(thrown)} auf Platz ${onto} des Markts.`
      : `${subject(seat, reader, 'legst', 'legt')} ${card(thrown)} ab.`,
  'lost-tokens': ({ seat, tokens }, reader) =>
    tokens === 0
      ? `${subject(seat, reader, 'hast', 'hat')} keine Marken zu verlieren. Armut schützt.`
      : `${subject(seat, reader, 'verlierst', 'verliert')} ${tokenCount(tokens)}.`,
  'lost-points': ({ seat, now }, reader) =>
    `${subject(seat, reader, 'verlierst', 'verliert')} einen Ziehpunkt${now > 0 ? '' : ' des nächsten Zugs'}.`,
  'markets-swept': ({ cards: swept }) => `Vom Tresen gefegt: ${cards(swept)}.`,
  'guests-swept': ({ guests }) => (guests.length === 0 ? undefined : `Nach Hause geschickt: ${cards(guests)}.`),
  gave: ({ seat, to, card: given }, reader) =>
    `${subject(seat, reader, 'gibst', 'gibt')} ${dative(to, reader)} ${card(given)}.`,
  paid: ({ seat, bottles }, reader) => `${subject(seat, reader, 'zahlst', 'zahlt')} mit ${cards(bottles)}.`,
  'drew-guest': ({ seat, guest }, reader) =>
    guest === HIDDEN
      ? `${nameOf(seat, reader.names)} sieht sich einen neuen Gast an.`
      : `An der Tür: ${card(guest)}. Behalten oder abweisen?`,
  swapped: ({ seat, out, guest }, reader) =>
    `${card(out)} verlässt ${accusative(seat, reader)}; ${card(guest)} setzt sich dafür.`,
  rejected: ({ seat, guest, out }, reader) =>
    `${subject(seat, reader, 'weist', 'weist')} ${card(guest)} ab${out === 'empty' ? '' : `, und auf dem Markt weicht ${card(out)}`}.`,
  gifted: ({ seat, guest, bottle, tokens }, reader) =>
    `${subject(seat, reader, 'schickst', 'schickt')} ${card(guest)} mit ${card(bottle)} nach Hause, für ${tokenCount(tokens)}.`,
  invited: ({ seat, guest }, reader) =>
    `${subject(seat, reader, 'bittest', 'bittet')} ${guest === FACE_DOWN_TEXT ? 'einen verdeckten Gast' : card(guest)} herein.`,
  served: ({ seat, guest, bottle, drink, tucked }, reader) => {
    const extra = tucked.length === 0 ? '' : `, darunter ${cards(tucked)}`;
    const how = drink === 'perfect' ? 'Ein perfektes Getränk.' : 'Nicht ganz das Gewünschte, aber das Glas ist leer.';
    return `${subject(seat, reader, 'servierst', 'serviert')} ${card(bottle)} für ${card(guest)}${extra}. ${how}`;
  },
  untucked: ({ cards: lost }) => `Mit dem Gast gehen ${cards(lost)}.`,
  rotated: ({ cards: gone }) =>
    gone.length === 0 ? 'Die Märkte rücken weiter.' : `Die Märkte rücken weiter; fort: ${cards(gone)}.`,
  'stacks-swept': ({ cards: gone }) =>
    gone.length === 0 ? undefined : `Der Zutatenmarkt wird abgeräumt: ${cardCount(gone.length)} fort.`,
  played: ({ seat, event }, reader) => `${subject(seat, reader, 'spielst', 'spielt')} ${card(event)}.`,
  looked: ({ seat, bottles }, reader) =>
    seat === reader.seat
      ? `Im Keller: ${cards(bottles)}. Such eine aus.`
      : `${nameOf(seat, reader.names)} sieht sich ${count(bottles.length, 'Flasche', 'Flaschen')} an.`,
  chose: ({ seat, bottle, others }, reader) =>
    `${subject(seat, reader, 'behältst', 'behält')} ${unseen(bottle, 'eine davon')}${others.length === 0 ? '' : `; abgelegt: ${cards(others)}`}.`,
  'gained-tokens': ({ seat, tokens }, reader) => `${subject(seat, reader, 'nimmst', 'nimmt')} ${tokenCount(tokens)}.`,
  fetched: ({ seat, card: found }, reader) =>
    `${subject(seat, reader, 'fischst', 'fischt')} ${card(found)} aus der Ablage.`,
  'trade-opened': ({ seat }, reader) =>
    `Jetzt darf mit ${dative(seat, reader)} gehandelt werden: Flaschen gegen Flaschen, Zutaten gegen Zutaten.`,
  'offer-begun': () => undefined,
  'offer-gives': () => undefined,
  'offer-wants': () => undefined,
  offered: ({ seat, to, give, get }, reader) =>
    `${subject(seat, reader, 'bietest', 'bietet')} ${dative(to, reader)} ${cards(give)} für ${cards(get)}.`,
  traded: ({ seat, with: other, give, get }, reader) =>
    `Abgemacht: ${cards(give)} an ${accusative(other, reader)}, ${cards(get)} an ${accusative(seat, reader)}.`,
  declined: ({ seat, from }, reader) =>
    `${subject(seat, reader, 'lehnst', 'lehnt')} ${from === reader.seat ? 'dein Angebot' : `das Angebot von ${nameOf(from, reader.names)}`} ab.`,
  withdrawn: ({ seat }, reader) => `${subject(seat, reader, 'nimmst', 'nimmt')} das Angebot zurück.`,
  lapsed: ({ seat }, reader) =>
    `${seat === reader.seat ? 'Dein Angebot' : `Das Angebot von ${nameOf(seat, reader.names)}`} verfällt: Die Karten sind fort.`,
  'trade-ended': () => 'Genug gehandelt.',
  'end-near': ({ seat, reason }, reader) =>
    reason === 'all-served'
      ? `${subject(seat, reader, 'hast', 'hat')} alle bedient! Für die anderen noch je ein Zug.`
      : 'Die letzte Flasche ist aus dem Keller. Für die anderen noch je ein Zug.',
  ended: ({ scores }, { names }) =>
    `Der Abend ist vorbei: ${scores.map((score, seat) => `${nameOf(seat, names)} ${score}`).join(', ')}.`,
};

// Absagen.

type About = Parameters<Words['refusal']>[1];
type Seen = About & { readonly view: View };

const waitingNames = ({ view, names }: Seen): string => and(view.waiting.map((seat) => nameOf(seat, names)));

const REFUSALS: Readonly<Record<Refusal, (facts: Seen) => string>> = {
  'game-over': () => 'Der Abend ist vorbei; die Gäste sind wieder, wo sie herkamen.',
  'no-such-move': () => 'Diesen Zug gibt es nicht; sieh nach, was gerade geht.',
  'not-your-turn': (facts) => `Du bist nicht dran: Der Tisch wartet auf ${waitingNames(facts)}.`,
  'draw-first': ({ view }) =>
    `Erst wird gezogen: Gib deine ${drawPoints(view.points)} aus, oder sag „fertig“ und lass sie verfallen.`,
  'drawing-is-over': () =>
    'Deine Ziehpunkte sind ausgegeben; jetzt tausch, verschenk, servier, spiel ein grünes Ereignis oder sag „fertig“.',
  'discard-first': ({ view, seat }) =>
    view.phase === 'limit'
      ? `Du hast ${view.handSizes[seat] ?? 0} Karten und darfst 10 behalten: Leg erst ab.`
      : `Du musst erst ${cardCount(view.owed[seat] ?? 0)} ablegen.`,
  'nothing-to-discard': () =>
    'Gerade muss nichts abgelegt werden; Gläser und Zutaten gehen beim Servieren, Aromen mit dem Getränk.',
  'give-first': () => 'Gib erst eine Karte deiner Wahl nach links.',
  'stack-first': ({ view }) =>
    `Leg erst, was du gebraucht hast, Stück für Stück auf Plätze des Markts: ${cards([...view.placing])}.`,
  'keep-or-reject': ({ view }) =>
    `Entscheide erst über ${card(view.drawnGuest ?? FACE_DOWN_TEXT)}: behalten oder abweisen?`,
  'replace-first': () => 'Ein Stuhl ist leer: Hol erst einen Gast vom Stapel oder vom Markt.',
  'choose-first': ({ view }) => `Wähl erst eine von ${cards([...view.looked])}.`,
  'trade-first': ({ view, names, seat }) =>
    view.turn === seat
      ? 'Es wird gerade gehandelt: Mach Angebote, beantworte sie, oder beende den Handel.'
      : `Es wird gerade mit ${nameOf(view.turn, names)} gehandelt: Biete etwas an, antworte, oder warte.`,
  'not-now': () => 'Das geht in diesem Augenblick nicht; sieh nach, was gerade geht.',
  'not-enough-points': ({ view }) =>
    `Du hast ${drawPoints(view.points)}: Eine Flasche oder ein grünes Ereignis vom Markt kostet 2, jede andere Karte 1.`,
  'nothing-there': () => 'Da gibt es nichts zu holen; nimm einen anderen Platz oder Stapel.',
  'not-in-hand': () => 'Das hast du nicht; es zählen nur Karten aus der eigenen Hand.',
  'one-bottle-twice': () => 'Ein Tausch kostet zwei verschiedene Flaschen; du hast dieselbe zweimal genannt.',
  'already-served': () => 'Dieser Gast ist bedient und recht zufrieden; nimm einen, der noch wartet.',
  'not-their-taste': () =>
    'Das rührt dieser Gast nicht an: Es muss die Lieblingsflasche sein oder eine andere aus deren Region.',
  'glass-missing': () => 'Dir fehlt das richtige Glas; ein Joker-Glas ginge auch, wenn du es nennst.',
  'ingredient-missing': () => 'Dir fehlt eine Zutat; ein Joker kann für eine davon einspringen, wenn du ihn nennst.',
  'wild-not-needed': () => 'Du hast alles, was das Rezept verlangt; heb den Joker für einen schlechteren Abend auf.',
  'flavour-does-not-match': () => 'Dieses Aroma hat die Flasche nicht; eine Aromakarte muss zur Flasche passen.',
  'not-a-bonus': () => 'Nur Bonus-Ereignisse kommen unter einen Gast; spiel dieses für sich.',
  'serve-with-it': () => 'Dieses Ereignis gehört zu einem Getränk: Nenn es beim Servieren.',
  'not-in-discard': () => 'Das liegt nicht in der Ablage, oder es ist ein Ereignis; hol etwas, das dort liegt.',
  'not-looked-at': ({ view }) => `Behalten darfst du eine von ${cards([...view.looked])}.`,
  'wrong-kind': ({ view }) =>
    view.agenda.at(-1) === 'lose'
      ? 'Es muss ein Glas sein.'
      : view.agenda.at(-1) === 'lose 1'
        ? 'Es muss eine Flasche sein.'
        : 'Es muss eine Zutatenkarte sein, keine Flasche.',
  'say-onto': ({ view }) =>
    `Sag, wohin: Platz 1${view.resourceMarket.length > 1 ? ` bis ${view.resourceMarket.length}` : ''}. Hier stapelt sich Abgelegtes auf dem Markt.`,
  'no-such-slot': ({ view }) =>
    view.stacks.length === 0
      ? 'An diesem Tisch kommt Abgelegtes auf die Ablage, ohne Platz.'
      : `Der Markt hat die Plätze 1 bis ${view.stacks.length}; Flaschen und Ereignisse kommen auf ihre Ablage, ohne Platz.`,
  'no-trading': () => 'An diesem Tisch wird nicht gehandelt; die Hausregel heißt „Handel“.',
  'only-with-the-server': ({ view, names, seat }) =>
    view.turn === seat
      ? 'Mit dir selbst kannst du nicht handeln, so gut die Bedingungen auch wären.'
      : `Handeln geht nur mit ${nameOf(view.turn, names)}: Da wurde gerade serviert.`,
  'enough-offers': () => 'Du hast in diesem Handel drei Angebote gemacht; aufdringlicher darf man nicht sein.',
  'no-offer': () => 'Von dir liegt kein Angebot auf dem Tisch; mach erst eins.',
  'not-offered': () => 'So ein Angebot an dich gibt es nicht.',
  'bottles-for-bottles': () => 'Flaschen gibt es gegen Flaschen und Zutaten gegen Zutaten, nie gemischt.',
  'not-theirs': () => 'Soweit du wissen kannst, ist das dort nicht zu haben, oder nicht so viel davon.',
  'one-each-way': () => 'Ein Angebot braucht mindestens eine Karte in jede Richtung.',
  'cannot-pay': () => 'Du hast nicht alles, was verlangt wird; lehn ab, oder biete etwas anderes.',
  'only-the-server-ends': ({ view, names }) => `Nur ${nameOf(view.turn, names)} kann den Handel beenden.`,
};

// Züge.

const CARD_WORD = /^(bottle-\d+|[a-z0-9]+(-[a-z0-9]+)*)$/;
const inWords = (words: readonly string[]): string => and(words.filter((word) => CARD_WORD.test(word)).map(card));
const KINDS: Readonly<Record<string, string>> = { bottle: 'Flasche', resource: 'Zutat' };

/** A move on a button, from its notation. */
function move(text: string): string {
  const [verb = '', ...rest] = text.split(' ');
  const what = card(rest[0] ?? '');
  switch (verb) {
    case 'take': {
      const kind = KINDS[rest[0] ?? ''] ?? rest[0];
      return rest[1] === 'deck' ? `${kind} verdeckt ziehen` : `${kind} ${rest[1]} vom Markt nehmen`;
    }
    case 'done':
      return 'Fertig';
    case 'swap':
      return `Gast ${rest[1]} tauschen gegen ${changeWords(rest)}`;
    case 'keep':
      return 'Den neuen Gast behalten';
    case 'reject':
      return 'Den neuen Gast abweisen';
    case 'gift':
      return `Gast ${rest[1]} mit ${card(rest[2] ?? '')} nach Hause schicken`;
    case 'replace':
      return rest[1] === 'deck' ? 'Den obersten Gast vom Stapel hereinbitten' : 'Den Gast vom Markt hereinbitten';
    case 'serve':
      return `Gast ${rest[1]} bedienen: ${inWords(rest.slice(3))}`;
    case 'play':
      return playWords(rest);
    case 'discard':
      return `${what} ${rest[1] === 'onto' ? `auf Platz ${rest[2]} legen` : 'ablegen'}`;
    case 'give':
      return `${what} geben`;
    case 'want':
      return `${what} verlangen`;
    case 'choose':
      return `${what} wählen`;
    case 'offer':
      return offerWords(rest);
    case 'propose':
      return 'Das Angebot machen';
    case 'accept':
      return `Das Angebot von ${rest.join(' ')} annehmen`;
    case 'decline':
      return `Das Angebot von ${rest.join(' ')} ablehnen`;
    case 'withdraw':
      return 'Das Angebot zurücknehmen';
    case 'end-trade':
      return 'Den Handel beenden';
    default:
      return text;
  }
}

/** `guest 2 for market 3 with bottle-4 bottle-9` */
function changeWords(rest: readonly string[]): string {
  const from = rest[3] === 'deck' ? 'einen vom Stapel' : `Nummer ${rest[4]} des Markts`;
  const paid = rest.slice(rest.indexOf('with') + 1).map((bottle) => bottle.replace('bottle-', ''));
  return `${from}, bezahlt mit Nr. ${and(paid)}`;
}

/** `Bob`, or the whole offer at once: `Bob ice lime for soda`. */
function offerWords(rest: readonly string[]): string {
  const end = rest.lastIndexOf('for');
  if (end < 0) return `${rest.join(' ')} ein Angebot machen`;
  const start = rest.findIndex((word) => spoken?.has(word));
  return `${rest.slice(0, start).join(' ')} anbieten: ${cards(rest.slice(start, end))} für ${cards(rest.slice(end + 1))}`;
}

function playWords([event = '', ...rest]: readonly string[]): string {
  if (rest[0] === 'guest') return `${card(event)} spielen: Gast ${rest[1]} gegen ${changeWords(rest)}`;
  return `${card(event)} spielen${rest.length > 0 ? ` für ${cards(rest)}` : ''}`;
}

const ENDINGS: Readonly<Record<string, string>> = {
  'all-served': 'Alle Gäste sind bedient.',
  'no-bottles': 'Der Keller ist leer.',
  'nobody-perfect': 'Alle sind bedient, und niemand war entzückt.',
  standstill: 'Zehn Runden lang kam keine neue Flasche auf den Tisch, also schließt die Bar.',
};

function outcome({ places, scores, reason }: Outcome, reader: Reader): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const best = count(scores[winners[0] ?? 0] ?? 0, 'Punkt', 'Punkten');
  const [only] = winners;
  const who =
    winners.length === 1 && only !== undefined
      ? `${subject(only, reader, 'gewinnst', 'gewinnt')} mit ${best}.`
      : `${and(winners.map((seat) => nameOf(seat, reader.names)))} teilen sich den Sieg mit ${best}; den Rest klärt die Bar.`;
  return `${ENDINGS[reason] ?? ''} ${who}`.trim();
}

export const de: Words = {
  title: 'Whiskey Times: Famous Still',
  tagline: 'Deine Gäste sind tot, wählerisch und durstig. Bedien sie gut.',
  event: (shown: AnyEvent, reader) => {
    const line = LINES[shown.type as Event['type']] as
      | ((event: AnyEvent, reader: Reader) => string | undefined)
      | undefined;
    return about(reader.setting, () => line?.(shown, reader));
  },
  refusal: (name, facts) => about(facts.setting, () => (REFUSALS[name as Refusal] as (facts: About) => string)(facts)),
  card: (text, setting) => about(setting, () => card(text)),
  printed: (text, setting) => printedIn(SENTENCES, text, setting),
  move: (text, reader) => about(reader.setting, () => move(text)),
  reason: (reason, reader) => about(reader.setting, () => reasonIn(card)(reason)),
  options: {
    first: { name: 'Wer anfängt', says: 'Wer zuletzt eine Flasche abgestaubt hat, oder überlass es dem Zufall.' },
    bottles: { name: 'Flaschen', says: 'Wie viele Flaschen es gibt.' },
    'bottles 66': { name: '66', says: 'Alle, wie die Regionen es ergeben.' },
    'bottles 60': { name: '60', says: 'Je eine weniger aus den sechs größten Regionen. Niemand weiß, welche.' },
    extended: { name: 'Langer Abend', says: 'Je vier Gäste, zwei davon verdeckt.' },
    caught: {
      name: 'Erwischt!',
      says: 'Kein Handlimit, bis ein rotes Ereignis auftaucht und dich mit mehr als zehn Karten findet.',
    },
    trading: { name: 'Handel', says: 'Nach jedem Getränk darf mit der Person gefeilscht werden, die serviert hat.' },
    stacking: {
      name: 'Gestapelter Markt',
      says: 'Abgelegtes stapelt sich auf einem wachsenden Markt; ein neuer Gast fegt alles weg. Schneller und ganz anders.',
    },
  },
  outcome,
};
