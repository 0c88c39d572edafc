import type { AnyEvent, Outcome, Reader, Words } from '@taproom/engine';
import { type Event, FACE_DOWN_TEXT, HIDDEN } from '../events.js';
import { facts } from '../facts.js';
import { usualPoints } from '../options.js';
import { type InSight, inSight } from './in-sight.js';
import {
  about,
  accusative,
  and,
  card,
  cardCount,
  cards,
  count,
  DECKS,
  dative,
  isCard,
  lossOf,
  MARKETS,
  nameOf,
  SENTENCES,
  subject,
  tokenCount,
  unseen,
} from './names.de.js';
import { printedIn } from './printed.js';
import { reasonIn } from './reasons.de.js';
import { refusal, turn } from './turn.de.js';

// Ereignisse.

type Lines = { [E in Event as E['type']]: (event: E, reader: Reader) => string | undefined };

const LINES: Lines = {
  'laid-out': ({ guests }) => `Draußen warten ${cards(guests)}.`,
  dealt: ({ seat, hand, guests }, { seat: reader }) =>
    seat === reader ? `Deine Gäste sind ${cards(guests)}. Auf der Hand hast du ${cards(hand)}.` : undefined,
  'turn-began': ({ seat, points }, reader) =>
    points < usualPoints(reader)
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

// Züge.

const CARD_WORD = /^(bottle-\d+|[a-z0-9]+(-[a-z0-9]+)*)$/;
const inWords = (words: readonly string[]): string => and(words.filter((word) => CARD_WORD.test(word)).map(card));
const KINDS: Readonly<Record<string, string>> = { bottle: 'Flasche', resource: 'Zutat' };

/** A move on a button, from its notation. */
function move(text: string, reader: Reader): string {
  const [verb = '', ...rest] = text.split(' ');
  const what = card(rest[0] ?? '');
  const sight = inSight(reader);
  switch (verb) {
    case 'take':
      return takeWords(rest, sight);
    case 'done':
      return 'Fertig';
    case 'swap':
      return `${guestWords(rest[1], sight)} tauschen gegen ${changeWords(rest, sight)}`;
    case 'keep':
      return 'Den neuen Gast behalten';
    case 'reject':
      return 'Den neuen Gast abweisen';
    case 'gift':
      return `${guestWords(rest[1], sight)} mit ${card(rest[2] ?? '')} nach Hause schicken${paysWords(text, sight)}`;
    case 'replace':
      return rest[1] === 'deck' ? 'Den obersten Gast vom Stapel hereinbitten' : `${nextWords(sight)} hereinbitten`;
    case 'serve':
      return `${guestWords(rest[1], sight)} bedienen: ${inWords(rest.slice(3))}${paysWords(text, sight)}`;
    case 'play':
      return playWords(rest, sight);
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

function takeWords([market = '', slot]: readonly string[], sight: InSight): string {
  const kind = KINDS[market] ?? market;
  if (slot === 'deck') return `${kind} verdeckt ziehen`;
  const seen = sight.inMarket(market as 'bottle' | 'resource', slot);
  return seen === undefined ? `${kind} ${slot} vom Markt nehmen` : `${card(seen)} nehmen`;
}

function guestWords(place: string | undefined, sight: InSight): string {
  const guest = sight.ownGuest(place);
  return guest === undefined ? `Gast ${place}` : card(guest);
}

function nextWords({ nextGuest }: InSight): string {
  return nextGuest === undefined ? 'Den Gast vom Markt' : `${card(nextGuest)} vom Markt`;
}

function paysWords(line: string, sight: InSight): string {
  const paid = sight.pays(line);
  return paid === undefined ? '' : `, für ${count(paid, 'Punkt', 'Punkte')}`;
}

/** `guest 2 for market 3 with bottle-4 bottle-9` */
function changeWords(rest: readonly string[], sight: InSight): string {
  const seen = sight.inMarket('guest', rest[4]);
  const market = seen === undefined ? `Nummer ${rest[4]} des Markts` : card(seen);
  const from = rest[3] === 'deck' ? 'einen vom Stapel' : market;
  const paid = rest.slice(rest.indexOf('with') + 1).map((bottle) => bottle.replace('bottle-', ''));
  return `${from}, bezahlt mit Nr. ${and(paid)}`;
}

/** `Bob`, or the whole offer at once: `Bob ice lime for soda`. */
function offerWords(rest: readonly string[]): string {
  const end = rest.lastIndexOf('for');
  if (end < 0) return `${rest.join(' ')} ein Angebot machen`;
  const start = rest.findIndex((word) => isCard(word));
  return `${rest.slice(0, start).join(' ')} anbieten: ${cards(rest.slice(start, end))} für ${cards(rest.slice(end + 1))}`;
}

function playWords([event = '', ...rest]: readonly string[], sight: InSight): string {
  if (rest[0] === 'guest')
    return `${card(event)} spielen: ${guestWords(rest[1], sight)} gegen ${changeWords(rest, sight)}`;
  return `${card(event)} spielen${rest.length > 0 ? ` für ${cards(rest)}` : ''}`;
}

const ENDINGS: Readonly<Record<string, string>> = {
  'all-served': 'Eine Bar hatte keinen Gast mehr zu beglücken, und alle anderen noch einen letzten Zug.',
  'no-bottles': 'Die letzte Flasche hat den Keller verlassen, und das Licht ging an.',
  'nobody-perfect': 'Alle haben etwas bekommen, und niemand das, was bestellt war.',
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
  title: facts.title.de,
  tagline: facts.tagline.de,
  event: (shown: AnyEvent, reader) => {
    const line = LINES[shown.type as Event['type']] as
      | ((event: AnyEvent, reader: Reader) => string | undefined)
      | undefined;
    return about(reader.setting, () => line?.(shown, reader));
  },
  turn: (asked) => about(asked.setting, () => turn(asked)),
  refusal: (name, asked) => about(asked.setting, () => refusal(name, asked)),
  card: (text, setting) => about(setting, () => card(text)),
  printed: (text, setting) => printedIn(SENTENCES, text, setting),
  move: (text, reader) => about(reader.setting, () => move(text, reader)),
  reason: (reason, reader) => about(reader.setting, () => reasonIn(card)(reason)),
  editions: {
    second: {
      name: 'Zweite Ausgabe',
      says: 'Gesellschaft zählt: Wer allein kam, trinkt jetzt mit anderen seiner Zeit, und Paare zahlen dreimal so oft.',
    },
  },
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
    'opening-bottles': { name: 'Flaschen am Anfang', says: 'Wie viele Flaschen alle bekommen.' },
    'opening-resources': { name: 'Karten am Anfang', says: 'Wie viele Zutatenkarten alle bekommen.' },
    'draw-points': { name: 'Ziehpunkte', says: 'Mit wie vielen ein Zug beginnt.' },
    'hand-limit': { name: 'Handlimit', says: 'Wie viele Karten am Ende eines Zugs bleiben dürfen.' },
    'perfect-bonus': { name: 'Perfekte Getränke', says: 'Punkte dafür neben denen auf dem Gast.' },
    companions: {
      name: 'Gesellschaft',
      says: 'Punkte für je zwei Gäste, die gern zusammen trinken und beide bedient sind.',
    },
  },
  outcome,
};
