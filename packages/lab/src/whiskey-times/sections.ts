import type { WhiskeyCards } from '@taproom/games/whiskey-times';
import { type Bars, type Dot, type Dots, fact, type Section } from '../report/model.js';
import { answer } from '../report/sections/effect.js';
import { listed, percent, plain, spoken } from '../report/wording.js';
import { momentsIn, type Tally } from '../simulate/tally.js';
import { WIN } from '../simulate/watcher.js';
import { benjaminiHochberg } from '../statistics/many.js';
import { LEVEL } from '../statistics/mean.js';
import { proportionTest, wilson } from '../statistics/proportion.js';
import { drawPointsFor } from './groups.js';

/** What only Whiskey Times has: guests, bottles, companions, events. */
export function whiskeySections(tally: Tally, cards: WhiskeyCards, labelOf: (card: string) => string): Section[] {
  return [
    guestsSection(tally, cards, labelOf),
    companionsSection(tally, cards),
    bottlesSection(tally, cards, labelOf),
    eventsSection(tally, cards, labelOf),
    pointsSection(tally),
  ];
}

const gain = { unit: 'gain', scale: WIN, axis: 'points of win rate more or less than others' } as const;

/** What is asked of the cards somebody had: how much more often they win than others. */
const ASKED = {
  guestDealt: {
    ...gain,
    list: 'guests',
    title: 'Dealt at the start',
    had: 'guests to be dealt at the start',
    expectedSays: 'as all',
    dealt: true,
  },
  guestServed: {
    ...gain,
    list: 'served',
    title: 'Served at the end, against others who served as many',
    had: 'guests to have served',
    expectedSays: 'as others',
    dealt: false,
  },
  bottleDealt: {
    ...gain,
    list: 'bottles',
    title: 'Dealt at the start',
    had: 'bottles to be dealt at the start',
    expectedSays: 'as all',
    dealt: true,
  },
  bottleTaken: {
    ...gain,
    list: 'took',
    title: 'Taken later, against others who took as many',
    had: 'bottles to take',
    expectedSays: 'as others',
    dealt: false,
  },
  eventStruck: {
    ...gain,
    list: 'struck',
    title: 'Struck by it, against others struck as often',
    had: 'red events to be struck by',
    expectedSays: 'as others',
    dealt: true,
  },
  eventGot: {
    ...gain,
    list: 'got',
    title: 'Got it by chance, against others who got as many',
    had: 'green events to be dealt or to draw unseen',
    expectedSays: 'as others',
    dealt: true,
  },
  eventUsed: {
    ...gain,
    list: 'greens',
    title: 'Used it, against others who used as many',
    had: 'green events to use',
    expectedSays: 'as others',
    dealt: false,
  },
} as const;

function guestsSection(tally: Tally, cards: WhiskeyCards, labelOf: (card: string) => string): Section {
  const all = cards.guests.map(({ slug, name }) => ({
    slug,
    name,
    seated: tally.at(`guest/seated/${slug}`),
    served: served(tally, slug),
  }));
  const seated = all.reduce((sum, guest) => sum + guest.seated, 0);
  const overall = all.reduce((sum, guest) => sum + guest.served, 0) / seated;
  const chances = benjaminiHochberg(
    all.filter((guest) => guest.seated > 0).map((guest) => proportionTest(guest.served, guest.seated, overall)),
  );
  const rows = all
    .filter((guest) => guest.seated > 0)
    .map((guest, i) => shareRow(guest, chances[i] as number))
    .sort((a, b) => b.value - a.value);
  const never = all.filter((guest) => guest.seated > 0 && guest.served === 0).map(({ name }) => name);
  const absent = all.filter((guest) => guest.seated === 0).map(({ name }) => name);
  const effort = effortBars(tally, cards);
  const dealt = answer(tally, { ...ASKED.guestDealt, labelOf });
  const kept = answer(tally, { ...ASKED.guestServed, labelOf });
  const figure: Dots = {
    kind: 'dots',
    title: 'Who gets a drink?',
    axis: 'served, of the times a guest sat down',
    unit: 'share',
    expected: overall,
    expectedSays: 'all guests',
    rows,
    draw: 16,
  };
  return {
    id: 'guests',
    title: 'Which guests are too good, and who is never served?',
    says: 'How often a guest who sits down in front of somebody gets a drink, and how often those win who have them.',
    findings: [
      fact(
        `${percent(overall, 0)} of the guests who sit down are served, most often ${nameRows(rows.slice(0, 3))}, least often ${nameRows(rows.slice(-3).reverse())}.`,
      ),
      fact(
        `Most for the effort, in points for each draw point of the drink: ${nameValues(effort.rows.slice(0, 3))}; least: ${nameValues(effort.rows.slice(-3).reverse())}.`,
      ),
      ...(never.length > 0 ? [fact(`Never served: ${listed(never)}.`)] : []),
      ...(absent.length > 0 ? [fact(`Never sat down at all: ${listed(absent)}.`)] : []),
      dealt.finding,
      kept.finding,
    ],
    figures: [figure, effort, dealt.figure, kept.figure],
  };
}

/** What a guest brings for what it takes: points and tokens each time they sat down, for each draw point of the drink. */
function effortBars(tally: Tally, cards: WhiskeyCards): Bars {
  const rows = cards.guests.flatMap(({ slug, name, perfect, substitute, giftRegion, ingredients }) => {
    const seated = tally.at(`guest/seated/${slug}`);
    if (seated === 0) return [];
    const points =
      perfect * tally.at(`guest/perfect/${slug}`) +
      substitute * tally.at(`guest/substitute/${slug}`) +
      giftRegion * tally.at(`guest/gifted/${slug}`);
    return [{ label: name, value: points / seated / drawPointsFor(ingredients.length) }];
  });
  return {
    kind: 'bars',
    title: 'Value for effort',
    axis: 'points each time they sat down, for each draw point that their drink takes',
    unit: 'number',
    rows: rows.sort((a, b) => b.value - a.value),
    draw: 16,
  };
}

const nameValues = (rows: readonly { readonly label: string; readonly value: number }[]): string =>
  listed(rows.map(({ label, value }) => `${label} (${plain(value, 2)})`));

const served = (tally: Tally, slug: string): number =>
  tally.at(`guest/perfect/${slug}`) + tally.at(`guest/substitute/${slug}`);

const nameRows = (rows: readonly Dot[]): string =>
  listed(rows.map(({ label, value }) => `${label} (${percent(value, 0)})`));

function shareRow({ name, served: drinks, seated: times }: Seated, chance: number): Dot {
  const { share, low, high } = wilson(drinks, times);
  return { label: name, value: share, low, high, real: chance < 1 - LEVEL, count: times };
}

interface Seated {
  readonly name: string;
  readonly seated: number;
  readonly served: number;
}

function companionsSection(tally: Tally, cards: WhiskeyCards): Section {
  const rows = cards.guests
    .map(({ slug, name }) => ({ name, kept: tally.at(`guest/kept/${slug}`), pairs: tally.at(`companion/${slug}`) }))
    .filter(({ kept }) => kept > 0);
  const choosy = cards.guests.filter(({ companion }) => companion !== undefined);
  const lonely = choosy.filter(({ slug }) => tally.at(`companion/${slug}`) === 0).map(({ name }) => name);
  const drinks = rows.reduce((sum, { kept }) => sum + kept, 0);
  const pairs = rows.reduce((sum, each) => sum + each.pairs, 0);
  const bars: Bars = {
    kind: 'bars',
    title: 'Companions found',
    axis: 'companions for each time a guest was served',
    unit: 'number',
    rows: rows
      .map(({ name, kept, pairs: paid }) => ({ label: name, value: paid / kept }))
      .sort((a, b) => b.value - a.value),
    draw: 16,
  };
  return {
    id: 'companions',
    title: 'Do companions meet?',
    says: 'How often a served guest sits with someone they drink with, which is worth points for each pair.',
    findings: [
      fact(`A served guest finds ${plain(pairs / drinks, 2)} companions on average.`),
      ...(lonely.length > 0 ? [fact(`They name a companion and never once drank with one: ${listed(lonely)}.`)] : []),
    ],
    figures: [bars],
  };
}

function bottlesSection(tally: Tally, cards: WhiskeyCards, labelOf: (card: string) => string): Section {
  const uses = ['perfect', 'substitute', 'gifted', 'paid', 'discarded'] as const;
  const totals = uses.map((use) => ({
    use,
    count: tally.under(`bottle/${use}/`).reduce((sum, name) => sum + tally.at(`bottle/${use}/${name}`), 0),
  }));
  const all = totals.reduce((sum, { count }) => sum + count, 0);
  const names: Readonly<Record<string, string>> = {
    perfect: 'Poured as the preferred bottle',
    substitute: 'Poured as a substitute',
    gifted: 'Given to a guest',
    paid: 'Paid for another guest',
    discarded: 'Thrown away',
  };
  const poured = cards.bottles.map(({ number, name }) => ({
    label: name,
    value:
      (tally.at(`bottle/perfect/bottle-${number}`) + tally.at(`bottle/substitute/bottle-${number}`)) /
      tally.at('watched'),
  }));
  const wanted = new Set(cards.guests.map(({ bottle }) => bottle));
  const unwanted = cards.bottles.filter((_, bottle) => !wanted.has(bottle)).length;
  const dealt = answer(tally, { ...ASKED.bottleDealt, labelOf });
  const took = answer(tally, { ...ASKED.bottleTaken, labelOf });
  return {
    id: 'bottles',
    title: 'Which bottles are good to have?',
    says: 'What becomes of bottles, and how often those win who had one.',
    findings: [
      fact(
        `Of all bottles that are used, ${listed(totals.map(({ use, count }) => `${percent(count / all, 0)} are ${(names[use] as string).toLowerCase()}`))}.`,
      ),
      fact(`${unwanted} of the ${cards.bottles.length} bottles are nobody's favourite.`),
      dealt.finding,
      took.finding,
    ],
    figures: [
      {
        kind: 'bars',
        title: 'What becomes of a bottle',
        axis: 'share of bottles used',
        unit: 'share',
        rows: totals.map(({ use, count }) => ({ label: names[use] as string, value: count / all })),
      },
      {
        kind: 'bars',
        title: 'Poured',
        axis: 'drinks a game',
        unit: 'number',
        rows: poured.sort((a, b) => b.value - a.value),
        draw: 16,
      },
      dealt.figure,
      took.figure,
    ],
  };
}

function eventsSection(tally: Tally, cards: WhiskeyCards, labelOf: (card: string) => string): Section {
  const watched = tally.at('watched');
  const often = (kind: 'red' | 'green'): Bars => ({
    kind: 'bars',
    title: kind === 'red' ? 'Red events that strike' : 'Green events that are used',
    axis: 'times a game',
    unit: 'number',
    rows: cards.resources
      .filter((card) => card.kind === kind)
      .map(({ slug, name }) => ({ label: name, value: tally.at(`${kind}/${slug}`) / watched }))
      .sort((a, b) => b.value - a.value),
  });
  const struck = answer(tally, { ...ASKED.eventStruck, labelOf });
  const got = answer(tally, { ...ASKED.eventGot, labelOf });
  const used = answer(tally, { ...ASKED.eventUsed, labelOf });
  const flavours = cards.resources
    .filter(({ kind }) => kind === 'flavour')
    .map(({ slug, name }) => ({ label: name, value: tally.at(`tucked/${slug}`) / watched }));
  return {
    id: 'events',
    title: 'What do events and flavours do?',
    says: 'How often each event happens and each flavour is used, and how often those win whom it happened to.',
    findings: [struck.finding, got.finding, used.finding],
    figures: [
      often('red'),
      often('green'),
      struck.figure,
      got.figure,
      used.figure,
      {
        kind: 'bars',
        title: 'Flavours under a drink',
        axis: 'times a game',
        unit: 'number',
        rows: flavours.sort((a, b) => b.value - a.value),
      },
    ],
  };
}

function pointsSection(tally: Tally): Section {
  const players = tally.get('score')[0] ?? 0;
  const rows = tally
    .under('points/')
    .map((source) => ({ label: SOURCES[source] ?? spoken(source), value: tally.at(`points/${source}`) / players }))
    .sort((a, b) => b.value - a.value);
  const total = rows.reduce((sum, { value }) => sum + value, 0);
  const [most] = rows;
  const drinks = momentsIn(tally.get('drinks')).mean;
  return {
    id: 'points',
    title: 'Where do points come from?',
    says: 'What a host has at the end of an evening on average, and for what; and how many drinks are served.',
    findings: [
      fact(
        `${plain(total)} points a player; ${percent((most?.value ?? 0) / total, 0)} of them from ${most?.label.toLowerCase()}.`,
      ),
      fact(`${plain(drinks)} drinks are served in an evening, all players together.`),
    ],
    figures: [{ kind: 'bars', title: 'Points by source', axis: 'points a player', unit: 'number', rows }],
  };
}

const SOURCES: Readonly<Record<string, string>> = {
  perfect: 'Perfect drinks',
  substitute: 'Substitutes',
  flavours: 'Flavours under a drink',
  bonuses: 'Bonus cards under a drink',
  tokens: 'Tokens, mostly for gifts',
  companions: 'Companions',
};
