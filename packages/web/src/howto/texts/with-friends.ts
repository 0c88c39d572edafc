import type { HowToTexts } from '../texts.js';

export const howTo: HowToTexts = {
  en: {
    goal: 'Say how many tricks you will win, then win exactly that many. Most points after the last round win.',
    anatomy: [
      { card: 'wine-7', name: 'A number', parts: ['The glass is the suit', 'The number is its rank, 1 to 11'] },
      {
        card: 'wine-mixer',
        name: 'A Mixer',
        parts: [
          'The large glass is its suit: the 13, above the 11',
          'The small glass: when that suit is trump, this is the 12 of trumps and nothing else',
        ],
      },
      { card: 'bar', name: 'A Bar Card', parts: ['Beats everything; it counts as a trump'] },
    ],
    turn: [
      {
        groups: [{ cards: ['beer-4'], caption: 'Turned up: Beer is trump' }],
        text: 'Cards are dealt, three in the first round, and one more is turned up: its suit is trump. A Bar Card there means no trumps.',
      },
      {
        groups: [{ cards: ['wine-11', 'beer-9', 'rocks-2'], caption: 'Perhaps two tricks?' }],
        text: 'Everyone in turn bids how many tricks they will win. The dealer bids last and may not say the number that makes the bids add up to the tricks there are.',
      },
      {
        groups: [
          { cards: ['wine-5'], caption: 'Led' },
          { cards: ['wine-11'], caption: 'Follows, higher' },
          { cards: ['beer-2'], caption: 'Had no Wine: trumps, and wins' },
        ],
        text: 'Left of the dealer leads the first trick. Follow the suit if you can; otherwise play anything. The highest trump wins, without one the highest of the suit led. The winner leads the next.',
      },
    ],
    specials: [
      { card: 'wine-mixer', text: 'The 13 of its large glass; the 12 of trumps when its small glass is trump.' },
      {
        card: 'bar',
        text: 'Beats every card. Of two Bar Cards in a trick the later wins. It follows when trump is led, and must be played if it is your only trump.',
      },
    ],
    scoring: [
      'Exactly what you bid: 10 points, and 1 for each trick. Zero bid and none won is 10.',
      'Anything else: nothing.',
      'Rounds go from 3 cards up to 10 and back to 3, or fewer if you agreed on fewer.',
      'Wingman: you bid on your hand and someone else plays it; both of you score when it comes out right.',
    ],
    tips: [
      'Count trumps and Mixers first: those are your tricks.',
      'Zero is a fine bid with low cards and no trump.',
      'When you have what you bid, throw away your high cards on tricks somebody else wins.',
      'Watch who cannot follow: that suit is not safe any more.',
    ],
  },
  de: {
    goal: 'Sag an, wie viele Stiche du holst, und hol genau so viele. Nach der letzten Runde gewinnen die meisten Punkte.',
    anatomy: [
      { card: 'wine-7', name: 'Eine Zahl', parts: ['Das Glas ist die Sorte', 'Die Zahl ist der Rang, 1 bis 11'] },
      {
        card: 'wine-mixer',
        name: 'Ein Mixer',
        parts: [
          'Das große Glas ist seine Sorte: die 13, über der 11',
          'Das kleine Glas: Ist diese Sorte Trumpf, ist er die Trumpf-12 und sonst nichts',
        ],
      },
      { card: 'bar', name: 'Eine Bar-Karte', parts: ['Schlägt alles; sie zählt als Trumpf'] },
    ],
    turn: [
      {
        groups: [{ cards: ['beer-4'], caption: 'Aufgedeckt: Bier ist Trumpf' }],
        text: 'Karten werden gegeben, drei in der ersten Runde, und eine wird aufgedeckt: Ihr Glas ist Trumpf. Liegt dort eine Bar-Karte, gibt es keinen Trumpf.',
      },
      {
        groups: [{ cards: ['wine-11', 'beer-9', 'rocks-2'], caption: 'Vielleicht zwei Stiche?' }],
        text: 'Reihum wird angesagt, wie viele Stiche es werden. Wer gibt, sagt zuletzt und darf nicht die Zahl nennen, mit der alle Ansagen zusammen aufgehen.',
      },
      {
        groups: [
          { cards: ['wine-5'], caption: 'Ausgespielt' },
          { cards: ['wine-11'], caption: 'Bedient, höher' },
          { cards: ['beer-2'], caption: 'Kein Wein: sticht und gewinnt' },
        ],
        text: 'Links von der Person, die gibt, wird ausgespielt. Bediene, wenn du kannst, sonst spiel, was du willst. Der höchste Trumpf gewinnt, ohne Trumpf die höchste Karte des ausgespielten Glases. Wer gewinnt, spielt als Nächstes aus.',
      },
    ],
    specials: [
      { card: 'wine-mixer', text: 'Die 13 des großen Glases; die Trumpf-12, wenn das kleine Glas Trumpf ist.' },
      {
        card: 'bar',
        text: 'Schlägt jede Karte. Von zwei Bar-Karten im Stich gewinnt die spätere. Sie bedient Trumpf und muss dann gespielt werden, wenn sie dein einziger ist.',
      },
    ],
    scoring: [
      'Genau getroffen: 10 Punkte und 1 für jeden Stich. Null angesagt und keinen geholt sind 10.',
      'Alles andere: nichts.',
      'Die Runden gehen von 3 Karten hinauf bis 10 und zurück auf 3, oder kürzer, wenn ihr das ausmacht.',
      'Wingman: Du sagst deine Hand an, und jemand anders spielt sie; geht es auf, bekommt ihr beide Punkte.',
    ],
    tips: [
      'Zähl zuerst Trümpfe und Mixer: Das sind deine Stiche.',
      'Null ist eine gute Ansage, wenn du niedrig bist und keinen Trumpf hast.',
      'Hast du, was du angesagt hast, wirf hohe Karten auf Stiche, die andere holen.',
      'Merk dir, wer nicht bedienen konnte: Dieses Glas ist nicht mehr sicher.',
    ],
  },
};
