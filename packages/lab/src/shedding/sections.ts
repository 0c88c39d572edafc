import { fact, type Section } from '../report/model.js';
import { answer } from '../report/sections/effect.js';
import { percent, plain, spoken, titled } from '../report/wording.js';
import { momentsIn, type Tally } from '../simulate/tally.js';
import { WIN } from '../simulate/watcher.js';

/** What only the two Last Calls have: cards that come and go, and sips. */
export function sheddingSections(tally: Tally, labelOf: (card: string) => string): Section[] {
  return [cardsSection(tally, labelOf), flowSection(tally), sipsSection(tally)];
}

function cardsSection(tally: Tally, labelOf: (card: string) => string): Section {
  const shared = { unit: 'gain', scale: WIN, labelOf, axis: 'points of win rate more or less than others' } as const;
  const answers = [
    answer(tally, {
      ...shared,
      list: 'dealt',
      title: 'Dealt at the start',
      had: 'cards and kinds of card to be dealt at the start',
      expectedSays: 'as all',
      dealt: true,
    }),
    answer(tally, {
      ...shared,
      list: 'played',
      title: 'Played, against others who played as many cards',
      had: 'cards and kinds of card to play',
      expectedSays: 'as others',
      dealt: false,
    }),
    answer(tally, {
      ...shared,
      list: 'drew',
      title: 'Drawn, against others who drew as many cards',
      had: 'cards and kinds of card to draw',
      expectedSays: 'as others',
      dealt: true,
    }),
  ];
  return {
    id: 'cards',
    title: 'Which cards help, which hurt?',
    says: 'How much more or less often those win who had a card at least once. What is marked real allows for having asked about every card.',
    findings: answers.map(({ finding }) => finding),
    figures: answers.map(({ figure }) => figure),
  };
}

function flowSection(tally: Tally): Section {
  const rounds = tally.at('rounds');
  const perRound = (prefix: string, labelOf: (name: string) => string) =>
    tally
      .under(prefix)
      .map((name) => ({ label: labelOf(name), value: tally.at(prefix + name) / rounds }))
      .sort((a, b) => b.value - a.value);
  const drawn = perRound('drew/', spoken);
  const total = drawn.reduce((sum, { value }) => sum + value, 0);
  const own = tally.at('drew/turn') / rounds;
  const longest = tally.get('take-that/longest');
  const stacks = longest.reduce((sum, count) => sum + count, 0);
  const high = longest.slice(4).reduce((sum, count) => sum + count, 0);
  return {
    id: 'flow',
    title: 'Where do cards come from, and where do they go?',
    says: 'These games have no points: whoever gets rid of the cards wins. So this is about where cards come from and what is played.',
    findings: [
      fact(
        `${plain(total)} cards are drawn in a round; ${percent(own / total, 0)} of them because a player could not or would not play, the rest are somebody's doing.`,
      ),
      ...(stacks > 0
        ? [
            fact(
              `Take That is answered with Take That far enough for four cards or more in ${percent(high / rounds, 0)} of the rounds.`,
            ),
          ]
        : []),
    ],
    figures: [
      { kind: 'bars', title: 'Why cards are drawn', axis: 'cards a round', unit: 'number', rows: drawn },
      {
        kind: 'bars',
        title: 'What is played',
        axis: 'cards a round',
        unit: 'number',
        rows: perRound('played/', titled),
      },
    ],
  };
}

function sipsSection(tally: Tally): Section {
  const bins = tally.get('sips/bins');
  const games = bins.reduce((sum, count) => sum + count, 0);
  const mean = momentsIn(tally.get('sips')).mean;
  return {
    id: 'drinks',
    title: 'How much is sipped?',
    says: 'Sips of all players together, of whatever is in their glasses.',
    findings: [
      fact(`${plain(mean, 2)} sips a game; none at all in ${percent((bins[0] ?? 0) / games, 0)} of the games.`),
    ],
    figures: [
      {
        kind: 'histogram',
        title: 'Sips a game',
        axis: 'sips',
        unit: 'share',
        bins: bins.map((count, sips) => ({ from: sips, to: sips + 1, share: count / games })),
        names: bins.map((_, sips) => String(sips)),
      },
    ],
  };
}
