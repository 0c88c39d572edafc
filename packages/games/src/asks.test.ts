import type { Asked, Game, Setting } from '@taproom/engine';
import { describe, expect, test } from 'vitest';
import { closingTime } from './closing-time/index.js';
import { lastCall } from './last-call/index.js';
import { goesOnOf, type Match, matches, printedOn, askOf as sheddingAsk } from './shedding/ask.js';
import { CLOSING_TIME, type Edition, LAST_CALL } from './shedding/edition.js';
import { fits } from './shedding/legal.js';
import type { Table as SheddingTable } from './shedding/table.js';
import type { View as SheddingView } from './shedding/view.js';
import { type Situation, situations } from './situations.js';
import { lacking, askOf as whiskeyAsk } from './whiskey-times/ask.js';
import { resourceText, typesIn } from './whiskey-times/card-text.js';
import { gainOf, scoreOf, whiskeyTimes } from './whiskey-times/index.js';
import { missingFor } from './whiskey-times/serving.js';
import { PLACES, type Table as WhiskeyTable } from './whiskey-times/table.js';
import type { View as WhiskeyView } from './whiskey-times/view.js';
import { askOf as friendsAsk } from './with-friends/ask.js';
import { withFriends } from './with-friends/index.js';
import type { View as FriendsView } from './with-friends/view.js';

// What the page and the terminal say about a turn, compared with what the rules allow, at random tables.

/** A sentence for people, in both languages. */
function turnOf(game: Game, asked: Asked, where: string): string {
  const [english, german] = [game.words.en.turn(asked), game.words.de?.turn(asked) ?? ''];
  for (const said of [english, german]) {
    expect(said, where).toMatch(
      /^[A-ZÄÖÜ0-9"„](?!.*(undefined|NaN|\[object|[a-z]\/[a-z]|seat-\d|: \.|, \.| {2})).*[.!]$/,
    );
  }
  expect(german, where).not.toBe(english);
  return english;
}

/** Cards of the deck that go although what is said to match does not cover them, or the other way round. */
function wrongMatches(
  table: SheddingTable,
  setting: Setting,
  view: SheddingView,
  match: Match,
  edition: Edition,
): string[] {
  const { cards } = table;
  const top = printedOn(edition, view.top).kind;
  return cards.text.filter((card, face) => {
    const goesOn = goesOnOf(setting, card);
    const itself = goesOn.itself !== undefined && goesOn.itself === top;
    const goes = goesOn.anything === true || itself || matches(setting, card, match);
    // A standard card with anything that is named goes: "match red" is true of every plain red card.
    const { kind, suit, colour, shape } = printedOn(edition, card);
    const shares = suit === match.suit || colour === match.colour || shape === match.shape;
    return goes !== fits(table, cards.firstOf[face] as number) || (kind === 'standard' && shares !== goes);
  });
}

const SHEDDING = [
  { game: closingTime, edition: CLOSING_TIME },
  { game: lastCall, edition: LAST_CALL },
] as const;

describe.each(SHEDDING.map((each) => ({ ...each, name: each.game.name })))('$name', ({ game, edition }) => {
  const all = game as unknown as Game;

  test('what is said to match is what goes, for every card of the deck; what may be played is named', () => {
    const met = new Set<string>();
    const faults: string[] = [];
    for (const { table, asked, where } of situations(all, { sips: 2 }, 4, 8) as Iterable<Situation<SheddingTable>>) {
      const view = asked.view as SheddingView;
      const ask = sheddingAsk(asked.setting, view, asked.moves);
      met.add(ask.ask);
      const said = turnOf(all, asked, where);
      const plays = asked.moves.flatMap((line) => (line.startsWith('play ') ? [line.split(' ')[1] as string] : []));
      if (ask.ask === 'play') {
        faults.push(...wrongMatches(table, asked.setting, view, ask.match, edition).map((card) => `${where}: ${card}`));
        expect(ask.canMatch, where).toBe(plays.some((card) => matches(asked.setting, card, ask.match)));
        const besides = plays.filter((card) => !matches(asked.setting, card, ask.match));
        expect(new Set(ask.besides), where).toEqual(new Set(besides.map((card) => printedOn(edition, card).kind)));
        expect(/\b(draw|pass)\b/.test(said), where).toBe(asked.moves.includes('draw'));
      }
      if (ask.ask === 'chaser') {
        expect(said.includes('draw three'), where).toBe(asked.moves.includes('draw-three'));
        expect(ask.canMatch || ask.besides.length > 0, where).toBe(plays.length > 0);
      }
      if (ask.ask === 'cheers') expect(said.includes('sip'), where).toBe(asked.moves.includes('sip'));
      if (ask.ask === 'take-that') expect(ask.canAnswer, where).toBe(plays.length > 0);
      if (ask.ask === 'drawn') expect(plays, where).toContain(ask.card);
      if (ask.ask === 'wait')
        expect(
          asked.moves.every((line) => /^(catch|own-up)/.test(line)),
          where,
        ).toBe(true);
    }
    expect(faults).toEqual([]);
    expect([...met]).toEqual(expect.arrayContaining(['play', 'take-that', 'cheers', 'pass', 'wait']));
    expect([...met]).toEqual(expect.arrayContaining(edition.kinds.chaser === undefined ? ['drawn'] : ['chaser']));
  });

  test('no refusal offers what would be refused too, and a choosy card says what it goes on', () => {
    const said = new Map<string, string>();
    for (const { table, seat, asked, where } of situations(all, {}, 3, 6) as Iterable<Situation<SheddingTable>>) {
      const view = asked.view as SheddingView;
      if (!view.waiting.includes(seat)) continue;
      const lines = [
        'draw',
        'take',
        'sip',
        'draw-two',
        'draw-three',
        'keep',
        ...view.hand.map((card) => `play ${card}`),
      ];
      for (const line of lines) {
        const parsed = game.notation.parseMove(line, asked.setting as never);
        if (!parsed.ok) throw new Error(parsed.problem);
        const move = parsed.value[0] as number;
        const name = game.refuse(table as never, seat, move);
        if (name === undefined) continue;
        const sentence = game.words.en.refusal(name, { ...asked, move });
        said.set(name, sentence);
        const about = `${where}: ${line}: ${sentence}`;
        if (/(, or|:) draw\./.test(sentence)) expect(asked.moves, about).toContain('draw');
        if (/draw two/.test(sentence)) expect(asked.moves, about).toContain('draw-two');
        if (/draw three/.test(sentence)) expect(asked.moves, about).toContain('draw-three');
        if (/take (one|\d+) cards?/i.test(sentence)) expect(asked.moves, about).toContain('take');
        if (/keep it/.test(sentence)) expect(asked.moves, about).toContain('keep');
        if (line === 'play cheers' && name === 'does-not-match')
          expect(sentence).toMatch(/^Cheers goes only on red\. /);
      }
    }
    expect(said.get('does-not-match')).toBeDefined();
  });
});

describe('with-friends', () => {
  const game = withFriends as unknown as Game;

  test.each([{}, { wingman: true }, { 'double-deck': true }])(
    '%o: what is said is what may be bid and played',
    (options) => {
      const met = new Set<string>();
      for (const { asked, where } of situations(game, { ...options, rounds: 'quick' }, 4, 6)) {
        const ask = friendsAsk(asked.setting, asked.view as FriendsView, asked.moves);
        met.add(ask.ask);
        turnOf(game, asked, where);
        const plays = asked.moves.flatMap((line) => (line.startsWith('play ') ? [line.slice(5)] : []));
        const hand = [...new Set((asked.view as FriendsView).hand)].sort();
        if (ask.ask === 'bid') {
          const allowed = Array.from({ length: ask.most + 1 }, (_, n) => n).filter((n) => n !== ask.barred);
          expect([...asked.moves].sort(), where).toEqual(allowed.map((n) => `bid ${n}`).sort());
        }
        if (ask.ask === 'lead' || ask.ask === 'any') expect([...plays].sort(), where).toEqual(hand);
        if (ask.ask === 'follow') expect([...ask.cards].sort(), where).toEqual([...plays].sort());
        if (ask.ask === 'wait') expect(asked.moves, where).toEqual([]);
      }
      expect([...met].sort()).toEqual(['any', 'bid', 'follow', 'lead', 'wait']);
    },
  );
});

describe('whiskey-times', () => {
  const game = whiskeyTimes as unknown as Game;
  const HOUSES = [{}, { extended: true, caught: true }, { trading: true }, { stacking: true }];

  test.each(HOUSES)('%o: every kind of move that is legal is named, and nothing else', (options) => {
    const met = new Set<string>();
    for (const { table, seat, asked, where } of situations(game, options, 3, 5) as Iterable<Situation<WhiskeyTable>>) {
      const view = asked.view as WhiskeyView;
      const ask = whiskeyAsk(asked.setting, view, asked.moves);
      met.add(ask.ask);
      turnOf(game, asked, where);
      const verbs = new Set(asked.moves.map((line) => line.split(' ')[0]));
      const counted = (...named: (string | false)[]) => new Set(named.filter((verb) => verb !== false));
      switch (ask.ask) {
        case 'draw':
          expect(verbs, where).toEqual(counted((ask.bottles || ask.resources || ask.greens) && 'take', 'done'));
          break;
        case 'act':
          expect(verbs, where).toEqual(
            counted(
              ask.serve.length > 0 && 'serve',
              ask.gift && 'gift',
              ask.swap && 'swap',
              ask.events.length > 0 && 'play',
              'done',
            ),
          );
          break;
        case 'discard':
        case 'stack':
        case 'lose':
          expect(verbs, where).toEqual(counted('discard'));
          break;
        case 'give':
          expect(verbs, where).toEqual(counted('give'));
          break;
        case 'blind':
          expect(verbs, where).toEqual(counted('keep', 'reject'));
          break;
        case 'replace':
          expect(asked.moves.length, where).toBe((ask.deck ? 1 : 0) + (ask.market === undefined ? 0 : 1));
          if (ask.market !== undefined) expect(view.guestMarket, where).toContain(ask.market);
          break;
        case 'choose':
          expect([...asked.moves].sort(), where).toEqual(ask.bottles.map((bottle) => `choose ${bottle}`).sort());
          break;
        case 'wait':
          if (view.phase !== 'trade') expect(asked.moves, where).toEqual([]);
          break;
      }
      // What a drink is said to lack is what the rules miss.
      for (const [place, guest] of (view.guests[seat] ?? []).entries()) {
        if (view.served[seat]?.[place] || guest === 'empty') continue;
        const bits = missingFor(table, seat, table.guests[seat * PLACES + place] as number);
        const missing = typesIn(bits).map((type) => resourceText(table, type));
        expect(new Set(lacking(asked.setting, view, guest)), where).toEqual(new Set(missing));
      }
    }
    expect([...met]).toEqual(expect.arrayContaining(['draw', 'act', 'wait']));
  });

  test('what a drink or a gift is said to pay is what it pays', () => {
    let drinks = 0;
    const spare = whiskeyTimes.blank;
    for (const { table, seat, asked, where } of situations(game, {}, 3, 12) as Iterable<Situation<WhiskeyTable>>) {
      for (const line of asked.moves.filter((move) => /^(serve|gift)/.test(move))) {
        const parsed = whiskeyTimes.notation.parseMove(line, asked.setting as never);
        if (!parsed.ok) throw new Error(parsed.problem);
        const after = spare(asked.setting as never);
        whiskeyTimes.copy(after, table);
        for (const move of parsed.value) whiskeyTimes.apply(after, seat, move);
        const paid = scoreOf(after, seat) - scoreOf(table, seat);
        expect(gainOf(asked.setting as never, asked.view as WhiskeyView, line), `${where}: ${line}`).toBe(paid);
        if (line.startsWith('serve')) drinks++;
      }
    }
    expect(drinks).toBeGreaterThan(20);
  });
});
