import type { WhyGood } from '@taproom/engine';

type About = WhyGood['about'];

const punkte = ({ points: n }: About): string => `${n} ${n === 1 ? 'Punkt' : 'Punkte'}`;

/** Warum ein Zug gut ist. Jeder beendet einen Satz, der mit dem Zug begann. */
const REASONS: Readonly<Record<string, (about: About, guest: string) => string>> = {
  'serves-perfect': (about, guest) => `ein perfekter Drink für ${guest}, sofort ${punkte(about)}`,
  serves: (about, guest) => `${guest} ist versorgt, sofort ${punkte(about)}`,
  'draws-blind': () => 'was kommen kann, ist mehr wert als das, was daliegt',
  'fetches-perfect': (_, guest) => `genau diese Flasche wünscht sich ${guest}`,
  fetches: (_, guest) => `danach fragt ${guest}`,
  completes: (_, guest) => `damit lässt sich ${guest} bedienen`,
  'fetches-flavour': () => 'ein Aroma unter dem Drink zahlt sich aus, das nächste noch mehr',
  'fetches-event': () => 'du kannst es noch in diesem Zug spielen, oder aufheben, bis du es brauchst',
  swaps: (_, guest) => `${guest} ist schwerer zufriedenzustellen als wer auch immer kommt`,
  gifts: (about) => `${punkte(about)} für eine Flasche, die du entbehren kannst`,
  'drops-unwanted': () => 'danach fragt keiner deiner Gäste',
  'brings-end': () => 'es läutet das Ende ein, und das passt dir besser als den anderen',
  'puts-off-end': () => 'dein letzter Gast kann warten: eine Runde mehr ist dir mehr wert als das Ende',
  saves: () => 'was du hältst, ist vorerst in der Hand mehr wert',
};

export const reasonIn =
  (card: (text: string) => string) =>
  ({ name, about }: WhyGood): string | undefined =>
    REASONS[name]?.(about, card(String(about.guest ?? '')));
