import type { HowToTexts, Special } from '../texts.js';

const SPECIALS: readonly Special[] = [
  'take-that/wine/navy',
  'switch-it-up/wine/pink',
  'cheers/beer/red',
  'about-face',
  'lets-get-wild',
  'pass-the-bottle',
  'tough-break',
  'my-shout',
  'trigger-troubles',
].map((card) => ({ card }));

export const howTo: HowToTexts = {
  en: {
    goal: 'Everyone gets seven cards. Be the first to have none.',
    anatomy: [
      {
        card: 'wine/red/star',
        name: 'A plain card',
        parts: [
          'The glass: Wine, Rocks, Copita, Cocktail or Beer',
          'The shape, one of ten',
          'The colour, one of ten, each with a pattern of its own',
        ],
      },
      {
        card: 'cheers/beer/red',
        name: 'An event card',
        parts: [
          'Its drawing and its name say what it does',
          'What it shows of glass and colour is what the next card matches; cards that show nothing go on anything',
        ],
      },
    ],
    turn: [
      {
        groups: [
          { cards: ['wine/red/star'], caption: 'On the pile', role: 'top' },
          {
            cards: ['wine/yellow/circle', 'beer/red/meeple', 'copita/yellow/star'],
            caption: 'Each of these goes',
            role: 'goes',
          },
          { cards: ['beer/navy/tree'], caption: 'This one does not', role: 'not' },
        ],
        text: 'Play one card that has the glass, the colour or the shape of the top card. Or draw one: if it goes you may play it at once, otherwise your turn is over.',
      },
      {
        groups: [
          { cards: ['wine/red/star'], caption: 'On the pile', role: 'top' },
          { cards: ['about-face', 'my-shout'], caption: 'Beside the pile', role: 'goes' },
        ],
        text: 'Sidesteps lie beside the pile. They go on anything, and what has to be matched stays as it is.',
      },
      {
        groups: [{ cards: ['beer/red/meeple', 'copita/yellow/star'], caption: 'Two cards left' }],
        text: 'When you play your second-to-last card, call “Last call!” with it. Forget, and whoever notices before your next turn makes you draw two.',
      },
    ],
    specials: SPECIALS,
    scoring: [
      'Whoever has no cards left wins the round, and the winner begins the next one.',
      'In a match of several rounds, most rounds won takes it.',
    ],
    editions: [
      'After Cheers anything that matches goes here; in Closing Time only red does.',
      'There is no Chaser here; Closing Time has one.',
      'What you draw may be played at once here; in Closing Time it ends your turn.',
      'About Face lies beside the pile here and goes on anything; in Closing Time it is a card of its glass.',
      'Trigger Troubles here, Tell Me Your Woes there, where the flipped card does nothing.',
    ],
    tips: [
      'Drawing is not so bad here: what you draw may be played at once.',
      'Keep wilds for when nothing else goes.',
      'A Tough Break is best passed on when the bottle goes round.',
      'Any beverage is a drink, and water counts. Without one you draw two instead.',
    ],
  },
  de: {
    goal: 'Alle bekommen sieben Karten. Wer zuerst keine mehr hat, gewinnt.',
    anatomy: [
      {
        card: 'wine/red/star',
        name: 'Eine einfache Karte',
        parts: [
          'Das Glas: Wein, Tumbler, Copita, Cocktail oder Bier',
          'Die Form, eine von zehn',
          'Die Farbe, eine von zehn, jede mit eigenem Muster',
        ],
      },
      {
        card: 'cheers/beer/red',
        name: 'Eine Ereigniskarte',
        parts: [
          'Bild und Name sagen, was sie tut',
          'Was sie an Glas und Farbe zeigt, muss die nächste Karte treffen; wer nichts zeigt, geht auf alles',
        ],
      },
    ],
    turn: [
      {
        groups: [
          { cards: ['wine/red/star'], caption: 'Auf dem Stapel', role: 'top' },
          {
            cards: ['wine/yellow/circle', 'beer/red/meeple', 'copita/yellow/star'],
            caption: 'Jede davon passt',
            role: 'goes',
          },
          { cards: ['beer/navy/tree'], caption: 'Diese nicht', role: 'not' },
        ],
        text: 'Spiel eine Karte, die Glas, Farbe oder Form der obersten hat. Oder zieh eine: Passt sie, darfst du sie gleich spielen, sonst ist dein Zug vorbei.',
      },
      {
        groups: [
          { cards: ['wine/red/star'], caption: 'Auf dem Stapel', role: 'top' },
          { cards: ['about-face', 'my-shout'], caption: 'Neben dem Stapel', role: 'goes' },
        ],
        text: 'Manche Karten kommen neben den Stapel. Sie gehen auf alles, und was passen muss, bleibt, wie es ist.',
      },
      {
        groups: [{ cards: ['beer/red/meeple', 'copita/yellow/star'], caption: 'Noch zwei Karten' }],
        text: 'Spielst du deine vorletzte Karte, ruf „Last Call!“ dazu. Vergisst du es und jemand merkt es vor deinem nächsten Zug, ziehst du zwei.',
      },
    ],
    specials: SPECIALS,
    scoring: [
      'Wer keine Karten mehr hat, gewinnt die Runde und fängt die nächste an.',
      'Geht es über mehrere Runden, gewinnt, wer die meisten gewonnen hat.',
    ],
    editions: [
      'Nach Cheers passt hier alles, was sonst auch passt; in Closing Time nur Rot.',
      'Einen Chaser gibt es hier nicht, in Closing Time schon.',
      'Was du ziehst, darfst du hier gleich spielen; in Closing Time beendet es deinen Zug.',
      'About Face liegt hier neben dem Stapel und geht auf alles; in Closing Time gehört es zu seinem Glas.',
      'Hier Trigger Troubles, dort Tell Me Your Woes, wo die umgedrehte Karte nichts tut.',
    ],
    tips: [
      'Ziehen ist hier nicht so schlimm: Was passt, darfst du gleich spielen.',
      'Heb Joker auf, bis sonst nichts geht.',
      'Einen Tough Break gibt man am besten weiter, wenn die Flasche herumgeht.',
      'Jedes Getränk zählt, auch Wasser. Wer keins hat, zieht stattdessen zwei.',
    ],
  },
};
