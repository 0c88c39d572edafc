import type { Reader, WhyGood } from '@taproom/engine';

const karten = (n: number): string => (n === 1 ? 'nur noch eine Karte' : `nur noch ${n} Karten`);

/** Warum ein Zug gut ist. Jeder beendet einen Satz, der mit dem Zug begann. */
const reasonsWith = (
  suitWord: (suit: string) => string,
): Readonly<Record<string, (about: WhyGood['about'], name: (seat: number) => string) => string>> => ({
  'goes-out': () => 'es ist deine letzte Karte, und damit die Runde',
  calls: () => 'die Ansage ist fällig, und Schweigen kann Karten kosten',
  'hits-leader': ({ seat, left }, name) => `${name(Number(seat))} hat ${karten(Number(left))}, und diese hier bremst`,
  hits: ({ seat }, name) => `${name(Number(seat))} muss damit fertig werden`,
  'turns-away': ({ seat, left }, name) =>
    `${name(Number(seat))} hat ${karten(Number(left))} und wäre dran; jetzt geht es andersherum`,
  'keeps-wild': () => 'der Joker wartet, bis sonst nichts geht',
  'avoids-break': () => 'ein Tough Break kostet eine Handvoll Karten, das hier nicht',
  'follows-up': ({ cards: n }) =>
    n === 1 ? 'eine weitere deiner Karten passt darauf' : `${n} deiner anderen Karten passen darauf`,
  declares: ({ suit, held }) => `davon hast du noch ${held}: ${suitWord(String(suit))}`,
  sips: () => 'ein Schluck von irgendwas wiegt weniger als zwei Karten',
  'passes-burden': () => 'ein Tough Break steht anderen besser',
  'passes-stiff': () =>
    'sie passt auf weniger Karten als alles andere, was du weitergeben könntest, und ist so am schwersten loszuwerden',
  'passes-misfit': () => 'sie passt nicht auf den Stapel, und was du behältst, vielleicht schon',
  starves: ({ seat, left }, name) =>
    `${name(Number(seat))} kommt danach und hat ${karten(Number(left))}, und was du von dieser Hand kennst, passt dann nicht`,
  sheds: () => 'jede gespielte Karte ist eine weniger',
});

export const reasonIn = (suitWord: (suit: string) => string) => {
  const reasons = reasonsWith(suitWord);
  return ({ name, about }: WhyGood, { names }: Reader): string | undefined =>
    reasons[name]?.(about, (seat) => names[seat] ?? `Platz ${seat + 1}`);
};
