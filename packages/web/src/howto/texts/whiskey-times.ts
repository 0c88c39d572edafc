import type { HowToTexts, Special } from '../texts.js';

const SPECIALS: readonly Special[] = [
  'toast-of-the-town',
  'any-old-jar',
  'whats-in-the-cupboard',
  'on-the-house',
  'cellar-key',
  'a-quiet-word',
  'tip-jar',
  'lost-and-found',
  'unexpected-visitor',
  'dropped-tray',
  'angels-share',
  'mice-in-the-pantry',
  'excise-officer',
  'a-very-long-story',
  'health-inspection',
  'seance-gone-wrong',
  'one-for-the-neighbour',
].map((card) => ({ card }));

export const howTo: HowToTexts = {
  en: {
    goal: 'Your guests are dead, opinionated and thirsty. Gather what each asks for and serve it. Most points win.',
    anatomy: [
      {
        card: 'oscar-wilde',
        name: 'A guest',
        parts: [
          'On the left what they ask for: a bottle by its number, a glass, and one to four ingredients',
          'Large number: points for a perfect drink. Small one: for a substitute, another bottle of the same region',
          'The gift: tokens when you send them off with that bottle, and with another of the region',
          'Four small cards: the place of the market they point at. Three: the chair they take when a red event sends them',
        ],
      },
      {
        card: 'bottle-17',
        name: 'A bottle',
        parts: ['Its number and its region', 'The icons are its flavour profiles'],
      },
      {
        card: 'flavour-cask-strength',
        name: 'A flavour',
        parts: ['Goes under a drink whose bottle has that profile: 2, 7, 15 or 25 points for one, two, three or four'],
      },
    ],
    turn: [
      {
        groups: [
          { cards: ['bottle-49'], caption: 'A bottle: 2' },
          { cards: ['ice', 'lime'], caption: 'A resource: 1' },
          { cards: ['tip-jar'], caption: 'A green event: 2' },
        ],
        text: '1. Draw for two points, from the markets or unseen from the decks. An unseen resource card costs 1, whatever it is. A red event strikes at once.',
      },
      {
        groups: [
          { cards: ['oscar-wilde'], caption: 'Your guest' },
          {
            cards: ['bottle-49', 'rocks', 'ice', 'ginger-ale', 'lime', 'cola'],
            caption: 'Bottle, glass and all ingredients: 18 points',
          },
        ],
        text: '2. Act as often as you like: serve a guest; send one off with a bottle as a gift and take tokens; swap one for two bottles; play green events.',
      },
      {
        groups: [{ cards: ['flavour-single-pot-still', 'flavour-cask-strength'], caption: 'Underneath' }],
        text: 'With a drink you may tuck flavour cards the bottle has, and bonus events. They count at the end.',
      },
      {
        groups: [{ cards: ['ice', 'ice', 'cola'], caption: 'Ten cards at most' }],
        text: '3. End your turn with ten cards at most. When a guest of the market changes, both markets move on by one.',
      },
    ],
    specials: SPECIALS,
    scoring: [
      'Each served guest: the perfect or the substitute points, the flavours and bonuses underneath.',
      'Each token: 1. Two served guests of yours who are drinking companions: 5.',
      'The end is near when somebody has served all their guests, at least one perfectly, or the last bottle is drawn: everyone else has one more turn.',
      'Ties: more perfect drinks, then more points on the guests, then more tokens.',
    ],
    tips: [
      'Look at what two of your guests both ask for, and take that first.',
      'A substitute now is often better than a perfect drink never.',
      'A guest you cannot please is worth a gift: tokens, and a new face.',
      'Unseen cards cost 1, but red events live in that deck.',
    ],
  },
  de: {
    goal: 'Deine Gäste sind tot, wählerisch und durstig. Besorg, was sie verlangen, und servier es. Die meisten Punkte gewinnen.',
    anatomy: [
      {
        card: 'oscar-wilde',
        name: 'Ein Gast',
        parts: [
          'Links, was verlangt wird: eine Flasche mit Nummer, ein Glas und eine bis vier Zutaten',
          'Große Zahl: Punkte für ein perfektes Getränk. Kleine: für Ersatz, eine andere Flasche der Region',
          'Das Geschenk: Marken beim Abschied mit dieser Flasche, und mit einer anderen der Region',
          'Vier kleine Karten: der Platz des Markts, auf den der Gast zeigt. Drei: der Stuhl, wenn ein rotes Ereignis ihn schickt',
        ],
      },
      { card: 'bottle-17', name: 'Eine Flasche', parts: ['Nummer und Region', 'Die Zeichen sind ihre Aromen'] },
      {
        card: 'flavour-cask-strength',
        name: 'Ein Aroma',
        parts: [
          'Kommt unter ein Getränk, dessen Flasche es hat: 2, 7, 15 oder 25 Punkte für eins, zwei, drei oder vier',
        ],
      },
    ],
    turn: [
      {
        groups: [
          { cards: ['bottle-49'], caption: 'Eine Flasche: 2' },
          { cards: ['ice', 'lime'], caption: 'Eine Zutat: 1' },
          { cards: ['tip-jar'], caption: 'Grünes Ereignis: 2' },
        ],
        text: '1. Zieh für zwei Punkte, von den Märkten oder verdeckt von den Stapeln. Eine verdeckte Zutatenkarte kostet 1, was immer sie ist. Ein rotes Ereignis trifft sofort.',
      },
      {
        groups: [
          { cards: ['oscar-wilde'], caption: 'Dein Gast' },
          {
            cards: ['bottle-49', 'rocks', 'ice', 'ginger-ale', 'lime', 'cola'],
            caption: 'Flasche, Glas und alle Zutaten: 18 Punkte',
          },
        ],
        text: '2. Handle, so oft du willst: Bedien einen Gast; verabschiede einen mit einer Flasche und nimm Marken; tausch einen gegen zwei Flaschen; spiel grüne Ereignisse.',
      },
      {
        groups: [{ cards: ['flavour-single-pot-still', 'flavour-cask-strength'], caption: 'Darunter' }],
        text: 'Unter ein Getränk darfst du Aromakarten legen, die die Flasche hat, und Bonus-Ereignisse. Sie zählen am Ende.',
      },
      {
        groups: [{ cards: ['ice', 'ice', 'cola'], caption: 'Höchstens zehn Karten' }],
        text: '3. Beende deinen Zug mit höchstens zehn Karten. Ändert sich ein Gast des Markts, rücken beide Märkte weiter.',
      },
    ],
    specials: SPECIALS,
    scoring: [
      'Jeder bediente Gast: die Punkte für perfekt oder Ersatz, dazu Aromen und Boni darunter.',
      'Jede Marke: 1. Zwei deiner bedienten Gäste, die gern zusammen trinken: 5.',
      'Das Ende ist nah, wenn jemand alle Gäste bedient hat, mindestens einen perfekt, oder die letzte Flasche gezogen ist: Für alle anderen noch ein Zug.',
      'Gleichstand: mehr perfekte Getränke, dann mehr Punkte auf den Gästen, dann mehr Marken.',
    ],
    tips: [
      'Sieh nach, was zwei deiner Gäste beide verlangen, und nimm das zuerst.',
      'Ersatz jetzt ist oft besser als perfekt nie.',
      'Ein Gast, den du nicht zufriedenstellst, ist ein Geschenk wert: Marken und ein neues Gesicht.',
      'Verdeckte Karten kosten 1, aber in dem Stapel wohnen die roten Ereignisse.',
    ],
  },
};
