import type { HowToTexts, Special } from '../texts.js';

const SPECIALS: readonly Special[] = [
  'take-that/wine',
  'switch-it-up/beer',
  'about-face/neat',
  'cheers',
  'chaser',
  'lets-get-wild',
  'pass-the-bottle',
  'tough-break',
  'my-shout',
  'tell-me-your-woes',
].map((card) => ({ card }));

export const howTo: HowToTexts = {
  en: {
    goal: 'Everyone gets seven cards. Be the first to have none.',
    anatomy: [
      {
        card: 'wine/red/star',
        name: 'A plain card',
        parts: [
          'The glass: Wine, Rocks, Cocktail, Neat or Beer',
          'The shape, one of ten',
          'The colour, one of ten, each with a pattern of its own',
        ],
      },
      {
        card: 'take-that/wine',
        name: 'An event card',
        parts: [
          'Its drawing and its name say what it does',
          'Where it has a glass it goes on that glass; where it has a colour, on that colour; with neither it goes on anything',
        ],
      },
    ],
    turn: [
      {
        groups: [
          { cards: ['wine/red/star'], caption: 'On the pile', role: 'top' },
          {
            cards: ['wine/yellow/circle', 'beer/red/circle', 'neat/navy/star'],
            caption: 'Each of these goes',
            role: 'goes',
          },
          { cards: ['beer/navy/tree'], caption: 'This one does not', role: 'not' },
        ],
        text: 'Play one card that has the glass, the colour or the shape of the top card. Or draw one: that ends your turn, whatever it is.',
      },
      {
        groups: [
          { cards: ['lets-get-wild'], caption: 'Named: Beer', role: 'top' },
          { cards: ['beer/navy/tree', 'take-that/beer'], caption: 'Now Beer goes', role: 'goes' },
        ],
        text: 'After a wild or Switch It Up only the glass that was named counts.',
      },
      {
        groups: [{ cards: ['beer/red/circle', 'neat/navy/star'], caption: 'Two cards left' }],
        text: 'When you play your second-to-last card, call “Last call!” with it. Forget, and whoever notices before your next turn makes you draw two.',
      },
    ],
    specials: SPECIALS,
    scoring: [
      'Whoever has no cards left wins the round, and the winner begins the next one.',
      'In a match of several rounds, most rounds won takes it.',
    ],
    editions: [
      'After Cheers only red goes here; in Last Call it puts no limit on the next card.',
      'Here there is the Chaser; there is none in Last Call.',
      'What you draw ends your turn here; in Last Call it may be played at once.',
      'About Face is a card of its glass here; in Last Call it lies beside the pile and goes on anything.',
      'Tell Me Your Woes here, Trigger Troubles there, where the flipped card acts.',
    ],
    tips: [
      'Keep wilds for when nothing else goes.',
      'Watch who is down to one card: Take That, Cheers and About Face are for them.',
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
          'Das Glas: Wein, Tumbler, Cocktail, Neat oder Bier',
          'Die Form, eine von zehn',
          'Die Farbe, eine von zehn, jede mit eigenem Muster',
        ],
      },
      {
        card: 'take-that/wine',
        name: 'Eine Ereigniskarte',
        parts: [
          'Bild und Name sagen, was sie tut',
          'Zeigt sie ein Glas, geht sie auf dieses Glas; zeigt sie eine Farbe, auf diese Farbe; zeigt sie nichts davon, auf alles',
        ],
      },
    ],
    turn: [
      {
        groups: [
          { cards: ['wine/red/star'], caption: 'Auf dem Stapel', role: 'top' },
          {
            cards: ['wine/yellow/circle', 'beer/red/circle', 'neat/navy/star'],
            caption: 'Jede davon passt',
            role: 'goes',
          },
          { cards: ['beer/navy/tree'], caption: 'Diese nicht', role: 'not' },
        ],
        text: 'Spiel eine Karte, die Glas, Farbe oder Form der obersten hat. Oder zieh eine: Das beendet deinen Zug, was immer es ist.',
      },
      {
        groups: [
          { cards: ['lets-get-wild'], caption: 'Gewünscht: Bier', role: 'top' },
          { cards: ['beer/navy/tree', 'take-that/beer'], caption: 'Jetzt passt Bier', role: 'goes' },
        ],
        text: 'Nach einem Joker oder Switch It Up zählt nur das gewünschte Glas.',
      },
      {
        groups: [{ cards: ['beer/red/circle', 'neat/navy/star'], caption: 'Noch zwei Karten' }],
        text: 'Spielst du deine vorletzte Karte, ruf „Last Call!“ dazu. Vergisst du es und jemand merkt es vor deinem nächsten Zug, ziehst du zwei.',
      },
    ],
    specials: SPECIALS,
    scoring: [
      'Wer keine Karten mehr hat, gewinnt die Runde und fängt die nächste an.',
      'Geht es über mehrere Runden, gewinnt, wer die meisten gewonnen hat.',
    ],
    editions: [
      'Nach Cheers passt hier nur Rot; in Last Call darf alles folgen, was sonst auch passt.',
      'Hier gibt es den Chaser, in Last Call nicht.',
      'Was du ziehst, beendet hier deinen Zug; in Last Call darfst du es gleich spielen.',
      'About Face gehört hier zu seinem Glas; in Last Call liegt es neben dem Stapel und geht auf alles.',
      'Hier Tell Me Your Woes, dort Trigger Troubles, wo die umgedrehte Karte wirkt.',
    ],
    tips: [
      'Heb Joker auf, bis sonst nichts geht.',
      'Achte darauf, wer nur noch eine Karte hat: Dafür sind Take That, Cheers und About Face da.',
      'Einen Tough Break gibt man am besten weiter, wenn die Flasche herumgeht.',
      'Jedes Getränk zählt, auch Wasser. Wer keins hat, zieht stattdessen zwei.',
    ],
  },
};
